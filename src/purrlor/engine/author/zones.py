"""Where pieces lie, and who can look there."""

from __future__ import annotations

from purrlor.engine.author.state import MAX_SEATS


class Zones:
    """The places of a game, numbered for the rules; each is open to all, to its owner, or to nobody."""

    def __init__(self, **who: str) -> None:
        """Declare zones by name: `deck="nobody"`, `litter="all"`; one per seat: `paws="owner"`, `kitty="each"`.

        `owner` makes one zone a seat that only its seat can look into, `each` one zone a seat that all can.
        """
        self.names: list[str] = []
        self.owner: list[int | None] = []
        self.open: list[bool] = []
        self._base: dict[str, int] = {}
        for name, eyes in who.items():
            self._base[name] = len(self.names)
            self._add(name, eyes)

    def _add(self, name: str, eyes: str) -> None:
        if eyes in ("owner", "each"):
            self.names += [f"{name}.{seat}" for seat in range(MAX_SEATS)]
            self.owner += list(range(MAX_SEATS))
            self.open += [eyes == "each"] * MAX_SEATS
        else:
            self.names.append(name)
            self.owner.append(None)
            self.open.append(eyes == "all")

    def __len__(self) -> int:
        """Return the number of zones."""
        return len(self.names)

    def base(self, name: str) -> int:
        """Return the number of a zone, or of seat 0's; seat k's is k further."""
        return self._base[name]

    def sees(self, seat: int | None, zone: int) -> bool:
        """Return whether a seat (or a spectator, None) can look into a zone."""
        return self.open[zone] or (seat is not None and self.owner[zone] == seat)
