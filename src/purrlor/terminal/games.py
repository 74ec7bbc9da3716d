"""`purrlor games`: what the parlour offers, read from card files alone, so that it answers at once."""

from __future__ import annotations

import argparse
import json
import tomllib
from typing import Any

from purrlor.games import GAMES, folder
from purrlor.saying import say, spoken, worded
from purrlor.terminal.columns import left, right
from purrlor.words import open_catalogs


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", help=worded("help-games-game"))
    parser.add_argument("--json", action="store_true", help=worded("help-games-json"))


def run(args: argparse.Namespace) -> int:
    """List the games, or show one."""
    if args.game:
        return _show(args.game)
    facts = [{**_facts(name)["game"], "line": _line(name)} for name in GAMES]
    if args.json:
        say(json.dumps(facts, indent=1))
        return 0
    for fact in facts:
        low, high = fact["seats"]
        seats = worded("games-players", n=f"{low}-{high}" if high > low else str(low))
        minutes = worded("games-minutes", n="-".join(str(n) for n in fact["minutes"]))
        say(f"{fact['id']:<18} {fact['title']:<20} {left(seats, 12)} {right(minutes, 10)}   {fact['line']}")
    say(f"\n{worded('games-more')}")
    return 0


def _facts(name: str) -> dict[str, Any]:
    return tomllib.loads((folder(name) / "cards.toml").read_text(encoding="utf-8"))


def _line(name: str) -> str:
    """Return what a game is about in one line; its rules need not be loaded for that."""
    return open_catalogs(folder(name) / "words", spoken()).format("game", attribute="line")


def _show(name: str) -> int:
    from purrlor.games import game
    from purrlor.terminal.helping import card_text

    shown = game(name)
    words = shown.lexicon.wording(spoken())
    say(f"{shown.title}: {_line(name)}\n\n{worded('guide-options')}")
    for option in shown.options:
        values = ", ".join(map(str, option.values[:8])) + (" …" if len(option.values) > 8 else "")
        told = words.message(f"option-{option.name}", "help") or worded("option-windows-help")
        say(f"  {option.name} = {values}\n    {told}{f' [{option.rule}]' if option.rule else ''}")
    say(f"\n{worded('guide-cards')}")
    for card in shown.cards.values():
        say(card_text(shown, card))
    return 0
