"""People without accounts: a signed cookie (`key.py`), a name, and a link that moves both to another device, once."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, text, update

from purrlor.server.db import schema
from purrlor.server.errors import BadMessage
from purrlor.server.identity.names import clean_name

COOKIE = "purrlor"
YEAR = 365 * 24 * 3600
ONCE_MORE = (
    "INSERT INTO sign_outs (person, count) VALUES (:person, 1) "
    "ON CONFLICT (person) DO UPDATE SET count = sign_outs.count + 1 RETURNING count"
)
WHO: BindParameter[str] = bindparam("who")
NAME_AND_OUTS = select(
    select(schema.people.c.name).where(schema.people.c.id == WHO).scalar_subquery(),
    select(schema.sign_outs.c.count).where(schema.sign_outs.c.person == WHO).scalar_subquery(),
)
MOODS = ("Sleepy", "Sunny", "Fluffy", "Sly", "Grumpy", "Velvet", "Midnight", "Ginger", "Marmalade", "Misty")
CATS = ("Whiskers", "Mittens", "Paws", "Socks", "Pumpkin", "Biscuit", "Pickle", "Noodle", "Waffles", "Tabby")


@dataclass(frozen=True)
class Person:
    """Somebody, known by a cookie: `chosen` says whether the name is their own choice, `outs` is in the cookie."""

    id: str
    name: str
    chosen: bool
    outs: int = 0  # how often they have signed out everywhere


def invented_name(person: str) -> str:
    """Return a person a name until they choose one; the same one every time."""
    chance = random.Random(f"name {person}")
    return f"{chance.choice(MOODS)} {chance.choice(CATS)}"


# -- Who somebody is


def fresh_person() -> str:
    """Return an id for somebody new."""
    return secrets.token_hex(8)


def stranger() -> Person:
    """Return somebody new."""
    person = fresh_person()
    return Person(person, invented_name(person), False)


def fresh_token() -> str:
    """Return a token that nobody guesses."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Return what is stored of a token, so that a stolen database opens no seat."""
    return hashlib.sha256(f"purrlor token {token}".encode()).hexdigest()


# -- Stored


def find_person(connection: Connection, person: str) -> Person:
    """Return a person by id; somebody who has never done anything has an invented name."""
    name, outs = connection.execute(NAME_AND_OUTS, {"who": person}).one()
    shown = None if name is None else _readable(str(name))
    return Person(person, shown or invented_name(person), shown is not None, int(outs or 0))


def _readable(name: str) -> str | None:
    """Return a stored name, or None when it is one that was allowed once but shows nothing."""
    try:
        return clean_name(name)
    except BadMessage:
        return None


def signed_in(connection: Connection, person: str, count: int) -> Person | None:
    """Return the person of a cookie, unless they have signed out everywhere since it was set."""
    found = find_person(connection, person)
    return found if count >= found.outs else None


def outs_of(connection: Connection, persons: Iterable[str]) -> list[tuple[str, int]]:
    """Say of those among these people who have signed out everywhere how often they did."""
    outs = schema.sign_outs
    query = select(outs.c.person, outs.c.count).where(outs.c.person.in_([*persons]))
    return [(str(person), int(count)) for person, count in connection.execute(query)]


def sign_out_everywhere(connection: Connection, person: str) -> int:
    """End all cookies, recovery links and programs' tokens of a person; give the number that new cookies carry."""
    count = int(connection.execute(text(ONCE_MORE), {"person": person}).scalar_one())
    connection.execute(delete(schema.recoveries).where(schema.recoveries.c.person == person))
    connection.execute(update(schema.chairs).where(schema.chairs.c.person == person).values(token_hash=None))
    return count


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


def recover(connection: Connection, token: str, next_token: str, now: float) -> Person | None:
    """Return the person of a recovery token, which ends by that, and keep the next one; None when it opens nothing."""
    recoveries = schema.recoveries
    used = delete(recoveries).where(recoveries.c.token_hash == token_hash(token)).returning(recoveries.c.person)
    found = connection.execute(used).scalar()
    if found is None:
        return None
    add_recovery(connection, str(found), next_token, now)
    return find_person(connection, str(found))


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
