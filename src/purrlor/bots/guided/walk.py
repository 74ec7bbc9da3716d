"""The loop that grows a tree by a network's judgement: compiled once for all games and all networks.

As in `bots/tree.py` every iteration imagines a fresh world and walks down along moves that exist in it. Where several
moves are listed, a node is chosen by PUCT: its mean result, and its prior among the moves of this world. A place
that no world has judged before ends the walk; the network's values of all seats are carried up from there.

Worlds that meet in one place list different moves. A move that no world has judged yet has no prior: then the place is
judged again in the world at hand, and every move listed keeps the mean of its shares over the worlds that judged it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from purrlor.bots.compiled import HEADER, PLAN, begin, compile_loop
from purrlor.bots.nets.forward import B4, NET, share_of
from purrlor.bots.nets.glance import GLANCE, glance, take_one
from purrlor.bots.nets.quantize import LOGIT, PAYOFF
from purrlor.bots.tree import COUNTS, NODE, NODES, TICK, add_node, asked_first, carry_up, mark
from purrlor.engine.author.fields import Grid
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import MAX_SEATS, Header
from purrlor.engine.compile.intrinsics import at, call3, carray, copy_bytes, give_back, judge, take
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.step import PLAYED, carry_out

MERGED, FRESH, PLAYING = range(3)  # what `others` may be; see GuidedSettings
MOST_PLIES = 200  # a walk is not played on for longer
B8 = np.dtype("i8")


@cache
def grower() -> Any:
    """Return the compiled loop."""
    return compile_loop(grow_guided)


# -- A place in the tree, and the moves that this world lists there


@rule
def seat_asked(p: Any, s: Header) -> int:
    """List the moves of the seat that decides next, and give the seat; -1 if the rules broke."""
    seat = asked_first(s, p.me)
    if seat >= s.seats or call3(p.legal, p.world, seat, p.out) < 1:
        s.fault = 1
        return -1
    return seat


@rule
def step(p: Any, s: Header, seat: int, move: int) -> None:
    """Play a move in the world; what it told, everybody knows from now on."""
    if carry_out(p, p.world, p.knows, seat, move) != PLAYED:
        s.fault = 1


@rule
def look(p: Any, s: Header, seat: int, listed: int) -> None:
    """Judge the listed moves and all seats, as the seat that is asked sees the world."""
    g = carray(at(p.glance), 1, GLANCE)[0]
    glance(g, p.world, p.knows + seat * p.zones * p.pieces, s.seats, seat, p.out, listed)


@rule
def meet(tree: Any, parent: int, seat: int, out: Grid, stamp: Grid, place: Grid, judged: Any, tick: int) -> int:
    """Note where the listed moves have their nodes (0: nowhere), and count those that have a prior."""
    mark(out, stamp, tick)
    for i in range(1, out[0] + 1):
        place[out[i]] = 0
    node, known = tree[parent].child, 0
    while node != 0:
        move = tree[node].move
        if tree[node].seat == seat and stamp[move] == tick:
            place[move] = node
            tree[node].avail += 1
            known += judged[node] > 0
        node = tree[node].sibling
    return known


@rule
def give_nodes(tree: Any, count: Grid, parent: int, seat: int, out: Grid, place: Grid) -> None:
    """Give a node to every listed move that has none, as long as there is room for all of them."""
    if count[NODES] + out[0] > len(tree):
        return
    for i in range(1, out[0] + 1):
        if place[out[i]] == 0:
            place[out[i]] = add_node(tree, count, parent, seat, out[i])


@rule
def note_priors(p: Any, out: Grid, place: Grid, priors: Any, judged: Any, fresh: bool) -> None:
    """Add the shares of a glance to the priors of the nodes, or put them in their place."""
    n = carray(at(carray(at(p.glance), 1, GLANCE)[0].net), 1, NET)[0]
    logits, best, total = carray(at(n.logits), out[0], B4), 0, 0
    for i in range(out[0]):
        best = i if logits[i] > logits[best] else best
    for i in range(out[0]):
        total += share_of(n, logits[best] - logits[i], p.warmth)
    for i in range(out[0]):
        node = place[out[1 + i]]  # 0, the root, in a full tree: nobody asks for its prior
        if fresh:
            priors[node], judged[node] = 0.0, 0
        priors[node] += share_of(n, logits[best] - logits[i], p.warmth) / total
        judged[node] += 1


@rule
def mean_prior(priors: Any, judged: Any, node: int) -> float:
    """Return the mean of a move's shares."""
    return float(priors[node] / max(1, judged[node]))


@rule
def choose(p: Any, tree: Any, out: Grid, place: Grid, priors: Any, judged: Any) -> int:
    """Return the node that promises most among the moves of this world (PUCT with availability); 0 for none.

    Shares are taken anew among the moves that are listed. One that was never looked at is expected to be a little worse
    than those that were.
    """
    visits, total, weight = 0, 0.0, 0.0
    for i in range(1, out[0] + 1):
        node = place[out[i]]
        if node != 0:
            visits += tree[node].visits
            total += tree[node].total
            weight += mean_prior(priors, judged, node)
    hope = total / visits - p.urgency if visits > 0 else 0.0
    best, promise = 0, -1e9
    for i in range(1, out[0] + 1):
        node = place[out[i]]
        if node != 0:
            prior = mean_prior(priors, judged, node) / max(weight, 1e-9)
            worth = tree[node].total / tree[node].visits if tree[node].visits > 0 else hope
            worth += p.explore * prior * np.sqrt(float(tree[node].avail)) / (1 + tree[node].visits)
            if worth > promise:
                best, promise = node, worth
    return best


