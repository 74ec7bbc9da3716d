"""Here, Kitty, Kitty!"""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.here_kitty_kitty.rules import RULES
from purrlor.games.here_kitty_kitty.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
