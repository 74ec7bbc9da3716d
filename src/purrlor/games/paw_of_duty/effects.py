"""The tactic cards: playing one, and what each of them does, in the order of cards.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from purrlor.engine import emit, rule, switch
from purrlor.games.paw_of_duty.board import (
    ahead,
    attack,
    capture_fallen,
    first_ahead,
    has_room_behind,
    hurt,
    is_free,
    is_own,
    move_to,
    neighbour,
    rotate,
    swap_squares,
    target,
)
from purrlor.games.paw_of_duty.choices import arises, note
from purrlor.games.paw_of_duty.piles import draw_tactics
from purrlor.games.paw_of_duty.record import (
    ASKS,
    BACK,
    DAMAGE,
    DRAWS,
    FACINGS,
    HAND_ZONE,
    MORE_LINES,
    NEXT,
    PIECE,
    PLAYED_ZONE,
    TACTIC_CARDS,
    Order,
    State,
    Tell,
)

F = TypeVar("F", bound=Callable[[State, Order], None])
OPERATIONS: dict[str, Callable[[State, Order], None]] = {}


def operation(name: str) -> Callable[[F], F]:
    """Register what a card does under the name that cards.toml gives its effect."""

    def register(function: F) -> F:
        made = rule(function)
        OPERATIONS[name] = made
        return made  # type: ignore[return-value]

    return register


# -- The operations -------------------------------------------------------------------------------------------------


@operation("")
def no_card(s: State, o: Order) -> None:
    """Number 0 of the list is no card."""


@operation("claws-out")
def claws_out(s: State, o: Order) -> None:
    """PD-40: move, rotate or attack, whichever was chosen."""
    if o.square > 0:
        move_to(s, o.kitty, o.square)
    if o.facing > 0:
        rotate(s, o.kitty, o.facing)
    if o.strike:
        attack(s, o.kitty, target(s, o.kitty))


@operation("radio")
def radio(s: State, o: Order) -> None:
    """Radio itself does nothing: the card it stands for is carried out."""


@operation("bombs-away")
def bombs_away(s: State, o: Order) -> None:
    """Hop over a neighbour and damage it."""
    for way in range(1, FACINGS):
        if NEXT[s.at[o.kitty], way] == s.at[o.other]:
            move_to(s, o.kitty, NEXT[s.at[o.other], way])
            break
    strike(s, o, o.other)


@operation("bamboozle")
def bamboozle(s: State, o: Order) -> None:
    """PD-95: an enemy attacks what is in front of it."""
    attack(s, o.kitty, target(s, o.kitty))


@operation("stalk")
def stalk(s: State, o: Order) -> None:
    """Walk, then perhaps turn."""
    move_to(s, o.kitty, o.square)
    if o.facing > 0:
        rotate(s, o.kitty, o.facing)


@operation("pounce")
def pounce(s: State, o: Order) -> None:
    """Run straight ahead and damage whoever is in front then."""
    if o.square > 0:
        move_to(s, o.kitty, o.square)
    if target(s, o.kitty) > 0:
        strike(s, o, target(s, o.kitty))


@operation("hairball-barrage")
def hairball_barrage(s: State, o: Order) -> None:
    """PD-105: all neighbours at the same moment."""
    for way in range(1, FACINGS):
        other = neighbour(s, o.kitty, way)
        if other > 0:
            hurt(s, other, DAMAGE[o.operation])
    capture_fallen(s)


@operation("laser-pointer")
def laser_pointer(s: State, o: Order) -> None:
    """Turn any Kitty, then perhaps lead it on."""
    rotate(s, o.kitty, o.facing)
    if o.square > 0:
        move_to(s, o.kitty, o.square)


@operation("paw-shove")
def paw_shove(s: State, o: Order) -> None:
    """Push; against the edge it hurts one, against another Kitty both."""
    pushed = target(s, o.kitty)
    beyond = NEXT[s.at[pushed], s.facing[o.kitty]]
    if is_free(s, beyond):
        move_to(s, pushed, beyond)
        return
    hurt(s, pushed, DAMAGE[o.operation])
    if s.board[beyond] > 0:
        hurt(s, s.board[beyond], DAMAGE[o.operation])
    capture_fallen(s)


@operation("yarn-lasso")
def yarn_lasso(s: State, o: Order) -> None:
    """Pull the first Kitty ahead right in front."""
    move_to(s, first_ahead(s, o.kitty), ahead(s, o.kitty))


@operation("kit-switch")
def kit_switch(s: State, o: Order) -> None:
    """Trade places with a neighbour."""
    swap_squares(s, o.kitty, o.other)


@operation("snipurr")
def snipurr(s: State, o: Order) -> None:
    """Damage the first Kitty ahead."""
    strike(s, o, first_ahead(s, o.kitty))


@operation("catapult")
def catapult(s: State, o: Order) -> None:
    """Fly along the row or the column."""
    move_to(s, o.kitty, o.square)


@operation("about-face")
def about_face(s: State, o: Order) -> None:
    """Turn one Kitty, perhaps a second."""
    rotate(s, o.kitty, o.facing)
    if o.other > 0:
        rotate(s, o.other, o.second_facing)


@operation("care-purrckage")
def care_purrckage(s: State, o: Order) -> None:
    """PD-24: the one card that adds a line."""
    draw_tactics(s, o.seat, DRAWS[o.operation])
    s.lines += MORE_LINES[o.operation]
    emit(s, Tell.GOT_LINE, o.seat, 0, 0)


@operation("battle-hiss")
def battle_hiss(s: State, o: Order) -> None:
    """Every enemy beside the Kitty backs off where there is room."""
    for way in range(1, FACINGS):
        other = neighbour(s, o.kitty, way)
        if other > 0 and not is_own(s, o.seat, other) and has_room_behind(s, o.kitty, way):
            move_to(s, other, NEXT[s.at[other], way])


@rule
def strike(s: State, o: Order, kitty: int) -> None:
    """PD-98: the fixed damage of the card, never doubled."""
    hurt(s, kitty, DAMAGE[o.operation])
    capture_fallen(s)


operate = switch(
    "operate", [OPERATIONS[name] for name in ("", *(c.effect[0] for c in TACTIC_CARDS))], ["s", "o"], __name__
)


# -- Playing a card -------------------------------------------------------------------------------------------------


@rule
def begin_order(s: State, seat: int, tactic: int) -> None:
    """PD-122: the card stays in hand while its choices are made."""
    o = s.order[0]
    o.seat = seat
    o.card = tactic
    o.operation = tactic
    next_choice(s, o)


@rule
def choose(s: State, move: int) -> None:
    """One more choice; or the card goes back, and nobody saw it."""
    if move == BACK:
        s.backs += 1
        drop_order(s)
    else:
        note(s.order[0], move)
        next_choice(s, s.order[0])


@rule
def next_choice(s: State, o: Order) -> None:
    """PD-122: ask in the order of the text; after the last choice the whole card is carried out."""
    choice = ASKS[o.operation, o.at]
    while choice > 0 and not arises(s, o, choice):
        o.at += 1
        choice = ASKS[o.operation, o.at]
    o.at += 1
    o.choice = choice
    if choice == 0:
        carry_out(s, o)
        drop_order(s)


@rule
def carry_out(s: State, o: Order) -> None:
    """PD-27, PD-44: the card uses a line, lies on the table (PD-67), and does what it says."""
    s.lines -= 1
    s.hand[o.seat, o.card] -= 1
    s.played[o.card] += 1
    emit(s, Tell.PLAYED, o.card + PIECE, HAND_ZONE + o.seat, PLAYED_ZONE)
    if o.operation != o.card:
        emit(s, Tell.NAMED, o.operation, 0, 0)
    operate(o.operation, s, o)


@rule
def drop_order(s: State) -> None:
    """Forget the choices made."""
    o = s.order[0]
    o.seat, o.at, o.card, o.operation, o.choice = 0, 0, 0, 0, 0
    o.kitty, o.other, o.square, o.facing, o.second_facing = 0, 0, 0, 0, 0
    o.strike = False
