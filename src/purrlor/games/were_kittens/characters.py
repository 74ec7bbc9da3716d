"""The optional characters, and the scare area that they use: six abilities, each in its own window."""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, pop, roll, rule
from purrlor.games.were_kittens.coins import clockwise, food, plated, scared
from purrlor.games.were_kittens.record import (
    ABILITY,
    ALL_COINS,
    AT_EAT,
    AT_HAND,
    BY,
    CHARACTERS,
    CITY,
    CLAW,
    COINS,
    DEALT,
    FIRST_CHARACTER,
    GO,
    HURRY,
    KEEP,
    LEAVE,
    MONEYS,
    SAVE,
    SITTERS,
    SLOTS,
    SPARE,
    SUPPLY,
    SWAP,
    USE,
    Ability,
    Action,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    flow,
)

# -- Choosing a character --------------------------------------------------------------------------------------------


@rule
def deal_characters(s: State) -> None:
    """WK-C1: two for everybody."""
    for seat in range(s.seats):
        for i in range(DEALT):
            s.dealt[seat, i] = any_undealt(s)


@rule
def any_undealt(s: State) -> int:
    """Draw one of the characters that nobody has, each as likely."""
    left = CHARACTERS - 1
    for character in range(1, CHARACTERS):
        left -= is_dealt(s, character)
    at = roll(s, left)
    character = 1
    while at > 0 or is_dealt(s, character) == 1:
        at -= 1 - is_dealt(s, character)
        character += 1
    return character


@rule
def is_dealt(s: State, character: int) -> int:
    """Count 1 if somebody was dealt this character."""
    for seat in range(s.seats):
        for i in range(DEALT):
            if s.dealt[seat, i] == character:
                return 1
    return 0


@flow.step(Step.KEEP)
def keep(s: State, f: Doing) -> None:
    """WK-C1: all choose at once; then the kept ones are shown, and the others are gone."""
    if f.at == 0:
        f.at = 1
        for seat in range(s.seats):
            ask(s, seat, Ask.KEEP)
        return
    for seat in range(s.seats):
        s.character[seat] = s.dealt[seat, 0]
        for i in range(DEALT):
            s.dealt[seat, i] = 0
        emit(s, Tell.KEPT, seat, s.character[seat] - 1 + FIRST_CHARACTER, 0)
    pop(s)


@flow.moves(Ask.KEEP)
def keep_moves(s: State, seat: int, out: Grid) -> None:
    """WK-C1: one of the two."""
    for i in range(DEALT):
        offer(out, KEEP + s.dealt[seat, i])


@flow.answer(Ask.KEEP)
def choose_character(s: State, f: Doing, seat: int, move: int) -> None:
    """WK-C1: the kept one lies first; the others learn only that the seat has chosen."""
    if s.dealt[seat, 0] != move - KEEP:
        s.dealt[seat, 1] = s.dealt[seat, 0]
        s.dealt[seat, 0] = move - KEEP
    emit(s, Tell.CHOSE, seat, 0, 0)


@rule
def reimagine_dealt(s: State, me: int) -> None:
    """Deal anew what the others hold; the first of their two is the one that they may have chosen."""
    for seat in range(s.seats):
        if seat != me:
            for i in range(DEALT):
                s.dealt[seat, i] = 0
    for seat in range(s.seats):
        if seat != me:
            for i in range(DEALT):
                s.dealt[seat, i] = any_undealt(s)


# -- Scared victims --------------------------------------------------------------------------------------------------


@rule
def has(s: State, seat: int, ability: int) -> bool:
    """WK-C5: an ability works only for its owner."""
    return bool(ABILITY[s.character[seat]] == ability)


@rule
def owner(s: State, ability: int) -> int:
    """Give the seat with an ability, or the number of seats if nobody has it."""
    seat = 0
    while seat < s.seats and not has(s, seat, ability):
        seat += 1
    return seat


@rule
def first_unused(s: State, seat: int) -> int:
    """WK-C7: which one is used does not matter, so the first; 0 if none is left (WK-C3)."""
    for coin in range(1, COINS):
        if s.scare[seat, coin] > s.used[seat, coin]:
            return coin
    return 0


@rule
def use(s: State, seat: int, coin: int) -> None:
    """WK-C3: it stays in the scare area, marked for this round."""
    s.used[seat, coin] += 1
    emit(s, Tell.USED, seat, coin, 0)


# -- Boo Radfur, Clawdius the Sire, Copycat: in the middle of an action ----------------------------------------------


@rule
def helps(s: State, seat: int, action: int) -> bool:
    """Say whether the seat's character has a say in this action."""
    if has(s, seat, Ability.SOFTEN):
        return action == Action.TAKE
    if has(s, seat, Ability.SIRE):
        return action == Action.MAKE
    return action != Action.REPOPULATE and has(s, seat, Ability.COPY)


