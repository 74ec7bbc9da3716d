"""Finished games: records, promises, replays through anybody's eyes, playing on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import purrlor
from drawn_out import long_game
from purrlor.engine import Record
from purrlor.server.game.replays import MAX_FRAMES
from server.harness import House, Person, fresh_house, play_out, says, story


async def _finished(house: House, ann: Person, game: str = "kitty-cataclysm") -> str:
    seats = purrlor.game(game).seats[0]
    table = await ann.create(game, bots=[None] + ["kitten"] * (seats - 1), start=True)
    async with ann.at(table) as chair:
        before = chair.table["shuffle"]
        assert before["commitment"] and before["seed"] is None and before["salt"] is None
        await play_out(chair, random.Random(3))
        after = (await ann.get(f"/api/tables/{table}"))["table"]["shuffle"]
        assert after["commitment"] == before["commitment"] and after["seed"] and after["salt"]
    return table


@story
async def test_the_record_replays_to_the_same_end_and_keeps_the_promise(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await _finished(house, ann)
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        record = Record.from_json(text)
        assert record.keeps_commitment is True
        again = purrlor.replay(record)
        assert again.same_bytes(house.parlour.rooms[table].running().match)
        broken = {**json.loads(text), "seed": "0x1", "moves": []}
        answer = await ann.http.post("/api/replay", content=json.dumps(broken))
        assert answer.json()["shuffle"] == "broken"


@pytest.mark.parametrize("game", purrlor.GAMES)
@story
async def test_a_replay_shows_what_each_pair_of_eyes_saw(tmp_path: Path, game: str) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await _finished(house, ann, game)
        by_eyes: dict[str, Any] = {}
        for eyes in ("0", "1", "none", "open"):
            by_eyes[eyes] = await ann.get(f"/api/tables/{table}/replay?eyes={eyes}")
        moves = len(house.parlour.rooms[table].running().match.record.moves)
        for eyes, replay in by_eyes.items():
            assert replay["shuffle"] == "kept" and len(replay["frames"]) == moves + 1, eyes
            assert replay["outcome"] == replay["frames"][-1]["view"]["outcome"]
        assert by_eyes["0"]["frames"][0]["view"]["seat"] == 0
        match = purrlor.replay(house.parlour.rooms[table].running().match.record, 5)
        assert by_eyes["1"]["frames"][5]["view"] == json.loads(match.facts(1))
        told = [say for frame in by_eyes["0"]["frames"] for say in says(frame["events"])]
        assert told == [event.say(0) for event in house.parlour.rooms[table].running().match.history]


@story
async def test_open_eyes_see_all_hands_and_hidden_moves(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await _finished(house, ann)
        frames = (await ann.get(f"/api/tables/{table}/replay?eyes=open"))["frames"]
        hands = [zone for zone in frames[0]["view"]["zones"] if zone["kind"] == "hand"]
        assert all(piece["face"] for zone in hands for piece in zone["pieces"])
        assert all(frame["move"] for frame in frames[1:])
        drawn = [say for frame in frames for say in says(frame["events"]) if say.startswith("drew:")]
        assert drawn and not any(say.startswith("drew:>") for say in drawn)


@story
async def test_a_record_file_is_replayed_or_refused_with_a_sentence(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        match = purrlor.game("kitty-cataclysm").match(seats=2, seed=5)
        while match.waiting:
            match.play(match.waiting[0], match.moves(match.waiting[0])[0])
        good = match.record.to_json()
        made = (await ann.http.post("/api/replay?eyes=1", content=good)).json()
        assert made["shuffle"] == "none" and len(made["frames"]) == match.ply + 1
        data = json.loads(good)
        bad: list[tuple[Any, str]] = [
            ("nonsense", "not a record"),
            ({**data, "version": 99}, "version"),
            ({**data, "game": "chess"}, "chess"),
            ({**data, "moves": [*data["moves"], "0 dance"]}, "dance"),
            ({**data, "moves": ["0 play:x"] * 50_001}, "more than"),
            ({**data, "seats": 99}, "players"),
        ]
        for body, words in bad:
            text = body if isinstance(body, str) else json.dumps(body)
            answer = await ann.http.post("/api/replay", content=text)
            assert answer.status_code in (400, 404) and words in answer.json()["error"]["text"], answer.text
        assert (await ann.http.post("/api/replay?eyes=7", content=good)).status_code == 400


@story
async def test_a_game_of_twelve_thousand_decisions_opens_page_by_page(tmp_path: Path) -> None:
    match = long_game(12_050)
    assert match.ply > 12_000
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        text, plies, first = match.record.to_json(), list[int](), 0
        while first <= match.ply:
            answer = await ann.http.post(f"/api/replay?eyes=open&from={first}&most=5000", content=text)
            page = answer.json()
            assert answer.status_code == 200 and page["last"] == match.ply and len(page["frames"]) <= MAX_FRAMES
            assert (page["outcome"] is not None) == (first == 0)
            plies += [frame["ply"] for frame in page["frames"]]
            first = plies[-1] + 1
        assert plies == list(range(match.ply + 1))
        assert page["frames"][-1]["view"]["outcome"] is not None
        assert (await ann.http.post("/api/replay?from=cat", content=text)).json()["error"]["field"] == "from"


@story
async def test_the_pages_of_a_table_are_its_replay(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await _finished(house, ann)
        whole = await ann.get(f"/api/tables/{table}/replay?eyes=0")
        last, frames = whole["last"], []
        for first in range(0, last + 1, 7):
            page = await ann.get(f"/api/tables/{table}/replay?eyes=0&from={first}&most=7")
            assert page["frames"][0]["ply"] == first
            frames += page["frames"]
        assert frames == whole["frames"] and last == len(frames) - 1
        assert (await ann.get(f"/api/tables/{table}/replay?eyes=0&from={last + 1}"))["frames"] == []


@story
async def test_a_game_under_way_has_no_record_and_no_replay(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        for path in ("record", "replay"):
            assert (await ann.http.get(f"/api/tables/{table}/{path}")).status_code == 409
        await ann.post(f"/api/tables/{table}/play-on", {"ply": 0, "seat": 0}, status=409)


@story
async def test_playing_on_from_a_ply_against_bots(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _finished(house, ann)
        while len(house.parlour.rooms[table].running().match.record.moves) < 3:
            table = await _finished(house, ann)
        made = await bob.post(f"/api/tables/{table}/play-on", {"ply": 2, "seat": 1, "level": "kitten"})
        new = made["table"]["id"]
        assert made["table"]["parent"] == table and made["you"]["seat"] == 1
        async with bob.at(new) as chair:
            whole = house.parlour.rooms[table].running().match.record
            early = purrlor.replay(whole, 2)
            assert says(chair.welcome["events"])[: len(early.history)] == [e.say(1) for e in early.history]
            await play_out(chair, random.Random(8))
        text = (await bob.http.get(f"/api/tables/{new}/record")).text
        assert Record.from_json(text).moves[:2] == whole.moves[:2]
        again = await bob.post("/api/play-on", {"ply": 1, "seat": 0, "record": text})
        assert again["table"]["status"] == "playing"
        await bob.post("/api/play-on", {"ply": 1, "seat": 0}, status=400)
        await bob.post("/api/play-on", {"ply": 1, "seat": 9, "record": text}, status=400)
        end = len(Record.from_json(text).moves)
        for ply, status in ((-1, 400), (end + 1, 400), (end, 409)):
            answer = await bob.post("/api/play-on", {"ply": ply, "seat": 0, "record": text}, status=status)
            assert answer["error"]["field"] == "ply"


@story
async def test_finished_games_are_listed(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _finished(house, ann)
        assert [t["id"] for t in (await ann.get("/api/tables/finished?mine=1"))["tables"]] == [table]
        assert (await bob.get("/api/tables/finished?mine=1"))["tables"] == []
        assert (await bob.get("/api/tables/finished"))["tables"] == []  # only tables that were open to all
        assert (await ann.get("/api/tables/mine"))["tables"] == []
