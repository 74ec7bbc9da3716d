"""Warm Laundry: a tiny game in a package of its own; the entry point in pyproject.toml names this package."""

from pathlib import Path

from purrlor.engine import Game
from warm_laundry.rules import RULES
from warm_laundry.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
