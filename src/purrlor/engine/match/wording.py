"""Facts put into words: a sentence is a pattern's name and its arguments, a catalog has the words.

The browser does the same in `web/src/lib/sentences.ts`; both are asked by the same cases (`tests/words`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from purrlor.engine.author.cards import Card
from purrlor.engine.match.names import Names
from purrlor.engine.view.vocabulary import Shape
from purrlor.words import Bundle, Catalog, Person, open_catalogs, shell

ENGLISH = "en"
PLAIN = re.compile(r"[^\s{}\[*.][^{}\n]*\S")  # a text that a catalog can hold as it is
Shapes = Mapping[str, Mapping[str, Shape]]


def parse(say: str) -> tuple[str, list[str]]:
    """Take a sentence apart: its pattern's name, and its arguments as they are written."""
    name, colon, rest = say.partition(":")
    return name, rest.split(">") if colon else []


def typed(kind: str, text: str) -> str | int | None:
    """Return an argument as data: a number, a seat, a name; None where it is hidden."""
    return int(text) if kind in ("number", "seat") else text or None


class Wording:
    """The words of one game in one language."""

    def __init__(self, shapes: Shapes, bundle: Bundle, common: Bundle) -> None:
        """Take the shapes of the game's sentences, its catalog, and the shell's."""
        self._shapes, self._bundle, self._common = shapes, bundle, common

    @property
    def catalogs(self) -> tuple[Catalog, ...]:
        """Return the catalogs of this language, without those that it falls back on."""
        return self._bundle.catalogs

    def title(self, kind: str, name: str) -> str:
        """Return what a word of the game is called: a card, a color, a zone."""
        for group in ("zone",) if kind == "zone" else ("card", kind):  # as in the browser
            if self._bundle.has(f"{group}-{name}"):
                return self._bundle.format(f"{group}-{name}")
        return name.replace("-", " ")

    def message(self, message: str, attribute: str = "") -> str:
        """Return a message without arguments; nothing where the game has none."""
        return self._bundle.format(message, {}, attribute) if self._bundle.has(message, attribute) else ""

    def called(self, group: str, name: str) -> str:
        """Return a word of the game, else of the house; nothing where neither has one."""
        message = f"{group}-{name}"
        return self.message(message) or (self._common.format(message) if self._common.has(message) else "")

    def valued(self, group: str, name: str, value: Any, names: Names, viewer: int | None) -> str:
        """Word a mark or a fact with its value: a number, a word of the game, a seat, or just that it is so."""
        message = f"{group}-{name}"
        what = value if isinstance(value, int) else self.title(name, str(value))
        seat = value if isinstance(value, int) and not isinstance(value, bool) else -1
        values = {"n": what, "what": what, "seat": self.person(seat, names, viewer)}
        text = self._bundle.format(message, values) if self._bundle.has(message) else name.replace("-", " ")
        if value is True or (self._bundle.has(message) and not self._bundle.is_plain(message)):
            return text
        return self._common.format("count-named", {"name": text, "n": what})

    def sentence(self, group: str, say: str, names: Names, viewer: int | None) -> str:
        """Word a sentence for one who looks."""
        name, given = parse(say)
        message, values = f"{group}-{name}", self._values(shape_of(self._shapes, group, name), given, names, viewer)
        bundle = self._bundle if self._bundle.has(message) else self._common
        unseen = "" in given and bundle.has(message, "unseen")
        return bundle.format(message, values, "unseen" if unseen else "")

    def _values(self, shape: Shape, given: list[str], names: Names, viewer: int | None) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for (name, kind), text in zip(shape, given, strict=True):
            if kind == "number":
                values[name] = int(text)
            elif kind == "seat":
                values[name] = self.person(int(text), names, viewer)
            elif kind == "zone":
                zone, _, owner = text.partition(".")
                values[name] = self.title("zone", zone)
                values[f"{name}Owner"] = self._owner(owner, names, viewer)
            else:
                values[name] = self.title(kind, text) if text else self._common.format("hidden-card")
        return values

    def _owner(self, owner: str, names: Names, viewer: int | None) -> Person:
        return self.person(int(owner), names, viewer) if owner else Person(self._common.format("nobody"))

    def person(self, seat: int, names: Names, viewer: int | None) -> Person:
        """Return who sits somewhere; who has no name is called by the seat."""
        name = names.get(seat) or self._common.format("unnamed-seat", {"number": seat})
        return Person(name, seat == viewer)


