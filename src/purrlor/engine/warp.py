"""What the 32 threads of a warp find out together."""

from __future__ import annotations

from typing import Any

from purrlor.engine.kinds import IDLE

WARP, ALL = 32, 0xFFFFFFFF
NOBODY = -1
KINDS = 256  # there are fewer kinds of waiting than this


def favourites(cuda: Any, kinds: int, *, rings: bool = False) -> Any:
    """Give how a warp finds the kind that most games wait for, from their number, or from tails and heads of rings."""
    import numba

    i4 = numba.int32

    def best_of(best: Any) -> Any:
        for k in range(5):
            best = max(best, cuda.shfl_xor_sync(ALL, i4(best), 16 >> k))
        return best % KINDS if best >= KINDS else i4(IDLE)

    def by_number(many: Any, lane: int) -> Any:
        best = i4(0)
        for kind in range(lane, kinds, WARP):
            best = max(best, i4(many[kind] * KINDS + kind))
        return all_in_all(best)

    def by_ring(tail: Any, head: Any, lane: int) -> Any:
        best = i4(0)
        for kind in range(lane, kinds, WARP):
            best = max(best, i4((tail[kind] - head[kind]) * KINDS + kind))
        return all_in_all(best)

    all_in_all = cuda.jit(device=True)(best_of)
    return cuda.jit(device=True)(by_ring if rings else by_number)


def sums_upto(cuda: Any) -> Any:
    """Give how every thread learns the sum of its number and those of the threads before it."""
    import numba

    i4 = numba.int32

    def upto(has: int, lane: int) -> Any:
        for k in range(5):
            more = cuda.shfl_up_sync(ALL, i4(has), 1 << k)
            has += more if lane >= 1 << k else 0
        return has

    return cuda.jit(device=True)(upto)
