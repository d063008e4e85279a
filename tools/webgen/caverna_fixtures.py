"""Writes positions of Caverna, as one seat sees them, for the tests of the client and for looking at it.

python -m tools.webgen.caverna_fixtures
"""

from json import dumps
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from permonik.bots.bot import World
from permonik.bots.levels import LEVELS
from permonik.engine.caverna.game import CAVERNA
from permonik.server.tables.project import decision_info, outcome_info, told

HERE: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "caverna" / "fixtures"
# Name, seats, seed, the question, the first round in which it counts, a verb that must be among its choices.
WANTED: Final = (
    ("start-2", 2, 1, "turn", 1, "place"),
    ("solo", 1, 2, "turn", 6, "place"),
    ("turn-4", 4, 3, "turn", 8, "call"),
    ("turn-7", 7, 4, "turn", 11, "place"),
    ("twin", 4, 5, "space", 3, "lay"),
    ("farm", 4, 6, "space", 5, "fence"),
    ("furnish", 4, 7, "space", 7, "furnish"),
    ("site", 4, 8, "site", 7, "site"),
    ("expedition", 4, 9, "expedition", 7, "loot"),
    ("forge", 2, 10, "space", 2, "forge"),
    ("exchange", 4, 11, "exchange", 8, "swap"),
    ("feed", 4, 12, "feed", 6, "feed"),
    ("breed", 2, 13, "breed", 6, "breed"),
    ("market", 7, 14, "market", 7, "buy"),
    ("imitate", 7, 15, "imitate", 6, "imitate"),
    ("payment", 4, 16, "payment", 1, "replace"),
    ("purge", 1, 17, "purge", 2, "keep"),
    ("end", 4, 18, "", 12, ""),
)
MOST_GAMES: Final = 60
LAST_EVENTS: Final = 40
RARE: Final = ("exchange", "payment")  # what the rule-based players seldom come to


def main() -> None:
    HERE.mkdir(parents=True, exist_ok=True)
    for name, seats, seed, prompt, round_, verb in WANTED:
        for attempt in range(MOST_GAMES):
            found = _play(seats, f"{seed} {attempt}", prompt, round_, verb)
            if found:
                (HERE / f"{name}.json").write_text(dumps(found, ensure_ascii=False) + "\n", encoding="utf-8")
                break
        else:
            raise SystemExit(f"no position for {name}")


def _play(seats: int, seed: str, prompt: str, round_: int, verb: str) -> dict[str, Any] | None:
    """A game of the rule-based players with some moves at random, up to the first position that fits."""
    rng = Random(seed)
    state = CAVERNA.new(seats, seed.encode(), {})
    events: list[Any] = []
    before: dict[str, Any] | None = None
    while (seat := CAVERNA.to_act(state)) is not None:
        question = CAVERNA.decision(state)
        verbs = {choice.facets["verb"] for choice in question.choices}
        if question.prompt == prompt and state.round >= round_ and verb in verbs:
            return _told(state, seat, events, before)
        if question.prompt == "turn":
            before = CAVERNA.view(state, seat)
        chance = 0.4 if prompt in RARE else 0.15
        play = LEVELS["caverna"]["random" if rng.random() < chance else "easy"]
        CAVERNA.apply(state, play.choose(World(CAVERNA, state, seat, rng)), events)
    return _told(state, 0, events, before) if not prompt else None


def _told(state: Any, seat: int, events: list[Any], before: dict[str, Any] | None) -> dict[str, Any]:
    over = CAVERNA.to_act(state) is None
    made = {
        "seat": seat,
        "view": CAVERNA.view(state, seat),
        "before": before,
        "decision": None if over else decision_info(CAVERNA.decision(state)),
        "events": told(events[-LAST_EVENTS:], seat),
        "outcome": outcome_info(CAVERNA, state) if over else None,
    }
    plain: dict[str, Any] = msgspec.to_builtins(made)
    return plain


if __name__ == "__main__":
    main()
