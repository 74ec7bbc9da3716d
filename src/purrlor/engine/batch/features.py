"""The compiled side of the encoding: reads a state by a plan of numbers and lists the features that hold."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.compile.intrinsics import at, call2, carray, give_back, take
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.observe import I1, I2, U1
from purrlor.engine.native.step import head_at

# How a run of cells is read, besides the widths of `observe`: bits, pieces that lie in a zone, pieces that the seat
# knows there, sizes of zones, "I am asked"; and guards, which say how many runs to leave out where bytes are all zero,
# or where the seat is not the one that made a record.
BIT, COUNTED, KNOWN, SIZED, ASKED, GUARD, MAKER = range(8, 15)
SPEAKS = 16  # added to a width: zero says something too, for it names a seat
# Addresses of the plan's tables (`Encoding.plan`): for every view where its runs begin and end and its cells begin;
# runs (how, where, how many, first cell); cells (first feature, lowest and highest value, where its values begin); for
# values which feature of the cell they are; moves as each view has them.
EncodingContext = np.dtype([
    (name, "i8") for name in ("census", "zones", "pieces", "spans", "runs", "cells", "values", "turns", "verbs")
])  # fmt: skip
B1, UB1, B2, B4, B8 = (np.dtype(width) for width in ("i1", "u1", "i2", "i4", "i8"))
HUGE = 1 << 30  # the tables know their own lengths
BYTE = 255


@rule
def write_features(c: Any, state: int, known: int, seat: int, census: Any, out: Any) -> int:
    """List the features that hold for a seat, in ascending order, and return how many.

    `c` is the game's EncodingContext (`encoding.context`), `known` the address of what this seat knows by zone and
    piece, `census` room for the pieces of all zones, `out` room for the list.
    """
    census[:] = 0
    counted = np.int64(census.ctypes.data)
    call2(c.census, state, counted)
    span = carray(at(c.spans + 12 * (head_at(state).seats * MAX_SEATS + seat)), 3, B4)
    runs, r, k = carray(at(c.runs), (HUGE, 4), B4), span[0], 0
    while r < span[1]:
        how, place, n, cell = runs[r, 0], runs[r, 1], runs[r, 2], span[2] + runs[r, 3]
        r += 1
        if how == GUARD:
            r += runs[r - 1, 3] if is_blank(carray(at(state + place), n, UB1)) else 0
        elif how == MAKER:
            r += runs[r - 1, 3] if carray(at(state + place), 1, B1)[0] != seat else 0
        elif how == I1:
            k = add_bytes(c, state + place, n, 0, cell, out, k)
        elif how == U1:
            k = add_bytes(c, state + place, n, BYTE, cell, out, k)
        elif how == I2:
            k = add_words(c, state + place, n, cell, out, k)
        elif how == COUNTED:
            k = add_words(c, counted + 2 * place, n, cell, out, k)
        elif how == KNOWN:
            k = add_bytes(c, known + place, n, 0, cell, out, k)
        elif how == BIT:
            k = add_bits(c, carray(at(state + (place >> 3)), n >> 3, UB1), cell, out, k)
        elif how == SIZED:
            k = add_sizes(c, census[place * c.pieces : (place + n) * c.pieces], cell, out, k)
        elif how == ASKED:
            k = add_feature(c, (head_at(state).waiting >> seat) & 1, cell, out, k)
        elif how == I2 + SPEAKS:
            k = add_all(c, carray(at(state + place), n, B2), cell, out, k)
        else:
            k = add_all(c, carray(at(state + place), n, B1), cell, out, k)
    return k


@rule
def is_blank(cells: Any) -> bool:
    """Return whether bytes are all zero."""
    for i in range(len(cells)):
        if cells[i] != 0:
            return False
    return True


@rule
def is_quiet(place: int) -> bool:
    """Return whether eight bytes that lie as one word are zero: most of a record is, and so takes little time."""
    return place & 7 == 0 and carray(at(place), 1, B8)[0] == 0


@rule
def add_bytes(c: Any, start: int, n: int, mask: int, cell: int, out: Any, k: int) -> int:
    """Add the features of cells of one byte, unsigned under a mask; zero says nothing."""
    i = 0
    while i < n:
        if n - i >= 8 and is_quiet(start + i):
            i += 8
            continue
        value = int(carray(at(start + i), 1, B1)[0])
        if value != 0:
            k = add_feature(c, value & mask if mask else value, cell + i, out, k)
        i += 1
    return k


@rule
def add_words(c: Any, start: int, n: int, cell: int, out: Any, k: int) -> int:
    """Add the features of cells of two bytes; zero says nothing."""
    i = 0
    while i < n:
        if n - i >= 4 and is_quiet(start + 2 * i):
            i += 4
            continue
        value = int(carray(at(start + 2 * i), 1, B2)[0])
        if value != 0:
            k = add_feature(c, value, cell + i, out, k)
        i += 1
    return k


@rule
def add_all(c: Any, cells: Any, cell: int, out: Any, k: int) -> int:
    """Add the features of cells in which zero names a seat."""
    for i in range(len(cells)):
        k = add_feature(c, cells[i], cell + i, out, k)
    return k


@rule
def add_bits(c: Any, cells: Any, cell: int, out: Any, k: int) -> int:
    """Add the features of the members of sets."""
    for b in range(8 * len(cells)):
        if (cells[b >> 3] >> (b & 7)) & 1:
            k = add_feature(c, 1, cell + b, out, k)
    return k


@rule
def add_sizes(c: Any, census: Any, cell: int, out: Any, k: int) -> int:
    """Add the features of the sizes of zones."""
    for zone in range(len(census) // c.pieces):
        size = 0
        for piece in range(zone * c.pieces, (zone + 1) * c.pieces):
            size += census[piece]
        k = add_feature(c, size, cell + zone, out, k)
    return k


@rule
def add_feature(c: Any, value: int, cell: int, out: Any, k: int) -> int:
    """Add the feature of one value, if it has one; give how many there are now."""
    of = carray(at(c.cells + 16 * cell), 4, B4)
    place = of[3] + min(max(value, of[1]), of[2]) - of[1]
    found = carray(at(c.values + 4 * place), 1, B4)[0]
    if found > 0:
        out[k] = of[0] + found - 1
    return k + int(found > 0)


@rule
def turned(c: Any, seats: int, seat: int, move: int) -> int:
    """Return the number of a move as it is seen from a seat; from `seats - seat`, the way back."""
    return int(carray(at(c.turns + (seats * MAX_SEATS + seat) * c.verbs * 2), c.verbs, B2)[move])


def list_features(context: int, state: int, known: int, seat: int, out: int) -> int:
    """See `encode`."""
    c = carray(at(context), 1, EncodingContext)[0]
    room = take(2, c.zones * c.pieces)
    census = carray(at(room), c.zones * c.pieces, B2)
    count = write_features(c, state, known, seat, census, carray(at(out), HUGE, B4))
    give_back(room)
    return count


@cache
def compiled() -> Any:
    """Load the list of features as a C function from the cache, or compile it."""
    signatures = {"list_features": "int64(int64, int64, int64, int64, int64)"}
    return entries(cache_folder(ENGINE), signatures, lambda: globals())["list_features"].call
