"""Rates: tokens that refill evenly, for one thing or for each address or person."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

BUCKETS_CACHE_SIZE = 10_000


@dataclass
class Bucket:
    """Tokens that refill evenly; each request takes one."""

    rate: float
    most: float
    left: float = -1.0
    at: float = 0.0

    def __post_init__(self) -> None:
        """Begin with a full bucket."""
        self.left, self.at = self.most, time.monotonic()

    def wait(self, tokens: float = 1.0) -> float:
        """Take tokens; give the seconds until there were enough (0: at once)."""
        self._refill()
        self.left -= tokens
        return max(0.0, -self.left / self.rate)

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        if self.left < tokens:
            self._refill()
            if self.left < tokens:
                return False
        self.left -= tokens
        return True

    def owe(self, tokens: float) -> float:
        """Take tokens that may not be there yet, but never more than a full bucket ahead; give the seconds to wait."""
        wait = self.wait(tokens)
        self.left = max(self.left, -self.most)
        return min(wait, self.most / self.rate)

    def has(self) -> bool:
        """Return whether there is a token."""
        if self.left < 1.0:
            self._refill()
        return self.left >= 1.0

    def _refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each address or person; only the newest thousands are remembered."""

    def __init__(self, rate: float, most: float) -> None:
        """Take the rate a second, and how many at once."""
        self.rate, self.most = rate, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, times: float = 1.0) -> Bucket:
        """Return the bucket of an address or person that has so many times the usual limit."""
        bucket = self._of.pop(key, None) or Bucket(self.rate * times, self.most * times)
        self._of[key] = bucket
        if len(self._of) > BUCKETS_CACHE_SIZE:
            self._of.popitem(last=False)
        return bucket

    def take(self, key: str, times: float = 1.0) -> bool:
        """Return whether this address or person may go on."""
        return self.of(key, times).take()
