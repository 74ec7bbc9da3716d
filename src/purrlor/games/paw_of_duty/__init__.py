"""Paw of Duty.

Beside the files that games share (docs/adding-a-game.md): `board` has squares, moving and combat, `choices` what is
chosen for a tactic card.
"""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.paw_of_duty.rules import RULES
from purrlor.games.paw_of_duty.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
