"""What is said at the table of Cantankerous Cats: which sentence, with which numbers. The words are in `words/`."""

from __future__ import annotations

import numpy as np

from purrlor.engine import SEAT, Axis, Grid, Moved, Shown, Told, rule
from purrlor.engine.author.tales import Tale
from purrlor.engine.view.sentence import add, add_number, end_part, label, part, points, question, say
from purrlor.games.cantankerous_cats.aims import onward, price
from purrlor.games.cantankerous_cats.cards import AIR_STRIKE, CARD, COST, EFFECT, HEARTS, RANK
from purrlor.games.cantankerous_cats.payments import picky_draw, token_price
from purrlor.games.cantankerous_cats.piles import purse, worth
from purrlor.games.cantankerous_cats.record import VERBS, Ask, Doing, State, Step, Tell, Turn
from purrlor.games.cantankerous_cats.show import WORDS
from purrlor.games.cantankerous_cats.windows import is_asked, is_final_chance

TALES: dict[int, Tale] = {
    Tell.DREW: Moved(),
    Tell.RESHUFFLED: Told((None,)),
    Tell.BET: Told((SEAT,)),
    Tell.REVEALED: Moved(),
    Tell.FIRST_BITE: Told((SEAT,)),
    Tell.TURN: Told((SEAT,)),
    Tell.ADOPTED: Told((SEAT,)),
    Tell.WENT_FERAL: Told((SEAT,)),
    Tell.DISCARDED: Moved(),
    Tell.PICKY: Told((SEAT, None)),
    Tell.TOKEN_BACK: Told(),
    Tell.SHOPPED: Told((SEAT,)),
    Tell.BOUGHT: Told((SEAT,)),
    Tell.POUNCED: Told((SEAT,)),
    Tell.COUNTERED: Told((SEAT,)),
    Tell.BANKS: Moved(),
    Tell.SCORES: Moved(),
    Tell.ATTACKS: Moved(),
    Tell.PLAYS: Moved(),
    Tell.AIMED: Told((SEAT,)),
    Tell.SET_ON: Told((SEAT, SEAT)),
    Tell.PAID: Moved(),
    Tell.BANKED: Moved(),
    Tell.SCORED: Told((SEAT, None)),
    Tell.CLEARED: Moved(),
    Tell.LOST: Moved(),
    Tell.REFUNDED: Moved(),
    Tell.CANCELLED: Told((CARD,)),
    Tell.BLAMED: Told((CARD,)),
    Tell.ANNOUNCED: Told((SEAT,)),
    Tell.LOST_POINTS: Told((SEAT, None)),
    Tell.RETURNED_TOKEN: Told((SEAT,)),
    Tell.TURNED: Told(),
    Tell.DOUBLED: Told((CARD,)),
    Tell.SAW: Shown(),
    Tell.STOLE: Moved(),
    Tell.GAVE: Moved(),
    Tell.PASSED_ON: Moved(),
    Tell.SWAPPED: Moved(),
    Tell.SCAVENGED: Moved(),
    Tell.CHOSE: Told((SEAT,)),
    Tell.MEOWED: Told((SEAT,)),
    Tell.HISSED: Told((SEAT,)),
    Tell.WON: Told((SEAT,)),
    Tell.CAPPED: Told(),
}

# -- Questions ---------------------------------------------------------------------------------------------------------

CARD_NAME = WORDS.axis(CARD)
TRIGGERS = Axis("trigger", ["affection", "mischief", "event"], none=True)
TRIGGER_NAME = WORDS.axis(TRIGGERS)

BET_HIGH = WORDS.question("bet_high", "CC-045", "place_bet")
BET_LOW = WORDS.question("bet_low", "CC-045", "place_bet")
ACTION = WORDS.question("choose_action", "CC-054", left=None)
POUNCE = WORDS.question("pounce_or_pass", "CC-092", seat=SEAT)
REACT = WORDS.question("react_or_pass", "CC-108", card=CARD, seat=SEAT)
STOP_CARD = WORDS.question("stop_card", "CC-173", "react_or_pass", card=CARD, seat=SEAT)
STOP_VICTORY = WORDS.question("stop_victory", "CC-173", "react_or_pass", seat=SEAT)
COUNTER = WORDS.question("counter_or_pass", "CC-096", card=CARD, seat=SEAT)
COUNTER_BANK = WORDS.question("counter_bank_next", "CC-197", card=CARD)
INSTANT = WORDS.question("instant_or_pass", "CC-127", trigger=TRIGGERS)
FLIGHT = WORDS.question("flight_score_or_pass", "CC-157", card=CARD)
PAY = WORDS.question("pay_cost", "CC-189", card=CARD, left=None)
HALVE = WORDS.question("lose_half", "CC-146b", "pay_cost", left=None)
DISCARD = WORDS.question("discard_hand_card", "CC-224", left=None)
FOLLOW_UP = WORDS.question("eome_follow_up", "CC-145b", card=CARD, seat=SEAT)
FOLLOW_UP_BANK = WORDS.question("eome_follow_up_bank", "CC-145b", "eome_follow_up", card=CARD)
FAVOUR = WORDS.question("pass_card", "CC-184", seat=SEAT)
GIFT = WORDS.question("gift_mouse", "CC-191", card=CARD, number=None)

