"""The same rules on a GPU: whole games from the shuffle to the score, and the sum of what came out.

A kernel (`crowd.py`) is made per game by closing over its rules, and compiled when first used.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.batch.playout import Tally
from purrlor.engine.compile.numba_internals import CompilerUnsupported
from purrlor.engine.gpu.crowd import LONGEST, REASONS, SCORES, SUMS, WINS, kernel_text, kinds_of
from purrlor.engine.gpu.memory import Crowd, crowd_of, quiet_state
from purrlor.engine.gpu.numba_cuda import (
    HOPPER,
    allow_shared,
    games_near,
    load_cuda,
    pretended_gpu,
    without_remarks,
)
from purrlor.engine.match.game_base import GameBase
from purrlor.errors import PurrlorError


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
    game: GameBase, blank: NDArray[Any], first: int, count: int, *, count_moves: bool = False, finals: bool = False
) -> GpuGames:
    """Play `count` random games from number `first` on, on the GPU; no events are told there, whatever `blank` says."""
    cuda, quiet = require_gpu(), quiet_state(game)
    chip = cuda.get_current_device()
    crowd = crowd_of(game, chip.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    kernel, blocks = kernel_of(game, crowd, count_moves), blocks_for(crowd, chip.MULTIPROCESSOR_COUNT, count)
    sums, queue = cuda.to_device(np.zeros(SUMS, np.float64)), cuda.to_device(np.zeros(1, np.int32))
    moves = cuda.to_device(np.zeros(game.definition.verbs.size if count_moves else 1, np.uint64))
    states = cuda.to_device(np.zeros(count if finals else 1, quiet))
    tables = 1 if crowd.near else blocks * crowd.games
    room = cuda.device_array(tables, crowd.place)
    lines = cuda.device_array(tables * kinds_of(game, crowd).count, np.int32)
    given = (cuda.to_device(hushed(blank, quiet)), first, count, queue, sums, moves, states, lines, room)
    launch(kernel, blocks, crowd, given)
    cuda.synchronize()
    return GpuGames(tally_of(sums.copy_to_host()), moves.copy_to_host(), with_log(game, states.copy_to_host()))


def blocks_for(crowd: Crowd, processors: int, count: int) -> int:
    """Return as many blocks as the chip has room for, or as the games need."""
    return min(-(-count // crowd.games), processors)


def launch(kernel: Any, blocks: int, crowd: Crowd, given: tuple[Any, ...]) -> None:
    """Start a kernel; games that lie near the threads need more shared memory than a block gets unasked."""
    size = crowd.bytes if crowd.near else 0
    with games_near(crowd.near), without_remarks():
        made = kernel.specialize(*given)
        if size:
            allow_shared(next(iter(made.overloads.values())), size)
        made[blocks, crowd.threads, 0, size](*given)


def hushed(states: NDArray[Any], quiet: np.dtype[Any]) -> NDArray[Any]:
    """Return states without their logs, told to keep quiet."""
    made = np.zeros(len(states), quiet)
    for name in quiet.names or ():
        made[name] = states[name]
    made["quiet"] = 1
    return made


def with_log(game: GameBase, states: NDArray[Any]) -> NDArray[Any]:
    """Return quiet states as whole ones, with empty logs."""
    made = np.zeros(len(states), game.definition.state.dtype)
    for name in states.dtype.names or ():
        made[name] = states[name]
    return made


def require_gpu() -> Any:
    """Return Numba's CUDA target, or say in a sentence that there is no GPU."""
    try:
        cuda = load_cuda()
        if cuda.is_available():
            return cuda
    except CompilerUnsupported as error:
        raise NoGpu("error-gpu-broken", error=error) from error
    raise NoGpu("error-no-gpu")


@cache
def kernel_of(game: GameBase, crowd: Crowd, count_moves: bool) -> Any:
    """Return the kernel of a game; it is compiled when it is first launched."""
    cuda = load_cuda()
    text = kernel_text(game, crowd, cuda, count_moves=count_moves)
    return cuda.jit(text, max_registers=crowd.registers)


def ptx_of(game: GameBase) -> str:
    """Compile the kernel of a game without a GPU, for the tests: the text of its machine code."""
    import numba
    from numba import types

    cuda, crowd = load_cuda(), crowd_of(game)
    record, place, i4, i8 = numba.from_dtype(quiet_state(game)), numba.from_dtype(crowd.place), types.int32, types.int64
    sums, moves = types.float64[::1], types.uint64[::1]
    arguments = (record[::1], i8, i8, i4[::1], sums, moves, record[::1], i4[::1], place[::1])
    with pretended_gpu(), games_near(crowd.near), without_remarks():
        text, _ = cuda.compile_ptx(kernel_text(game, crowd, cuda, count_moves=True), arguments, cc=HOPPER)
    return str(text)


def tally_of(sums: NDArray[np.float64]) -> Tally:
    """Return what a kernel has added up as a tally."""
    made = Tally()
    made.games[:2] = sums[:2]
    made.games[2] = sums[LONGEST]
    made.games[3] = 1 if sums[2] else 0
    made.wins[:] = sums[WINS:SCORES]
    made.scores[:] = sums[SCORES:REASONS]
    made.reasons[:] = sums[REASONS:LONGEST]
    return made
