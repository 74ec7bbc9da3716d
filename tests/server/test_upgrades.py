"""Open tables and new versions: who plays on under new rules, and a database of the commit before."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, update

import purrlor
from purrlor.engine import Game
from purrlor.server.db import schema
from purrlor.server.db.database import open_engine
from purrlor.server.game.digests import digest
from server.harness import Person, hasty, house, play_out, story

NAME = "kitty-cataclysm"
# The shape that the database had in the version before this one.
BEFORE = "0003"


async def played(database: str, most: int = 6) -> tuple[str, dict[str, str], dict[str, Any]]:
    """Play some moves, and stop; give the table, the cookie and what was seen."""
    async with house(hasty(database)) as here, Person(here.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(3), most=most)
            while not chair.mine() or (chair.view or {})["waiting"] != [0]:  # the bot has answered
                await chair.next()
            view = chair.view
        assert view is not None
        return table, dict(ann.http.cookies), view


def rows(database: str, query: Any) -> list[Any]:
    engine = open_engine(database)
    try:
        with engine.connect() as connection:
            return [*connection.execute(query)]
    finally:
        engine.dispose()


def change(database: str, *queries: Any) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        for query in queries:
            connection.execute(query)
    engine.dispose()


def an_older_version(database: str) -> None:
    """Let the tables be of a version of the rules before this one."""
    change(database, update(schema.tables).values(version=purrlor.game(NAME).version - 1), delete(schema.snapshots))


async def seen_again(database: str, table: str, cookies: dict[str, str]) -> tuple[dict[str, Any], Any]:
    """Come back to a table, and give what it says of itself and what is seen; play a move where that can be."""
    async with house(hasty(database)) as here, Person(here.url) as ann:
        ann.http.cookies.clear()  # whoever this was, it is somebody else now
        ann.http.cookies.update(cookies)
        async with ann.at(table) as chair:
            if chair.view is not None:
                assert (await chair.move(chair.mine()[0]))["type"] == "done"
            return chair.table, chair.welcome["view"]


@story
async def test_a_table_whose_digests_hold_goes_on_under_new_rules(database: str) -> None:
    table, cookies, view = await played(database)
    kept = rows(database, select(schema.digests))
    lines = rows(database, select(schema.moves.c.ply))
    assert max(row.ply for row in kept) == len(lines)  # the stop kept one of the very end
    an_older_version(database)
    told, now = await seen_again(database, table, cookies)
    assert told["playable"] and now == view
    assert rows(database, select(schema.tables.c.version)) == [(purrlor.game(NAME).version,)]


@story
async def test_a_table_that_would_be_another_game_stays_as_it_is(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    table, cookies, _ = await played(database)
    an_older_version(database)
    change(database, update(schema.digests).values(digest="0123456789abcdef"))
    before = rows(database, select(schema.moves))
    told, now = await seen_again(database, table, cookies)
    assert not told["playable"] and now is None and told["version"] == purrlor.game(NAME).version - 1
    assert rows(database, select(schema.moves)) == before


@story
async def test_a_table_without_digests_goes_on_under_its_own_version_only(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    table, cookies, view = await played(database)
    change(database, delete(schema.digests), delete(schema.snapshots))
    told, now = await seen_again(database, table, cookies)
    assert told["playable"] and now == view
    change(database, delete(schema.digests))
    an_older_version(database)
    told, now = await seen_again(database, table, cookies)
    assert not told["playable"] and now is None


@story
async def test_a_log_that_new_rules_do_not_understand_is_no_fault(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    table, cookies, _ = await played(database)
    an_older_version(database)
    change(database, update(schema.moves).where(schema.moves.c.ply == 3).values(move="play:no-such-card"))
    told, now = await seen_again(database, table, cookies)
    assert not told["playable"] and now is None


def test_a_digest_tells_states_apart_and_no_two_ways_of_writing_one() -> None:
    game: Game = purrlor.game(NAME)
    one, same, other = (game.match(seats=3, seed=seed) for seed in (1, 1, 2))
    assert digest(one) == digest(same) != digest(other)
    same.play(same.waiting[0], same.moves(same.waiting[0])[0])
    assert digest(one) != digest(same)


@story
async def test_a_database_of_the_version_before_plays_on(tmp_path: Path) -> None:
    """Its shape is made by its own migrations, its rows are what that version wrote."""
    database, old = str(tmp_path / "a.db"), str(tmp_path / "old.db")
    table, cookies, view = await played(database)
    engine = open_engine(old, to=BEFORE)
    with engine.begin() as connection:
        for kept in ("facts", "people", "tables", "chairs", "moves", "chat", "removals"):
            _copy(database, connection, kept)
    engine.dispose()
    Path(f"{old}.key").write_bytes(Path(f"{database}.key").read_bytes())
    told, now = await seen_again(old, table, cookies)
    assert told["playable"] and told["chat"] and now == view


def _copy(source: str, target: Any, name: str) -> None:
    """Copy the columns that a table had then."""
    had = [row[1] for row in target.exec_driver_sql(f"PRAGMA table_info({name})")]
    with sqlite3.connect(source) as connection:
        found = connection.execute(f"SELECT {', '.join(had)} FROM {name}").fetchall()
    marks = ", ".join("?" * len(had))
    for row in found:
        target.exec_driver_sql(f"INSERT INTO {name} ({', '.join(had)}) VALUES ({marks})", row)
