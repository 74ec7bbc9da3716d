"""Cantankerous Cats.

Beside the files that games share (docs/adding-a-game.md): `payments` gives up cards, `plots` and `trades` are texts of
cards that put cards onto the table or move hands.
"""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.cantankerous_cats.rules import RULES
from purrlor.games.cantankerous_cats.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
