"""What the engine asks of a record: where every coin lies, and how to deal anew what a seat cannot know."""

from __future__ import annotations

from purrlor.engine import Grid, is_waiting, roll, rule
from purrlor.games.were_kittens.characters import reimagine_dealt
from purrlor.games.were_kittens.record import (
    AT_CATS,
    AT_EAT,
    AT_HAND,
    AT_QUARTER,
    AT_SCARE,
    CENTRE,
    CITY,
    COINS,
    QUARTER,
    SUPPLY,
    Ask,
    State,
)


@rule
def census(s: State, out: Grid) -> None:
    """Count every coin where it lies, and the quarter."""
    for coin in range(1, COINS):
        out[SUPPLY, coin] += s.supply[coin]
        out[CITY, coin] += s.city[coin]
        for seat in range(s.seats):
            out[AT_HAND + seat, coin] += s.hand[seat, coin]
            out[AT_EAT + seat, coin] += s.eat[seat, coin]
            out[AT_SCARE + seat, coin] += s.scare[seat, coin]
    for i in range(s.cats_n):
        out[AT_CATS + s.cats[i].seat, s.cats[i].coin] += 1
    if s.quarter == 0:
        out[CENTRE, QUARTER] += 1
    else:
        out[AT_QUARTER + s.quarter - 1, QUARTER] += 1


@rule
def imagine(s: State, me: int, known: Grid) -> None:
    """WK-12: only choices that all make at once are secret, until they are revealed."""
    if s.ask == Ask.KEEP:
        reimagine_dealt(s, me)
    for seat in range(s.seats):
        if seat != me and s.ask == Ask.START and not s.start_pick and not is_waiting(s, seat):
            s.pick[seat] = 1 + roll(s, COINS - 1)
        if seat != me:
            reimagine_placement(s, seat)


@rule
def reimagine_placement(s: State, seat: int) -> None:
    """WK-98: what a seat laid out is anybody's guess; who is not done begins anew."""
    for coin in range(1, COINS):
        s.to_eat[seat, coin] = 0
        s.to_scare[seat, coin] = 0
        if s.done[seat]:
            for _ in range(s.hand[seat, coin]):
                where = roll(s, 3 if s.characters else 2)
                if where == 1:
                    s.to_eat[seat, coin] += 1
                elif where == 2:
                    s.to_scare[seat, coin] += 1


@rule
def tidy(s: State) -> None:
    """Count the cats after a position was filled in."""
    s.cats_n = 0
    while s.cats_n < len(s.cats) and s.cats[s.cats_n].coin > 0:
        s.cats_n += 1
