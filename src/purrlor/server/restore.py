"""`purrlor restore FILE`: fill an empty database from a backup, of either kind; so a parlour moves house."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from sqlalchemy import Connection, Engine, func, select, text

from purrlor.errors import BadSetup
from purrlor.server import schema
from purrlor.server.backup import copy_all
from purrlor.server.database import hold_file, open_engine

MAGIC = b"SQLite format 3\0"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("file", type=Path, help="a file that `purrlor backup` wrote")
    parser.add_argument("--db", default="", help="the empty database to fill: a file, or postgresql://user@host/name")


def run(args: argparse.Namespace) -> int:
    """Fill the database."""
    with open(args.file, "rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise BadSetup(f"{args.file} is not a backup.", field="file")
    target = open_engine(args.db)
    lock = hold_file(target)
    try:
        rows = restore(args.file, target)
    finally:
        if lock is not None:
            lock.close()
    print(f"Restored {rows:,} rows.")
    return 0


def restore(file: Path, engine: Engine) -> int:
    """Copy a backup into an empty database; the backup itself is not touched, even when its shape is older."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "backup.db"
        shutil.copyfile(file, copy)
        old = open_engine(str(copy))
        try:
            with old.connect() as source, engine.begin() as target:
                _check_empty(target)
                rows = copy_all(source, target)
                _count_on(target)
        finally:
            old.dispose()
            engine.dispose()
    return rows


def _check_empty(target: Connection) -> None:
    for table in (schema.tables, schema.people, schema.moves):
        if target.execute(select(func.count()).select_from(table)).scalar():
            raise BadSetup("The database is not empty; a backup is restored into a new one.", field="db")
    target.execute(schema.facts.delete())  # a server that was started here once has left its key


def _count_on(target: Connection) -> None:
    """Let PostgreSQL number new lines of chat after the restored ones."""
    if target.dialect.name == "postgresql":
        newest = "(SELECT coalesce(max(id), 0) + 1 FROM chat)"
        target.execute(text(f"SELECT setval(pg_get_serial_sequence('chat', 'id'), {newest}, false)"))
