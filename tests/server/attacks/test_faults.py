"""A failing machine: a full disk, a database that is gone, stalled or takes nothing, bots whose thinking fails."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.attacks.target import Target, target
from server.harness import Chair, Person, fresh_house, play_out, story

TOLD_SECONDS = 2.0


def full_disk(server: Target, file: Path, on: bool) -> None:
    """Let no file of the server grow any more, or again."""
    size = max(os.path.getsize(f"{file}{tail}") for tail in ("", "-wal"))
    limit = (size, resource.RLIM_INFINITY) if on else (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)


def seconds_of(server: Target) -> float:
    """Give the processor time that the server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def asked(chair: Chair) -> None:
    while not chair.mine():
        await chair.next()


async def _until(chair: Chair, kind: str, **values: Any) -> float:
    """Wait for a message; give how long that took."""
    began = time.monotonic()
    await chair.until(lambda m: m["type"] == kind and all(m.get(name) == value for name, value in values.items()))
    return time.monotonic() - began


@story
async def test_a_full_disk_is_said_by_health_in_the_log_and_to_the_players_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "purrlor.db"
    async with target(tmp_path) as server, Person(server.url) as ann, Person(server.url) as bob:
        table = await ann.create(bots=[None, "kitten", "kitten"], start=True)
        async with ann.at(table) as chair, bob.at(table) as watcher:
            await asked(chair)
            full_disk(server, file, True)
            began, used = time.monotonic(), seconds_of(server)
            answer = await chair.move(chair.mine()[0])
            assert answer["code"] == "unavailable" and time.monotonic() - began < TOLD_SECONDS
            assert max(await asyncio.gather(_until(chair, "notice"), _until(watcher, "notice"))) < TOLD_SECONDS
            health = await ann.http.get("/api/health")
            assert health.status_code == 503 and health.json()["error"]["code"] == "unavailable"
            for _ in range(20):  # somebody asks all the time; it is tried at most every five seconds
                await ann.http.get("/api/health")
            await asyncio.sleep(3)
            assert seconds_of(server) - used < 0.6 * (time.monotonic() - began), "it spins"
            full_disk(server, file, False)
            await asyncio.gather(_until(chair, "notice", text=""), _until(watcher, "notice", text=""))
            assert (await ann.http.get("/api/health")).status_code == 200
            await asked(chair)
            assert (await chair.move(chair.mine()[0]))["type"] == "done"
        said = [line for line in server.said().splitlines() if "keep" in line and "written" in line]
        assert len(said) == 2 and "ERROR" in said[0] and "again" in said[1], said
        assert "Traceback" not in server.said()


@story
async def test_a_stalled_disk_is_told_to_whoever_waits_within_two_seconds(tmp_path: Path) -> None:
    """Another process holds the file: no move is answered, but nobody is left wondering."""
    async with target(tmp_path) as server, Person(server.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await asked(chair)
            held = sqlite3.connect(tmp_path / "purrlor.db", isolation_level=None)
            held.execute("BEGIN IMMEDIATE")
            await chair.send(type="move", move=chair.mine()[0], seen=chair.n, ref=9)
            assert await _until(chair, "notice") < TOLD_SECONDS
            held.execute("ROLLBACK")
            held.close()
            await _until(chair, "done", ref=9)
            await _until(chair, "notice", text="")


@pytest.mark.parametrize("fault", ["gone", "refusing"])
@story
async def test_a_database_that_is_gone_or_takes_nothing_is_noticed(tmp_path: Path, fault: str) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        assert (await ann.http.get("/api/health")).status_code == 200
        file = tmp_path / "purrlor.db"
        async with ann.at(table) as chair:
            await asked(chair)
            if fault == "gone":
                file.unlink()
            else:
                with sqlite3.connect(file) as other:
                    other.execute(
                        "CREATE TRIGGER no BEFORE INSERT ON facts BEGIN SELECT RAISE(ABORT, 'read-only'); END"
                    )
            await asyncio.sleep(5.1)
            assert (await ann.http.get("/api/health")).status_code == 503
            await _until(chair, "notice")


@story
async def test_postgresql_that_goes_away_and_comes_back(postgres: Callable[[], str]) -> None:
    """Its connections are cut while somebody plays: the next move, or the one after, is kept."""
    import psycopg

    from server.harness import process

    database = postgres()
    async with process(database) as url, Person(url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await asked(chair)
            with psycopg.connect(database, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        for _ in range(50):
            async with ann.at(table) as chair:
                if chair.welcome["type"] != "welcome":
                    await asyncio.sleep(0.1)
                    continue
                await asked(chair)
                if (await chair.move(chair.mine()[0]))["type"] == "done":
                    return
        raise AssertionError("no move was kept any more")


@story
async def test_a_bot_whose_thinking_fails_is_asked_again_and_then_the_table_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When descriptors ran out, four of six tables stayed stuck: a thought that failed was never thought again."""
    tries: list[str] = []

    async def broken(self: object, world: object, seat: int, level: str, seconds: float | None) -> str:
        tries.append(level)
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("purrlor.server.play.bots.Thinkers.choose", broken)
    monkeypatch.setattr("purrlor.server.tables.autopilot.RETRY_SECONDS", 0.01)
    import random

    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(1))
        assert chair.over and len(tries) >= 2 and len(tries) % 2 == 0
