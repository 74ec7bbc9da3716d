"""What a game's `table.py` hands to the engine: prompts, labels, sentences, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

from purrlor.engine.backend import State, as_record
from purrlor.engine.events import Tale


class Look:
    """A state as table code reads it: fields as plain Python numbers and lists, with the eyes of one seat."""

    def __init__(
        self,
        state: State,
        seat: int | None,
        knows: Callable[[], Sequence[Sequence[int]]] | None,
        over: bool,
        fields: dict[str, Any] | None = None,
    ) -> None:
        """Take the state, who looks (None: a spectator), how to ask what it knows, and fields read before."""
        self._state = state
        self._fields = {} if fields is None else fields
        self.__dict__.update(self._fields)
        self.seat = seat
        self._knows = knows
        self.is_over = over

    @cached_property
    def known(self) -> Sequence[Sequence[int]] | None:
        """Give what the one who looks knows of hidden zones, by zone and piece."""
        return None if self._knows is None else self._knows()

    def __getattr__(self, name: str) -> Any:
        """Give a field as Python numbers."""
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._fields:
            try:
                self._fields[name] = self._state[name][0].tolist()
            except ValueError as error:
                raise AttributeError(name) from error
        found = self.__dict__[name] = self._fields[name]  # the next read does not come here
        return found

    @property
    def record(self) -> Any:
        """Give the state as the record that rules take, so that table code can ask a rule instead of repeating it."""
        return as_record(self._state)

    def mine(self, owner: int) -> bool:
        """Say whether the one who looks owns this seat."""
        return self.seat == owner


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
    zones: Callable[[Look], list[dict[str, Any]]]
    seats: Callable[[Look, int], dict[str, Any]]
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


def zone(
    name: str,
    kind: str,
    label: str,
    pieces: Sequence[dict[str, Any]] = (),
    *,
    owner: int | None = None,
    size: int | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Describe a zone; `kind` is hand, pile, row, grid, slots, tokens or track.

    `size` is given when it is not the number of pieces shown. A grid says its `width` and `height`, slots and tracks
    their `cells` (labels); positions count from 0, rows first, and `name#12` is what a move touches in cell 12.
    """
    seen: dict[str, int] = {}
    count = 0
    for one in pieces:  # a piece is named by its zone and face; equal ones by their order, never by a hidden identity
        plain = f"{name}/{one['face'] or '?'}"
        again = seen[plain] = seen.get(plain, 0) + 1
        one["id"] = plain if again == 1 else f"{plain}@{again}"
        count += one["count"]
    return {
        "id": name, "kind": kind, "owner": owner, "label": label, "size": count if size is None else size,
        "pieces": list(pieces), **more,
    }  # fmt: skip


def piece(
    face: str | None,
    count: int = 1,
    kind: str = "card",
    *,
    position: int | None = None,
    facing: str | None = None,
    owner: int | None = None,
    **marks: Any,
) -> dict[str, Any]:
    """Describe a piece, or several alike; a hidden one has no face. `marks` are levels, tokens, damage …"""
    made: dict[str, Any] = {"id": "", "kind": kind, "face": face, "count": count}
    if position is not None:
        made["position"] = position
    if facing is not None:
        made["facing"] = facing
    if owner is not None:
        made["owner"] = owner
    if marks:
        made["marks"] = marks
    return made


def heap(counts: Sequence[int], names: Sequence[str], kind: str = "card") -> list[dict[str, Any]]:
    """Describe a heap given as counts by piece, the way rules keep hands."""
    return [{"id": "", "kind": kind, "face": names[i], "count": n} for i, n in enumerate(counts) if n > 0]


def hidden_heap(size: int, known: Sequence[int] | None, names: Sequence[str]) -> list[dict[str, Any]]:
    """Describe a heap of backs, with the faces that the one who looks knows to be among them."""
    sure = heap(known, names) if known is not None and any(known) else []
    for one in sure:
        one["marks"] = {"known": True}
    backs = size - sum(one["count"] for one in sure)
    return [*sure, piece(None, backs)] if backs > 0 else sure
