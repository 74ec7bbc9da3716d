"""A match: one state, the moves that led to it, and what each seat may know of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.engine import view
from purrlor.engine.backend import Backend, State, as_record
from purrlor.engine.chance import fresh_seed, mixed
from purrlor.engine.compact import compact
from purrlor.engine.events import Event, Moved, Names, Shown, Swept
from purrlor.engine.knowledge import Knowledge
from purrlor.engine.position import to_dict
from purrlor.engine.record import Record
from purrlor.engine.state import CONCEDED
from purrlor.engine.words import Found, Look, Part
from purrlor.errors import IllegalMove, NotYourTurn, RulesFault

if TYPE_CHECKING:
    from purrlor.engine.game import Game


CONCEDE = "concede"
GAVE_UP = -1


@dataclass(frozen=True)
class Move:
    """One thing a seat may do now."""

    id: int
    text: str
    label: str
    touches: tuple[str, ...] = ()

    @cached_property
    def json(self) -> bytes:
        """Give the move as JSON; moves are shared, so it is written once."""
        data = {"id": self.id, "text": self.text, "label": self.label, "touches": self.touches}
        return compact(data).encode()


@dataclass(frozen=True)
class Outcome:
    """How a match ended: points and places by seat (place 1 won), the winners, the reason, the scores in parts."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    parts: tuple[tuple[Part, ...], ...]


