"""The same rules on a GPU: whole games from the shuffle to the score, and the sum of what came out.

A kernel (`crowd.py`) is made per game by closing over its rules, and compiled when first used.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.gpu.code import games_near, note_size, shape_code
from purrlor.engine.gpu.crowd import (
    LONGEST,
    REASONS,
    SCORES,
    SUMS,
    WINS,
    Crowd,
    crowd_of,
    kernel_text,
    kinds_of,
    quiet_state,
)
from purrlor.engine.playout import Tally
from purrlor.engine.rule import Rule, one_width
from purrlor.engine.steps import emit
from purrlor.errors import PurrlorError

if TYPE_CHECKING:
    from purrlor.engine.game import Game

HOPPER = (9, 0)


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
    cuda, quiet = require_gpu(), quiet_state(game)
    chip = cuda.get_current_device()
    crowd = crowd_of(game, chip.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    kernel, blocks = kernel_of(game, crowd, count_moves), blocks_for(crowd, chip.MULTIPROCESSOR_COUNT, count)
    sums, queue = cuda.to_device(np.zeros(SUMS, np.float64)), cuda.to_device(np.zeros(1, np.int32))
    moves = cuda.to_device(np.zeros(game.parts.verbs.size if count_moves else 1, np.uint64))
    states = cuda.to_device(np.zeros(count if finals else 1, quiet))
    tables = 1 if crowd.near else blocks * crowd.games
    room = cuda.device_array(tables, crowd.place)
    lines = cuda.device_array(tables * kinds_of(game, crowd).count, np.int32)
    given = (cuda.to_device(hushed(blank, quiet)), first, count, queue, sums, moves, states, lines, room)
    launch(kernel, blocks, crowd, given)
    cuda.synchronize()
    return GpuGames(tally_of(sums.copy_to_host()), moves.copy_to_host(), with_log(game, states.copy_to_host()))


def blocks_for(crowd: Crowd, processors: int, count: int) -> int:
    """Give as many blocks as the chip has room for, or as the games need."""
    return min(-(-count // crowd.games), processors)


def launch(kernel: Any, blocks: int, crowd: Crowd, given: tuple[Any, ...]) -> None:
    """Start a kernel; games that lie near the threads need more shared memory than a block gets unasked."""
    size = crowd.bytes if crowd.near else 0
    with games_near(crowd.near), without_remarks():
        made = kernel.specialize(*given)
        if size:
            allow_shared(next(iter(made.overloads.values())), size)
        made[blocks, crowd.threads, 0, size](*given)


@contextmanager
def without_remarks() -> Iterator[None]:
    """Keep Numba's remarks from users: few games fill no chip, and a state is read as the head that it begins with."""
    from numba.core.errors import NumbaWarning

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaWarning)
        yield


def allow_shared(compiled: Any, size: int) -> None:
    """Ask the driver to let the blocks of a kernel share so many bytes."""
    from cuda.bindings.driver import CUfunction_attribute
    from numba.cuda.cudadrv.driver import driver

    function, what = compiled._codelibrary.get_cufunc(), CUfunction_attribute
    most = what.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(most, size, function.handle, function.device.id)


def hushed(states: NDArray[Any], quiet: np.dtype[Any]) -> NDArray[Any]:
    """Give states without their logs, told to keep quiet."""
    made = np.zeros(len(states), quiet)
    for name in quiet.names or ():
        made[name] = states[name]
    made["quiet"] = 1
    return made


def with_log(game: Game, states: NDArray[Any]) -> NDArray[Any]:
    """Give quiet states as whole ones, with empty logs."""
    made = np.zeros(len(states), game.parts.state.dtype)
    for name in states.dtype.names or ():
        made[name] = states[name]
    return made


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

    shape_code(codegen.CUDACodeLibrary)
    _count_from_the_front()
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


def _count_from_the_front() -> None:
    """Do without the question whether an index is negative, which rules never ask with: it is a fifth of the code."""
    from numba.core import types

    try:
        from numba.cuda.np import arrayobj
    except ImportError:  # Numba's own CUDA target uses the processor's
        from numba.np import arrayobj
    fix = arrayobj.fix_integer_index

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if "CUDA" not in type(context).__name__:
            return fix(context, builder, kind, index, size)
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    arrayobj.fix_integer_index = as_it_is


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
    note_size(text)
    return one_width(load_cuda().jit(device=True)(text))


@Rule
def say_nothing(s: Any, kind: int, a: int, b: int, c: int) -> None:
    """Stand in for `emit`."""


@cache
def kernel_of(game: Game, crowd: Crowd, count_moves: bool) -> Any:
    """Give the kernel of a game; it is compiled when it is first launched."""
    cuda = load_cuda()
    text = kernel_text(game, crowd, cuda, count_moves=count_moves)
    return cuda.jit(text, max_registers=crowd.registers)


def ptx_of(game: Game) -> str:
    """Compile the kernel of a game without a GPU, for the tests: the text of its machine code."""
    import numba
    from numba import types

    cuda, crowd = load_cuda(), crowd_of(game)
    record, place, i4, i8 = numba.from_dtype(quiet_state(game)), numba.from_dtype(crowd.place), types.int32, types.int64
    sums, moves = types.float64[::1], types.uint64[::1]
    arguments = (record[::1], i8, i8, i4[::1], sums, moves, record[::1], i4[::1], place[::1])
    with _pretended_gpu(), games_near(crowd.near), without_remarks():
        text, _ = cuda.compile_ptx(kernel_text(game, crowd, cuda, count_moves=True), arguments, cc=HOPPER)
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


def tally_of(sums: NDArray[np.float64]) -> Tally:
    """Give what a kernel has added up as a tally."""
    made = Tally()
    made.games[:2] = sums[:2]
    made.games[2] = sums[LONGEST]
    made.games[3] = 1 if sums[2] else 0
    made.wins[:] = sums[WINS:SCORES]
    made.scores[:] = sums[SCORES:REASONS]
    made.reasons[:] = sums[REASONS:LONGEST]
    return made
