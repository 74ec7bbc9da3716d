"""What a game's `table.py` hands to the engine: prompts, labels, sentences, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

from purrlor.engine.author.tales import Tale
from purrlor.engine.view.compact import compact
from purrlor.engine.view.reader import StateReader


@dataclass(frozen=True)
class Prompt:
    """What is asked, verb first, the rule that asks it, and the text of the move that declines, where there is one."""

    text: str
    rule: str
    kind: str = ""
    declines: str = "pass"


@dataclass(frozen=True)
class Label:
    """A move in words, and what it touches: `paws.{me}/{card}` is a piece, `paws.{me}` a zone, `seat/{seat}` a seat.

    Braces name the verb's axes; a second axis of the same name is `{seat2}`. In `touches` they give ids.
    """

    text: str
    touches: tuple[str, ...] = ()


@dataclass(frozen=True)
class Move:
    """One thing a seat may do now."""

    id: int
    text: str
    label: str
    touches: tuple[str, ...] = ()

    @cached_property
    def json(self) -> bytes:
        """Return the move as JSON; moves are shared, so it is written once."""
        data = {"id": self.id, "text": self.text, "label": self.label, "touches": self.touches}
        return compact(data).encode()


@dataclass(frozen=True)
class Part:
    """One line of a score; a note says how the points came about."""

    label: str
    points: int
    rule: str = ""
    note: str = ""


@dataclass(frozen=True)
class Presentation:
    """The words and the looks of one game.

    Optional: `prompts` word questions by the position; `label` replaces a label's text where it gives one; `awaited`
    says whom a window shows as awaited, when that is more than who still owes an answer; `unknown` names the rule
    that a move text breaks whose words mean nothing; `rematch` gives the options of the next game in a series.
    """

    asks: Mapping[Any, Prompt]
    labels: Mapping[str, Label]
    kinds: type[IntEnum]
    tales: Mapping[Any, Tale]
    parts: Callable[[StateReader, int], list[Part]]
    refusal: Callable[[StateReader, int, str, tuple[int, ...]], str]
    over_rule: str
    undo_rule: str = ""
    prompts: Mapping[Any, Callable[[StateReader, Prompt], str]] = field(default_factory=dict)
    label: Callable[[StateReader, int, str, tuple[int, ...]], str] | None = None
    awaited: Callable[[StateReader], Sequence[int]] | None = None
    unknown: Callable[[str], str] | None = None
    phase: Callable[[StateReader], str] | None = None
    touches: Callable[[StateReader, int, str, tuple[int, ...]], tuple[str, ...]] | None = None
    rematch: Callable[[Sequence[int], int], Mapping[str, Any]] | None = None
    reasons: Mapping[str, str] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
