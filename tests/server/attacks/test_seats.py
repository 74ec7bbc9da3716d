"""Playing another's hand: with an old token, from a seat that was left, by racing the start, from behind the door."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from purrlor.server.tables.room import Room
from purrlor.server.ws.session import Session
from server.harness import Chair, House, Person, connect, fresh_house, house, process, story


@contextlib.asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Person]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(url)) for _ in range(count)]


async def closed(chair: Chair) -> dict[str, Any]:
    """Read until the server hangs up; give the last message."""
    last: dict[str, Any] = {}
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            last = await chair.next()
    return last


# -- 1: an owner keeps a program's connection to a seat that somebody else takes


@pytest.mark.parametrize("then", ["person", "bot", "program"])
@story
async def test_an_old_token_neither_sees_nor_plays_the_hand_of_who_sits_there_now(tmp_path: Path, then: str) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 2) as (ann, bob):
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        token = (await ann.post(f"{at}/token", {"seat": 1}))["token"]
        async with connect(served.url, table, token=token) as spy:
            assert spy.welcome["you"]["seat"] == 1
            await ann.post(f"{at}/seats/1", {"kind": "empty"})
            if then == "person":
                await bob.post(f"{at}/sit")
            elif then == "bot":
                await ann.post(f"{at}/seats/1", {"kind": "bot", "level": "kitten"})
            else:
                await ann.post(f"{at}/token", {"seat": 1})
            await ann.post(f"{at}/start")
            last = await closed(spy)
        assert (last["type"], last["code"], last["again"]) == ("bye", "token", False)
        assert not any(message.get("view") for message in map(json.loads, spy.frames))
        async with connect(served.url, table, token=token) as again:
            assert again.welcome["code"] == "token"


@story
async def test_a_token_ends_with_the_stay_and_a_new_one_ends_the_one_before(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 2) as (ann, bob):
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        await bob.post(f"{at}/sit")
        first = (await bob.post(f"{at}/token"))["token"]
        await ann.post(f"{at}/start")
        async with connect(served.url, table, token=first) as old:
            second = (await bob.post(f"{at}/token"))["token"]
            assert (await closed(old))["code"] == "token"
        async with connect(served.url, table, token=second) as program, bob.at(table) as person:
            await bob.post(f"{at}/leave")
            assert (await closed(program))["code"] == "token"
            assert (await person.ask(type="ping"))["type"] == "pong", "the person may look on, and come back"
        async with bob.at(table) as person:
            assert person.welcome["you"]["seat"] == 1 and not person.table["seats"][1]["away"]


@story
async def test_a_lost_connection_a_stand_in_and_a_restart_end_no_stay(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, grace_seconds=0.0) as served, people(served.url, 1) as (ann,):
        table = await ann.create(seats=2)
        token = (await ann.post(f"/api/tables/{table}/token", {"seat": 1}))["token"]
        await ann.post(f"/api/tables/{table}/start")
        async with connect(served.url, table, token=token) as program:
            assert program.welcome["you"]["seat"] == 1
        await _until(lambda: 1 not in served.parlour.rooms[table].audience.seats())
        await ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot"})
        async with connect(served.url, table, token=token) as program:
            assert program.welcome["you"]["seat"] == 1 and not program.table["seats"][1]["away"]
    async with house(served.parlour.settings) as again, connect(again.url, table, token=token) as program:
        assert program.welcome["you"]["seat"] == 1


@story
async def test_a_token_ends_with_its_table_and_opens_no_seat_of_the_rematch(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 1) as (ann,):
        table = await ann.create(seats=2)
        token = (await ann.post(f"/api/tables/{table}/token", {"seat": 1}))["token"]
        await ann.post(f"/api/tables/{table}/start")
        async with connect(served.url, table, token=token) as program, ann.at(table) as person:
            await person.ask(type="concede")
            while not program.over:
                await program.next()
            refused = await program.ask(type="concede")
            assert refused["code"] == "forbidden"
        async with connect(served.url, table, token=token) as late:
            assert late.welcome["you"]["seat"] is None, "whoever may look on may look at the end"
        again = (await ann.post(f"/api/tables/{table}/rematch"))["table"]
        assert [seat["kind"] for seat in again["seats"]] == ["person", "empty"]
        async with connect(served.url, again["id"], token=token) as stranger:
            assert stranger.welcome["code"] == "token"


@story
async def test_another_process_takes_the_seat_away_too(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with process(database) as one, process(database) as two, people(one, 2) as (ann, bob):
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        token = (await ann.post(f"{at}/token", {"seat": 1}))["token"]
        async with connect(two, table, token=token) as spy:
            assert spy.welcome["you"]["seat"] == 1
            await ann.post(f"{at}/seats/1", {"kind": "empty"})
            await bob.post(f"{at}/sit")
            await ann.post(f"{at}/start")
            assert (await closed(spy))["code"] == "token"
        assert not any(message.get("view") for message in map(json.loads, spy.frames))


# -- 2: somebody who left still plays, because nobody told the connection


@story
async def test_whoever_left_a_seat_and_does_not_read_cannot_play_it_blindly(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 3) as (ann, bob, eve):
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        await eve.post(f"{at}/sit", {"seat": 1})
        async with eve.at(table) as blind:
            blind.socket.transport.pause_reading()
            await _stuck(served, table, ann)
            await eve.post(f"{at}/leave")
            await bob.post(f"{at}/sit", {"seat": 1})
            await ann.post(f"{at}/start")
            room = served.parlour.rooms[table]
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(20):
                    for move in room.running().match.moves(1):
                        await blind.send(type="move", move=move.text, seen=room.running().number(1), ref=1)
                    await blind.send(type="concede", ref=2)
            await asyncio.sleep(0.3)
            assert room.running().ply == 0 and room.row.status == "playing"


def _wires(room: Room) -> list[Session]:
    return [listener for listener in room.listeners if isinstance(listener, Session)]


async def _stuck(served: House, table: str, talker: Person) -> None:
    """Talk until somebody who does not read holds the sender up."""
    room = served.parlour.rooms[table]
    async with talker.at(table) as chair:
        while not any(wire.socket.stuck_since for wire in _wires(room) if wire.viewer == 1):
            await asyncio.gather(*(chair.ask(type="chat", text="meow " * 79) for _ in range(1)))


# -- 8: leaving races starting


@story
async def test_whoever_leaves_while_the_game_starts_leaves_no_chair_that_nobody_can_fill(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 2) as (ann, bob):
        for _ in range(40):
            table = await ann.create(seats=2)
            at = f"/api/tables/{table}"
            await bob.post(f"{at}/sit")
            await asyncio.gather(ann.http.post(f"{at}/start", json={}), bob.http.post(f"{at}/leave", json={}))
            await _whole(ann, table)


@story
async def test_nor_when_the_two_happen_in_different_processes(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with process(database) as one, process(database) as two, people(one, 1) as (ann,), people(two, 1) as (bob,):
        for _ in range(20):
            table = await ann.create(seats=2)
            at = f"/api/tables/{table}"
            await bob.post(f"{at}/sit")
            await asyncio.gather(ann.http.post(f"{at}/start", json={}), bob.http.post(f"{at}/leave", json={}))
            await _whole(ann, table)


async def _whole(ann: Person, table: str) -> None:
    """The game runs with everybody in their chair, or it has not begun."""
    found = (await ann.get(f"/api/tables/{table}"))["table"]
    kinds = [seat["kind"] for seat in found["seats"]]
    assert found["status"] == "gathering" or "empty" not in kinds, (found["status"], kinds)


# -- 14: players-only tables


@story
async def test_whoever_left_a_table_for_players_only_sees_and_hears_nothing_more(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 3) as (ann, bob, eve):
        table = await ann.create(seats=2, watching=False)
        at = f"/api/tables/{table}"
        await eve.post(f"{at}/sit")
        async with eve.at(table) as spy:
            await eve.post(f"{at}/leave")
            assert (await closed(spy))["code"] == "closed"
        await bob.post(f"{at}/sit")
        await ann.post(f"{at}/start")
        async with bob.at(table) as chair:
            await chair.ask(type="concede")
        seen = (await eve.get(at))["table"]
        assert (seen["outcome"], seen["shuffle"]["seed"], seen["shuffle"]["salt"]) == (None, None, None)
        seen = (await bob.get(at))["table"]
        assert seen["outcome"] and seen["shuffle"]["seed"]


# -- 15, 19: stand-ins and people who were removed


@story
async def test_a_stand_in_cannot_be_called_for_somebody_who_loads_the_page_again(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 2) as (ann, bob):
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        await bob.post(f"{at}/sit")
        await ann.post(f"{at}/start")
        async with bob.at(table):
            pass
        await _until(lambda: 1 not in served.parlour.rooms[table].audience.seats())
        refused = await ann.post(f"{at}/seats/1", {"kind": "bot"}, status=409)
        assert "can be called in" in refused["error"]["text"]


@story
async def test_a_removed_person_sits_again_only_when_the_owner_lets_them(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 2) as (ann, eve):
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        await eve.post(f"{at}/sit")
        async with eve.at(table) as chair:
            await ann.post(f"{at}/seats/1", {"kind": "empty"})
            assert (await closed(chair))["code"] == "removed"
        for _ in range(10):
            await eve.post(f"{at}/sit", status=403)
        who = (await eve.get("/api/me"))["who"]
        assert [one["who"] for one in (await ann.get(at))["you"]["removed"]] == [who]
        assert "removed" not in (await eve.get(at))["you"]
        await eve.post(f"{at}/let-back", {"who": who}, status=403)
        cookies = [person.http.cookies for person in (ann, eve)]
    async with house(served.parlour.settings) as again, people(again.url, 2) as (ann, eve):
        ann.http.cookies, eve.http.cookies = cookies
        await eve.post(f"{at}/sit", status=403)
        await ann.post(f"{at}/let-back", {"who": who})
        assert (await eve.post(f"{at}/sit"))["you"]["seat"] == 1


async def _until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


# -- Low: programs at different tables


@story
async def test_whoever_mutes_a_program_still_hears_those_of_other_tables(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as served, people(served.url, 1) as (ann,):
        tables = [await ann.create(seats=2) for _ in range(2)]
        tokens = [(await ann.post(f"/api/tables/{table}/token", {"seat": 1}))["token"] for table in tables]
        async with (
            connect(served.url, tables[0], token=tokens[0]) as muted,
            connect(served.url, tables[1], token=tokens[1]) as other,
            ann.at(tables[0]) as first,
            ann.at(tables[1]) as second,
        ):
            assert (await first.ask(type="mute", who=muted.welcome["you"]["who"]))["type"] == "done"
            for program in (muted, other):
                await program.ask(type="chat", text="beep")
            while not second.chat:
                await second.next()
            await first.ask(type="ping")
            assert not first.chat
