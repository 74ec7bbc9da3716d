"""Proxies in front: who is believed when it says for whom it asks."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.types import Scope

from purrlor.server.limits.addresses import LONGEST, Networks
from purrlor.server.limits.throttled_log import Once
from purrlor.server.settings import LOOPBACK

HOST = "purrlor.host"  # where a request keeps the host that a trusted proxy was asked for
FORWARDED = (b"x-forwarded-for", b"x-forwarded-host", b"forwarded", b"x-real-ip", b"via")


class Proxies:
    """The proxies that the operator trusts."""

    def __init__(self, names: Iterable[str]) -> None:
        """Take addresses and networks; `loopback` is this machine."""
        every = [part for name in names for part in (("127.0.0.0/8", "::1") if name == LOOPBACK else (name,))]
        self.trusted = Networks(every, "proxy")
        self._untrusted = Once()

    def client(self, scope: Scope) -> str:
        """Return the address from which a request comes in truth: the last one that no trusted proxy has."""
        peer = str((scope.get("client") or ("", 0))[0])
        told = _header(scope, b"x-forwarded-for")
        if not told:
            return peer
        if peer not in self.trusted:
            self._note(peer)
            return peer
        hops = [_bare(hop) for hop in told.split(",")]
        return next((hop for hop in reversed(hops) if hop not in self.trusted), hops[0]) or peer

    def see_through(self, scope: Scope) -> str:
        """Let a request look as if it came without proxies, and give its true address."""
        peer, client = str((scope.get("client") or ("", 0))[0]), self.client(scope)
        if peer in self.trusted:
            host = _header(scope, b"x-forwarded-host").rpartition(",")[2].strip()
            if host:
                scope[HOST] = host
            scope["client"] = (client, 0)
        return client

    def _note(self, peer: str) -> None:
        self._untrusted.warn(
            f"{peer} says for whom it asks (X-Forwarded-For), and is not believed: all its visitors count as one. "
            f"If it is your proxy, start with --proxy {peer}."
        )


def came_directly(scope: Scope) -> bool:
    """Return whether no proxy left its mark on a request."""
    return not any(name in FORWARDED for name, _ in scope["headers"])


def _header(scope: Scope, wanted: bytes) -> str:
    return ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == wanted)


def _bare(hop: str) -> str:
    """Return an address without its port."""
    hop = hop.strip()[:LONGEST]
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
