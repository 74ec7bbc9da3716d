"""Setup: handing out, dealing, and the mulligan."""

from __future__ import annotations

from purrlor.engine import Frame, Grid, ask, emit, offer, push, roll, rule, shuffle
from purrlor.games.paw_of_duty.piles import draw_tactics, put_on_deck
from purrlor.games.paw_of_duty.record import (
    BOX_ZONE,
    CLAWS_OUT,
    COUNT,
    DEALT,
    HAND_ZONE,
    KEEP,
    KITTIES,
    MOST_BACKS,
    PIECE,
    RADIO,
    REDRAW,
    SWAP,
    TACTICS,
    TACTICS_ZONE,
    TAKE_BACK,
    Ask,
    State,
    Step,
    Tell,
    flow,
)

# -- Setup ----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """PD-47 to PD-53: Claws Out for both, Radio for the first player, two decks, four cards each."""
    s.first = roll(s, 2) if s.first_player == 0 else s.first_player - 1  # PD-50
    s.turn = s.first
    for seat in range(2):
        take_from_box(s, seat, CLAWS_OUT)  # PD-48
    take_from_box(s, s.first, RADIO)  # PD-51
    stack_decks(s)
    for i in range(2):
        draw_tactics(s, (s.first + i) % 2, DEALT)
    push(s, Step.MULLIGAN, s.first)


@rule
def take_from_box(s: State, seat: int, tactic: int) -> None:
    """PD-39, PD-45: these cards are handed out before the shuffle, for all to see."""
    s.hand[seat, tactic] += 1
    emit(s, Tell.TOOK, tactic + PIECE, BOX_ZONE, HAND_ZONE + seat)


@rule
def stack_decks(s: State) -> None:
    """PD-52, PD-116: 15 Kitties and 42 tactic cards, shuffled."""
    for tactic in range(RADIO + 1, TACTICS):
        for _ in range(COUNT[tactic]):
            put_on_deck(s, tactic)
    shuffle(s, s.deck, s.deck_n)
    for kitty in range(1, KITTIES):
        s.kitties[kitty - 1] = kitty
    s.kitties_n = KITTIES - 1
    shuffle(s, s.kitties, s.kitties_n)


@flow.step(Step.MULLIGAN)
def mulligan(s: State, f: Frame) -> None:
    """PD-54, PD-55: both set cards aside in secret; then both draw; then what was set aside goes back."""
    if f.at == 0:
        f.at = 1
        ask(s, 0, Ask.MULLIGAN)
        ask(s, 1, Ask.MULLIGAN)
        return
    for i in range(2):
        redraw(s, (s.first + i) % 2)
    for seat in range(2):
        shuffle_back(s, seat)
    shuffle(s, s.deck, s.deck_n)
    emit(s, Tell.SHUFFLED, TACTICS_ZONE, 0, 0)
    f.at = 0
    f.step = Step.BEGIN


@rule
def redraw(s: State, seat: int) -> None:
    """PD-54: as many new cards as were set aside."""
    amount = 0
    for tactic in range(1, TACTICS):
        s.hand[seat, tactic] -= s.aside[seat, tactic]
        amount += s.aside[seat, tactic]
    emit(s, Tell.MULLIGAN, seat, amount, 0)
    draw_tactics(s, seat, amount)


@rule
def shuffle_back(s: State, seat: int) -> None:
    """PD-55: only now do the cards set aside return to the deck."""
    for tactic in range(1, TACTICS):
        while s.aside[seat, tactic] > 0:
            s.aside[seat, tactic] -= 1
            put_on_deck(s, tactic)
            emit(s, Tell.SET_ASIDE, tactic + PIECE, HAND_ZONE + seat, TACTICS_ZONE)


@flow.moves(Ask.MULLIGAN)
def mulligan_moves(s: State, seat: int, out: Grid) -> None:
    """PD-54: never Radio or Claws Out; what is set aside may be taken back, with `quick` each set has one path."""
    last = 0
    for tactic in range(RADIO + 1, TACTICS):
        if s.aside[seat, tactic] > 0:
            last = tactic
    for tactic in range(max(last, RADIO + 1) if s.quick else RADIO + 1, TACTICS):
        if s.hand[seat, tactic] > s.aside[seat, tactic]:
            offer(out, SWAP + tactic)
    for tactic in range(RADIO + 1, last + 1):
        if s.aside[seat, tactic] > 0 and s.backs[seat] < MOST_BACKS and not s.quick:
            offer(out, TAKE_BACK + tactic)
    if last > 0:
        offer(out, REDRAW)
    if last == 0 or s.backs[seat] == MOST_BACKS:
        offer(out, KEEP)


@flow.answer(Ask.MULLIGAN)
def answer_mulligan(s: State, f: Frame, seat: int, move: int) -> None:
    """PD-55: nobody sees what is set aside, or how much, until both have answered."""
    if move < REDRAW:
        choose_aside(s, seat, move)
        ask(s, seat, Ask.MULLIGAN)
        return
    if move == KEEP:
        for tactic in range(1, TACTICS):
            s.aside[seat, tactic] = 0
    s.backs[seat] = 0
    emit(s, Tell.DECIDED, seat, 0, 0)


@rule
def choose_aside(s: State, seat: int, move: int) -> None:
    """PD-54: set a card aside, or take one back into the hand."""
    if move < TAKE_BACK:
        s.aside[seat, move - SWAP] += 1
    else:
        s.aside[seat, move - TAKE_BACK] -= 1
        s.backs[seat] += 1
