"""The program of a bot worker: reads decisions, answers them, and ends with the server that started it."""

import ctypes
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from random import Random
from typing import Any, BinaryIO, Final

import msgspec

from permonik.bots.bot import World
from permonik.bots.levels import LEVELS
from permonik.engine.catalog import GAMES
from permonik.engine.core.values import Action
from permonik.server.workers import Answer, Job, framed

_LOOK_EVERY: Final = 0.5
_PR_SET_PDEATHSIG: Final = 1


def choose(job: Job) -> Action:
    """What the bot of a level does in a world."""
    game: Any = GAMES[job.game]
    world: World[Any] = World(game, game.load(job.world), job.seat, Random(job.seed), job.trace)
    return LEVELS[job.game][job.level].choose(world, job.budget)


def main() -> None:
    _end_with_parent()
    _be_nice()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # nobody waits for the answer any more


def serve(inbox: BinaryIO, outbox: BinaryIO) -> None:
    decoder = msgspec.msgpack.Decoder(Job)
    while head := inbox.read(4):
        job = decoder.decode(inbox.read(int.from_bytes(head, "big")))
        outbox.write(framed(msgspec.msgpack.encode(Answer(choose(job)))))
        outbox.flush()


def _end_with_parent() -> None:
    """A closed pipe ends an idle worker; the kernel, or a look at its parent, one that thinks."""
    parent = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK_EVERY)
    os._exit(0)


def _be_nice() -> None:
    """People's moves come before bots' thoughts: a worker never pushes the server off a processor."""
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):  # a container may forbid it
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(15)


if __name__ == "__main__":
    main()
