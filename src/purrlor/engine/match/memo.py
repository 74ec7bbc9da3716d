"""A match at one moment: what was found out about its state, and what brings it back there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from purrlor.engine.match.outcome import Outcome

MAX_PLACES = 32  # so many moves can be taken back at once; more are found by a replay

Obstacle = Literal["game", "nothing", "others", "seen"]  # why a move cannot be taken back
OBSTACLES: dict[Obstacle, str] = {
    "game": "error-undo-game",
    "nothing": "error-undo-nothing",
    "others": "error-undo-others",
    "seen": "error-undo-seen",
}


class StateMemo:
    """What is known about a state: its bytes, what it shows to whom, moves by seat, the flow, the end."""

    __slots__ = ("flow", "legal", "outcome", "pages", "state")

    def __init__(self, state: bytes) -> None:
        """Begin with its bytes only."""
        self.state = state
        self.pages: dict[int | None, tuple[bytes, bytes]] = {}
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


def obstacle(moves: Sequence[tuple[int, int]], seat: int, allowed: int | None) -> Obstacle | None:
    """Return why a seat cannot take its last move back; `allowed`: how many the rules let back, None: no rule does.

    A game may know no such thing, the seat has not moved yet, somebody else has, or something new was seen since.
    """
    if allowed is None:
        return "game"
    if all(mover != seat or number < 0 for mover, number in moves):
        return "nothing"
    if moves[-1][0] != seat or moves[-1][1] < 0:
        return "others"
    return None if allowed > 0 else "seen"
