"""The end of the game: counting points and giving places."""

from __future__ import annotations

from purrlor.engine import emit, end, rule
from purrlor.games.were_kittens.coins import clockwise
from purrlor.games.were_kittens.record import POINTS, TIE_CATS, TIE_QUARTER, State, Tell


@rule
def victims(s: State, seat: int, coin: int) -> int:
    """WK-09, WK-90: wherever the seat has them."""
    return s.hand[seat, coin] + s.eat[seat, coin] + s.scare[seat, coin]


@rule
def each_scores(mine: int, one: int, other: int) -> int:
    """WK-90 to WK-92: points per victim of a type, by how many different higher counts the other two types have."""
    if one > mine and other > mine and one != other:
        return 0
    if one > mine or other > mine:
        return 1
    return 2


@rule
def victim_points(s: State, seat: int) -> int:
    """Add up the three types of victims."""
    penny, nickel, dime = victims(s, seat, 1), victims(s, seat, 2), victims(s, seat, 3)
    return (
        penny * each_scores(penny, nickel, dime)
        + nickel * each_scores(nickel, dime, penny)
        + dime * each_scores(dime, penny, nickel)
    )


@rule
def cat_points(s: State, seat: int) -> int:
    """WK-89: every cat, heads or tails."""
    total = 0
    for i in range(s.cats_n):
        if s.cats[i].seat == seat:
            total += POINTS[s.cats[i].coin]
    return total


@rule
def points(s: State, seat: int) -> int:
    """Count a seat as if the game ended now."""
    return cat_points(s, seat) + victim_points(s, seat)


@rule
def cat_count(s: State, seat: int) -> int:
    """Count the cats of a seat."""
    total = 0
    for i in range(s.cats_n):
        if s.cats[i].seat == seat:
            total += 1
    return total


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """WK-93, WK-102: by points; level seats by the table's option, at every place."""
    if s.score[seat] != s.score[other]:
        return s.score[seat] > s.score[other]
    if s.final_tie == TIE_QUARTER:
        return clockwise(s, seat) < clockwise(s, other)
    if s.final_tie == TIE_CATS:
        return cat_count(s, seat) > cat_count(s, other)
    return False


@rule
def end_game(s: State, reason: int) -> None:
    """WK-88: score all areas as they lie; WK-102: level seats share the better place."""
    for seat in range(s.seats):
        s.score[seat] = points(s, seat)
    for seat in range(s.seats):
        s.place[seat] = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                s.place[seat] += 1
    emit(s, Tell.ENDED, reason, 0, 0)
    end(s, reason)


@rule
def value(s: State, seat: int) -> float:
    """Judge a seat: its points against the best of the others, from 0 to 1."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points(s, other))
    return min(1.0, max(0.0, 0.5 + (points(s, seat) - best) / 20.0))
