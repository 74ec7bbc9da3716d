"""What the engine asks of a record: where every piece lies, and how to deal anew what a seat cannot know."""

from __future__ import annotations

from purrlor.engine import Grid, rule, shuffle
from purrlor.games.here_kitty_kitty.cards import CARDS, COLOURS, COUNT, HOUSE, KIND, Kind
from purrlor.games.here_kitty_kitty.cats import place, watch
from purrlor.games.here_kitty_kitty.record import (
    BOX,
    CAT_PLACES,
    DECK,
    DISCARD,
    FIRST_CAT,
    HANDS,
    PLACES,
    TABLE,
    TUCKED,
    State,
)
from purrlor.games.here_kitty_kitty.setup import top_of_deck
from purrlor.games.here_kitty_kitty.windows import SEALED_PASS


@rule
def census(s: State, out: Grid) -> None:
    """Count every card and every cat where it is."""
    for i in range(s.deck_n):
        out[DECK, s.deck[i]] += 1
    for card in range(1, CARDS):
        out[DISCARD, card] += s.discard[card]
        out[BOX, card] += s.box[card]
        out[TABLE, card] += s.table[card]
        for seat in range(s.seats):
            out[HANDS + seat, card] += s.hand[seat, card]
            out[TUCKED + seat, card] += s.tucked[seat, card]
    for where in range(PLACES):
        for colour in range(COLOURS):
            out[CAT_PLACES + where, FIRST_CAT + colour] += s.cats[where, colour]


@rule
def imagine(s: State, me: int, known: Grid) -> None:
    """HK-120: deal the deck and the others' hands anew, keeping the cards that `me` knows to be there."""
    for seat in range(s.seats):
        if seat != me:
            for card in range(1, CARDS):
                s.hand[seat, card] = known[HANDS + seat, card]
            if s.sealed[seat] > 0:  # HK-87: unknown, but a pass is always possible
                s.sealed[seat] = SEALED_PASS
    s.deck_n = 0
    for card in range(1, CARDS):
        for _ in range(unseen(s, card)):
            s.deck[s.deck_n] = card
            s.deck_n += 1
    shuffle(s, s.deck, s.deck_n)
    for seat in range(s.seats):
        deal_back(s, seat)
    shuffle(s, s.deck, s.deck_n)
    count_hands(s)


@rule
def unseen(s: State, card: int) -> int:
    """Count the copies of a card that are neither on the table nor in a hand."""
    left = COUNT[card] - int(s.discard[card]) - int(s.box[card]) - int(s.table[card])
    for seat in range(s.seats):
        left -= int(s.hand[seat, card]) + int(s.tucked[seat, card])
    return left


@rule
def deal_back(s: State, seat: int) -> None:
    """Deal a seat up to the number of cards it holds; HK-37: an Instant is never in a hand."""
    missing = int(s.held[seat])
    for card in range(1, CARDS):
        missing -= s.hand[seat, card]
    for _ in range(missing):
        bring_up(s)
        s.hand[seat, top_of_deck(s)] += 1


@rule
def bring_up(s: State) -> None:
    """Swap the uppermost card that is not an Instant to the top of the deck."""
    at = s.deck_n - 1
    while KIND[s.deck[at]] == Kind.INSTANT:
        at -= 1
    card = s.deck[at]
    s.deck[at] = s.deck[s.deck_n - 1]
    s.deck[s.deck_n - 1] = card


@rule
def tidy(s: State) -> None:
    """Count hands, deck and cats after a position was filled in."""
    for where in range(PLACES):
        s.many[where] = 0
        for colour in range(COLOURS):
            s.many[where] += s.cats[where, colour]
        s.stuck[where] = 0
    for seat in range(s.seats):
        for colour in range(COLOURS):
            s.stuck[place(HOUSE, seat)] += s.locked[seat, colour]
    for where in range(PLACES):
        watch(s, where)
    s.deck_n = 0
    for i in range(len(s.deck)):
        if s.deck[i] > 0:
            s.deck_n += 1
    count_hands(s)


@rule
def count_hands(s: State) -> None:
    """Count the cards of every hand, and every card in all hands."""
    for seat in range(s.seats):
        s.held[seat] = 0
        s.fan[seat] = 0
    for card in range(1, CARDS):
        s.hands[card] = 0
        for seat in range(s.seats):
            s.held[seat] += s.hand[seat, card]
            s.hands[card] += s.hand[seat, card]
            s.fan[seat] |= int(s.hand[seat, card] > 0) << card
