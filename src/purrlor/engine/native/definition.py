"""What a game's `rules.py` hands to the engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from purrlor.engine.author.fields import Axis
from purrlor.engine.author.flow import Flow
from purrlor.engine.author.options import Option
from purrlor.engine.author.state import GameState
from purrlor.engine.author.verbs import Verbs
from purrlor.engine.author.zones import Zones
from purrlor.engine.view.vocabulary import Words


@dataclass(frozen=True)
class Rules:
    """What a game's `rules.py` hands to the engine.

    `most` is the longest list of moves, `longest` a bound on the decisions of a game; `reasons` name the ends by
    number (0 is "not over"); `tidy` sets derived fields after a position was filled in; `timeout(s, seat)` gives the
    move that the table plays for an absent seat; `take_backs(s)` how many of the last moves may be taken back;
    `rare(s)` says that something long and rare may come next, so that a GPU can do it for many games at once;
    `show(s, me, known, page)` writes down what the table shows to a seat (-1: a spectator), in `words`.
    """

    state: type[GameState]
    flow: Flow
    verbs: Verbs
    zones: Zones
    pieces: Axis
    options: tuple[Option, ...]
    reasons: tuple[str, ...]
    most: int
    setup: Callable[..., None]
    census: Callable[..., None]
    imagine: Callable[..., None]
    value: Callable[..., float]
    show: Callable[..., None]
    words: Words
    seats_rule: str
    longest: int
    tidy: Callable[..., None] | None = None
    timeout: Callable[..., int] | None = None
    take_backs: Callable[..., int] | None = None
    rare: Callable[..., bool] | None = None
