"""Backup and restore, between both kinds of database; and shapes that change."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets
from sqlalchemy import inspect

from purrlor.cli import main
from purrlor.server.db import database as data
from purrlor.server.db import schema
from purrlor.server.db.database import open_engine
from purrlor.server.db.migrations import versions
from purrlor.server.errors import BadDatabase
from server.harness import Person, hasty, house, play_out, story


async def _play_a_game(address: str) -> tuple[str, str]:
    async with house(hasty(address)) as here, Person(here.url) as ann:
        await ann.post("/api/me", {"name": "Ann"})
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await chair.ask(type="chat", text="hello there")
            await play_out(chair, random.Random(5))
        return table, (await ann.http.get(f"/api/tables/{table}/record")).text


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
@story
async def test_a_parlour_moves_house_with_everything(
    database: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    table, record = await _play_a_game(database)
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--db", database]) == 0
    other = str(tmp_path / "new.db") if to == "sqlite" else request.getfixturevalue("postgres")()
    assert main(["restore", str(file), "--db", other]) == 0
    assert [p.name for p in tmp_path.glob("*backup*")] == ["all.backup"]
    async with house(hasty(other)) as there, Person(there.url) as bob:
        assert (await bob.http.get(f"/api/tables/{table}/record")).text == record
        async with bob.at(table) as watcher:
            assert watcher.welcome["chat"][0]["text"] == "hello there"
            assert (await watcher.ask(type="chat", text="after the move"))["type"] == "done"


def test_a_backup_overwrites_nothing_and_a_restore_needs_an_empty_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, file = str(tmp_path / "one.db"), str(tmp_path / "two.db"), tmp_path / "b"
    open_engine(one).dispose()
    assert main(["backup", str(file), "--db", one]) == 0
    assert main(["backup", str(file), "--db", one]) == 2
    assert "not overwritten" in capsys.readouterr().err
    engine = open_engine(two)
    with engine.begin() as connection:
        connection.execute(schema.people.insert(), {"id": "x", "name": "X", "created": 1.0})
    engine.dispose()
    assert main(["restore", str(file), "--db", two]) == 2
    assert "not empty" in capsys.readouterr().err
    (tmp_path / "junk").write_text("nothing")
    assert main(["restore", str(tmp_path / "junk"), "--db", two]) == 2
    assert "is not a backup" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "none"), "--db", two]) == 2


def test_the_migrations_make_the_shape_that_the_code_uses(database: str) -> None:
    engine = open_engine(database)
    with engine.connect() as connection:
        made = inspect(connection)
        for table in schema.ALL:
            columns = {c["name"]: c["nullable"] for c in made.get_columns(table.name)}
            assert columns == {c.name: c.nullable for c in table.columns}, table.name
            assert set(made.get_pk_constraint(table.name)["constrained_columns"]) == set(
                table.primary_key.columns.keys()
            )
            assert {i["name"] for i in made.get_indexes(table.name)} == {i.name for i in table.indexes}
    engine.dispose()


def test_the_newest_migration_is_the_one_that_the_start_looks_for(tmp_path: Path) -> None:
    files = sorted(Path(str(versions.__file__)).parent.glob("v*.py"))
    assert files[-1].name.startswith(f"v{data.HEAD}_")
    engine = open_engine(str(tmp_path / "a.db"))
    assert data.version(engine) == data.HEAD
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer Purrlor"):
        open_engine(str(tmp_path / "a.db"))
    engine.dispose()


def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.db").write_bytes(b"this is no database at all, only words" * 100)
    for address in (str(tmp_path / "bad.db"), "postgresql://nobody@127.0.0.1:1/none", "oracle://x", "http://"):
        assert main(["serve", "--port", "0", "--db", address]) == 2
        said = capsys.readouterr().err
        assert said.startswith("purrlor: ") and len(said.strip().splitlines()) == 1, said


def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "a.db"))
    lock = data.hold_file(engine)
    with pytest.raises(BadDatabase, match="need PostgreSQL"):
        data.hold_file(engine)
    assert lock is not None
    lock.close()
    engine.dispose()


@story
async def test_a_game_goes_on_after_the_database_has_thrown_everybody_out(postgres: Callable[[], str]) -> None:
    """Connections break in mid-game: moves are refused with a sentence or played, never lost, and nobody is stuck."""
    import psycopg

    database = postgres()
    async with house(hasty(database)) as here, Person(here.url) as ann:
        for seed in range(3):
            table, chance, cut = (
                await ann.create(seats=3, bots=[None, "kitten", "kitten"], start=True),
                random.Random(seed),
                False,
            )
            while (await ann.http.get(f"/api/tables/{table}/record")).status_code != 200:
                async with ann.at(table) as chair:
                    with contextlib.suppress(websockets.ConnectionClosed, KeyError, TimeoutError):
                        await asyncio.wait_for(play_out(chair, chance, most=None if cut else 1), 3)
                if not cut:
                    with psycopg.connect(database, autocommit=True) as connection:
                        connection.execute(CUT)
                    cut = True


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
)
