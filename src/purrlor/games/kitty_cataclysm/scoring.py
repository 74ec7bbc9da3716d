"""The end of the game: counting meowney and breaking ties."""

from __future__ import annotations

from purrlor.engine import after, end, rule
from purrlor.games.kitty_cataclysm.record import CARDS, VALUE, State


@rule
def in_paws(s: State, seat: int) -> int:
    """KC-63: the values of all cards in the paws."""
    total = 0
    for card in range(1, CARDS):
        total += VALUE[card] * s.paws[seat, card]
    return total


@rule
def in_kitty(s: State, seat: int) -> int:
    """KC-63: the values of all cards in the kitty."""
    total = 0
    for i in range(s.kitty_n[seat]):
        total += VALUE[s.kitty[seat, i]]
    return total


@rule
def meowney(s: State, seat: int) -> int:
    """KC-63: what all cards of a seat are worth."""
    return in_paws(s, seat) + in_kitty(s, seat)


@rule
def end_game(s: State, reason: int) -> None:
    """KC-63 to KC-67, KC-75: count, and break every tie by who took a turn most recently."""
    for seat in range(s.seats):
        s.score[seat] = meowney(s, seat)
    for seat in range(s.seats):
        s.place[seat] = 1
        for other in range(s.seats):
            if s.score[other] > s.score[seat] or (
                s.score[other] == s.score[seat] and turns_ago(s, other) < turns_ago(s, seat)
            ):
                s.place[seat] += 1
    end(s, reason)


@rule
def turns_ago(s: State, seat: int) -> int:
    """KC-67: count counter-clockwise from the last player who took a turn."""
    return after(s, s.last_turn - seat + s.seats, 0)


@rule
def value(s: State, seat: int) -> float:
    """Judge a seat: its meowney against the best of the others, from 0 to 1."""
    best = -100
    for other in range(s.seats):
        if other != seat:
            best = max(best, meowney(s, other))
    lead = meowney(s, seat) - best
    return min(1.0, max(0.0, 0.5 + lead / 30.0))
