"""How many tables an address has opened that are still open; people without a cookie are counted so, too."""

from __future__ import annotations

from collections import OrderedDict

from sqlalchemy import Connection, select

from purrlor.server.db import schema
from purrlor.server.db.store import Store
from purrlor.server.errors import TooMuch
from purrlor.server.limits.addresses import Origin
from purrlor.server.settings import Limits

ADDRESSES_CACHE_SIZE = 2_000
OPEN = ("gathering", "playing")


class OpenTables:
    """The tables that were opened since the server started, by address."""

    def __init__(self, limits: Limits) -> None:
        """Take how many there may be."""
        self._limits = limits
        self._of: OrderedDict[str, list[str]] = OrderedDict()

    async def check(self, visitor: Origin, store: Store) -> None:
        """Refuse one table too many."""
        most, ids = self._limits.tables_per_address * visitor.times, self._of.get(visitor.address, [])
        if len(ids) < most:
            return
        ids[:] = await store.read(still_open, list(ids))
        if len(ids) >= most:
            raise TooMuch("error-many-open-here", n=len(ids))

    def note(self, visitor: Origin, table: str) -> None:
        """Remember a table that was opened."""
        tables = self._of.setdefault(visitor.address, [])
        if table not in tables:
            tables.append(table)
        self._of.move_to_end(visitor.address)
        if len(self._of) > ADDRESSES_CACHE_SIZE:
            self._of.popitem(last=False)


def still_open(connection: Connection, ids: list[str]) -> list[str]:
    """Return those of some tables that are not over."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status.in_(OPEN))
    return [str(row[0]) for row in connection.execute(query)]
