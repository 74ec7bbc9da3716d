"""Gymnasium: one seat against bots, one game at a time (`SeatEnv`) or very many (`SeatVectorEnv`).

>>> import gymnasium, purrlor.adapters.gym
>>> envs = gymnasium.make_vec("purrlor/kitty-cataclysm", num_envs=64, seats=4)
>>> rows, info = envs.reset(seed=7)
>>> rows, rewards, terminated, truncated, info = envs.step(info["action_mask"].argmax(axis=1))

A move that is not on the list (see `action_mask` in `info`) loses the game at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from purrlor.adapters.common import check_begun, cycles
from purrlor.bots import Bot, bots
from purrlor.bots.base import Random
from purrlor.bots.registry import Opponent, listed, named
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
        self._threads, self._pool = threads, ThreadPoolExecutor(threads)

    def __getstate__(self) -> dict[str, Any]:
        """Return it without its threads: what `pickle` writes."""
        return {"learner": self.learner, "rivals": self.rivals, "threads": self._threads}

    def __setstate__(self, packed: dict[str, Any]) -> None:
        """Take up what was packed."""
        Against.__init__(self, **packed)

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

    def renew(self) -> None:
        """Begin the matches that have ended now, and not with the next step."""
        list(self._pool.map(self._begin, np.flatnonzero(self.learner.ended).tolist()))

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _begin(self, i: int) -> None:
        work, batch = self.learner, self.batch
        work.ended[i] = 0
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
        if work.ended[i]:
            work.masks[i] = 1  # nothing is chosen after the end: any move will do


class SeatVectorEnv(VectorEnv[Rows, NDArray[Any], NDArray[Any]]):
    """`num_envs` games at once, each with one seat of ours; a game that ended begins anew with the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(  # noqa: PLR0913
        self,
        name: str | Game,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: int | str = 0,
        bots: str | Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, Any] | None = None,
        cards: str | Path | None = None,
        max_cycles: int | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set the tables: our `seat` is a number or "any", `bots` one for all other seats or one for each.

        A bot is a name, or plays by itself: a function, an object, a `Bot`. A game of more than `max_cycles` decisions
        of ours is cut off.
        """
        if num_envs < 1:
            raise BadSetup("error-gym-environments", n=num_envs, field="num_envs")
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.max_cycles, self.begun = cycles(max_cycles), False
        self.steps = np.zeros(num_envs, np.int64)
        self.batch = Batch(game(name, cards), num_envs, seats, fresh_seed() >> 64, options)
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
        self.begun, self.steps[:] = True, 0
        return self.learner.rows.copy(), self._info()

    def step(self, actions: NDArray[Any]) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one move in every game, and the answers of the others."""
        check_begun(self.begun)
        work, anew = self.learner, self.learner.ended.astype(bool)
        self.play.step(np.asarray(actions))
        ended = work.ended.astype(bool)
        cut = self._cut(anew, ended)
        return work.rows.copy(), work.rewards.copy(), ended, cut, self._info()

    def renew(self) -> tuple[Rows, dict[str, Any]]:
        """Begin the games that have ended at once, for libraries that want it so; the next step then plays on."""
        self.play.renew()
        self.steps[self.steps == self.max_cycles] = 0
        return self.learner.rows.copy(), self._info()

    def _cut(self, anew: NDArray[Any], ended: NDArray[Any]) -> NDArray[Any]:
        """Count our decisions, and cut the games off that take too long: the next step deals them anew."""
        self.steps[:] = np.where(anew, 0, self.steps + 1)
        cut = np.zeros_like(ended) if self.max_cycles is None else (self.steps >= self.max_cycles) & ~ended
        self.learner.ended[cut], self.learner.masks[cut] = 1, 1
        return cut

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


def _rivals(given: str | Opponent | Sequence[Opponent], batch: Batch, seat: int) -> list[Bot] | None:
    """Return the other seats' bots, seat by seat; None when all choose by chance, which compiled code does itself."""
    made = bots(given, batch.game, capped=False)
    if all(type(one) is Random for one in made) and len(made) in (1, batch.seats - 1):
        return None
    if len(made) == 1:
        return made * batch.seats
    if len(made) != batch.seats - 1 or seat == ANY_SEAT:
        names = ", ".join(map(named, listed(given)))
        raise BadSetup("error-gym-bots", others=batch.seats - 1, names=names, field="bots")
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
