"""The five games, one folder each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from purrlor.errors import UnknownGame

if TYPE_CHECKING:
    from purrlor.engine.game import Game

GAMES = ("cantankerous-cats", "here-kitty-kitty", "kitty-cataclysm", "paw-of-duty", "were-kittens")


def folder(name: str) -> Path:
    """Give the folder of a game, or an error that names the games there are."""
    place = Path(__file__).parent / name.replace("-", "_")
    if "_" in name or not (place / "cards.toml").exists():
        raise UnknownGame(f"There is no game '{name}'; the parlour has {', '.join(GAMES)}.", field="game")
    return place


def game(name: str, cards: str | Path | None = None) -> Game:
    """Give a game by its id; `cards` is a file with edited cards, whole or only what changes."""
    if cards is None:
        return _usual(name)
    from purrlor.engine.edited import edited_game

    return edited_game(folder(name), Path(cards).read_text(encoding="utf-8", errors="replace"), Path(cards).name)


@cache
def _usual(name: str) -> Game:
    made: Game = import_module(f"purrlor.games.{folder(name).name}").GAME
    return made
