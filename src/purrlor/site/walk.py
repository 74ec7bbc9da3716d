"""One game played by chance, everything that it shows added up into one number: equal on two machines, or it shows.

The same function runs natively and in the module. After every move it adds the state, what all seats know, the lists of
moves, views and events for every eye, the count of the pieces, what forbids a move, an imagined world, the game's
`value`, and now and then the moves of a search and of greedy with all that they saw.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from purrlor.bots.tree import COUNTS, NODE, NODES
from purrlor.engine.author.chance import MASK, bits, warm_up
from purrlor.engine.batch.playout import THINKING, choose_seat
from purrlor.engine.compile.intrinsics import at, call1, call2, call3, call4, carray, judge
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.step import I4, PLAYED, head_at
from purrlor.site.host import (
    F8,
    HOST,
    begin_thinking,
    best_move,
    deal_match,
    look_on,
    play_listed,
    slip,
    words_of,
)

BASIS, PRIME = -3750763034362895579, 1099511628211  # FNV-1a over 64 bits
OFTEN, WALKS = 12, 24  # a search of so many walks at every so many moves
NODE_SIZE, I8 = NODE.itemsize, np.dtype("i8")
DEPTH = 20  # of its play-outs; in every other search they compare two moves
REFUSED = 3  # moves that are refused after each move, if they are not on the list


@rule
def add(trail: int, number: int) -> int:
    """Add a number to the trail."""
    return (trail ^ number) * PRIME


@rule
def add_bytes(trail: int, start: int, count: int) -> int:
    """Add bytes to the trail."""
    cells = carray(at(start), count, np.uint8)
    for i in range(count):
        trail = (trail ^ np.int64(cells[i])) * PRIME  # type: ignore[assignment]
    return trail


@rule
def add_views(c: Any, trail: int) -> int:
    """Add what every eye sees, and is told of the last move."""
    s = head_at(c.state)
    count = carray(at(c.state + c.head), 1, np.int16)[0]
    for eye in range(-1, s.seats):
        known = c.nothing if eye < 0 else c.known + eye * c.zones * c.pieces
        trail = add_bytes(trail, c.text, call4(c.show, c.state, eye, known, c.scratch))
        trail = add_bytes(trail, c.text, call4(c.tell, c.state + c.log, count, eye, c.scratch))
    return trail


@rule
def add_lists(c: Any, trail: int, mind: Any) -> int:
    """Add the moves of all who are asked, and what forbids some others."""
    s, moves = head_at(c.state), carray(at(c.out), c.most + 2, I4)
    for seat in range(s.seats):
        n = 0
        if (s.waiting >> seat) & 1:
            n = call3(c.legal, c.state, seat, c.out)
            trail = add_bytes(trail, c.out, 4 * (n + 1))
        for _ in range(REFUSED):
            move, listed = (bits(mind) * c.verbs) >> 32, False
            for i in range(1, n + 1):
                listed = listed or moves[i] == move
            if not listed and s.over == 0:
                trail = add(trail, call3(c.refuse, c.state, seat, move))
    return trail


@rule
def add_worths(c: Any, trail: int) -> int:
    """Add the pieces of all zones, and the prospects of all seats."""
    size = 2 * c.zones * c.pieces
    carray(at(c.pieces_room), size, np.uint8)[:] = 0
    call2(c.census, c.state, c.pieces_room)
    trail = add_bytes(trail, c.pieces_room, size)
    s, room = head_at(c.state), carray(at(c.wins), 1, F8)
    for seat in range(s.seats):
        room[0] = judge(c.value, c.state, seat)
        trail = add_bytes(trail, c.wins, 8)
    return trail


@rule
def add_thought(c: Any, trail: int, mind: Any, seat: int, ply: int) -> int:
    """Add an imagined world, and now and then what search and greedy find for a seat."""
    words = words_of(c)
    for i in range(8):
        words[i] = bits(mind)
    c.worlds, c.depth, c.candidates = 0, DEPTH, 2 * ((ply // OFTEN) & 1)
    c.explore, c.blend, c.blunder = 0.7, 0.25, 0.25
    begin_thinking(c, seat)
    trail = add_bytes(trail, c.root, c.size)
    if ply % OFTEN != 0:
        return trail
    trail = add(trail, look_on(c, WALKS))
    trail = add(trail, best_move(c, seat))
    nodes = carray(at(c.count), COUNTS, I8)[NODES]
    trail = add_bytes(trail, c.tree, nodes * NODE_SIZE)
    c.worlds = 1
    begin_thinking(c, seat)
    trail = add(trail, slip(c, seat))
    trail = add(trail, call1(c.try_all, c.plan))
    return add(trail, best_move(c, seat))


@rule
def walk_game(c: Any, mind: Any) -> int:
    """Play one game and give its trail; a game that breaks has a trail of its own."""
    trail, ply = add(BASIS, deal_match(c)), 0
    s = head_at(c.state)
    while ply <= c.longest:
        trail = add_bytes(trail, c.state, c.size)
        trail = add_bytes(trail, c.known, c.seats * c.zones * c.pieces)
        trail = add_views(c, trail)
        trail = add_worths(c, trail)
        trail = add_lists(c, trail, mind)
        if s.over != 0 or s.fault != 0:
            break
        seat = choose_seat(mind, s.waiting)
        if seat < 0:
            break
        trail = add_thought(c, trail, mind, seat, ply)
        n = call3(c.legal, c.state, seat, c.moves)
        if n < 1:
            break
        move = carray(at(c.moves), c.most + 2, I4)[1 + ((bits(mind) * n) >> 32)]
        if play_listed(c, seat, move) != PLAYED:
            break
        ply += 1
    carray(at(c.trail), 3, I8)[1] = ply
    carray(at(c.trail), 3, I8)[2] = s.over
    return trail


def walk(host: int) -> int:
    """Play the game of the host's blank state and words; its trail, moves and end are left in the host's `trail`."""
    c = carray(at(host), 1, HOST)[0]
    words, mind = words_of(c), head_at(c.chance)
    for i in range(4):
        mind.rng[i] = (words[i] ^ THINKING) & MASK
    warm_up(mind)
    carray(at(c.trail), 3, I8)[0] = walk_game(c, mind)
    return 1


SIGNATURES = {"walk": "int64(int64)"}
