"""How sure a mean over deals is, by Student's t: deals are few, and their scatter is only estimated from them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from scipy.special import stdtr, stdtrit

OUTSIDE = 0.05  # of 95 % intervals, both sides together


class Mean(NamedTuple):
    """A mean over deals with its standard error; one deal says nothing about errors, and none has no mean."""

    value: float | None
    error: float | None
    deals: int

    @property
    def plus_minus(self) -> float | None:
        """Return half of its 95 % interval, or None from too few deals."""
        return half_interval(self.error, self.deals)

    def chance_beside(self, fair: float) -> float | None:
        """Return the chance (two-sided) of being that far from a fair mean among equals, or None from too few deals."""
        if self.value is None or self.error is None:
            return None
        return chance_of(self.value - fair, self.error, self.deals)


def mean(values: Sequence[float]) -> Mean:
    """Return the mean of what was found in each deal."""
    n = len(values)
    if n == 0:
        return Mean(None, None, 0)
    middle = sum(values) / n
    if n == 1:
        return Mean(middle, None, 1)
    return Mean(middle, math.sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n), n)


def half_interval(error: float | None, deals: int) -> float | None:
    """Return half of a 95 % interval; deals that all agree are as sure as so many coins on one side."""
    if error is None or deals < 2:
        return None
    if error == 0:
        return float(1 - (OUTSIDE / 2) ** (1 / deals))
    return float(stdtrit(deals - 1, 1 - OUTSIDE / 2) * error)


def chance_of(difference: float, error: float, deals: int) -> float:
    """Return the chance that equals would differ that much; deals that all agree count as coins."""
    if difference == 0:
        return 1.0
    if error == 0:
        return float(2.0 ** (1 - deals))
    return float(2 * stdtr(deals - 1, -abs(difference) / error))
