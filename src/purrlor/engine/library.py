"""C functions that Numba compiled once, kept as object code: the next process loads them with LLVM alone.

So a second start costs milliseconds and no import of Numba. No exception survives a C function: one that breaks inside
(an index out of bounds) gives 0.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from purrlor.engine.rule import HOW, teach_numba

WORDS: dict[str, Any] = {"int64": ctypes.c_int64, "float64": ctypes.c_double}
_engines: list[Any] = []  # machine code lives as long as its engine


@dataclass(frozen=True)
class Entry:
    """A C function: for Python as `call`, for compiled code by its address; `kept` if it was in the cache."""

    call: Any
    address: int
    kept: bool


def entries(
    place: Path,
    signatures: Mapping[str, str],
    texts: Callable[[], Mapping[str, Callable[..., Any]]],
    tell: Callable[[int], None] = lambda done: None,
    brief: bool = False,
) -> dict[str, Entry]:
    """Load C functions from a folder of the cache; those that are not there are compiled from `texts()` first.

    Other threads run while Python waits for a call; for `brief` functions, over in microseconds, handing the
    interpreter over and back would take longer than the call itself.
    """
    missing = [name for name in signatures if not (place / f"{name}.o").exists()]
    if missing:
        sources = texts()
        for done, name in enumerate(missing):
            tell(done)
            _keep(place / f"{name}.o", object_code(sources[name], signatures[name], name))
        tell(len(missing))
    return _loaded(place, signatures, missing, ctypes.PYFUNCTYPE if brief else ctypes.CFUNCTYPE)


def _keep(path: Path, code: bytes) -> None:
    """Write a file in one step: another process sees all of it or nothing."""
    half = path.with_suffix(f".{os.getpid()}")
    half.write_bytes(code)
    half.replace(path)


def _loaded(place: Path, signatures: Mapping[str, str], fresh: list[str], kind: Any) -> dict[str, Entry]:
    llvm, engine = _llvm(), _engine()
    for name in signatures:
        engine.add_object_file(llvm.ObjectFileRef.from_path(str(place / f"{name}.o")))
    engine.finalize_object()
    _engines.append(engine)
    made = {}
    for name, signature in signatures.items():
        address = engine.get_function_address(symbol(name))
        made[name] = Entry(_prototype(signature, kind)(address), address, name not in fresh)
    return made


def symbol(name: str) -> str:
    """Give the name of a C function inside its object code."""
    return f"purrlor_{name}"


def _prototype(signature: str, kind: Any) -> Any:
    """Read a signature like `int64(int64, int64)` for ctypes."""
    gives, takes = signature.rstrip(")").split("(")
    return kind(WORDS[gives], *(WORDS[word.strip()] for word in takes.split(",")))


def _engine() -> Any:
    llvm = _llvm()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)


@cache
def _llvm() -> Any:
    llvm: Any = import_module("llvmlite.binding")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


# -- Compiling, with Numba


def object_code(text: Callable[..., Any], signature: str, name: str) -> bytes:
    """Compile a Python function to object code with one C function in it."""
    compiler, registry = import_module("numba.core.compiler"), import_module("numba.core.registry")
    teach_numba()
    typing, context = registry.cpu_target.typing_context, registry.cpu_target.target_context
    typing.refresh()
    context.refresh()
    takes, gives = import_module("numba.core.sigutils").normalize_signature(signature)
    with import_module("numba.core.compiler_lock").global_compiler_lock:
        made = compiler.compile_extra(typing, context, text, takes, gives, _flags(compiler.Flags()), {})
        _add_c_function(context, made, symbol(name))
        made.library.get_pointer_to_function(symbol(name))  # makes the machine code
        code = bytes(made.library._get_compiled_object())
    if b"NRT_Alloc" in code or b"NRT_MemInfo_alloc" in code:
        raise TypeError(f"The compiled function {name} takes memory by itself; give it room instead (`raw.take`).")
    return code


def _flags(flags: Any) -> Any:
    """Compile as rules are, and wait with the machine code for the C function."""
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.boundscheck = flags.nrt = True
    flags.error_model = HOW["error_model"]
    return flags


def _add_c_function(context: Any, made: Any, name: str) -> None:
    """Add the C function that calls the compiled one and gives 0 where that breaks."""
    ir: Any = import_module("llvmlite.ir")
    what, module = made.fndesc, context.create_module(name)
    inner = ir.Function(module, context.call_conv.get_function_type(what.restype, what.argtypes), what.llvm_func_name)
    takes = [context.get_value_type(kind) for kind in what.argtypes]
    outer = ir.Function(module, ir.FunctionType(context.get_value_type(what.restype), takes), name)
    builder = ir.IRBuilder(outer.append_basic_block())
    status, out = context.call_conv.call_function(builder, inner, what.restype, what.argtypes, outer.args)
    builder.ret(builder.select(status.is_ok, out, ir.Constant(out.type, 0)))
    _add_nothing_to_free(ir, module)
    made.library.add_ir_module(module)


def _add_nothing_to_free(ir: Any, module: Any) -> None:
    """Stand in for the one function of Numba's runtime that is named though never called: rules take no memory."""
    kind = ir.FunctionType(ir.VoidType(), [ir.IntType(8).as_pointer()])
    stand_in = ir.Function(module, kind, "NRT_MemInfo_call_dtor")
    stand_in.linkage = "weak"
    ir.IRBuilder(stand_in.append_basic_block()).ret_void()
