"""Kitty Cataclysm: setup, the turn and the end, under the rulebook's headings. Ids like KC-21 are those of guide.md."""

from __future__ import annotations

import numpy as np

from purrlor.engine import Grid, Rules, after, ask, emit, offer, pop, push, roll, rule, shuffle, withdraw
from purrlor.games.kitty_cataclysm.effects import end_without_deck, give_up, instruct, offer_paws, take, top_of_deck
from purrlor.games.kitty_cataclysm.hidden import census, imagine, tidy
from purrlor.games.kitty_cataclysm.record import (
    CARD,
    CARDS,
    CLAIM,
    DECK_SIZE,
    EFFECT,
    FIRST_PLAY,
    HAND,
    KITTY,
    NEW_DECK,
    OPTIONS,
    PAWS,
    PLAY,
    RANDOM_NONDEALER,
    SEATS,
    VERBS,
    WAIT,
    ZONES,
    Ask,
    Doing,
    Op,
    Over,
    State,
    Step,
    Tell,
    flow,
)
from purrlor.games.kitty_cataclysm.scoring import end_game, value
from purrlor.games.kitty_cataclysm.sentences import TALES, Why, ask_seat, parts, refusal
from purrlor.games.kitty_cataclysm.show import WORDS, show
from purrlor.games.kitty_cataclysm.stakes import alarms, consequence, stake_of

# -- Setup ---------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """KC-06 to KC-08: shuffle, deal five each one at a time from the dealer's left, the rest is the deck."""
    s.dealt_by = roll(s, s.seats) if s.dealer == 0 else s.dealer - 1
    for i in range(DECK_SIZE):
        s.deck[i] = NEW_DECK[i]
    s.deck_n = DECK_SIZE
    shuffle(s, s.deck, DECK_SIZE)
    for _ in range(HAND):
        for i in range(1, s.seats + 1):
            take(s, after(s, s.dealt_by, i), top_of_deck(s))
    s.last_turn = s.dealt_by
    push(s, Step.START, s.dealt_by)


@flow.step(Step.START)
def start(s: State, f: Doing) -> None:
    """KC-10 to KC-15: who is not the dealer starts."""
    if s.start_rule == FIRST_PLAY and s.seats > 2 and f.at == 0:
        f.at = 1
        for seat in range(s.seats):
            if seat != s.dealt_by:
                ask(s, seat, Ask.CLAIM)
        return
    ahead = 1 + roll(s, s.seats - 1) if s.start_rule == RANDOM_NONDEALER else 1
    pop(s)
    begin_turn(s, after(s, s.dealt_by, ahead))


@flow.moves(Ask.CLAIM)
def claim_moves(s: State, seat: int, out: Grid) -> None:
    """KC-14: any card of the paws, or wait."""
    offer_paws(s, seat, CLAIM, out)
    offer(out, WAIT)


@flow.answer(Ask.CLAIM)
def claim(s: State, f: Doing, seat: int, move: int) -> None:
    """KC-14: the first card accepted is that player's first play; later ones are never seen."""
    if move == WAIT:
        emit(s, Tell.WAITED, seat, 0, 0)
        return
    withdraw(s)
    pop(s)
    begin_turn(s, seat)
    s.stack[s.depth - 1].at = 1
    play_card(s, seat, move - CLAIM)


@rule
def race(s: State) -> bool:
    """KC-14: the first card to arrive starts the game."""
    return bool(s.ask == Ask.CLAIM)


def timeout(s: State, seat: int) -> int:
    """KC-14: who does not answer in the race waits; elsewhere the first card of the list is taken."""
    out = np.zeros(RULES.most + 2, np.int32)
    flow.legal_rule()(s, seat, out)
    return WAIT if race(s) else int(out[1])


# -- Each turn -----------------------------------------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: int) -> None:
    """Give a seat the turn."""
    s.turn = seat
    emit(s, Tell.TURN, seat, 0, 0)
    push(s, Step.TURN, seat)


@flow.step(Step.TURN)
def turn(s: State, f: Doing) -> None:
    """KC-16: play one card and do what it says; KC-24: then the left neighbour plays."""
    if s.ran_out:
        end_without_deck(s)  # KC-74
    elif f.at == 0:
        start_turn(s, f)
    elif f.again and s.held[f.seat] > 0:
        f.again = False  # KC-25
        ask_card(s, f.seat)
    elif f.again and s.play_again_empty:
        emit(s, Tell.EMPTY_AGAIN, f.seat, 0, 0)
        end_game(s, Over.EMPTY_PAWS)  # KC-26
    else:
        f.again = False
        f.seat = after(s, f.seat, 1)
        s.turn = f.seat
        emit(s, Tell.TURN, f.seat, 0, 0)
        start_turn(s, f)


@rule
def start_turn(s: State, f: Doing) -> None:
    """KC-61: who cannot start a turn ends the game; KC-17: who can must play."""
    f.at = 1
    if s.held[f.seat] == 0:
        emit(s, Tell.EMPTY_PAWS, f.seat, 0, 0)
        end_game(s, Over.EMPTY_PAWS)
    else:
        ask_card(s, f.seat)


@rule
def ask_card(s: State, seat: int) -> None:
    """KC-73: all can see that a last card is the only answer, so it is a question of its own."""
    ask(s, seat, Ask.LAST if s.held[seat] == 1 else Ask.PLAY)


@flow.moves(Ask.LAST)
@flow.moves(Ask.PLAY)
def play_moves(s: State, seat: int, out: Grid) -> None:
    """KC-17, KC-18: any card of the paws; passing is not possible."""
    offer_paws(s, seat, PLAY, out)


@flow.answer(Ask.LAST)
@flow.answer(Ask.PLAY)
def play(s: State, f: Doing, seat: int, move: int) -> None:
    """KC-16: the card goes on top of the kitty before it is carried out (KC-19)."""
    play_card(s, seat, move - PLAY)


@rule
def play_card(s: State, seat: int, card: int) -> None:
    """Put a card onto the kitty and begin to carry it out."""
    give_up(s, seat, card)
    s.kitty[seat, s.kitty_n[seat]] = card
    s.kitty_n[seat] += 1
    s.last_turn = seat  # KC-66
    emit(s, Tell.PLAYED, card, PAWS + seat, KITTY + seat)
    push(s, Step.CARD, seat)
    s.stack[s.depth - 1].card = card


@flow.step(Step.CARD)
def carry_out(s: State, f: Doing) -> None:
    """KC-20: the instructions in the order written, until one asks for a choice."""
    here = s.depth
    while s.depth == here and not s.over:
        which, amount = EFFECT[f.card, f.at, 0], EFFECT[f.card, f.at, 1]
        if which == Op.NOTHING:
            pop(s)  # KC-23
        else:
            f.at += 1
            instruct(which, s, f, amount)


# -- For the engine ------------------------------------------------------------------------------------------------

RULES = Rules(
    state=State,
    flow=flow,
    verbs=VERBS,
    zones=ZONES,
    pieces=CARD,
    options=OPTIONS,
    reasons=("", "empty-paws", "deck-out"),
    most=CARDS * SEATS,
    setup=setup,
    census=census,
    imagine=imagine,
    value=value,
    seats_rule="KC-01",
    longest=400,
    tidy=tidy,
    timeout=timeout,
    show=show,
    words=WORDS,
    question=ask_seat,
    parts=parts,
    kinds=Tell,
    tales=TALES,
    refusals=Why,
    refusal=refusal,
    stake=stake_of,
    consequence=consequence,
    alarms=alarms,
    race=race,
)
