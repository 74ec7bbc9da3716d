"""Which rule forbids a move that is not on the list; the order of the questions is that of the game."""

from __future__ import annotations

from enum import IntEnum, auto

import numpy as np

from purrlor.engine import is_waiting, rule
from purrlor.games.were_kittens.characters import SAME_NUMBER, first_unused, has, order
from purrlor.games.were_kittens.coins import city_size, full_slots, used
from purrlor.games.were_kittens.record import (
    COINS,
    MONEY,
    VERBS,
    Ability,
    Ask,
    State,
    Step,
)


class Why(IntEnum):
    """The rules that forbid moves."""

    WK_08 = auto()
    WK_11 = auto()
    WK_15 = auto()
    WK_17 = auto()
    WK_28 = auto()
    WK_30 = auto()
    WK_33 = auto()
    WK_34 = auto()
    WK_36 = auto()
    WK_37 = auto()
    WK_38 = auto()
    WK_40 = auto()
    WK_41 = auto()
    WK_47 = auto()
    WK_48 = auto()
    WK_49 = auto()
    WK_56 = auto()
    WK_57 = auto()
    WK_58 = auto()
    WK_61 = auto()
    WK_62 = auto()
    WK_66 = auto()
    WK_69 = auto()
    WK_71 = auto()
    WK_72 = auto()
    WK_76 = auto()
    WK_79 = auto()
    WK_86 = auto()
    WK_99 = auto()
    WK_C1 = auto()
    WK_C3 = auto()
    WK_C4 = auto()
    WK_C5 = auto()
    WK_C6 = auto()


PLACING_VERBS = ("place", "scare", "done")
CAT_VERBS = ("pass", "take", "make", "repopulate")
CHARACTER_VERBS = ("hurry", "go", "swap", "use", "spare", "save", "leave")
verb_of, argument = VERBS.verb_of, VERBS.argument
OF_PLACING, OF_CATS, OF_CHARACTERS = (
    np.array([verb.name in names for verb in VERBS.all]) for names in (PLACING_VERBS, CAT_VERBS, CHARACTER_VERBS)
)
NAMES_COIN = np.array([verb.axes[:1] == (MONEY,) for verb in VERBS.all])
TO_KEEP, TO_START, TO_PLACE, TO_SCARE, TO_DONE = (
    VERBS.index(name) for name in ("keep", "start", "place", "scare", "done")
)
TO_POPULATE, TO_SWAP, TO_USE, TO_TAKE, TO_REPOPULATE, TO_EAT, TO_STOP = (
    VERBS.index(name) for name in ("populate", "swap", "use", "take", "repopulate", "eat", "stop")
)


@rule
def refusal(s: State, seat: int, move: int) -> int:
    """Name the rule that forbids a move which is not on the list."""
    verb = verb_of(move)
    if NAMES_COIN[verb] and names_quarter(verb, move):
        return Why.WK_11
    if verb == TO_KEEP:
        return Why.WK_C1
    if verb == TO_START:
        return Why.WK_17 if s.ask == Ask.START else Why.WK_15
    if OF_PLACING[verb]:
        return not_placed(s, seat, verb)
    if OF_CHARACTERS[verb]:
        return not_scaring(s, seat, verb)
    return not_in_the_city(s, seat, verb, move)


@rule
def names_quarter(verb: int, move: int) -> bool:
    """WK-11: the quarter is no coin of the game."""
    return bool(argument(move, 0) == COINS or (verb == TO_SWAP and argument(move, 1) == COINS))


@rule
def not_placed(s: State, seat: int, verb: int) -> int:
    """WK-37 to WK-41: not to scare without characters, not after done, not more than is in hand."""
    if verb == TO_SCARE and not s.characters:
        return Why.WK_41
    if verb == TO_DONE or (s.ask == Ask.PLACE and not is_waiting(s, seat)):
        return Why.WK_40
    return Why.WK_37 if verb == TO_PLACE else Why.WK_38


# -- Characters ------------------------------------------------------------------------------------------------------


