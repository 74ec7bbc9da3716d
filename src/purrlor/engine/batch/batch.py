"""Many matches in one array, stepped by compiled code: what seats know is folded along, observations are rows.

Everything compiled here reads a `BatchContext`: addresses of the game's entries and of the arrays. So it is compiled
once for all games, costs one call a step, and lets go of Python's lock.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.chance import seeded_words
from purrlor.engine.author.options import settle_options
from purrlor.engine.author.results import payoff
from purrlor.engine.author.state import Header
from purrlor.engine.batch.context import BatchContext, Seatwork
from purrlor.engine.batch.kernel import BEGIN, RENEW, STEP, Steps, compiled
from purrlor.engine.batch.playout import Tally, loop, play_games
from purrlor.engine.compile.intrinsics import address_record
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match
from purrlor.engine.native.observe import OWN_MOVES
from purrlor.engine.native.step import NOT_LISTED
from purrlor.errors import BadSetup, IllegalMove, RulesFault

CHUNK = 5_000
HELD = ("blank", "states", "known", "minds", "own")
ANY_SEAT = -1
APART = 0x5EED  # a batch's own chance is not that of the imagined table
SEATWORK = ("me", "moves", "numbers", "rows", "masks", "rewards", "ended", "illegal")


# -- Whole games, over threads


def play_many(
    game: Game,
    blank: NDArray[Any],
    first: int,
    count: int,
    threads: int = 1,
    tell: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Play random games over several threads; the same numbers give the same tally, whatever the threads."""
    loop()  # compiled before the threads start
    tally = Tally()
    starts = range(first, first + count, CHUNK)

    def chunk(start: int) -> Tally:
        return play_games(game, blank, start, min(CHUNK, first + count - start))

    for part in in_order(chunk, starts, threads):
        tally.add(part)
        tell(int(part.games[0]))
    return tally


def in_order(work: Callable[[int], Any], items: range, threads: int) -> Iterator[Any]:
    """Do the work for every item over threads and give the results in the order of the items, a few ahead."""
    if threads <= 1:
        yield from map(work, items)
        return
    pool, ahead, waits = ThreadPoolExecutor(threads), iter(items), True
    try:
        running = [pool.submit(work, item) for _, item in zip(range(2 * threads), ahead, strict=False)]
        while running:
            yield running.pop(0).result()
            running += [pool.submit(work, item) for _, item in zip(range(1), ahead, strict=False)]
    except KeyboardInterrupt:
        waits = False  # a bot may think for minutes; who interrupts wants none of it
        raise
    finally:
        pool.shutdown(wait=waits, cancel_futures=True)


def cores(threads: int | None) -> int:
    """Return the number of threads to use: as asked, or one for each core that this process may use."""
    if threads is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if isinstance(threads, bool) or not 1 <= threads <= 1024:
        raise BadSetup("error-threads", n=str(threads), field="threads")
    return threads


def blank_state(game: Game, seats: int | None, seed: int, options: Mapping[str, Any]) -> NDArray[Any]:
    """Return the state before the set-up, for games number 0, 1, 2 … of a seed; seats and options are checked."""
    if isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise BadSetup("error-batch-seed", seed=str(seed), field="seed")
    chosen = settle_options(game.options, options, game.definition.seats_rule)
    match = game.match(seats, 0, chosen)
    return game.blank(match.seats, seed << 64, chosen)


# -- Matches step by step


