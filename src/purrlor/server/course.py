"""The course of a table's game: the fold of its log, with the numbers that each viewer's updates carry.

A viewer's number counts what that viewer could notice, so it tells nothing about the hidden steps of others; it
follows from the log alone, so every process gives the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import purrlor
from purrlor.engine import Event, Game, Match
from purrlor.server.ledger import TableRow
from purrlor.server.store import Entry

CONCEDE = "concede"
UNDO = "undo"
Viewer = int | None  # a seat, or None: a spectator


@dataclass(frozen=True)
class Step:
    """One line of the log as it was carried out. `touched` are seats whose own question or list of moves changed."""

    events: Sequence[Event]
    note: dict[str, Any] | None
    touched: frozenset[int]
    public: bool
    at: float


class Course:
    """A game from its set-up to now."""

    def __init__(self, row: TableRow, at: float) -> None:
        """Set the game up, and play its opening where the table began in mid-game."""
        self.game: Game = purrlor.game(row.game)
        self.names = {chair.seat: chair.name for chair in row.chairs}
        self.match: Match = self.game.match(
            len(row.chairs), row.seed, {**row.options, "windows": "open"}, names=list(self.names.values())
        )
        self.gave_up: set[int] = set()
        self.ply = 0
        self._numbers: dict[Viewer, list[int]] = {}
        self._asked: dict[int, int] = {}
        self.waiting: tuple[int, ...] = ()
        self._question = 0
        self.awaited: tuple[int, ...] = ()
        self._phase = ""
        self.steps: list[Step] = []
        self._add(None, self.match.history, None, at)
        for seat, move in row.opening:
            self._carry_out(seat, move, at)

    # playing

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
        """Give the one text that a move has in the log, however it was written."""
        verbs = self.game.parts.verbs
        return verbs.text(self.game.number(move))

    def _carry_out(self, seat: int, move: str, at: float) -> Step:
        if move == CONCEDE:
            self.match.concede(seat)
            self.gave_up.add(seat)
            return self._add(seat, (), self._note("conceded", seat, "gives up"), at)
        if move == UNDO:
            return self._undo(seat, at)
        return self._add(seat, self.match.play(seat, move), None, at)

    def _undo(self, seat: int, at: float) -> Step:
        """Take a move back; whoever could see the move also sees that it is gone."""
        new = self.match.undo(seat)
        others = [viewer for viewer in (None, *range(new.seats)) if viewer != seat]
        public = any(_seen(self.match, other) != _seen(new, other) for other in others)
        self.match = new
        return self._add(seat, (), self._note("undone", seat, "takes a move back"), at, public)

    def _note(self, kind: str, seat: int, does: str) -> dict[str, Any]:
        name = self.names.get(seat, f"seat {seat}")
        return {"beat": self.match.beat, "kind": kind, "seat": seat, "text": f"{name} {does}."}

    def _add(self, seat: Viewer, events: Any, note: dict[str, Any] | None, at: float, public: bool = True) -> Step:
        waiting, question, was = self.match.waiting, int(self.match.state["ask"][0]), (self.awaited, self._phase)
        asked = [s for s in waiting if s == seat or s not in self.waiting or question != self._question]
        for s in asked:
            self._asked[s] = len(self.steps)
        touched = {*asked, *(s for s in self.waiting if s not in waiting), *(() if seat is None else (seat,))}
        self.waiting, self._question = waiting, question
        self._look_around()
        seen = bool(events) or (note is not None and public) or (self.awaited, self._phase) != was or not waiting
        step = Step(events, note, frozenset(touched), seen, at)
        self.steps.append(step)
        return step

    def _look_around(self) -> None:
        """Note what everybody sees of the flow: who is awaited, and the phase."""
        table = self.game.table
        look = self.match.look(None) if table.awaited or table.phase else None
        self.awaited = tuple(sorted(table.awaited(look))) if table.awaited and look else self.waiting
        self._phase = table.phase(look) if table.phase and look else ""

    # telling

    def number(self, viewer: Viewer) -> int:
        """Give the number of a viewer's newest update; the set-up is 1."""
        return self._counted(viewer)[-1]

    def asked_number(self, seat: int) -> int:
        """Give the number of the update that put the seat's present question to it."""
        return self._counted(seat)[self._asked[seat]]

    def asked_at(self, seat: int) -> float:
        """Give the time at which the seat's present question was put."""
        return self.steps[self._asked[seat]].at

    def since(self, entry: Entry) -> float:
        """Give the time from which on the seat of a coming entry had been thinking."""
        return self.asked_at(entry.seat) if entry.seat in self.waiting else entry.at

    def asked_step(self, seat: int) -> int:
        """Give the step at which the seat's present question was put."""
        return self._asked[seat]

    def told(self, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
        """Tell a viewer what it has noticed after the update of this number."""
        counted = self._counted(viewer)
        return [line for i in range(bisect_right(counted, since), len(counted)) for line in self._lines(i, viewer)]

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """Give what a viewer may know now."""
        return self.match.view(viewer)

    def _counted(self, viewer: Viewer) -> list[int]:
        counted = self._numbers.setdefault(viewer, [])
        for i in range(len(counted), len(self.steps)):
            step = self.steps[i]
            counted.append((counted[-1] if counted else 0) + (i == 0 or step.public or viewer in step.touched))
        return counted

    def _lines(self, i: int, viewer: Viewer) -> list[dict[str, Any]]:
        step = self.steps[i]
        lines = [event.seen_by(viewer, self.names) for event in step.events]
        if step.note is not None and (step.public or viewer in step.touched):
            lines.append(step.note)
        return [line for line in lines if line["text"]]


def _seen(match: Match, viewer: Viewer) -> dict[str, Any]:
    view = match.view(viewer)
    view.pop("beat")
    return view
