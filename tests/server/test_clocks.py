"""Clocks and absence, stand-ins, saved answers."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from purrlor.server.game.clocks import Clocks
from purrlor.server.game.windows import lapsed, saved_answer
from purrlor.server.settings import Times
from purrlor.server.wire.tables import Answer, Answers
from server.harness import Person, fresh_house, play_out, story

HASTE = {"brisk": Times(0.15, 0.1), "relaxed": Times(1000.0, 0.0)}


@story
async def test_a_seat_that_runs_out_is_played_by_a_stand_in_and_everybody_is_told(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, clocks=HASTE) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=3, bots=[None, None, "kitten"], clock="brisk", stand_in="kitten")
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as a, bob.at(table) as b:
            told = await b.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["away"])
            assert told["table"]["seats"][0]["here"]
            assert (await a.ask(type="back"))["type"] == "done"
            assert not a.table["seats"][0]["away"] or (await a.until(lambda m: m["type"] == "table"))
            while not (a.over and b.over):  # nobody moves: stand-ins finish the game
                await asyncio.gather(*(chair.next() for chair in (a, b) if not chair.over))


@story
async def test_a_move_takes_the_seat_back(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=2)
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as a, bob.at(table) as b:
            actor, seat = (a, 0) if a.mine() else (b, 1)
            room = house.parlour.rooms[table]
            room.autopilot.drives = False  # the stand-in keeps still, so that the person is the faster one
            await room.set_away(seat, True)
            assert (await actor.move(actor.mine()[0]))["type"] == "done"
            assert not room.row.chairs[seat].away


@story
async def test_leaving_a_game_calls_the_stand_in_and_coming_back_ends_it(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, grace_seconds=0.2) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=2)
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as a:
            refused = await ann.post(f"/api/tables/{table}/seats/0", {"kind": "bot"}, status=409)
            assert "is here" in refused["error"]["text"]
            seats = (await bob.post(f"/api/tables/{table}/leave"))["table"]["seats"]
            assert seats[1]["away"]
            house.parlour.rooms[table].autopilot.drives = False
            async with bob.at(table) as b:
                assert not b.table["seats"][1]["away"]
            while 1 in house.parlour.rooms[table].audience.seats():
                await a.next()
            hasty = await ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot"}, status=409)
            assert "can be called in 1 s." in hasty["error"]["text"], "a page that is loaded again is no absence"
            await asyncio.sleep(0.25)
            await ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot"})  # gone again: Ann calls the stand-in
            house.parlour.rooms[table].autopilot.drives = True
            house.parlour.rooms[table].autopilot.plan()
            await play_out(a, random.Random(2))


@story
async def test_a_game_with_a_clock_goes_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, clocks=HASTE) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], clock="brisk", start=True)
        cookies = ann.http.cookies
    async with fresh_house(tmp_path, clocks=HASTE) as house, Person(house.url) as ann:
        ann.http.cookies = cookies
        while (await ann.get(f"/api/tables/{table}"))["table"]["status"] != "over":
            await asyncio.sleep(0.05)


@story
async def test_clocks_are_shown(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], clock="relaxed", start=True)
        async with ann.at(table) as chair:
            while not chair.mine():
                await chair.next()
            newest = chair.welcome
            for frame in chair.frames:
                if '"clocks"' in frame:
                    import json

                    newest = json.loads(frame)
            assert [clock["seat"] for clock in newest["clocks"]] == [0]
            assert newest["clocks"][0]["until"] > newest["now"]


def test_the_reserve_pays_for_what_goes_beyond_the_time_of_a_decision() -> None:
    clocks = Clocks(Times(10, 60))
    clocks.moved(1, asked=100, at=105)
    assert clocks.reserve(1) == 60 and clocks.until(1, 200) == 270
    clocks.moved(1, asked=200, at=235)
    assert clocks.reserve(1) == 35 and clocks.until(1, 300) == 345
    clocks.moved(1, asked=300, at=900)
    assert clocks.reserve(1) == 0
    assert Clocks(None).until(1, 5) is None


# -- Saved answers

VIEW = {
    "seat": 0,
    "prompt": {"kind": "pounce", "text": "Pounce?", "rule": "X-1"},
    "moves": [{"text": "pass"}, {"text": "pounce:cat"}],
    "seats": [{"badges": ["toy"]}, {"badges": []}],
    "zones": [{"owner": 0, "pieces": [{"face": "laser"}]}, {"owner": 1, "pieces": [{"face": None}]}],
}


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ({"prompt": "pounce", "move": "pass"}, "pass"),
        ({"prompt": "other", "move": "pass"}, None),
        ({"prompt": "pounce", "move": "decline"}, None),
        ({"prompt": "pounce", "move": "pass", "unless_badge": "toy"}, None),
        ({"prompt": "pounce", "move": "pass", "unless_badge": "feral"}, "pass"),
        ({"prompt": "pounce", "move": "pass", "unless_face": "laser"}, None),
        ({"prompt": "pounce", "move": "pass", "unless_face": "dog"}, "pass"),
    ],
)
def test_a_saved_answer_is_given_when_it_fits(answer: dict[str, Any], move: str | None) -> None:
    assert saved_answer(Answers(saved=[Answer(**answer)]), VIEW) == move
    assert saved_answer(Answers(saved=[Answer(**answer)]), {**VIEW, "prompt": None}) is None


def test_answers_until_the_next_turn_lapse() -> None:
    both = [Answer(prompt="a", move="pass", until="turn"), Answer(prompt="b", move="pass")]
    assert [answer.prompt for answer in lapsed(Answers(saved=both)).saved] == ["b"]


@story
async def test_the_server_plays_what_a_seat_has_saved_and_forgets_it_in_time(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=2)
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as a, bob.at(table) as b:
            actor = a if a.mine() else b
            assert actor.view is not None
            answers = {"saved": [{"prompt": actor.view["prompt"]["kind"], "move": actor.mine()[0]}]}
            n = actor.n
            assert (await actor.ask(type="answers", answers=answers))["type"] == "done"
            while actor.n == n:
                await actor.next()
            room = house.parlour.rooms[table]
            entries = await room.services.store.read(_first_move, table)
            assert entries[0].by == "answer" and entries[0].move == answers["saved"][0]["move"]
            too_many = {"saved": [{"prompt": "x", "move": "pass"}] * 30}
            assert (await actor.ask(type="answers", answers=too_many))["code"] == "bad-message"


def _first_move(connection: object, table: str) -> list:  # type: ignore[type-arg]
    from purrlor.server.db.queries import moves_from

    return moves_from(connection, table, 0)  # type: ignore[arg-type]
