"""The five games, one folder each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from purrlor.errors import UnknownGame

if TYPE_CHECKING:
    from purrlor.engine.game import Game

GAMES = ("kitty-cataclysm",)


def folder(name: str) -> Path:
    """Give the folder of a game, or an error that names the games there are."""
    place = Path(__file__).parent / name.replace("-", "_")
    if "_" in name or not (place / "cards.toml").exists():
        raise UnknownGame(f"There is no game '{name}'; the parlour has {', '.join(GAMES)}.", field="game")
    return place


@cache
def game(name: str) -> Game:
    """Give a game by its id."""
    made: Game = import_module(f"purrlor.games.{folder(name).name}").GAME
    return made
