"""Giving up cards one by one: paying a cost, losing half by Escape, discarding; and for a seat that does not answer."""

from __future__ import annotations

import numpy as np

from purrlor.engine import Grid, ask, lowest, offer_if, pop, push, rule
from purrlor.games.cantankerous_cats.cards import HEARTS, MISCHIEF, RANK
from purrlor.games.cantankerous_cats.options import FERAL_TOKEN_PRICE, KITTEN, KITTEN_DRAW, TOKEN_PRICE
from purrlor.games.cantankerous_cats.piles import (
    discard_hand,
    discard_marked,
    is_banked,
    lose,
    offer_hand,
    send,
    worth,
)
from purrlor.games.cantankerous_cats.record import (
    DISCARD,
    DROP,
    PASS,
    PAY,
    PICKY,
    STOP,
    TABLE,
    VERBS,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    flow,
)
from purrlor.games.cantankerous_cats.show import WORDS, so_1, so_2

ANY_CARD = 10_000
MOST_SUM = 30  # no cost with change comes near it
SUMS = (1 << MOST_SUM) - 1

# -- Payments (CC-189) -------------------------------------------------------------------------------------------------


@rule
def push_payment(s: State, step: int, seat: int, amount: int) -> None:
    """Begin to pick banked cards worth at least an amount."""
    push(s, step, seat)
    f = s.stack[s.depth - 1]
    f.left = amount
    f.below = ANY_CARD


@rule
def counted(s: State, f: Doing, card: int) -> int:
    """Hearts as they count here: doubled ones double for a cost, not for Escape's half."""
    return worth(s, card) if f.step == Step.PAY else int(HEARTS[card])


@rule
def order_of(s: State, f: Doing, card: int) -> int:
    """CC-189: cards are picked in falling order of hearts, then of rank."""
    return counted(s, f, card) * 100 + int(RANK[card])


@rule
def is_payable(s: State, f: Doing, card: int) -> bool:
    """CC-189: a banked card may be picked if it and the cards after it in that order can still reach the amount."""
    if order_of(s, f, card) >= f.below:
        return False
    return reach_of(s, f, order_of(s, f, card)) >= f.left


@rule
def reach_of(s: State, f: Doing, order: int) -> int:
    """Add up the cards from one place in that order on."""
    reach, cards = 0, int(s.banked[f.seat])
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        reach += counted(s, f, card) if order_of(s, f, card) <= order else 0
    return reach


@rule
def only_payable(s: State, f: Doing) -> int:
    """Give the card that must be picked, or 0 where there is a choice."""
    found, cards = 0, int(s.banked[f.seat])
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        if is_payable(s, f, card):
            if found:
                return 0
            found = card
    return found


@rule
def least_payment(s: State, seat: int, cost: int) -> int:
    """CC-027: give the smallest total that pays a cost, for Affection makes no change: a bit for every sum in reach."""
    sums, cards = 1, int(s.banked[seat])
    while cards > 0:
        sums = (sums | sums << worth(s, lowest(cards))) & SUMS
        cards &= cards - 1
    total = cost
    while total < MOST_SUM and sums >> total & 1 == 0:
        total += 1
    return total


@flow.step(Step.PAY)
def paying(s: State, f: Doing) -> None:
    """CC-028, CC-029: the payer chooses, until the cost is met."""
    pick_payment(s, f, Ask.PAY)


@flow.step(Step.HALVE)
def halving(s: State, f: Doing) -> None:
    """CC-146b: the Cat that escaped chooses what it loses."""
    pick_payment(s, f, Ask.HALVE)


@rule
def pick_payment(s: State, f: Doing, what: int) -> None:
    """Ask for the next card; where only one will do, take it."""
    if f.left <= 0:
        pop(s)
        return
    card = only_payable(s, f)
    if card:
        give_banked(s, f, card)
    else:
        ask(s, f.seat, what)


@rule
def give_banked(s: State, f: Doing, card: int) -> None:
    """CC-190: a payment is set aside and hangs on its Mischief card, one frame below; CC-146: a half is lost."""
    f.left -= counted(s, f, card)
    f.below = order_of(s, f, card)
    if f.step == Step.PAY:
        s.pays[card] = s.depth - 1
        s.aside |= 1 << card
        send(s, Tell.PAID, card, TABLE)
    else:
        lose(s, card)


@flow.moves(Ask.PAY)
def pay_moves(s: State, seat: int, out: Grid) -> None:
    """List the banked cards that lead to the full cost."""
    offer_payments(s, PAY, out)


@flow.moves(Ask.HALVE)
def halve_moves(s: State, seat: int, out: Grid) -> None:
    """List the banked cards that lead to half."""
    offer_payments(s, DROP, out)


@rule
def offer_payments(s: State, verb: int, out: Grid) -> None:
    """CC-189: at most one move for each banked card."""
    f = s.stack[s.depth - 1]
    cards = int(s.banked[f.seat])
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        offer_if(out, verb + card, int(is_payable(s, f, card)))


