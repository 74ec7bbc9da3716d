"""Cards on the table: the steps of a play (CC-107) and of a Pounce (CC-107b), and the Counter."""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, pop, push, rule
from purrlor.games.cantankerous_cats.aims import (
    begin,
    can_spend,
    cost_of,
    offer_incident,
    put_down,
    return_token,
    spend_token,
)
from purrlor.games.cantankerous_cats.cards import (
    ACTIONS,
    AIR_STRIKE,
    EFFECT,
    FLIGHT_SCHOOL,
    HAS_AFFECTION,
    HAS_DOG,
    HAS_INCIDENT,
    HAS_INSTANT,
    HAS_LASER,
    INCIDENTS,
    IS_ANSWER,
    KIND,
    MISCHIEF,
    Kind,
    Op,
)
from purrlor.games.cantankerous_cats.options import FERAL_WIN_HEARTS, KITTEN, STANDARD
from purrlor.games.cantankerous_cats.payments import push_payment
from purrlor.games.cantankerous_cats.piles import (
    any_hangs,
    anybody_has,
    go_feral,
    has,
    holds,
    lose_all,
    offer_banks,
    purse,
    release,
    release_all,
    send,
    spend_payment,
)
from purrlor.games.cantankerous_cats.record import (
    BANK,
    HOUSE,
    PASS,
    PLAY,
    SCORE,
    STOP,
    TABLE,
    Ask,
    At,
    Doing,
    Over,
    State,
    Step,
    Tell,
    Via,
    Way,
    flow,
)
from purrlor.games.cantankerous_cats.scoring import attack_cost, gain, half_prize, is_winning, may_win, prize, win
from purrlor.games.cantankerous_cats.windows import can_anybody_react

# -- A play (CC-107, CC-107b) ------------------------------------------------------------------------------------------


@flow.step(Step.PLAY)
def play(s: State, f: Doing) -> None:
    """Go through the steps of a card until somebody is asked or another frame comes first."""
    depth = s.depth
    while s.depth == depth and s.waiting == 0 and s.over == 0:
        next_step(s, f)


@rule
def next_step(s: State, f: Doing) -> None:
    """CC-203: the steps in their order; CC-107: a cancelled card goes straight to the Litter Box."""
    if f.at == At.PAYMENT:
        f.at = At.COUNTER
        set_payment_aside(s, f)
    elif f.at == At.COUNTER:
        f.at = At.REACTIONS
        let_counter(s, f)
    elif f.cancelled or f.at == At.AWAY:
        put_away(s, f)
    elif f.at == At.REACTIONS:
        f.at = At.WORK
        let_react(s, f)
    elif f.at == At.WORK:
        f.at = At.TEXT
        work(s, f)
    elif f.at == At.TEXT:
        f.at = At.FLIGHT
        read_text(s, f)
    elif f.at == At.FLIGHT:
        f.at = At.INSTANTS
        offer_flight(s, f)
    else:
        f.at = At.AWAY
        if f.via != Via.CONCERT:  # CC-136: those share a window
            let_instants(s, f.seat, KIND[f.card])


@rule
def set_payment_aside(s: State, f: Doing) -> None:
    """CC-190: whether a Score is payable is settled now."""
    if f.way != Way.SCORE:
        return
    cost = cost_of(s, f.seat, f.card, f.via)
    if purse(s, f.seat) < cost:
        f.unpaid = True
    elif cost > 0:
        push_payment(s, Step.PAY, f.seat, cost)


@rule
def let_react(s: State, f: Doing) -> None:
    """CC-108: a card may be met; CC-170: a winning one is announced."""
    if not may_be_met(s, f) or (s.mode != STANDARD and s.reactions_without_tokens):
        return
    if is_winning(s, f):
        emit(s, Tell.ANNOUNCED, f.seat, 0, 0)
    if not s.quick or can_anybody_react(s, f):
        push(s, Step.REACTIONS, f.seat)


@rule
def may_be_met(s: State, f: Doing) -> bool:
    """CC-110: only cards of the holder; with `blame_any_mischief` also anybody's Mischief."""
    return f.seat == s.turn or (s.blame_any_mischief == 1 and KIND[f.card] == Kind.MISCHIEF)


@rule
def let_instants(s: State, seat: int, kind: int) -> None:
    """CC-135: open the Instant window; CC-133: not for a Frenzy; CC-139: not in Kitten."""
    if kind == Kind.FRENZY or (s.mode == KITTEN and s.kitten_instants == 0):
        return
    if s.quick and not anybody_has(s, HAS_INSTANT[kind]):
        return
    push(s, Step.INSTANTS, seat)
    s.stack[s.depth - 1].trigger = kind


