"""Tables, chairs and moves as they are stored: plain rows, and the few queries over them."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, fields
from typing import Any, get_args

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from purrlor.server.db import schema
from purrlor.server.db.store import Also, Entry
from purrlor.server.errors import SetAside
from purrlor.server.wire.reader import Reader
from purrlor.server.wire.tables import Access, Answers, Clock, Pace, Status
from purrlor.server.wire.views import OutcomeView

LOG = logging.getLogger("purrlor.server")
PAGE = 30
MAX_EXPIRED = 500
TABLES, CHAIRS, MOVES, REMOVALS = schema.tables, schema.chairs, schema.moves, schema.removals
OPENING: Reader[list[tuple[int, str]]] = Reader(list[tuple[int, str]])
ANSWERS: Reader[Answers] = Reader(Answers)
OUTCOME: Reader[OutcomeView | None] = Reader(OutcomeView | None)
KNOWN = {"status": get_args(Status), "access": get_args(Access), "clock": get_args(Clock), "pace": get_args(Pace)}
ASIDE: set[str] = set()  # tables that this process has said it cannot read


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
        """Return what the log says of who moves here."""
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
    seen: float | None = None
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    parent: str | None = None
    chat: bool = True
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
        opening=OPENING.json(found["opening"]),
        outcome=None if found["outcome"] is None else _outcome(msgspec.json.decode(found["outcome"])),
    )


def _chair_values(table_id: str, chair: Chair) -> dict[str, Any]:
    return {**chair.__dict__, "table_id": table_id, "answers": _json(chair.answers)}


def _outcome(kept: dict[str, Any]) -> dict[str, Any]:
    """Return a result as facts; one that was kept in words has no parts any more (its game still tells them)."""
    if not any("label" in part for row in kept.get("parts", ()) for part in row):
        return kept
    return {**kept, "reason": str(kept["reason"]).replace(" ", "-"), "parts": []}


def _chair(found: RowMapping) -> Chair:
    values = {name: found[name] for name in ("seat", "kind", "name", "person", "level", "token_hash", "away")}
    return Chair(**values, answers=ANSWERS.json(found["answers"]))


def checked(row: TableRow) -> TableRow:
    """Refuse a table that nobody could sit at: what it says of itself makes no sense."""
    for name, known in KNOWN.items():
        if getattr(row, name) not in known:
            raise ValueError(f"its {name} is {getattr(row, name)!r}")
    if [chair.seat for chair in row.chairs] != [*range(len(row.chairs))] or not row.chairs:
        raise ValueError("its chairs are not complete")
    OUTCOME.facts(row.outcome)
    bytes.fromhex(row.salt)
    return row


def set_aside(table_id: str, error: Exception) -> None:
    """Note, once, that a table cannot be read."""
    if table_id not in ASIDE:
        ASIDE.add(table_id)
        LOG.error("table %s cannot be read and is set aside: %s: %s", table_id, type(error).__name__, error)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# -- Tables

ENDING = "UPDATE tables SET status = ?, ended = ?, outcome = ? WHERE id = ? AND status = 'playing'"
LAPSING = "UPDATE chairs SET answers = ? WHERE table_id = ? AND seat = ?"
COMING_BACK = "UPDATE chairs SET away = ? WHERE table_id = ? AND seat = ?"


def add_table(connection: Connection, row: TableRow) -> None:
    """Store a new table with its chairs."""
    connection.execute(insert(TABLES), _table_values(row))
    connection.execute(insert(CHAIRS), [_chair_values(row.id, chair) for chair in row.chairs])


def start_table(connection: Connection, table_id: str, now: float) -> TableRow | None:
    """Begin a game with those who sit there at this very moment; None when it cannot begin (any more)."""
    _hold(connection, table_id)
    empty = exists().where(CHAIRS.c.table_id == table_id, CHAIRS.c.kind == "empty")
    where = and_(TABLES.c.id == table_id, TABLES.c.status == "gathering", ~empty)
    values = {"status": "playing", "started": now}
    if connection.execute(update(TABLES).where(where).values(values)).rowcount != 1:
        return None
    return find_table(connection, table_id)


def _hold(connection: Connection, table_id: str) -> None:
    """Let nobody else change a table or its chairs until this transaction ends (a file has one writer anyway)."""
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())


def change_table(connection: Connection, table_id: str, was: str, values: dict[str, Any]) -> bool:
    """Change a table that is in this state; False when it is not (somebody was faster)."""
    if "outcome" in values:
        values = {**values, "outcome": _json(values["outcome"])}
    where = and_(TABLES.c.id == table_id, TABLES.c.status == was)
    return connection.execute(update(TABLES).where(where).values(values)).rowcount == 1


def raise_version(connection: Connection, table_id: str, version: int) -> None:
    """Note that a table goes on under another version of its rules."""
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(version=version))


def other_versions(connection: Connection, known: dict[str, int]) -> list[str]:
    """List the tables under way of versions of the rules that are not these."""
    others = [and_(TABLES.c.game == game, TABLES.c.version != version) for game, version in known.items()]
    query = select(TABLES.c.id).where(TABLES.c.status == "playing", or_(*others))
    return [str(row[0]) for row in connection.execute(query)]


def ending(table_id: str, end: dict[str, Any]) -> Also:
    """Return what a table's last move means for it: `change_table`, from a game under way, in the move's own commit."""
    values = (end["status"], end["ended"], _json(end["outcome"]), table_id)
    return lambda execute: execute(ENDING, values)


def lapsing(table_id: str, seat: int, answers: Answers) -> Also:
    """Return what a move means for the seat whose turn it begins: some of its saved answers end, in the same commit."""
    values = (_json(answers), table_id, seat)
    return lambda execute: execute(LAPSING, values)


def coming_back(table_id: str, seat: int) -> Also:
    """Return what a move means for a seat for which a stand-in played until now: it plays for itself again."""
    return lambda execute: execute(COMING_BACK, (False, table_id, seat))


def together(parts: list[Also]) -> Also | None:
    """Return several things that a move means as one; None when it means nothing else."""
    if len(parts) < 2:
        return parts[0] if parts else None
    return lambda execute: [part(execute) for part in parts][-1]


def set_rematch(connection: Connection, table_id: str, row: TableRow) -> str:
    """Add the rematch of a table, unless there is one; give the id of the one there is."""
    where = and_(TABLES.c.id == table_id, TABLES.c.rematch.is_(None))
    if connection.execute(update(TABLES).where(where).values(rematch=row.id)).rowcount == 1:
        add_table(connection, row)
        return row.id
    return str(connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table_id)).scalar_one())


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """Return a table by its id."""
    row = next(iter(_with_chairs(connection, select(TABLES).where(TABLES.c.id == table_id))), None)
    if row is None and connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first():
        raise SetAside("error-table-unreadable")
    return row


def find_code(connection: Connection, code: str) -> str | None:
    """Return the id of the newest table of a code that is not over."""
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


def opened_by(connection: Connection, person: str) -> list[str]:
    """List the ids of the tables that a person has opened and that are not over."""
    query = select(TABLES.c.id).where(TABLES.c.owner == person, TABLES.c.status.in_(("gathering", "playing")))
    return [str(row[0]) for row in connection.execute(query)]


def note_seen(connection: Connection, table_ids: list[str], now: float) -> None:
    """Note that somebody is at these tables."""
    connection.execute(update(TABLES).where(TABLES.c.id.in_(table_ids)).values(seen=now))


def expire(connection: Connection, before: float) -> list[str]:
    """Close the tables that have not begun, and where nobody has been since; give their ids."""
    last = func.coalesce(TABLES.c.seen, TABLES.c.created)
    where = and_(TABLES.c.status == "gathering", last < before)
    found = [str(row[0]) for row in connection.execute(select(TABLES.c.id).where(where).limit(MAX_EXPIRED))]
    if found:
        connection.execute(update(TABLES).where(where, TABLES.c.id.in_(found)).values(status="closed"))
    return found


def clocked_tables(connection: Connection) -> list[str]:
    """List the ids of games under way with a clock, and not only with bots: they go on even when nobody looks."""
    somebody = exists().where(CHAIRS.c.table_id == TABLES.c.id, CHAIRS.c.kind.in_(("person", "program")))
    query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.clock != "none", somebody)
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
    rows = connection.execute(query).mappings().all()
    chairs: dict[str, list[RowMapping]] = {str(found["id"]): [] for found in rows}
    asked = select(CHAIRS).where(CHAIRS.c.table_id.in_(list(chairs))).order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
    for found in connection.execute(asked).mappings() if chairs else ():
        chairs[found["table_id"]].append(found)
    return [row for found in rows if (row := _readable(found, chairs[found["id"]])) is not None]


def _readable(found: RowMapping, chairs: list[RowMapping]) -> TableRow | None:
    """Return a table, or None when this version cannot read it: then it is set aside, and stays as it is."""
    try:
        row = _table(found)
        row.chairs = [_chair(chair) for chair in chairs]
        return checked(row)
    except Exception as error:
        set_aside(str(found["id"]), error)
        return None


# -- Chairs


def change_chair(connection: Connection, table_id: str, was: Chair, now: Chair, removed: bool = False) -> bool:
    """Change who sits in a chair before the start, unless somebody was faster; `removed`: it was taken from them."""
    _hold(connection, table_id)
    gathering = exists().where(TABLES.c.id == table_id, TABLES.c.status == "gathering")
    where = and_(_same(table_id, was), gathering)
    if connection.execute(update(CHAIRS).where(where).values(_chair_values(table_id, now))).rowcount != 1:
        return False
    if removed and was.person is not None:
        let_back(connection, table_id, was.person)
        connection.execute(insert(REMOVALS), {"table_id": table_id, "person": was.person, "name": was.name})
    return True


def _same(table_id: str, chair: Chair) -> ColumnElement[bool]:
    """Return where a chair is, while the same one sits there."""
    same = [CHAIRS.c.table_id == table_id, CHAIRS.c.seat == chair.seat, CHAIRS.c.kind == chair.kind]
    for column, value in ((CHAIRS.c.person, chair.person), (CHAIRS.c.token_hash, chair.token_hash)):
        same.append(column.is_(None) if value is None else column == value)
    return and_(*same)


def set_answers(connection: Connection, table_id: str, chair: Chair) -> None:
    """Keep a seat's saved answers."""
    connection.execute(update(CHAIRS).where(_same(table_id, chair)).values(answers=_json(chair.answers)))


