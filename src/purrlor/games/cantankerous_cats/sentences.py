"""What is said at the table of Cantankerous Cats: which sentence, with which numbers. The words are in `words/`."""

from __future__ import annotations

import numpy as np

from purrlor.engine import SEAT, Grid, Moved, Shown, Told, rule
from purrlor.engine.author.tales import Tale
from purrlor.engine.view.sentence import add, add_number, end_part, part, points, question, say
from purrlor.games.cantankerous_cats.cards import CARD
from purrlor.games.cantankerous_cats.record import Ask, State, Step, Tell, Turn
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
ACTION = WORDS.question("choose_action", "CC-054", left=None)
REACT = WORDS.question("react_or_pass", "CC-108", card=CARD)
STOP_CARD = WORDS.question("stop_card", "CC-108", "react_or_pass", card=CARD)
STOP_VICTORY = WORDS.question("stop_victory", "CC-108", "react_or_pass")
COUNTER = WORDS.question("counter_or_pass", "CC-096", card=CARD)
PAY = WORDS.question("pay_cost", "CC-189", card=CARD, left=None)
HALVE = WORDS.question("lose_half", "CC-146b", "pay_cost", left=None)
DISCARD = WORDS.question("discard_hand_card", "CC-224", left=None)

# The questions that need no numbers.
SIMPLE = {
    Ask.BET: WORDS.question("place_bet", "CC-045"),
    Ask.KEEP: WORDS.question("feral_meal_keep", "CC-120"),
    Ask.POUNCE: WORDS.question("pounce_or_pass", "CC-092"),
    Ask.COUNTER_BANK: WORDS.question("counter_bank_next", "CC-197"),
    Ask.INSTANT: WORDS.question("instant_or_pass", "CC-127"),
    Ask.FLIGHT: WORDS.question("flight_score_or_pass", "CC-157"),
    Ask.MIDNIGHT: WORDS.question("midnight_play", "CC-153"),
    Ask.ENEMY: WORDS.question("eome_attack_card", "CC-144"),
    Ask.FOLLOW_UP: WORDS.question("eome_follow_up", "CC-145b"),
    Ask.DOUBLE: WORDS.question("multiply_choose", "CC-190"),
    Ask.SCAVENGE: WORDS.question("scavenge", "CC-192"),
    Ask.SWAP: WORDS.question("tree_swap", "CC-223"),
    Ask.SWAP_FOR: WORDS.question("tree_swap_for", "CC-223", "tree_swap"),
    Ask.TOPPLE: WORDS.question("discard_banked_card", "CC-008"),
    Ask.FAVOUR: WORDS.question("pass_card", "CC-184"),
    Ask.CONCERT: WORDS.question("opener_bank", "CC-214"),
    Ask.GIFT: WORDS.question("gift_mouse", "CC-191"),
    Ask.CHOOSE_CAT: WORDS.question("choose_target_player", "CC-199"),
}
ASKED = np.array([0, *(SIMPLE.get(ask, 0) for ask in Ask)])


@rule
def ask_seat(s: State, me: int, page: Grid) -> None:
    """Say what is asked; name the card in question and what is left to do."""
    top = s.stack[s.depth - 1]
    if s.ask == Ask.ACTION:
        ask_number(page, ACTION, s.actions)
    elif s.ask == Ask.PAY:
        ask_card(page, PAY, s.stack[s.depth - 2].card)
        add_number(page, top.left)
    elif s.ask == Ask.HALVE:
        ask_number(page, HALVE, top.left)
    elif s.ask == Ask.DISCARD:
        ask_number(page, DISCARD, top.left)
    elif s.ask == Ask.COUNTER:
        ask_card(page, COUNTER, top.card)
    elif s.ask == Ask.REACT:
        ask_reaction(s, page)
    else:
        question(page, ASKED[s.ask])


@rule
def ask_number(page: Grid, which: int, number: int) -> None:
    """Ask with a number."""
    question(page, which)
    add_number(page, number)


@rule
def ask_card(page: Grid, which: int, card: int) -> None:
    """Ask about a card."""
    question(page, which)
    add(page, CARD_NAME + card)


@rule
def ask_reaction(s: State, page: Grid) -> None:
    """CC-108: to the card one frame below; CC-173: in the final chance, that is a card or a claim that wins."""
    below = s.stack[s.depth - 2]
    if below.step == Step.TURN:
        question(page, STOP_VICTORY)
    elif is_final_chance(s, below):
        ask_card(page, STOP_CARD, below.card)
    else:
        ask_card(page, REACT, below.card)


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

MISCHIEF_POINTS, HEARTS = WORDS.part("mischief-points", "CC-002"), WORDS.part("hearts", "CC-181")


@rule
def parts(s: State, seat: int, page: Grid) -> None:
    """CC-181: points decide, then hearts."""
    count(page, MISCHIEF_POINTS, s.score[seat])
    count(page, HEARTS, s.hearts[seat])


@rule
def count(page: Grid, which: int, value: int) -> None:
    """Write one line of the score."""
    part(page, which)
    points(page, value)
    end_part(page)
