"""Moves as numbers with one meaning all game long, and their short text: `donate:fat-cat>2`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import prod

from purrlor.engine.author.fields import Axis
from purrlor.errors import IllegalMove


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

    def _parse(self, move: int) -> tuple[Verb, tuple[int, ...]]:
        """Return the verb and the arguments of a number."""
        if not 0 <= move < self.size:
            raise IllegalMove(f"There is no move number {move}.")
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
            raise IllegalMove(f"'{name}' is not a move of this game; it knows {', '.join(self._named)}.")
        words = rest.split(">") if rest else []
        if len(words) != len(verb.axes):
            form = ">".join(axis.name for axis in verb.axes)
            raise IllegalMove(f"'{text}' should look like {verb.name}{':' if form else ''}{form}.")
        return verb.number(tuple(_index(axis, word) for axis, word in zip(verb.axes, words, strict=True)))


def _index(axis: Axis, word: str) -> int:
    found = axis.index(word)
    if found is None:
        raise IllegalMove(f"'{word}' is not a {axis.name} of this game.", field=axis.name)
    return found
