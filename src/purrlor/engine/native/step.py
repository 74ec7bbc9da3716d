"""One move of one match, compiled once for all games: on the list or not, played, and what everybody knows afterwards.

Entries take a `MatchContext` by its address. Batches (`batch/kernel.py`) use the same rules for each of their matches;
`c` is the context of either, a state and what is known of it are addresses.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from purrlor.engine.author.state import MAX_SEATS, Happening, Header
from purrlor.engine.compile.aot import entries
from purrlor.engine.compile.cache import ENGINE, cache_folder
from purrlor.engine.compile.intrinsics import at, call3, carray, give_back, take
from purrlor.engine.compile.rule import rule
from purrlor.engine.native.knowledge import MAX_KINDS, fold

PLAYED, BROKEN, NOT_LISTED = 1, 0, -1
HEADER, EVENT = Header.dtype, Happening.dtype
I1, U1, I2, I4 = (np.dtype(width) for width in ("i1", "u1", "i2", "i4"))
MatchContext = np.dtype([
    (name, "i8")
    for name in (
        "legal", "apply", "state", "known", "kinds", "sight", "head", "log", "seats", "zones", "pieces", "most",
    )
])  # fmt: skip


@rule
def head_at(state: int) -> Any:
    """Return the head of a state as a record."""
    return carray(at(state), 1, HEADER)[0]


@rule
def known_at(c: Any, known: int) -> Any:
    """Return what the seats of a match know, by seat, zone and piece."""
    return carray(at(known), (c.seats, c.zones, c.pieces), I1)


@rule
def list_in(c: Any, room: int) -> Any:
    """Return room for a list of moves."""
    return carray(at(room), c.most + 2, I4)


@rule
def fold_log(c: Any, state: int, known: int) -> None:
    """Read the log of the last move into what everybody knows."""
    count = carray(at(state + c.head), 1, I2)[0]
    log, kinds = carray(at(state + c.log), count, EVENT), carray(at(c.kinds), MAX_KINDS, U1)
    fold(log, count, kinds, carray(at(c.sight), (MAX_SEATS, c.zones), U1), known_at(c, known))


@rule
def listed(c: Any, state: int, seat: int, move: int, out: Any) -> bool:
    """Return whether a seat may play a move now."""
    if (head_at(state).waiting >> seat) & 1 == 0:
        return False
    n = call3(c.legal, state, seat, np.int64(out.ctypes.data))
    for k in range(1, n + 1):
        if out[k] == move:
            return True
    return False


@rule
def carry_out(c: Any, state: int, known: int, seat: int, move: int) -> int:
    """Play a move that is on the list, and fold what it told."""
    if call3(c.apply, state, seat, move) != 1 or head_at(state).fault != 0:
        return BROKEN
    fold_log(c, state, known)
    return PLAYED


# -- Entries for Python: addresses and numbers only


def play(context: int, seat: int, move: int) -> int:
    """See Binding.play."""
    c = carray(at(context), 1, MatchContext)[0]
    room = take(4, c.most + 2)
    may = listed(c, c.state, seat, move, list_in(c, room))
    give_back(room)
    return carry_out(c, c.state, c.known, seat, move) if may else NOT_LISTED


def note(context: int) -> int:
    """See Binding.fold."""
    c = carray(at(context), 1, MatchContext)[0]
    fold_log(c, c.state, c.known)
    return 1


SIGNATURES = {"match_play": "int64(int64, int64, int64)", "match_note": "int64(int64)"}


@cache
def compiled() -> tuple[Callable[[int, int, int], int], Callable[[int], int]]:
    """Return `play` and `note` as C functions, from the cache or made now; they are over before others could run."""
    texts: dict[str, Callable[..., Any]] = {"match_play": play, "match_note": note}
    made = entries(cache_folder(ENGINE), SIGNATURES, lambda: texts, brief=True)
    return made["match_play"].call, made["match_note"].call
