"""Search: as many imagined games as the time or the number allows, the promising moves more often than the others."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.bots.base import Bot, Hint, Stop, asked
from purrlor.bots.compiled import World
from purrlor.bots.tree import COUNTS, NODE, NODES, grower, logarithms
from purrlor.engine.author.chance import fresh_seed

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

CHUNK = 256
MAX_NODES = 1 << 19
TO_THE_END = 1 << 30


@dataclass(frozen=True)
class Limits:
    """How long a search thinks: `iterations` or `milliseconds`, whichever is first (0: no limit)."""

    iterations: int = 0
    milliseconds: int = 0


@dataclass(frozen=True)
class SearchSettings(Limits):
    """How a search thinks.

    `explore` weighs rarely tried moves, `candidates` random moves are compared by the game's `value` at each step of a
    play-out (0: uniform), `depth` steps are played before `value` judges (0: to the end), `blend` is the share of
    `value` in a finished game's result.
    """

    explore: float = 0.7
    candidates: int = 0
    depth: int = 0
    blend: float = 0.0


@dataclass(frozen=True)
class Sight:
    """What a search saw of one move: how often it looked, the sum of the results there, and of their squares."""

    visits: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        """Return the mean result."""
        return self.total / max(1, self.visits)

    @property
    def scatter(self) -> float:
        """Return how far the results lie from their mean: the sum of the squares of their distances."""
        return max(0.0, self.squares - self.total * self.mean)


class TreeRun(ABC):
    """A search under way in one position: it can go on, be asked for its counts, and be left at any time."""

    chunk: int  # iterations that take about a millisecond: how long a search cannot be stopped

    def __init__(self, match: Match, seat: int, limits: Limits, seed: int, size: int) -> None:
        """Imagine the position, with room for so many nodes; nothing of the truth is kept."""
        self.world = World(match, seat, seed)
        self.settings = limits
        self.done = 0
        self.tree, self.squares = np.zeros(size, NODE), np.zeros(size)
        self.count = np.zeros(COUNTS, np.int64)
        self.count[NODES] = 1  # the root
        stamp, path = np.zeros(match.game.definition.verbs.size, np.int64), np.empty(size, np.int32)
        self.world.give(tree=self.tree, squares=self.squares, count=self.count, stamp=stamp, path=path)
        self.world.tell(nodes=size, verbs=len(stamp))

    @abstractmethod
    def grow(self, iterations: int) -> None:
        """Think on for a number of iterations."""

    def is_settled(self) -> bool:
        """Return whether thinking on could change nothing."""
        return False

    def run(self, stop: Stop | None = None) -> None:
        """Think until the settings' limit, or until `stop()`."""
        how, start = self.settings, time.perf_counter()
        while not how.iterations or self.done < how.iterations:
            self.grow(min(self.chunk, how.iterations - self.done) if how.iterations else self.chunk)
            if self.is_settled() or (how.milliseconds and (time.perf_counter() - start) * 1000 >= how.milliseconds):
                return
            if stop is not None and stop():
                return

    def hints(self, moves: list[Move]) -> list[Hint]:
        """Return moves as they were seen; the one that was looked at most is first."""
        counts = self.counts()
        hints = [Hint(move, *counts.get(move.id, (0, 0.0))) for move in moves]
        return sorted(hints, key=lambda hint: (-hint.visits, -hint.win))

    def counts(self) -> dict[int, tuple[int, float]]:
        """Return the visits and the mean result of each move tried, by its number."""
        return {move: (seen.visits, seen.mean) for move, seen in self.sights().items()}

    def sights(self) -> dict[int, Sight]:
        """Return what was seen of each move tried, by its number."""
        found, node = {}, self.tree[0]["child"]
        while node:
            row = self.tree[node]
            found[int(row["move"])] = Sight(int(row["visits"]), float(row["total"]), float(self.squares[node]))
            node = row["sibling"]
        return found


class SearchRun(TreeRun):
    """A search with play-outs."""

    chunk = CHUNK

    def __init__(self, match: Match, seat: int, settings: SearchSettings, seed: int) -> None:
        """Imagine the position; every iteration adds a node."""
        super().__init__(match, seat, settings, seed, min(settings.iterations or MAX_NODES, MAX_NODES) + 1)
        self.world.tell(candidates=settings.candidates, depth=settings.depth or TO_THE_END)
        self.world.tell(explore=settings.explore, blend=settings.blend)

    def grow(self, iterations: int) -> None:
        """See TreeRun."""
        self.done += iterations
        logs = logarithms(self.done + 1)
        self.world.give(logs=logs)
        self.world.tell(log_count=len(logs), iterations=iterations)
        self.world.run(grower())


class Search(Bot):
    """Information-set Monte Carlo tree search; its settings may depend on the number of seats."""

    def __init__(
        self, name: str, two: SearchSettings, more: SearchSettings | None = None, blunder: float = 0.0
    ) -> None:
        """Take the settings for two seats and for more."""
        super().__init__(name, blunder)
        self.two = two
        self.more = more or two

    def settings(self) -> dict[str, Any]:
        """See Bot."""
        return {"two": asdict(self.two), "more": asdict(self.more), **super().settings()}

    def think(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """See Bot: the move that was looked at most."""
        return self._judge(match, seat, moves, seed, stop)[0].move

    def judge(self, match: Match, seat: int, seed: int | None = None, stop: Stop | None = None) -> list[Hint]:
        """See Bot; the move that was looked at most is first."""
        return self._judge(match, seat, asked(match, seat), fresh_seed() if seed is None else seed, stop)

    def begin(self, match: Match, seat: int, seed: int) -> SearchRun:
        """Return a search of this bot's that has not thought yet."""
        return SearchRun(match, seat, self.two if match.seats == 2 else self.more, seed)

    def _judge(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> list[Hint]:
        run = self.begin(match, seat, seed)
        run.run(stop)
        return run.hints(moves)
