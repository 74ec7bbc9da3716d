"""The one way by which the game of a table changes: admitted, played in memory, written to the log, and then told.

It needs no task: what comes after the commit is a callback, for a task would take longer than the rules. Only what
hardly ever happens (another process was faster, the database is gone, a rule broke) is done by one.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import msgspec

from purrlor.engine.match.match import CONCEDE, STOP
from purrlor.server.db import queries
from purrlor.server.db.store import Also, Entry
from purrlor.server.game.logged_match import UNDO, LoggedMatch, Step
from purrlor.server.tables.admission import NOW, UNTIL_ASKED, Lapsed, admit
from purrlor.server.tables.request import Kind, Request
from purrlor.server.tables.state import TableState
from purrlor.server.wire.tables import Answers

NOTED = {Kind.CONCEDE: CONCEDE, Kind.UNDO: UNDO}  # what the log says instead of a move


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that is played in memory: its line for the log, since when its seat was asked, what it did, when.

    What else it means is written in the same commit: `end`, if it was the last one, is what the table's row says then;
    `kept` are the answers that are left to the seat whose turn began; `back` says that its seat was away until now.
    """

    entry: Entry
    asked: float
    step: Step
    began: float
    end: dict[str, Any] | None
    kept: tuple[int, Answers] | None
    back: bool

    def also(self) -> Also | None:
        """Return what is to be written beside the line."""
        table_id, parts = self.entry.table_id, []
        if self.end is not None:
            parts.append(queries.ending(table_id, self.end))
        if self.kept is not None:
            parts.append(queries.lapsing(table_id, *self.kept))
        if self.back:
            parts.append(queries.coming_back(table_id, self.entry.seat))
        return queries.together(parts)


class HalfPlayed(Exception):
    """A move broke while it was played: what is in memory is no longer what the log says."""

    def __init__(self, reason: Exception) -> None:
        """Take what broke."""
        super().__init__(reason)
        self.reason = reason


class Moves:
    """The moves of one table on their way."""

    def __init__(self, table: TableState) -> None:
        """Take the table."""
        self.table = table
        self._premoves: list[tuple[Request, int]] = []  # answers that wait for those in front, with their questions
        self._mending: set[asyncio.Task[None]] = set()

    def submit(self, request: Request) -> None:
        """Carry a change out as soon as it may go; it is answered when it is in the log, or cannot be."""
        self.table.lock.acquire(partial(self._enter, request))

    # with the lock held

    def _enter(self, request: Request) -> None:
        """Decide whether it may go, and play it in memory; then the log is asked."""
        try:
            wait = admit(self.table, request)
            played = self._play(self.table.running(), request) if wait == NOW else None
        except HalfPlayed as error:
            self._mend(request, error.reason)
        except Lapsed:
            self._refuse(request, None)
        except Exception as error:
            self._refuse(request, error)
        else:
            if played is None:
                self._put_off(request, wait)
            else:
                self.table.services.store.append(played.entry, played.also(), partial(self._committed, request, played))

    def _refuse(self, request: Request, error: Exception | None) -> None:
        try:
            request.answer(error)
        finally:
            self.table.lock.release()

    def _play(self, logged: LoggedMatch, request: Request) -> Played:
        """Play in memory; nobody sees it, and nothing else happens, until it is in the log."""
        began, table, seat = time.perf_counter(), self.table, request.seat
        chair, at = table.row.chairs[seat], table.services.settings.now()
        move = self._noted(logged, request) or logged.canonical(request.move)
        entry = Entry(table.row.id, logged.ply, seat, move, request.by or chair.mover, at)
        asked, mark = logged.since(entry), logged.mark()
        try:
            step = logged.play(seat, move, at)
        except Exception as error:
            if logged.mark() != mark:
                raise HalfPlayed(error) from error
            raise
        table.uncommitted = True
        kept = table.lapsing()
        turn = None if kept is None else (logged.match.turn, kept)
        return Played(entry, asked, step, began, table.ending(at), turn, chair.away and request.kind is Kind.PLAY)

    def _noted(self, logged: LoggedMatch, request: Request) -> str | None:
        """Return what the log says instead of a move; when only bots would play on, giving up ends the game."""
        gone = {*logged.gave_up, request.seat}
        if request.kind is Kind.CONCEDE and all(c.kind == "bot" for c in self.table.row.chairs if c.seat not in gone):
            return STOP
        return NOTED.get(request.kind)

    def _committed(self, request: Request, played: Played, answer: Any) -> None:
        """The log has answered (True: written; False: another process was faster; or an error): tell everybody."""
        if answer is not True:
            self._mend(request, answer or None)
            return
        self.table.uncommitted = False
        try:
            self._note(request, played)
            request.answer()
            self.table.tell_all()
            self.table.replan()
        finally:
            self.table.lock.release()

    def _note(self, request: Request, played: Played) -> None:
        """Let the table be as the log says."""
        table, services = self.table, self.table.services
        if played.end is not None:
            table.ended(played.end)
        services.metrics.moves.took(time.perf_counter() - played.began)
        table.clocks.charge(played.entry, played.asked)
        table.applied(played.step)
        if request.kind is Kind.UNDO:
            table.undos.count(request.seat)
        if played.kept is not None:
            table.answers_changed(*played.kept)
        if played.back:
            table.came_back(request.seat)
        services.bus.moved(played.entry)

    # what cannot go now

    def _put_off(self, request: Request, wait: float) -> None:
        """Let it wait, without the lock, for its time or for those in front."""
        if wait == UNTIL_ASKED:
            self._premoves.append((request, self.table.running().asked_step(request.seat)))
        else:
            asyncio.get_running_loop().call_later(wait, self.submit, request)
        request.put_off()
        self.table.lock.release()

    def resume(self) -> None:
        """The game went on: let those go who waited for others and do so no longer."""
        waiting, self._premoves = self._premoves, []
        for request, question in waiting:
            if self._waits(request.seat, question):
                self._premoves.append((request, question))
            else:
                self.submit(request)

    def _waits(self, seat: int, question: int) -> bool:
        logged = self.table.logged
        return logged is not None and seat in logged.lookahead and logged.asked_step(seat) == question

    def answered_early(self, seat: int) -> bool:
        """Return whether an answer of a seat waits for those in front."""
        return any(request.seat == seat for request, _ in self._premoves)

    # what hardly ever happens

    def _mend(self, request: Request, error: Exception | None) -> None:
        """What was played is not in the log, because of an error or because another process was faster."""
        task = asyncio.get_running_loop().create_task(self._start_over(request, error))
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def _start_over(self, request: Request, error: Exception | None) -> None:
        """Build the game anew from the log; then a move that was only slower is decided again."""
        try:
            await self.table.start_over()
        except Exception as trouble:
            self._refuse(request, error or trouble)
            return
        if error is not None:
            self._refuse(request, error)
        else:
            self.table.services.metrics.clashes.inc()
            self._enter(request)
