"""What is at stake at the table of Were Kittens, what each answer leads to, and how near the end is."""

from __future__ import annotations

import numpy as np

from purrlor.engine import SEAT, Grid, rule
from purrlor.engine.view.sentence import add, add_number, alarm, end_alarm, end_stake, so, stake
from purrlor.engine.view.vocabulary import Kind
from purrlor.games.were_kittens.actions import cats_to_come, ends_game, next_cat, reach
from purrlor.games.were_kittens.characters import claw_with, fits, help_with, lost_uneaten, need_with, rivals_before
from purrlor.games.were_kittens.coins import NOBODY, city_size, food, holder, outside, plated, scared, strongest, used
from purrlor.games.were_kittens.placing import is_anybody_done
from purrlor.games.were_kittens.record import (
    ABILITY,
    BY,
    CHARACTER,
    CITY_SIZE,
    CLAW,
    COIN,
    COINS,
    COST,
    FEWEST_COINS,
    FIRST_DONE,
    FLESH,
    POINTS,
    ROTATE,
    SLOT,
    START_SLOT,
    VERBS,
    Ability,
    Action,
    Ask,
    Doing,
    State,
    Step,
)
from purrlor.games.were_kittens.scoring import (
    is_last_round,
    is_stalling,
    leader,
    points,
    points_with,
    points_without,
    rival,
)
from purrlor.games.were_kittens.sentences import add_coin, add_slot, add_two, so_one, so_two
from purrlor.games.were_kittens.show import WORDS

CHARACTER_WORDS = WORDS.axis(CHARACTER)
verb_of, argument = VERBS.verb_of, VERBS.argument
TO_PLACE, TO_SCARE, TO_GO, TO_SPARE, TO_PASS, TO_TAKE, TO_MAKE, TO_EAT, TO_LEAVE = (
    VERBS.index(name) for name in ("place", "scare", "go", "spare", "pass", "take", "make", "eat", "leave")
)
CHANGE: dict[str, Kind] = {"after": None, "before": None}  # points then, and now
CLAWS: dict[str, Kind] = {"claw": None, "need": None}
EVERYBODY = -1

# -- What is at stake ------------------------------------------------------------------------------------------------

KEEPING, STARTING, HURRYING = (WORDS.stake(name) for name in ("keep", "start", "hurry"))
PLACE_FEWEST, PLACE_FIRST_ROUND = WORDS.stake("place-fewest", seat=SEAT), WORDS.stake("place-fewest-lot")
PLACE_RACE, PLACE_LATE = WORDS.stake("place-race"), WORDS.stake("place-late", seat=SEAT)
PLACE_NEXT, PLACE_LOT = WORDS.stake("place-rotate", seat=SEAT), WORDS.stake("place-lot")
PLACE_LAST, NO_CAT = WORDS.stake("place-last"), WORDS.stake("populate-quiet")
NEXT_CAT = WORDS.stake("populate", seat=SEAT, coin=COIN, slot=SLOT, most=None)
SWAPPING = WORDS.stake("swap", left=None, most=None)
ACTING = WORDS.stake("act", claw=None, food=None, most=None, mine=None, seat=SEAT, theirs=None, left=None)
HUNGRY: dict[str, Kind] = {"coin": COIN, "slot": SLOT, **CLAWS, "food": None, "most": None}
NEEDS, MUST_SCARE, ENOUGH = (WORDS.stake(name, **HUNGRY) for name in ("needs", "must-scare", "enough"))
SNACK = WORDS.stake("snack")
LEFTOVERS = WORDS.stake("leftovers", count=None, **CHANGE)


@rule
def at_stake(s: State, me: int, page: Grid) -> None:
    """Say what is at stake in every question."""
    f = s.stack[s.depth - 1]
    if s.ask == Ask.ACT:
        stake_of_action(s, f, page)
    elif s.ask == Ask.SCARE or s.ask == Ask.MEAL:
        stake_of_claw(s, f, page)
    elif s.ask == Ask.POPULATE:
        stake_of_city(s, page)
    elif s.ask == Ask.PLACE:
        stake_of_placing(s, page)
    elif s.ask == Ask.SWAP:
        stake(page, SWAPPING)
        add_two(page, scared(s, me) - used(s, me), f.claw + food(s, me))
    elif s.ask == Ask.LEFTOVERS:
        stake(page, LEFTOVERS)
        add_number(page, plated(s, me))
        add_two(page, points_without(s, me, s.eat[me], 0, 0), points(s, me))  # type: ignore[arg-type]
    else:
        stake(page, HURRYING if s.ask == Ask.HURRY else STARTING if s.ask == Ask.START else KEEPING)
    end_stake(page)


