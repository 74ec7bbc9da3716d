"""What kinds of events a game has: a piece moves, is looked at, a zone is swept, or something is just told.

The words are in the game's catalogs, as `event-` and the kind's name; here is what their arguments are.
"""

from __future__ import annotations

from dataclasses import dataclass

from purrlor.engine.author.fields import Axis


@dataclass(frozen=True)
class Moved:
    """A piece moves; args are (piece, from zone, to zone).

    Its words know `$card`, the zones' titles `$from` and `$to`, and whose they are, `$fromOwner` and `$toOwner`; the
    attribute `.unseen` is for those who do not see which piece it is.
    """


@dataclass(frozen=True)
class Shown:
    """A seat looks at a hidden piece that stays where it is; args are (piece, zone, seat that looks).

    Its words know `$card`, `$from`, `$fromOwner` and `$seat`; `.unseen` is for those who do not see the piece.
    """


@dataclass(frozen=True)
class Told:
    """Anything else; `axes` names what the numbers are (None: a number). It is public, so it must not carry secrets.

    Its words know an argument by the name of its axis (`$seat`, `$card`, `$number`); the second of the same name is
    `$seat2`. `piece`, `source` and `target` are patterns over the ids of the axes, for clients that show an open piece
    moving.
    """

    axes: tuple[Axis | None, ...] = ()
    piece: str = ""
    source: str = ""
    target: str = ""


@dataclass(frozen=True)
class Swept:
    """A zone is mixed or emptied, so that nobody knows any more what lies in it; args are (zone, …).

    Its words know `$zone` and `$zoneOwner`.
    """


Tale = Moved | Shown | Told | Swept


def numbered(names: list[str]) -> list[str]:
    """Tell arguments of the same name apart: seat, seat2, seat3."""
    return [name if (n := names[:i].count(name)) == 0 else f"{name}{n + 1}" for i, name in enumerate(names)]
