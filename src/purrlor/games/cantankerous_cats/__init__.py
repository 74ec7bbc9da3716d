"""Cantankerous Cats."""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.cantankerous_cats.rules import RULES
from purrlor.games.cantankerous_cats.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
