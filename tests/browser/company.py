"""Who sits at the tables of stills: people and bots, short names and one as long as a name may be."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.bots import LEVELS
from purrlor.engine import Game
from purrlor.server.db.queries import Chair, TableRow
from purrlor.server.tables.describe import describe
from purrlor.server.wire.tables import You

ME = "Minka"
LONGEST = "Bartholomew Whiskerstone"  # 24 letters, which is all that a name may have
OTHERS = (LONGEST, None, "Jürgen Ömer", None, "Mia")  # from one's left; None is a bot
AWAY = "Jürgen Ömer"
STARTED = 1_750_000_000.0


def chairs(seats: int, me: int, long_me: bool) -> list[Chair]:
    """Seat everybody around one person."""
    mine = LONGEST if long_me else ME
    around = [ME if long_me and name == LONGEST else name for name in OTHERS]
    names = [mine, *around[: seats - 1]]
    return sorted((_chair((me + i) % seats, name) for i, name in enumerate(names)), key=lambda chair: chair.seat)


def _chair(seat: int, name: str | None) -> Chair:
    if name is not None:
        return Chair(seat, "person", name, f"person-{seat}", away=name == AWAY)
    level = list(LEVELS)[seat % len(LEVELS)]
    return Chair(seat, "bot", f"{level.replace('-', ' ').capitalize()} {seat + 1}", level=level)


def table(game: Game, sitting: list[Chair], me: int, outcome: dict[str, Any] | None, clock: bool) -> dict[str, Any]:
    """Describe the table, and who one is there, as the server does."""
    row = TableRow(
        id="still",
        code="STILL",
        game=game.id,
        version=game.version,
        options={},
        access="link",
        watching=True,
        casual=True,
        clock="brisk" if clock else "none",
        pace="calm",
        stand_in="housecat",
        status="over" if outcome else "playing",
        owner=f"person-{me}",
        created=STARTED,
        seed=1,
        salt="salt",
        started=STARTED,
        ended=STARTED + 1800 if outcome else None,
        outcome=outcome,
        chairs=sitting,
    )
    here = frozenset(chair.seat for chair in sitting if chair.kind == "person" and not chair.away)
    you = You(who=f"person-{me}", name=sitting[me].name, seat=me, owner=True)
    return {"table": msgspec.to_builtins(describe(row, here)), "you": msgspec.to_builtins(you)}
