"""What is said at the table of Were Kittens: which sentence, with which numbers. The words are in `words/`."""

from __future__ import annotations

import numpy as np

from purrlor.engine import SEAT, Axis, Grid, Moved, Told, rule
from purrlor.engine.author.tales import Tale
from purrlor.engine.view.sentence import (
    add,
    add_number,
    end_note,
    end_part,
    label,
    note,
    part,
    points,
    question,
    say,
    so,
)
from purrlor.engine.view.vocabulary import Kind
from purrlor.games.were_kittens.characters import fits
from purrlor.games.were_kittens.coins import city_size, outside, scared, used
from purrlor.games.were_kittens.record import (
    CARD,
    CITY_SIZE,
    COIN,
    COST,
    FLESH,
    MONEY,
    SLOT,
    START_SLOT,
    VERBS,
    Action,
    Ask,
    Doing,
    State,
    Step,
    Tell,
)
from purrlor.games.were_kittens.scoring import cat_count, cat_points, each_scores, victims
from purrlor.games.were_kittens.show import WORDS

REASON = Axis("reason", ["coins-gone", "stalled", "round-limit"], none=True)

TALES: dict[int, Tale] = {
    Tell.ROUND: Told((None,)),
    Tell.CHOSE: Told((SEAT,)),
    Tell.KEPT: Told((SEAT, CARD)),
    Tell.STARTED_CAT: Moved(),
    Tell.STARTED_VICTIM: Moved(),
    Tell.DONE: Told((SEAT,)),
    Tell.PLACED: Moved(),
    Tell.SCARED: Moved(),
    Tell.TOOK_QUARTER: Moved(),
    Tell.KEPT_QUARTER: Told((SEAT,)),
    Tell.POPULATED: Told((SEAT, COIN), "{coin}", "supply", "city"),
    Tell.HURRIED: Told((SEAT, SLOT)),
    Tell.WENT: Told((SEAT,)),
    Tell.PASSED: Told((SEAT, SLOT)),
    Tell.USED: Told((SEAT, COIN)),
    Tell.SWAPPED_OUT: Moved(),
    Tell.SWAPPED_IN: Moved(),
    Tell.ATE: Moved(),
    Tell.TOOK: Moved(),
    Tell.MADE: Told((SEAT, COIN, SLOT), "{coin}", "city", "cats.{seat}"),
    Tell.REPOPULATED: Told((SEAT,)),
    Tell.RETURNED: Moved(),
    Tell.SAVED: Moved(),
    Tell.CALMED: Moved(),
    Tell.WASTED: Moved(),
    Tell.REFRESHED: Told(),
    Tell.IDLE: Told((None,)),
    Tell.ENDED: Told((REASON,)),
}
COIN_WORDS, SLOT_WORDS = WORDS.axis(COIN), WORDS.axis(SLOT)


@rule
def add_coin(page: Grid, coin: int) -> None:
    """Add an argument that is a coin."""
    add(page, COIN_WORDS + coin)


@rule
def add_slot(page: Grid, slot: int) -> None:
    """Add an argument that is a slot."""
    add(page, SLOT_WORDS + slot)


@rule
def add_two(page: Grid, one: int, other: int) -> None:
    """Add two numbers."""
    add_number(page, one)
    add_number(page, other)


@rule
def so_one(page: Grid, which: int, one: int) -> None:
    """Say a consequence with one number."""
    so(page, which)
    add_number(page, one)


@rule
def so_two(page: Grid, which: int, one: int, other: int) -> None:
    """Say a consequence with two numbers."""
    so(page, which)
    add_two(page, one, other)


# -- Where the game is -----------------------------------------------------------------------------------------------

ROUND: dict[str, Kind] = {"round": None, "idle": None}
SETUP = WORDS.sentence("phase", "setup")
PLACING = WORDS.sentence("phase", "place", **ROUND)
POPULATING = WORDS.sentence("phase", "populate", **ROUND)
HURRYING = WORDS.sentence("phase", "hurry", **ROUND)
ACTING = WORDS.sentence("phase", "act", **ROUND)
FILLING = WORDS.sentence("phase", "populate-again", **ROUND)
REFRESHING = WORDS.sentence("phase", "refresh", **ROUND)
OVER = WORDS.sentence("phase", "end", **ROUND)


@rule
def phase(s: State, page: Grid) -> None:
    """Say where in the round the game is, and how near the stall guard (WK-95)."""
    if s.rounds == 0:
        say(page, SETUP)
    else:
        say(page, phase_of_round(s))
        add_two(page, s.rounds, s.idle_rounds)


