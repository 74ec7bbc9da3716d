"""Which rule forbids a move that is not on the list."""

from __future__ import annotations

from enum import IntEnum, auto

import numpy as np

from purrlor.engine import is_waiting, rule
from purrlor.games.paw_of_duty.board import target
from purrlor.games.paw_of_duty.record import (
    ACTS,
    CITY,
    CLAWS_OUT,
    EAST,
    NEXT,
    NORTH,
    RADIO,
    SOUTH,
    VERBS,
    WEST,
    Acts,
    Ask,
    Choice,
    State,
)


class Why(IntEnum):
    """The rules that forbid moves."""

    PD_12 = auto()
    PD_14 = auto()
    PD_22 = auto()
    PD_27 = auto()
    PD_29 = auto()
    PD_31 = auto()
    PD_34 = auto()
    PD_35 = auto()
    PD_36 = auto()
    PD_37 = auto()
    PD_41 = auto()
    PD_42 = auto()
    PD_43 = auto()
    PD_54 = auto()
    PD_59 = auto()
    PD_61 = auto()
    PD_62 = auto()
    PD_63 = auto()
    PD_64 = auto()
    PD_65 = auto()
    PD_70 = auto()
    PD_76 = auto()
    PD_86 = auto()
    PD_90 = auto()
    PD_103 = auto()
    PD_112 = auto()
    PD_114 = auto()
    PD_121 = auto()
    PD_122 = auto()


# Where no finer reason is found.
_FORBIDS = {
    Why.PD_27: ("name", "use", "hop", "trade", "also"),
    Why.PD_29: ("enough",),
    Why.PD_34: ("go",),
    Why.PD_35: ("face",),
    Why.PD_37: ("attack", "friendly-fire"),
    Why.PD_54: ("swap", "take-back", "redraw", "keep"),
    Why.PD_59: ("deploy",),
    Why.PD_62: ("place",),
    Why.PD_65: ("play", "discard", "done"),
    Why.PD_76: ("mark",),
    Why.PD_86: ("declare", "hush"),
    Why.PD_90: ("rescue", "decline"),
    Why.PD_121: ("stay",),
    Why.PD_122: ("back",),
}
FORBIDS = np.zeros(len(VERBS.all), np.int64)
for _why, _verbs in _FORBIDS.items():
    for _verb in _verbs:
        FORBIDS[VERBS.index(_verb)] = _why

verb_of, argument = VERBS.verb_of, VERBS.argument
TO_SWAP, TO_DEPLOY, TO_PLACE, TO_PLAY, TO_DISCARD = (
    VERBS.index(name) for name in ("swap", "deploy", "place", "play", "discard")
)
TO_NAME, TO_USE, TO_ATTACK, TO_FRIENDLY_FIRE, TO_GO, TO_FACE = (
    VERBS.index(name) for name in ("name", "use", "attack", "friendly_fire", "go", "face")
)


@rule
def refusal(s: State, seat: int, move: int) -> int:
    """Name the rule that forbids a move which is not on the list."""
    verb, value = verb_of(move), argument(move, 0)
    if not is_waiting(s, seat):
        return out_of_turn(s, verb)
    if s.ask == Ask.PLACE:
        return misplaced(s, verb, value)
    if s.ask == Ask.TACTIC:
        return bad_order(s, seat, verb, value)
    if is_card(verb) and (s.ask == Ask.MARK or s.ask == Ask.DECLARE or s.ask == Ask.RESCUE):
        return Why.PD_70
    if s.ask == Ask.MARK:
        return Why.PD_76
    if s.ask == Ask.MULLIGAN and verb == TO_SWAP and value == CLAWS_OUT:
        return Why.PD_43
    return int(FORBIDS[verb])


@rule
def is_card(verb: int) -> bool:
    """Say whether a card is played or discarded."""
    return verb in (TO_PLAY, TO_DISCARD)


@rule
def out_of_turn(s: State, verb: int) -> int:
    """Say why a seat that is not asked may do nothing."""
    if s.ask == Ask.MULLIGAN:
        return Why.PD_54  # it has answered already
    if is_card(verb) and s.lines == 0:
        return Why.PD_22  # the lines of the last Kitty are used up
    return Why.PD_112


@rule
def misplaced(s: State, verb: int, square: int) -> int:
    """Say why a Kitty cannot be placed so."""
    if verb == TO_DEPLOY:
        return Why.PD_61
    if verb != TO_PLACE or square == 0:
        return int(FORBIDS[verb])
    if s.board[square] > 0:
        return Why.PD_14
    return Why.PD_63 if CITY[square] else Why.PD_64


@rule
def bad_order(s: State, seat: int, verb: int, value: int) -> int:
    """Say why a card, or a choice for a card, is refused."""
    choice = s.order[0].choice
    if is_card(verb):
        return bad_card(s, seat, verb, value)
    if verb == TO_NAME and choice == Choice.NAME:
        return Why.PD_27 if value <= RADIO else Why.PD_29
    if verb == TO_USE and choice == Choice.KITTY:
        return bad_kitty(s, seat, value)
    if verb in (TO_ATTACK, TO_FRIENDLY_FIRE):
        return bad_attack(s, choice)
    if verb == TO_GO:
        return bad_square(s, value, choice)
    if verb == TO_FACE and choice in (Choice.CLAWS, Choice.FACING, Choice.TURN, Choice.SECOND_FACING):
        return Why.PD_36
    return int(FORBIDS[verb])


@rule
def bad_card(s: State, seat: int, verb: int, tactic: int) -> int:
    """Say why a card cannot be played or discarded."""
    if verb == TO_DISCARD and tactic == CLAWS_OUT:
        return Why.PD_43
    if s.hand[seat, tactic] == 0:
        return Why.PD_31
    if s.order[0].card > 0:
        return Why.PD_122
    if tactic == CLAWS_OUT:
        return Why.PD_42 if s.turns <= 2 else Why.PD_41
    return Why.PD_29


@rule
def bad_kitty(s: State, seat: int, kitty: int) -> int:
    """Say why a Kitty cannot carry a card out."""
    operation = s.order[0].operation
    is_ours = s.owner[kitty] == seat + 1
    if operation == CLAWS_OUT:
        return Why.PD_41 if is_ours else Why.PD_114
    if s.owner[kitty] == 0:
        return Why.PD_27
    if ACTS[operation] != Acts.ANY and is_ours != (ACTS[operation] == Acts.OWN):
        return Why.PD_27
    return Why.PD_121


@rule
def bad_attack(s: State, choice: int) -> int:
    """Say why there is no such attack."""
    if choice != Choice.CLAWS:
        return Why.PD_114
    return Why.PD_37 if target(s, s.order[0].kitty) > 0 else Why.PD_103


@rule
def bad_square(s: State, square: int, choice: int) -> int:
    """Say why the Kitty cannot go there."""
    if s.board[square] > 0:
        return Why.PD_14
    if choice != Choice.CLAWS or square == 0:
        return Why.PD_27
    return Why.PD_12 if is_diagonal(s.at[s.order[0].kitty], square) else Why.PD_34


@rule
def is_diagonal(start: int, square: int) -> bool:
    """PD-12: say whether two squares touch at a corner."""
    for way in (NORTH, SOUTH):
        for turn in (EAST, WEST):
            if NEXT[NEXT[start, way], turn] == square:
                return True
    return False
