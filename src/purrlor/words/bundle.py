"""Catalogs of a language that are spoken together, with another language to fall back on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from purrlor.words.catalog import Catalog
from purrlor.words.pattern import Found, Scope
from purrlor.words.values import Value


class Bundle:
    """Sentences of a language; of two catalogs with the same sentence the later one counts, whatever its language."""

    def __init__(self, language: str, catalogs: Sequence[Catalog], fallback: Bundle | None = None) -> None:
        """Take the catalogs, and where to look for what they lack."""
        self.language = language
        self.catalogs = tuple(catalogs)
        self.fallback = fallback
        self._found: dict[tuple[str, str], Found] = {}

    def format(self, id: str, args: Mapping[str, Value] | None = None, attribute: str = "") -> str:
        """Return a sentence with its gaps filled, by the rules of the language that it is found in."""
        found = self.get(id, attribute)
        if len(found.pattern) == 1 and isinstance(found.pattern[0], str):
            return found.pattern[0]
        return Scope(_named(id, attribute), found, args or {}).text()

    def has(self, id: str, attribute: str = "") -> bool:
        """Tell whether there is such a sentence, here or in what we fall back on."""
        return self.find(id, attribute) is not None

    def is_plain(self, id: str) -> bool:
        """Return whether a sentence is one text, without gaps."""
        found = self.find(id)
        return found is not None and len(found.pattern) == 1 and isinstance(found.pattern[0], str)

    def language_of(self, id: str, attribute: str = "") -> str:
        """Return the language that a sentence really is in."""
        return self.get(id, attribute).language

    def get(self, id: str, attribute: str = "") -> Found:
        """Return a sentence; one that is nowhere is a KeyError."""
        found = self.find(id, attribute)
        if found is None:
            raise KeyError(f"there is no {_named(id, attribute)}")
        return found

    def find(self, id: str, attribute: str = "") -> Found | None:
        """Return a sentence, or nothing."""
        known = self._found.get((id, attribute))
        if known:
            return known
        found = self._own(id, attribute) or (self.fallback and self.fallback.find(id, attribute)) or None
        if found:
            self._found[id, attribute] = found
        return found

    def _own(self, id: str, attribute: str) -> Found | None:
        for catalog in reversed(self.catalogs):
            if pattern := catalog.pattern(id, attribute):
                return Found(pattern, catalog.language, self)
        return None


def _named(id: str, attribute: str) -> str:
    return f"{id}.{attribute}" if attribute else id
