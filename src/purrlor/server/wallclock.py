"""The time of day, for everything that is written down or counted off a clock."""

from __future__ import annotations

import time
from functools import partial

# Seconds since some moment, those included in which the machine slept.
_passed = partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic


class SteadyClock:
    """The time of day as it was at the start, and what has passed since: nobody gains by a clock that is set back."""

    def __init__(self) -> None:
        """Look at both clocks once."""
        self._ahead = time.time() - _passed()

    def __call__(self) -> float:
        """Return the time in seconds since 1970."""
        return self._ahead + _passed()
