"""A cat's turn: it chooses an action, eats for it coin by coin, and carries it out."""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, pop, push, rule
from purrlor.games.were_kittens.characters import help_with, order
from purrlor.games.were_kittens.coins import NOBODY, add_cat, city_size, food, full_slots, holder, outside
from purrlor.games.were_kittens.record import (
    AT_EAT,
    AT_HAND,
    CITY,
    CLAW,
    COINS,
    COST,
    EAT,
    FLESH,
    MAKE,
    PASS,
    REPOPULATE,
    SLOTS,
    STOP,
    SUPPLY,
    TAKE,
    Action,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    flow,
)


@rule
def next_cat(s: State, mark: int) -> int:
    """WK-08, WK-61: the heads-up cat that comes first of those whose turn is still to come."""
    best, first = NOBODY, 0
    for i in range(s.cats_n):
        if s.cats[i].heads:
            mine = order(s, i)
            if mine > mark and (best == NOBODY or mine < first):
                best, first = i, mine
    return best


@rule
def cats_to_come(s: State, seat: int) -> int:
    """WK-57: count the cats that may still act in this round, the one that acts now too; those of a seat, or all."""
    found = 0
    for i in range(s.cats_n):
        if s.cats[i].heads and order(s, i) >= s.stack[0].mark and (seat < 0 or s.cats[i].seat == seat):
            found += 1
    return found


@rule
def reach(s: State, cat: int) -> int:
    """WK-27, WK-C6: how strong a villager may be that a cat could take now."""
    seat, claw = s.cats[cat].seat, CLAW[s.cats[cat].coin]
    return int(claw + food(s, seat) + help_with(s, seat, claw, Action.TAKE))


@rule
def begin_turn(s: State, cat: int) -> None:
    """WK-25, WK-58: a heads-up cat may take one action, with its own claw to begin with (WK-31)."""
    seat = s.cats[cat].seat
    s.turn = seat
    if s.characters:
        push(s, Step.SWAP, seat)
    else:
        push(s, Step.CHOOSE, seat)
    f = s.stack[s.depth - 1]
    f.cat = cat
    f.claw = CLAW[s.cats[cat].coin]


@flow.step(Step.CHOOSE)
def choose(s: State, f: Doing) -> None:
    """WK-58: take, make, re-populate; WK-59: or pass."""
    ask(s, f.seat, Ask.ACT)


@flow.moves(Ask.ACT)
def act_moves(s: State, seat: int, out: Grid) -> None:
    """WK-56: only coins of the city; WK-66, WK-71: only what the claw and the whole eat area can pay."""
    f = s.stack[s.depth - 1]
    most = f.claw + food(s, seat)
    take_reach = most + help_with(s, seat, f.claw, Action.TAKE)
    make_reach = most + help_with(s, seat, f.claw, Action.MAKE)
    full = full_slots(s, seat)
    offer(out, PASS)
    for coin in range(1, COINS):
        if s.city[coin] > 0:
            if FLESH[coin] <= take_reach:
                offer(out, TAKE + coin)
            for slot in range(1, SLOTS):
                if COST[coin] - slot <= make_reach and (full >> slot) & 1 == 0:
                    offer(out, MAKE + coin * SLOTS + slot)
    offer(out, REPOPULATE)  # WK-79: a cat is asked only while there is a coin in the city


@flow.answer(Ask.ACT)
def act(s: State, f: Doing, seat: int, move: int) -> None:
    """WK-61: who passes is not asked again; the others go on with what they need."""
    if move == PASS:
        emit(s, Tell.PASSED, seat, s.cats[f.cat].slot, 0)
        pop(s)
    elif move < MAKE:
        f.action = Action.TAKE
        f.coin = move - TAKE
        f.need = FLESH[move - TAKE]
    elif move < REPOPULATE:
        f.action = Action.MAKE
        f.coin = (move - MAKE) // SLOTS
        f.slot = (move - MAKE) % SLOTS
        f.need = COST[f.coin] - f.slot  # WK-70
    else:
        f.action = Action.REPOPULATE  # WK-78: no claw is needed
    if move != PASS:
        f.step = Step.SCARE if s.characters else Step.MEAL


# -- Eating ----------------------------------------------------------------------------------------------------------


@flow.step(Step.MEAL)
def meal(s: State, f: Doing) -> None:
    """WK-99: eat coin by coin, or stop once it is enough; WK-104: what is the only thing to do is done."""
    choices, last = 0, 0
    for coin in range(1, COINS):
        if may_eat(s, f, coin):
            choices, last = choices + 1, coin
    if choices == 0:
        f.step = Step.CARRY_OUT
    elif choices == 1 and f.claw < f.need:
        bite(s, f, last)
    else:
        ask(s, f.seat, Ask.MEAL)


