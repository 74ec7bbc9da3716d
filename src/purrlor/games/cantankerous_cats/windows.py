"""Windows: all are asked in order, and anew after each answer, until all pass in a row (CC-092, CC-109, CC-135)."""

from __future__ import annotations

from purrlor.engine import Grid, ask, offer, pop, rule
from purrlor.games.cantankerous_cats.aims import (
    begin,
    can_pay,
    can_spend,
    may_attack,
    may_attack_any,
    offer_attacks,
    offer_incident,
    onward,
)
from purrlor.games.cantankerous_cats.cards import (
    EFFECT,
    HAS_DOG,
    HAS_INCIDENT,
    HAS_INSTANT,
    HAS_LASER,
    HAS_MISCHIEF,
    INCIDENTS,
    IS_ANSWER,
    KIND,
    MISCHIEF,
    TRIGGER,
    Kind,
    Op,
)
from purrlor.games.cantankerous_cats.options import STANDARD
from purrlor.games.cantankerous_cats.piles import has, purse
from purrlor.games.cantankerous_cats.record import (
    ATTACK,
    BANK,
    PASS,
    PLAY,
    SCORE,
    SEATS,
    Ask,
    Doing,
    State,
    Step,
    Via,
    Way,
    flow,
)
from purrlor.games.cantankerous_cats.scoring import is_winning


@rule
def ask_next(s: State, f: Doing, what: int) -> bool:
    """Ask the next seat of the round, or say that all have passed; CC-202: a round keeps its direction."""
    if f.asked == 0:
        f.course = s.direction
    while f.asked < s.seats:
        seat = onward(s, f.seat, f.course * f.asked)
        f.asked += 1
        if is_asked(s, f, seat, what):
            ask(s, seat, what)
            return True
    return False


@rule
def is_asked(s: State, f: Doing, seat: int, what: int) -> bool:
    """CC-094: who is asked follows from what all can see; CC-183: a quick table passes who has nothing to use."""
    if what == Ask.INSTANT:
        return s.held[seat] > 0 and (not s.quick or can_instant(s, f, seat))
    if seat == s.turn or not can_spend(s, seat):  # CC-078
        return False
    if what == Ask.POUNCE:
        return not s.quick or can_pounce(s, seat)
    g = s.stack[s.depth - 2]
    if g.seat == seat or (g.way == Way.ATTACK and g.aim - 1 == seat):  # CC-109: its Counter was its only answer
        return False
    return not s.quick or can_react(s, g, seat)


@rule
def answer_window(s: State, f: Doing, seat: int, move: int, via: int) -> None:
    """A pass goes on to the next seat; a card is played out, then the asking starts again."""
    if move != PASS:
        f.asked = 0
        begin(s, seat, move, via)


# -- The open windows W0, W1, W2 (CC-091, CC-092) ----------------------------------------------------------------------


@flow.step(Step.POUNCES)
def pounces(s: State, f: Doing) -> None:
    """CC-092: the window closes when all pass in a row."""
    if not ask_next(s, f, Ask.POUNCE):
        pop(s)


@rule
def can_pounce(s: State, seat: int) -> bool:
    """Say whether a seat holds an Incident, or Mischief and somebody to attack."""
    return has(s, seat, HAS_INCIDENT) or (has(s, seat, HAS_MISCHIEF) and may_attack_any(s, seat, Via.POUNCE))


@rule
def can_anybody_pounce(s: State) -> bool:
    """Say whether a quick table needs the window at all."""
    for seat in range(s.seats):
        if seat != s.turn and can_spend(s, seat) and can_pounce(s, seat):
            return True
    return False


@flow.moves(Ask.POUNCE)
def pounce_moves(s: State, seat: int, out: Grid) -> None:
    """CC-074: attack with Mischief, or play an Incident; CC-065: the two answers wait for a card."""
    offer(out, PASS)
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        if MISCHIEF <= card < INCIDENTS:
            offer_attacks(s, seat, card, Via.POUNCE, out)
        elif card >= INCIDENTS and IS_ANSWER[card] == 0:
            offer_incident(s, seat, card, Via.POUNCE, out)


