"""Kitty Cataclysm: what is on the table. Numbers come from cards.toml; ids like KC-21 are those of guide.md."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from purrlor.engine import (
    SEAT,
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

SHEET = sheet_beside(__file__)
CARD = SHEET.axis()
CARDS = len(CARD)
COUNT = np.array(SHEET.counts())
VALUE = np.array(SHEET.numbers("value"))
NEW_DECK = np.repeat(np.arange(CARDS), COUNT)
DECK_SIZE = len(NEW_DECK)
HAND = 5
MOST_PASSED = 2


class Op(IntEnum):
    """The instructions that cards are made of."""

    NOTHING = 0
    DRAW = 1
    ALL_DRAW = 2
    OTHERS_DRAW = 3
    DONATE = 4
    STEAL = 5
    LOSE = 6
    PASS = 7
    AGAIN = 8
    BUST_PAWS = 9
    BUST_KITTY = 10


class Step(IntEnum):
    """What a frame on the stack is about."""

    START = 1
    TURN = 2
    CARD = 3
    DONATE = 4
    STEAL = 5
    LOSE = 6
    PASS = 7


class Ask(IntEnum):
    """What a seat can be asked."""

    CLAIM = 1
    PLAY = 2
    DONATE = 3
    STEAL = 4
    LOSE = 5
    PASS = 6
    LAST = 7


class Tell(IntEnum):
    """What can happen."""

    PLAYED = 1
    DREW = 2
    DONATED = 3
    STOLE = 4
    LOST = 5
    PASSED = 6
    BUSTED_PAWS = 7
    BUSTED_KITTY = 8
    CHOSE = 9
    WAITED = 10
    AGAIN = 11
    TURN = 12
    DECK_OUT = 13
    EMPTY_PAWS = 14
    LAST_CARD = 15
    EMPTY_AGAIN = 16


class Over(IntEnum):
    """Why the game ended (KC-76)."""

    EMPTY_PAWS = 1
    DECK_OUT = 2


OPTIONS = (
    Option(
        "start_rule",
        ("left_of_dealer", "first_play", "random_nondealer"),
        "KC-13",
    ),
    Option("kitty_view", ("top_only", "open"), "KC-34"),
    Option(
        "play_again_empty",
        ("turn_ends", "game_ends"),
        "KC-26",
    ),
    Option(
        "deck_out",
        ("at_once", "finish_card"),
        "KC-59",
    ),
    Option("dealer", ("random", 0, 1, 2, 3, 4), "KC-05", of_seats=True),
)
LEFT_OF_DEALER, FIRST_PLAY, RANDOM_NONDEALER = range(3)

VERBS = Verbs(
    play=(CARD,), claim=(CARD,), wait=(), donate=(CARD, SEAT), steal=(SEAT,), lose=(CARD,), **{"pass": (CARD,)}
)
PLAY, CLAIM, WAIT = VERBS.base("play"), VERBS.base("claim"), VERBS.base("wait")
DONATE, STEAL, LOSE, PASS = VERBS.base("donate"), VERBS.base("steal"), VERBS.base("lose"), VERBS.base("pass")
SEATS = len(SEAT)
CHAIR = Axis("seat", 5)

ZONES = Zones(deck="nobody", litter="all", paws="owner", kitty="each")
DECK, LITTER, PAWS, KITTY = (ZONES.base(name) for name in ("deck", "litter", "paws", "kitty"))


def _instructions() -> np.ndarray[tuple[int, int, int], np.dtype[np.int64]]:
    """Read the effects of all cards: up to three (instruction, amount) pairs, then nothing."""
    table = np.zeros((CARDS, 4, 2), np.int64)
    for card, row in enumerate(SHEET.cards, start=1):
        for i, text in enumerate(row.effect):
            table[card, i] = row.instruction(Op, text)
    return table


EFFECT = _instructions()


def _first(op: Op) -> tuple[int, int]:
    """Find the card of a disaster and from how many cards on it strikes; no card if the deck has none."""
    found = [(card, int(EFFECT[card, i, 1])) for card in range(CARDS) for i in range(4) if EFFECT[card, i, 0] == op]
    return found[0] if found else (0, len(COUNT) * SEATS)


TAKES_PAWS, FULL_PAWS = _first(Op.BUST_PAWS)
TAKES_KITTY, FULL_KITTY = _first(Op.BUST_KITTY)


class Doing(Frame):
    """A frame: a turn, a card being carried out, or one instruction that asks for choices."""

    card = number("i1", of=CARD)
    left = number("i1")
    again = flag()


class State(GameState, log=72):
    """The table: 60 cards, each in exactly one place."""

    start_rule = number("i1")
    kitty_view = number("i1")
    play_again_empty = number("i1")
    deck_out = number("i1")
    dealer = number("i1")
    dealt_by = number("i1", of=SEAT)
    last_turn = number("i1", of=SEAT)
    ran_out = flag()
    paws = grid("i1", SEAT, CARD, seen="owner")
    held = grid("i1", SEAT)
    deck = grid("i1", DECK_SIZE, of=CARD, seen="none")
    deck_n = number("i1")
    litter = grid("i1", DECK_SIZE, of=CARD)
    litter_n = number("i1")
    kitty = grid("i1", CHAIR, DECK_SIZE - 1, of=CARD)
    kitty_n = grid("i1", CHAIR)
    sealed = grid("i1", SEAT, MOST_PASSED, of=CARD, seen="owner")
    stack = rows(Doing, 5)


flow = Flow("purrlor.games.kitty_cataclysm.rules")
