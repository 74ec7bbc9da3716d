"""Building a game from its log, in slices: a table of any length costs others nothing.

A long game is kept as it stands now and then, so that nobody waits for the same replay twice. The log stays the truth:
what was kept by other rules, or by another version of this code, is not used.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

import purrlor
from purrlor.engine import Game
from purrlor.engine.compile import cache as sources
from purrlor.errors import PurrlorError
from purrlor.games import folder
from purrlor.server.db import schema
from purrlor.server.db.queries import TableRow, moves_from
from purrlor.server.db.store import Entry, Store
from purrlor.server.game import digests
from purrlor.server.game.clocks import Clocks
from purrlor.server.game.logged_match import KeptMatch, LoggedMatch
from purrlor.server.settings import Settings
from purrlor.server.wire.reader import Reader

LOG = logging.getLogger("purrlor.server")
SLICE_SECONDS = 0.003  # so long others wait
WORTH_KEEPING = 200  # lines of a log: to play them again takes some hundredths of a second
SHAPE = 1  # of what is kept
SNAPSHOTS = schema.snapshots


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A game as it stands after so many lines of its log, and what the seats have used of their time."""

    logged: KeptMatch
    used: dict[int, float]


KEPT: Reader[Kept] = Reader(Kept)


class Built(NamedTuple):
    """A game that was built from its log; `kept` lines of it were kept already."""

    logged: LoggedMatch
    clocks: Clocks
    kept: int


async def built(store: Store, settings: Settings, row: TableRow, game: Game, opened: float) -> Built:
    """Build the game of a table as its log tells it; what is another game than was played raises OtherRules."""
    kept = await store.read(find_kept, row.id, maker(game))
    if kept is not None:
        try:
            return await _build(store, settings, row, game, opened, kept)
        except (PurrlorError, ValueError, IndexError) as error:
            LOG.warning("table %s was not kept well (%s); its log is played from the start", row.id, error)
    return await _build(store, settings, row, game, opened, None)


async def _build(
    store: Store, settings: Settings, row: TableRow, game: Game, opened: float, kept: Kept | None
) -> Built:
    """Play the log of a table from where it was kept on, or from its start; others get their turn meanwhile."""
    log = await store.read(moves_from, row.id, 0 if kept is None else kept.logged.ply)
    logged = LoggedMatch(row, min(row.started or opened, opened), game)
    clocks = Clocks(settings.clocks.get(row.clock))
    if kept is not None:
        logged.bring_back(kept.logged)
        clocks.used = dict(kept.used)
    proofs = await store.read(digests.digests_of, row.id)
    if row.version != game.version and not proofs:
        raise digests.OtherRules("no digests")
    already, until = logged.ply, time.monotonic() + SLICE_SECONDS
    for _ in _steps(logged, clocks, row, log, settings.now()):
        digests.check(logged.match, logged.ply, proofs)
        if time.monotonic() > until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE_SECONDS
    return Built(logged, clocks, already)


def _steps(logged: LoggedMatch, clocks: Clocks, row: TableRow, log: list[Entry], now: float) -> Iterator[object]:
    if logged.ply == 0:
        yield from logged.play_opening(row)
    for line in log:
        entry = line if line.at <= now else msgspec.structs.replace(line, at=now)  # the clock was set back meanwhile
        clocks.charge(entry, logged.since(entry))
        yield logged.take(entry)


# -- Kept games


@cache
def maker(game: Game) -> str:
    """Name what a kept game depends on beside its log: the code of the rules, the cards, the shape of what is kept."""
    code = sources.source_hash(Path(sources.__file__).parent.parent, folder(game.id))
    return f"{SHAPE} {purrlor.__version__} {game.version} {game.edition} {code}"


def keep(logged: LoggedMatch, clocks: Clocks) -> bytes:
    """Write a game as it stands."""
    return msgspec.msgpack.encode(Kept(logged.kept(), clocks.used))


def read_kept(data: bytes) -> Kept | None:
    """Read a game as it was kept; what is damaged is not used, for the log says the same."""
    try:
        return KEPT.msgpack(data)
    except (msgspec.MsgspecError, ValueError):
        return None


def find_kept(connection: Connection, table_id: str, made_by: str) -> Kept | None:
    """Return a game as it was kept, if it was kept by the same code."""
    query = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.maker == made_by)
    data = connection.execute(query).scalar()
    return None if data is None else read_kept(bytes(data))


def store_kept(connection: Connection, table_id: str, ply: int, made_by: str, data: bytes) -> None:
    """Keep a game as it stands instead of an earlier one."""
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
    connection.execute(insert(SNAPSHOTS), {"table_id": table_id, "ply": ply, "maker": made_by, "data": data})