@rule
def stake_of_action(s: State, f: Doing, page: Grid) -> None:
    """WK-24, WK-87, WK-93: the cat's claw, who is ahead, and how many coins are left before the end."""
    other, more = rival(s, f.seat), food(s, f.seat)
    stake(page, ACTING)
    add_number(page, f.claw)
    add_two(page, more, f.claw + more)
    add_two(page, points(s, f.seat), other)
    add_two(page, points(s, other), outside(s))


@rule
def stake_of_claw(s: State, f: Doing, page: Grid) -> None:
    """WK-99, WK-C6: the claw that the cat has and needs."""
    if f.action == Action.REPOPULATE:
        stake(page, SNACK)
        return
    if s.ask == Ask.SCARE:
        stake(page, NEEDS if fits(s, f, 0) else MUST_SCARE)
    else:
        stake(page, NEEDS if f.claw < f.need else ENOUGH)
    add_coin(page, s.cats[f.cat].coin)
    add_slot(page, s.cats[f.cat].slot)
    add_two(page, f.claw, f.need)
    add_two(page, food(s, f.seat), f.claw + food(s, f.seat))


@rule
def stake_of_city(s: State, page: Grid) -> None:
    """WK-57: who hunts in the city next, and how strong that cat can be."""
    cat = next_cat(s, s.stack[0].mark)
    if cat == NOBODY:
        stake(page, NO_CAT)
        return
    stake(page, NEXT_CAT)
    add_number(page, s.cats[cat].seat)
    add_coin(page, s.cats[cat].coin)
    add_slot(page, s.cats[cat].slot)
    add_number(page, reach(s, cat))


@rule
def stake_of_placing(s: State, page: Grid) -> None:
    """WK-84: what is not eaten is lost; WK-42 to WK-45: who gets the quarter; WK-88: the last round loses nothing."""
    if is_last_round(s):
        stake(page, PLACE_LAST)
    elif s.quarter_race == FIRST_DONE:
        stake(page, PLACE_LATE if is_anybody_done(s) else PLACE_RACE)
        if is_anybody_done(s):
            add_number(page, holder(s))
    elif s.quarter == 0:
        stake(page, PLACE_LOT if s.quarter_race == ROTATE else PLACE_FIRST_ROUND)
    else:
        stake(page, PLACE_FEWEST if s.quarter_race == FEWEST_COINS else PLACE_NEXT)
        add_number(page, s.quarter % s.seats)  # the one after the holder


# -- What an answer leads to -----------------------------------------------------------------------------------------


@rule
def consequence(s: State, seat: int, move: int, page: Grid) -> None:
    """Say what a move leads to."""
    verb, first, second = verb_of(move), argument(move, 0), argument(move, 1)
    f = s.stack[s.depth - 1]
    if s.ask == Ask.ACT:
        so_action(s, f, verb, first, second, page)
    elif s.ask == Ask.MEAL:
        so_meal(s, f, verb, first, page)
    elif s.ask == Ask.SCARE:
        so_scare(s, f, 0 if verb == TO_SPARE else first, page)
    elif s.ask == Ask.SWAP:
        so_swap(s, f, verb, second, page)
    elif s.ask == Ask.POPULATE:
        so_populate(s, first, page)
    elif s.ask == Ask.PLACE:
        so_placing(s, seat, verb, first, page)
    elif s.ask == Ask.HURRY:
        so_hurry(s, seat, verb, first, page)
    elif s.ask == Ask.LEFTOVERS:
        so_leftovers(s, seat, verb, first, page)
    else:
        so_setup(s, first, page)


# -- Setup and Phase 1

