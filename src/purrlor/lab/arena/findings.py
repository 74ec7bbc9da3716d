"""What an arena finds, as data: the very shape of its JSON, every number beside how sure it is."""

from __future__ import annotations

from typing import Any, TypedDict


class Rating(TypedDict):
    """A rating and the step from the next lower bot, on the scale of chess; `mu` and `sigma` are OpenSkill's own."""

    points: float
    plus_minus: float
    step: float
    step_plus_minus: float
    mu: float
    sigma: float


class WinShare(TypedDict):
    """A bot's share of the wins beside the fair one, and its chance if all bots were equal."""

    games: int
    win_share: float
    win_plus_minus: float
    fair_share: float
    p: float


class BotResult(Rating, WinShare):
    """One bot."""

    name: str


class Ahead(TypedDict):
    """How often one bot beats another, and the chance of that if they were equal."""

    share: float
    plus_minus: float
    p: float


class OrderShare(TypedDict):
    """The wins of one place in the turn order."""

    win_share: float
    plus_minus: float


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
