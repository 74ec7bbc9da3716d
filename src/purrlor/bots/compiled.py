"""Loops that serve every game: compiled once, kept in the cache, handed one record of addresses and numbers.

A game's entries are C functions over raw memory. The loops call them by address, so nothing of a game is compiled into
a loop, and Python hands over one pointer, without a lock on the interpreter while the loop runs.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

import purrlor.engine
from purrlor.engine.author.chance import SEED_BITS, bits, words
from purrlor.engine.author.results import win_share
from purrlor.engine.author.state import Header
from purrlor.engine.batch.playout import choose_seat
from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import cache_folder
from purrlor.engine.compile.intrinsics import call3, copy_bytes, judge
from purrlor.engine.compile.rule import rule
from purrlor.errors import RulesFault

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match

FOLDERS = (Path(purrlor.engine.__file__).parent, Path(__file__).parent)
HEADER = Header.dtype
ENTRIES = ("legal", "apply", "imagine", "value")
SCRATCH = ("root", "world", "trial", "out", "known", "mind")
TRYING = ("worlds", "totals", "listed")  # greedy; the loop says how many moves it listed
SEARCHING = (
    "tree", "squares", "nodes", "count", "stamp", "verbs", "logs", "log_count", "path", "iterations", "depth",
    "candidates",
)  # fmt: skip
LINING = (
    "starts", "tried", "tried_count", "first", "upto", "played", "plies", "values", "heard", "ends", "finals", "size",
    "log_at",
)  # fmt: skip
GUIDING = (
    "glance", "priors", "judged", "place", "knew", "knows", "kinds", "sight", "log", "seats", "zones", "pieces",
    "warmth", "others", "own",
)  # fmt: skip
# What a loop is told: addresses of entries and arrays, and numbers; a loop reads those that it needs.
PLAN = np.dtype(
    [(name, "i8") for name in (*ENTRIES, *SCRATCH, "head", "most", "me", *TRYING, *SEARCHING, *LINING, *GUIDING)]
    + [("explore", "f8"), ("blend", "f8"), ("urgency", "f8")]
)


class World:
    """What a thinking seat starts from: one imagined world as bytes, what the seat knows, a generator of its own."""

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        """Imagine once; the truth is left behind here."""
        imagined, rules = match.imagine(seat, seed), match.game.definition
        imagined.state["quick"] = 1
        imagined.state["quiet"] = 1
        self.game = match.game
        self.plan = np.zeros(1, PLAN)
        self.arrays: dict[str, NDArray[Any]] = {}  # the arrays live as long as their addresses are in the plan
        self.give(
            root=imagined.state,
            world=imagined.state.copy(),
            trial=imagined.state.copy(),
            out=np.zeros(rules.most + 2, np.int32),
            known=np.ascontiguousarray(imagined.knowledge.of(seat)),
            mind=mind(seed),
        )
        addresses = {name: match.game.entries.compiled[name].address for name in ENTRIES}
        self.tell(**addresses, head=rules.state.head, most=rules.most, me=seat)

    def give(self, **arrays: NDArray[Any]) -> None:
        """Hand arrays to the loop."""
        self.arrays.update(arrays)
        self.tell(**{name: array.ctypes.data for name, array in arrays.items()})

    def tell(self, **numbers: float) -> None:
        """Hand numbers to the loop."""
        for name, number in numbers.items():
            self.plan[name] = number

    def run(self, loop: Any) -> None:
        """Run a compiled loop on this world."""
        if loop(self.plan.ctypes.data) != 1:
            raise RulesFault("error-rules-imagined", game=self.game.title)


def mind(seed: int) -> NDArray[Any]:
    """Return a generator for thinking, apart from the one that dealt the imagined world."""
    made = np.zeros(1, HEADER)
    made["rng"][0] = words(random.Random(f"mind {seed}").getrandbits(SEED_BITS))
    return made


def compile_loop(loop: Callable[..., Any]) -> Any:
    """Load a loop over a plan from the cache, or compile it; it gives 1 when all went well."""
    name = loop.__name__
    return entries(cache_folder(*FOLDERS), {name: "int64(int64)"}, lambda: {name: loop})[name].call


@rule
def begin(p: Any, s: Header, thinker: Header) -> None:
    """Imagine a fresh world, with chance of its own, so that nobody can foresee its shuffles."""
    copy_bytes(p.world, p.root, p.head)
    for i in range(4):
        s.rng[i] = bits(thinker)
    call3(p.imagine, p.world, p.me, p.known)


@rule
def next_seat(s: Header, thinker: Header) -> int:
    """Return the seat that answers next in a play-out: any of those asked, each as likely. None asked: -1."""
    if s.waiting == 1 << s.turn:  # nearly always
        return s.turn
    return choose_seat(thinker, s.waiting)


@rule
def worth(p: Any, state: int, s: Header, seat: int) -> float:
    """Judge a state for a seat: by its end, or by the game's `value`."""
    return win_share(s.place, s.seats, seat) if s.over != 0 else judge(p.value, state, seat)
