"""What the engine asks of a record: where every piece lies, and dealing anew what a seat cannot know."""

from __future__ import annotations

from purrlor.engine import Grid, is_waiting, roll, rule, shuffle
from purrlor.games.paw_of_duty.board import captured_count, toggle
from purrlor.games.paw_of_duty.choices import survey
from purrlor.games.paw_of_duty.effects import drop_order
from purrlor.games.paw_of_duty.piles import hand_size, put_on_deck, take_from_deck
from purrlor.games.paw_of_duty.record import (
    BOARD_ZONE,
    CAPTURED_ZONE,
    CLAWS_OUT,
    DISCARDS_ZONE,
    DRAWN_ZONE,
    FACINGS,
    HAND_ZONE,
    KITTIES,
    KITTIES_ZONE,
    LEVEL,
    PIECE,
    PLAYED_ZONE,
    RADIO,
    RESCUED_ZONE,
    SQUARES,
    TACTICS,
    TACTICS_ZONE,
    Ask,
    State,
)


@rule
def census(s: State, out: Grid) -> None:
    """Count every piece where it lies."""
    for i in range(s.deck_n):
        out[TACTICS_ZONE, PIECE + s.deck[i]] += 1
    for tactic in range(1, TACTICS):
        out[DISCARDS_ZONE, PIECE + tactic] += s.discards[tactic]
        out[PLAYED_ZONE, PIECE + tactic] += s.played[tactic]
        for seat in range(2):
            out[HAND_ZONE + seat, PIECE + tactic] += s.hand[seat, tactic]
    count_kitties(s, out)


@rule
def count_kitties(s: State, out: Grid) -> None:
    """Count the Kitties of the deck, the two drawn, those on the board, captured and rescued."""
    for i in range(s.kitties_n):
        out[KITTIES_ZONE, s.kitties[i]] += 1
    for i in range(2):
        if s.drawn[i] > 0:
            out[DRAWN_ZONE + s.turn, s.drawn[i]] += 1
    for square in range(1, SQUARES):
        if s.board[square] > 0:
            out[BOARD_ZONE, s.board[square]] += 1
    for kitty in range(1, KITTIES):
        out[RESCUED_ZONE, kitty] += s.rescued[kitty]
    for seat in range(2):
        for i in range(captured_count(s, seat)):
            out[CAPTURED_ZONE + seat, s.captured[seat, i]] += 1


# -- Imagining ------------------------------------------------------------------------------------------------------


@rule
def imagine(s: State, me: int, known: Grid) -> None:
    """Deal anew the other hand, both decks, and what the other seat has chosen in secret."""
    other = 1 - me
    if s.turn == other:
        drop_order(s)  # PD-122
        s.undo = 0
    s.backs[other] = 0
    deal_tactics(s, other, known)
    deal_kitties(s, me)
    if s.ask == Ask.MULLIGAN:
        set_aside_anew(s, other)


@rule
def deal_tactics(s: State, other: int, known: Grid) -> None:
    """PD-110: the other hand and the deck, but for Claws Out (PD-39) and the cards known to be in that hand."""
    missing = hand_size(s, other)
    while s.deck_n > 0:
        s.hand[other, take_from_deck(s)] += 1
    for tactic in range(1, TACTICS):  # by number, so that nothing of the truth is left
        kept = s.hand[other, tactic] if tactic == CLAWS_OUT else known[HAND_ZONE + other, PIECE + tactic]
        missing -= kept
        while s.hand[other, tactic] > kept:
            s.hand[other, tactic] -= 1
            put_on_deck(s, tactic)
    shuffle(s, s.deck, s.deck_n)
    for _ in range(missing):
        s.hand[other, take_from_deck(s)] += 1


