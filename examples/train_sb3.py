"""MaskablePPO of sb3-contrib learns a cat game: python examples/train_sb3.py kitty-cataclysm 100000 (steps).

It needs `pip install purrlor[sb3]`.
"""

import sys

from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

from purrlor.adapters.sb3 import SeatVecEnv

envs = SeatVecEnv(sys.argv[1], 16, seats=2, bots="random", threads=1)
envs.seed(3)
model = MaskablePPO("MlpPolicy", VecMonitor(envs), n_steps=32, batch_size=128, n_epochs=1, seed=1, device="cpu")
model.learn(int(sys.argv[2]))
results = [game["r"] for game in model.ep_info_buffer]
print(f"mean result of the last {len(results)} games: {sum(results) / max(1, len(results)):.2f}")