@rule
def put_away(s: State, f: Doing) -> None:
    """CC-107 (6): card and payment to the Litter Box, the token to the bank."""
    if f.way == Way.SCORE or f.way == Way.ATTACK:
        spend_payment(s, s.depth)
    if f.via == Via.CONCERT and not f.cancelled:
        s.hangs[f.card] = s.depth - 1  # CC-192: until the common window has closed
    else:
        release(s, f.card)
    return_token(s, f.via)
    if f.cancelled and f.via == Via.ACTION and s.laser_refunds_action:
        s.actions += ACTIONS[f.card]  # CC-222
    pop(s)


# -- What a card does when its reaction window has closed --------------------------------------------------------------


@rule
def work(s: State, f: Doing) -> None:
    """CC-107 (3), (4): an Incident works by its text alone."""
    if f.way == Way.BANK:
        bank(s, f)
    elif f.way == Way.SCORE:
        score(s, f)
    elif f.way == Way.ATTACK:
        attack(s, f)


@rule
def bank(s: State, f: Doing) -> None:
    """CC-056: into the House; CC-177: a Feral holder with nine hearts wins."""
    send(s, Tell.BANKED, f.card, HOUSE + f.seat)
    if s.feral[f.seat] and s.hearts[f.seat] >= FERAL_WIN_HEARTS and may_win(s, f.seat):
        win(s, f.seat, Over.FERAL_VICTORY)


@rule
def score(s: State, f: Doing) -> None:
    """CC-057: the points; CC-200: none for a Feral Cat; CC-032: none for what cannot be paid."""
    if s.feral[f.seat]:
        f.at = At.INSTANTS
    elif f.unpaid and not f.blamed:
        f.at = At.INSTANTS
        banish(s, f.seat)
    else:
        gain(s, f.seat, prize(f), may_win(s, f.seat))


@rule
def attack(s: State, f: Doing) -> None:
    """CC-079, CC-080, CC-083: the target pays, or turns Feral; CC-101c: nothing happens to a Feral one."""
    target = f.aim - 1
    cost = attack_cost(f)
    if s.feral[target]:
        f.at = At.INSTANTS
    elif purse(s, target) < cost:
        f.at = At.INSTANTS
        banish(s, target)
    elif cost > 0:
        push_payment(s, Step.PAY, target, cost)


@rule
def banish(s: State, seat: int) -> None:
    """CC-030: who cannot pay loses all banked Affection and turns Feral."""
    go_feral(s, seat)
    lose_all(s, seat)


@rule
def read_text(s: State, f: Doing) -> None:
    """CC-191: the card's text; CC-082, CC-084: an Attack has none, but a target that paid scores half."""
    if f.way == Way.ATTACK:
        gain(s, f.aim - 1, half_prize(prize(f)), False)
    elif EFFECT[f.card, 0, 0] != Op.NOTHING:
        push_text(s, f, f.card)


@rule
def push_text(s: State, f: Doing, card: int) -> None:
    """Begin to carry a card's text out."""
    push(s, Step.TEXT, f.seat)
    g = s.stack[s.depth - 1]
    g.card = card
    g.via = f.via
    g.aim = f.aim
    g.worker = f.worker


# -- Flight School (CC-157) --------------------------------------------------------------------------------------------


@rule
def offer_flight(s: State, f: Doing) -> None:
    """CC-217: a Domestic Cat that just banked Flight School may score Air Strike for nothing."""
    if s.hangs[FLIGHT_SCHOOL] != s.depth or s.feral[f.seat] or s.held[f.seat] == 0:
        return
    if not s.quick or holds(s, f.seat, AIR_STRIKE):
        ask(s, f.seat, Ask.FLIGHT)


@flow.moves(Ask.FLIGHT)
def flight_moves(s: State, seat: int, out: Grid) -> None:
    """CC-156b: Air Strike, or not."""
    offer(out, PASS)
    if holds(s, seat, AIR_STRIKE):
        offer(out, SCORE + AIR_STRIKE)


