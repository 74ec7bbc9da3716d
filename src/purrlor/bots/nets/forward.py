"""The compiled judge: from a list of features to the logits of some moves and the values of all seats.

Only whole numbers, in the way that `quantize` describes; a twin in NumPy (`plain`) gives the same bits. It is compiled
into whatever asks for it, reads a `NET` by its address, and knows no game. The inner loops run over memory that lies
side by side, so that the processor takes many weights at a time; an input that is 0 is passed over, which is every
second one behind a relu.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.compiled import compile_loop
from purrlor.bots.nets.network import KINDS, NUMBERS, Network
from purrlor.bots.nets.quantize import ANGLES, SHARE_STEP, SHARES, TOP
from purrlor.engine.author.chance import bits
from purrlor.engine.compile.intrinsics import address_record, at, carray, copy_bytes
from purrlor.engine.compile.rule import rule

B1, B2, B4, B8 = (np.dtype(width) for width in ("i1", "i2", "i4", "i8"))
SIZES = ("features", "known", "width", "span", "verbs", "seats")
ROOM = ("total", "h", "t", "q", "logits", "values")  # what one judgement writes
# A network as compiled code sees it: where its arrays lie, its numbers, and room of its own to work in.
NET = np.dtype([(name, "i8") for name in (*KINDS, *NUMBERS, *SIZES, *ROOM)])


class Desk:
    """A network with room to judge one position at a time: every thread needs its own."""

    def __init__(self, net: Network, most: int) -> None:
        """Make room for lists of up to `most` moves."""
        size, self.net = net.sizes, net
        widest = max(size["width"], size["span"], size["seats"])
        self.logits, self.values = np.zeros(most + 2, np.int32), np.zeros(size["seats"], np.int32)
        self.held: dict[str, NDArray[Any]] = {
            **net.arrays, "total": np.zeros(widest, np.int32), "h": np.zeros(size["width"], np.int16),
            "t": np.zeros(size["width"], np.int16), "q": np.zeros(size["span"], np.int16), "logits": self.logits,
            "values": self.values,
        }  # fmt: skip
        self._record, self.address = address_record(NET, self.held, {**net.numbers, **size})


# -- A judgement


@rule
def judge_position(n: Any, features: int, count: int, moves: int, listed: int) -> None:
    """Write the logits of the moves at an address, and the values of all seats, from features at an address."""
    take_in(n, features, count)
    for k in range(n.blocks):
        pass_on(n, 2 * k, n.h, n.t, False)
        pass_on(n, 2 * k + 1, n.t, n.h, True)
    look_at(n)
    judge_moves(n, moves, listed)
    judge_seats(n)


@rule
def add_row(total: int, row: int, width: int, factor: int) -> None:
    """Add a row of weights, so many times, to a row of sums."""
    sums, weights = carray(at(total), width, B4), carray(at(row), width, B1)
    for j in range(width):
        sums[j] += factor * weights[j]


@rule
def add_rows(n: Any, inputs: int, weights: int, width: int) -> None:
    """Multiply activations by weights of `width` outputs, into the sums."""
    x = carray(at(inputs), n.width, B2)
    carray(at(n.total), width, B4)[:] = 0
    for i in range(n.width):
        if x[i] != 0:
            add_row(n.total, weights + i * width, width, x[i])


@rule
def cut(x: int, low: int) -> int:
    """Return an activation within its bounds."""
    return max(low, min(TOP, x))


@rule
def take_in(n: Any, features: int, count: int) -> None:
    """Add up the features, as the first activations."""
    listed, rows = carray(at(features), count, B4), carray(at(n.rows), n.features, B4)
    grain, sums, h = carray(at(n.grain), n.known, B2), carray(at(n.total), n.width, B4), carray(at(n.h), n.width, B2)
    copy_bytes(n.total, n.start, 4 * n.width)
    for k in range(count):
        row = rows[listed[k]]
        if row != 0:
            add_row(n.total, n.embed + row * n.width, n.width, grain[row])
    for j in range(n.width):
        h[j] = cut(sums[j] >> n.start_shift, 0)


@rule
def pass_on(n: Any, layer: int, inputs: int, outputs: int, stays: bool) -> None:
    """Go through one layer of a block; where what was there stays, the result is added to it."""
    add_rows(n, inputs, n.weights + layer * n.width * n.width, n.width)
    sums, y = carray(at(n.total), n.width, B4), carray(at(outputs), n.width, B2)
    factor = carray(at(n.factor + layer * n.width * 4), n.width, B4)
    bias = carray(at(n.bias + layer * n.width * 8), n.width, B8)
    shift = carray(at(n.shift + layer * 8), 1, B8)[0]
    for j in range(n.width):
        out = (np.int64(sums[j]) * factor[j] + bias[j]) >> shift
        y[j] = cut(out + y[j] if stays else out, 0)


@rule
def look_at(n: Any) -> None:
    """Write what moves are held against."""
    add_rows(n, n.h, n.look, n.span)
    sums, q = carray(at(n.total), n.span, B4), carray(at(n.q), n.span, B2)
    factor, bias = carray(at(n.look_factor), n.span, B4), carray(at(n.look_bias), n.span, B8)
    for j in range(n.span):
        q[j] = cut((np.int64(sums[j]) * factor[j] + bias[j]) >> n.look_shift, -TOP)


@rule
def product(a: int, b: int, width: int) -> int:
    """Return the sum of activations times weights."""
    x, weights, found = carray(at(a), width, B2), carray(at(b), width, B1), 0
    for j in range(width):
        found += int(np.int32(x[j]) * np.int32(weights[j]))
    return found


@rule
def judge_moves(n: Any, moves: int, listed: int) -> None:
    """Write the logits of listed moves, in the order of the list."""
    numbers, logits = carray(at(moves), listed, B4), carray(at(n.logits), listed, B4)
    factor, bias = carray(at(n.moves_factor), n.verbs, B4), carray(at(n.moves_bias), n.verbs, B8)
    for k in range(listed):
        move = numbers[k]
        found = np.int64(factor[move]) * product(n.q, n.moves + move * n.span, n.span) + bias[move]
        logits[k] = found >> n.moves_shift


@rule
def judge_seats(n: Any) -> None:
    """Write the values of all seats."""
    factor, bias = carray(at(n.judge_factor), n.seats, B4), carray(at(n.judge_bias), n.seats, B8)
    values, bent = carray(at(n.values), n.seats, B4), carray(at(n.tanh), ANGLES + 1, B4)
    for s in range(n.seats):
        angle = (product(n.h, n.judge + s * n.width, n.width) * np.int64(factor[s]) + bias[s]) >> n.judge_shift
        values[s] = bent[min(ANGLES, angle)] if angle >= 0 else -bent[min(ANGLES, -angle)]


# -- A choice


@rule
def best_of(n: Any, moves: int, listed: int) -> int:
    """Return the place of the best move in the list; of equal ones that with the lowest number."""
    numbers, logits, best = carray(at(moves), listed, B4), carray(at(n.logits), listed, B4), 0
    for k in range(1, listed):
        if logits[k] > logits[best] or (logits[k] == logits[best] and numbers[k] < numbers[best]):
            best = k
    return best


@rule
def share_of(n: Any, behind: int, warmth: int) -> int:
    """Return the share of a move that is so far behind the best, in 1/65,536 of the best one's; warmth is not 0."""
    step = behind * SHARE_STEP // warmth
    return int(carray(at(n.exp), SHARES, B4)[step]) if step < SHARES else 0


