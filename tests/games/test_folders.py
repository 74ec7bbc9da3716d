"""The folders of all games are laid out alike: who knows one finds the way in the others."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from purrlor.games import OWN, folder

EVERY_GAME = {"__init__", "record", "rules", "scoring", "hidden", "show", "sentences", "stakes", "table"}
WHERE_NEEDED = {
    "cards", "options", "setup", "aims", "plays", "effects", "piles", "windows", "timeouts", "refusals",
}  # fmt: skip
ITS_OWN = {
    "cantankerous-cats": {"payments", "plots", "trades"},
    "here-kitty-kitty": {"cats", "losing", "previews", "taking"},
    "kitty-cataclysm": set(),
    "paw-of-duty": {"board", "choices"},
    "were-kittens": {"actions", "characters", "coins", "placing"},
}
MANUAL = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def modules(name: str) -> set[str]:
    return {path.stem for path in folder(name).glob("*.py")}


@pytest.mark.parametrize("name", OWN)
def test_the_files_of_a_game_have_the_usual_names(name: str) -> None:
    assert modules(name) >= EVERY_GAME
    assert modules(name) - EVERY_GAME - WHERE_NEEDED == ITS_OWN[name]


@pytest.mark.parametrize("name", OWN)
def test_a_game_has_its_cards_its_guide_and_at_most_20_modules(name: str) -> None:
    others = {path.name for path in folder(name).iterdir() if path.is_file() and path.suffix != ".py"}
    assert {"cards.toml", "guide.md"} <= others <= {"cards.toml", "guide.md", "look.css"}
    assert len(modules(name)) <= 20


def test_what_two_games_have_is_no_name_of_one_game_alone() -> None:
    count = Counter(module for name in OWN for module in modules(name))
    assert not {module for own in ITS_OWN.values() for module in own if count[module] > 1}
    assert not WHERE_NEEDED - count.keys()


def test_the_manual_names_the_files() -> None:
    named = set(re.findall(r"^ *\| `(\w+)\.py` \|", MANUAL.read_text(), re.MULTILINE))
    assert named == EVERY_GAME | WHERE_NEEDED
