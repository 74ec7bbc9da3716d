"""Paw of Duty: what is on the table. Numbers come from cards.toml; ids like PD-21 are those of guide.md."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from purrlor.engine import Axis, Flow, Frame, GameState, Option, Verbs, Zones, flag, grid, number, rows, sheet_beside

SHEET = sheet_beside(__file__)
CARD = SHEET.axis()
KITTY_CARDS = [card for card in SHEET.cards if card.kind != "tactic"]
TACTIC_CARDS = [card for card in SHEET.cards if card.kind == "tactic"]

# -- What indices stand for; 0 is always "none" ---------------------------------------------------------------------

SIDE = Axis("seat", 2)
OWNER = Axis("owner", 2, none=True, of_seats=True)
KITTY = Axis("kitty", [card.id for card in KITTY_CARDS], none=True)
TACTIC = Axis("tactic", [card.id for card in TACTIC_CARDS], none=True)
SQUARE = Axis("square", [f"{column}{row}" for row in range(1, 6) for column in "abcde"], none=True)  # PD-09
FACING = Axis("facing", ["north", "east", "south", "west"], none=True)
LINE = Axis("line", ["row-2", "row-3", "row-4", "column-b", "column-c", "column-d", "diagonal-b2-d4", "diagonal-b4-d2"])
KITTIES, TACTICS, SQUARES, FACINGS, LINES = len(KITTY), len(TACTIC), len(SQUARE), len(FACING), len(LINE)

DECK_SIZE = 43  # every tactic card but the two Claws Out
HAND = 5  # PD-69
DEALT = 4  # PD-53
MOST_BACKS = 9  # cards taken back in one turn, or before the first, so that it has an end
MOST_ASKS = 5


class Need(IntEnum):
    """What must be there for a Kitty to carry out a card (PD-121): of itself, in front of it, or on any side."""

    NOTHING = 0
    OLDER = 1
    RUN = 2
    TARGET = 3
    AHEAD = 4
    FAR = 5
    ROOM = 6
    NEIGHBOUR = 7
    HOP = 8
    PUSH = 9
    AISLE = 10
    CARDS = 11
    ANOTHER_CARD = 12


class Acts(IntEnum):
    """Whose Kitty carries out a card: the bits are own, enemy, and nobody's."""

    OWN = 1
    ENEMY = 2
    ANY = 3
    NONE = 4


class Step(IntEnum):
    """Where in the rules we are: before the first turn, or at a step of a turn."""

    MULLIGAN = 1
    BEGIN = 2
    DEPLOY = 3
    PLACE = 4
    TACTICS = 5
    TIDY = 6
    OUTER = 7
    CONTROL = 8
    RESCUE = 9
    CLOSE = 10


class Ask(IntEnum):
    """What a seat can be asked."""

    MULLIGAN = 1
    DEPLOY = 2
    PLACE = 3
    TACTIC = 4
    MARK = 5
    DECLARE = 6
    RESCUE = 7


class Choice(IntEnum):
    """What Ask.TACTIC is about: a card, or one of the choices inside it that nobody else may see (PD-122)."""

    CARD = 0
    NAME = 1
    KITTY = 2
    CLAWS = 3
    STRIKE = 4
    OTHER = 5
    SQUARE = 6
    FACING = 7
    TURN = 8
    STEP = 9
    SECOND = 10
    SECOND_FACING = 11


class Tell(IntEnum):
    """What can happen."""

    TOOK = 1
    DREW = 2
    DECIDED = 3
    MULLIGAN = 4
    SET_ASIDE = 5
    SHUFFLED = 6
    TURN = 7
    DREW_KITTY = 8
    SHOWED = 9
    RETURNED = 10
    DEPLOYED = 11
    PLACED = 12
    PLAYED = 13
    NAMED = 14
    DISCARDED = 15
    STOPPED = 16
    TIDIED = 17
    CAME_BACK = 18
    RESHUFFLED = 19
    MOVED = 20
    ROTATED = 21
    ATTACKED = 22
    DOUBLED = 23
    HURT = 24
    CAPTURED = 25
    GOT_LINE = 26
    MARKED = 27
    ANNOUNCED = 28
    KEPT_QUIET = 29
    RESCUED = 30
    HELD = 31
    BROKEN = 32
    BATTLE_OVER = 33


class Over(IntEnum):
    """Why the game ended."""

    CONTROL = 1
    POWER = 2
    BOARD = 3
    SECOND_PLAYER = 4
    DRAW = 5


