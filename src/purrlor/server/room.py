"""A table while somebody is there: its row, its game, those who listen. It knows no sockets.

Everything that changes the game goes through the recorder, which plays in memory, writes to the log, and then tells.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from purrlor.engine.view import outcome
from purrlor.server import ledger
from purrlor.server.answers import lapsed
from purrlor.server.autopilot import Autopilot
from purrlor.server.chat import KEPT, lines_after
from purrlor.server.clocks import Clocks
from purrlor.server.course import CONCEDE, UNDO, Course, Step, Viewer
from purrlor.server.describe import describe
from purrlor.server.failures import Forbidden, Refusal, Stale, Unavailable
from purrlor.server.gate import Gate
from purrlor.server.ledger import Chair, TableRow
from purrlor.server.presence import Audience, Listener
from purrlor.server.recorder import Recorder
from purrlor.server.replays import open_view
from purrlor.server.store import Entry, read_entry
from purrlor.server.tables import Answers, ChatLine, SeatClock, Table

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from purrlor.server.parlour import Parlour

LOG = logging.getLogger("purrlor.server")


class Room:
    """One table in memory; any process can make it anew from the store."""

    def __init__(self, parlour: Parlour, row: TableRow) -> None:
        """Take a stored table; `load` builds its game."""
        self.parlour = parlour
        self.row = row
        self.course: Course | None = None
        self.clocks = Clocks(None)
        self.lock = Gate()
        self.audience = Audience()
        self.listeners = self.audience.here
        self.news = 0
        self.chat: list[ChatLine] = []
        self.playable = True
        self.unsettled = False  # true while a move is played in memory but not yet in the log
        self.opened = parlour.settings.now()
        self.quiet_since = self.opened
        self.episode = self.parlour.time()
        self.recorder = Recorder(self)
        self.autopilot = Autopilot(self)
        self.early: dict[int, int] = {}  # the questions of seats whose answer waits for those in front
        self._stepped: asyncio.Event | None = None  # for those whose answer waits
        self._newly_asked: set[int] = set()  # seats whose question is new since everybody was told
        self._views: dict[Viewer, msgspec.Raw] = {}
        self._described: tuple[int, msgspec.Raw] = (-1, msgspec.Raw())

    # building the game from the log

    async def load(self) -> None:
        """Build the game as the log tells it, and read the chat."""
        await self.rebuild()
        self.chat = await self.parlour.store.read(lines_after, self.row.id, 0)

    async def rebuild(self) -> None:
        """Throw the game in memory away and play the log again."""
        self.course = None
        self._views.clear()
        self.playable = self.parlour.knows(self.row.game, self.row.version)
        if self.row.status not in ("playing", "over") or not self.playable:
            return
        game = await self.parlour.shelf.game(self.row.game, self.row.edition)
        if game is None:
            self.playable = False
            return
        entries = await self.parlour.store.read(ledger.moves_from, self.row.id, 0)
        course = Course(self.row, self.row.started or self.opened, game)
        self.clocks = Clocks(self.parlour.settings.clocks.get(self.row.clock))
        for entry in entries:
            self.charge_clock(entry, course.since(entry))
            course.take(entry)
        self.course = course
        self._newly_asked.update(course.asked)
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
                self.charge_clock(entry, self.course.since(entry))
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

    def charge_clock(self, entry: Entry, asked: float) -> None:
        """Take what a person or program needed off their clock."""
        if self.clocks.times is not None and entry.by in ("person", "program"):
            self.clocks.moved(entry.seat, asked, entry.at)

    # playing

    async def play(self, seat: int, move: str, seen: int) -> None:
        """Play the move of a person or program, who has seen the update of this number."""
        if seat in self.running().ahead:
            await self._until_asked(seat, move, seen)
        chair = self.row.chairs[seat]
        async with self.lock:
            course = self.running()
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

    async def concede(self, seat: int) -> None:
        """Let a seat give up."""
        async with self.lock:
            await self.recorder.record(seat, CONCEDE, "person", None)

    async def undo(self, seat: int, seen: int) -> None:
        """Take a seat's last move back."""
        async with self.lock:
            if seen < self.running().number(seat):
                raise Stale("The game went on meanwhile.")
            await self.recorder.record(seat, UNDO, "person", None)

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

    def running(self) -> Course:
        """Give the game under way, or say why there is none."""
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

    def changed(self) -> None:
        """Seats, presence or status changed: everybody hears of it."""
        self.news += 1
        for listener in self.listeners:
            listener.wake()

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

    def table(self) -> Table:
        """Describe the table to those who are there."""
        return describe(self.row, self.audience.seats(), self.audience.watchers(), self.playable)

    def told_table(self) -> msgspec.Raw:
        """Describe the table as JSON, once for all who hear of a change."""
        if self._described[0] != self.news:
            self._described = (self.news, msgspec.Raw(msgspec.json.encode(self.table())))
        return self._described[1]

    # who is here

    def join(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.listeners.add(listener)
        self.changed()
        self.announce()
        self.autopilot.plan()

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.listeners.discard(listener)
        self.quiet_since = self.parlour.settings.now()
        self.changed()
        self.announce()

    def announce(self) -> None:
        """Let the other processes know who is here."""
        if not self.parlour.bus.alone:
            self.parlour.bus.publish("here", self.row.id, self.audience.said())

    def heard_presence(self, words: str) -> None:
        """Another process says who is there."""
        if self.audience.elsewhere.heard(words, self.parlour.time()):
            self.changed()

    def forget_elsewhere(self, after: float) -> None:
        """Drop what a process said that has been silent since."""
        if self.audience.elsewhere.forget(self.parlour.time() - after):
            self.changed()

    async def set_away(self, seat: int, away: bool) -> None:
        """A stand-in takes a seat over, or gives it back; everybody is told."""
        chair = self.row.chairs[seat]
        if chair.away == away or chair.kind not in ("person", "program"):
            return
        chair.away = away
        await self.parlour.store.write(ledger.set_away, self.row.id, seat, away)
        self.changed()
        self.parlour.bus.publish("info", self.row.id)
        self.autopilot.plan()

    async def save_answers(self, seat: int, answers: Answers) -> None:
        """Keep what a seat wants the server to answer for it."""
        self.row.chairs[seat].answers = answers
        await self.parlour.store.write(ledger.set_answers, self.row.id, seat, answers)
        self.parlour.bus.publish("info", self.row.id)
        for listener in self.listeners:
            if listener.viewer == seat:
                listener.wake()
        self.autopilot.plan()

    # chairs

    def chair_of(self, person: str) -> Chair | None:
        """Give the chair of a person, if they have one."""
        return next((chair for chair in self.row.chairs if chair.person == person), None)

    def chair(self, seat: int) -> Chair:
        """Give a chair by its number."""
        if not 0 <= seat < len(self.row.chairs):
            raise Refusal(f"There is no seat {seat} at this table.", field="seat")
        return self.row.chairs[seat]

    def check_watching(self, person: str) -> None:
        """Refuse a spectator where the table is for its players only."""
        if not self.row.watching and person != self.row.owner and self.chair_of(person) is None:
            raise Forbidden("This table is for its players only.")

    async def reload(self) -> None:
        """Read the row again: another process changed it."""
        async with self.lock:
            row = await self.parlour.store.read(ledger.find_table, self.row.id)
            if row is None:
                return
            began = row.status != self.row.status and self.course is None
            self.row = row
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
