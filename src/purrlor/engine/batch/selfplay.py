"""Matches in which every seat is the learner's: one decision of every match at a time, all of them at once.

>>> tables = Everyone(purrlor.game("kitty-cataclysm"), {2: 64, 4: 64}, seed=7)
>>> tables.reset()
>>> tables.step(tables.move_counts - 1)

What is to be decided lies in arrays: `features` and `moves` are lists, filled up with 0 and -1; both are as the acting
seat (`seats`) sees them (`encoding.py`). A choice is a place in the list of moves. Decisions with one move are played
and not shown; a match that ends notes what it was worth to its seats (`ended`, `payoffs`) and is dealt anew at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.batch.batch import Batch, blank_state
from purrlor.engine.batch.encoding import context, encoding
from purrlor.engine.batch.everyone import Tablework, compiled
from purrlor.engine.compile.intrinsics import address_record
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match
from purrlor.errors import BadSetup, RulesFault

Room = Callable[[tuple[int, ...], Any], NDArray[Any]]
Options = Mapping[str, Any]
HELD = (
    "features", "feature_counts", "moves", "move_counts", "seats", "choices", "ended", "payoffs", "numbers",
)  # fmt: skip
QUICK = {"windows": "quick"}
PIECES, SMALLEST = 4, 64  # pieces of work for each thread, so that all end together; matches that are worth one


class Everyone:
    """Many matches of a game, at tables of several sizes, all of whose seats are the learner's."""

    def __init__(
        self,
        game: Game,
        tables: Mapping[int, int],
        seed: int = 0,
        *,
        options: Mapping[int, Sequence[Options]] | Sequence[Options] = ({},),
        threads: int = 1,
        rows: NDArray[np.int32] | None = None,
        width: int | None = None,
        room: Room = np.zeros,
    ) -> None:
        """Take how many matches there are for each number of seats.

        A match draws one of `options` when it is dealt. `rows` says as which number a feature is written (0: not at
        all), without it as its own plus 1; at most `width` of them a decision. `room` makes the arrays.
        """
        self._given: tuple[Any, ...] = game, dict(tables), seed, options, threads, rows, width, room
        self.game, self.encoding, self.threads = game, encoding(game), threads
        count, rules = sum(tables.values()), game.definition
        self.rows = np.zeros(self.encoding.size, np.int32)
        self.rows[:] = np.arange(1, self.encoding.size + 1) if rows is None else rows
        self.width, self.most = width or self.encoding.most, rules.most
        self.features, self.feature_counts = room((count, self.width), np.int32), np.zeros(count, np.int32)
        self.moves, self.move_counts = room((count, self.most), np.int16), room((count,), np.int32)
        self.moves[:] = -1
        self.seats, self.choices = room((count,), np.int64), room((count,), np.int64)
        self.ended, self.payoffs = room((count,), np.int8), room((count, game.seats[-1]), np.float32)
        self.sizes = np.repeat(list(tables.keys()), list(tables.values()))
        self.numbers = np.zeros(count, np.int64)
        self._pool = ThreadPoolExecutor(threads)
        self._loop = compiled()
        self._set(tables, seed, options)

    def __len__(self) -> int:
        """Return the number of matches."""
        return len(self.seats)

    def reset(self) -> None:
        """Begin all matches with the first games of the seed."""
        for _, _, first, count in self._kinds:
            self.numbers[first : first + count] = np.arange(count)
        self._wait(self._submit(1))

    def step(self, choices: NDArray[Any]) -> None:
        """Play one choice in every match, each a place in its list of moves."""
        self.begin(choices)()

    def begin(self, choices: NDArray[Any]) -> Callable[[], None]:
        """Play in the background; call what is given back to wait until all is played."""
        self.choices[:] = choices
        if not ((self.choices >= 0) & (self.choices < self.move_counts)).all():
            raise BadSetup("error-selfplay-choice", field="choices")
        return self.go()

    def go(self) -> Callable[[], None]:
        """Play what lies in `choices`, in the background."""
        running = self._submit(0)
        return lambda: self._wait(running)

    def met(self) -> NDArray[np.int64]:
        """Return how often each feature was met so far."""
        return np.asarray(self._met.sum(axis=0, dtype=np.int64))

    def forget(self) -> None:
        """Count what is met from now on."""
        self._met[:] = 0

    def match(self, i: int) -> Match:
        """Return match `i` over the same memory, for bots to think about."""
        batch, first = next((batch, first) for batch, _, first, count in self._kinds if first <= i < first + count)
        return batch.match(i - first)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def __getstate__(self) -> dict[str, Any]:
        """Return all matches as plain data: what `pickle` writes."""
        held = {name: getattr(self, name) for name in HELD}
        return {"given": self._given, "held": held, "dumps": [batch.dump() for batch, *_ in self._kinds]}

    def __setstate__(self, packed: dict[str, Any]) -> None:
        """Take up what was packed."""
        game, tables, seed, options, threads, rows, width, room = packed["given"]
        Everyone.__init__(self, game, tables, seed, options=options, threads=threads, rows=rows, width=width, room=room)
        for name, array in packed["held"].items():
            getattr(self, name)[...] = array
        for (batch, *_), dump in zip(self._kinds, packed["dumps"], strict=True):
            batch.load(dump)

    def _set(self, tables: Mapping[int, int], seed: int, options: Any) -> None:
        """Write down, for compiled code, where the matches of each kind lie."""
        self._kinds: list[tuple[Batch, int, int, int]] = []
        self._kept: list[Any] = []
        first = 0
        for n, count in tables.items():
            chosen = [{**QUICK, **one} for one in (options[n] if isinstance(options, Mapping) else options)]
            batch = Batch(self.game, count, n, seed, chosen[0])
            blanks = np.concatenate([blank_state(self.game, n, seed, one) for one in chosen])
            record, address = self._work(first, count, blanks)
            self._kept += [record, blanks]
            self._kinds.append((batch, address, first, count))
            first += count
        pieces = max(1, min(PIECES * self.threads, len(self) // SMALLEST))
        self._parts = [
            (batch.context, work, int(cuts[k]), int(cuts[k + 1]))
            for batch, work, _, count in self._kinds
            for cuts in [np.linspace(0, count, -(-count * pieces // len(self)) + 1).astype(int)]
            for k in range(len(cuts) - 1)
        ]
        self._met = np.zeros((self.threads, self.encoding.size), np.int32)

    def _work(self, first: int, count: int, blanks: NDArray[Any]) -> tuple[NDArray[Any], int]:
        arrays = {name: getattr(self, name)[first : first + count] for name in HELD}
        facts = {
            "variants": len(blanks), "encoding": context(self.game)[1], "count": count, "width": self.width,
            "most": self.most, "most_seats": self.payoffs.shape[1], "size": self.encoding.size,
            "cells": self.encoding.most,
        }  # fmt: skip
        return address_record(Tablework, {**arrays, "blanks": blanks, "rows": self.rows}, facts)

    def _submit(self, fresh: int) -> list[Future[bool]]:
        todo = iter(self._parts)  # whoever is free takes the next
        return [self._pool.submit(self._worker, todo, fresh, met.ctypes.data) for met in self._met]

    def _worker(self, todo: Iterator[tuple[int, int, int, int]], fresh: int, met: int) -> bool:
        return all(self._loop(*part, fresh, met) == 1 for part in todo)

    def _wait(self, running: list[Future[bool]]) -> None:
        done = [one.result() for one in running]  # all have ended before anything is said
        if not all(done):
            raise RulesFault("error-rules-batch", game=self.game.title)
