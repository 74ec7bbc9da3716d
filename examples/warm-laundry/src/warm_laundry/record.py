"""Warm Laundry: what is on the table. Numbers come from cards.toml; ids like WL-05 are those of guide.md."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from purrlor.engine import SEAT, Flow, Frame, GameState, Verbs, Zones, grid, number, rows, sheet_beside

SHEET = sheet_beside(__file__)
CARD = SHEET.axis()
CARDS = len(CARD)
COUNT = np.array(SHEET.counts())
WEIGHT = np.array(SHEET.numbers("weight"))
CREEPS = np.array([0, *(card.effect == ("creep",) for card in SHEET.cards)], np.int64)
NEW_DECK = np.repeat(np.arange(CARDS), COUNT)
DECK_SIZE = len(NEW_DECK)
HEAVIEST = int(WEIGHT.max())
HAND = 3


class Step(IntEnum):
    """What a frame on the stack is about."""

    TURN = 1


class Ask(IntEnum):
    """What a seat can be asked."""

    LAY = 1


class Tell(IntEnum):
    """What can happen."""

    LAID = 1
    DREW = 2
    PURRED = 3


class Over(IntEnum):
    """Why the game ended."""

    ALL_LAID = 1


VERBS = Verbs(lay=(CARD,))
LAY = VERBS.base("lay")

ZONES = Zones(deck="nobody", basket="all", paws="owner")
DECK, BASKET, PAWS = (ZONES.base(name) for name in ("deck", "basket", "paws"))


class State(GameState, log=4):
    """The table: 18 cats, each in exactly one place, and the purrs."""

    paws = grid("i1", SEAT, CARD, seen="owner")
    held = grid("i1", SEAT)
    deck = grid("i1", DECK_SIZE, of=CARD, seen="none")
    deck_n = number("i1")
    basket = grid("i1", DECK_SIZE, of=CARD)
    basket_n = number("i1")
    purrs = grid("i1", SEAT)
    stack = rows(Frame, 2)


flow = Flow("warm_laundry.rules")
