"""Games in lock-step: the same walks natively and in a module under Node, compared by what they add up to.

`make parity` plays a thousand of each game (`tools/parity.py`), tests play a sample.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.bots.greedy import loop as greedy_loop
from purrlor.bots.tree import grower
from purrlor.engine.author.chance import words
from purrlor.engine.author.state import WAITING
from purrlor.engine.batch.playout import loop as playout_loop
from purrlor.engine.compile.aot import Entry, entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.site import host, walk
from purrlor.site.module import HERE, functions, game_module, layout
from purrlor.site.rooms import NativeHost, logarithms

if TYPE_CHECKING:
    from purrlor.engine.match.game_base import GameBase

RUNNER = HERE / "parity.mjs"
SEED = 27
SIGNATURES = {**host.SIGNATURES, **walk.SIGNATURES}


@dataclass(frozen=True)
class Deal:
    """How one game begins: a state before its set-up, and the words of its seed."""

    blank: bytes
    words: tuple[int, ...]
    said: str


def deals(game: GameBase, count: int) -> list[Deal]:
    """Return so many games to play: every number of seats and every value of every option, over and over."""
    ways = list(_ways(game))
    made = []
    for k in range(max(count, len(ways))):
        seats, chosen = ways[k % len(ways)]
        options: dict[str, Any] = {option.name: chosen.get(option.name, option.default) for option in game.options}
        seed = SEED << 64 | k
        said = f"game {k}, {seats} seats, {options}"
        made.append(Deal(game.blank(seats, seed, options).tobytes(), words(seed), said))
    return made


def _ways(game: GameBase) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return seats and options: each number of seats as usual, then each other value of an option at changing seats."""
    for seats in game.seats:
        yield seats, {}
    changed = 0
    for option in game.options:
        for value in option.values[1:]:
            seated = [n for n in game.seats if not option.of_seats or not isinstance(value, int) or value < n]
            yield seated[changed % len(seated)], {option.name: value}
            changed += 1


class Native:
    """The native side: the very entries and loops that matches and bots use."""

    def __init__(self, game: GameBase) -> None:
        """Load or compile them."""
        self.made: dict[str, Entry] = entries(cache_folder(ENGINE, HERE), SIGNATURES, functions)
        loops = {"grow": grower(), "try_all": greedy_loop(), "play_all": playout_loop()}
        addresses = {name: ctypes.cast(loop, ctypes.c_void_p).value or 0 for name, loop in loops.items()}
        addresses |= {name: game.entries.compiled[name].address for name in host.ENTRIES}
        self.host = NativeHost(game, addresses)

    def begin(self, deal: Deal) -> None:
        """Lay a game out."""
        self.host.arrays["blank"][:] = np.frombuffer(deal.blank, np.uint8)
        self.host.numbers_of("words")[:4] = deal.words

    def call(self, name: str, *numbers: int) -> int:
        """Call a function of the host."""
        return int(self.made[name].call(self.host.address, *numbers))

    def walk(self, deal: Deal) -> list[int]:
        """Walk through a game: what it added up to, its moves, how it ended."""
        self.begin(deal)
        self.call("walk")
        return [int(number) for number in self.host.numbers_of("trail")]

    def first_asked(self, deal: Deal) -> int:
        """Return the first seat that is asked something in a game."""
        self.begin(deal)
        self.call("host_deal")
        waiting = int(self.host.arrays["state"][WAITING])
        return (waiting & -waiting).bit_length() - 1


def node(game: GameBase, **asked: Any) -> dict[str, Any]:
    """Let Node do something with a game's module, and give what it answers."""
    with tempfile.TemporaryDirectory() as folder:
        module, logs, asking = (Path(folder) / name for name in ("game.wasm", "logs", "job.json"))
        module.write_bytes(game_module(game))
        logs.write_bytes(logarithms().tobytes())
        asking.write_text(json.dumps({"module": str(module), "logs": str(logs), **layout(game), **asked}))
        done = subprocess.run(["node", str(RUNNER), str(asking)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def differences(game: GameBase, count: int) -> list[str]:
    """Play games on both sides, and describe those that differ."""
    dealt = deals(game, count)
    told = [{"blank": deal.blank.hex(), "words": deal.words} for deal in dealt]
    theirs, native = node(game, walks=told)["walks"], Native(game)
    both = [(deal, native.walk(deal), [int(n) for n in found]) for deal, found in zip(dealt, theirs, strict=True)]
    return [f"{deal.said}: native {ours}, module {others}" for deal, ours, others in both if ours != others]


def speeds(game: GameBase, seconds: float = 1.0, rounds: int = 3) -> dict[str, tuple[float, float]]:
    """Measure play-outs (decisions a second) and search (walks a second), native and module, best of turns."""
    found = {"playouts": (0.0, 0.0), "search": (0.0, 0.0)}
    native, deal = Native(game), deals(game, 1)[0]
    seat = native.first_asked(deal)
    told = {"blank": deal.blank.hex(), "words": deal.words, "seat": seat}
    for _ in range(rounds):
        theirs = node(game, speed={**told, "seconds": seconds})
        for name, measured in _native_speeds(native, deal, seat, seconds).items():
            found[name] = max(found[name][0], measured), max(found[name][1], theirs[name])
    return found


def _native_speeds(native: Native, deal: Deal, seat: int, seconds: float) -> dict[str, float]:
    native.begin(deal)
    tally = native.host.numbers_of("tally")
    tally[:] = 0
    played, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        native.call("host_playouts", played, 100)
        played += 100
    playouts = int(tally[1]) / (time.process_time() - began)
    native.call("host_deal")
    native.host.record["worlds"], native.host.record["depth"], native.host.record["explore"] = 0, 1 << 30, 0.7
    walked, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        native.call("host_think", seat)
        native.call("host_look", 1000)
        walked += 1000
    return {"playouts": playouts, "search": walked / (time.process_time() - began)}
