"""The curve of a training, point by point, and as a picture where matplotlib is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from purrlor.extras import missing
from purrlor.saying import worded


@dataclass
class Point:
    """One point of the curve."""

    minutes: float
    decisions: int
    speed: float
    entropy: float
    error: float
    drift: float
    strength: dict[str, dict[int, float]] = field(default_factory=dict)

    @classmethod
    def read(cls, data: dict[str, Any]) -> Point:
        """Return a point that was written as JSON."""
        shares = {rival: {int(n): share for n, share in of.items()} for rival, of in data["strength"].items()}
        return cls(**{**data, "strength": shares})


def draw(path: Path, curve: Sequence[Point]) -> bool:
    """Draw strength, entropy and error of the values over decisions; say whether that could be done."""
    if not curve or missing(["matplotlib"]):
        return False
    import matplotlib

    # Settings of its own, so that a report drawn before in the same process changes nothing; words stay words.
    with matplotlib.rc_context({"svg.hashsalt": "purrlor", "svg.fonttype": "none"}):
        _figure(curve).savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    return True


def _figure(curve: Sequence[Point]) -> Any:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 6), layout="constrained")
    above, below = figure.subplots(2, 1, sharex=True)
    _strengths(above, curve)
    millions = [point.decisions / 1e6 for point in curve]
    below.plot(millions, [point.entropy for point in curve], label=worded("train-entropy"))
    below.plot(millions, [point.error for point in curve], label=worded("train-error"))
    below.set_xlabel(worded("train-decisions"))
    for axes in (above, below):
        axes.legend(frameon=False, fontsize="small")
    return figure


def _strengths(axes: Any, curve: Sequence[Point]) -> None:
    kinds = sorted({(rival, n) for point in curve for rival, shares in point.strength.items() for n in shares})
    for rival, n in kinds:
        points = [(p.decisions / 1e6, p.strength[rival][n]) for p in curve if n in p.strength.get(rival, {})]
        axes.plot(*zip(*points, strict=True), label=worded("train-against", rival=rival, n=n), marker=".")
    axes.set_ylabel(worded("train-won"))
    axes.set_ylim(0, 1)
