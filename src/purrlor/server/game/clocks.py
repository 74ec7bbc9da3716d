"""Clocks: each decision has its time, each seat a reserve beyond it. They follow from the times in the log."""

from __future__ import annotations

from dataclasses import dataclass, field

from purrlor.server.db.store import Entry
from purrlor.server.settings import Times


@dataclass
class Clocks:
    """The reserves of all seats; None as `times` means that nobody is timed."""

    times: Times | None
    used: dict[int, float] = field(default_factory=dict)

    def moved(self, seat: int, asked: float, at: float) -> None:
        """A person answered: what went beyond the decision's own time comes off the reserve."""
        if self.times is not None:
            self.used[seat] = self.used.get(seat, 0.0) + max(0.0, at - asked - self.times.each)

    def charge(self, entry: Entry, asked: float) -> None:
        """Take what a person or program needed for a line of the log off their clock."""
        if self.times is not None and entry.by in ("person", "program"):
            self.moved(entry.seat, asked, entry.at)

    def reserve(self, seat: int) -> float:
        """Return what a seat has left in reserve."""
        return 0.0 if self.times is None else max(0.0, self.times.reserve - self.used.get(seat, 0.0))

    def until(self, seat: int, asked: float) -> float | None:
        """Return the time at which a seat that was asked then runs out."""
        return None if self.times is None else asked + self.times.each + self.reserve(seat)
