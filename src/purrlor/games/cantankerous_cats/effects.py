"""The texts of the cards: small instructions, carried out line by line; each is short and knows only its own card."""

from __future__ import annotations

import numpy as np

from purrlor.engine import SEAT, Grid, ask, emit, lowest, offer, pop, rule, switch
from purrlor.engine.view.sentence import add, so
from purrlor.games.cantankerous_cats.aims import done, has_aim, is_aim, onward
from purrlor.games.cantankerous_cats.cards import AIM, CARD, CARDS, EFFECT, HEARTS, IS_ANSWER, Aim, Op
from purrlor.games.cantankerous_cats.payments import push_payment
from purrlor.games.cantankerous_cats.piles import (
    adopt,
    go_feral,
    lose,
    lose_all,
    purse,
    refund,
    send,
)
from purrlor.games.cantankerous_cats.plots import do_concert, do_enemy, do_midnight
from purrlor.games.cantankerous_cats.record import (
    DOUBLE,
    DROP,
    HAND,
    LITTER,
    TAKE,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    Way,
    flow,
)
from purrlor.games.cantankerous_cats.show import WORDS, cards_at, so_1, so_2, so_3
from purrlor.games.cantankerous_cats.trades import (
    do_burgle,
    do_discard,
    do_draw,
    do_favours,
    do_gift,
    do_others_discard,
    do_others_draw,
    do_rob,
    do_spy,
    do_wake,
)


@flow.step(Step.TEXT)
def text(s: State, f: Doing) -> None:
    """CC-008: what a card says is done, line by line."""
    which, amount = EFFECT[f.card, f.line, 0], EFFECT[f.card, f.line, 1]
    if which == Op.NOTHING:
        pop(s)
    else:
        instruct(which, s, f, amount)


@rule
def do_nothing(s: State, f: Doing, amount: int) -> None:
    """The end of a text."""


# -- Domestic and Feral ------------------------------------------------------------------------------------------------


@rule
def do_adopt(s: State, f: Doing, amount: int) -> None:
    """CC-140: Domestic at once."""
    if has_aim(s, f):
        adopt(s, f.aim - 1)
    done(f)


@rule
def do_escape(s: State, f: Doing, amount: int) -> None:
    """CC-146: Feral at once, and half of the Affection is lost, rounded down."""
    done(f)
    if has_aim(s, f):
        go_feral(s, f.aim - 1)
        if s.hearts[f.aim - 1] > 1:
            push_payment(s, Step.HALVE, f.aim - 1, half_hearts(s, f.aim - 1))


@rule
def half_hearts(s: State, seat: int) -> int:
    """CC-146: give the half that Escape takes."""
    return int(s.hearts[seat]) // 2


@rule
def do_round_up(s: State, f: Doing, amount: int) -> None:
    """Animal Control: all Affection of another Feral Cat, and a token."""
    other = f.aim - 1
    if has_aim(s, f):
        lose_all(s, other)
        if s.tokens[other] > 0:
            s.tokens[other] -= 1
            s.bank += 1
            emit(s, Tell.RETURNED_TOKEN, other, 0, 0)
    done(f)


# -- Litter Box, Houses, points ----------------------------------------------------------------------------------------


@rule
def do_scavenge(s: State, f: Doing, amount: int) -> None:
    """Scavenger: one card of the Litter Box, two for a Feral Cat, as many as there are."""
    if f.at == 0:
        f.at = 1
        f.left = scavenged(s, f.seat)
    if f.left == 0 or not is_littered(s):
        done(f)
        return
    f.left -= 1
    ask(s, f.seat, Ask.SCAVENGE)


@rule
def scavenged(s: State, seat: int) -> int:
    """Give how many cards Scavenger takes."""
    return 2 if s.feral[seat] else 1


@rule
def is_littered(s: State) -> bool:
    """Say whether the Litter Box has a card."""
    for card in range(1, CARDS):
        if s.lies[card] == LITTER:
            return True
    return False


@flow.moves(Ask.SCAVENGE)
def scavenge_moves(s: State, seat: int, out: Grid) -> None:
    """Any card of the Litter Box."""
    for card in range(1, CARDS):
        if s.lies[card] == LITTER:
            offer(out, TAKE + card)


@flow.answer(Ask.SCAVENGE)
def scavenge(s: State, f: Doing, seat: int, move: int) -> None:
    """Openly, into the hand."""
    send(s, Tell.SCAVENGED, move - TAKE, HAND + seat)


@rule
def do_double(s: State, f: Doing, amount: int) -> None:
    """Multiplikitty: one banked card pays double for the rest of the turn."""
    if f.at == 0 and s.hearts[f.seat] > 0:
        f.at = 1
        ask(s, f.seat, Ask.DOUBLE)
    else:
        done(f)


@flow.moves(Ask.DOUBLE)
def double_moves(s: State, seat: int, out: Grid) -> None:
    """Any banked card of one's own."""
    offer_banked(s, seat, DOUBLE, out)


@rule
def offer_banked(s: State, seat: int, verb: int, out: Grid) -> None:
    """Offer every card of a House."""
    cards = int(s.banked[seat])
    while cards > 0:
        offer(out, verb + lowest(cards))
        cards &= cards - 1


