"""Games of other packages in this process: found by their entry points, or handed over as objects."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import purrlor
from purrlor import games
from purrlor.errors import UnknownGame

EXAMPLE = Path(__file__).parents[2] / "examples/warm-laundry/src"
NAME = "warm-laundry"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let packages that lie in a folder be installed, as far as Python can tell; afterwards nobody knows them."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path))
    games._outside.cache_clear()
    monkeypatch.setattr(games, "_given", {})
    yield tmp_path
    games._outside.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] in ("warm_laundry", "broken_game")]:
        del sys.modules[module]


def points(place: Path, *lines: str) -> None:
    """Write what an installed package says of its games."""
    info = place / "somebody-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebody\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join(["[purrlor.games]", *lines, ""]))


def test_an_installed_game_comes_after_ours(install: Path) -> None:
    points(install, f"{NAME} = warm_laundry")
    assert (*games.OWN, NAME) == purrlor.GAMES
    found = purrlor.game(NAME)
    assert found.id == NAME and games.folder(NAME) == found.folder and found.match(2).moves(0)


def test_what_is_broken_is_left_out_with_a_line_that_names_it(install: Path, caplog: pytest.LogCaptureFixture) -> None:
    (install / "broken_game.py").write_text("GAME = 1 // 0")
    points(
        install,
        "broken = broken_game",
        "other-name = warm_laundry",
        "not-a-game = warm_laundry:__name__",
        "kitty-cataclysm = warm_laundry",
    )
    with caplog.at_level(logging.WARNING):
        assert games.OWN == purrlor.GAMES
    said = "\n".join(sorted(caplog.messages))
    assert "broken of broken_game is left out: ZeroDivisionError" in said and "another game of this id" in said
    assert "calls it 'warm-laundry'" in said and "it is a str" in said and len(caplog.messages) == 4


def test_a_game_is_taken_as_an_object_and_known_from_then_on(install: Path, tmp_path: Path) -> None:
    game: purrlor.Game = import_module("warm_laundry").GAME
    with pytest.raises(UnknownGame, match=r"no game 'warm-laundry'; the parlour has cantankerous-cats"):
        purrlor.game(NAME)
    assert purrlor.game(game) is game and purrlor.game(NAME) is game and purrlor.GAMES[-1] == NAME
    card = next(iter(game.cards))
    sheet = tmp_path / "cards.toml"
    sheet.write_text(f'[game]\nid = "{NAME}"\n\n[[card]]\nid = "{card}"\nname = "Somebody Else"\n')
    assert purrlor.game(NAME, cards=sheet).cards[card].name == "Somebody Else" != game.cards[card].name


def test_other_names_of_the_module_are_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'GAMEZ'"):
        games.GAMEZ  # noqa: B018
