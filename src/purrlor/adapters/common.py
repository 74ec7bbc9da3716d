"""What the environments share: a bound on their steps, and the sentence for who steps before anything is dealt."""

from __future__ import annotations

from operator import index
from typing import Any

from purrlor.errors import BadSetup, IllegalMove, short


def cycles(most: Any) -> int | None:
    """Return after how many steps a game is cut off; None: never."""
    try:
        number = None if most is None else index(most)
    except TypeError:
        number = 0
    if number is not None and (number < 1 or isinstance(most, bool)):
        raise BadSetup("error-env-cycles", n=short(most), field="max_cycles")
    return number


def check_begun(begun: bool) -> None:
    """Refuse a step before the first reset."""
    if not begun:
        raise IllegalMove("error-env-reset", field="reset")
