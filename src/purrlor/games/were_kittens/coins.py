"""Questions about coins that every part of the rules asks, and the few ways in which coins move."""

from __future__ import annotations

from purrlor.engine import emit, rule
from purrlor.games.were_kittens.record import (
    ALL_COINS,
    AT_QUARTER,
    CENTRE,
    CLAW,
    COINS,
    FLESH,
    QUARTER,
    State,
    Tell,
)

# -- Pieces and places -----------------------------------------------------------------------------------------------


@rule
def city_size(s: State) -> int:
    """Count the coins in the city."""
    total = 0
    for coin in range(1, COINS):
        total += s.city[coin]
    return total


@rule
def outside(s: State) -> int:
    """WK-95: count the coins that nobody owns, in city and supply."""
    total = city_size(s)
    for coin in range(1, COINS):
        total += s.supply[coin]
    return total


@rule
def placed(s: State, seat: int) -> int:
    """Count the victims in a seat's eat and scare areas."""
    total = scared(s, seat)
    for coin in range(1, COINS):
        total += s.eat[seat, coin]
    return total


@rule
def scared(s: State, seat: int) -> int:
    """Count the victims in a seat's scare area."""
    total = 0
    for coin in range(1, COINS):
        total += s.scare[seat, coin]
    return total


@rule
def used(s: State, seat: int) -> int:
    """Count the scared victims that a seat has used in this round."""
    total = 0
    for coin in range(1, COINS):
        total += s.used[seat, coin]
    return total


@rule
def plated(s: State, seat: int) -> int:
    """Count the victims in a seat's eat area."""
    return placed(s, seat) - scared(s, seat)


@rule
def food(s: State, seat: int) -> int:
    """WK-29, WK-30: what everything in the eat area, and nothing else, would add to a claw."""
    total = 0
    for coin in range(1, COINS):
        total += FLESH[coin] * s.eat[seat, coin]
    return total


# -- Cats ------------------------------------------------------------------------------------------------------------


@rule
def add_cat(s: State, seat: int, coin: int, slot: int, heads: bool) -> None:
    """WK-03, WK-07: a coin in a slot is a cat; WK-73: it stays there for good."""
    cat = s.cats[s.cats_n]
    cat.seat = seat
    cat.coin = coin
    cat.slot = slot
    cat.heads = heads
    s.cats_n += 1


@rule
def full_slots(s: State, seat: int) -> int:
    """WK-72: the slots without room, as bits; WK-101: a stack always has room."""
    full = 0
    if not s.slot_stacking:
        for i in range(s.cats_n):
            if s.cats[i].seat == seat:
                full |= 1 << s.cats[i].slot
    return full


NOBODY = ALL_COINS  # no cat has this number


@rule
def strongest(s: State, seat: int) -> int:
    """WK-25: the claw of a seat's strongest cat."""
    best = 0
    for i in range(s.cats_n):
        if s.cats[i].seat == seat:
            best = max(best, CLAW[s.cats[i].coin])
    return best


# -- The quarter -----------------------------------------------------------------------------------------------------


@rule
def holder(s: State) -> int:
    """Give the seat that holds the quarter; there is one from the first race on."""
    return s.quarter - 1


@rule
def give_quarter(s: State, seat: int) -> None:
    """WK-42: from the centre or from its holder."""
    source = AT_QUARTER + holder(s) if s.quarter > 0 else CENTRE
    if s.quarter == seat + 1:
        emit(s, Tell.KEPT_QUARTER, seat, 0, 0)
    else:
        emit(s, Tell.TOOK_QUARTER, QUARTER, source, AT_QUARTER + seat)
    s.quarter = seat + 1


@rule
def clockwise(s: State, seat: int) -> int:
    """WK-13, WK-63: how far a seat sits from the quarter's holder."""
    far = int(seat - holder(s))
    return far if far >= 0 else far + int(s.seats)  # a division would cost more than all the rest


@rule
def gave_up(s: State, seat: int) -> bool:
    """Say whether the table plays on for a seat, which can win nothing any more."""
    return (s.left >> seat) & 1 == 1


@rule
def next_seat(s: State, seat: int) -> int:
    """WK-13: clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
