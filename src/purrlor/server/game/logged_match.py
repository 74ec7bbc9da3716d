"""The course of a table's game: the fold of its log, with the numbers that each viewer's updates carry.

A viewer's number counts what that viewer could notice, so it tells nothing about the hidden steps of others; it
follows from the log alone, so every process gives the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

import purrlor
from purrlor.engine import Game, Match
from purrlor.engine.match.events import EventBatch
from purrlor.engine.match.match import NOTES
from purrlor.engine.match.memo import Kept, Obstacle
from purrlor.engine.match.names import Names
from purrlor.engine.match.rendering import tell, tell_all
from purrlor.server.db.queries import TableRow
from purrlor.server.db.store import Entry
from purrlor.server.errors import Stale
from purrlor.server.game.windows import windows_of

UNDO = "undo"
BEAT = re.compile(rb'"beat":\d+,')
FRESH = 12  # so many steps back what was said is kept; older ones are told anew to whoever comes back
Viewer = int | None  # a seat, or None: a spectator


class Step(msgspec.Struct, frozen=True, gc=False):
    """One line of the log as it was carried out. `touched` are seats whose own question or list of moves changed."""

    events: EventBatch
    note: dict[str, Any] | None
    touched: frozenset[int]
    public: bool
    at: float


@lru_cache(maxsize=20_000)
def read_move(game: Game, text: str) -> tuple[int, str]:
    """Return the number of a move, and the one text that it has in the log, however it was written."""
    number = game.number(text)
    return number, game.definition.verbs.text(number)


class KeptStep(msgspec.Struct, frozen=True, array_like=True):
    """A step as plain data."""

    beat: int
    events: bytes
    note: dict[str, Any] | None
    touched: list[int]
    public: bool
    at: float


class KeptMatch(msgspec.Struct, frozen=True, array_like=True):
    """A course as plain data: what playing its log from the start would find."""

    match: Kept
    ply: int
    gave_up: list[int]
    counts: tuple[int, int]
    numbers: list[dict[int, int]]
    steps: list[KeptStep]


class LoggedMatch:
    """A game from its set-up to now."""

    def __init__(self, row: TableRow, at: float, game: Game | None = None) -> None:
        """Set the game up (with the usual cards when none is given); `play_opening` plays what comes before the log."""
        self.game = game or purrlor.game(row.game)
        self.names = Names((chair.seat, chair.name) for chair in row.chairs)
        self.match: Match = self.game.match(
            len(row.chairs), row.seed, {**row.options, "windows": "open"}, names=list(self.names.values())
        )
        self.gave_up: set[int] = set()
        self.ply = 0
        self._public = 0  # steps that everybody noticed
        self._own: dict[int, int] = {}  # those that only this seat did
        self._asked: dict[int, int] = {}
        self._asked_numbers: dict[int, int] = {}
        self._said: list[bytes | tuple[bytes, ...] | None] = []  # of each step, while it is fresh
        self.waiting: tuple[int, ...] = ()
        self.asked: tuple[int, ...] = ()  # whom the rules ask, and in a window also those who come behind
        self.lookahead: dict[int, Match] = {}
        self._faced: dict[int, bytes] = {}
        self._question = 0
        self.awaited: tuple[int, ...] = ()
        self._phase = ""
        self.steps: list[Step] = []
        self.windows = windows_of(self.game)
        self.decline: int | None = None  # the move that declines what is asked now, if that can be
        self.in_race = False  # the first answer wins
        self._backend = self.game.backend
        self._nothing = EventBatch(0, b"", self.game.story)
        self.undone = 0
        self._add(None, self.match.event_batches[0], None, at)

    # playing

    def play_opening(self, row: TableRow) -> Iterator[Step]:
        """Play the moves that a table begins with, one by one."""
        for seat, move in row.opening:
            yield self._carry_out(seat, move, self.steps[0].at)

    def mark(self) -> tuple[int, Match, int]:
        """Return what changes when a move has been played, even half of it."""
        return len(self.steps), self.match, self.match.ply

    def take(self, entry: Entry) -> Step:
        """Carry out the next line of the log."""
        if entry.ply != self.ply:
            raise ValueError(f"ply {entry.ply} of table {entry.table_id} came, {self.ply} was due")
        return self.play(entry.seat, entry.move, entry.at)

    def play(self, seat: int, move: str, at: float) -> Step:
        """Play a move (or `concede`, `undo`); what the rules forbid raises and changes nothing."""
        step = self._carry_out(seat, move, at)
        self.ply += 1
        return step

    def canonical(self, move: str) -> str:
        """Return the one text that a move has in the log."""
        return read_move(self.game, move)[1]

    def _carry_out(self, seat: int, move: str, at: float) -> Step:
        if move in NOTES:
            self.match.enter(seat, move)
            self.gave_up.add(seat)
            return self._add(seat, self._nothing, self._note("conceded", seat), at)
        if move == UNDO:
            return self._undo(seat, at)
        return self._add(seat, self.match.advance(seat, read_move(self.game, move)[0]), None, at)

    def _undo(self, seat: int, at: float) -> Step:
        """Take a move back; whoever could see the move also sees that it is gone."""
        new = self.match.undo(seat)
        others = [viewer for viewer in (None, *range(new.seats)) if viewer != seat]
        public = any(_seen(self.match, other) != _seen(new, other) for other in others)
        self.match, self.undone = new, self.undone + 1
        return self._add(seat, self._nothing, self._note("undone", seat), at, public)

    def _note(self, kind: str, seat: int) -> dict[str, Any]:
        """Tell what is in no rule: everybody hears the same."""
        return {"beat": self.match.beat, "says": [f"{kind}:{seat}"]}

    def _add(
        self, seat: Viewer, events: EventBatch, note: dict[str, Any] | None, at: float, public: bool = True
    ) -> Step:
        before, faced, was = self.asked, self._faced, (self.awaited, self._phase)
        question = self.match.asks
        self._look_around()
        told = bool(events.buffer)
        other = question != self._question or (told and self._in_window)
        asked = [s for s in self.asked if s == seat or s not in before or self._is_other(s, other, faced)]
        self._question, self.decline = question, self.windows.decline(question)
        touched = {*asked, *[s for s in before if s not in self.asked], *(() if seat is None else (seat,))}
        seen = told or (note is not None and public) or (self.awaited, self._phase) != was or not self.waiting
        step = Step(events, note, frozenset(touched), seen, at)
        self._count(step, asked)
        self.steps.append(step)
        self._said.append(None if note else tell_all(self._backend, events, self.match.seats) if told else b"")
        if len(self._said) > FRESH:
            self._said[-FRESH - 1] = None
        return step

    def _look_around(self) -> None:
        """See who is asked now, and who is awaited."""
        self.waiting, (self.awaited, self._phase) = self.match.waiting, self.match.flow()
        self.in_race = self.match.is_race
        if self.game.has_flow:
            self._look_ahead()
        self.asked = (*self.waiting, *self.lookahead) if self.lookahead else self.waiting

    def _count(self, step: Step, asked: list[int]) -> None:
        if step.public or not self.steps:
            self._public += 1
        else:
            for seat in step.touched:
                self._own[seat] = self._own.get(seat, 0) + 1
        for seat in asked:
            self._asked[seat], self._asked_numbers[seat] = len(self.steps), self._public + self._own.get(seat, 0)

    # as it stands, without playing the log again

    def kept(self) -> KeptMatch:
        """Return the course as plain data."""
        return KeptMatch(
            self.match.kept(),
            self.ply,
            sorted(self.gave_up),
            (self._public, self.undone),
            [self._own, self._asked, self._asked_numbers],
            [KeptStep(s.events.beat, s.events.buffer, s.note, sorted(s.touched), s.public, s.at) for s in self.steps],
        )

    def bring_back(self, kept: KeptMatch) -> None:
        """Go on from where a course of the same table stood."""
        story = self.game.story
        self.match = self.match.bring_back(kept.match)
        self.ply, self.gave_up, (self._public, self.undone) = kept.ply, set(kept.gave_up), kept.counts
        self._own, self._asked, self._asked_numbers = kept.numbers
        self.steps = [
            Step(EventBatch(s.beat, s.events, story), s.note, frozenset(s.touched), s.public, s.at) for s in kept.steps
        ]
        self._said = [None] * len(self.steps)
        self._look_around()
        self._question, self.decline = self.match.asks, self.windows.decline(self.match.asks)

    def obstacle(self, seat: int) -> Obstacle | None:
        """Return why a seat cannot take its last move back; None: it can.

        It follows from what the seat has noticed: where others are awaited, some may have answered unseen.
        """
        found = self.match.obstacle(seat)
        return "others" if found in (None, "seen") and self.awaited != (seat,) else found

    # windows whose seats the rules ask one after the other

    def facing(self, seat: int) -> Match | None:
        """Return the match as it is when this seat's answer counts: now, or when those in front of it have passed."""
        return self.match if seat in self.waiting else self.lookahead.get(seat)

    def check(self, seat: int, move: str) -> None:
        """Refuse an answer that a seat cannot give when its time comes."""
        match = self.facing(seat)
        if match is not None:
            match.copy().play(seat, read_move(self.game, move)[0])

    @property
    def _in_window(self) -> bool:
        """Return whether a window is open for several, of whom nobody is to know who has answered."""
        return self.game.has_windows and len(self.awaited) > 1

    def _look_ahead(self) -> None:
        """Find who comes behind in an open window, and note what they will face."""
        self.lookahead = dict(behind(self.match)) if self._in_window else {}
        self._faced = {seat: match.head_bytes() for seat, match in self.lookahead.items()} if self.lookahead else {}

    def _is_other(self, seat: int, other: bool, faced: dict[int, bytes]) -> bool:
        """Return whether a seat that was asked is asked something else now; an unseen pass in front changes nothing."""
        if seat in faced or seat in self._faced:
            return (self._faced.get(seat) or self.match.head_bytes()) != faced.get(seat)
        return other

    # telling

    def number(self, viewer: Viewer) -> int:
        """Return the number of a viewer's newest update; the set-up is 1."""
        return self._public + (0 if viewer is None else self._own.get(viewer, 0))

    def asked_number(self, seat: int) -> int:
        """Return the number of the update that put the seat's present question to it."""
        return self._asked_numbers[seat]

    def check_question(self, seat: int, seen: int) -> None:
        """Refuse a move that answers an older question (or the same one twice)."""
        if seat in self.asked:
            if seen < self.asked_number(seat):
                raise Stale("error-stale-question")
        elif seen < self.number(seat):
            raise Stale("error-stale-view")

    def asked_at(self, seat: int) -> float:
        """Return the time at which the seat's present question was put."""
        return self.steps[self._asked[seat]].at

    def since(self, entry: Entry) -> float:
        """Return the time from which on the seat of a coming entry had been thinking."""
        return self.steps[self._asked[entry.seat]].at if entry.seat in self.waiting else entry.at

    def asked_step(self, seat: int) -> int:
        """Return the step at which the seat's present question was put."""
        return self._asked[seat]

    def told(self, viewer: Viewer, since: int = 0) -> list[bytes]:
        """Tell a viewer, as JSON, what it has noticed after the update of this number."""
        at, number = 0, 0
        while at < len(self.steps) and (number := number + self._notices(at, viewer)) <= since:
            at += 1
        return self._lines_from(at, viewer)

    def news(self, viewer: Viewer, at: int) -> list[bytes]:
        """Tell the same from a step on."""
        said, eye = self._said[at:], 0 if viewer is None else viewer + 1
        if None in said:
            return self._lines_from(at, viewer)
        return [text for told in said if (text := told if type(told) is bytes else told[eye])]  # type: ignore[index,misc]

    def _notices(self, at: int, viewer: Viewer) -> bool:
        return at == 0 or self.steps[at].public or viewer in self.steps[at].touched

    def written(self, viewer: Viewer) -> bytes:
        """Return what a viewer may know now, as JSON; in a window all seats are asked at the same time."""
        facing = None if viewer is None else self.lookahead.get(viewer)
        return self.match.facts(viewer, facing)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """Return the same as data."""
        view: dict[str, Any] = msgspec.json.decode(self.written(viewer))
        return view

    def _lines_from(self, at: int, viewer: Viewer) -> list[bytes]:
        """Tell every step from this one on, whether it is still fresh or not."""
        lines = []
        for i, step in enumerate(self.steps[at:], at):
            lines += [line] if (line := tell(self._backend, step.events, viewer)) else []
            if step.note is not None and self._notices(i, viewer):
                lines.append(msgspec.json.encode(step.note))
        return lines


def behind(match: Match) -> Iterator[tuple[int, Match]]:
    """Return the seats that a window asks after those in front have passed unseen, with the match as it is then."""
    ask, seen = match.asks, set(match.waiting)
    decline = windows_of(match.game).decline(ask)
    while True:
        seat = match.waiting[0]
        if decline is None or decline not in match.legal(seat):
            return
        match = match.copy()
        told = match.advance(seat, decline)
        if told or match.asks != ask or not seen.isdisjoint(match.waiting):
            return
        seen.update(match.waiting)
        yield match.waiting[0], match


def _seen(match: Match, viewer: Viewer) -> bytes:
    """Return what somebody sees, but for the count of what happened."""
    return BEAT.sub(b"", match.facts(viewer), count=1)
