"""A database as yesterday's version left it: of an older shape, and with the key that signs cookies in it."""

from __future__ import annotations

import base64
import hashlib
import hmac
from pathlib import Path

from sqlalchemy import text

from purrlor.server.db.database import open_engine

KEY = bytes(range(32))
ANN = "a11a0000a11a0000"
TABLE = (
    "INSERT INTO tables (id, code, game, version, options, access, watching, casual, clock, pace, stand_in, status, "
    "owner, created, seed, salt, opening) VALUES ('old', 'ABCDEF', 'kitty-cataclysm', 1, '{}', 'link', true, true, "
    "'none', 'calm', 'housecat', 'closed', :who, 1.0, '1', 'x', '[]')"
)


def leave_yesterday(database: str) -> None:
    """Make it, with one person and one table."""
    engine = open_engine(database, to="0002")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO facts (name, value) VALUES ('key', :key)"), {"key": KEY.hex()})
        connection.execute(text("INSERT INTO people (id, name, created) VALUES (:who, 'Ann', 1.0)"), {"who": ANN})
        connection.execute(text(TABLE), {"who": ANN})
    engine.dispose()


def cookie_of_yesterday(key: bytes = KEY, person: str = ANN) -> str:
    """Sign a person as yesterday's version did."""
    digest = hmac.new(key, f"person {person}".encode(), hashlib.sha256).digest()
    return f"{person}.{base64.urlsafe_b64encode(digest[:24]).decode()}"


def everything_in(folder: Path) -> bytes:
    """Give all bytes of all files of a database in a folder, but for key files."""
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file() and file.suffix != ".key")
