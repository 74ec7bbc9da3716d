"""The compiled loop in which every seat is the learner's: play what was chosen, deal anew, show the next decision."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from purrlor.engine.author.results import payoff
from purrlor.engine.batch.context import BatchContext
from purrlor.engine.batch.features import EncodingContext, turned, write_features
from purrlor.engine.batch.kernel import B1, B2, B4, B8, census_in, head_of, known_of, mind_of, state_at
from purrlor.engine.batch.playout import choose_seat, number_game
from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.compile.intrinsics import at, call1, call3, carray, copy_bytes, give_back, take
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.step import PLAYED, carry_out, fold_log, known_at, list_in

F4 = np.dtype("f4")
# Where the arrays of the matches of one kind lie; `payoffs` has `most_seats` numbers a match.
Tablework = np.dtype([
    (name, "i8")
    for name in (
        "choices", "features", "feature_counts", "moves", "move_counts", "seats", "ended", "payoffs", "numbers",
        "blanks", "variants", "rows", "met", "encoding", "count", "width", "most", "most_seats", "size", "cells",
    )
])  # fmt: skip


@rule
def deal_next(d: Any, a: Any, i: int) -> int:
    """Deal the next game of a match's numbers, with the options that its number draws."""
    numbers = carray(at(a.numbers), a.count, B8)
    here, s, number = state_at(d, i), head_of(d, i), numbers[i]
    numbers[i] += a.count
    copy_bytes(here, a.blanks + (number % a.variants) * d.size, d.size)
    number_game(s, mind_of(d, i), number)
    known_at(d, known_of(d, i))[:] = 0
    if call1(d.setup, here) != 1 or s.fault != 0:
        return 0
    fold_log(d, here, known_of(d, i))
    return 1


@rule
def note_end(d: Any, a: Any, i: int) -> None:
    """Write down what the match that has ended was worth to all its seats."""
    s = head_of(d, i)
    payoffs = carray(at(a.payoffs + i * a.most_seats * 4), a.most_seats, F4)
    for seat in range(s.seats):
        payoffs[seat] = payoff(s.place, s.seats, seat)
    carray(at(a.ended), a.count, B1)[i] = 1


@rule
def play_choice(d: Any, a: Any, c: Any, i: int) -> int:
    """Play what the learner chose from the list that it was shown."""
    seat, choice = carray(at(a.seats), a.count, B8)[i], carray(at(a.choices), a.count, B8)[i]
    if choice < 0 or choice >= carray(at(a.move_counts), a.count, B4)[i]:
        return 0
    move = carray(at(a.moves + i * a.most * 2), a.most, B2)[choice]
    back = turned(c, d.seats, (d.seats - seat) % d.seats, move)
    return carry_out(d, state_at(d, i), known_of(d, i), seat, back)


@rule
def go_on(d: Any, a: Any, i: int, out: Any) -> int:
    """Go on to a decision that is one and give how many moves it has: forced moves are played, new games dealt."""
    s, seats = head_of(d, i), carray(at(a.seats), a.count, B8)
    for _ in range(d.longest):
        if s.over != 0:
            if carray(at(a.ended), a.count, B1)[i] == 0:
                note_end(d, a, i)
            if deal_next(d, a, i) != 1:
                return 0
            continue
        seat = choose_seat(mind_of(d, i), s.waiting)
        n = call3(d.legal, state_at(d, i), seat, np.int64(out.ctypes.data)) if seat >= 0 else 0
        if n < 1:
            return 0
        if n > 1:
            seats[i] = seat
            return n
        if carry_out(d, state_at(d, i), known_of(d, i), seat, out[1]) != PLAYED:
            return 0
    return 0


@rule
def show_moves(d: Any, a: Any, c: Any, i: int, n: int, out: Any) -> None:
    """Write the moves of the decision, as the acting seat sees them."""
    seat = carray(at(a.seats), a.count, B8)[i]
    moves, counts = carray(at(a.moves + i * a.most * 2), a.most, B2), carray(at(a.move_counts), a.count, B4)
    for k in range(n):
        moves[k] = turned(c, d.seats, seat, out[1 + k])
    for k in range(n, counts[i]):
        moves[k] = -1
    counts[i] = n


@rule
def list_features(d: Any, a: Any, c: Any, i: int, census: Any, found: Any) -> int:
    """List what the acting seat may know, and give how much it is."""
    seat = carray(at(a.seats), a.count, B8)[i]
    return write_features(c, state_at(d, i), known_of(d, i) + seat * d.zones * d.pieces, seat, census, found)


@rule
def write_list(a: Any, i: int, count: int, found: Any, met: int) -> None:
    """Write features as rows of a network's table, where they have one, and count how often each was met."""
    features, counts = carray(at(a.features + i * a.width * 4), a.width, B4), carray(at(a.feature_counts), a.count, B4)
    rows, often, k = carray(at(a.rows), a.size, B4), carray(at(met), a.size, B4), 0
    for f in range(count):
        often[found[f]] += 1
        row = rows[found[f]]
        if row > 0 and k < a.width:
            features[k] = row
            k += 1
    for rest in range(k, counts[i]):
        features[rest] = 0
    counts[i] = k


def everyone(context: int, work: int, first: int, last: int, fresh: int, met: int) -> int:
    """See Everyone: step, or begin, the matches from `first` to before `last`; `met` is where features are counted."""
    d, a = carray(at(context), 1, BatchContext)[0], carray(at(work), 1, Tablework)[0]
    c = carray(at(a.encoding), 1, EncodingContext)[0]
    moves, pieces, room, done = take(4, d.most + 2), take(2, d.zones * d.pieces), take(4, a.cells), 1
    out, census, found = list_in(d, moves), census_in(d, pieces), carray(at(room), a.cells, B4)
    ended = carray(at(a.ended), a.count, B1)
    for i in range(first, last):
        ended[i] = 0
        done = deal_next(d, a, i) if fresh else play_choice(d, a, c, i)
        n = go_on(d, a, i, out) if done == 1 else 0
        if n < 1:
            done = 0
            break
        if fresh:
            ended[i] = 0
        show_moves(d, a, c, i, n, out)
        write_list(a, i, list_features(d, a, c, i, census, found), found, met)
    give_back(moves)
    give_back(pieces)
    give_back(room)
    return done


@cache
def compiled() -> Any:
    """Load the loop from the cache, or compile it."""
    place = cache_folder(ENGINE)
    signature = f"int64({', '.join(['int64'] * 6)})"
    return entries(place, {"everyone": signature}, lambda: {"everyone": everyone})["everyone"].call
