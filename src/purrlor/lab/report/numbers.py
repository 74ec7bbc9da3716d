"""Numbers of a report, written as the language that is spoken writes them."""

from __future__ import annotations

from purrlor.saying import spoken, worded
from purrlor.words.figures import written


def number(value: float, digits: int = 0) -> str:
    """Write a number with so many decimals."""
    return written(float(value), spoken(), (("minimumFractionDigits", digits), ("maximumFractionDigits", digits)))


def signed(value: float, digits: int = 1) -> str:
    """Write a number with its sign, even if it is above zero."""
    return f"+{number(value, digits)}" if value >= 0 else number(value, digits)


def percent(share: float, digits: int = 1) -> str:
    """Write a share of one in per cent."""
    return worded("report-percent", n=number(100 * share, digits))


def percentage_points(share: float, digits: int = 1) -> str:
    """Write a difference of shares."""
    return worded("report-points", n=number(100 * share, digits))
