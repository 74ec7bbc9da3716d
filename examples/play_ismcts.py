"""ISMCTSBot of OpenSpiel plays against chance: python examples/play_ismcts.py kitty_cataclysm 100 3 (thoughts, games).

It needs `pip install purrlor[openspiel]`.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import purrlor.adapters.spiel

assert purrlor.adapters.spiel.GAMES  # importing it tells OpenSpiel the games
thoughts, games = int(sys.argv[2]), int(sys.argv[3])
game, rng = pyspiel.load_game(f"purrlor_{sys.argv[1]}(players=2)"), np.random.RandomState(1)
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, thoughts, random_state=rng)
results = []
for number in range(games):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice([outcome for outcome, _ in state.chance_outcomes()])
        elif state.current_player() == number % 2:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(int(action))
    results.append(state.returns()[number % 2])
print(f"mean result of {games} games: {sum(results) / games:.2f}")
