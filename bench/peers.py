"""OpenSpiel's C++ random games, measured the way we measure ours: player decisions a second on one core.

Two figures a game: `whole` deals and plays whole games in C++ (`evaluate_bots` with C++ random bots), as our own
figure does; `rollout` is `RandomRolloutEvaluator` from a hand that was dealt before the clock started.
"""

from __future__ import annotations

import random
import time

import pyspiel

GAMES = ("crazy_eights", "hearts")
ROLLOUTS = 500


def first_decision(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    """Deal, up to the first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    return state


def mean_decisions(game: pyspiel.Game, samples: int = 400) -> float:
    """Count the player decisions of random games (chance nodes are not decisions)."""
    rng, total = random.Random(1), 0
    for _ in range(samples):
        state = first_decision(game, rng)
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                total += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return total / samples


def whole_games(game: pyspiel.Game, seconds: float) -> float:
    """Return whole random games a second of processor time."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    games, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return games / (time.process_time() - start)


def rollouts(game: pyspiel.Game, seconds: float) -> float:
    """Return play-outs a second of processor time.

    The evaluator cannot be called from Python, so a search of one simulation calls it: that evaluates the root with
    `ROLLOUTS` random play-outs and does nothing else worth mentioning.
    """
    evaluator, rng = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), random.Random(2)
    games, spent = 0, 0.0
    while spent < seconds:
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, games, False)
        state = first_decision(game, rng)
        start = time.process_time()
        bot.step(state)
        spent += time.process_time() - start
        games += ROLLOUTS
    return games / spent
