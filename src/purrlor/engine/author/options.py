"""Table options: what a table may choose, which rule each belongs to, and how the choice reaches the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from purrlor.errors import BadSetup, short


@dataclass(frozen=True)
class Option:
    """One choice of a table; the first value is the default. The record's field of the same name holds its index."""

    name: str
    values: tuple[str | int, ...]
    rule: str
    of_seats: bool = False

    @property
    def default(self) -> str | int:
        """Return the value that holds when nothing is said."""
        return self.values[0]

    def index(self, value: Any) -> int:
        """Return the number of a value; `True`/`False` stand for on/off, and a number may come as text."""
        plain = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        for i, known in enumerate(self.values):
            if plain == known or str(plain) == str(known):
                return i
        known_values = ", ".join(map(str, self.values[:12]))
        raise BadSetup(
            "error-option-value",
            name=self.name,
            known=known_values,
            value=short(value),
            rule=self.rule,
            field=self.name,
        )


# Every game has it: `quick` passes seats that have nothing to decide in a reaction window (simulation, search);
# `open` asks by public facts only (tables).
WINDOWS = Option("windows", ("open", "quick"), "")


def settle_options(known: tuple[Option, ...], given: Mapping[str, Any], rule: str) -> dict[str, str | int]:
    """Give every option its value: as given, or the default; an unknown name is an error."""
    names = {option.name: option for option in known}
    for name in given:
        if name not in names:
            raise BadSetup("error-option-unknown", name=short(name), known=", ".join(names), rule=rule, field=str(name))
    return {o.name: o.values[o.index(given[o.name])] if o.name in given else o.default for o in known}
