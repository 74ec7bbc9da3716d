"""The key that signs cookies. It lies in a file of its own (or in the environment), apart from the database.

Its text is one key a line: first the present one, then those before it, each with the time until which its cookies are
exchanged for new ones. The database knows only a fingerprint, so that a server with another key is noticed.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import make_url

from purrlor.errors import BadSetup
from purrlor.server.db import private_files
from purrlor.server.db.database import address, default_path, file_of

LOG = logging.getLogger("purrlor.server")
VARIABLE = "PURRLOR_KEY"
KEY, FINGERPRINT = "key", "key-fingerprint"  # facts: where the key was once, and what is known of it now
SETTLING = 0x70757273  # PostgreSQL's advisory lock while one of several processes looks for the key
EXCHANGE_SECONDS = 30 * 24 * 3600.0
MAX_OLD = 8
LOOK_SECONDS = 2.0
HEADER = "# This key signs the cookies of Purrlor. Keep it apart from backups; `purrlor key rotate` makes a new one.\n"


# -- Keys


@dataclass(frozen=True)
class Cookie:
    """What a cookie says: who it is, how often they had signed out everywhere; `stale` when an older key signed it."""

    person: str
    count: int
    stale: bool


@dataclass(frozen=True)
class Keys:
    """The present key, and older ones with the time until which their cookies are good."""

    current: bytes
    since: float | None = None
    old: tuple[tuple[bytes, float], ...] = ()

    def sign(self, person: str, count: int) -> str:
        """Write the cookie of a person."""
        return f"{person}.{count}.{_mark(self.current, f'cookie {person}.{count}')}"

    def read(self, value: str | None, now: float) -> Cookie | None:
        """Return what a cookie says, or None when it is missing, too old or not ours."""
        person, _, rest = (value or "").partition(".")
        count, found, mark = rest.rpartition(".")
        if not person or (found and not (count.isdecimal() and count.isascii() and len(count) < 10)):
            return None
        signed = (
            f"cookie {person}.{count}" if found else f"person {person}"
        )  # without a count: from before there was one
        for key in (self.current, *(key for key, until in self.old if now < until)):
            if hmac.compare_digest(mark.encode(), _mark(key, signed).encode()):
                return Cookie(person, int(count or 0), stale=key is not self.current)
        return None

    def knows(self, fingerprint: str) -> bool:
        """Return whether a fingerprint is that of the present key or of one before it."""
        return fingerprint in (self.fingerprint, *(fingerprint_of(key) for key, _ in self.old))

    @property
    def fingerprint(self) -> str:
        """Return what may be told of the present key."""
        return fingerprint_of(self.current)

    def rotated(self, now: float, at_once: bool) -> Keys:
        """Return these keys with a new one in front; cookies of the last one are exchanged for a while."""
        ends = [(key, min(until, now) if at_once else until) for key, until in self.old]
        last = (self.current, now if at_once else now + EXCHANGE_SECONDS)
        return Keys(fresh(), now, (last, *ends)[:MAX_OLD])

    def text(self) -> str:
        """Write the keys as their file has them."""
        since = "" if self.since is None else f" since {self.since:.0f}"
        old = [f"{key.hex()} until {until:.0f}\n" for key, until in self.old]
        return "".join([HEADER, f"{self.current.hex()}{since}\n", *old])


def _mark(key: bytes, words: str) -> str:
    digest = hmac.new(key, words.encode(errors="replace"), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def fresh() -> bytes:
    """Return a key that nobody guesses."""
    return secrets.token_bytes(32)


def fingerprint_of(key: bytes) -> str:
    """Return a few letters that tell keys apart and betray nothing."""
    return hashlib.sha256(b"purrlor key " + key).hexdigest()[:16]


def read_keys(written: str, where: str) -> Keys:
    """Read keys as they are written in a file, or in the environment, where a semicolon may end a line."""
    told = [line.partition("#")[0] for line in written.splitlines()]
    lines = [words for line in told for part in line.split(";") if (words := part.split())]
    try:
        (current, since), *old = [_read_line(*line) for line in lines]
        return Keys(current, since, tuple((key, until or 0.0) for key, until in old))
    except (TypeError, ValueError):
        raise BadSetup("error-key-form", place=where, field="key-file") from None


def _read_line(key: str, word: str = "since", at: str = "") -> tuple[bytes, float | None]:
    if len(key) != 64 or word not in ("since", "until"):
        raise ValueError(word)
    return bytes.fromhex(key), float(at) if at else None


# -- Where it lies


@dataclass(frozen=True)
class Place:
    """Where the key is kept: a file, or (when there is none) the environment."""

    file: Path | None
    group_read: bool = False

    @property
    def name(self) -> str:
        """Return where it is."""
        return VARIABLE if self.file is None else str(self.file)

    def read(self) -> Keys | None:
        """Return the keys, or None when there are none yet."""
        if self.file is None:
            return read_keys(os.environ.get(VARIABLE, ""), VARIABLE)
        try:
            return read_keys(self.file.read_text(encoding="utf-8"), str(self.file))
        except FileNotFoundError:
            return None
        except (OSError, UnicodeError) as error:
            raise BadSetup("error-key-unreadable", file=self.file, error=error, field="key-file") from error

    def keep(self, keys: Keys) -> Keys:
        """Write the first key; if somebody else just did, theirs is the one."""
        assert self.file is not None
        try:
            private_files.make_folder(self.file.parent, self.group_read)
            private_files.write_new(self.file, keys.text(), self.group_read)
        except FileExistsError:
            return self.read() or keys
        except OSError as error:
            raise BadSetup("error-key-unwritable", file=self.file, error=error, field="key-file") from error
        return keys


def place_of(database: str, key_file: str = "", group_read: bool = False) -> Place:
    """Find out where the key is kept: as told, in the environment, beside the database file, in the user's folder."""
    if key_file:
        return Place(Path(os.path.realpath(Path(key_file).expanduser())), group_read)
    if os.environ.get(VARIABLE):
        return Place(None)
    file = file_of(make_url(address(database)))
    return Place(Path(f"{file}.key") if file is not None else default_path().with_name("purrlor.key"), group_read)


