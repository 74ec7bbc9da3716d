"""Tables, chairs and moves as they are stored: plain rows, and the few queries over them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, insert, or_, select, update

from purrlor.server import schema
from purrlor.server.store import Also, Entry
from purrlor.server.tables import Answers

PAGE = 30
TABLES, CHAIRS, MOVES = schema.tables, schema.chairs, schema.moves


@dataclass
class Chair:
    """One seat: who sits there, and what it has asked the server to answer for it."""

    seat: int
    kind: str = "empty"
    name: str = ""
    person: str | None = None
    level: str | None = None
    token_hash: str | None = None
    answers: Answers = field(default_factory=Answers)
    away: bool = False

    @property
    def mover(self) -> str:
        """Give what the log says of who moves here."""
        return "program" if self.kind == "program" else "person"


@dataclass
class TableRow:
    """One table, with its chairs.

    `opening` are moves that were played before the table began (play on from here), `edition` names edited cards.
    """

    id: str
    code: str
    game: str
    version: int
    options: dict[str, Any]
    access: str
    watching: bool
    casual: bool
    clock: str
    pace: str
    stand_in: str
    status: str
    owner: str
    created: float
    seed: int
    salt: str
    opening: list[tuple[int, str]] = field(default_factory=list)
    edition: str = ""
    started: float | None = None
    ended: float | None = None
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    parent: str | None = None
    chairs: list[Chair] = field(default_factory=list)


PLAIN = [f.name for f in fields(TableRow) if f.name not in ("options", "seed", "opening", "outcome", "chairs")]


# -- Rows to data and back


def _table_values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in PLAIN}
    return values | {
        "options": _json(row.options),
        "seed": f"{row.seed:032x}",
        "opening": _json(row.opening),
        "outcome": None if row.outcome is None else _json(row.outcome),
    }


def _table(found: RowMapping) -> TableRow:
    return TableRow(
        **{name: found[name] for name in PLAIN},
        options=msgspec.json.decode(found["options"]),
        seed=int(found["seed"], 16),
        opening=msgspec.json.decode(found["opening"], type=list[tuple[int, str]]),
        outcome=None if found["outcome"] is None else msgspec.json.decode(found["outcome"]),
    )


def _chair_values(table_id: str, chair: Chair) -> dict[str, Any]:
    return {**chair.__dict__, "table_id": table_id, "answers": _json(chair.answers)}


def _chair(found: RowMapping) -> Chair:
    values = {name: found[name] for name in ("seat", "kind", "name", "person", "level", "token_hash", "away")}
    return Chair(**values, answers=msgspec.json.decode(found["answers"], type=Answers))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# -- Tables

ENDING = "UPDATE tables SET status = ?, ended = ?, outcome = ? WHERE id = ? AND status = 'playing'"


def add_table(connection: Connection, row: TableRow) -> None:
    """Store a new table with its chairs."""
    connection.execute(insert(TABLES), _table_values(row))
    connection.execute(insert(CHAIRS), [_chair_values(row.id, chair) for chair in row.chairs])


def change_table(connection: Connection, table_id: str, was: str, values: dict[str, Any]) -> bool:
    """Change a table that is in this state; False when it is not (somebody was faster)."""
    if "outcome" in values:
        values = {**values, "outcome": _json(values["outcome"])}
    where = and_(TABLES.c.id == table_id, TABLES.c.status == was)
    return connection.execute(update(TABLES).where(where).values(values)).rowcount == 1


def ending(table_id: str, end: dict[str, Any]) -> Also:
    """Give what a table's last move means for it: `change_table`, from a game under way, in the move's own commit."""
    values = (end["status"], end["ended"], _json(end["outcome"]), table_id)
    return lambda execute: execute(ENDING, values)


def set_rematch(connection: Connection, table_id: str, row: TableRow) -> str:
    """Add the rematch of a table, unless there is one; give the id of the one there is."""
    where = and_(TABLES.c.id == table_id, TABLES.c.rematch.is_(None))
    if connection.execute(update(TABLES).where(where).values(rematch=row.id)).rowcount == 1:
        add_table(connection, row)
        return row.id
    return str(connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table_id)).scalar_one())


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """Give a table by its id."""
    return next(iter(_with_chairs(connection, select(TABLES).where(TABLES.c.id == table_id))), None)


def find_code(connection: Connection, code: str) -> str | None:
    """Give the id of the newest table of a code that is not over."""
    where = and_(TABLES.c.code == code, TABLES.c.status.in_(("gathering", "playing")))
    found = connection.execute(select(TABLES.c.id).where(where).order_by(TABLES.c.created.desc())).first()
    return None if found is None else str(found[0])


def open_tables(connection: Connection, game: str | None, before: float | None) -> list[TableRow]:
    """List tables that anybody may join, newest first."""
    query = select(TABLES).where(TABLES.c.status == "gathering", TABLES.c.access == "open")
    return _page(connection, query, TABLES.c.created, game, before)


def tables_of(connection: Connection, person: str, before: float | None) -> list[TableRow]:
    """List the tables of a person that are not over, newest first."""
    mine = or_(TABLES.c.owner == person, TABLES.c.id.in_(_sat_at(person)))
    query = select(TABLES).where(TABLES.c.status.in_(("gathering", "playing")), mine)
    return _page(connection, query, TABLES.c.created, None, before)


def finished(connection: Connection, game: str | None, person: str | None, before: float | None) -> list[TableRow]:
    """List finished games, newest first: those of a person, or those that anybody may watch."""
    mine = TABLES.c.id.in_(_sat_at(person)) if person else and_(TABLES.c.watching, TABLES.c.access == "open")
    query = select(TABLES).where(TABLES.c.status == "over", mine)
    return _page(connection, query, TABLES.c.ended, game, before)


def count_open(connection: Connection, person: str) -> int:
    """Count the tables that a person has opened and that are not over."""
    query = select(TABLES.c.id).where(TABLES.c.owner == person, TABLES.c.status.in_(("gathering", "playing")))
    return len(connection.execute(query).all())


def clocked_tables(connection: Connection) -> list[str]:
    """List the ids of games under way that have a clock: they go on even when nobody looks."""
    query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.clock != "none")
    return [str(row[0]) for row in connection.execute(query)]


def _sat_at(person: str | None) -> Any:
    return select(CHAIRS.c.table_id).where(CHAIRS.c.person == person)


def _page(connection: Connection, query: Any, order: Any, game: str | None, before: float | None) -> list[TableRow]:
    if game is not None:
        query = query.where(TABLES.c.game == game)
    if before is not None:
        query = query.where(order < before)
    return _with_chairs(connection, query.order_by(order.desc()).limit(PAGE))


def _with_chairs(connection: Connection, query: Any) -> list[TableRow]:
    rows = [_table(found) for found in connection.execute(query).mappings()]
    named = {row.id: row for row in rows}
    chairs = select(CHAIRS).where(CHAIRS.c.table_id.in_(list(named))).order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
    for found in connection.execute(chairs).mappings() if named else ():
        named[found["table_id"]].chairs.append(_chair(found))
    return rows


# -- Chairs


def change_chair(connection: Connection, table_id: str, seat: int, was: Chair, now: Chair) -> bool:
    """Change who sits in a chair, unless somebody was faster."""
    where = and_(
        CHAIRS.c.table_id == table_id,
        CHAIRS.c.seat == seat,
        CHAIRS.c.kind == was.kind,
        CHAIRS.c.person == was.person if was.person is not None else CHAIRS.c.person.is_(None),
    )
    return connection.execute(update(CHAIRS).where(where).values(_chair_values(table_id, now))).rowcount == 1


def set_answers(connection: Connection, table_id: str, seat: int, answers: Answers) -> None:
    """Keep a seat's saved answers."""
    where = and_(CHAIRS.c.table_id == table_id, CHAIRS.c.seat == seat)
    connection.execute(update(CHAIRS).where(where).values(answers=_json(answers)))


def set_away(connection: Connection, table_id: str, seat: int, away: bool) -> None:
    """Note that a stand-in plays for a seat, or no longer."""
    where = and_(CHAIRS.c.table_id == table_id, CHAIRS.c.seat == seat)
    connection.execute(update(CHAIRS).where(where).values(away=away))


def remove_table(connection: Connection, table_id: str) -> None:
    """Forget a table that never began."""
    for table in (CHAIRS, schema.chat):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


# -- Moves


def moves_from(connection: Connection, table_id: str, ply: int) -> list[Entry]:
    """Read the log of a table from a ply on."""
    query = select(MOVES).where(MOVES.c.table_id == table_id, MOVES.c.ply >= ply).order_by(MOVES.c.ply)
    return [Entry(**found) for found in connection.execute(query).mappings()]
