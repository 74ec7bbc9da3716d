"""What cards do: each player that has a part in a card carries out one of these effects.

The frame of the card lies right below the frame of a part, so a part finds its card at `s.depth - 2`.
"""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, offer_next, pop, roll, rule, switch
from purrlor.games.here_kitty_kitty.aims import hold, throw_away
from purrlor.games.here_kitty_kitty.cards import (
    CARDS,
    CARDS_OF,
    CATS_OF,
    COLOURS,
    FREE_STEPS,
    HOUSE,
    KIND,
    ONE_COLOUR,
    POINTS,
    PORCH,
    STEPS_OF,
    YARD,
    Effect,
    Kind,
)
from purrlor.games.here_kitty_kitty.cats import place, shift
from purrlor.games.here_kitty_kitty.losing import (
    begin_part,
    do_fight,
    do_lose,
    do_rain,
    do_reflex,
    do_zoom,
    is_insured,
)
from purrlor.games.here_kitty_kitty.record import (
    COLOUR_MOVE,
    DISCARD,
    FETCH,
    FIRST_CAT,
    HANDS,
    IN_A_ROW,
    STEP,
    STOP,
    Ask,
    Doing,
    Named,
    State,
    Step,
    Tell,
    flow,
    named,
)
from purrlor.games.here_kitty_kitty.taking import do_take

# -- Steps: own cats move in (HK-42) ---------------------------------------------------------------


@rule
def do_steps(s: State, f: Doing, seat: int) -> None:
    """Move own cats in, step by step; Best in Show may be tucked instead (option best_in_show)."""
    f.is_felt = True
    if POINTS[f.card] == 0 or s.best_in_show == 0:
        begin_part(s, Step.STEPS, seat, CATS_OF[f.card])


@rule
def can_step(s: State, f: Doing, colour: int, zone: int, goal: int) -> bool:
    """Say whether the card lets a cat of this colour go in from one zone to another."""
    card = s.stack[s.depth - 2].card
    fits = (goal - zone <= STEPS_OF[card]) & ((f.colour == 0) | (f.colour == colour + 1))
    return bool(fits & (s.cats[place(zone, f.seat), colour] > f.moved[zone, colour]))


@rule
def can_move_in(s: State, f: Doing, colour: int) -> bool:
    """Say whether the card lets any cat of this colour go in."""
    return can_step(s, f, colour, YARD, PORCH) | can_step(s, f, colour, PORCH, HOUSE)


@flow.step(Step.STEPS)
def stepping(s: State, f: Doing) -> None:
    """As many as the card allows; Laser Pointer first names a colour."""
    colours, last = 0, 0
    for colour in range(COLOURS):
        if can_move_in(s, f, colour):
            colours, last = colours + 1, colour
    if f.left == 0 or colours == 0:
        pop(s)
    elif ONE_COLOUR[s.stack[s.depth - 2].card] > 0 and f.colour == 0:
        if colours == 1:
            f.colour = last + 1
        else:
            ask(s, f.seat, Ask.COLOUR)
    else:
        ask(s, f.seat, Ask.STEPS)


@flow.moves(Ask.COLOUR)
def colour_moves(s: State, seat: int, out: Grid) -> None:
    """Laser Pointer: a colour of which a cat can move."""
    f = s.stack[s.depth - 1]
    for colour in range(COLOURS):
        if can_move_in(s, f, colour):
            offer(out, COLOUR_MOVE + colour)


@flow.answer(Ask.COLOUR)
def name_colour(s: State, f: Doing, seat: int, move: int) -> None:
    """Laser Pointer: only cats of this colour."""
    f.colour = move - COLOUR_MOVE + 1
    emit(s, Tell.NAMED, seat, FIRST_CAT + move - COLOUR_MOVE, 0)


@flow.moves(Ask.STEPS)
def step_moves(s: State, seat: int, out: Grid) -> None:
    """Any step that is left, or no more."""
    f, n = s.stack[s.depth - 1], offer_next(out, 0, STOP, 1)
    for colour in range(COLOURS):
        for zone in range(HOUSE):
            for goal in range(zone + 1, HOUSE + 1):
                way = STEP + (colour * IN_A_ROW + zone) * IN_A_ROW + goal
                n = offer_next(out, n, way, int(can_step(s, f, colour, zone, goal)))
    out[0] = n


