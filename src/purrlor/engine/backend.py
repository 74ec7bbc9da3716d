"""How a match reaches its rules: plainly through Python, or through compiled entries. Both work on the same bytes."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from purrlor.engine import page
from purrlor.engine.chance import stir
from purrlor.engine.flow import Flow
from purrlor.engine.options import Option
from purrlor.engine.state import GameState
from purrlor.engine.verbs import Verbs
from purrlor.engine.vocabulary import Desk
from purrlor.engine.zones import Zones
from purrlor.errors import RulesFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from purrlor.engine.fields import Axis
    from purrlor.engine.vocabulary import Words

State = NDArray[Any]
Moves = NDArray[np.int32]
Counts = NDArray[np.int16]


@dataclass(frozen=True)
class Rules:
    """What a game's `rules.py` hands to the engine.

    `most` is the longest list of moves, `longest` a bound on the decisions of a game; `reasons` name the ends by
    number (0 is "not over"); `tidy` sets derived fields after a position was filled in; `timeout(s, seat)` gives the
    move that the table plays for an absent seat; `take_backs(s)` how many of the last moves may be taken back;
    `rare(s)` says that something long and rare may come next, so that a GPU can do it for many games at once;
    `show(s, me, known, page)` writes down what the table shows to a seat (-1: a spectator), in `words`.
    """

    state: type[GameState]
    flow: Flow
    verbs: Verbs
    zones: Zones
    pieces: Axis
    options: tuple[Option, ...]
    reasons: tuple[str, ...]
    most: int
    setup: Callable[..., None]
    census: Callable[..., None]
    imagine: Callable[..., None]
    value: Callable[..., float]
    show: Callable[..., None]
    words: Words
    seats_rule: str
    longest: int
    tidy: Callable[..., None] | None = None
    timeout: Callable[..., int] | None = None
    take_backs: Callable[..., int] | None = None
    rare: Callable[..., bool] | None = None


class Backend(Protocol):
    """The few things that can be done to a state."""

    def setup(self, state: State) -> None:
        """Set the table up, from a state that holds the seed, the number of seats and the options."""

    def legal(self, state: State, seat: int) -> list[int]:
        """List the moves of a seat that is asked."""

    def apply(self, state: State, seat: int, move: int) -> None:
        """Play a move that is on the list."""

    def census(self, state: State) -> Counts:
        """Count the pieces in every zone."""

    def imagine(self, state: State, seat: int, known: NDArray[np.int8]) -> None:
        """Deal anew what a seat cannot know."""

    def value(self, state: State, seat: int) -> float:
        """Judge a seat's prospects, from 0 (lost) to 1 (won)."""

    def show(self, state: State, me: int, known: NDArray[np.int8]) -> bytes:
        """Give what the table shows to a seat (-1: a spectator): the text of its page (`engine/page.py`)."""


class Plain:
    """Run the rules as Python: slow, exact, open to a debugger; overflow is an error."""

    def __init__(self, rules: Rules) -> None:
        """Take the rules."""
        self.rules = rules
        self._run = rules.flow.run_rule()
        self._legal = rules.flow.legal_rule()
        self._apply = rules.flow.apply_rule(self._run)

    def setup(self, state: State) -> None:
        """See Backend."""
        with np.errstate(all="raise"):
            stir(as_record(state))
            self.rules.setup(as_record(state))
            self._run(as_record(state))

    def legal(self, state: State, seat: int) -> list[int]:
        """See Backend."""
        out = np.zeros(self.rules.most + 2, np.int32)
        with np.errstate(all="raise"):
            count = int(self._legal(as_record(state), seat, out))
        return cast("list[int]", out[1 : count + 1].tolist())

    def apply(self, state: State, seat: int, move: int) -> None:
        """See Backend."""
        with np.errstate(all="raise"):
            self._apply(as_record(state), seat, move)

    def census(self, state: State) -> Counts:
        """See Backend."""
        out = np.zeros((len(self.rules.zones), len(self.rules.pieces)), np.int16)
        self.rules.census(as_record(state), out)
        return out

    def imagine(self, state: State, seat: int, known: NDArray[np.int8]) -> None:
        """See Backend."""
        with np.errstate(all="raise"):
            self.rules.imagine(as_record(state), seat, known)

    def value(self, state: State, seat: int) -> float:
        """See Backend."""
        return float(self.rules.value(as_record(state), seat))

    def show(self, state: State, me: int, known: NDArray[np.int8]) -> bytes:
        """See Backend."""
        sheet = np.zeros(page.PAGE, np.int32)
        with np.errstate(all="raise"):
            page.begin(sheet)
            self.rules.show(as_record(state), me, known, sheet)
            page.finish(sheet)
        return self.rules.words.text(sheet)


class Native:
    """Run the compiled entries; an entry that gives 0 broke inside, for no exception survives a C pointer."""

    def __init__(self, rules: Rules, entries: Any) -> None:
        """Take the rules and their compiled entries."""
        self.rules = rules
        self.entries = entries
        self._room = threading.local()

    def setup(self, state: State) -> None:
        """See Backend."""
        _whole(self.entries.setup(state.ctypes.data))

    def legal(self, state: State, seat: int) -> list[int]:
        """See Backend."""
        return self.legal_at(state.ctypes.data, seat)

    def legal_at(self, state: int, seat: int) -> list[int]:
        """List the moves of a seat, in the state at this address."""
        desk = self._desk()
        count = self.entries.legal(state, seat, desk.moves_at)
        return desk.moves[1 : count + 1].tolist()

    def apply(self, state: State, seat: int, move: int) -> None:
        """See Backend."""
        _whole(self.entries.apply(state.ctypes.data, seat, move))

    def census(self, state: State) -> Counts:
        """See Backend."""
        out = np.zeros((len(self.rules.zones), len(self.rules.pieces)), np.int16)
        _whole(self.entries.census(state.ctypes.data, out.ctypes.data))
        return out

    def imagine(self, state: State, seat: int, known: NDArray[np.int8]) -> None:
        """See Backend."""
        _whole(self.entries.imagine(state.ctypes.data, seat, np.ascontiguousarray(known).ctypes.data))

    def value(self, state: State, seat: int) -> float:
        """See Backend."""
        return float(self.entries.value(state.ctypes.data, seat))

    def show(self, state: State, me: int, known: NDArray[np.int8]) -> bytes:
        """See Backend."""
        return self.show_at(state.ctypes.data, me, known.ctypes.data)[0]

    def show_at(self, state: int, me: int, known: int) -> tuple[bytes, list[int]]:
        """Give what the table shows to a seat, from addresses; and its moves, if it is asked."""
        desk = self._desk()
        length = self.entries.show(state, me, known, desk.at)
        _whole(length > 0)
        return desk.text[:length].tobytes(), desk.moves[1 : desk.moves[0] + 1].tolist()

    def _desk(self) -> Desk:
        """Give this thread's room for showing tables and listing moves."""
        try:
            desk: Desk = self._room.desk
        except AttributeError:
            legal = self.entries.compiled["legal"].address
            desk = self._room.desk = Desk(self.rules.words, self.rules.most, legal)
        return desk


def as_record(state: State) -> Any:
    """Give a state as the record that rules take."""
    return state.view(np.recarray)[0]


def _whole(answer: bool | int) -> None:
    if answer != 1:
        raise RulesFault("The rules broke inside a compiled entry; run with PURRLOR_PLAIN=1 to see where.")
