"""What there is to read about the games: facts, options, cards, guide."""

from __future__ import annotations

import logging
from functools import lru_cache

import msgspec

import purrlor
from purrlor.engine import Card, Game, Option, Told
from purrlor.engine.author.cards import read_sheet
from purrlor.server.play.bots import levels
from purrlor.server.wire.bodies import CardInfo, GameBook, GameInfo, GameLook, OptionInfo

LOG = logging.getLogger("purrlor.server")
MOST_KEPT = 500  # games, in all languages and editions
STYLE = "look.css"  # beside the cards of a game that brings a stylesheet


@lru_cache(MOST_KEPT)
def games_json(edited: tuple[Game | None, ...], language: str) -> bytes:
    """List the games of the parlour, as JSON, in a language; where one has edited cards, it is given."""
    games = zip(purrlor.GAMES, edited, strict=True)
    return msgspec.json.encode([game_info(game or purrlor.game(name), language) for name, game in games])


@lru_cache(MOST_KEPT)
def book_json(name: str, edited: Game | None, language: str) -> bytes:
    """Return everything about one game, as JSON; with edited cards, if it has them."""
    game = edited or purrlor.game(name)
    cards = [_card(card) for card in game.cards.values()]
    return msgspec.json.encode(
        GameBook(
            game=game_info(game, language),
            cards=cards,
            guide=game.guide,
            rules=game.rules,
            shapes=game.definition.words.shapes,
            touches={name: list(touched) for name, touched in game.presentation.touches.items()},
            flights=_flights(game),
            languages=game.lexicon.languages(),
        )
    )


def _flights(game: Game) -> dict[str, list[str]]:
    told = {game.story.kinds[int(kind)]: tale for kind, tale in game.definition.tales.items()}
    return {
        name: [tale.piece, tale.source, tale.target]
        for name, tale in told.items()
        if isinstance(tale, Told) and tale.piece
    }


def game_info(game: Game, language: str) -> GameInfo:
    """Describe a game in the list."""
    facts, words = read_sheet(game.folder).facts, game.lexicon.wording(language)
    return GameInfo(
        id=game.id,
        title=words.message("game") or game.title,
        line=words.message("game", "line"),
        version=game.version,
        seats=[game.seats[0], game.seats[-1]],
        minutes=list(facts.get("minutes", [])),
        options=[_option(option) for option in game.options if option.name != "windows"],
        levels=levels(),
        edition=game.edition,
        look=look(game),
    )


def look(game: Game) -> GameLook:
    """Return how a game wants to be drawn; what cannot be read is left out, and the game is drawn plainly."""
    try:
        made = msgspec.convert(read_sheet(game.folder).look, GameLook)
    except msgspec.ValidationError as error:
        LOG.warning("The look of %s is left out: %s", game.id, error)
        made = GameLook()
    made.style = f"/api/games/{game.id}/{STYLE}" if (game.folder / STYLE).is_file() else ""
    return made


def stylesheet(game: Game) -> bytes:
    """Return the stylesheet that a game brings, so wrapped that it says nothing about any other game; or nothing."""
    file = game.folder / STYLE
    if not file.is_file():
        return b""
    return f'[data-game="{game.id}"] {{\n{file.read_text(encoding="utf-8")}\n}}\n'.encode()


def _option(option: Option) -> OptionInfo:
    return OptionInfo(name=option.name, values=list(option.values), rule=option.rule, of_seats=option.of_seats)


def _card(card: Card) -> CardInfo:
    same = {name: getattr(card, name) for name in ("id", "count", "kind", "origin", "art", "numbers")}
    return CardInfo(**same, rules=list(card.rules))
