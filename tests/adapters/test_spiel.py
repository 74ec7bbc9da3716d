"""OpenSpiel's own simulation test, serialisation, and strings that hide what a player cannot know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import purrlor
import purrlor.adapters.spiel
from sampling import some


def load(name: str, **settings: Any) -> Any:
    """Load a game by its OpenSpiel name."""
    words = ",".join(f"{key}={value}" for key, value in settings.items())
    return pyspiel.load_game(f"purrlor_{name.replace('-', '_')}({words})")


def walked(state: Any, rng: random.Random, steps: int) -> Any:
    """Walk on by chance."""
    for _ in range(steps):
        if state.is_terminal():
            break
        chance = state.is_chance_node()
        state.apply_action(rng.choice([a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()))
    return state


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_random_sim_test_passes_for_the_fewest_and_the_most_players(name: str) -> None:
    fewest, most = purrlor.game(name).seats[0], purrlor.game(name).seats[-1]
    for players in sorted(some((fewest, most), fewest)):
        pyspiel.random_sim_test(load(name, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_state_survives_being_written_down(name: str) -> None:
    game, rng = load(name), random.Random(2)
    for steps in (0, 2, 4, 30):
        state = walked(game.new_initial_state(), rng, steps)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)
        assert again.history() == state.history()
        both = [walked(s, random.Random(7), 10) for s in (state, again)]
        assert str(both[0]) == str(both[1])


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_what_a_player_cannot_know_is_in_none_of_its_strings(name: str) -> None:
    game, rng = load(name), random.Random(6)
    state = game.new_initial_state()
    while not walked(state, rng, 9).is_terminal():
        for player in range(game.num_players()):
            twin = state.clone()
            table = twin.course.table
            table.states[0] = np.frombuffer(table.match(0).imagine(player, rng.getrandbits(30)).state, np.uint8)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)


def test_a_clone_is_independent() -> None:
    state = walked(load("kitty-cataclysm").new_initial_state(), random.Random(1), 12)
    before, twin = str(state), state.clone()
    walked(twin, random.Random(2), 3)
    assert str(state) == before != str(twin)


def test_own_moves_and_seen_events_are_remembered() -> None:
    game = load("kitty-cataclysm")
    state = walked(game.new_initial_state(), random.Random(1), 4)
    player, move = state.current_player(), state.legal_actions()[0]
    text = state.action_to_string(player, move)
    state.apply_action(move)
    assert f">{text}" in state.information_state_string(player)
    assert f">{text}" not in state.information_state_string(1 - player)


def test_options_and_players_are_parameters() -> None:
    game = load("kitty-cataclysm", players=4, options="start_rule:first_play;deck_out:finish_card")
    state = walked(game.new_initial_state(), random.Random(1), 4)
    assert game.num_players() == 4
    assert state.is_chance_node()  # three may start: chance says who answers first
    assert len(state.chance_outcomes()) == 3
    assert state.course.table.options["deck_out"] == "finish_card"
