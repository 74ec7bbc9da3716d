"""Log lines that strangers can cause: at most one in ten seconds, which says how many were left out."""

from __future__ import annotations

import logging
import time

LOG = logging.getLogger("purrlor.server")
SECONDS = 10.0
LONGEST = 400


class ThrottledLog:
    """One kind of line."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Take how long it keeps silent after a line."""
        self._seconds = seconds
        self._next = float("-inf")
        self._left_out = 0

    def warn(self, sentence: str) -> None:
        """Log a line, unless there was one just now."""
        now = time.monotonic()
        if now < self._next:
            self._left_out += 1
            return
        more = f" ({self._left_out} more since the last such line)" if self._left_out else ""
        LOG.warning("%s%s", sentence[:LONGEST].encode("unicode_escape").decode(), more)
        self._next, self._left_out = now + self._seconds, 0


class Once(ThrottledLog):
    """A line that is said once in the life of a server."""

    def __init__(self) -> None:
        """Keep silent for good after the first one."""
        super().__init__(float("inf"))