KEEPS = np.array([0, *(WORDS.consequence(f"keep-{one.name.lower()}", by=None) for one in Ability if one)])
START = WORDS.consequence("start", claw=None, points=None, food=None, slot=SLOT)
PLACE, SCARE = WORDS.consequence("place", **CHANGE, most=None), WORDS.consequence("scare", n=None, character=CHARACTER)
DONE, DONE_FIRST = (WORDS.consequence(name, count=None, most=None) for name in ("done", "done-first"))
PREY, SAFE = (WORDS.consequence(f"populate-{name}", seat=SEAT, need=None) for name in ("prey", "safe"))
STAYS = WORDS.consequence("populate-stays")


@rule
def so_setup(s: State, first: int, page: Grid) -> None:
    """WK-C1: what a character does; WK-18 to WK-21: what the cat can, and what its victim feeds."""
    if s.ask == Ask.KEEP:
        so_one(page, KEEPS[ABILITY[first]], BY[first])
    else:
        so_two(page, START, CLAW[first], POINTS[first])
        add_number(page, FLESH[first])
        add_slot(page, START_SLOT[first])


@rule
def so_placing(s: State, seat: int, verb: int, coin: int, page: Grid) -> None:
    """WK-37: what a cat could reach; WK-C3: how often a character could work; WK-44: who is first."""
    most, count, scares = strongest(s, seat), 0, 1
    for laid in range(1, COINS):
        most += FLESH[laid] * s.to_eat[seat, laid]
        count += s.to_eat[seat, laid]
        scares += s.to_scare[seat, laid]
    if verb == TO_PLACE:
        so_two(page, PLACE, points_without(s, seat, s.to_eat[seat], coin, -1), points(s, seat))  # type: ignore[arg-type]
        add_number(page, most + FLESH[coin])
    elif verb == TO_SCARE:
        so_one(page, SCARE, scares)
        add(page, CHARACTER_WORDS + int(s.character[seat]))
    else:
        first = s.quarter_race == FIRST_DONE and not is_anybody_done(s)
        so_two(page, DONE_FIRST if first else DONE, count, most)


@rule
def so_populate(s: State, coin: int, page: Grid) -> None:
    """WK-66: whether the next cat could take the coin."""
    cat = next_cat(s, s.stack[0].mark)
    if cat == NOBODY:
        so(page, STAYS)
    else:
        so_two(page, PREY if FLESH[coin] <= reach(s, cat) else SAFE, s.cats[cat].seat, FLESH[coin])


# -- Actions

MADE: dict[str, Kind] = {"points": None, "claw": None, "slot": SLOT}
GETS, MAKES = WORDS.consequence("take", **CHANGE), WORDS.consequence("make", **MADE)
GETS_EATING, GETS_HELPED = (WORDS.consequence(f"take-{name}", missing=None) for name in ("eating", "helped"))
MAKES_EATING, MAKES_HELPED = (WORDS.consequence(f"make-{name}", missing=None, **MADE) for name in ("eating", "helped"))
END: dict[str, Kind] = {"mine": None, "theirs": None, "seat": SEAT}
ENDS_AHEAD, ENDS_LEVEL = (WORDS.consequence(f"end-{name}", **END) for name in ("ahead", "level"))
ENDS_BEHIND = WORDS.harm("end-behind", **END)
FILLS, SAME_CITY = WORDS.consequence("repopulate", count=None, seat=SEAT), WORDS.consequence("same-city", left=None)
PASSES, PASSES_LAST = WORDS.consequence("pass", seat=SEAT, slot=SLOT), WORDS.consequence("pass-last")
WASTES = WORDS.consequence("pass-waste", count=None)


@rule
def so_action(s: State, f: Doing, verb: int, coin: int, slot: int, page: Grid) -> None:
    """WK-58, WK-59: the three actions, or none."""
    if verb == TO_TAKE:
        so_take(s, f, coin, page)
    elif verb == TO_MAKE:
        so_make(s, f, coin, slot, page)
    elif verb == TO_PASS:
        so_pass(s, f, page)
    else:
        so_repopulate(s, s.eat_on_repopulate > 0 and food(s, f.seat) > 0, page)


