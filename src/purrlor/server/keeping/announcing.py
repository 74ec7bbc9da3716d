"""What the operator tells everybody at a table: a few words of their own, or when the server restarts."""

from __future__ import annotations

from math import ceil

import msgspec

from purrlor.said import Said
from purrlor.server.wire.reader import Reader


class Announcement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words, or the time of a restart, and until when whoever comes is told."""

    text: str = ""
    restart: float | None = None
    until: float = 0.0

    def said(self, now: float) -> Said | None:
        """Return what is to be said now; None when it is over."""
        if now >= self.until:
            return None
        if self.restart is None:
            return Said("notice-operator", text=self.text)
        minutes = ceil(max(0.0, self.restart - now) / 60)
        return Said("notice-restart", n=minutes) if minutes else Said("notice-restart-now")


READ: Reader[Announcement] = Reader(Announcement)
NOTHING = Announcement()


def written(announcement: Announcement) -> str:
    """Write an announcement as the words of a notice."""
    return msgspec.json.encode(announcement).decode()


def read(words: str) -> Announcement:
    """Read an announcement; what makes no sense says nothing."""
    try:
        return READ.json(words)
    except (msgspec.MsgspecError, ValueError):
        return NOTHING