@flow.answer(Ask.FLIGHT)
def fly(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-157: without an action."""
    if move != PASS:
        put_down(s, seat, AIR_STRIKE, Way.SCORE, Via.CARD, 0, 0)


# -- The Counter -------------------------------------------------------------------------------------------------------


@rule
def target_of(s: State, f: Doing) -> int:
    """CC-101: the Cat a Pounce is aimed at; else whom its window is about: the holder, or whose card is blamed."""
    return f.aim - 1 if f.aim > 0 and f.aim - 1 != f.seat else int(s.stack[s.depth - 2].seat)


@rule
def let_counter(s: State, f: Doing) -> None:
    """CC-096: the target of a Pounce may Counter; CC-104: every Attack counts as one."""
    if f.way != Way.ATTACK and f.via != Via.POUNCE:
        return
    target = target_of(s, f)
    if can_spend(s, target) and (not s.quick or can_counter(s, f, target)):
        ask(s, target, Ask.COUNTER)


@rule
def counters_with(s: State, f: Doing, card: int) -> bool:
    """CC-097, CC-098, CC-195: what answers this Pounce; CC-115: without tokens only Laser Pointer does."""
    if card < MISCHIEF:
        return f.way == Way.ATTACK
    if card < INCIDENTS:
        return False
    if EFFECT[card, 0, 0] == Op.BLAME:
        return f.way == Way.ATTACK
    return s.mode == STANDARD or EFFECT[card, 0, 0] == Op.CANCEL


@rule
def can_counter(s: State, f: Doing, seat: int) -> bool:
    """Say whether a seat holds an answer."""
    groups = HAS_LASER
    if s.mode == STANDARD:
        groups += HAS_INCIDENT + (HAS_AFFECTION + HAS_DOG if f.way == Way.ATTACK else 0)
    return has(s, seat, groups)


@flow.moves(Ask.COUNTER)
def counter_moves(s: State, seat: int, out: Grid) -> None:
    """CC-099: pass; bank Affection against an Attack; or play one Incident, aimed as its text allows (CC-101b)."""
    f = s.stack[s.depth - 1]
    offer(out, PASS)
    for i in range(s.held[seat]):
        card = int(s.hand[seat, i])
        if counters_with(s, f, card):
            if card < MISCHIEF:
                offer(out, BANK + card)
            elif IS_ANSWER[card]:
                offer(out, PLAY + card)
            else:
                offer_incident(s, seat, card, Via.COUNTER, out)


@flow.answer(Ask.COUNTER)
def counter(s: State, f: Doing, seat: int, move: int) -> None:
    """CC-100: one Counter to a Pounce; CC-194: it is finished first."""
    if move == PASS:
        return
    if move >= SCORE:
        begin(s, seat, move, Via.COUNTER)
        return
    spend_token(s, seat, Via.COUNTER)
    push(s, Step.COUNTER_BANK, seat)
    s.stack[s.depth - 1].via = Via.COUNTER
    put_down_next(s, move - BANK)


# -- Countering by banking (CC-197) ------------------------------------------------------------------------------------


@rule
def put_down_next(s: State, card: int) -> None:
    """CC-136b: in the order given; the last one is the current card."""
    f = s.stack[s.depth - 1]
    send(s, Tell.BANKS, card, TABLE)
    f.card = card
    f.left += 1
    s.hangs[card] = s.depth
    s.nth[card] = f.left


@flow.step(Step.COUNTER_BANK)
def counter_bank(s: State, f: Doing) -> None:
    """CC-197: cards down one by one, reactions to the last, all banked, their texts, one Instant window."""
    if f.at == At.PAYMENT:
        f.at = At.REACTIONS
        if s.held[f.seat] > 0 and (not s.quick or has(s, f.seat, HAS_AFFECTION)):
            ask(s, f.seat, Ask.COUNTER_BANK)
    elif f.at == At.REACTIONS:
        f.at = At.WORK
        let_react(s, f)
    elif f.at == At.WORK:
        f.at = At.TEXT
        bank_together(s, f)
    elif f.at == At.TEXT:
        read_next_text(s, f)
    elif f.at == At.FLIGHT:
        f.at = At.INSTANTS
        offer_flight(s, f)
    elif f.at == At.INSTANTS:
        f.at = At.AWAY
        if any_hangs(s, s.depth):
            let_instants(s, f.seat, Kind.AFFECTION)
    else:
        release_all(s, s.depth)
        return_token(s, f.via)
        pop(s)


@flow.moves(Ask.COUNTER_BANK)
def counter_bank_moves(s: State, seat: int, out: Grid) -> None:
    """CC-097: any number of Affection cards."""
    offer(out, STOP)
    offer_banks(s, seat, out)


@flow.answer(Ask.COUNTER_BANK)
def counter_bank_next(s: State, f: Doing, seat: int, move: int) -> None:
    """One more card, or enough."""
    if move != STOP:
        f.at = At.PAYMENT
        put_down_next(s, move - BANK)


@rule
def bank_together(s: State, f: Doing) -> None:
    """CC-102: what was put down is banked, without a card that was cancelled."""
    if f.cancelled:
        release(s, f.card)
    for card in range(1, MISCHIEF):
        if s.hangs[card] == s.depth:
            send(s, Tell.BANKED, card, HOUSE + f.seat)


@rule
def read_next_text(s: State, f: Doing) -> None:
    """CC-197: the texts in the order the cards were put down."""
    while f.line < f.left:
        f.line += 1
        for card in range(1, MISCHIEF):
            if s.hangs[card] == s.depth and s.nth[card] == f.line and EFFECT[card, 0, 0] != Op.NOTHING:
                push_text(s, f, card)
                return
    f.at = At.FLIGHT
