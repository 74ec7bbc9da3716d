"""A sentence with its gaps, and how they are filled.

A pattern is a row of texts and expressions. `Scope` is one reading of it: whose words, which values. What is wrong
shows at once, in tests: an unknown name is a KeyError, a sentence that cannot be worded a ValueError, and both say
which sentence it is. The browser would put the name in braces instead. In one more thing it differs, by a mistake of
its own: there a term that refers to another term forgets its parameters afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import NamedTuple, Protocol

from purrlor.words.values import Absent, Figure, Options, Person, Resolved, Value

MOST_GAPS = 100  # filled for one sentence, as in the browser: catalogs from outside may be laughs without end
DEEPEST = 12  # sentences that refer to sentences
KINDS = (str, int, float, Person)


class Variable(NamedTuple):
    """`$name`: a value that is given."""

    name: str


class Reference(NamedTuple):
    """Another sentence; a term (`-name`) sees its parameters only."""

    id: str
    attribute: str = ""
    parameters: Mapping[str, str | Figure] | None = None  # None: a message, which sees what we see

    @property
    def named(self) -> str:
        """Return the name as one writes it in a catalog."""
        return f"{self.id}.{self.attribute}" if self.attribute else self.id


class Call(NamedTuple):
    """A function of values."""

    name: str
    given: tuple[Expression, ...]
    options: Options


class Variant(NamedTuple):
    """One of the texts to select from; its key is a word or an exact number."""

    key: str | float
    pattern: Pattern


class Select(NamedTuple):
    """A choice of texts."""

    selector: Expression
    variants: tuple[Variant, ...]
    default: Pattern


Expression = str | Figure | Variable | Reference | Call | Select
Pattern = tuple[Expression, ...]


class Found(NamedTuple):
    """A pattern where it was found: in which language, and where its references lead."""

    pattern: Pattern
    language: str
    home: Home


class Home(Protocol):
    """Where sentences are looked up."""

    def find(self, id: str, attribute: str = "") -> Found | None:
        """Return a sentence, or nothing."""


class Scope:  # no dataclass: importing what makes those takes longer than a command needs to print its help
    """One reading of a sentence."""

    __slots__ = ("args", "found", "gaps", "id", "parameters", "trail")

    def __init__(
        self,
        id: str,
        found: Found,
        args: Mapping[str, Value],
        parameters: Mapping[str, str | Figure] | None = None,
        trail: tuple[Found, ...] = (),
        gaps: Iterator[int] | None = None,
    ) -> None:
        """Take a sentence and its values, the parameters of the term that we are in, and how we came here."""
        self.id, self.found, self.args, self.parameters, self.trail = id, found, args, parameters, trail
        self.gaps = count() if gaps is None else gaps  # counted over all scopes of a sentence

    def text(self) -> str:
        """Return the sentence."""
        return self.fill(self.found.pattern)

    def fill(self, pattern: Pattern) -> str:
        """Return a pattern with its gaps filled."""
        return "".join([part if isinstance(part, str) else self.shown(self.value(part)) for part in pattern])

    def shown(self, value: Resolved) -> str:
        """Return a value as it is read."""
        self.spend()
        if isinstance(value, str):
            return value
        if isinstance(value, Person):
            return value.name
        if isinstance(value, Absent):
            raise KeyError(f"{self.id}: a term lacks ${value.name}")
        from purrlor.words.figures import written  # most sentences of commands have no number in them

        if isinstance(value, Figure):
            return written(value.value, self.found.language, value.options)
        return written(value, self.found.language)

    def spend(self) -> None:
        """Count a gap, and stop a sentence that grows without end."""
        if next(self.gaps) >= MOST_GAPS:
            raise ValueError(f"{self.id}: more than {MOST_GAPS} gaps to fill")

    def value(self, part: Expression) -> Resolved:
        """Return what an expression comes to."""
        if isinstance(part, str | Figure):
            return part
        if isinstance(part, Variable):
            return self.given(part.name)
        if isinstance(part, Select):
            return self.fill(self.chosen(part))
        return self.called(part) if isinstance(part, Call) else self.follow(part)

    def given(self, name: str) -> Resolved:
        """Return the value of a variable: in a term one of its parameters, if it has it."""
        if self.parameters is not None:
            return self.parameters.get(name, Absent(name))
        if name not in self.args:
            raise KeyError(f"{self.id}: ${name} is not given")
        value = self.args[name]
        if not isinstance(value, KINDS):  # numpy's whole numbers, most likely: they would quietly select nothing
            raise ValueError(f"{self.id}: ${name} is of the kind {type(value).__name__}")
        return value

    def called(self, call: Call) -> Resolved:
        """Return what a function gives."""
        from purrlor.words.functions import FUNCTIONS

        if call.name not in FUNCTIONS or len(call.given) != 1:
            raise KeyError(f"{self.id}: {call.name} cannot be called so")
        value = self.value(call.given[0])
        try:
            return FUNCTIONS[call.name](value, call.options)
        except ValueError as error:
            raise ValueError(f"{self.id}: {error}") from None

    def follow(self, to: Reference) -> str:
        """Return another sentence, worded in the language that it is found in."""
        found = self.found.home.find(to.id, to.attribute)
        if found is None:
            raise KeyError(f"{self.id}: there is no {to.named}")
        if found in self.trail or len(self.trail) >= DEEPEST:
            raise ValueError(f"{self.id}: {to.named} leads back to itself, or too far")
        inner = self.parameters if to.parameters is None else to.parameters
        return Scope(self.id, found, self.args, inner, (*self.trail, found), self.gaps).text()

    def chosen(self, select: Select) -> Pattern:
        """Return the first text whose key fits: an exact number, the plural category of a number, or a word."""
        value = self.value(select.selector)
        if isinstance(value, int | float):
            value = Figure(value)
        keys = {value} if isinstance(value, str) else self.keys(value) if isinstance(value, Figure) else set()
        return next((variant.pattern for variant in select.variants if variant.key in keys), select.default)

    def keys(self, figure: Figure) -> set[str | float]:
        """Return the keys that fit a number."""
        from purrlor.words.figures import category

        return {figure.value, category(figure.value, self.found.language, figure.options)}


def expressions(pattern: Pattern) -> Iterator[Expression]:
    """Give every expression of a pattern, those inside of others too."""
    for part in pattern:
        yield part
        if isinstance(part, Call):
            yield from expressions(part.given)
        if isinstance(part, Select):
            yield from expressions((part.selector,))
            for variant in part.variants:
                yield from expressions(variant.pattern)
