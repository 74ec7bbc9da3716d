"""The texts of the cards: small instructions, carried out line by line; each is short and knows only its own card."""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, lowest, offer, pop, rule, switch
from purrlor.games.cantankerous_cats.aims import done, has_aim
from purrlor.games.cantankerous_cats.cards import CARDS, EFFECT, Op
from purrlor.games.cantankerous_cats.payments import push_payment
from purrlor.games.cantankerous_cats.piles import (
    adopt,
    go_feral,
    lose,
    lose_all,
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
            push_payment(s, Step.HALVE, f.aim - 1, s.hearts[f.aim - 1] // 2)


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
        f.left = 2 if s.feral[f.seat] else 1
    if f.left == 0 or not is_littered(s):
        done(f)
        return
    f.left -= 1
    ask(s, f.seat, Ask.SCAVENGE)


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
def depth_hit(s: State) -> int:
    """CC-111, CC-112: the nearest card below the one whose text this is, as a depth."""
    depth = s.depth - 2
    while s.stack[depth - 1].step != Step.PLAY and s.stack[depth - 1].step != Step.COUNTER_BANK:
        depth -= 1
    return depth


@rule
def do_cancel(s: State, f: Doing, amount: int) -> None:
    """CC-148, CC-149: the card does nothing, its payment goes home; CC-150: what it cost otherwise stays spent."""
    depth = depth_hit(s)
    g = s.stack[depth - 1]
    g.cancelled = True
    emit(s, Tell.CANCELLED, g.card, 0, 0)
    refund(s, depth, g.seat)
    done(f)


@rule
def do_blame(s: State, f: Doing, amount: int) -> None:
    """CC-142, CC-143: the card is worth nothing and costs nothing."""
    depth = depth_hit(s)
    g = s.stack[depth - 1]
    g.blamed = True
    emit(s, Tell.BLAMED, g.card, 0, 0)
    if g.way == Way.SCORE:
        refund(s, depth, g.seat)
    done(f)


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
