"""`make bench`: our compiled games beside OpenSpiel's C++ ones, in turns in one run, so that the ratios mean something.

All figures are per second of processor time on one core; the machine's mood changes, so each is the median of rounds
in which everybody is measured once.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

import peers
import purrlor
from purrlor.engine.batch.playout import play_games
from purrlor.engine.match.game import Game

FAVOURITE_SEATS = 4


def seats_of(game: Game) -> int:
    """Return four seats, or as many as the game has."""
    return min(FAVOURITE_SEATS, game.seats[-1])


def our_speed(game: Game, seconds: float) -> tuple[float, float]:
    """Return decisions and games a second of random play, whole games from the shuffle to the score."""
    blank = game.blank(seats_of(game), 7 << 64, {"windows": "quick"})
    blank["quiet"] = 1
    play_games(game, blank, 0, 50)
    games, decisions, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        tally = play_games(game, blank, games, 2000)
        games, decisions = games + 2000, decisions + int(tally.games[1])
    spent = time.process_time() - start
    return decisions / spent, games / spent


def small_things(game: Game) -> dict[str, float]:
    """Return microseconds for a copy, a view and a replay of a whole game."""
    match = game.match(seats_of(game), 3)
    while match.waiting:
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    record, middle = match.record, game.replay(match.record, match.ply // 2)
    return {
        "state_bytes": game.definition.state.dtype.itemsize,
        "copy_us": timed(middle.copy),
        "view_us": timed(lambda: middle.copy().view(0)),
        "replay_us": timed(lambda: game.replay(record)),
        "replay_moves": match.ply,
    }


def timed(work: Callable[[], Any], repeat: int = 50) -> float:
    """Return the microseconds of one call, the median of some."""
    spent = []
    for _ in range(repeat):
        start = time.perf_counter()
        work()
        spent.append(time.perf_counter() - start)
    return statistics.median(spent) * 1e6


def start_seconds(name: str) -> float:
    """Return the seconds that a new process needs from nothing to the end of a small simulation, with a warm cache."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "purrlor", "simulate", name, "--games", "1000", "--json"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> None:
    """Measure in rounds and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("games", nargs="*", default=list(purrlor.GAMES))
    args = parser.parse_args()
    games = [purrlor.game(name) for name in args.games]
    theirs = {name: pyspiel.load_game(name) for name in peers.GAMES}
    length = {name: peers.mean_decisions(game) for name, game in theirs.items()}
    seen: dict[str, list[tuple[float, float]]] = {}
    for _ in range(args.rounds):
        for name, peer in theirs.items():
            for kind, measure in (("whole", peers.whole_games), ("rollout", peers.rollouts)):
                speed = measure(peer, args.seconds)
                seen.setdefault(f"{name} {kind}", []).append((speed * length[name], speed))
        for game in games:
            seen.setdefault(game.id, []).append(our_speed(game, args.seconds))
    report(games, seen, as_json=args.json)


def report(games: list[Game], seen: dict[str, list[tuple[float, float]]], *, as_json: bool) -> None:
    """Print medians, ratios and the small things."""
    middle = {name: [statistics.median(c) for c in zip(*rows, strict=True)] for name, rows in seen.items()}
    base = middle["crazy_eights whole"][0]
    if as_json:
        print(json.dumps({name: {"decisions_per_second": d, "games_per_second": g} for name, (d, g) in middle.items()}))
        return
    print(f"{'':<26}{'decisions/s':>14}{'games/s':>12}{'x crazy_eights, whole games':>30}")
    for name, (decisions, whole) in middle.items():
        print(f"{name:<26}{decisions:>14,.0f}{whole:>12,.0f}{decisions / base:>30.2f}")
    print()
    for game in games:
        small = small_things(game)
        print(
            f"{game.id}: state {small['state_bytes']:.0f} bytes; copy {small['copy_us']:.0f} us; "
            f"view {small['view_us']:.0f} us; "
            f"replay of {small['replay_moves']:.0f} moves {small['replay_us']:.0f} us; "
            f"a new process simulates after {start_seconds(game.id):.2f} s"
        )


if __name__ == "__main__":
    main()
