"""The words of a game's views: ready pieces of JSON, numbered for the rules that show its table (`page.py`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.fields import Axis
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.author.tales import numbered
from purrlor.engine.author.zones import Zones
from purrlor.engine.view.compact import compact
from purrlor.engine.view.page import END, PAGE, START, TEXT
from purrlor.engine.view.sentence import BREAK, OF_SENTENCES
from purrlor.errors import RulesFault

Kind = Axis | Zones | None  # what an argument names: a word of an axis (a seat among them), a zone, or it is a number
Shape = list[tuple[str, str]]  # the arguments of a pattern: name and kind


def kind_name(kind: Kind) -> str:
    """Return how the kind of an argument is called where sentences are worded."""
    return "number" if kind is None else "zone" if isinstance(kind, Zones) else kind.name


class Words:
    """A vocabulary; what it gives are numbers that rules put onto a page.

    `shapes` says by group and name which sentences there are, and what their arguments are: each has its words in
    every catalog, as the message `group-name`.
    """

    def __init__(self) -> None:
        """Begin with what all games say."""
        self._texts = [*OF_SENTENCES]
        self._keys: dict[str, int] = {}
        self._axes: dict[tuple[str, ...], int] = {}
        self._sentences: dict[tuple[str, str], int] = {}  # said again, a sentence is the same word
        self.shapes: dict[str, dict[str, Shape]] = {}

    def _add(self, *texts: str) -> int:
        self._texts += texts
        return len(self._texts) - len(texts)

    # sentences

    def _shape(self, group: str, name: str, kinds: dict[str, Kind]) -> None:
        shape = [(argument, kind_name(kind)) for argument, kind in kinds.items()]
        known = self.shapes.setdefault(group, {}).setdefault(name, shape)
        if known != shape:
            raise ValueError(f"{group}-{name} has two shapes: {known} and {shape}")

    def sentence(self, group: str, name: str, /, **kinds: Kind) -> int:
        """Name a pattern of a group (phase, note, badge …) with what its arguments are."""
        self._shape(group, name, kinds)
        return self._once(group, name)

    def unsaid(self, group: str, name: str) -> int:
        """Name what is never said, to keep the numbers of those that follow."""
        return self._once(group, name)

    def _once(self, group: str, name: str) -> int:
        if (group, name) not in self._sentences:
            self._sentences[group, name] = self._add(name)
        return self._sentences[group, name]

    def label(self, name: str, /, **kinds: Kind) -> int:
        """Name a pattern for a move that says more than the move's own text."""
        return self.sentence("move", name, **kinds)

    def verb(self, name: str, axes: Sequence[Axis]) -> int:
        """Name a move by its verb; where a pattern of that name was declared with more arguments, that one is said."""
        shape = dict(zip(numbered([axis.name for axis in axes]), axes, strict=True))
        if name not in self.shapes.get("move", {}):
            self._shape("move", name, {**shape})
        return self._once("verb", name)

    def question(self, name: str, rule: str, kind: str = "", /, **kinds: Kind) -> int:
        """Name a question, the rule that asks it, and what it is called where several patterns ask the same."""
        self._shape("ask", name, kinds)
        return self._add(name, f'","kind":{compact(kind or name)},"rule":{compact(rule)}')

    def stake(self, name: str, /, **kinds: Kind) -> int:
        """Name what may be at stake in a question."""
        return self.sentence("stake", name, **kinds)

    def consequence(self, name: str, /, **kinds: Kind) -> int:
        """Name what a move may lead to."""
        self._shape("so", name, kinds)
        return self._add(name, '"}')

    def harm(self, name: str, /, **kinds: Kind) -> int:
        """Name what a move may lead to that hurts and cannot be taken back: hands ask for it twice."""
        self._shape("so", name, kinds)
        return self._add(name, '","hurts":true}')

    def alarm(self, name: str, /, **kinds: Kind) -> int:
        """Name what everybody must notice: somebody is about to win."""
        return self.sentence("alarm", name, **kinds)

    def part(self, name: str, rule: str, /, **kinds: Kind) -> int:
        """Name a part of a score, and the rule that counts it."""
        self._shape("part", name, kinds)
        return self._add(name, f'","rule":{compact(rule)},"points":')

    def axis(self, axis: Axis | Zones) -> int:
        """Return the words of an axis, or of zones: the first one's number; the others follow."""
        names = tuple(axis.names)
        if names not in self._axes:
            self._axes[names] = self._add(*(compact(name)[1:-1] for name in names))
        return self._axes[names]

    def badge(self, name: str, /, **kinds: Kind) -> int:
        """Name a badge of a seat."""
        self._shape("badge", name, kinds)
        return self.word(name)

    # zones, pieces, facts

    def zone(self, name: str, kind: str, owner: int | None = None, **facts: Any) -> int:
        """Name a zone; `kind` is hand, pile, row, grid, slots, tokens or track, `facts` never change."""
        self._shape("zone", name.partition(".")[0], {})
        head = compact({"id": name, "kind": kind, "owner": owner})
        first, more = f'{{"id":{compact(name)[:-1]}/', compact(facts)[1:-1]
        return self._add(f'{head[:-1]},"size":', first, f",{first}", f"],{more}" if more else "]")

    def zones(self, name: str, kind: str, **facts: Any) -> int:
        """Name a zone of every seat."""
        made = [self.zone(f"{name}.{seat}", kind, seat, **facts) for seat in range(MAX_SEATS)]
        return made[0]

    def faces(self, names: Sequence[str], kind: str = "card") -> int:
        """Name pieces; the one before the first is a piece from behind."""
        made = [self._face(name, kind) for name in (None, *names)]
        return made[1]

    def _face(self, name: str | None, kind: str) -> int:
        short = compact(name or "?")[1:-1]
        rest = f'","kind":{compact(kind)},"face":{compact(name)},"count":'
        return self._add(short, rest, short + rest)

    def key(self, name: str) -> int:
        """Name a fact or a mark."""
        if name not in self._keys:
            self._keys[name] = self._add(f",{compact(name)}:", f',"marks":{{{compact(name)}:')
        return self._keys[name]

    def count(self, name: str) -> int:
        """Name something of which seats have so many."""
        self._shape("count", name, {})
        return self._add(f"{compact(name)}:")

    def raw(self, text: str) -> int:
        """Name a bit of JSON as it is, for texts and lists that are put together on the page."""
        return self._add(text)

    def word(self, text: str) -> int:
        """Name a text that is the value of something."""
        return self._add(compact(text))

    def words(self, texts: Sequence[str]) -> int:
        """Name texts, one after the other."""
        made = [self.word(text) for text in texts]
        return made[0]

    @property
    def letters(self) -> NDArray[np.uint8]:
        """Return all words one after the other, for compiled code."""
        return np.frombuffer("".join(self._texts).encode(), np.uint8)

    @property
    def ends(self) -> NDArray[np.int64]:
        """Return where each word begins, and where the last one ends."""
        return np.cumsum([0, *(len(text.encode()) for text in self._texts)])

    def text(self, page: NDArray[np.int32]) -> bytes:
        """Read a page out."""
        said = page[START : int(page[END])].tolist()
        return "".join(self._texts[word] if word >= 0 else str(~word) for word in said).encode()


