"""All connections that are open, by address: so many and no more, and every second each is looked at.

What waits for a stranger has an end here: a request that does not arrive, an answer that nobody reads, a close that
waits for a buffer which never drains.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from purrlor.server.limits.addresses import Allowances, group
from purrlor.server.limits.proxies import Proxies
from purrlor.server.settings import Limits

SECONDS = 1.0  # between two looks
AT_A_TIME = 500  # so many connections are looked at before somebody's move is


class Guarded(Protocol):
    """A connection."""

    transport: asyncio.Transport
    stuck_since: float | None  # since when the other side does not read

    def look(self, now: float) -> None:
        """End what takes too long."""

    def abort(self) -> None:
        """Cut the connection at once, whatever has not been sent."""

    @property
    def idle(self) -> bool:
        """Return whether nobody misses it when it is closed."""


class Connections:
    """Who is there."""

    def __init__(self, limits: Limits, proxies: Proxies, allowances: Allowances) -> None:
        """Take how many there may be; proxies that are trusted count for nobody."""
        self._limits, self._proxies, self._allowances = limits, proxies, allowances
        self._from: dict[str, dict[Any, None]] = {}  # the guests of an address, oldest first
        self._address: dict[Any, str] = {}
        self._closing: dict[Any, float] = {}  # since when
        self._looking = False

    def __len__(self) -> int:
        """Count the connections."""
        return len(self._address)

    def enter(self, guest: Guarded, address: str) -> bool:
        """Let a new connection in, unless there are too many; where all is full the greediest makes room."""
        proxied, name = address in self._proxies.trusted, group(address)
        here = len(self._from.get(name, ()))
        if not proxied and here >= self._limits.connections_per_address * self._allowances.times(name):
            return False
        if len(self) >= self._limits.connections and not self._make_room(here):
            return False
        self.admit(guest, name)
        return True

    def admit(self, guest: Guarded, name: str) -> None:
        """Count a connection of an address."""
        self._address[guest] = name
        self._from.setdefault(name, {})[guest] = None
        if not self._looking:
            self._looking = True
            asyncio.get_running_loop().call_later(SECONDS, self._look)

    def leave(self, guest: Guarded) -> str:
        """A connection is closed, or goes on as another kind; gives the address that it counted for."""
        name = self._address.pop(guest, "")
        self._closing.pop(guest, None)
        there = self._from.get(name, {})
        there.pop(guest, None)
        if not there:
            self._from.pop(name, None)
        return name

    def _make_room(self, here: int) -> bool:
        """Close the newest idle connection of the address that has most, if that is more than the new one has."""
        greediest = max(self._from.values(), key=len)
        if len(greediest) <= here + 1:
            return False
        found = next((guest for guest in reversed(greediest) if guest.idle), None)
        if found is None:
            return False
        found.abort()
        self.leave(found)
        return True

    # looking

    def _look(self, rest: list[Guarded] | None = None) -> None:
        """Look at every connection, some at a time."""
        loop = asyncio.get_running_loop()
        guests: list[Guarded] = list(self._address) if rest is None else rest
        for guest in guests[:AT_A_TIME]:
            if guest in self._address:
                self._look_at(guest, loop.time())
        if len(guests) > AT_A_TIME:
            loop.call_later(0.01, self._look, guests[AT_A_TIME:])
            return
        self._free_memory()
        self._looking = bool(self._address)
        if self._looking:
            loop.call_later(SECONDS, self._look)

    def _look_at(self, guest: Guarded, now: float) -> None:
        longest = self._limits.send_seconds
        if guest.transport.is_closing():
            if now - self._closing.setdefault(guest, now) > longest:
                guest.abort()
        elif guest.stuck_since is not None and now - guest.stuck_since > longest:
            guest.abort()
        else:
            guest.look(now)

    def _free_memory(self) -> None:
        """Cut the newest of those who do not read, where an address makes us keep too much."""
        for name, there in list(self._from.items()):
            most = self._limits.unread_bytes * self._allowances.times(name)
            sizes = {guest: guest.transport.get_write_buffer_size() for guest in there}
            unread = sum(sizes.values())
            for guest in reversed(sizes):
                if unread <= most:
                    break
                unread -= sizes[guest]
                if sizes[guest]:
                    guest.abort()
