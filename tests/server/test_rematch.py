"""The next game: against bots at once, with people by offer and consent; and who sits down in the seats of others."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from purrlor.bots.personas import personas
from server.harness import Chair, Person, connect, fresh_house, process, story

Sat = tuple[str, list[Chair]]


@contextlib.asynccontextmanager
async def a_game_that_is_over(host: Person, *guests: Person, **wish: Any) -> AsyncIterator[Sat]:
    """Give a table with these people at it, all connected, whose game is over: all but the last gave up."""
    table = await host.create(**wish)
    for guest in guests:
        await guest.post(f"/api/tables/{table}/sit")
    await host.post(f"/api/tables/{table}/start")
    async with contextlib.AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(one.at(table)) for one in (host, *guests)]
        for chair in chairs[:-1]:
            await chair.ask(type="concede")
        if "bots" in wish:
            await chairs[-1].ask(type="concede")
        await asyncio.gather(*(_end(chair) for chair in chairs))
        yield table, chairs


async def _end(chair: Chair) -> None:
    while chair.table.get("status") != "over":
        await chair.next()


async def told(chair: Chair, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Give the table as it is told once it is as wanted."""
    while not wanted(chair.table):
        await chair.next()
    return chair.table


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


@story
async def test_against_bots_the_next_game_begins_at_once_with_the_same_company(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        wish = {"bots": [None, "kitten", "tiger"], "access": "closed", "casual": False}
        async with a_game_that_is_over(ann, **wish) as (table, _):
            before = (await ann.get(f"/api/tables/{table}"))["table"]
            again = await ann.post(f"/api/tables/{table}/rematch")
        after = again["table"]
        assert (after["status"], after["parent"], again["you"]["seat"]) == ("playing", table, 0)
        same = ("name", "kind", "level", "art", "way")
        assert [[seat[x] for x in same] for seat in after["seats"]] == [
            [seat[x] for x in same] for seat in before["seats"]
        ]
        assert (after["access"], after["casual"]) == ("closed", False)


@story
async def test_an_offer_is_told_to_all_and_the_game_begins_when_all_have_said_yes(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        Person(house.url) as cyd,
        a_game_that_is_over(ann, bob, cyd, seats=3) as (table, chairs),
    ):
        path = f"/api/tables/{table}/rematch"
        offered = await bob.post(path)
        assert offered["table"]["id"] == table and offered["table"]["rematch"] is None
        for chair in chairs:
            news = await told(chair, lambda t: t["offer"])
            assert news["offer"] == {"by": 1, "yes": [1], "no": [], "waiting": [0, 2]}
        assert (await ann.post(path))["table"]["offer"]["waiting"] == [2]
        begun = await cyd.post(path)
        assert begun["table"]["status"] == "playing" and kinds(begun["table"]) == ["person"] * 3
        assert begun["you"]["seat"] == 2 and begun["table"]["owner"] == (await bob.get("/api/me"))["who"]
        for chair in chairs:
            news = await told(chair, lambda t: t["rematch"])
            assert (news["rematch"], news["offer"]) == (begun["table"]["id"], None)
        assert (await ann.post(path))["table"]["id"] == begun["table"]["id"], "asked late, one finds it"


@story
async def test_a_bot_of_the_tables_level_sits_down_for_one_who_says_no(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        a_game_that_is_over(ann, bob, seats=3, bots=[None, None, "alley-cat"]) as (table, (mine, _)),
    ):
        path = f"/api/tables/{table}/rematch"
        assert (await bob.post(path, {"yes": False}, status=409))["error"]["text"].endswith("."), "nothing to decline"
        await ann.post(path)
        answer = await bob.post(path, {"yes": False})
        assert answer["table"]["id"] == table, "who says no stays where they are"
        begun = (await told(mine, lambda t: t["rematch"]))["rematch"]
        next_table = (await ann.get(f"/api/tables/{begun}"))["table"]
        assert kinds(next_table) == ["person", "bot", "bot"] and next_table["status"] == "playing"
        assert [seat["level"] for seat in next_table["seats"]] == [None, "alley-cat", "alley-cat"]
        assert len({seat["name"] for seat in next_table["seats"]}) == 3


@story
async def test_whoever_has_left_is_not_waited_for(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path, grace_seconds=0.0) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        Person(house.url) as cyd,
        a_game_that_is_over(ann, bob, cyd, seats=3) as (table, (mine, _, hers)),
    ):
        await bob.post(f"/api/tables/{table}/leave")  # as by the button
        await hers.socket.close()  # as by closing the tab
        await told(mine, lambda t: not t["seats"][2]["here"])
        again = (await ann.post(f"/api/tables/{table}/rematch"))["table"]
        assert kinds(again) == ["person", "bot", "bot"] and again["status"] == "playing"
        levels = [seat["level"] for seat in again["seats"]]
        assert levels[1:] == ["housecat"] * 2, "no bot sat there: the level of the stand-in"


