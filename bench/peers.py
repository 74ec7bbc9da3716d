"""OpenSpiel's C++ random play-outs, measured the way we measure ours: player decisions a second on one core."""

from __future__ import annotations

import random
import time

import pyspiel

GAMES = ("crazy_eights", "hearts")


def mean_decisions(game: pyspiel.Game, samples: int = 60) -> float:
    """Count the player decisions of random games (chance nodes are not decisions)."""
    rng, total = random.Random(1), 0
    for _ in range(samples):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                total += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return total / samples


def peer_speed(name: str, seconds: float = 2.0) -> dict[str, float]:
    """Play random games inside OpenSpiel's own C++ loop and give decisions and games a second."""
    game = pyspiel.load_game(name)
    decisions = mean_decisions(game)
    rollouts = 200
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    start, games = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        evaluator.evaluate(game.new_initial_state())
        games += rollouts
    spent = time.perf_counter() - start
    return {"games_per_second": games / spent, "decisions_per_second": games * decisions / spent}