@flow.answer(Ask.PAY)
def pay(s: State, f: Doing, seat: int, move: int) -> None:
    """Set one card aside."""
    give_banked(s, f, move - PAY)


@flow.answer(Ask.HALVE)
def halve(s: State, f: Doing, seat: int, move: int) -> None:
    """Lose one card."""
    give_banked(s, f, move - DROP)


# -- What actions take from a hand -------------------------------------------------------------------------------------


@rule
def token_price(s: State, seat: int) -> int:
    """CC-060, CC-121: two cards; three for a Feral Cat."""
    return FERAL_TOKEN_PRICE if s.feral[seat] else TOKEN_PRICE


@rule
def picky_draw(s: State, seat: int) -> int:
    """CC-059: as many cards as a Picky Eater gives up; CC-167: in Kitten five."""
    return KITTEN_DRAW if s.mode == KITTEN else int(s.held[seat])


# -- Discards from hand (CC-224) ---------------------------------------------------------------------------------------


@rule
def push_discard(s: State, seat: int, count: int) -> None:
    """Begin to pick cards of a hand to discard."""
    push(s, Step.DISCARD, seat)
    s.stack[s.depth - 1].left = count


@flow.step(Step.DISCARD)
def discarding(s: State, f: Doing) -> None:
    """CC-224: picked one by one, shown when the last is picked; who holds no more than that is not asked."""
    if f.left > 0 and s.held[f.seat] <= f.left:
        discard_hand(s, f.seat)
        pop(s)
    elif f.left > 0:
        ask(s, f.seat, Ask.DISCARD)
    else:
        discard_marked(s, f.seat)
        pop(s)


@flow.moves(Ask.DISCARD)
def discard_moves(s: State, seat: int, out: Grid) -> None:
    """Any card of the hand that is not picked yet."""
    offer_hand(s, seat, DISCARD, out)


@flow.answer(Ask.DISCARD)
def pick_discard(s: State, f: Doing, seat: int, move: int) -> None:
    """Pick one card."""
    s.marked[move - DISCARD] = 1
    f.left -= 1


@rule
def picked(s: State, seat: int) -> int:
    """Count the cards of a hand that are marked."""
    found = 0
    for i in range(s.held[seat]):
        found += int(s.marked[s.hand[seat, i]])
    return found


@rule
def left_in_hand(s: State, seat: int, f: Doing) -> int:
    """CC-224: count what a seat will hold when all its discards are picked."""
    return int(s.held[seat]) - picked(s, seat) - int(f.left)


# -- What giving up leads to -------------------------------------------------------------------------------------------

SO_PAY_ON, SO_PAID = WORDS.consequence("pay_on", hearts=None), WORDS.consequence("paid", over=None, hearts=None)
SO_DROP, SO_DISCARD = WORDS.consequence("drop", hearts=None), WORDS.consequence("discard", cards=None)


@rule
def so_giving_up(s: State, seat: int, move: int, page: Grid) -> None:
    """CC-027: what is left to pay, what is lost for want of change, and what stays."""
    f = s.stack[s.depth - 1]
    if move >= DISCARD:
        so_1(page, SO_DISCARD, left_in_hand(s, seat, f))
    elif move >= DROP:
        so_1(page, SO_DROP, s.hearts[seat] - HEARTS[move - DROP])
    elif counted(s, f, move - PAY) < f.left:
        so_1(page, SO_PAY_ON, f.left - counted(s, f, move - PAY))
    else:
        so_2(page, SO_PAID, counted(s, f, move - PAY) - f.left, s.hearts[seat] - HEARTS[move - PAY])


# -- Seats that do not answer (CC-182) ---------------------------------------------------------------------------------


def timeout(s: State, seat: int) -> int:
    """Pass or stop where one may, be picky as an action, pay the lowest total, else take the lowest rank."""
    out = np.zeros(513, np.int32)
    moves = [int(move) for move in out[1 : 1 + flow.legal_rule()(s, seat, out)]]
    for easy in (PASS, STOP, PICKY):
        if easy in moves:
            return easy
    if s.ask in (Ask.PAY, Ask.HALVE):
        verb, f = (PAY if s.ask == Ask.PAY else DROP), s.stack[s.depth - 1]
        return min(moves, key=lambda move: (lowest_total(s, f, move - verb), RANK[move - verb]))
    if s.ask == Ask.CHOOSE_CAT:
        return moves[0]
    return min(moves, key=lambda move: int(RANK[VERBS.parse(move)[1][0]]))


def lowest_total(s: State, f: Doing, card: int) -> int:
    """Give the smallest total that a payment beginning with this card can have: a bit for every sum in reach."""
    sums = 1 << counted(s, f, card)
    for other in range(1, MISCHIEF):
        if is_banked(s, f.seat, other) and order_of(s, f, other) < order_of(s, f, card):
            sums |= sums << counted(s, f, other)
    return next(total for total in range(int(f.left), 200) if sums >> total & 1)
