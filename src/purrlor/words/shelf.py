"""Catalogs in folders, one file a language: those of the shell in this one, those of a game in its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from purrlor.words.bundle import Bundle
from purrlor.words.catalog import Catalog
from purrlor.words.languages import PSEUDO

HERE = Path(__file__).parent
TAG = r"[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,4}\Z"  # nothing that could lead out of a folder


@lru_cache(32)
def shell(language: str) -> Bundle:
    """Return the words of the shell: of commands, the server and whatever belongs to no game."""
    return open_catalogs(HERE, language)


def open_catalogs(
    folder: Path, language: str, extra: Sequence[Catalog] = (), english: Sequence[Catalog] = ()
) -> Bundle:
    """Return the words of a folder in a language, with English to fall back on; `english` is what only that has.

    Extra catalogs, such as those of edited cards, come before the folder's own, for what they say is truer: best in
    this language, else in English, else in whatever there is.
    """
    fallback = None if language == "en" else open_catalogs(folder, "en", extra, english)
    own = _catalog(folder, language)
    more = _ranked([*(english if language in ("en", PSEUDO) else ()), *extra], language)
    return Bundle(language, [*([own] if own else []), *more], fallback)


def _ranked(extra: Sequence[Catalog], language: str) -> list[Catalog]:
    if language == PSEUDO:
        extra = [_disguised(catalog) if catalog.language == "en" else catalog for catalog in extra]
    return sorted(extra, key=lambda catalog: (catalog.language == language, catalog.language == "en"))


def _catalog(folder: Path, language: str) -> Catalog | None:
    if language == PSEUDO:
        english = _catalog(folder, "en")
        return english and _disguised(english)
    path = folder / f"{language}.ftl"
    if not re.match(TAG, language) or not path.is_file():
        return None
    seen = path.stat()
    return _opened(path, language, (seen.st_mtime_ns, seen.st_size))


@lru_cache(128)
def _opened(path: Path, language: str, version: tuple[int, int]) -> Catalog:
    """Open a file, once for each version of it: what was parsed stays parsed for all tables."""
    return Catalog(path.read_text(encoding="utf-8"), language, path.name)


@lru_cache(32)
def _disguised(english: Catalog) -> Catalog:
    from purrlor.words.pseudo import pseudo  # for developers only

    return Catalog(pseudo(english.text), PSEUDO, english.source)


def lacks(folder: Path, language: str) -> list[str]:
    """Return what English has and a language lacks, as `id` or `id.attribute`."""
    own = _catalog(folder, language)
    return [_named(*key) for key in _sentences(_english(folder)) if not (own and own.has(*key))]


def differs(folder: Path, language: str) -> list[str]:
    """Say where a language has what English has not, or asks for other variables."""
    english, own = _english(folder), _catalog(folder, language)
    return [] if own is None else [said for key in _sentences(own) for said in _difference(key, english, own)]


def _difference(key: tuple[str, str], english: Catalog, own: Catalog) -> Iterator[str]:
    if not english.has(*key):
        yield f"{own.source}: {_named(*key)} is not in English."
    elif (ours := own.variables(*key)) != (theirs := english.variables(*key)):
        yield f"{own.source}: {_named(*key)} uses {_dollars(ours)}, in English {_dollars(theirs)}."


def _dollars(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variables"


def _english(folder: Path) -> Catalog:
    return _catalog(folder, "en") or Catalog("", "en")


def _sentences(catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Give the id and the attribute of every sentence."""
    for id in catalog.ids:
        if catalog.has(id):
            yield id, ""
        for attribute in catalog.attributes(id):
            yield id, attribute


def _named(id: str, attribute: str) -> str:
    return f"{id}.{attribute}" if attribute else id
