"""What the table of Warm Laundry shows, for everybody's eyes."""

from __future__ import annotations

from purrlor.engine import Grid, rule
from purrlor.engine.view.page import (
    backs,
    badge,
    count,
    end_seat,
    heap,
    hidden_heap,
    piece,
    position,
    score,
    zone,
    zone_of,
)
from purrlor.engine.view.vocabulary import Words
from warm_laundry.record import CARD, PAWS, State

WORDS = Words()
DECK = WORDS.zone("deck", "pile")
BASKET = WORDS.zone("basket", "pile")
HAND = WORDS.zones("paws", "hand")
FACE = WORDS.faces(CARD.names)
TURN = WORDS.badge("turn")
IN_PAWS = WORDS.count("paws")


@rule
def show(s: State, me: int, known: Grid, page: Grid) -> None:
    """Show the seats, the deck, the basket, and everybody's paws."""
    for seat in range(s.seats):
        show_seat(s, seat, page)
    zone(page, DECK, s.deck_n)
    backs(page, FACE, s.deck_n)
    zone(page, BASKET, s.basket_n)
    for i in range(s.basket_n):
        piece(page, FACE, s.basket[i], 1)
        position(page, i)
    for seat in range(s.seats):
        show_paws(s, seat, seat == me, known, page)


@rule
def show_seat(s: State, seat: int, page: Grid) -> None:
    """WL-07: purrs are counted aloud, and so are cards."""
    score(page, s.purrs[seat])
    if s.turn == seat:
        badge(page, TURN)
    count(page, IN_PAWS, s.held[seat])
    end_seat(page)


@rule
def show_paws(s: State, seat: int, mine: bool, known: Grid, page: Grid) -> None:
    """WL-03: faces to their owner, backs to the others."""
    zone_of(page, HAND, seat, s.held[seat])
    if mine:
        heap(page, FACE, s.paws[seat])  # type: ignore[arg-type]
    else:
        hidden_heap(page, FACE, s.held[seat], known[PAWS + seat])  # type: ignore[arg-type]