# What the text of a card asks: about the card alone, or about the card and the Cat it is aimed at.
OF_CARD = {
    Ask.MIDNIGHT: WORDS.question("midnight_play", "CC-153", card=CARD),
    Ask.DOUBLE: WORDS.question("multiply_choose", "CC-227", card=CARD),
    Ask.SCAVENGE: WORDS.question("scavenge", "CC-192", card=CARD),
    Ask.TOPPLE: WORDS.question("discard_banked_card", "CC-008", card=CARD),
    Ask.CONCERT: WORDS.question("opener_bank", "CC-214", card=CARD),
    Ask.CHOOSE_CAT: WORDS.question("choose_target_player", "CC-199", card=CARD),
}
OF_AIM = {
    Ask.ENEMY: WORDS.question("eome_attack_card", "CC-144", card=CARD, seat=SEAT),
    Ask.SWAP: WORDS.question("tree_swap", "CC-223", card=CARD, seat=SEAT),
    Ask.SWAP_FOR: WORDS.question("tree_swap_for", "CC-223", "tree_swap", card=CARD, seat=SEAT),
}
KEEP = WORDS.question("feral_meal_keep", "CC-120")
ASKS_OF_CARD = np.array([0, *(OF_CARD.get(ask, 0) for ask in Ask)])
ASKS_OF_AIM = np.array([0, *(OF_AIM.get(ask, 0) for ask in Ask)])


@rule
def ask_seat(s: State, me: int, page: Grid) -> None:
    """Say what is asked; name the card in question and what is left to do."""
    top = s.stack[s.depth - 1]
    if ASKS_OF_CARD[s.ask] > 0:
        ask_card(page, ASKS_OF_CARD[s.ask], top.card)
    elif ASKS_OF_AIM[s.ask] > 0:
        ask_of(page, ASKS_OF_AIM[s.ask], top.card, top.aim - 1)
    elif s.ask == Ask.BET:
        question(page, BET_HIGH if s.direction == 1 else BET_LOW)  # CC-051
    elif s.ask == Ask.KEEP:
        question(page, KEEP)
    elif s.ask == Ask.ACTION:
        ask_number(page, ACTION, s.actions)
    elif Ask.POUNCE <= s.ask <= Ask.INSTANT:
        ask_in_window(s, top, page)
    else:
        ask_in_play(s, me, top, page)


@rule
def ask_in_window(s: State, top: Doing, page: Grid) -> None:
    """Say what may be met."""
    if s.ask == Ask.POUNCE:
        ask_number(page, POUNCE, s.turn)
    elif s.ask == Ask.REACT:
        ask_reaction(s, s.stack[s.depth - 2], page)
    elif s.ask == Ask.COUNTER:
        ask_of(page, COUNTER, top.card, top.seat)
    elif s.ask == Ask.COUNTER_BANK:
        ask_card(page, COUNTER_BANK, s.stack[s.depth - 2].card)
    else:
        question(page, INSTANT)
        add(page, TRIGGER_NAME + int(top.trigger))


@rule
def ask_in_play(s: State, me: int, top: Doing, page: Grid) -> None:
    """Say what is to be paid, discarded, or done next."""
    if s.ask == Ask.PAY:
        ask_card(page, PAY, s.stack[s.depth - 2].card)
        add_number(page, top.left)
    elif s.ask == Ask.HALVE:
        ask_number(page, HALVE, top.left)
    elif s.ask == Ask.DISCARD:
        ask_number(page, DISCARD, top.left)
    elif s.ask == Ask.FLIGHT:
        ask_card(page, FLIGHT, AIR_STRIKE)
    elif s.ask == Ask.FAVOUR:
        ask_number(page, FAVOUR, onward(s, me, s.direction))
    elif s.ask == Ask.GIFT:
        ask_card(page, GIFT, top.card)
        add_number(page, EFFECT[top.card, top.line, 1])
    elif s.feral[top.aim - 1]:
        ask_card(page, FOLLOW_UP_BANK, top.card)
    else:
        ask_of(page, FOLLOW_UP, top.card, top.aim - 1)


@rule
def ask_number(page: Grid, which: int, number: int) -> None:
    """Ask with a number, or a seat."""
    question(page, which)
    add_number(page, number)


@rule
def ask_card(page: Grid, which: int, card: int) -> None:
    """Ask about a card."""
    question(page, which)
    add(page, CARD_NAME + card)


@rule
def ask_of(page: Grid, which: int, card: int, seat: int) -> None:
    """Ask about a card and a seat."""
    ask_card(page, which, card)
    add_number(page, seat)


@rule
def ask_reaction(s: State, below: Doing, page: Grid) -> None:
    """CC-108: to the card one frame below; CC-173: in the final chance, that is a card or a claim that wins."""
    if below.step == Step.TURN:
        ask_number(page, STOP_VICTORY, below.seat)
    else:
        ask_of(page, STOP_CARD if is_final_chance(s, below) else REACT, below.card, below.seat)


