"""The parlour's own games, one folder each; `outside.py` finds those of other packages."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from purrlor.errors import UnknownGame, short

if TYPE_CHECKING:
    from purrlor.engine.match.game import Game

    GAMES: tuple[str, ...]

MAX_SHEET = 1_000_000  # bytes of a file with edited cards
NAME = re.compile(r"[a-z0-9-]{1,40}")
OWN = ("cantankerous-cats", "here-kitty-kitty", "kitty-cataclysm", "paw-of-duty", "were-kittens")
_given: dict[str, Game] = {}  # handed over as objects, in this process


def __getattr__(name: str) -> Any:
    """Return GAMES: our own, then what else there is; looked for when first asked, since that takes a while."""
    if name != "GAMES":
        raise AttributeError(f"module 'purrlor.games' has no attribute {name!r}")
    return (*OWN, *sorted({*_outside(), *_given}))


def folder(name: str) -> Path:
    """Return the folder of a game, or an error that names the games there are."""
    return _own_folder(name) if name in OWN else _other(name).folder


def game(name: str | Game, cards: str | Path | None = None) -> Game:
    """Return a game by its id, or one that is given; `cards` is a file with edited cards, whole or only what changes.

    A game that is given is known by its id from then on in this process, unless another one has that id.
    """
    made = _named(name) if isinstance(name, str) else _known(name)
    if cards is None:
        return made
    from purrlor.files import read_text

    return edited(made.id, read_text(Path(cards), "cards", MAX_SHEET), Path(cards).name)


def edited(name: str, text: str, called: str = "the cards") -> Game:
    """Return a game with the cards of an edited sheet; `called` is what errors call the sheet."""
    from purrlor.engine.edited import edited_game

    package = f"{__name__}.{_own_folder(name).name}" if name in OWN else _other(name).package
    return edited_game(folder(name), text, called, package)


def _named(name: str) -> Game:
    return _own(name) if name in OWN else _other(name)


def _known(given: Game) -> Game:
    from purrlor.engine.match.game import Game

    if not isinstance(given, Game):
        there = ", ".join(__getattr__("GAMES"))
        raise UnknownGame("error-game-kind", given=short(given), known=there, field="game")
    if given.id not in OWN and given.id not in _outside():
        _given.setdefault(given.id, given)
    return given


def _own_folder(name: str) -> Path:
    return Path(__file__).parent / name.replace("-", "_")


@cache
def _own(name: str) -> Game:
    made: Game = import_module(f"{__name__}.{_own_folder(name).name}").GAME
    return made


def _other(name: str) -> Game:
    """Return a game that is not ours."""
    found = _given.get(name) or (_outside().get(name) if NAME.fullmatch(name) else None)
    if found is None:
        there = ", ".join(__getattr__("GAMES"))
        raise UnknownGame("error-unknown-game", name=short(name), known=there, field="game")
    return found


@cache
def _outside() -> dict[str, Game]:
    from purrlor.games.outside import installed

    return installed(OWN)