@rule
def choose_from(n: Any, moves: int, listed: int, warmth: int, mind: Any) -> int:
    """Return the place of a move that was judged: the best one, or, with warmth, one drawn by the shares."""
    best = best_of(n, moves, listed)
    if warmth == 0:
        return best
    logits, total = carray(at(n.logits), listed, B4), 0
    for k in range(listed):
        total += share_of(n, logits[best] - logits[k], warmth)
    point = (bits(mind) * total) >> 32
    for k in range(listed):
        point -= share_of(n, logits[best] - logits[k], warmth)
        if point < 0:
            return k
    return best


# -- For Python: one list of features at a time

CALL = np.dtype([(name, "i8") for name in ("net", "features", "count", "moves", "listed")])


def judge_list(plan: int) -> int:
    """See `judged`."""
    p = carray(at(plan), 1, CALL)[0]
    judge_position(carray(at(p.net), 1, NET)[0], p.features, p.count, p.moves, p.listed)
    return 1


@cache
def judging() -> Any:
    """Return the compiled function."""
    return compile_loop(judge_list)


def judged(desk: Desk, features: NDArray[np.int32], moves: NDArray[np.int32]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the logits of some moves and the values of all seats, from the one that acts on."""
    if len(moves) > len(desk.logits):
        raise ValueError("more moves than there is room for")
    arrays = {"features": features, "moves": moves}
    _kept, plan = address_record(CALL, arrays, {"net": desk.address, "count": len(features), "listed": len(moves)})
    if judging()(plan) != 1:
        raise ValueError("a feature or a move that the network does not have")
    return desk.logits[: len(moves)].copy(), desk.values.copy()
