"""Edited cards at tables (`purrlor serve --cards FILE`).

A deck that was ever on a table stays in the database, so that its tables can be built again by any process, with or
without the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, insert, select

import purrlor
from purrlor.engine import Game
from purrlor.engine.edited import read_toml
from purrlor.errors import BadSetup
from purrlor.files import read_text
from purrlor.games import MAX_SHEET, edited
from purrlor.server.db import schema


@dataclass(frozen=True)
class Deck:
    """A sheet of edited cards: the game, what tells it from other sheets, and its text."""

    edition: str
    game: str
    name: str
    text: str

    def make(self) -> Game:
        """Return the game with these cards; made once in a process."""
        return edited(self.game, self.text, self.name)


def read_decks(files: Sequence[str]) -> tuple[Deck, ...]:
    """Read and prove sheets of cards; what is wrong with one is said with its line."""
    decks = tuple(_read(Path(file)) for file in files)
    if len({deck.game for deck in decks}) != len(decks):
        raise BadSetup("error-decks-twice", field="cards")
    return decks


def _read(path: Path) -> Deck:
    text = read_text(path, "cards", MAX_SHEET)
    facts = read_toml(text, path.name).get("game", {})
    game = facts.get("id") if isinstance(facts, dict) else None
    if not isinstance(game, str):
        example = f'[game] with id = "{purrlor.GAMES[0]}"'
        raise BadSetup("error-decks-game", name=path.name, example=example, field="cards")
    made = edited(game, text, path.name)
    return Deck(made.edition, game, path.name, text)


# -- Stored


def keep_decks(connection: Connection, decks: Sequence[Deck]) -> None:
    """Keep decks that are new."""
    for deck in decks:
        if find_deck(connection, deck.edition) is None:
            connection.execute(insert(schema.decks), deck.__dict__)


def find_deck(connection: Connection, edition: str) -> Deck | None:
    """Return a deck that was on a table once."""
    found = connection.execute(select(schema.decks).where(schema.decks.c.edition == edition)).mappings().first()
    return None if found is None else Deck(**found)