OFF_ON = ("off", "on")
OPTIONS = (
    Option("first_player", ("random", 0, 1), "PD-50", of_seats=True),
    Option("lines_by_level", ("falling", "gentle", "flat"), "PD-25"),
    Option("claws_combo", OFF_ON, "PD-114"),
    Option("claws_outside_hand_count", OFF_ON, "PD-68"),
    Option("deploy_outer", OFF_ON, "PD-64"),
    Option("clear_outer_tokens_on_return", OFF_ON, "PD-79"),
    Option("outer_tokens_extra", (2, 3), "PD-78"),
    Option("line_must_not_move", OFF_ON, "PD-85"),
    Option("manual_declare", OFF_ON, "PD-83"),
    Option("open_kitty_draw", OFF_ON, "PD-60"),
    Option("final_tie", ("draw", "second_player"), "PD-107"),
)

VERBS = Verbs(
    swap=(TACTIC,), take_back=(TACTIC,), redraw=(), keep=(), deploy=(KITTY,), place=(SQUARE, FACING),
    play=(TACTIC,), discard=(TACTIC,), done=(), name=(TACTIC,), use=(KITTY,), attack=(KITTY,), friendly_fire=(KITTY,),
    hop=(KITTY,), trade=(KITTY,), go=(SQUARE,), stay=(), face=(FACING,), also=(KITTY,), enough=(), back=(),
    mark=(KITTY,), declare=(), hush=(), rescue=(KITTY,), decline=(),
)  # fmt: skip
SWAP, TAKE_BACK, REDRAW, KEEP = (VERBS.base(verb) for verb in ("swap", "take_back", "redraw", "keep"))
DEPLOY, PLACE = VERBS.base("deploy"), VERBS.base("place")
PLAY, DISCARD, DONE = VERBS.base("play"), VERBS.base("discard"), VERBS.base("done")
NAME, USE, ATTACK, FRIENDLY_FIRE = (VERBS.base(verb) for verb in ("name", "use", "attack", "friendly_fire"))
HOP, TRADE, GO, STAY = VERBS.base("hop"), VERBS.base("trade"), VERBS.base("go"), VERBS.base("stay")
FACE, ALSO, ENOUGH, BACK = VERBS.base("face"), VERBS.base("also"), VERBS.base("enough"), VERBS.base("back")
MARK, DECLARE, HUSH = VERBS.base("mark"), VERBS.base("declare"), VERBS.base("hush")
RESCUE, DECLINE = VERBS.base("rescue"), VERBS.base("decline")
NO_ANSWER = SWAP  # setting no card aside: never a move

ZONES = Zones(
    box="all", tactics="nobody", discards="all", played="all", hand="owner",
    kitties="nobody", drawn="owner", board="all", captured="each", rescued="all",
)  # fmt: skip
BOX_ZONE, TACTICS_ZONE, DISCARDS_ZONE = ZONES.base("box"), ZONES.base("tactics"), ZONES.base("discards")
PLAYED_ZONE, HAND_ZONE, KITTIES_ZONE = ZONES.base("played"), ZONES.base("hand"), ZONES.base("kitties")
DRAWN_ZONE, BOARD_ZONE = ZONES.base("drawn"), ZONES.base("board")
CAPTURED_ZONE, RESCUED_ZONE = ZONES.base("captured"), ZONES.base("rescued")

# -- The cards as tables --------------------------------------------------------------------------------------------

TYPES = ("", "huntress", "pilot", "tank")
Table = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


def _tactic_numbers(name: str) -> Table:
    return np.array([0, *(int(card.numbers.get(name, 0)) for card in TACTIC_CARDS)])


def _asks() -> Table:
    table = np.zeros((TACTICS, MOST_ASKS), np.int64)
    for tactic, card in enumerate(TACTIC_CARDS, start=1):
        table[tactic, : len(card["asks"])] = [card.word(Choice, text, "asks") for text in card["asks"]]
    return table


LEVEL = np.array([0, *(card["level"] for card in KITTY_CARDS)])
TYPE = np.array([0, *(TYPES.index(card.one_of(TYPES, card.kind, "kind")) for card in KITTY_CARDS)])
DOUBLES = {f"double {name}": number for number, name in enumerate(TYPES) if name}
STRONG = np.array([0, *(DOUBLES[card.one_of(DOUBLES, card.effect[0])] for card in KITTY_CARDS)])  # PD-18
PLAIN_LINES = [0, *(card["lines"] for card in KITTY_CARDS)]
LINES_OF = np.array([PLAIN_LINES, [(0, 4, 3, 3, 2)[level] for level in LEVEL], [3] * KITTIES])  # by option, then Kitty

COUNT = np.array([0, *(card.count for card in TACTIC_CARDS)])
ACTS = np.array([0, *(card.word(Acts, card["acts"], "acts") for card in TACTIC_CARDS)])
NEEDS = np.array([0, *(card.word(Need, card["needs"], "needs") for card in TACTIC_CARDS)])
DAMAGE, REACH = _tactic_numbers("damage"), _tactic_numbers("reach")
DRAWS, MORE_LINES = _tactic_numbers("draws"), _tactic_numbers("lines")
ASKS = _asks()
PIECE = KITTIES - 1  # tactic t is piece t + PIECE; Kitties are pieces by their own number

