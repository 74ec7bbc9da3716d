"""What lets a connection act for a seat, by the chairs as they are now: a cookie, or a program's token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from purrlor.server.parting import NO_SEAT, PLAYERS_ONLY, REMOVED
from purrlor.server.people import token_hash
from purrlor.server.protocol import Bye

if TYPE_CHECKING:
    from purrlor.server.course import Viewer
    from purrlor.server.ledger import Chair
    from purrlor.server.room import Room


class Claim:
    """Who somebody is at a table. A token is for one stay in one seat, and ends with the table."""

    def __init__(self, room: Room, person: str, token: str | None = None) -> None:
        """Take the person of the cookie; a token speaks for whoever sits in its chair."""
        self._room = room
        self._token = None if token is None else token_hash(token)
        chair = self._chair() if token is not None else None
        self.who = person if chair is None else chair.person or f"program-{room.row.id}-{chair.seat}"

    def _chair(self) -> Chair | None:
        if self._token is None:
            return self._room.chair_of(self.who)
        return next((chair for chair in self._room.row.chairs if chair.token_hash == self._token), None)

    def seat_now(self) -> Viewer:
        """Give the seat at this moment."""
        chair = None if self.ended else self._chair()
        return None if chair is None else chair.seat

    @property
    def ended(self) -> bool:
        """Say whether it was a token whose table is over: it may still look at the end."""
        return self._token is not None and self._room.row.status == "over"

    def refusal(self) -> Bye | None:
        """Give why somebody cannot come in: a token needs its chair, a spectator a table that admits them."""
        if self._token is None:
            return None if self._room.may_watch(self.who) else PLAYERS_ONLY
        looks_back = self.ended and self._chair() is not None and self._room.row.watching
        return None if looks_back or self.seat_now() is not None else NO_SEAT

    def farewell(self) -> Bye | None:
        """Give why somebody who has no seat any more cannot stay."""
        return REMOVED if self.who in self._room.removed else self.refusal()
