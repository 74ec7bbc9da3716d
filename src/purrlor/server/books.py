"""What there is to read about the games: facts, options, cards, guide."""

from __future__ import annotations

from functools import cache

import msgspec

import purrlor
from purrlor.engine import Card, Game, Option
from purrlor.engine.cards import read_sheet
from purrlor.server.bodies import CardInfo, GameBook, GameInfo, OptionInfo
from purrlor.server.thinking import levels


@cache
def games_json(edited: tuple[Game | None, ...]) -> bytes:
    """List the games of the parlour, as JSON; where one has edited cards, it is given."""
    games = zip(purrlor.GAMES, edited, strict=True)
    return msgspec.json.encode([game_info(game or purrlor.game(name)) for name, game in games])


@cache
def book_json(name: str, edited: Game | None = None) -> bytes:
    """Give everything about one game, as JSON; with edited cards, if it has them."""
    game = edited or purrlor.game(name)
    cards = [_card(card) for card in game.cards.values()]
    titles = dict(game.table.titles)
    return msgspec.json.encode(
        GameBook(game=game_info(game), cards=cards, guide=game.guide, rules=game.rules, titles=titles)
    )


def game_info(game: Game) -> GameInfo:
    """Describe a game in the list."""
    facts = read_sheet(game.folder).facts
    return GameInfo(
        id=game.id,
        title=game.title,
        line=str(facts.get("line", "")),
        version=game.version,
        seats=[game.seats[0], game.seats[-1]],
        minutes=list(facts.get("minutes", [])),
        options=[_option(option) for option in game.options if option.name != "windows"],
        levels=levels(),
        edition=game.edition,
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name, values=list(option.values), rule=option.rule, help=option.help, of_seats=option.of_seats
    )


def _card(card: Card) -> CardInfo:
    same = {name: getattr(card, name) for name in ("id", "name", "count", "kind", "text", "origin", "art", "numbers")}
    return CardInfo(**same, rules=list(card.rules))
