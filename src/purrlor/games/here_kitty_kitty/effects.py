"""What cards do: each player that has a part in a card carries out one of these effects.

The frame of the card lies right below the frame of a part, so a part finds its card at `s.depth - 2`. A card itself
can be blocked first, then every player with a part does it, then it can be copied.
"""

from __future__ import annotations

from purrlor.engine import Grid, ask, emit, offer, offer_next, pop, push, roll, rule, switch
from purrlor.games.here_kitty_kitty.aims import can_be_copied, hold, lasts, throw_away
from purrlor.games.here_kitty_kitty.cards import (
    CARDS,
    CARDS_OF,
    CATS_OF,
    COLOURS,
    COPY_CAT,
    EFFECT,
    FREE_STEPS,
    FROM,
    HOUSE,
    KIND,
    ONE_COLOUR,
    PET_INSURANCE,
    POINTS,
    PORCH,
    STEPS_OF,
    WHOM,
    YARD,
    Effect,
    Kind,
    Whom,
)
from purrlor.games.here_kitty_kitty.cats import (
    any_loose,
    can_step_in,
    cats_at,
    cats_on,
    exposed,
    has,
    place,
    round_from,
    shift,
)
from purrlor.games.here_kitty_kitty.losing import (
    begin_part,
    dash_off,
    do_fight,
    do_lose,
    do_rain,
    do_reflex,
    do_zoom,
    is_insured,
)
from purrlor.games.here_kitty_kitty.record import (
    COLOUR_MOVE,
    DECK,
    DISCARD,
    FETCH,
    FIRST_CAT,
    HANDS,
    IN_A_ROW,
    STEP,
    STOP,
    TABLE,
    TUCKED,
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
from purrlor.games.here_kitty_kitty.windows import open_window

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


# -- A card on the table, until it is put away -------------------------------------------------------

LAID, GOING_ROUND, OWNER_ASKED, DONE = range(4)  # lines of CARD


@flow.step(Step.CARD)
def carry_out(s: State, f: Doing) -> None:
    """HK-70, HK-35, HK-76: the block window, the parts one after the other, the discard pile, the copy window."""
    if f.at == LAID and can_be_met(s, f):
        return
    if f.at == OWNER_ASKED:
        do_part(s, f)
    elif f.at == DONE:
        pop(s)
    elif f.is_stopped or not go_round(s, f):
        f.at = DONE
        finish(s, f)


@rule
def can_be_met(s: State, f: Doing) -> bool:
    """HK-70, HK-75: open the block window, but not for a Defensive card."""
    f.at = GOING_ROUND
    return KIND[f.card] != Kind.DEFENSIVE and open_window(s, f.seat, Ask.BLOCK, 0)


@rule
def go_round(s: State, f: Doing) -> bool:
    """HK-53: one player after the other; HK-138: an owner of Pet Insurance is asked first."""
    seat = next_part(s, f)
    if f.who == s.seats:
        return False
    if s.tucked[seat, PET_INSURANCE] > 0 and can_insure(s, f, seat):
        f.at = OWNER_ASKED
        ask(s, seat, Ask.INSURE)
    else:
        do_part(s, f)
    return True


@rule
def next_part(s: State, f: Doing) -> int:
    """HK-53, HK-127: clockwise from the card's player, the next who has a part in it."""
    parts = int(f.parts) & ~int(f.ignoring)
    while f.who < s.seats and not has(parts, round_from(s, f.seat, f.who)):
        f.who += 1
    return round_from(s, f.seat, f.who)


@rule
def can_insure(s: State, f: Doing, seat: int) -> bool:
    """Pet Insurance is for Instants and for other players' cards that could make cats leave."""
    is_mine = seat == f.seat and KIND[f.card] != Kind.INSTANT
    return not is_mine and exposed(s, f.card, seat)


@rule
def do_part(s: State, f: Doing) -> None:
    """Let one player do what the card says."""
    f.at = GOING_ROUND
    seat = round_from(s, f.seat, f.who)
    f.who += 1
    carry_out_part(EFFECT[f.card], s, f, seat)


@rule
def finish(s: State, f: Doing) -> None:
    """HK-129: the card goes to the discard pile; HK-76, HK-82: an original that took effect can be copied."""
    if EFFECT[f.card] == Effect.ZOOM:
        dash_off(s, f)
    put_away(s, f)
    is_open = False
    if took_effect(f) and can_be_copied(s, f.card) and not f.is_copy:
        is_open = open_window(s, f.seat, Ask.COPY, f.card)
    if not is_open:
        pop(s)


@rule
def took_effect(f: Doing) -> bool:
    """HK-83, HK-135, HK-139: a card works unless it was cancelled, or those it hit escaped it altogether."""
    return not f.is_stopped and (f.is_felt or not f.is_spoiled)


@rule
def put_away(s: State, f: Doing) -> None:
    """HK-35, HK-54: a finished card is discarded, or tucked if it lasts; HK-74: a blocked one is discarded."""
    laid = COPY_CAT if f.is_copy else f.card
    s.table[laid] -= 1
    if took_effect(f) and lasts(s, laid):
        s.tucked[f.seat, laid] += 1
        emit(s, Tell.TUCKED, laid, TABLE, TUCKED + f.seat)
    else:
        s.discard[laid] += 1
        emit(s, Tell.FINISHED, laid, TABLE, DISCARD)
    s.copyable = f.card if took_effect(f) and can_be_copied(s, f.card) else 0  # HK-81


# -- Instants --------------------------------------------------------------------------------------


@rule
def begin_instant(s: State, seat: int, card: int) -> None:
    """HK-37, HK-128: an Instant is revealed; who has a part in it is settled now."""
    s.table[card] += 1
    emit(s, Tell.REVEALED, card, DECK, TABLE)
    push(s, Step.CARD, seat)
    f = s.stack[s.depth - 1]
    f.card = card
    f.parts = hit_by(s, card)


@rule
def hit_by(s: State, card: int) -> int:
    """Give the set of seats for which an Instant can do something."""
    seats = 0
    for seat in range(s.seats):
        if is_hit(s, card, seat) and stands_out(s, WHOM[card], seat):
            seats |= 1 << seat
    return seats


@rule
def is_hit(s: State, card: int, seat: int) -> bool:
    """Say whether a player has cats for the card to move; anybody can take one."""
    if EFFECT[card] == Effect.TAKE:
        return True
    return can_step_in(s, seat) if EFFECT[card] == Effect.STEPS else any_loose(s, seat, FROM[card])


@rule
def stands_out(s: State, whom: int, seat: int) -> bool:
    """HK-93, HK-128: the fewest cats in the house, or the most on the property; all who tie."""
    for other in range(s.seats):
        if whom == Whom.FEWEST and cats_at(s, place(HOUSE, other)) < cats_at(s, place(HOUSE, seat)):
            return False
        if whom == Whom.MOST and cats_on(s, other) > cats_on(s, seat):
            return False
    return True
