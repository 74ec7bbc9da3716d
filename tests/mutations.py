"""Records that begin from a set-up position, and what may become of them in the wrong hands."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import purrlor
from purrlor.engine import Match

NUMBERS: Any = (
    0,
    1,
    2,
    3,
    5,
    7,
    9,
    -1,
    -128,
    127,
    255,
    300,
    32767,
    -32768,
    10**9,
    2**63,
    2**32 - 1,
    True,
    None,
    [],
    "x",
)
LISTS: tuple[Any, ...] = ([], [None], {}, {"0": 1}, 5, "abc", None, [[]], [{"step": 3}], {"²": 1})
WORDS: Any = ("", "x", None, 5, [], "fat-cat", "concede", {})


def wander(match: Match, chance: random.Random, most: int) -> Match:
    """Play some moves by chance."""
    while match.waiting and most > 0:
        seat = chance.choice(match.waiting)
        match.advance(seat, chance.choice(match.legal(seat)))
        most -= 1
    return match


@cache
def from_the_middle(game: str, seed: int) -> dict[str, Any]:
    """Give the record of a dozen moves from a position of some game, as data."""
    played, chance = purrlor.game(game), random.Random(seed)
    middle = wander(played.match(chance.choice(played.seats), seed), chance, chance.randrange(40))
    made: dict[str, Any] = json.loads(wander(played.match(position=middle.position()), chance, 12).record.to_json())
    return made


def mutated(record: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Change a few cells of the start position to something else."""
    made: dict[str, Any] = json.loads(json.dumps(record))
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        holder, key = chance.choice(list(_cells(made["start"])))
        if chance.random() < 0.1:
            del holder[key]
        else:
            holder[key] = _other(holder[key], chance)
    return made


def _cells(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _cells(value[key])


def _other(old: Any, chance: random.Random) -> Any:
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return chance.choice((old + 1, old - 1, *NUMBERS))
    if isinstance(old, list):
        return chance.choice((old[::-1], old[:-1], old + old, *LISTS))
    return chance.choice((dict.fromkeys(old, 1), *LISTS) if isinstance(old, dict) else WORDS)
