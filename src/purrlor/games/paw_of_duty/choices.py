"""Choosing for a tactic card: what must be there (PD-121), and the choices one after the other (PD-122)."""

from __future__ import annotations

from purrlor.engine import Grid, offer, offer_if, rule, switch
from purrlor.games.paw_of_duty.board import ahead, faced, has_room_behind, is_free, is_own, neighbour, target
from purrlor.games.paw_of_duty.piles import can_draw
from purrlor.games.paw_of_duty.record import (
    ACTS,
    ALSO,
    ASKS,
    ATTACK,
    BACK,
    BOARD,
    CLAWS_OUT,
    DISCARD,
    DONE,
    EAST,
    ENOUGH,
    FACE,
    FACINGS,
    FRIENDLY_FIRE,
    GO,
    HOP,
    KITTIES,
    MOST_BACKS,
    NAME,
    NEEDS,
    NEXT,
    NO_ANSWER,
    NORTH,
    NOT_A,
    NOT_E,
    PLAY,
    RADIO,
    REACH,
    SOUTH,
    SQUARES,
    STAY,
    TACTICS,
    TRADE,
    USE,
    Choice,
    Need,
    Order,
    State,
)

# -- Sets of squares -----------------------------------------------------------------------------------------------


@rule
def behind(squares: int, way: int) -> int:
    """Give the squares from which one step in a direction leads to one of these; PD-10: none lies off the board."""
    if way == NORTH:
        return (squares << 5) & BOARD
    if way == EAST:
        return (squares & NOT_A) >> 1
    if way == SOUTH:
        return (squares >> 5) & BOARD
    return (squares & NOT_E) << 1


@rule
def far_behind(squares: int, through: int, way: int) -> int:
    """Give the squares from which a straight way through others leads to one of these."""
    found = behind(squares, way)
    for _ in range(3):
        found |= behind(found & through, way)
    return found


# -- What a card needs ---------------------------------------------------------------------------------------------


@rule
def survey(s: State, seat: int) -> None:
    """PD-29, PD-121: for each need, note the squares whose Kitties meet it, as long as the board stays as it is."""
    taken, foes = s.stands[0] | s.stands[1], s.stands[1 - seat]
    free = BOARD & ~taken
    forget_survey(s)
    fit(s, Need.NOTHING, taken)
    fit(s, Need.OLDER, taken & ~(1 << int(s.at[s.fresh])))  # PD-41
    fit(s, Need.CARDS, BOARD if can_draw(s) else 0)
    for way in range(1, FACINGS):
        looking, near, room = s.looks[way], behind(taken, way), behind(free, way)
        seen = far_behind(taken, free, way)
        fit(s, Need.RUN, looking & behind(BOARD, way))
        fit(s, Need.TARGET, looking & near)
        fit(s, Need.AHEAD, looking & seen)
        fit(s, Need.FAR, looking & seen & ~near)
        fit(s, Need.ROOM, room)
        fit(s, Need.NEIGHBOUR, near)
        fit(s, Need.HOP, behind(taken & room, way))
        fit(s, Need.PUSH, behind(foes & room, way))
        fit(s, Need.AISLE, far_behind(free, BOARD, way))
    for tactic in range(RADIO + 1, TACTICS):
        fit(s, Need.ANOTHER_CARD, can_act(s, seat, tactic))


@rule
def fit(s: State, need: int, squares: int) -> None:
    """Note squares whose Kitties meet a need."""
    s.fits[need] |= squares


@rule
def fitting(s: State, need: int) -> int:
    """Give the squares whose Kitties meet a need."""
    return int(s.fits[need])


@rule
def forget_survey(s: State) -> None:
    """The board changes, or no orders are given."""
    for need in range(len(s.fits)):
        s.fits[need] = 0


@rule
def can_act(s: State, seat: int, tactic: int) -> int:
    """Give the squares of all Kitties that could carry out a card for this seat; any square where it needs no Kitty."""
    acts = ACTS[tactic]
    whose = s.stands[seat] * (acts & 1) | s.stands[1 - seat] * (acts >> 1 & 1) | BOARD * (acts >> 2)
    return int(fitting(s, NEEDS[tactic]) & whose)


# -- The lists ------------------------------------------------------------------------------------------------------


@rule
def offer_one(out: Grid, verb: int, value: int) -> None:
    """Offer a verb with one argument."""
    offer(out, verb + value)


@rule
def offer_back(s: State, seat: int, out: Grid) -> None:
    """PD-122: the card may be taken back; bots that only imagine a game need not waver."""
    if not s.quick:
        offer(out, BACK if s.backs[seat] < MOST_BACKS else DONE)


