"""Were Kittens: what is on the table. Numbers come from cards.toml; ids like WK-21 are those of guide.md."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from purrlor.engine import (
    Axis,
    Flow,
    Frame,
    GameState,
    Option,
    Verbs,
    Zones,
    flag,
    grid,
    number,
    rows,
    sheet_beside,
)
from purrlor.engine.author.fields import Struct

SHEET = sheet_beside(__file__)
CARD = SHEET.axis()
COIN = Axis("coin", [card.id for card in SHEET.cards if card.kind == "coin"], none=True)
CHARACTER = Axis("character", [card.id for card in SHEET.cards if card.kind == "character"], none=True)
SLOT = Axis("slot", [str(slot) for slot in range(1, 7)], none=True)
HOLDER = Axis("holder", ["0", "1", "2"], none=True, of_seats=True)
SITTER = Axis("seat", len(HOLDER) - 1)

# The coins are the first rows of the sheet, so an index of COIN is one of CARD too.
COUNT = np.array(SHEET.counts())
CLAW = np.array(SHEET.numbers("claw"))
FLESH = np.array(SHEET.numbers("flesh"))
COST = np.array(SHEET.numbers("cost"))
POINTS = np.array(SHEET.numbers("points"))
START_SLOT = np.array(SHEET.numbers("start"))
COINS, SLOTS, CHARACTERS, SITTERS = len(COIN), len(SLOT), len(CHARACTER), len(SITTER)
ALL_COINS = int(COUNT[1:COINS].sum())
QUARTER = CARD.names.index("quarter")
FIRST_CHARACTER = CARD.names.index(CHARACTER.names[1])
CITY_SIZE = 4
DEALT = 2


class Step(IntEnum):
    """What a frame on the stack is about; a round and a cat's turn each walk through several steps."""

    KEEP = 1
    START = 2
    PLACE = 3
    REVEAL = 4
    HURRY = 5
    ACT = 6
    CHECK = 7
    LEFTOVERS = 8
    REFRESH = 9
    POPULATE = 10
    SWAP = 11
    CHOOSE = 12
    SCARE = 13
    MEAL = 14
    CARRY_OUT = 15


class Ask(IntEnum):
    """What a seat can be asked."""

    KEEP = 1
    START = 2
    PLACE = 3
    POPULATE = 4
    HURRY = 5
    SWAP = 6
    ACT = 7
    SCARE = 8
    MEAL = 9
    LEFTOVERS = 10


class Action(IntEnum):
    """The three actions of a cat."""

    TAKE = 1
    MAKE = 2
    REPOPULATE = 3


class Tell(IntEnum):
    """What can happen."""

    ROUND = 1
    CHOSE = 2
    KEPT = 3
    STARTED_CAT = 4
    STARTED_VICTIM = 5
    DONE = 6
    PLACED = 7
    SCARED = 8
    TOOK_QUARTER = 9
    KEPT_QUARTER = 10
    POPULATED = 11
    HURRIED = 12
    PASSED = 13
    USED = 14
    SWAPPED_OUT = 15
    SWAPPED_IN = 16
    ATE = 17
    TOOK = 18
    MADE = 19
    REPOPULATED = 20
    RETURNED = 21
    SAVED = 22
    CALMED = 23
    WASTED = 24
    REFRESHED = 25
    IDLE = 26
    ENDED = 27
    WENT = 28


class Over(IntEnum):
    """Why the game ended, in the order in which it is tested (WK-103)."""

    COINS_GONE = 1
    STALLED = 2
    ROUND_LIMIT = 3


STALL_LIMITS = (4, 0, 1, 2, 3, *range(5, 21))
MAX_ROUNDS = (30, *range(1, 30), *range(31, 100))
OPTIONS = (
    Option(
        "start_pick",
        ("simultaneous", "sequential"),
        "WK-17",
    ),
    Option(
        "quarter_race",
        ("fewest_coins", "first_done", "rotate"),
        "WK-42",
    ),
    Option("overeat", ("on", "off"), "WK-33"),
    Option("eat_on_repopulate", ("off", "on"), "WK-100"),
    Option("slot_stacking", ("off", "on"), "WK-101"),
    Option(
        "final_tie",
        ("shared", "quarter", "cats"),
        "WK-93",
    ),
    Option("stall_limit", STALL_LIMITS, "WK-96"),
    Option("max_rounds", MAX_ROUNDS, "WK-97"),
    Option("characters", ("off", "on"), "WK-C1"),
)
STALL_LIMIT = np.array(STALL_LIMITS)
MAX_ROUND = np.array(MAX_ROUNDS)
FEWEST_COINS, FIRST_DONE, ROTATE = range(3)
TIE_SHARED, TIE_QUARTER, TIE_CATS = range(3)

