"""The kernel itself, played by threads that are no chip's: every game ends as on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import purrlor
from lanes import Lanes, Place
from purrlor.engine.crowd import SUMS, WINS, Crowd, crowd_of, kernel_text, kinds_of, quiet_state
from purrlor.engine.cuda import hushed, with_log
from purrlor.engine.kinds import QUESTIONS, Kinds
from purrlor.engine.playout import Tally, play_games
from purrlor.engine.warp import KINDS

# What is played: the game, how many (there are 64 tables), and whether they lie near the threads.
STORIES = [("kitty-cataclysm", 90, True), ("kitty-cataclysm", 90, False), ("here-kitty-kitty", 3, False)]


def on_lanes(name: str, count: int, near: bool) -> tuple[Any, Any, Any]:
    """Play on two warps with 64 tables; give the final states, the sums and how often each move was chosen."""
    game = purrlor.game(name)
    crowd = Crowd(crowd_of(game).place, 64, 64, near)
    places = [Place(game.parts.state.new()) for _ in range(crowd.games)]
    cuda = Lanes(crowd.threads, places)
    sums, moves = np.zeros(SUMS), np.zeros(game.parts.verbs.size, np.int64)
    finals = np.zeros(count, game.parts.state.dtype)
    blank = blank_of(name).view(np.recarray)
    kernel = kernel_text(game, crowd, cuda, count_moves=True)
    rings = np.zeros(crowd.games * kinds_of(game, crowd).count, np.int32)
    cuda.run(kernel, blank, 0, count, np.zeros(1, np.int32), sums, moves, finals, rings, places)
    return finals, sums, moves


def blank_of(name: str) -> Any:
    """Give a table before its set-up, where nothing is told."""
    game = purrlor.game(name)
    blank = game.blank(min(4, game.seats[-1]), 11 << 64, {"windows": "quick"})
    blank["quiet"] = 1
    return blank


def on_cpu(name: str, count: int) -> tuple[Any, Tally]:
    finals = np.zeros(count, purrlor.game(name).parts.state.dtype)
    return finals, play_games(purrlor.game(name), blank_of(name), 0, count, finals=finals)


@pytest.mark.parametrize(("name", "count", "near"), STORIES)
def test_a_block_plays_the_same_games_as_the_processor(name: str, count: int, near: bool) -> None:
    finals, sums, moves = on_lanes(name, count, near)
    told, tally = on_cpu(name, count)
    assert finals.tobytes() == told.tobytes()
    assert (sums[0], sums[1], sums[2]) == (count, tally.games[1], 0)
    assert moves.sum() == tally.games[1]
    assert np.allclose(sums[WINS : WINS + len(tally.wins)], tally.wins)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_table_on_the_gpu_has_everything_but_the_log(name: str) -> None:
    game = purrlor.game(name)
    told, _ = on_cpu(name, 3)
    quiet = quiet_state(game)
    assert with_log(game, hushed(told, quiet)).tobytes() == told.tobytes()
    assert quiet.itemsize < crowd_of(game).place.itemsize < game.parts.state.dtype.itemsize


@pytest.mark.parametrize("name", purrlor.GAMES)
@pytest.mark.parametrize("fine", [False, True])
def test_whatever_a_game_waits_for_has_a_number_of_its_own(name: str, fine: bool) -> None:
    parts = purrlor.game(name).parts
    kinds = Kinds(parts.flow, fine, parts.rare)
    assert QUESTIONS + max(parts.flow.lists) < kinds.steps < kinds.steps + max(parts.flow.steps) < kinds.count <= KINDS


def test_what_is_long_and_rare_has_a_number_of_its_own() -> None:
    """CC-070: a game whose Food Bowl is nearly empty is about to shuffle."""
    match = purrlor.game("cantankerous-cats").match(seats=4, seed=1)
    parts, state = match.game.parts, match.look(None).record
    kind = Kinds(parts.flow, fine=True, rare=parts.rare).rule()
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
