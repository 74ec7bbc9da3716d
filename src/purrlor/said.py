"""What is to be said, before it is known in which language: a sentence of the shell's catalog and its values.

It is cheap to make and to send to another process; the catalogs are opened when somebody wants to read it.
"""

from __future__ import annotations

from operator import index
from typing import Any


class Said:
    """A message of the shell's catalog, with what fills its gaps."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, /, **values: Any) -> None:
        """Take the id, and values: texts, numbers, and other things said; whatever else becomes the text it shows.

        An id with a space in it is no id but a sentence: packages of others need no catalog to raise our errors.
        """
        self.id = id
        self.values = {name: _settled(value) for name, value in values.items()}

    def in_words(self, language: str = "en") -> str:
        """Return the sentence in a language."""
        if " " in self.id:
            return self.id
        from purrlor.words.quick import plain  # most errors are caught before anybody reads them

        if not self.values and (found := plain(self.id, language)):
            return found
        from purrlor.words import shell

        given = {name: _worded(value, language) for name, value in self.values.items()}
        try:
            return shell(language).format(self.id, given)
        except (KeyError, ValueError):
            if language == "en":
                raise
            return self.in_words("en")  # a translation that asks for what is not there must not hide an error

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.in_words()


def _settled(value: Any) -> str | int | float | Said:
    if isinstance(value, str | int | float | Said):
        return value
    if isinstance(said := getattr(value, "said", None), Said):  # an error of ours, which a rule may belong to
        return Said("error-by-rule", said=said, rule=value.rule) if value.rule else said
    try:
        return index(value)  # numpy's whole numbers
    except TypeError:
        return str(value)


def _worded(value: str | int | float | Said, language: str) -> str | int | float:
    return value.in_words(language) if isinstance(value, Said) else value