def set_away(connection: Connection, table_id: str, chair: Chair) -> None:
    """Note that a stand-in plays for a seat, or no longer."""
    connection.execute(update(CHAIRS).where(_same(table_id, chair)).values(away=chair.away))


def set_token(connection: Connection, table_id: str, was: Chair, now: Chair) -> bool:
    """Give a chair a new token, or none, while the same one sits there; the old token opens nothing any more."""
    values = {"token_hash": now.token_hash, "away": now.away}
    return connection.execute(update(CHAIRS).where(_same(table_id, was)).values(values)).rowcount == 1


def removed_from(connection: Connection, table_id: str) -> dict[str, str]:
    """Return whom the owner of a table removed, with their names."""
    query = select(REMOVALS.c.person, REMOVALS.c.name).where(REMOVALS.c.table_id == table_id)
    return {str(person): str(name) for person, name in connection.execute(query)}


def barred_from(connection: Connection, table_id: str) -> frozenset[str]:
    """Return who may not even look on at a table."""
    query = select(REMOVALS.c.person).where(REMOVALS.c.table_id == table_id, REMOVALS.c.barred)
    return frozenset(str(row[0]) for row in connection.execute(query))


def bar(connection: Connection, table_id: str, person: str, name: str) -> None:
    """Send somebody away from a table who has no seat there."""
    let_back(connection, table_id, person)
    connection.execute(insert(REMOVALS), {"table_id": table_id, "person": person, "name": name, "barred": True})


def let_back(connection: Connection, table_id: str, person: str) -> None:
    """Let somebody sit down again who was removed."""
    connection.execute(delete(REMOVALS).where(REMOVALS.c.table_id == table_id, REMOVALS.c.person == person))


# -- Moves


def moves_from(connection: Connection, table_id: str, ply: int) -> list[Entry]:
    """Read the log of a table from a ply on."""
    query = select(MOVES).where(MOVES.c.table_id == table_id, MOVES.c.ply >= ply).order_by(MOVES.c.ply)
    return [Entry(**found) for found in connection.execute(query).mappings()]
