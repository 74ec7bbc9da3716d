"""Who knows what lies hidden where, folded from the events of card movements; play-outs never pay for it.

The fold is a rule like any other: a plain match runs its text, compiled matches and batches its machine code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.author.tales import Moved, Shown, Swept, Tale
from purrlor.engine.author.zones import Zones
from purrlor.engine.compile.rule import rule

Known = NDArray[np.int8]
MAX_KINDS = 256
MOVED, SHOWN, SWEPT = 1, 2, 3


@rule
def fold(log: Any, count: int, kinds: Any, sight: Any, known: Any) -> None:
    """Read the log of a move into what everybody knows, by seat, zone and piece."""
    for k in range(count):
        e = log[k]
        how = kinds[e.kind]
        if how == MOVED:
            fold_moved(sight, known, e.a, e.b, e.c)
        elif how == SHOWN:
            known[e.c, e.b, e.a] = max(1, known[e.c, e.b, e.a])
        elif how == SWEPT:
            known[:, e.a, :] = 0


@rule
def fold_moved(sight: Any, known: Any, piece: int, source: int, target: int) -> None:
    """Follow a piece to another zone: who saw it knows it there, who did not forgets the source."""
    for seat in range(len(known)):
        if sight[seat, source] or sight[seat, target]:
            known[seat, source, piece] = max(0, known[seat, source, piece] - 1)
            if not sight[seat, target]:
                known[seat, target, piece] += 1
        else:
            known[seat, source, :] = 0  # the unseen piece may have been any of those known there


@dataclass(frozen=True, eq=False)
class Visibility:
    """What the fold reads of a game: how each kind of event changes what is known, and who can look where."""

    kinds: NDArray[np.uint8]
    sight: NDArray[np.uint8]
    pieces: int

    @classmethod
    def of(cls, zones: Zones, pieces: int, tales: Mapping[int, Tale]) -> Visibility:
        """Write both down as tables, `sight` by seat and zone."""
        kinds, how = np.zeros(MAX_KINDS, np.uint8), {Moved: MOVED, Shown: SHOWN, Swept: SWEPT}
        for kind, tale in tales.items():
            kinds[int(kind)] = how.get(type(tale), 0)
        sight = [[zones.sees(seat, zone) for zone in range(len(zones))] for seat in range(MAX_SEATS)]
        return cls(kinds, np.array(sight, np.uint8), pieces)


class Knowledge:
    """For each observer, zone and piece: how many copies the observer knows to lie there (a lower bound)."""

    def __init__(self, visibility: Visibility, seats: int) -> None:
        """Start knowing nothing."""
        shape = visibility.sight.shape[1], visibility.pieces
        self.visibility = visibility
        self.nothing: Known = np.zeros(shape, np.int8)  # what a spectator knows
        self.table: Known = np.zeros((seats, *shape), np.int8)

    def copy(self) -> Knowledge:
        """Return an independent copy."""
        made = Knowledge.__new__(Knowledge)
        made.visibility, made.nothing, made.table = self.visibility, self.nothing, self.table.copy()
        return made

    def of(self, seat: int | None) -> Known:
        """Return what one seat (None: a spectator) knows, by zone and piece."""
        mine: Known = self.nothing if seat is None else self.table[seat]
        return mine

    def fold(self, log: Any, count: int) -> None:
        """Read the log of a move in plain Python."""
        fold(log, count, self.visibility.kinds, self.visibility.sight, self.table)