@flow.answer(Ask.STEPS)
def step(s: State, f: Doing, seat: int, move: int) -> None:
    """Move one cat in."""
    if move == STOP:
        f.left = 0
        return
    colour, way = (move - STEP) // (IN_A_ROW * IN_A_ROW), (move - STEP) % (IN_A_ROW * IN_A_ROW)
    zone, goal = way // IN_A_ROW, way % IN_A_ROW
    shift(s, colour, place(zone, seat), place(goal, seat))
    f.left -= 1
    if not FREE_STEPS[s.stack[s.depth - 2].card]:
        f.moved[goal, colour] += 1


# -- Single cards ----------------------------------------------------------------------------------


@rule
def do_burgle(s: State, f: Doing, seat: int) -> None:
    """HK-47: the named cat goes to the thief's yard."""
    if not is_insured(f, seat):
        f.is_felt = True
        shift(s, named(f.play, Named.COLOUR), place(named(f.play, Named.ZONE), seat), place(YARD, f.seat))


@rule
def do_swap(s: State, f: Doing, seat: int) -> None:
    """Purr-suasion: the two named cats take each other's place; HK-138: or neither moves."""
    if not is_insured(f, seat):
        f.is_felt = True
        mine = place(named(f.play, Named.ZONE), f.seat)
        shift(s, named(f.play, Named.COLOUR), mine, named(f.play, Named.SPOT))
        shift(s, named(f.play, Named.OTHER_COLOUR), named(f.play, Named.SPOT), mine)


@rule
def do_draw(s: State, f: Doing, seat: int) -> None:
    """HK-90: beyond the hand limit, if need be."""
    f.is_felt = True
    begin_part(s, Step.DRAW, seat, CARDS_OF[f.card])


@rule
def do_hairball(s: State, f: Doing, seat: int) -> None:
    """Cards at random from the hand, all if there are fewer."""
    for _ in range(min(CARDS_OF[f.card], s.held[seat])):
        f.is_felt = True
        throw_away(s, seat, card_at(s, seat, roll(s, s.held[seat])), Tell.LOST)


@rule
def card_at(s: State, seat: int, at: int) -> int:
    """Give the card that is so far from the first in a hand."""
    card = 1
    while at >= s.hand[seat, card]:
        at -= s.hand[seat, card]
        card += 1
    return card


@rule
def do_fetch(s: State, f: Doing, seat: int) -> None:
    """HK-95, HK-129: a card from the discard pile; the card that fetches is still on the table."""
    f.is_felt = True
    begin_part(s, Step.FETCH, seat, 1)


@flow.step(Step.FETCH)
def fetching(s: State, f: Doing) -> None:
    """Ask which, if there is a choice."""
    kinds, last = 0, 0
    for card in range(1, CARDS):
        if s.discard[card] > 0 and KIND[card] != Kind.INSTANT:
            kinds, last = kinds + 1, card
    if f.left == 0 or kinds == 0:
        pop(s)
    elif kinds == 1:
        fetch_card(s, f, last)
    else:
        ask(s, f.seat, Ask.FETCH)


@flow.moves(Ask.FETCH)
def fetch_moves(s: State, seat: int, out: Grid) -> None:
    """HK-95: anything but an Instant."""
    for card in range(1, CARDS):
        if s.discard[card] > 0 and KIND[card] != Kind.INSTANT:
            offer(out, FETCH + card)


@flow.answer(Ask.FETCH)
def fetch(s: State, f: Doing, seat: int, move: int) -> None:
    """Take the chosen card."""
    fetch_card(s, f, move - FETCH)


@rule
def fetch_card(s: State, f: Doing, card: int) -> None:
    """HK-64: into the hand, also beyond the limit, for all to see."""
    f.left -= 1
    s.discard[card] -= 1
    hold(s, f.seat, card)
    emit(s, Tell.FETCHED, card, DISCARD, HANDS + f.seat)


@rule
def do_nothing(s: State, f: Doing, seat: int) -> None:
    """Do nothing: the card is only tucked, or works in a window."""


EFFECTS = {
    Effect.TAKE: do_take,
    Effect.LOSE: do_lose,
    Effect.STEPS: do_steps,
    Effect.RAIN: do_rain,
    Effect.ZOOM: do_zoom,
    Effect.TUCK: do_nothing,
    Effect.BLOCK: do_nothing,
    Effect.REFLEX: do_reflex,
    Effect.COPY: do_nothing,
    Effect.BURGLE: do_burgle,
    Effect.FIGHT: do_fight,
    Effect.DRAW: do_draw,
    Effect.HAIRBALL: do_hairball,
    Effect.FETCH: do_fetch,
    Effect.SWAP: do_swap,
}
carry_out_part = switch("carry_out_part", [EFFECTS[effect] for effect in Effect], ["s", "f", "seat"], __name__)