@rule
def so_take(s: State, f: Doing, coin: int, page: Grid) -> None:
    """WK-66: one victim more, after a meal where the claw is too small."""
    after = points_with(s, f.seat, coin, 1)
    if f.claw < FLESH[coin]:
        is_helped = help_with(s, f.seat, f.claw, Action.TAKE) > 0
        so_one(page, GETS_HELPED if is_helped else GETS_EATING, FLESH[coin] - f.claw)
    elif ends_game(s, f):
        so_end(s, f.seat, after, page)
    else:
        so_two(page, GETS, after, points(s, f.seat))


@rule
def so_make(s: State, f: Doing, coin: int, slot: int, page: Grid) -> None:
    """WK-71, WK-74, WK-89: a cat for good, which acts from the next round on."""
    missing = COST[coin] - slot - f.claw
    if missing <= 0 and ends_game(s, f):
        so_end(s, f.seat, points(s, f.seat) + POINTS[coin], page)
        return
    if missing > 0:
        is_helped = help_with(s, f.seat, f.claw, Action.MAKE) > 0
        so_one(page, MAKES_HELPED if is_helped else MAKES_EATING, missing)
    else:
        so(page, MAKES)
    add_two(page, POINTS[coin], CLAW[coin])
    add_slot(page, slot)


@rule
def so_end(s: State, seat: int, mine: int, page: Grid) -> None:
    """WK-93: nobody can change the points any more."""
    other = rival(s, seat)
    theirs = points(s, other)
    so_two(page, ENDS_BEHIND if mine < theirs else ENDS_AHEAD if mine > theirs else ENDS_LEVEL, mine, theirs)
    add_number(page, other)


@rule
def so_repopulate(s: State, eats: bool, page: Grid) -> None:
    """WK-77: who fills the city first; WK-80: too few coins all come back."""
    if outside(s) <= CITY_SIZE and not eats:
        so_one(page, SAME_CITY, outside(s))
    else:
        so_two(page, FILLS, city_size(s), holder(s))


@rule
def so_pass(s: State, f: Doing, page: Grid) -> None:
    """WK-61: who acts next; WK-84, WK-88: what no cat eats any more is lost, but not in the last round."""
    cat = next_cat(s, s.stack[0].mark)
    if lost_uneaten(s, f.seat) > 0 and cats_to_come(s, f.seat) == 1 and not is_last_round(s):
        so_one(page, WASTES, lost_uneaten(s, f.seat))
    elif cat == NOBODY:
        so(page, PASSES_LAST)
    else:
        so_one(page, PASSES, s.cats[cat].seat)
        add_slot(page, s.cats[cat].slot)


# -- Meals and scared victims

EATS_SHORT, EATS_ENOUGH = (WORDS.consequence(f"eat-{name}", **CLAWS, **CHANGE) for name in ("short", "enough"))
EATS_MORE = WORDS.consequence("eat-more", **CHANGE)
STOPS_TAKE, STOPS_MAKE = (WORDS.consequence(f"stop-{name}", **CHANGE, coin=COIN) for name in ("take", "make"))
USES, USES_EATING, SPARES, SPARES_EATING = (
    WORDS.consequence(name, **CLAWS) for name in ("use", "use-eating", "spare", "spare-eating")
)


@rule
def so_meal(s: State, f: Doing, verb: int, coin: int, page: Grid) -> None:
    """WK-28: what a bite gives and costs; or what happens without one more."""
    claw, before = f.claw + FLESH[coin], points(s, f.seat)
    if verb != TO_EAT:
        so_stop(s, f, before, page)
    elif f.claw >= f.need:
        so_two(page, EATS_MORE, points_with(s, f.seat, coin, -1), before)
    else:
        so_two(page, EATS_ENOUGH if claw >= f.need else EATS_SHORT, claw, f.need)
        add_two(page, points_with(s, f.seat, coin, -1), before)


