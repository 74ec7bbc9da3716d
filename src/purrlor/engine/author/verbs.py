"""Moves as numbers with one meaning all game long, and their short text: `donate:fat-cat>2`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.fields import Axis
from purrlor.engine.compile.rule import generated
from purrlor.errors import IllegalMove

MODULE = __name__


@dataclass(frozen=True)
class Verb:
    """One kind of move: its name, what its arguments are, and where its numbers begin."""

    name: str
    axes: tuple[Axis, ...]
    base: int

    @property
    def size(self) -> int:
        """Return how many numbers the verb takes."""
        return prod(len(axis) for axis in self.axes)

    def arguments(self, move: int) -> tuple[int, ...]:
        """Take a number of this verb apart; the last argument varies fastest."""
        rest, found = move - self.base, []
        for axis in reversed(self.axes):
            rest, value = divmod(rest, len(axis))
            found.append(value)
        return tuple(reversed(found))

    def number(self, arguments: tuple[int, ...]) -> int:
        """Put the number together again."""
        rest = 0
        for axis, value in zip(self.axes, arguments, strict=True):
            rest = rest * len(axis) + value
        return self.base + rest


class Verbs:
    """All verbs of a game, in the order of their numbers."""

    def __init__(self, **axes: tuple[Axis, ...]) -> None:
        """Number the verbs in the order given; `claws_out=…` is written `claws-out` in texts."""
        self.all: list[Verb] = []
        self.size = 0
        for name, of in axes.items():
            verb = Verb(name.replace("_", "-"), of, self.size)
            self.all.append(verb)
            self.size += verb.size
        self._named = {verb.name: verb for verb in self.all}
        self.parse = cache(self._parse)  # tables ask for the same few moves again and again
        self.text = cache(self._text)

    def base(self, name: str) -> int:
        """Return the first number of a verb, a constant for the rules."""
        return self._named[name.replace("_", "-")].base

    def index(self, name: str) -> int:
        """Return the place of a verb among the verbs, a constant for the rules: what `verb_of` gives."""
        return self.all.index(self._named[name.replace("_", "-")])

    # for rules: which verb a move is, and its arguments

    @cached_property
    def axes(self) -> NDArray[np.int64]:
        """Return the sizes of every verb's axes, 1 where it has none."""
        most = max(1, *(len(verb.axes) for verb in self.all))
        return np.array([[*map(len, verb.axes), *[1] * (most - len(verb.axes))] for verb in self.all])

    @cached_property
    def verb_of(self) -> Any:
        """Return the rule that gives the place of a move's verb."""
        source = (
            "def verb_of(move):\n"
            "    verb = 0\n"
            "    while verb + 1 < len(BASES) and move >= BASES[verb + 1]:\n"
            "        verb += 1\n"
            "    return verb\n"
        )
        return generated("verb_of", source, {"BASES": np.array([verb.base for verb in self.all])}, MODULE)

    @cached_property
    def argument(self) -> Any:
        """Return the rule that gives an argument of a move, the first is number 0."""
        source = (
            "def argument(move, which):\n"
            "    verb = verb_of(move)\n"
            "    rest = move - BASES[verb]\n"
            "    for axis in range(AXES.shape[1] - 1, which, -1):\n"
            "        rest //= AXES[verb, axis]\n"
            "    return rest % AXES[verb, which]\n"
        )
        scope = {"BASES": np.array([verb.base for verb in self.all]), "AXES": self.axes, "verb_of": self.verb_of}
        return generated("argument", source, scope, MODULE)

    def _parse(self, move: int) -> tuple[Verb, tuple[int, ...]]:
        """Return the verb and the arguments of a number."""
        if not 0 <= move < self.size:
            raise IllegalMove("error-move-number", move=str(move))
        for verb, after in pairwise(self.all):
            if move < after.base:
                return verb, verb.arguments(move)
        return self.all[-1], self.all[-1].arguments(move)

    def _text(self, move: int) -> str:
        """Write a move as text."""
        verb, arguments = self.parse(move)
        words = [axis.names[value] for axis, value in zip(verb.axes, arguments, strict=True)]
        return f"{verb.name}:{'>'.join(words)}" if words else verb.name

    def number(self, text: str) -> int:
        """Read a move's text; a word that names nothing is an error with the words that would."""
        name, _, rest = text.strip().partition(":")
        verb = self._named.get(name)
        if verb is None:
            raise IllegalMove("error-move-unknown", name=name, known=", ".join(self._named))
        words = rest.split(">") if rest else []
        if len(words) != len(verb.axes):
            form = ">".join(axis.name for axis in verb.axes)
            raise IllegalMove("error-move-form", text=text, form=f"{verb.name}{':' if form else ''}{form}")
        return verb.number(tuple(_index(axis, word) for axis, word in zip(verb.axes, words, strict=True)))


def _index(axis: Axis, word: str) -> int:
    found = axis.index(word)
    if found is None:
        raise IllegalMove("error-move-axis", word=word, axis=axis.name, field=axis.name)
    return found
