"""What a match is besides its play: bytes, rows of numbers for whoever trains, a copy that can be packed and sent."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.state import CONCEDED, OVER, STOPPED, WAITING, seats_in
from purrlor.engine.match.events import History
from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.memo import Place
from purrlor.engine.match.names import Names
from purrlor.engine.native.backend import Backend, State
from purrlor.engine.native.knowledge import Knowledge
from purrlor.engine.native.observe import OWN_MOVES
from purrlor.engine.native.plain import Plain
from purrlor.engine.native.row import compiled, match_row, row_of
from purrlor.errors import NotYourTurn, short

END_REASONS = {CONCEDED: "concession", STOPPED: "stopped"}  # those that every game has
PLAIN_FACTS = ("game", "options", "seed", "beat", "_moves", "_places", "_moved_before")  # packed as they are


class MatchBase:
    """All of a match but its play (`Match`)."""

    game: GameBase
    options: dict[str, Any]
    seed: int
    seats: int
    beat: int
    buffer: memoryview
    names: Names
    _backend: Backend
    _state: State
    _start: State | None
    _knowledge: Knowledge
    _history: History
    _moves: list[tuple[int, int]]
    _places: list[Place]
    _moved_before: Mapping[int, tuple[int, ...]]  # the last moves of seats that were made elsewhere, newest first

    def __repr__(self) -> str:
        """Show what is played and where the match stands."""
        asked = f"waiting={seats_in(self.buffer[WAITING])}"
        if over := self.buffer[OVER]:
            reason, places = END_REASONS.get(over) or self.game.definition.reasons[over], self._state["place"][0]
            asked = f"over={reason!r} places={tuple(places[: self.seats].tolist())}"
        return f"<Match {self.game.id} seats={self.seats} seed={self.seed:#x} ply={len(self._moves)} {asked}>"

    def _seat(self, seat: Any) -> int:
        """Return a seat as a number; one that is not at this table is refused."""
        try:
            number = -1 if isinstance(seat, bool) else index(seat)
        except TypeError:
            number = -1
        if not 0 <= number < self.seats:
            rule = self.game.definition.seats_rule
            raise NotYourTurn("error-seat-unknown", seat=short(seat), last=self.seats - 1, rule=rule, field="seat")
        return number

    # rows of numbers

    def observation(self, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know as the row of numbers that training environments give (`game.layout` has names).

        `game.layout.named(row)` says in words what is not zero; so does `purrlor observation GAME`.
        """
        seat, game = self._seat(seat), self.game
        census, own = self._backend.census(self._state), np.zeros(OWN_MOVES, np.int32)
        last = self._own_moves(seat)
        own[: len(last)] = np.array(last, np.int32) + 1
        write = match_row if isinstance(self._backend, Plain) else compiled()
        return row_of(game.layout, game.visibility, self._state, self._knowledge.table, own, seat, census, write)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for the number of every move that a seat may make now."""
        found = np.zeros(self.game.definition.verbs.size, np.int8)
        if self._seat(seat) in seats_in(self.buffer[WAITING]):
            found[self._backend.legal(self._state, seat)] = 1
        return found

    def _own_moves(self, seat: int) -> tuple[int, ...]:
        """Return the last moves of a seat, the newest first; that it gave up is none."""
        here = (number for mover, number in reversed(self._moves) if mover == seat and number >= 0)
        found = [number for number, _ in zip(here, range(OWN_MOVES), strict=False)]
        return (*found, *self._moved_before.get(seat, ()))[:OWN_MOVES]

    # bytes

    @property
    def state(self) -> State:
        """Return the raw state, for search and tests; never for clients."""
        return self._state

    @property
    def knowledge(self) -> Knowledge:
        """Return who knows what lies where."""
        return self._knowledge

    def same_bytes(self, other: MatchBase) -> bool:
        """Return whether two matches are in exactly the same state."""
        return self.head_bytes() == other.head_bytes()

    def head_bytes(self) -> bytes:
        """Return the state without the event log, for comparing."""
        return self._state.tobytes()[: self.game.definition.state.head]

    # packing

    def __getstate__(self) -> dict[str, Any]:
        """Return the match as plain data, without addresses: what `pickle` writes."""
        packed = {name: getattr(self, name) for name in PLAIN_FACTS}
        return packed | {
            "state": self._state.tobytes(),
            "start": None if self._start is None else self._start.tobytes(),
            "known": self._knowledge.table.tobytes(),
            "history": self._history.packed(),
            "names": dict(self.names),
            "plain": isinstance(self._backend, Plain),
        }

    def __setstate__(self, packed: dict[str, Any]) -> None:
        """Take up what was packed, with the rules of this process."""
        for name in PLAIN_FACTS:
            setattr(self, name, packed[name])
        game, kind = self.game, self.game.definition.state.dtype
        self._backend = game.plain if packed["plain"] else game.backend
        self._start = None if packed["start"] is None else np.frombuffer(packed["start"], kind).copy()
        state: State = np.frombuffer(packed["state"], kind).copy()
        self.seats, self.names = int(state["seats"][0]), Names(packed["names"])
        self._knowledge = Knowledge(game.visibility, self.seats)
        table = self._knowledge.table
        table[:] = np.frombuffer(packed["known"], np.int8).reshape(table.shape)
        self._history = History.unpacked(packed["history"], game.story)
        self._hold(state)

    def _hold(self, state: State) -> None:
        raise NotImplementedError
