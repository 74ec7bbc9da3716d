"""Who the bots are at a table: each has a name, a face and a sentence of its own (`personas.toml`).

How strongly one plays is its level's, and nothing here changes that.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLE = Path(__file__).parent / "personas.toml"


@dataclass(frozen=True)
class Persona:
    """A bot as people know it: `art` is drawn as its face, `way` names the sentence that says how it plays."""

    name: str
    level: str
    art: str
    way: str


@cache
def personas() -> dict[str, Persona]:
    """Return all personas by their names, in the order of the file."""
    levels = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return {name: Persona(name, level, **said) for level, of in levels.items() for name, said in of.items()}


def company(level: str, table: str) -> Iterator[Persona]:
    """List the personas of a level in the order in which they come to a table: another one at every table."""
    found = [persona for persona in personas().values() if persona.level == level]
    yield from random.Random(f"company {table} {level}").sample(found, len(found))
