"""What the owner of a table may do for its peace: send watchers away, turn the chat off; and who sleeps is replaced."""

from __future__ import annotations

from pathlib import Path

import httpx

from purrlor.server.wallclock import SteadyClock
from server.harness import Person, fresh_house, hasty, house, story


@story
async def test_who_is_sent_away_neither_watches_nor_sits_until_let_back(database: str) -> None:
    async with house(hasty(database)) as here:
        ann, eve = Person(here.url), Person(here.url)
        for one in (ann, eve):
            await one.get("/api/me")
        table = await ann.create(seats=2)
        at = f"/api/tables/{table}"
        who = (await eve.post("/api/me", {"name": "Eve"}))["who"]
        async with ann.at(table) as owner, eve.at(table) as watcher:
            await eve.post(f"{at}/send-away", {"who": who}, status=403)
            mine = owner.welcome["you"]["who"]
            await ann.post(f"{at}/send-away", {"who": mine}, status=400)
            told = await ann.post(f"{at}/send-away", {"who": who})
            assert told["you"]["removed"] == [{"who": who, "name": "Eve"}]
            bye = await watcher.until(lambda m: m["type"] == "bye")
            assert bye["code"] == "removed" and not bye["again"]
        async with eve.at(table) as refused:
            assert refused.welcome["type"] == "bye" and "sent you away" in refused.welcome["text"]
        await eve.post(f"{at}/sit", {}, status=403)
    async with house(hasty(database)) as here:  # it is kept
        for one in (ann, eve):
            one.url, one.http.base_url = here.url, httpx.URL(here.url)
        async with eve.at(table) as refused:
            assert refused.welcome["type"] == "bye"
        await ann.post(f"{at}/let-back", {"who": who})
        async with eve.at(table) as back:
            assert back.welcome["type"] == "welcome"
        await eve.post(f"{at}/sit", {})
        await ann.post(f"{at}/send-away", {"who": who}, status=409)
        for one in (ann, eve):
            await one.http.aclose()


@story
async def test_where_the_chat_is_off_only_the_owner_speaks_and_everybody_purrs(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as here, Person(here.url) as ann, Person(here.url) as eve:
        table = await ann.create(seats=2)
        await eve.post(f"/api/tables/{table}/chat", {"on": False}, status=403)
        async with ann.at(table) as owner, eve.at(table) as watcher:
            assert watcher.table["chat"]
            await ann.post(f"/api/tables/{table}/chat", {"on": False})
            await watcher.until(lambda m: m["type"] == "table" and not m["table"]["chat"])
            refused = await watcher.ask(type="chat", text="boo")
            assert refused["type"] == "refused" and "turned the chat off" in refused["text"]
            assert (await watcher.ask(type="emote", emote="purr"))["type"] == "done"
            assert (await owner.ask(type="chat", text="calm down"))["type"] == "done"
            await ann.post(f"/api/tables/{table}/chat", {"on": True})
            assert (await watcher.ask(type="chat", text="sorry"))["type"] == "done"


@story
async def test_who_sleeps_at_a_table_without_a_clock_is_replaced_until_they_move(tmp_path: Path) -> None:
    later = [0.0]
    clock = SteadyClock()
    async with (
        fresh_house(tmp_path, now=lambda: clock() + later[0]) as here,
        Person(here.url) as ann,
        Person(here.url) as bob,
    ):
        table = await ann.create(seats=2, clock="none")
        await bob.post(f"/api/tables/{table}/sit", {})
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as one, bob.at(table) as two:
            turn = one.view["turn"] if one.view else 0
            asleep, awake = (one, bob) if turn == 0 else (two, ann)
            bot = {"kind": "bot"}
            waits = await awake.post(f"/api/tables/{table}/seats/{turn}", bot, status=409)
            assert "is here" in waits["error"]["text"]
            await awake.post(f"/api/tables/{table}/seats/{1 - turn}", bot, status=409)
            later[0] = 301.0
            await awake.post(f"/api/tables/{table}/seats/{1 - turn}", bot, status=409)  # nobody waits for them
            told = await awake.post(f"/api/tables/{table}/seats/{turn}", bot)
            assert told["table"]["seats"][turn]["away"]
            await asleep.until(lambda m: m["type"] == "table" and m["table"]["seats"][turn]["away"])
            assert (await asleep.ask(type="back"))["type"] == "done"
