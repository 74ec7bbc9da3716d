"""One file of words in one language; opened in a moment, and read entry by entry as they are asked for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from purrlor.words.pattern import Pattern
from purrlor.words.reading import ENTRY, Entry, Place, places, read, unified

ASKED = re.compile(r"\$([A-Za-z][\w-]*)")
TAB = r"(?m)^[^#\n].*?\t"  # in comments it does no harm


class Catalog:
    """The entries of a text in Fluent's syntax."""

    def __init__(self, text: str, language: str, source: str = "") -> None:
        """Find the entries; `source` is the name of the file, for sentences about mistakes."""
        self.text = unified(text)
        self.language = language
        self.source = source or f"{language}.ftl"
        self._places = {place.id: place for place in places(self.text)}  # of two with one name the later one counts
        self._read: dict[str, Entry | None] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the names of all messages in their order, even of those that turn out to be junk."""
        return tuple(id for id in self._places if id[0] != "-")

    def entry(self, id: str) -> Entry | None:
        """Return a message or a term, or nothing when there is none or it is junk."""
        if id not in self._read:
            if id not in self._places:
                return None
            self._read[id] = read(self.text[self._places[id].start : self._places[id].end])
        return self._read[id]

    def pattern(self, id: str, attribute: str = "") -> Pattern | None:
        """Return the value or an attribute of an entry, if there is one."""
        entry = self.entry(id)
        return entry and entry.pattern(attribute)

    def attributes(self, id: str) -> tuple[str, ...]:
        """Return the names of a message's attributes in their order."""
        entry = self.entry(id)
        return tuple(entry.attributes) if entry else ()

    def has(self, id: str, attribute: str = "") -> bool:
        """Tell whether a message has a value, or an attribute."""
        return self.pattern(id, attribute) is not None

    def variables(self, id: str, attribute: str = "") -> frozenset[str]:
        """Return the names of all variables that a message, with everything it refers to, may ask for."""
        from purrlor.words.checking import variables

        return frozenset(variables(self.pattern(id, attribute) or (), self.pattern))

    def asks(self, id: str) -> set[str]:
        """Return what the text of a message itself asks for, at a glance: nothing is read for it."""
        place = self._places[id]
        lines = self.text[place.start : place.end].splitlines()
        return {name for line in lines if line[:1] != "#" for name in ASKED.findall(line)}

    def errors(self, beside: Sequence[Catalog] = ()) -> list[str]:
        """Say what is wrong, line by line; references may lead into the catalogs beside this one."""
        from purrlor.words.checking import faults

        def look(id: str, attribute: str) -> Pattern | None:
            return next(filter(None, (catalog.pattern(id, attribute) for catalog in (self, *beside))), None)

        found = [*self._junk(), *self._twins(), *self._tabs()]
        for place in self._places.values():
            if entry := self.entry(place.id):
                found += [(place.start, f"{place.id} {fault}") for fault in faults(entry, look)]
        return [f"{self.source}, line {self._line(start)}: {fault}." for start, fault in sorted(found)]

    def _junk(self) -> Iterator[tuple[int, str]]:
        from purrlor.words.grammar import junk  # only translators wait for it

        for part in junk(self.text):
            name = ENTRY.match(part.content)
            subject = name[1] if name else repr(part.content.partition("\n")[0][:60])
            yield part.start, f"{subject} cannot be read: {part.trouble.removesuffix('.')}"

    def _twins(self) -> Iterator[tuple[int, str]]:
        everything: list[Place] = list(places(self.text))
        often = Counter(place.id for place in everything)
        for place in everything:
            if often[place.id] > 1 and place == self._places[place.id]:
                yield place.start, f"{place.id} is here {often[place.id]} times"

    def _tabs(self) -> Iterator[tuple[int, str]]:
        for line in re.finditer(TAB, self.text):
            yield line.start(), "there is a tab, which a browser may read as an indent"

    def _line(self, start: int) -> int:
        return self.text.count("\n", 0, start) + 1