@rule
def deal_kitties(s: State, me: int) -> None:
    """PD-111: every Kitty of the deck and of the other's draw that this seat has not seen may be any other such one."""
    secret = s.ask == Ask.PLACE and s.turn != me  # which of two was kept
    if secret:
        order_choice(s, me)
    cells = int(s.kitties_n) + (2 if s.turn != me else 0)
    sort_unknown(s, me, cells)
    for i in range(cells - 1, 0, -1):
        if is_unknown(s, me, i):
            j = roll(s, i + 1)
            while not is_unknown(s, me, j):
                j = roll(s, i + 1)
            swap_cells(s, i, j)
    if secret and roll(s, 2) == 1:
        swap_choice(s)


@rule
def sort_unknown(s: State, me: int, cells: int) -> None:
    """Sort the unknown Kitties by number, so that nothing of the truth is left."""
    for i in range(cells):
        for j in range(i):
            if is_unknown(s, me, i) and is_unknown(s, me, j) and cell(s, j) > cell(s, i):
                swap_cells(s, i, j)


@rule
def cell(s: State, i: int) -> int:
    """Give a Kitty that nobody has placed: the deck's from the top, then the two drawn."""
    return s.kitties[i] if i < s.kitties_n else s.drawn[i - s.kitties_n]


@rule
def set_cell(s: State, i: int, kitty: int) -> None:
    """Put a Kitty into such a place."""
    if i < s.kitties_n:
        s.kitties[i] = kitty
    else:
        s.drawn[i - s.kitties_n] = kitty


@rule
def swap_cells(s: State, i: int, j: int) -> None:
    """Two Kitties change places; what the other seat has seen is the place, so that stays."""
    one, two = cell(s, i), cell(s, j)
    set_cell(s, i, two)
    set_cell(s, j, one)
    seen = s.knows[one]
    s.knows[one] = s.knows[two]
    s.knows[two] = seen


@rule
def is_unknown(s: State, me: int, i: int) -> bool:
    """Say whether a seat has not seen the Kitty in such a place."""
    kitty = cell(s, i)
    return kitty > 0 and (s.knows[kitty] >> me) & 1 == 0


@rule
def order_choice(s: State, me: int) -> None:
    """Of the Kitty kept and the one returned, make the one that this seat knows, or the lower one, the kept one."""
    kept, returned = s.drawn[0], s.kitties[s.kitties_n - 1]
    knows_kept, knows_returned = (s.knows[kept] >> me) & 1, (s.knows[returned] >> me) & 1
    if knows_returned > knows_kept or (knows_returned == knows_kept and returned < kept):
        swap_choice(s)


@rule
def swap_choice(s: State) -> None:
    """The other seat has chosen but not placed: it may have returned the one and kept the other."""
    bottom = s.kitties_n - 1
    kept = s.drawn[0]
    s.drawn[0] = s.kitties[bottom]
    s.kitties[bottom] = kept


@rule
def set_aside_anew(s: State, seat: int) -> None:
    """PD-55: an answer is sealed, so any set may be set aside; who has not answered begins anew."""
    for tactic in range(RADIO + 1, TACTICS):
        s.aside[seat, tactic] = 0
        if not is_waiting(s, seat):
            s.aside[seat, tactic] = roll(s, s.hand[seat, tactic] + 1)


# -- Positions ------------------------------------------------------------------------------------------------------


@rule
def tidy(s: State) -> None:
    """After a position was filled in: count the decks, set up the board, give every Kitty its token, add the totals."""
    s.deck_n = sum(1 for i in range(len(s.deck)) if s.deck[i] > 0)
    s.kitties_n = sum(1 for i in range(len(s.kitties)) if s.kitties[i] > 0)
    for square in range(SQUARES):
        s.board[square] = 0
    for i in range(2):
        s.stands[i] = 0
    for facing in range(FACINGS):
        s.looks[facing] = 0
    for kitty in range(1, KITTIES):
        if s.owner[kitty] > 0:
            s.board[s.at[kitty]] = kitty
            s.tokens[kitty] = max(1, s.tokens[kitty])
            toggle(s, kitty, s.at[kitty])
    if s.ask == Ask.TACTIC:
        survey(s, s.turn)
    for seat in range(2):
        s.score[seat] = sum(int(LEVEL[s.captured[seat, i]]) for i in range(KITTIES - 1))
