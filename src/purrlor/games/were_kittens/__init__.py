"""Were Kittens."""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.were_kittens.rules import RULES
from purrlor.games.were_kittens.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
