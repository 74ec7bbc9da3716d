"""PD-112: what the table plays for a player who is away; it never throws a Kitty away needlessly."""

from __future__ import annotations

import numpy as np

from purrlor.games.paw_of_duty.choices import offer_choice
from purrlor.games.paw_of_duty.record import (
    BACK,
    CITY,
    DECLARE,
    DEPLOY,
    DONE,
    FACINGS,
    KEEP,
    KITTIES,
    LEVEL,
    MARK,
    MOST_BACKS,
    PLACE,
    REDRAW,
    RESCUE,
    SQUARES,
    TACTICS,
    TAKE_BACK,
    Ask,
    State,
)


def timeout(s: State, seat: int) -> int:
    """Give the move for an absent seat."""
    if s.ask == Ask.MULLIGAN:
        return keep_all(s, seat)
    if s.ask == Ask.DEPLOY:
        return DEPLOY + int(s.drawn[0])
    if s.ask == Ask.PLACE:
        return PLACE + first_place(s) * FACINGS + 1
    if s.ask == Ask.TACTIC:
        return stop(s, seat)
    if s.ask == Ask.MARK:
        return MARK + least_marked(s, seat)
    return DECLARE if s.ask == Ask.DECLARE else RESCUE + first_lowest(s, 1 - seat)


def keep_all(s: State, seat: int) -> int:
    """Keep all cards; what is set aside is taken back first, or replaced where nothing can be taken back."""
    aside = [tactic for tactic in range(1, TACTICS) if s.aside[seat, tactic] > 0]
    if not aside or s.backs[seat] >= MOST_BACKS:
        return KEEP
    return REDRAW if s.quick else TAKE_BACK + aside[0]


def first_place(s: State) -> int:
    """Give the first open marker in reading order, or the first empty ring square."""
    empty = [square for square in range(1, SQUARES) if s.board[square] == 0]
    return next((square for square in empty if CITY[square]), empty[0])


def stop(s: State, seat: int) -> int:
    """Give no more orders; a card half chosen goes back first, or is chosen on where nothing can be taken back."""
    if s.order[0].card == 0 or s.backs[seat] >= MOST_BACKS:
        return DONE
    if not s.quick:
        return BACK
    out = np.zeros(SQUARES * FACINGS, np.int32)
    offer_choice(s.order[0].choice, s, seat, out)
    return int(out[1])


def least_marked(s: State, seat: int) -> int:
    """Give the Kitty outside with the fewest tokens, then the lowest level, then in reading order."""
    outside = [k for k in range(1, KITTIES) if s.owner[k] == seat + 1 and not CITY[s.at[k]]]
    return min(outside, key=lambda k: (s.tokens[k], LEVEL[k], s.at[k]))


def first_lowest(s: State, seat: int) -> int:
    """Give the first Kitty of the lowest level in a stack."""
    stack = [int(s.captured[seat, i]) for i in range(KITTIES - 1) if s.captured[seat, i] > 0]
    return min(stack, key=lambda k: LEVEL[k])
