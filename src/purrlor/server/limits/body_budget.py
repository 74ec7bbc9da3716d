"""Bodies of requests: how many an address may have on their way, and how much memory all of its bodies may take."""

from __future__ import annotations

from collections import Counter

from purrlor.server.limits.addresses import Origin
from purrlor.server.settings import Limits

WINDOW = 5.0  # seconds over which a body must make progress


class Body:
    """The body of a request, from its head to its answer."""

    def __init__(self, visitor: Origin, size: int, now: float) -> None:
        """Take whose it is, and how large it is at most."""
        self.visitor, self.size = visitor, size
        self.got = 0  # bytes so far
        self.read = 0  # and with all that is wrapped around them
        self.coming = self.counted = True
        self._window, self._before = now, 0

    def stands_still(self, now: float, rate: float) -> bool:
        """Return whether too little has come in the last seconds."""
        if now - self._window < WINDOW:
            return False
        came, self._before, self._window = self.got - self._before, self.got, now
        return came < rate * WINDOW


class BodyBudget:
    """All bodies that are read or worked on."""

    def __init__(self, limits: Limits) -> None:
        """Take how many there may be."""
        self._limits = limits
        self._coming: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()

    def take(self, body: Body) -> bool:
        """Count a body, unless it is one too many."""
        name, times, limits = body.visitor.address, body.visitor.times, self._limits
        if self._coming[name] >= limits.bodies_at_once * times:
            return False
        if self._bytes[name] + body.size > limits.bodies_bytes * times:
            return False
        self._coming[name] += 1
        self._bytes[name] += body.size
        return True

    def arrived(self, body: Body) -> None:
        """A body is there."""
        if body.coming:
            body.coming = False
            _less(self._coming, body.visitor.address, 1)

    def drop(self, body: Body | None) -> None:
        """A body, if there is one, is not needed any more."""
        if body is not None and body.counted:
            body.counted = False
            self.arrived(body)
            _less(self._bytes, body.visitor.address, body.size)

    def __len__(self) -> int:
        """Count the bytes of all bodies."""
        return sum(self._bytes.values())


def _less(counter: Counter[str], name: str, by: int) -> None:
    counter[name] -= by
    if counter[name] <= 0:
        del counter[name]