# The quarter is a word of moves only to be refused by name (WK-11).
MONEY = Axis("coin", [*COIN.names[1:], "quarter"], none=True)
VERBS = Verbs(
    keep=(CHARACTER,),
    start=(MONEY,),
    place=(MONEY,),
    scare=(MONEY,),
    done=(),
    populate=(MONEY,),
    hurry=(SLOT,),
    go=(),
    swap=(MONEY, MONEY),
    use=(MONEY,),
    spare=(),
    **{"pass": ()},
    take=(MONEY,),
    make=(MONEY, SLOT),
    repopulate=(),
    eat=(MONEY,),
    stop=(),
    save=(MONEY,),
    leave=(),
)
KEEP, START, PLACE, SCARE, DONE = (VERBS.base(verb) for verb in ("keep", "start", "place", "scare", "done"))
POPULATE, HURRY, GO, SWAP = (VERBS.base(verb) for verb in ("populate", "hurry", "go", "swap"))
USE, SPARE, PASS, TAKE = (VERBS.base(verb) for verb in ("use", "spare", "pass", "take"))
MAKE, REPOPULATE, EAT, STOP = (VERBS.base(verb) for verb in ("make", "repopulate", "eat", "stop"))
SAVE, LEAVE = VERBS.base("save"), VERBS.base("leave")
MONEYS = len(MONEY)

ZONES = Zones(
    supply="all", city="all", centre="all", quarter="each", cats="each", hand="each", eat="each", scare="each"
)
SUPPLY, CITY, CENTRE = ZONES.base("supply"), ZONES.base("city"), ZONES.base("centre")
AT_QUARTER, AT_CATS = ZONES.base("quarter"), ZONES.base("cats")
AT_HAND, AT_EAT, AT_SCARE = ZONES.base("hand"), ZONES.base("eat"), ZONES.base("scare")


class Ability(IntEnum):
    """What the characters can do with a scared victim."""

    NONE = 0
    SOFTEN = 1
    SIRE = 2
    SWAP = 3
    HURRY = 4
    LEFTOVERS = 5
    COPY = 6


def _abilities() -> tuple[list[int], list[int]]:
    """Read what each character does, and by how much."""
    read = [card.instruction(Ability, card.effect[0]) for card in SHEET.cards if card.kind == "character"]
    return [0, *(ability for ability, _ in read)], [0, *(by for _, by in read)]


ABILITY, BY = (np.array(column) for column in _abilities())


class Doing(Frame):
    """A frame: the choice of starting coins, the round, a populating, or a cat's turn."""

    mark = number("i2")  # a round: how far the acting order has come
    saved = number("i1")  # a round: leftovers taken back so far
    cat = number("i1")  # a cat's turn: which cat, what it does with which coin, and its meal so far
    action = number("i1")
    coin = number("i1", of=COIN)
    slot = number("i1", of=SLOT)
    need = number("i1")
    claw = number("i1")
    least = number("i1")


class Cat(Struct):
    """WK-07: a coin in a slot of a player card."""

    seat = number("i1", of=SITTER)
    coin = number("i1", of=COIN)
    slot = number("i1", of=SLOT)
    heads = flag()


class State(GameState, log=64):
    """The table: 22 coins and the quarter, each in exactly one place; cats in the order in which they were made."""

    start_pick = number("i1")
    quarter_race = number("i1")
    overeat = number("i1")
    eat_on_repopulate = number("i1")
    slot_stacking = number("i1")
    final_tie = number("i1")
    stall_limit = number("i1")
    max_rounds = number("i1")
    characters = number("i1")

    rounds = number("i1")
    quarter = number("i1", of=HOLDER)
    supply = grid("i1", COIN)
    city = grid("i1", COIN)
    cats = rows(Cat, ALL_COINS)
    cats_n = number("i1")
    hand = grid("i1", SITTER, COIN)
    eat = grid("i1", SITTER, COIN)
    scare = grid("i1", SITTER, COIN)

    pick = grid("i1", SITTER, of=COIN, seen="owner")
    to_eat = grid("i1", SITTER, COIN, seen="owner")
    to_scare = grid("i1", SITTER, COIN, seen="owner")
    done = grid("i1", SITTER)

    cat_made = flag()
    record_low = number("i1")
    idle_rounds = number("i1")

    dealt = grid("i1", SITTER, DEALT, of=CHARACTER, seen="owner")
    character = grid("i1", SITTER, of=CHARACTER)
    used = grid("i1", SITTER, COIN)
    hurried = grid("i1", SITTER, SLOT)
    stack = rows(Doing, 4)


flow = Flow("purrlor.games.were_kittens.rules")
