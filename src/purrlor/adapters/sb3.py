"""stable-baselines3: very many games at once as a `VecEnv`, also for MaskablePPO of sb3-contrib.

>>> from purrlor.adapters.sb3 import SeatVecEnv
>>> from sb3_contrib import MaskablePPO
>>> model = MaskablePPO("MlpPolicy", SeatVecEnv("kitty-cataclysm", 64, seats=2), n_steps=64)

It is `purrlor.adapters.gym.SeatVectorEnv`, but a game that ended begins anew in the same step, as this library wants.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from purrlor.adapters.gym import SeatVectorEnv
from purrlor.engine import Game

Indices = None | int | Iterable[int]


class SeatVecEnv(VecEnv):
    """`num_envs` games at once, each with one seat of ours; settings are those of `SeatVectorEnv`."""

    def __init__(self, name: str | Game, num_envs: int = 64, **settings: Any) -> None:
        """Set the tables."""
        self.envs = SeatVectorEnv(name, num_envs, **settings)
        self.render_mode = self.envs.render_mode
        self.reset_infos: list[dict[str, Any]] = []
        self._masks: NDArray[np.int8] = self.envs.learner.masks
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> NDArray[np.int16]:
        """Begin all games; `seed(n)` before it decides which."""
        rows, info = self.envs.reset(seed=self._seeds[0])
        self._masks, self.reset_infos = info["action_mask"], [{} for _ in range(self.num_envs)]
        self._reset_seeds()
        self._reset_options()
        return rows

    def step_async(self, actions: NDArray[Any]) -> None:
        """Take the moves that `step_wait` plays."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play a move in every game; a row of a game that ended is the first of the next one."""
        rows, rewards, ended, cut, info = self.envs.step(self._actions)
        done = ended | cut
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(done).tolist():
            infos[i] = {"terminal_observation": rows[i], "TimeLimit.truncated": bool(cut[i])}
        if done.any():
            rows, info = self.envs.renew()
        self._masks = info["action_mask"]
        return rows, rewards.astype(np.float32), done, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which moves are on the lists: what MaskablePPO asks for."""
        return self._masks.astype(bool)

    def close(self) -> None:
        """Let the threads go."""
        self.envs.close()

    # what one asks of single environments; ours are one

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Return an attribute, once for every game."""
        return [getattr(self, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Set an attribute for all games."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any) -> list[Any]:
        """Call a method, and give each game its part of what comes back."""
        found = getattr(self, method_name)(*args, **kwargs)
        chosen = self._chosen(indices)
        return [found[i] for i in chosen] if isinstance(found, np.ndarray) else [found] * len(chosen)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:
        """Return that nothing is wrapped."""
        return [False] * len(self._chosen(indices))

    def _chosen(self, indices: Indices) -> Sequence[int]:
        return list(self._get_indices(indices))
