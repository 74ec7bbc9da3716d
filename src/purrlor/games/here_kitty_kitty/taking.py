"""Taking cats from the neighborhood, and from other yards when it runs short (HK-50 to HK-53).

Those that are taken onto Foster Kittens move in at the start of the next turn (HK-55, HK-147).
"""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, offer_next, pop, push, rule
from purrlor.games.here_kitty_kitty.aims import use_up
from purrlor.games.here_kitty_kitty.cards import (
    CATS_OF,
    COLOURS,
    FOSTER_KITTENS,
    HOUSE,
    LOCKS,
    PET_INSURANCE,
    TO,
    YARD,
    To,
)
from purrlor.games.here_kitty_kitty.cats import cats_at, has, lock, place, shift
from purrlor.games.here_kitty_kitty.record import (
    ASK,
    FIRST_CAT,
    IN_A_ROW,
    INSURE,
    KEEP,
    LITTER,
    LITTERS,
    NEIGHBORHOOD,
    PICK,
    PLACE_MOVE,
    STOP,
    TAKE,
    Ask,
    Doing,
    State,
    Step,
    Tell,
    flow,
)

YARD_NAMED, OWNER_ASKED = 1, 2  # lines of TAKE


@rule
def do_take(s: State, f: Doing, seat: int) -> None:
    """Take up to the printed number, cat by cat."""
    card = f.card
    push(s, Step.TAKE, seat)
    t = s.stack[s.depth - 1]
    t.left = CATS_OF[card]
    t.goal = free_litter(s, seat) if TO[card] == To.CARD else place(TO[card], seat)
    taking(s, t)


@rule
def free_litter(s: State, seat: int) -> int:
    """HK-58: a seat can have two Foster Kittens; give the one that holds no cats yet."""
    first = place(LITTER, seat)
    return place(LITTER + 1, seat) if cats_at(s, first) > 0 else first


@flow.step(Step.TAKE)
def taking(s: State, f: Doing) -> None:
    """HK-51: the neighborhood first, then other yards."""
    if f.at == YARD_NAMED:
        f.at = OWNER_ASKED
        if s.tucked[f.who, PET_INSURANCE] > 0:
            ask(s, f.who, Ask.INSURE)  # HK-52, HK-138
    elif f.at == OWNER_ASKED:
        take_from_yard(s, f)
    elif f.left == 0:
        pop(s)
    elif cats_at(s, NEIGHBORHOOD) > 0:
        ask(s, f.seat, Ask.TAKE)
    elif any_yard_open(s, f):
        ask(s, f.seat, Ask.SHORTAGE)
    else:
        pop(s)


@flow.moves(Ask.TAKE)
def take_moves(s: State, seat: int, out: Grid) -> None:
    """Any colour that is there, or no more (HK-42)."""
    n = offer_next(out, 0, STOP, 1)
    for colour in range(COLOURS):
        n = offer_next(out, n, TAKE + colour, int(s.cats[NEIGHBORHOOD, colour] > 0))
    out[0] = n


@flow.answer(Ask.TAKE)
def take(s: State, f: Doing, seat: int, move: int) -> None:
    """Take a cat, or stop."""
    if move == STOP:
        f.left = 0
    else:
        take_cat(s, f, move - TAKE, NEIGHBORHOOD)
    taking(s, f)


@rule
def take_cat(s: State, f: Doing, colour: int, source: int) -> None:
    """Bring a cat where the card says; HK-34: the cat of Special Needs Kitty is locked there."""
    c = s.stack[s.depth - 2]
    c.is_felt = True
    f.left -= 1
    shift(s, colour, source, f.goal)
    if LOCKS[c.card] > 0:
        lock(s, f.seat, colour)
        emit(s, Tell.LOCKED, f.seat, FIRST_CAT + colour, 0)


# -- Shortage --------------------------------------------------------------------------------------


@rule
def is_open(s: State, f: Doing, other: int) -> bool:
    """HK-51: another yard with a cat, whose owner neither ignores the card (HK-134) nor is insured against it."""
    c = s.stack[s.depth - 2]
    spared = has(c.ignoring, other) or has(c.insured, other)
    return other != f.seat and not spared and cats_at(s, place(YARD, other)) > 0


@rule
def any_yard_open(s: State, f: Doing) -> bool:
    """Say whether a cat can be taken from another yard."""
    for other in range(s.seats):
        if is_open(s, f, other):
            return True
    return False


@flow.moves(Ask.SHORTAGE)
def shortage_moves(s: State, seat: int, out: Grid) -> None:
    """HK-51: name a yard, or no more."""
    offer(out, STOP)
    for other in range(s.seats):
        if is_open(s, s.stack[s.depth - 1], other):
            offer(out, ASK + other)


