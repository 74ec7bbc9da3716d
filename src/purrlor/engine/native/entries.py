"""The compiled entries of a game: C functions over raw memory with one signature each, kept in the cache.

Algorithms that serve every game (play-outs, search, batches) take these functions as arguments; so they are
compiled once, and see a state as bytes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from purrlor.engine.author import chance
from purrlor.engine.author.state import Happening
from purrlor.engine.compile.aot import Entry, entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.compile.intrinsics import at, call3, carray
from purrlor.engine.native.definition import Rules
from purrlor.engine.native.showing import Showing
from purrlor.engine.view import page
from purrlor.saying import worded

SIGNATURES = {
    "setup": "int64(int64)",
    "legal": "int64(int64, int64, int64)",
    "apply": "int64(int64, int64, int64)",
    "census": "int64(int64, int64)",
    "imagine": "int64(int64, int64, int64)",
    "value": "float64(int64, int64)",
    "show": "int64(int64, int64, int64, int64)",
    "tell": "int64(int64, int64, int64, int64)",
    "refuse": "int64(int64, int64, int64)",
}

TEMPLATE = """
def setup(state):
    s = carray(at(state), 1, STATE)[0]
    warm_up(s)
    rules_setup(s)
    run(s)
    return 1

def legal(state, seat, out):
    return rules_legal(carray(at(state), 1, STATE)[0], seat, carray(at(out), MOST, INT32))

def apply(state, seat, move):
    rules_apply(carray(at(state), 1, STATE)[0], seat, move)
    return 1

def census(state, out):
    rules_census(carray(at(state), 1, STATE)[0], carray(at(out), (ZONES, PIECES), INT16))
    return 1

def imagine(state, seat, known):
    rules_imagine(carray(at(state), 1, STATE)[0], seat, carray(at(known), (ZONES, PIECES), INT8))
    return 1

def value(state, seat):
    return rules_value(carray(at(state), 1, STATE)[0], seat)

def show(state, me, known, scratch):
    places = carray(at(scratch), 8, INT64)
    page, moves = carray(at(places[0]), PAGE, INT32), carray(at(places[6]), MOST, INT32)
    s = carray(at(state), 1, STATE)[0]
    show_table(s, me, carray(at(known), (ZONES, PIECES), INT8), page)
    moves[0] = 0
    if me >= 0 and s.waiting >> me & 1:
        moves[0] = call3(places[7], state, me, places[6])  # none, if that broke inside
    show_question(s, me, moves, page)
    letters, ends = carray(at(places[1]), places[4], UINT8), carray(at(places[2]), places[5], INT64)
    return spell(page, letters, ends, carray(at(places[3]), TEXT, UINT8))

def tell(log, count, eye, scratch):
    places = carray(at(scratch), 8, INT64)
    page = carray(at(places[0]), PAGE, INT32)
    tell_events(carray(at(log), count, EVENT), count, eye, page)
    letters, ends = carray(at(places[1]), places[4], UINT8), carray(at(places[2]), places[5], INT64)
    return spell(page, letters, ends, carray(at(places[3]), TEXT, UINT8))

def refuse(state, seat, move):
    return rules_refusal(carray(at(state), 1, STATE)[0], seat, move)
"""


@dataclass(frozen=True)
class Entries:
    """The entries as ctypes functions for Python, and as compiled functions for compiled callers."""

    setup: Any
    legal: Any
    apply: Any
    census: Any
    imagine: Any
    value: Any
    show: Any
    tell: Any
    refuse: Any
    compiled: dict[str, Entry]


def compile_entries(rules: Rules, showing: Showing, folder: Path, title: str, build: str = "") -> Entries:
    """Load the entries of a game from the cache; the first time compiles them, and says so on stderr."""
    place = cache_folder(ENGINE, folder) / build / folder.name  # edited cards are compiled in: a folder of their own
    place.mkdir(parents=True, exist_ok=True)
    made = entries(place, SIGNATURES, lambda: entry_texts(rules, showing), _announcer(title), brief=True)
    return Entries(**{name: entry.call for name, entry in made.items()}, compiled=made)


def entry_texts(rules: Rules, showing: Showing) -> dict[str, Any]:
    """Return the entries of a game as Python."""
    scope = _scope(rules, showing)
    exec(TEMPLATE, scope)
    return scope


def _scope(rules: Rules, showing: Showing) -> dict[str, Any]:
    import numpy as np

    run = rules.flow.run_rule()
    return {
        "__name__": rules.flow.module,
        "carray": carray,
        "at": at,
        "call3": call3,
        "STATE": rules.state.dtype,
        "MOST": rules.most + 2,
        "ZONES": len(rules.zones),
        "PIECES": len(rules.pieces),
        "INT8": np.dtype("i1"),
        "INT16": np.dtype("i2"),
        "INT32": np.dtype("i4"),
        "warm_up": chance.warm_up,
        "run": run,
        "rules_setup": rules.setup,
        "rules_legal": rules.flow.legal_rule(),
        "rules_apply": rules.flow.apply_rule(run),
        "rules_census": rules.census,
        "rules_imagine": rules.imagine,
        "rules_value": rules.value,
        "rules_refusal": rules.refusal,
        "show_table": showing.table,
        "show_question": showing.ask,
        "tell_events": showing.tell,
        "EVENT": Happening.dtype,
        "spell": page.spell,
        "PAGE": page.PAGE,
        "TEXT": page.TEXT,
        "UINT8": np.dtype("u1"),
        "INT64": np.dtype("i8"),
    }


def _announcer(title: str) -> Callable[[int], None]:
    """Show how far the first compilation is; on a terminal the line is drawn over."""
    total = len(SIGNATURES)
    live = sys.stderr.isatty()

    def tell(i: int) -> None:
        if os.environ.get("PURRLOR_SILENT") or not (live or i == 0):
            return
        bar = "■" * i + "□" * (total - i)
        end = "\n" if not live or i == total else "\r"
        line = worded("compiling", game=title, bar=f"{bar} {i}/{total}")
        print(line, end=end, file=sys.stderr, flush=True)

    return tell
