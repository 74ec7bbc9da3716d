"""One view for every client: built up from nothing, the same shape in all games."""

from __future__ import annotations

import json
from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING, Any

from purrlor.engine.compact import compact
from purrlor.engine.events import Names
from purrlor.engine.page import BETWEEN

if TYPE_CHECKING:
    from purrlor.engine.match import Match, Outcome
    from purrlor.engine.words import Look


class Json(bytes):
    """A part of a view that is written down already."""


def build(match: Match, seat: int | None) -> dict[str, Any]:
    """Give what a seat may know, to be written down: seats, zones and moves are `Json` already."""
    look, table, waiting = match.look(seat), match.game.table, match.waiting
    ended = match.outcome
    *seats, zones = match.page(seat).split(BETWEEN.encode())
    return {
        "game": match.game.id,
        "version": match.game.version,
        "seat": seat,
        "options": dict(match.options),
        "beat": match.beat,
        "turn": look.turn,
        "phase": table.phase(look) if table.phase else "",
        "seats": Json(b"[%b]" % b",".join(map(add, heads(match.names.everybody, match.seats), seats))),
        "zones": Json(b"[%b]" % zones),
        "waiting": sorted(table.awaited(look)) if table.awaited else list(waiting),
        "prompt": prompt(match, look) if seat in waiting else None,
        "moves": Json(b"[%b]" % b",".join([m.json for m in match.moves(seat)] if seat is not None else [])),
        "outcome": None if ended is None else outcome(ended),
    }


@lru_cache(10_000)
def heads(everybody: tuple[tuple[int, str], ...], seats: int) -> list[bytes]:
    """Give how each seat begins: with its number and name."""
    names = Names(everybody)
    quoted = [compact(names[seat]) for seat in range(seats)]
    return [f'{{"seat":{seat},"name":{name},'.encode() for seat, name in enumerate(quoted)]


def plain(shown: dict[str, Any]) -> dict[str, Any]:
    """Give a view as data only."""
    return {key: json.loads(part) if isinstance(part, Json) else part for key, part in shown.items()}


def prompt(match: Match, look: Look) -> dict[str, str]:
    """Say what is asked of the seat that looks, and by which rule."""
    asked = match.game.table.asks[look.ask]
    words = match.game.table.prompt
    return {"kind": asked.kind, "text": words(look, asked) if words else asked.text, "rule": asked.rule}


def outcome(ended: Outcome) -> dict[str, Any]:
    """Write a result as data, the score in its parts."""
    return {
        "scores": list(ended.scores),
        "ranks": list(ended.ranks),
        "winners": list(ended.winners),
        "reason": ended.reason,
        "parts": [
            [{"label": p.label, "points": p.points, "rule": p.rule, "note": p.note} for p in row] for row in ended.parts
        ],
    }
