"""Whose request is worked on: so many of an address at once; more wait, so that those of others go in between."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from purrlor.server.errors import TooMuch, Unavailable
from purrlor.server.settings import Limits


@dataclass
class _Line:
    """The requests of an address."""

    busy: int = 0
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)


class FairQueue:
    """All requests that are open."""

    def __init__(self, limits: Limits) -> None:
        """Take how many there may be."""
        self._limits = limits
        self._lines: dict[str, _Line] = {}
        self._open = 0

    @contextlib.asynccontextmanager
    async def turn(self, address: str, times: float) -> AsyncIterator[None]:
        """Wait until it is this request's turn; too many that wait are refused."""
        line = self._lines.get(address) or _Line()
        self._check(line, times)
        self._lines[address] = line
        self._open += 1
        try:
            await self._until_free(line, times)
            try:
                yield
            finally:
                self._pass_on(line)
        finally:
            self._open -= 1
            if not line.busy and not line.waiting:
                self._lines.pop(address, None)

    def _check(self, line: _Line, times: float) -> None:
        if len(line.waiting) >= self._limits.requests_waiting * times:
            raise TooMuch("error-many-waiting")
        if self._open >= self._limits.requests_open:
            raise Unavailable("error-server-busy")

    async def _until_free(self, line: _Line, times: float) -> None:
        if line.busy < self._limits.requests_at_once * times:
            line.busy += 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.waiting.append(mine)
        try:
            await mine  # who passes on counts for the one whose turn it is
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on(line)
            elif mine in line.waiting:
                line.waiting.remove(mine)
            raise

    def _pass_on(self, line: _Line) -> None:
        while line.waiting:
            following = line.waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        line.busy -= 1
