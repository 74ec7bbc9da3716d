"""PettingZoo's own conformance tests, for every game."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import purrlor
from purrlor.adapters.zoo import aec_env, parallel_env

# Observations are dicts with a mask, as in PettingZoo's own classic games; its test knows those by their names.
DICTS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


@DICTS
@pytest.mark.parametrize("name", purrlor.GAMES)
def test_agents_in_turn_pass_the_api_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(name), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_seed_decides_everything(name: str) -> None:
    seed_test(lambda: aec_env(name), num_cycles=60)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_agents_at_once_pass_the_parallel_api_test(name: str) -> None:
    parallel_api_test(parallel_env(name, seats=purrlor.game(name).seats[-1]), num_cycles=150)


@pytest.mark.parametrize("seed", [6, 62, 97, 114])
def test_what_agents_chose_at_once_is_no_answer_to_the_next_question(seed: int) -> None:
    """In these games a move in a window opens another one for just those who had still to answer the first."""
    env, rng = parallel_env("here-kitty-kitty", seats=6), np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while env.agents:
        seen, *_ = env.step(
            {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        )


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_whole_games_end_with_rewards_that_add_to_nothing(name: str) -> None:
    env, rng = aec_env(name, seats=purrlor.game(name).seats[-1]), random.Random(4)
    env.reset(seed=4)
    won: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        won[agent] = won.get(agent, 0.0) + reward
        env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(won.values()) == pytest.approx(0)
    assert max(won.values()) > 0 or set(won.values()) == {0.0}


def test_an_agent_that_is_not_asked_may_only_do_nothing() -> None:
    env = parallel_env("kitty-cataclysm", seats=3)
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.nothing]]
    assert len(asked) == 1
    good = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    with pytest.raises(purrlor.errors.IllegalMove):
        env.step({**good, asked[0]: env.nothing})
    idle = next(agent for agent in env.agents if agent not in asked)
    with pytest.raises(purrlor.errors.IllegalMove):
        env.step({**good, idle: 0})
    env.step(good)


def test_in_a_race_the_first_answer_ends_the_question() -> None:
    """KC-14: all but the dealer may start; the later cards are never played."""
    env = parallel_env("kitty-cataclysm", seats=4, options={"start_rule": "first_play"})
    seen, _ = env.reset(seed=2)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.nothing]]
    assert len(asked) == 3
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.table.batch.heads["kitty_n"][0].sum() == 1


def test_a_wrong_action_is_refused_with_a_sentence() -> None:
    env = aec_env("kitty-cataclysm", seats=2)
    env.reset(seed=1)
    for wrong in (None, 10**6, -3):
        with pytest.raises(purrlor.errors.IllegalMove):
            env.step(wrong)


def test_the_spectators_view_can_be_rendered() -> None:
    env = aec_env("kitty-cataclysm", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert '"zones"' in str(env.render())