# -- At the start


def settle(engine: Engine, place: Place, new_key: bool = False) -> Keys:
    """Return the keys of a database. One that still lies in the database moves out, and nobody notices.

    It is in the file before it is out of the database, and both are done under a lock: whenever the process dies, the
    next one finds it.
    """
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": SETTLING})
        else:
            connection.exec_driver_sql("PRAGMA secure_delete=on")  # nothing of it stays in the file
        moved = _fact(connection, KEY)
        keys = _fitting(place, moved, _fact(connection, FINGERPRINT), new_key)
        _note(connection, keys)
        connection.commit()
        if moved is not None and engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA wal_checkpoint(truncate)")
    return keys


def _fact(connection: Connection, name: str) -> str | None:
    found = connection.execute(text("SELECT value FROM facts WHERE name = :name"), {"name": name}).scalar()
    return None if found is None else str(found)


def _note(connection: Connection, keys: Keys) -> None:
    if _fact(connection, FINGERPRINT) != keys.fingerprint or _fact(connection, KEY) is not None:
        gone = text("DELETE FROM facts WHERE name IN (:key, :fingerprint)")
        connection.execute(gone, {"key": KEY, "fingerprint": FINGERPRINT})
        new = text("INSERT INTO facts (name, value) VALUES (:name, :value)")
        connection.execute(new, {"name": FINGERPRINT, "value": keys.fingerprint})


def _fitting(place: Place, stored: str | None, known: str | None, new_key: bool) -> Keys:
    """Find the keys that fit what the database knows, or say what can be done."""
    here = place.read()
    wanted = known if stored is None else fingerprint_of(bytes.fromhex(stored))
    if here is not None:
        if wanted is None or here.knows(wanted) or new_key:
            return here
        if stored is None:
            raise BadSetup("error-key-another", place=place.name, field="key-file")
        raise BadSetup("error-key-two", place=place.name, field="key-file")
    if stored is not None:
        return place.keep(Keys(bytes.fromhex(stored)))
    if known is None or new_key:
        return place.keep(Keys(fresh(), time.time()))
    raise BadSetup("error-key-missing", place=place.name, field="key-file")


# -- While the server runs


class Keyring:
    """The keys of a running server; a file that `purrlor key rotate` wrote anew is noticed within seconds."""

    def __init__(self, place: Place, keys: Keys, now: Callable[[], float] = time.time) -> None:
        """Take the keys, and where they lie."""
        self.place = place
        self.keys = keys
        self._now = now
        self._next = time.monotonic() + LOOK_SECONDS
        self._seen = self._look()

    def sign(self, person: str, count: int) -> str:
        """Write the cookie of a person."""
        return self._newest().sign(person, count)

    def read(self, value: str | None) -> Cookie | None:
        """Return what a cookie says, or None when it is missing or not ours."""
        return self._newest().read(value, self._now()) if value else None

    def _newest(self) -> Keys:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + LOOK_SECONDS
            seen = self._look()
            if seen is not None and seen != self._seen:
                self._seen = seen
                self._take()
        return self.keys

    def _look(self) -> tuple[int, int] | None:
        try:
            found = None if self.place.file is None else self.place.file.stat()
        except OSError:
            return None
        return None if found is None else (found.st_mtime_ns, found.st_ino)

    def _take(self) -> None:
        try:
            self.keys = self.place.read() or self.keys
        except BadSetup as error:
            LOG.warning("the key file changed, and the old key goes on: %s", error)