@rule
def offer_cards(s: State, seat: int, out: Grid) -> None:
    """PD-65: play a card, discard one, or stop; PD-43: never discard Claws Out; PD-29: play only what can be done."""
    for tactic in range(1, TACTICS):
        held = int(s.hand[seat, tactic] > 0)
        offer_if(out, PLAY + tactic, held & int(can_act(s, seat, tactic) != 0))
        offer_if(out, DISCARD + tactic, held & int(tactic != CLAWS_OUT))
    offer(out, DONE)


@rule
def offer_names(s: State, seat: int, out: Grid) -> None:
    """Radio stands for any other card that could be played now."""
    for tactic in range(RADIO + 1, TACTICS):
        if can_act(s, seat, tactic) != 0:
            offer(out, NAME + tactic)


@rule
def offer_kitties(s: State, seat: int, out: Grid) -> None:
    """Who carries the card out."""
    offer_kitties_on(s, can_act(s, seat, s.order[0].operation), USE, out)


@rule
def offer_kitties_on(s: State, squares: int, verb: int, out: Grid) -> None:
    """Offer the Kitties that stand on some squares, in reading order."""
    for square in range(1, SQUARES):
        offer_if(out, verb + int(s.board[square]), (squares >> square) & 1)


@rule
def offer_claws(s: State, seat: int, out: Grid) -> None:
    """PD-40, PD-114: attack, move or rotate."""
    kitty = s.order[0].kitty
    offer_attack(s, seat, target(s, kitty), out)
    for way in range(1, FACINGS):
        if is_free(s, NEXT[s.at[kitty], way]):
            offer_one(out, GO, NEXT[s.at[kitty], way])
    offer_facings(s.facing[kitty], out)


@rule
def offer_attack(s: State, seat: int, defender: int, out: Grid) -> None:
    """PD-103: an attack needs a Kitty in the target square; on an own one it has another name, to look twice."""
    if defender > 0:
        offer_one(out, FRIENDLY_FIRE if is_own(s, seat, defender) else ATTACK, defender)


@rule
def offer_facings(facing: int, out: Grid) -> None:
    """PD-36: every direction but the present one."""
    for way in range(1, FACINGS):
        if way != facing:
            offer(out, FACE + way)


@rule
def offer_strike(s: State, seat: int, out: Grid) -> None:
    """Option claws_combo: attack after the move or the rotation, or not."""
    offer_attack(s, seat, target_after(s, s.order[0], NO_ANSWER), out)
    offer(out, ENOUGH)


@rule
def offer_others(s: State, seat: int, out: Grid) -> None:
    """Bombs Away hops over a neighbour, Kit-Switch trades places with one."""
    o = s.order[0]
    hops = NEEDS[o.operation] == Need.HOP
    for way in range(1, FACINGS):
        other = neighbour(s, o.kitty, way)
        if other > 0 and (not hops or has_room_behind(s, o.kitty, way)):
            offer_one(out, HOP if hops else TRADE, other)


@rule
def offer_squares(s: State, seat: int, out: Grid) -> None:
    """Where Stalk, Pounce and Catapult can take the Kitty."""
    o = s.order[0]
    need, reach = NEEDS[o.operation], REACH[o.operation]
    if need == Need.ROOM:
        offer_walk(s, o.kitty, reach, out)
    elif need == Need.RUN:
        offer_run(s, o.kitty, reach, out)
    else:
        offer_aisle(s, o.kitty, out)


@rule
def offer_walk(s: State, kitty: int, reach: int, out: Grid) -> None:
    """Every square at most `reach` steps away through empty squares, corners allowed."""
    found = edge = 1 << int(s.at[kitty])
    for _ in range(reach):
        around = 0
        for way in range(1, FACINGS):
            around |= behind(edge, way)
        edge = around & ~fitting(s, Need.NOTHING)
        found |= edge
    found &= ~fitting(s, Need.NOTHING)
    for square in range(1, SQUARES):
        if (found >> square) & 1:
            offer(out, GO + square)


@rule
def offer_run(s: State, kitty: int, reach: int, out: Grid) -> None:
    """Straight ahead through empty squares; PD-121: staying needs a Kitty in front."""
    if target(s, kitty) > 0:
        offer(out, STAY)
    square = ahead(s, kitty)
    for _ in range(reach):
        if not is_free(s, square):
            return
        offer_one(out, GO, square)
        square = NEXT[square, s.facing[kitty]]


@rule
def offer_aisle(s: State, kitty: int, out: Grid) -> None:
    """Every empty square of the row and the column."""
    for way in range(1, FACINGS):
        square = NEXT[s.at[kitty], way]
        while square > 0:
            if is_free(s, square):
                offer_one(out, GO, square)
            square = NEXT[square, way]


@rule
def offer_rotation(s: State, seat: int, out: Grid) -> None:
    """The Kitty must rotate."""
    offer_facings(s.facing[s.order[0].kitty], out)


@rule
def offer_turn(s: State, seat: int, out: Grid) -> None:
    """The Kitty may rotate."""
    offer_rotation(s, seat, out)
    offer(out, ENOUGH)


