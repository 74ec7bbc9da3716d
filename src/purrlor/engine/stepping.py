"""The compiled steps of a batch: deal, play, fold what seats know, observe. They read a `Desk` by its address."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import extending, types
from numba.core import cgutils

from purrlor.engine.batch import Desk, Seatwork
from purrlor.engine.cache import cache_folder, cached_at
from purrlor.engine.chance import MASK, bits, stir
from purrlor.engine.native import memory
from purrlor.engine.observe import ASKED, BITS, I1, I2, ME, MINE, MOVED, OWN_MOVES, PIECES, SHOWN, SIZE, SWEPT, U1
from purrlor.engine.playout import THINKING, choose_seat
from purrlor.engine.rule import rule, teach_numba
from purrlor.engine.state import Happening, Header

HEADER, EVENT, MIND_SIZE = Header.dtype, Happening.dtype, Header.dtype.itemsize
B1, UB1, B2, B4, B8, F8 = (np.dtype(width) for width in ("i1", "u1", "i2", "i4", "i8", "f8"))
at: Any = memory()
library: Any = numba
carray: Any = library.carray
intrinsic: Any = extending.intrinsic
raw_memcpy: Any = cgutils.raw_memcpy


def _caller(count: int) -> Any:
    """Make the compiled function that calls a C function of `count` integers by its address."""
    ir: Any = import_module("llvmlite.ir")
    word = ir.IntType(64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], ir.FunctionType(word, [word] * count).as_pointer())
        return builder.call(pointer, arguments[1:])

    def call1(typing_context: Any, address: Any, a: Any) -> Any:
        return types.int64(types.int64, types.int64), generate

    def call2(typing_context: Any, address: Any, a: Any, b: Any) -> Any:
        return types.int64(types.int64, types.int64, types.int64), generate

    def call3(typing_context: Any, address: Any, a: Any, b: Any, c: Any) -> Any:
        return types.int64(types.int64, types.int64, types.int64, types.int64), generate

    return intrinsic((call1, call2, call3)[count - 1])


call1, call2, call3 = (_caller(count) for count in (1, 2, 3))


@intrinsic  # type: ignore[untyped-decorator]
def copy_bytes(typing_context: Any, target: Any, source: Any, size: Any) -> Any:
    """Copy memory by addresses."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target, source = (builder.inttoptr(address, cgutils.voidptr_t) for address in arguments[:2])
        raw_memcpy(builder, target, source, arguments[2], 1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), generate


# -- Reading the desk


@rule
def state_at(d: Any, i: int) -> int:
    """Give the address of a state."""
    return int(d.states + i * d.size)


@rule
def head_of(d: Any, i: int) -> Any:
    """Give the head of a state as a record."""
    return carray(at(state_at(d, i)), 1, HEADER)[0]


@rule
def mind_of(d: Any, i: int) -> Any:
    """Give a match's own generator, apart from the table's."""
    return carray(at(d.minds + i * MIND_SIZE), 1, HEADER)[0]


@rule
def known_of(d: Any, i: int) -> Any:
    """Give what the seats of a match know, by seat, zone and piece."""
    row = d.seats * d.zones * d.pieces
    return carray(at(d.known + i * row), (d.seats, d.zones, d.pieces), B1)


@rule
def sees(d: Any, seat: int, zone: int) -> int:
    """Say whether a seat can look into a zone."""
    return int(carray(at(d.sight + seat * d.zones + zone), 1, UB1)[0])


# -- What seats know: the compiled twin of engine/knowledge.py


@rule
def fold(d: Any, i: int) -> None:
    """Read the log of the last move into what everybody knows."""
    here, known = state_at(d, i), known_of(d, i)
    count = carray(at(here + d.head), 1, B2)[0]
    log = carray(at(here + d.log), count, EVENT)
    tales = carray(at(d.tales), 256, UB1)
    for k in range(count):
        e = log[k]
        if tales[e.kind] == MOVED:
            fold_moved(d, known, e.a, e.b, e.c)
        elif tales[e.kind] == SHOWN:
            known[e.c, e.b, e.a] = max(1, known[e.c, e.b, e.a])
        elif tales[e.kind] == SWEPT:
            known[:, e.a, :] = 0


