"""The end of the game: counting points and giving places."""

from __future__ import annotations

from purrlor.engine import Grid, emit, end, rule
from purrlor.games.were_kittens.coins import clockwise, gave_up, outside
from purrlor.games.were_kittens.record import MAX_ROUND, POINTS, STALL_LIMIT, TIE_CATS, TIE_QUARTER, State, Tell


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
    return worth(victims(s, seat, 1), victims(s, seat, 2), victims(s, seat, 3))


@rule
def worth(penny: int, nickel: int, dime: int) -> int:
    """WK-90 to WK-92: count what so many victims of each type are worth together."""
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
def points_with(s: State, seat: int, coin: int, more: int) -> int:
    """Count a seat as if it had so many more victims of a type, or fewer."""
    penny = victims(s, seat, 1) + more * int(coin == 1)
    nickel = victims(s, seat, 2) + more * int(coin == 2)
    dime = victims(s, seat, 3) + more * int(coin == 3)
    return cat_points(s, seat) + worth(penny, nickel, dime)


@rule
def points_without(s: State, seat: int, gone: Grid, coin: int, more: int) -> int:
    """Count a seat as if these of its victims were gone, and as if it had so many more of a type, or fewer."""
    penny = victims(s, seat, 1) - gone[1] + more * int(coin == 1)
    nickel = victims(s, seat, 2) - gone[2] + more * int(coin == 2)
    dime = victims(s, seat, 3) - gone[3] + more * int(coin == 3)
    return cat_points(s, seat) + worth(penny, nickel, dime)


@rule
def rival(s: State, seat: int) -> int:
    """Give the seat with the most points among the others who can still win."""
    best, found = -1, seat
    for other in range(s.seats):
        if other != seat and not gave_up(s, other) and points(s, other) > best:
            best, found = points(s, other), other
    return found


@rule
def leader(s: State) -> int:
    """Give the first seat with the most points of all who can still win."""
    seat = 0
    while gave_up(s, seat) or points(s, rival(s, seat)) > points(s, seat):
        seat += 1
    return seat


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
def is_idle(s: State) -> bool:
    """WK-95: no new cat in this round, and the coins outside are no fewer than at their lowest so far."""
    return not s.cat_made and outside(s) >= s.record_low


@rule
def is_stalling(s: State) -> bool:
    """WK-96: one more idle round is the end, and this one is idle so far."""
    limit = STALL_LIMIT[s.stall_limit]
    return bool(0 < limit <= s.idle_rounds + 1) and is_idle(s)


@rule
def is_last_round(s: State) -> bool:
    """WK-97: the game ends after this round, whatever happens."""
    return bool(s.rounds >= MAX_ROUND[s.max_rounds])


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
