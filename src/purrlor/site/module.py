"""The WebAssembly module of a game: its entries, the loops that serve every game, and rooms for them to work in.

Nothing is imported, and a host needs to lay nothing out: the rooms are in the module, and `purrlor_host` gives the
address of the record that names them all (`host.py`).
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from purrlor.bots import compiled as loops
from purrlor.bots import greedy, tree
from purrlor.engine.batch import playout
from purrlor.engine.compile.aot import intermediate_code, symbol
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.native.entries import SIGNATURES as GAME
from purrlor.engine.native.entries import entry_texts
from purrlor.site import host, walk
from purrlor.site.rooms import Rooms
from purrlor.site.wasm import link, wasm_object

if TYPE_CHECKING:
    from purrlor.engine.match.game_base import GameBase

HERE = Path(__file__).parent
LOOPS = dict.fromkeys(host.LOOPS, "int64(int64)")
FOR_ALL = {**LOOPS, **host.SIGNATURES, **walk.SIGNATURES}
ARENA = 1 << 22  # what loops take and give back; more traps, which no game comes near
HOST_ROOM = symbol("host")

# Room for loops: given out one after the other, and all of it is free again when the last piece was given back.
ALLOCATOR = f"""
@arena = internal global [{ARENA} x i8] zeroinitializer, align 16
@top = internal global i64 0
@pieces = internal global i64 0
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.trap()
define i64 @calloc(i64 %count, i64 %width) {{
  %bytes = mul i64 %count, %width
  %more = add i64 %bytes, 15
  %whole = and i64 %more, -16
  %from = load i64, ptr @top
  %to = add i64 %from, %whole
  %fits = icmp ule i64 %to, {ARENA}
  br i1 %fits, label %give, label %full
full:
  call void @llvm.trap()
  unreachable
give:
  store i64 %to, ptr @top
  %n = load i64, ptr @pieces
  %m = add i64 %n, 1
  store i64 %m, ptr @pieces
  %at = getelementptr i8, ptr @arena, i64 %from
  call void @llvm.memset.p0.i64(ptr %at, i8 0, i64 %whole, i1 false)
  %address = ptrtoint ptr %at to i64
  ret i64 %address
}}
define ptr @free(i64 %address) {{
  %n = load i64, ptr @pieces
  %m = sub i64 %n, 1
  store i64 %m, ptr @pieces
  %last = icmp eq i64 %m, 0
  br i1 %last, label %reset, label %done
reset:
  store i64 0, ptr @top
  br label %done
done:
  ret ptr null
}}
"""


def game_module(game: GameBase) -> bytes:
    """Return the module of a game, from the cache or made now."""
    made = cache_folder(ENGINE, game.folder, HERE, loops.FOLDERS[1]) / f"{game.folder.name}{game.build}.wasm"
    if not made.exists():
        place = cache_folder(ENGINE, game.folder) / game.build / game.folder.name  # where its native code lies, too
        own = functools.cache(lambda: entry_texts(game.definition, game.showing))
        texts = _texts(place, GAME, lambda name: own()[name])
        texts |= _texts(cache_folder(ENGINE, HERE, loops.FOLDERS[1]), FOR_ALL, functions().__getitem__)
        texts["rooms"] = rooms_text(game)
        exported = [symbol(name) for name in (*GAME, *FOR_ALL)]
        keep(made, link({name: wasm_object(name, text) for name, text in texts.items()}, [*exported, HOST_ROOM]))
    return made.read_bytes()


def _texts(place: Path, signatures: Mapping[str, str], source: Callable[[str], Callable[..., Any]]) -> dict[str, str]:
    """Return the intermediate code of each function, from a folder of the cache or made now."""
    place.mkdir(parents=True, exist_ok=True)
    found = {}
    for name, signature in signatures.items():
        kept = place / f"{name}.ll"
        if not kept.exists():
            keep(kept, intermediate_code(source(name), signature, name).encode())
        found[name] = kept.read_text(encoding="utf-8")
    return found


def keep(path: Path, code: bytes) -> None:
    """Write a file in one step: another process sees all of it or nothing."""
    half = path.with_suffix(f".{os.getpid()}")
    half.write_bytes(code)
    half.replace(path)


def functions() -> Mapping[str, Callable[..., Any]]:
    """Return the functions that serve every game."""
    own = {name: getattr(host, name) for name in host.SIGNATURES}
    return {"grow": tree.grow, "try_all": greedy.try_all, "play_all": playout.play_all, "walk": walk.walk, **own}


def rooms_text(game: GameBase) -> str:
    """Write the rooms of a game, and the function that fills the host's record in, as intermediate code."""
    rooms = Rooms(game)
    filled = [
        f"@{name} = internal global [{len(data)} x i8] {_bytes(data)}, align 16" for name, data in rooms.filled.items()
    ]
    empty = [
        f"@{name} = internal global [{size} x i8] zeroinitializer, align 16"
        for name, size in {**rooms.sizes, "host": host.HOST.itemsize}.items()
    ]
    functions = [f"declare {_kind(signature, symbol(name))}" for name, signature in {**GAME, **LOOPS}.items()]
    return "\n".join([*filled, *empty, *functions, _filling(rooms), ALLOCATOR])


def _bytes(data: bytes) -> str:
    return 'c"' + "".join(f"\\{byte:02X}" for byte in data) + '"'


def _kind(signature: str, name: str) -> str:
    gives, takes = signature.rstrip(")").split("(")
    words = {"int64": "i64", "float64": "double"}
    return f"{words[gives]} @{name}({', '.join(words[word.strip()] for word in takes.split(','))})"


def _filling(rooms: Rooms) -> str:
    """Write the function that fills the host's record, and the record for showing."""
    fields: Any = host.HOST.fields
    lines = []
    for name in (*host.ENTRIES, *host.LOOPS):
        lines.append(_store("host", fields[name][1], _address(symbol(name))))
    for name in host.ROOMS:
        lines.append(_store("host", fields[name][1], _address(name)))
    for name, number in rooms.numbers.items():
        lines.append(_store("host", fields[name][1], f"i64 {number}"))
    for i, place in enumerate(rooms.scratch(_address, _address(symbol("legal")))):
        lines.append(_store("scratch", 8 * i, place if isinstance(place, str) else f"i64 {place}"))
    body = "\n".join(lines)
    return f"define i64 @{HOST_ROOM}() {{\n{body}\n  ret {_address('host')}\n}}"


def _address(name: str) -> str:
    return f"i64 ptrtoint (ptr @{name} to i64)"


def _store(room: str, at: int, value: str) -> str:
    return f"  store {value}, ptr getelementptr (i8, ptr @{room}, i32 {at})"


def layout(game: GameBase) -> dict[str, Any]:
    """Return what a host must know to read a module's record and rooms: places of fields, and sizes."""
    fields = {name: int(place[1]) for name, place in (host.HOST.fields or {}).items()}
    return {"host": fields, "sizes": Rooms(game).sizes, "symbols": {name: symbol(name) for name in (*GAME, *FOR_ALL)}}