@rule
def phase_of_round(s: State) -> int:
    """WK-36: name the phase, or the populating inside of it (WK-47, WK-53)."""
    step = s.stack[0].step
    if s.stack[max(s.depth - 1, 0)].step == Step.POPULATE:
        return FILLING if step == Step.ACT else POPULATING
    if step == Step.PLACE:
        return PLACING
    if step == Step.HURRY:
        return HURRYING
    if step == Step.ACT:
        return ACTING
    return REFRESHING if step == Step.LEFTOVERS else OVER


# -- Questions -------------------------------------------------------------------------------------------------------

# The cat that acts or is about to be made; or the coin that is about to be taken.
CAT: dict[str, Kind] = {"coin": COIN, "slot": SLOT}
TAKING: dict[str, Kind] = {"coin": COIN}

KEEP = WORDS.question("keep_character", "WK-C1")
START = WORDS.question("choose_start", "WK-15")
PLACE = WORDS.question("place_victims", "WK-37")
PLACE_OR_SCARE = WORDS.question("place-or-scare", "WK-37", "place_victims")
POPULATE = WORDS.question("place_city_coin", "WK-47", left=None)
HURRY = WORDS.question("order_scare_h4", "WK-C5", left=None)
LEFTOVERS = WORDS.question("keep_leftover", "WK-C5", left=None)
SWAP = WORDS.question("swap", "WK-C6", "use_scare", **CAT)
ACT = WORDS.question("cat_action", "WK-58", "", **CAT)
MAY_SCARE_TO_TAKE = WORDS.question("may-scare-to-take", "WK-C6", "use_scare", **TAKING)
MAY_SCARE_TO_MAKE = WORDS.question("may-scare-to-make", "WK-C6", "use_scare", **CAT)
SCARE_TO_TAKE = WORDS.question("scare-to-take", "WK-C6", "use_scare", **TAKING)
SCARE_TO_MAKE = WORDS.question("scare-to-make", "WK-C6", "use_scare", **CAT)
EAT_TO_TAKE = WORDS.question("eat-to-take", "WK-99", "choose_meal", **TAKING)
EAT_TO_MAKE = WORDS.question("eat-to-make", "WK-99", "choose_meal", **CAT)
MAY_EAT_TO_TAKE = WORDS.question("may-eat-to-take", "WK-99", "choose_meal", **TAKING)
MAY_EAT_TO_MAKE = WORDS.question("may-eat-to-make", "WK-99", "choose_meal", **CAT)
MAY_EAT = WORDS.question("may-eat", "WK-100", "choose_meal")


@rule
def ask_seat(s: State, me: int, page: Grid) -> None:
    """Say what is asked: of a cat's turn, which cat it is; in the middle of an action, what it is about."""
    f = s.stack[s.depth - 1]
    if s.ask == Ask.SWAP:
        ask_cat(page, SWAP, s.cats[f.cat].coin, s.cats[f.cat].slot)
    elif s.ask == Ask.ACT:
        ask_cat(page, ACT, s.cats[f.cat].coin, s.cats[f.cat].slot)
    elif s.ask == Ask.SCARE:
        ask_in_action(f, page, scare_question(s, f))
    elif s.ask == Ask.MEAL:
        ask_in_action(f, page, meal_question(f))
    elif s.ask == Ask.KEEP:
        question(page, KEEP)
    elif s.ask == Ask.START:
        question(page, START)
    elif s.ask == Ask.PLACE:
        question(page, PLACE_OR_SCARE if s.characters else PLACE)
    else:
        ask_for_several(s, f, me, page)


@rule
def ask_for_several(s: State, f: Doing, me: int, page: Grid) -> None:
    """Ask for one coin or slot after the other, and say how many are left."""
    if s.ask == Ask.POPULATE:
        ask_for(page, POPULATE, min(CITY_SIZE, outside(s)) - city_size(s))
    elif s.ask == Ask.HURRY:
        ask_for(page, HURRY, scared(s, me) - used(s, me))
    else:
        ask_for(page, LEFTOVERS, scared(s, me) - f.saved)


@rule
def ask_for(page: Grid, which: int, left: int) -> None:
    """Ask for one of several."""
    question(page, which)
    add_number(page, left)


@rule
def scare_question(s: State, f: Doing) -> int:
    """WK-C6: an action that cannot be paid without a scared victim must use one."""
    if f.action == Action.TAKE:
        return MAY_SCARE_TO_TAKE if fits(s, f, 0) else SCARE_TO_TAKE
    return MAY_SCARE_TO_MAKE if fits(s, f, 0) else SCARE_TO_MAKE


