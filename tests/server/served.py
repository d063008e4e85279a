"""The real server in a process of its own, on a port of its own."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

QUICK = {
    "bot_pace": "0",
    "requests_per_minute": "1000000",
    "recoveries_per_hour": "1000",
    "messages_per_second": "100000",
    "tables_per_identity": "1000",
    "sockets_per_identity": "1000",
    "workers": "1",
    "log": "warning",
}


class Served:
    """A running server."""

    def __init__(self, data: Path, database: str = "", port: int = 0, **settings: Any) -> None:
        self.data = data
        self.port = port  # 0: any that is free
        self.database = database
        self.settings = {**QUICK, **{name: str(value) for name, value in settings.items()}}
        self.log = data / "server.log"
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self, under: Sequence[str] = (), **environment: str) -> "Served":
        """Start it, perhaps under another program that watches it."""
        self.data.mkdir(parents=True, exist_ok=True)
        environment = {
            **os.environ,
            **{f"PERMONIK_{name.upper()}": value for name, value in self.settings.items()},
            **environment,
        }
        command = [*under, sys.executable, "-m", "permonik", "serve", "--data", str(self.data)]
        command += ["--port", str(self.port)]
        if self.database:
            command += ["--database", self.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.address = "http://" + line.split("http://")[1].split()[0].rstrip("/")
                return self
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As it should be stopped."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        if self.process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)
        if self.process.stdout is not None:
            self.process.stdout.close()
        code = self.process.wait(30)
        self.process = None
        return code


@contextlib.contextmanager
def served(data: Path, database: str = "", **settings: Any) -> Iterator[Served]:
    house = Served(data, database, **settings)
    try:
        yield house.start()
    finally:
        house.stop()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                    found.append(int(entry.name))
    return found
