"""What the engine asks of a record: where every cat lies, and how to deal anew what a seat cannot know."""

from __future__ import annotations

from purrlor.engine import Grid, rule, shuffle
from warm_laundry.record import BASKET, CARDS, COUNT, DECK, PAWS, State


@rule
def top_of_deck(s: State) -> int:
    """Take the top card of the deck, and leave no trace of it there."""
    s.deck_n -= 1
    card = s.deck[s.deck_n]
    s.deck[s.deck_n] = 0
    return int(card)


@rule
def census(s: State, out: Grid) -> None:
    """Count every cat where it lies."""
    for i in range(s.deck_n):
        out[DECK, s.deck[i]] += 1
    for i in range(s.basket_n):
        out[BASKET, s.basket[i]] += 1
    for seat in range(s.seats):
        for card in range(1, CARDS):
            out[PAWS + seat, card] += s.paws[seat, card]


@rule
def imagine(s: State, me: int, known: Grid) -> None:
    """Deal the deck and the others' paws anew: nobody ever shows a card that stays hidden, so nothing is known."""
    s.deck_n = 0
    for card in range(1, CARDS):
        for _ in range(unseen(s, me, card)):
            s.deck[s.deck_n] = card
            s.deck_n += 1
    shuffle(s, s.deck, s.deck_n)
    for seat in range(s.seats):
        if seat != me:
            redeal(s, seat)


@rule
def unseen(s: State, me: int, card: int) -> int:
    """Count the copies of a card that lie neither in the basket nor in one's own paws."""
    left = COUNT[card]
    for i in range(s.basket_n):
        left -= s.basket[i] == card
    if me >= 0:
        left -= s.paws[me, card]
    return int(left)


@rule
def redeal(s: State, seat: int) -> None:
    """Give a seat as many cards from the deck as it holds."""
    for card in range(1, CARDS):
        s.paws[seat, card] = 0
    for _ in range(s.held[seat]):
        s.paws[seat, top_of_deck(s)] += 1


@rule
def tidy(s: State) -> None:
    """Count hands and piles after a position was filled in."""
    s.deck_n = filled(s.deck)
    s.basket_n = filled(s.basket)
    for seat in range(s.seats):
        s.held[seat] = sum(s.paws[seat, card] for card in range(CARDS))


def filled(pile: Grid) -> int:
    """Count the cards of a pile."""
    return sum(1 for i in range(len(pile)) if pile[i] > 0)
