"""What a seat sees, as types: the view and the events that `match.view` and `Event.seen_by` make."""

from __future__ import annotations

from typing import Any

import msgspec


class Piece(msgspec.Struct, kw_only=True):
    """A card, coin or cat, or several alike; a hidden one has no face."""

    id: str
    kind: str
    face: str | None
    count: int
    position: int | None = None
    facing: str | None = None
    owner: int | None = None
    marks: dict[str, Any] | None = None


class Zone(msgspec.Struct, kw_only=True):
    """A place where pieces lie. Grids have width and height, slots and tracks cells; games may add facts."""

    id: str
    kind: str
    owner: int | None
    label: str
    size: int
    pieces: list[Piece]
    width: int | None = None
    height: int | None = None
    cells: list[Any] | None = None


class SeatView(msgspec.Struct, kw_only=True):
    """A seat as the game shows it; games may add facts."""

    seat: int
    name: str
    score: int | None = None
    badges: list[str] = []
    counts: dict[str, int] = {}


class MoveView(msgspec.Struct, kw_only=True):
    """One thing that this seat may do now, and what it touches, in order."""

    id: int
    text: str
    label: str
    touches: list[str]


class PromptView(msgspec.Struct, kw_only=True):
    """What is asked of this seat, and by which rule."""

    kind: str
    text: str
    rule: str


class PartView(msgspec.Struct, kw_only=True):
    """One line of a score; a note says how the points came about."""

    label: str
    points: int
    rule: str
    note: str


class OutcomeView(msgspec.Struct, kw_only=True):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    parts: list[list[PartView]]


class View(msgspec.Struct, kw_only=True):
    """All that a seat (None: a spectator) may know; `beat` counts the moves that everybody could notice."""

    game: str
    version: int
    seat: int | None
    options: dict[str, Any]
    beat: int
    turn: int
    phase: str
    seats: list[SeatView]
    zones: list[Zone]
    waiting: list[int]
    prompt: PromptView | None
    moves: list[MoveView]
    outcome: OutcomeView | None


class EventView(msgspec.Struct, kw_only=True):
    """One thing that happened, in words and as facts; kinds have facts of their own beside these."""

    beat: int
    kind: str
    text: str
    piece: str | None = None
    from_: str | None = msgspec.field(default=None, name="from")
    to: str | None = None
    seat: int | None = None
