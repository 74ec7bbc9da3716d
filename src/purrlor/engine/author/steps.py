"""The words that rules use to move through a procedure: push, pop, ask, offer, emit, end."""

from __future__ import annotations

from typing import Any

from purrlor.engine.author.state import Fault
from purrlor.engine.compile.rule import rule


@rule
def fail(s: Any, why: int) -> None:
    """Stop the game with a fault: the rules are broken, not a player's move."""
    s.fault = why
    s.waiting = 0


@rule
def push(s: Any, step: int, seat: int) -> None:
    """Begin a procedure for a seat; it runs before what is below it goes on."""
    if s.depth >= len(s.stack) - 1:
        fail(s, Fault.STACK)
        return
    f = s.stack[s.depth]
    f.step = step
    f.seat = seat
    s.depth += 1


@rule
def pop(s: Any) -> None:
    """End the procedure on top and leave no trace of it."""
    s.depth -= 1
    s.stack[s.depth] = s.stack[len(s.stack) - 1]  # the last row is never used, so it is zero


@rule
def ask(s: Any, seat: int, what: int) -> None:
    """Ask a seat; several seats may be asked the same at once."""
    s.ask = what
    s.waiting |= 1 << seat


@rule
def after(s: Any, seat: int, steps: int) -> int:
    """Return the seat that many places to the left; without a division, which is the slowest thing a rule can do."""
    there = seat + steps
    return there - s.seats if there >= s.seats else there


@rule
def is_waiting(s: Any, seat: int) -> bool:
    """Return whether the seat owes a decision."""
    return bool((s.waiting >> seat) & 1)


@rule
def settle(s: Any, seat: int) -> None:
    """Take note that a seat has answered."""
    s.waiting &= ~(1 << seat) & 255
    if s.waiting == 0:
        s.ask = 0


@rule
def withdraw(s: Any) -> None:
    """Ask nobody any more."""
    s.waiting = 0
    s.ask = 0


@rule
def offer(out: Any, move: int) -> None:
    """Add a move to the list; out[0] counts them."""
    out[0] += 1
    out[out[0]] = move


@rule
def offer_if(out: Any, move: int, holds: int) -> None:
    """Add a move if `holds` is 1, not if it is 0, without a branch: no machine can guess a hand."""
    out[out[0] + 1] = move
    out[0] += holds


@rule
def offer_next(out: Any, n: int, move: int, holds: int) -> int:
    """Write a move behind the first n of a list; give how long the list is if `holds` is 1, or stays if it is 0."""
    out[n + 1] = move
    return n + holds


@rule
def offer_seats(s: Any, moves: int, seats: int, out: Any) -> None:
    """Offer one move for each seat of a set."""
    n = out[0]
    for other in range(s.seats):
        n = offer_next(out, n, moves + other, (seats >> other) & 1)
    out[0] = n


@rule
def emit(s: Any, kind: int, a: int, b: int, c: int) -> None:
    """Tell what happened."""
    if s.quiet:
        return
    if s.log_n >= len(s.log):
        fail(s, Fault.LOG)
        return
    e = s.log[s.log_n]
    e.kind = kind
    e.a = a
    e.b = b
    e.c = c
    s.log_n += 1


@rule
def end(s: Any, reason: int) -> None:
    """End the game; nobody is asked any more. Places are given before, as if nobody had given up."""
    s.over = reason
    if s.left != 0:
        rank_behind(s)
    withdraw(s)


@rule
def rank_behind(s: Any) -> None:
    """Rank the seats that gave up behind all others: whoever gives up cannot win."""
    before = 0
    for seat in range(s.seats):
        before |= (s.place[seat] + len(s.place) * ((s.left >> seat) & 1)) << (4 * seat)
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            place += (before >> (4 * other)) & 15 < (before >> (4 * seat)) & 15
        s.place[seat] = place
