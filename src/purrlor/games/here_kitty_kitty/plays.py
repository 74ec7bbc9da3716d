"""A card is carried out: it can be blocked, then every player with a part does it, then it can be copied."""

from __future__ import annotations

from purrlor.engine import ask, emit, pop, push, rule
from purrlor.games.here_kitty_kitty.aims import can_be_copied, put_away, took_effect
from purrlor.games.here_kitty_kitty.cards import EFFECT, FROM, HOUSE, KIND, PET_INSURANCE, WHOM, Effect, Kind, Whom
from purrlor.games.here_kitty_kitty.cats import (
    any_loose,
    can_step_in,
    cats_at,
    cats_on,
    exposed,
    has,
    place,
    round_from,
)
from purrlor.games.here_kitty_kitty.effects import carry_out_part
from purrlor.games.here_kitty_kitty.losing import dash_off
from purrlor.games.here_kitty_kitty.record import DECK, TABLE, Ask, Doing, State, Step, Tell, flow
from purrlor.games.here_kitty_kitty.windows import open_window

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
