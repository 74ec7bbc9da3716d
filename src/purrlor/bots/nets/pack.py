"""From what training saves to what a game ships: scales are set by positions of random games, and of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.nets import plain
from purrlor.bots.nets.fits import check_game
from purrlor.bots.nets.network import Card, Network, NetworkRefused, from_bytes, to_bytes
from purrlor.bots.nets.quantize import LOGIT, PAYOFF, Floats, forward, quantize
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.encoding import encode, encoding

if TYPE_CHECKING:
    from purrlor.engine.match.game import Game
    from purrlor.engine.match.match import Match

ABOUT = "about"
POSITIONS = 600  # for each number of seats
Choice = Callable[["Match", int, list[int]], int]


class Position(NamedTuple):
    """What a seat may know, and the moves that it may make, as it sees them."""

    features: NDArray[np.int32]
    moves: NDArray[np.int64]


class Agreement(NamedTuple):
    """How close whole numbers come: the share of equal best moves, mean errors of logits and of values."""

    positions: int
    same_best: float
    logit_error: float
    value_error: float


def load_floats(path: Path) -> tuple[Floats, Card]:
    """Read what training saves."""
    try:
        with np.load(path, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        return arrays, Card.of(json.loads(str(arrays.pop(ABOUT)[()])))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NetworkRefused("error-network-damaged", name=path.name) from error


def packed(game: Game, floats: Floats, card: Card, name: str) -> tuple[Network, Agreement]:
    """Return the network in whole numbers, as it will be read, and how close they come."""
    most = encoding(game).most
    seen = list(positions(game, card))
    first = Network(name, card, *quantize(floats, [one.features for one in seen], most))
    seen += positions(game, card, _choice_of(first))
    made = Network(name, card, *quantize(floats, [one.features for one in seen], most))
    check_game(made, game)
    made = from_bytes(name, to_bytes(made))
    return made, agreement(floats, made, seen)


def positions(game: Game, card: Card, choose: Choice | None = None) -> Iterator[Position]:
    """Play games as training did, by chance or as somebody chooses, and give their decisions."""
    for seats in card.seats:
        yield from islice(_decisions(game, seats, card, choose), POSITIONS)


def _decisions(game: Game, seats: int, card: Card, choose: Choice | None) -> Iterator[Position]:
    number = 0
    while True:
        chance = random.Random(f"{game.id}/{seats}/{number}")
        match = game.match(seats, number, _drawn(game, seats, card, chance))
        number += 1
        while match.waiting:
            seat = chance.choice(match.waiting)
            moves = match.legal(seat)
            if len(moves) > 1:
                yield Position(encode(match, seat), _turned(match, seat, moves))
            match.advance(seat, chance.choice(moves) if choose is None else choose(match, seat, moves))


def _drawn(game: Game, seats: int, card: Card, chance: random.Random) -> dict[str, Any]:
    """Draw options among those that training met and this table can have."""
    drawn: dict[str, Any] = {name: chance.choice(values) for name, values in sorted(card.options.items()) if values}
    for option in game.definition.options:
        if option.of_seats and str(drawn.get(option.name, "")) not in map(str, range(seats)):
            drawn.pop(option.name, None)
    return {**drawn, "windows": "quick"}


def _turned(match: Match, seat: int, moves: list[int]) -> NDArray[np.int64]:
    turns = encoding(match.game).turns[match.seats * MAX_SEATS + seat]
    return np.array([turns[move] for move in moves], np.int64)


def _choice_of(net: Network) -> Choice:
    def choose(match: Match, seat: int, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        logits, _ = plain.judged(net, encode(match, seat), _turned(match, seat, moves))
        return moves[int(logits.argmax())]

    return choose


def agreement(floats: Floats, net: Network, seen: list[Position]) -> Agreement:
    """Hold whole numbers against floats."""
    same, logit, value = 0, 0.0, 0.0
    for one in seen:
        (logits, values), true = plain.judged(net, one.features, one.moves), forward(floats, one.features)
        same += int(logits.argmax() == true["logits"][one.moves].argmax())
        logit += float(np.abs(logits / LOGIT - true["logits"][one.moves]).mean())
        value += float(np.abs(values / PAYOFF - true["values"]).mean())
    return Agreement(len(seen), same / len(seen), logit / len(seen), value / len(seen))


def with_facts(card: Card, facts: Mapping[str, Any]) -> Card:
    """Return a card with some facts said anew: strengths and limits are known only after the arena."""
    return Card.of({**asdict(card), **facts})
