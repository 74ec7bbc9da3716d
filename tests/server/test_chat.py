"""Chat and emotes: stored, apart for spectators during play, muted, not too fast."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from server.harness import GENEROUS, Person, fresh_house, story


@story
async def test_players_and_spectators_talk_apart_during_play(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as eve:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as player, eve.at(table) as watcher:
            await watcher.ask(type="chat", text="she holds the furball!")
            await player.ask(type="chat", text="hello")
            await player.ask(type="emote", emote="slow-blink")
            await watcher.until(lambda m: m["type"] == "chatted" and m["lines"][-1]["emote"] == "slow-blink")
            assert [line["text"] for line in player.chat] == ["hello", None]
            assert [line["text"] for line in watcher.chat] == ["she holds the furball!", "hello", None]
            assert player.chat[0]["seat"] == 0 and watcher.chat[0]["seat"] is None
            await player.ask(type="concede")
            while not player.over:
                await player.next()
        async with ann.at(table) as player:  # after the end everybody reads everything
            assert [line["text"] for line in player.welcome["chat"]] == ["she holds the furball!", "hello", None]
        async with ann.at(table, chat=player.welcome["chat"][1]["id"]) as player:
            assert len(player.welcome["chat"]) == 1


@story
async def test_a_muted_person_is_heard_no_more(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=2)
        await bob.post(f"/api/tables/{table}/sit")
        async with ann.at(table) as a, bob.at(table) as b:
            who = b.welcome["you"]["who"]
            assert (await a.ask(type="mute", who=who))["type"] == "done"
            await b.ask(type="chat", text="anybody?")
            await a.ask(type="ping")
            assert a.chat == []
            await a.ask(type="mute", who=who, on=False)
            await b.ask(type="chat", text="now?")
            await a.until(lambda m: m["type"] == "chatted")
            assert [line["text"] for line in a.chat] == ["now?"]
            await a.ask(type="mute", who=who)
        async with ann.at(table) as a:
            assert a.welcome["muted"] == [who] and a.welcome["chat"] == []


@story
async def test_chat_is_checked_and_not_too_fast(tmp_path: Path) -> None:
    limits = replace(GENEROUS, chat_per_minute=1, chat_burst=2)
    async with fresh_house(tmp_path, limits=limits) as house, Person(house.url) as ann:
        table = await ann.create(seats=2)
        async with ann.at(table) as chair:
            for bad in ("", "   ", "x" * 401, "a\u202eb"):
                assert (await chair.ask(type="chat", text=bad))["code"] == "bad-message"
            assert (await chair.ask(type="chat", text="one\ntwo \U0001f431\u200d\u2b1b"))["type"] == "done"
            assert (await chair.ask(type="emote", emote="purr"))["type"] == "done"
            assert (await chair.ask(type="chat", text="three"))["code"] == "too-much"
            await chair.send(type="emote", emote="bark", ref=99)
            assert (await chair.until(lambda m: m["type"] == "refused"))["code"] == "bad-message"
