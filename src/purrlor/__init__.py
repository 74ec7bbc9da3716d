"""Purrlor: a parlour for five cat games.

>>> import purrlor
>>> match = purrlor.game("kitty-cataclysm").match(seats=2, seed=7)
>>> len(match.waiting)
1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from purrlor import errors, games
from purrlor.games import game

if TYPE_CHECKING:
    from purrlor.engine import Event, Game, Match, Move, Option, Outcome, Record
    from purrlor.games import GAMES

__version__ = "0.1.0"
__all__ = ["GAMES", "Event", "Game", "Match", "Move", "Option", "Outcome", "Record", "errors", "game", "replay"]


def __getattr__(name: str) -> Any:
    """Load the engine's types, and look for games, when first asked, so that `import purrlor` stays light."""
    if name not in __all__:
        raise AttributeError(f"module 'purrlor' has no attribute {name!r}")
    if name == "GAMES":
        return games.GAMES
    from purrlor import engine

    return getattr(engine, name)


def replay(record: Record, upto: int | None = None) -> Match:
    """Play a record again, whole or up to a number of moves."""
    from purrlor.engine.match.record import check_record

    return game(check_record(record).game).replay(record, upto)
