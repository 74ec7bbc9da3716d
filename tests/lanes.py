"""A GPU of greenlets: enough of Numba's CUDA for a kernel to be played, line by line, without a chip.

The threads of a block take turns; who calls something that a whole warp or block does together waits for the others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
from greenlet import getcurrent, greenlet
from numba.np.numpy_support import as_dtype

WARP = 32


class Lane(greenlet):  # type: ignore[misc]
    """One thread of a block."""

    number: int
    arrays: int = 0  # how many shared arrays it has asked for


class Place:
    """A table as the rules see it; giving it a state copies that state, as on a chip."""

    state: Any
    mind: Any
    decisions: int
    number: int

    def __init__(self, state: Any) -> None:
        self.__dict__.update(state=state, mind=SimpleNamespace(rng=[0] * 4), decisions=0, number=0)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "state":
            for field in value.dtype.names:
                self.state[field] = value[field]
        else:
            self.__dict__[name] = value


class Lanes:
    """Stands where kernels expect `numba.cuda`, for one block."""

    def __init__(self, threads: int, places: list[Place]) -> None:
        self.threads, self.places = threads, places
        self.kept: list[Any] = []
        self.met: dict[tuple[str, int], list[Lane]] = {}
        self.ready: deque[tuple[Lane, Any]] = deque()
        self.local = SimpleNamespace(array=lambda n, kind: np.zeros(n, as_dtype(kind)))
        self.shared = SimpleNamespace(array=self._shared)
        self.atomic = SimpleNamespace(add=_add, max=_max, cas=_cas, exch=_exch, or_=_or, and_=_and)
        self.blockIdx, self.blockDim = SimpleNamespace(x=0), SimpleNamespace(x=threads)
        self.said: dict[Lane, Any] = {}

    def run(self, kernel: Callable[..., None], *given: Any) -> None:
        """Let all threads run until none is left."""
        self.hub = getcurrent()
        for number in range(self.threads):
            lane = Lane(kernel)
            lane.number = number
            self.ready.append((lane, given))
        while self.ready:
            lane, value = self.ready.popleft()
            lane.switch(*value) if value is given else lane.switch(value)

    # what a kernel calls

    @property
    def threadIdx(self) -> Any:
        return SimpleNamespace(x=_me().number)

    def jit(self, device: bool) -> Callable[[Any], Any]:
        return lambda text: text

    def _shared(self, n: int, kind: Any) -> Any:
        me = _me()
        me.arrays += 1
        if len(self.kept) < me.arrays:
            self.kept.append(np.zeros(n, as_dtype(kind)) if n else self.places)
        return self.kept[me.arrays - 1]

    def syncthreads(self) -> None:
        self._together("block", self.threads, None)

    def syncwarp(self, mask: int) -> None:
        self._together("warp", WARP, None)

    def shfl_sync(self, mask: int, value: Any, source: int) -> Any:
        return self._together("warp", WARP, value)[source]

    def shfl_xor_sync(self, mask: int, value: Any, bits: int) -> Any:
        return self._together("warp", WARP, value)[_me().number % WARP ^ bits]

    def shfl_up_sync(self, mask: int, value: Any, steps: int) -> Any:
        return self._together("warp", WARP, value)[max(_me().number % WARP - steps, 0)]

    def ballot_sync(self, mask: int, value: Any) -> int:
        return sum(1 << i for i, held in enumerate(self._together("warp", WARP, value)) if held)

    def popc(self, value: Any) -> int:
        return int(value).bit_count()

    def ffs(self, value: Any) -> int:
        return (int(value) & -int(value)).bit_length()

    def threadfence_block(self) -> None:
        """Nothing: these threads share one memory, and take turns."""

    def nanosleep(self, time: int) -> None:
        self.ready.append((_me(), None))
        self.hub.switch()

    def _together(self, what: str, size: int, value: Any) -> Sequence[Any]:
        """Wait until all have come; give what each has brought, in the order of their numbers."""
        me = _me()
        self.said[me] = value
        crowd = self.met.setdefault((what, me.number // size), [])
        crowd.append(me)
        if len(crowd) == size:
            del self.met[what, me.number // size]
            brought = [self.said[one] for one in sorted(crowd, key=lambda one: one.number)]
            self.ready.extend((one, brought) for one in crowd)
        told: Sequence[Any] = self.hub.switch()
        return told


def _me() -> Lane:
    me = getcurrent()
    assert isinstance(me, Lane)
    return me


def _add(array: Any, at: int, value: Any) -> Any:
    was = array[at]
    array[at] += value
    return was


def _or(array: Any, at: int, value: Any) -> None:
    array[at] |= value


def _and(array: Any, at: int, value: Any) -> None:
    array[at] &= value


def _max(array: Any, at: int, value: Any) -> None:
    array[at] = max(array[at], value)


def _cas(array: Any, at: int, expected: int, value: int) -> Any:
    was = array[at]
    if was == expected:
        array[at] = value
    return was


def _exch(array: Any, at: int, value: int) -> Any:
    was, array[at] = array[at], value
    return was