@rule
def fold_moved(d: Any, known: Any, piece: int, source: int, target: int) -> None:
    """A piece went from one zone to another: who saw it knows it there, who did not forgets the source."""
    for seat in range(d.seats):
        if sees(d, seat, source) or sees(d, seat, target):
            known[seat, source, piece] = max(0, known[seat, source, piece] - 1)
            if not sees(d, seat, target):
                known[seat, target, piece] += 1
        else:
            known[seat, source, :] = 0


# -- Dealing and playing


@rule
def begin(d: Any, i: int, number: int) -> int:
    """Deal game number `number` of the seed as match i."""
    here, s, mind = state_at(d, i), head_of(d, i), mind_of(d, i)
    copy_bytes(here, d.blank, d.size)
    s.rng[0] = number & MASK
    s.rng[1] = (number >> 32) & MASK
    for k in range(4):
        mind.rng[k] = s.rng[k] ^ THINKING
    stir(mind)
    known_of(d, i)[:] = 0
    carray(at(d.own + i * d.seats * OWN_MOVES * 4), d.seats * OWN_MOVES, B4)[:] = 0
    if call1(d.setup, here) != 1 or s.fault != 0:
        return 0
    fold(d, i)
    return 1


@rule
def carry_out(d: Any, i: int, seat: int, move: int) -> int:
    """Play a move, fold what it told, and remember it as the seat's own."""
    s = head_of(d, i)
    if call3(d.apply, state_at(d, i), seat, move) != 1 or s.fault != 0:
        return 0
    fold(d, i)
    own = carray(at(d.own + (i * d.seats + seat) * OWN_MOVES * 4), OWN_MOVES, B4)
    for k in range(OWN_MOVES - 1, 0, -1):
        own[k] = own[k - 1]
    own[0] = move + 1
    return 1


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
        if move < 0 or carry_out(d, i, seat, move) != 1:
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
def write_row(d: Any, i: int, seat: int, row: Any, census: Any) -> None:
    """Write what a seat may know, run by run."""
    here, known = state_at(d, i), known_of(d, i)
    plan = carray(at(d.plan), (d.runs, 4), B8)
    census[:] = 0
    call2(d.census, here, np.int64(census.ctypes.data))
    k = 0
    for r in range(d.runs):
        how, place, n = plan[r, 0], plan[r, 1], plan[r, 3]
        start = here + place + seat * plan[r, 2]
        if how == I1:
            row[k : k + n] = carray(at(start), n, B1)
        elif how == U1:
            row[k : k + n] = carray(at(start), n, UB1)
        elif how == I2:
            row[k : k + n] = carray(at(start), n, B2)
        elif how == BITS:
            cells = carray(at(start), n >> 3, UB1)
            for b in range(n):
                row[k + b] = (cells[b >> 3] >> (b & 7)) & 1
        elif how == PIECES:
            write_pieces(d, known, seat, place, census, row[k : k + n])
        elif how == SIZE:
            row[k] = census[place * d.pieces : (place + 1) * d.pieces].sum()
        elif how == MINE:
            row[k : k + n] = carray(at(d.own + (i * d.seats + seat) * OWN_MOVES * 4), n, B4)
        elif how == ME:
            for other in range(n):
                row[k + other] = other == seat
        elif how == ASKED:
            row[k] = (head_of(d, i).waiting >> seat) & 1
        k += n


@rule
def write_pieces(d: Any, known: Any, seat: int, zone: int, census: Any, row: Any) -> None:
    """Write the pieces of a zone that a seat can look into, or those that it knows to be there."""
    none = d.pieces - len(row)
    for k in range(len(row)):
        if sees(d, seat, zone):
            row[k] = census[zone * d.pieces + none + k]
        else:
            row[k] = known[seat, zone, none + k]


# -- One seat against chance


@rule
def listed(d: Any, i: int, seat: int, move: int, out: Any) -> bool:
    """Say whether a seat may play a move now."""
    if (head_of(d, i).waiting >> seat) & 1 == 0:
        return False
    n = call3(d.legal, state_at(d, i), seat, np.int64(out.ctypes.data))
    for k in range(1, n + 1):
        if out[k] == move:
            return True
    return False


