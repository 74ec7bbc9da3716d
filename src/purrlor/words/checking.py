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
        if any(pattern is reached for reached in _reached(pattern, look, terms=True)):
            yield "leads back to itself"


def _number_comes_late(select: Select) -> bool:
    keys = [variant.key for variant in select.variants]
    first = next((at for at, key in enumerate(keys) if key in PLURALS), len(keys))
    return any(not isinstance(key, str) for key in keys[first:])


def variables(pattern: Pattern, look: Look) -> Iterator[str]:
    """Give the names of the variables of a pattern and of the messages that it refers to; a term has its own."""
    for inner in (pattern, *_reached(pattern, look, terms=False)):
        yield from (part.name for part in expressions(inner) if isinstance(part, Variable))


def _reached(pattern: Pattern, look: Look, *, terms: bool) -> list[Pattern]:
    """Return every pattern that references lead to, each once: a catalog from outside may lead there in many ways."""
    reached, seen = [pattern], set[str]()
    for inner in reached:  # which grows as we walk along it
        for part in expressions(inner):
            if isinstance(part, Reference) and (terms or part.parameters is None) and part.named not in seen:
                seen.add(part.named)
                reached += filter(None, [look(part.id, part.attribute)])
    return reached[1:]
