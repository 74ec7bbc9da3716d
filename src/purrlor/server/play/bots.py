"""Bots think in a few threads of low priority, never in the event loop, and only on what their seat can know."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from purrlor.bots import LEVELS, bot
from purrlor.bots.advice import Advice, advise
from purrlor.bots.personas import personas
from purrlor.engine import Match
from purrlor.errors import BadSetup, PurrlorError
from purrlor.server.play.priorities import give_way
from purrlor.server.wire.bodies import LevelInfo
from purrlor.server.wire.tables import Hinted, Why

LOG = logging.getLogger("purrlor.server")
NICE = 19
SHOWN_HINTS = 5


def levels() -> list[LevelInfo]:
    """List the bots that may sit at a table; nothing else can be named by a client."""
    faces = {persona.level: persona.art for persona in reversed(personas().values())}
    return [LevelInfo(id=name, art=faces[name]) for name in LEVELS]


def check_level(level: str | None, field: str) -> str:
    """Refuse a bot that is not one of the levels."""
    if level not in LEVELS:
        raise BadSetup("error-level-unknown", name=level, known=", ".join(LEVELS), field=field)
    return level


class Thinkers:
    """A cap on how many bots think at once."""

    def __init__(self, count: int) -> None:
        """Make the threads; they give way to the event loop."""
        self._threads, self._advisers = _threads(count, "purrlor-think"), _threads(1, "purrlor-advise")
        self._stop = threading.Event()

    def close(self) -> None:
        """Stop thinking, now."""
        self._stop.set()
        for threads in (self._threads, self._advisers):
            threads.shutdown(wait=True, cancel_futures=True)

    async def choose(self, world: Match, seat: int, level: str, seconds: float | None) -> str:
        """Return the move of a bot in a world that was imagined from its seat; the truth never comes here.

        It thinks for `seconds` at most, so that its answer can be there when it is to be seen, whatever it holds.
        """
        deadline = None if seconds is None else time.monotonic() + seconds
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._choose, world, seat, level, deadline)

    async def hint(self, world: Match, seat: int) -> list[Hinted]:
        """Return the best moves, and why; hints wait for each other, so that no bot waits for them."""
        return await asyncio.get_running_loop().run_in_executor(self._advisers, self._hint, world, seat)

    def _choose(self, world: Match, seat: int, level: str, deadline: float | None) -> str:
        def stop() -> bool:
            return self._stop.is_set() or (deadline is not None and time.monotonic() > deadline)

        try:
            return bot(level, world.game).choose(world, seat, stop=stop).text
        except PurrlorError as error:  # a bot that fails must not hold up the table
            LOG.warning("a bot (%s) failed at %s: %s", level, world.game.id, type(error).__name__)
            return world.timeout_move(seat).text

    def _hint(self, world: Match, seat: int) -> list[Hinted]:
        advised = [advice for advice in advise(world, seat, stop=self._stop.is_set) if advice.hint.visits]
        total = sum(advice.hint.visits for advice in advised)
        return [_hinted(advice, advice.hint.visits / total) for advice in advised[:SHOWN_HINTS]]


def _threads(count: int, name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix=name, initializer=give_way, initargs=(NICE,))


def _hinted(advice: Advice, share: float) -> Hinted:
    hint, why = advice.hint, advice.why
    return Hinted(
        move=hint.move.text,
        say=hint.move.say,
        share=round(share, 3),
        win=round(hint.win, 3),
        equal=advice.equal,
        why=None if why is None else Why(kind=why.kind, say=why.say, n=why.n, of=round(why.of, 3)),
    )
