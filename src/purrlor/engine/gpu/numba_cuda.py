"""All that leans on the insides of Numba's CUDA target, and the shape of the code that rules become there.

Numba hands every function over as LLVM's intermediate code, before NVIDIA's compiler sees it; here it is made short,
and its addresses get the memory that they lie in. For that, and for rules as device functions, this leans on:

- `CUDACodeLibrary.add_ir_module`, which gets every module of intermediate code, with `llvmlite.ir` inside;
- `CUDATypingContext.resolve_value_type`, which is asked for the type of every global that a kernel meets;
- `CUDATargetContext.make_constant_array`, which writes tables into the code;
- `arrayobj.fix_integer_index`, which makes an index positive;
- `_codelibrary.get_cufunc()` of a compiled kernel, and the driver's `cuKernelSetAttribute`, for more shared memory;
- `dispatcher.get_current_device`, so that the tests can compile without a chip.

What is missing is said by name when the target is first loaded.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.steps import emit
from purrlor.engine.compile.numba_internals import Needs, one_width, require
from purrlor.engine.compile.rule import Rule, is_small

HOPPER = (9, 0)
NEEDS: Needs = {
    "numba.cuda": ("jit", "is_available", "to_device", "device_array"),
    "numba.cuda.codegen": ("CUDACodeLibrary.add_ir_module",),
    "numba.cuda.target": ("CUDATypingContext.resolve_value_type", "CUDATargetContext.make_constant_array"),
    "numba.cuda.cudadrv.driver": ("driver",),
    "llvmlite.ir": ("IRBuilder", "InlineAsm", "PointerType", "ArrayType", "Argument"),
}
SHARED, GLOBAL, LOCAL = 3, 1, 5  # how NVIDIA numbers the memories of a chip
NAMES = {SHARED: "shared", GLOBAL: "global", LOCAL: "local"}
OWN = ("arg.out.", "arg.sums.")  # what rules are given that lies in a thread's own memory
large: set[str] = set()  # rules that are not worth inlining, by how their names look in machine code
_games_in = [GLOBAL]


@contextmanager
def games_near(near: bool) -> Iterator[None]:
    """Compile for games that lie in the memory which a block shares, or in the chip's."""
    _games_in.append(SHARED if near else GLOBAL)
    try:
        yield
    finally:
        _games_in.pop()


def note_size(text: Any) -> None:
    """Note how long a rule is, before it is compiled."""
    name = "".join(f"{len(part)}{part}" for part in (*text.__module__.split("."), text.__name__)) + "B"
    if not is_small(text):
        large.add(name)


def shape_code(library: Any) -> None:
    """Have all code made short; large rules stay functions, for a kernel of everything would only fetch code."""
    add = library.add_ir_module

    def add_shaped(self: Any, module: Any) -> None:
        for function in [one for one in module.functions if one.blocks]:
            function.attributes.add("optsize")
            if any(name in function.name for name in large):
                function.attributes.add("noinline")
                tell_memories(function)
        add(self, module)

    library.add_ir_module = add_shaped


def tell_memories(function: Any) -> None:
    """Say in which memory the records and lists lie that a function is given, so that addresses are short."""
    from llvmlite import ir

    known = {arg: where for arg in function.args if (where := _memory_of(arg)) is not None}
    entry = function.entry_basic_block
    body, entry.instructions = entry.instructions, []
    builder = ir.IRBuilder(entry)
    told = {arg: _told(builder, arg, where) for arg, where in known.items()}
    for block in function.blocks:
        for line in body if block is entry else block.instructions:
            line.operands = [_instead(value, told) for value in line.operands]
            if hasattr(line, "incomings"):
                line.incomings = [(_instead(value, told), origin) for value, origin in line.incomings]
    entry.instructions = [*entry.instructions, *body]


def _memory_of(arg: Any) -> int | None:
    from llvmlite import ir

    if not isinstance(arg.type, ir.PointerType) or arg.name == ".ret":
        return None
    if isinstance(arg.type.pointee, ir.ArrayType):
        return _games_in[-1]
    return LOCAL if arg.name.startswith(OWN) and arg.type.pointee != ir.IntType(8) else None


def _told(builder: Any, arg: Any, where: int) -> Any:
    """Turn an address into one of that memory and back: what NVIDIA's compiler needs to know it by."""
    from llvmlite import ir

    number, byte = ir.IntType(64), ir.IntType(8)
    turn = ir.InlineAsm(ir.FunctionType(number, [number]), f"cvta.to.{NAMES[where]}.u64 $0, $1;", "=l,l")
    there = builder.inttoptr(builder.call(turn, [builder.ptrtoint(arg, number)]), byte.as_pointer(where))
    return builder.bitcast(builder.addrspacecast(there, byte.as_pointer()), arg.type)


def _instead(value: Any, told: dict[Any, Any]) -> Any:
    from llvmlite import ir

    return told.get(value, value) if isinstance(value, ir.Argument) else value


# -- Numba's CUDA target


@cache
def load_cuda() -> Any:
    """Import Numba's CUDA target and teach it that a rule is a device function."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010  (numba.cuda looks for the old name)
    require(NEEDS)
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
    """Return a table of whole numbers in the narrowest type that holds it: a GPU has 64 kB for all tables."""
    if table.dtype != np.int64:
        return table
    kinds = (np.dtype(width) for width in ("i1", "i2", "i4", "i8"))
    least, most = int(table.min(initial=0)), int(table.max(initial=0))
    return table.astype(next(kind for kind in kinds if np.iinfo(kind).min <= least and most <= np.iinfo(kind).max))


@Rule
def larger(a: Any, b: Any) -> Any:
    """Return the larger of two numbers."""
    return a if a > b else b


@Rule
def smaller(a: Any, b: Any) -> Any:
    """Return the smaller of two numbers."""
    return a if a < b else b


@cache
def device(rule: Any) -> Any:
    """Return a rule as a device function, with one signature as on the CPU; nothing is told on a GPU."""
    text = say_nothing.text if rule is emit else rule.text
    note_size(text)
    return one_width(load_cuda().jit(device=True)(text))


@Rule
def say_nothing(s: Any, kind: int, a: int, b: int, c: int) -> None:
    """Stand in for `emit`."""


# -- Kernels


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


@contextmanager
def pretended_gpu() -> Iterator[None]:
    """Let device functions be compiled for a chip that is not here."""
    from numba import cuda

    dispatcher: Any = cuda.dispatcher
    was = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    try:
        yield
    finally:
        dispatcher.get_current_device = was
