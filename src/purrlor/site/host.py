"""What a host without Python needs of a game, as rules: to deal, to play, and to think for a seat.

A host keeps one record of addresses and numbers (`HOST`): in a WebAssembly module it lies in the module's own memory,
natively in an array. A browser writes seeds and settings into it and calls the functions below; it decides nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from purrlor.bots.compiled import PLAN
from purrlor.bots.tree import COUNTS, NODE, NODES
from purrlor.engine.author.chance import MASK, bits, warm_up
from purrlor.engine.author.state import Header
from purrlor.engine.batch.playout import PLAN as PLAYOUT
from purrlor.engine.compile.intrinsics import at, call1, call3, carray, copy_bytes
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.step import BROKEN, I4, NOT_LISTED, carry_out, fold_log, head_at, known_at, list_in, listed

ENTRIES = ("setup", "legal", "apply", "census", "imagine", "value", "show", "tell", "refuse")
LOOPS = ("grow", "try_all", "play_all")  # of search, of greedy, of play-outs
ROOMS = (
    "blank", "state", "known", "nothing", "kinds", "sight", "scratch", "text", "moves", "words", "root", "root_known",
    "world", "trial", "out", "mind", "tree", "squares", "count", "stamp", "path", "logs", "totals", "plan",
    "visits", "wins", "pieces_room", "trail", "chance", "playout", "tally",
)  # fmt: skip
NUMBERS = ("head", "log", "size", "zones", "pieces", "most", "verbs", "longest", "seats", "nodes", "log_count")
# What a thinking seat is told: how many worlds (greedy) or walks (search), and how.
SETTINGS = ("worlds", "iterations", "depth", "candidates")
SHARES = ("explore", "blend", "blunder")
HOST = np.dtype(
    [(name, "i8") for name in (*ENTRIES, *LOOPS, *ROOMS, *NUMBERS, *SETTINGS)] + [(name, "f8") for name in SHARES]
)
HEADER = Header.dtype
SEED_WORDS = 8  # four for a match or an imagined world, four for the generator that thinks
NODES_MOST = 1 << 13
LOGS_MOST = NODES_MOST + 2
WHOLE = 1 << 32
I8, F8 = np.dtype("i8"), np.dtype("f8")


@rule
def words_of(c: Any) -> Any:
    """Return the seeds that the host gave."""
    return carray(at(c.words), SEED_WORDS, I8)


@rule
def deal_match(c: Any) -> int:
    """Begin a match: the blank state has seats and options, the host's words are its seed."""
    copy_bytes(c.state, c.blank, c.size)
    s, words = head_at(c.state), words_of(c)
    for i in range(4):
        s.rng[i] = words[i] & MASK
    c.seats = s.seats
    known_at(c, c.known)[:] = 0
    if call1(c.setup, c.state) != 1 or s.fault != 0:
        return BROKEN
    fold_log(c, c.state, c.known)
    return 1


@rule
def play_listed(c: Any, seat: int, move: int) -> int:
    """Play a move if it is on the list."""
    if listed(c, c.state, seat, move, list_in(c, c.out)):
        return carry_out(c, c.state, c.known, seat, move)
    return NOT_LISTED


@rule
def set_out(c: Any, me: int) -> None:
    """Imagine the position for a seat, from the host's words; nothing of the truth is left in what it thinks from."""
    words, size = words_of(c), c.zones * c.pieces
    copy_bytes(c.root, c.state, c.size)
    copy_bytes(c.root_known, c.known + me * size, size)
    s, mind = head_at(c.root), head_at(c.mind)
    for i in range(4):
        s.rng[i] = words[i] & MASK
        mind.rng[i] = words[4 + i] & MASK
    warm_up(s)
    carray(at(c.root + c.head), c.size - c.head, np.uint8)[:] = 0
    call3(c.imagine, c.root, me, c.root_known)
    s.quick, s.quiet = 1, 1
    copy_bytes(c.world, c.root, c.size)
    copy_bytes(c.trial, c.root, c.size)


@rule
def write_plan(c: Any, p: Any, me: int) -> None:
    """Tell the loops of search and greedy where everything is."""
    p.legal, p.apply, p.imagine, p.value = c.legal, c.apply, c.imagine, c.value
    p.root, p.world, p.trial, p.out, p.known, p.mind = c.root, c.world, c.trial, c.out, c.root_known, c.mind
    p.head, p.most, p.me = c.head, c.most, me
    p.worlds, p.totals = c.worlds, c.totals
    p.tree, p.squares, p.nodes, p.count, p.stamp, p.verbs = c.tree, c.squares, c.nodes, c.count, c.stamp, c.verbs
    p.logs, p.log_count, p.path = c.logs, c.log_count, c.path
    p.iterations, p.depth, p.candidates = c.iterations, c.depth, c.candidates
    p.explore, p.blend = c.explore, c.blend


@rule
def clear(c: Any) -> None:
    """Forget the last search."""
    tree = carray(at(c.tree), c.nodes, NODE)
    used = carray(at(c.count), COUNTS, I8)
    for i in range(max(1, used[NODES])):
        tree[i].total, tree[i].child, tree[i].sibling = 0.0, 0, 0
        tree[i].visits, tree[i].avail, tree[i].move, tree[i].seat = 0, 0, 0, 0
    carray(at(c.squares), c.nodes, F8)[:] = 0.0
    carray(at(c.stamp), c.verbs, I8)[:] = 0
    carray(at(c.totals), c.most + 2, F8)[:] = 0.0
    used[:] = 0
    used[NODES] = 1


