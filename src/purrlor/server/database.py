"""Opening the database: a file by default, PostgreSQL by its address; its shape is brought up to date at the start."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from purrlor.server.failures import BadDatabase

HEAD = "0003"  # the newest file in migrations/versions; a test compares them
MIGRATING = 0x70757272  # PostgreSQL's advisory lock while one of several processes brings the database up to date
PRAGMAS = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000", "temp_store=memory")


def default_path() -> Path:
    """Give the file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("purrlor", appauthor=False) / "purrlor.db"


def address(given: str) -> str:
    """Turn what a user writes (nothing, a file, a URL) into a URL that SQLAlchemy knows."""
    if not given:
        given = str(default_path())
    if "://" not in given:
        return f"sqlite:///{Path(given).expanduser().absolute()}"
    scheme, _, rest = given.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else given


def open_engine(given: str) -> Engine:
    """Open a database, and bring it up to date."""
    url = address(given)
    try:
        engine = _engine(url)
        migrate(engine)
    except ModuleNotFoundError as error:
        sentence = f"The database needs the package '{error.name}'; install purrlor[postgres]."
        raise BadDatabase(sentence, field="db") from error
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"The database {_shown(url)} cannot be opened: {_reason(error)}.", field="db") from error
    return engine


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        sentence = "The database should be a file, or look like postgresql://user@host/name."
        raise BadDatabase(sentence, field="db") from error
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, connect_args={"timeout": 5.0})
        event.listen(engine, "connect", _pragmas)
        return engine
    try:
        return create_engine(parsed, pool_pre_ping=True, pool_size=8)
    except NoSuchModuleError as error:
        raise BadDatabase(f"There is no database of the kind '{parsed.drivername}' here.", field="db") from error


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


# -- Shape


def migrate(engine: Engine) -> None:
    """Bring the tables to the newest shape; the migration library is loaded only when there is something to do."""
    found = version(engine)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        sentence = f"The database was made by a newer Purrlor (shape {found}; this one knows {HEAD})."
        raise BadDatabase(sentence, field="db")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        _upgrade(connection)
        connection.commit()


def version(engine: Engine) -> str | None:
    """Give the number of the database's shape, or None when it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Any) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# -- One server for a file


def hold_file(engine: Engine) -> IO[str] | None:
    """Refuse a second server on the same file: it would not hear of the other's moves. PostgreSQL is for several."""
    if engine.dialect.name != "sqlite" or not engine.url.database or os.name == "nt":
        return None
    import fcntl

    lock = open(f"{engine.url.database}.lock", "w")  # noqa: SIM115 - held until the process ends
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        sentence = f"Another server uses {engine.url.database}; several servers need PostgreSQL (--db postgresql://…)."
        raise BadDatabase(sentence, field="db") from error
    return lock
