"""What a seat is shown and told, put together from a game's own rules: the table, the question, events, a refusal.

Each is one rule, compiled as an entry and run plainly by the debugger; a host (a match, a browser) adds only what is
not in a state: the game, the names of the players, the beat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from purrlor.engine.author.state import CONCEDED, MAX_SEATS, SEAT, STOPPED
from purrlor.engine.author.tales import Moved, Shown, Swept, Tale, Told, numbered
from purrlor.engine.author.zones import Zones
from purrlor.engine.compile.rule import generated, rule
from purrlor.engine.native.definition import Rules
from purrlor.engine.native.knowledge import MAX_KINDS, MOVED, SHOWN
from purrlor.engine.view import page, sentence
from purrlor.engine.view.vocabulary import Kind, Words

NUMBER = -1  # what an argument of an event is that is no word: a number or a seat
MOST_ARGUMENTS = 3

TABLE = """
def table(s, me, known, page):
    begin(page)
    write(page, TURN)
    number(page, s.turn)
    write(page, PHASE)
    phase(s, page)
    write(page, END_PHASE)
    begin_table(page)
    show(s, me, known, page)
    finish_table(page)
    write(page, WAITING)
    write_seats(page, awaited(s), s.seats)
    write(page, OUTCOME)
    if s.over != 0:
        write_outcome(s, page)
    else:
        write(page, NULL)
        write_alarms(s, me, page)
"""

ALARMS = """
def write_alarms(s, me, page):
    page[PIECES] = 0
    here = page[END]
    write(page, ALARMS)
    alarms(s, me, page)
    if page[PIECES] == 0:
        page[END] = here
    else:
        write(page, CLOSE_LIST)
"""

OUTCOME = """
def write_outcome(s, page):
    write(page, SCORES)
    for seat in range(s.seats):
        if seat > 0:
            write(page, COMMA)
        number(page, s.score[seat])
    write(page, RANKS)
    winners = 0
    for seat in range(s.seats):
        if seat > 0:
            write(page, COMMA)
        number(page, s.place[seat])
        winners |= int(s.place[seat] == 1) << seat
    write(page, WINNERS)
    write_seats(page, winners, s.seats)
    write(page, REASON)
    write(page, CONCESSION if s.over == CONCEDED else STOP if s.over == STOPPED else REASONS + int(s.over))
    write(page, PARTS)
    for seat in range(s.seats):
        if seat > 0:
            write(page, COMMA)
        write(page, OPEN_LIST)
        page[PIECES] = 0
        parts(s, seat, page)
        write(page, CLOSE_LIST)
    write(page, END_OUTCOME)
"""

QUESTION = """
def ask(s, me, moves, page):
    write(page, BREAKS)
    if moves[0] == 0:
        write(page, NO_QUESTION)
        return
    write(page, PROMPT)
    question(s, me, page)
    write(page, page[CLOSING])
    stake(s, me, page)
    if moves[0] == 1:
        write(page, FORCED)
    write(page, MOVES)
    for i in range(1, moves[0] + 1):
        if i > 1:
            write(page, COMMA)
        write(page, TEXT)
        write_move(page, moves[i])
        label(s, me, moves[i], page)
        page[CLOSING] = END_MOVE
        consequence(s, me, moves[i], page)
        write(page, page[CLOSING])
    write(page, CLOSE_LIST)
"""

MOVE = """
def write_move(page, move):
    verb = verb_of(move)
    say(page, VERBS + verb)
    for i in range(COUNTS[verb]):
        add(page, AXES[verb, i] + argument(move, i))
"""

EVENTS = """
def tell(log, count, eye, page):
    begin(page)
    for k in range(count):
        e = log[k]
        if k > 0:
            write(page, COMMA)
        write(page, QUOTE)
        say(page, KINDS[e.kind])
        hidden = is_hidden(e.kind, e.a, e.b, e.c, eye)
        for i in range(COUNTS[e.kind]):
            value = e.a if i == 0 else (e.b if i == 1 else e.c)
            if i == 0 and hidden:
                add_hidden(page)
            elif AXES[e.kind, i] == NUMBER:
                add_number(page, value)
            else:
                add(page, AXES[e.kind, i] + value)
        write(page, QUOTE)
"""

HIDDEN = """
def is_hidden(kind, piece, source, target, eye):
    how = HOW[kind]
    if how == MOVED:
        return not (SIGHT[eye + 1, source] or SIGHT[eye + 1, target])
    if how == SHOWN:
        return not (SIGHT[eye + 1, source] or target == eye)
    return False
"""


COMMON = {
    name: getattr(of, name)
    for of, names in (
        (page, "begin write number begin_table finish_table COMMA CLOSE_LIST QUOTE PIECES CLOSING END"),
        (sentence, "say add add_number add_hidden TURN PHASE END_PHASE WAITING OUTCOME NULL BREAKS NO_QUESTION PROMPT"),
        (sentence, "STAKE FORCED MOVES TEXT END_MOVE SCORES RANKS WINNERS REASON PARTS OPEN_LIST END_OUTCOME ALARMS"),
    )
    for name in names.split()
}
COMMON |= {"NUMBER": NUMBER}


@rule
def write_seats(page_: Any, mask: int, seats: int) -> None:
    """List the seats of a set that is kept as bits."""
    first = True
    for seat in range(seats):
        if mask >> seat & 1:
            if not first:
                page.write(page_, page.COMMA)
            page.number(page_, seat)
            first = False


COMMON["write_seats"] = write_seats


@rule
def no_phase(s: Any, page_: Any) -> None:
    """Say nothing of a phase."""


@rule
def no_label(s: Any, seat: int, move: int, page_: Any) -> None:
    """Add nothing to a move's own text."""


