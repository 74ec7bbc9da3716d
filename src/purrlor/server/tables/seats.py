"""Who sits and who listens at a table. Who may act for a seat is decided by its chair as it is now."""

from __future__ import annotations

from purrlor.server.db import queries
from purrlor.server.db.queries import Chair, TableRow
from purrlor.server.errors import Forbidden, Refusal
from purrlor.server.game.logged_match import Viewer
from purrlor.server.tables.presence import Audience, Listener
from purrlor.server.tables.rematch import Rematch
from purrlor.server.tables.services import Services
from purrlor.server.wire.partings import BARRED
from purrlor.server.wire.tables import Answers, Offer, Removed, You


class Seats:
    """The chairs of one table, and all connections there."""

    def __init__(self, services: Services, row: TableRow) -> None:
        """Take a stored table; nobody is there yet."""
        self.services = services
        self.row = row
        self.removed: dict[str, str] = {}  # whom the owner removed, with their names
        self.barred: frozenset[str] = frozenset()  # those of them who may not even look on
        self.audience = Audience()
        self.rematch = Rematch()
        self.listeners = self.audience.here
        self.revision = 0
        self.loaded = services.time()
        self.quiet_since = services.settings.now()

    def replan(self) -> None:
        """Something changed here: see what comes next (see Room)."""

    def changed(self) -> None:
        """Seats, presence or status changed: everybody hears of it."""
        self.revision += 1
        for listener in self.listeners:
            listener.wake()

    # who is here

    def join(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.audience.join(listener)
        self.changed()
        self.announce()
        self.replan()

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.audience.leave(listener, self.services.time())
        self.quiet_since = self.services.settings.now()
        self.changed()
        self.announce()

    def announce(self) -> None:
        """Let the other processes know who is here."""
        if not self.services.bus.alone:
            self.services.bus.publish("here", self.row.id, self.audience.said())
            if self.rematch.offered:  # whoever comes by way of another process hears of it, too
                self.services.bus.publish("offer", self.row.id, self.rematch.said())

    def heard_presence(self, words: str) -> None:
        """Another process says who is there."""
        if self.audience.elsewhere.heard(words, self.services.time()):
            self.changed()

    def forget_elsewhere(self, after: float) -> None:
        """Drop what a process said that has been silent since."""
        if self.audience.elsewhere.forget(self.services.time() - after):
            self.changed()

    def grace_left(self, seat: int) -> float:
        """Return the seconds until a stand-in may be called for a seat that has lost its connection."""
        lost = self.audience.lost_at(seat, self.loaded)
        return max(0.0, lost + self.services.settings.grace_seconds - self.services.time())

    # the next game

    def answer_rematch(self, seat: int, yes: bool) -> None:
        """Somebody offers the next game, accepts it or says no; everybody is told."""
        self.rematch.answer(seat, yes)
        self.changed()
        self.services.bus.publish("offer", self.row.id, self.rematch.said())

    def heard_offer(self, words: str) -> None:
        """Another process says who wants to play again."""
        if self.rematch.heard(words):
            self.changed()

    def undecided(self) -> list[int]:
        """List the seats of people who are still there, or were a moment ago, and have not answered the offer."""
        chairs = [chair for chair in self.row.chairs if chair.kind == "person" and not chair.away]
        open_ = [chair.seat for chair in chairs if chair.seat not in (*self.rematch.yes, *self.rematch.no)]
        here = self.audience.seats()
        return [seat for seat in open_ if seat in here or self.grace_left(seat) > 0]

    def offer_now(self) -> Offer | None:
        """Return the offer as everybody may know it; none once the next table is there."""
        asked = self.rematch
        if not asked.offered or self.row.rematch is not None:
            return None
        return Offer(by=asked.by, yes=[*asked.yes], no=[*asked.no], waiting=self.undecided())

    # what is kept of a seat

    async def set_away(self, seat: int, away: bool) -> None:
        """A stand-in takes a seat over, or gives it back; everybody is told."""
        chair = self.row.chairs[seat]
        if chair.away == away or chair.kind not in ("person", "program"):
            return
        chair.away = away
        await self.services.store.write(queries.set_away, self.row.id, chair)
        self.changed()
        self.services.bus.publish("info", self.row.id)
        self.replan()

    async def save_answers(self, seat: int, answers: Answers) -> None:
        """Keep what a seat wants the server to answer for it."""
        chair = self.row.chairs[seat]
        chair.answers = answers
        await self.services.store.write(queries.set_answers, self.row.id, chair)
        self.answers_changed(seat, answers)
        self.replan()

    def answers_changed(self, seat: int, answers: Answers) -> None:
        """The store keeps these answers of a seat now: whoever sits there hears of it."""
        self.row.chairs[seat].answers = answers
        self.services.bus.publish("info", self.row.id)
        for listener in self.listeners:
            if listener.viewer == seat:
                listener.wake()

    def came_back(self, seat: int) -> None:
        """The store knows that somebody plays for themselves again."""
        self.row.chairs[seat].away = False
        self.changed()
        self.services.bus.publish("info", self.row.id)

    # chairs

    def chair_of(self, person: str) -> Chair | None:
        """Return the chair of a person, if they have one."""
        return next((chair for chair in self.row.chairs if chair.person == person), None)

    def chair(self, seat: int) -> Chair:
        """Return a chair by its number."""
        if not 0 <= seat < len(self.row.chairs):
            raise Refusal("error-no-seat", seat=seat, field="seat")
        return self.row.chairs[seat]

    def seat(self, chair: Chair) -> None:
        """Somebody else sits in a chair from now on; everybody sees with the eyes that they have now."""
        self.row.chairs[chair.seat] = chair
        self.follow_seats()
        self.changed()
        self.services.bus.publish("info", self.row.id)
        self.replan()

    def you(self, who: str, name: str, seat: Viewer) -> You:
        """Say to somebody who they are here."""
        owner = who == self.row.owner
        removed = [Removed(who=one, name=called) for one, called in self.removed.items()] if owner else []
        return You(who=who, name=name, seat=seat, owner=owner, removed=removed)

    def follow_seats(self) -> None:
        """Chairs may have changed hands: nobody sees or acts for a seat that they no longer have."""
        for listener in list(self.listeners):
            listener.follow()

    def send_away(self) -> None:
        """Say goodbye to those who may look on no longer."""
        for listener in list(self.listeners):
            if listener.viewer is None and listener.who in self.barred:
                listener.part(BARRED)

    def may_watch(self, person: str) -> bool:
        """Return whether somebody may look on here."""
        if person in self.barred and self.chair_of(person) is None:
            return False
        return self.row.watching or person == self.row.owner or self.chair_of(person) is not None

    def check_watching(self, person: str) -> None:
        """Refuse a spectator where the table is for its players only."""
        if person in self.barred and not self.may_watch(person):
            raise Forbidden("error-barred")
        if not self.may_watch(person):
            raise Forbidden("error-players-only")
