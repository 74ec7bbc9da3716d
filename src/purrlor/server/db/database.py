"""Opening the database: a file by default, PostgreSQL by its address; its shape is brought up to date at the start."""

from __future__ import annotations

import contextlib
import difflib
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from purrlor.server.db import private_files, schema
from purrlor.server.errors import BadDatabase

HEAD = "0006"  # the newest file in migrations/versions; a test compares them
MIGRATING = 0x70757272  # PostgreSQL's advisory lock while one of several processes brings the database up to date
PRAGMAS = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000", "temp_store=memory")
MAGIC = b"SQLite format 3\0"


def default_path() -> Path:
    """Return the file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("purrlor", appauthor=False) / "purrlor.db"


def address(given: str) -> str:
    """Turn what a user writes (nothing, a file, a URL) into a URL that SQLAlchemy knows."""
    if not given:
        given = str(default_path())
    if "://" not in given:
        return f"sqlite:///{os.path.realpath(Path(given).expanduser())}"
    scheme, _, rest = given.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else given


def password_of(given: str) -> str:
    """Return the password that an address has in it, or nothing."""
    return str(_parsed(address(given)).password or "") if "://" in given else ""


def with_password(given: str, password: str) -> str:
    """Return an address with a password that was kept elsewhere."""
    if "://" not in given:
        raise BadDatabase("error-db-password-for-file", field="database_password")
    return _parsed(address(given)).set(password=password).render_as_string(hide_password=False)


def file_of(url: URL) -> Path | None:
    """Return the file that a database is, where links end; None when it is none."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(os.path.realpath(name))


def open_engine(given: str, to: str = HEAD) -> Engine:
    """Open a database, and bring it up to date."""
    url = address(given)
    with _said(url):
        engine = _engine(url, group_read=False)
        migrate(engine, to)
    return engine


def open_held(
    given: str, group_read: bool = False, check: Callable[[Engine], None] | None = None
) -> tuple[Engine, Hold | None]:
    """Open a database for a server: a file is held before anything in it is read, and changed only if it is fit."""
    url = address(given)
    with _said(url):
        engine = _engine(url, group_read)
        held = hold_file(engine, group_read)
        try:
            _check_first(engine, check)
            migrate(engine)
        except BaseException:
            release(engine, held)
            raise
    return engine, held


def _check_first(engine: Engine, check: Callable[[Engine], None] | None) -> None:
    """Look at a database without changing it: not even a file that is refused becomes another."""
    file = file_of(engine.url)
    looking = engine if file is None else _only_read(file)
    found = version(looking)
    if found is not None:
        _check_known(found)
    elif file is not None:
        _check_nobody_elses(looking, str(file))
    if check is not None:
        check(looking)
    if looking is not engine:
        looking.dispose()


def release(engine: Engine, held: Hold | None) -> None:
    """Close a database, then let others have its file."""
    engine.dispose()
    if held is not None:
        held.close()


@contextlib.contextmanager
def _said(url: str) -> Iterator[None]:
    """Say in a sentence why a database cannot be opened."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadDatabase("error-db-package", name=error.name or "", field="db") from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise BadDatabase("error-db-unopened", name=_shown(url), error=_reason(error), field="db") from error


def _engine(url: str, group_read: bool) -> Engine:
    parsed = _parsed(url)
    if parsed.get_backend_name() != "sqlite":
        return _served(parsed)
    file = file_of(parsed)
    if file is not None:
        private_files.make_folder(file.parent, group_read)
        private_files.create(file, group_read)  # what SQLite puts beside it gets the same rights
        parsed = parsed.set(database=str(file))
    engine = create_engine(parsed, connect_args={"timeout": 5.0}, hide_parameters=True)
    event.listen(engine, "connect", _pragmas)
    return engine


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise BadDatabase("error-db-form", field="db") from error


def _served(parsed: URL) -> Engine:
    try:
        return create_engine(parsed, pool_pre_ping=True, pool_size=8, hide_parameters=True)
    except NoSuchModuleError as error:
        raise BadDatabase("error-db-kind", name=parsed.drivername, field="db") from error


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _shown(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "address"


def _reason(error: Exception) -> str:
    first = str(getattr(error, "orig", None) or error).strip().splitlines()
    return first[0].rstrip(".") if first else type(error).__name__


# -- Only to read


def open_reading(given: str) -> Engine:
    """Open a database that is there, only to read it: nothing is created, and nothing brought up to date."""
    url = address(given)
    with _said(url):
        parsed = _parsed(url)
        file = file_of(parsed)
        engine = _served(parsed) if file is None else _only_read(_there(file))
        check_ours(engine, str(file or _shown(url)))
    return engine


def open_changing(given: str) -> Engine:
    """Open a database that is there and of the newest shape, to change something in it while servers run."""
    found = open_reading(given)
    shape = version(found)
    found.dispose()
    if shape != HEAD:
        raise BadDatabase("error-db-older", found=shape or "", known=HEAD, field="db")
    return _engine(address(given), group_read=False)


def _there(file: Path) -> Path:
    if file.is_file():
        return file
    if file.is_dir():
        raise BadDatabase("error-db-folder", file=file, field="db")
    if beside := _beside(file):
        raise BadDatabase("error-db-beside", file=file, beside=beside, field="db")
    raise BadDatabase("error-db-none", file=file, field="db")


def _beside(file: Path) -> str:
    """Name up to three database files in the same folder, those with the closest name first."""
    found = [one.name for one in file.parent.iterdir() if is_sqlite(one)] if file.parent.is_dir() else []
    return " or ".join(str(file.parent / name) for name in difflib.get_close_matches(file.name, found, 3, 0.0))


def is_sqlite(file: Path) -> bool:
    """Return whether a file begins as SQLite's do."""
    try:
        with open(file, "rb") as opened:
            return opened.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def _only_read(file: Path) -> Engine:
    """Open a file that is there; SQLite tidies up its write-ahead log, but nothing is written."""
    where = f"file:{quote(str(file))}?mode=rw"
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(where, uri=True, timeout=5.0), poolclass=NullPool
    )
    event.listen(engine, "connect", lambda connection, _record: connection.execute("PRAGMA query_only=on"))
    return engine


