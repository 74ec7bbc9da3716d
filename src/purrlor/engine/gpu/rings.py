"""How warps share games that lie outside, thousands a block: for every kind of waiting a ring in which games stand.

Nobody holds a lock. Who takes games moves the head of a ring on, and who puts one back its tail.
"""

from __future__ import annotations

from typing import Any

from purrlor.engine.gpu.kinds import FRESH, IDLE
from purrlor.engine.gpu.memory import Crowd
from purrlor.engine.gpu.warp import ALL, KINDS, NOBODY, WARP, favourites

LEFT, LAST = 0, 1  # what the door says: how many games are under way, and the kind that was chosen last


def rings(cuda: Any, crowd: Crowd, kinds: int) -> Any:
    """Return how a block starts, how a warp takes games, and how a thread puts one back."""
    import numba

    i4, games, threads = numba.int32, crowd.games, crowd.threads
    size = kinds * games

    def open_up(lines: Any, me: int) -> Any:
        head, tail = cuda.shared.array(kinds, i4), cuda.shared.array(kinds, i4)
        door = cuda.shared.array(2, i4)
        ring = lines[cuda.blockIdx.x * size : (cuda.blockIdx.x + 1) * size]
        for at in range(me, size, threads):
            ring[at] = at % games if at // games == FRESH else NOBODY
        for kind in range(me, kinds, threads):
            head[kind], tail[kind] = 0, games if kind == FRESH else 0
        if me == 0:
            door[LEFT], door[LAST] = games, FRESH
        cuda.syncthreads()
        return ring, head, tail, door

    def put_back(shared: Any, at: int, new: int) -> None:
        ring, _, tail, door = shared
        cuda.threadfence_block()  # whoever takes the game next finds it as it is now
        if new == IDLE:
            cuda.atomic.add(door, LEFT, -1)
            return
        place = new * games + cuda.atomic.add(tail, new, 1) % games
        while cuda.atomic.cas(ring, place, NOBODY, at) != NOBODY:
            cuda.nanosleep(20)  # who stood there a whole round ago has been called, and is about to go

    return cuda.jit(device=True)(open_up), takers(cuda, crowd, kinds), cuda.jit(device=True)(put_back)


def takers(cuda: Any, crowd: Crowd, kinds: int) -> Any:
    """Return how a warp takes games: what they wait for, how many they are, and which of them is this thread's."""
    import numba

    i4, games, choose = numba.int32, crowd.games, choosers(cuda, kinds)

    def claim(head: Any, tail: Any, kind: int) -> Any:
        first = i4(head[kind])
        got = min(i4(tail[kind]) - first, i4(WARP))
        if got <= 0 or cuda.atomic.cas(head, kind, first, first + got) != first:
            got = i4(0)  # another warp was faster
        return first, got

    def fetch(ring: Any, place: int) -> Any:
        game = cuda.atomic.exch(ring, place, NOBODY)
        while game == NOBODY:  # it has its place, but is not yet there
            game = cuda.atomic.exch(ring, place, NOBODY)
        return game

    def take(shared: Any, me: int, lane: int) -> Any:
        ring, head, tail, door = shared
        while True:
            kind = choose(head, tail, door, lane)
            first, got, game = i4(0), i4(0), i4(NOBODY)
            if lane == 0 and kind != IDLE:
                first, got = call(head, tail, kind)
            first, got = cuda.shfl_sync(ALL, first, 0), cuda.shfl_sync(ALL, got, 0)
            if lane < got:
                game = meet(ring, kind * games + (first + lane) % games)
            cuda.threadfence_block()
            if got > 0 or cuda.shfl_sync(ALL, i4(door[LEFT]), 0) == 0:
                return kind if got > 0 else i4(IDLE), got, game
            cuda.nanosleep(100)  # all games that are under way are in other hands

    call, meet = cuda.jit(device=True)(claim), cuda.jit(device=True)(fetch)
    return cuda.jit(device=True)(take)


def choosers(cuda: Any, kinds: int) -> Any:
    """Choose for a warp: the kind chosen last while it lasts, for a chip has little room for code; else most."""
    import numba

    i4, favourite = numba.int32, favourites(cuda)

    def choose(head: Any, tail: Any, door: Any, lane: int) -> Any:
        last = cuda.shfl_sync(ALL, i4(door[LAST]), 0)
        if cuda.shfl_sync(ALL, i4(tail[last] - head[last]), 0) >= WARP:
            return last
        best = i4(0)
        for kind in range(lane, kinds, WARP):
            best = max(best, i4((tail[kind] - head[kind]) * KINDS + kind))
        best = favourite(best)
        if lane == 0:
            door[LAST] = best
        return best

    return cuda.jit(device=True)(choose)
