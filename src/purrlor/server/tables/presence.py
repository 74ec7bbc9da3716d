"""Who is at a table: connections to this process, and what other processes say of theirs every few seconds."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from purrlor.said import Said
from purrlor.server.errors import Forbidden
from purrlor.server.game.logged_match import Viewer
from purrlor.server.identity.people import Person
from purrlor.server.wire.partings import Parting


class Listener(Protocol):
    """A connection, as a room knows it."""

    planned: bool  # the next picture is to be shown later

    @property
    def viewer(self) -> Viewer:
        """Return through whose eyes it sees."""

    @property
    def person(self) -> Person:
        """Return the person of the cookie; a program with a token is who sits there."""

    @property
    def who(self) -> str:
        """Return who it is."""

    @property
    def address(self) -> str:
        """Return from where it comes."""

    def seat_now(self) -> Viewer:
        """Return the seat that this connection may act for, by the chair as it is at this moment."""

    def follow(self) -> None:
        """Somebody sits elsewhere, or no longer: see with other eyes from now on, or go."""

    def wake(self) -> None:
        """Seats, chat or status changed."""

    def show(self) -> None:
        """The game went on."""

    def show_soon(self) -> None:
        """The same for somebody who is asked nothing new: they hear of several moves at once, a moment later."""

    def notice(self, said: Said | None) -> None:
        """Hear something about the server; nothing said: it is over."""

    def check_reading(self, most: float) -> None:
        """Drop the connection when the other side has not read for so many seconds."""

    def part(self, parting: Parting) -> None:
        """Say goodbye and close."""


def check_seat(asker: Listener, seat: int) -> None:
    """Refuse to act for a seat that whoever asks does not have at this moment."""
    if asker.seat_now() != seat:
        raise Forbidden("error-seat-lost")


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
        self._seen: dict[int, float] = {}

    def heard(self, words: str, at: float) -> bool:
        """Take `process watchers seat,seat`; say whether that is news."""
        process, _, rest = words.partition(" ")
        watchers, _, seats = rest.partition(" ")
        was = self._said.get(process)
        there = There(at, int(watchers or 0), frozenset(int(seat) for seat in seats.split(",") if seat))
        self._said[process] = there
        self._seen.update(dict.fromkeys(there.seats | (was.seats if was else frozenset()), at))
        return was is None or was[1:] != there[1:]

    def forget(self, before: float) -> bool:
        """Drop processes that have been silent since; say whether there were any."""
        gone = [process for process, there in self._said.items() if there.at < before]
        for process in gone:
            del self._said[process]
        return bool(gone)

    def last_seen(self, seat: int) -> float:
        """Return the time at which another process last said that a seat is there."""
        return self._seen.get(seat, 0.0)

    def seats(self) -> frozenset[int]:
        """Return the seats that are connected elsewhere."""
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
        self._lost: dict[int, float] = {}  # when seats lost their last connection to this process

    def join(self, listener: Listener) -> None:
        """Somebody is here."""
        self.here.add(listener)

    def leave(self, listener: Listener, at: float) -> None:
        """Somebody is gone; at what time is kept for their seat."""
        self.here.discard(listener)
        if listener.viewer is not None:
            self._lost[listener.viewer] = at

    def lost_at(self, seat: int, since: float) -> float:
        """Return the time at which a seat was last seen here, or since when it could have been."""
        return max(since, self._lost.get(seat, since), self.elsewhere.last_seen(seat))

    def seats(self) -> frozenset[int]:
        """Return the seats with a connection to any process."""
        return self._seats_here() | self.elsewhere.seats()

    def watchers(self) -> int:
        """Count the spectators."""
        return self._watchers_here() + self.elsewhere.watchers()

    def said(self) -> str:
        """Return what this process says to the others of those who are here."""
        return f"{self._watchers_here()} {','.join(map(str, sorted(self._seats_here())))}"

    def _seats_here(self) -> frozenset[int]:
        return frozenset(listener.viewer for listener in self.here if listener.viewer is not None)

    def _watchers_here(self) -> int:
        return len({listener.who for listener in self.here if listener.viewer is None})
