"""What two sides of a comparison differ in, in words: option by option, and card by card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from purrlor.engine.author.cards import Card
from purrlor.engine.match.game import Game
from purrlor.lab.run.jobs import Job, game_of
from purrlor.saying import worded


def changes(a: Job, b: Job) -> list[str]:
    """Return a sentence for every option, card and field of a card that is another one on side B."""
    usual = dict(a.options)
    options = [
        worded("change-option", name=name, before=usual[name], after=value)
        for name, value in b.options
        if usual[name] != value
    ]
    return [*options, *_cards(game_of(a), game_of(b))]


def _cards(a: Game, b: Game) -> Iterator[str]:
    for name, card in b.cards.items():
        if name not in a.cards:
            yield worded("change-card-new", card=card.name, count=card.count)
            continue
        before, after = _fields(a.cards[name]), _fields(card)
        for field in dict.fromkeys([*before, *after]):
            if before.get(field) != after.get(field):
                told = _told(before.get(field)), _told(after.get(field))
                yield worded("change-card", card=a.cards[name].name, name=field, before=told[0], after=told[1])
    for name, card in a.cards.items():
        if name not in b.cards:
            yield worded("change-card-gone", card=card.name)


def _fields(card: Card) -> dict[str, Any]:
    """Return all that a card says, the game's own numbers among it."""
    said = asdict(card)
    numbers: dict[str, Any] = said.pop("numbers")
    return {**said, **numbers}


def _told(value: Any) -> str:
    if value is None:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
