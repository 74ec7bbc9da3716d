"""A sixth game in a package of its own: no line of Purrlor knows it, and everything works with it."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import purrlor
from outside.conftest import Run
from outside.installing import EXAMPLE, SOURCES
from server.harness import Person, play_out, process, story

OWN = purrlor.games.OWN
ZOO = """
from purrlor.adapters.zoo import aec_env
env = aec_env("warm-laundry", seats=3)
env.reset(seed=5)
for agent in env.agent_iter():
    observation, _, ended, cut, _ = env.last()
    env.step(None if ended or cut else int(observation["action_mask"].argmax()))
print(env.metadata["name"], "ended")
"""
GYM = """
import gymnasium, purrlor.adapters.gym
env = gymnasium.make("purrlor/warm-laundry", seats=2)
_, info = env.reset(seed=3)
ended = False
while not ended:
    _, _, ended, _, info = env.step(int(info["action_mask"].argmax()))
print("ended")
"""
SPIEL = """
import pyspiel, purrlor.adapters.spiel
state = pyspiel.load_game("purrlor_warm_laundry(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(sum(state.returns()), "ended")
"""
EDITED = """
import purrlor, sys
fat = purrlor.game("warm-laundry", cards=sys.argv[1])
print(fat.cards["tom"]["weight"], purrlor.game("warm-laundry").cards["tom"]["weight"], fat.match(2).seats)
"""
GIVEN = """
import purrlor, warm_laundry
from purrlor.adapters.zoo import parallel_env
mine = purrlor.game(warm_laundry.GAME)
match = mine.match(2, seed=1)
while match.waiting:
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
assert purrlor.replay(match.record).outcome == match.outcome
print(parallel_env(mine).metadata["name"])
print(mine is warm_laundry.GAME, purrlor.game("warm-laundry") is mine, purrlor.GAMES[-1])
"""
HELP = """
import sys
from purrlor.cli import main
main(["--help"])
print(sorted({"numpy", "importlib.metadata"} & set(sys.modules)))
"""


def package(place: Path, name: str, game: str, text: str, module: str = "") -> None:
    """Install a package by hand that says it has a game."""
    (place / f"{name}-1.dist-info").mkdir(parents=True)
    (place / f"{name}-1.dist-info" / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (place / f"{name}-1.dist-info" / "entry_points.txt").write_text(f"[purrlor.games]\n{game} = {module or name}\n")
    (place / f"{name}.py").write_text(text)


def test_it_is_listed_behind_the_five(purrlor_does: Run) -> None:
    listed = json.loads(purrlor_does("games", "--json").stdout)
    assert [game["id"] for game in listed] == [*OWN, "warm-laundry"]
    assert "Creeps under a Majesty" in purrlor_does("games", "warm-laundry").stdout


def test_bots_play_it_in_the_terminal(purrlor_does: Run) -> None:
    done = purrlor_does("play", "warm-laundry", "--people", "0", "--seats", "3", "--bots", "alley-cat", "--seed", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "purrs." in done.stdout and " won." in done.stdout


def test_the_lab_simulates_and_checks_it(purrlor_does: Run) -> None:
    found = json.loads(purrlor_does("simulate", "warm-laundry", "--games", "5000", "--seats", "4", "--json").stdout)
    assert found["games"] == 5000
    assert "nothing found in 500 games" in purrlor_does("check", "warm-laundry", "--games", "500").stdout


def test_processes_of_their_own_find_it(purrlor_does: Run) -> None:
    words = ("arena", "warm-laundry", "--bots", "random,greedy", "--games", "8", "--jobs", "2", "--json")
    done = purrlor_does(*words)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] >= 8


@pytest.mark.parametrize("script", [ZOO, GYM, SPIEL], ids=["zoo", "gym", "spiel"])
def test_programs_train_on_it(purrlor_does: Run, script: str) -> None:
    done = purrlor_does("-c", script)
    assert done.stdout.endswith("ended\n"), done.stderr


def test_its_cards_can_be_edited(purrlor_does: Run, tmp_path: Path) -> None:
    (tmp_path / "fat.toml").write_text('[[card]]\nid = "tom"\nweight = 9\n')
    done = purrlor_does("-c", EDITED, str(tmp_path / "fat.toml"))
    assert done.stdout == "9 3 2\n", done.stderr


@story
async def test_people_play_it_at_a_table(tmp_path: Path, beside: Callable[..., None]) -> None:
    async with process(str(tmp_path / "a.db")) as url, Person(url) as ann:
        listed = await ann.get("/api/games")
        assert {game["id"] for game in listed} == {*OWN, "warm-laundry"}
        assert [game["ease"] for game in listed] == sorted(game["ease"] for game in listed)  # the easiest first
        book = await ann.get("/api/games/warm-laundry")
        assert {card["id"] for card in book["cards"]} == {"kitten", "tabby", "tom", "majesty"}
        table = await ann.create("warm-laundry", seats=2, bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            assert 0 < await play_out(chair, random.Random(1)) < 9  # nine cats, less those laid by the table
            assert chair.over
        replay = await ann.get(f"/api/tables/{table}/replay?eyes=open")
        assert len(replay["frames"]) == 19


def test_a_game_may_be_given_as_an_object(purrlor_does: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not installed here: a folder on the path has no entry points."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (SOURCES, EXAMPLE / "src"))))
    done = purrlor_does("-c", GIVEN)
    assert done.stdout == "purrlor/warm-laundry\nTrue True warm-laundry\n", done.stderr


BROKEN = {
    "cannot": ("no-import", "import a_module_that_is_not_there\n", "ModuleNotFoundError"),
    "strange": ("no-game", "GAME = 7\n", "not a purrlor.Game"),
    "empty": ("nothing", "", "AttributeError"),
    "clash": ("kitty-cataclysm", "GAME = 7\n", "another game of this id"),
    "twice": ("warm-laundry", "GAME = 7\n", "another game of this id"),
    "wrong": ("cold-laundry", "from warm_laundry import GAME\n", "calls it 'warm-laundry'"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_left_out_and_named(
    purrlor_does: Run, beside: Callable[..., None], tmp_path: Path, name: str
) -> None:
    game, text, why = BROKEN[name]
    module = f"zz_{name}"  # behind the example, whose name it may want to take
    package(tmp_path, module, game, text)
    beside(tmp_path)
    done = purrlor_does("games", "--json")
    assert [listed["id"] for listed in json.loads(done.stdout)] == [*OWN, "warm-laundry"]
    (line,) = done.stderr.splitlines()
    assert f"The game {game} of {module} is left out" in line and why in line


def test_nothing_is_looked_for_before_it_is_needed(purrlor_does: Run) -> None:
    assert purrlor_does("-c", HELP).stdout.endswith("[]\n")


def test_a_name_that_is_not_known_names_all_games(purrlor_does: Run) -> None:
    said = purrlor_does("play", "cold-laundry").stderr
    assert said == f"purrlor: There is no game 'cold-laundry'; the parlour has {', '.join([*OWN, 'warm-laundry'])}.\n"
