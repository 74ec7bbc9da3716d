"""Which rule forbids a move that is not on the list."""

from __future__ import annotations

from purrlor.engine import StateReader
from purrlor.games.paw_of_duty.board import target
from purrlor.games.paw_of_duty.record import ACTS, CITY, CLAWS_OUT, NEXT, RADIO, Acts, Ask, Choice

# Where no finer reason is found.
FORBIDS = {
    "swap": "PD-54", "redraw": "PD-54", "keep": "PD-54", "deploy": "PD-59", "place": "PD-62",
    "play": "PD-65", "discard": "PD-65", "done": "PD-65", "name": "PD-27", "use": "PD-27",
    "attack": "PD-37", "friendly-fire": "PD-37", "hop": "PD-27", "trade": "PD-27", "go": "PD-34", "stay": "PD-121",
    "face": "PD-35", "also": "PD-27", "enough": "PD-29", "back": "PD-122",
    "mark": "PD-76", "declare": "PD-86", "hush": "PD-86", "rescue": "PD-90", "decline": "PD-90",
}  # fmt: skip
CARDS = ("play", "discard")


def refusal(look: StateReader, seat: int, verb: str, arguments: tuple[int, ...]) -> str:
    """Name the rule that forbids a move which is not on the list."""
    if not look.waiting >> seat & 1:
        return out_of_turn(look, verb)
    if look.ask == Ask.MARK and verb not in CARDS:
        return "PD-76"
    if look.ask == Ask.DEPLOY and verb == "deploy":
        return "PD-59"
    if look.ask == Ask.PLACE:
        return misplaced(look, verb, arguments)
    if look.ask == Ask.TACTIC:
        return bad_order(look, seat, verb, arguments[0] if arguments else 0)
    if verb in CARDS and look.ask in (Ask.MARK, Ask.DECLARE, Ask.RESCUE):
        return "PD-70"
    if look.ask == Ask.MULLIGAN and verb == "swap" and arguments[0] == CLAWS_OUT:
        return "PD-43"
    return FORBIDS[verb]


def out_of_turn(look: StateReader, verb: str) -> str:
    """Say why a seat that is not asked may do nothing."""
    if look.ask == Ask.MULLIGAN:
        return "PD-54"  # it has answered already
    if verb in CARDS and look.lines == 0:
        return "PD-22"  # the lines of the last Kitty are used up
    return "PD-112"


def misplaced(look: StateReader, verb: str, arguments: tuple[int, ...]) -> str:
    """Say why a Kitty cannot be placed so."""
    if verb == "deploy":
        return "PD-61"
    if verb != "place" or not arguments[0]:
        return FORBIDS[verb]
    if look.board[arguments[0]]:
        return "PD-14"
    return "PD-64" if not CITY[arguments[0]] else "PD-63"


def bad_order(look: StateReader, seat: int, verb: str, value: int) -> str:
    """Say why a card, or a choice for a card, is refused."""
    choice = look.order[0].choice
    if verb in CARDS:
        return bad_card(look, seat, verb, value)
    if verb == "name" and choice == Choice.NAME:
        return "PD-27" if value <= RADIO else "PD-29"
    if verb == "use" and choice == Choice.KITTY:
        return bad_kitty(look, seat, value)
    if verb in ("attack", "friendly-fire"):
        return bad_attack(look, choice)
    if verb == "go":
        return bad_square(look, value, choice)
    if verb == "face" and choice in (Choice.CLAWS, Choice.FACING, Choice.TURN, Choice.SECOND_FACING):
        return "PD-36"
    return FORBIDS[verb]


def bad_card(look: StateReader, seat: int, verb: str, tactic: int) -> str:
    """Say why a card cannot be played or discarded."""
    if verb == "discard" and tactic == CLAWS_OUT:
        return "PD-43"
    if not look.hand[seat][tactic]:
        return "PD-31"
    if look.order[0].card:
        return "PD-122"
    if tactic == CLAWS_OUT:
        return "PD-42" if look.turns <= 2 else "PD-41"
    return "PD-29"


def bad_kitty(look: StateReader, seat: int, kitty: int) -> str:
    """Say why a Kitty cannot carry a card out."""
    operation = look.order[0].operation
    own = look.owner[kitty] == seat + 1
    if operation == CLAWS_OUT:
        return "PD-41" if own else "PD-114"
    if not look.owner[kitty] or (ACTS[operation] != Acts.ANY and own != (ACTS[operation] == Acts.OWN)):
        return "PD-27"
    return "PD-121"


def bad_attack(look: StateReader, choice: int) -> str:
    """Say why there is no such attack."""
    if choice != Choice.CLAWS:
        return "PD-114"
    return "PD-37" if look.once(target, look.order[0].kitty) else "PD-103"


def bad_square(look: StateReader, square: int, choice: int) -> str:
    """Say why the Kitty cannot go there."""
    if look.board[square]:
        return "PD-14"
    if choice != Choice.CLAWS or not square:
        return "PD-27"
    start = look.at[look.order[0].kitty]
    beside = [int(NEXT[start, way]) for way in range(1, 5)]
    diagonal = {int(NEXT[NEXT[start, way], turn]) for way in (1, 3) for turn in (2, 4)}
    return "PD-12" if square in diagonal and square not in beside else "PD-34"
