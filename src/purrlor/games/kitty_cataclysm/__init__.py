"""Kitty Cataclysm, the smallest of the games and the one to read first.

It has no files but those that games share (docs/adding-a-game.md).
"""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.kitty_cataclysm.rules import RULES
from purrlor.games.kitty_cataclysm.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
