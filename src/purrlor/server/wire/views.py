"""What a seat sees, as types: views and events as compiled rules write them (`match.facts`), and the same in words.

A sentence is a pattern's name and its arguments, `donate:fat-cat>2`; whoever shows it has the words, in the group that
belongs to its place: `ask`, `stake`, `move`, `so`, `event`, `alarm`, `phase`, `part`, `note`, `reason`, `badge`.
"""

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
    size: int
    pieces: list[Piece]
    width: int | None = None
    height: int | None = None
    cells: list[Any] | None = None


class SeatView(msgspec.Struct, kw_only=True):
    """A seat as the game shows it; games may add facts."""

    score: int | None = None
    badges: list[str] = []
    counts: dict[str, int] = {}


class MoveView(msgspec.Struct, kw_only=True):
    """One thing that this seat may do now: the text to send, how it is said where that tells more, what it leads to.

    `hurts`: it costs dearly and cannot be taken back; a person should be asked twice.
    """

    text: str
    say: str | None = None
    so: str | None = None
    hurts: bool = False


class PromptView(msgspec.Struct, kw_only=True):
    """What is asked of this seat, and by which rule; `kind` stays the same where several sentences ask one thing.

    `stake` is what is at stake; `forced`: there is one answer, which the table gives for a seat that lets it.
    """

    say: str
    kind: str
    rule: str
    stake: str | None = None
    forced: bool = False


class PartView(msgspec.Struct, kw_only=True):
    """One line of a score; a note says how the points came about."""

    say: str
    points: int
    rule: str
    note: str | None = None


class OutcomeView(msgspec.Struct, kw_only=True):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    parts: list[list[PartView]]


class View(msgspec.Struct, kw_only=True):
    """All that a seat (None: a spectator) may know; `beat` counts the moves that everybody could notice.

    `alarms` say who is about to win.
    """

    seat: int | None
    beat: int
    turn: int
    phase: str
    seats: list[SeatView]
    zones: list[Zone]
    waiting: list[int]
    prompt: PromptView | None
    moves: list[MoveView]
    outcome: OutcomeView | None
    alarms: list[str] = []


class EventView(msgspec.Struct, kw_only=True):
    """What happened at a beat of the game, sentence by sentence; an empty argument is what this viewer may not know."""

    beat: int
    says: list[str]