@story
async def test_a_line_that_is_broken_for_a_moment_costs_nobody_the_seat(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        a_game_that_is_over(ann, bob, seats=2) as (table, (mine, his)),
    ):
        await his.socket.close()
        await told(mine, lambda t: not t["seats"][1]["here"])
        assert (await ann.post(f"/api/tables/{table}/rematch"))["table"]["offer"]["waiting"] == [1]
        async with bob.at(table) as back:
            assert back.table["offer"]["by"] == 0
        assert kinds((await bob.post(f"/api/tables/{table}/rematch"))["table"]) == ["person", "person"]


@story
async def test_an_offer_can_be_taken_back(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        a_game_that_is_over(ann, bob, seats=2) as (table, (_, his)),
    ):
        path = f"/api/tables/{table}/rematch"
        await ann.post(path)
        await told(his, lambda t: t["offer"])
        await ann.post(path, {"yes": False})
        assert (await told(his, lambda t: t["offer"] is None))["rematch"] is None
        assert (await bob.post(path))["table"]["offer"] == {"by": 1, "yes": [1], "no": [], "waiting": [0]}


@story
async def test_two_who_accept_at_once_come_to_one_table(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        a_game_that_is_over(ann, bob, seats=2) as (table, _),
    ):
        path = f"/api/tables/{table}/rematch"
        await ann.post(path)
        answers = await asyncio.gather(*(one.post(path) for one in (ann, bob, ann, bob)))
        made = {answer["table"]["id"] for answer in answers if answer["table"]["id"] != table}
        assert len(made) == 1
        assert len((await ann.get("/api/tables/mine"))["tables"]) == 1


@story
async def test_nobody_else_has_a_say(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        Person(house.url) as eve,
        a_game_that_is_over(ann, bob, seats=2) as (table, _),
    ):
        await eve.post(f"/api/tables/{table}/rematch", status=403)
        await ann.post(f"/api/tables/{table}/rematch")
        await eve.post(f"/api/tables/{table}/rematch", {"yes": False}, status=403)
        running = await ann.create(bots=[None, "kitten"], start=True)
        await ann.post(f"/api/tables/{running}/rematch", status=409)


@story
async def test_two_processes_know_of_one_offer(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with process(database) as one, process(database) as two, Person(one) as ann, Person(two) as bob:
        table = await ann.create(seats=2)
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as mine, bob.at(table) as his:
            await mine.ask(type="concede")
            await asyncio.gather(_end(mine), _end(his))
            await ann.post(f"/api/tables/{table}/rematch")
            await told(his, lambda t: t["offer"] and t["offer"]["by"] == 0)
            async with connect(two, table) as watcher:
                assert watcher.table["offer"]["yes"] == [0]
            begun = (await bob.post(f"/api/tables/{table}/rematch"))["table"]
            assert kinds(begun) == ["person", "person"] and begun["status"] == "playing"
            assert (await told(mine, lambda t: t["rematch"]))["rematch"] == begun["id"]


# -- Bots are somebody


@pytest.mark.parametrize("level", ["kitten", "tiger"])
@story
async def test_bots_have_names_faces_and_a_sentence_and_nobody_is_there_twice(tmp_path: Path, level: str) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create("here-kitty-kitty", seats=6, bots=[None, *[level] * 4])
        seats = (await ann.post(f"/api/tables/{table}/seats/5", {"kind": "bot", "level": level}))["table"]["seats"]
        assert len({seat["name"] for seat in seats}) == 6
        for seat in seats[1:]:
            persona = personas()[seat["name"]]
            assert (persona.level, persona.art, persona.way) == (level, seat["art"], seat["way"])
        assert (seats[0]["art"], seats[0]["way"]) == ("", "")


@story
async def test_somebody_who_is_called_like_a_bot_is_told_apart_from_it(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        named = [name for name, persona in personas().items() if persona.level == "kitten"]
        await ann.post("/api/me", {"name": named[0].upper()})
        table = await ann.create("here-kitty-kitty", seats=6, bots=[None, *["kitten"] * 5])
        seats = (await ann.get(f"/api/tables/{table}"))["table"]["seats"]
        assert sorted(seat["name"] for seat in seats[1:]) == sorted(named[1:])
        await ann.post("/api/me", {"name": "Ann"})
        alone = await ann.create("here-kitty-kitty", seats=6, seat=None, bots=["kitten"] * 6)
        full = (await ann.get(f"/api/tables/{alone}"))["table"]["seats"]
        assert sorted(seat["name"] for seat in full) == sorted(named)


@story
async def test_a_table_of_earlier_days_keeps_the_names_of_its_bots(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "housecat"])
        house.parlour.rooms[table].row.chairs[1].name = "Housecat 2"
        seat = (await ann.get(f"/api/tables/{table}"))["table"]["seats"][1]
        assert (seat["name"], seat["art"], seat["way"]) == ("Housecat 2", "", "")
