"""The words of a game's views: ready pieces of JSON, numbered for the rules that show its table (`page.py`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.view.compact import compact
from purrlor.engine.view.page import BETWEEN, COMMON, END, PAGE, START, TEXT
from purrlor.errors import RulesFault


class Words:
    """A vocabulary; what it gives are numbers that rules put onto a page."""

    def __init__(self) -> None:
        """Begin with what all games say."""
        self._texts = [*COMMON]
        self._keys: dict[str, int] = {}

    def _add(self, *texts: str) -> int:
        self._texts += texts
        return len(self._texts) - len(texts)

    def zone(self, name: str, kind: str, label: str, owner: int | None = None, **facts: Any) -> int:
        """Name a zone; `kind` is hand, pile, row, grid, slots, tokens or track, `facts` never change."""
        head = compact({"id": name, "kind": kind, "owner": owner, "label": label})
        first, more = f'{{"id":{compact(name)[:-1]}/', compact(facts)[1:-1]
        return self._add(f'{head[:-1]},"size":', first, f",{first}", f"],{more}" if more else "]")

    def zones(self, name: str, kind: str, label: str, **facts: Any) -> int:
        """Name a zone of every seat."""
        made = [self.zone(f"{name}.{seat}", kind, label, seat, **facts) for seat in range(MAX_SEATS)]
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

    @cached_property
    def letters(self) -> NDArray[np.uint8]:
        """Return all words one after the other, for compiled code."""
        return np.frombuffer("".join(self._texts).encode(), np.uint8)

    @cached_property
    def ends(self) -> NDArray[np.int64]:
        """Return where each word begins, and where the last one ends."""
        return np.cumsum([0, *(len(text.encode()) for text in self._texts)])

    def text(self, page: NDArray[np.int32]) -> bytes:
        """Read a page out."""
        said = page[START : int(page[END])].tolist()
        return "".join(self._texts[word] if word >= 0 else str(~word) for word in said).encode()


def check_text(text: bytes) -> None:
    """Refuse the text of a page that is not JSON or says something twice: a key without its value, for instance."""
    *seats, zones = text.decode().split(BETWEEN)
    for part in (*(f"{{{seat}" for seat in seats), f"[{zones}]"):
        try:
            json.loads(part, object_pairs_hook=_once)
        except ValueError as error:
            raise RulesFault(f"The rules show a table in no JSON ({error}): {part}") from error


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
        sizes = [words.letters.size, words.ends.size]  # edited cards have other names, for which nothing is compiled
        self.moves_at = moves.ctypes.data
        self._places = np.array([*(array.ctypes.data for array in arrays), *sizes, self.moves_at, legal], np.int64)
        self._kept = arrays
        self.at = self._places.ctypes.data
        self.text, self.moves = memoryview(text), memoryview(moves)  # type: ignore[arg-type]
