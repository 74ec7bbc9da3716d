"""What a seat may know as a list of features for learning: which value which cell has, the acting seat first.

A feature is one value of one cell of the observation (`observe.py`), under the cell's name; a cell that is 0 says
nothing. Seats are counted from the one that looks: its own is 0, the next one round the table is 1. So all seats are
alike to whoever learns; and so are moves, whose numbers turn in the same way (`turns`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.fields import Field
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch import scales
from purrlor.engine.batch.features import (
    ASKED,
    BIT,
    COUNTED,
    GUARD,
    KNOWN,
    MAKER,
    SIZED,
    SPEAKS,
    EncodingContext,
    compiled,
)
from purrlor.engine.batch.scales import Numbers, Scale
from purrlor.engine.batch.turning import View, turned_moves, turned_names, turned_places, views
from purrlor.engine.compile.intrinsics import address_record
from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.match import Match
from purrlor.engine.native.observe import BYTES, LEFT_OUT, NO_YES, WIDTHS, Layout, offset_of, places_of

EVERY = (MAX_SEATS + 1) * MAX_SEATS  # views are numbered by seats * MAX_SEATS + seat


@dataclass(frozen=True)
class Part:
    """Cells that are read alike: their names, their scale, and for every view how and where they are read.

    `record` is for those of a record in an array: what must hold of which of its bytes, or they say nothing.
    """

    names: list[str]
    scale: Scale
    how: Callable[[View], int]
    at: Callable[[View], Numbers]
    record: tuple[int, int, int] | None = None


class Encoding:
    """The features of a game: the same for every number of seats and every option."""

    def __init__(self, of: Layout) -> None:
        """Derive them from the record's declaration."""
        self.layout, self.rules = of, of.rules
        self.views = views(of.seats)
        self.parts = [*self._me(), *self._fields(), *self._zones()]
        widths = [len(part.scale.words) for part in self.parts for _ in part.names]
        self.bases = np.cumsum([0, *widths])
        self.size, self.most = int(self.bases[-1]), len(widths)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return every feature's name: the cell's, and its value."""
        cells = ((cell, part.scale.words) for part in self.parts for cell in part.names)
        return tuple(f"{cell} = {word}" if word else cell for cell, words in cells for word in words)

    @cached_property
    def digest(self) -> str:
        """Return what tells this encoding from any other, in 16 hex digits."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:16]

    @cached_property
    def turns(self) -> NDArray[np.int16]:
        """Return, for every view, the numbers that moves have when seen from there."""
        made = np.tile(np.arange(self.rules.verbs.size, dtype=np.int16), (EVERY, 1))
        for n, me in self.views:
            made[n * MAX_SEATS + me] = turned_moves(self.rules.verbs, (n, me))
        return made

    # -- The parts

    def _me(self) -> Iterator[Part]:
        yield Part(["I am asked"], scales.of_names(NO_YES), lambda view: ASKED, lambda view: np.zeros(1, np.int64))

    def _fields(self) -> Iterator[Part]:
        kind = self.rules.state
        for name, field in kind.fields.items():
            if name in LEFT_OUT or field.seen == "none":
                continue
            at = offset_of(kind, name)
            yield from self._field(name, field, at) if field.rows is None else self._rows(name, field, at)

    def _rows(self, name: str, field: Field, at: int) -> Iterator[Part]:
        """Give the fields of each record of an array; one that only its maker sees says so first."""
        inner = field.rows
        assert inner is not None
        size = inner.dtype.itemsize
        for i in range(field.shape[0]):
            here = at + i * size
            record = (GUARD, here, size) if field.seen == "all" else (MAKER, here + offset_of(inner, "seat"), 1)
            for part, of in inner.fields.items():
                for made in self._field(f"{name}[{i}].{part}", of, here + offset_of(inner, part)):
                    yield replace(made, record=record)

    def _field(self, name: str, field: Field, at: int) -> Iterator[Part]:
        mine, width = field.seen == "owner", np.dtype(field.width).itemsize
        shape, axes = (field.shape[1:], field.axes[1:]) if mine else (field.shape, field.axes)
        names = [f"{'my ' if mine else ''}{name}{place}" for place in places_of(shape, axes)]

        def where(view: View) -> Numbers:
            row = view[1] * int(np.prod(shape, dtype=int)) if mine else 0
            return at + width * (row + turned_places(shape, axes, view))

        if field.width in WIDTHS:
            scale = self._scale(name, field)
            how = WIDTHS[field.width] + (SPEAKS if any(map(scale.speaks, self.views)) else 0)
            yield Part(names, scale, lambda view: how, where)
        else:
            yield _bits(names, 8 * width, where)

    def _zones(self) -> Iterator[Part]:
        zones, pieces = self.rules.zones, self.rules.pieces
        there = [z for z in range(len(zones)) if (zones.owner[z] or 0) < self.layout.seats]
        turned = {view: np.argsort(turned_names(zones.names, False, view)) for view in self.views}
        yield Part(
            [f"size of {zones.names[z]}" for z in there], scales.NUMBER, lambda view: SIZED, lambda v: turned[v][there]
        )
        for z in there:
            yield self._pieces(z, turned, np.array([i for i, piece in enumerate(pieces.names) if piece]))

    def _pieces(self, z: int, turned: dict[View, Numbers], given: Numbers) -> Part:
        zones, pieces = self.rules.zones, self.rules.pieces
        word = f"{'in' if zones.open[z] else 'seen or known in'} {zones.names[z]}"
        return Part(
            [f"{pieces.names[i]} {word}" for i in given],
            scales.NUMBER,
            lambda view: COUNTED if zones.sees(view[1], int(turned[view][z])) else KNOWN,
            lambda view: turned[view][z] * len(pieces) + given,
        )

    def _scale(self, name: str, field: Field) -> Scale:
        words = self.layout.words.get(name, ())
        if field.is_flag:
            return scales.of_names(NO_YES)
        if field.of is not None:
            return scales.of_names(field.of.names, field.of.of_seats)
        if words:
            return scales.of_names(words, any(o.of_seats for o in self.rules.options if o.name == name))
        if isinstance(field.turns, int):
            return scales.of_moves(self.rules.verbs, field.turns, scales.MOST)
        usual = scales.SIGNED if field.width[0] == "i" else scales.NUMBER
        return {"set": scales.SET, "next": scales.NEXT}.get(field.turns, usual)

    # -- The plan for compiled code

    @cached_property
    def plan(self) -> dict[str, NDArray[Any]]:
        """Return the tables that `write_features` reads, by their names in its context."""
        spans, runs, cells = np.zeros((EVERY, 3), np.int32), list[list[int]](), []
        starts: dict[bytes, int] = {}  # where values lie; most are the same for all views
        for i, (n, me) in enumerate(self.views):
            more = self._runs((n, me))
            spans[n * MAX_SEATS + me] = len(runs), len(runs) + len(more), i * self.most
            runs += more
            cells.append(self._cells((n, me), starts))
        values = np.frombuffer(b"".join(starts), np.int32)
        return {
            "spans": spans, "runs": np.array(runs, np.int32), "cells": np.concatenate(cells), "values": values,
            "turns": self.turns,
        }  # fmt: skip

    def _cells(self, view: View, starts: dict[bytes, int]) -> NDArray[np.int32]:
        """Return every cell's first feature, its lowest and highest value, and where its values begin."""
        known: dict[Scale, tuple[int, int, int]] = {}
        for scale in dict.fromkeys(part.scale for part in self.parts):
            found = scale.found(view).astype(np.int32)
            start = starts.setdefault(found.tobytes(), sum(map(len, starts)) // found.itemsize)
            known[scale] = scale.low, scale.low + len(found) - 1, start
        rows = [known[part.scale] for part in self.parts for _ in part.names]
        return np.column_stack([self.bases[:-1], rows]).astype(np.int32)

    def _runs(self, view: View) -> list[list[int]]:
        """Return the runs of a view: cells that lie side by side and are read alike, a guard before each record."""
        made: list[list[int]] = []
        cell = 0
        for record, parts in groupby(self.parts, key=lambda part: part.record):
            inside: list[list[int]] = []
            for part in parts:
                for place in part.at(view).tolist():
                    _add(inside, part.how(view), place, cell)
                    cell += 1
            made += [[*record, len(inside)], *inside] if record else inside
        return made


def _bits(names: list[str], bits: int, where: Callable[[View], Numbers]) -> Part:
    """Return the part of numbers that are sets: each bit is a cell."""
    cells = [f"{one} bit {b}" for one in names for b in range(bits)]
    yes = scales.of_names(NO_YES)
    return Part(cells, yes, lambda view: BIT, lambda view: (8 * where(view)[:, None] + np.arange(bits)).ravel())


def _add(runs: list[list[int]], how: int, place: int, cell: int) -> None:
    """Add a cell to the last run, if it lies beside it, or begin another."""
    if runs and runs[-1][0] == how and runs[-1][1] + runs[-1][2] * BYTES.get(how & ~SPEAKS, 1) == place:
        runs[-1][2] += 1
    else:
        runs.append([how, place, 1, cell])


@cache
def encoding(game: GameBase) -> Encoding:
    """Return the encoding of a game."""
    return Encoding(game.layout)


@cache
def context(game: GameBase) -> tuple[NDArray[Any], int]:
    """Return what `write_features` reads, and its address."""
    rules = game.definition
    facts = {
        "census": game.entries.compiled["census"].address, "zones": len(rules.zones), "pieces": len(rules.pieces),
        "verbs": rules.verbs.size,
    }  # fmt: skip
    return address_record(EncodingContext, encoding(game).plan, facts)


def encode(match: Match, seat: int) -> NDArray[np.int32]:
    """Return the features that hold for a seat, in ascending order."""
    out = np.zeros(encoding(match.game).most, np.int32)
    known = np.ascontiguousarray(match.knowledge.of(seat))
    place = context(match.game)[1]
    count = compiled()(place, match.state.ctypes.data, known.ctypes.data, seat, out.ctypes.data)
    return out[:count]
