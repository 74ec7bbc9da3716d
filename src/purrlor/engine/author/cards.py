"""Cards are rows: `cards.toml` beside the rules, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from purrlor.engine.author.fields import Axis

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
    cards = tuple(_card(row) for row in data["card"])
    ids = [card.id for card in cards]
    if len(set(ids)) != len(ids):
        raise ValueError(f"{folder.name}/cards.toml: a card id appears twice")
    return Sheet(data["game"], cards, data.get("look", {}))


def sheet_beside(rules_file: str) -> Sheet:
    """Read the `cards.toml` beside a rules file (pass `__file__`)."""
    return read_sheet(Path(rules_file).parent)


def _card(row: dict[str, Any]) -> Card:
    missing = [name for name in REQUIRED if name not in row]
    if missing or row["origin"] not in ORIGINS:
        raise ValueError(
            f"card {row.get('id', '?')}: {'missing ' + ', '.join(missing) if missing else 'unknown origin'}"
        )
    effect = (row["effect"],) if isinstance(row["effect"], str) else tuple(row["effect"])
    known = {name: row[name] for name in REQUIRED if name not in ("effect", "rules")}
    others = {name: value for name, value in row.items() if name not in REQUIRED}
    return Card(**known, effect=effect, rules=tuple(row["rules"]), numbers=others)
