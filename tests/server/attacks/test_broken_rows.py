"""A table that breaks breaks alone: rows that cannot be read, logs that cannot be played, rules that have changed."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import purrlor
from server.attacks.target import target
from server.harness import GENEROUS, Person, connect, fresh_house, hasty, house, play_out, story

BROKEN = {
    "options": ("tables", "options", "{"),
    "seed": ("tables", "seed", "meow"),
    "salt": ("tables", "salt", "not hexadecimal"),
    "outcome": ("tables", "outcome", '{"scores": "none"}'),
    "status": ("tables", "status", "napping"),
    "opening": ("tables", "opening", "[[0, 5]]"),
    "answers": ("chairs", "answers", "[1]"),
    "log": ("moves", "move", "play:dog"),
    "seat": ("moves", "seat", 77),
}


def _break(file: Path, what: str, table: str) -> list[tuple[object, ...]]:
    """Write something that this version cannot read; give what stands there now."""
    name, column, value = BROKEN[what]
    key = "id" if name == "tables" else "table_id"
    with sqlite3.connect(file) as database:
        database.execute(f"UPDATE {name} SET {column} = ? WHERE {key} = ?", (value, table))
    return _rows(file, table)


def _rows(file: Path, table: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as database:
        found = [database.execute(f"SELECT * FROM {t} WHERE {k} = ?", (table,)).fetchall() for t, k in KEYS]
    return [row for rows in found for row in rows]


KEYS = (("tables", "id"), ("chairs", "table_id"), ("moves", "table_id"))


@pytest.mark.parametrize("what", BROKEN)
@story
async def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(tmp_path: Path, what: str) -> None:
    """At the start, in lists, when somebody looks; it stays as it is, and its people are told in a sentence."""
    file, clock = tmp_path / "purrlor.db", {"clock": "brisk"}
    async with fresh_house(tmp_path) as served, Person(served.url) as ann:
        wish: dict[str, Any] = {"bots": [None, "kitten"], "start": True, "access": "open", **clock}
        broken, whole = [await ann.create(**wish) for _ in range(2)]
        for table in (broken, whole):
            async with ann.at(table) as chair:
                if what == "outcome":
                    await chair.ask(type="concede")
                else:
                    while not chair.mine():
                        await chair.next()
                    await chair.move(chair.mine()[0])
        cookies = ann.http.cookies
    kept = _break(file, what, broken)
    async with target(tmp_path) as server, Person(server.url) as ann:
        ann.http.cookies = cookies
        for path in ("/api/tables/mine", "/api/tables/finished?mine=1", "/api/tables/open", "/api/health"):
            await ann.get(path)
        async with connect(server.url, broken, ann.cookie) as told:
            assert told.welcome["type"] == "bye" and "cannot be read" in told.welcome["text"]
        answer = (await ann.http.post(f"/api/tables/{broken}/leave", json={})).json()
        assert "error" in answer or what in ("log", "seat")
        async with ann.at(whole) as chair:
            assert chair.welcome["type"] == "welcome"
        lines = [line for line in server.said().splitlines() if broken in line and "set aside" in line]
        assert len(lines) == 1 and "Traceback" not in server.said()
    assert _rows(file, broken) == kept or what in ("log", "seat")
    assert _moves(kept) == _moves(_rows(file, broken))


def _moves(rows: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    return [row for row in rows if len(row) == 6]


@story
async def test_tables_that_cannot_be_played_any_more_count_against_nobody_and_can_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a change of a game's version forty old tables locked a person out for good."""
    settings = hasty(str(tmp_path / "purrlor.db"), limits=replace(GENEROUS, tables_per_person=4))
    async with house(settings) as served, Person(served.url) as ann:
        old = [await ann.create(bots=[None, "kitten"], start=True) for _ in range(4)]
        await ann.post("/api/tables", {"game": "kitty-cataclysm"}, status=429)
        cookies = ann.http.cookies
    monkeypatch.setattr(purrlor.game("kitty-cataclysm"), "version", 99)
    async with house(settings) as served, Person(served.url) as ann:
        ann.http.cookies = cookies
        await ann.create(seats=2)
        closed = (await ann.post(f"/api/tables/{old[0]}/close"))["table"]
        assert closed["status"] == "closed"
        await ann.post(f"/api/tables/{old[0]}/close", status=409)


@story
async def test_what_was_set_aside_is_brought_back_by_a_version_that_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "purrlor.db"
    async with fresh_house(tmp_path) as served, Person(served.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        cookies = ann.http.cookies
    with sqlite3.connect(file) as database:
        (options,) = database.execute("SELECT options FROM tables").fetchone()
    _break(file, "options", table)
    async with fresh_house(tmp_path) as served, Person(served.url) as ann:
        ann.http.cookies = cookies
        answer = (await ann.http.get(f"/api/tables/{table}")).json()
        assert answer["error"]["code"] == "set-aside"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET options = ?", (options,))
    async with fresh_house(tmp_path) as served, Person(served.url) as ann:
        ann.http.cookies = cookies
        async with ann.at(table) as chair:
            await asyncio.wait_for(play_out(chair, random.Random(1)), 60)
