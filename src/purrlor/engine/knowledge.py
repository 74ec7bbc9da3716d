"""Who knows what lies hidden where, folded from the events of card movements; rules and play-outs never pay for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.events import Moved, Shown, Swept, Tale
from purrlor.engine.zones import Zones

Known = NDArray[np.int8]


class Knowledge:
    """For each observer, zone and piece: how many copies the observer knows to lie there (a lower bound)."""

    def __init__(self, zones: Zones, seats: int, pieces: int) -> None:
        """Start knowing nothing."""
        self.zones = zones
        self.nothing: Known = np.zeros((len(zones), pieces), np.int8)  # what a spectator knows
        self.keep(np.zeros((seats, len(zones), pieces), np.int8))

    def keep(self, table: Known) -> None:
        """Keep what is known in this table: for rules as it is, and as bytes, which change faster one by one."""
        self.table = table
        self._counts = memoryview(cast(Any, table)).cast("B")

    def copy(self) -> Knowledge:
        """Give an independent copy."""
        made: Any = object.__new__(Knowledge)
        made.zones, made.nothing = self.zones, self.nothing
        made.keep(self.table.copy())
        return made  # type: ignore[no-any-return]

    def of(self, seat: int | None) -> Known:
        """Give what one seat (None: a spectator) knows, by zone and piece."""
        mine: Known = self.nothing if seat is None else self.table[seat]
        return mine

    def fold(self, state: NDArray[Any], tales: Mapping[int, Tale]) -> None:
        """Read the log of the last move into what everybody knows; its compiled twin is in engine/stepping.py."""
        for kind, *args in state["log"][0, : int(state["log_n"][0])].tolist():
            tale = tales[kind]
            if isinstance(tale, Moved):
                self.moved(*args)
            elif isinstance(tale, Shown):
                self.shown(*args)
            elif isinstance(tale, Swept):
                self.shuffled(args[0])

    def moved(self, piece: int, source: int, target: int) -> None:
        """A piece went from one zone to another: who saw it knows it there, who did not forgets the source."""
        sees, counts, (zones, pieces) = self.zones.sees, self._counts, self.nothing.shape
        for seat, start in enumerate(range(0, len(counts), zones * pieces)):
            there, was = sees(seat, target), start + source * pieces
            if there or sees(seat, source):
                if counts[was + piece]:
                    counts[was + piece] -= 1
                if not there:
                    counts[start + target * pieces + piece] += 1
            else:
                counts[was : was + pieces] = bytes(pieces)  # the unseen piece may have been any of those known there

    def shown(self, piece: int, zone: int, seat: int) -> None:
        """A seat looked at a piece that stays where it is."""
        self.table[seat, zone, piece] = max(1, self.table[seat, zone, piece])

    def shuffled(self, zone: int) -> None:
        """A zone was mixed with others or swept away: everybody forgets it."""
        self.table[:, zone] = 0
