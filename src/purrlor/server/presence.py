"""Who is at a table: connections to this process, and what other processes say of theirs every few seconds."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from purrlor.server.course import Viewer
from purrlor.server.people import Person


class Listener(Protocol):
    """A connection, as a room knows it."""

    viewer: Viewer
    who: str
    person: Person  # of the cookie; a program with a token is who sits there
    planned: bool  # the next picture is to be shown later

    def wake(self) -> None:
        """Seats, chat or status changed."""

    def show(self) -> None:
        """The game went on."""

    def show_soon(self) -> None:
        """The same for somebody who is asked nothing new: they hear of several moves at once, a moment later."""

    def check_reading(self, most: float) -> None:
        """Drop the connection when the other side has not read for so many seconds."""

    def part(self, code: str, text: str, again: bool) -> None:
        """Say goodbye and close."""


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


class Audience:
    """All who are at a table: `here` by a connection to this process, or elsewhere."""

    def __init__(self) -> None:
        """Start with nobody."""
        self.here: set[Listener] = set()
        self.elsewhere = Presence()

    def seats(self) -> frozenset[int]:
        """Give the seats with a connection to any process."""
        return self._seats_here() | self.elsewhere.seats()

    def watchers(self) -> int:
        """Count the spectators."""
        return self._watchers_here() + self.elsewhere.watchers()

    def said(self) -> str:
        """Give what this process says to the others of those who are here."""
        return f"{self._watchers_here()} {','.join(map(str, sorted(self._seats_here())))}"

    def _seats_here(self) -> frozenset[int]:
        return frozenset(listener.viewer for listener in self.here if listener.viewer is not None)

    def _watchers_here(self) -> int:
        return len({listener.who for listener in self.here if listener.viewer is None})
