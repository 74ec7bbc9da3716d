"""What a finished game is worth to a seat."""

from __future__ import annotations

from typing import Any

from purrlor.engine.compile.rule import rule


@rule
def win_share(places: Any, seats: int, seat: int) -> float:
    """Return a seat's share of the win in a game that is over: place 1 has won, and ties split it."""
    winners = 0
    for other in range(seats):
        winners += 1 if places[other] == 1 else 0
    return 1.0 / winners if places[seat] == 1 else 0.0


@rule
def payoff(places: Any, seats: int, seat: int) -> float:
    """Return a seat's reward at the end: 1 for winning alone, losers share -1, ties share the win; they add to 0."""
    return float((win_share(places, seats, seat) * seats - 1.0) / (seats - 1.0))
