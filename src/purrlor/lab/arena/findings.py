"""What an arena finds, as data: the very shape of its JSON, every number beside how sure it is.

What too few deals cannot say is None: an interval or a chance takes two deals, a share one in which the two met.
"""

from __future__ import annotations

from typing import Any, TypedDict


class Rating(TypedDict):
    """A rating and the step from the next lower bot, on the scale of chess; `mu` and `sigma` are OpenSkill's own."""

    points: float
    plus_minus: float | None
    step: float
    step_plus_minus: float | None
    mu: float
    sigma: float


class WinShare(TypedDict):
    """A bot's share of the wins beside the fair one, and its chance if all bots were equal."""

    games: int
    win_share: float | None
    win_plus_minus: float | None
    fair_share: float
    p: float | None


class BotResult(Rating, WinShare):
    """One bot."""

    name: str


class Ahead(TypedDict):
    """How often one bot beats another, and the chance of that if they were equal."""

    share: float | None
    plus_minus: float | None
    p: float | None


class OrderShare(TypedDict):
    """The wins of one place in the turn order."""

    win_share: float | None
    plus_minus: float | None


class Summary(TypedDict):
    """The whole result; `ahead[a][b]` is how bot a did against bot b."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    deals: int
    games: int
    decisions: int
    by: str
    bots: list[BotResult]
    ahead: list[list[Ahead | None]]
    turn_order: list[OrderShare]


class ArenaResult(Summary):
    """The result, and how long it took."""

    seconds: float