@flow.answer(Ask.SHORTAGE)
def name_yard(s: State, f: Doing, seat: int, move: int) -> None:
    """Turn to the owner of a yard, or stop."""
    if move == STOP:
        f.left = 0
    else:
        f.who = move - ASK
        f.at = YARD_NAMED


@rule
def take_from_yard(s: State, f: Doing) -> None:
    """HK-51: the owner picks the cat (option: the taker), unless the yard is insured."""
    if has(s.stack[s.depth - 2].insured, f.who):
        f.at = 0
        f.who = 0
        return
    kinds, last = 0, 0
    for colour in range(COLOURS):
        if s.cats[place(YARD, f.who), colour] > 0:
            kinds, last = kinds + 1, colour
    if kinds == 1:
        give_cat(s, f, last)
    else:
        ask(s, f.seat if s.shortage_taker_picks else f.who, Ask.GIVE)


@flow.moves(Ask.GIVE)
def give_moves(s: State, seat: int, out: Grid) -> None:
    """Any cat of the yard that was named."""
    owner = s.stack[s.depth - 1].who
    for colour in range(COLOURS):
        if s.cats[place(YARD, owner), colour] > 0:
            offer(out, PICK + colour * IN_A_ROW + YARD)


@flow.answer(Ask.GIVE)
def give(s: State, f: Doing, seat: int, move: int) -> None:
    """Give the chosen cat to the taker."""
    give_cat(s, f, (move - PICK) // IN_A_ROW)


@rule
def give_cat(s: State, f: Doing, colour: int) -> None:
    """Take a cat from the yard that was named."""
    owner = f.who
    f.at = 0
    f.who = 0
    take_cat(s, f, colour, place(YARD, owner))


# -- Pet Insurance (HK-138) ------------------------------------------------------------------------


@flow.moves(Ask.INSURE)
def insure_moves(s: State, seat: int, out: Grid) -> None:
    """Use the insurance for this card, or keep it."""
    offer(out, KEEP)
    offer(out, INSURE)


@flow.answer(Ask.INSURE)
def insure(s: State, f: Doing, seat: int, move: int) -> None:
    """HK-138: used, it holds for the whole card."""
    if move == INSURE:
        c = s.stack[s.depth - 1 if f.step == Step.CARD else s.depth - 2]
        c.insured |= 1 << seat
        c.is_spoiled = True
        emit(s, Tell.INSURED, seat, 0, 0)
        use_up(s, seat, PET_INSURANCE)


# -- Foster Kittens (HK-55, HK-147) ------------------------------------------------------------------


@flow.step(Step.LITTERS)
def placing(s: State, f: Doing) -> None:
    """Put the kittens of each Foster Kittens into different zones; `left` holds the zones that have one."""
    where = place(LITTER + f.who, f.seat)
    if cats_at(s, where) == 0:
        use_up(s, f.seat, FOSTER_KITTENS)
        f.who += 1
        f.left = 0
        if f.who == LITTERS or s.tucked[f.seat, FOSTER_KITTENS] == 0:
            pop(s)
    elif only_zone(f.left) >= 0:
        place_kitten(s, f, next_kitten(s, where), only_zone(f.left))
    else:
        ask(s, f.seat, Ask.LITTER)


@rule
def only_zone(used: int) -> int:
    """Give the zone that is left when two are used, or -1."""
    for zone in range(HOUSE + 1):
        if used == 7 & ~(1 << zone):
            return zone
    return -1


@rule
def next_kitten(s: State, where: int) -> int:
    """Kittens are placed in the order of their colours."""
    colour = 0
    while s.cats[where, colour] == 0:
        colour += 1
    return colour


@flow.moves(Ask.LITTER)
def litter_moves(s: State, seat: int, out: Grid) -> None:
    """Into a zone that has none of these kittens yet."""
    f = s.stack[s.depth - 1]
    colour = next_kitten(s, place(LITTER + f.who, seat))
    for zone in range(HOUSE, -1, -1):
        if not has(f.left, zone):
            offer(out, PLACE_MOVE + colour * IN_A_ROW + zone)


@flow.answer(Ask.LITTER)
def place_in_zone(s: State, f: Doing, seat: int, move: int) -> None:
    """Let the kitten move in."""
    place_kitten(s, f, (move - PLACE_MOVE) // IN_A_ROW, (move - PLACE_MOVE) % IN_A_ROW)


@rule
def place_kitten(s: State, f: Doing, colour: int, zone: int) -> None:
    """Move a kitten off its card."""
    f.left |= 1 << zone
    shift(s, colour, place(LITTER + f.who, f.seat), place(zone, f.seat))
