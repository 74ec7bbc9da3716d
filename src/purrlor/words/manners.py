"""How a language writes numbers and lists, and its plural categories, as CLDR 48 and so the browser's Intl have them.

A language that is not in `MANNERS` follows English. To add one, give it a line there: the signs are in Intl's
`formatToParts`, the plural rule is in CLDR's `plurals.xml`, and the list words in Intl's `ListFormat`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

NBSP, NNBSP = "\u00a0", "\u202f"
SOUNDS_LIKE_I = re.compile(r"i|hi(?![ae])", re.IGNORECASE | re.ASCII)  # in Spanish "y" then becomes "e"


def _english(whole: int, part: str) -> str:
    return "one" if whole == 1 and not part else "other"


def _french(whole: int, part: str) -> str:
    return "one" if whole in (0, 1) else _millions(whole, part)


def _spanish(whole: int, part: str) -> str:
    return "one" if whole == 1 and not part.strip("0") else _millions(whole, part)


def _millions(whole: int, part: str) -> str:
    return "many" if whole and whole % 1_000_000 == 0 and not part else "other"


def _one_for_all(whole: int, part: str) -> str:
    return "other"


class Manners(NamedTuple):
    """What differs between languages; `plural` takes the whole part and the decimals that are written."""

    decimal: str
    group: str
    percent: str
    plural: Callable[[int, str], str]
    comma: str  # between the names of a list
    pair: str  # between two names
    last: str  # before the last of three or more
    ungrouped: int = 3  # whole numbers of so many digits stay in one piece


MANNERS = {
    "en": Manners(".", ",", "%", _english, ", ", " and ", ", and "),
    "de": Manners(",", ".", f"{NBSP}%", _english, ", ", " und ", " und "),
    "fr": Manners(",", NNBSP, f"{NBSP}%", _french, ", ", " et ", " et "),
    "es": Manners(",", ".", f"{NBSP}%", _spanish, ", ", " y ", " y ", ungrouped=4),
    "ja": Manners(".", ",", "%", _one_for_all, "、", "、", "、"),
    "zh": Manners(".", ",", "%", _one_for_all, "、", "和", "和"),
}


@lru_cache(64)
def manners(language: str) -> Manners:
    """Return how a language writes: its own way, that of its first subtag (zh of zh-Hans), or English's."""
    return MANNERS.get(language) or MANNERS.get(language.partition("-")[0]) or MANNERS["en"]


def listed(names: Sequence[str], language: str) -> str:
    """Return names as a list in a sentence: "a, b, and c"."""
    if len(names) < 2:
        return "".join(names)
    ways = manners(language)
    joint = ways.pair if len(names) == 2 else ways.last
    if joint == " y " and SOUNDS_LIKE_I.match(names[-1]):
        joint = " e "
    return ways.comma.join(names[:-1]) + joint + names[-1]
