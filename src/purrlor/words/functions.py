"""What a catalog can call.

NUMBER($n, …)   a number, written with options: style ("percent"), useGrouping, and numbers of digits as in Intl
WHO($person)    "you" for whoever reads the sentence, else "other"; to select by
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from purrlor.words.figures import style
from purrlor.words.values import Absent, Figure, Options, Person, Resolved

Function = Callable[[Resolved, Options], Resolved]


def number(value: Resolved, options: Options) -> Resolved:
    """Give a number options for writing it."""
    if isinstance(value, Absent):
        return value
    figure = value if isinstance(value, Figure) else _figure(value)
    both = (*figure.options, *options)
    style(both)  # fails here, where the sentence is known, if they do not go together
    return Figure(figure.value, both)


def _figure(value: Resolved) -> Figure:
    if isinstance(value, int | float):
        return Figure(value)
    raise ValueError(f"NUMBER takes a number, not {value!r:.60}")


def who(value: Resolved, options: Options) -> Resolved:
    """Tell whoever reads a sentence from everybody else."""
    return "you" if isinstance(value, Person) and value.you else "other"


FUNCTIONS: dict[str, Function] = {"NUMBER": number, "WHO": who}


def misuse(name: str, given: Sequence[object], options: Options) -> str:
    """Return what is wrong with a call, or nothing."""
    if name not in FUNCTIONS:
        return f"calls {name}, which is no function"
    if len(given) != 1:
        return f"calls {name} with {len(given)} values; it takes one"
    if name != "NUMBER":
        return f"calls {name} with options; it has none" if options else ""
    try:
        style(options)
    except ValueError as error:
        return f"calls NUMBER wrongly: {error}"
    return ""
