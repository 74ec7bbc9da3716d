"""Warm Laundry: setup, the turn and the end. Ids like WL-05 are those of guide.md."""

from __future__ import annotations

from purrlor.engine import Frame, Grid, Rules, after, ask, emit, offer, push, rule, shuffle
from warm_laundry.hidden import census, imagine, tidy, top_of_deck
from warm_laundry.record import (
    BASKET,
    CARD,
    CARDS,
    CREEPS,
    DECK,
    DECK_SIZE,
    HAND,
    HEAVIEST,
    LAY,
    NEW_DECK,
    PAWS,
    VERBS,
    WEIGHT,
    ZONES,
    Ask,
    State,
    Step,
    Tell,
    flow,
)
from warm_laundry.scoring import end_game, value
from warm_laundry.sentences import TALES, Why, ask_seat, parts, refusal
from warm_laundry.show import WORDS, show

# -- Setup


@rule
def setup(s: State) -> None:
    """WL-02, WL-03: shuffle, deal three each, the rest is the deck; seat 0 begins."""
    for i in range(DECK_SIZE):
        s.deck[i] = NEW_DECK[i]
    s.deck_n = DECK_SIZE
    shuffle(s, s.deck, DECK_SIZE)
    for _ in range(HAND):
        for seat in range(s.seats):
            take(s, seat)
    push(s, Step.TURN, 0)


@rule
def take(s: State, seat: int) -> int:
    """Draw the top card of the deck."""
    card = top_of_deck(s)
    s.paws[seat, card] += 1
    s.held[seat] += 1
    return card


# -- Each turn


@flow.step(Step.TURN)
def turn(s: State, f: Frame) -> None:
    """WL-04: ask who has the turn; WL-08: when all paws are empty, the game ends."""
    for _ in range(s.seats):
        if s.held[f.seat] > 0:
            s.turn = f.seat
            ask(s, f.seat, Ask.LAY)
            return
        f.seat = after(s, f.seat, 1)
    end_game(s)


@flow.moves(Ask.LAY)
def lay_moves(s: State, seat: int, out: Grid) -> None:
    """WL-04: any cat of the paws."""
    for card in range(1, CARDS):
        if s.paws[seat, card] > 0:
            offer(out, LAY + card)


@flow.answer(Ask.LAY)
def lay(s: State, f: Frame, seat: int, move: int) -> None:
    """WL-04 to WL-07: lay a cat down, purr if it lies well, draw."""
    card = move - LAY
    warm = lies_well(s, card)
    s.paws[seat, card] -= 1
    s.held[seat] -= 1
    s.basket[s.basket_n] = card
    s.basket_n += 1
    emit(s, Tell.LAID, card, PAWS + seat, BASKET)
    if warm:
        s.purrs[seat] += 1
        emit(s, Tell.PURRED, seat, 0, 0)
    if s.deck_n > 0:
        emit(s, Tell.DREW, take(s, seat), DECK, PAWS + seat)
    f.seat = after(s, seat, 1)


@rule
def lies_well(s: State, card: int) -> bool:
    """WL-05: a heavier cat than the one on top; WL-06: a creeping one on the heaviest."""
    if s.basket_n == 0:
        return True
    top = WEIGHT[s.basket[s.basket_n - 1]]
    return bool(WEIGHT[card] > top or (CREEPS[card] and top == HEAVIEST))


RULES = Rules(
    state=State,
    flow=flow,
    verbs=VERBS,
    zones=ZONES,
    pieces=CARD,
    options=(),
    reasons=("", "all-laid"),
    most=CARDS,
    setup=setup,
    census=census,
    imagine=imagine,
    value=value,
    seats_rule="WL-01",
    longest=DECK_SIZE,
    tidy=tidy,
    show=show,
    words=WORDS,
    question=ask_seat,
    parts=parts,
    kinds=Tell,
    tales=TALES,
    refusals=Why,
    refusal=refusal,
)
