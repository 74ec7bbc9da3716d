"""Tables from the first seat to the rematch, over real HTTP and websockets."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from server.harness import Person, fresh_house, play_out, story


@story
async def test_one_person_plays_bots_to_the_end_and_asks_for_a_rematch(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten", "housecat"], access="closed", start=True)
        async with ann.at(table) as chair:
            assert chair.welcome["you"]["seat"] == 0
            await play_out(chair, random.Random(1))
            assert chair.view is not None and chair.view["outcome"]["winners"]
        again = await ann.post(f"/api/tables/{table}/rematch")
        assert again["table"]["parent"] == table and again["table"]["status"] == "playing"
        assert (await ann.post(f"/api/tables/{table}/rematch"))["table"]["id"] == again["table"]["id"]
        assert (await ann.get(f"/api/tables/{table}"))["table"]["rematch"] == again["table"]["id"]


@story
async def test_friends_join_by_link_and_by_code_and_play(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
        Person(house.url) as cyd,
    ):
        table = await ann.create(seats=3)
        code = (await ann.get(f"/api/tables/{table}"))["table"]["code"]
        await bob.post("/api/me", {"name": "Bob"})
        assert (await bob.post(f"/api/tables/{table}/sit"))["you"]["seat"] == 1
        found = await cyd.get(f"/api/codes/{code.lower()}")
        assert found["table"]["id"] == table
        await cyd.post(f"/api/tables/{table}/sit", {"seat": 2})
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as a, bob.at(table) as b, cyd.at(table) as c:
            seats = [a, b, c]
            await asyncio.gather(*(play_out(seat, random.Random(i)) for i, seat in enumerate(seats)))
            assert a.view is not None and b.view is not None
            assert a.view["outcome"] == b.view["outcome"]
            assert [s["name"] for s in a.table["seats"]][1] == "Bob"


@story
async def test_the_winner_deals_the_next_game_of_a_series_unless_they_have_left(tmp_path: Path) -> None:
    """KC-04, KC-05."""
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        for gone in (False, True):
            table = await ann.create(seats=2)
            await bob.post(f"/api/tables/{table}/sit")
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table) as loser, bob.at(table) as winner:
                await loser.ask(type="concede")
                while not winner.over:
                    await winner.next()
            if gone:
                await bob.post(f"/api/tables/{table}/leave")
            else:
                await bob.post(f"/api/tables/{table}/rematch")
            again = (await ann.post(f"/api/tables/{table}/rematch"))["table"]
            assert again["status"] == "playing"
            assert again["options"]["dealer"] == ("random" if gone else 1)
