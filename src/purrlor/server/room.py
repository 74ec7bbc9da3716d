"""A table while somebody is there: its row, its game, those who listen. It knows no sockets.

Everything that changes the game goes through the recorder, which plays in memory, writes to the log, and then tells.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from purrlor.engine.view import outcome
from purrlor.server import ledger, loading
from purrlor.server.answers import lapsed
from purrlor.server.autopilot import Autopilot
from purrlor.server.chat import KEPT, lines_after
from purrlor.server.clocks import Clocks
from purrlor.server.course import CONCEDE, UNDO, Course, Step, Viewer
from purrlor.server.describe import describe
from purrlor.server.failures import Refusal, SetAside, Stale, TooMuch, Unavailable
from purrlor.server.gate import Gate
from purrlor.server.guard import Bucket
from purrlor.server.ledger import TableRow
from purrlor.server.presence import Listener, check_seat
from purrlor.server.recorder import Recorder
from purrlor.server.replays import open_view
from purrlor.server.seats import Seats
from purrlor.server.store import Entry, read_entry
from purrlor.server.tables import ChatLine, SeatClock, Table

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from purrlor.server.parlour import Parlour

LOG = logging.getLogger("purrlor.server")


class Room(Seats):
    """One table in memory; any process can make it anew from the store."""

    def __init__(self, parlour: Parlour, row: TableRow) -> None:
        """Take a stored table; `load` builds its game."""
        super().__init__(parlour, row)
        self.course: Course | None = None
        self.clocks = Clocks(None)
        self.lock = Gate()
        self.chat: list[ChatLine] = []
        self.kept = 0  # lines of the log that need not be played again
        self.playable = True
        self.aside = False  # its log cannot be played
        self.unsettled = False  # true while a move is played in memory but not yet in the log
        self.opened = parlour.settings.now()
        self.episode = self.loaded
        self.recorder = Recorder(self)
        self.autopilot = Autopilot(self)
        self.early: dict[int, int] = {}  # the questions of seats whose answer waits for those in front
        self._stepped: asyncio.Event | None = None  # for those whose answer waits
        self._newly_asked: set[int] = set()  # seats whose question is new since everybody was told
        self._undos: dict[int, Bucket] = {}
        self._views: dict[Viewer, msgspec.Raw] = {}
        self._described: tuple[int, msgspec.Raw] = (-1, msgspec.Raw())

    # building the game from the log

    async def load(self) -> None:
        """Build the game as the log tells it, and read the chat."""
        await self.rebuild()
        self.removed = await self.parlour.store.read(ledger.removed_from, self.row.id)
        self.chat = await self.parlour.store.read(lines_after, self.row.id, 0)

    async def rebuild(self) -> None:
        """Throw the game in memory away and play the log again."""
        self.course, self.aside = None, False
        self._views.clear()
        self.playable = self.parlour.knows(self.row.game, self.row.version)
        if self.row.status not in ("playing", "over") or not self.playable:
            return
        game = await self.parlour.shelf.game(self.row.game, self.row.edition)
        if game is None:
            self.playable = False
            return
        try:
            self.course, self.clocks, self.kept = await loading.built(self.parlour, self.row, game, self.opened)
        except Unavailable:
            raise
        except Exception as error:  # this table breaks alone; its log stays as it is
            ledger.set_aside(self.row.id, error)
            self.playable, self.aside = False, True
            return
        self._newly_asked.update(self.course.asked)
        self.parlour.metrics.rebuilt.inc()

    async def begin(self) -> None:
        """The table starts: set the game up, and tell. The lock is held."""
        await self.rebuild()
        self.changed()
        self.tell_all()
        self.parlour.bus.publish("info", self.row.id)
        self.autopilot.plan()

    async def catch_up(self, told: str = "") -> None:
        """Take the moves that another process has written: the one that it told, or all that are new in the log."""
        async with self.lock:
            if self.course is None:
                return
            for entry in (entries := await self._new(self.course.ply, told)):
                self.clocks.charge(entry, self.course.since(entry))
                self.applied(self.course.take(entry))
            if entries:
                await self.settled()

    async def _new(self, ply: int, told: str) -> list[Entry]:
        """Give what is new in the log; a move that was told and is next need not be read."""
        if told:
            entry = read_entry(told)
            if entry.ply <= ply:
                return [entry] if entry.ply == ply else []
        return await self.parlour.store.read(ledger.moves_from, self.row.id, ply)

    async def keep(self) -> None:
        """Keep a long game as it stands, so that its log need not be played again."""
        course = self.course
        if course is None or self.unsettled or course.ply - self.kept < loading.WORTH_KEEPING:
            return
        self.kept, data = course.ply, loading.keep(course, self.clocks)
        await self.parlour.store.write(loading.store_kept, self.row.id, self.kept, loading.maker(course.game), data)

    # playing

    async def play(self, asker: Listener, seat: int, move: str, seen: int) -> None:
        """Play the move of a person or program, who has seen the update of this number."""
        if seat in self.running().ahead:
            await self._until_asked(seat, move, seen)
        async with self.lock:
            check_seat(asker, seat)
            course, chair = self.running(), self.row.chairs[seat]
            course.check_question(seat, seen)
            await self.recorder.record(seat, course.canonical(move), chair.mover, seen)
        if chair.away:
            await self.set_away(seat, False)

    async def _until_asked(self, seat: int, move: str, seen: int) -> None:
        """Keep the answer to an open window, unseen, until those in front have passed (or one of them has not)."""
        course = self.running()
        course.check_question(seat, seen)
        course.check(seat, move)
        question = course.asked_step(seat)
        self.early[seat] = question
        try:
            while self.course is not None and seat in self.course.ahead and self.course.asked_step(seat) == question:
                self._stepped = self._stepped or asyncio.Event()
                await self._stepped.wait()
        finally:
            self.early.pop(seat, None)

    async def concede(self, asker: Listener, seat: int) -> None:
        """Let a seat give up."""
        async with self.lock:
            check_seat(asker, seat)
            await self.recorder.record(seat, CONCEDE, self.row.chairs[seat].mover, None)

    async def undo(self, asker: Listener, seat: int, seen: int) -> None:
        """Take a seat's last move back."""
        async with self.lock:
            check_seat(asker, seat)
            if seen < self.running().number(seat):
                raise Stale("The game went on meanwhile.")
            lots = self._undo_lots(seat)
            await self.recorder.record(seat, UNDO, self.row.chairs[seat].mover, None)
            lots.take()

    def _undo_lots(self, seat: int) -> Bucket:
        """Give what a seat may still take back, or refuse: each adds two lines to the log, and that not without end."""
        limits = self.parlour.settings.limits
        if self.running().undone >= limits.undone_moves:
            raise Refusal("So many moves were taken back at this table that from now on every move stands.")
        lots = self._undos.setdefault(seat, Bucket(limits.undos_per_second, limits.undos_burst))
        if not lots.has():
            raise TooMuch("You take moves back faster than anybody can follow; wait a moment.")
        return lots

    async def automatic(self, seat: int, move: str, by: str, question: int) -> None:
        """Play a move that a bot, a saved answer or the table makes, if its question is still open."""
        async with self.lock:
            course = self.course
            if course is not None and seat in course.waiting and course.asked_step(seat) == question:
                await self.recorder.record(seat, move, by, None)

    async def start_over(self) -> None:
        """Forget what was played in memory only."""
        self.autopilot.forget()
        try:
            await self.rebuild()
        except Unavailable:
            self.parlour.drop(self)
            raise
        self.unsettled = False
        self.tell_all()
        self.autopilot.plan()

    def held_back(self, seat: int, move: str) -> float:
        """Give the seconds until a move may be seen: in a window a pass comes no earlier than anybody's."""
        course = self.course
        if course is None or course.decline is None:
            return 0.0
        match = course.facing(seat)
        if match is None or not course.windows.declines(match, seat, move):
            return 0.0
        return self.autopilot.hold(seat)

    @property
    def ticks(self) -> bool:
        """Say whether the game goes on though nobody looks: it has a clock, and not only bots play."""
        people = any(chair.kind in ("person", "program") for chair in self.row.chairs)
        return self.row.clock != "none" and self.row.status == "playing" and people

    def check_readable(self) -> None:
        """Say so when the game of this table cannot be built from its log."""
        if self.aside:
            raise SetAside(ledger.UNREADABLE)

    def running(self) -> Course:
        """Give the game under way, or say why there is none."""
        self.check_readable()
        if not self.playable:
            raise Refusal("This table was set up with other rules or cards; it cannot be played on.")
        if self.course is None:
            raise Refusal("The game has not begun.")
        return self.course

    # after a move

    def applied(self, step: Step) -> None:
        """The game went on by a step: what was shown before is old."""
        self._views.clear()
        self._newly_asked |= step.touched
        if step.public:
            self.episode = self.parlour.time()
            self.autopilot.draw_anew()

    async def settled(self) -> None:
        """The log and the game agree: note the end, let answers lapse, tell everybody, see what comes next."""
        course = self.running()
        try:
            if course.match.is_over and self.row.status == "playing":
                end = self.end(self.parlour.settings.now())
                await self.parlour.store.write(self._note_end, end)
                self.ended(end)
            await self._lapse()
        finally:
            self.unsettled = False
        self.tell_all()
        self.autopilot.plan()

    async def catch_up_end(self) -> None:
        """Note an end that a process wrote into the log before it died."""
        async with self.lock:
            await self.settled()

    async def refresh(self) -> None:
        """Notices may have been lost: look at everything again."""
        await self.reload()
        await self.catch_up()
        await self.read_chat()

    def end(self, at: float) -> dict[str, Any]:
        """Give what a table's row says once its game is over."""
        ended = self.running().match.outcome
        return {"status": "over", "ended": at, "outcome": None if ended is None else outcome(ended)}

    def _note_end(self, connection: Connection, end: dict[str, Any]) -> None:
        ledger.change_table(connection, self.row.id, "playing", end)

    def ended(self, end: dict[str, Any]) -> None:
        """The game is over, and the log says so."""
        self.row.status, self.row.ended, self.row.outcome = end["status"], end["ended"], end["outcome"]
        self.changed()
        LOG.info("table %s is over after %d moves", self.row.id, self.running().ply)

    async def _lapse(self) -> None:
        """Answers that were saved until the seat's own turn end when it begins."""
        if not self.may_lapse():
            return
        chair = self.row.chairs[self.running().match.turn]
        kept = lapsed(chair.answers)
        if len(kept.saved) != len(chair.answers.saved):
            await self.save_answers(chair.seat, kept)

    def may_lapse(self) -> bool:
        """Say whether the seat whose turn it is has saved answers."""
        return self.course is not None and bool(self.row.chairs[self.course.match.turn].answers.saved)

    # telling

    def tell_all(self) -> None:
        """Whoever is asked something new hears at once, the others as fast as pictures change."""
        asked = () if self.course is None else self.course.asked
        new = self._newly_asked.intersection(asked)
        for listener in self.listeners:
            if not asked or listener.viewer in new:
                listener.show()
            elif not listener.planned:
                listener.show_soon()
        self._newly_asked.clear()
        if self._stepped is not None:
            self._stepped.set()
            self._stepped = None

    def view(self, viewer: Viewer) -> msgspec.Raw:
        """Give what a viewer may know, as JSON, made once for all its connections. Spectators see all after the end."""
        found = self._views.get(viewer)
        if found is None:
            course = self.course or self.running()
            opened = viewer is None and course.match.is_over
            made = msgspec.json.encode(open_view(course.match)) if opened else course.written(viewer)
            found = self._views[viewer] = msgspec.Raw(made)
        return found

    def clocks_for(self, viewer: Viewer) -> list[SeatClock]:
        """Give the clocks that a viewer may see: in a window that shows several as awaited, only its own."""
        course = self.course
        if course is None or self.clocks.times is None:
            return []
        hidden = course.game.table.awaited is not None and len(course.awaited) > 1
        seats = [s for s in course.asked if s == viewer or not hidden]
        return [SeatClock(seat=s, until=self.until(s) or 0.0, reserve=self.clocks.reserve(s)) for s in seats]

    def until(self, seat: int) -> float | None:
        """Give the time at which a seat runs out; time during which no server ran does not count."""
        return self.clocks.until(seat, max(self.running().asked_at(seat), self.opened))

    def table(self, inside: bool = True) -> Table:
        """Describe the table to those who are there; or as somebody may know it who may not look on."""
        return describe(self.row, self.audience.seats(), self.audience.watchers(), self.playable, inside)

    def told_table(self) -> msgspec.Raw:
        """Describe the table as JSON, once for all who hear of a change."""
        if self._described[0] != self.news:
            self._described = (self.news, msgspec.Raw(msgspec.json.encode(self.table())))
        return self._described[1]

    # what other processes did

    async def reload(self) -> None:
        """Read the row again: another process changed it."""
        async with self.lock:
            row = await self.parlour.store.read(ledger.find_table, self.row.id)
            if row is None:
                return
            removed = await self.parlour.store.read(ledger.removed_from, self.row.id)
            began = row.status != self.row.status and self.course is None
            self.row, self.removed = row, removed
            self.follow_seats()
            if began:
                await self.rebuild()
            self.changed()
            self.tell_all()
            self.autopilot.plan()

    async def read_chat(self) -> None:
        """Read the lines that another process stored."""
        last = self.chat[-1].id if self.chat else 0
        self.heard(await self.parlour.store.read(lines_after, self.row.id, last))

    def heard(self, lines: list[ChatLine]) -> None:
        """New lines of chat: keep the newest, and let everybody hear."""
        known = {line.id for line in self.chat}
        self.chat = sorted([*self.chat, *(line for line in lines if line.id not in known)], key=lambda x: x.id)[-KEPT:]
        for listener in self.listeners:
            listener.wake()
