"""The same rules on a GPU: a thread plays whole games, from the shuffle to the score, and adds up what came out.

A kernel is made per game by closing over its rules, and compiled when first used. For the same numbers it plays the
same games as the compiled loop on the CPU (`playout.py`), byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.chance import bits, stir
from purrlor.engine.playout import Tally, choose_seat, number_game
from purrlor.engine.rule import Rule, is_small, one_width
from purrlor.engine.state import MOST_SEATS, Header
from purrlor.engine.steps import emit
from purrlor.errors import PurrlorError

if TYPE_CHECKING:
    from purrlor.engine.game import Game

BLOCK = 128
HOPPER = (9, 0)
SMALL = 12  # lines of a rule that is worth inlining here; a GPU has less room for code than a processor
REGISTERS = 64  # more would leave too few games in flight
MOST_THREADS = 1 << 20
# What a kernel adds up: games, decisions, troubles, then by seat wins and points, then reasons; and the longest game.
WINS, SCORES, REASONS, LONGEST = 3, 3 + MOST_SEATS, 3 + 2 * MOST_SEATS, 3 + 2 * MOST_SEATS + 16
SUMS = LONGEST + 1


class NoGpu(PurrlorError):
    """There is no GPU that Numba can use."""

    code = "no-gpu"


@dataclass(frozen=True)
class GpuGames:
    """What a GPU played: the sums, how often each move was chosen (if asked), the final states (if asked)."""

    tally: Tally
    moves: NDArray[np.uint64]
    finals: NDArray[Any]


def play_on_gpu(
    game: Game, blank: NDArray[Any], first: int, count: int, *, count_moves: bool = False, finals: bool = False
) -> GpuGames:
    """Play `count` random games from number `first` on, on the GPU; no events are told there, whatever `blank` says."""
    cuda, blank = require_gpu(), blank.copy()
    blank["quiet"] = 1
    kernel = kernel_of(game, count_moves, finals)
    sums = cuda.to_device(np.zeros(SUMS, np.float64))
    moves = cuda.to_device(np.zeros(game.parts.verbs.size if count_moves else 1, np.uint64))
    states = cuda.to_device(np.zeros(count if finals else 1, game.parts.state.dtype))
    threads = min(count, MOST_THREADS)
    blocks = (threads + BLOCK - 1) // BLOCK
    kernel[blocks, BLOCK](cuda.to_device(blank), first, count, blocks * BLOCK, sums, moves, states)
    cuda.synchronize()
    return GpuGames(_tally(sums.copy_to_host()), moves.copy_to_host(), states.copy_to_host())


def require_gpu() -> Any:
    """Give Numba's CUDA target, or say in a sentence that there is no GPU."""
    try:
        cuda = load_cuda()
        if cuda.is_available():
            return cuda
    except ImportError as error:
        raise NoGpu(f"The GPU cannot be used: {error}.") from error
    raise NoGpu("There is no GPU here that Numba can use; leave --gpu out to play on the processor.")


