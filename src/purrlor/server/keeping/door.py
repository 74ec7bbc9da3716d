"""A door for the operator of this machine: while a server runs, a file (0600) says where it listens and what opens it.

What comes through it is what another process on the same database would tell (`db/notify.py`), so whatever `purrlor
admin` does, it does to the store, and servers hear of it. On PostgreSQL it tells them there, and needs no door.
"""

from __future__ import annotations

import contextlib
import hmac
import json
import logging
import os
import secrets
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from purrlor.server.db import private_files
from purrlor.server.db.database import address, default_path, file_of
from purrlor.server.db.notify import CHANNEL, packed

LOG = logging.getLogger("purrlor.server")
TELL = text("SELECT pg_notify(:channel, :payload)")
PATIENCE = 5.0
PATH = "/api/operator"


class Notice(msgspec.Struct, forbid_unknown_fields=True):
    """What servers are told: the kind, the table (if it is about one) and a few words."""

    kind: str
    table: str = ""
    words: str = ""


@dataclass(frozen=True)
class Door:
    """Where a running server is reached from this machine, and what opens it."""

    url: str
    token: str

    def opens(self, given: str) -> bool:
        """Return whether this is the token."""
        return bool(self.token) and hmac.compare_digest(given.encode(), f"Bearer {self.token}".encode())

    def ask(self, path: str, body: Any = None) -> bytes:
        """Ask the server for something; raises OSError when it does not answer."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request, timeout=PATIENCE) as answer:
            found: bytes = answer.read()
        return found


def place_of(database: str) -> Path:
    """Return where the file lies: beside a database file, or in the user's data folder."""
    file = file_of(make_url(address(database)))
    return Path(f"{file}.door") if file is not None else default_path().with_name("purrlor.door")


def hang(database: str, host: str, port: int, group_read: bool = False) -> tuple[Door, Path]:
    """Make a door for a server that listens there."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1", "localhost": "127.0.0.1"}.get(host, host)
    shown = f"[{near}]" if ":" in near else near
    door, place = Door(f"http://{shown}:{port}", secrets.token_urlsafe(32)), place_of(database)
    private_files.make_folder(place.parent, group_read)
    take_away(place)
    private_files.write_new(place, json.dumps({"url": door.url, "token": door.token}))
    return door, place


def take_away(place: Path) -> None:
    """The server is no longer there."""
    with contextlib.suppress(FileNotFoundError):
        os.unlink(place)


def find(database: str) -> Door | None:
    """Return the door of a server that runs here, if its file can be read."""
    try:
        kept = json.loads(place_of(database).read_text(encoding="utf-8"))
        return Door(str(kept["url"]), str(kept["token"]))
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return None


def spread(engine: Engine, database: str, notices: list[Notice]) -> bool:
    """Tell all servers on this database what is new; say whether somebody could hear it."""
    if engine.dialect.name == "postgresql":
        return _tell_all(engine, notices)
    door = find(database)
    if door is None:
        return False
    try:
        for notice in notices:
            door.ask(PATH, notice)
    except OSError:  # what urllib raises is one, too
        return False
    return True


def _tell_all(engine: Engine, notices: list[Notice]) -> bool:
    lines = [f"{one.kind} {one.table} {one.words}".rstrip() for one in notices]
    try:
        with engine.begin() as connection:
            for payload in packed("operator", lines):
                connection.execute(TELL, {"channel": CHANNEL, "payload": payload})
    except SQLAlchemyError as error:
        LOG.warning("the servers were not told (%s)", type(error).__name__)
        return False
    return True