@rule
def so_stop(s: State, f: Doing, before: int, page: Grid) -> None:
    """WK-99: the action is carried out."""
    is_taken = f.action == Action.TAKE
    after = points_with(s, f.seat, f.coin, 1) if is_taken else before + POINTS[f.coin]
    if f.action == Action.REPOPULATE:
        so_repopulate(s, False, page)
    elif outside(s) == 1:
        so_end(s, f.seat, after, page)
    else:
        so_two(page, STOPS_TAKE if is_taken else STOPS_MAKE, after, before)
        add_coin(page, f.coin)


@rule
def so_scare(s: State, f: Doing, coin: int, page: Grid) -> None:
    """WK-C6: the claw that the cat has and needs then (coin 0: no victim is used)."""
    claw, need = claw_with(s, f, coin), need_with(s, f, coin)
    if claw >= need:
        so_two(page, USES if coin > 0 else SPARES, claw, need)
    else:
        so_two(page, USES_EATING if coin > 0 else SPARES_EATING, claw, need)


# -- The other characters

SWAP_PREY, SWAP_SAFE = (WORDS.consequence(f"swap-{name}", need=None, coin=COIN) for name in ("prey", "safe"))
SPARES_SWAP = WORDS.consequence("spare-swap", left=None)
HURRY, GO = WORDS.consequence("hurry", number=None, rivals=None), WORDS.consequence("go", left=None)
SAVE, LEAVE = WORDS.consequence("save", after=None), WORDS.consequence("leave", **CHANGE, count=None)
LEAVE_LOSING = WORDS.harm("leave-losing", **CHANGE, count=None)


@rule
def so_swap(s: State, f: Doing, verb: int, coin: int, page: Grid) -> None:
    """WK-66: whether the cat could take the coin that comes."""
    if verb == TO_SPARE:
        so_one(page, SPARES_SWAP, scared(s, f.seat) - used(s, f.seat))
    else:
        so_one(page, SWAP_PREY if FLESH[coin] <= f.claw + food(s, f.seat) else SWAP_SAFE, FLESH[coin])
        add_coin(page, coin)


@rule
def so_hurry(s: State, seat: int, verb: int, slot: int, page: Grid) -> None:
    """WK-57: when the slot acts then, and how many cats of others still come before it."""
    if verb == TO_GO:
        so_one(page, GO, scared(s, seat) - used(s, seat))
    else:
        so_two(page, HURRY, slot - s.hurried[seat, slot] - 1, rivals_before(s, seat, slot))


@rule
def so_leftovers(s: State, seat: int, verb: int, coin: int, page: Grid) -> None:
    """WK-84: what a seat has when the rest of its eat area is lost."""
    saved = 0 if verb == TO_LEAVE else 1
    after, before = points_without(s, seat, s.eat[seat], coin, saved), points(s, seat)  # type: ignore[arg-type]
    if saved == 1:
        so_one(page, SAVE, after)
    else:
        so_two(page, LEAVE_LOSING if after < before else LEAVE, after, before)
        add_number(page, plated(s, seat))


# -- Alarms ----------------------------------------------------------------------------------------------------------

LAST_ROUND, IDLE, FEW_COINS = WORDS.alarm("last-round"), WORDS.alarm("idle"), WORDS.alarm("coins", left=None)
LEADS, LEVEL = WORDS.alarm("leads", points=None, seat=SEAT), WORDS.alarm("level", points=None)


@rule
def alarms(s: State, me: int, page: Grid) -> None:
    """WK-103: the game can end with this round; then it matters who leads."""
    if s.rounds == 0 or s.stack[0].step > Step.ACT:
        return
    few = outside(s) <= cats_to_come(s, EVERYBODY)  # WK-68: one coin a cat
    if not (few or is_last_round(s) or is_stalling(s)):
        return
    alarm(page, LAST_ROUND if is_last_round(s) else FEW_COINS if few else IDLE)
    if few and not is_last_round(s):
        add_number(page, outside(s))
    end_alarm(page)
    alarm_leader(s, page)


@rule
def alarm_leader(s: State, page: Grid) -> None:
    """WK-93: who would win now."""
    seat = leader(s)
    alarm(page, LEADS if points(s, seat) > points(s, rival(s, seat)) else LEVEL)
    add_number(page, points(s, seat))
    if points(s, seat) > points(s, rival(s, seat)):
        add_number(page, seat)
    end_alarm(page)
