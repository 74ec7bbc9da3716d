"""Columns of a terminal: texts padded and broken by the room that they take, not by their letters.

A letter of Japanese or Chinese takes two columns, an accent that is a letter of its own takes none.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

WIDE = frozenset("WF")
UNSEEN = frozenset(("Mn", "Me", "Cf"))


def width(text: str) -> int:
    """Return how many columns a text takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in UNSEEN:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in WIDE else 1


def left(text: str, wide: int) -> str:
    """Fill a column whose text begins at its left."""
    return text + " " * (wide - width(text))


def right(text: str, wide: int) -> str:
    """Fill a column whose text ends at its right."""
    return " " * (wide - width(text)) + text


def center(text: str, wide: int) -> str:
    """Fill a column whose text stands in its middle."""
    free = max(0, wide - width(text))
    return " " * (free // 2) + text + " " * (free - free // 2)


def wrapped(text: str, wide: int, indent: str) -> list[str]:
    """Break a text at its spaces, and between two wide letters where there are none; later lines are indented."""
    lines, line = [], ""
    for part in _parts(text):
        if line.strip() and width(line + part.rstrip()) > wide:
            lines.append(line.rstrip())
            line = indent
        line += part
    return [*lines, line.rstrip()]


def _parts(text: str) -> Iterator[str]:
    """Give what a line can be broken between, each part with the spaces behind it."""
    start = 0
    for at in range(1, len(text)):
        if _breaks(text[at - 1], text[at]):
            yield text[start:at]
            start = at
    yield text[start:]


def _breaks(before: str, after: str) -> bool:
    """Return whether a line may end between two letters: not before punctuation, nor behind what opens a bracket."""
    if before == " ":
        return after != " "
    both = unicodedata.east_asian_width(before) in WIDE and unicodedata.east_asian_width(after) in WIDE
    return both and unicodedata.category(before) != "Ps" and unicodedata.category(after) not in ("Po", "Pe", "Lm")