# -- A walk


@rule
def descend(p: Any, s: Header, thinker: Header, tree: Any, count: Grid, path: Grid) -> int:
    """Go down along moves of this world to a place that nobody has judged, or to the end; give the length.

    A place with one move has its node, so that what everybody sees keeps places apart, but needs no judgement. At a
    place that ends the walk the network's room holds what it said there.
    """
    out, stamp = carray(at(p.out), p.most + 2, np.int32), carray(at(p.stamp), p.verbs, B8)
    place, g = carray(at(p.place), p.verbs, B8), carray(at(p.glance), 1, GLANCE)[0]
    priors, judged = carray(at(p.priors), p.nodes, np.float64), carray(at(p.judged), p.nodes, B4)
    node, length = 0, 0
    while s.over == 0 and s.fault == 0:
        seat = seat_asked(p, s)
        if seat < 0:
            break
        count[TICK] += 1
        known = meet(tree, node, seat, out, stamp, place, judged, count[TICK])
        others = p.others if seat != p.me else MERGED
        anew = out[0] > 1 and (known < out[0] or others != MERGED)
        give_nodes(tree, count, node, seat, out, place)
        if anew:
            look(p, s, seat, out[0])
            note_priors(p, out, place, priors, judged, others == FRESH)
        if anew and known == 0 and others != PLAYING:
            break
        if out[0] == 1:
            node = place[out[1]]
        elif others == PLAYING:
            node = place[out[1 + take_one(g, out[0], LOGIT, thinker)]]
        else:
            node = choose(p, tree, out, place, priors, judged)
        if node == 0:  # the tree is full
            look(p, s, seat, out[0])
            break
        path[length] = node
        length += 1
        step(p, s, seat, tree[node].move)
    return length


@rule
def heed(p: Any, s: Header, seat: int, own: int, results: Any) -> int:
    """Take the values of a glance as results; who has been asked already is believed about itself alone."""
    n = carray(at(carray(at(p.glance), 1, GLANCE)[0].net), 1, NET)[0]
    values = carray(at(n.values), n.seats, B4)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        if i == 0 or (own >> other) & 1 == 0:
            results[other] = (values[i] / PAYOFF * (s.seats - 1) + 1) / s.seats
    return own | (1 << seat)


@rule
def go_on(p: Any, s: Header, out: Grid) -> int:
    """Play what is forced, and give the seat that has a choice; -1 at the end."""
    while s.over == 0 and s.fault == 0:
        seat = seat_asked(p, s)
        if seat < 0 or out[0] > 1:
            return seat
        step(p, s, seat, out[1])
    return -1


@rule
def judge_place(p: Any, s: Header, thinker: Header, results: Any) -> None:
    """Judge the place where a walk ended: by the network there, or after playing on by the network's own moves."""
    out, g = carray(at(p.out), p.most + 2, np.int32), carray(at(p.glance), 1, GLANCE)[0]
    seat, own, plies = asked_first(s, p.me), 0, 0
    while seat >= 0:
        own = heed(p, s, seat, own, results)
        if plies >= p.depth and (p.own == 0 or seat == p.me or plies >= MOST_PLIES):
            break
        step(p, s, seat, out[1 + take_one(g, out[0], LOGIT, thinker)])
        plies += 1
        seat = go_on(p, s, out)
        if seat >= 0:
            look(p, s, seat, out[0])


@rule
def settle(p: Any, s: Header, results: Any) -> None:
    """Put the truth in place of judgements where the game is over; elsewhere mix the game's own `value` in."""
    for seat in range(s.seats):
        if s.over != 0:
            results[seat] = win_share(s.place, s.seats, seat)
        elif p.blend > 0.0:
            results[seat] += p.blend * (judge(p.value, p.world, seat) - results[seat])


def grow_guided(plan: int) -> int:
    """Add walks to the tree; everything that lasts is in the plan's arrays, so that it can go on later."""
    p = carray(at(plan), 1, PLAN)[0]
    s, thinker = carray(at(p.world), 1, HEADER)[0], carray(at(p.mind), 1, HEADER)[0]
    tree, path = carray(at(p.tree), p.nodes, NODE), carray(at(p.path), p.nodes, np.int32)
    count, squares = carray(at(p.count), COUNTS, B8), carray(at(p.squares), p.nodes, np.float64)
    room, whole = take(8, MAX_SEATS), 1
    results = carray(at(room), MAX_SEATS, np.float64)
    for _ in range(p.iterations):
        begin(p, s, thinker)
        copy_bytes(p.knows, p.knew, p.seats * p.zones * p.pieces)
        length = descend(p, s, thinker, tree, count, path)
        if s.over == 0 and s.fault == 0:
            judge_place(p, s, thinker, results)
        if s.fault != 0:
            whole = 0
            break
        settle(p, s, results)
        carry_up(tree, squares, path, length, results)
    give_back(room)
    return whole
