"""A table as it stands in memory: its row, its game, those who listen. It decides nothing and knows no sockets.

The game changes in `moves.py` only; here is what it is built from, and how those who listen are told.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

import purrlor
from purrlor.server.db import queries
from purrlor.server.db.chat import CHAT_CACHE_SIZE, lines_after
from purrlor.server.db.queries import TableRow
from purrlor.server.errors import Refusal, SetAside, Unavailable
from purrlor.server.game import loading
from purrlor.server.game.clocks import Clocks
from purrlor.server.game.digests import Kept, OtherRules, digest
from purrlor.server.game.logged_match import LoggedMatch, Step, Viewer
from purrlor.server.game.pacing import Pacing
from purrlor.server.game.replays import facts, open_view
from purrlor.server.game.windows import lapsed
from purrlor.server.tables.describe import describe
from purrlor.server.tables.lock import TableLock
from purrlor.server.tables.seats import Seats
from purrlor.server.tables.services import Services
from purrlor.server.tables.undos import Undos
from purrlor.server.wire.tables import Answers, ChatLine, SeatClock, Table, Undoing

PROOF_PLIES = 32  # in a game that never rests, so often a digest is kept
LOG = logging.getLogger("purrlor.server")


class TableState(Seats):
    """One table in memory; any process can make it anew from the store."""

    def __init__(self, services: Services, row: TableRow) -> None:
        """Take a stored table; `load` builds its game."""
        super().__init__(services, row)
        self.logged: LoggedMatch | None = None
        self.clocks = Clocks(None)
        self.lock = TableLock()
        self.pacing = Pacing(services.settings, services.time)
        self.undos = Undos(services.settings.limits)
        self.chat: list[ChatLine] = []
        self.kept = 0  # lines of the log that need not be played again
        self.proved = self._looked_at = 0  # lines of the log: at the last digest, and when one was last thought of
        self.playable = True
        self.set_aside = False  # its log cannot be played
        self.uncommitted = False  # true while a move is played in memory but not yet in the log
        self.opened = services.settings.now()
        self._newly_asked: set[int] = set()  # seats whose question is new since everybody was told
        self._views: dict[Viewer, msgspec.Raw] = {}
        self._described: tuple[int, msgspec.Raw] = (-1, msgspec.Raw())

    # building the game from the log

    async def load(self) -> None:
        """Build the game as the log tells it, and read the chat."""
        await self.rebuild()
        self.removed = await self.services.store.read(queries.removed_from, self.row.id)
        self.barred = await self.services.store.read(queries.barred_from, self.row.id)
        self.chat = await self.services.store.read(lines_after, self.row.id, 0)

    async def rebuild(self, meanwhile: LoggedMatch | None = None) -> None:
        """Throw the game in memory away and play the log again; the one that is shown meanwhile is none, usually."""
        self.logged, self.set_aside, self.uncommitted = meanwhile, False, False
        self._views.clear()
        self.playable = self.services.knows(self.row.game, self.row.version)
        if self.row.status not in ("playing", "over") or not (self.playable or self.row.game in purrlor.GAMES):
            self.logged = None
            return
        game = await self.services.editions.game(self.row.game, self.row.edition)
        self.playable = game is not None
        if game is None:
            self.logged = None
            return
        try:
            built = await loading.built(self.services.store, self.services.settings, self.row, game, self.opened)
        except Unavailable:
            raise
        except OtherRules as error:
            self._is_record(str(error))
            return
        except Exception as error:  # this table breaks alone; its log stays as it is
            if self.row.version != game.version:  # new rules need not understand it
                self._is_record(str(error))
                return
            queries.set_aside(self.row.id, error)
            self.logged, self.playable, self.set_aside = None, False, True
            return
        if self.row.version != game.version:
            await self._raise_version(game.version)
        self.logged, self.clocks, self.kept = built
        self._views.clear()
        self._newly_asked.update(self.logged.asked)
        self.services.metrics.rebuilt.inc()

    def _is_record(self, why: str) -> None:
        """These rules give another game: it cannot go on, and stays as it is."""
        self.logged, self.playable = None, False
        LOG.warning("table %s was played by other rules, and does not go on (%s)", self.row.id, why)

    async def _raise_version(self, version: int) -> None:
        """The same game under new rules: from now on it is theirs."""
        await self.services.store.write(queries.raise_version, self.row.id, version)
        LOG.info("table %s goes on under version %d of its rules", self.row.id, version)
        self.row.version = version

    def proof(self, at_once: bool = False) -> Kept | None:
        """Return the digest of the game as it stands, if it is time to keep one: when it rests, or went on for long."""
        logged = self.logged
        if logged is None or self.uncommitted or self.row.status not in ("playing", "over"):
            return None
        rests, self._looked_at = logged.ply == self._looked_at, logged.ply
        if logged.ply == self.proved or not (at_once or rests or logged.ply - self.proved >= PROOF_PLIES):
            return None
        return self.row.id, logged.ply, digest(logged.match)

    async def start_over(self) -> None:
        """Forget what was played in memory only."""
        self.forget_plans()
        try:
            await self.rebuild()
        except Unavailable:
            self.services.drop(self.row.id)
            self.replan()
            raise
        self.tell_all()
        self.replan()

    def forget_plans(self) -> None:
        """What was planned may never have happened (see Room)."""

    async def keep(self) -> None:
        """Keep a long game as it stands, so that its log need not be played again."""
        logged = self.logged
        if logged is None or self.uncommitted or logged.ply - self.kept < loading.WORTH_KEEPING:
            return
        self.kept, data = logged.ply, loading.keep(logged, self.clocks)
        await self.services.store.write(loading.store_kept, self.row.id, self.kept, loading.maker(logged.game), data)

    def check_readable(self) -> None:
        """Say so when the game of this table cannot be built from its log."""
        if self.set_aside:
            raise SetAside("error-table-unreadable")

    def running(self) -> LoggedMatch:
        """Return the game under way, or say why there is none."""
        self.check_readable()
        if not self.playable:
            raise Refusal("error-table-other-rules")
        if self.logged is None:
            raise Refusal("error-not-begun")
        return self.logged

    @property
    def ticks(self) -> bool:
        """Return whether the game goes on though nobody looks: it has a clock, and not only bots play."""
        people = any(chair.kind in ("person", "program") for chair in self.row.chairs)
        return self.row.clock != "none" and self.row.status == "playing" and people

    def held_back(self, seat: int, move: str) -> float:
        """Return the seconds until a move may be seen: in a window a pass comes no earlier than anybody's."""
        logged = self.logged
        if logged is None or logged.decline is None:
            return 0.0
        match = logged.facing(seat)
        if match is None or not logged.windows.declines(match, seat, move):
            return 0.0
        return self.pacing.hold(self.row, logged, seat)

    # after a move

    def applied(self, step: Step) -> None:
        """The game went on by a step: what was shown before is old."""
        self._views.clear()
        self._newly_asked |= step.touched
        if step.public:
            self.pacing.saw_something()

    def ending(self, at: float) -> dict[str, Any] | None:
        """Return what the table's row says once its game is over; None while it is not."""
        match = self.running().match
        if not match.is_over:
            return None
        return {
            "status": "over",
            "ended": at,
            "outcome": facts(match, None)["outcome"],
        }

    def ended(self, end: dict[str, Any]) -> None:
        """The game is over, and the log says so."""
        self.row.status, self.row.ended, self.row.outcome = end["status"], end["ended"], end["outcome"]
        self.changed()
        LOG.info("table %s is over after %d moves", self.row.id, self.running().ply)

    def lapsing(self) -> Answers | None:
        """Return what is left of the answers of the seat whose turn has begun, if some of them end with that."""
        saved = self.row.chairs[self.running().match.turn].answers
        if not saved.saved:
            return None
        kept = lapsed(saved)
        return kept if len(kept.saved) != len(saved.saved) else None

    # telling

    def tell_all(self) -> None:
        """Whoever is asked something new hears at once, the others as fast as pictures change."""
        asked = () if self.logged is None else self.logged.asked
        new = self._newly_asked.intersection(asked)
        for listener in self.listeners:
            if not asked or listener.viewer in new:
                listener.show()
            elif not listener.planned:
                listener.show_soon()
        self._newly_asked.clear()

    def view(self, viewer: Viewer) -> msgspec.Raw:
        """Return what a viewer may know, as JSON, made once for all connections. Spectators see all after the end."""
        found = self._views.get(viewer)
        if found is None:
            logged = self.logged or self.running()
            opened = viewer is None and logged.match.is_over
            made = msgspec.json.encode(open_view(logged.match)) if opened else logged.written(viewer)
            found = self._views[viewer] = msgspec.Raw(made)
        return found

    def view_in_words(self, viewer: Viewer, language: str) -> msgspec.Raw:
        """Return the same in words, for a program that has none."""
        match, shown = self.running().match, msgspec.json.decode(self.view(viewer))
        return msgspec.Raw(msgspec.json.encode(match.in_words(shown, viewer, language)))

    def in_words(self, told: Sequence[bytes], viewer: Viewer, language: str) -> list[bytes]:
        """Return what was told, event by event and in words."""
        match = self.running().match
        story, speaker = match.game.story, match.speaker(viewer, language)
        heard = [msgspec.json.decode(line) for line in told]
        events = [story.in_words(one["beat"], say, speaker) for one in heard for say in one["says"]]
        return [msgspec.json.encode(event) for event in events]

    def clocks_for(self, viewer: Viewer) -> list[SeatClock]:
        """Return the clocks that a viewer may see: in a window that shows several as awaited, only its own."""
        logged = self.logged
        if logged is None or self.clocks.times is None:
            return []
        hidden = logged.game.has_windows and len(logged.awaited) > 1
        seats = [s for s in logged.asked if s == viewer or not hidden]
        return [SeatClock(seat=s, until=self.until(s) or 0.0, reserve=self.clocks.reserve(s)) for s in seats]

    def undo_for(self, viewer: Viewer) -> Undoing | None:
        """Return whether a viewer can take a move back now, or why not; None: there is nothing to be played."""
        logged = self.logged
        if viewer is None or logged is None or logged.match.is_over:
            return None
        why = logged.obstacle(viewer)
        return why or "yes" if self.row.casual or why == "game" else "table"

    def idle_left(self, seat: int) -> float | None:
        """Return the seconds until somebody who is here counts as asleep; None where that cannot be.

        It is told from what everybody has seen: that they are awaited, and since when nothing has happened.
        """
        logged, usual = self.logged, self.services.settings.idle_minutes * 60
        if logged is None or self.row.clock != "none" or seat not in logged.awaited or not usual:
            return None
        last = next(step.at for step in reversed(logged.steps) if step.public)
        return max(0.0, max(last, self.opened) + usual - self.services.settings.now())

    def until(self, seat: int) -> float | None:
        """Return the time at which a seat runs out; time during which no server ran does not count."""
        return self.clocks.until(seat, max(self.running().asked_at(seat), self.opened))

    def table(self, inside: bool = True) -> Table:
        """Describe the table to those who are there; or as somebody may know it who may not look on."""
        watchers, offer = self.audience.watchers(), self.offer_now() if inside else None
        return describe(self.row, self.audience.seats(), watchers, self.playable, inside, offer)

    def told_table(self) -> msgspec.Raw:
        """Describe the table as JSON, once for all who hear of a change."""
        if self._described[0] != self.revision:
            self._described = (self.revision, msgspec.Raw(msgspec.json.encode(self.table())))
        return self._described[1]

    def heard(self, lines: list[ChatLine]) -> None:
        """New lines of chat: keep the newest, and let everybody hear."""
        known = {line.id for line in self.chat}
        self.chat = sorted([*self.chat, *(line for line in lines if line.id not in known)], key=lambda x: x.id)[
            -CHAT_CACHE_SIZE:
        ]
        for listener in self.listeners:
            listener.wake()