# What tables tell by themselves, whatever is played.
COMMON_SHAPES: dict[tuple[str, str], Shape] = {
    ("event", "conceded"): [("seat", "seat")],
    ("event", "undone"): [("seat", "seat")],
    ("reason", "concession"): [],
    ("reason", "stopped"): [],
}


def shape_of(shapes: Shapes, group: str, name: str) -> Shape:
    """Return what the arguments of a sentence are: of the game, or of those that all tables tell."""
    return shapes.get(group, {}).get(name) or COMMON_SHAPES.get((group, name), [])


class Lexicon:
    """The words of one game in all languages."""

    def __init__(self, folder: Path, shapes: Shapes, cards: Sequence[Card], usual: Sequence[Card]) -> None:
        """Take the folder with the catalogs, the cards as they are, and as they usually are."""
        self._folder, self._shapes, self._cards = folder / "words", shapes, cards
        self._usual = {card.id: (card.name, card.text) for card in usual}
        self.wording = cache(self._wording)

    def _wording(self, language: str) -> Wording:
        bundle = open_catalogs(self._folder, language, self._edited(), english=[self._printed()])
        return Wording(self._shapes, bundle, shell(language))

    def languages(self) -> list[str]:
        """Return the languages of the game's catalogs."""
        return sorted(path.stem for path in self._folder.glob("*.ftl"))

    def catalog(self, language: str) -> str:
        """Return the catalog of a language as a client reads it; what is not in it is in the English one."""
        return "\n".join(catalog.text for catalog in self.wording(language).catalogs)

    def _printed(self) -> Catalog:
        """Return what the cards say, as their own rows have it."""
        return Catalog("\n".join(_message(card) for card in self._cards), ENGLISH, "cards.toml")

    def _edited(self) -> list[Catalog]:
        """Return the cards whose words were edited: no translation speaks of those."""
        changed = [card for card in self._cards if self._usual.get(card.id) != (card.name, card.text)]
        return [Catalog("\n".join(map(_message, changed)), ENGLISH, "cards.toml")] if changed else []


def _message(card: Card) -> str:
    return f"card-{card.id} = {_literal(card.name)}\n    .text = {_literal(card.text)}"


def _literal(text: str) -> str:
    """Write a text so that nothing in it is syntax; most have nothing of the kind."""
    if PLAIN.fullmatch(text):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'


@dataclass(frozen=True)
class Speaker:
    """Who words something for whom: a game's lexicon, a language, the names at the table, who looks."""

    lexicon: Lexicon
    language: str
    names: Names
    viewer: int | None

    def word(self, group: str, say: str) -> str:
        """Word a sentence."""
        return self.lexicon.wording(self.language).sentence(group, say, self.names, self.viewer) if say else ""

    def name(self, seat: int) -> str:
        """Return the name of who sits somewhere."""
        return self.lexicon.wording(self.language).person(seat, self.names, None).name

    def valued(self, group: str, name: str, value: Any) -> str:
        """Word a mark or a fact with its value."""
        return self.lexicon.wording(self.language).valued(group, name, value, self.names, self.viewer)

    def title(self, kind: str, name: str) -> str:
        """Return what a word of the game is called."""
        return self.lexicon.wording(self.language).title(kind, name)

    def in_language(self, language: str) -> Speaker:
        """Return the same in another language."""
        return Speaker(self.lexicon, language, self.names, self.viewer)