@flow.answer(Ask.DOUBLE)
def double(s: State, f: Doing, seat: int, move: int) -> None:
    """Mark it."""
    if s.doubled[move - DOUBLE] == 0:
        s.doubled[move - DOUBLE] = 1
        s.doubles += 1
    emit(s, Tell.DOUBLED, move - DOUBLE, 0, 0)


@rule
def do_topple(s: State, f: Doing, amount: int) -> None:
    """Gravity Check: an opponent discards a banked card."""
    if f.at == 0 and has_aim(s, f):
        f.at = 1
        ask(s, f.aim - 1, Ask.TOPPLE)
    else:
        done(f)


@flow.moves(Ask.TOPPLE)
def topple_moves(s: State, seat: int, out: Grid) -> None:
    """Its own choice."""
    offer_banked(s, seat, DROP, out)


@flow.answer(Ask.TOPPLE)
def topple(s: State, f: Doing, seat: int, move: int) -> None:
    """Crash."""
    lose(s, move - DROP)


@rule
def do_spray(s: State, f: Doing, amount: int) -> None:
    """Spray Bottle: points are lost; CC-024: nobody has fewer than none."""
    if has_aim(s, f):
        s.score[f.aim - 1] -= amount
        emit(s, Tell.LOST_POINTS, f.aim - 1, amount, 0)
    done(f)


@rule
def do_turn_around(s: State, f: Doing, amount: int) -> None:
    """CC-052: Tail Chase flips the Turn Indicator."""
    s.direction = -s.direction
    emit(s, Tell.TURNED, 0, 0, 0)
    done(f)


# -- Laser Pointer and Blame the Dog -----------------------------------------------------------------------------------


@rule
def depth_hit(s: State, depth: int) -> int:
    """CC-111, CC-112: the nearest card below a Laser Pointer or Blame the Dog, as a depth like its own."""
    below = depth - 1
    while s.stack[below - 1].step != Step.PLAY and s.stack[below - 1].step != Step.COUNTER_BANK:
        below -= 1
    return below


@rule
def do_cancel(s: State, f: Doing, amount: int) -> None:
    """CC-148, CC-149: the card does nothing, its payment goes home; CC-150: what it cost otherwise stays spent."""
    depth = depth_hit(s, s.depth - 1)
    g = s.stack[depth - 1]
    g.cancelled = True
    emit(s, Tell.CANCELLED, g.card, 0, 0)
    refund(s, depth, g.seat)
    done(f)


@rule
def do_blame(s: State, f: Doing, amount: int) -> None:
    """CC-142, CC-143: the card is worth nothing and costs nothing."""
    depth = depth_hit(s, s.depth - 1)
    g = s.stack[depth - 1]
    g.blamed = True
    emit(s, Tell.BLAMED, g.card, 0, 0)
    if g.way == Way.SCORE:
        refund(s, depth, g.seat)
    done(f)


# -- What the texts lead to --------------------------------------------------------------------------------------------

SO_NOTHING, SO_TURN = WORDS.consequence("nothing"), WORDS.consequence("turn_around", seat=SEAT)
SO_DRAW, SO_DRAW_DISCARD, SO_DRAW_ALL = (
    WORDS.consequence(name, seat=SEAT, number=None, cards=None) for name in ("draw", "draw_discard", "draw_all")
)
SO_CANCEL, SO_BLAME = (WORDS.consequence(name, card=CARD) for name in ("cancel", "blame"))
SO_ENEMY = WORDS.consequence("enemy", seat=SEAT, seat2=SEAT, hearts=None)
SO_DOUBLE, SO_TAKE = WORDS.consequence("double", hearts=None, total=None), WORDS.consequence("take", cards=None)

# What a text does at large, by whom; and what it does to the Cat it is aimed at: some of it hurts who reads it.
AT_LARGE = {
    Op.OTHERS_DISCARD: "others_discard",
    Op.SCAVENGE: "scavenge",
    Op.MIDNIGHT: "midnight",
    Op.DOUBLE: "doubles",
    Op.CONCERT: "concert",
    Op.FAVOURS: "favours",
}
ON_SOMEBODY = {
    Op.ADOPT: "adopt",
    Op.ESCAPE: "escape",
    Op.ROUND_UP: "round_up",
    Op.ROB: "rob",
    Op.SPY: "spy",
    Op.SPRAY: "spray",
    Op.TOPPLE: "topple",
}
SO_AT_LARGE = np.array([WORDS.consequence(AT_LARGE[op], seat=SEAT, number=None) if op in AT_LARGE else 0 for op in Op])
SO_ON = np.array([WORDS.consequence(ON_SOMEBODY[op], seat=SEAT, number=None) if op in ON_SOMEBODY else 0 for op in Op])
SO_ON_ME = SO_ON.copy()
SO_ON_ME[Op.ESCAPE], SO_ON_ME[Op.ROUND_UP] = (
    WORDS.harm(name, seat=SEAT, number=None) for name in ("escape_you", "round_up_you")
)
CARD_WORD = WORDS.axis(CARD)


