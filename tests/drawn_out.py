"""Games that go on for very long, for whatever must not give way then."""

from __future__ import annotations

import random

import purrlor
from purrlor.engine import Match

IDLE = ("pass", "stop", "keep")


def long_game(idle_for: int) -> Match:
    """Play a game in which nobody does anything for so many plies, and then everybody anything; it ends."""
    match, chance = purrlor.game("here-kitty-kitty").match(2, 1, {"stall_rounds": 0}), random.Random(1)
    text = match.game.definition.verbs.text
    while match.waiting:
        seat = match.waiting[0]
        legal = match.legal(seat)
        idle = [move for move in legal if text(move).startswith(IDLE)] if match.ply < idle_for else []
        match.advance(seat, chance.choice(idle or legal))
    return match
