"""The next game, offered to those who are still at a table after the end.

It is about people who are there now, so it lives in memory: a process that starts anew has forgotten it, and one asks
again. Processes tell each other what they know of it.
"""

from __future__ import annotations

from collections.abc import Iterable


class Rematch:
    """Who has said yes and who no; the first yes is the offer."""

    def __init__(self) -> None:
        """Start with nobody."""
        self.yes: list[int] = []
        self.no: list[int] = []

    @property
    def offered(self) -> bool:
        """Return whether somebody offers it."""
        return bool(self.yes)

    @property
    def by(self) -> int:
        """Return the seat that offers it: the first of those who still want it."""
        return self.yes[0]

    def answer(self, seat: int, yes: bool) -> None:
        """Note an answer; whoever takes a yes back leaves the offer to the next, and with the last it ends."""
        self.yes = [one for one in self.yes if one != seat or yes]
        self.no = [one for one in self.no if one != seat]
        if yes and seat not in self.yes:
            self.yes.append(seat)
        elif not yes:
            self.no.append(seat)
        if not self.yes:
            self.no = []

    def said(self) -> str:
        """Return it as processes tell each other."""
        return f"{_listed(self.yes)}/{_listed(self.no)}"

    def heard(self, words: str) -> bool:
        """Take what another process said; say whether that is news."""
        was, (yes, no) = self.said(), map(_seats, words.split("/"))
        if not yes:
            self.yes, self.no = [], []
        for seat in yes:
            self.answer(seat, True)
        for seat in no:  # of those of whom it says nothing, this process may know more
            self.answer(seat, False)
        return was != self.said()


def _listed(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))


def _seats(words: str) -> list[int]:
    return [int(seat) for seat in words.split(",") if seat]
