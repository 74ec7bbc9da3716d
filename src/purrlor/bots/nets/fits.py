"""Whether a network knows a game as it is played here: its version, its encoding, its cards, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from purrlor.bots.nets.network import Network, NetworkRefused
from purrlor.engine.author.options import WINDOWS
from purrlor.engine.batch.encoding import encoding

if TYPE_CHECKING:
    from purrlor.engine.match.game_base import GameBase


def check_game(net: Network, game: GameBase) -> None:
    """Refuse a network of another game, version, encoding or set of cards."""
    card, name, title = net.card, net.name, game.title
    if card.game != game.id:
        raise NetworkRefused("error-network-game", theirs=card.game, name=name, game=title)
    if card.version != game.version:
        raise NetworkRefused("error-network-version", theirs=card.version, ours=game.version, name=name, game=title)
    if game.edition:
        raise NetworkRefused("error-network-cards", name=name, game=title)
    same_size = net.sizes["verbs"] == game.definition.verbs.size and net.sizes["seats"] == game.seats[-1]
    ours = encoding(game).digest
    if card.encoding != ours or not same_size:
        raise NetworkRefused("error-network-encoding", theirs=card.encoding, ours=ours, name=name, game=title)


def check_table(net: Network, game: GameBase, seats: int, options: Mapping[str, Any]) -> None:
    """Refuse a table that a network has not met in training; windows differ only in who is asked needlessly."""
    card, name, title = net.card, net.name, game.title
    if seats not in card.seats:
        raise NetworkRefused("error-network-seats", seats=seats, name=name, game=title)
    for option, value in options.items():
        if option != WINDOWS.name and str(value) not in card.options.get(option, ()):
            raise NetworkRefused("error-network-option", option=option, value=value, name=name, game=title)
