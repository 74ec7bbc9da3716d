"""What the engine asks of a record: where cards lie, and how to deal anew what a seat cannot know."""

from __future__ import annotations

from purrlor.engine import Grid, roll, rule, shuffle
from purrlor.games.cantankerous_cats.cards import CARDS, DECK_SIZE, MISCHIEF
from purrlor.games.cantankerous_cats.piles import arrive, shift
from purrlor.games.cantankerous_cats.record import (
    BOWL,
    BOX,
    HAND,
    SEATS,
    State,
)

COUNT_BITS = 7


@rule
def census(s: State, out: Grid) -> None:
    """Count every card where it lies; what is in the box is not in the game."""
    for card in range(1, CARDS):
        if s.lies[card] != BOX:
            out[s.lies[card], card] += 1


# -- Imagining ---------------------------------------------------------------------------------------------------------


@rule
def imagine(s: State, me: int, known: Grid) -> None:
    """Mix the Food Bowl with what `me` does not know of other hands; deal the same numbers back, and pick anew."""
    picks, sizes = count_picks(s, me), count_hands(s)
    gather_hidden(s, me, known)
    shuffle(s, s.bowl, s.bowl_n)
    for seat in range(s.seats):
        if seat != me:
            deal_back(s, seat, nth_count(sizes, seat))
            pick_anew(s, seat, nth_count(picks, seat))


@rule
def nth_count(counts: int, seat: int) -> int:
    """Read a seat's count out of a number that holds a few bits for each seat."""
    return (counts >> (COUNT_BITS * seat)) % (1 << COUNT_BITS)


@rule
def count_hands(s: State) -> int:
    """Count the cards of every hand."""
    sizes = 0
    for seat in range(s.seats):
        sizes += int(s.held[seat]) << (COUNT_BITS * seat)
    return sizes


@rule
def count_picks(s: State, me: int) -> int:
    """CC-042: count the cards that other seats have picked in secret, and forget which."""
    picks = 0
    for card in range(1, CARDS):
        if s.marked[card] and s.lies[card] != HAND + me:
            s.marked[card] = 0
            picks += 1 << (COUNT_BITS * (int(s.lies[card]) - HAND))
    return picks


@rule
def gather_hidden(s: State, me: int, known: Grid) -> None:
    """Put every card whose place `me` does not know into the bowl, in the order of the card list."""
    s.bowl_n = 0
    for i in range(len(s.bowl)):
        s.bowl[i] = 0
    for card in range(1, CARDS):
        if is_hidden(s, me, card, known):
            shift(s, card, BOWL)
            s.bowl[s.bowl_n] = card
            s.bowl_n += 1


@rule
def is_hidden(s: State, me: int, card: int, known: Grid) -> bool:
    """A card in the Food Bowl, or in another hand and not known to be there."""
    zone = s.lies[card]
    if zone == BOWL:
        return True
    return HAND <= zone < HAND + SEATS and zone != HAND + me and known[zone, card] == 0


@rule
def deal_back(s: State, seat: int, size: int) -> None:
    """Deal a seat as many cards as it held."""
    while s.held[seat] < size:
        s.bowl_n -= 1
        shift(s, s.bowl[s.bowl_n], HAND + seat)
        s.bowl[s.bowl_n] = 0


@rule
def pick_anew(s: State, seat: int, picks: int) -> None:
    """What another seat has picked could be any of its cards."""
    for i in range(picks):
        at = roll(s, s.held[seat] - i)
        for k in range(s.held[seat]):
            card = s.hand[seat, k]
            if not s.marked[card]:
                if at == 0:
                    s.marked[card] = 1
                    break
                at -= 1


# -- Positions ---------------------------------------------------------------------------------------------------------


@rule
def tidy(s: State) -> None:
    """Count hands, hearts and the Food Bowl after a position was filled in."""
    s.bowl_n = 0
    while s.bowl_n < len(s.bowl) and s.bowl[s.bowl_n] > 0:
        s.bowl_n += 1
    for seat in range(SEATS):
        s.held[seat] = 0
        s.glance[seat] = 0
        s.hearts[seat] = 0
        s.banked[seat] = 0
        s.wild = int(s.wild) & ~(1 << seat) | int(s.feral[seat]) << seat
        for i in range(DECK_SIZE):
            s.hand[seat, i] = 0
    for card in range(1, CARDS):
        arrive(s, card, s.lies[card])
    s.aside = 0
    for card in range(1, MISCHIEF):
        s.aside |= int(s.pays[card] > 0) << card
