"""Help at the table: cards, rules by topic, options; with a hint when a word is not known."""

from __future__ import annotations

import difflib
import re
import textwrap

from purrlor.engine.author.cards import Card
from purrlor.engine.match.game_base import GameBase

COMMANDS = """\
  a number or a move's text   play it
  ?                           this help
  card NAME                   what a card does
  rules [WORD or ID]          the rules about a word, or one rule
  hint                        what a strong bot would do, from what you can see
  log                         what happened so far
  table                       draw the table again
  save FILE                   save the game so far
  quit                        leave"""


def card_help(game: GameBase, words: str) -> str:
    """Tell about a card, found by its name or a part of it."""
    asked = words.strip().lower()
    by_name = {card.name.lower(): card for card in game.cards.values()}
    found = [card for name, card in by_name.items() if asked and (asked in name or asked == card.id)]
    if found:
        return "\n".join(card_text(card) for card in found[:5])
    close = difflib.get_close_matches(asked, by_name, 3, 0.4)
    hint = f" Did you mean {', '.join(by_name[c].name for c in close)}?" if close else ""
    return f"There is no card '{words.strip()}'.{hint}"


def card_text(card: Card) -> str:
    """Write a card in two lines."""
    numbers = ", ".join(f"{name} {value}" for name, value in card.numbers.items() if name != "code")
    kind = ", ".join(part for part in (card.kind, numbers) if part)
    return f"  {card.name} ×{card.count} ({kind})\n    {card.text} [{', '.join(card.rules)}]"


def rules_help(game: GameBase, words: str) -> str:
    """Tell a rule by its id, the rules that speak of a word, or the topics there are."""
    asked = words.strip()
    if asked.upper() in game.rules:
        return _rule(asked.upper(), game.rules[asked.upper()])
    if not asked:
        topics = ", ".join(re.findall(r"^## (.+)$", game.guide, re.MULTILINE))
        return f"Topics: {topics}. Try 'rules steal' or 'rules {next(iter(game.rules))}'."
    section = _section(game, asked)
    found = section or {i: text for i, text in game.rules.items() if asked.lower() in text.lower()}
    if not found:
        return f"No rule speaks of '{asked}'."
    return "\n".join(_rule(i, text) for i, text in list(found.items())[:20])


def _section(game: GameBase, title: str) -> dict[str, str]:
    """Return the rules under a heading."""
    parts = re.split(r"^## (.+)$", game.guide, flags=re.MULTILINE)
    for heading, body in zip(parts[1::2], parts[2::2], strict=True):
        if heading.strip().lower() == title.lower():
            return {i: text for i, text in game.rules.items() if f"**{i}**" in body}
    return {}


def _rule(name: str, text: str) -> str:
    return textwrap.fill(f"{name}  {text}", 100, initial_indent="  ", subsequent_indent="         ")
