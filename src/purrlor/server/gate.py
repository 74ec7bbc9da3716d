"""A lock that can also be taken at once: whoever finds it open goes through without waiting for a turn of the loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial


class Gate:
    """One at a time, in the order of coming; otherwise used like `asyncio.Lock`."""

    def __init__(self) -> None:
        """Stand open."""
        self._taken = False
        self._line: deque[Callable[[], bool]] = deque()

    def locked(self) -> bool:
        """Say whether somebody is inside."""
        return self._taken

    def enter(self, inside: Callable[[], None]) -> None:
        """Do something inside, now or as soon as it is one's turn; `leave` ends it."""
        if self._taken:
            self._line.append(partial(_let_in, inside))
        else:
            self._taken = True
            inside()

    def leave(self) -> None:
        """Let the next one in; the gate stays taken meanwhile, so that nobody slips in between."""
        while self._line:
            if self._line.popleft()():
                return
        self._taken = False

    async def __aenter__(self) -> None:
        """Wait in line."""
        if not self._taken:
            self._taken = True
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(partial(_wake, place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave()  # the gate had been handed over already
            raise

    async def __aexit__(self, *_: object) -> None:
        """Leave."""
        self.leave()


def _let_in(inside: Callable[[], None]) -> bool:
    inside()
    return True


def _wake(place: asyncio.Future[None]) -> bool:
    """Let somebody in who waits; False when they have gone away."""
    if not place.done():
        place.set_result(None)
        return True
    return False