@rule
def offer_step(s: State, seat: int, out: Grid) -> None:
    """The Kitty may go one square in its new direction."""
    o = s.order[0]
    offer_one(out, GO, NEXT[s.at[o.kitty], o.facing])
    offer(out, ENOUGH)


@rule
def offer_second(s: State, seat: int, out: Grid) -> None:
    """A second, different Kitty may rotate."""
    offer_kitties_on(s, other_squares(s), ALSO, out)
    offer(out, ENOUGH)


@rule
def other_squares(s: State) -> int:
    """Give the squares of all Kitties but the one chosen."""
    return fitting(s, Need.NOTHING) & ~(1 << int(s.at[s.order[0].kitty]))


@rule
def offer_second_rotation(s: State, seat: int, out: Grid) -> None:
    """The second Kitty must rotate."""
    offer_facings(s.facing[s.order[0].other], out)


_LISTS = {
    Choice.CARD: offer_cards,
    Choice.NAME: offer_names,
    Choice.KITTY: offer_kitties,
    Choice.CLAWS: offer_claws,
    Choice.STRIKE: offer_strike,
    Choice.OTHER: offer_others,
    Choice.SQUARE: offer_squares,
    Choice.FACING: offer_rotation,
    Choice.TURN: offer_turn,
    Choice.STEP: offer_step,
    Choice.SECOND: offer_second,
    Choice.SECOND_FACING: offer_second_rotation,
}
offer_choice = switch("offer_choice", [_LISTS[choice] for choice in Choice], ["s", "seat", "out"], __name__)


# -- The answers ----------------------------------------------------------------------------------------------------


# What is chosen once one more answer is given; `stay` and `enough` choose nothing, and neither does NO_ANSWER.


@rule
def chosen_kitty(o: Order, move: int) -> int:
    """Give who carries the card out."""
    return move - USE if USE <= move < ATTACK else o.kitty


@rule
def chosen_other(o: Order, move: int) -> int:
    """Give the second Kitty of the card, 0 for none."""
    if HOP <= move < GO:
        return (move - HOP) % KITTIES  # hop and trade follow one another
    return move - ALSO if ALSO <= move < ENOUGH else o.other


@rule
def chosen_square(o: Order, move: int) -> int:
    """Give where the Kitty goes, 0 for nowhere."""
    return move - GO if GO <= move < STAY else o.square


@rule
def chosen_facing(o: Order, move: int) -> int:
    """Give where the Kitty turns, 0 for nowhere."""
    return move - FACE if FACE <= move < ALSO and o.other == 0 else o.facing


@rule
def chosen_second_facing(o: Order, move: int) -> int:
    """Give where the second Kitty turns, 0 for nowhere."""
    return move - FACE if FACE <= move < ALSO and o.other > 0 else o.second_facing


@rule
def strikes(o: Order, move: int) -> bool:
    """Say whether the Kitty attacks."""
    return ATTACK <= move < HOP or bool(o.strike)


@rule
def target_after(s: State, o: Order, move: int) -> int:
    """Give who would stand in front of the Kitty after the move or rotation chosen."""
    kitty, square, facing = chosen_kitty(o, move), chosen_square(o, move), chosen_facing(o, move)
    return faced(s, kitty, square if square > 0 else s.at[kitty], facing if facing > 0 else s.facing[kitty])


@rule
def arises(s: State, o: Order, move: int, choice: int) -> bool:
    """PD-29: later choices that have become impossible are skipped."""
    if choice == Choice.STRIKE:
        return s.claws_combo == 1 and not strikes(o, move) and target_after(s, o, move) > 0
    if choice == Choice.STEP:
        return is_free(s, NEXT[s.at[o.kitty], chosen_facing(o, move)])
    if choice == Choice.SECOND:
        return other_squares(s) != 0
    if choice == Choice.SECOND_FACING:
        return chosen_other(o, move) > 0
    return True


@rule
def following(s: State, o: Order, move: int) -> int:
    """PD-122: tell which of the card's choices comes next."""
    at = int(o.at)
    while ASKS[o.operation, at] > 0 and not arises(s, o, move, ASKS[o.operation, at]):
        at += 1
    return at


@rule
def is_last_choice(s: State, o: Order, move: int) -> bool:
    """PD-122: say whether the whole card happens once this answer is given."""
    return bool(ASKS[o.operation, following(s, o, move)] == 0)


@rule
def note(o: Order, move: int) -> None:
    """Remember a choice."""
    facing, second_facing = chosen_facing(o, move), chosen_second_facing(o, move)
    o.kitty = chosen_kitty(o, move)
    o.other = chosen_other(o, move)
    o.square = chosen_square(o, move)
    o.facing = facing
    o.second_facing = second_facing
    o.strike = strikes(o, move)
    if NAME <= move < USE:
        o.operation = move - NAME
        o.at = 0
