"""Giving up cats: whoever loses them chooses which (HK-43, HK-46, HK-49)."""

from __future__ import annotations

from purrlor.engine import Grid, ask, offer, pop, push, rule
from purrlor.games.here_kitty_kitty.aims import movable_zones
from purrlor.games.here_kitty_kitty.cards import (
    AMOUNT_OF,
    CATS_OF,
    COLOURS,
    EFFECT,
    FROM,
    HOUSE,
    SEATS,
    TO,
    YARD,
    Effect,
    To,
)
from purrlor.games.here_kitty_kitty.cats import cats_at, empty_yard, has, leaves, loose, place, round_from, shift
from purrlor.games.here_kitty_kitty.record import (
    IN,
    IN_A_ROW,
    NEIGHBORHOOD,
    PICK,
    SAVE,
    SEND,
    SHAPE,
    STOP,
    Ask,
    Doing,
    Named,
    Shape,
    State,
    Step,
    flow,
    named,
)


@rule
def is_insured(f: Doing, seat: int) -> bool:
    """HK-138: say whether this card takes no cats off the seat's property."""
    return has(f.insured, seat)


@rule
def begin_part(s: State, step: int, seat: int, left: int) -> None:
    """Begin a part that is done cat by cat."""
    push(s, step, seat)
    s.stack[s.depth - 1].left = left


@rule
def amount_of(f: Doing) -> int:
    """HK-43: the number of cats asked for, or the printed number."""
    asked = named(f.play, Named.AMOUNT)
    return asked if AMOUNT_OF[f.card] > 0 else CATS_OF[f.card]


# -- Lose: whoever gives up cats chooses which (HK-46, HK-49) --------------------------------------


@rule
def do_lose(s: State, f: Doing, seat: int) -> None:
    """Pick cats, one by one."""
    begin_part(s, Step.LOSE, seat, amount_of(f))


