"""The rules as machine code: C functions over raw memory, and one match bound to them by addresses."""

from __future__ import annotations

import threading
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.state import Happening
from purrlor.engine.compile.intrinsics import address_record
from purrlor.engine.native.backend import Counts, State, rules_broke
from purrlor.engine.native.definition import Rules
from purrlor.engine.native.entries import Entries
from purrlor.engine.native.knowledge import Knowledge, Visibility
from purrlor.engine.native.step import MatchContext, compiled
from purrlor.engine.view.vocabulary import Scratch

SIZE = Happening.dtype.itemsize


class Native:
    """Run the compiled entries; an entry that gives 0 broke inside, for no exception survives a C pointer."""

    def __init__(self, rules: Rules, entries: Entries, visibility: Visibility) -> None:
        """Take the rules, their compiled entries, and how what seats know follows from events."""
        self.rules = rules
        self.entries = entries
        self.visibility = visibility
        self._room = threading.local()

    def setup(self, state: State) -> None:
        """See Backend."""
        _whole(self.entries.setup(state.ctypes.data))

    def legal(self, state: State, seat: int) -> list[int]:
        """See Backend."""
        return self.legal_at(state.ctypes.data, seat)

    def legal_at(self, state: int, seat: int) -> list[int]:
        """List the moves of a seat, in the state at this address."""
        scratch = self._scratch()
        count = self.entries.legal(state, seat, scratch.moves_at)
        return scratch.moves[1 : count + 1].tolist()

    def apply(self, state: State, seat: int, move: int) -> None:
        """See Backend."""
        _whole(self.entries.apply(state.ctypes.data, seat, move))

    def census(self, state: State) -> Counts:
        """See Backend."""
        out = np.zeros((len(self.rules.zones), len(self.rules.pieces)), np.int16)
        _whole(self.entries.census(state.ctypes.data, out.ctypes.data))
        return out

    def imagine(self, state: State, seat: int, known: NDArray[np.int8]) -> None:
        """See Backend."""
        _whole(self.entries.imagine(state.ctypes.data, seat, np.ascontiguousarray(known).ctypes.data))

    def value(self, state: State, seat: int) -> float:
        """See Backend."""
        return float(self.entries.value(state.ctypes.data, seat))

    def show(self, state: State, me: int, known: NDArray[np.int8]) -> bytes:
        """See Backend."""
        return self.show_at(state.ctypes.data, me, known.ctypes.data)

    def show_at(self, state: int, me: int, known: int) -> bytes:
        """Return what the table shows to a seat and what it is asked, from addresses."""
        scratch = self._scratch()
        length = self.entries.show(state, me, known, scratch.at)
        _whole(length > 0)
        return scratch.text[:length].tobytes()

    def tell(self, log: bytes, eye: int) -> bytes:
        """See Backend."""
        if not log:
            return b""
        scratch, events = self._scratch(), np.frombuffer(log, np.uint8)
        length = self.entries.tell(events.ctypes.data, len(log) // SIZE, eye, scratch.at)
        _whole(length > 0)
        return scratch.text[:length].tobytes()

    def refuse(self, state: State, seat: int, move: int) -> int:
        """See Backend."""
        found = int(self.entries.refuse(state.ctypes.data, seat, move))
        _whole(found > 0)
        return found

    def _scratch(self) -> Scratch:
        """Return this thread's room for showing tables and listing moves."""
        try:
            scratch: Scratch = self._room.scratch
        except AttributeError:
            legal = self.entries.compiled["legal"].address
            scratch = self._room.scratch = Scratch(self.rules.words, self.rules.most, legal)
        return scratch

    def bind(self, state: State, knowledge: Knowledge) -> NativeBinding:
        """See Backend."""
        return NativeBinding(self, state, knowledge)

    @cached_property
    def context(self) -> NDArray[Any]:
        """Return the record that the compiled step reads, all but where a match lies."""
        rules, made, seen = self.rules, self.entries.compiled, self.visibility
        facts = {
            "head": rules.state.head, "log": rules.state.log_at,
            "zones": len(rules.zones), "pieces": len(rules.pieces), "most": rules.most,
            "legal": made["legal"].address, "apply": made["apply"].address,
        }  # fmt: skip
        context: NDArray[Any] = address_record(MatchContext, {"kinds": seen.kinds, "sight": seen.sight}, facts)[0]
        return context


class NativeBinding:
    """One match, by addresses: a move is one call."""

    def __init__(self, backend: Native, state: State, knowledge: Knowledge) -> None:
        """Note where everything lies."""
        self._kept = state, knowledge.table, knowledge.nothing
        self._legal, self._show = backend.legal_at, backend.show_at
        self._state, self._known = state.ctypes.data, knowledge.table.ctypes.data
        self._nothing, self._row = knowledge.nothing.ctypes.data, knowledge.nothing.nbytes
        context = self._context = backend.context.copy()
        context["state"], context["known"], context["seats"] = self._state, self._known, len(knowledge.table)
        self._at = context.ctypes.data
        self._play, self._note = compiled()

    def play(self, seat: int, move: int) -> int:
        """See Binding."""
        return self._play(self._at, seat, move)

    def fold(self) -> None:
        """See Binding."""
        _whole(self._note(self._at))

    def legal(self, seat: int) -> list[int]:
        """See Binding."""
        return self._legal(self._state, seat)

    def show(self, me: int) -> bytes:
        """See Binding."""
        return self._show(self._state, me, self._nothing if me < 0 else self._known + me * self._row)

    def ask(self, me: int) -> bytes:
        """See Binding; the table comes with it, in no time."""
        return self.show(me)


def _whole(answer: bool | int) -> None:
    if answer != 1:
        raise rules_broke()