@rule
def help_with(s: State, seat: int, claw: int, action: int) -> int:
    """WK-C6: how much an unused scared victim adds to a claw in this action."""
    if not helps(s, seat, action) or first_unused(s, seat) == 0:
        return 0
    if has(s, seat, Ability.COPY):
        best = claw
        for coin in range(1, COINS):
            if s.scare[seat, coin] > s.used[seat, coin]:
                best = max(best, CLAW[coin])
        return best - claw
    return int(BY[s.character[seat]])


@rule
def claw_with(s: State, f: Doing, coin: int) -> int:
    """Give the claw if this scared coin is used (0: none): Copycat fights like a cat of that type."""
    return CLAW[coin] if coin > 0 and has(s, f.seat, Ability.COPY) else f.claw


@rule
def need_with(s: State, f: Doing, coin: int) -> int:
    """Give the need if this scared coin is used (0: none): the other two lower it, to no less than 1."""
    return f.need if coin == 0 else max(1, f.need - BY[s.character[f.seat]])


@rule
def fits(s: State, f: Doing, coin: int) -> bool:
    """WK-C6: using this scared coin (0: none) changes something, and the action can be paid then."""
    if coin > 0 and not (helps(s, f.seat, f.action) and may_name(s, f.seat, coin)):
        return False
    claw, need = claw_with(s, f, coin), need_with(s, f, coin)
    changes = coin == 0 or claw > f.claw or need < f.need
    return changes and claw + food(s, f.seat) >= need


@rule
def may_name(s: State, seat: int, coin: int) -> bool:
    """WK-C7: Copycat names any unused type; for the others the first will do."""
    if has(s, seat, Ability.COPY):
        return s.scare[seat, coin] > s.used[seat, coin]
    return coin == first_unused(s, seat)


@flow.step(Step.SCARE)
def scare(s: State, f: Doing) -> None:
    """WK-C4, WK-C6: one scared victim or none; if only one choice pays for the action, it is made."""
    choices, last = 0, 0
    for coin in range(COINS):
        if fits(s, f, coin):
            choices, last = choices + 1, coin
    if choices > 1:
        ask(s, f.seat, Ask.SCARE)
    else:
        scare_with(s, f, last)


@flow.moves(Ask.SCARE)
def scare_moves(s: State, seat: int, out: Grid) -> None:
    """WK-C7: only Copycat names a type."""
    f = s.stack[s.depth - 1]
    if fits(s, f, 0):
        offer(out, SPARE)
    for coin in range(1, COINS):
        if fits(s, f, coin):
            offer(out, USE + coin)


@flow.answer(Ask.SCARE)
def answer_scare(s: State, f: Doing, seat: int, move: int) -> None:
    """Use it or not."""
    scare_with(s, f, 0 if move == SPARE else move - USE)


@rule
def scare_with(s: State, f: Doing, coin: int) -> None:
    """Change claw or need, and go on to the meal."""
    claw, need = claw_with(s, f, coin), need_with(s, f, coin)
    f.claw = claw
    f.need = need
    f.step = Step.MEAL
    if coin > 0:
        use(s, f.seat, coin)


# -- The Purrsuader: before a cat's choice ---------------------------------------------------------------------------


@flow.step(Step.SWAP)
def swap(s: State, f: Doing) -> None:
    """WK-C6: the swap or not comes first; it needs two coins of different types."""
    f.step = Step.CHOOSE
    if has(s, f.seat, Ability.SWAP) and first_unused(s, f.seat) > 0 and can_swap(s):
        ask(s, f.seat, Ask.SWAP)


@rule
def can_swap(s: State) -> bool:
    """Say whether city and supply have coins of different types."""
    for coin in range(1, COINS):
        for other in range(1, COINS):
            if coin != other and s.city[coin] > 0 and s.supply[other] > 0:
                return True
    return False


@flow.moves(Ask.SWAP)
def swap_moves(s: State, seat: int, out: Grid) -> None:
    """A coin of the city for one of another type in the supply, or not."""
    offer(out, SPARE)
    for coin in range(1, COINS):
        for other in range(1, COINS):
            if coin != other and s.city[coin] > 0 and s.supply[other] > 0:
                offer(out, SWAP + coin * MONEYS + other)


@flow.answer(Ask.SWAP)
def answer_swap(s: State, f: Doing, seat: int, move: int) -> None:
    """The city does not count as emptied, so nobody populates."""
    if move == SPARE:
        return
    coin, other = (move - SWAP) // MONEYS, (move - SWAP) % MONEYS
    use(s, seat, first_unused(s, seat))
    s.city[coin] -= 1
    s.supply[coin] += 1
    s.supply[other] -= 1
    s.city[other] += 1
    emit(s, Tell.SWAPPED_OUT, coin, CITY, SUPPLY)
    emit(s, Tell.SWAPPED_IN, other, SUPPLY, CITY)


