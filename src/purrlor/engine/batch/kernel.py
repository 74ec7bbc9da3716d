"""The compiled steps of a batch: deal, play, fold what seats know, observe. They read a `BatchContext`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from purrlor.engine.author.chance import bits
from purrlor.engine.author.results import payoff
from purrlor.engine.author.state import Header
from purrlor.engine.batch.context import BatchContext, Seatwork
from purrlor.engine.batch.playout import choose_seat, number_game
from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.compile.intrinsics import at, call1, call2, call3, carray, copy_bytes, give_back, take
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.observe import OWN_MOVES
from purrlor.engine.native.row import write_row
from purrlor.engine.native.step import (
    BROKEN,
    NOT_LISTED,
    PLAYED,
    carry_out,
    fold_log,
    head_at,
    known_at,
    list_in,
    listed,
)

STEP, BEGIN, RENEW = range(3)  # what is done to the matches of a learner
HEADER, MIND_SIZE = Header.dtype, Header.dtype.itemsize
B1, UB1, B2, B4, B8, F8 = (np.dtype(width) for width in ("i1", "u1", "i2", "i4", "i8", "f8"))


# -- Reading the context


@rule
def state_at(d: Any, i: int) -> int:
    """Return the address of a state."""
    return int(d.states + i * d.size)


@rule
def head_of(d: Any, i: int) -> Any:
    """Return the head of a state as a record."""
    return head_at(state_at(d, i))


@rule
def mind_of(d: Any, i: int) -> Any:
    """Return a match's own generator, apart from the table's."""
    return carray(at(d.minds + i * MIND_SIZE), 1, HEADER)[0]


@rule
def known_of(d: Any, i: int) -> int:
    """Return the address of what the seats of a match know."""
    return int(d.known + i * d.seats * d.zones * d.pieces)


@rule
def census_in(d: Any, room: int) -> Any:
    """Return room for the pieces of all zones."""
    return carray(at(room), d.zones * d.pieces, B2)


# -- Dealing and playing


@rule
def begin(d: Any, i: int, number: int) -> int:
    """Deal game number `number` of the seed as match i."""
    here, s, mind = state_at(d, i), head_of(d, i), mind_of(d, i)
    copy_bytes(here, d.blank, d.size)
    number_game(s, mind, number)
    known_at(d, known_of(d, i))[:] = 0
    carray(at(d.own + i * d.seats * OWN_MOVES * 4), d.seats * OWN_MOVES, B4)[:] = 0
    if call1(d.setup, here) != 1 or s.fault != 0:
        return 0
    fold_log(d, here, known_of(d, i))
    return 1


@rule
def move_on(d: Any, i: int, seat: int, move: int) -> int:
    """Play a move, fold what it told, and remember it as the seat's own."""
    if carry_out(d, state_at(d, i), known_of(d, i), seat, move) != PLAYED:
        return BROKEN
    own = carray(at(d.own + (i * d.seats + seat) * OWN_MOVES * 4), OWN_MOVES, B4)
    for k in range(OWN_MOVES - 1, 0, -1):
        own[k] = own[k - 1]
    own[0] = move + 1
    return PLAYED


@rule
def any_move(d: Any, i: int, seat: int, out: Any) -> int:
    """Draw one of a seat's moves, each as likely; -1 when it has none."""
    n = call3(d.legal, state_at(d, i), seat, np.int64(out.ctypes.data))
    return int(out[1 + ((bits(mind_of(d, i)) * n) >> 32)]) if n > 0 else -1


@rule
def chance_moves(d: Any, i: int, me: int, out: Any) -> int:
    """Let the other seats choose by chance until `me` is asked or the match is over."""
    s = head_of(d, i)
    for _ in range(d.longest + 1):
        if s.over != 0 or (s.waiting >> me) & 1:
            return 1
        seat = choose_seat(mind_of(d, i), s.waiting)
        move = any_move(d, i, seat, out) if seat >= 0 else -1
        if move < 0 or move_on(d, i, seat, move) != PLAYED:
            return 0
    return 0


# -- Observing


@rule
def write_mask(d: Any, i: int, seat: int, mask: Any, out: Any) -> int:
    """Mark a seat's moves; a seat that is not asked has none."""
    if (head_of(d, i).waiting >> seat) & 1 == 0:
        return 0
    n = int(call3(d.legal, state_at(d, i), seat, np.int64(out.ctypes.data)))
    for k in range(1, n + 1):
        mask[out[k]] = 1
    return n


@rule
def observe_in(d: Any, i: int, seat: int, row: Any, census: Any) -> None:
    """Write what a seat of match i may know."""
    census[:] = 0
    call2(d.census, state_at(d, i), np.int64(census.ctypes.data))
    own = d.own + (i * d.seats + seat) * OWN_MOVES * 4
    write_row(d, state_at(d, i), known_of(d, i), own, seat, row, census)


# -- One seat against chance


