"""`purrlor restore FILE`: fill an empty database from a backup, of either kind; so a parlour moves house."""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, func, inspect, select, text

from purrlor.errors import BadSetup
from purrlor.said import Said
from purrlor.saying import tell, worded
from purrlor.server.cli.backup import copy_all, told
from purrlor.server.cli.options import DATABASE, add_options, database_of, settled
from purrlor.server.db import private_files, schema
from purrlor.server.db.database import check_ours, is_sqlite, open_engine, open_held, open_reading, release
from purrlor.server.errors import BadDatabase
from purrlor.server.identity.key import place_of


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("file", type=Path, help=worded("help-restore-file"))
    add_options(parser, (*DATABASE, "group_read"), database=worded("help-restore-db"))
    parser.add_argument("--try", dest="trial", action="store_true", help=worded("help-restore-try"))


def run(args: argparse.Namespace) -> int:
    """Fill the database; nothing is touched before the backup has been found to be one."""
    if args.trial:
        return _try(args.file)
    wished = settled(args)
    database = database_of(wished)
    with _copied(args.file) as copy:
        tell("restore-key", place=place_of(database, wished["key_file"]).name)
        sys.stdout.flush()
        engine, held = open_held(database, wished["group_read"], check_empty)
        try:
            rows = restore(copy, engine)
        finally:
            release(engine, held)
    tell("restore-done", rows=told(rows))
    return 0


def _try(file: Path) -> int:
    """Restore into a database that is thrown away, and count what comes out of it."""
    with _copied(file) as copy, tempfile.TemporaryDirectory() as place:
        made = open_engine(str(Path(place) / "trial.db"))
        try:
            rows = restore(copy, made)
            lost = [name for name, count in _rows(made).items() if count < rows[name]]
        finally:
            made.dispose()
    if lost:
        raise BadSetup("error-restore-lost", file=file, names=", ".join(lost), field="file")
    tell("restore-tried", rows=told(rows))
    return 0


def _rows(engine: Engine) -> dict[str, int]:
    counted = {table.name: select(func.count()).select_from(table) for table in schema.ALL}
    with engine.connect() as connection:
        return {name: int(connection.execute(query).scalar_one()) for name, query in counted.items()}


def restore(copy: Path, engine: Engine) -> Counter[str]:
    """Copy a backup of the newest shape into an empty database."""
    old = open_engine(str(copy))
    try:
        with old.connect() as source, engine.begin() as target:
            target.execute(schema.facts.delete())  # a server that was started here once has noted its key
            rows = copy_all(source, target)
            _count_on(target)
    finally:
        old.dispose()
    return rows


def check_empty(engine: Engine) -> None:
    """Refuse a database in which there is something already."""
    with engine.connect() as target:
        there = inspect(target)
        for table in (schema.tables, schema.people, schema.moves):
            if there.has_table(table.name) and target.execute(select(func.count()).select_from(table)).scalar():
                raise BadSetup("error-restore-full", field="db")


def _count_on(target: Connection) -> None:
    """Let PostgreSQL number new lines of chat after the restored ones."""
    if target.dialect.name == "postgresql":
        newest = "(SELECT coalesce(max(id), 0) + 1 FROM chat)"
        target.execute(text(f"SELECT setval(pg_get_serial_sequence('chat', 'id'), {newest}, false)"))


# -- Is it a backup?


@contextmanager
def _copied(file: Path) -> Iterator[Path]:
    """Return a copy that is whole, ours and of the newest shape; the backup itself is not touched."""
    _check_file(file)
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "backup.db"
        private_files.create(copy)
        shutil.copyfile(file, copy)
        try:
            _check_whole(copy)
            source = open_reading(str(copy))
            check_ours(source, str(file))
        except (sqlite3.Error, BadDatabase) as error:
            raise _not_ours(file, copy, error) from error
        source.dispose()
        engine = open_engine(str(copy))
        engine.dispose()
        yield copy


def _check_file(file: Path) -> None:
    if file.is_dir():
        raise BadSetup("error-backup-folder", file=file, field="file")
    try:
        file.open("rb").close()
    except FileNotFoundError:
        raise BadSetup("error-file-none", file=file, field="file") from None
    except OSError as error:
        raise BadSetup("error-file-unreadable", file=file, error=error.strerror, field="file") from error
    if not is_sqlite(file):
        raise BadSetup("error-backup-not", file=file, field="file")


def _check_whole(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise sqlite3.DatabaseError("it is damaged or not whole")


def _not_ours(file: Path, copy: Path, error: Exception) -> BadSetup:
    if not isinstance(error, BadDatabase):
        return BadSetup("error-restore", file=file, error=f"{error}.", field="file")
    values = {name: str(file) if value == str(copy) else value for name, value in error.said.values.items()}
    return BadSetup("error-restore", file=file, error=Said(error.said.id, **values), field="file")
