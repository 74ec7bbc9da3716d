"""Players: they see what their seat can see, never the hidden truth.

`registry` finds a bot by its name, `base` says what a bot is, `greedy` and `search` are those that think; their loops
(`greedy`, `tree`) are compiled once for all games over what `compiled` hands them. `outside` loads other people's.

>>> import purrlor
>>> from purrlor.bots import bot
>>> match = purrlor.game("kitty-cataclysm").match(seats=2, seed=7)
>>> seat = match.waiting[0]
>>> events = match.play(seat, bot("greedy", match.game).choose(match, seat, seed=1))
"""

from purrlor.bots.base import Bot, Hint, Outside
from purrlor.bots.registry import LEVELS, bot, bots, hints, warm

__all__ = ["LEVELS", "Bot", "Hint", "Outside", "bot", "bots", "hints", "warm"]
