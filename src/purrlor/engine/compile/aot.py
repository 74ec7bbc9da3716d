"""C functions that Numba compiled once, kept as object code: the next process loads them with LLVM alone.

So a second start costs milliseconds and no import of Numba. No exception survives a C function: one that breaks inside
(an index out of bounds) gives 0.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from purrlor.engine.compile import numba_internals
from purrlor.engine.compile.numba_internals import load_objects
from purrlor.engine.compile.rule import ERROR_MODEL, teach_numba

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
    engine = load_objects([place / f"{name}.o" for name in signatures])
    _engines.append(engine)
    made = {}
    for name, signature in signatures.items():
        address = engine.get_function_address(symbol(name))
        made[name] = Entry(_prototype(signature, kind)(address), address, name not in fresh)
    return made


def symbol(name: str) -> str:
    """Return the name of a C function inside its object code."""
    return f"purrlor_{name}"


def _prototype(signature: str, kind: Any) -> Any:
    """Read a signature like `int64(int64, int64)` for ctypes."""
    gives, takes = signature.rstrip(")").split("(")
    return kind(WORDS[gives], *(WORDS[word.strip()] for word in takes.split(",")))


def object_code(text: Callable[..., Any], signature: str, name: str) -> bytes:
    """Compile a Python function to object code with one C function in it."""
    teach_numba()
    code = numba_internals.object_code(text, signature, symbol(name), ERROR_MODEL)
    _refuse_taking(name, b"NRT_Alloc" in code or b"NRT_MemInfo_alloc" in code)
    return code


def intermediate_code(text: Callable[..., Any], signature: str, name: str) -> str:
    """Compile a Python function to LLVM's intermediate code, for another machine's code."""
    teach_numba()
    code = numba_internals.intermediate_code(text, signature, symbol(name), ERROR_MODEL)
    _refuse_taking(name, "@NRT_Alloc" in code or "@NRT_MemInfo_alloc" in code)
    return code


def _refuse_taking(name: str, takes: bool) -> None:
    if takes:
        raise TypeError(f"The compiled function {name} takes memory by itself; give it room instead (`take`).")