@rule
def begin_thinking(c: Any, me: int) -> None:
    """Set out to think for a seat."""
    clear(c)
    set_out(c, me)
    write_plan(c, carray(at(c.plan), 1, PLAN)[0], me)


@rule
def look_on(c: Any, iterations: int) -> int:
    """Search on, as many walks as the tree has room for; 1 when all went well."""
    p, used = carray(at(c.plan), 1, PLAN)[0], carray(at(c.count), COUNTS, I8)
    p.iterations = max(0, min(iterations, c.log_count - 2 - carray(at(c.tree), 1, NODE)[0].visits))
    if used[NODES] < 1:
        return BROKEN
    return call1(c.grow, c.plan)  # type: ignore[no-any-return]


@rule
def judge_moves(c: Any, me: int) -> int:
    """Write how often each move of a seat was looked at and what it was worth; give how many moves there are."""
    n = call3(c.legal, c.state, me, c.moves)
    moves, visits = carray(at(c.moves), c.most + 2, I4), carray(at(c.visits), c.most + 2, I8)
    wins, totals = carray(at(c.wins), c.most + 2, F8), carray(at(c.totals), c.most + 2, F8)
    tree, tried = carray(at(c.tree), c.nodes, NODE), carray(at(c.out), c.most + 2, I4)
    for i in range(1, n + 1):
        visits[i], wins[i] = 0, 0.0
        if c.worlds > 0:  # a quick world may leave moves out
            for k in range(1, carray(at(c.plan), 1, PLAN)[0].listed + 1):
                if tried[k] == moves[i]:
                    visits[i], wins[i] = c.worlds, totals[k] / c.worlds
        else:
            node = tree[0].child
            while node != 0:
                if tree[node].move == moves[i]:
                    visits[i], wins[i] = tree[node].visits, tree[node].total / max(1, tree[node].visits)
                node = tree[node].sibling
    return n  # type: ignore[no-any-return]


@rule
def best_move(c: Any, me: int) -> int:
    """Return the move that was looked at most, and among those alike the one of the best worth; greedy draws ties."""
    n = judge_moves(c, me)
    moves, visits = carray(at(c.moves), c.most + 2, I4), carray(at(c.visits), c.most + 2, I8)
    wins, best, alike = carray(at(c.wins), c.most + 2, F8), 0, 0
    for i in range(1, n + 1):
        same = best > 0 and visits[i] == visits[best] and wins[i] == wins[best]
        if best == 0 or visits[i] > visits[best] or (visits[i] == visits[best] and wins[i] > wins[best]):
            best, alike = i, 1
        elif same and c.worlds > 0:
            alike += 1
            best = i if (bits(head_at(c.mind)) * alike) >> 32 == 0 else best
    return int(moves[best]) if best > 0 else -1


@rule
def slip(c: Any, me: int) -> int:
    """Return a move made without thinking, as often as the settings say; -1 for none, and the only move at once."""
    mind, n = head_at(c.mind), call3(c.legal, c.state, me, c.moves)
    if n < 1:
        return -1
    moves = carray(at(c.moves), c.most + 2, I4)
    if n > 1 and (c.blunder <= 0.0 or float(bits(mind)) >= c.blunder * WHOLE):
        return -1
    return int(moves[1 + ((bits(mind) * n) >> 32)])


# -- Entries for a host: addresses and numbers only


def host_deal(host: int) -> int:
    """Begin a match; 1 when all went well."""
    return deal_match(carray(at(host), 1, HOST)[0])


def host_play(host: int, seat: int, move: int) -> int:
    """Play a move: PLAYED, BROKEN or NOT_LISTED (`native/step.py`)."""
    return play_listed(carray(at(host), 1, HOST)[0], seat, move)


def host_think(host: int, me: int) -> int:
    """Set out to think for a seat, with the host's words and settings; give a move if it takes no thinking, else -1."""
    c = carray(at(host), 1, HOST)[0]
    begin_thinking(c, me)
    move = slip(c, me)
    if move < 0 and c.worlds > 0 and call1(c.try_all, c.plan) != 1:
        return -2
    return move


def host_look(host: int, iterations: int) -> int:
    """Search on; 1 when all went well."""
    return look_on(carray(at(host), 1, HOST)[0], iterations)


def host_playouts(host: int, first: int, count: int) -> int:
    """Play random games from number `first` on, one after the other; what they add up to is left in `tally`."""
    c = carray(at(host), 1, HOST)[0]
    p = carray(at(c.playout), 1, PLAYOUT)[0]
    p.setup, p.legal, p.apply, p.census, p.blank, p.size = c.setup, c.legal, c.apply, c.census, c.blank, c.size
    p.first, p.count, p.most, p.verbs, p.zones, p.pieces = first, count, c.most, c.verbs, c.zones, c.pieces
    p.longest, p.checked, p.finals = c.longest, 0, 0
    p.games, p.wins, p.scores, p.reasons = c.tally, c.tally + 48, c.tally + 96, c.tally + 144
    return call1(c.play_all, c.playout)  # type: ignore[no-any-return]


def host_judge(host: int, me: int) -> int:
    """Write what was found out of each move; give how many moves there are."""
    return judge_moves(carray(at(host), 1, HOST)[0], me)


def host_best(host: int, me: int) -> int:
    """Return the best move that was found."""
    return best_move(carray(at(host), 1, HOST)[0], me)


SIGNATURES = {
    name: f"int64({', '.join(['int64'] * count)})"
    for name, count in {
        "host_deal": 1, "host_play": 3, "host_think": 2, "host_look": 2, "host_playouts": 3, "host_judge": 2,
        "host_best": 2,
    }.items()
}  # fmt: skip
