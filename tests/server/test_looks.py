"""How games want to be drawn: sent with the catalogue, and a stylesheet that speaks of its own game only."""

from __future__ import annotations

import logging
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import purrlor
from purrlor.engine import Game
from purrlor.server.http import catalog
from purrlor.server.wire.bodies import Felt, GameLook
from purrlor.words import open_catalogs
from sampling import often
from server.harness import Person, fresh_house, story


@story
async def test_the_catalogue_says_how_each_game_looks(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as made, Person(made.url) as ann:
        looks = {game["id"]: game["look"] for game in await ann.get("/api/games")}
        assert set(looks) == set(purrlor.GAMES)
        assert len({look["felt"]["cloth"] for look in looks.values()}) == len(looks)
        assert {"eat": "plate", "scare": "dish", "city": "roofs"}.items() <= looks["were-kittens"]["zones"].items()
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


@story
async def test_the_easiest_game_stands_first_and_a_first_game_is_dealt_simply(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as made, Person(made.url) as ann:
        listed = await ann.get("/api/games")
        order = ["kitty-cataclysm", "were-kittens", "here-kitty-kitty", "paw-of-duty", "cantankerous-cats"]
        assert [game["id"] for game in listed] == order
        assert [game["first"] for game in listed[:4]] == [None] * 4
        first = listed[4]["first"]
        assert (first["option"], first["value"], first["name"], first["usual"]) == (
            "mode",
            "basic",
            "Basic",
            "Standard",
        )
        german = await ann.http.get("/api/games", headers={"accept-language": "de"})
        said = german.json()[4]["first"]
        assert said["help"] and said["help"] != first["help"]
        table = await ann.create("cantankerous-cats", options={first["option"]: first["value"]})
        assert (await ann.get(f"/api/tables/{table}"))["table"]["options"]["mode"] == "basic"


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_what_moves_lead_to_is_shown_where_its_arguments_say(name: str) -> None:
    game = purrlor.game(name)
    shapes = game.definition.words.shapes.get("so", {})
    for effect, place in catalog.look(game).effects.items():
        assert set(re.findall(r"{(\w+)}", place)) <= {argument for argument, _ in shapes[effect]}
        assert open_catalogs(game.folder / "words", "en").has(f"so-{effect}", "mark"), f"so-{effect} has no .mark"


def test_options_in_sight_are_options_of_the_game() -> None:
    for game in map(purrlor.game, purrlor.GAMES):
        said, known = catalog.door(game), {option.name: option.values for option in game.options}
        assert 1 <= said.ease <= 5 and set(said.front) <= set(known)
        assert all(value in known[option][1:] for option, value in said.first.items())


def test_a_game_introduces_itself_and_what_cannot_be_read_is_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    said = copied(tmp_path, '[look]\nease = 4\nfront = ["dealer"]\n')
    assert (catalog.door(said).ease, catalog.game_info(said, "en").front) == (4, ["dealer"])
    with caplog.at_level(logging.WARNING, "purrlor.server"):
        (tmp_path / "other").mkdir()
        assert catalog.door(copied(tmp_path / "other", "[look]\nease = 'very'\n")) == catalog.Door()
    assert caplog.messages[0].startswith("The introduction of kitty-cataclysm is left out: ")


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
    "look",
    [
        "seats = 'many'",
        "felt = { cloth = 'url(x)' }",
        "colour = 'red'",
        "sounds = { coin = 'took' }",
        "drama = { took = 'party' }",
    ],
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


# Threads that take turns as often as they can, and all of them make the first list of games.
AT_ONCE = """
import sys, threading
import purrlor
from purrlor.server.http import catalog
for name in purrlor.GAMES:
    purrlor.game(name)
sys.setswitchinterval(1e-6)
ready = threading.Barrier(16)
def ask():
    ready.wait()
    catalog.games_json((None,) * len(purrlor.GAMES), "en")
threads = [threading.Thread(target=ask) for _ in range(16)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_many_may_ask_for_the_games_at_once_as_soon_as_a_server_stands() -> None:
    for _ in range(often(20, 5)):
        assert subprocess.run([sys.executable, "-c", AT_ONCE], timeout=60, check=False).returncode == 0
