"""The tactic cards: playing one, and what each of them does, in the order of cards.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from purrlor.engine import emit, rule, switch
from purrlor.games.paw_of_duty.board import (
    ahead,
    attack,
    attack_damage,
    backs_off,
    beyond,
    capture_fallen,
    first_ahead,
    hurt,
    is_claimed,
    is_free,
    is_own,
    landing,
    move_to,
    neighbour,
    rotate,
    swap_squares,
    target,
)
from purrlor.games.paw_of_duty.choices import (
    chosen_kitty,
    chosen_other,
    chosen_square,
    following,
    note,
    strikes,
    target_after,
)
from purrlor.games.paw_of_duty.piles import draw_tactics
from purrlor.games.paw_of_duty.record import (
    ASKS,
    BACK,
    BOARD,
    DAMAGE,
    DRAWS,
    FACINGS,
    HAND_ZONE,
    KITTIES,
    LEVEL,
    LINE_SQUARES,
    LINES,
    MORE_LINES,
    NEEDS,
    NEXT,
    NO_ANSWER,
    PIECE,
    PLAYED_ZONE,
    TACTIC_CARDS,
    Need,
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
    move_to(s, o.kitty, landing(s, o.kitty, o.other))
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
    pushed, square = target(s, o.kitty), beyond(s, o.kitty)
    if is_free(s, square):
        move_to(s, pushed, square)
        return
    hurt(s, pushed, DAMAGE[o.operation])
    if s.board[square] > 0:
        hurt(s, s.board[square], DAMAGE[o.operation])
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
        if backs_off(s, o.seat, o.kitty, way):
            other = neighbour(s, o.kitty, way)
            move_to(s, other, NEXT[s.at[other], way])


@rule
def strike(s: State, o: Order, kitty: int) -> None:
    """PD-98: the fixed damage of the card, never doubled."""
    hurt(s, kitty, DAMAGE[o.operation])
    capture_fallen(s)


operate = switch(
    "operate",
    [OPERATIONS[name] for name in ("", *(c.one_of(OPERATIONS, c.effect[0]) for c in TACTIC_CARDS))],
    ["s", "o"],
    __name__,
)


# -- What a card would do, once an answer is given ------------------------------------------------------------------


@rule
def square_after(s: State, o: Order, move: int, kitty: int) -> int:
    """Give where a Kitty would stand before anybody is captured."""
    actor, need = chosen_kitty(o, move), NEEDS[o.operation]
    if kitty == actor:
        return actor_after(s, o, move)
    if need == Need.NEIGHBOUR and kitty == chosen_other(o, move):
        return s.at[actor]
    if need == Need.FAR and kitty == first_ahead(s, actor):
        return ahead(s, actor)
    if is_shove(o) and kitty == target(s, actor) and is_free(s, beyond(s, actor)):
        return beyond(s, actor)
    return pushed_off(s, o, actor, kitty) if need == Need.PUSH else s.at[kitty]


@rule
def actor_after(s: State, o: Order, move: int) -> int:
    """Give where the Kitty that carries the card out would stand."""
    actor, other, square = chosen_kitty(o, move), chosen_other(o, move), chosen_square(o, move)
    if NEEDS[o.operation] == Need.HOP:
        return landing(s, actor, other)
    if NEEDS[o.operation] == Need.NEIGHBOUR and other > 0:
        return s.at[other]
    return square if square > 0 else s.at[actor]


@rule
def pushed_off(s: State, o: Order, actor: int, kitty: int) -> int:
    """Give where a Kitty would stand after Battle Hiss."""
    for way in range(1, FACINGS):
        if neighbour(s, actor, way) == kitty and backs_off(s, o.seat, actor, way):
            return int(NEXT[s.at[kitty], way])
    return s.at[kitty]


@rule
def is_shove(o: Order) -> bool:
    """Tell Paw Shove from Bamboozle, which needs a target too but attacks it."""
    return bool(NEEDS[o.operation] == Need.TARGET and DAMAGE[o.operation] > 0)


@rule
def damage_after(s: State, o: Order, move: int, kitty: int) -> int:
    """PD-95, PD-98: give the damage that a Kitty would take."""
    actor = chosen_kitty(o, move)
    if kitty != struck(s, o, move, actor) and not is_caught(s, o, actor, kitty):
        return 0
    return int(DAMAGE[o.operation]) if DAMAGE[o.operation] > 0 else attack_damage(actor, kitty)


@rule
def struck(s: State, o: Order, move: int, actor: int) -> int:
    """Give whom the card is aimed at, 0 for nobody."""
    need = NEEDS[o.operation]
    if need == Need.OLDER:
        return target_after(s, o, move) if strikes(o, move) else 0
    if need == Need.RUN:
        return target_after(s, o, move)
    if need == Need.HOP:
        return chosen_other(o, move)
    if need == Need.AHEAD:
        return first_ahead(s, actor)
    return target(s, actor) if need == Need.TARGET and not is_way_free(s, o, actor) else 0


@rule
def is_way_free(s: State, o: Order, actor: int) -> bool:
    """Say whether Paw Shove only moves its target."""
    return is_shove(o) and is_free(s, beyond(s, actor))


@rule
def is_caught(s: State, o: Order, actor: int, kitty: int) -> bool:
    """Say whether a Kitty is hit besides: beside Hairball Barrage, or behind whom Paw Shove cannot move."""
    if is_shove(o) and not is_way_free(s, o, actor):
        return kitty == s.board[beyond(s, actor)]
    if NEEDS[o.operation] == Need.NEIGHBOUR and DAMAGE[o.operation] > 0:
        for way in range(1, FACINGS):
            if neighbour(s, actor, way) == kitty:
                return True
    return False


@rule
def harmed_after(s: State, o: Order, move: int) -> int:
    """PD-99: give the Kitties that would take damage, as a set, and those that would be captured, `KITTIES` bits up."""
    found = 0
    for kitty in range(1, KITTIES):
        damage = damage_after(s, o, move, kitty) if s.owner[kitty] > 0 else 0
        if damage > 0:
            found |= 1 << kitty
            found |= int(s.damage[kitty] + damage >= LEVEL[kitty]) << (KITTIES + kitty)
    return found


@rule
def fallen_of(s: State, harmed: int, seat: int) -> int:
    """PD-100: give the Kitties of a seat that would be captured, as a set."""
    found = 0
    for kitty in range(1, KITTIES):
        if is_own(s, seat, kitty):
            found |= (harmed >> KITTIES) & (1 << kitty)
    return found


@rule
def ends_on(s: State, o: Order, move: int, harmed: int, kitty: int) -> int:
    """Give where a Kitty would stand when the card has happened, 0 if it would be captured."""
    return 0 if (harmed >> (KITTIES + kitty)) & 1 else square_after(s, o, move, kitty)


@rule
def squares_after(s: State, o: Order, move: int, harmed: int, seat: int) -> int:
    """Give the squares of a seat's Kitties when the card has happened, as a set."""
    found = 0
    for kitty in range(1, KITTIES):
        if is_own(s, seat, kitty):
            found |= 1 << ends_on(s, o, move, harmed, kitty)
    return found & BOARD


