"""How the values of a cell become features: one for each name, and for counts one for each small number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.author.verbs import Verbs
from purrlor.engine.batch.turning import View, turned_moves, turned_names, turned_seat, turned_set
from purrlor.engine.native.observe import NO_YES

Numbers = NDArray[np.int64]
FINE = 12  # counts up to here have a feature each; above, several share one: 13-16, 17-24, 25-32, 33-48 …
ENDS = np.array([*range(1, FINE + 1), *(end << more for more in range(12) for end in (16, 24))])
MOST = 32767


@dataclass(frozen=True, eq=False)
class Scale:
    """A word for every feature of a cell, and for every view which of them a value is, from 1 on; 0 says nothing.

    Values below `low` count as `low`, those beyond the end of `found` as the last.
    """

    words: tuple[str, ...]
    low: int
    found: Callable[[View], Numbers]

    def speaks(self, view: View) -> bool:
        """Return whether zero says something: it names a seat."""
        return bool(self.found(view)[-self.low])


@cache
def of_names(names: tuple[str, ...], of_seats: bool = False) -> Scale:
    """Return the scale of values that have names; the first says nothing, but where it is a seat that turns."""
    words = tuple(name if names.index(name) == i and name else f"{name} {i}".strip() for i, name in enumerate(names))
    return Scale(("",) if names == NO_YES else words[1:], 0, cache(lambda view: turned_names(names, of_seats, view)))


def of_counts(low: int, high: int) -> Scale:
    """Return the scale of counts: each small one, above that some together; those below zero in the same way."""
    ups, downs = _spans(high), [f"-{word}" for word in _spans(-low)]
    values = np.arange(low, high + 1)
    place = np.searchsorted(ENDS, np.abs(values)) + 1
    found = np.where(values > 0, place, np.where(values < 0, place + len(ups), 0))
    return Scale((*ups, *downs), low, lambda view: found)


def _spans(most: int) -> list[str]:
    """Name the spans of counts up to the one that has `most` in it."""
    if most == 0:
        return []
    ends = ENDS[: np.searchsorted(ENDS, most) + 1].tolist()
    starts = [1, *(end + 1 for end in ends)]
    return [str(end) if start == end else f"{start}-{end}" for start, end in zip(starts, ends, strict=False)]


@cache
def of_moves(verbs: Verbs, base: int, most: int) -> Scale:
    """Return the scale of moves that are counted from one of them; the first says nothing, but where it turns."""
    last = min(verbs.size - base, most + 1)
    words = tuple(verbs.text(base + i) for i in range(1, last))
    return Scale(
        words, 0, cache(lambda view: np.maximum(turned_moves(verbs, view)[base:][:last].astype(int) - base, 0))
    )


NUMBER, SIGNED = of_counts(0, MOST), of_counts(-MOST, MOST)
SETS = 1 << MAX_SEATS
SET = Scale(
    tuple("seats " + " ".join(str(s) for s in range(MAX_SEATS) if seats >> s & 1) for seats in range(1, SETS)),
    0,
    cache(lambda view: np.array([turned_set(seats, view) for seats in range(SETS)])),
)
NEXT = Scale(
    tuple(f"seat {seat}" for seat in range(MAX_SEATS)),
    0,
    cache(lambda view: np.array([0, *(1 + turned_seat(seat, view) for seat in range(MAX_SEATS))])),
)
