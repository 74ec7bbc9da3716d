"""What a game's `table.py` hands to the engine: prompts, labels, sentences, and what each seat may see."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.backend import State
from purrlor.engine.events import Tale


class Rows(Sequence[Any]):
    """Rows of a state, such as its frames: each is read when it is asked for, with its fields by name."""

    def __init__(self, rows: NDArray[Any]) -> None:
        """Take a structured array."""
        self._rows = rows
        self._kind = row_kind(rows.dtype)
        self._read: dict[int, Any] = {}

    def __len__(self) -> int:
        """Give the number of rows."""
        return len(self._rows)

    def __getitem__(self, at: Any) -> Any:
        """Give a row, or several."""
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self._rows)))]
        if at not in self._read:
            self._read[at] = self._kind(*self._rows[at].item())
        return self._read[at]


@cache
def row_kind(dtype: np.dtype[Any]) -> Any:
    """Give the tuple type with the names of a row's fields."""
    return namedtuple("Row", dtype.names or (), rename=True)


class Sight:
    """A state as rules read it: single numbers, arrays, rows; for asking a rule without changing anything."""

    def __init__(self, state: State) -> None:
        """Take the state."""
        self._state = state

    def __getattr__(self, name: str) -> Any:
        """Read a field; the next read does not come here."""
        found = read(self._state, name)
        self.__dict__[name] = found
        return found


def read(state: State, name: str) -> Any:
    """Give a field of a state: a Python number, rows, or an array."""
    try:
        field = state[name][0]
    except ValueError as error:
        raise AttributeError(name) from error
    if not isinstance(field, np.ndarray):
        return field.item()
    return Rows(field) if field.dtype.names else field


@dataclass(slots=True)
class Found:
    """What those who look at a state have found out: its fields as Python numbers, and the answers of rules."""

    fields: dict[str, Any] = field(default_factory=dict)
    answers: dict[tuple[Callable[..., Any], tuple[int, ...]], Any] = field(default_factory=dict)


# The names of a state's fields that are one number each, and what reads them from its bytes.
Singles = tuple[tuple[str, ...], Struct]


class Look:
    """A state as table code reads it: fields as plain Python numbers and lists, with the eyes of one seat."""

    def __init__(
        self,
        state: State,
        seat: int | None,
        over: bool,
        found: Found,
        singles: Singles,
    ) -> None:
        """Take the state, who looks (None: a spectator), whether it is the end, what was found before, and fields."""
        self._state = state
        self._found = found
        self._singles = singles
        self.seat = seat
        self.is_over = over

    def __getattr__(self, name: str) -> Any:
        """Give a field as Python numbers."""
        if name.startswith("_"):
            raise AttributeError(name)
        fields = self._found.fields or self._read_singles()
        if name not in fields:
            value = Sight(self._state) if name == "record" else read(self._state, name)
            fields[name] = value.tolist() if isinstance(value, np.ndarray) else value
        value = self.__dict__[name] = fields[name]  # the next read does not come here
        return value

    def _read_singles(self) -> dict[str, Any]:
        """Read all fields that are one number each: together they cost no more than two of them alone."""
        names, layout = self._singles
        self._found.fields.update(zip(names, layout.unpack_from(self._state), strict=True))  # type: ignore[arg-type]
        return self._found.fields

    def once(self, rule: Callable[..., Any], *args: int) -> Any:
        """Ask a rule about this state, once for all who look."""
        answers, key = self._found.answers, (rule, args)
        if key not in answers:
            answers[key] = rule(self.record, *args)
        return answers[key]


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
class Part:
    """One line of a score; a note says how the points came about."""

    label: str
    points: int
    rule: str = ""
    note: str = ""


@dataclass(frozen=True)
class Table:
    """The words and the looks of one game.

    Optional: `prompt` words a question by the position; `label` replaces a label's text where it gives one; `awaited`
    says whom a window shows as awaited, when that is more than who still owes an answer; `unknown` names the rule
    that a move text breaks whose words mean nothing; `rematch` gives the options of the next game in a series.
    """

    asks: Mapping[Any, Prompt]
    labels: Mapping[str, Label]
    kinds: type[IntEnum]
    tales: Mapping[Any, Tale]
    parts: Callable[[Look, int], list[Part]]
    refusal: Callable[[Look, int, str, tuple[int, ...]], str]
    over_rule: str
    undo_rule: str = ""
    prompt: Callable[[Look, Prompt], str] | None = None
    label: Callable[[Look, int, str, tuple[int, ...]], str] | None = None
    awaited: Callable[[Look], Sequence[int]] | None = None
    unknown: Callable[[str], str] | None = None
    phase: Callable[[Look], str] | None = None
    touches: Callable[[Look, int, str, tuple[int, ...]], tuple[str, ...]] | None = None
    rematch: Callable[[Sequence[int], int], Mapping[str, Any]] | None = None
    reasons: Mapping[str, str] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)
