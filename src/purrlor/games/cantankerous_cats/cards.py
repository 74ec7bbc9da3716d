"""The cards as the rules know them: tables of numbers by card, read from cards.toml; 0 is no card."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from purrlor.engine import Axis, sheet_beside


class Kind(IntEnum):
    """CC-025: the types of cards; Events and Frenzies together are Incidents."""

    AFFECTION = 1
    MISCHIEF = 2
    EVENT = 3
    FRENZY = 4


class Aim(IntEnum):
    """Whom an Incident names when it is put down."""

    NOBODY = 0
    FERAL = 1
    DOMESTIC = 2
    OTHER_FERAL = 3
    HAND = 4
    POINTS = 5
    BANKED = 6
    PAIR = 7


class Op(IntEnum):
    """The instructions that card texts are made of."""

    NOTHING = 0
    DRAW = 1
    OTHERS_DRAW = 2
    DISCARD = 3
    OTHERS_DISCARD = 4
    GIFT = 5
    WAKE = 6
    BURGLE = 7
    ROB = 8
    SPY = 9
    ADOPT = 10
    ESCAPE = 11
    ENEMY = 12
    ROUND_UP = 13
    SCAVENGE = 14
    CANCEL = 15
    BLAME = 16
    MIDNIGHT = 17
    DOUBLE = 18
    TURN_AROUND = 19
    CONCERT = 20
    FAVOURS = 21
    SPRAY = 22
    TOPPLE = 23


# -- The cards, from cards.toml ----------------------------------------------------------------------------------------

SHEET = sheet_beside(__file__)
ROWS = [row for row in SHEET.cards if row.kind != "cat"]
CATS = [row for row in SHEET.cards if row.kind == "cat"]
CARD = Axis("card", [row.id for row in ROWS], none=True)
CAT = Axis("cat", [row.id for row in CATS])
DECK_SIZE = len(ROWS)


def _column(name: str, default: int = 0) -> NDArray[np.int64]:
    """Read a number of every card; 0 stands for no card."""
    return np.array([0, *(int(row.numbers.get(name, default)) for row in ROWS)])


def _named(words: type[IntEnum], field: str, names: list[str]) -> NDArray[np.int64]:
    """Read a word of every card as the number that the rules know it by."""
    return np.array([0, *(row.word(words, name, field) for row, name in zip(ROWS, names, strict=True))])


def _effects() -> NDArray[np.int64]:
    """Read the text of every card: up to two (instruction, amount) pairs, then nothing."""
    table = np.zeros((DECK_SIZE + 1, 3, 2), np.int64)
    for card, row in enumerate(ROWS, start=1):
        for line, text in enumerate(row.effect):
            table[card, line] = row.instruction(Op, text)
    return table


def _card(name: str) -> int:
    """Find a card that a rule names."""
    return CARD.names.index(name)


RANK, HEARTS, PAWS, COST = _column("rank"), _column("hearts"), _column("paws"), _column("cost")
ACTIONS = _column("actions", 1)
KIND = _named(Kind, "kind", [row.kind for row in ROWS])
AIM = _named(Aim, "aim", [str(row.numbers.get("aim", "nobody")) for row in ROWS])
EFFECT = _effects()

# CC-126: the trigger of an Instant Action (0: no icon), and whether it scores for nothing.
ICONS = [str(row.numbers.get("instant", "")) for row in ROWS]
TRIGGER = np.array(
    [0, *({"A": Kind.AFFECTION, "M": Kind.MISCHIEF, "E": Kind.EVENT}.get(icon[:1], 0) for icon in ICONS)]
)
FREE = np.array([0, *(int(icon.endswith("0")) for icon in ICONS)])
INSTANT_CARDS = np.flatnonzero(TRIGGER)

# The sheet lists Affection, then Mischief, then Incidents, so that a loop over one kind is a range.
MISCHIEF = int(np.argmax(KIND == Kind.MISCHIEF))
INCIDENTS = int(np.argmax(KIND == Kind.EVENT))
CARDS = DECK_SIZE + 1
LASER_POINTERS = np.flatnonzero(EFFECT[:, 0, 0] == Op.CANCEL)
DOGS = np.flatnonzero(EFFECT[:, 0, 0] == Op.BLAME)
FLIGHT_SCHOOL, AIR_STRIKE, ENEMY_CARD = _card("flight-school"), _card("air-strike"), _card("enemy-of-my-enemy")


# A hand at a glance: a few bits count the cards of each group, so that one addition keeps all of them.
GROUPS = {"affection": 0, "mischief": 6, "incident": 12, "laser": 18, "dog": 21, "A": 24, "M": 28, "E": 32}
HAS_AFFECTION, HAS_MISCHIEF, HAS_INCIDENT = (63 << GROUPS[name] for name in ("affection", "mischief", "incident"))
HAS_LASER, HAS_DOG = 7 << GROUPS["laser"], 7 << GROUPS["dog"]
HAS_INSTANT = np.array([0, *(15 << GROUPS[letter] for letter in "AME"), 0])


def _glance(card: int) -> int:
    """Give what a card adds to the glance at a hand."""
    group = {Op.CANCEL: "laser", Op.BLAME: "dog"}.get(Op(EFFECT[card, 0, 0])) or {1: "affection", 2: "mischief"}.get(
        int(KIND[card]), "incident"
    )
    icon = ICONS[card - 1][:1]
    return (1 << GROUPS[group]) + (1 << GROUPS[icon] if icon else 0)


GLANCE = np.array([0, *(_glance(card) for card in range(1, CARDS))])

# CC-160, CC-163, CC-222: whether a card is out of the deck, by mode; and the cards that `remove` takes out.
OUT = np.array(
    [[0] * CARDS, *([0, *(int(letter in str(row.numbers.get("out", ""))) for row in ROWS)] for letter in "BK")]
)
IS_ANSWER = np.isin(EFFECT[:, 0, 0], (Op.CANCEL, Op.BLAME)).astype(np.int64)
