"""The lock of a table: whoever changes its game, or must not see a change that is half done, holds it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

LOG = logging.getLogger("purrlor.server")


class TableLock:
    """One at a time, in the order of coming; taken with a callback, which costs no task, or by `async with`."""

    def __init__(self) -> None:
        """Be free."""
        self._held = False
        self._line: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        """Return whether somebody holds it."""
        return self._held

    def acquire(self, then: Callable[[], None]) -> None:
        """Call `then` with the lock held: now when it is free, else when it is one's turn.

        `then` sees to it that `release` is called, now or later, unless it raises.
        """
        if self._held:
            self._line.append(then)
        else:
            self._held = True
            self._enter(then)

    def release(self) -> None:
        """Hand the lock to the next in line, or be free.

        The next one goes in a turn of the event loop of its own, so that a line of any length is no recursion.
        """
        if not self._held:
            raise RuntimeError("a lock that nobody holds cannot be released")
        if self._line:
            asyncio.get_running_loop().call_soon(self._enter, self._line.popleft())
        else:
            self._held = False

    def _enter(self, then: Callable[[], None]) -> None:
        try:
            then()
        except Exception:
            LOG.exception("what was to be done at a table broke")
            self.release()

    async def __aenter__(self) -> None:
        """Wait in line."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.acquire(lambda: self.release() if turn.cancelled() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()  # it had been handed over already
            raise

    async def __aexit__(self, *_: object) -> None:
        """Release."""
        self.release()
