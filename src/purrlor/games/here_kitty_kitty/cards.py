"""The 51 cards and the 40 cats as the rules look them up: columns of numbers, read from cards.toml."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import cast

import numpy as np

from purrlor.engine import MAX_SEATS, Axis, Grid, sheet_beside

SHEET = sheet_beside(__file__)
PIECE = SHEET.axis()
DECK_CARDS = [card for card in SHEET.cards if card.kind != "cat"]
CARD = Axis("card", [card.id for card in DECK_CARDS], none=True)
CARDS = len(CARD)
COLOUR = Axis("colour", [card.id for card in SHEET.cards if card.kind == "cat"])
COLOURS = len(COLOUR)
CATS = 40
MOST_CARDS = sum(card.count for card in DECK_CARDS)
SEATS = MAX_SEATS

ZONE = Axis("zone", ["yard", "porch", "house"])
YARD, PORCH, HOUSE = range(3)


class Effect(IntEnum):
    """What a card does for each player that has a part in it."""

    TAKE = 0
    LOSE = 1
    STEPS = 2
    RAIN = 3
    ZOOM = 4
    TUCK = 5
    BLOCK = 6
    REFLEX = 7
    COPY = 8
    BURGLE = 9
    FIGHT = 10
    DRAW = 11
    HAIRBALL = 12
    FETCH = 13
    SWAP = 14


class Whom(IntEnum):
    """Who has a part in a card."""

    SELF = 0
    TARGET = 1
    NAMED = 2
    OWNER = 3
    NEIGHBORS = 4
    OTHERS = 5
    EVERYONE = 6
    FEWEST = 7
    MOST = 8


class To(IntEnum):
    """Where a card sends cats; the first three are the zones of the property they are on."""

    YARD = 0
    PORCH = 1
    HOUSE = 2
    NEIGHBORHOOD = 3
    OUT = 4
    TAKER = 5
    NEIGHBORS = 6
    CARD = 7


class Kind(IntEnum):
    """HK-36: the three types of card."""

    INSTANT = 1
    DEFENSIVE = 2
    STANDARD = 3


# -- The cards, as columns -------------------------------------------------------------------------


def column(name: str, words: type[IntEnum] | None = None) -> Grid:
    """Give one number of every card in axis order, 0 for no card and where a card has none."""
    found = [(card, getattr(card, name, None) or card.numbers.get(name, 0)) for card in DECK_CARDS]
    plain = [(card, word[0] if isinstance(word, tuple) else word) for card, word in found]
    return table([0, *(card.word(words, str(word), name) if words and word else int(word) for card, word in plain)])


def table(numbers: Sequence[int] | Sequence[Sequence[int]]) -> Grid:
    """Give numbers as the rules look them up."""
    return cast(Grid, np.array(numbers, np.int64))


def _mask(names: Sequence[str]) -> int:
    return sum(1 << int(ZONE.index(name) or 0) for name in names)


COUNT = column("count")
KIND = column("kind", Kind)
EFFECT = column("effect", Effect)
WHOM = column("whom", Whom)
CATS_OF = column("cats")
CARDS_OF = column("cards")
STEPS_OF = column("zones")
FREE_STEPS = column("free")
ONE_COLOUR = column("colour")
LOCKS = column("lock")
LASTING = column("lasting")
POINTS = column("points")
AMOUNT_OF = column("amount")
TO = column("to", To)
FROM = table([0, *(_mask(card.numbers.get("from", ())) for card in DECK_CARDS)])


# HK-11, HK-12: how many copies of each card stay in the box, by number of players.
REMOVED = table(
    [
        [
            0,
            *(
                card.numbers.get("without_count", card.count) * (n in card.numbers.get("without", ()))
                for card in DECK_CARDS
            ),
        ]
        for n in range(SEATS + 1)
    ]
)


def card_number(name: str) -> int:
    """Give a card's number by its id."""
    found = CARD.index(name)
    assert found is not None, name
    return found


ALARM_SYSTEM = card_number("alarm-system")
BEST_IN_SHOW = card_number("best-in-show")
CAT_BURGLAR = card_number("cat-burglar")
CATLIKE_REFLEXES = card_number("catlike-reflexes")
CAT_IN_HEAT = card_number("cat-in-heat")
CATNAP = card_number("catnap")
CATNIP = card_number("catnip")
COPY_CAT = card_number("copy-cat")
FOSTER_KITTENS = card_number("foster-kittens")
LAND_ON_YOUR_FEET = card_number("land-on-your-feet")
ONE_COOL_CAT = card_number("one-cool-cat")
OPEN_WINDOW = card_number("open-window")
PET_INSURANCE = card_number("pet-insurance")
PURR_SUASION = card_number("purr-suasion")
TUNA = card_number("tuna")
