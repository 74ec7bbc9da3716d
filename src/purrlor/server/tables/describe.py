"""A table as everybody may know it."""

from __future__ import annotations

from typing import Any, cast

import purrlor
from purrlor.bots.personas import personas
from purrlor.engine.match.record import commitment
from purrlor.errors import UnknownGame
from purrlor.server.db.queries import Chair, TableRow
from purrlor.server.identity.lookalikes import MARKS
from purrlor.server.wire.tables import Offer, Seat, Shuffle, Table


def describe(
    row: TableRow,
    here: frozenset[int] = frozenset(),
    watchers: int = 0,
    playable: bool = True,
    inside: bool = True,
    offer: Offer | None = None,
) -> Table:
    """Describe a stored table; `here` are the seats with a connection now, `inside` are those who may look on."""
    told = {name: getattr(row, name) for name in SAME}
    return Table(
        **told,
        outcome=cast("Any", row.outcome) if inside else None,
        title=title(row.game),
        options={name: value for name, value in row.options.items() if name != "windows"},
        seats=[_seat(chair, chair.seat in here) for chair in row.chairs],
        watchers=watchers,
        shuffle=_shuffle(row, inside and row.status == "over"),
        playable=playable,
        offer=offer,
    )


SAME = [
    name for name in Table.__struct_fields__
    if name not in ("title", "options", "seats", "watchers", "shuffle", "playable", "outcome", "offer")
]  # fmt: skip


def title(game: str) -> str:
    """Return the title of a game, or its id when the parlour has it no more."""
    try:
        return purrlor.game(game).title
    except UnknownGame:
        return game


def _seat(chair: Chair, here: bool) -> Seat:
    persona = personas().get(chair.name.rstrip(f" {MARKS}")) if chair.kind == "bot" else None
    known = persona is not None and persona.level == chair.level
    return Seat(
        seat=chair.seat,
        kind=cast("Any", chair.kind),
        name=chair.name,
        level=chair.level,
        who=chair.person,
        here=here or chair.kind == "bot",
        away=chair.away,
        art=persona.art if persona and known else "",
        way=persona.way if persona and known else "",
    )


def _shuffle(row: TableRow, opened: bool) -> Shuffle:
    return Shuffle(
        commitment=commitment(row.id, row.salt, row.seed),
        salt=row.salt if opened else None,
        seed=f"{row.seed:#034x}" if opened else None,
    )
