"""The rules as Python: slow, exact, open to a debugger."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.chance import warm_up
from purrlor.engine.author.state import Happening
from purrlor.engine.native.backend import Counts, State, as_record
from purrlor.engine.native.definition import Rules
from purrlor.engine.native.knowledge import Knowledge
from purrlor.engine.native.showing import Showing
from purrlor.engine.native.step import BROKEN, NOT_LISTED, PLAYED
from purrlor.engine.view import page
from purrlor.engine.view.vocabulary import check_text


class Plain:
    """Run the rules as Python: slow, exact, open to a debugger; overflow is an error."""

    def __init__(self, rules: Rules, showing: Showing) -> None:
        """Take the rules, and what shows them."""
        self.rules, self.showing = rules, showing
        self._run = rules.flow.run_rule()
        self._legal = rules.flow.legal_rule()
        self._apply = rules.flow.apply_rule(self._run)

    def setup(self, state: State) -> None:
        """See Backend."""
        with np.errstate(all="raise"):
            warm_up(as_record(state))
            self.rules.setup(as_record(state))
            self._run(as_record(state))

    def legal(self, state: State, seat: int) -> list[int]:
        """See Backend."""
        out = np.zeros(self.rules.most + 2, np.int32)
        with np.errstate(all="raise"):
            count = int(self._legal(as_record(state), seat, out))
        return cast("list[int]", out[1 : count + 1].tolist())

    def apply(self, state: State, seat: int, move: int) -> None:
        """See Backend."""
        with np.errstate(all="raise"):
            self._apply(as_record(state), seat, move)

    def census(self, state: State) -> Counts:
        """See Backend."""
        out = np.zeros((len(self.rules.zones), len(self.rules.pieces)), np.int16)
        self.rules.census(as_record(state), out)
        return out

    def imagine(self, state: State, seat: int, known: NDArray[np.int8]) -> None:
        """See Backend."""
        with np.errstate(all="raise"):
            self.rules.imagine(as_record(state), seat, known)

    def value(self, state: State, seat: int) -> float:
        """See Backend."""
        return float(self.rules.value(as_record(state), seat))

    def show(self, state: State, me: int, known: NDArray[np.int8]) -> bytes:
        """See Backend."""
        sheet, s = np.zeros(page.PAGE, np.int32), as_record(state)
        with np.errstate(all="raise"):
            self.showing.table(s, me, known, sheet)
            return self._asked(s, me, sheet)

    def ask(self, state: State, me: int) -> bytes:
        """Return what a seat is asked alone: a table takes a plain run much longer than a question."""
        sheet = np.zeros(page.PAGE, np.int32)
        page.begin(sheet)
        with np.errstate(all="raise"):
            return self._asked(as_record(state), me, sheet)

    def _asked(self, s: Any, me: int, sheet: NDArray[np.int32]) -> bytes:
        """Add what a seat is asked, and read the page out."""
        moves = np.zeros(self.rules.most + 2, np.int32)
        if me >= 0 and int(s.waiting) >> me & 1:
            moves[0] = self._legal(s, me, moves)
        self.showing.ask(s, me, moves, sheet)
        text = self.rules.words.text(sheet)
        check_text(text)
        return text

    def tell(self, log: bytes, eye: int) -> bytes:
        """See Backend."""
        events = np.frombuffer(log, Happening.dtype).view(np.recarray)
        sheet = np.zeros(page.PAGE, np.int32)
        self.showing.tell(events, len(events), eye, sheet)
        return self.rules.words.text(sheet)

    def refuse(self, state: State, seat: int, move: int) -> int:
        """See Backend."""
        with np.errstate(all="raise"):
            return int(self.rules.refusal(as_record(state), seat, move))

    def bind(self, state: State, knowledge: Knowledge) -> PlainBinding:
        """See Backend."""
        return PlainBinding(self, state, knowledge)


class PlainBinding:
    """One match, Python all the way."""

    def __init__(self, backend: Plain, state: State, knowledge: Knowledge) -> None:
        """Take the state of a match and what everybody knows of it."""
        self._backend, self._state, self._knowledge = backend, state, knowledge

    def play(self, seat: int, move: int) -> int:
        """See Binding."""
        if not self._asked(seat) or move not in self._backend.legal(self._state, seat):
            return NOT_LISTED
        self._backend.apply(self._state, seat, move)
        if int(self._state["fault"][0]):
            return BROKEN
        self.fold()
        return PLAYED

    def fold(self) -> None:
        """See Binding."""
        record = as_record(self._state)
        self._knowledge.fold(record.log, int(record.log_n))

    def legal(self, seat: int) -> list[int]:
        """See Binding."""
        return self._backend.legal(self._state, seat)

    def show(self, me: int) -> bytes:
        """See Binding."""
        return self._backend.show(self._state, me, self._knowledge.of(None if me < 0 else me))

    def ask(self, me: int) -> bytes:
        """See Binding."""
        return self._backend.ask(self._state, me)

    def _asked(self, seat: int) -> bool:
        return bool(int(self._state["waiting"][0]) >> seat & 1)
