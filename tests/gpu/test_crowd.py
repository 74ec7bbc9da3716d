"""The kernel itself, played by threads that are no chip's: every game ends as on the CPU."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

import purrlor
from gpu import blank_of  # type: ignore[attr-defined]  # bench/gpu.py, not this folder
from lanes import Lanes, Place
from purrlor.cli import main
from purrlor.engine.batch.playout import Tally, play_games, same_choices
from purrlor.engine.gpu.crowd import SUMS, kernel_text, kinds_of
from purrlor.engine.gpu.kinds import QUESTIONS, Kinds
from purrlor.engine.gpu.launch import GpuGames, hushed, tally_of, with_log
from purrlor.engine.gpu.memory import Crowd, crowd_of, quiet_state
from purrlor.engine.gpu.warp import KINDS
from purrlor.engine.match.game import Game
from purrlor.engine.native.backend import as_record

# What is played: the game, how many (there are 64 tables), and whether they lie near the threads.
STORIES = [("kitty-cataclysm", 90, True), ("kitty-cataclysm", 90, False), ("here-kitty-kitty", 3, False)]


def play_on_lanes(
    game: Game,
    blank: Any,
    first: int,
    count: int,
    *,
    count_moves: bool = False,
    finals: bool = False,
    near: bool = True,
) -> GpuGames:
    """Do what `play_on_gpu` does, on two warps with 64 tables."""
    crowd = Crowd(crowd_of(game).place, 64, 64, near)
    places = [Place(game.definition.state.new()) for _ in range(crowd.games)]
    cuda = Lanes(crowd.threads, places)
    sums, moves = np.zeros(SUMS), np.zeros(game.definition.verbs.size, np.uint64)
    states = np.zeros(count if finals else 1, game.definition.state.dtype)
    lines = np.zeros(crowd.games * kinds_of(game, crowd).count, np.int32)
    kernel = kernel_text(game, crowd, cuda, count_moves=count_moves)
    blank = blank.copy()
    blank["quiet"] = 1
    given = blank.view(np.recarray), first, count, np.zeros(1, np.int32), sums, moves, states, lines, places
    cuda.run(kernel, *given)
    return GpuGames(tally_of(sums), moves, states)


def on_cpu(game: Game, count: int) -> tuple[Any, Tally]:
    finals = np.zeros(count, game.definition.state.dtype)
    return finals, play_games(game, blank_of(game, game.seats[0]), 0, count, finals=finals)


@pytest.mark.parametrize(("name", "count", "near"), STORIES)
def test_a_block_plays_the_same_games_as_the_processor(name: str, count: int, near: bool) -> None:
    game = purrlor.game(name)
    played = play_on_lanes(game, blank_of(game, game.seats[0]), 0, count, finals=True, near=near)
    told, tally = on_cpu(game, count)
    assert played.finals.tobytes() == told.tobytes()
    assert played.tally.games.tolist() == tally.games.tolist()
    assert np.allclose(played.tally.wins, tally.wins)
    assert played.tally.scores.tolist() == tally.scores.tolist()
    assert played.tally.reasons.tolist() == tally.reasons.tolist()


def test_simulate_on_a_gpu_tells_how_often_each_card_was_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("purrlor.lab.simulate.require_gpu", lambda: None)
    monkeypatch.setattr("purrlor.engine.gpu.launch.play_on_gpu", play_on_lanes)
    words = ["simulate", "kitty-cataclysm", "--games", "30", "--seats", "3", "--seed", "5", "--gpu", "--chosen"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    game, seen = purrlor.game("kitty-cataclysm"), Counter[str]()
    for number in range(30):
        match = game.match(3, (5 << 64) + number, {"windows": "quick"})
        for seat, move in same_choices(match):
            seen[game.definition.verbs.text(move).split(">")[0]] += 1
            match.play(seat, move)
    assert told["chosen"] == seen
    assert main(words) == 0
    assert "times a game" in capsys.readouterr().out


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_table_on_the_gpu_has_everything_but_the_log(name: str) -> None:
    game = purrlor.game(name)
    told, _ = on_cpu(game, 3)
    quiet = quiet_state(game)
    assert with_log(game, hushed(told, quiet)).tobytes() == told.tobytes()
    assert quiet.itemsize < crowd_of(game).place.itemsize < game.definition.state.dtype.itemsize


@pytest.mark.parametrize("name", purrlor.GAMES)
@pytest.mark.parametrize("fine", [False, True])
def test_whatever_a_game_waits_for_has_a_number_of_its_own(name: str, fine: bool) -> None:
    definition = purrlor.game(name).definition
    kinds = Kinds(definition.flow, fine, definition.rare)
    assert (
        QUESTIONS + max(definition.flow.lists)
        < kinds.first_step
        < kinds.first_step + max(definition.flow.steps)
        < kinds.count
        <= KINDS
    )


def test_what_is_long_and_rare_has_a_number_of_its_own() -> None:
    """CC-070: a game whose Food Bowl is nearly empty is about to shuffle."""
    match = purrlor.game("cantankerous-cats").match(seats=4, seed=1)
    definition, state = match.game.definition, as_record(match.state)
    kind = Kinds(definition.flow, fine=True, rare=definition.rare).rule()
    before = kind(state)
    state.bowl_n = 2
    assert kind(state) == before + 1


def test_small_tables_lie_near_the_threads_and_large_ones_outside() -> None:
    assert {name: crowd_of(purrlor.game(name)).near for name in purrlor.GAMES} == {
        "kitty-cataclysm": True,
        "were-kittens": True,
        "paw-of-duty": True,
        "here-kitty-kitty": False,
        "cantankerous-cats": False,
    }
    assert not crowd_of(purrlor.game("kitty-cataclysm"), near=99 << 10).near, "a chip with less memory for a block"