@rule
def lines_after(s: State, o: Order, move: int, harmed: int, seat: int) -> int:
    """PD-84: give the announced lines of a seat that would stand when the card has happened, as a set."""
    found = 0
    for line in range(LINES):
        stands = is_claimed(s, seat, line)
        for i in range(3):
            if stands and ends_on(s, o, move, harmed, s.claim[seat, line, i]) != LINE_SQUARES[line, i]:
                stands = False
        found |= int(stands) << line
    return found


@rule
def moved_after(s: State, o: Order, move: int) -> int:
    """Give the Kitties that would be moved by another one, as a set."""
    found = 0
    for kitty in range(1, KITTIES):
        if s.owner[kitty] > 0 and kitty != chosen_kitty(o, move) and square_after(s, o, move, kitty) != s.at[kitty]:
            found |= 1 << kitty
    return found


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
        s.backs[s.order[0].seat] += 1
        drop_order(s)
    else:
        note(s.order[0], move)
        next_choice(s, s.order[0])


@rule
def next_choice(s: State, o: Order) -> None:
    """PD-122: ask in the order of the text; after the last choice the whole card is carried out."""
    at = following(s, o, NO_ANSWER)
    o.at = at + 1
    o.choice = ASKS[o.operation, at]
    if o.choice == 0:
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
