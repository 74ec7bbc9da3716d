"""How sure a number is: means with 95 % intervals, the smallest effect that a sample could show, what stands out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from purrlor.lab.cards.findings import Mean

SURE = 1.959964  # standard errors in a 95 % interval
POWER = 0.841621  # and as many more for an effect that is found in 80 % of such samples
FALSE_FINDS = 0.05


def mean(count: float, total: float, square: float) -> Mean:
    """Return a mean with its interval, from a count, a sum and a sum of squares."""
    if count < 2:
        return {"mean": total / max(count, 1), "low": -math.inf, "high": math.inf, "error": math.inf}
    middle = total / count
    error = math.sqrt(max(0.0, square / count - middle**2) / (count - 1))
    return {"mean": middle, "low": middle - SURE * error, "high": middle + SURE * error, "error": error}


def rate(count: float, total: float) -> Mean:
    """Return a win rate with its interval (Wilson's, which holds for few games and for rates near 0, too)."""
    if count < 1:
        return {"mean": 0.0, "low": 0.0, "high": 1.0, "error": math.inf}
    share, square = total / count, SURE**2
    half = SURE * math.sqrt(max(0.0, share * (1 - share)) / count + square / (4 * count**2)) / (1 + square / count)
    middle = (share + square / (2 * count)) / (1 + square / count)
    low, high = min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))
    return {"mean": share, "low": low, "high": high, "error": half / SURE}


def smallest(error: float) -> float:
    """Return the smallest true effect that a sample with this standard error would show four times in five."""
    return (SURE + POWER) * error


def chance_of(difference: float, error: float) -> float:
    """Return the chance of a difference at least so large if there were none (two-sided, normal)."""
    if not math.isfinite(error):
        return 1.0
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return math.erfc(abs(difference) / error / math.sqrt(2))


def stands_out(chances: Sequence[float], share: float = FALSE_FINDS) -> list[bool]:
    """Return which of many findings to believe: at most a share of them is false (Benjamini, Hochberg)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    last = max((rank for rank, i in enumerate(order, start=1) if chances[i] <= share * rank / len(chances)), default=0)
    believed = set(order[:last])
    return [i in believed for i in range(len(chances))]


def percentile(counts: Any, share: float, start: int = 0) -> int:
    """Return the value below which a share of the counted things lies; `start` is the value of the first count."""
    wanted, seen = share * float(sum(counts)), 0.0
    for value, count in enumerate(counts):
        seen += count
        if seen >= wanted and seen > 0:
            return start + value
    return start + len(counts) - 1
