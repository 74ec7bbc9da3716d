"""What a seat may know as a row of numbers of fixed length, derived from the record's declaration.

The row is built up from nothing: fields that all may see, the seat's own row of private fields, the pieces of the
zones that it can look into and those it knows to lie in the others, and its own last moves. Every number has a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.fields import Axis, Field, Struct
from purrlor.engine.native.definition import Rules

# How a run of numbers is read: bytes at an offset, bits, "that is me", pieces of a zone, its size, own moves.
I1, U1, I2, BITS, ME, PIECES, SIZE, MINE, ASKED = range(9)
WIDTHS = {"i1": I1, "u1": U1, "i2": I2}
SPANS = {"i1": (-128, 127), "u1": (0, 255), "i2": (-32768, 32767)}
BYTES = {I1: 1, U1: 1, I2: 2}
OWN_MOVES = 8
MOST = 32767
NO_YES = ("no", "yes")
# Chance, bookkeeping, and who is waited for: in quick windows that would tell who can react.
LEFT_OUT = frozenset({"rng", "fault", "quick", "quiet", "waiting", "log_n", "log"})


@dataclass(frozen=True)
class Cell:
    """One number of the row: its name, its bounds, and what its values stand for, where they have names."""

    name: str
    low: int
    high: int
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Run:
    """Numbers that are read in the same way, one after the other; `title` says what they tell together."""

    title: str
    how: int
    at: int
    stride: int
    cells: tuple[Cell, ...]


class Layout:
    """The row of a game: the same for every number of seats and every option."""

    def __init__(self, rules: Rules, seats: int, asks: Mapping[int, str]) -> None:
        """Lay the row out; `seats` is the most that the game takes, `asks` names its questions."""
        if rules.verbs.size >= 1 << 15:
            raise ValueError("moves are numbered beyond what an observation holds")
        self.rules = rules
        self.seats = seats
        self.words = _words(rules, asks)
        self.runs: tuple[Run, ...] = (*self._me(), *self._fields(), *self._zones(), *self._moves())

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Return every number's name and bounds, in order."""
        return tuple(cell for run in self.runs for cell in run.cells)

    def __len__(self) -> int:
        """Return the length of the row."""
        return len(self.cells)

    @cached_property
    def plan(self) -> NDArray[np.int64]:
        """Return the runs as numbers for compiled code: how, where, stride from seat to seat, how many.

        Runs that lie side by side in memory become one.
        """
        made: list[list[int]] = []
        for run in self.runs:
            how, at, stride, count = made[-1] if made else [-1, 0, 0, 0]
            if run.how == how and run.how in BYTES and run.stride == stride == 0 and run.at == at + count * BYTES[how]:
                made[-1][3] += len(run.cells)
            else:
                made.append([run.how, run.at, run.stride, len(run.cells)])
        return np.array(made, np.int64)

    @cached_property
    def low(self) -> NDArray[np.int16]:
        """Return the lower bounds."""
        return np.array([cell.low for cell in self.cells], np.int16)

    @cached_property
    def high(self) -> NDArray[np.int16]:
        """Return the upper bounds."""
        return np.array([cell.high for cell in self.cells], np.int16)

    def named(self, row: NDArray[Any]) -> dict[str, str | int]:
        """Return the numbers of a row that are not zero, in words."""
        found = np.flatnonzero(row)
        return {self.cells[i].name: _value(self.cells[i], int(row[i])) for i in found.tolist()}

    def _me(self) -> Iterator[Run]:
        cells = (Cell(f"I sit in seat {seat}", 0, 1, NO_YES) for seat in range(self.seats))
        yield Run("my seat", ME, 0, 0, tuple(cells))
        yield Run("I am asked", ASKED, 0, 0, (Cell("I am asked", 0, 1, NO_YES),))

    def _fields(self) -> Iterator[Run]:
        kind = self.rules.state
        for name, field in kind.fields.items():
            if name not in LEFT_OUT and field.seen in ("all", "owner"):
                yield from _runs(name, field, offset_of(kind, name), self.words.get(name, ()))

    def _zones(self) -> Iterator[Run]:
        zones, pieces = self.rules.zones, self.rules.pieces
        there = [z for z in range(len(zones)) if (zones.owner[z] or 0) < self.seats]
        for z in there:  # every imagined world has the same sizes
            yield Run("sizes of zones", SIZE, z, 0, (Cell(f"size of {zones.names[z]}", 0, MOST),))
        for z in there:
            words = "in" if zones.open[z] else "seen or known in"
            cells = (Cell(f"{piece} {words} {zones.names[z]}", 0, MOST) for piece in pieces.names if piece)
            yield Run(f"pieces {words} {zones.names[z]}", PIECES, z, 0, tuple(cells))

    def _moves(self) -> Iterator[Run]:
        size = self.rules.verbs.size
        cells = (Cell(f"my move {i + 1} back, its number plus 1", 0, size) for i in range(OWN_MOVES))
        yield Run("my last moves", MINE, 0, 0, tuple(cells))