@rule
def not_scaring(s: State, seat: int, verb: int) -> int:
    """WK-C3 to WK-C5: not twice, not two in one turn, not outside its window."""
    if not is_in_window(s, seat, verb) or used(s, seat) == 0:
        return Why.WK_C5
    return Why.WK_C4 if first_unused(s, seat) > 0 else Why.WK_C3


@rule
def is_in_window(s: State, seat: int, verb: int) -> bool:
    """Say whether a scared victim could still have been used in this turn, but for the one before."""
    if not is_waiting(s, seat):
        return False
    if verb == TO_SWAP:
        return s.ask == Ask.ACT and has(s, seat, Ability.SWAP)
    return verb == TO_USE and s.ask == Ask.MEAL


# -- Cats and the city -----------------------------------------------------------------------------------------------


@rule
def not_in_the_city(s: State, seat: int, verb: int, move: int) -> int:
    """Name what forbids to populate, to act or to eat."""
    populates = s.ask == Ask.POPULATE and is_waiting(s, seat)
    if verb == TO_POPULATE:
        return Why.WK_48 if populates else Why.WK_47
    if populates:
        return Why.WK_49
    if OF_CATS[verb]:
        return not_acting(s, seat, verb, move)
    if s.ask == Ask.MEAL:
        return not_eaten(s, seat, verb, move)
    return Why.WK_34 if verb == TO_EAT else Why.WK_99


@rule
def not_eaten(s: State, seat: int, verb: int, move: int) -> int:
    """WK-99: not enough to stop; WK-33: more than enough; WK-28, WK-30: not from there."""
    if verb == TO_STOP:
        return Why.WK_99
    coin = argument(move, 0)
    if is_waiting(s, seat) and s.eat[seat, coin] > 0:
        return Why.WK_33
    return Why.WK_30 if s.hand[seat, coin] + s.scare[seat, coin] > 0 else Why.WK_28


@rule
def not_acting(s: State, seat: int, verb: int, move: int) -> int:
    """Name what forbids an action of a cat."""
    if verb == TO_REPOPULATE and city_size(s) == 0 and s.rounds > 0:
        return Why.WK_79
    if s.ask == Ask.LEFTOVERS:
        return Why.WK_86
    if is_waiting(s, seat) and (s.ask == Ask.MEAL or s.ask == Ask.SCARE or s.ask == Ask.SWAP):
        return Why.WK_99 if s.ask == Ask.MEAL else Why.WK_C6
    if s.stack[0].step != Step.ACT:
        return Why.WK_36
    if not is_waiting(s, seat):
        return not_your_cat(s, seat)
    return not_taken(s, move) if verb == TO_TAKE else not_made(s, seat, move)


@rule
def not_your_cat(s: State, seat: int) -> int:
    """Say why none of the seat's cats may act now: equal number, later number, has passed, has acted, lies tails-up."""
    acting, first = s.stack[0].mark, 0
    heads, came = 0, 0
    for cat in range(s.cats_n):
        if s.cats[cat].seat == seat:
            place = order(s, cat)
            heads += s.cats[cat].heads
            came += place <= acting
            if s.cats[cat].heads and place > acting and (first == 0 or place < first):
                first = place
    if first > 0:
        return Why.WK_62 if first // SAME_NUMBER == acting // SAME_NUMBER else Why.WK_57
    if heads > 0:
        return Why.WK_61
    return Why.WK_58 if came > 0 else Why.WK_08


@rule
def not_taken(s: State, move: int) -> int:
    """WK-56: it lies in the supply; WK-66: it is not there, or too strong."""
    coin = argument(move, 0)
    return Why.WK_56 if s.city[coin] == 0 and s.supply[coin] > 0 else Why.WK_66


@rule
def not_made(s: State, seat: int, move: int) -> int:
    """WK-69: there is no such slot; WK-72: it is taken; WK-76: no such coin; WK-71: it costs too much."""
    coin, slot = argument(move, 0), argument(move, 1)
    if slot == 0:
        return Why.WK_69
    if full_slots(s, seat) >> slot & 1:
        return Why.WK_72
    return Why.WK_76 if s.city[coin] == 0 else Why.WK_71
