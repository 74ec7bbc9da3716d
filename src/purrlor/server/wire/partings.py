"""Why somebody has to go, as the last message says it."""

from __future__ import annotations

from purrlor.server.wire.messages import Bye

SLOW = Bye(code="slow", text="You did not read for too long.", again=True)
NO_SEAT = Bye(code="token", text="This token opens no seat at this table.", again=False)
REMOVED = Bye(code="removed", text="The owner of the table gave your seat away.", again=False)
PLAYERS_ONLY = Bye(code="closed", text="This table is for its players only.", again=False)
OUT = "You have signed out everywhere; load the page again to go on as who this device is now."
SIGNED_OUT = Bye(code="removed", text=OUT, again=False)


class Parted(Exception):
    """The connection is to be closed, with a last message."""

    def __init__(self, bye: Bye) -> None:
        """Take the goodbye."""
        super().__init__(bye.code)
        self.bye = bye
