"""Explanations of finished games: worked out once, one at a time, apart from the server, and kept.

They can always be worked out again from the record, so they lie in a folder beside the database, not in it.
"""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog

from permonik.engine.core.game import Choice
from permonik.server.tables.room import No
from permonik.server.wire import Wire
from permonik.text import Text

_LIMIT: Final = 600.0  # seconds; no game takes nearly as long


class Move(Wire):
    """An action: its text, and what it means in the language that was asked for."""

    text: str
    says: str = ""


class ExplainedStep(Wire):
    """One move of a game, what `normal` would have played, and what all believed just before."""

    seat: int
    played: Move
    advice: Move
    roles: list[int] = msgspec.field(default_factory=list)  # the truth by seat, as numbers of roles
    beliefs: list[list[list[float]]] = msgspec.field(
        default_factory=list
    )  # by believing seat, seat and role: how likely


class Explanation(Wire):
    """What bots thought of a finished game. Until it is ready, ask again."""

    ready: bool
    roles: list[str] = msgspec.field(default_factory=list)
    roles_say: list[str] = msgspec.field(default_factory=list)
    steps: list[ExplainedStep] = msgspec.field(default_factory=list)


class Explainer:
    """Explanations in a folder, and those that are being worked out."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._working: Final[dict[str, asyncio.Task[None]]] = {}
        self._failed: Final[set[str]] = set()  # until the server starts again
        self._one_at_a_time: Final = asyncio.Lock()
        self._log: Final = structlog.get_logger("permonik.explain")

    def get(self, table: str) -> dict[str, Any] | None:
        """What is kept of a table's game, if anything yet."""
        try:
            found: dict[str, Any] = msgspec.json.decode(self._file(table).read_bytes())
        except (FileNotFoundError, msgspec.DecodeError):
            return None
        return found

    def begin(self, table: str, record: list[str]) -> None:
        """Have a game explained, unless that is under way; what failed once is not tried again."""
        if table in self._failed:
            raise No("not-explained")
        if table not in self._working:
            task = asyncio.create_task(self._work(table, record))
            self._working[table] = task
            task.add_done_callback(lambda _: self._working.pop(table, None))

    def _file(self, table: str) -> Path:
        return self._folder / f"{table}.json"

    async def _work(self, table: str, record: list[str]) -> None:
        async with self._one_at_a_time:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "permonik.server.explainer"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
            content = b""
            try:
                with suppress(TimeoutError):
                    content, _ = await asyncio.wait_for(
                        process.communicate("\n".join(record).encode()), _LIMIT
                    )
            finally:  # also when the server closes
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            if process.returncode == 0:
                self._keep(table, content)
            else:
                self._failed.add(table)
                self._log.error("not-explained", table=table)

    def _keep(self, table: str, content: bytes) -> None:
        """Whole or not at all."""
        self._folder.mkdir(parents=True, exist_ok=True)
        unfinished = self._file(table).with_suffix(".part")
        unfinished.write_bytes(content)
        unfinished.replace(self._file(table))

    async def close(self) -> None:
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(found: dict[str, Any], names: list[str], text: Text) -> Explanation:
    """An explanation in words."""
    game = found["game"]

    def move(content: dict[str, Any]) -> Move:
        choice = Choice((0, 0, 0, 0), content["text"], content["facets"], content["cost"])
        return Move(text=choice.text, says=text.choice(game, choice, names))

    steps = [
        ExplainedStep(
            seat=step["seat"],
            played=move(step["played"]),
            advice=move(step["advice"]),
            roles=step["roles"],
            beliefs=step["beliefs"],
        )
        for step in found["steps"]
    ]
    roles = found["roles"]
    says = [text.format(f"{game}-role", role=role) for role in roles]
    return Explanation(ready=True, roles=roles, roles_say=says, steps=steps)
