"""How far the server is behind: while it has more to do than it can, those who only look on hear less often."""

from __future__ import annotations

import asyncio

BEAT_SECONDS = 0.1
FADES = 0.7  # what is left of a delay one beat later
LATE_SECONDS = 0.025  # at so much delay twice the usual time lies between two pictures
MAX_TIMES = 8


class LoopLag:
    """Beats in the event loop; when a beat comes late, everything else in there does."""

    def __init__(self, frame_seconds: float) -> None:
        """Take the usual time between two pictures."""
        self._usual = frame_seconds
        self.seconds = 0.0

    async def beat(self) -> None:
        """Feel how late it is, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self.seconds = max(loop.time() - due, FADES * self.seconds)

    @property
    def frame_seconds(self) -> float:
        """Return the time between two pictures now."""
        return self._usual * min(MAX_TIMES, 1 + self.seconds / LATE_SECONDS)
