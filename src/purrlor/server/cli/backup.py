"""`purrlor backup FILE`: all people, tables and games in one file, from either database; `restore` fills either."""

from __future__ import annotations

import argparse
import contextlib
import os
import sqlite3
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from purrlor.errors import BadSetup
from purrlor.said import Said
from purrlor.saying import tell, worded
from purrlor.server.cli.options import DATABASE, add_options, database_of, settled
from purrlor.server.db import private_files, schema
from purrlor.server.db.database import check_ours, open_engine, open_reading
from purrlor.server.errors import BadDatabase
from purrlor.server.identity.key import FINGERPRINT, KEY

CHUNK = 2_000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("file", type=Path, help=worded("help-backup-file"))
    add_options(
        parser,
        (*DATABASE, "group_read"),
        database=worded("help-backup-db"),
        group_read=worded("help-backup-group-read"),
    )


def run(args: argparse.Namespace) -> int:
    """Write the backup; a server may go on meanwhile."""
    if args.file.exists():
        raise BadSetup("error-backup-there", file=args.file, field="file")
    if not args.file.absolute().parent.is_dir():
        raise BadSetup("error-no-folder", folder=args.file.absolute().parent, field="file")
    wished = settled(args)
    rows = backup(open_reading(database_of(wished)), args.file, wished["group_read"])
    tell("backup-written", rows=told(rows), file=args.file)
    return 0


def told(rows: Counter[str]) -> Said:
    """Return how much was copied."""
    people, tables = Said("backup-people", n=rows["people"]), Said("backup-tables", n=rows["tables"])
    moves = Said("backup-moves", n=rows["moves"])
    return Said("backup-rows", people=people, tables=tables, moves=moves, n=rows.total())


def backup(engine: Engine, file: Path, group_read: bool = False) -> Counter[str]:
    """Copy everything, as it is at one moment and in the shape that it has, into a new file; give the rows by table."""
    part = _unfinished(file, group_read)
    try:
        rows = _fill(engine, part)
        _tidy(part)
        os.replace(part, file)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise BadDatabase("error-db-damaged", error=error.args[0], field="db") from error
    finally:
        for left in (part, *part.parent.glob(f"{part.name}-*")):
            with contextlib.suppress(FileNotFoundError):
                left.unlink()
    return rows


def _fill(engine: Engine, part: Path) -> Counter[str]:
    made = open_engine(str(part), to=check_ours(engine, "This"))
    try:
        with engine.connect() as source, made.begin() as target:
            freeze(source)
            return copy_all(source, target)
    finally:
        made.dispose()
        engine.dispose()


def freeze(source: Connection) -> None:
    """See the database as it is now, whatever is written meanwhile."""
    if source.dialect.name == "postgresql":
        source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    else:
        source.exec_driver_sql("BEGIN")  # a reader of the write-ahead log keeps its moment


def copy_all(source: Connection, target: Connection) -> Counter[str]:
    """Copy all rows of all tables that the source has, but for what is known of the key."""
    there = set(inspect(source).get_table_names())
    return Counter({table.name: _copy(source, target, table) for table in schema.ALL if table.name in there})


def _copy(source: Connection, target: Connection, table: Table) -> int:
    count = 0
    names = {column["name"] for column in inspect(source).get_columns(table.name)}
    query = select(*[column for column in table.columns if column.name in names]).order_by(*table.primary_key.columns)
    if table is schema.facts:
        query = query.where(table.c.name.not_in((KEY, FINGERPRINT)))
    for rows in source.execution_options(yield_per=CHUNK).execute(query).mappings().partitions():
        target.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
        _progress(table.name, count)
    return count


def _progress(name: str, count: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{worded('backup-progress', name=name, n=count)} ", end="", file=sys.stderr, flush=True)


def _unfinished(file: Path, group_read: bool) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    private_files.admit(handle, group_read)
    os.close(handle)
    return Path(name)


def _tidy(part: Path) -> None:
    """Leave one file: fold the write-ahead log in and remove what lies beside it."""
    connection: Any = sqlite3.connect(part)
    connection.execute("PRAGMA journal_mode=delete")
    connection.close()
