"""A lock that can also be taken at once: whoever finds it open goes through without waiting for a turn of the loop."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial

LOG = logging.getLogger("purrlor.server")


class Gate:
    """One at a time, in the order of coming; otherwise used like `asyncio.Lock`."""

    def __init__(self) -> None:
        """Stand open."""
        self._taken = False
        self._turn = 0  # counts who went in
        self._letting_in = False  # somebody goes through the line already
        self._line: deque[Callable[[], bool]] = deque()

    def locked(self) -> bool:
        """Say whether somebody is inside."""
        return self._taken

    def enter(self, inside: Callable[[], None]) -> None:
        """Do something inside, now or as soon as it is one's turn; `leave` ends it."""
        if self._taken or self._line:
            self._line.append(partial(_let_in, inside))
        else:
            self._go_in(partial(_let_in, inside))

    def leave(self) -> None:
        """Let the next one in, before anybody who comes later.

        Whoever goes in and out at once calls this from within: then the one who went through the line first goes on,
        so that a line of any length is no deeper than one.
        """
        self._taken = False
        if self._letting_in:
            return
        self._letting_in = True
        try:
            while self._line and not self._taken:
                self._go_in(self._line.popleft())
        finally:
            self._letting_in = False

    def _go_in(self, place: Callable[[], bool]) -> None:
        """Let somebody in; whoever has gone away, or breaks inside, is not there to leave."""
        self._taken = True
        self._turn = mine = self._turn + 1
        try:
            stays = place()
        except Exception:
            LOG.exception("what was to be done at a table broke")
            stays = False
        if not stays and self._taken and self._turn == mine:
            self.leave()

    async def __aenter__(self) -> None:
        """Wait in line."""
        if not self._taken and not self._line:
            self._taken = True
            self._turn += 1
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