def check_text(text: bytes) -> None:
    """Refuse the text of a page that is not JSON or says something twice: a key without its value, for instance."""
    for part in text.decode().split(BREAK):
        try:
            json.loads(f"{{{part}}}", object_pairs_hook=_once)
        except ValueError as error:
            raise RulesFault("error-page-table", error=error, part=part) from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(f"a key twice in {[key for key, _ in pairs]}")
    return found


class Scratch:
    """Room for one thread: a page, the text that it is read out to (compiled code takes `at`), and a list of moves."""

    def __init__(self, words: Words, most: int, legal: int) -> None:
        """Lay the words out; `legal` is the address of what lists moves."""
        page, text, moves = np.zeros(PAGE, np.int32), np.zeros(TEXT, np.uint8), np.zeros(most + 2, np.int32)
        arrays = (page, words.letters, words.ends, text)
        sizes = [arrays[1].size, arrays[2].size]  # edited cards have other names, for which nothing is compiled
        self.moves_at = moves.ctypes.data
        self._places = np.array([*(array.ctypes.data for array in arrays), *sizes, self.moves_at, legal], np.int64)
        self._kept = arrays
        self.at = self._places.ctypes.data
        self.text, self.moves = memoryview(text), memoryview(moves)  # type: ignore[arg-type]
