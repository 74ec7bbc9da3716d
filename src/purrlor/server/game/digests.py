"""Digests of a table's states, kept beside its log: whether other rules still give the same game.

They are written now and then, and when a server stops; never on the way of a move. What a digest is made of is named
and not placed, and what is nothing counts for nothing: a field that is added, moved or made longer changes none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b

from sqlalchemy import Connection, delete, insert, select, tuple_

from purrlor.engine import Match
from purrlor.server.db import schema

LEFT_OUT = ("log", "log_n")  # what was told, not what is so
BYTES = 8
DIGESTS = schema.digests
Kept = tuple[str, int, str]  # of which table, after how many lines of its log, and the digest


class OtherRules(Exception):
    """The log gives another game than it once did, or none."""


def digest(match: Match) -> str:
    """Return the digest of a match as it stands."""
    state, made = match.state[0], blake2b(digest_size=BYTES)
    for name in sorted(state.dtype.names or ()):
        value = b"" if name in LEFT_OUT else state[name].tobytes().rstrip(b"\0")
        if value:
            made.update(b"%b %d " % (name.encode(), len(value)) + value)
    return made.hexdigest()


def check(match: Match, ply: int, kept: Mapping[int, str]) -> None:
    """Refuse a game that is another one than was played, where a digest of that moment was kept."""
    if ply in kept and kept[ply] != digest(match):
        raise OtherRules(f"after line {ply}")


def digests_of(connection: Connection, table_id: str) -> dict[int, str]:
    """Return the digests of a table by the number of lines that they stand behind."""
    query = select(DIGESTS.c.ply, DIGESTS.c.digest).where(DIGESTS.c.table_id == table_id)
    return {int(ply): str(digest) for ply, digest in connection.execute(query)}


def keep_digests(connection: Connection, new: Iterable[Kept]) -> None:
    """Keep some digests; of two for one moment the newer one counts."""
    rows = [{"table_id": table_id, "ply": ply, "digest": made} for table_id, ply, made in new]
    if rows:
        places = [(row["table_id"], row["ply"]) for row in rows]
        connection.execute(delete(DIGESTS).where(tuple_(DIGESTS.c.table_id, DIGESTS.c.ply).in_(places)))
        connection.execute(insert(DIGESTS), rows)
