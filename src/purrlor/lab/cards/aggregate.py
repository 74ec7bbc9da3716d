"""What a report adds up: a row of features for every game, some counts for pictures, and the table of cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.state import MAX_SEATS
from purrlor.lab.cards.script import bot_games
from purrlor.lab.cards.study import Studied, study
from purrlor.lab.run.jobs import Job, Sums, blank_of, game_of

REASONS = 16
LONG, WIDE, LOWEST = 8192, 2048, 512  # how long games are counted singly; scores from -512 on
LEADS, TENTHS = 64, 20
# What one game is measured by; then win share by seat, win share by turn order, points by seat, one flag a reason.
MEASURES = ("decisions", "choices", "leads", "drama", "decided", "winning score", "margin", "shared")
FEATURES = (
    *MEASURES,
    *(f"wins {seat}" for seat in range(MAX_SEATS)),
    *(f"order {place}" for place in range(MAX_SEATS)),
    *(f"score {seat}" for seat in range(MAX_SEATS)),
    *(f"reason {reason}" for reason in range(REASONS)),
)


@dataclass(frozen=True)
class Pair:
    """Two jobs over the same seeds, to be compared game by game."""

    a: Job
    b: Job

    @property
    def game(self) -> str:
        """Return the game's id."""
        return self.a.game

    @property
    def games(self) -> int:
        """Return the number of games of each side."""
        return self.a.games

    @property
    def chunk(self) -> int:
        """Return how many games are done at a time."""
        return min(self.a.chunk, self.b.chunk)

    @property
    def chunks(self) -> int:
        """Return the number of chunks."""
        return -(-self.games // self.chunk)

    def span(self, k: int) -> tuple[int, int]:
        """Return the first game and the number of games of a chunk."""
        return k * self.chunk, min(self.chunk, self.games - k * self.chunk)

    def facts(self) -> dict[str, Any]:
        """Return everything that decides the games, for comparing."""
        return {"a": self.a.facts(), "b": self.b.facts()}


def study_chunk(job: Job, k: int) -> Sums:
    """Study one chunk of games."""
    found = _played(job, *job.span(k))
    return dict(_sums(found, job.seats, features(found.rows, job.seats)))


def pair_chunk(pair: Pair, k: int) -> Sums:
    """Study one chunk of both sides, and their differences game by game."""
    first, count = pair.span(k)
    sides = [_played(job, first, count) for job in (pair.a, pair.b)]
    rows = [features(side.rows, pair.a.seats) for side in sides]
    made: Sums = {}
    for name, side, mine in zip("ab", sides, rows, strict=True):
        made |= {f"{name}.{key}": value for key, value in _sums(side, pair.a.seats, mine)}
    change = rows[1] - rows[0]
    return made | {"d.sum": change.sum(axis=0), "d.square": (change**2).sum(axis=0)}


def _played(job: Job, first: int, count: int) -> Studied:
    script = None if job.by_chance else bot_games(job, first, count)
    return study(game_of(job), blank_of(job), first, count, script)


def features(rows: NDArray[Any], seats: int) -> NDArray[np.float64]:
    """Measure every game."""
    won, score = rows["share"], rows["score"].astype(np.float64)
    sitting = score[:, :seats]
    best = np.where(won > 0, score, -np.inf).max(axis=1)
    others = np.where(won[:, :seats] > 0, -np.inf, sitting).max(axis=1)
    margin = np.where(np.isfinite(others), best - others, 0.0)
    turned = np.take_along_axis(won, (rows["first"][:, None] + np.arange(seats)) % seats, axis=1)
    order = np.pad(turned, ((0, 0), (0, MAX_SEATS - seats)))
    ends = (rows["reason"][:, None] == np.arange(REASONS)).astype(np.float64)
    plain = [rows[name].astype(np.float64) for name in MEASURES[:5]]
    return np.column_stack([*plain, best, margin, (won.max(axis=1) < 1), won, order, score, ends])


def _sums(found: Studied, seats: int, rows: NDArray[np.float64]) -> Iterator[tuple[str, NDArray[Any]]]:
    """Return what is added up over chunks."""
    games, sitting = found.rows, found.rows["score"][:, :seats].astype(np.int64)
    yield "games", np.array([len(games)])
    yield "sum", rows.sum(axis=0)
    yield "square", (rows**2).sum(axis=0)
    yield "lengths", _counts(games["decisions"], LONG)
    yield "scores", _counts(sitting.ravel() + LOWEST, WIDE)
    yield "winning", _counts(rows[:, 5].astype(np.int64) + LOWEST, WIDE)
    yield "margins", _counts(rows[:, 6].astype(np.int64), WIDE)
    yield "leads", _counts(games["leads"], LEADS)
    yield "decided", _counts((games["decided"] * TENTHS).astype(np.int64), TENTHS + 1)
    yield "cards", found.cards


def _counts(values: NDArray[Any], size: int) -> NDArray[np.int64]:
    return np.bincount(np.clip(values, 0, size - 1), minlength=size)
