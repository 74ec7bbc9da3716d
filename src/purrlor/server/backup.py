"""`purrlor backup FILE`: all people, tables and games in one file, from either database; `restore` fills either."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, insert, select, text

from purrlor.errors import BadSetup
from purrlor.server import schema
from purrlor.server.database import open_engine

CHUNK = 2_000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")
    parser.add_argument("--db", default="", help="the database: a file, or postgresql://user@host/name")


def run(args: argparse.Namespace) -> int:
    """Write the backup; a server may go on meanwhile."""
    if args.file.exists():
        raise BadSetup(f"There is a file {args.file} already; it is not overwritten.", field="file")
    rows = backup(open_engine(args.db), args.file)
    print(f"Wrote {rows:,} rows to {args.file}.")
    return 0


def backup(engine: Engine, file: Path) -> int:
    """Copy everything, as it is at one moment, into a new file; give the number of rows."""
    part = _unfinished(file)
    made = open_engine(str(part))
    try:
        with engine.connect() as source, made.begin() as target:
            freeze(source)
            rows = copy_all(source, target)
    finally:
        made.dispose()
        engine.dispose()
    _tidy(part)
    os.replace(part, file)
    return rows


def freeze(source: Connection) -> None:
    """See the database as it is now, whatever is written meanwhile."""
    if source.dialect.name == "postgresql":
        source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    else:
        source.exec_driver_sql("BEGIN")  # a reader of the write-ahead log keeps its moment


def copy_all(source: Connection, target: Connection) -> int:
    """Copy all rows of all tables."""
    return sum(_copy(source, target, table) for table in schema.ALL)


def _copy(source: Connection, target: Connection, table: Table) -> int:
    count = 0
    found = source.execution_options(yield_per=CHUNK).execute(select(table).order_by(*table.primary_key.columns))
    for rows in found.mappings().partitions():
        target.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
        _progress(table.name, count)
    return count


def _progress(name: str, count: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{name}: {count:,} rows ", end="", file=sys.stderr, flush=True)


def _unfinished(file: Path) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    os.close(handle)
    return Path(name)


def _tidy(part: Path) -> None:
    """Leave one file: fold the write-ahead log in and remove what lies beside it."""
    import sqlite3

    connection: Any = sqlite3.connect(part)
    connection.execute("PRAGMA journal_mode=delete")
    connection.close()
    for beside in part.parent.glob(f"{part.name}-*"):
        beside.unlink()
