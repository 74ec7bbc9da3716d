"""What there is in the store, for an operator's eyes: people, tables, how much of everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, or_, select

from purrlor.server.db import schema

PEOPLE, TABLES, CHAIRS, MOVES = schema.people, schema.tables, schema.chairs, schema.moves
ESCAPE = "\\"


@dataclass(frozen=True)
class TableLine:
    """A table in one line."""

    id: str
    game: str
    status: str
    created: float
    names: str
    moves: int


@dataclass(frozen=True)
class PersonLine:
    """A person in one line."""

    id: str
    name: str
    created: float
    tables: int
    banned: bool


def tables(connection: Connection, status: str, find: str, most: int) -> list[TableLine]:
    """List tables, the newest first: all, those in one state, those whose id, code or names have these letters."""
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created)
    if status:
        query = query.where(TABLES.c.status == status)
    if find:
        named = select(CHAIRS.c.table_id).where(_has(CHAIRS.c.name, find))
        query = query.where(or_(_has(TABLES.c.id, find), _has(TABLES.c.code, find), TABLES.c.id.in_(named)))
    rows = connection.execute(query.order_by(TABLES.c.created.desc()).limit(most)).all()
    ids = [str(row[0]) for row in rows]
    names, moves = _names(connection, ids), _moves(connection, ids)
    return [TableLine(row[0], row[1], row[2], row[3], names.get(row[0], ""), moves.get(row[0], 0)) for row in rows]


def _has(column: Any, letters: str) -> Any:
    meant = letters.replace(ESCAPE, ESCAPE * 2).replace("%", f"{ESCAPE}%").replace("_", f"{ESCAPE}_")
    return column.ilike(f"%{meant}%", escape=ESCAPE)


def _names(connection: Connection, ids: list[str]) -> dict[str, str]:
    query = select(CHAIRS.c.table_id, CHAIRS.c.name).where(CHAIRS.c.table_id.in_(ids), CHAIRS.c.kind != "empty")
    found: dict[str, list[str]] = {}
    for table_id, name in connection.execute(query.order_by(CHAIRS.c.table_id, CHAIRS.c.seat)):
        found.setdefault(table_id, []).append(name)
    return {table_id: ", ".join(names) for table_id, names in found.items()}


def _moves(connection: Connection, ids: list[str]) -> dict[str, int]:
    query = select(MOVES.c.table_id, func.count()).where(MOVES.c.table_id.in_(ids)).group_by(MOVES.c.table_id)
    return {str(table_id): int(count) for table_id, count in connection.execute(query)}


def people(connection: Connection, find: str, most: int) -> list[PersonLine]:
    """List people with a name of their own or a chair, the newest first; or those of these letters."""
    sat = select(CHAIRS.c.person).where(CHAIRS.c.person == PEOPLE.c.id)
    count = select(func.count()).select_from(sat.subquery()).scalar_subquery()
    query: Select[Any] = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created, count)
    if find:
        query = query.where(or_(_has(PEOPLE.c.name, find), PEOPLE.c.id == find))
    banned = {str(row[0]) for row in connection.execute(select(schema.bans.c.whom))}
    rows = connection.execute(query.order_by(PEOPLE.c.created.desc()).limit(most)).all()
    named = [PersonLine(row[0], row[1], row[2], row[3], row[0] in banned) for row in rows]
    return named + _nameless(connection, find, most - len(named), banned)


def _nameless(connection: Connection, find: str, most: int, banned: set[str]) -> list[PersonLine]:
    """List people who have never chosen a name: only their chairs know them."""
    known = select(PEOPLE.c.id)
    name, since = func.max(CHAIRS.c.name), func.max(TABLES.c.created)
    query = (
        select(CHAIRS.c.person, name, since, func.count())
        .join(TABLES, TABLES.c.id == CHAIRS.c.table_id)
        .where(CHAIRS.c.person.is_not(None), CHAIRS.c.person.not_in(known))
        .group_by(CHAIRS.c.person)
    )
    if find:
        query = query.where(or_(_has(CHAIRS.c.name, find), CHAIRS.c.person == find))
    rows = connection.execute(query.order_by(since.desc()).limit(max(0, most))).all()
    return [PersonLine(row[0], row[1], row[2], row[3], row[0] in banned) for row in rows]


def name_of(connection: Connection, person: str) -> str | None:
    """Return how somebody is called; None when nothing knows them."""
    found = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
    found = found or connection.execute(select(CHAIRS.c.name).where(CHAIRS.c.person == person)).scalar()
    owns = connection.execute(select(TABLES.c.id).where(TABLES.c.owner == person)).first()
    return str(found) if found else "" if owns else None


def status_of(connection: Connection, table_id: str) -> str | None:
    """Return the state of a table; None when there is none."""
    found = connection.execute(select(TABLES.c.status).where(TABLES.c.id == table_id)).scalar()
    return None if found is None else str(found)


def counts(connection: Connection) -> dict[str, int]:
    """Count what there is."""
    by_status = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    found = {str(status): int(count) for status, count in by_status}
    for table in (PEOPLE, MOVES, schema.chat):
        found[table.name] = int(connection.execute(select(func.count()).select_from(table)).scalar_one())
    return found
