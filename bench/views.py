"""What a view costs, over random games: `python bench/views.py`.

For every game: what its table shows and asks (by compiled rules), the whole view as the server writes it, and in words
as data (`match.view`), in microseconds; each for the seat that is asked, right after a move. And how many bytes a view
takes on the wire.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import purrlor
from purrlor.engine import Match

VIEWS = 2_000


def main() -> None:
    """Measure all games."""
    for name in purrlor.GAMES:
        figures = ", ".join(f"{what} {micros:.0f} µs" for what, micros in measure(name).items())
        size = median(timed(name, lambda match, seat: match.facts(seat), sizes=True))
        print(f"{name}: {figures}; {size:.0f} bytes", flush=True)


def measure(name: str) -> dict[str, float]:
    """Return the medians for one game."""
    ways: dict[str, Callable[[Match, int], Any]] = {
        "shown by the rule": lambda match, seat: match.page(seat)[0],
        "view written": lambda match, seat: match.facts(seat),
        "view in words": lambda match, seat: match.view(seat),
    }
    return {what: median(timed(name, look)) * 1e6 for what, look in ways.items()}


def timed(name: str, look: Callable[[Match, int], Any], sizes: bool = False) -> list[float]:
    """Look at random games after every move: how long that takes, or how much is seen."""
    game, chance, seconds = purrlor.game(name), random.Random(name), list[float]()
    while len(seconds) < VIEWS:
        match = game.match(min(4, game.seats[-1]), chance.getrandbits(64))
        while match.waiting:
            seat = chance.choice(match.waiting)
            began = time.perf_counter()
            seen = look(match, seat)
            seconds.append(len(seen) if sizes else time.perf_counter() - began)
            match.play(seat, chance.choice(match.legal(seat)))
    return seconds


if __name__ == "__main__":
    main()