@rule
def meal_question(f: Doing) -> int:
    """WK-99: who has enough may stop."""
    if f.action == Action.TAKE:
        return MAY_EAT_TO_TAKE if f.claw >= f.need else EAT_TO_TAKE
    if f.action == Action.MAKE:
        return MAY_EAT_TO_MAKE if f.claw >= f.need else EAT_TO_MAKE
    return MAY_EAT  # WK-100


@rule
def ask_in_action(f: Doing, page: Grid, which: int) -> None:
    """Ask in the middle of an action: which coin it is about, and for which slot."""
    if f.action == Action.MAKE:
        ask_cat(page, which, f.coin, f.slot)
        return
    question(page, which)
    if f.action == Action.TAKE:
        add_coin(page, f.coin)


@rule
def ask_cat(page: Grid, which: int, coin: int, slot: int) -> None:
    """Ask about a cat."""
    question(page, which)
    add_coin(page, coin)
    add_slot(page, slot)


# -- Moves that say more than their text -----------------------------------------------------------------------------

START_WITH = WORDS.label("start", coin=MONEY, slot=SLOT)
TAKE = WORDS.label("take", coin=MONEY, need=None)
MAKE = WORDS.label("make", coin=MONEY, slot=SLOT, need=None, cell=None)
EAT = WORDS.label("eat", coin=MONEY, claw=None)
HURRY_SLOT = WORDS.label("hurry", slot=SLOT, cell=None)
verb_of, argument = VERBS.verb_of, VERBS.argument
TO_START, TO_TAKE, TO_MAKE, TO_EAT, TO_HURRY = (VERBS.index(name) for name in ("start", "take", "make", "eat", "hurry"))


@rule
def label_move(s: State, seat: int, move: int, page: Grid) -> None:
    """Say how much claw an action needs or a meal gives, and where a cat stands."""
    verb, first = verb_of(move), argument(move, 0)
    if verb == TO_START:
        label_coin(page, START_WITH, first)
        add_slot(page, START_SLOT[first])
    elif verb == TO_TAKE:
        label_coin(page, TAKE, first)
        add_number(page, FLESH[first])
    elif verb == TO_MAKE:
        label_make(page, first, argument(move, 1))
    elif verb == TO_EAT:
        label_coin(page, EAT, first)
        add_number(page, FLESH[first])
    elif verb == TO_HURRY:
        label(page, HURRY_SLOT)
        add_slot(page, first)
        add_number(page, first - 1)


@rule
def label_coin(page: Grid, which: int, coin: int) -> None:
    """Begin a label that names a coin."""
    label(page, which)
    add_coin(page, coin)


@rule
def label_make(page: Grid, coin: int, slot: int) -> None:
    """WK-70: the cost of a coin less the number of the slot."""
    label_coin(page, MAKE, coin)
    add_slot(page, slot)
    add_two(page, COST[coin] - slot, slot - 1)


# -- The score -------------------------------------------------------------------------------------------------------

CATS, CATS_NOTE = WORDS.part("cats", "WK-89"), WORDS.sentence("note", "cats", number=None)
# By type and points each: the fewest, the second most, the most.
VICTIMS = np.array(
    [[WORDS.part(name, rule_id) for rule_id in ("WK-91", "WK-91", "WK-90")] for name in ("pennies", "nickels", "dimes")]
)
RANKS = np.array([WORDS.sentence("note", name, number=None, each=None) for name in ("fewest", "second", "most")])
NO_VICTIM = WORDS.sentence("note", "none")


@rule
def parts(s: State, seat: int, page: Grid) -> None:
    """WK-89 to WK-92: cats, and each type of victim with its rank."""
    part(page, CATS)
    points(page, cat_points(s, seat))
    note(page, CATS_NOTE)
    add_number(page, cat_count(s, seat))
    end_note(page)
    end_part(page)
    penny, nickel, dime = victims(s, seat, 1), victims(s, seat, 2), victims(s, seat, 3)
    victims_part(page, 0, penny, each_scores(penny, nickel, dime))
    victims_part(page, 1, nickel, each_scores(nickel, dime, penny))
    victims_part(page, 2, dime, each_scores(dime, penny, nickel))


@rule
def victims_part(page: Grid, which: int, mine: int, each: int) -> None:
    """Write what one type of victim scores, and why."""
    part(page, VICTIMS[which, each])
    points(page, mine * each)
    if mine == 0:
        note(page, NO_VICTIM)
    else:
        note(page, RANKS[each])
        add_two(page, mine, each)
    end_note(page)
    end_part(page)
