"""The five games, one folder each."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from purrlor.errors import UnknownGame, short

if TYPE_CHECKING:
    from purrlor.engine.game import Game

MOST_SHEET = 1_000_000  # bytes of a file with edited cards
NAME = re.compile(r"[a-z0-9-]{1,40}")
GAMES = ("cantankerous-cats", "here-kitty-kitty", "kitty-cataclysm", "paw-of-duty", "were-kittens")


def folder(name: str) -> Path:
    """Give the folder of a game, or an error that names the games there are."""
    place = Path(__file__).parent / name.replace("-", "_")
    if not NAME.fullmatch(name) or not (place / "cards.toml").exists():
        raise UnknownGame(f"There is no game {short(name)}; the parlour has {', '.join(GAMES)}.", field="game")
    return place


def game(name: str, cards: str | Path | None = None) -> Game:
    """Give a game by its id; `cards` is a file with edited cards, whole or only what changes."""
    if cards is None:
        return _usual(name)
    from purrlor.engine.edited import edited_game
    from purrlor.files import read_text

    return edited_game(folder(name), read_text(Path(cards), "cards", MOST_SHEET), Path(cards).name)


@cache
def _usual(name: str) -> Game:
    made: Game = import_module(f"purrlor.games.{folder(name).name}").GAME
    return made
