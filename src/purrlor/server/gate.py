"""A lock that can also be taken at once: whoever finds it open goes through without waiting for a turn of the loop."""

from __future__ import annotations

import asyncio
from collections import deque


class Gate:
    """One at a time, in the order of coming; otherwise used like `asyncio.Lock`."""

    def __init__(self) -> None:
        """Stand open."""
        self._taken = False
        self._line: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Say whether somebody is inside."""
        return self._taken

    def enter_now(self) -> bool:
        """Go in if it is open; whoever does calls `leave`."""
        if self._taken:
            return False
        self._taken = True
        return True

    def leave(self) -> None:
        """Let the next one in; the gate stays taken meanwhile, so that nobody slips in between."""
        while self._line:
            place = self._line.popleft()
            if not place.done():
                place.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        """Wait in line."""
        if not self.enter_now():
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._line.append(place)
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self.leave()  # the gate had been handed over already
                raise

    async def __aexit__(self, *_: object) -> None:
        """Leave."""
        self.leave()
