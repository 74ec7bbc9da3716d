"""`purrlor serve --cards`: edited cards on tables, which can be built again without the file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import purrlor
from purrlor.cli import main
from purrlor.engine import Record
from purrlor.server.db.decks import Deck, read_decks
from server.harness import Person, fresh_house, play_out, story

SHEET = """[game]
id = "kitty-cataclysm"

[[card]]
id = "fat-cat"
name = "Very Fat Cat"
"""


def _deck(tmp_path: Path) -> Deck:
    (tmp_path / "my.toml").write_text(SHEET)
    return read_decks([str(tmp_path / "my.toml")])[0]


@story
async def test_new_tables_have_the_edited_cards_and_outlive_the_file(tmp_path: Path) -> None:
    deck = _deck(tmp_path)
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        usual = await ann.create(bots=[None, "kitten"], start=True)
        cookies = ann.http.cookies
    async with fresh_house(tmp_path, decks=(deck,)) as house, Person(house.url) as ann:
        ann.http.cookies = cookies
        listed = {game["id"]: game["edition"] for game in await ann.get("/api/games")}
        assert listed["kitty-cataclysm"] == deck.edition and listed["paw-of-duty"] == ""
        words = "/api/games/kitty-cataclysm/words"
        for language in ("en", "de"):  # no translation speaks of a card that was edited
            assert "card-fat-cat = Very Fat Cat\n" in (await ann.http.get(f"{words}/{language}.ftl")).text
            older = (await ann.http.get(f"{words}/{language}.ftl?edition=")).text  # what a table from before shows
            assert "Very Fat Cat" not in older and "card-fat-cat = " in older
        assert (await ann.http.get(f"{words}/tlh.ftl")).status_code == 404
        wrong = await ann.http.get(f"/api/games/paw-of-duty?edition={deck.edition}")
        assert wrong.status_code == 404 and wrong.json()["error"]["field"] == "edition"
        table = await ann.create(bots=[None, "kitten"], start=True)
        assert (await ann.get(f"/api/tables/{table}"))["table"]["edition"] == deck.edition
        assert (await ann.get(f"/api/tables/{usual}"))["table"]["edition"] == ""
        async with ann.at(usual) as chair:
            assert chair.view is not None
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(1), most=1)
            before, n = chair.view, chair.n
    (tmp_path / "my.toml").unlink()
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:  # no --cards, no file
        ann.http.cookies = cookies
        async with ann.at(table, seen=n) as chair:
            assert chair.n >= n and (chair.n > n or chair.view == before)
            await play_out(chair, random.Random(2))
        assert house.parlour.rooms[table].running().game.edition == deck.edition
        record = Record.from_json((await ann.http.get(f"/api/tables/{table}/record")).text)
        assert record.edition == deck.edition
        for path in (f"/api/tables/{table}/replay", "/api/games", f"/api/games/kitty-cataclysm?edition={deck.edition}"):
            await ann.get(path)
        answer = await ann.http.post("/api/replay", content=record.to_json())
        assert answer.status_code == 200 and answer.json()["shuffle"] == "kept"
        stranger = record.to_json().replace(deck.edition, "00000000")
        answer = await ann.http.post("/api/replay", content=stranger)
        assert answer.status_code == 400 and "edited cards" in answer.json()["error"]["text"]
        again = await ann.post(f"/api/tables/{table}/rematch")
        assert again["table"]["edition"] == deck.edition


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("non sense\n", "line 1"),
        ('[[card]]\nid = "fat-cat"\n', "which game"),
        (SHEET + 'count = "many"\n', "line 7"),
        (SHEET.replace("kitty-cataclysm", "chess"), "chess"),
    ],
)
def test_a_sheet_that_cannot_be_played_is_said_with_its_line(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my.toml").write_text(text)
    assert main(["serve", "--port", "0", "--db", str(tmp_path / "a.db"), "--cards", str(tmp_path / "my.toml")]) == 2
    said = capsys.readouterr().err.strip()
    assert said.startswith("purrlor: ") and words in said and len(said.splitlines()) == 1, said
    assert main(["serve", "--cards", str(tmp_path / "none.toml")]) == 2


def test_one_game_has_one_deck(tmp_path: Path) -> None:
    _deck(tmp_path)
    with pytest.raises(purrlor.errors.BadSetup, match="same game"):
        read_decks([str(tmp_path / "my.toml")] * 2)
