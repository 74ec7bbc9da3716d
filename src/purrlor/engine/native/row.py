"""What a seat may know, written as a row of numbers run by run: one rule for batches, for matches and for debuggers.

`c` says where the plan of the layout and the table of sight lie, and how many runs, zones, pieces and seats there are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.compile.intrinsics import address_record, at, carray
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.backend import Counts, State
from purrlor.engine.native.knowledge import Known, Visibility
from purrlor.engine.native.observe import ASKED, BITS, I1, I2, ME, MINE, PIECES, SIZE, U1, Layout
from purrlor.engine.native.step import head_at, known_at

B1, UB1, B2, B4, B8 = (np.dtype(width) for width in ("i1", "u1", "i2", "i4", "i8"))

SIGNATURES = {"match_row": "int64(int64, int64)"}
RowContext = np.dtype([
    (name, "i8")
    for name in (
        "plan", "runs", "sight", "zones", "pieces", "seats", "cells", "state", "known", "own", "census", "row",
    )
])  # fmt: skip


@rule
def sees(c: Any, seat: int, zone: int) -> int:
    """Return whether a seat can look into a zone."""
    return int(carray(at(c.sight + seat * c.zones + zone), 1, UB1)[0])


@rule
def write_row(c: Any, state: int, table: int, own: int, seat: int, row: Any, census: Any) -> None:
    """Write what a seat may know of a state, run by run; `table` is where lies what all know, `own` its last moves."""
    known, plan = known_at(c, table), carray(at(c.plan), (c.runs, 4), B8)
    k = 0
    for r in range(c.runs):
        how, place, n = plan[r, 0], plan[r, 1], plan[r, 3]
        start = state + place + seat * plan[r, 2]
        if how == I1:
            write_cells(row, k, carray(at(start), n, B1))
        elif how == U1:
            write_cells(row, k, carray(at(start), n, UB1))
        elif how == I2:
            write_cells(row, k, carray(at(start), n, B2))
        elif how == BITS:
            cells = carray(at(start), n >> 3, UB1)
            for b in range(n):
                row[k + b] = (cells[b >> 3] >> (b & 7)) & 1
        elif how == PIECES:
            write_pieces(c, known, seat, place, census, row[k : k + n])
        elif how == SIZE:
            row[k] = census[place * c.pieces : (place + 1) * c.pieces].sum()
        elif how == MINE:
            write_cells(row, k, carray(at(own), n, B4))
        elif how == ME:
            for other in range(n):
                row[k + other] = other == seat
        elif how == ASKED:
            row[k] = (head_at(state).waiting >> seat) & 1
        k += n


@rule
def write_cells(row: Any, k: int, cells: Any) -> None:
    """Write numbers into a row from place k on; a slice would take memory."""
    for i in range(len(cells)):
        row[k + i] = cells[i]


@rule
def write_pieces(c: Any, known: Any, seat: int, zone: int, census: Any, row: Any) -> None:
    """Write the pieces of a zone that a seat can look into, or those that it knows to be there."""
    none = c.pieces - len(row)
    if sees(c, seat, zone):
        write_cells(row, 0, census[zone * c.pieces + none : (zone + 1) * c.pieces])
    else:
        write_cells(row, 0, known[seat, zone, none:])


def match_row(context: int, seat: int) -> int:
    """Write the row of one match; an entry for Python, with addresses and numbers only."""
    c = carray(at(context), 1, RowContext)[0]
    row, census = carray(at(c.row), c.cells, B2), carray(at(c.census), c.zones * c.pieces, B2)
    write_row(c, c.state, c.known, c.own, seat, row, census)
    return 1


@cache
def compiled() -> Callable[[int, int], int]:
    """Return `match_row` as a C function, from the cache or made now."""
    texts: dict[str, Callable[..., Any]] = {"match_row": match_row}
    made: Callable[[int, int], int] = entries(cache_folder(ENGINE), SIGNATURES, lambda: texts, brief=True)[
        "match_row"
    ].call
    return made


def row_of(
    layout: Layout, seen: Visibility, state: State, known: Known, own: NDArray[np.int32], seat: int, census: Counts,
    write: Callable[[int, int], int],
) -> NDArray[np.int16]:  # fmt: skip
    """Return the row of one seat of one match; `write` is `match_row`, as it stands here or compiled."""
    row = np.zeros(len(layout), np.int16)
    arrays: dict[str, NDArray[Any]] = {
        "plan": layout.plan, "sight": seen.sight, "state": state, "known": known, "own": own, "row": row,
        "census": census,
    }  # fmt: skip
    zones, pieces = census.shape
    facts = {"runs": len(layout.plan), "zones": zones, "pieces": pieces, "seats": len(known), "cells": len(row)}
    _kept, place = address_record(RowContext, arrays, facts)
    write(place, seat)
    return row
