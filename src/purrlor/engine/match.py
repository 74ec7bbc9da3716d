"""A match: one state, the moves that led to it, and what each seat may know of it."""

from __future__ import annotations

import json
import sys
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.engine import view
from purrlor.engine.backend import Backend, State, as_record
from purrlor.engine.chance import fresh_seed, mixed
from purrlor.engine.compact import compact
from purrlor.engine.events import Event
from purrlor.engine.hand import NOT_LISTED, PLAYED, Hand, take_up
from purrlor.engine.happened import SIZE, Happened
from purrlor.engine.knowledge import Knowledge
from purrlor.engine.look import Found, Look
from purrlor.engine.moment import MOST_PLACES, Kept, Moment, Outcome, Place
from purrlor.engine.names import Names
from purrlor.engine.position import to_dict
from purrlor.engine.record import Record
from purrlor.engine.state import ASK, CONCEDED, FAULT, OVER, TURN, WAITING, seats_in
from purrlor.errors import IllegalMove, NotYourTurn, PurrlorError, RulesFault

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


class Match:
    """A game under way. Made by `Game.match`, `purrlor.replay` or `Match.copy`."""

    def __init__(self, game: Game, state: State, options: dict[str, Any], seed: int, backend: Backend) -> None:
        """Take a state that is set up; use `Game.match` instead."""
        self.game = game
        self.options = options
        self.seed = seed
        self.seats = int(state["seats"][0])
        self.names = Names()
        self._backend = backend
        self._moves: list[tuple[int, int]] = []
        self._places: list[Place] = []  # where the last moves were made, if they may be taken back
        self.beat = 0  # how many moves others could notice; sealed and half-finished choices do not count
        self._happened: list[Happened] = []
        self._redacted: dict[int, list[Happened]] = {}
        self._knowledge = Knowledge(game.parts.zones, self.seats, len(game.parts.pieces))
        self._start: State | None = None
        self._hold(state)
        self._note_events()

    def _hold(self, state: State) -> None:
        """Take a state: as it is, as bytes, and (when something is done to it) in the hands of its rules."""
        self._state = state
        self.octets = memoryview(state.view(np.uint8))  # type: ignore[arg-type]
        self._moment = Moment(b"")
        self._hand: Hand | None = None

    def _take_up(self) -> Hand:
        self._hand = take_up(self.game, self._backend, self._state, self._knowledge)
        return self._hand

    @property
    def names(self) -> Names:
        """Give the names of those at the table."""
        return self._names

    @names.setter
    def names(self, names: Names) -> None:
        self._names = names
        self._offers: dict[int, dict[int, bytes]] = {}
        self._frames: dict[int | None, bytes] = {}

    # what is asked

    @property
    def ply(self) -> int:
        """Give the number of moves played."""
        return len(self._moves)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Give the seats that owe a decision now; none when the game is over, several when they choose at once."""
        return seats_in(self.octets[WAITING])

    @property
    def asks(self) -> int:
        """Give the number of what is asked."""
        return self.octets[ASK]

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
            found[seat] = (self._hand or self._take_up()).legal(seat)
        if not found[seat]:
            raise RulesFault(f"Seat {seat} is asked but has no move: the rules are broken.")
        return found[seat]

    def offers(self, seat: int, numbers: list[int]) -> list[bytes]:
        """Give moves of a seat in words, as JSON."""
        if self.game.words_vary:
            look = self._eyes(seat)
            return [self.game.wording(look, seat, number, self.names).json for number in numbers]
        if seat not in self._offers:
            self._offers[seat] = self.game.offers(seat, self.names.everybody)
        words = self._offers[seat]
        return [words[number] for number in numbers]

    def play(self, seat: int, move: Move | int | str) -> list[Event]:
        """Play a move, given as itself, its number or its text, and give what happened."""
        return list(self.advance(seat, self.game.number(move)))

    def advance(self, seat: int, number: int) -> Happened:
        """Play a move by its number, and give what happened as the log has it."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise self._refused(seat, number)
        before = bytes(self.octets)
        place = None if self.game.parts.take_backs is None else self._place()
        try:
            answer = (self._hand or self._take_up()).play(seat, number)
        except (RulesFault, FloatingPointError, IndexError):
            self.octets[:] = before
            raise
        if answer != PLAYED:
            fault = self.octets[FAULT]
            self.octets[:] = before
            raise self._refused(seat, number) if answer == NOT_LISTED else _broken(fault)
        self._moves.append((seat, number))
        if place is not None:
            self._places = [*self._places[1 - MOST_PLACES :], place]
        return self._note_log()

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
        if self._places and self._places[-1].moves == self.ply - 1:
            return self._at(self._places[-1])
        return self.game.replay(self.record, self.ply - 1, self._backend)

    def _place(self) -> Place:
        state, known = bytes(self.octets), self._knowledge.table.tobytes()
        return Place(state, known, self.beat, len(self._moves), len(self._happened))

    def _at(self, place: Place) -> Match:
        """Give the match as it was at an earlier place of its own."""
        made = self.copy()
        made.octets[:] = place.state
        made._knowledge.table[:] = np.frombuffer(place.known, np.int8).reshape(made._knowledge.table.shape)
        made.beat = place.beat
        del made._moves[place.moves :], made._happened[place.told :]
        made._redacted = {seat: told[: place.told] for seat, told in self._redacted.items()}
        made._places = [earlier for earlier in self._places if earlier.moves < place.moves]
        return made

    def kept(self) -> Kept:
        """Give the match as plain data."""
        return Kept(self._place(), list(self._moves), [(told.beat, told.octets) for told in self._happened])

    def bring_back(self, kept: Kept) -> Match:
        """Give the match of the same game, seats, options and seed that was kept."""
        made = self.copy()
        made._moves = [(seat, number) for seat, number in kept.moves]
        made._happened = [Happened(beat, octets, self.game.story) for beat, octets in kept.told]
        return made._at(kept.place)

    # what is known

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give all that a seat may know (None: a spectator), as plain JSON data."""
        shown: dict[str, Any] = json.loads(self.written(seat))
        return shown

    def written(self, seat: int | None, facing: Match | None = None) -> bytes:
        """Give the same as JSON; a seat may be asked what it will face in another match, a few moves ahead."""
        return view.write(self, seat, facing or self)

    def frame(self, seat: int | None) -> bytes:
        """Give the pattern of all views of this seat."""
        if seat not in self._frames:
            self._frames[seat] = view.frame(self, seat)
        return self._frames[seat]

    def flow(self) -> tuple[tuple[int, ...], str]:
        """Give what everybody sees of the flow: who is awaited, and the phase."""
        if not self.game.has_flow:
            return seats_in(self.octets[WAITING]), ""
        now, table = self._now(), self.game.table
        if now.flow is None:
            look = self.look(None)
            awaited = tuple(sorted(table.awaited(look))) if table.awaited else self.waiting
            now.flow = awaited, table.phase(look) if table.phase else ""
        return now.flow

    @property
    def turn(self) -> int:
        """Give the seat whose turn it is."""
        return self.octets[TURN]

    def page(self, seat: int | None) -> tuple[bytes, list[int]]:
        """Give what the table shows to a seat, as the game's rules write it down; and its moves, if it is asked."""
        return (self._hand or self._take_up()).show(-1 if seat is None else seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Tell what happened from beat `since` on, as a seat may know it."""
        return [event.seen_by(seat, self.names) for event in self.history_from(since)]

    def history_from(self, since: int) -> list[Event]:
        """Give what happened from beat `since` on, unredacted, as `history` does."""
        start = bisect_left(self._happened, since, key=attrgetter("beat"))
        return [event for happened in self._happened[start:] for event in happened]

    @property
    def history(self) -> tuple[Event, ...]:
        """Give all that happened, unredacted; tell it to a seat with `Event.seen_by` only."""
        return tuple(self.history_from(0))

    @property
    def happened(self) -> Sequence[Happened]:
        """Give the same move by move, as the log has it; the first is the set-up."""
        return self._happened

    def look(self, seat: int | None) -> Look:
        """Give the state as table code reads it; for building views, never for clients."""
        now = self._now()
        now.found = now.found or Found()
        return Look(now.state, seat, self.is_over, now.found, self.game.fields)

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.octets[OVER] != 0

    @property
    def outcome(self) -> Outcome | None:
        """Give the result, or None while the game goes on."""
        if not self.octets[OVER]:
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
        made._hold(self._state.copy())
        made._moves, made._happened = list(self._moves), list(self._happened)
        made._redacted = {seat: list(told) for seat, told in self._redacted.items()}
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
        made._happened, made._redacted = list(told), {seat: list(told)}
        for other in range(self.seats):
            if other != seat:
                made._knowledge.table[other] = 0
        made._moves, made._places, made._start = [], [], made._state.copy()
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
        now = bytes(self.octets)
        if self._moment.state != now:
            self._moment = Moment(now)
        return self._moment

    def _eyes(self, seat: int) -> Look | None:
        """Give the look that words its moves, where they depend on the position."""
        return self.look(seat) if self.game.words_vary else None

    def _told_to(self, seat: int) -> list[Happened]:
        """Give the history without what a seat cannot know; kept, for a bot asks at every move."""
        told = self._redacted.setdefault(seat, [])
        told += [happened.redacted(seat) for happened in self._happened[len(told) :]]
        return told

    def _reason(self) -> str:
        over = int(self.octets[OVER])
        return "concession" if over == CONCEDED else self.game.parts.reasons[over]

    def _refused(self, seat: int, number: int) -> PurrlorError:
        """Say why a move is not on the list, naming the rule."""
        if self.is_over:
            return IllegalMove("The game is over.", rule=self.game.table.over_rule)
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            return NotYourTurn(f"There is no seat {seat!r} at this table.", rule=self.game.parts.seats_rule)
        if seat not in self.waiting:
            return NotYourTurn(f"Seat {seat} is not asked anything now.", rule=self._refusal(seat, number))
        self.legal(seat)  # an empty list would be the rules' own fault
        text = self.game.parts.verbs.text(number)
        return IllegalMove(f"Seat {seat} cannot do '{text}' now.", rule=self._refusal(seat, number))

    def _text(self, number: int) -> str:
        return CONCEDE if number == GAVE_UP else self.game.parts.verbs.text(number)

    def _refusal(self, seat: int, number: int) -> str:
        verb, arguments = self.game.parts.verbs.parse(number)
        return self.game.table.refusal(self.look(seat), seat, verb.name, arguments)

    def _note_events(self) -> None:
        """Take what the log tells, and fold it into what everybody knows."""
        self._knowledge.fold(self._state, self.game.table.tales)
        self._note_log()

    def _note_log(self) -> Happened:
        """Remember the log of the last move."""
        octets, parts = self.octets, self.game.parts.state
        count = int.from_bytes(octets[parts.head : parts.head + 2], sys.byteorder)
        if count and self._moves:
            self.beat += 1
        told = Happened(self.beat, bytes(octets[parts.log_at : parts.log_at + count * SIZE]), self.game.story)
        self._happened.append(told)
        return told


def _broken(fault: int) -> RulesFault:
    if fault:
        return RulesFault(f"The rules stopped themselves with fault {fault}.")
    return RulesFault("The rules broke inside a compiled entry; run with PURRLOR_PLAIN=1 to see where.")


def _clear_log(state: State) -> None:
    state["log_n"] = 0
    state["log"] = np.zeros((), state["log"].dtype)
