"""What lets a connection act for a seat, by the chairs as they are now: a cookie, or a program's token."""

from __future__ import annotations

from purrlor.server.db.queries import Chair
from purrlor.server.game.logged_match import Viewer
from purrlor.server.identity.people import token_hash
from purrlor.server.tables.seats import Seats
from purrlor.server.wire.partings import BARRED, NO_SEAT, PLAYERS_ONLY, REMOVED, Parting


class Claim:
    """Who somebody is at a table. A token is for one stay in one seat, and ends with the table."""

    def __init__(self, seats: Seats, person: str, token: str | None = None) -> None:
        """Take the person of the cookie; a token speaks for whoever sits in its chair."""
        self._seats = seats
        self._token = None if token is None else token_hash(token)
        chair = self._chair() if token is not None else None
        self.who = person if chair is None else chair.person or f"program-{seats.row.id}-{chair.seat}"

    def _chair(self) -> Chair | None:
        if self._token is None:
            return self._seats.chair_of(self.who)
        return next((chair for chair in self._seats.row.chairs if chair.token_hash == self._token), None)

    def seat_now(self) -> Viewer:
        """Return the seat at this moment."""
        chair = None if self.ended else self._chair()
        return None if chair is None else chair.seat

    @property
    def ended(self) -> bool:
        """Return whether it was a token whose table is over: it may still look at the end."""
        return self._token is not None and self._seats.row.status == "over"

    def refusal(self) -> Parting | None:
        """Return why somebody cannot come in: a token needs its chair, a spectator a table that admits them."""
        if self._token is None:
            if self._seats.may_watch(self.who):
                return None
            return BARRED if self.who in self._seats.barred else PLAYERS_ONLY
        looks_back = self.ended and self._chair() is not None and self._seats.row.watching
        return None if looks_back or self.seat_now() is not None else NO_SEAT

    def farewell(self) -> Parting | None:
        """Return why somebody who has no seat any more cannot stay."""
        return REMOVED if self.who in self._seats.removed else self.refusal()
