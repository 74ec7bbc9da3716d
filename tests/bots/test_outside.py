"""Bots from outside: ten lines of Python sit at the table like the others, and their mistakes are told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import purrlor
from purrlor.bots import bot
from purrlor.bots.base import BotFailed
from purrlor.errors import BadSetup
from purrlor.lab.arena.command import arena
from purrlor.lab.arena.schedule import ArenaSetup

EXAMPLE = "examples/outside_bot.py:choose"
GAME = purrlor.game("kitty-cataclysm")


@pytest.fixture
def asked() -> tuple[Any, int]:
    match = GAME.match(3, 1)
    return match, match.waiting[0]


def test_the_example_beats_chance() -> None:
    result = arena(ArenaSetup(GAME.id, (EXAMPLE, "random"), 2, 1), 120)
    won = result["bots"][0]["win_share"]
    assert won is not None and won > 0.55


def test_the_example_is_about_ten_lines() -> None:
    lines = [line for line in Path("examples/outside_bot.py").read_text().splitlines() if line.strip()]
    code = lines[lines.index("import purrlor") :]
    assert len(code) <= 12


@pytest.mark.parametrize("answer", [lambda m: m, lambda m: m.id, lambda m: m.text])
def test_an_answer_may_be_the_move_its_number_or_its_text(asked: tuple[Any, int], answer: Callable[[Any], Any]) -> None:
    match, seat = asked
    guest = bot(lambda view, moves: answer(moves[1]), GAME)
    assert guest.choose(match, seat, 1) == match.moves(seat)[1]


def test_a_class_may_be_a_bot(tmp_path: Path, asked: tuple[Any, int]) -> None:
    match, seat = asked
    file = tmp_path / "mine.py"
    file.write_text("class Last:\n    def choose(self, view, moves):\n        return moves[-1]\n")
    assert bot(f"{file}:Last", GAME).choose(match, seat) == match.moves(seat)[-1]


def test_it_gets_the_view_of_its_seat_and_nothing_else(asked: tuple[Any, int]) -> None:
    match, seat = asked
    got: list[Any] = []

    def curious(*given: Any) -> Any:
        got.extend(given)
        return given[1][0]

    bot(curious, GAME).choose(match, seat)
    assert got == [match.view(seat), match.moves(seat)]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("return 'play:nothing'", "answered 'play:nothing', which is none of its moves"),
        ("return None", "answered None"),
        ("return 1 / 0", "failed: ZeroDivisionError: division by zero (line 2 of broken.py)"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(tmp_path: Path, asked: tuple[Any, int], body: str, said: str) -> None:
    match, seat = asked
    file = tmp_path / "broken.py"
    file.write_text(f"def choose(view, moves):\n    {body}\n")
    with pytest.raises(BotFailed) as caught:
        bot(f"{file}:choose", GAME).choose(match, seat)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1 / 0", "cannot be loaded: ZeroDivisionError: division by zero (line 1 of broken.py)."),
        ("def choose(view, moves)", "cannot be loaded: expected ':' (broken.py, line 1)."),
        ("import no_such_thing", "cannot be loaded: No module named 'no_such_thing'."),
        ("class choose:\n    def __init__(self, depth): ...", "missing 1 required positional argument: 'depth'."),
        ("choose = 3", "has no bot 'choose'"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(text)
    with pytest.raises(BadSetup) as caught:
        bot(f"{file}:choose", GAME)
    assert said in str(caught.value)


def test_a_function_that_cannot_be_called_so_names_no_line_of_ours(asked: tuple[Any, int]) -> None:
    with pytest.raises(BotFailed, match=r"positional arguments? but 2 were given\.$"):
        bot(lambda view: 0, GAME).choose(*asked)
