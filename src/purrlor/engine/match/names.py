"""The names of those at a table."""

from __future__ import annotations

from functools import cached_property


class Names(dict[int, str]):
    """The names of those at the table; who has none is called by the seat."""

    @cached_property
    def everybody(self) -> tuple[tuple[int, str], ...]:
        """Return all of them, to be compared; they do not change while a match is on."""
        return tuple(self.items())

    def __missing__(self, seat: int) -> str:
        """Name a seat by its number."""
        return f"seat {seat}"