@rule
def do_rain(s: State, f: Doing, seat: int) -> None:
    """HK-94: half of the yard goes onto the porch, the odd cat too."""
    begin_part(s, Step.LOSE, seat, (cats_at(s, place(YARD, seat)) + 1) // 2)


@rule
def do_zoom(s: State, f: Doing, seat: int) -> None:
    """Midnight Zoomies: pick a cat; all go at once in `dash_off`."""
    if not is_insured(f, seat):
        begin_part(s, Step.LOSE, seat, 1)


@rule
def do_reflex(s: State, f: Doing, seat: int) -> None:
    """HK-89: the owner picks the cat."""
    begin_part(s, Step.LOSE, seat, 1)


@rule
def pick_zones(s: State, f: Doing) -> int:
    """Give the zones in which the card lets its victim pick; HK-138: an insured cat does not leave."""
    c = s.stack[s.depth - 2]
    if EFFECT[c.card] == Effect.REFLEX:
        return movable_zones(named(c.play, Named.WAY))
    zones = FROM[c.card]
    if is_insured(c, f.seat):
        for zone in range(HOUSE + 1):
            if leaves(c.card, zone):
                zones &= ~(1 << zone)
    return zones


@rule
def pickable(s: State, f: Doing, zone: int, colour: int) -> int:
    """Count the cats that can be picked: unlocked, and not moved by this card already."""
    return loose(s, f.seat, zone, colour) - f.moved[zone, colour]


@flow.step(Step.LOSE)
def losing(s: State, f: Doing) -> None:
    """HK-43: as many as asked for, as far as possible; where no choice is left, nobody is asked."""
    kinds, total, first = 0, 0, 0
    zones = pick_zones(s, f)
    for zone in range(HOUSE + 1):
        if has(zones, zone) and s.many[place(zone, f.seat)] > 0:
            for colour in range(COLOURS):
                count = pickable(s, f, zone, colour)
                if count > 0:
                    first = zone * COLOURS + colour if kinds == 0 else first
                    kinds += 1
                    total += count
    if f.left == 0 or kinds == 0:
        finish_losing(s, f)
    elif not may_stop(s) and (kinds == 1 or total <= f.left):
        lose_cat(s, f, first // COLOURS, first % COLOURS)
    else:
        ask(s, f.seat, Ask.SAVE if EFFECT[s.stack[s.depth - 2].card] == Effect.RAIN else Ask.LOSE)


@rule
def may_stop(s: State) -> bool:
    """Option victim_may_move_fewer: the victim of a card with a named amount may stop."""
    return s.victim_may_move_fewer == 1 and AMOUNT_OF[s.stack[s.depth - 2].card] > 0


@flow.moves(Ask.LOSE)
def lose_moves(s: State, seat: int, out: Grid) -> None:
    """HK-46: any cat that the card can take."""
    f = s.stack[s.depth - 1]
    zones = pick_zones(s, f)
    for zone in range(HOUSE + 1):
        if has(zones, zone):
            for colour in range(COLOURS):
                if pickable(s, f, zone, colour) > 0:
                    offer(out, PICK + colour * IN_A_ROW + zone)
    if may_stop(s):
        offer(out, STOP)


@flow.answer(Ask.LOSE)
def lose(s: State, f: Doing, seat: int, move: int) -> None:
    """Let the chosen cat go."""
    if move == STOP:
        f.left = 0
    else:
        lose_cat(s, f, (move - PICK) % IN_A_ROW, (move - PICK) // IN_A_ROW)


@flow.moves(Ask.SAVE)
def save_moves(s: State, seat: int, out: Grid) -> None:
    """HK-94: any cat of the yard may be one of those that go onto the porch."""
    for colour in range(COLOURS):
        if s.cats[place(YARD, seat), colour] > 0:
            offer(out, SAVE + colour)


@flow.answer(Ask.SAVE)
def save(s: State, f: Doing, seat: int, move: int) -> None:
    """Bring the chosen cat onto the porch."""
    lose_cat(s, f, YARD, move - SAVE)


@rule
def lose_cat(s: State, f: Doing, zone: int, colour: int) -> None:
    """Send one cat where the card says."""
    c = s.stack[s.depth - 2]
    f.left -= 1
    c.is_felt = True
    if EFFECT[c.card] == Effect.ZOOM:
        c.seats[f.seat] = colour + 1
        return
    shift(s, colour, place(zone, f.seat), goal_of(c, f.seat, zone))
    if TO[c.card] == To.OUT and zone > YARD:
        f.moved[zone - 1, colour] += 1  # Fraidy Cats are different cats


@rule
def goal_of(c: Doing, seat: int, zone: int) -> int:
    """Give the place to which the card sends a cat of the seat from this zone."""
    to = TO[c.card]
    if EFFECT[c.card] == Effect.REFLEX:
        far = named(c.play, Named.AMOUNT)
        return place(min(zone + far, HOUSE) if named(c.play, Named.WAY) == IN else max(zone - far, YARD), seat)
    if SHAPE[c.card] == Shape.LET_OUT:
        return place(named(c.play, Named.ZONE), seat)  # HK-42
    if to == To.TAKER:
        return place(YARD, c.seat)
    if to == To.NEIGHBORHOOD or (to == To.OUT and zone == YARD):
        return NEIGHBORHOOD
    return place(zone - 1 if to == To.OUT else to, seat)


@rule
def finish_losing(s: State, f: Doing) -> None:
    """Raining Cats & Dogs: the rest of the yard leaves, unless it is insured (HK-138)."""
    c = s.stack[s.depth - 2]
    if EFFECT[c.card] == Effect.RAIN and not is_insured(c, f.seat):
        empty_yard(s, f.seat)
    pop(s)


@rule
def dash_off(s: State, f: Doing) -> None:
    """Midnight Zoomies: all picked cats go at once into the yard to the left (HK-123, HK-134)."""
    for seat in range(s.seats):
        if f.seats[seat] > 0:
            shift(s, f.seats[seat] - 1, place(YARD, seat), place(YARD, round_from(s, seat, 1)))
            f.seats[seat] = 0


# -- Cat Fight (HK-88) -----------------------------------------------------------------------------


@rule
def do_fight(s: State, f: Doing, seat: int) -> None:
    """Send yard cats to the neighbors, at most one to each."""
    if not is_insured(f, seat):
        begin_part(s, Step.FIGHT, seat, amount_of(f))


@rule
def can_send(s: State, f: Doing, colour: int, other: int) -> bool:
    """Say whether a cat of the colour may go to this seat: a neighbor that got none yet."""
    is_neighbor = other == round_from(s, f.seat, 1) or other == round_from(s, f.seat, -1)
    return is_neighbor and not has(f.who, other) and s.cats[place(YARD, f.seat), colour] > 0


@flow.step(Step.FIGHT)
def fighting(s: State, f: Doing) -> None:
    """Cat by cat; where no choice is left, nobody is asked."""
    ways, last = 0, 0
    for colour in range(COLOURS):
        for other in range(s.seats):
            if can_send(s, f, colour, other):
                ways, last = ways + 1, colour * SEATS + other
    if f.left == 0 or ways == 0:
        pop(s)
    elif ways == 1 and not may_stop(s):
        send_cat(s, f, last // SEATS, last % SEATS)
    else:
        ask(s, f.seat, Ask.FIGHT)


@flow.moves(Ask.FIGHT)
def fight_moves(s: State, seat: int, out: Grid) -> None:
    """Which cat, and to which neighbor."""
    f = s.stack[s.depth - 1]
    for colour in range(COLOURS):
        for k in range(1, s.seats):
            other = round_from(s, seat, k)
            if can_send(s, f, colour, other):
                offer(out, SEND + colour * SEATS + other)
    if may_stop(s):
        offer(out, STOP)


@flow.answer(Ask.FIGHT)
def fight(s: State, f: Doing, seat: int, move: int) -> None:
    """Let the chosen cat go."""
    if move == STOP:
        f.left = 0
    else:
        send_cat(s, f, (move - SEND) // SEATS, (move - SEND) % SEATS)


@rule
def send_cat(s: State, f: Doing, colour: int, other: int) -> None:
    """Send a cat next door."""
    f.left -= 1
    f.who |= 1 << other
    s.stack[s.depth - 2].is_felt = True
    shift(s, colour, place(YARD, f.seat), place(YARD, other))
