"""A match in the hands of its rules: to play, to list moves, to show the table; for a server all that costs time.

The compiled hand remembers where everything lies, so that a move is one call: on the list or not, played, and what
everybody knows afterwards. The plain one does the same in Python, step by step.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.backend import Backend, Native, State
from purrlor.engine.knowledge import Knowledge
from purrlor.engine.observe import OWN_MOVES
from purrlor.engine.state import MOST_SEATS

if TYPE_CHECKING:
    from purrlor.engine.game import Game

PLAYED, BROKEN, NOT_LISTED = 1, 0, -1


class Hand(Protocol):
    """What is done to one match again and again."""

    def play(self, seat: int, move: int) -> int:
        """Play a move and fold what it told into what everybody knows; or say that it broke, or is not on the list."""

    def legal(self, seat: int) -> list[int]:
        """List the moves of a seat that is asked."""

    def show(self, me: int) -> tuple[bytes, list[int]]:
        """Give what the table shows to a seat (-1: a spectator), and its moves, if it is asked."""


class PlainHand:
    """Python all the way."""

    def __init__(self, game: Game, backend: Backend, state: State, knowledge: Knowledge) -> None:
        """Take the parts of a match."""
        self._tales, self._backend, self._state, self._knowledge = game.table.tales, backend, state, knowledge

    def play(self, seat: int, move: int) -> int:
        """See Hand."""
        asked = int(self._state["waiting"][0]) >> seat & 1
        if not asked or move not in self._backend.legal(self._state, seat):
            return NOT_LISTED
        self._backend.apply(self._state, seat, move)
        if int(self._state["fault"][0]):
            return BROKEN
        self._knowledge.fold(self._state, self._tales)
        return PLAYED

    def legal(self, seat: int) -> list[int]:
        """See Hand."""
        return self._backend.legal(self._state, seat)

    def show(self, me: int) -> tuple[bytes, list[int]]:
        """See Hand."""
        text = self._backend.show(self._state, me, self._knowledge.of(None if me < 0 else me))
        asked = me >= 0 and int(self._state["waiting"][0]) >> me & 1
        return text, self.legal(me) if asked else []


class NativeHand:
    """Compiled code, by addresses."""

    def __init__(self, game: Game, backend: Native, state: State, knowledge: Knowledge) -> None:
        """Take the parts of a match; they must stay where they are."""
        self._kept = state, knowledge.table, knowledge.nothing
        self._legal, self._show = backend.legal_at, backend.show_at
        self._state, self._known = state.ctypes.data, knowledge.table.ctypes.data
        self._nothing, self._row = knowledge.nothing.ctypes.data, knowledge.nothing.nbytes
        self._desk = blank_desk(game).copy()
        self._desk["states"], self._desk["known"], self._desk["seats"] = self._state, self._known, len(knowledge.table)
        self._at = self._desk.ctypes.data
        self._play = player()

    def play(self, seat: int, move: int) -> int:
        """See Hand."""
        answer: int = self._play(self._at, 0, seat, move)
        return answer

    def legal(self, seat: int) -> list[int]:
        """See Hand."""
        return self._legal(self._state, seat)

    def show(self, me: int) -> tuple[bytes, list[int]]:
        """See Hand."""
        return self._show(self._state, me, self._nothing if me < 0 else self._known + me * self._row)


def take_up(game: Game, backend: Backend, state: State, knowledge: Knowledge) -> Hand:
    """Give the hand of a match."""
    if isinstance(backend, Native):
        return NativeHand(game, backend, state, knowledge)
    return PlainHand(game, backend, state, knowledge)


@cache
def blank_desk(game: Game) -> NDArray[Any]:
    """Give the record that the compiled step reads, all but where a match lies; its seats' own moves nobody wants."""
    from purrlor.engine.batch import Desk, game_tables
    from purrlor.engine.playout import addresses

    parts, made = game.parts, game.entries.compiled
    tales, sight = game_tables(game)
    facts = {
        "head": parts.state.head, "log": parts.state.dtype.fields["log"][1],  # type: ignore[index]
        "zones": len(parts.zones), "pieces": len(parts.pieces), "most": parts.most,
        "legal": made["legal"].address, "apply": made["apply"].address,
    }  # fmt: skip
    desk: NDArray[Any] = addresses(Desk, {"tales": tales, "sight": sight, "own": _own_moves()}, facts)[0]
    return desk


@cache
def _own_moves() -> NDArray[np.int32]:
    return np.zeros((MOST_SEATS, OWN_MOVES), np.int32)


@cache
def player() -> Any:
    """Give the compiled step of a batch that plays a move (`stepping.py`); it is over before others could run."""
    from purrlor.engine import stepping

    return ctypes.PYFUNCTYPE(*[ctypes.c_int64] * 5)(stepping.address("play"))
