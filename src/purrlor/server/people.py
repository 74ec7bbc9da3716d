"""People without accounts: a signed cookie, a name, and a link that moves both to another device."""

from __future__ import annotations

import base64
import hashlib
import hmac
import random
import secrets
import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, text, update

from purrlor.server import schema
from purrlor.server.failures import BadMessage

COOKIE = "purrlor"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
MOODS = ("Sleepy", "Sunny", "Fluffy", "Sly", "Grumpy", "Velvet", "Midnight", "Ginger", "Marmalade", "Misty")
CATS = ("Whiskers", "Mittens", "Paws", "Socks", "Pumpkin", "Biscuit", "Pickle", "Noodle", "Waffles", "Tabby")


@dataclass(frozen=True)
class Person:
    """Somebody, known by a cookie. `chosen` says whether the name is their own choice."""

    id: str
    name: str
    chosen: bool


def invented_name(person: str) -> str:
    """Give a person a name until they choose one; the same one every time."""
    chance = random.Random(f"name {person}")
    return f"{chance.choice(MOODS)} {chance.choice(CATS)}"


def clean_name(name: str) -> str:
    """Check a name: something to read, of one line, not too long."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise BadMessage(f"A name has 1 to {LONGEST_NAME} letters.", field="name")
    if any(unicodedata.category(letter).startswith("C") for letter in shown):
        raise BadMessage("A name has no control characters.", field="name")
    return shown


# -- The cookie


def fresh_person() -> str:
    """Give an id for somebody new."""
    return secrets.token_hex(8)


def sign(key: bytes, person: str) -> str:
    """Write the cookie of a person."""
    return f"{person}.{_mark(key, person)}"


def read_cookie(key: bytes, value: str | None) -> str | None:
    """Give the person of a cookie, or None when it is missing or not ours."""
    person, _, mark = (value or "").partition(".")
    if person and hmac.compare_digest(mark.encode(), _mark(key, person).encode()):
        return person
    return None


def _mark(key: bytes, person: str) -> str:
    digest = hmac.new(key, f"person {person}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def fresh_token() -> str:
    """Give a token that nobody guesses."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Give what is stored of a token, so that a stolen database opens no seat."""
    return hashlib.sha256(f"purrlor token {token}".encode()).hexdigest()


# -- Stored


def server_key(connection: Connection) -> bytes:
    """Give the key that signs cookies: made once, the same for all processes on one database."""
    connection.execute(
        text("INSERT INTO facts (name, value) VALUES ('key', :value) ON CONFLICT DO NOTHING"),
        {"value": secrets.token_hex(32)},
    )
    found = connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == "key")).scalar_one()
    return bytes.fromhex(str(found))


def find_person(connection: Connection, person: str) -> Person:
    """Give a person by id; somebody who has never done anything has an invented name."""
    name = connection.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar()
    return Person(person, invented_name(person), False) if name is None else Person(person, str(name), True)


def rename(connection: Connection, person: str, name: str, now: float) -> None:
    """Keep a person's name."""
    people = schema.people
    if connection.execute(update(people).where(people.c.id == person).values(name=name)).rowcount == 0:
        connection.execute(insert(people), {"id": person, "name": name, "created": now})


def add_recovery(connection: Connection, person: str, token: str, now: float) -> None:
    """Keep a recovery token; a person's older one stops working."""
    recoveries = schema.recoveries
    connection.execute(delete(recoveries).where(recoveries.c.person == person))
    connection.execute(insert(recoveries), {"token_hash": token_hash(token), "person": person, "created": now})


def recover(connection: Connection, token: str) -> str | None:
    """Give the person of a recovery token."""
    recoveries = schema.recoveries
    query = select(recoveries.c.person).where(recoveries.c.token_hash == token_hash(token))
    found = connection.execute(query).scalar()
    return None if found is None else str(found)


# -- Whom one does not want to hear


def muted_by(connection: Connection, person: str) -> list[str]:
    """List whom a person has muted."""
    query = select(schema.mutes.c.whom).where(schema.mutes.c.person == person).order_by(schema.mutes.c.whom)
    return [str(row[0]) for row in connection.execute(query)]


def mute(connection: Connection, person: str, whom: str, on: bool) -> None:
    """Mute somebody, or hear them again."""
    mutes = schema.mutes
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.whom == whom))
    if on:
        connection.execute(insert(mutes), {"person": person, "whom": whom})