@rule
def payoff(s: Any, seat: int) -> float:
    """Give a seat's reward at the end: 1 for winning alone, the losers share -1, ties share the win; they add to 0."""
    winners = 0
    for other in range(s.seats):
        winners += s.place[other] == 1
    share = 1.0 / winners if s.place[seat] == 1 else 0.0
    return float((share * s.seats - 1.0) / (s.seats - 1.0))


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
    if not listed(d, i, me, move, out):
        rewards[i], ended[i], illegal[i] = -1.0, 1, 1
        return 1
    if carry_out(d, i, me, move) != 1 or chance_moves(d, i, me, out) != 1:
        return 0
    if s.over != 0:
        rewards[i], ended[i] = payoff(s, me), 1
    return 1


@rule
def look_for(d: Any, a: Any, i: int, out: Any, census: Any) -> None:
    """Write what the learner sees and may do."""
    me = carray(at(a.me), a.count, B8)[i]
    mask = carray(at(a.masks + i * d.verbs), d.verbs, B1)
    mask[:] = 0
    if not carray(at(a.illegal), a.count, B1)[i]:
        write_mask(d, i, me, mask, out)
    write_row(d, i, me, carray(at(a.rows + i * d.cells * 2), d.cells, B2), census)


# -- Entries for Python: addresses and numbers only


def deal(desk: int, i: int, number: int) -> int:
    """See Batch.deal."""
    return begin(carray(at(desk), 1, Desk)[0], i, number)


def play(desk: int, i: int, seat: int, move: int) -> int:
    """See Batch.play: 1, 0 when the rules broke, -1 for a move that is not on the list."""
    d = carray(at(desk), 1, Desk)[0]
    if not listed(d, i, seat, move, np.zeros(d.most + 2, np.int32)):
        return -1
    return carry_out(d, i, seat, move)


def next_seat(desk: int, i: int) -> int:
    """See Batch.next_seat."""
    d = carray(at(desk), 1, Desk)[0]
    return choose_seat(mind_of(d, i), head_of(d, i).waiting)


def observe(desk: int, i: int, seat: int, row: int) -> int:
    """See Batch.observe."""
    d = carray(at(desk), 1, Desk)[0]
    write_row(d, i, seat, carray(at(row), d.cells, B2), np.zeros(d.zones * d.pieces, np.int16))
    return 1


def mask(desk: int, i: int, seat: int, row: int) -> int:
    """See Batch.mask."""
    d = carray(at(desk), 1, Desk)[0]
    cells = carray(at(row), d.verbs, B1)
    cells[:] = 0
    return write_mask(d, i, seat, cells, np.zeros(d.most + 2, np.int32))


def solo(desk: int, learner: int, first: int, last: int, fresh: int) -> int:
    """See Learner: step, or begin, the matches from `first` to before `last`."""
    d, a = carray(at(desk), 1, Desk)[0], carray(at(learner), 1, Seatwork)[0]
    out, census = np.zeros(d.most + 2, np.int32), np.zeros(d.zones * d.pieces, np.int16)
    for i in range(first, last):
        done = begin_for(d, a, i, out) if fresh else step_for(d, a, i, out)
        if done != 1:
            return 0
        look_for(d, a, i, out, census)
    return 1


@dataclass(frozen=True)
class Steps:
    """The compiled steps as C functions for Python."""

    deal: Any
    play: Any
    next_seat: Any
    observe: Any
    mask: Any
    solo: Any


_kept: list[Any] = []  # an address dies with its function
ENTRIES = ((deal, 3), (play, 4), (next_seat, 2), (observe, 4), (mask, 4), (solo, 5))


def compiled(folder: Path) -> Steps:
    """Compile the steps, or load them from the cache."""
    teach_numba()
    made = []
    with cached_at(cache_folder(folder)):
        for entry, count in ENTRIES:
            signature = types.int64(*[types.int64] * count)
            made.append(numba.cfunc(signature, cache=True)(entry))
    _kept.extend(made)
    return Steps(*(one.ctypes for one in made))
