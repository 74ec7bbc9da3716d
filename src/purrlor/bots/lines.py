"""Lines: how a game goes on after some moves, told to the seat that asks, in the same imagined worlds for each move.

Every world is imagined once, and each move is played in a copy of it, chance included; so what differs between two
lines of a world comes from the move. After it everybody answers as the search would: along its tree as far as that was
looked at often enough, then by the game's `value`. A line ends when the seat's next turn begins, or with the game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.compiled import HEADER, PLAN, begin, compile_loop, worth
from purrlor.bots.tree import COUNTS, NODE, TICK, asked_first, mark
from purrlor.engine.author.chance import bits
from purrlor.engine.author.fields import Grid
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import Happening, Header
from purrlor.engine.compile.intrinsics import at, call3, carray, copy_bytes
from purrlor.engine.compile.rule import rule

if TYPE_CHECKING:
    from purrlor.bots.base import Stop
    from purrlor.bots.search import TreeRun

WORLDS = 48
CHUNK = 16  # worlds that are played before anybody looks at the clock
PLIES = 24  # a line is never longer
EVENTS = 256  # nor is more told in it
TRUSTED = 12  # how often the search must have looked at an answer, so that it is the one that is given
TRIES = 32  # how many answers are compared by `value` elsewhere; of more, as many by chance
SIZE = Happening.dtype.itemsize
I2, I4 = np.dtype("i2"), np.dtype("i4")


@dataclass(frozen=True)
class Line:
    """One way the game may go on: who played what, what the seat was told, how it stood after each ply."""

    world: int  # lines of the same number began in the same world
    moves: tuple[tuple[int, int], ...]
    told: tuple[tuple[str, ...], ...]  # by ply
    values: tuple[float, ...]  # for the seat: before the first ply, and after each
    won: bool
    final: NDArray[Any]

    def first(self, say: str) -> tuple[int, float] | None:
        """Return in which ply something was told first, and how late in it (from 0 to 1)."""
        for ply, says in enumerate(self.told):
            if say in says:
                return ply, says.index(say) / len(says)
        return None


class Lines:
    """Lines after each of some moves, in a number of worlds, played on from where a search has thought."""

    def __init__(self, run: TreeRun, moves: Sequence[int], worlds: int = WORLDS) -> None:
        """Make room for them; nothing here knows more than the search did."""
        state = run.world.arrays["root"].copy()
        state["quiet"] = 0
        self.game, self.moves, self.worlds, self._world = run.world.game, tuple(moves), 0, run.world
        self.seat = int(run.world.plan["me"][0])
        count, size = worlds * len(moves), state.dtype.itemsize
        self.starts = np.zeros(worlds, state.dtype)
        self._rooms: dict[str, NDArray[Any]] = {
            "played": np.zeros((count, PLIES, 2), np.int32), "plies": np.zeros(count, np.int32),
            "values": np.zeros((count, PLIES + 1)), "heard": np.zeros((count, EVENTS, SIZE), np.uint8),
            "ends": np.zeros((count, PLIES), np.int32), "finals": np.zeros(count, state.dtype),
        }  # fmt: skip
        run.world.give(root=state, world=state.copy(), trial=state.copy(), starts=self.starts, **self._rooms)
        run.world.give(tried=np.array(moves, np.int32))
        run.world.tell(tried_count=len(moves), worlds=worlds, size=size, log_at=self.game.definition.state.log_at)

    def play(self, milliseconds: float = 0, stop: Stop | None = None) -> Lines:
        """Play them, some worlds at a time, as long as there is time (0: all); the first few always."""
        start = time.perf_counter()
        while self.worlds < len(self.starts):
            upto = min(self.worlds + CHUNK, len(self.starts))
            self._world.tell(first=self.worlds, upto=upto)
            self._world.run(loop())
            self.worlds = upto
            if milliseconds and (time.perf_counter() - start) * 1000 >= milliseconds:
                break
            if stop is not None and stop():
                break
        return self

    def after(self, move: int) -> list[Line]:
        """Return the lines after a move, world by world."""
        which, step = self.moves.index(move), len(self.moves)
        return [self._line(number, number // step) for number in range(which, self.worlds * step, step)]

    def _line(self, number: int, world: int) -> Line:
        rooms = self._rooms
        plies, final = int(rooms["plies"][number]), rooms["finals"][number : number + 1]
        return Line(
            world,
            tuple((seat, move) for seat, move in rooms["played"][number, :plies].tolist()),
            self._told(rooms["heard"][number].tobytes(), rooms["ends"][number, :plies].tolist()),
            tuple(rooms["values"][number, : plies + 1].tolist()),
            bool(final["over"][0]) and win_share(final["place"][0], int(final["seats"][0]), self.seat) > 0,
            final,
        )

    def _told(self, heard: bytes, ends: list[int]) -> tuple[tuple[str, ...], ...]:
        say, seat = self.game.story.say, self.seat
        begins = [0, *ends[:-1]]
        return tuple(
            tuple(say(heard[SIZE * i : SIZE * i + SIZE], seat) for i in range(begin, end))
            for begin, end in zip(begins, ends, strict=True)
        )


@cache
def loop() -> Any:
    """Return the compiled loop."""
    return compile_loop(play_lines)


@rule
def child_of(tree: Any, parent: int, seat: int, move: int) -> int:
    """Return the node of a seat's move; 0 where there is none, or none is above it."""
    node = 0 if parent < 0 else tree[parent].child
    while node != 0 and (tree[node].seat != seat or tree[node].move != move):
        node = tree[node].sibling
    return node if node != 0 else -1


