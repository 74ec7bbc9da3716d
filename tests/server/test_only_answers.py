"""Nobody is asked what has one answer: the table gives it, at once where all see that there is no other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import purrlor
from purrlor.server.db.queries import moves_from
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.game.pacing import AT_ONCE
from server.harness import Chair, Person, fresh_house, story
from server.worlds import NOW, new_row, parlour_at, seated


async def choices_only(chair: Chair, chance: random.Random) -> None:
    """Play a game to its end and answer only questions."""
    while not chair.over:
        n = chair.n
        if chair.view is not None and chair.view["prompt"] and not chair.view["prompt"].get("forced"):
            assert len(chair.mine()) > 1
            await chair.move(chance.choice(chair.mine()))
        while chair.n == n and not chair.over:
            await chair.next()


@pytest.mark.parametrize("game", purrlor.GAMES)
@story
async def test_a_person_among_bots_only_ever_chooses(tmp_path: Path, game: str) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        seats = purrlor.game(game).seats[0]
        table = await ann.create(game, seats=seats, bots=[None] + ["kitten"] * (seats - 1))
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as chair:
            await choices_only(chair, random.Random(game))
        log = await house.parlour.store.read(moves_from, table, 0)
        row = (await house.parlour.room(table)).row
        logged = LoggedMatch(row, NOW)
        for entry in log:
            if row.chairs[entry.seat].kind != "bot":
                assert (entry.by == "table") == (logged.match.only_move(entry.seat) is not None), entry
            logged.take(entry)
        assert logged.match.is_over


def test_an_only_answer_comes_at_once_where_all_see_it_and_after_a_pause_elsewhere(tmp_path: Path) -> None:
    asyncio.run(_paces(tmp_path))


async def _paces(tmp_path: Path) -> None:
    found: set[bool] = set()
    async with parlour_at(tmp_path / "a.db") as parlour:
        object.__setattr__(parlour.settings, "delay_scale", 1.0)
        chance = random.Random(7)
        while found != {True, False}:
            row = new_row("kitty-cataclysm", 3, chance)
            logged = LoggedMatch(row, NOW)
            while logged.match.waiting:
                seat = logged.match.waiting[0]
                if logged.match.only_move(seat) is not None and logged.decline is None:
                    room = seated(parlour, row, logged)
                    open_ = logged.windows.is_open(logged.match.asks)
                    span = room.pacing._span(row, logged, seat, seat)
                    assert (span is AT_ONCE) == open_ and (open_ or span is parlour.settings.pauses[row.pace])
                    found.add(open_)
                logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)


@story
async def test_giving_up_against_bots_ends_the_game(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create("kitty-cataclysm", seats=3, bots=[None, "kitten", "kitten"])
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as chair:
            await chair.ask(type="concede")
            while not chair.over:
                await chair.next()
            assert chair.view is not None
            assert chair.view["outcome"]["reason"] == "stopped" and chair.view["outcome"]["winners"] == [1, 2]
        replay = await ann.get(f"/api/tables/{table}/replay")
        assert replay["outcome"]["ranks"] == [3, 1, 1]


@story
async def test_in_a_race_bots_take_their_time_and_who_does_not_answer_gives_up(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, race_seconds=0.3) as house, Person(house.url) as ann:
        options = {"start_rule": "first_play", "dealer": 2}
        table = await ann.create("kitty-cataclysm", seats=3, bots=[None, "kitten", "kitten"], options=options)
        object.__setattr__(house.parlour.settings, "delay_scale", 1.0)
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as chair:
            room = await house.parlour.room(table)
            assert room.running().in_race
            pacing, logged = room.pacing, room.running()
            assert 3.0 <= pacing.visible_at(room.row, logged, 1) - pacing.last_public_at <= 8.0
            while chair.view is None or 0 in chair.view["waiting"]:
                await chair.next()
        log = await house.parlour.store.read(moves_from, table, 0)
        assert [(entry.seat, entry.move, entry.by) for entry in log[:1]] == [(0, "wait", "table")]
