"""The door: who may knock how often, from which pages, and what every answer says about safety."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from purrlor.server.addresses import Allowances, group
from purrlor.server.frames import Scope
from purrlor.server.hall import Hall
from purrlor.server.luggage import Luggage
from purrlor.server.opened import Opened
from purrlor.server.proxies import HOST, Proxies
from purrlor.server.seldom import Once, Seldom
from purrlor.server.settings import Limits, Settings
from purrlor.server.turns import Turns

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


def safety_headers(secure: bool) -> dict[str, str]:
    """Give the headers that every answer carries."""
    return {**HEADERS, **({"strict-transport-security": "max-age=31536000"} if secure else {})}


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
        """Say whether there is a token."""
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
        """Give the bucket of an address or person that has so many times the usual limit."""
        bucket = self._of.pop(key, None) or Bucket(self.rate * times, self.most * times)
        self._of[key] = bucket
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket

    def take(self, key: str, times: float = 1.0) -> bool:
        """Say whether this address or person may go on."""
        return self.of(key, times).take()


class Guard:
    """Counts what addresses and people do, over all connections of the process."""

    def __init__(self, settings: Settings) -> None:
        """Take the limits."""
        self.settings = settings
        limits: Limits = settings.limits
        self.proxies = Proxies(settings.proxies)
        self.allowances = Allowances(settings.allowances)
        self.headers = safety_headers(settings.secure_cookie)
        self.hall = Hall(limits, self.proxies, self.allowances)
        self.turns = Turns(limits)
        self.luggage = Luggage(limits)
        self.opened = Opened(limits)
        self.frames = Buckets(limits.address_frames_per_second, limits.address_frames_burst)
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.codes = Buckets(limits.codes_per_minute / 60, limits.codes_per_minute)
        self.tables = Buckets(limits.tables_per_minute / 60, limits.tables_burst)
        self.talk = Buckets(limits.chat_per_minute / 60, limits.chat_burst)
        self.talk_from = Buckets(limits.address_chat_per_second, limits.address_chat_burst)
        self.mutes = Buckets(limits.mutes_per_minute / 60, limits.mutes_burst)
        self.sockets: dict[str, int] = {}
        self.nonsense = Seldom()
        self._foreign = Once()

    def visitor(self, address: str) -> Visitor:
        """Give who counts for an address."""
        name = group(address)
        return Visitor(self, name, self.allowances.times(name))

    def origin_fits(self, scope: Scope) -> bool:
        """Say whether a request comes from our own pages, or from a program (which sends no origin)."""
        headers = Headers(scope=scope)
        origin, host = headers.get("origin"), scope.get(HOST) or headers.get("host", "")
        if origin is None or origin in self.settings.origins or _netloc(origin) == host:
            return True
        self._foreign.warn(
            f"A page of {origin} was refused, for this server is reached as {host}. If it is your own (behind a proxy "
            "that changes Host), let the proxy send X-Forwarded-Host, or start with --origin."
        )
        return False


@dataclass(frozen=True)
class Visitor:
    """An address as limits count it, with what it may do."""

    guard: Guard
    address: str
    times: float

    def may_ask(self, cost: float = 1.0) -> bool:
        """Count a request (a websocket costs more)."""
        return self.guard.requests.of(self.address, self.times).take(cost)

    def may_open(self) -> bool:
        """Count a table that is set up."""
        return self.guard.tables.take(self.address, self.times)

    def may_guess(self) -> bool:
        """Say whether a code may be tried; only wrong ones count."""
        bucket = self.guard.codes.of(self.address, self.times)
        may = bucket.take()
        bucket.left += may
        return may

    def guessed_wrong(self) -> None:
        """Count a wrong code."""
        self.guard.codes.take(self.address, self.times)

    def may_talk(self, who: str) -> bool:
        """Count a line of chat: by person, and far more generously by address."""
        return self.guard.talk.take(who) and self.guard.talk_from.take(self.address, self.times)

    def may_mute(self, who: str) -> bool:
        """Count a change of whom a person hears."""
        return self.guard.mutes.take(who)

    def frames(self) -> Bucket:
        """Give what counts the frames of this address."""
        return self.guard.frames.of(self.address, self.times)

    def enter(self) -> bool:
        """Count a new websocket, unless there are too many."""
        guard, limits = self.guard, self.guard.settings.limits
        here = guard.sockets.get(self.address, 0)
        if here >= limits.sockets_per_address * self.times or sum(guard.sockets.values()) >= limits.sockets:
            return False
        guard.sockets[self.address] = here + 1
        return True

    def go(self) -> None:
        """A websocket has closed."""
        left = self.guard.sockets.get(self.address, 0) - 1
        if left > 0:
            self.guard.sockets[self.address] = left
        else:
            self.guard.sockets.pop(self.address, None)


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # half of an IPv6 address
        return ""