@rule
def trusted(tree: Any, parent: int, seat: int, stamp: Any, tick: int) -> int:
    """Return the marked move that the search looked at most, if that was often; otherwise -1."""
    best, most = -1, TRUSTED - 1
    node = 0 if parent < 0 else tree[parent].child
    while node != 0:
        if tree[node].seat == seat and stamp[tree[node].move] == tick and tree[node].visits > most:
            best, most = tree[node].move, tree[node].visits
        node = tree[node].sibling
    return best


@rule
def liked(p: Any, t: Header, thinker: Header, out: Grid, listed: int, seat: int) -> int:
    """Return the move after which the game's `value` likes the seat best; one of several such by chance."""
    move, best, alike = out[1 + ((bits(thinker) * listed) >> 32)], -1.0, 0
    for i in range(min(listed, TRIES) if listed > 1 else 0):
        other = out[1 + (i if listed <= TRIES else (bits(thinker) * listed) >> 32)]
        copy_bytes(p.trial, p.world, p.head)
        t.quiet = 1
        if call3(p.apply, p.trial, seat, other) != 1 or t.fault != 0:
            continue
        promise = worth(p, p.trial, t, seat)
        alike = 1 if promise > best else (alike + 1 if promise == best else alike)
        if promise > best or (promise == best and (bits(thinker) * alike) >> 32 == 0):
            move, best = other, promise
    return move


@rule
def keep_log(p: Any, line: int, ply: int) -> None:
    """Append what the last move told to what the line has told so far, as far as there is room."""
    ends = carray(at(p.ends), (p.worlds * p.tried_count, PLIES), I4)
    so_far = ends[line, ply - 1] if ply > 0 else 0
    count = min(int(carray(at(p.world + p.head), 1, I2)[0]), EVENTS - so_far)
    copy_bytes(p.heard + (line * EVENTS + so_far) * SIZE, p.world + p.log_at, count * SIZE)
    ends[line, ply] = so_far + count


@rule
def next_move(p: Any, s: Header, t: Header, thinker: Header, node: int, seat: int) -> int:
    """Return what a seat answers; -1 if it has no move."""
    listed = call3(p.legal, p.world, seat, p.out) if seat < s.seats else 0
    if listed < 1:
        return -1
    out, stamp = carray(at(p.out), p.most + 2, np.int32), carray(at(p.stamp), p.verbs, np.int64)
    count = carray(at(p.count), COUNTS, np.int64)
    count[TICK] += 1
    mark(out, stamp, count[TICK])
    known = trusted(carray(at(p.tree), p.nodes, NODE), node, seat, stamp, count[TICK])
    return known if known >= 0 else liked(p, t, thinker, out, listed, seat)


@rule
def note(p: Any, s: Header, line: int, ply: int, seat: int, move: int) -> None:
    """Write a ply down: who played what, what it told, and how the asking seat stands now."""
    played = carray(at(p.played), (p.worlds * p.tried_count, PLIES, 2), I4)
    played[line, ply, 0], played[line, ply, 1] = seat, move
    values = carray(at(p.values), (p.worlds * p.tried_count, PLIES + 1), np.float64)
    values[line, ply + 1] = worth(p, p.world, s, p.me)
    keep_log(p, line, ply)


@rule
def play_line(p: Any, s: Header, t: Header, thinker: Header, line: int, first: int) -> int:
    """Play one line in the world as it is; give its length, or 0 if the rules broke."""
    tree = carray(at(p.tree), p.nodes, NODE)
    carray(at(p.values), (p.worlds * p.tried_count, PLIES + 1), np.float64)[line, 0] = worth(p, p.world, s, p.me)
    seat, move, node, left = p.me, first, 0, False
    for ply in range(PLIES):
        turn = s.turn
        if move < 0 or call3(p.apply, p.world, seat, move) != 1 or s.fault != 0:
            return 0
        note(p, s, line, ply, seat, move)
        node, left = child_of(tree, node, seat, move), left or s.turn != turn
        seat = asked_first(s, p.me)
        if s.over != 0 or (left and s.turn == p.me and seat == p.me):
            return ply + 1
        move = next_move(p, s, t, thinker, node, seat)
    return PLIES


def play_lines(plan: int) -> int:
    """Play a line after each of the moves in some of the worlds."""
    p = carray(at(plan), 1, PLAN)[0]
    s, t = carray(at(p.world), 1, HEADER)[0], carray(at(p.trial), 1, HEADER)[0]
    thinker, tried = carray(at(p.mind), 1, HEADER)[0], carray(at(p.tried), p.tried_count, np.int32)
    plies = carray(at(p.plies), p.worlds * p.tried_count, np.int32)
    for n in range(p.first, p.upto):
        begin(p, s, thinker)
        copy_bytes(p.starts + n * p.size, p.world, p.head)
        for k in range(p.tried_count):
            line = n * p.tried_count + k
            copy_bytes(p.world, p.starts + n * p.size, p.head)
            plies[line] = play_line(p, s, t, thinker, line, tried[k])
            copy_bytes(p.finals + line * p.size, p.world, p.head)
            if plies[line] == 0:
                return 0
    return 1
