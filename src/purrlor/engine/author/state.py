"""What every game's state begins and ends with: chance, who is asked what, the stack of frames, the event log."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Any, ClassVar

from purrlor.engine.author.fields import Axis, Field, Struct, grid, number, rows

MAX_SEATS = 6
SEAT = Axis("seat", MAX_SEATS)


class Frame(Struct):
    """One procedure under way: which step, at which line of it, for which seat. Games add their own fields."""

    step = number("i1")
    at = number("i1")
    seat = number("i1", of=SEAT)


class Happening(Struct):
    """One event as it lies in the log: a kind and three small numbers."""

    kind = number("u1")
    a = number("u1")
    b = number("u1")
    c = number("u1")


class GameState(Struct):
    """The head that all games share, so that play-outs and searches can read it without knowing the game."""

    rng = grid("u4", 4, seen="none")
    score = grid("i2", SEAT)
    place = grid("i1", SEAT)
    seats = number("i1")
    turn = number("i1", of=SEAT)
    waiting = number("u1")
    ask = number("i1")
    over = number("i1")
    fault = number("i1")
    depth = number("i1")
    quick = number("i1")
    quiet = number("i1")
    left = number("u1", turns="set")

    log_n: int
    log: Any
    stack: Any
    head: ClassVar[int]
    log_at: ClassVar[int]

    def __init_subclass__(cls, *, log: int = 32, **parameters: Any) -> None:
        """Append a log of `log` events behind the game's own fields; equality and search copy what is before it."""
        cls.last = {"log_n": Field("i2"), "log": rows(Happening, log)}  # type: ignore[dict-item]
        super().__init_subclass__(**parameters)
        cls.head, cls.log_at = (cls.dtype.fields[name][1] for name in ("log_n", "log"))  # type: ignore[index]


class Header(GameState, log=1):
    """Only the head: how compiled code that knows no game looks at a state."""


# Where in a state the bytes are that are read all the time.
TURN, WAITING, ASK, OVER, FAULT = (Header.dtype.fields[name][1] for name in ("turn", "waiting", "ask", "over", "fault"))  # type: ignore[index]

# The end reasons that every game has: all but one seat gave up; somebody did, and nobody is left who would play on.
CONCEDED, STOPPED = 127, 126


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a set that is kept as bits."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


class Fault(IntEnum):
    """Why the rules themselves gave up; never a player's doing."""

    STACK = 1
    LOG = 2
    RUNAWAY = 3
    STEP = 4
    RULE = 5
