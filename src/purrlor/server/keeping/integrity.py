"""Whether the log of every table still gives its game: each is played again, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from sqlalchemy import Connection, select, text

import purrlor
from purrlor.engine import Game
from purrlor.errors import PurrlorError, UnknownGame
from purrlor.server.db import queries, schema
from purrlor.server.db.decks import Deck, find_deck
from purrlor.server.db.queries import TableRow
from purrlor.server.db.store import Entry
from purrlor.server.errors import SetAside
from purrlor.server.game.digests import OtherRules, check, digests_of
from purrlor.server.game.logged_match import LoggedMatch

TABLES, MOVES = schema.tables, schema.moves
Verdict = Literal["whole", "other-rules", "no-game", "unreadable", "gap", "unplayable", "digest", "end"]


@dataclass(frozen=True)
class Found:
    """What was found out about a table; `lines` are those of its log, `why` is for whoever looks into it."""

    table: str
    verdict: Verdict
    lines: int = 0
    why: str = ""

    @property
    def bad(self) -> bool:
        """Return whether something is wrong with it."""
        return self.verdict not in ("whole", "other-rules", "no-game")


def damage(connection: Connection) -> str:
    """Return what the database itself says is wrong with it, or nothing."""
    if connection.dialect.name != "sqlite":
        return ""
    said = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(3)"))]
    return "" if said == ["ok"] else "; ".join(said)


def homeless(connection: Connection) -> list[str]:
    """List tables that are gone though lines of their log are there."""
    query = select(MOVES.c.table_id).where(MOVES.c.table_id.not_in(select(TABLES.c.id))).distinct()
    return [str(row[0]) for row in connection.execute(query)]


def ids(connection: Connection) -> list[str]:
    """List all tables that have begun."""
    query = select(TABLES.c.id).where(TABLES.c.started.is_not(None)).order_by(TABLES.c.created)
    return [str(row[0]) for row in connection.execute(query)]


def examine(connection: Connection, table_id: str) -> Found:
    """Play the log of one table again, and compare its end with what the table's row says."""
    try:
        row = queries.find_table(connection, table_id)
    except SetAside as error:
        return Found(table_id, "unreadable", why=error.sentence)
    if row is None:
        return Found(table_id, "unreadable")
    lines = queries.moves_from(connection, table_id, 0)
    if [line.ply for line in lines] != [*range(len(lines))]:
        return Found(table_id, "gap", len(lines), why=str(_first_gap([line.ply for line in lines])))
    game = _game(connection, row)
    if game is None:
        return Found(table_id, "other-rules", len(lines))
    return _replayed(row, game, lines, digests_of(connection, table_id))


def _first_gap(plies: list[int]) -> int:
    return next(i for i, ply in enumerate([*plies, -1]) if ply != i)


def _game(connection: Connection, row: TableRow) -> Game | None:
    try:
        game = purrlor.game(row.game)
    except UnknownGame:
        return None
    if game.version != row.version:
        return None
    return _edited(row.edition, connection) if row.edition else game


def _edited(edition: str, connection: Connection) -> Game | None:
    deck = find_deck(connection, edition)
    try:
        return None if deck is None else _made(deck)
    except PurrlorError:
        return None


@cache
def _made(deck: Deck) -> Game:
    return deck.make()


def _replayed(row: TableRow, game: Game, lines: list[Entry], proofs: dict[int, str]) -> Found:
    logged = LoggedMatch(row, row.started or row.created, game)
    try:
        for _ in logged.play_opening(row):
            pass
        for line in lines:
            logged.take(line)
            check(logged.match, logged.ply, proofs)
    except OtherRules as error:
        return Found(row.id, "digest", len(lines), str(error))
    except Exception as error:
        return Found(row.id, "unplayable", len(lines), f"{logged.ply}: {error}")
    if row.status == "over" and not logged.match.is_over:
        return Found(row.id, "end", len(lines))
    return Found(row.id, "whole", len(lines))
