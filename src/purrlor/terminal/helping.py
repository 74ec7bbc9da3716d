"""Help at the table: cards, rules by topic, options; with a hint when a word is not known."""

from __future__ import annotations

import difflib
import re

from purrlor.engine.author.cards import Card
from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.wording import Wording
from purrlor.saying import spoken, worded
from purrlor.terminal.columns import left, wrapped

COLUMN = 27


def commands() -> str:
    """Tell what can be typed at the table."""
    typed = (
        (worded("typed-move"), worded("typed-move-help")),
        ("?", worded("typed-help")),
        (worded("typed-card"), worded("typed-card-help")),
        (worded("typed-rules"), worded("typed-rules-help")),
        ("hint", worded("typed-hint")),
        ("log", worded("typed-log")),
        ("table", worded("typed-table")),
        (worded("typed-save"), worded("typed-save-help")),
        ("quit", worded("typed-quit")),
    )
    return "\n".join(f"  {left(what, COLUMN)} {told}" for what, told in typed)


def card_help(game: GameBase, words: str) -> str:
    """Tell about a card, found by its name or a part of it."""
    asked = words.strip().lower()
    by_name = {_name(game, card).lower(): card for card in game.cards.values()}
    found = [card for name, card in by_name.items() if asked and (asked in name or asked == card.id)]
    if found:
        return "\n".join(card_text(game, card) for card in found[:5])
    if close := difflib.get_close_matches(asked, by_name, 3, 0.4):
        names = ", ".join(_name(game, by_name[name]) for name in close)
        return worded("helping-card-close", name=words.strip(), names=names)
    return worded("helping-card-none", name=words.strip())


def _name(game: GameBase, card: Card) -> str:
    return game.lexicon.wording(spoken()).title("card", card.id)


def card_text(game: GameBase, card: Card) -> str:
    """Write a card in two lines."""
    words = game.lexicon.wording(spoken())
    told = ", ".join([words.message(f"kind-{card.kind}") or card.kind, *_numbers(words, card)])
    text = words.message(f"card-{card.id}", "text") or card.text
    return f"  {_name(game, card)} ×{card.count} ({told})\n    {text} [{', '.join(card.rules)}]"


def _numbers(words: Wording, card: Card) -> list[str]:
    """Return those numbers of a card that have a name: the others are for the rules."""
    named = [(words.called("number", name), value) for name, value in card.numbers.items() if isinstance(value, int)]
    return [worded("count-named", name=name, n=value) for name, value in named if name]


def rules_help(game: GameBase, words: str) -> str:
    """Tell a rule by its id, the rules that speak of a word, or the topics there are."""
    asked = words.strip()
    if asked.upper() in game.rules:
        return _rule(asked.upper(), game.rules[asked.upper()])
    if not asked:
        topics = ", ".join(re.findall(r"^## (.+)$", game.guide, re.MULTILINE))
        return worded("helping-topics", topics=topics, rule=next(iter(game.rules)))
    section = _section(game, asked)
    found = section or {i: text for i, text in game.rules.items() if asked.lower() in text.lower()}
    if not found:
        return worded("helping-no-rule", word=asked)
    return "\n".join(_rule(i, text) for i, text in list(found.items())[:20])


def _section(game: GameBase, title: str) -> dict[str, str]:
    """Return the rules under a heading."""
    parts = re.split(r"^## (.+)$", game.guide, flags=re.MULTILINE)
    for heading, body in zip(parts[1::2], parts[2::2], strict=True):
        if heading.strip().lower() == title.lower():
            return {i: text for i, text in game.rules.items() if f"**{i}**" in body}
    return {}


def _rule(name: str, text: str) -> str:
    return "\n".join(wrapped(f"  {name}  {text}", 100, "         "))