@flow.answer(Ask.POUNCE)
def pounce(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-095: as many as there are tokens."""
    answer_window(s, f, seat, move, Via.POUNCE)


# -- Reactions and the final chance (CC-108, CC-173) -------------------------------------------------------------------


@flow.step(Step.REACTIONS)
def reactions(s: State, f: Doing) -> None:
    """CC-109: to the card one frame below; a cancelled card, or a claim that no longer stands, closes the window."""
    g = s.stack[s.depth - 2]
    gone = not is_winning(s, g) if g.step == Step.TURN else g.cancelled
    if gone or not ask_next(s, f, Ask.REACT):
        pop(s)


@rule
def is_final_chance(s: State, g: Doing) -> bool:
    """CC-173, CC-218: any Incident may stop a card while it is winning; CC-169: where there are Pounces."""
    return s.mode == STANDARD and is_winning(s, g)


@rule
def reacts_with(s: State, g: Doing, card: int, winning: bool) -> bool:
    """CC-108, CC-201: what meets the card of a frame; CC-174: in the final chance any Incident."""
    if card < INCIDENTS:
        return winning and s.final_attack_blocks_win == 1 and s.feral[s.turn] == 0
    if EFFECT[card, 0, 0] == Op.CANCEL:
        return is_current(s, g)
    if EFFECT[card, 0, 0] == Op.BLAME:
        return KIND[g.card] == Kind.MISCHIEF and not g.blamed
    return winning


@rule
def is_current(s: State, g: Doing) -> bool:
    """CC-110, CC-111: say whether a frame is a card of the holder, which Laser Pointer may hit."""
    return g.step != Step.TURN and g.seat == s.turn


@rule
def can_react(s: State, g: Doing, seat: int) -> bool:
    """Say whether a seat holds something that meets a card."""
    return has(s, seat, answers_to(s, g))


@rule
def answers_to(s: State, g: Doing) -> int:
    """Give the groups of cards that meet a card."""
    groups = HAS_LASER if is_current(s, g) else 0
    if KIND[g.card] == Kind.MISCHIEF and not g.blamed:
        groups += HAS_DOG
    if is_final_chance(s, g):
        groups += HAS_INCIDENT + (HAS_MISCHIEF if s.final_attack_blocks_win and s.feral[s.turn] == 0 else 0)
    return groups


@rule
def can_anybody_react(s: State, g: Doing) -> bool:
    """Say whether a quick table needs the window at all."""
    groups = answers_to(s, g)
    for seat in range(s.seats):
        if has(s, seat, groups) and seat != s.turn and seat != g.seat and can_spend(s, seat):
            return True
    return False


@flow.moves(Ask.REACT)
def react_moves(s: State, seat: int, out: Grid) -> None:
    """CC-108: as a Pounce on the holder."""
    g = s.stack[s.depth - 2]
    winning = is_final_chance(s, g)
    offer(out, PASS)
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        if card >= MISCHIEF and reacts_with(s, g, card, winning):
            if IS_ANSWER[card]:
                offer(out, PLAY + card)
            elif card >= INCIDENTS:
                offer_incident(s, seat, card, Via.POUNCE, out)
            elif may_attack(s, seat, s.turn, Via.POUNCE):
                offer(out, ATTACK + card * SEATS + int(s.turn))


@flow.answer(Ask.REACT)
def react(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-109: after each reaction the asking starts again."""
    answer_window(s, f, seat, move, Via.POUNCE)


# -- Instant Actions (CC-126 to CC-138) --------------------------------------------------------------------------------


@flow.step(Step.INSTANTS)
def instants(s: State, f: Doing) -> None:
    """CC-135: from the Cat that used the card, in the direction of play."""
    if not ask_next(s, f, Ask.INSTANT):
        pop(s)


@rule
def is_instant(s: State, f: Doing, seat: int, card: int) -> bool:
    """CC-127: the icon fits; CC-129b, CC-137: and a Score can be paid, by a Domestic Cat."""
    if TRIGGER[card] != f.trigger:
        return False
    return KIND[card] != Kind.MISCHIEF or can_pay(s, seat, card, Via.INSTANT, purse(s, seat))


@rule
def can_instant(s: State, f: Doing, seat: int) -> bool:
    """Say whether a seat holds a card for this trigger."""
    if not has(s, seat, HAS_INSTANT[f.trigger]):
        return False
    for i in range(s.held[seat]):
        if is_instant(s, f, seat, s.hand[seat, i]):
            return True
    return False


@flow.moves(Ask.INSTANT)
def instant_moves(s: State, seat: int, out: Grid) -> None:
    """CC-129, CC-131: bank it, score it, or play it, aimed at anybody (CC-212)."""
    f = s.stack[s.depth - 1]
    offer(out, PASS)
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        if is_instant(s, f, seat, card):
            if card < MISCHIEF:
                offer(out, BANK + card)
            elif card < INCIDENTS:
                offer(out, SCORE + card)
            else:
                offer_incident(s, seat, card, Via.INSTANT, out)


@flow.answer(Ask.INSTANT)
def use_instant(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-128: neither action nor token."""
    answer_window(s, f, seat, move, Via.INSTANT)
