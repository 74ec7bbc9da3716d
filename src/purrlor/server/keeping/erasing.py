"""Erasing a person: games stay, names go. Nothing that is left says that two chairs were the same person's."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, update

from purrlor.server.db import schema
from purrlor.server.identity.people import fresh_person, invented_name

TABLES, CHAIRS = schema.tables, schema.chairs
OPEN = ("gathering", "playing")


def erase(connection: Connection, person: str) -> list[str] | None:
    """Erase somebody; give the tables that change by that, or None when nothing knows them."""
    found = _tables_of(connection, person)
    rows = sum(_rows_of(connection, person))
    if not found and not rows:
        return None
    for table_id in found:
        _leave(connection, table_id, person)
    if found:
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id.in_(found)))
    return found


def _tables_of(connection: Connection, person: str) -> list[str]:
    sat = select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)
    query = select(TABLES.c.id).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(sat)))
    return [str(row[0]) for row in connection.execute(query)]


def _rows_of(connection: Connection, person: str) -> list[int]:
    """Take away what is about nobody else: the name, links, cookies, mutes, what they have said."""
    mutes = schema.mutes
    gone = [
        delete(schema.people).where(schema.people.c.id == person),
        delete(schema.recoveries).where(schema.recoveries.c.person == person),
        delete(schema.sign_outs).where(schema.sign_outs.c.person == person),
        delete(mutes).where(or_(mutes.c.person == person, mutes.c.whom == person)),
        delete(schema.removals).where(schema.removals.c.person == person),
        delete(schema.bans).where(schema.bans.c.whom == person),
        delete(schema.chat).where(schema.chat.c.person == person),
    ]
    return [connection.execute(one).rowcount for one in gone]


def _leave(connection: Connection, table_id: str, person: str) -> None:
    """Let a stranger sit there instead; before the start the chair is free, and without its owner the table closes."""
    stranger = fresh_person()
    status, owner = connection.execute(select(TABLES.c.status, TABLES.c.owner).where(TABLES.c.id == table_id)).one()
    where = (CHAIRS.c.table_id == table_id, CHAIRS.c.person == person)
    if status == "gathering":
        empty = {"kind": "empty", "name": "", "person": None, "token_hash": None, "answers": "{}", "away": False}
        connection.execute(update(CHAIRS).where(*where).values(**empty))
    else:
        values = {"person": stranger, "name": invented_name(stranger), "token_hash": None, "answers": "{}"}
        connection.execute(update(CHAIRS).where(*where).values(**values, away=status == "playing"))
    if owner == person:
        values = {"owner": _next_owner(connection, table_id) if status == "playing" else fresh_person()}
        closed = {"status": "closed"} if status == "gathering" else {}
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values, **closed))


def _next_owner(connection: Connection, table_id: str) -> str:
    """Return who looks after a table under way from now on: the first person who sits there."""
    query = select(CHAIRS.c.person).where(CHAIRS.c.table_id == table_id, CHAIRS.c.person.is_not(None), ~CHAIRS.c.away)
    return str(connection.execute(query.order_by(CHAIRS.c.seat)).scalar() or fresh_person())
