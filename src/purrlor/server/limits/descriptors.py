"""File descriptors: every connection takes one, and the system gives a process only so many."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace

from purrlor.server.settings import Limits

LOG = logging.getLogger("purrlor.server")
MOST = 65_536
RESERVE = 96  # for the database, files that are sent, and what Python itself opens
SHARE = 0.6  # of all connections that one address may have at most: others come in as well


def fit(limits: Limits) -> Limits:
    """Ask the system for as many descriptors as it gives, and lower the limits where that is not enough."""
    there = _ask() - RESERVE
    if there >= limits.connections:
        return limits
    there = max(there, 16)
    LOG.warning(
        "The system gives %d file descriptors (ulimit -n): there is room for %d connections, not for %d.",
        there + RESERVE, there, limits.connections,
    )  # fmt: skip
    one = int(there * SHARE)
    return replace(
        limits,
        connections=there,
        connections_per_address=min(limits.connections_per_address, one),
        sockets=min(limits.sockets, there),
        sockets_per_address=min(limits.sockets_per_address, one),
    )


def _ask() -> int:
    """Raise the number of descriptors as far as it goes, and give it."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted
