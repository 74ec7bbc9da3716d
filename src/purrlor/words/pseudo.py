"""A made-up language: English with accents, a third longer, in brackets. What no catalog has stays plain and shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from purrlor.words.reading import unified

if TYPE_CHECKING:
    from fluent.syntax import ast

ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ",
    "áƀçđéƒğĥíĵķļɱñöþɋŕšţüṽŵýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÖÞɊŔŠŢÜṼŴÝŽ",
)
WORD = re.compile(r"[^\W\d_]+")
OPEN, CLOSE, FILLER = "⟦", "⟧", "·"
Change = tuple[int, int, str]  # what to put in place of a stretch of the text


def pseudo(text: str) -> str:
    """Return an English catalog in the made-up language: only what is literally said is changed, and marked."""
    from fluent.syntax import FluentParser  # a tool of development, not worth anybody's start

    text = unified(text)
    changes: list[Change] = []
    for entry in FluentParser().parse(text).body:
        changes += _entry(entry, text)
    return "".join(_changed(text, sorted(changes)))


def _changed(text: str, changes: list[Change]) -> Iterator[str]:
    at = 0
    for start, end, new in changes:
        yield text[at:start] + new
        at = end
    yield text[at:]


def _entry(entry: ast.EntryType, text: str) -> list[Change]:
    """Change a message with its attributes; of a term only the value, for sentences select by its attributes."""
    from fluent.syntax import ast

    if isinstance(entry, ast.Term):
        return _spoken(entry.value, text)
    if not isinstance(entry, ast.Message):
        return []
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    return [change for pattern in patterns if pattern for change in [*_spoken(pattern, text), *_marks(pattern, text)]]


def _spoken(node: ast.Pattern, text: str) -> list[Change]:
    """Change the texts of a pattern and of the variants in it."""
    from fluent.syntax import ast

    changes = []
    for part in node.elements:
        if isinstance(part, ast.TextElement):
            start, end = _stretch(part)
            changes.append((start, end, _longer(text[start:end])))
        elif isinstance(part.expression, ast.SelectExpression):
            changes += [change for variant in part.expression.variants for change in _spoken(variant.value, text)]
    return changes


def _marks(node: ast.Pattern, text: str) -> list[Change]:
    """Put brackets around a pattern, inside of the blanks around it."""
    start, end = _stretch(node)
    stretch = text[start:end]
    start, end = end - len(stretch.lstrip(" \n")), start + len(stretch.rstrip(" \n"))
    indent = " " if start == 0 or text[start - 1] == "\n" else ""  # only a brace may stand in column 0
    return [(start, start, indent + OPEN), (end, end, CLOSE)]


def _stretch(node: ast.SyntaxNode) -> tuple[int, int]:
    return (node.span.start, node.span.end) if node.span else (0, 0)


def _longer(text: str) -> str:
    """Return a text with accents, and filler for every third letter, over all its words so that lines still break."""
    letters = 0

    def word(match: re.Match[str]) -> str:
        nonlocal letters
        before, letters = letters, letters + len(match[0])
        return match[0].translate(ACCENTS) + FILLER * (letters // 3 - before // 3)

    return WORD.sub(word, text)
