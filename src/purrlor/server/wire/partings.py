"""Why somebody has to go, as the last message says it."""

from __future__ import annotations

from purrlor.said import Said
from purrlor.server.wire.messages import Bye


class Parting:
    """A reason, before it is known who reads it."""

    def __init__(self, code: str, said: Said, *, again: bool = False) -> None:
        """Take the code for programs, the sentence for people, and whether to come again."""
        self.code, self.said, self.again = code, said, again

    def bye(self, language: str) -> Bye:
        """Return the last message in the reader's language."""
        return Bye(code=self.code, text=self.said.in_words(language), again=self.again)  # type: ignore[arg-type]


SLOW = Parting("slow", Said("bye-slow"), again=True)
NO_SEAT = Parting("token", Said("bye-token"))
REMOVED = Parting("removed", Said("bye-removed"))
PLAYERS_ONLY = Parting("closed", Said("error-players-only"))
BARRED = Parting("removed", Said("error-barred"))
SIGNED_OUT = Parting("removed", Said("bye-signed-out"))
RESTARTING = Parting("stopping", Said("bye-restarting"), again=True)
DATABASE_SILENT = Parting("error", Said("bye-database"), again=True)
BANNED = Parting("closed", Said("error-banned"))
TABLE_GONE = Parting("missing", Said("bye-gone"))
FLOOD = Parting("flood", Said("bye-flood"))
NO_HELLO = Parting("protocol", Said("bye-no-hello"))
NOT_HELLO = Parting("protocol", Said("bye-not-hello"))


class Parted(Exception):
    """The connection is to be closed, with a last message."""

    def __init__(self, parting: Parting) -> None:
        """Take the reason."""
        super().__init__(parting.code)
        self.parting = parting
