"""Bots think in a few threads of low priority, never in the event loop, and only on what their seat can know."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from purrlor.bots import LEVELS, bot, hints
from purrlor.engine import Match
from purrlor.errors import BadSetup, PurrlorError
from purrlor.server.play.priorities import give_way
from purrlor.server.wire.bodies import LevelInfo
from purrlor.server.wire.tables import Hinted

LOG = logging.getLogger("purrlor.server")
NICE = 19
SHOWN_HINTS = 5


def levels() -> list[LevelInfo]:
    """List the bots that may sit at a table; nothing else can be named by a client."""
    return [LevelInfo(id=name) for name in LEVELS]


def check_level(level: str | None, field: str) -> str:
    """Refuse a bot that is not one of the levels."""
    if level not in LEVELS:
        raise BadSetup("error-level-unknown", name=level, known=", ".join(LEVELS), field=field)
    return level


class Thinkers:
    """A cap on how many bots think at once."""

    def __init__(self, count: int) -> None:
        """Make the threads; they give way to the event loop."""
        self._threads = ThreadPoolExecutor(
            count, thread_name_prefix="purrlor-think", initializer=give_way, initargs=(NICE,)
        )
        self._stop = threading.Event()

    def close(self) -> None:
        """Stop thinking, now."""
        self._stop.set()
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def choose(self, world: Match, seat: int, level: str, seconds: float | None) -> str:
        """Return the move of a bot in a world that was imagined from its seat; the truth never comes here.

        It thinks for `seconds` at most, so that its answer can be there when it is to be seen, whatever it holds.
        """
        deadline = None if seconds is None else time.monotonic() + seconds
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._choose, world, seat, level, deadline)

    async def hint(self, world: Match, seat: int) -> list[Hinted]:
        """Return the best moves, as an alley cat judges them."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hint, world, seat)

    def _choose(self, world: Match, seat: int, level: str, deadline: float | None) -> str:
        def stop() -> bool:
            return self._stop.is_set() or (deadline is not None and time.monotonic() > deadline)

        try:
            return bot(level, world.game).choose(world, seat, stop=stop).text
        except PurrlorError as error:  # a bot that fails must not hold up the table
            LOG.warning("a bot (%s) failed at %s: %s", level, world.game.id, type(error).__name__)
            return world.timeout_move(seat).text

    def _hint(self, world: Match, seat: int) -> list[Hinted]:
        judged = hints(world, seat, stop=self._stop.is_set)
        total = sum(hint.visits for hint in judged) or 1
        return [
            Hinted(move=h.move.text, say=h.move.say, share=round(h.visits / total, 3), win=round(h.win, 3))
            for h in judged[:SHOWN_HINTS]
        ]
