"""Memory by its address, for compiled code: the loops that serve every game see a state as bytes.

Each name stands for a Numba function that is made when something is compiled. A process that finds its machine code in
the cache never makes one, and never imports Numba.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any


class Raw:
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
        """Give the function as Numba knows it."""
        return self._make()


def _numba(name: str) -> Any:
    return import_module(f"numba.{name}")


def _carray() -> Any:
    library: Any = import_module("numba")
    return library.carray


def _at() -> Any:
    types, pointer = _numba("types"), _numba("core.cgutils").voidptr_t

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], pointer)

    def at(typing_context: Any, address: Any) -> Any:
        return types.voidptr(types.int64), generate

    return _numba("extending").intrinsic(at)


def _copy_bytes() -> Any:
    types, tools = _numba("types"), _numba("core.cgutils")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target, source = (builder.inttoptr(address, tools.voidptr_t) for address in arguments[:2])
        tools.raw_memcpy(builder, target, source, arguments[2], 1)
        return context.get_dummy_value()

    def copy_bytes(typing_context: Any, target: Any, source: Any, size: Any) -> Any:
        return types.void(types.int64, types.int64, types.int64), generate

    return _numba("extending").intrinsic(copy_bytes)


def _caller(count: int, gives: str) -> Callable[[], Any]:
    """Make what calls a C function of `count` whole numbers by its address."""

    def make() -> Any:
        types, ir = _numba("types"), import_module("llvmlite.ir")
        word, result = types.int64, getattr(types, gives)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = ir.FunctionType(context.get_value_type(result), [ir.IntType(64)] * count)
            return builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), arguments[1:])

        def call1(typing_context: Any, address: Any, a: Any) -> Any:
            return result(word, word), generate

        def call2(typing_context: Any, address: Any, a: Any, b: Any) -> Any:
            return result(word, word, word), generate

        def call3(typing_context: Any, address: Any, a: Any, b: Any, c: Any) -> Any:
            return result(word, word, word, word), generate

        return _numba("extending").intrinsic((call1, call2, call3)[count - 1])

    return make


def _of_c(name: str, gives: str, count: int) -> Callable[[], Any]:
    """Make what calls a function of the C library."""

    def make() -> Any:
        types = _numba("types")
        return types.ExternalFunction(name, getattr(types, gives)(*[types.int64] * count))

    return make


carray: Any = Raw(_carray)
at: Any = Raw(_at)
copy_bytes: Any = Raw(_copy_bytes, lambda target, source, size: ctypes.memmove(int(target), int(source), int(size)))
call1: Any = Raw(_caller(1, "int64"))
call2: Any = Raw(_caller(2, "int64"))
call3: Any = Raw(_caller(3, "int64"))
judge: Any = Raw(_caller(2, "float64"))
# Room for a loop's own use, all zero: `take(1, bytes)` gives its address, `give_back(address)` ends it.
take: Any = Raw(_of_c("calloc", "int64", 2))
give_back: Any = Raw(_of_c("free", "void", 1))
