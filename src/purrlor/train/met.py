"""Which features a network has rows for: those that are met often enough in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.batch.encoding import encoding
from purrlor.engine.batch.selfplay import Everyone
from purrlor.engine.match.game import Game

DECISIONS = 400_000  # of random play, to meet what there is
SPARE = 0.2  # the share of the rows that is kept for what better players meet
RARELY = 20  # what is met no more often gets no row
ROOM = 1.3  # lists are this much longer than the longest that was met


def random_play(
    game: Game, tables: Mapping[int, int], seed: int, options: Any, threads: int, decisions: int = DECISIONS
) -> tuple[NDArray[np.int64], int]:
    """Return how often each feature is met in random play, and how many are met at once."""
    made = Everyone(game, tables, seed, options=options, threads=threads, rows=np.ones(encoding(game).size, np.int32))
    chance, longest = np.random.default_rng(seed), 0
    made.reset()
    for _ in range(0, decisions, len(made)):
        made.step((chance.random(len(made)) * made.move_counts).astype(np.int64))
        longest = max(longest, int(made.feature_counts.max()))
    made.close()
    return made.met(), min(int(longest * ROOM) + 8, made.encoding.most)


def first_rows(met: NDArray[np.int64], most: int) -> NDArray[np.int32]:
    """Give the features that are met most a row each, from 1 on, and keep some rows back."""
    rows = np.zeros(len(met), np.int32)
    add_rows(rows, met, int(most * (1 - SPARE)))
    return rows


def add_rows(rows: NDArray[np.int32], met: NDArray[np.int64], most: int) -> int:
    """Give rows below `most` to features that have none and are met more than once in a while; say to how many."""
    missing = np.flatnonzero((rows == 0) & (met > RARELY))
    free = max(0, most - 1 - int(rows.max()))
    chosen = missing[np.argsort(-met[missing], kind="stable")][:free]
    rows[np.sort(chosen)] = int(rows.max()) + 1 + np.arange(len(chosen))
    return len(chosen)


def mixed_options(
    game: Game, seats: Sequence[int], seed: int, many: int = 64, usual: float = 0.75
) -> dict[int, list[dict[str, Any]]]:
    """Return what tables of each size play with: most as usual, the others with some options drawn by chance."""
    chance = np.random.default_rng([seed, 77])
    plain = int(many * usual)
    return {n: [{} for _ in range(plain)] + [_drawn(game, n, chance) for _ in range(many - plain)] for n in seats}


def _drawn(game: Game, n: int, chance: np.random.Generator) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for option in game.definition.options:
        fitting = [v for v in option.values if not (option.of_seats and isinstance(v, int) and v >= n)]
        if chance.random() < 1 / 3:
            made[option.name] = fitting[int(chance.integers(len(fitting)))]
    return made


def met_options(
    game: Game, played: Mapping[int, Sequence[Mapping[str, Any]]], before: Any = ()
) -> list[tuple[str, str]]:
    """Return every value of an option that tables were played with; those left out are as usual."""
    usual = {(option.name, str(option.default)) for option in game.definition.options}
    drawn = {(name, str(value)) for kinds in played.values() for options in kinds for name, value in options.items()}
    return sorted(usual | drawn | _pairs(before))


def _pairs(listed: Any) -> set[tuple[str, str]]:
    """Return the options of an earlier training, which files list by name or as pairs."""
    if isinstance(listed, Mapping):
        return {(name, str(value)) for name, values in listed.items() for value in values}
    return {(name, str(value)) for name, value in listed}
