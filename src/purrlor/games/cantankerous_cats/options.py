"""The numbers of the game, and what a table may choose (CC-222)."""

from __future__ import annotations

import numpy as np

from purrlor.engine import Option

# -- The numbers of the game -------------------------------------------------------------------------------------------

WIN_POINTS = 9
FERAL_WIN_HEARTS = 9
ADOPTION_HEARTS = 4
TURN_ACTIONS = 2
HAND_LIMIT = 5
DEAL = 6
MEAL, KITTEN_MEAL = 3, 2
KITTEN_DRAW = 5
TOKEN_PRICE, FERAL_TOKEN_PRICE = 2, 3
TOKENS_EACH, TOKENS_TWELVE = 2, 12
MIDNIGHT_CARDS = 2

# -- Table options --------------------------------------------------------------------------------------------

OPTIONS = (
    Option(
        "mode",
        ("standard", "basic", "kitten"),
        "CC-004",
    ),
    Option(
        "turn_indicator",
        ("flip", "high_clockwise", "low_counterclockwise"),
        "CC-051",
    ),
    Option(
        "pounce_windows",
        ("before+between+after", "between+after", "before+between"),
        "CC-091",
    ),
    Option(
        "feral_pounce_any",
        ("on", "off"),
        "CC-124",
    ),
    Option("laser_refunds_action", ("off", "on"), "CC-150"),
    Option("blame_any_mischief", ("off", "on"), "CC-110"),
    Option("final_attack_blocks_win", ("off", "on"), "CC-174"),
    Option(
        "reactions_without_tokens",
        ("free", "remove"),
        "CC-115",
    ),
    Option("kitten_instants", ("off", "on"), "CC-139"),
    Option("kitten_hand", (5, 6), "CC-164"),
    Option(
        "kitten_first",
        ("random", 0, 1, 2, 3, 4, 5),
        "CC-165b",
        of_seats=True,
    ),
    Option(
        "voluntary_feral",
        ("on", "off"),
        "CC-032",
    ),
    Option("token_supply", ("2_per_player", 12), "CC-022"),
    Option(
        "feral_win_check",
        ("on_bank", "any_time"),
        "CC-178",
    ),
    Option("round_cap", (60, 1, 2, 5, 10, 20, 30, 100), "CC-181"),
)
STANDARD, BASIC, KITTEN = range(3)
FLIP, HIGH_CLOCKWISE, LOW_COUNTERCLOCKWISE = range(3)
ALL_WINDOWS, BETWEEN_AFTER, BEFORE_BETWEEN = range(3)
ROUND_CAPS = np.array([int(v) for v in OPTIONS[-1].values])