class Batch:
    """`count` matches of one kind. Number `i` is dealt, played and observed on its own."""

    def __init__(
        self,
        game: Game,
        count: int = 1,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Make room for the matches; `deal` begins one."""
        self.game = game
        self.blank = blank_state(game, seats, seed, options or {})
        self.seats = int(self.blank["seats"][0])
        self.options = settle_options(game.options, options or {}, game.definition.seats_rule)
        self.layout = game.layout
        self.verbs = game.definition.verbs.size
        self.states = np.zeros((count, self.blank.dtype.itemsize), np.uint8)
        self.known = np.zeros((count, self.seats, len(game.definition.zones), len(game.definition.pieces)), np.int8)
        self.minds = np.zeros(count, Header.dtype)
        self.own = np.zeros((count, self.seats, OWN_MOVES), np.int32)
        self.steps = steps()
        self._set_context()

    def __len__(self) -> int:
        """Return the number of matches."""
        return len(self.states)

    def _set_context(self) -> None:
        """Write down, for compiled code, where everything is."""
        self._row, self._mask = np.zeros(len(self.layout), np.int16), np.zeros(self.verbs, np.int8)
        self._at = int(self._row.ctypes.data), int(self._mask.ctypes.data)
        rules, made = self.game.definition, self.game.entries.compiled
        seen = self.game.visibility
        arrays = {
            "blank": self.blank, "states": self.states, "known": self.known, "minds": self.minds, "own": self.own,
            "kinds": seen.kinds, "sight": seen.sight, "plan": self.layout.plan,
        }  # fmt: skip
        facts = {
            "runs": len(self.layout.plan), "size": self.states.shape[1], "head": rules.state.head,
            "log": rules.state.log_at,
            "seats": self.seats, "zones": len(rules.zones), "pieces": len(rules.pieces), "most": rules.most,
            "verbs": self.verbs, "longest": rules.longest, "cells": len(self.layout),
        }  # fmt: skip
        entries = {name: made[name].address for name in ("setup", "legal", "apply", "census")}
        self._context, self.context = address_record(BatchContext, arrays, {**facts, **entries})
        self.heads: NDArray[Any] = self.states.view(rules.state.dtype)[:, 0]

    def copy(self) -> Batch:
        """Return an independent copy of all matches."""
        made = copy.copy(self)
        for name in HELD:
            setattr(made, name, getattr(self, name).copy())
        made._set_context()
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        """Return an independent copy of all matches."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return all matches as plain data: what `pickle` writes."""
        return {
            "game": self.game,
            "count": len(self),
            "seats": self.seats,
            "options": self.options,
            "held": self.dump(),
        }

    def __setstate__(self, packed: dict[str, Any]) -> None:
        """Take up what was packed."""
        Batch.__init__(self, packed["game"], packed["count"], packed["seats"], 0, packed["options"])
        self.load(packed["held"])

    def dump(self) -> tuple[bytes, ...]:
        """Return all matches as plain bytes."""
        return tuple(getattr(self, name).tobytes() for name in HELD)

    def load(self, held: tuple[bytes, ...]) -> None:
        """Take back what `dump` of a batch of the same kind gave."""
        for name, data in zip(HELD, held, strict=True):
            array = getattr(self, name)
            array[...] = np.frombuffer(data, array.dtype).reshape(array.shape)

    def reseed(self, seed: int) -> None:
        """Let the games that are dealt from now on be those of another seed."""
        self.blank["rng"][0][2:] = seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF

    def deal(self, i: int, number: int) -> None:
        """Begin match `i` as game number `number` of the seed."""
        self._whole(self.steps.deal(self.context, i, number))

    def play(self, i: int, seat: int, move: int) -> None:
        """Play a move; one that is not on the list is refused and changes nothing."""
        answer = self.steps.play(self.context, i, seat, move)
        if answer == NOT_LISTED:
            raise IllegalMove("error-batch-move", seat=seat, move=str(move))
        self._whole(answer)

    def next_seat(self, i: int) -> int:
        """Return one of the seats that are asked, drawn by chance where several are; -1 when none is."""
        return int(self.steps.next_seat(self.context, i))

    def waiting(self, i: int) -> tuple[int, ...]:
        """Return the seats that owe a decision."""
        mask = int(self.heads["waiting"][i])
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def is_over(self, i: int) -> bool:
        """Return whether a match has ended."""
        return bool(self.heads["over"][i])

    def look_into(self, i: int, seat: int, row: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
        """Write a seat's observation and mask into rows of one's own; safe to call from several threads."""
        self._whole(self.steps.observe(self.context, i, seat, row.ctypes.data))
        self.steps.mask(self.context, i, seat, mask.ctypes.data)

    def observe(self, i: int, seat: int) -> NDArray[np.int16]:
        """Return what a seat may know, as a row that `layout` explains."""
        self._whole(self.steps.observe(self.context, i, seat, self._at[0]))
        return self._row.copy()

    def mask(self, i: int, seat: int) -> NDArray[np.int8]:
        """Return 1 for every move number that a seat may play now."""
        self.steps.mask(self.context, i, seat, self._at[1])
        return self._mask.copy()

    def rewards(self, i: int) -> list[float]:
        """Return every seat's reward at the end: 1 for winning alone, losers share -1, ties share the win."""
        places = self.heads["place"][i].tolist()
        return [payoff(places, self.seats, seat) for seat in range(self.seats)]

    def match(self, i: int) -> Match:
        """Return match `i` as a Match over the same memory, for bots to think about; it lives as long as the batch."""
        made = Match(self.game, self.heads[i : i + 1], dict(self.options), 0, self.game.native, self.known[i])
        made._moved_before = {
            seat: tuple(move - 1 for move in own if move) for seat, own in enumerate(self.own[i].tolist())
        }
        return made

    def imagine(self, i: int, seat: int, seed: int) -> None:
        """Put a world in place of match `i` that its seat cannot tell from it; chance is drawn anew."""
        world = self.match(i).imagine(seat, seed)
        self.states[i] = np.frombuffer(world.state.tobytes(), np.uint8)
        self.known[i] = world.knowledge.table
        self.own[i, np.arange(self.seats) != seat] = 0
        self.minds["rng"][i] = seeded_words(seed ^ APART)

    def everything(self, i: int) -> NDArray[np.int16]:
        """Return all there is to know of a match, the order of piles apart: every seat's row, then what lies where."""
        rows = [self.observe(i, seat) for seat in range(self.seats)]
        return np.concatenate([*rows, self.game.native.census(self.heads[i : i + 1]).reshape(-1)])

    def _whole(self, answer: int) -> None:
        if answer != 1:
            raise RulesFault("error-rules-batch", game=self.game.title)


class Learner:
    """One seat in every match of a batch plays against chance; all matches step at once, over threads.

    A match that has ended is dealt anew by the next step. A move that is not on the list ends the match as lost.
    """

    def __init__(self, batch: Batch, seat: int = 0, threads: int = 1) -> None:
        """Take the seat, or ANY_SEAT: then the learner sits in another seat from game to game."""
        count, self.batch, self.seat, self.threads = len(batch), batch, seat, threads
        self.me = np.full(count, max(seat, 0), np.int64)
        self.moves, self.numbers = np.zeros(count, np.int64), np.arange(count, dtype=np.int64)
        self.rows = np.zeros((count, len(batch.layout)), np.int16)
        self.masks = np.zeros((count, batch.verbs), np.int8)
        self.rewards = np.zeros(count)
        self.ended, self.illegal = np.zeros(count, np.int8), np.zeros(count, np.int8)
        arrays = {name: getattr(self, name) for name in SEATWORK}
        self._work, self.work = address_record(Seatwork, arrays, {"count": count, "seat": seat})
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self) -> None:
        """Begin all matches with the first games of the seed."""
        self.numbers[:] = np.arange(len(self.batch))
        self.ended[:], self.illegal[:], self.rewards[:] = 0, 0, 0
        self._all(BEGIN)

    def step(self, moves: NDArray[Any]) -> None:
        """Play one move in every match; what came of it lies in `rows`, `masks`, `rewards`, `ended`, `illegal`."""
        self.moves[:] = moves
        self._all(STEP)

    def renew(self) -> None:
        """Begin the matches that have ended now, and not with the next step."""
        self._all(RENEW)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def __getstate__(self) -> dict[str, Any]:
        """Return the learner as plain data: what `pickle` writes."""
        held = {name: getattr(self, name) for name in SEATWORK}
        return {"batch": self.batch, "seat": self.seat, "threads": self.threads, "held": held}

    def __setstate__(self, packed: dict[str, Any]) -> None:
        """Take up what was packed."""
        Learner.__init__(self, packed["batch"], packed["seat"], packed["threads"])
        for name, array in packed["held"].items():
            getattr(self, name)[...] = array

    def _all(self, how: int) -> None:
        cuts = np.linspace(0, len(self.batch), self.threads + 1).astype(int).tolist()

        def part(k: int) -> int:
            return int(self.batch.steps.solo(self.batch.context, self.work, cuts[k], cuts[k + 1], how))

        run = map if self._pool is None else self._pool.map
        for answer in run(part, range(self.threads)):
            self.batch._whole(answer)


@cache
def steps() -> Steps:
    """Return the compiled steps, from the cache or made now."""
    return compiled()
