"""How often moves may be taken back: each time adds two lines to the log, so not without end."""

from __future__ import annotations

from purrlor.server.errors import Refusal, TooMuch
from purrlor.server.limits.buckets import Bucket
from purrlor.server.settings import Limits


class Undos:
    """What the seats of one table may still take back."""

    def __init__(self, limits: Limits) -> None:
        """Take the limits."""
        self._limits = limits
        self._of: dict[int, Bucket] = {}

    def check(self, seat: int, undone: int) -> None:
        """Refuse when a seat takes moves back too often, or so many were taken back at this table."""
        if undone >= self._limits.undone_moves:
            raise Refusal("error-undo-spent")
        if not self._bucket(seat).has():
            raise TooMuch("error-undo-fast")

    def count(self, seat: int) -> None:
        """Count a move that was taken back."""
        self._bucket(seat).take()

    def _bucket(self, seat: int) -> Bucket:
        made = self._of.get(seat)
        if made is None:
            made = self._of[seat] = Bucket(self._limits.undos_per_second, self._limits.undos_burst)
        return made
