"""Cards are rows: `cards.toml` beside the rules, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

from purrlor.engine.author.fields import Axis
from purrlor.errors import BadSetup, short
from purrlor.said import Said

FACTS = ("id", "title", "version", "seats")
ORIGINS = ("rulebook", "public", "house")
REQUIRED = ("id", "name", "count", "kind", "effect", "text", "origin", "rules", "art")


@dataclass(frozen=True)
class Card:
    """One design: its words, how many copies there are, what it does, where we know it from."""

    id: str
    name: str
    count: int
    kind: str
    effect: tuple[str, ...]
    text: str
    origin: str
    rules: tuple[str, ...]
    art: str
    numbers: dict[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        """Return one of the game's own numbers: `card["value"]`."""
        return self.numbers[name]

    def instruction(self, words: type[IntEnum], text: str) -> tuple[int, int]:
        """Read `draw 2`: the number that the rules know the word by, and the amount, 0 where none is said."""
        name, _, amount = text.partition(" ")
        if amount and not amount.lstrip("-").isdigit():
            raise wrong_card(self.id, "effect", Said("sheet-amount", text=short(text), amount=short(amount)))
        return self.word(words, name), int(amount or 0)

    def word(self, words: type[IntEnum], text: str, field: str = "effect") -> int:
        """Return the number that the rules know a word of a field by."""
        name = text.upper().replace("-", "_")
        self.one_of(
            [word.lower().replace("_", "-") for word in words.__members__], name.lower().replace("_", "-"), field
        )
        return int(words[name])

    def one_of(self, known: Iterable[str], text: str, field: str = "effect") -> str:
        """Return a word that the rules know; of another one is said which they know."""
        names = [name for name in known if name]
        if text not in names:
            raise wrong_card(self.id, field, Said("sheet-unknown", word=short(text), known=", ".join(names)))
        return text


@dataclass(frozen=True)
class Sheet:
    """Everything that `cards.toml` says: the game's facts, its cards, and how it looks in a browser."""

    facts: dict[str, Any]
    cards: tuple[Card, ...]
    look: dict[str, Any] = field(default_factory=dict)

    def axis(self, kind: str | None = None) -> Axis:
        """Return the axis of card ids; index 0 is no card."""
        return Axis("card", [c.id for c in self.cards if kind in (None, c.kind)], none=True)

    def numbers(self, name: str, default: int = 0) -> list[int]:
        """Return one number of every card in axis order, with 0 for no card."""
        return [0, *(int(card.numbers.get(name, default)) for card in self.cards)]

    def counts(self) -> list[int]:
        """Return how many copies of each card there are, with 0 for no card."""
        return [0, *(card.count for card in self.cards)]


# What the sheet of a game folder is read as by whoever loads a copy of the game with edited cards (engine/edited.py);
# other threads read the usual one meanwhile.
EDITED: ContextVar[tuple[Path, Mapping[str, Any]] | None] = ContextVar("edited sheet", default=None)


def read_sheet(folder: Path) -> Sheet:
    """Read the `cards.toml` of a game folder."""
    edited = EDITED.get()
    return _sheet(edited[1], folder) if edited is not None and edited[0] == folder else _usual(folder)


def usual_sheet(folder: Path) -> dict[str, Any]:
    """Read the `cards.toml` of a game folder as plain data."""
    return tomllib.loads((folder / "cards.toml").read_text(encoding="utf-8"))


def usual_cards(folder: Path) -> tuple[Card, ...]:
    """Return the cards of a game folder as they usually are."""
    return _usual(folder).cards


@cache
def _usual(folder: Path) -> Sheet:
    return _sheet(usual_sheet(folder), folder)


def _sheet(data: Mapping[str, Any], folder: Path) -> Sheet:
    facts, rows = data.get("game", {}), data.get("card", [])
    for word in FACTS:
        if word not in facts:
            raise BadSetup("error-sheet-lacks", name=f"{folder.name}/cards.toml", word=word, field=word)
    cards = tuple(_card(row) for row in rows)
    ids = [card.id for card in cards]
    if twice := next((name for name in ids if ids.count(name) > 1), ""):
        raise wrong_card(twice, "id", Said("sheet-twice"))
    return Sheet(facts, cards, data.get("look", {}))


def wrong_card(card: str, field: str, trouble: Said) -> BadSetup:
    """Return what is wrong with a field of a card."""
    return BadSetup("error-card", card=card, name=field, trouble=trouble, field=field)


def sheet_beside(rules_file: str) -> Sheet:
    """Read the `cards.toml` beside a rules file (pass `__file__`)."""
    return read_sheet(Path(rules_file).parent)


def _card(row: dict[str, Any]) -> Card:
    name = str(row.get("id", "?"))
    if missing := [word for word in REQUIRED if word not in row]:
        raise wrong_card(name, missing[0], Said("sheet-missing", words=", ".join(missing)))
    if row["origin"] not in ORIGINS:
        known = ", ".join(ORIGINS)
        raise wrong_card(name, "origin", Said("sheet-unknown", word=short(row["origin"]), known=known))
    effect = (row["effect"],) if isinstance(row["effect"], str) else tuple(row["effect"])
    plain = {name: row[name] for name in REQUIRED if name not in ("effect", "rules")}
    others = {name: value for name, value in row.items() if name not in REQUIRED}
    return Card(**plain, effect=effect, rules=tuple(row["rules"]), numbers=others)
