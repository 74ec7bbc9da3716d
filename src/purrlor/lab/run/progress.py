"""A bar for long work: on a terminal it is drawn over, elsewhere nothing is written."""

from __future__ import annotations

import sys
import time

from purrlor.saying import worded

CELLS = 30


class Progress:
    """How far a number of games is played."""

    def __init__(self, total: int) -> None:
        """Take how many games there are."""
        self.total = total
        self.done = 0
        self._live = sys.stderr.isatty()
        self._drawn = time.monotonic()

    def add(self, count: int) -> None:
        """Note that more is done; redraw a few times a second."""
        self.done += count
        if self._live and (time.monotonic() - self._drawn > 0.2 or self.done >= self.total):
            self._drawn = time.monotonic()
            full = CELLS * self.done // max(1, self.total)
            end = "\n" if self.done >= self.total else ""
            bar = "█" * full + "░" * (CELLS - full)
            print(f"\r{bar} {worded('progress', done=self.done, n=self.total)}", end=end, file=sys.stderr, flush=True)