@rule
def begin_for(d: Any, a: Any, i: int, out: Any) -> int:
    """Deal games until the learner is asked something, which is nearly always in the first."""
    numbers, me = carray(at(a.numbers), a.count, B8), carray(at(a.me), a.count, B8)
    for _ in range(1000):
        if a.seat < 0:
            me[i] = numbers[i] % d.seats
        if begin(d, i, numbers[i]) != 1 or chance_moves(d, i, me[i], out) != 1:
            return 0
        numbers[i] += a.count
        if head_of(d, i).over == 0:
            return 1
    return 0


@rule
def step_for(d: Any, a: Any, i: int, out: Any) -> int:
    """Play the learner's move and the others' answers; a match that ended before is dealt anew instead."""
    me, move = carray(at(a.me), a.count, B8)[i], carray(at(a.moves), a.count, B8)[i]
    rewards, ended = carray(at(a.rewards), a.count, F8), carray(at(a.ended), a.count, B1)
    illegal, s = carray(at(a.illegal), a.count, B1), head_of(d, i)
    rewards[i], illegal[i] = 0.0, 0
    if ended[i]:
        ended[i] = 0
        return begin_for(d, a, i, out)
    if not listed(d, state_at(d, i), me, move, out):
        rewards[i], ended[i], illegal[i] = -1.0, 1, 1
        return 1
    if move_on(d, i, me, move) != PLAYED or chance_moves(d, i, me, out) != 1:
        return 0
    if s.over != 0:
        rewards[i], ended[i] = payoff(s.place, s.seats, me), 1
    return 1


@rule
def look_for(d: Any, a: Any, i: int, out: Any, census: Any) -> None:
    """Write what the learner sees and may do."""
    me = carray(at(a.me), a.count, B8)[i]
    mask = carray(at(a.masks + i * d.verbs), d.verbs, B1)
    mask[:] = carray(at(a.ended), a.count, B1)[i]  # nothing is chosen after the end: any move will do
    if not mask[0]:
        write_mask(d, i, me, mask, out)
    observe_in(d, i, me, carray(at(a.rows + i * d.cells * 2), d.cells, B2), census)


# -- Entries for Python: addresses and numbers only


def deal(context: int, i: int, number: int) -> int:
    """See Batch.deal."""
    return begin(carray(at(context), 1, BatchContext)[0], i, number)


def play(context: int, i: int, seat: int, move: int) -> int:
    """See Batch.play: PLAYED, BROKEN, or NOT_LISTED."""
    d = carray(at(context), 1, BatchContext)[0]
    room = take(4, d.most + 2)
    may = listed(d, state_at(d, i), seat, move, list_in(d, room))
    give_back(room)
    return move_on(d, i, seat, move) if may else NOT_LISTED


def next_seat(context: int, i: int) -> int:
    """See Batch.next_seat."""
    d = carray(at(context), 1, BatchContext)[0]
    return choose_seat(mind_of(d, i), head_of(d, i).waiting)


def observe(context: int, i: int, seat: int, row: int) -> int:
    """See Batch.observe."""
    d = carray(at(context), 1, BatchContext)[0]
    room = take(2, d.zones * d.pieces)
    observe_in(d, i, seat, carray(at(row), d.cells, B2), census_in(d, room))
    give_back(room)
    return 1


def mask(context: int, i: int, seat: int, row: int) -> int:
    """See Batch.mask."""
    d = carray(at(context), 1, BatchContext)[0]
    cells = carray(at(row), d.verbs, B1)
    cells[:] = 0
    room = take(4, d.most + 2)
    count = write_mask(d, i, seat, cells, list_in(d, room))
    give_back(room)
    return count


def solo(context: int, learner: int, first: int, last: int, how: int) -> int:
    """See Learner: step the matches from `first` to before `last`, begin them, or begin those that have ended."""
    d, a = carray(at(context), 1, BatchContext)[0], carray(at(learner), 1, Seatwork)[0]
    moves, pieces, done = take(4, d.most + 2), take(2, d.zones * d.pieces), 1
    out, census = list_in(d, moves), census_in(d, pieces)
    ended = carray(at(a.ended), a.count, B1)
    for i in range(first, last):
        if how == RENEW and ended[i] == 0:
            continue
        ended[i] = 0 if how == RENEW else ended[i]
        done = step_for(d, a, i, out) if how == STEP else begin_for(d, a, i, out)
        if done != 1:
            break
        look_for(d, a, i, out, census)
    give_back(moves)
    give_back(pieces)
    return done


@dataclass(frozen=True)
class Steps:
    """The compiled steps as C functions for Python."""

    deal: Any
    play: Any
    next_seat: Any
    observe: Any
    mask: Any
    solo: Any


SIGNATURES = {
    name: f"int64({', '.join(['int64'] * count)})"
    for name, count in {"deal": 3, "play": 4, "next_seat": 2, "observe": 4, "mask": 4, "solo": 5}.items()
}


def compiled() -> Steps:
    """Load the steps from the cache, or compile them."""
    made = entries(cache_folder(ENGINE), SIGNATURES, lambda: globals())
    return Steps(*(entry.call for entry in made.values()))
