"""CC-182: what the table plays for a seat that does not answer."""

from __future__ import annotations

import numpy as np

from purrlor.games.cantankerous_cats.cards import MISCHIEF, RANK
from purrlor.games.cantankerous_cats.payments import counted, order_of
from purrlor.games.cantankerous_cats.piles import is_banked
from purrlor.games.cantankerous_cats.record import DROP, PASS, PAY, PICKY, STOP, VERBS, Ask, Doing, State, flow


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
