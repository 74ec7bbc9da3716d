"""A number, written as Intl.NumberFormat writes it, and the plural category that it takes as it is written.

Two things do not follow the browser: whole numbers beyond 2**53 keep all their digits here, and so their category; and
the space before a French per cent sign depends on how old a browser is.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import lru_cache
from math import isfinite, isnan
from typing import NamedTuple

from purrlor.words.manners import Manners, manners
from purrlor.words.values import Options

SIGNIFICANT = re.compile("Significant").search
WIDE = Context(prec=2000, rounding=ROUND_HALF_UP)  # no float and no sum of ours is longer
GROUPINGS = {"auto": "auto", "true": "auto", "always": "always", "min2": "min2", "false": "", "": ""}
KNOWN = {
    "minimumIntegerDigits": (1, 21),
    "minimumFractionDigits": (0, 100),
    "maximumFractionDigits": (0, 100),
    "minimumSignificantDigits": (1, 21),
    "maximumSignificantDigits": (1, 21),
}


class Style(NamedTuple):
    """Options, read: how many digits there are at least and at most."""

    integer: int
    fraction: tuple[int, int]
    significant: tuple[int, int] | None
    percent: bool
    grouping: str


class Digits(NamedTuple):
    """A number as it is written: its whole part and its decimals."""

    negative: bool
    whole: str
    part: str


@lru_cache(256)
def style(options: Options) -> Style:
    """Return options, read; one that cannot be read, or that we do not have, is a ValueError that names it."""
    given = dict(options)
    counts = {name: _count(name, given.pop(name)) for name in KNOWN if name in given}
    percent = _percent(given.pop("style", "decimal"))
    grouping = _grouping(given.pop("useGrouping", "auto"))
    if given:
        raise ValueError(f"NUMBER has no option {', '.join(sorted(given))}")
    return Style(
        integer=counts.get("minimumIntegerDigits", 1),
        fraction=_range(counts, "FractionDigits", 0, 0 if percent else 3),
        significant=_range(counts, "SignificantDigits", 1, 21) if any(map(SIGNIFICANT, counts)) else None,
        percent=percent,
        grouping=grouping,
    )


def _count(name: str, value: str | float) -> int:
    low, high = KNOWN[name]
    try:
        count = float(value)
    except ValueError:
        count = -1.0
    if not low <= count <= high:
        raise ValueError(f"{name} is a number from {low} to {high}")
    return int(count)


def _range(counts: dict[str, int], name: str, low: int, high: int) -> tuple[int, int]:
    least, most = counts.get(f"minimum{name}"), counts.get(f"maximum{name}")
    if least is not None and most is not None and least > most:
        raise ValueError(f"minimum{name} is above maximum{name}")
    if least is None:
        least = low if most is None else min(low, most)
    return least, max(high, least) if most is None else most


def _percent(value: str | float) -> bool:
    if value not in ("decimal", "percent"):
        raise ValueError('style is "decimal" or "percent"')
    return value == "percent"


def _grouping(value: str | float) -> str:
    named = value if isinstance(value, str) else "true" if value else "false"
    if named not in GROUPINGS:
        raise ValueError('useGrouping is "true", "false", "auto", "always" or "min2"')
    return GROUPINGS[named]


def written(value: int | float, language: str, options: Options = ()) -> str:
    """Return a number as it is written in a language."""
    ways = manners(language)
    if not options and isinstance(value, int):  # nearly all numbers of our games: no decimals, no rounding
        return f"{'-' if value < 0 else ''}{_grouped(f'{abs(value):d}', ways)}"
    chosen = style(options)
    sign = ways.percent if chosen.percent else ""
    if not isfinite(value):
        return f"{'-' if value < 0 else ''}{'NaN' if isnan(value) else '∞'}{sign}"
    found = digits(value, chosen, percent=chosen.percent)
    whole = _grouped(found.whole.zfill(chosen.integer), ways, chosen.grouping)
    return f"{'-' if found.negative else ''}{whole}{ways.decimal if found.part else ''}{found.part}{sign}"


def _grouped(whole: str, ways: Manners, grouping: str = "auto") -> str:
    longest = {"auto": ways.ungrouped, "always": 3, "min2": 4}.get(grouping, len(whole))
    if len(whole) <= longest:
        return whole
    first = len(whole) % 3 or 3
    return ways.group.join([whole[:first], *(whole[at : at + 3] for at in range(first, len(whole), 3))])


def digits(value: int | float, chosen: Style, *, percent: bool = False) -> Digits:
    """Return the digits of a number; halves are rounded away from zero, from its shortest form, as ICU does."""
    exact = Decimal(repr(float(value))) if isinstance(value, float) else Decimal(value)
    number = _rounded(exact.scaleb(2, WIDE) if percent else exact, chosen)
    least = chosen.fraction[0]
    if chosen.significant:
        least = max(0, chosen.significant[0] - 1 - _leading(number))
    whole, _, part = format(number.copy_abs(), "f").partition(".")
    return Digits(number.is_signed(), whole, part.rstrip("0").ljust(least, "0"))


def _rounded(exact: Decimal, chosen: Style) -> Decimal:
    most = chosen.significant[1] - 1 - _leading(exact) if chosen.significant else chosen.fraction[1]
    return exact.quantize(Decimal((0, (1,), -most)), context=WIDE) if -int(exact.as_tuple().exponent) > most else exact


def _leading(number: Decimal) -> int:
    """Return the place of the first digit that counts: 0 for ones, 1 for tens, -1 for tenths."""
    return number.adjusted() if number else 0


def category(value: int | float, language: str, options: Options = ()) -> str:
    """Return the plural category of a number as it would be written; per cent make no difference, as in Intl."""
    if not options and isinstance(value, int):
        return manners(language).plural(abs(value), "")
    if not isfinite(value):
        return "other"
    found = digits(value, style(tuple(pair for pair in options if pair[0] != "style")))
    return manners(language).plural(int(found.whole), found.part)
