"""The tree of a search in flat arrays, and the loop that grows it: compiled once for all games.

Single-observer information-set Monte Carlo tree search: every iteration imagines a fresh world, walks down the tree
along moves that exist in that world, adds one node, plays on by chance and carries each seat's result back up.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.compiled import HEADER, PLAN, begin, compile_loop, next_seat, worth
from purrlor.engine.author.chance import bits
from purrlor.engine.author.fields import Grid
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import MAX_SEATS, Header
from purrlor.engine.compile.intrinsics import at, call3, carray, copy_bytes, give_back, judge, take
from purrlor.engine.compile.rule import rule

# A node is a seat's move; its siblings are the other moves from its place. `avail` counts how often a world had it.
NODE = np.dtype([("total", "f8"), *((name, "i4") for name in ("child", "sibling", "visits", "avail", "move", "seat"))])
NODES, TICK = range(2)  # what `count` holds
COUNTS = 2


@cache
def grower() -> Any:
    """Return the compiled loop."""
    return compile_loop(grow)


_logs: list[NDArray[np.float64]] = [np.zeros(2)]


def logarithms(n: int) -> NDArray[np.float64]:
    """Return a table of logarithms up to n, the same on every machine."""
    if len(_logs[0]) <= n:
        table = np.log(np.arange(1, 2 * n + 2, dtype=np.float64))
        _logs[0] = np.concatenate(([0.0], table))
    return _logs[0]


@rule
def asked_first(s: Header, me: int) -> int:
    """Return the seat that decides in the tree: the thinking one first, then in seat order; answers are sealed."""
    if (s.waiting >> me) & 1:
        return me
    for seat in range(MAX_SEATS):
        if (s.waiting >> seat) & 1:
            return seat
    return MAX_SEATS


@rule
def mark(out: Grid, stamp: Grid, tick: int) -> None:
    """Mark the moves of this place."""
    for i in range(1, out[0] + 1):
        stamp[out[i]] = tick


@rule
def still_marked(out: Grid, stamp: Grid, tick: int) -> int:
    """Count the moves that no node has unmarked."""
    found = 0
    for i in range(1, out[0] + 1):
        found += stamp[out[i]] == tick
    return found


@rule
def untried(out: Grid, stamp: Grid, tick: int, which: int) -> int:
    """Return the move that is number `which` among the moves without a node."""
    for i in range(1, out[0] + 1):
        if stamp[out[i]] == tick:
            if which == 0:
                return out[i]
            which -= 1
    return out[1]


@rule
def add_node(tree: Any, count: Grid, parent: int, seat: int, move: int) -> int:
    """Return a place a new move, as its first child."""
    node = count[NODES]
    count[NODES] += 1
    tree[node].move = move
    tree[node].seat = seat
    tree[node].avail = 1
    tree[node].sibling = tree[parent].child
    tree[parent].child = node
    return node


@rule
def select(tree: Any, parent: int, seat: int, stamp: Any, tick: int, logs: Any, explore: float) -> int:
    """Unmark the moves that have nodes, and give the node that promises most (UCT with availability); 0 for none."""
    best, promise = 0, -1.0
    node = tree[parent].child
    while node != 0:
        if tree[node].seat == seat and stamp[tree[node].move] == tick:
            stamp[tree[node].move] = -tick
            tree[node].avail += 1
            visits = tree[node].visits
            worth = tree[node].total / visits + explore * np.sqrt(logs[tree[node].avail] / visits)
            if worth > promise:
                best, promise = node, worth
        node = tree[node].sibling
    return best


@rule
def descend(
    p: Any, s: Header, thinker: Header, out: Grid, tree: Any, count: Grid, stamp: Grid, logs: Any, path: Grid
) -> int:
    """Go down the tree along moves of this world to one that has no node yet, and give it one; give the length."""
    node, length, fresh = 0, 0, False
    while s.over == 0 and s.fault == 0 and not fresh:
        seat = asked_first(s, p.me)
        if seat >= s.seats or call3(p.legal, p.world, seat, p.out) < 1:
            s.fault = 1
            break
        count[TICK] += 1
        tick = count[TICK]
        mark(out, stamp, tick)
        best = select(tree, node, seat, stamp, tick, logs, p.explore)
        missing = still_marked(out, stamp, tick)
        fresh = missing > 0 and count[NODES] < len(tree)
        if fresh:
            best = add_node(tree, count, node, seat, untried(out, stamp, tick, (bits(thinker) * missing) >> 32))
        if best == 0:
            break
        node = best
        path[length] = node
        length += 1
        if call3(p.apply, p.world, seat, tree[node].move) != 1:
            s.fault = 1
    return length


@rule
def likely_move(p: Any, t: Header, thinker: Header, out: Grid, listed: int, seat: int) -> int:
    """Take any move, or the best of some by the game's `value`."""
    move, liked = out[1 + ((bits(thinker) * listed) >> 32)], -1.0
    for _ in range(p.candidates if listed > 1 else 0):
        other = out[1 + ((bits(thinker) * listed) >> 32)]
        copy_bytes(p.trial, p.world, p.head)
        if call3(p.apply, p.trial, seat, other) == 1 and t.fault == 0:
            promise = worth(p, p.trial, t, seat)
            if promise > liked:
                move, liked = other, promise
    return move


