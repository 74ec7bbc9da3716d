"""From intermediate code to one WebAssembly module, with LLVM's own code generator and its linker.

The text was optimized for pointers of 64 bits. In a module they have 32, and that is right as long as no struct with
pointers is left in memory, where its size or the places of its fields were counted for 64: such a module is refused.
Addresses stay whole numbers of 64 bits in our records, and a function's address is its place in the module's table.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from purrlor.errors import PurrlorError

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"  # in every browser since 2021
STACK = 1 << 18
HEAD = re.compile(r"^(target (triple|datalayout) = .*|source_filename = .*)$", re.MULTILINE)
HOST_ONLY = re.compile(r'"(target-cpu|target-features|probe-stack)"="[^"]*"')
X86_COUNTER = re.compile(r"^declare .*@llvm\.x86\.atomic\.sub\.cc\.i64.*$", re.MULTILINE)
NO_COUNTER = "define internal i8 @purrlor_no_counter(ptr %a, i64 %b, i32 %c) {\n  ret i8 0\n}"
# What Python would raise where compiled code breaks: only its address is used, to say that something broke.
PICKLED = re.compile(r"^(@\.const\.pickle(?:buf|data)\.\S+ = ).*$", re.MULTILINE)
POINTER = r"(?:ptr|[^\s,{}\[\]<>]+\*)"
# What lies in memory: a place on the stack, a global. A pointer by itself may; a struct or an array with one may not.
IN_MEMORY = re.compile(r"^\s*(?:%\S+ = alloca|@\S+ = .*?\b(?:global|constant)) (.*)$", re.MULTILINE)


class ModuleRefused(PurrlorError):
    """A module that would not be right, or cannot be made here."""

    code = "module-refused"


def refuse_structs(name: str, text: str) -> None:
    """Refuse code in which a struct or an array with pointers is left in memory."""
    for line in IN_MEMORY.findall(text):
        kind = _type_at_start(line)
        if kind[:1] == "%" or (kind[:1] in "{[<" and re.search(rf"(?<![\w@]){POINTER}(?!\w)", kind)):
            raise ModuleRefused("error-site-struct", name=name, struct=kind)


def _type_at_start(line: str) -> str:
    """Return the type that a line begins with; one in brackets to its closing one."""
    depth = 0
    for i, letter in enumerate(line):
        depth += (letter in "{[<") - (letter in "}]>")
        if depth == 0 and (letter in " ,"):
            return line[:i]
    return line


def retarget(text: str) -> str:
    """Return intermediate code without what is the processor's on which it was made."""
    text = PICKLED.sub(r"\1internal constant i8 0", HOST_ONLY.sub("", HEAD.sub("", text)))
    if X86_COUNTER.search(text):  # Numba's counting of references, never reached
        text = X86_COUNTER.sub(NO_COUNTER, text).replace("@llvm.x86.atomic.sub.cc.i64", "@purrlor_no_counter")
    text = text.replace(" = common ", " = internal ")  # wasm objects know no common symbols
    machine = _machine()
    return f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n{text}'


@cache
def _machine() -> Any:
    from llvmlite import binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)


def wasm_object(name: str, text: str) -> bytes:
    """Make an object of a module's from intermediate code."""
    from llvmlite import binding as llvm

    text = retarget(text)
    refuse_structs(name, text)
    module = llvm.parse_assembly(text)
    module.verify()
    return bytes(_machine().emit_object(module))


def link(objects: Mapping[str, bytes], exported: Iterable[str]) -> bytes:
    """Link objects to one module, without any import: what nobody has is an error."""
    if find_spec("ziglang") is None:
        raise ModuleRefused("error-site-linker")
    with tempfile.TemporaryDirectory() as folder:
        places = [Path(folder) / f"{name}.o" for name in objects]
        for place, code in zip(places, objects.values(), strict=True):
            place.write_bytes(code)
        out = Path(folder) / "game.wasm"
        names = [f"--export={name}" for name in exported]
        how = ["--no-entry", "--fatal-warnings", "-O2", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *how, *names, *map(str, places), "-o", str(out)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ModuleRefused("error-site-link", error=done.stderr.strip().partition("\n")[0])
        return out.read_bytes()
