"""How games want to be drawn: sent with the catalogue, and a stylesheet that speaks of its own game only."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest

import purrlor
from purrlor.engine import Game
from purrlor.server.http import catalog
from purrlor.server.wire.bodies import Felt, GameLook
from server.harness import Person, fresh_house, story


@story
async def test_the_catalogue_says_how_each_game_looks(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as made, Person(made.url) as ann:
        looks = {game["id"]: game["look"] for game in await ann.get("/api/games")}
        assert set(looks) == set(purrlor.GAMES)
        assert len({look["felt"]["cloth"] for look in looks.values()}) == len(looks)
        assert looks["were-kittens"]["zones"] == {"eat": "plate", "scare": "dish", "city": "roofs"}
        book = await ann.get("/api/games/paw-of-duty")
        assert book["game"]["look"] == looks["paw-of-duty"]


@story
async def test_a_stylesheet_is_served_under_the_id_of_its_game(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as made, Person(made.url) as ann:
        for game in await ann.get("/api/games"):
            style = await ann.http.get(game["look"]["style"])
            assert style.status_code == 200 and style.headers["content-type"].startswith("text/css")
            assert "default-src 'self'" in style.headers["content-security-policy"]
            assert style.text.startswith(f'[data-game="{game["id"]}"] {{\n') and style.text.endswith("}\n")
            assert style.text.count("{") == style.text.count("}")
        assert (await ann.http.get("/api/games/no-such/look.css")).status_code == 404


def copied(tmp_path: Path, look: str) -> Game:
    """Copy a game and give it another look."""
    kitty = purrlor.game("kitty-cataclysm")
    text = (kitty.folder / "cards.toml").read_text(encoding="utf-8")
    start, end = text.index("[look]"), text.index("[[card]]")
    (tmp_path / "cards.toml").write_text(text[:start] + look + "\n" + text[end:], encoding="utf-8")
    return Game(tmp_path, kitty.definition, kitty.presentation)


def test_a_game_without_a_look_is_drawn_plainly(tmp_path: Path) -> None:
    game = copied(tmp_path, "")
    assert catalog.look(game) == GameLook()
    assert catalog.stylesheet(game) == b""


@pytest.mark.parametrize(
    "look", ["seats = 'many'", "felt = { cloth = 'url(x)' }", "colour = 'red'", "sounds = { coin = 'took' }"]
)
def test_a_look_that_cannot_be_read_is_left_out_and_said(
    tmp_path: Path, look: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "purrlor.server"):
        assert catalog.look(copied(tmp_path, f"[look]\n{look}\n")) == GameLook()
    (line,) = caplog.messages
    assert line.startswith("The look of kitty-cataclysm is left out: ")


def test_colours_and_a_stylesheet_of_its_own(tmp_path: Path) -> None:
    game = copied(tmp_path, "[look]\nfelt = { cloth = '#123456' }\n")
    (tmp_path / "look.css").write_text(".own { --w: 9px; }\n")
    assert catalog.look(game) == GameLook(felt=Felt(cloth="#123456"), style="/api/games/kitty-cataclysm/look.css")
    assert catalog.stylesheet(game) == b'[data-game="kitty-cataclysm"] {\n.own { --w: 9px; }\n\n}\n'


def test_a_whole_copy_of_a_sheet_is_an_edition_with_its_look_left_alone(tmp_path: Path) -> None:
    """Whoever edits a copy of `cards.toml` need not take the look out."""
    from purrlor.engine.edited import merged

    folder = purrlor.game("kitty-cataclysm").folder
    shutil.copy(folder / "cards.toml", tmp_path)
    data = merged(folder, (tmp_path / "cards.toml").read_text(encoding="utf-8"), "mine.toml")
    assert set(data) == {"game", "card"}
