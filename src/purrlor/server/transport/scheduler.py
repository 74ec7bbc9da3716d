"""Who is told next: connections with news, all in one go; those who look on when their next picture is due."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

LOG = logging.getLogger("purrlor.server")
TICK_SECONDS = 0.01  # pictures of different tables that are due at nearly the same time go out together


class Flushable(Protocol):
    """A connection, as the scheduler knows it."""

    def flush(self) -> None:
        """Send what is new."""

    def show(self) -> None:
        """The next picture is due."""


class SendScheduler:
    """One for all connections of a process: a timer and a task for each would take longer than what they do."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._awake: list[Flushable] = []
        self._later: dict[Flushable, float] = {}
        self._ticking = False
        self._loop: asyncio.AbstractEventLoop

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Work in this event loop."""
        self._loop = loop

    def wake(self, told: Flushable) -> None:
        """Let a connection speak, as soon as all that happens now has happened."""
        self._awake.append(told)
        if len(self._awake) == 1:
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        awake, self._awake = self._awake, []
        for told in awake:
            told.flush()

    def later(self, told: Flushable, when: float) -> None:
        """Let a connection show its next picture at this time of the loop."""
        self._later[told] = when
        if not self._ticking:
            self._ticking = True
            self._loop.call_later(TICK_SECONDS, self._tick)

    def due(self, told: Flushable) -> float | None:
        """Return the time at which a connection will show its next picture, if that is planned."""
        return self._later.get(told)

    def forget(self, told: Flushable) -> None:
        """The picture has been shown, or nobody is there any more to look at it."""
        self._later.pop(told, None)

    def _tick(self) -> None:
        now = self._loop.time()
        for told in [told for told, when in self._later.items() if when <= now]:
            del self._later[told]
            told.show()
        self._ticking = bool(self._later)
        if self._ticking:
            self._loop.call_later(TICK_SECONDS, self._tick)
