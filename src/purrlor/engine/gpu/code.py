"""How rules become code that a GPU is fast with: short, and with addresses whose memory is known.

Numba hands every function over as LLVM's intermediate code, before NVIDIA's compiler sees it; here it gets its shape.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from purrlor.engine.rule import is_small

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
