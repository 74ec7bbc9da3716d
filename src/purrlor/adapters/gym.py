"""Gymnasium: one seat against bots, one game at a time (`SeatEnv`) or very many (`SeatVectorEnv`).

>>> import gymnasium, purrlor.adapters.gym
>>> envs = gymnasium.make_vec("purrlor/kitty-cataclysm", num_envs=64, seats=4)
>>> rows, info = envs.reset(seed=7)
>>> rows, rewards, terminated, truncated, info = envs.step(info["action_mask"].argmax(axis=1))

A move that is not on the list (see `action_mask` in `info`) loses the game at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from purrlor.bots import Bot, bot
from purrlor.engine import Game
from purrlor.engine.author.chance import fresh_seed
from purrlor.engine.batch.batch import ANY_SEAT, Batch, Learner, cores
from purrlor.errors import BadSetup, IllegalMove
from purrlor.games import GAMES, game

Rows = NDArray[np.int16]


class Against:
    """Many matches in which one seat is ours and bots of any kind have the others; they think over threads."""

    def __init__(self, learner: Learner, rivals: list[Bot], threads: int) -> None:
        """Take the bots seat by seat; the learner's own place in the list is not used."""
        self.learner, self.batch, self.rivals = learner, learner.batch, rivals
        self._pool = ThreadPoolExecutor(threads)

    def reset(self) -> None:
        """Begin all matches."""
        work, batch = self.learner, self.batch
        work.numbers[:] = np.arange(len(batch))
        work.ended[:], work.illegal[:], work.rewards[:] = 0, 0, 0
        list(self._pool.map(self._begin, range(len(batch))))

    def step(self, moves: NDArray[Any]) -> None:
        """Play one move in every match, and the others' answers."""
        self.learner.moves[:] = moves
        list(self._pool.map(self._step, range(len(self.batch))))

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _begin(self, i: int) -> None:
        work, batch = self.learner, self.batch
        while True:
            number = int(work.numbers[i])
            if work.seat == ANY_SEAT:
                work.me[i] = number % batch.seats
            batch.deal(i, number)
            work.numbers[i] += len(batch)
            self._others(i, number)
            if not batch.is_over(i):
                return self._look(i)

    def _step(self, i: int) -> None:
        work, batch = self.learner, self.batch
        me, move = int(work.me[i]), int(work.moves[i])
        work.rewards[i] = work.illegal[i] = 0
        if work.ended[i]:
            work.ended[i] = 0
            return self._begin(i)
        try:
            batch.play(i, me, move)
        except IllegalMove:
            work.rewards[i], work.ended[i], work.illegal[i] = -1, 1, 1
            return self._look(i)
        self._others(i, int(work.numbers[i]))
        if batch.is_over(i):
            work.rewards[i], work.ended[i] = batch.rewards(i)[me], 1
        return self._look(i)

    def _others(self, i: int, number: int) -> None:
        batch, me = self.batch, int(self.learner.me[i])
        while not batch.is_over(i) and me not in batch.waiting(i):
            seat = batch.next_seat(i)
            thought = int(batch.minds["rng"][i][0]) << 32 | number
            batch.play(i, seat, self.rivals[seat].choose(batch.match(i), seat, thought).id)

    def _look(self, i: int) -> None:
        work = self.learner
        self.batch.look_into(i, int(work.me[i]), work.rows[i], work.masks[i])
        if work.illegal[i]:
            work.masks[i] = 0


