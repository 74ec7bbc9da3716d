"""What holds for the whole game: every rule has a story, pieces are never lost, plain and compiled agree."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from games.here_kitty_kitty.hk import GAME, Maker
from purrlor.games.here_kitty_kitty.record import OPTIONS, STALL_ROUNDS
from purrlor.testing import Variant, check_native, check_walk, variants


def test_every_rule_is_named_by_a_story() -> None:
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for marker in re.findall(r"@pytest\.mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"HK-\d+", marker))
    assert len(GAME.rules) == 147
    assert set(GAME.rules) - named == set()
    assert named - set(GAME.rules) == set()


def test_every_scenario_of_the_ledger_is_told() -> None:
    text = (Path(__file__).parent / "test_scenarios.py").read_text(encoding="utf-8")
    assert sorted(int(n) for n in re.findall(r"def test_scenario_(\d\d)_", text)) == list(range(1, 58))


def test_stall_rounds_are_those_of_the_option() -> None:
    (option,) = [o for o in OPTIONS if o.name == "stall_rounds"]
    assert [int(STALL_ROUNDS[i]) for i in range(len(option.values))] == list(option.values)


def test_bots_prefer_a_full_house(table: Maker) -> None:
    story = table({"A": "H b3", "B": "P g1", "C": "Y o1"})
    a, b, c = (story.match._backend.value(story.match.state, seat) for seat in range(3))
    assert 1 >= a > 0.5 > b > c >= 0


@pytest.mark.parametrize("variant", [v for i, v in enumerate(variants(GAME)) if i % 4 == 0], ids=str)
def test_checked_games(variant: Variant) -> None:
    assert check_native(GAME, variant, seed=7, games=200) > 0


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_checked_walk(seats: int) -> None:
    rng = random.Random(seats)
    options = {option.name: rng.choice(option.values) for option in OPTIONS}
    assert check_walk(GAME, Variant(seats, options), rng, deep=0.03).is_over
