"""Who may not come in: people by their id, networks by their address. A new cookie is another person, so name both."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_network

from sqlalchemy import Connection, delete, insert, select

from purrlor.server.db import schema
from purrlor.server.limits.addresses import Networks

BANS = schema.bans


@dataclass(frozen=True)
class Ban:
    """Who it is, how they were called, since when, and what the operator noted."""

    whom: str
    name: str
    at: float
    why: str


class Bans:
    """All bans, in memory: asking costs nothing."""

    def __init__(self, found: list[Ban]) -> None:
        """Take them as they are stored."""
        networks = [ban.whom for ban in found if as_network(ban.whom)]
        self.people = frozenset(ban.whom for ban in found)
        self._networks = Networks(networks, "whom")
        self._all = bool(found)

    def hit(self, person: str, address: str) -> bool:
        """Return whether somebody may not come in."""
        if not self._all:
            return False
        return person in self.people or address.partition("/")[0] in self._networks


def as_network(whom: str) -> str:
    """Return a network as it is stored, or nothing when this is none: then it is a person."""
    try:
        return str(ip_network(whom.strip(), strict=False))
    except ValueError:
        return ""


def all_bans(connection: Connection) -> list[Ban]:
    """List all bans, the newest first."""
    found = connection.execute(select(BANS).order_by(BANS.c.at.desc())).mappings()
    return [Ban(row["whom"], row["name"], row["at"], row["why"]) for row in found]


def ban(connection: Connection, new: Ban) -> None:
    """Keep somebody out; again only changes the note."""
    unban(connection, new.whom)
    connection.execute(insert(BANS), new.__dict__)


def unban(connection: Connection, whom: str) -> bool:
    """Let somebody in again; say whether they were out."""
    return connection.execute(delete(BANS).where(BANS.c.whom == whom)).rowcount > 0
