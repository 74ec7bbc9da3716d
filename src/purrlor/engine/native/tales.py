"""Whether the events of a game and their words fit, asked when it is loaded and not when the first one is told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import Formatter

from purrlor.engine.author.tales import Moved, Shown, Tale, Told
from purrlor.engine.view.vocabulary import Shape
from purrlor.errors import BadSetup
from purrlor.words.catalog import Catalog

Shapes = Mapping[str, Mapping[str, Shape]]
FILE = "words/en.ftl"  # all other languages fall back on it


def check_tales(game: str, folder: Path, kinds: Mapping[int, str], tales: Mapping[int, Tale], shapes: Shapes) -> None:
    """Refuse a game in which an event has no tale or no words, or words for what it does not tell.

    A game may come without any catalog: then only its tales are looked at.
    """
    path = folder / FILE
    catalog = Catalog(path.read_text(encoding="utf-8"), "en") if path.exists() else None
    for number, name in kinds.items():
        message, tale = f"event-{name}", tales.get(number)
        if tale is None:
            raise BadSetup("error-tale-none", game=game, name=name, field=name)
        shape = shapes["event"][name]
        if catalog is not None:
            _check_words(game, catalog, message, shape)
        facts = {"piece" if key == "card" and isinstance(tale, Moved | Shown) else key for key, _ in shape}
        _refuse(game, name, _pattern_asks(tale) - facts, facts)


def _check_words(game: str, catalog: Catalog, message: str, shape: Shape) -> None:
    if message not in catalog.ids:
        raise BadSetup("error-tale-unsaid", game=game, name=message, file=FILE, field=message)
    _refuse(game, message, catalog.asks(message) - _words(shape), _words(shape))


def _words(shape: Shape) -> set[str]:
    """Return what the words of an event may ask for: its arguments, and whose their zones are."""
    return {name for name, _ in shape} | {f"{name}Owner" for name, kind in shape if kind == "zone"}


def _pattern_asks(tale: Tale) -> set[str]:
    patterns = (tale.piece, tale.source, tale.target) if isinstance(tale, Told) else ()
    return {name for pattern in patterns for _, name, _, _ in Formatter().parse(pattern) if name}


def _refuse(game: str, name: str, asked: set[str], known: set[str]) -> None:
    if asked:
        words, told = ", ".join(sorted(asked)), ", ".join(sorted(known)) or "–"
        raise BadSetup("error-tale-words", game=game, name=name, words=words, known=told, field=name)
