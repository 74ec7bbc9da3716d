"""The door: who may knock how often, from which pages, and what every answer says about safety."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from purrlor.server.db.store import Store
from purrlor.server.errors import TooMuch
from purrlor.server.limits.addresses import Allowances, Origin, group
from purrlor.server.limits.body_budget import BodyBudget
from purrlor.server.limits.buckets import Bucket, Buckets
from purrlor.server.limits.connections import Connections
from purrlor.server.limits.fair_queue import FairQueue
from purrlor.server.limits.open_tables import OpenTables
from purrlor.server.limits.proxies import HOST, Proxies
from purrlor.server.limits.throttled_log import Once, ThrottledLog
from purrlor.server.settings import Limits, Settings

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
    """Return the headers that every answer carries."""
    return {**HEADERS, **({"strict-transport-security": "max-age=31536000"} if secure else {})}


class Guard:
    """Counts what addresses and people do, over all connections of the process."""

    def __init__(self, settings: Settings) -> None:
        """Take the limits."""
        self.settings = settings
        limits: Limits = settings.limits
        self.proxies = Proxies(settings.proxies)
        self.allowances = Allowances(settings.allowances)
        self.headers = safety_headers(settings.secure_cookie)
        self.connections = Connections(limits, self.proxies, self.allowances)
        self.queue = FairQueue(limits)
        self.body_budget = BodyBudget(limits)
        self.open_tables = OpenTables(limits)
        self.frames = Buckets(limits.address_frames_per_second, limits.address_frames_burst)
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.codes = Buckets(limits.codes_per_minute / 60, limits.codes_per_minute)
        self.tables = Buckets(limits.tables_per_minute / 60, limits.tables_burst)
        self.talk = Buckets(limits.chat_per_minute / 60, limits.chat_burst)
        self.talk_from = Buckets(limits.address_chat_per_second, limits.address_chat_burst)
        self.mutes = Buckets(limits.mutes_per_minute / 60, limits.mutes_burst)
        self.sockets: dict[str, int] = {}
        self.nonsense = ThrottledLog()
        self._foreign = Once()

    def visitor(self, address: str) -> Visitor:
        """Return who counts for an address."""
        name = group(address)
        return Visitor(name, self.allowances.times(name), self)

    def origin_fits(self, scope: Scope) -> bool:
        """Return whether a request comes from our own pages, or from a program (which sends no origin)."""
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
class Visitor(Origin):
    """Somebody at the door, with what they may do."""

    guard: Guard

    def may_ask(self, cost: float = 1.0) -> bool:
        """Count a request (a websocket costs more)."""
        return self.guard.requests.of(self.address, self.times).take(cost)

    async def check_opening(self, store: Store) -> None:
        """Count a table that is to be set up, and refuse one too many."""
        if not self.guard.tables.take(self.address, self.times):
            raise TooMuch("error-many-tables")
        await self.guard.open_tables.check(self, store)

    def may_guess(self) -> bool:
        """Return whether a code may be tried; only wrong ones count."""
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
        """Return what counts the frames of this address."""
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
