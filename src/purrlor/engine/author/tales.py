"""How a game tells its events: a piece moves, is looked at, a zone is swept, or just a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from purrlor.engine.author.fields import Axis


@dataclass(frozen=True)
class Moved:
    """Words for a piece that moves; args are (piece, from zone, to zone).

    `{giver}` and `{taker}` own the zones, `{source}` and `{target}` are the titles of the zones.
    """

    seen: str
    unseen: str = ""


@dataclass(frozen=True)
class Shown:
    """A seat looks at a hidden piece that stays where it is; args are (piece, zone, seat that looks)."""

    seen: str
    unseen: str


@dataclass(frozen=True)
class Told:
    """Words for anything else; `axes` names what the numbers are. It is public, so it must not carry secrets.

    `piece`, `source` and `target` are patterns over the ids of the axes, for clients that show an open piece moving.
    """

    text: str
    axes: tuple[Axis | None, ...] = ()
    piece: str = ""
    source: str = ""
    target: str = ""


@dataclass(frozen=True)
class Swept:
    """A zone is mixed or emptied, so that nobody knows any more what lies in it; args are (zone, …)."""

    text: str


Tale = Moved | Shown | Told | Swept