@rule
def may_eat(s: State, f: Doing, coin: int) -> bool:
    """WK-28: from the own eat area; WK-34, WK-100: with re-populate only if the table says so."""
    if s.eat[f.seat, coin] == 0 or (f.action == Action.REPOPULATE and not s.eat_on_repopulate):
        return False
    return not s.overeat or is_lean(s, f, coin)


@rule
def is_lean(s: State, f: Doing, coin: int) -> bool:
    """WK-99, `overeat=off`: some meal with all that was eaten and this coin has no superfluous coin."""
    if f.claw >= f.need:
        return False
    for penny in range(s.eat[f.seat, 1] + 1):
        for nickel in range(s.eat[f.seat, 2] + 1):
            for dime in range(s.eat[f.seat, 3] + 1):
                total = f.claw + penny * FLESH[1] + nickel * FLESH[2] + dime * FLESH[3]
                has_it = (penny, nickel, dime)[coin - 1] > 0
                if has_it and f.need <= total < f.need + smallest(penny, nickel, dime, f.least):
                    return True
    return False


@rule
def smaller(least: int, flesh: int) -> int:
    """Give the smaller of two coins' claws, where 0 is no coin yet."""
    return flesh if least == 0 or flesh < least else least


@rule
def smallest(penny: int, nickel: int, dime: int, least: int) -> int:
    """Give the claw of the smallest coin of a meal: what can be left off it first."""
    if penny > 0:
        least = smaller(least, FLESH[1])
    if nickel > 0:
        least = smaller(least, FLESH[2])
    if dime > 0:
        least = smaller(least, FLESH[3])
    return least


@flow.moves(Ask.MEAL)
def meal_moves(s: State, seat: int, out: Grid) -> None:
    """WK-29: any victim of the eat area; WK-99: stop only when it is enough."""
    f = s.stack[s.depth - 1]
    if f.claw >= f.need:
        offer(out, STOP)
    for coin in range(1, COINS):
        if may_eat(s, f, coin):
            offer(out, EAT + coin)


@flow.answer(Ask.MEAL)
def eat(s: State, f: Doing, seat: int, move: int) -> None:
    """WK-99: one more coin, or enough."""
    if move == STOP:
        f.step = Step.CARRY_OUT
    else:
        bite(s, f, move - EAT)


@rule
def bite(s: State, f: Doing, coin: int) -> None:
    """WK-28, WK-32: the coin is in the supply at once, and its claw is the cat's for this action."""
    s.eat[f.seat, coin] -= 1
    s.supply[coin] += 1
    f.claw += FLESH[coin]
    f.least = smaller(f.least, FLESH[coin])
    emit(s, Tell.ATE, coin, AT_EAT + f.seat, SUPPLY)


# -- Take victim, make cat, re-populate ------------------------------------------------------------------------------


@flow.step(Step.CARRY_OUT)
def carry_out(s: State, f: Doing) -> None:
    """WK-60: the cat turns tails-up; WK-53, WK-64: an emptied city is filled before the next cat acts."""
    s.cats[f.cat].heads = False
    if f.action == Action.TAKE:
        take_victim(s, f.seat, f.coin)
    elif f.action == Action.MAKE:
        make_cat(s, f.seat, f.coin, f.slot)
    else:
        empty_city(s, f.seat)
    pop(s)
    if city_size(s) == 0:
        push(s, Step.POPULATE, holder(s))  # WK-52


@rule
def ends_game(s: State, f: Doing) -> bool:
    """WK-87: the last coin is taken now, and nothing is eaten that would come back."""
    return outside(s) == 1 and (food(s, f.seat) == 0 or s.overeat > 0)


@rule
def take_victim(s: State, seat: int, coin: int) -> None:
    """WK-66, WK-68: one villager, into the hand (WK-35)."""
    s.city[coin] -= 1
    s.hand[seat, coin] += 1
    emit(s, Tell.TOOK, coin, CITY, AT_HAND + seat)


@rule
def make_cat(s: State, seat: int, coin: int, slot: int) -> None:
    """WK-71, WK-74: tails-up, so it does not act in this round."""
    s.city[coin] -= 1
    add_cat(s, seat, coin, slot, False)
    s.cat_made = True
    emit(s, Tell.MADE, seat, coin, slot)


@rule
def empty_city(s: State, seat: int) -> None:
    """WK-77: everything goes back to the supply first."""
    emit(s, Tell.REPOPULATED, seat, 0, 0)
    for coin in range(1, COINS):
        for _ in range(s.city[coin]):
            emit(s, Tell.RETURNED, coin, CITY, SUPPLY)
        s.supply[coin] += s.city[coin]
        s.city[coin] = 0
