"""Memory by its address, for compiled code: the loops that serve every game see a state as bytes.

Each name stands for a Numba function that is made when something is compiled. A process that finds its machine code in
the cache never makes one, and never imports Numba.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.compile.numba_internals import address_to_pointer, caller, memory_copy, nothing, of_c


class Intrinsic:
    """A function of compiled code; most have no plain twin."""

    def __init__(self, make: Callable[[], Any], plain: Callable[..., Any] | None = None) -> None:
        """Take the function that makes it."""
        self._make, self._plain = make, plain

    def __call__(self, *args: Any) -> Any:
        """Do the same plainly, if that is possible."""
        if self._plain is None:
            raise TypeError("This function is for compiled code.")
        return self._plain(*args)

    @cached_property
    def made(self) -> Any:
        """Return the function as Numba knows it."""
        return self._make()


def _carray() -> Any:
    library: Any = import_module("numba")
    return library.carray


def _memory(place: int, shape: int | tuple[int, ...], kind: np.dtype[Any]) -> NDArray[Any]:
    """Return the array that lies at an address; of records one whose fields are attributes."""
    sizes = shape if isinstance(shape, tuple) else (shape,)
    raw: Any = (ctypes.c_uint8 * (math.prod(map(int, sizes)) * kind.itemsize)).from_address(int(place))
    made: NDArray[Any] = np.ndarray(sizes, kind, raw)
    return made.view(np.recarray) if kind.names else made


carray: Any = Intrinsic(_carray, _memory)
at: Any = Intrinsic(address_to_pointer, int)
copy_bytes: Any = Intrinsic(
    memory_copy, lambda target, source, size: ctypes.memmove(int(target), int(source), int(size))
)
call1: Any = Intrinsic(caller(1, "int64"))
call2: Any = Intrinsic(caller(2, "int64"))
call3: Any = Intrinsic(caller(3, "int64"))
call4: Any = Intrinsic(caller(4, "int64"))
judge: Any = Intrinsic(caller(2, "float64"))
# Room for a loop's own use, all zero: `take(1, bytes)` gives its address, `give_back(address)` ends it.
take: Any = Intrinsic(of_c("calloc", "int64", 2))
give_back: Any = Intrinsic(of_c("free", "void", 1))


def only_plain(check: Callable[[Any, Any], None]) -> Any:
    """Return a check of two arguments for plain runs; compiled code goes past it and has no trace of it."""
    return Intrinsic(nothing, check)


def address_record(
    kind: np.dtype[Any], arrays: Mapping[str, NDArray[Any]], facts: Mapping[str, int]
) -> tuple[NDArray[Any], int]:
    """Write a record of where arrays lie and of plain facts; give it and its own address. Keep the arrays alive."""
    made = np.zeros(1, kind)
    for name, array in arrays.items():
        made[name] = array.ctypes.data
    for name, fact in facts.items():
        made[name] = fact
    return made, int(made.ctypes.data)
