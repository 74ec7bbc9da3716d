"""What is wrong with an entry that can be read: what it refers to, what it calls, in which order it chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from purrlor.words.functions import misuse
from purrlor.words.pattern import Call, Pattern, Reference, Select, Variable, expressions
from purrlor.words.reading import Entry

Look = Callable[[str, str], Pattern | None]
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


def faults(entry: Entry, look: Look) -> Iterator[str]:
    """Say what is wrong with an entry, as sentences that lack their first word."""
    for pattern in filter(None, (entry.value, *entry.attributes.values())):
        for part in expressions(pattern):
            if isinstance(part, Reference) and look(part.id, part.attribute) is None:
                yield f"refers to {part.named}, which does not exist"
            if isinstance(part, Call) and (trouble := misuse(part.name, part.given, part.options)):
                yield trouble
            if isinstance(part, Select) and _number_comes_late(part):
                yield "has an exact number behind a plural category, which may be chosen first"
        if _circles(pattern, look, ()):
            yield "leads back to itself"


def _number_comes_late(select: Select) -> bool:
    keys = [variant.key for variant in select.variants]
    first = next((at for at, key in enumerate(keys) if key in PLURALS), len(keys))
    return any(not isinstance(key, str) for key in keys[first:])


def _circles(pattern: Pattern, look: Look, trail: tuple[Pattern, ...]) -> bool:
    if any(pattern is earlier for earlier in trail):
        return True
    ways = (look(part.id, part.attribute) for part in expressions(pattern) if isinstance(part, Reference))
    return any(_circles(way, look, (*trail, pattern)) for way in ways if way is not None)


def variables(pattern: Pattern, look: Look, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Give the names of the variables of a pattern and of the messages that it refers to; a term has its own."""
    for part in expressions(pattern):
        if isinstance(part, Variable):
            yield part.name
        if isinstance(part, Reference) and part.parameters is None and part.named not in seen:
            yield from variables(look(part.id, part.attribute) or (), look, seen | {part.named})
