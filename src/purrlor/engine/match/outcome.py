"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from purrlor.engine.match.presentation import Part
from purrlor.engine.match.wording import Speaker


@dataclass(frozen=True)
class Outcome:
    """How a match ended: points and places by seat (place 1 won), the winners, the reason, the scores in parts."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    parts: tuple[tuple[Part, ...], ...]


def read_outcome(facts: dict[str, Any], speaker: Speaker) -> Outcome:
    """Return a result from the facts that a view has of it, its parts in words."""
    return Outcome(
        tuple(facts["scores"]),
        tuple(facts["ranks"]),
        tuple(facts["winners"]),
        facts["reason"],
        tuple(tuple(_part(part, speaker) for part in row) for row in facts["parts"]),
    )


def _part(facts: dict[str, Any], speaker: Speaker) -> Part:
    label, note = speaker.word("part", facts["say"]), speaker.word("note", facts.get("note", ""))
    return Part(label, facts["points"], facts["rule"], note)


def outcome_data(ended: Outcome) -> dict[str, Any]:
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