# -- Moves that tell more than their text ------------------------------------------------------------------------------

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_PICKY, TO_BUY, TO_BET, TO_SCORE, TO_ATTACK, TO_PAY, TO_DROP = (
    VERBS.index(name) for name in ("picky", "buy", "bet", "score", "attack", "pay", "drop")
)
SAY_PICKY, SAY_BUY = WORDS.label("picky", draws=None), WORDS.label("buy", price=None)
SAY_BET, SAY_SCORE = WORDS.label("bet", card=CARD, rank=None), WORDS.label("score", card=CARD, cost=None)
SAY_OVERREACH = WORDS.label("overreach", card=CARD, cost=None, hearts=None)
SAY_ATTACK = WORDS.label("attack", card=CARD, seat=SEAT, cost=None)
SAY_PAY, SAY_DROP = WORDS.label("pay", card=CARD, hearts=None), WORDS.label("drop", card=CARD, hearts=None)


@rule
def label_move(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what a move costs, or is worth."""
    verb = verb_of(move)
    if verb == TO_PICKY:
        label(page, SAY_PICKY)
        add_number(page, picky_draw(s, seat))
    elif verb == TO_BUY:
        label(page, SAY_BUY)
        add_number(page, token_price(s, seat))
    elif verb == TO_BET:
        label_card(page, SAY_BET, argument(move, 0), RANK[argument(move, 0)])
    elif verb == TO_SCORE:
        label_score(s, seat, argument(move, 0), page)
    elif verb == TO_ATTACK:
        label_attack(argument(move, 0), argument(move, 1), page)
    elif verb == TO_PAY:
        label_card(page, SAY_PAY, argument(move, 0), worth(s, argument(move, 0)))
    elif verb == TO_DROP:
        label_card(page, SAY_DROP, argument(move, 0), HEARTS[argument(move, 0)])


@rule
def label_card(page: Grid, pattern: int, card: int, number: int) -> None:
    """Name a card and a number."""
    label(page, pattern)
    add(page, CARD_NAME + card)
    add_number(page, number)


@rule
def label_score(s: State, seat: int, card: int, page: Grid) -> None:
    """CC-028: say what a Score costs; CC-032: and whom it banishes."""
    cost = price(s, seat, card)
    if purse(s, seat) >= cost:
        label_card(page, SAY_SCORE, card, cost)
    else:
        label_card(page, SAY_OVERREACH, card, cost)
        add_number(page, purse(s, seat))


@rule
def label_attack(card: int, target: int, page: Grid) -> None:
    """CC-083: say what an Attack costs its target."""
    label(page, SAY_ATTACK)
    add(page, CARD_NAME + card)
    add_number(page, target)
    add_number(page, COST[card])


# -- Where in the game we are ------------------------------------------------------------------------------------------

THE_END, FIRST_BITE, MEAL, GROOMING = (
    WORDS.sentence("phase", name) for name in ("the-end", "first-bite", "meal", "grooming")
)
PLAY, POUNCES, INSTANTS, REACTIONS, FINAL_CHANCE = (
    WORDS.sentence("phase", name) for name in ("play", "pounces", "instants", "reactions", "final-chance")
)


@rule
def phase(s: State, page: Grid) -> None:
    """Name the time of the turn, and the window that is open."""
    say(page, phase_of(s))


@rule
def phase_of(s: State) -> int:
    """Give the time of the turn."""
    if s.over:
        return THE_END
    if s.stack[0].step == Step.START:
        return FIRST_BITE
    if s.stack[0].at <= Turn.BEFORE:
        return MEAL
    return GROOMING if s.stack[0].at == Turn.NAP else window_of(s)


@rule
def window_of(s: State) -> int:
    """Give the window that is open in Play Time."""
    step = s.stack[s.depth - 1].step
    if step == Step.POUNCES:
        return POUNCES
    if step == Step.INSTANTS:
        return INSTANTS
    if step != Step.REACTIONS:
        return PLAY
    return FINAL_CHANCE if is_final_chance(s, s.stack[s.depth - 2]) else REACTIONS


@rule
def awaited(s: State) -> int:
    """CC-094: a window is shown open for everybody who is asked in it, whoever has passed already."""
    is_window = s.ask == Ask.POUNCE or s.ask == Ask.REACT or s.ask == Ask.INSTANT
    if s.quick or not is_window:
        return int(s.waiting)
    seats = 0
    for seat in range(s.seats):
        seats |= int(is_asked(s, s.stack[s.depth - 1], seat, s.ask)) << seat
    return seats


# -- The score ---------------------------------------------------------------------------------------------------------

MISCHIEF_POINTS, HEARTS_LEFT = WORDS.part("mischief-points", "CC-002"), WORDS.part("hearts", "CC-181")


@rule
def parts(s: State, seat: int, page: Grid) -> None:
    """CC-181: points decide, then hearts."""
    count(page, MISCHIEF_POINTS, s.score[seat])
    count(page, HEARTS_LEFT, s.hearts[seat])


@rule
def count(page: Grid, which: int, value: int) -> None:
    """Write one line of the score."""
    part(page, which)
    points(page, value)
    end_part(page)
