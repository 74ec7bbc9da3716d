"""How a match reaches its rules: plainly through Python, or through compiled entries. Both work on the same bytes."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.native.knowledge import Knowledge
from purrlor.errors import RulesFault

State = NDArray[Any]
Counts = NDArray[np.int16]


class Binding(Protocol):
    """One match, bound to its rules: what is done to it again and again, and for a server costs the time."""

    def play(self, seat: int, move: int) -> int:
        """Play a move and fold what it told; give PLAYED, BROKEN or NOT_LISTED (`native/step.py`)."""

    def fold(self) -> None:
        """Fold the log, as it is now, into what everybody knows."""

    def legal(self, seat: int) -> list[int]:
        """List the moves of a seat that is asked."""

    def show(self, me: int) -> bytes:
        """Return what the table shows to a seat (-1: a spectator) and what it is asked (`view/sentence.py`, BREAK)."""

    def ask(self, me: int) -> bytes:
        """Return the same, with or without what the table shows."""


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
        """Return what the table shows to a seat (-1: a spectator) and what it is asked: the text of its page."""

    def tell(self, log: bytes, eye: int) -> bytes:
        """Return events as one who looks (-1: a spectator) may know them: sentences in JSON, with commas between."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Return the number of the rule that forbids a move which is not on the list."""

    def bind(self, state: State, knowledge: Knowledge) -> Binding:
        """Take up one match; its state and what is known of it must stay where they are."""


def as_record(state: State) -> Any:
    """Return a state as the record that rules take."""
    return state.view(np.recarray)[0]


def rules_broke(fault: int = 0) -> RulesFault:
    """Return what to raise when the rules stopped themselves with a fault, or broke inside a compiled entry."""
    if fault:
        return RulesFault("error-rules-fault", fault=str(fault))
    return RulesFault("error-rules-compiled")
