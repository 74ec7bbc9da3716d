"""Paw of Duty."""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.paw_of_duty.rules import RULES
from purrlor.games.paw_of_duty.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
