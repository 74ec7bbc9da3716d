"""What is forgotten, and when: tables that never began, finished games, chat; as long as the operator says."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from purrlor.server.db import schema
from purrlor.server.settings import Settings

AT_ONCE = 50  # tables in one transaction: moves wait for it
DAY = 24 * 3_600.0
TABLES, CHAT = schema.tables, schema.chat
PARTS = (schema.moves, schema.digests, schema.chairs, schema.chat, schema.removals, schema.snapshots)


@dataclass(frozen=True)
class Terms:
    """Before when what is there is forgotten; None: never."""

    closed: float | None
    finished: float | None
    chat: float | None


def terms(settings: Settings, now: float) -> Terms:
    """Return what the operator's days mean at this moment."""
    days = (settings.closed_table_days, settings.finished_days, settings.chat_days)
    return Terms(*[now - of * DAY if of else None for of in days])


def over_due(connection: Connection, told: Terms, most: int | None = None) -> list[str]:
    """List the tables whose time is over."""
    where = _over_due(told)
    if where is None:
        return []
    return [str(row[0]) for row in connection.execute(select(TABLES.c.id).where(where).limit(most))]


def _over_due(told: Terms) -> ColumnElement[bool] | None:
    conditions = []
    began = TABLES.c.started.is_not(None)
    if told.closed is not None:
        last = func.coalesce(TABLES.c.seen, TABLES.c.created)
        conditions.append(and_(TABLES.c.status == "closed", ~began, last < told.closed))
    if told.finished is not None:
        last = func.coalesce(TABLES.c.ended, TABLES.c.started)
        conditions.append(and_(TABLES.c.status.in_(("over", "closed")), began, last < told.finished))
    return or_(*conditions) if conditions else None


def old_lines(connection: Connection, told: Terms) -> int:
    """Count the lines of chat whose time is over."""
    if told.chat is None:
        return 0
    return int(connection.execute(select(func.count()).select_from(CHAT).where(CHAT.c.at < told.chat)).scalar_one())


def forget_tables(connection: Connection, told: Terms, most: int = AT_ONCE) -> list[str]:
    """Forget some tables whose time is over, with all that belongs to them; give their ids."""
    found = over_due(connection, told, most)
    if found:
        for part in PARTS:
            connection.execute(delete(part).where(part.c.table_id.in_(found)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))
    return found


def forget_chat(connection: Connection, told: Terms) -> int:
    """Forget lines of chat whose time is over; give how many they were."""
    return 0 if told.chat is None else connection.execute(delete(CHAT).where(CHAT.c.at < told.chat)).rowcount
