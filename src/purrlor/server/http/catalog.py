"""What there is to read about the games: facts, options, cards, guide."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

import msgspec

import purrlor
from purrlor.engine import Card, Game, Option, Told
from purrlor.engine.author.cards import read_sheet
from purrlor.engine.match.wording import Wording
from purrlor.server.play.bots import levels
from purrlor.server.wire.bodies import CardInfo, FirstGame, GameBook, GameInfo, GameLook, OptionInfo
from purrlor.server.wire.reader import Reader

LOG = logging.getLogger("purrlor.server")
MOST_KEPT = 500  # games, in all languages and editions
STYLE = "look.css"  # beside the cards of a game that brings a stylesheet


class Door(msgspec.Struct):
    """How a game is introduced to somebody new, by `[look]` in its cards.toml."""

    ease: int = (
        3  # how soon one plays it well, from 1 (at once) to 5: the easiest stands first wherever games are listed
    )
    first: dict[str, str | int] = {}  # the option, with its value, of somebody's first game
    front: list[str] = []  # options that a new table shows in sight; the others are house rules, behind a fold


DOOR: Reader[Door] = Reader(Door)
LOOK: Reader[GameLook] = Reader(GameLook)


@lru_cache(MOST_KEPT)
def games_json(edited: tuple[Game | None, ...], language: str) -> bytes:
    """List the games of the parlour, the easiest first, as JSON; where one has edited cards, it is given."""
    games = zip(purrlor.GAMES, edited, strict=True)
    infos = [game_info(game or purrlor.game(name), language) for name, game in games]
    return msgspec.json.encode(sorted(infos, key=lambda info: info.ease))


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
            declines={prompt.kind: prompt.declines for prompt in game.presentation.asks.values()},
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
    facts, words, way_in = read_sheet(game.folder).facts, game.lexicon.wording(language), door(game)
    return GameInfo(
        id=game.id,
        title=words.message("game") or game.title,
        line=words.message("game", "line"),
        version=game.version,
        seats=[game.seats[0], game.seats[-1]],
        minutes=list(facts.get("minutes", [])),
        options=[_option(option) for option in game.options if option.name != "windows"],
        levels=levels(),
        ease=way_in.ease,
        first=_first(game, way_in.first, words),
        front=[option.name for option in game.options if option.name in way_in.front],
        edition=game.edition,
        look=look(game),
    )


def door(game: Game) -> Door:
    """Return how a game is introduced; what cannot be read is left out."""
    try:
        return DOOR.facts(_said(game, introducing=True))
    except msgspec.ValidationError as error:
        LOG.warning("The introduction of %s is left out: %s", game.id, error)
        return Door()


def _said(game: Game, *, introducing: bool) -> dict[str, Any]:
    """Return what `[look]` says about introducing a game, or about drawing it."""
    return {
        name: said
        for name, said in read_sheet(game.folder).look.items()
        if (name in Door.__struct_fields__) is introducing
    }


def _first(game: Game, wish: dict[str, str | int], words: Wording) -> FirstGame | None:
    """Say what a first game is dealt with, if the game has such an option and value."""
    for option in game.options:
        if wish.get(option.name) in option.values:
            said = f"option-{option.name}"
            return FirstGame(
                option=option.name,
                value=wish[option.name],
                name=words.message(f"{said}-{wish[option.name]}"),
                usual=words.message(f"{said}-{option.default}"),
                help=words.message(said, "help"),
            )
    return None


def look(game: Game) -> GameLook:
    """Return how a game wants to be drawn; what cannot be read is left out, and the game is drawn plainly."""
    try:
        made = LOOK.facts(_said(game, introducing=False))
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
