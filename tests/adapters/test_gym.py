"""Gymnasium: one seat against bots, one game or many at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

import purrlor
from purrlor.adapters.gym import SeatVectorEnv

RNG = np.random.default_rng(5)


def any_moves(mask: NDArray[np.int8]) -> NDArray[np.int64]:
    """Draw a move of every list."""
    drawn: NDArray[np.int64] = (mask * RNG.random(mask.shape)).argmax(axis=1)
    return drawn


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_one_seat_passes_gymnasiums_own_check(name: str) -> None:
    check_env(gymnasium.make(f"purrlor/{name}").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_many_games_step_at_once_and_begin_anew(name: str) -> None:
    envs = gymnasium.make_vec(f"purrlor/{name}", num_envs=16, seats=purrlor.game(name).seats[-1], seat="any", threads=2)
    rows, info = envs.reset(seed=3)
    assert rows.dtype == envs.observation_space.dtype
    ended = np.zeros(16, bool)
    games = 0
    for _ in range(4000):
        assert envs.observation_space.contains(rows)
        assert (info["action_mask"].any(axis=1) | ended).all()
        rows, rewards, ended, cut, info = envs.step(any_moves(info["action_mask"]))
        assert not info["illegal_move"].any()
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        games += int(ended.sum())
        if games > 40:
            break
    assert games > 16
    envs.close()


@pytest.mark.parametrize("threads", [2, 3])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    made = [SeatVectorEnv("kitty-cataclysm", 10, seats=3, threads=n) for n in (1, threads)]
    seen = [envs.reset(seed=8) for envs in made]
    for _ in range(120):
        assert (seen[0][0] == seen[1][0]).all()
        moves = seen[0][1]["action_mask"].argmax(axis=1)
        steps = [envs.step(moves) for envs in made]
        assert (steps[0][1] == steps[1][1]).all()
        seen = [(step[0], step[4]) for step in steps]
    for envs in made:
        envs.close()


def test_a_seed_decides_the_games_and_another_gives_others() -> None:
    envs = SeatVectorEnv("kitty-cataclysm", 4, seats=3)
    first, again, other = (envs.reset(seed=seed)[0].copy() for seed in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()


def test_a_move_that_is_not_on_the_list_loses() -> None:
    env = gymnasium.make("purrlor/kitty-cataclysm")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended, info["illegal_move"]) == (-1.0, True, True)


def test_gymnasiums_wrappers_take_it() -> None:
    envs = RecordEpisodeStatistics(SeatVectorEnv("kitty-cataclysm", 4))
    _, info = envs.reset(seed=1)
    for _ in range(150):
        _, _, _, _, info = envs.step(any_moves(info["action_mask"]))
    assert len(envs.return_queue) > 0


def test_bots_think_for_the_other_seats() -> None:
    """A random player against greedy ones wins less than its share, and the same seed gives the same games."""
    envs = SeatVectorEnv("kitty-cataclysm", 8, seats=2, bots="greedy", threads=2)
    results = []
    for _ in range(2):
        rng = np.random.default_rng(1)
        _, info = envs.reset(seed=9)
        won: list[float] = []
        while len(won) < 40:
            mask = info["action_mask"]
            _, rewards, ended, _, info = envs.step((mask * rng.random(mask.shape)).argmax(axis=1))
            won += rewards[ended].tolist()
        results.append(won)
    assert results[0] == results[1]
    assert sum(results[0]) < 0
    envs.close()


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"seat": 2}, "seat"),
        ({"seat": "best"}, "seat"),
        ({"seats": 9}, "seats"),
        ({"bots": "lion"}, "bots"),
        ({"bots": "random,greedy,random"}, "bots"),
        ({"options": {"nap": 1}}, "nap"),
        ({"num_envs": 0}, "num_envs"),
        ({"threads": 0}, "threads"),
    ],
)
def test_a_bad_setting_gets_a_sentence(settings: dict[str, object], field: str) -> None:
    with pytest.raises(purrlor.errors.BadSetup) as error:
        SeatVectorEnv("kitty-cataclysm", **settings)  # type: ignore[arg-type]
    assert error.value.field == field