CLAWS_OUT, RADIO = 1, 2

# -- The board ------------------------------------------------------------------------------------------------------


def _next() -> Table:
    """Give the neighbour of each square in each direction; 0 is off the board (PD-10, PD-12)."""
    table = np.zeros((SQUARES, FACINGS), np.int64)
    steps = {1: (-1, 0), 2: (0, 1), 3: (1, 0), 4: (0, -1)}
    for square in range(1, SQUARES):
        row, column = divmod(square - 1, 5)
        for facing, (down, right) in steps.items():
            if 0 <= row + down < 5 and 0 <= column + right < 5:
                table[square, facing] = (row + down) * 5 + column + right + 1
    return table


def _city_lines() -> Table:
    rows_of = [[f"{column}{row}" for column in "bcd"] for row in (2, 3, 4)]
    columns = [[f"{column}{row}" for row in (2, 3, 4)] for column in "bcd"]
    diagonals = [["b2", "c3", "d4"], ["b4", "c3", "d2"]]
    return np.array([[SQUARE.names.index(name) for name in line] for line in rows_of + columns + diagonals])


NEXT = _next().astype(np.uint8)
LINE_SQUARES = _city_lines().astype(np.uint8)  # PD-82
CITY = np.array([int(name[:1] in tuple("bcd") and name[1:] in tuple("234")) for name in SQUARE.names])  # PD-07

# Sets of squares are bits: square 7 is 1 << 7. So a question about all Kitties of a side takes a few operations.
BOARD = (1 << SQUARES) - 2
RING = sum(1 << square for square in range(1, SQUARES) if not CITY[square])
NOT_A = sum(1 << square for square in range(1, SQUARES) if SQUARE.names[square][0] != "a")
NOT_E = sum(1 << square for square in range(1, SQUARES) if SQUARE.names[square][0] != "e")
LINE_SETS = np.array([sum(1 << int(square) for square in line) for line in LINE_SQUARES])
NORTH, EAST, SOUTH, WEST = range(1, FACINGS)


class Order(Frame):
    """A tactic card being chosen for: the next question, and the choices made so far."""

    card = number("u1", of=TACTIC)
    operation = number("u1", of=TACTIC)
    choice = number("u1")
    kitty = number("u1", of=KITTY)
    other = number("u1", of=KITTY)
    square = number("u1", of=SQUARE)
    facing = number("u1", of=FACING)
    second_facing = number("u1", of=FACING)
    strike = flag()


class State(GameState, log=64):
    """The table: 15 Kitties and 45 tactic cards, each in exactly one place."""

    first_player = number("i1")
    lines_by_level = number("i1")
    claws_combo = number("i1")
    claws_outside_hand_count = number("i1")
    deploy_outer = number("i1")
    clear_outer_tokens_on_return = number("i1")
    outer_tokens_extra = number("i1")
    line_must_not_move = number("i1")
    manual_declare = number("i1")
    open_kitty_draw = number("i1")
    final_tie = number("i1")

    undo = number("i2", seen="none")
    backs = grid("i1", SIDE, seen="owner")
    first = number("i1", of=SIDE)
    turns = number("u1")
    lines = number("u1")
    fresh = number("u1", of=KITTY)

    hand = grid("u1", SIDE, TACTIC, seen="owner")
    aside = grid("u1", SIDE, TACTIC, seen="owner")
    deck = grid("u1", DECK_SIZE, of=TACTIC, seen="none")
    deck_n = number("u1")
    discards = grid("u1", TACTIC)
    played = grid("u1", TACTIC)

    kitties = grid("u1", KITTIES - 1, of=KITTY, seen="none")
    kitties_n = number("u1")
    drawn = grid("u1", 2, of=KITTY, seen="none")
    knows = grid("u1", KITTY, seen="none")

    board = grid("u1", SQUARE, of=KITTY)
    at = grid("u1", KITTY, of=SQUARE)
    owner = grid("u1", KITTY, of=OWNER)
    facing = grid("u1", KITTY, of=FACING)
    stands = grid("i4", SIDE)  # the squares of each side's Kitties, as a set
    looks = grid("i4", FACING)  # the squares whose Kitties look that way, as a set
    fits = grid("i4", len(Need))  # for each need of a card, the squares whose Kitties meet it, as a set
    tokens = grid("u1", KITTY)
    damage = grid("u1", KITTY)
    captured = grid("u1", SIDE, KITTIES - 1, of=KITTY)
    rescued = grid("u1", KITTY)
    claim = grid("u1", SIDE, LINE, 3, of=KITTY)

    # The stack is public, so the card that a seat is still choosing for lies apart from it (PD-122).
    order = rows(Order, 1, seen="maker")
    stack = rows(Frame, 3)


flow = Flow("purrlor.games.paw_of_duty.rules")
