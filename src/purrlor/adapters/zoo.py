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
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from purrlor.adapters.common import check_begun, cycles
from purrlor.engine import Game
from purrlor.engine.author.chance import fresh_seed
from purrlor.engine.author.results import payoff
from purrlor.engine.batch.batch import Batch
from purrlor.errors import BadSetup, IllegalMove, short
from purrlor.games import game

Observation = dict[str, Any]
Told = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # what a step of all agents gives
MODES = ("ansi",)


class Table:
    """What both kinds of environment share: one match, its agents and their spaces."""

    def __init__(
        self,
        name: str | Game,
        spare: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        cards: str | Path | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """Set a table; `spare` more actions mean nothing to the game; after `max_cycles` steps a game is cut off."""
        self.batch = Batch(game(name, cards), 1, seats, fresh_seed() >> 64, options)
        self.max_cycles, self.steps, self.begun, self.lost = cycles(max_cycles), 0, False, False
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
        self.steps, self.begun, self.lost = 0, True, False

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended, by the rules or by a move that is none."""
        return self.lost or self.batch.is_over(0)

    @property
    def is_cut(self) -> bool:
        """Return whether the game was cut off."""
        return not self.is_over and self.max_cycles is not None and self.steps >= self.max_cycles

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and may do; after the end any action will do, so that no mask is empty."""
        check_begun(self.begun)
        seat = self.seat_of[agent]
        mask = self.batch.mask(0, seat)
        if self.is_over or self.is_cut:
            mask[:] = 1
        return {"observation": self.batch.observe(0, seat), "action_mask": mask}

    def state(self) -> NDArray[np.int16]:
        """Return all there is to know, for a critic of all agents: every seat's row, then what lies in every zone."""
        check_begun(self.begun)
        return self.batch.everything(0)

    @cached_property
    def state_space(self) -> spaces.Box:
        """Return the space of what `state` gives."""
        row, count = self.batch.layout, len(self.batch.everything(0)) - self.batch.seats * len(self.batch.layout)
        low = np.concatenate([*[row.low] * self.batch.seats, np.zeros(count, np.int16)])
        high = np.concatenate([*[row.high] * self.batch.seats, np.full(count, np.iinfo(np.int16).max, np.int16)])
        return spaces.Box(low, high, dtype=np.int16)

    def rewards(self) -> dict[str, float]:
        """Return everybody's reward at the end."""
        return dict(zip(self.agents, self.batch.rewards(0), strict=True))

    def text(self) -> str:
        """Return what a spectator sees."""
        return json.dumps(self.batch.match(0).view(None), indent=1)


class SeatsInTurn(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents act one after the other; of several that are asked at once, chance says who is first."""

    def __init__(self, name: str | Game, render_mode: str | None = None, **settings: Any) -> None:
        """Set a table of a game; settings are those of `Table`."""
        super().__init__()
        self.table = Table(name, 0, **settings)
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

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the chosen agent sees, what it was given, and whether its game is over."""
        check_begun(self.table.begun)
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def state(self) -> NDArray[np.int16]:
        """Return all there is to know, for a critic of all agents."""
        return self.table.state()

    @property
    def state_space(self) -> spaces.Box:
        """Return the space of what `state` gives."""
        return self.table.state_space

    def step(self, action: int | None) -> None:
        """Play the chosen agent's move; one that is not on the list is refused."""
        check_begun(self.table.begun)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove("error-zoo-no-move")
        batch = self.table.batch
        batch.play(0, self.table.seat_of[agent], int(action))
        self.table.steps += 1
        self._cumulative_rewards[agent] = 0.0
        seat = batch.next_seat(0)
        if self.table.is_over or self.table.is_cut:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        if self.table.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
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
    """All agents act in every step; who is not asked has one action, the last, which does nothing.

    An action that is none of an agent's moves is refused, or with `illegal="lose"` ends the game as lost for it.
    """

    def __init__(
        self, name: str | Game, render_mode: str | None = None, illegal: str = "refuse", **settings: Any
    ) -> None:
        """Set a table of a game; settings are those of `Table`."""
        if illegal not in ("refuse", "lose"):
            raise BadSetup("error-zoo-illegal", illegal=short(illegal), field="illegal")
        self.table, self.illegal = Table(name, 1, **settings), illegal
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

    def step(self, actions: dict[str, int]) -> Told:
        """Play the moves of all who are asked, in a drawn order; in a race the first one may end the question."""
        check_begun(self.table.begun)
        seat_of, seats = self.table.seat_of, set(self.table.batch.waiting(0))
        chosen = {seat_of[agent]: int(action) for agent, action in actions.items()}
        wrong = self._wrong(chosen, seats)
        if wrong and self.illegal == "refuse":
            raise next(iter(wrong.values()))
        self.table.steps += 1
        if wrong:
            self.table.lost = True
            return self._told(self._fined(wrong))
        self._play(chosen, seats)
        over = self.table.batch.is_over(0)
        return self._told(self.table.rewards() if over else dict.fromkeys(self.possible_agents, 0.0))

    def state(self) -> NDArray[np.int16]:
        """Return all there is to know, for a critic of all agents."""
        return self.table.state()

    @property
    def state_space(self) -> spaces.Box:
        """Return the space of what `state` gives."""
        return self.table.state_space

    def _play(self, chosen: Mapping[int, int], seats: set[int]) -> None:
        batch = self.table.batch
        question = int(batch.heads["ask"][0])
        while seats:
            seat = batch.next_seat(0)
            batch.play(0, seat, chosen[seat])
            seats.discard(seat)
            if set(batch.waiting(0)) != seats or self._is_other(question):
                break  # the question was withdrawn, or the next one is asked

    def _told(self, rewards: dict[str, float]) -> Told:
        """Return what a step gives: what all see, their rewards, and whether the game has ended or was cut off."""
        over, cut, agents = self.table.is_over, self.table.is_cut, self.agents
        observations = self._observations()
        self.agents = [] if over or cut else agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _fined(self, wrong: Mapping[int, Any]) -> dict[str, float]:
        """Return the rewards where some have lost by a move that is none: the others have won together."""
        seats = len(self.possible_agents)
        places = [2 if seat in wrong else 1 for seat in range(seats)]
        paid = [payoff(places, seats, seat) if len(wrong) < seats else 0.0 for seat in range(seats)]
        return dict(zip(self.possible_agents, paid, strict=True))

    def _is_other(self, question: int) -> bool:
        """Return whether the same seats are asked something else now; so is a window in which something happened."""
        head, has_windows = self.table.batch.heads[0], self.table.batch.game.has_windows
        return bool(head["ask"] != question or (has_windows and head["log_n"] > 0))

    def _wrong(self, chosen: Mapping[int, int], asked: set[int]) -> dict[int, IllegalMove]:
        """Return what is wrong with the moves of a step, by seat, before anything is played."""
        found = {}
        for seat in sorted(asked):
            mask = self.table.batch.mask(0, seat)
            if seat not in chosen or not 0 <= chosen[seat] < len(mask) or not mask[chosen[seat]]:
                found[seat] = IllegalMove("error-zoo-not-its-move", seat=seat, move=chosen.get(seat))
        for seat in sorted(chosen.keys() - asked):
            if chosen[seat] != self.nothing:
                found[seat] = IllegalMove("error-zoo-not-asked", seat=seat, action=self.nothing)
        return found

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
    """Return a game as an environment whose agents act in turn; settings are those of `Table`, and render_mode."""
    return SeatsInTurn(name, **settings)


def parallel_env(name: str | Game, **settings: Any) -> SeatsAtOnce:
    """Return a game as an environment whose agents act at once; settings are the same, and illegal."""
    return SeatsAtOnce(name, **settings)
