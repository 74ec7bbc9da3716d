"""What can be put into a sentence, and what its parts come to on the way."""

from __future__ import annotations

from typing import NamedTuple

Option = str | float
Options = tuple[tuple[str, Option], ...]  # as written in a catalog; of two with the same name the later one counts


class Person(NamedTuple):
    """Somebody who is spoken of, or spoken to."""

    name: str
    you: bool = False


class Figure(NamedTuple):
    """A number with the options that a catalog gives for writing it."""

    value: int | float
    options: Options = ()


class Absent(NamedTuple):
    """A parameter that a term was not called with: its selects take their defaults."""

    name: str


Value = str | int | float | Person
Resolved = Value | Figure | Absent