@dataclass(slots=True)
class Moment:
    """What is known about a state: its bytes, what was found by looking at it, moves by seat, how it ended."""

    state: bytes
    found: Found
    legal: dict[int, list[int]] = field(default_factory=dict)
    outcome: Outcome | None = None


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """Give the seats of a set that is kept as bits."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


class Match:
    """A game under way. Made by `Game.match`, `purrlor.replay` or `Match.copy`."""

    def __init__(self, game: Game, state: State, options: dict[str, Any], seed: int, backend: Backend) -> None:
        """Take a state that is set up; use `Game.match` instead."""
        self.game = game
        self.options = options
        self.seed = seed
        self.seats = int(state["seats"][0])
        self.names = Names()
        self._state = state
        self._backend = backend
        self._moves: list[tuple[int, int]] = []
        self._history: list[Event] = []
        self._redacted: dict[int, list[Event]] = {}
        self._knowledge = Knowledge(game.parts.zones, self.seats, len(game.parts.pieces))
        self._start: State | None = None
        self._moment = Moment(b"", Found())
        self._note_events()

    # what is asked

    @property
    def ply(self) -> int:
        """Give the number of moves played."""
        return len(self._moves)

    @property
    def beat(self) -> int:
        """Give the number of moves that others could notice; sealed and half-finished choices do not count."""
        return self._history[-1].beat if self._history else 0

    @property
    def waiting(self) -> tuple[int, ...]:
        """Give the seats that owe a decision now; none when the game is over, several when they choose at once."""
        return seats_in(int(self._state["waiting"][0]))

    def moves(self, seat: int) -> list[Move]:
        """List what a seat may do now; nothing when it is not asked."""
        if seat not in self.waiting:
            return []
        look = self._eyes(seat)
        return [self.game.wording(look, seat, number, self.names) for number in self.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """List the numbers of a seat's moves; the list is not to be changed."""
        found = self._now().legal
        if seat not in found:
            found[seat] = self._backend.legal(self._state, seat)
        if not found[seat]:
            raise RulesFault(f"Seat {seat} is asked but has no move: the rules are broken.")
        return found[seat]

    def play(self, seat: int, move: Move | int | str) -> list[Event]:
        """Play a move, given as itself, its number or its text, and give what happened."""
        number = self._number(seat, move)
        before = self._state.tobytes()  # copying a structured array goes field by field: 100 times slower
        try:
            self._backend.apply(self._state, seat, number)
            self._check_fault()
        except (RulesFault, FloatingPointError, IndexError):
            self._state.view(np.uint8)[:] = np.frombuffer(before, np.uint8)
            raise
        self._moves.append((seat, number))
        return self._note_events()

    def concede(self, seat: int) -> list[Event]:
        """Give up, at any time; when one seat is left, that seat wins. The table plays on for a seat that gave up."""
        if self.is_over or not 0 <= seat < self.seats or int(self._state["left"][0]) >> seat & 1:
            raise IllegalMove(f"Seat {seat} cannot give up now.", rule=self.game.table.over_rule)
        self._state["left"] |= 1 << seat
        self._moves.append((seat, GAVE_UP))
        staying = [s for s in range(self.seats) if not int(self._state["left"][0]) >> s & 1]
        if len(staying) == 1:
            self._state["place"][0][: self.seats] = [1 if s in staying else 2 for s in range(self.seats)]
            self._state["waiting"], self._state["ask"], self._state["over"] = 0, 0, CONCEDED
        return []

    def timeout_move(self, seat: int) -> Move:
        """Give the move that the table plays for a seat whose player is away."""
        rule, legal = self.game.parts.timeout, self.legal(seat)
        number = legal[0] if rule is None else int(rule(as_record(self._state), seat))
        return self.game.wording(self._eyes(seat), seat, number, self.names)

    def undo(self, seat: int) -> Match:
        """Give the match without this seat's last move, where the game's rules let it be taken back."""
        allowed = self.game.parts.take_backs
        count = 0 if allowed is None else int(allowed(as_record(self._state)))
        if not self._moves or self._moves[-1][0] != seat or count < 1:
            raise IllegalMove(f"Seat {seat} cannot take a move back now.", rule=self.game.table.undo_rule)
        return self.game.replay(self.record, self.ply - 1, self._backend)

    # what is known

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give all that a seat may know (None: a spectator), as plain JSON data."""
        return view.plain(self.shown(seat))

    def shown(self, seat: int | None) -> dict[str, Any]:
        """Give the same for somebody who writes it down: parts of it are JSON already."""
        return view.build(self, seat)

    def page(self, seat: int | None) -> bytes:
        """Give what the table shows to a seat, as the game's rules write it down."""
        if seat is None:
            return self._backend.show(self._state, -1, self._knowledge.nothing)
        return self._backend.show(self._state, seat, self._knowledge.of(seat))

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Tell what happened from beat `since` on, as a seat may know it."""
        return [event.seen_by(seat, self.names) for event in self.history_from(since)]

    def history_from(self, since: int) -> list[Event]:
        """Give what happened from beat `since` on, unredacted, as `history` does."""
        return self._history[bisect_left(self._history, since, key=attrgetter("beat")) :]

    @property
    def history(self) -> tuple[Event, ...]:
        """Give all that happened, unredacted; tell it to a seat with `Event.seen_by` only."""
        return tuple(self._history)

    def look(self, seat: int | None) -> Look:
        """Give the state as table code reads it; for building views, never for clients."""
        return Look(self._state, seat, self.is_over, self._now().found)

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return int(self._state["over"][0]) != 0

    @property
    def outcome(self) -> Outcome | None:
        """Give the result, or None while the game goes on."""
        if not self.is_over:
            return None
        now = self._now()
        now.outcome = now.outcome or self._judged()
        return now.outcome

    def _judged(self) -> Outcome:
        ranks = tuple(self._state["place"][0][: self.seats].tolist())
        return Outcome(
            scores=tuple(self._state["score"][0][: self.seats].tolist()),
            ranks=ranks,
            winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
            reason=self._reason(),
            parts=tuple(tuple(self.game.table.parts(self.look(None), seat)) for seat in range(self.seats)),
        )

    # saving, copying, imagining

    @property
    def record(self) -> Record:
        """Give the save file of the match so far."""
        names = tuple(self.names[seat] for seat in range(self.seats)) if self.names else ()
        texts = tuple((seat, self._text(number)) for seat, number in self._moves)
        start = None if self._start is None else self._described(self._start)
        return Record(
            self.game.id, self.game.version, self.seats, self.options, self.seed, texts, names, start,
            edition=self.game.edition,
        )  # fmt: skip

    def position(self) -> dict[str, Any]:
        """Give the complete state as named fields and card ids: for set-ups, puzzles, bug reports; it hides nothing."""
        return self._described(self._state)

    def copy(self) -> Match:
        """Give an independent copy."""
        made = Match.__new__(Match)
        made.__dict__.update(self.__dict__)
        made._state = self._state.copy()
        made._moves, made._history = list(self._moves), list(self._history)
        made._redacted = {seat: list(told) for seat, told in self._redacted.items()}
        made._moment = Moment(b"", Found())
        made._knowledge, made.names = self._knowledge.copy(), Names(self.names)
        return made

    def imagine(self, seat: int, seed: int | None = None) -> Match:
        """Give a match like this one in which everything that `seat` cannot know is dealt anew, chance included."""
        told = self._told_to(seat)
        made = self.copy()
        made.seed = fresh_seed() if seed is None else seed
        made._state["rng"][0] = mixed(made.seed)
        _clear_log(made._state)
        self._backend.imagine(made._state, seat, self._knowledge.of(seat))
        made._history, made._redacted = list(told), {seat: list(told)}
        for other in range(self.seats):
            if other != seat:
                made._knowledge.table[other] = 0
        made._moves, made._start = [], made._state.copy()
        return made

    def rematch(self, seed: int | None = None, gone: Sequence[int] = ()) -> Match:
        """Set up the next game of a series, as the game's rules say; `gone` are seats whose players have left."""
        if self.outcome is None:
            raise IllegalMove("The game is not over yet.")
        hook = self.game.table.rematch
        winner = self.outcome.winners[0]
        new = {} if hook is None else hook(gone, winner)
        return self.game.match(seats=self.seats, seed=seed, options={**self.options, **new})

    def same_bytes(self, other: Match) -> bool:
        """Say whether two matches are in exactly the same state."""
        return self.head_bytes() == other.head_bytes()

    def head_bytes(self) -> bytes:
        """Give the state without the event log, for comparing."""
        return self._state.tobytes()[: self.game.parts.state.head]

    @property
    def state(self) -> State:
        """Give the raw state, for search and tests; never for clients."""
        return self._state

    @property
    def knowledge(self) -> Knowledge:
        """Give who knows what lies where."""
        return self._knowledge

    # inside

    def _described(self, state: State) -> dict[str, Any]:
        head = {"game": self.game.id, "version": self.game.version, "options": self.options}
        return head | to_dict(self.game.parts.state, state[0], self.game.option_fields)

    def _now(self) -> Moment:
        """Give what has been found out about this very state; it is forgotten when any byte changes."""
        now = self._state.tobytes()
        if self._moment.state != now:
            names, layout = self.game.single_fields
            self._moment = Moment(now, Found(dict(zip(names, layout.unpack_from(now), strict=True))))
        return self._moment

    def _eyes(self, seat: int) -> Look | None:
        """Give the look that words its moves, where they depend on the position."""
        return self.look(seat) if self.game.table.label or self.game.table.touches else None

    def _told_to(self, seat: int) -> list[Event]:
        """Give the history without what a seat cannot know; kept, for a bot asks at every move."""
        told = self._redacted.setdefault(seat, [])
        told += [event.redacted(seat) for event in self._history[len(told) :]]
        return told

    def _reason(self) -> str:
        over = int(self._state["over"][0])
        return "concession" if over == CONCEDED else self.game.parts.reasons[over]

    def _number(self, seat: int, move: Move | int | str) -> int:
        """Resolve a move and refuse what is not on the list, naming the rule."""
        if self.is_over:
            raise IllegalMove("The game is over.", rule=self.game.table.over_rule)
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NotYourTurn(f"There is no seat {seat!r} at this table.", rule=self.game.parts.seats_rule)
        number = self.game.number(move)
        if seat not in self.waiting:
            raise NotYourTurn(f"Seat {seat} is not asked anything now.", rule=self._refusal(seat, number))
        if number not in self.legal(seat):
            text = self.game.parts.verbs.text(number)
            raise IllegalMove(f"Seat {seat} cannot do '{text}' now.", rule=self._refusal(seat, number))
        return number

    def _text(self, number: int) -> str:
        return CONCEDE if number == GAVE_UP else self.game.parts.verbs.text(number)

    def _refusal(self, seat: int, number: int) -> str:
        verb, arguments = self.game.parts.verbs.parse(number)
        return self.game.table.refusal(self.look(seat), seat, verb.name, arguments)

    def _check_fault(self) -> None:
        fault = int(self._state["fault"][0])
        if fault:
            raise RulesFault(f"The rules stopped themselves with fault {fault}.")

    def _note_events(self) -> list[Event]:
        """Read the log of the last move, remember it, and fold it into what everybody knows."""
        count = int(self._state["log_n"][0])
        beat = self.beat + 1 if self._moves else 0
        made = [self.game.story.event(beat, row) for row in self._state["log"][0, :count].tolist()]
        for event in made:
            if isinstance(event.tale, Moved):
                self._knowledge.moved(*event.args)
            elif isinstance(event.tale, Shown):
                self._knowledge.shown(*event.args)
            elif isinstance(event.tale, Swept):
                self._knowledge.shuffled(event.args[0])
        self._history += made
        return made


def _clear_log(state: State) -> None:
    state["log_n"] = 0
    state["log"] = np.zeros((), state["log"].dtype)
