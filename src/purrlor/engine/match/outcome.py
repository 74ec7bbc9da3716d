"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from purrlor.engine.match.presentation import Part
from purrlor.engine.view.compact import compact


@dataclass(frozen=True)
class Outcome:
    """How a match ended: points and places by seat (place 1 won), the winners, the reason, the scores in parts."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    parts: tuple[tuple[Part, ...], ...]

    @cached_property
    def json(self) -> bytes:
        """Return the same as JSON, written once for all who look."""
        return compact(outcome_data(self)).encode()


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
