"""What an operator does: `purrlor admin`, with the server running and without it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import stat
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, text, update

from purrlor.cli import main
from purrlor.server.db import schema
from purrlor.server.db.database import open_engine
from purrlor.server.keeping import door
from purrlor.server.keeping.backups import Backups, existing
from server.harness import House, Person, hasty, house, play_out, story

DAY = 24 * 3_600.0


@contextlib.asynccontextmanager
async def watched(database: str, **changes: Any) -> AsyncIterator[House]:
    """Serve with a door for the operator, as `purrlor serve` does."""
    async with house(hasty(database, **changes)) as here:
        here.app.state.door, place = door.hang(database, "127.0.0.1", here.port)
        try:
            yield here
        finally:
            door.take_away(place)


async def admin(*words: str, code: int = 0) -> None:
    """Run a command as a person does, while the server goes on."""
    assert await asyncio.to_thread(main, ["admin", *words]) == code


def rows(database: str, query: Any) -> list[Any]:
    """Read something from the store."""
    engine = open_engine(database)
    try:
        with engine.connect() as connection:
            return [*connection.execute(query)]
    finally:
        engine.dispose()


def change(database: str, query: Any) -> None:
    """Change something in the store, as no server would."""
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(query)
    engine.dispose()


@story
async def test_everybody_at_a_table_hears_the_operator_and_who_comes_later_too(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with watched(database) as here, Person(here.url) as ann, Person(here.url) as bob:
        table = await ann.create(bots=[None, "kitten"])
        async with ann.at(table) as chair:
            await admin("say", "Pizza at eight", "--db", database)
            told = await chair.until(lambda m: m["type"] == "notice")
            assert told["text"] == "Pizza at eight"
            async with bob.at(table) as late:
                assert (await late.until(lambda m: m["type"] == "notice"))["text"] == "Pizza at eight"
            await admin("restart", "--minutes", "3", "--db", database)
            told = await chair.until(lambda m: m["type"] == "notice")
            assert "restarts in 3 minutes" in told["text"]
            await admin("say", "--over", "--db", database)
            assert (await chair.until(lambda m: m["type"] == "notice"))["text"] == ""
    assert "No server" not in capsys.readouterr().out


@story
async def test_who_is_banned_is_out_at_once_and_comes_back_when_let_in(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with watched(database) as here, Person(here.url) as ann:
        who = (await ann.post("/api/me", {"name": "Ann"}))["who"]
        table = await ann.create(bots=[None, "kitten"])
        async with ann.at(table) as chair:
            await admin("ban", who, "--why", "throws cards", "--db", database)
            bye = await chair.until(lambda m: m["type"] == "bye")
            assert "closed its door" in bye["text"] and not bye["again"]
        assert (await ann.http.get("/api/me")).status_code == 403
        async with ann.at(table) as refused:
            assert refused.welcome["type"] == "bye"
        await admin("bans", "--db", database)
        assert "throws cards" in capsys.readouterr().out
        await admin("unban", who, "--db", database)
        while (await ann.http.get("/api/me")).status_code != 200:
            await asyncio.sleep(0.02)
        await admin("ban", "127.0.0.0/30", "--db", database)
        while (await ann.http.get("/api/me")).status_code != 403:
            await asyncio.sleep(0.02)
        await admin("unban", "127.0.0.0/30", "--db", database)


@story
async def test_a_table_is_closed_under_everybodys_eyes(database: str) -> None:
    async with watched(database) as here, Person(here.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await admin("close", table, "--db", database)
            bye = await chair.until(lambda m: m["type"] == "bye")
            assert "closed this table" in bye["text"]
        assert (await ann.get(f"/api/tables/{table}"))["table"]["status"] == "closed"
        await admin("close", table, "--db", database, code=2)


@story
async def test_erased_people_leave_their_games_and_nothing_else(database: str) -> None:
    async with watched(database) as here, Person(here.url) as ann, Person(here.url) as bob:
        who = (await ann.post("/api/me", {"name": "Annabella"}))["who"]
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await chair.ask(type="chat", text="my secret")
            await play_out(chair, random.Random(5))
        record = (await ann.http.get(f"/api/tables/{table}/record")).json()
        gathering = await ann.create(seats=3)
        await ann.post("/api/me/link")
        async with bob.at(table) as watcher:
            assert watcher.welcome["chat"][0]["text"] == "my secret"
            await admin("erase", who, "--yes", "--db", database)
            news = await watcher.until(lambda m: m["type"] == "table")
            assert "Annabella" not in json.dumps(news)
        after = (await bob.http.get(f"/api/tables/{table}/record")).json()
        assert after["moves"] == record["moves"] and after["seed"] == record["seed"]
        assert (await bob.get(f"/api/tables/{gathering}"))["table"]["status"] == "closed"
        async with bob.at(table) as watcher:
            assert watcher.welcome["chat"] == [] and "Annabella" not in json.dumps(watcher.welcome)
    for kept in schema.metadata.tables.values():
        told = " ".join(map(str, rows(database, select(kept))))
        assert who not in told and "Annabella" not in told and "my secret" not in told, kept.name


def test_nobody_is_erased_by_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "a.db")
    change(database, insert(schema.people).values(id="abc", name="Ann", created=1.0))
    monkeypatch.setattr("builtins.input", lambda prompt: "no")
    assert main(["admin", "erase", "abc", "--db", database]) == 1
    assert rows(database, select(schema.people.c.name)) == [("Ann",)]
    assert main(["admin", "erase", "nobody", "--yes", "--db", database]) == 2


@story
async def test_the_check_of_the_log_finds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "a.db")
    async with house(hasty(database)) as here, Person(here.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(5))
    await admin("verify", "--db", database)
    assert "gives their game: 1 (" in capsys.readouterr().out
    moves = schema.moves
    change(database, update(moves).where(moves.c.ply == 2).values(move="meow"))
    await admin("verify", "--db", database, code=1)
    assert f"Table {table}: its log cannot be played at line 2" in capsys.readouterr().out
    change(database, moves.delete().where(moves.c.ply == 1))
    await admin("verify", "--db", database, code=1)
    assert "line 1 of its log is missing" in capsys.readouterr().out
    change(database, moves.delete().where(moves.c.ply >= 1))
    await admin("verify", "--table", table, "--db", database, code=1)
    assert "does not come to an end" in capsys.readouterr().out
    change(database, schema.tables.delete())
    await admin("verify", "--db", database, code=1)
    assert "that is gone" in capsys.readouterr().out


@story
async def test_what_is_too_old_is_forgotten_with_all_that_belongs_to_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "a.db")
    async with house(hasty(database)) as here, Person(here.url) as ann:
        old, young = [await ann.create(bots=[None, "kitten"], start=True) for _ in range(2)]
        closed = await ann.create(seats=2)
        await ann.post(f"/api/tables/{closed}/close")
        for table in (old, young):
            async with ann.at(table) as chair:
                await chair.ask(type="chat", text="hello")
                await play_out(chair, random.Random(5))
    tables = schema.tables
    change(database, update(tables).where(tables.c.id == old).values(ended=time.time() - 9 * DAY))
    change(database, update(tables).where(tables.c.id == closed).values(created=time.time() - 40 * DAY, seen=None))
    await admin("retention", "--try", "--finished-days", "7", "--db", database)
    assert "would be forgotten: 2;" in capsys.readouterr().out
    await admin("retention", "--db", database)
    assert "forgotten: 1;" in capsys.readouterr().out
    async with house(hasty(database, finished_days=7.0, chat_days=100.0)) as here, Person(here.url) as bob:
        while (await bob.http.get(f"/api/tables/{old}")).status_code == 200:
            await asyncio.sleep(0.05)
        await bob.get(f"/api/tables/{young}")
    for part in (schema.moves, schema.chairs, schema.chat):
        assert {row[0] for row in rows(database, select(part.c.table_id))} == {young}, part.name


@story
async def test_lists_load_and_health_tell_what_is_there(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with watched(database) as here, Person(here.url) as ann:
        who = (await ann.post("/api/me", {"name": "Ann"}))["who"]
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(5), most=2)
            await admin("load", "--db", database)
            told = capsys.readouterr().out
            assert "1 playing" in told and "1 connections" in told.replace("1 connection,", "1 connections,")
        await admin("health", "--db", database)
        assert "takes people" in capsys.readouterr().out
        await admin("tables", "--find", "ann", "--db", database)
        assert table in capsys.readouterr().out
        await admin("people", "--db", database)
        assert who in capsys.readouterr().out
    await admin("health", "--db", database, code=1)
    assert "does not take people" in capsys.readouterr().err
    await admin("load", "--db", database)
    assert "No server" in capsys.readouterr().out


@story
async def test_the_door_opens_only_to_its_token_from_this_machine(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    async with watched(database) as here, httpx.AsyncClient(base_url=here.url) as http:
        found = door.find(database)
        assert found is not None and stat.S_IMODE(door.place_of(database).stat().st_mode) == 0o600
        said = {"kind": "said", "words": '{"text":"boo","until":9999999999}'}
        key = {"authorization": f"Bearer {found.token}"}
        for headers in ({}, {"authorization": "Bearer x"}, {**key, "x-forwarded-for": "192.0.2.1"}):
            assert (await http.post("/api/operator", json=said, headers=headers)).status_code == 404
        assert here.parlour.notice() is None
        assert (await http.post("/api/operator", json={"nonsense": 1}, headers=key)).status_code == 400
        assert (await http.post("/api/operator", json=said, headers=key)).status_code == 204
        assert here.parlour.notice() is not None


@story
async def test_backups_by_schedule_are_restored_on_trial_and_the_oldest_go(database: str, tmp_path: Path) -> None:
    async with house(hasty(database)) as here, Person(here.url) as ann:
        await ann.post("/api/me", {"name": "Ann"})
        made: list[float] = []
        folder = tmp_path / "backups"
        folder.mkdir()
        (folder / "purrlor-20200101-000000.backup").write_text("old")
        settings = hasty(database, backup_folder=str(folder), backups_kept=1)
        schedule = Backups(settings, made.append)
        assert not schedule.due()  # the old one was written just now
        file = await schedule.make()
        assert file is not None and existing(folder) == [file] and made and not schedule.due()
    other = str(tmp_path / "other.db")
    assert await asyncio.to_thread(main, ["restore", str(file), "--db", other]) == 0
    assert rows(other, select(schema.people.c.name)) == [("Ann",)]
    engine = open_engine(str(file))
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE people"))
    engine.dispose()
    assert await asyncio.to_thread(main, ["restore", str(file), "--try"]) == 2


def test_an_older_shape_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "a.db")
    open_engine(database, to="0003").dispose()
    assert main(["admin", "tables", "--db", database]) == 2
    assert "shape 0003" in capsys.readouterr().err
    assert main(["admin", "tables", "--db", str(tmp_path / "none.db")]) == 2