# -- Early Purrd: before the cats act --------------------------------------------------------------------------------


@flow.step(Step.HURRY)
def hurry(s: State, f: Doing) -> None:
    """WK-C4: as often as there are unused scared victims."""
    seat = owner(s, Ability.HURRY)
    if seat < s.seats and first_unused(s, seat) > 0 and slots_to_hurry(s, seat) > 0:
        s.turn = seat
        ask(s, seat, Ask.HURRY)
    else:
        f.step = Step.ACT


@rule
def slots_to_hurry(s: State, seat: int) -> int:
    """Give the slots, as bits, in which own cats act later than at number 1."""
    slots = 0
    for i in range(s.cats_n):
        cat = s.cats[i]
        if cat.seat == seat and acting_number(s, i) > 1:
            slots |= 1 << cat.slot
    return slots


@rule
def acting_number(s: State, cat: int) -> int:
    """WK-57: the number of the slot, less what Early Purrd did for it in this round."""
    c = s.cats[cat]
    return int(c.slot - s.hurried[c.seat, c.slot])


SAME_NUMBER = ALL_COINS * SLOTS * SITTERS  # places in the acting order that belong to one number


@rule
def order(s: State, cat: int) -> int:
    """WK-57: by number; WK-62, WK-63: clockwise from the quarter's holder; then by slot; WK-101: then by age."""
    c = s.cats[cat]
    return ((acting_number(s, cat) * SITTERS + clockwise(s, c.seat)) * SLOTS + int(c.slot)) * ALL_COINS + cat


@rule
def rivals_before(s: State, seat: int, slot: int) -> int:
    """Count the cats of others that would still act before a slot which acts one number earlier."""
    mine, found = 0, 0
    while s.cats[mine].seat != seat or s.cats[mine].slot != slot:
        mine += 1
    for i in range(s.cats_n):
        if s.cats[i].seat != seat and s.cats[i].heads and order(s, i) < order(s, mine) - SAME_NUMBER:
            found += 1
    return found


@flow.moves(Ask.HURRY)
def hurry_moves(s: State, seat: int, out: Grid) -> None:
    """One of the slots, or go."""
    slots = slots_to_hurry(s, seat)
    offer(out, GO)
    for slot in range(1, SLOTS):
        if (slots >> slot) & 1 == 1:
            offer(out, HURRY + slot)


@flow.answer(Ask.HURRY)
def answer_hurry(s: State, f: Doing, seat: int, move: int) -> None:
    """The slot stays, all cats in it act one number earlier."""
    if move == GO:
        emit(s, Tell.WENT, seat, 0, 0)
        f.step = Step.ACT
        return
    use(s, seat, first_unused(s, seat))
    s.hurried[seat, move - HURRY] += 1
    emit(s, Tell.HURRIED, seat, move - HURRY, 0)


# -- Leftover Lurker: before the refresh -----------------------------------------------------------------------------


@rule
def lost_uneaten(s: State, seat: int) -> int:
    """WK-84: how many victims in the eat area go to the supply at the refresh, whatever the seat takes back."""
    return plated(s, seat) - (scared(s, seat) if has(s, seat, Ability.LEFTOVERS) else 0)


@flow.step(Step.LEFTOVERS)
def leftovers(s: State, f: Doing) -> None:
    """As many as there are scared victims, used or not; WK-86: the only choice of Phase 3."""
    seat = owner(s, Ability.LEFTOVERS)
    if seat < s.seats and f.saved < scared(s, seat) and food(s, seat) > 0:
        s.turn = seat
        ask(s, seat, Ask.LEFTOVERS)
    else:
        f.saved = 0
        f.step = Step.REFRESH


@flow.moves(Ask.LEFTOVERS)
def leftover_moves(s: State, seat: int, out: Grid) -> None:
    """A type in the eat area, or leave the rest."""
    offer(out, LEAVE)
    for coin in range(1, COINS):
        if s.eat[seat, coin] > 0:
            offer(out, SAVE + coin)


@flow.answer(Ask.LEFTOVERS)
def save(s: State, f: Doing, seat: int, move: int) -> None:
    """Back to the hand instead of the supply."""
    if move == LEAVE:
        f.saved = 0
        f.step = Step.REFRESH
        return
    coin = move - SAVE
    f.saved += 1
    s.eat[seat, coin] -= 1
    s.hand[seat, coin] += 1
    emit(s, Tell.SAVED, coin, AT_EAT + seat, AT_HAND + seat)
