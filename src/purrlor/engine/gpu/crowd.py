"""Many games in one block of GPU threads, sorted while they are played.

A warp, 32 threads, is fast only while all of them run the same lines. So a block has more games than threads, and knows
of each what it waits for: its set-up, the answer to a question, a step of the rules. A warp takes up to 32 games that
wait for the same and puts them back (`board.py`, `rings.py`). For the same numbers it plays the same games as the
compiled loop on the CPU (`playout.py`), byte for byte.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.engine.chance import bits, stir
from purrlor.engine.gpu.board import board
from purrlor.engine.gpu.kinds import FRESH, IDLE, Kinds
from purrlor.engine.gpu.rings import rings
from purrlor.engine.gpu.warp import ALL, NOBODY, WARP
from purrlor.engine.playout import choose_seat, number_game
from purrlor.engine.rule import Rule
from purrlor.engine.state import MOST_SEATS

if TYPE_CHECKING:
    from purrlor.engine.game import Game

TOGETHER = 4  # near games go on at once while no more than a quarter of a warp's would go elsewhere
NEAR = 227 << 10  # bytes that the threads of a block can share on a Hopper chip
SPARE = 6 << 10  # of them for everything but games
ENOUGH = 256  # games of a block to find 32 alike among
LINE = 128  # bytes that the chip's memory gives at once
# What a kernel adds up: games, decisions, troubles, then by seat wins and points, then reasons; and the longest game.
WINS, SCORES, REASONS, LONGEST = 3, 3 + MOST_SEATS, 3 + 2 * MOST_SEATS, 3 + 2 * MOST_SEATS + 16
SUMS = LONGEST + 1


@dataclass(frozen=True)
class Crowd:
    """How a game's tables lie in a block: `near` in the memory that its threads share, or out in the chip's."""

    place: np.dtype[Any]
    games: int
    threads: int
    near: bool

    @property
    def registers(self) -> int:
        """Give how many registers a thread may have."""
        return 96 if self.near else 128

    @property
    def bytes(self) -> int:
        """Give the size of the block's tables."""
        return self.games * self.place.itemsize


def crowd_of(game: Game, near: int = NEAR) -> Crowd:
    """Give small states a place near the threads, if it holds enough of them; else they stay outside."""
    quiet = quiet_state(game)
    place = place_of(quiet)
    room = (near - SPARE) // place.itemsize // WARP * WARP
    return Crowd(place, room, 320, True) if room >= ENOUGH else Crowd(place_of(quiet, LINE), 4096, 512, False)


def quiet_state(game: Game) -> np.dtype[Any]:
    """Give the type of a state without its log: nothing is told here."""
    whole, size = game.parts.state.dtype, game.parts.state.head
    fields = {name: whole.fields[name] for name in whole.names if whole.fields[name][1] < size}  # type: ignore[index, union-attr]
    return _laid_out({name: (kind, at) for name, (kind, at, *_) in fields.items()}, _up(size, 8))


def place_of(state: np.dtype[Any], step: int = 8) -> np.dtype[Any]:
    """Give the type of a table: the players' chance, decisions so far, the number of the game, its state.

    In the memory of a block an odd number of words spreads tables over all banks.
    """
    mind, number = np.dtype([("rng", "u4", (4,))]), np.dtype("i4")
    fields = {"mind": (mind, 0), "decisions": (number, 16), "number": (number, 20), "state": (state, 24)}
    whole = _up(state.itemsize + 24, step)
    is_odd = step < LINE and all(kind.base.itemsize < 8 for kind, *_ in (state.fields or {}).values())
    return _laid_out(fields, whole + 4 if is_odd else whole)


def _laid_out(fields: dict[str, tuple[np.dtype[Any], int]], size: int) -> np.dtype[Any]:
    kinds, offsets = zip(*fields.values(), strict=True)
    return np.dtype({"names": list(fields), "formats": list(kinds), "offsets": list(offsets), "itemsize": size})


def _up(size: int, step: int) -> int:
    return -(-size // step) * step


def kinds_of(game: Game, crowd: Crowd) -> Kinds:
    """Give what games of a crowd can wait for; outside there is room for many, so they can be told apart finely."""
    return Kinds(game.parts.flow, not crowd.near, game.parts.rare)


def kernel_text(game: Game, crowd: Crowd, cuda: Any, *, count_moves: bool) -> Any:
    """Give the kernel as a Python function over the game's rules; `cuda` is Numba's, or a test's own."""
    import numba

    i4, f8, place = numba.int32, numba.float64, numba.from_dtype(crowd.place)
    games, near, most, kinds = crowd.games, crowd.near, game.parts.most + 2, kinds_of(game, crowd)
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
        desk = open_up(lines, me)
        while True:
            kind, got, at = take(desk, me, lane)
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
                    put_back(desk, at, new)
                    at = i4(NOBODY)
                cuda.syncwarp(ALL)
                kind, got = (lead, same) if goes_on else (IDLE, 0)
        hand_in(sums, mine)

    return play


def dealers(game: Game, cuda: Any, kind_of: Any) -> Any:
    """Give how the next game begins at a table, once the last one is added up; it says what the game waits for."""
    setup = game.parts.setup

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
        stir(place.state)
        setup(place.state)
        return int(kind_of(place.state))

    return cuda.jit(device=True)(begin)


def players(game: Game, cuda: Any, kinds: Kinds, kind_of: Any, count_moves: bool) -> Any:
    """Give how a game goes on, by one answer or one step; it says what the game waits for then."""
    flow, first_step, longest = game.parts.flow, kinds.first_step, game.parts.longest
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
    """Give how a thread adds what it has seen to everybody's sums."""

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
    winners = 0
    for seat in range(s.seats):
        winners += 1 if s.place[seat] == 1 else 0
    for seat in range(s.seats):
        sums[SCORES + seat] += s.score[seat]
        if s.place[seat] == 1:
            sums[WINS + seat] += 1.0 / winners
    sums[REASONS + s.over] += 1
