"""A table while somebody is there: its state, the moves on their way, and what happens there by itself."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from purrlor.server.db import queries
from purrlor.server.db.chat import lines_after
from purrlor.server.db.queries import TableRow
from purrlor.server.db.store import Entry, read_entry
from purrlor.server.tables.autopilot import Autopilot
from purrlor.server.tables.moves import Moves
from purrlor.server.tables.presence import Listener
from purrlor.server.tables.request import Kind, Request
from purrlor.server.tables.services import Services
from purrlor.server.tables.state import TableState


class Room(TableState):
    """What the rest of the server knows of a table."""

    def __init__(self, services: Services, row: TableRow) -> None:
        """Take a stored table; `load` builds its game."""
        super().__init__(services, row)
        self.moves = Moves(self)
        self.autopilot = Autopilot(self, self.moves)

    def replan(self) -> None:
        """Let those go who waited, and see what comes next."""
        self.moves.resume()
        self.autopilot.plan()

    def forget_plans(self) -> None:
        """What was thought about may never have happened."""
        self.autopilot.forget()

    # changing the game, for those who can wait; a connection submits its requests itself

    async def play(self, asker: Listener, seat: int, move: str, seen: int) -> None:
        """Play the move of a person or program, who has seen the update of this number."""
        await self._made(Kind.PLAY, seat, move, asker=asker, seen=seen)

    async def concede(self, asker: Listener, seat: int) -> None:
        """Let a seat give up."""
        await self._made(Kind.CONCEDE, seat, asker=asker)

    async def undo(self, asker: Listener, seat: int, seen: int) -> None:
        """Take a seat's last move back."""
        await self._made(Kind.UNDO, seat, asker=asker, seen=seen)

    async def _made(self, kind: Kind, seat: int, move: str = "", **more: Any) -> None:
        """Submit a request and wait for its answer; whoever stops waiting does not stop the move."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.moves.submit(Request(kind, seat, move, partial(_settle, answer), **more))
        await answer

    async def begin(self) -> None:
        """The table starts: set the game up, and tell. The lock is held."""
        await self.rebuild()
        self.changed()
        self.tell_all()
        self.services.bus.publish("info", self.row.id)
        self.replan()

    # what other processes did

    async def catch_up(self, told: str = "") -> None:
        """Take the moves that another process has written: the one that it told, or all that are new in the log."""
        async with self.lock:
            if self.logged is None:
                return
            for entry in (entries := await self._new(self.logged.ply, told)):
                self.clocks.charge(entry, self.logged.since(entry))
                self.applied(self.logged.take(entry))
                self._lapse()
            if entries:
                await self._end_with_log()
                self.tell_all()
                self.replan()

    async def _new(self, ply: int, told: str) -> list[Entry]:
        """Return what is new in the log; a move that was told and is next need not be read."""
        if told:
            entry = read_entry(told)
            if entry.ply <= ply:
                return [entry] if entry.ply == ply else []
        return await self.services.store.read(queries.moves_from, self.row.id, ply)

    def _lapse(self) -> None:
        """Let answers end with a move, as whoever wrote the move has written."""
        kept = self.lapsing()
        if kept is not None:
            self.row.chairs[self.running().match.turn].answers = kept

    async def catch_up_end(self) -> None:
        """Note an end that the log tells and the table's row does not."""
        async with self.lock:
            await self._end_with_log()
            self.tell_all()
            self.replan()

    async def _end_with_log(self) -> None:
        end = self.ending(self.services.settings.now()) if self.row.status == "playing" else None
        if end is not None:
            await self.services.store.write(queries.change_table, self.row.id, "playing", end)
            self.ended(end)

    async def refresh(self) -> None:
        """Notices may have been lost: look at everything again."""
        await self.reload()
        await self.catch_up()
        await self.read_chat()

    async def reload(self) -> None:
        """Read the row again: another process changed it."""
        async with self.lock:
            row = await self.services.store.read(queries.find_table, self.row.id)
            if row is None:
                return
            removed = await self.services.store.read(queries.removed_from, self.row.id)
            barred = await self.services.store.read(queries.barred_from, self.row.id)
            began = row.status != self.row.status and self.logged is None
            self.row, self.removed, self.barred = row, removed, barred
            self.follow_seats()
            self.send_away()
            if began:
                await self.rebuild()
            self.changed()
            self.tell_all()
            self.replan()

    async def read_anew(self) -> None:
        """Somebody was erased: their name and words are gone from the row, the game and the chat."""
        await self.reload()
        async with self.lock:
            self.chat = await self.services.store.read(lines_after, self.row.id, 0)
            if self.logged is not None:
                await self.rebuild(meanwhile=self.logged)  # whoever looks now sees the game as it was
            self.changed()
            self.tell_all()
            self.replan()

    async def read_chat(self) -> None:
        """Read the lines that another process stored."""
        last = self.chat[-1].id if self.chat else 0
        self.heard(await self.services.store.read(lines_after, self.row.id, last))


def _settle(answer: asyncio.Future[None], error: Exception | None) -> None:
    if answer.done():  # nobody waits any more
        return
    if error is None:
        answer.set_result(None)
    else:
        answer.set_exception(error)
