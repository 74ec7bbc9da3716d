"""A match at one moment: what was found out about its state, how it ended, and what brings it back there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from purrlor.engine import view
from purrlor.engine.compact import compact
from purrlor.engine.look import Found
from purrlor.engine.words import Part

MOST_PLACES = 32  # so many moves can be taken back at once; more are found by a replay


@dataclass(frozen=True)
class Outcome:
    """How a match ended: points and places by seat (place 1 won), the winners, the reason, the scores in parts."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    parts: tuple[tuple[Part, ...], ...]

    @cached_property
    def json(self) -> bytes:
        """Give the same as JSON, written once for all who look."""
        return compact(view.outcome(self)).encode()


class Moment:
    """What is known about a state: its bytes, what was found by looking at it, moves by seat, the flow, the end."""

    __slots__ = ("flow", "found", "legal", "outcome", "state")

    def __init__(self, state: bytes) -> None:
        """Begin with its bytes only."""
        self.state = state
        self.found: Found | None = None
        self.legal: dict[int, list[int]] = {}
        self.flow: tuple[tuple[int, ...], str] | None = None
        self.outcome: Outcome | None = None


class Place(NamedTuple):
    """Where a match stands: its state, what everybody knows, its beat, and how many moves and tellings led there."""

    state: bytes
    known: bytes
    beat: int
    moves: int
    told: int


@dataclass(frozen=True)
class Kept:
    """A match as plain data, with its moves and tellings: what a replay from the start would find."""

    place: Place
    moves: list[tuple[int, int]]
    told: list[tuple[int, bytes]]