@cache
def load_cuda() -> Any:
    """Import Numba's CUDA target and teach it that a rule is a device function."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010  (numba.cuda looks for the old name)
    from numba import cuda
    from numba.cuda import codegen, target

    _keep_apart(codegen.CUDACodeLibrary)
    _narrow_tables(target.CUDATargetContext)
    context: Any = target.CUDATypingContext
    resolve = context.resolve_value_type

    def with_rules(self: Any, value: Any) -> Any:
        if value is max or value is min:  # Numba's own take any number of arguments, which CUDA cannot
            value = larger if value is max else smaller
        if isinstance(value, np.ndarray):
            value = narrow(value)
        return resolve(self, device(value) if isinstance(value, Rule) else value)

    context.resolve_value_type = with_rules
    return cuda


_large: set[str] = set()  # how the names of large rules look in machine code


def _keep_apart(library: Any) -> None:
    """Let large rules stay functions of their own: a kernel with all of them inlined spends its time fetching code."""
    add = library.add_ir_module

    def with_large_rules(self: Any, module: Any) -> None:
        for function in module.functions:
            if function.blocks and any(name in function.name for name in _large):
                function.attributes.add("noinline")
        add(self, module)

    library.add_ir_module = with_large_rules


def _narrow_tables(context: Any) -> None:
    make = context.make_constant_array

    def with_narrow_tables(self: Any, builder: Any, kind: Any, table: Any) -> Any:
        return make(self, builder, kind, narrow(table))

    context.make_constant_array = with_narrow_tables


def narrow(table: NDArray[Any]) -> NDArray[Any]:
    """Give a table of whole numbers in the narrowest type that holds it: a GPU has 64 kB for all tables."""
    if table.dtype != np.int64:
        return table
    kinds = (np.dtype(width) for width in ("i1", "i2", "i4", "i8"))
    least, most = int(table.min(initial=0)), int(table.max(initial=0))
    return table.astype(next(kind for kind in kinds if np.iinfo(kind).min <= least and most <= np.iinfo(kind).max))


@Rule
def larger(a: Any, b: Any) -> Any:
    """Give the larger of two numbers."""
    return a if a > b else b


@Rule
def smaller(a: Any, b: Any) -> Any:
    """Give the smaller of two numbers."""
    return a if a < b else b


@cache
def device(rule: Any) -> Any:
    """Give a rule as a device function, with one signature as on the CPU; nothing is told on a GPU."""
    text = say_nothing.text if rule is emit else rule.text
    if not is_small(text, SMALL):
        _large.add(f"{len(text.__name__)}{text.__name__}B")
    return one_width(load_cuda().jit(device=True)(text))


@Rule
def say_nothing(s: Any, kind: int, a: int, b: int, c: int) -> None:
    """Stand in for `emit`."""


@cache
def kernel_of(game: Game, count_moves: bool, keep_finals: bool) -> Any:
    """Compile the kernel of a game."""
    return load_cuda().jit(kernel_text(game, count_moves, keep_finals), max_registers=REGISTERS)


def ptx_of(game: Game) -> str:
    """Compile the kernel of a game without a GPU, for the tests: the text of its machine code."""
    import numba
    from numba import types

    cuda = load_cuda()
    record = numba.from_dtype(game.parts.state.dtype)
    i8 = types.int64
    arguments = (record[::1], i8, i8, i8, types.float64[::1], types.uint64[::1], record[::1])
    with _pretended_gpu():
        text, _ = cuda.compile_ptx(kernel_text(game, True, True), arguments, cc=HOPPER)
    return str(text)


@contextmanager
def _pretended_gpu() -> Iterator[None]:
    """Let device functions be compiled for a chip that is not here."""
    from numba import cuda

    dispatcher: Any = cuda.dispatcher
    was = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    try:
        yield
    finally:
        dispatcher.get_current_device = was


def kernel_text(game: Game, count_moves: bool, keep_finals: bool) -> Any:
    """Give the kernel as a Python function over the game's rules."""
    import numba

    cuda = load_cuda()
    rules = game.parts
    state_type, mind_type = numba.from_dtype(rules.state.dtype), numba.from_dtype(Header.dtype)
    most, longest = rules.most + 2, rules.longest
    setup, run, legal = rules.setup, rules.flow.run_rule(), rules.flow.legal_rule()
    apply = rules.flow.apply_rule(run)

    def play(blank: Any, first: int, count: int, stride: int, sums: Any, moves: Any, finals: Any) -> None:
        work = cuda.local.array(1, state_type)
        minds = cuda.local.array(1, mind_type)
        out = cuda.local.array(most, numba.int32)
        mine = cuda.local.array(SUMS, numba.float64)
        for i in range(SUMS):
            mine[i] = 0.0
        game_at = cuda.grid(1)
        while game_at < count:
            work[0] = blank[0]
            s, mind = work[0], minds[0]
            number_game(s, mind, first + game_at)
            stir(s)
            setup(s)
            run(s)
            decisions = 0
            while s.over == 0 and s.fault == 0 and s.waiting != 0 and decisions <= longest:
                seat = choose_seat(mind, s.waiting)
                n = legal(s, seat, out)
                move = out[1 + ((bits(mind) * n) >> 32)]
                apply(s, seat, move)
                decisions += 1
                if count_moves:
                    cuda.atomic.add(moves, move, 1)
            add_up(s, decisions, mine)
            if keep_finals:
                finals[game_at] = s
            game_at += stride
        for i in range(LONGEST):
            cuda.atomic.add(sums, i, mine[i])
        cuda.atomic.max(sums, LONGEST, mine[LONGEST])

    return play


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


def _tally(sums: NDArray[np.float64]) -> Tally:
    made = Tally()
    made.games[:2] = sums[:2]
    made.games[2] = sums[LONGEST]
    made.games[3] = 1 if sums[2] else 0
    made.wins[:] = sums[WINS:SCORES]
    made.scores[:] = sums[SCORES:REASONS]
    made.reasons[:] = sums[REASONS:LONGEST]
    return made
