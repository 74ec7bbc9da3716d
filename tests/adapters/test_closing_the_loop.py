"""From training to playing without a look inside: any opponent, packing, bounds, central critics, edited cards."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import parallel_seed_test

import purrlor
import purrlor.adapters.spiel
from purrlor.adapters.everyone import EverySeatVectorEnv
from purrlor.adapters.gym import SeatVectorEnv
from purrlor.adapters.zoo import aec_env, parallel_env
from purrlor.bots import Bot
from purrlor.engine.batch.batch import Batch
from purrlor.errors import BadSetup, IllegalMove
from purrlor.lab.arena.command import arena
from purrlor.lab.arena.schedule import ArenaSetup

KC = "kitty-cataclysm"
SPIEL = "purrlor_kitty_cataclysm"
DOC = Path(__file__).parent.parent.parent / "docs/adding-a-bot.md"


def first(view: dict[str, Any], moves: list[Any]) -> Any:
    return moves[0]


class Hopeful(Bot):
    """The class of docs/adding-a-bot.md, which `test_the_class_of_the_docs_plays` takes from there."""

    def think(self, match, seat, moves, seed, stop):  # type: ignore[no-untyped-def]
        def after(move: Any) -> float:
            world = match.imagine(seat, seed)
            world.play(seat, move)
            return float(world.game.backend.value(world.state, seat))

        return max(moves, key=after)


def picked(masks: NDArray[np.int8]) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = (masks * np.arange(1, masks.shape[1] + 1)).argmax(axis=1)
    return chosen


def edited(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text('[[card]]\nid = "fat-cat"\nname = "Very Fat Cat"\n')  # words alone: nothing is compiled anew
    return file


OPPONENTS = ("random", first, Hopeful, Hopeful("mine"), [first, Hopeful])


@pytest.mark.parametrize("bots", OPPONENTS, ids=["a name", "a function", "a class", "an object", "several"])
def test_any_opponent_sits_in_a_vector_of_games_that_can_be_packed(bots: Any) -> None:
    envs = SeatVectorEnv(KC, 4, seats=3, bots=bots, threads=1)
    _, info = envs.reset(seed=3)
    for _ in range(25):
        _, _, _, _, info = envs.step(picked(info["action_mask"]))
        assert info["action_mask"].any(axis=1).all()  # also of games that have ended
        assert not info["illegal_move"].any()
    copies = [envs, copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    infos = [info] * 3
    for _ in range(25):
        steps = [env.step(picked(told["action_mask"])) for env, told in zip(copies, infos, strict=True)]
        infos = [step[4] for step in steps]
        for step in steps[1:]:
            assert (step[0] == steps[0][0]).all() and (step[1] == steps[0][1]).all()


def test_what_is_no_opponent_is_said() -> None:
    with pytest.raises(BadSetup, match=r"A bot is a name, a function choose\(view, moves\)"):
        SeatVectorEnv(KC, 4, bots=3)  # type: ignore[arg-type]


def test_the_class_of_the_docs_plays(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "hopeful.py"
    file.write_text(next(block for block in blocks if "class Hopeful(Bot)" in block))
    result = arena(ArenaSetup(KC, (f"{file}:Hopeful", "random"), 2, 1), 40)
    assert result["bots"][0]["name"] == f"{file}:Hopeful"
    won = result["bots"][0]["win_share"]
    assert won is not None and won > 0.5


def test_functions_and_objects_play_in_an_arena_with_edited_cards(tmp_path: Path) -> None:
    setting = ArenaSetup(KC, (first, Hopeful("mine"), "random"), 2, 1, cards=edited(tmp_path).read_text())
    assert setting.names == ("first", "mine", "random")
    result = arena(setting, 6, log=tmp_path / "log.jsonl")
    assert [bot["name"] for bot in result["bots"]] == ["first", "mine", "random"]
    assert arena(setting, 6, log=tmp_path / "log.jsonl")["bots"] == result["bots"]


def test_a_bot_that_cannot_be_sent_to_processes_is_named() -> None:
    with pytest.raises(BadSetup, match="let it play with jobs=1") as caught:
        arena(ArenaSetup(KC, (lambda view, moves: moves[0], "random"), 2, 1), 4, jobs=2)
    assert caught.value.field == "jobs"


@pytest.mark.parametrize(
    "step",
    [
        lambda: SeatVectorEnv(KC, 2, threads=1).step(np.zeros(2, np.int64)),
        lambda: EverySeatVectorEnv(KC, {2: 2}, threads=1).step(np.zeros(2, np.int64)),
        lambda: aec_env(KC).step(0),
        lambda: aec_env(KC).last(),
        lambda: aec_env(KC).observe("seat_0"),
        lambda: parallel_env(KC).step({}),
        lambda: parallel_env(KC).state(),
    ],
)
def test_a_step_before_the_first_reset_is_refused(step: Callable[[], Any]) -> None:
    with pytest.raises(IllegalMove, match=r"^Call reset\(\) first: no game has begun in this environment\.$"):
        step()


def test_games_are_cut_off_after_max_cycles() -> None:
    env = aec_env(KC, max_cycles=7)
    env.reset(seed=1)
    for _ in range(7):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert env.last()[0]["action_mask"].all()
    envs = SeatVectorEnv(KC, 3, max_cycles=5, threads=1)
    _, info = envs.reset(seed=1)
    counts, cuts = np.zeros(3, np.int64), 0
    for _ in range(60):
        _, rewards, ended, cut, info = envs.step(picked(info["action_mask"]))
        counts += 1
        assert (cut == ((counts == 5) & ~ended)).all() and not rewards[cut].any()
        assert info["action_mask"][cut | ended].all()
        counts[cut | ended], cuts = -1, cuts + int(cut.sum())  # the next step only deals anew
    assert cuts > 5
    with pytest.raises(BadSetup, match="max_cycles is a whole number from 1 on"):
        parallel_env(KC, max_cycles=0)


def test_a_central_critic_sees_everything() -> None:
    env = aec_env(KC, seats=3)
    env.reset(seed=4)
    for _ in range(9):
        state, rows = env.state(), [env.observe(agent)["observation"] for agent in env.agents]
        assert env.state_space.contains(state)
        assert (state[: 3 * len(rows[0])] == np.concatenate(rows)).all()
        assert state[3 * len(rows[0]) :].sum() == sum(card.count for card in purrlor.game(KC).cards.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))


def test_pettingzoos_parallel_seed_test_needs_a_game_that_takes_any_action() -> None:
    """It draws actions without their masks; where those lose, it passes."""
    parallel_seed_test(lambda: parallel_env(KC, illegal="lose"))
    with pytest.raises(IllegalMove):
        parallel_seed_test(lambda: parallel_env(KC))


def test_a_move_that_is_none_loses_where_that_is_asked_for() -> None:
    env = parallel_env(KC, seats=3, illegal="lose")
    env.reset(seed=2)
    _, rewards, ended, _, _ = env.step(dict.fromkeys(env.agents, env.nothing))
    assert all(ended.values()) and not env.agents
    assert sorted(rewards.values()) == [-0.5, 0.25, 0.25]


def test_zoo_environments_can_be_packed() -> None:
    env = aec_env(KC, seats=3)
    env.reset(seed=5)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert (again.last()[0]["observation"] == env.last()[0]["observation"]).all()
        again.step(int(np.flatnonzero(again.last()[0]["action_mask"])[0]))
    assert env.table.steps == 1


def test_a_match_gives_the_rows_of_the_environments() -> None:
    batch, match = Batch(purrlor.game(KC), 1, 3), purrlor.game(KC).match(3, 6)
    batch.deal(0, 6)
    while match.waiting:
        for seat in range(3):
            assert (batch.observe(0, seat) == match.observation(seat)).all()
            assert (batch.mask(0, seat) == match.mask(seat)).all()
            assert (batch.match(0).observation(seat) == match.observation(seat)).all()
        seat = match.waiting[0]
        move = match.legal(seat)[match.ply % len(match.legal(seat))]
        batch.play(0, seat, move)
        match.play(seat, move)


# -- OpenSpiel


def begun(game: Any, moves: int, rng: np.random.RandomState) -> Any:
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        chance = state.is_chance_node()
        moves -= not chance
        state.apply_action(
            int(rng.choice([a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()))
        )
    return state


def test_ismcts_of_openspiel_plays() -> None:
    game, rng = pyspiel.load_game(f"{SPIEL}(players=3)"), np.random.RandomState(1)
    state = begun(game, 5, rng)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 40, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_cannot_be_told_from_the_true_one() -> None:
    game, rng = pyspiel.load_game(f"{SPIEL}(players=3)"), np.random.RandomState(2)
    state, differ = begun(game, 9, rng), 0
    player = state.current_player()
    for _ in range(8):
        world = state.resample_from_infostate(player, lambda: float(rng.uniform()))
        differ += str(world) != str(state)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    assert differ > 0


def test_the_tensor_of_an_information_state_tells_memories_apart() -> None:
    game, rng = pyspiel.load_game(SPIEL), np.random.RandomState(3)
    state = begun(game, 6, rng)
    player, size = state.current_player(), game.observation_tensor_size()
    tensor = state.information_state_tensor(player)
    assert len(tensor) == game.information_state_tensor_size() == size + 64
    assert tensor[:size] == state.observation_tensor(player)
    other = begun(game, 6, np.random.RandomState(4))
    assert other.information_state_tensor(player)[size:] != tensor[size:]


def test_rl_environment_plays_a_game_with_edited_cards(tmp_path: Path) -> None:
    env = rl_environment.Environment(pyspiel.load_game(f"{SPIEL}(players=2,cards={edited(tmp_path)})"))
    step = env.reset()
    assert env.game.fresh.game.edition
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


def test_edited_cards_are_dealt_by_every_adapter(tmp_path: Path) -> None:
    cards = edited(tmp_path)
    envs = SeatVectorEnv(KC, 2, cards=cards, threads=1)
    edition = purrlor.game(KC, cards=cards).edition
    every = EverySeatVectorEnv(KC, {2: 2}, cards=cards, threads=1)
    tables = (aec_env(KC, cards=cards), parallel_env(KC, cards=cards))
    games = (envs.batch.game, every.game, *(env.table.batch.game for env in tables))
    assert {game.edition for game in games} == {edition}
    assert pickle.loads(pickle.dumps(envs)).batch.game is envs.batch.game
