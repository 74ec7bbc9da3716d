"""How long people wait for a bot: whole games that it plays with itself, at a game's fewest and most seats.

The clock runs from the question to the answer, as at a table, on one core; answers to the only move there is are left
out. `cut` is the share of answers that the cap in milliseconds cut short.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator

import purrlor
from purrlor.bots import bot, warm
from purrlor.bots.search import Search


def answers(game: str, name: str, seats: int, seed: int) -> Iterator[float]:
    """Return the milliseconds of each answer in one game."""
    thinker, chance = bot(name, game), random.Random(seed)
    match = purrlor.game(game).match(seats, chance.getrandbits(60), {"windows": "quick"})
    while match.waiting:
        seat = chance.choice(match.waiting)
        start = time.perf_counter()
        move = thinker.choose(match, seat, chance.getrandbits(60))
        spent = (time.perf_counter() - start) * 1000
        if len(match.moves(seat)) > 1:
            yield spent
        match.play(seat, move)


def cap(game: str, name: str, seats: int) -> float:
    """Return the milliseconds after which a bot stops thinking."""
    thinker = bot(name, game)
    if not isinstance(thinker, Search):
        return float("inf")
    return (thinker.two if seats == 2 else thinker.more).milliseconds or float("inf")


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="tiger")
    parser.add_argument("--games", type=int, default=2, help="how many games at each number of seats")
    parser.add_argument("--game", choices=purrlor.GAMES, help="only this game")
    args = parser.parse_args()
    warm()
    print("| game | seats | answers | median | p99 | longest | cut |\n|---|---|---|---|---|---|---|")
    for game in [args.game] if args.game else purrlor.GAMES:
        table = purrlor.game(game).seats
        for seats in sorted({table[0], table[-1]}):
            seen = [spent for seed in range(args.games) for spent in answers(game, args.bot, seats, seed)]
            late = sum(spent >= cap(game, args.bot, seats) for spent in seen) / len(seen)
            middle, slow = statistics.median(seen), statistics.quantiles(seen, n=100, method="inclusive")[-1]
            times = " | ".join(f"{spent:.0f} ms" for spent in (middle, slow, max(seen)))
            print(f"| {purrlor.game(game).title} | {seats} | {len(seen):,} | {times} | {late:.0%} |", flush=True)


if __name__ == "__main__":
    main()
