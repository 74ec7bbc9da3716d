"""Who knows what lies hidden where, folded from the events of card movements; rules and play-outs never pay for it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.zones import Zones

Known = NDArray[np.int8]


class Knowledge:
    """For each observer, zone and piece: how many copies the observer knows to lie there (a lower bound)."""

    def __init__(self, zones: Zones, seats: int, pieces: int) -> None:
        """Start knowing nothing."""
        self.zones = zones
        self.table: Known = np.zeros((seats, len(zones), pieces), np.int8)

    @property
    def nothing(self) -> Known:
        """Give what a spectator knows."""
        return np.zeros(self.table.shape[1:], np.int8)

    def copy(self) -> Knowledge:
        """Give an independent copy."""
        made: Any = object.__new__(Knowledge)
        made.zones, made.table = self.zones, self.table.copy()
        return made  # type: ignore[no-any-return]

    def of(self, seat: int) -> Known:
        """Give what one seat knows, by zone and piece."""
        mine: Known = self.table[seat]
        return mine

    def moved(self, piece: int, source: int, target: int) -> None:
        """A piece went from one zone to another: who saw it knows it there, who did not forgets the source."""
        sees, table = self.zones.sees, self.table
        for seat in range(len(table)):
            there = sees(seat, target)
            if there or sees(seat, source):
                if table[seat, source, piece] > 0:
                    table[seat, source, piece] -= 1
                if not there:
                    table[seat, target, piece] += 1
            else:
                table[seat, source] = 0  # the unseen piece may have been any of those known there

    def shown(self, piece: int, zone: int, seat: int) -> None:
        """A seat looked at a piece that stays where it is."""
        self.table[seat, zone, piece] = max(1, self.table[seat, zone, piece])

    def shuffled(self, zone: int) -> None:
        """A zone was mixed with others or swept away: everybody forgets it."""
        self.table[:, zone] = 0
