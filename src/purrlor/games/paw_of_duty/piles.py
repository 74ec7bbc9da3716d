"""The tactic deck: drawing, discarding, the new deck."""

from __future__ import annotations

from purrlor.engine import emit, rule, shuffle
from purrlor.games.paw_of_duty.record import (
    CLAWS_OUT,
    DISCARDS_ZONE,
    HAND,
    HAND_ZONE,
    PIECE,
    PLAYED_ZONE,
    TACTICS,
    TACTICS_ZONE,
    State,
    Tell,
)


@rule
def hand_size(s: State, seat: int) -> int:
    """Count the tactic cards in a hand."""
    size = 0
    for tactic in range(1, TACTICS):
        size += s.hand[seat, tactic]
    return size


@rule
def missing_cards(s: State, seat: int) -> int:
    """PD-68, PD-69: how many cards a seat draws at the end of its turn; Claws Out comes back before."""
    return max(0, HAND + int(s.claws_outside_hand_count) - hand_size(s, seat) - int(s.played[CLAWS_OUT]))


@rule
def can_draw(s: State) -> bool:
    """PD-72: something lies in the deck or in the discard pile."""
    if s.deck_n > 0:
        return True
    for tactic in range(1, TACTICS):
        if s.discards[tactic] > 0:
            return True
    return False


@rule
def put_on_deck(s: State, tactic: int) -> None:
    """Lay a card onto the tactic deck."""
    s.deck[s.deck_n] = tactic
    s.deck_n += 1


@rule
def take_from_deck(s: State) -> int:
    """Take the top card off the tactic deck."""
    s.deck_n -= 1
    tactic = s.deck[s.deck_n]
    s.deck[s.deck_n] = 0
    return tactic


@rule
def reshuffle(s: State) -> None:
    """PD-71: the discard pile becomes the new deck; PD-118: what was played this turn is not in it."""
    for tactic in range(1, TACTICS):
        while s.discards[tactic] > 0:
            s.discards[tactic] -= 1
            put_on_deck(s, tactic)
    shuffle(s, s.deck, s.deck_n)
    emit(s, Tell.RESHUFFLED, DISCARDS_ZONE, 0, 0)


@rule
def draw_tactics(s: State, seat: int, amount: int) -> None:
    """PD-71, PD-72: draw as many as there are; PD-113: what has been seen cannot be undone."""
    for _ in range(amount):
        if not can_draw(s):
            return
        if s.deck_n == 0:
            reshuffle(s)
        tactic = take_from_deck(s)
        s.hand[seat, tactic] += 1
        s.undo = 0
        emit(s, Tell.DREW, tactic + PIECE, TACTICS_ZONE, HAND_ZONE + seat)


@rule
def discard(s: State, seat: int, tactic: int) -> None:
    """PD-65: face up onto the discard pile, then draw another (PD-66)."""
    s.lines -= 1
    s.hand[seat, tactic] -= 1
    s.discards[tactic] += 1
    emit(s, Tell.DISCARDED, tactic + PIECE, HAND_ZONE + seat, DISCARDS_ZONE)
    draw_tactics(s, seat, 1)


@rule
def clear_table(s: State, seat: int) -> None:
    """PD-67: Claws Out returns to the hand, the other played cards go to the discard pile."""
    for tactic in range(1, TACTICS):
        while s.played[tactic] > 0:
            s.played[tactic] -= 1
            if tactic == CLAWS_OUT:
                come_back(s, seat)
            else:
                s.discards[tactic] += 1
                emit(s, Tell.TIDIED, tactic + PIECE, PLAYED_ZONE, DISCARDS_ZONE)


@rule
def come_back(s: State, seat: int) -> None:
    """PD-43: Claws Out is never discarded."""
    s.hand[seat, CLAWS_OUT] += 1
    emit(s, Tell.CAME_BACK, CLAWS_OUT + PIECE, PLAYED_ZONE, HAND_ZONE + seat)
