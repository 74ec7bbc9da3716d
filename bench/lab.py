"""`python bench/lab.py`: threads, training environments and their peers, in turns in one run.

Decisions a second on 1 and 2 threads with their ratio; PettingZoo steps a second beside PettingZoo's own Hanabi and
Leduc Hold'em (left out where their packages are missing), and the vector environment. Environment figures are per
second of processor time; each is the median of rounds in which everybody is measured once.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import purrlor
from purrlor.adapters.gym import SeatVectorEnv
from purrlor.adapters.zoo import aec_env
from purrlor.engine.batch.batch import blank_state, play_many
from purrlor.engine.match.game import Game

FAVOURITE_SEATS, ENVS, CHUNKS = 4, 256, 2


def seats_of(game: Game) -> int:
    """Return four seats, or as many as the game has."""
    return min(FAVOURITE_SEATS, game.seats[-1])


def batch_speed(game: Game, threads: int, seconds: float) -> float:
    """Return decisions a second of wall time, over threads."""
    blank = blank_state(game, seats_of(game), 7, {"windows": "quick"})
    blank["quiet"] = 1
    decisions, first, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += int(play_many(game, blank, first, 5_000 * CHUNKS, threads).games[1])
        first += 5_000 * CHUNKS
    return decisions / (time.perf_counter() - start)


def aec_speed(env: Any, seconds: float) -> float:
    """Return steps a second of random play in a PettingZoo environment: look, choose, step."""
    rng, steps, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            moves = mask.nonzero()[0]
            env.step(int(moves[rng.randrange(len(moves))]))
            steps += 1
    return steps / (time.process_time() - start)


def vector_speed(game: Game, seconds: float) -> float:
    """Return steps a second of one seat in many games at once, the choice of a random move included."""
    envs, rng = SeatVectorEnv(game.id, ENVS, seats=seats_of(game), threads=1), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        mask = info["action_mask"]
        _, _, _, _, info = envs.step((mask * rng.random(mask.shape, dtype=np.float32)).argmax(axis=1))
        steps += ENVS
    envs.close()
    return steps / (time.process_time() - start)


def peers() -> dict[str, Any]:
    """Return PettingZoo's own card games, where they can be made."""
    made = {}
    for name in ("hanabi", "leduc_holdem"):
        try:
            from pettingzoo import classic

            made[name] = getattr(classic, f"{name}_v5" if name == "hanabi" else f"{name}_v4").env()
        except Exception as error:  # the peers' own packages fail in many ways
            print(f"{name} left out: {error}")
    return made


def main() -> None:
    """Measure in rounds and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("games", nargs="*", default=list(purrlor.GAMES))
    args = parser.parse_args()
    work: dict[str, Callable[[], float]] = {}
    for name, env in peers().items():
        work[f"pettingzoo {name}"] = lambda env=env: aec_speed(env, args.seconds)  # type: ignore[misc]
    for name in args.games:
        work |= measures(purrlor.game(name), args.seconds)
    seen: dict[str, list[float]] = {name: [] for name in work}
    for measure in work.values():
        measure()  # compiled, and warm
    for _ in range(args.rounds):
        for name, measure in work.items():
            seen[name].append(measure())
    report({name: statistics.median(found) for name, found in seen.items()}, args.games, as_json=args.json)


def measures(game: Game, seconds: float) -> dict[str, Callable[[], float]]:
    """Return what is measured of one game."""
    env = aec_env(game.id, seats=seats_of(game))
    return {
        f"{game.id} 1 thread": lambda: batch_speed(game, 1, seconds),
        f"{game.id} 2 threads": lambda: batch_speed(game, 2, seconds),
        f"{game.id} pettingzoo": lambda: aec_speed(env, seconds),
        f"{game.id} vector": lambda: vector_speed(game, seconds),
    }


def report(found: dict[str, float], games: list[str], *, as_json: bool) -> None:
    """Print the medians and the ratios."""
    if as_json:
        print(json.dumps(found))
        return
    theirs = {name: speed for name, speed in found.items() if name.startswith("pettingzoo ")}
    for name, speed in theirs.items():
        print(f"{name:<36}{speed:>14,.0f} steps/s")
    best = max(theirs.values(), default=float("nan"))
    for name in games:
        one, two = found[f"{name} 1 thread"], found[f"{name} 2 threads"]
        print(f"{name:<36}{one:>14,.0f} decisions/s on 1 thread, {two:,.0f} on 2: x {two / one:.2f}")
        for kind in ("pettingzoo", "vector"):
            speed = found[f"{name} {kind}"]
            print(f"{'  ' + kind:<36}{speed:>14,.0f} steps/s, x {speed / best:.1f} of the fastest peer")


if __name__ == "__main__":
    main()
