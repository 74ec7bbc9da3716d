"""PettingZoo: all seats are agents, one after the other (`aec_env`) or at once (`parallel_env`).

>>> from purrlor.adapters.zoo import aec_env
>>> env = aec_env("kitty-cataclysm", seats=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from purrlor.engine import Game
from purrlor.engine.author.chance import fresh_seed
from purrlor.engine.batch.batch import Batch
from purrlor.errors import IllegalMove
from purrlor.games import game

Observation = dict[str, Any]
MODES = ("ansi",)


class Table:
    """What both kinds of environment share: one match, its agents and their spaces."""

    def __init__(self, name: str | Game, seats: int | None, options: Mapping[str, Any] | None, spare: int) -> None:
        """Set a table; `spare` more actions mean nothing to the game."""
        self.batch = Batch(game(name), 1, seats, fresh_seed() >> 64, options)
        self.name = f"purrlor/{self.batch.game.id}"
        self.agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.number = 0
        self.spare = spare
        size, row = self.batch.verbs + spare, self.batch.layout
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(row.low, row.high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.agents}

    def deal(self, seed: int | None) -> None:
        """Deal the first game of a seed, or the next one."""
        if seed is not None:
            self.batch.reseed(seed)
            self.number = 0
        self.batch.deal(0, self.number)
        self.number += 1

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and may do."""
        seat = self.seat_of[agent]
        return {"observation": self.batch.observe(0, seat), "action_mask": self.batch.mask(0, seat)}

    def rewards(self) -> dict[str, float]:
        """Return everybody's reward at the end."""
        return dict(zip(self.agents, self.batch.rewards(0), strict=True))

    def text(self) -> str:
        """Return what a spectator sees."""
        return json.dumps(self.batch.match(0).view(None), indent=1)


class SeatsInTurn(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents act one after the other; of several that are asked at once, chance says who is first."""

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set a table of a game."""
        super().__init__()
        self.table = Table(name, seats, options, 0)
        self.metadata = {"render_modes": list(MODES), "name": self.table.name, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []

    def __str__(self) -> str:
        """Return the name."""
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: the numbers of the game's moves."""
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the first one of a seed, or the next."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.batch.next_seat(0)]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and may do."""
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """Play the chosen agent's move; one that is not on the list is refused."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove("error-zoo-no-move")
        batch = self.table.batch
        batch.play(0, self.table.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        seat = batch.next_seat(0)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = self.table.rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return what a spectator sees, as text."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be put away."""


class SeatsAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act in every step; who is not asked has one action, the last, which does nothing."""

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set a table of a game."""
        self.table = Table(name, seats, options, 1)
        self.metadata = {"render_modes": list(MODES), "name": self.table.name}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.nothing = self.table.batch.verbs

    def __str__(self) -> str:
        """Return the name."""
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: the numbers of the game's moves, and one that does nothing."""
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game: the first one of a seed, or the next."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the moves of all who are asked, in a drawn order; in a race the first one may end the question."""
        batch, seat_of, seats = self.table.batch, self.table.seat_of, set(self.table.batch.waiting(0))
        chosen = {seat_of[agent]: int(action) for agent, action in actions.items()}
        self._check(chosen, seats)
        question = int(batch.heads["ask"][0])
        while seats:
            seat = batch.next_seat(0)
            batch.play(0, seat, chosen[seat])
            seats.discard(seat)
            if set(batch.waiting(0)) != seats or self._is_other(question):
                break  # the question was withdrawn, or the next one is asked
        over = batch.is_over(0)
        observations = self._observations()
        rewards = self.table.rewards() if over else dict.fromkeys(self.possible_agents, 0.0)
        ended, infos = dict.fromkeys(self.agents, over), {agent: {} for agent in self.agents}  # type: dict[str, bool], dict[str, dict[str, Any]]
        self.agents = [] if over else self.agents
        return observations, rewards, ended, dict.fromkeys(ended, False), infos

    def _is_other(self, question: int) -> bool:
        """Return whether the same seats are asked something else now; so is a window in which something happened."""
        head, has_windows = self.table.batch.heads[0], self.table.batch.game.has_windows
        return bool(head["ask"] != question or (has_windows and head["log_n"] > 0))

    def _check(self, chosen: Mapping[int, int], asked: set[int]) -> None:
        """Refuse a step with a move that is not on its list, before anything is played."""
        for seat in asked:
            mask = self.table.batch.mask(0, seat)
            if seat not in chosen or not 0 <= chosen[seat] < len(mask) or not mask[chosen[seat]]:
                raise IllegalMove("error-zoo-not-its-move", seat=seat, move=chosen.get(seat))
        for seat in chosen.keys() - asked:
            if chosen[seat] != self.nothing:
                raise IllegalMove("error-zoo-not-asked", seat=seat, action=self.nothing)

    def _observations(self) -> dict[str, Observation]:
        """Return everybody's observation; who is not asked may only do nothing."""
        made = {}
        for agent in self.agents:
            seen = self.table.observe(agent)
            idle = np.array([not seen["action_mask"].any()], np.int8)
            made[agent] = {**seen, "action_mask": np.concatenate((seen["action_mask"], idle))}
        return made

    def render(self) -> str | None:
        """Return what a spectator sees, as text."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing has to be put away."""


def aec_env(name: str | Game, **settings: Any) -> SeatsInTurn:
    """Return a game as an environment whose agents act in turn; settings are seats, options and render_mode."""
    return SeatsInTurn(name, **settings)


def parallel_env(name: str | Game, **settings: Any) -> SeatsAtOnce:
    """Return a game as an environment whose agents act at once."""
    return SeatsAtOnce(name, **settings)