class SeatVectorEnv(VectorEnv[Rows, NDArray[Any], NDArray[Any]]):
    """`num_envs` games at once, each with one seat of ours; a game that ended begins anew with the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        name: str | Game,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: int | str = 0,
        bots: str = "random",
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set the tables: our `seat` is a number or "any", `bots` one name or one for each other seat."""
        if num_envs < 1:
            raise BadSetup("error-gym-environments", n=num_envs, field="num_envs")
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.batch = Batch(game(name), num_envs, seats, fresh_seed() >> 64, options)
        workers = min(cores(threads), num_envs)
        self.learner = Learner(self.batch, _seat(seat, self.batch.seats), workers)
        rivals = _rivals(bots, self.batch, self.learner.seat)
        self.play: Learner | Against = self.learner if rivals is None else Against(self.learner, rivals, workers)
        self.single_observation_space = row_space(self.batch)
        self.single_action_space = spaces.Discrete(self.batch.verbs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Begin all games; the same seed gives the same games."""
        super().reset(seed=seed)
        self.batch.reseed(int(self.np_random.integers(1 << 63)))
        self.play.reset()
        return self.learner.rows.copy(), self._info()

    def step(self, actions: NDArray[Any]) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one move in every game, and the answers of the others."""
        self.play.step(np.asarray(actions))
        work = self.learner
        ended = work.ended.astype(bool)
        return work.rows.copy(), work.rewards.copy(), ended, np.zeros_like(ended), self._info()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.play.close()
        self.learner.close()

    def _info(self) -> dict[str, Any]:
        """Return the lists of moves as masks, our seats, and whether a move was not on its list."""
        work = self.learner
        return {
            "action_mask": work.masks.copy(), "seat": work.me.copy(), "illegal_move": work.illegal.astype(bool),
        }  # fmt: skip


class SeatEnv(gymnasium.Env[Rows, int]):
    """One game at a time, one seat of ours."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, name: str | Game, render_mode: str | None = None, **settings: Any) -> None:
        """Set a table; the settings are those of `SeatVectorEnv`."""
        self.many = SeatVectorEnv(name, 1, **settings)
        self.render_mode = render_mode
        self.observation_space = self.many.single_observation_space
        self.action_space = self.many.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Begin a game; the same seed gives the same game."""
        super().reset(seed=seed)
        rows, info = self.many.reset(seed=int(self.np_random.integers(1 << 63)))
        return rows[0], _first(info)

    def step(self, action: int) -> tuple[Rows, float, bool, bool, dict[str, Any]]:
        """Play a move, and the answers of the others."""
        rows, rewards, ended, cut, info = self.many.step(np.array([action]))
        return rows[0], float(rewards[0]), bool(ended[0]), bool(cut[0]), _first(info)

    def render(self) -> str | None:
        """Return what our seat sees: the numbers that are not zero, in words."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{k}: {v}" for k, v in self.many.batch.layout.named(self.many.learner.rows[0]).items())

    def close(self) -> None:
        """Let the threads go."""
        self.many.close()


def row_space(batch: Batch) -> spaces.Box:
    """Return the space of a game's observations."""
    return spaces.Box(batch.layout.low, batch.layout.high, dtype=np.int16)


def _first(info: dict[str, Any]) -> dict[str, Any]:
    return {
        "action_mask": info["action_mask"][0],
        "seat": int(info["seat"][0]),
        "illegal_move": bool(info["illegal_move"][0]),
    }


def _seat(seat: int | str, seats: int) -> int:
    if seat == "any":
        return ANY_SEAT
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadSetup("error-gym-seat", last=seats - 1, seat=repr(seat), field="seat")
    return seat


def _rivals(names: str, batch: Batch, seat: int) -> list[Bot] | None:
    """Return the other seats' bots, seat by seat; None when all choose by chance, which compiled code does itself."""
    listed = [name.strip() for name in names.split(",")]
    if set(listed) == {"random"}:
        return None
    if len(listed) == 1:
        return [bot(listed[0], batch.game, capped=False)] * batch.seats
    if len(listed) != batch.seats - 1 or seat == ANY_SEAT:
        raise BadSetup(
            "error-gym-bots",
            others=batch.seats - 1,
            names=names,
            field="bots",
        )
    made = [bot(name, batch.game, capped=False) for name in listed]
    return [*made[:seat], made[0], *made[seat:]]


def register() -> None:
    """Tell Gymnasium the games: `purrlor/kitty-cataclysm` and so on."""
    for name in GAMES:
        if f"purrlor/{name}" not in gymnasium.registry:
            gymnasium.register(
                f"purrlor/{name}",
                entry_point="purrlor.adapters.gym:SeatEnv",
                vector_entry_point="purrlor.adapters.gym:SeatVectorEnv",
                kwargs={"name": name},
                disable_env_checker=True,
            )


register()
