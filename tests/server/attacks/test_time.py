"""Clocks that are set back, tables that nobody comes back to."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from purrlor.server.settings import Times
from purrlor.server.wallclock import SteadyClock
from server.harness import Person, fresh_house, story

DAY = 24 * 3_600.0
HASTE = {"none": Times(9e9, 0.0), "brisk": Times(0.3, 0.0), "relaxed": Times(0.3, 0.0)}


def test_the_time_of_day_goes_on_evenly_when_the_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, before = SteadyClock(), time.time()
    monkeypatch.setattr(time, "time", lambda: before - 3_600)
    assert before - 1 < clock() < before + 60


@story
async def test_nobody_gains_an_hour_by_a_clock_that_was_set_back_before_a_restart(tmp_path: Path) -> None:
    """The log says that a seat was asked in an hour; it has its usual time nevertheless."""
    async with fresh_house(tmp_path, clocks=dict(HASTE)) as served, Person(served.url) as ann:
        table = await ann.create(game="were-kittens", bots=[None, "kitten"], clock="brisk")
        served.parlour.settings.clocks["brisk"] = Times(9e9, 0.0)
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as chair:
            for _ in range(2):
                while not chair.mine():
                    await chair.next()
                await chair.move(chair.mine()[0])
        cookies = ann.http.cookies
    with sqlite3.connect(tmp_path / "purrlor.db") as database:
        database.execute("UPDATE moves SET at = at + 3600")
        database.execute("UPDATE tables SET started = started + 3600")
    async with fresh_house(tmp_path, clocks=HASTE) as served, Person(served.url) as ann:
        ann.http.cookies = cookies
        async with asyncio.timeout(20):
            while not (await ann.get(f"/api/tables/{table}"))["table"]["seats"][0]["away"]:
                await asyncio.sleep(0.05)


@story
async def test_an_open_table_closes_when_nobody_has_been_there_for_a_fortnight(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    async with fresh_house(tmp_path, now=lambda: now[0], sweep_seconds=0.05) as served, Person(served.url) as ann:
        forsaken, visited = [await ann.create(seats=2, access="open") for _ in range(2)]
        playing = await ann.create(bots=[None, "kitten"], start=True)
        now[0] += 13 * DAY
        async with ann.at(visited):
            await _noted(tmp_path / "purrlor.db", visited)
        now[0] += 2 * DAY
        async with asyncio.timeout(20):
            while (await ann.get(f"/api/tables/{forsaken}"))["table"]["status"] != "closed":
                served.parlour._expires_at = 0.0  # a look that was under way may put the next one off
                await asyncio.sleep(0.02)
        listed = [table["id"] for table in (await ann.get("/api/tables/open"))["tables"]]
        assert listed == [visited]
        assert (await ann.get(f"/api/tables/{playing}"))["table"]["status"] == "playing"


@story
async def test_a_table_that_somebody_is_about_to_join_is_not_forgotten(tmp_path: Path) -> None:
    """Between the question for a table and the seat at it a sweep may come: nobody sits at a table that is no more."""
    now = [1_800_000_000.0]
    async with fresh_house(tmp_path, now=lambda: now[0], sweep_seconds=0.05) as served, Person(served.url) as ann:
        table = await ann.create(seats=2, access="open")
        parlour = served.parlour
        now[0] += DAY
        room = await parlour.room(table)
        for _ in range(3):
            await parlour._look_after(room)
        assert parlour.rooms[table] is room
        now[0] += DAY
        async with asyncio.timeout(20):
            while table in parlour.rooms:
                await asyncio.sleep(0.02)


async def _noted(database: Path, table: str) -> None:
    """Wait until it is written down that somebody is at the table."""
    async with asyncio.timeout(20):
        while True:
            with closing(sqlite3.connect(database)) as reader:
                if reader.execute("SELECT seen FROM tables WHERE id = ?", (table,)).fetchone()[0]:
                    return
            await asyncio.sleep(0.02)
