"""Before the game: setting tables up, finding them, sitting, leaving; and who may do what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.harness import Person, fresh_house, story


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "kitty-cataclysm", "seats": 9}, "seats"),
        ({"game": "kitty-cataclysm", "bots": [None, "lion"]}, "bots"),
        ({"game": "kitty-cataclysm", "bots": [None, "mine.py:choose"]}, "bots"),
        ({"game": "kitty-cataclysm", "seats": 2, "bots": ["kitten"] * 3}, "bots"),
        ({"game": "kitty-cataclysm", "seat": 7}, "seat"),
        ({"game": "kitty-cataclysm", "options": {"start_rule": "never"}}, "start_rule"),
        ({"game": "kitty-cataclysm", "options": {"speed": "high"}}, "speed"),
        ({"game": "kitty-cataclysm", "options": {"dealer": 4}}, "dealer"),
        ({"game": "kitty-cataclysm", "stand_in": "dog"}, "stand_in"),
        ({"game": "kitty-cataclysm", "clock": "fast"}, None),
        ({"game": 7}, None),
        ({}, None),
        ({"game": "kitty-cataclysm", "cheat": True}, None),
    ],
)
@story
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, wish: dict[str, Any], field: Any
) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        answer = await ann.http.post("/api/tables", json=wish)
        assert answer.status_code in (400, 404)
        error = answer.json()["error"]
        assert error["text"].endswith(".") and (field is None or error["field"] == field)
        assert (await ann.get("/api/tables/mine"))["tables"] == []


@story
async def test_open_tables_are_listed_others_are_not(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        shown = await ann.create(seats=2, access="open")
        hidden = await ann.create(seats=2, access="link")
        listed = [table["id"] for table in (await bob.get("/api/tables/open"))["tables"]]
        assert shown in listed and hidden not in listed
        assert [t["id"] for t in (await bob.get("/api/tables/open?game=kitty-cataclysm"))["tables"]] == [shown]
        assert (await bob.get("/api/tables/open?game=other"))["tables"] == []
        mine = {table["id"] for table in (await ann.get("/api/tables/mine"))["tables"]}
        assert mine == {shown, hidden}
        assert (await bob.get("/api/tables/mine"))["tables"] == []
        await ann.post(f"/api/tables/{shown}/close")
        assert (await bob.get("/api/tables/open"))["tables"] == []
        await bob.post(f"/api/tables/{shown}/sit", status=409)


@story
async def test_lists_come_in_pages(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        made = [await ann.create(seats=2, access="open") for _ in range(35)]
        first = await ann.get("/api/tables/open")
        second = await ann.get(f"/api/tables/open?before={first['more']}")
        listed = [table["id"] for table in [*first["tables"], *second["tables"]]]
        assert listed == made[::-1] and second["more"] is None
        assert (await ann.http.get("/api/tables/open?before=soon")).status_code == 400


@story
async def test_seats_are_taken_once_left_and_given_to_bots(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        Person(house.url) as cyd,
    ):
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        assert (await bob.post(f"{at}/sit", {"seat": 1}))["you"]["seat"] == 1
        assert "taken" in (await cyd.post(f"{at}/sit", {"seat": 1}, status=409))["error"]["text"]
        assert "taken" in (await cyd.post(f"{at}/sit", status=409))["error"]["text"]
        assert (await bob.post(f"{at}/sit", {"seat": 0}))["you"]["seat"] == 1  # who sits, sits
        await cyd.post(f"{at}/seats/1", {"kind": "bot", "level": "kitten"}, status=403)
        await bob.post(f"{at}/leave")
        await ann.post(f"{at}/start", status=409)
        seats = (await ann.post(f"{at}/seats/1", {"kind": "bot", "level": "tiger"}))["table"]["seats"]
        assert (seats[1]["kind"], seats[1]["level"]) == ("bot", "tiger")
        await ann.post(f"{at}/seats/1", {"kind": "bot", "level": "lion"}, status=400)
        await ann.post(f"{at}/seats/7", {"kind": "empty"}, status=409)
        await bob.post(f"{at}/start", status=403)
        await ann.post(f"{at}/start")
        await ann.post(f"{at}/start", status=409)
        await ann.post(f"{at}/close", status=409)
        await bob.post(f"{at}/leave", status=409)


@story
async def test_the_owner_can_remove_somebody_before_the_start(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=2)
        await bob.post(f"/api/tables/{table}/sit")
        async with bob.at(table) as chair:
            await ann.post(f"/api/tables/{table}/seats/1", {"kind": "empty"})
            bye = await chair.until(lambda m: m["type"] == "bye")
            assert bye["code"] == "removed" and bye["again"] is False


@story
async def test_a_closed_table_is_for_its_owner_and_its_players_only(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=2, access="closed", watching=False)
        await bob.post(f"/api/tables/{table}/sit", status=403)
        async with bob.at(table) as watcher:
            assert watcher.welcome["type"] == "bye" and "players only" in watcher.welcome["text"]


@story
async def test_somebody_who_watches_can_sit_down_and_sees_with_other_eyes(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=2)
        async with bob.at(table) as chair:
            assert chair.welcome["you"]["seat"] is None
            await bob.post(f"/api/tables/{table}/sit")
            news = await chair.until(lambda m: m["type"] == "table" and m["you"]["seat"] is not None)
            assert news["you"]["seat"] == 1
            await ann.post(f"/api/tables/{table}/start")
            update = await chair.until(lambda m: m["type"] == "update")
            assert update["view"]["seat"] == 1


@story
async def test_a_table_that_is_not_there_says_so(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        for path in ("/api/tables/nothing", "/api/codes/ABCDEF", "/api/nothing", "/api/games/chess"):
            answer = await ann.http.get(path)
            assert answer.status_code == 404 and answer.json()["error"]["text"].endswith(".")
        async with ann.at("nothing") as chair:
            assert chair.welcome["type"] == "bye" and chair.welcome["code"] == "missing"


@story
async def test_names_are_chosen_and_checked(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        invented = await ann.get("/api/me")
        assert invented["name"] and not invented["chosen"]
        assert (await ann.get("/api/me")) == invented
        assert (await ann.post("/api/me", {"name": "  Ann   of the Attic "}))["name"] == "Ann of the Attic"
        for bad in ("", " ", "x" * 25, "a\u202eb", "a\u0000b"):
            assert (await ann.post("/api/me", {"name": bad}, status=400))["error"]["field"] == "name"
        assert (await ann.get("/api/me"))["name"] == "Ann of the Attic"


@story
async def test_a_recovery_link_moves_a_person_to_another_device(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as phone:
        await ann.post("/api/me", {"name": "Ann"})
        old = await ann.post("/api/me/link")
        link = await ann.post("/api/me/link")
        assert link["path"].endswith(link["token"])
        await phone.post("/api/me/recover", {"token": old["token"]}, status=404)
        assert (await phone.post("/api/me/recover", {"token": link["token"]}))["name"] == "Ann"
        assert (await phone.get("/api/me")) == (await ann.get("/api/me"))
        await phone.post("/api/me/recover", {"token": "guess"}, status=404)


@story
async def test_only_who_says_hello_or_does_something_gets_a_cookie(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        ann.http.cookies.clear()
        for path in ("/api/games", "/api/tables/open", "/api/tables/mine", "/api/tables/finished?mine=1"):
            assert "set-cookie" not in (await ann.http.get(path)).headers
        assert "set-cookie" in (await ann.http.get("/api/me")).headers
        assert "set-cookie" not in (await ann.http.get("/api/me")).headers
        ann.http.cookies.clear()
        table = await ann.create(bots=[None, "kitten"], start=True)
        assert (await ann.get(f"/api/tables/{table}"))["you"]["seat"] == 0


@story
async def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as eve:
        who = (await ann.get("/api/me"))["who"]
        eve.http.cookies.clear()
        eve.http.cookies.set("purrlor", f"{who}.{'A' * 32}")
        assert (await eve.get("/api/me"))["who"] != who


@story
async def test_a_person_cannot_open_tables_without_end(tmp_path: Path) -> None:
    from dataclasses import replace

    from server.harness import GENEROUS

    async with fresh_house(tmp_path, limits=replace(GENEROUS, tables_per_person=2)) as house, Person(house.url) as ann:
        await ann.create()
        await ann.create()
        assert (await ann.post("/api/tables", {"game": "kitty-cataclysm"}, status=429))["error"]["code"] == "too-much"


@story
async def test_games_are_described_with_cards_options_and_guide(tmp_path: Path) -> None:
    import purrlor

    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        listed = await ann.get("/api/games")
        assert {game["id"] for game in listed} == set(purrlor.GAMES)
        for info in listed:
            book = await ann.get(f"/api/games/{info['id']}")
            game = purrlor.game(info["id"])
            assert {card["id"] for card in book["cards"]} == set(game.cards)
            assert book["rules"] == game.rules and book["guide"] == game.guide
            assert "windows" not in [option["name"] for option in info["options"]]
            assert info["line"] and len(info["minutes"]) == 2 and info["levels"][0]["id"] == "kitten"
