"""Kitty Cataclysm."""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.kitty_cataclysm.rules import RULES
from purrlor.games.kitty_cataclysm.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
