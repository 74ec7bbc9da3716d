"""Who is connected to other processes, as they say every few seconds."""

from __future__ import annotations

from typing import NamedTuple


class There(NamedTuple):
    """What one process last said, and when."""

    at: float
    watchers: int
    seats: frozenset[int]


class Presence:
    """Who is at a table by way of other processes."""

    def __init__(self) -> None:
        """Start with nobody."""
        self._said: dict[str, There] = {}

    def heard(self, words: str, at: float) -> bool:
        """Take `process watchers seat,seat`; say whether that is news."""
        process, _, rest = words.partition(" ")
        watchers, _, seats = rest.partition(" ")
        was = self._said.get(process)
        there = There(at, int(watchers or 0), frozenset(int(seat) for seat in seats.split(",") if seat))
        self._said[process] = there
        return was is None or was[1:] != there[1:]

    def forget(self, before: float) -> bool:
        """Drop processes that have been silent since; say whether there were any."""
        gone = [process for process, there in self._said.items() if there.at < before]
        for process in gone:
            del self._said[process]
        return bool(gone)

    def seats(self) -> frozenset[int]:
        """Give the seats that are connected elsewhere."""
        return frozenset(seat for there in self._said.values() for seat in there.seats)

    def watchers(self) -> int:
        """Count the spectators elsewhere."""
        return sum(there.watchers for there in self._said.values())
