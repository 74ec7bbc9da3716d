"""Two servers on one PostgreSQL: seats of one table on both of them play whole games, and races have one winner."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from server.harness import Person, hasty, house, play_out, story


@pytest.mark.parametrize("game_seed", range(3))
@story
async def test_seats_of_one_table_on_two_servers_play_a_whole_game(postgres: Callable[[], str], game_seed: int) -> None:
    database = postgres()
    async with house(hasty(database)) as one, house(hasty(database)) as two:
        async with Person(one.url) as ann, Person(two.url) as bob:
            table = await ann.create(seats=4, bots=[None, None, "kitten", "kitten"])
            await bob.post(f"/api/tables/{table}/sit")
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table) as a, bob.at(table) as b:
                chance = random.Random(game_seed)
                await asyncio.gather(play_out(a, chance), play_out(b, chance))
                assert a.view is not None and b.view is not None
                assert a.view["outcome"] == b.view["outcome"]
        drivers = [h.parlour.rooms[table].autopilot.drives for h in (one, two)]
        assert sorted(drivers) == [False, True]


@story
async def test_the_same_ply_sent_to_two_servers_is_played_once(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with house(hasty(database)) as one, house(hasty(database)) as two, Person(one.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        twin = Person(two.url)
        twin.http.cookies.update(ann.http.cookies)
        races = 0
        async with twin, ann.at(table) as here, twin.at(table) as there:
            while not here.over:
                while not here.over and (not here.mine() or there.n != here.n):
                    await (there if there.n < here.n else here).next()
                if here.over:
                    break
                n = here.n
                answers = await asyncio.gather(here.move(here.mine()[0]), there.move(there.mine()[-1]))
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
                assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["stale"]
                races += 1
                for chair in (here, there):
                    while chair.n == n:
                        await chair.next()
        assert races >= 2