@rule
def play_on(p: Any, s: Header, t: Header, thinker: Header, out: Grid) -> None:
    """Play by chance, to the end or as deep as is wanted."""
    plies = 0
    while s.over == 0 and s.fault == 0 and plies < p.depth:
        seat = next_seat(s, thinker)
        listed = call3(p.legal, p.world, seat, p.out) if seat >= 0 else 0
        if listed < 1:
            s.fault = 1
            return
        if call3(p.apply, p.world, seat, likely_move(p, t, thinker, out, listed, seat)) != 1:
            s.fault = 1
        plies += 1


@rule
def result(p: Any, s: Header, seat: int) -> float:
    """Return what a walk was worth to a seat: its share of the win, the game's `value`, or something between."""
    if s.over == 0:
        return float(judge(p.value, p.world, seat))
    won = win_share(s.place, s.seats, seat)
    if p.blend > 0.0:
        won += p.blend * (judge(p.value, p.world, seat) - won)
    return won


@rule
def carry_up(tree: Any, squares: Any, path: Grid, length: int, results: Any) -> None:
    """Add each seat's result to its nodes on the way; for the first move also its square, which tells the noise."""
    tree[0].visits += 1
    if length > 0:
        squares[path[0]] += results[tree[path[0]].seat] ** 2
    for i in range(length):
        node = tree[path[i]]
        node.visits += 1
        node.total += results[node.seat]


def grow(plan: int) -> int:
    """Add walks to the tree; everything that lasts is in the plan's arrays, so that it can go on later."""
    p = carray(at(plan), 1, PLAN)[0]
    s, t = carray(at(p.world), 1, HEADER)[0], carray(at(p.trial), 1, HEADER)[0]
    thinker, out = carray(at(p.mind), 1, HEADER)[0], carray(at(p.out), p.most + 2, np.int32)
    tree, path = carray(at(p.tree), p.nodes, NODE), carray(at(p.path), p.nodes, np.int32)
    count, stamp = carray(at(p.count), COUNTS, np.int64), carray(at(p.stamp), p.verbs, np.int64)
    logs, room, whole = carray(at(p.logs), p.log_count, np.float64), take(8, MAX_SEATS), 1
    results, squares = carray(at(room), MAX_SEATS, np.float64), carray(at(p.squares), p.nodes, np.float64)
    for _ in range(p.iterations):
        begin(p, s, thinker)
        length = descend(p, s, thinker, out, tree, count, stamp, logs, path)
        play_on(p, s, t, thinker, out)
        if s.fault != 0:
            whole = 0
            break
        for seat in range(s.seats):
            results[seat] = result(p, s, seat)
        carry_up(tree, squares, path, length, results)
    give_back(room)
    return whole
