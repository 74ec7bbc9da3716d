"""Addresses as limits count them: IPv6 by its /64, which is what one household gets; and networks that are named."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from purrlor.errors import BadSetup

LONGEST = 64  # letters of what a proxy says is an address
Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


@lru_cache(4096)
def read_address(text: str) -> Address | None:
    """Read an address; an IPv4 one that is written as IPv6 is IPv4. Anything else: None."""
    try:
        found = ip_address(text[:LONGEST].partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


@lru_cache(4096)
def group(text: str) -> str:
    """Return the name under which limits count an address."""
    found = read_address(text)
    if found is None:
        return text[:LONGEST]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def is_loopback(text: str) -> bool:
    """Return whether an address is this very machine."""
    found = read_address(text)
    return found is not None and found.is_loopback


def read_network(text: str, field: str) -> Network:
    """Read an address or network that the operator named."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadSetup("error-network-form", text=text, field=field) from None


class Networks:
    """Some networks."""

    def __init__(self, names: Iterable[str], field: str) -> None:
        """Take them as the operator named them."""
        self._all = [read_network(name, field) for name in names]

    def __contains__(self, text: str) -> bool:
        """Return whether an address is in one of them."""
        found = read_address(text) if self._all else None
        return found is not None and any(found in network for network in self._all)


class Allowances:
    """How many times the usual limits an address has."""

    def __init__(self, given: Iterable[tuple[str, float]]) -> None:
        """Take networks with their times."""
        self._all = [(read_network(name, "allow"), times) for name, times in given]

    def times(self, text: str) -> float:
        """Return the times of an address (or of a group of addresses), 1 for most."""
        found = read_address(text.partition("/")[0]) if self._all else None
        if found is None:
            return 1.0
        return max((times for network, times in self._all if found in network), default=1.0)


def read_allowance(text: str) -> tuple[str, float]:
    """Read what the operator wrote as NETWORK=TIMES."""
    name, _, times = text.partition("=")
    try:
        factor = float(times)
    except ValueError:
        factor = 0.0
    if not 1 <= factor <= 10_000:
        raise BadSetup("error-allow-form", text=text, field="allow")
    return str(read_network(name, "allow")), factor


@dataclass(frozen=True)
class Origin:
    """From where something comes: an address as limits count it, and how many times the usual limits it has."""

    address: str
    times: float