@rule
def so_incident(s: State, me: int, depth: int, seat: int, card: int, aim: int, worker: int, page: Grid) -> None:
    """Say to `me` what an Incident does that lies on the table, or will, at a depth; aims are seat + 1."""
    op = EFFECT[card, 0, 0]
    if IS_ANSWER[card]:
        so(page, SO_CANCEL if op == Op.CANCEL else SO_BLAME)
        add(page, CARD_WORD + int(s.stack[depth_hit(s, depth) - 1].card))
    elif AIM[card] == Aim.NOBODY:
        so_at_large(s, op, seat, card, page)
    elif aim == 0 or not (s.feral[aim - 1] == 0 if worker else is_aim(s, seat, aim - 1, AIM[card])):
        so(page, SO_NOTHING)
    elif worker:
        so_3(page, SO_ENEMY, worker - 1, aim - 1, s.hearts[aim - 1])
    else:
        so_2(page, SO_ON_ME[op] if aim - 1 == me else SO_ON[op], aim - 1, touched(s, op, aim - 1, EFFECT[card, 0, 1]))


@rule
def touched(s: State, op: int, other: int, amount: int) -> int:
    """Give the number that an aimed text is about: hearts, points or cards of the Cat it is aimed at."""
    if op == Op.ESCAPE:
        return half_hearts(s, other)
    if op == Op.SPRAY:
        return int(s.score[other]) - amount
    return int(s.held[other]) if op == Op.ROB or op == Op.SPY else int(s.hearts[other])


@rule
def so_at_large(s: State, op: int, seat: int, card: int, page: Grid) -> None:
    """Say what a text does that is aimed at nobody."""
    if op == Op.DRAW:
        so_draw(s, seat, card, page)
    elif op == Op.TURN_AROUND:
        so_1(page, SO_TURN, onward(s, s.turn, -int(s.direction)))
    elif reach(s, op, seat, card) == 0:
        so(page, SO_NOTHING)
    else:
        so_2(page, SO_AT_LARGE[op], seat, reach(s, op, seat, card))


@rule
def so_draw(s: State, seat: int, card: int, page: Grid) -> None:
    """Say who draws, and what follows: a discard, the others, or a hand of so many cards."""
    then, number, more = EFFECT[card, 1, 0], EFFECT[card, 0, 1], EFFECT[card, 1, 1]
    if then == Op.NOTHING:
        so_3(page, SO_DRAW, seat, number, in_hand_beside(s, seat, card) + number)
    else:
        so_3(page, SO_DRAW_DISCARD if then == Op.DISCARD else SO_DRAW_ALL, seat, number, more)


@rule
def in_hand_beside(s: State, seat: int, card: int) -> int:
    """Count the cards of a hand without one that is about to be played."""
    return int(s.held[seat]) - int(s.lies[card] == HAND + seat)


@rule
def reach(s: State, op: int, seat: int, card: int) -> int:
    """Give the number that a text at large is about; 0 where it finds nothing."""
    if op == Op.SCAVENGE:
        return min(scavenged(s, seat), cards_at(s, LITTER))
    if op == Op.MIDNIGHT:
        return min(int(EFFECT[card, 0, 1]), in_hand_beside(s, seat, card))
    if op == Op.DOUBLE:
        return int(s.hearts[seat])
    if op != Op.OTHERS_DISCARD:
        return s.seats
    found = 0
    for other in range(s.seats):
        found += int(other != seat and s.held[other] > 0)
    return found


@rule
def so_picking(s: State, seat: int, move: int, page: Grid) -> None:
    """CC-227: what a doubled card pays; or what a hand grows to."""
    if move >= TAKE:
        so_1(page, SO_TAKE, s.held[seat] + 1)
    else:
        hearts = int(HEARTS[move - DOUBLE])
        so_2(page, SO_DOUBLE, 2 * hearts, purse(s, seat) + hearts * (1 - int(s.doubled[move - DOUBLE])))


INSTRUCTIONS = {
    Op.NOTHING: do_nothing,
    Op.DRAW: do_draw,
    Op.OTHERS_DRAW: do_others_draw,
    Op.DISCARD: do_discard,
    Op.OTHERS_DISCARD: do_others_discard,
    Op.GIFT: do_gift,
    Op.WAKE: do_wake,
    Op.BURGLE: do_burgle,
    Op.ROB: do_rob,
    Op.SPY: do_spy,
    Op.ADOPT: do_adopt,
    Op.ESCAPE: do_escape,
    Op.ENEMY: do_enemy,
    Op.ROUND_UP: do_round_up,
    Op.SCAVENGE: do_scavenge,
    Op.CANCEL: do_cancel,
    Op.BLAME: do_blame,
    Op.MIDNIGHT: do_midnight,
    Op.DOUBLE: do_double,
    Op.TURN_AROUND: do_turn_around,
    Op.CONCERT: do_concert,
    Op.FAVOURS: do_favours,
    Op.SPRAY: do_spray,
    Op.TOPPLE: do_topple,
}
instruct = switch("instruct", [INSTRUCTIONS[op] for op in Op], ["s", "f", "amount"], __name__)
