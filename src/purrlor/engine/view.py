"""One view for every client: built up from nothing, the same shape in all games."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from purrlor.engine.compact import compact
from purrlor.engine.page import BETWEEN
from purrlor.engine.state import OVER, TURN

if TYPE_CHECKING:
    from purrlor.engine.match import Match
    from purrlor.engine.moment import Outcome


def write(match: Match, seat: int | None, facing: Match) -> bytes:
    """Give what a seat may know, as JSON; what it is asked comes from the match that it faces."""
    octets, (awaited, phase) = match.octets, match.flow()
    page, moves = match.page(seat)
    if facing is not match:
        moves = facing.legal(seat) if seat is not None and seat in facing.waiting else []
    ended = match.outcome if octets[OVER] else None
    return match.frame(seat) % (
        match.beat,
        octets[TURN],
        in_json(phase),
        *page.split(SEPARATOR),  # each seat, then all zones
        in_json(awaited),
        prompt(facing, seat) if moves else b"null",
        b",".join(facing.offers(seat, moves)) if moves else b"",  # type: ignore[arg-type]
        b"null" if ended is None else ended.json,
    )


SEPARATOR = BETWEEN.encode()
# What is said again and again, as it was written the first time.
in_json = lru_cache(10_000)(lambda said: compact(said).encode())


def frame(match: Match, seat: int | None) -> bytes:
    """Give the pattern of a seat's views, with all that does not change in a match."""
    facts = {"game": match.game.id, "version": match.game.version, "seat": seat, "options": match.options}
    heads = [{"seat": other, "name": match.names[other]} for other in range(match.seats)]
    seats = b",".join(b"%b,%%b" % _fixed(head) for head in heads)
    return (
        b'%b,"beat":%%d,"turn":%%d,"phase":%%b,"seats":[%b],"zones":[%%b],"waiting":%%b,"prompt":%%b,"moves":[%%b],'
        b'"outcome":%%b}' % (_fixed(facts), seats)
    )


def _fixed(facts: dict[str, Any]) -> bytes:
    """Write facts into a pattern, open at the end."""
    return compact(facts)[:-1].encode().replace(b"%", b"%%")


def prompt(match: Match, seat: int | None) -> bytes:
    """Say what is asked of the seat that looks, and by which rule."""
    ask, table = match.asks, match.game.table
    asked, words = table.asks[ask], table.prompts.get(ask)
    return _prompt(asked.kind, words(match.look(seat), asked) if words else asked.text, asked.rule)


@lru_cache(10_000)
def _prompt(kind: str, text: str, rule: str) -> bytes:
    return compact({"kind": kind, "text": text, "rule": rule}).encode()


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
