"""Here, Kitty, Kitty!

Beside the files that games share (docs/adding-a-game.md): `cats` knows where cats are and how they move, `taking` and
`losing` how seats come by them and give them up, `previews` tells what a walk or a card would do.
"""

from pathlib import Path

from purrlor.engine import Game
from purrlor.games.here_kitty_kitty.rules import RULES
from purrlor.games.here_kitty_kitty.table import TABLE

GAME = Game(Path(__file__).parent, RULES, TABLE)
