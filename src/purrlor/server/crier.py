"""Who is told next: connections with news, all in one go; those who look on when their next picture is due."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

LOG = logging.getLogger("purrlor.server")
TICK_SECONDS = 0.01  # pictures of different tables that are due at nearly the same time go out together


class Told(Protocol):
    """A connection, as the crier knows it."""

    def speak(self) -> None:
        """Send what is new."""

    def show(self) -> None:
        """The next picture is due."""


class Crier:
    """One for all connections of a process: a timer and a task for each would take longer than what they do."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._awake: list[Told] = []
        self._later: dict[Told, float] = {}
        self._ticking = False
        self._loop: asyncio.AbstractEventLoop

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Work in this event loop."""
        self._loop = loop

    def wake(self, told: Told) -> None:
        """Let a connection speak, as soon as all that happens now has happened."""
        self._awake.append(told)
        if len(self._awake) == 1:
            self._loop.call_soon(self._speak)

    def _speak(self) -> None:
        awake, self._awake = self._awake, []
        for told in awake:
            told.speak()

    def later(self, told: Told, when: float) -> None:
        """Let a connection show its next picture at this time of the loop."""
        self._later[told] = when
        if not self._ticking:
            self._ticking = True
            self._loop.call_later(TICK_SECONDS, self._tick)

    def due(self, told: Told) -> float | None:
        """Give the time at which a connection will show its next picture, if that is planned."""
        return self._later.get(told)

    def forget(self, told: Told) -> None:
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