def _value(cell: Cell, value: int) -> str | int:
    return cell.values[value] if 0 <= value < len(cell.values) else value


def offset_of(kind: type[Struct], name: str) -> int:
    """Return where in a record a field begins."""
    return int(kind.dtype.fields[name][1])  # type: ignore[index]


def _words(rules: Rules, asks: Mapping[int, str]) -> dict[str, tuple[str, ...]]:
    """Name the values of options, questions and end reasons."""
    questions = tuple(asks.get(i, "") for i in range(max(asks, default=0) + 1))
    options = {option.name: tuple(map(str, option.values)) for option in rules.options}
    return {**options, "ask": questions, "over": rules.reasons}


def _runs(name: str, field: Field, at: int, words: tuple[str, ...] = (), title: str = "") -> Iterator[Run]:
    """Return the runs of one field; of a private one, the seat's own row."""
    if field.rows is not None:
        yield from _rows(name, field, at)
        return
    mine = field.seen == "owner"
    shape, axes = (field.shape[1:], field.axes[1:]) if mine else (field.shape, field.axes)
    label = f"my {name}" if mine else name
    names = [f"{label}{place}" for place in places_of(shape, axes)]
    width = np.dtype(field.width).itemsize
    stride = width * int(np.prod(shape, dtype=int)) if mine else 0
    if field.width not in WIDTHS:
        bits = tuple(Cell(f"{one} bit {b}", 0, 1) for one in names for b in range(8 * width))
        yield Run(title or label, BITS, at, stride, bits)
    else:
        yield Run(title or label, WIDTHS[field.width], at, stride, tuple(_cell(one, field, words) for one in names))


def _rows(name: str, field: Field, at: int) -> Iterator[Run]:
    """Return the runs of an array of records that all may see, record by record."""
    inner = field.rows
    if inner is None or field.seen != "all":
        return
    for i in range(field.shape[0]):
        for part, of in inner.fields.items():
            place = at + i * inner.dtype.itemsize + offset_of(inner, part)
            yield from _runs(f"{name}[{i}].{part}", of, place, title=f"{name}[{i}]")


def places_of(shape: tuple[int, ...], axes: tuple[Axis | None, ...]) -> list[str]:
    """Name every place of an array by its axes."""
    made = [""]
    for size, axis in zip(shape, axes, strict=True):
        names = [str(i) for i in range(size)] if axis is None else [n or "none" for n in axis.names]
        made = [f"{head}[{n}]" for head in made for n in names]
    return made


def _cell(name: str, field: Field, words: tuple[str, ...]) -> Cell:
    if field.is_flag:
        return Cell(name, 0, 1, NO_YES)
    if field.of is not None or words:
        names = words if field.of is None else field.of.names
        return Cell(name, *(SPANS[field.width] if words else (0, len(names) - 1)), tuple(n or "none" for n in names))
    return Cell(name, *SPANS[field.width])
