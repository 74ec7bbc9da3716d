"""What a seat may know as a row of numbers of fixed length, derived from the record's declaration.

The row is built up from nothing: fields that all may see, the seat's own row of private fields, the pieces of the
zones that it can look into and those it knows to lie in the others, and its own last moves. Every number has a name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.events import Moved, Shown, Swept, Tale
from purrlor.engine.fields import Axis, Field, Struct
from purrlor.engine.state import MOST_SEATS

if TYPE_CHECKING:
    from purrlor.engine.backend import Rules

# How a run of numbers is read: bytes at an offset, bits, "that is me", pieces of a zone, its size, own moves.
I1, U1, I2, U2, BITS, ME, PIECES, SIZE, MINE, ASKED = range(10)
WIDTHS = {"i1": I1, "u1": U1, "i2": I2, "u2": U2}
SPANS = {"i1": (-128, 127), "u1": (0, 255), "i2": (-32768, 32767), "u2": (0, 32767)}
OWN_MOVES = 8
# Chance, bookkeeping, and who is waited for: in quick windows that would tell who can react.
LEFT_OUT = frozenset({"rng", "fault", "quick", "quiet", "waiting", "log_n", "log"})
MOST_KINDS = 256
MOVED, SHOWN, SWEPT = 1, 2, 3


@dataclass(frozen=True)
class Cell:
    """One number of the row: its name, its bounds, and what its values stand for, where they have names."""

    name: str
    low: int
    high: int
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Run:
    """Numbers that are read in the same way, one after the other."""

    how: int
    at: int
    stride: int
    cells: tuple[Cell, ...]


class Layout:
    """The row of a game: the same for every number of seats and every option."""

    def __init__(self, rules: Rules, seats: int) -> None:
        """Lay the row out; `seats` is the most that the game takes."""
        if rules.verbs.size >= 1 << 15:
            raise ValueError("moves are numbered beyond what an observation holds")
        self.rules = rules
        self.seats = seats
        self.runs: tuple[Run, ...] = (*self._me(), *self._fields(), *self._zones(), *self._moves())

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Give every number's name and bounds, in order."""
        return tuple(cell for run in self.runs for cell in run.cells)

    def __len__(self) -> int:
        """Give the length of the row."""
        return len(self.cells)

    @cached_property
    def plan(self) -> NDArray[np.int64]:
        """Give the runs as numbers for compiled code: how, where, stride from seat to seat, how many."""
        return np.array([[run.how, run.at, run.stride, len(run.cells)] for run in self.runs], np.int64)

    @cached_property
    def low(self) -> NDArray[np.int16]:
        """Give the lower bounds."""
        return np.array([cell.low for cell in self.cells], np.int16)

    @cached_property
    def high(self) -> NDArray[np.int16]:
        """Give the upper bounds."""
        return np.array([cell.high for cell in self.cells], np.int16)

    def named(self, row: NDArray[Any]) -> dict[str, str | int]:
        """Give the numbers of a row that are not zero, in words."""
        found = np.flatnonzero(row)
        return {self.cells[i].name: _value(self.cells[i], int(row[i])) for i in found.tolist()}

    def _me(self) -> Iterator[Run]:
        yield Run(ME, 0, 0, tuple(Cell(f"me is seat {seat}", 0, 1) for seat in range(self.seats)))
        yield Run(ASKED, 0, 0, (Cell("I am asked", 0, 1),))

    def _fields(self) -> Iterator[Run]:
        kind = self.rules.state
        for name, field in kind.fields.items():
            if name not in LEFT_OUT and field.seen in ("all", "owner"):
                yield from _runs(name, field, _offset(kind, name))

    def _zones(self) -> Iterator[Run]:
        zones, pieces = self.rules.zones, self.rules.pieces
        there = [z for z in range(len(zones)) if (zones.owner[z] or 0) < self.seats]
        yield from (
            Run(SIZE, z, 0, (Cell(f"size of {zones.names[z]}", 0, 32767),)) for z in there
        )  # every imagined world has the same sizes
        for z in there:
            words = "in" if zones.open[z] else "seen or known in"
            cells = (Cell(f"{piece} {words} {zones.names[z]}", 0, 32767) for piece in pieces.names if piece)
            yield Run(PIECES, z, int(pieces.none), tuple(cells))

    def _moves(self) -> Iterator[Run]:
        size = self.rules.verbs.size
        yield Run(MINE, 0, 0, tuple(Cell(f"my move {i + 1} back, plus 1", 0, size) for i in range(OWN_MOVES)))


def _value(cell: Cell, value: int) -> str | int:
    return cell.values[value] if 0 <= value < len(cell.values) else value


def _offset(kind: type[Struct], name: str) -> int:
    return int(kind.dtype.fields[name][1])  # type: ignore[index]


def _runs(name: str, field: Field, at: int) -> Iterator[Run]:
    """Give the runs of one field; of a private one, the seat's own row."""
    if field.rows is not None:
        yield from _rows(name, field, at)
        return
    mine = field.seen == "owner"
    shape, axes = (field.shape[1:], field.axes[1:]) if mine else (field.shape, field.axes)
    label = f"my {name}" if mine else name
    names = [f"{label}{place}" for place in _places(shape, axes)]
    width = np.dtype(field.width).itemsize
    stride = width * int(np.prod(shape, dtype=int)) if mine else 0
    if field.width not in WIDTHS:
        bits = tuple(Cell(f"{one} bit {b}", 0, 1) for one in names for b in range(8 * width))
        yield Run(BITS, at, stride, bits)
    else:
        yield Run(WIDTHS[field.width], at, stride, tuple(_cell(one, field) for one in names))


def _rows(name: str, field: Field, at: int) -> Iterator[Run]:
    """Give the runs of an array of records that all may see, record by record."""
    inner = field.rows
    if inner is None or field.seen != "all":
        return
    for i in range(field.shape[0]):
        for part, of in inner.fields.items():
            yield from _runs(f"{name}[{i}].{part}", of, at + i * inner.dtype.itemsize + _offset(inner, part))


def _places(shape: tuple[int, ...], axes: tuple[Axis | None, ...]) -> list[str]:
    """Name every place of an array by its axes."""
    made = [""]
    for size, axis in zip(shape, axes, strict=True):
        names = [str(i) for i in range(size)] if axis is None else [n or "none" for n in axis.names]
        made = [f"{head}[{n}]" for head in made for n in names]
    return made


def _cell(name: str, field: Field) -> Cell:
    if field.is_flag:
        return Cell(name, 0, 1, ("no", "yes"))
    if field.of is not None:
        return Cell(name, 0, len(field.of) - 1, tuple(n or "none" for n in field.of.names))
    return Cell(name, *SPANS[field.width])


def tale_table(tales: dict[int, Tale]) -> NDArray[np.uint8]:
    """Say of every kind of event how it changes what seats know."""
    table = np.zeros(MOST_KINDS, np.uint8)
    for kind, tale in tales.items():
        table[int(kind)] = {Moved: MOVED, Shown: SHOWN, Swept: SWEPT}.get(type(tale), 0)
    return table


def sight_table(rules: Rules) -> NDArray[np.uint8]:
    """Say for every seat and zone whether the seat can look there."""
    zones = rules.zones
    return np.array([[zones.sees(seat, z) for z in range(len(zones))] for seat in range(MOST_SEATS)], np.uint8)
