"""How warps share games that lie near them: a board in their common memory, and a lock.

The board has, for every kind of waiting, a bit for every game. A warp takes up to 32 games of one kind while it holds
the lock; whoever puts a game back does without.
"""

from __future__ import annotations

from typing import Any

from purrlor.engine.gpu.kinds import FRESH, IDLE
from purrlor.engine.gpu.memory import Crowd
from purrlor.engine.gpu.warp import ALL, KINDS, NOBODY, WARP, favourites, sums_upto

LOCK, LEFT = 0, 1  # what the door says: whether a warp is inside, and how many games are under way


def board(cuda: Any, crowd: Crowd, kinds: int) -> Any:
    """Return how a block starts, how a warp takes games, and how a thread puts one back."""
    import numba

    i4, u4, games, threads, words = numba.int32, numba.uint32, crowd.games, crowd.threads, crowd.games // WARP
    size = kinds * words

    def open_up(lines: Any, me: int) -> Any:
        many = cuda.shared.array(kinds, i4)  # how many games wait, by what they wait for
        bits = cuda.shared.array(size, u4)  # and which
        order = cuda.shared.array(threads, i4)  # which game each thread has taken
        door = cuda.shared.array(2, i4)
        for kind in range(me, kinds, threads):
            many[kind] = games if kind == FRESH else 0
        for at in range(me, size, threads):
            bits[at] = ALL if at // words == FRESH else 0
        if me == 0:
            door[LOCK], door[LEFT] = 0, games
        cuda.syncthreads()
        return many, bits, order, door

    def put_back(shared: Any, at: int, new: int) -> None:
        many, bits, _, door = shared
        cuda.threadfence_block()  # whoever takes the game next finds it as it is now
        if new != IDLE:
            cuda.atomic.or_(bits, new * words + at // WARP, u4(1 << at % WARP))
            cuda.atomic.add(many, new, 1)
        else:
            cuda.atomic.add(door, LEFT, -1)

    return cuda.jit(device=True)(open_up), takers(cuda, crowd, kinds), cuda.jit(device=True)(put_back)


def takers(cuda: Any, crowd: Crowd, kinds: int) -> Any:
    """Return how a warp takes games: what they wait for, how many they are, and which of them is this thread's."""
    import numba

    i4 = numba.int32
    favourite, pick = favourites(cuda), pickers(cuda, crowd)

    def lock(door: Any, lane: int) -> None:
        if lane == 0:
            while cuda.atomic.cas(door, LOCK, 0, 1) != 0:
                cuda.nanosleep(50)
        cuda.syncwarp(ALL)
        cuda.threadfence_block()

    def unlock(door: Any, lane: int) -> Any:
        left = cuda.shfl_sync(ALL, i4(door[LEFT]), 0)
        cuda.threadfence_block()
        cuda.syncwarp(ALL)
        if lane == 0:
            cuda.atomic.exch(door, LOCK, 0)
        return left

    def crowded(many: Any, lane: int) -> Any:
        best = i4(0)
        for kind in range(lane, kinds, WARP):
            best = max(best, i4(many[kind] * KINDS + kind))
        return best

    def take(shared: Any, me: int, lane: int) -> Any:
        many, bits, order, door = shared
        while True:
            enter(door, lane)
            kind = favourite(most(many, lane))
            got = pick(bits, order, kind, me, lane) if kind != IDLE else i4(0)
            if lane == 0:
                cuda.atomic.add(many, kind, -got)
            if leave(door, lane) == 0 or got > 0:
                return kind, got, order[me] if lane < got else i4(NOBODY)
            cuda.nanosleep(200)  # all games that are under way are in other hands

    enter, leave, most = (cuda.jit(device=True)(text) for text in (lock, unlock, crowded))
    return cuda.jit(device=True)(take)


def pickers(cuda: Any, crowd: Crowd) -> Any:
    """Pick up to 32 games of a kind in a warp: every thread looks at 32 bits, and they number what they find."""
    import numba

    i4, u4, words, upto = numba.int32, numba.uint32, crowd.games // WARP, sums_upto(cuda)

    def pick(bits: Any, order: Any, kind: int, me: int, lane: int) -> Any:
        got = i4(0)
        for first in range(0, words, WARP):
            at = kind * words + first + lane
            word, taken = u4(bits[at] if first + lane < words else 0), u4(0)
            end = got + upto(i4(cuda.popc(word)), lane)
            place = end - i4(cuda.popc(word))
            while word != 0 and place < WARP:
                bit = i4(cuda.ffs(word)) - 1
                order[me - lane + place] = (first + lane) * WARP + bit
                taken, word, place = u4(taken | 1 << bit), u4(word & word - 1), place + 1
            if taken != 0:
                cuda.atomic.and_(bits, at, u4(ALL ^ taken))  # games come back while we look
            got = min(cuda.shfl_sync(ALL, i4(end), WARP - 1), i4(WARP))
        cuda.syncwarp(ALL)
        return got

    return cuda.jit(device=True)(pick)
