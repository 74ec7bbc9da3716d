"""What holds for the whole game: every rule has a story, pieces are never lost, plain and compiled agree."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from games.here_kitty_kitty.hk import GAME, Maker, Story, lay_out
from purrlor.games.here_kitty_kitty.record import OPTIONS, STALL_ROUNDS
from purrlor.games.here_kitty_kitty.rules import LONGEST
from purrlor.testing import Variant, check_native, check_walk, variants

Scenario = Callable[..., None]
SCENARIO = re.compile(r"test_scenario_(\d\d)_")
# a count that is wrong, a card that is not in its pile, a move that is not refused
NOTICED = (AssertionError, KeyError, pytest.fail.Exception)


def found_in(module: str) -> dict[str, Scenario]:
    """Return the tests that pytest finds in a module of this folder."""
    found = vars(import_module(f"games.here_kitty_kitty.{module}"))
    return {name: value for name, value in found.items() if name.startswith("test_") and inspect.isfunction(value)}


def marks_of(test: Scenario, name: str) -> list[pytest.Mark]:
    """Return the marks of a test that have a name."""
    return [mark for mark in getattr(test, "pytestmark", []) if mark.name == name]


SCENARIOS = [
    (int(match[1]), test) for name, test in found_in("test_scenarios").items() if (match := SCENARIO.match(name))
]


def test_every_rule_is_named_by_a_story() -> None:
    stories = [test for path in Path(__file__).parent.glob("test_*.py") for test in found_in(path.stem).values()]
    named = {rule for test in stories for mark in marks_of(test, "rule") for rule in mark.args}
    assert len(GAME.rules) == 147
    assert named == set(GAME.rules)


def test_every_scenario_of_the_ledger_is_told() -> None:
    assert [number for number, _ in SCENARIOS] == list(range(1, 58))


@pytest.mark.parametrize(("number", "scenario"), SCENARIOS)
def test_a_scenario_fails_at_a_table_that_does_not_play(number: int, scenario: Scenario) -> None:
    """A scenario that says nothing would not notice that no move is made, or that cards are dealt for others."""
    for given in _parameters(scenario):
        makers = {name: maker for name, maker in STILL.items() if name in inspect.signature(scenario).parameters}
        with pytest.raises(NOTICED):
            scenario(**makers, **given)


def _parameters(scenario: Scenario) -> list[dict[str, Any]]:
    """Return what pytest calls a scenario with, beside its table."""
    marks = marks_of(scenario, "parametrize")
    if not marks:
        return [{}]
    ((names, rows),) = (mark.args for mark in marks)
    return [{names: row} if isinstance(names, str) else dict(zip(names, row, strict=True)) for row in rows]


class Still(Story):
    """A table at which nobody's moves do anything."""

    def does(self, seat: int, text: str) -> Story:
        return self

    def passes(self, *seats: int) -> Story:
        return self


def _still_table(cats: Mapping[str, str] | None = None, hands: Mapping[str, str] | None = None, **more: Any) -> Story:
    return Still(GAME.match(position=lay_out(cats or {}, hands, **more), backend=GAME.plain))


def _still_fresh(seats: int = 3, seed: int = 1, **options: Any) -> Story:
    others = next(count for count in GAME.seats if count != seats)
    return Still(GAME.match(others, seed, options, backend=GAME.plain))


STILL: dict[str, Maker] = {"table": _still_table, "fresh": _still_fresh}


def test_stall_rounds_are_those_of_the_option() -> None:
    (option,) = [o for o in OPTIONS if o.name == "stall_rounds"]
    assert [int(STALL_ROUNDS[i]) for i in range(len(option.values))] == list(option.values)


def test_a_table_that_stalls_on_purpose_stays_far_below_the_longest_game(fresh: Maker) -> None:
    """Six players draw as late as stall_rounds 10 lets them, and everybody is asked about everything."""
    cards, turns = len(fresh(6).deck), max(STALL_ROUNDS[i] for i in range(6)) * 6
    answers = 2 * (1 + 5 + 6) + 6  # of a turn: two moves, each blocked by five and startled by six, then the landing
    assert (cards, turns) == (33, 60)
    assert cards * turns * answers < LONGEST / 3


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
