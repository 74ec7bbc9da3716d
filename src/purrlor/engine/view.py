"""One view for every client: built up from nothing, the same shape in all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from purrlor.engine.match import Match, Outcome
    from purrlor.engine.words import Look


def build(match: Match, seat: int | None) -> dict[str, Any]:
    """Give what a seat may know."""
    look, table, names, waiting = match.look(seat), match.game.table, match.names, match.waiting
    ended = match.outcome
    return {
        "game": match.game.id,
        "version": match.game.version,
        "seat": seat,
        "options": dict(match.options),
        "beat": match.beat,
        "turn": look.turn,
        "phase": table.phase(look) if table.phase else "",
        "seats": [{"seat": s, "name": names[s], **table.seats(look, s)} for s in range(match.seats)],
        "zones": table.zones(look),
        "waiting": sorted(table.awaited(look)) if table.awaited else list(waiting),
        "prompt": prompt(match, look) if seat in waiting else None,
        "moves": [] if seat is None else moves(match, seat),
        "outcome": None if ended is None else outcome(ended),
    }


def prompt(match: Match, look: Look) -> dict[str, str]:
    """Say what is asked of the seat that looks, and by which rule."""
    asked = match.game.table.asks[look.ask]
    words = match.game.table.prompt
    return {"kind": asked.kind, "text": words(look, asked) if words else asked.text, "rule": asked.rule}


def moves(match: Match, seat: int) -> list[dict[str, Any]]:
    """List a seat's moves as data."""
    return [{"id": m.id, "text": m.text, "label": m.label, "touches": list(m.touches)} for m in match.moves(seat)]


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