@rule
def nothing_more(s: Any, me: int, page_: Any) -> None:
    """Say nothing of stakes, or of alarms."""


@rule
def who_owes(s: Any) -> int:
    """Return the seats that owe an answer."""
    return int(s.waiting)


class Showing:
    """The rules that show a game, put together once."""

    def __init__(self, rules: Rules) -> None:
        """Write them, and give the vocabulary the words of moves, events and reasons."""
        self._rules, self._words = rules, rules.words
        self._module = rules.flow.module
        outcome = self._made("write_outcome", OUTCOME, {"parts": rules.parts, **self._reasons()})
        self.table = self._made(
            "table",
            TABLE,
            {
                "show": rules.show,
                "phase": rules.phase or no_phase,
                "awaited": rules.awaited or who_owes,
                "write_outcome": outcome,
                "write_alarms": self._made("write_alarms", ALARMS, {"alarms": rules.alarms or nothing_more}),
            },
        )
        move = self._made("write_move", MOVE, self._moves())
        self.ask = self._made(
            "ask",
            QUESTION,
            {
                "question": rules.question,
                "stake": rules.stake or nothing_more,
                "label": rules.label or no_label,
                "consequence": rules.consequence or no_label,
                "write_move": move,
            },
        )
        self.is_hidden = self._made("is_hidden", HIDDEN, self._sight())
        self.tell = self._made("tell", EVENTS, {"is_hidden": self.is_hidden, **self._events()})

    def _made(self, name: str, source: str, scope: dict[str, Any]) -> Any:
        return generated(name, source, {**COMMON, **scope}, self._module)

    def _reasons(self) -> dict[str, Any]:
        words = self._words
        concession, stop = words.sentence("reason", "concession"), words.sentence("reason", "stopped")
        nothing = words.unsaid("reason", "")
        for name in self._rules.reasons[1:]:
            words.sentence("reason", name)
        return {"CONCESSION": concession, "STOP": stop, "REASONS": nothing, "CONCEDED": CONCEDED, "STOPPED": STOPPED}

    def _moves(self) -> dict[str, Any]:
        verbs, words = self._rules.verbs, self._words
        named = [words.verb(verb.name, verb.axes) for verb in verbs.all]
        axes = np.zeros(verbs.axes.shape, np.int64)
        for i, verb in enumerate(verbs.all):
            axes[i, : len(verb.axes)] = [words.axis(axis) for axis in verb.axes]
        return {
            "VERBS": named[0],
            "COUNTS": np.array([len(verb.axes) for verb in verbs.all]),
            "AXES": axes,
            "verb_of": verbs.verb_of,
            "argument": verbs.argument,
        }

    def _sight(self) -> dict[str, Any]:
        zones = self._rules.zones
        eyes: list[int | None] = [None, *range(MAX_SEATS)]
        how = np.zeros(MAX_KINDS, np.uint8)
        for kind, tale in self._rules.tales.items():
            how[int(kind)] = MOVED if isinstance(tale, Moved) else SHOWN if isinstance(tale, Shown) else 0
        sight = [[zones.sees(eye, zone) for zone in range(len(zones))] for eye in eyes]
        return {"SIGHT": np.array(sight, np.uint8), "HOW": how, "MOVED": MOVED, "SHOWN": SHOWN}

    def _events(self) -> dict[str, Any]:
        kinds, counts = np.zeros(MAX_KINDS, np.int64), np.zeros(MAX_KINDS, np.int64)
        axes = np.full((MAX_KINDS, MOST_ARGUMENTS), NUMBER)
        for kind, tale in self._rules.tales.items():
            shape = event_shape(tale, self._rules)
            kinds[int(kind)] = self._words.sentence("event", event_name(self._rules, int(kind)), **shape)
            counts[int(kind)] = len(shape)
            axes[int(kind), : len(shape)] = [_word_of(self._words, what) for what in shape.values()]
        return {"KINDS": kinds, "COUNTS": counts, "AXES": axes}


def event_name(rules: Rules, kind: int) -> str:
    """Return how a kind of event is called."""
    return str(rules.kinds(kind).name.lower().replace("_", "-"))


def event_shape(tale: Tale, rules: Rules) -> dict[str, Kind]:
    """Return what the arguments of an event are, by the names under which its words know them."""
    if isinstance(tale, Moved):
        return {"card": rules.pieces, "from": rules.zones, "to": rules.zones}
    if isinstance(tale, Shown):
        return {"card": rules.pieces, "from": rules.zones, "seat": SEAT}
    if isinstance(tale, Swept):
        return {"zone": rules.zones}
    return dict(zip(told_names(tale), tale.axes, strict=True))


def told_names(tale: Told) -> list[str]:
    """Return the names of what is told."""
    return numbered(["number" if axis is None else axis.name for axis in tale.axes])


def _word_of(words: Words, kind: Kind) -> int:
    return NUMBER if kind is None or (not isinstance(kind, Zones) and kind.name == "seat") else words.axis(kind)
