"""Many games in one block of GPU threads, sorted while they are played.

A warp, 32 threads, is fast only while all of them run the same lines. So a block has more games than threads, and knows
of each what it waits for: its set-up, the answer to a question, a step of the rules. A warp takes up to 32 games that
wait for the same and puts them back (`board.py`, `rings.py`). For the same numbers it plays the same games as the
compiled loop on the CPU (`playout.py`), byte for byte.
"""

from __future__ import annotations

from typing import Any

from purrlor.engine.author.chance import bits, warm_up
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.playout import choose_seat, number_game
from purrlor.engine.compile.rule import Rule
from purrlor.engine.gpu.board import board
from purrlor.engine.gpu.kinds import FRESH, IDLE, Kinds
from purrlor.engine.gpu.memory import Crowd
from purrlor.engine.gpu.rings import rings
from purrlor.engine.gpu.warp import ALL, NOBODY, WARP
from purrlor.engine.match.game_base import GameBase

TOGETHER = 4  # near games go on at once while no more than a quarter of a warp's would go elsewhere
# What a kernel adds up: games, decisions, troubles, then by seat wins and points, then reasons; and the longest game.
WINS, SCORES, REASONS, LONGEST = 3, 3 + MAX_SEATS, 3 + 2 * MAX_SEATS, 3 + 2 * MAX_SEATS + 16
SUMS = LONGEST + 1


def kinds_of(game: GameBase, crowd: Crowd) -> Kinds:
    """Return what games of a crowd can wait for; outside there is room for many, so they can be told apart finely."""
    return Kinds(game.definition.flow, not crowd.near, game.definition.rare)


def kernel_text(game: GameBase, crowd: Crowd, cuda: Any, *, count_moves: bool) -> Any:
    """Return the kernel as a Python function over the game's rules; `cuda` is Numba's, or a test's own."""
    import numba

    i4, f8, place = numba.int32, numba.float64, numba.from_dtype(crowd.place)
    games, near, most, kinds = crowd.games, crowd.near, game.definition.most + 2, kinds_of(game, crowd)
    open_up, take, put_back = (board if near else rings)(cuda, crowd, kinds.count)
    kind_of = kinds.rule()
    begin, hand_in = dealers(game, cuda, kind_of), adders(cuda)
    advance = players(game, cuda, kinds, kind_of, count_moves)

    def play(  # noqa: PLR0913
        blank: Any, first: int, count: int, queue: Any, sums: Any, moves: Any, finals: Any, lines: Any, room: Any
    ) -> None:
        out, mine = cuda.local.array(most, i4), cuda.local.array(SUMS, f8)
        me, lane, base = cuda.threadIdx.x, cuda.threadIdx.x % WARP, cuda.blockIdx.x * games
        places = cuda.shared.array(0, place) if near else room[base : base + games]
        mine[:] = 0.0
        for table in range(me, games, cuda.blockDim.x):
            places[table].decisions = -1
        shared = open_up(lines, me)
        while True:
            kind, got, at = take(shared, me, lane)
            if kind == IDLE:
                break
            while got > 0:
                new = IDLE
                if at >= 0 and kind == FRESH:
                    new = begin(places[at], blank, first, count, queue, mine, finals)
                elif at >= 0:
                    new = advance(places[at], kind, out, moves)
                cuda.syncwarp(ALL)
                lead = cuda.shfl_sync(ALL, i4(new), 0)
                same = cuda.popc(cuda.ballot_sync(ALL, at >= 0 and new == lead))
                goes_on = near and lead != IDLE and same * TOGETHER >= got * (TOGETHER - 1)
                if at >= 0 and not (goes_on and new == lead):
                    put_back(shared, at, new)
                    at = i4(NOBODY)
                cuda.syncwarp(ALL)
                kind, got = (lead, same) if goes_on else (IDLE, 0)
        hand_in(sums, mine)

    return play


def dealers(game: GameBase, cuda: Any, kind_of: Any) -> Any:
    """Return how the next game begins at a table, once the last one is added up; it says what the game waits for."""
    setup = game.definition.setup

    def begin(place: Any, blank: Any, first: int, count: int, queue: Any, mine: Any, finals: Any) -> int:
        if place.decisions >= 0:
            add_up(place.state, place.decisions, mine)
            if place.number < finals.size:
                finals[place.number] = place.state
        place.decisions = 0
        place.number = cuda.atomic.add(queue, 0, 1)
        if place.number >= count:
            return IDLE
        place.state = blank[0]
        number_game(place.state, place.mind, first + place.number)
        warm_up(place.state)
        setup(place.state)
        return int(kind_of(place.state))

    return cuda.jit(device=True)(begin)


def players(game: GameBase, cuda: Any, kinds: Kinds, kind_of: Any, count_moves: bool) -> Any:
    """Return how a game goes on, by one answer or one step; it says what the game waits for then."""
    flow, first_step, longest = game.definition.flow, kinds.first_step, game.definition.longest
    legal, answer, step = flow.legal_rule(), flow.answer_rule(), flow.step_rule()

    def advance(place: Any, kind: int, out: Any, moves: Any) -> int:
        s, mind = place.state, place.mind
        if kind >= first_step:
            step(s)
        else:
            seat = choose_seat(mind, s.waiting)
            n = legal(s, seat, out)
            move = out[1 + ((bits(mind) * n) >> 32)]
            answer(s, seat, move)
            place.decisions += 1
            if count_moves:
                cuda.atomic.add(moves, move, 1)
        return int(kind_of(s)) if place.decisions <= longest else FRESH

    return cuda.jit(device=True)(advance)


def adders(cuda: Any) -> Any:
    """Return how a thread adds what it has seen to everybody's sums."""

    def hand_in(sums: Any, mine: Any) -> None:
        for i in range(LONGEST):
            cuda.atomic.add(sums, i, mine[i])
        cuda.atomic.max(sums, LONGEST, mine[LONGEST])

    return cuda.jit(device=True)(hand_in)


@Rule
def add_up(s: Any, decisions: int, sums: Any) -> None:
    """Add one finished game to a thread's sums."""
    sums[0] += 1
    sums[1] += decisions
    sums[LONGEST] = max(sums[LONGEST], decisions)
    if s.over == 0:
        sums[2] += 1
        return
    for seat in range(s.seats):
        sums[SCORES + seat] += s.score[seat]
        sums[WINS + seat] += win_share(s.place, s.seats, seat)
    sums[REASONS + s.over] += 1
