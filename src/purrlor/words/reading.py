"""The light scan that finds the entries of a catalog, and the short way for plain ones.

An entry begins in column 0 with its name; whatever continues one is indented or inside of braces, so nothing else looks
like that. Most entries are one line of text with names in it: those are read here. Reading them with fluent.syntax
would come to the same, but importing that takes longer than a command needs to print its help.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from purrlor.words.pattern import Pattern, Reference, Variable

NAME = r"[a-zA-Z][a-zA-Z0-9_-]*"
ENTRY = re.compile(rf"^(-?{NAME}) *=", re.MULTILINE)
GAP = re.compile(rf"\{{ *([$-]?{NAME}) *\}}")
PLAIN = re.compile(
    rf"-?{NAME} *= *+"
    rf"((?:[^{{}}\n\r]|\{{ *[$-]?{NAME} *\}})++)"
    r"(?:\n *)*+(?:(?<=\n)#|\Z)"  # then empty lines, and a comment or the end: no line continues it
)


class Place(NamedTuple):
    """Where an entry stands."""

    id: str
    start: int
    end: int


class Entry(NamedTuple):
    """A message or a term, read."""

    value: Pattern | None
    attributes: dict[str, Pattern]

    def pattern(self, attribute: str) -> Pattern | None:
        """Return the value or an attribute, if it has it."""
        return self.attributes.get(attribute) if attribute else self.value


def unified(text: str) -> str:
    """Return a text with the ends of lines that Fluent knows, and without a mark of byte order."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def places(text: str) -> Iterator[Place]:
    """Give the entries of a text in their order."""
    last = None
    for match in ENTRY.finditer(text):
        if last:
            yield Place(last[1], last.start(), match.start())
        last = match
    if last:
        yield Place(last[1], last.start(), len(text))


def read(source: str) -> Entry | None:
    """Return the entry that a text begins with, or nothing when it is junk."""
    if plain := PLAIN.match(source):
        return Entry(_plain(plain[1]), {})
    from purrlor.words.grammar import parse  # takes 30 ms: only for those who need it

    parsed = parse(source)
    return None if parsed is None else Entry(*parsed)


def _plain(value: str) -> Pattern:
    texts = GAP.split(value.rstrip(" "))  # text, name, text, name, …, text
    parts = [_gap(text) if at % 2 else text for at, text in enumerate(texts)]
    return tuple(part for part in parts if part)


def _gap(name: str) -> Variable | Reference:
    if name[0] == "$":
        return Variable(name[1:])
    return Reference(name, parameters={} if name[0] == "-" else None)
