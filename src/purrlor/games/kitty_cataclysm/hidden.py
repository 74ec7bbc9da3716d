"""What the engine asks of a record: where every card lies, and how to deal anew what a seat cannot know."""

from __future__ import annotations

from purrlor.engine import Grid, after, is_waiting, roll, rule, shuffle
from purrlor.games.kitty_cataclysm.effects import sealed_count, top_of_deck
from purrlor.games.kitty_cataclysm.record import CARDS, DECK, KITTY, LITTER, MOST_PASSED, PAWS, State


@rule
def census(s: State, out: Grid) -> None:
    """Count every card where it lies."""
    for i in range(s.deck_n):
        out[DECK, s.deck[i]] += 1
    for i in range(s.litter_n):
        out[LITTER, s.litter[i]] += 1
    for seat in range(s.seats):
        for card in range(1, CARDS):
            out[PAWS + seat, card] += s.paws[seat, card]
        for i in range(s.kitty_n[seat]):
            out[KITTY + seat, s.kitty[seat, i]] += 1


@rule
def imagine(s: State, me: int, known: Grid) -> None:
    """Deal the deck and the others' paws anew, keeping the cards that `me` knows to be there."""
    pool_hidden(s, me, known)
    shuffle(s, s.deck, s.deck_n)
    for seat in range(s.seats):
        if seat != me:
            refill(s, seat)
            reseal(s, seat)


@rule
def pool_hidden(s: State, me: int, known: Grid) -> None:
    """Lay all unknown cards into the deck in the order of the card list, so that nothing of the truth is left."""
    pool = after(s, me, 1)  # one pair of paws counts them
    for i in range(s.deck_n):
        s.paws[pool, s.deck[i]] += 1
    for seat in range(s.seats):
        if seat != me and seat != pool:
            for card in range(1, CARDS):
                s.paws[pool, card] += s.paws[seat, card] - known[PAWS + seat, card]
                s.paws[seat, card] = known[PAWS + seat, card]
    s.deck_n = 0
    for card in range(1, CARDS):
        for _ in range(s.paws[pool, card] - known[PAWS + pool, card]):
            s.deck[s.deck_n] = card
            s.deck_n += 1
        s.paws[pool, card] = known[PAWS + pool, card]


@rule
def refill(s: State, seat: int) -> None:
    """Deal a seat back to the number of cards it holds."""
    missing = s.held[seat]
    for card in range(1, CARDS):
        missing -= s.paws[seat, card]
    for _ in range(missing):
        s.paws[seat, top_of_deck(s)] += 1


@rule
def reseal(s: State, seat: int) -> None:
    """KC-52: what another seat has sealed is unknown; who has not finished begins anew."""
    n = sealed_count(s, seat)
    for i in range(MOST_PASSED):
        s.sealed[seat, i] = 0
    if is_waiting(s, seat):
        return
    for i in range(n):
        s.sealed[seat, i] = any_unsealed(s, seat, i)


@rule
def any_unsealed(s: State, seat: int, sealed: int) -> int:
    """Pick one of the cards that are not laid aside, each as likely."""
    at = roll(s, s.held[seat] - sealed)
    card = 1
    while at >= unsealed(s, seat, sealed, card):
        at -= unsealed(s, seat, sealed, card)
        card += 1
    return card


@rule
def unsealed(s: State, seat: int, sealed: int, card: int) -> int:
    """Count the copies of a card that are not laid aside."""
    free = s.paws[seat, card]
    for i in range(sealed):
        free -= s.sealed[seat, i] == card
    return free


@rule
def tidy(s: State) -> None:
    """Count hands and piles after a position was filled in."""
    s.deck_n = filled(s.deck)
    s.litter_n = filled(s.litter)
    for seat in range(s.seats):
        s.held[seat] = sum(s.paws[seat, card] for card in range(CARDS))
        s.kitty_n[seat] = filled(s.kitty[seat])  # type: ignore[arg-type]


def filled(pile: Grid) -> int:
    """Count the cards of a pile."""
    return sum(1 for i in range(len(pile)) if pile[i] > 0)
