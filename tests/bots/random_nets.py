"""Networks that know nothing, of the shape that training gives: their judgements must be the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.nets.network import Card, Network, to_bytes
from purrlor.bots.nets.quantize import quantize
from purrlor.engine.batch.encoding import encoding
from purrlor.engine.match.game import Game

Floats = dict[str, NDArray[Any]]


def random_floats(
    seed: int, *, size: int = 600, known: int = 500, width: int = 64, blocks: int = 2, span: int = 16, verbs: int = 90,
    seats: int = 4,
) -> Floats:  # fmt: skip
    """Draw the arrays of a network as training saves them."""
    chance = np.random.default_rng(seed)

    def drawn(*shape: int, by: float = 1.0) -> NDArray[np.float32]:
        return (chance.standard_normal(shape) * by).astype(np.float32)

    known, thin = min(known, size), width**-0.5
    rows = np.zeros(size, np.int32)
    rows[chance.permutation(size)[: known - 1]] = np.arange(1, known)
    embed = drawn(known, width, by=0.2) * chance.uniform(0.05, 2, (known, 1)).astype(np.float32)
    embed[0] = 0
    made: Floats = {"rows": rows, "embed": embed, "start": drawn(width, by=0.3)}
    for k in range(blocks):
        made |= {f"in{k}": drawn(width, width, by=1.4 * thin), f"in_bias{k}": drawn(width, by=0.1)}
        made |= {f"out{k}": drawn(width, width, by=0.5 * thin), f"out_bias{k}": drawn(width, by=0.1)}
    made |= {"look": drawn(width, span, by=thin), "look_bias": drawn(span, by=0.1)}
    made |= {"moves": drawn(verbs, span, by=span**-0.5), "moves_bias": drawn(verbs, by=0.3)}
    return made | {"judge": drawn(width, seats, by=0.5 * thin), "judge_bias": drawn(seats, by=0.1)}


def positions(seed: int, size: int, count: int, most: int = 80) -> list[NDArray[np.int32]]:
    """Draw lists of features."""
    chance = np.random.default_rng(seed)
    return [
        np.sort(chance.permutation(size)[: chance.integers(1, most)]).astype(np.int32) for _ in range(count)
    ]  # fmt: skip


def whole(floats: Floats, card: Card | None = None, name: str = "random.net", most: int = 80) -> Network:
    """Return the network in whole numbers."""
    seen = positions(1, len(floats["rows"]), 40, most)
    return Network(name, card or Card("nothing", 1, "", (2,), {}), *quantize(floats, seen, most))


def network_for(
    game: Game, /, *, width: int = 32, span: int = 16, known: int | None = None, **changes: Any
) -> Network:  # fmt: skip
    """Return a network that fits a game, with all its seats and options, or with a card that says otherwise."""
    code, verbs = encoding(game), game.definition.verbs.size
    size, seats = code.size, game.seats[-1]
    floats = random_floats(
        1, size=size, known=size if known is None else known, width=width, span=span, verbs=verbs, seats=seats
    )
    if known is not None:  # every feature has a row, some share one
        floats["rows"][:] = 1 + np.arange(size) % (known - 1)
    floats["embed"][1:] *= 3
    facts = {
        "game": game.id, "version": game.version, "encoding": code.digest, "seats": list(game.seats),
        "options": {option.name: option.values for option in game.options}, **changes,
    }  # fmt: skip
    return whole(floats, Card.of(facts), "random.net", code.most)


def file_for(game: Game, folder: Path, /, **changes: Any) -> str:
    """Write such a network, and return the name of the bot that plays with it."""
    path = folder / f"{game.id}.net"
    path.write_bytes(to_bytes(network_for(game, **changes)))
    return str(path)