def check_ours(engine: Engine, name: str) -> str:
    """Refuse a database that is not Purrlor's, or a newer one's; give the number of its shape."""
    found = version(engine)
    with engine.connect() as connection:
        tables = set(inspect(connection).get_table_names())
    if found is None or not {"people", "tables", "moves"} <= tables:
        if tables:
            raise BadDatabase("error-db-tables", name=name, tables=", ".join(sorted(tables)[:4]), field="db")
        raise BadDatabase("error-db-empty", name=name, field="db")
    _check_known(found)
    return found


def _check_known(found: str) -> None:
    if found > HEAD:
        raise BadDatabase("error-db-newer", found=found, known=HEAD, field="db")


# -- Shape


def migrate(engine: Engine, to: str = HEAD) -> None:
    """Bring the tables to the newest shape; the migration library is loaded only when there is something to do."""
    found = version(engine)
    if found == to:
        return
    if found is not None:
        _check_known(found)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        _upgrade(connection, to)
        connection.commit()


def _check_nobody_elses(engine: Engine, name: str) -> None:
    """Put no tables of ours into a file that is somebody else's."""
    with engine.connect() as connection:
        foreign = set(inspect(connection).get_table_names()) - {"alembic_version", *schema.metadata.tables}
    if foreign:
        raise BadDatabase("error-db-tables", name=name, tables=", ".join(sorted(foreign)[:4]), field="db")


def version(engine: Engine) -> str | None:
    """Return the number of the database's shape, or None when it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Any, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


# -- One server for a file


class Hold:
    """A file that no other server uses, until it is closed."""

    def __init__(self, *handles: int) -> None:
        """Take what is locked."""
        self.handles = handles

    def close(self) -> None:
        """Let others have the file."""
        handles, self.handles = self.handles, ()
        for handle in handles:
            os.close(handle)


def hold_file(engine: Engine, group_read: bool = False) -> Hold | None:
    """Refuse a second server on the same file: it would not hear of the other's moves. PostgreSQL is for several.

    The lock lies beside the real file, so that it is the same by whatever path or link one comes; Linux can lock the
    file itself, too, which tells hard links.
    """
    file = file_of(engine.url)
    if file is None or os.name == "nt":
        return None
    beside = Path(f"{file}.lock")
    private_files.create(beside, group_read)
    held: list[int] = []
    try:
        for one in (beside, file) if sys.platform == "linux" else (beside,):
            held.append(os.open(one, os.O_RDONLY))
            _lock(held[-1])
    except BlockingIOError as error:
        Hold(*held).close()
        raise BadDatabase("error-db-used", file=file, field="db") from error
    return Hold(*held)


def say_what_is_open(engine: Engine, key: Path | None, group_read: bool) -> None:
    """Name in the log the files of this database, and its key, that more people may read than was wished."""
    file = file_of(engine.url)
    ours = [] if file is None else [Path(f"{file}{end}") for end in ("", "-wal", "-shm", ".lock")]
    private_files.say_what_is_open([*ours, *([] if key is None else [key])], group_read)


def _lock(handle: int) -> None:
    import fcntl

    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
