"""The door: who may knock how often, from which pages, and what every answer says about safety."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from purrlor.server.settings import Limits, Settings

REMEMBERED = 10_000

CSP = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass
class Bucket:
    """Tokens that refill evenly; each request takes one."""

    rate: float
    most: float
    left: float = -1.0
    at: float = field(default_factory=time.monotonic)

    def wait(self) -> float:
        """Take a token; give the seconds until there was one (0: at once)."""
        self._refill()
        self.left -= 1.0
        return max(0.0, -self.left / self.rate)

    def take(self) -> bool:
        """Take a token, if there is one."""
        if not self.has():
            return False
        self.left -= 1.0
        return True

    def has(self) -> bool:
        """Say whether there is a token."""
        if self.left < 1.0:
            self._refill()
        return self.left >= 1.0

    def _refill(self) -> None:
        now = time.monotonic()
        start = self.most if self.left == -1.0 else self.left
        self.left = min(self.most, start + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each address; only the newest thousands are remembered."""

    def __init__(self, rate: float, most: float) -> None:
        """Take the rate a second, and how many at once."""
        self.rate, self.most = rate, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Say whether this address may go on."""
        bucket = self._of.pop(address, None) or Bucket(self.rate, self.most)
        self._of[address] = bucket
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket.take()


class Guard:
    """Counts what addresses do."""

    def __init__(self, settings: Settings) -> None:
        """Take the limits."""
        self.settings = settings
        limits: Limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.codes = Buckets(limits.codes_per_minute / 60, limits.codes_per_minute)
        self.sockets: dict[str, int] = {}

    def origin_fits(self, headers: Headers) -> bool:
        """Say whether a request comes from our own pages, or from a program (which sends no origin)."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host", "")

    def enter(self, address: str) -> bool:
        """Count a new websocket, unless there are too many."""
        limits, here = self.settings.limits, self.sockets.get(address, 0)
        if here >= limits.sockets_per_address or sum(self.sockets.values()) >= limits.sockets:
            return False
        self.sockets[address] = here + 1
        return True

    def go(self, address: str) -> None:
        """A websocket has closed."""
        left = self.sockets.get(address, 0) - 1
        if left > 0:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)
