"""Were Kittens.

Beside the files that games share (docs/adding-a-game.md): `coins` asks about coins and moves them, `placing` and
`actions` are the two phases of a round, `characters` the optional abilities.
"""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.were_kittens.rules import RULES
from purrlor.games.were_kittens.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
