"""Who looks at a table over one connection: by what right, through whose eyes, and whom they hear."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from purrlor.engine.match.wording import ENGLISH
from purrlor.server.db.chat import Ear
from purrlor.server.game.logged_match import Viewer
from purrlor.server.identity.people import Person
from purrlor.server.tables.claim import Claim
from purrlor.server.tables.room import Room
from purrlor.server.wire.partings import Parted
from purrlor.server.wire.tables import Answers, ChatLine, You


class Viewpoint:
    """A person, or a program with a token, at a table."""

    def __init__(self, room: Room, person: Person) -> None:
        """Take the table and who is there by the cookie; `take_seat` finds out for which seat."""
        self.room, self.person = room, person
        self.claim = Claim(room, person.id)
        self.viewer: Viewer = None
        self.muted: frozenset[str] = frozenset()
        self.language = ENGLISH  # of what the server says by itself
        self.words = False  # views and events in words, for programs that want them

    def take_seat(self, token: str | None) -> None:
        """Sit where the cookie or the token allows it, or look on; whoever may do neither is sent away."""
        self.claim = Claim(self.room, self.person.id, token)
        refusal = self.claim.refusal()
        if refusal is not None:
            raise Parted(refusal)
        self.viewer = self.claim.seat_now()

    def moved(self) -> bool:
        """Return whether the seat is another one now, and see with its eyes from now on."""
        viewer = self.claim.seat_now()
        if viewer == self.viewer or self.claim.ended:
            return False
        self.viewer = viewer
        return True

    def view(self) -> msgspec.Raw:
        """Return what they may know, as JSON."""
        room = self.room
        return room.view_in_words(self.viewer, self.language) if self.words else room.view(self.viewer)

    def events(self, told: Sequence[bytes]) -> msgspec.Raw:
        """Return what was told to them, as JSON."""
        room = self.room
        lines = room.in_words(told, self.viewer, self.language) if self.words else told
        return msgspec.Raw(b"[%b]" % b",".join(lines))

    def you(self) -> You:
        """Return who this is, as they are told."""
        name = self.person.name if self.viewer is None else self.room.row.chairs[self.viewer].name
        return self.room.you(self.claim.who, name, self.viewer)

    def answers(self) -> Answers | None:
        """Return the answers that are kept for this seat."""
        return None if self.viewer is None else self.room.row.chairs[self.viewer].answers

    def heard(self, after: int) -> list[ChatLine]:
        """Return what was said since, of what they may and want to hear."""
        ear = Ear(self.viewer is not None, self.room.row.status == "over", self.muted)
        return [line for line in self.room.chat if line.id > after and ear.hears(line)]
