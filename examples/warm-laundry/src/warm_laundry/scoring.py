"""The end of the game, and how a seat stands before it."""

from __future__ import annotations

from purrlor.engine import end, rule
from warm_laundry.record import Over, State


@rule
def end_game(s: State) -> None:
    """WL-08, WL-09: most purrs win; a tie is shared."""
    for seat in range(s.seats):
        s.score[seat] = s.purrs[seat]
        s.place[seat] = 1
        for other in range(s.seats):
            if s.purrs[other] > s.purrs[seat]:
                s.place[seat] += 1
    end(s, Over.ALL_LAID)


@rule
def value(s: State, seat: int) -> float:
    """Judge a seat: its purrs against the best of the others, from 0 to 1."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.purrs[other])
    return min(1.0, max(0.0, 0.5 + (int(s.purrs[seat]) - best) / 8.0))
