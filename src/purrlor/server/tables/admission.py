"""Whether a change of the game may go now. Only here it is decided, with the lock held."""

from __future__ import annotations

from math import inf

from purrlor.engine.match.memo import OBSTACLES
from purrlor.errors import IllegalMove
from purrlor.server.errors import Forbidden, Stale
from purrlor.server.tables.presence import check_seat
from purrlor.server.tables.request import Kind, Request
from purrlor.server.tables.state import TableState

NOW = 0.0
UNTIL_ASKED = inf  # when those in front have passed, or one of them has not


class Lapsed(Exception):
    """The question to which an automatic move was the answer is no longer open: nobody misses it."""


def admit(table: TableState, request: Request) -> float:
    """Return the seconds until a change may go (or NOW, or UNTIL_ASKED); raise why it may not."""
    if request.asker is not None:
        check_seat(request.asker, request.seat)
    return ADMITS[request.kind](table, request)


def _play(table: TableState, request: Request) -> float:
    logged, seat = table.running(), request.seat
    logged.check_question(seat, request.seen)
    if seat in logged.lookahead:
        logged.check(seat, request.move)
        return UNTIL_ASKED
    return table.held_back(seat, request.move)


def _concede(table: TableState, request: Request) -> float:
    table.running()
    return NOW


def _undo(table: TableState, request: Request) -> float:
    logged, seat = table.running(), request.seat
    if request.seen < logged.number(seat):
        raise Stale("error-stale")
    if table.undo_for(seat) == "table":
        raise Forbidden("error-undo-table")
    if (why := logged.obstacle(seat)) is not None:
        raise IllegalMove(OBSTACLES[why], rule=logged.game.presentation.undo_rule)
    table.undos.check(seat, logged.undone)
    return NOW


def _automatic(table: TableState, request: Request) -> float:
    logged, seat = table.logged, request.seat
    if logged is None or seat not in logged.waiting or logged.asked_step(seat) != request.question:
        raise Lapsed
    return NOW


ADMITS = {Kind.PLAY: _play, Kind.CONCEDE: _concede, Kind.UNDO: _undo, Kind.AUTOMATIC: _automatic}
