"""What the 32 threads of a warp find out together."""

from __future__ import annotations

from typing import Any

from purrlor.engine.gpu.kinds import IDLE

WARP, ALL = 32, 0xFFFFFFFF
NOBODY = -1
KINDS = 256  # there are fewer kinds of waiting than this


def favourites(cuda: Any) -> Any:
    """Return how a warp agrees on the kind that most games wait for; every thread brings `number * KINDS + kind`."""
    import numba

    i4 = numba.int32

    def favourite(best: int) -> Any:
        for k in range(5):
            best = max(best, cuda.shfl_xor_sync(ALL, i4(best), 16 >> k))
        return best % KINDS if best >= KINDS else i4(IDLE)

    return cuda.jit(device=True)(favourite)


def sums_upto(cuda: Any) -> Any:
    """Return how every thread learns the sum of its number and those of the threads before it."""
    import numba

    i4 = numba.int32

    def upto(has: int, lane: int) -> Any:
        for k in range(5):
            more = cuda.shfl_up_sync(ALL, i4(has), 1 << k)
            has += more if lane >= 1 << k else 0
        return has

    return cuda.jit(device=True)(upto)
