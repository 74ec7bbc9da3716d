"""A match: one state, the moves that led to it, and what each seat may know of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from purrlor.engine.author.chance import seeded_words, settle_seed
from purrlor.engine.author.options import settle_options
from purrlor.engine.author.state import ASK, CONCEDED, FAULT, OVER, STOPPED, TURN, WAITING, seats_in
from purrlor.engine.match import view
from purrlor.engine.match.beside.base import MatchBase
from purrlor.engine.match.events import SIZE, Event, EventBatch, History
from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.memo import MAX_PLACES, OBSTACLES, Kept, Obstacle, Place, StateMemo, obstacle
from purrlor.engine.match.names import Names
from purrlor.engine.match.outcome import Outcome, read_outcome
from purrlor.engine.match.position import to_dict
from purrlor.engine.match.presentation import Move
from purrlor.engine.match.record import Record
from purrlor.engine.match.wording import ENGLISH, Speaker
from purrlor.engine.native.backend import Backend, Binding, State, as_record, rules_broke
from purrlor.engine.native.knowledge import Knowledge, Known
from purrlor.engine.native.step import NOT_LISTED, PLAYED
from purrlor.errors import IllegalMove, NotYourTurn, PurrlorError, RulesFault

CONCEDE, STOP = "concede", "concede-last"  # in records: a seat gave up; and nobody was left who would play on
NOTES = {CONCEDE: -1, STOP: -2}
NOTE_TEXTS = {number: text for text, number in NOTES.items()}


class Match(MatchBase):
    """A game under way. Made by `Game.match`, `purrlor.replay` or `Match.copy`."""

    def __init__(
        self,
        game: GameBase,
        state: State,
        options: dict[str, Any],
        seed: int,
        backend: Backend,
        known: Known | None = None,
    ) -> None:
        """Take a state that is set up, and what seats know of it if that is known; use `Game.match` instead."""
        self.game = game
        self.options = options
        self.seed = seed
        self.seats = int(state["seats"][0])
        self.names = Names()
        self._backend = backend
        self._moves: list[tuple[int, int]] = []
        self._places: list[Place] = []  # where the last moves were made, if they may be taken back
        self._moved_before = {}
        self.beat = 0  # how many moves others could notice; sealed and half-finished choices do not count
        self._history = History()
        self._knowledge = Knowledge(game.visibility, self.seats)
        self._start: State | None = None
        self._hold(state)
        if known is None:
            self._bind().fold()
        else:
            self._knowledge.table = known
        self._note_log()

    @classmethod
    def deal(cls, game: GameBase, seats: int, seed: int, options: dict[str, Any], backend: Backend) -> Match:
        """Set up a match whose number of seats and options are checked."""
        state = game.blank(seats, seed, options)
        backend.setup(state)
        return cls(game, state, options, seed, backend)

    def _hold(self, state: State) -> None:
        """Take a state: as it is, as bytes, and (when something is done to it) bound to its rules."""
        self._state = state
        self.buffer = memoryview(state.view(np.uint8))  # type: ignore[arg-type]
        self._memo = StateMemo(b"")
        self._binding: Binding | None = None

    def _bind(self) -> Binding:
        self._binding = self._backend.bind(self._state, self._knowledge)
        return self._binding

    @property
    def names(self) -> Names:
        """Return the names of those at the table."""
        return self._names

    @names.setter
    def names(self, names: Names) -> None:
        self._names = names

    # what is asked

    @property
    def ply(self) -> int:
        """Return the number of moves played."""
        return len(self._moves)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that owe a decision now; none when the game is over, several when they choose at once."""
        return seats_in(self.buffer[WAITING])

    @property
    def asks(self) -> int:
        """Return the number of what is asked."""
        return self.buffer[ASK]

    def moves(self, seat: int, language: str = ENGLISH) -> list[Move]:
        """List what a seat may do now, worded in a language; nothing when it is not asked."""
        if self._seat(seat) not in self.waiting:
            return []
        speaker, offered = self.speaker(seat, language), view.read(b"{%b}" % self._question(seat))["moves"]
        if not offered:
            self.legal(seat)  # says that the rules are broken
        return [self.game.move(facts, speaker) for facts in offered]

    def speaker(self, viewer: int | None, language: str = ENGLISH) -> Speaker:
        """Return what words sentences for one who looks."""
        return Speaker(self.game.lexicon, language, self.names, viewer)

    def legal(self, seat: int) -> list[int]:
        """List the numbers of a seat's moves; the list is not to be changed."""
        found, seat = self._now().legal, self._seat(seat)
        if seat not in found:
            found[seat] = (self._binding or self._bind()).legal(seat)
        if not found[seat]:
            raise RulesFault("error-rules-no-move", seat=seat)
        return found[seat]

    def play(self, seat: int, move: Move | int | str) -> list[Event]:
        """Play a move, given as itself, its number or its text, and give what happened.

        What is not on the list raises IllegalMove or NotYourTurn with the rule that it breaks.
        """
        return list(self.advance(seat, self.game.number(move)))

    def advance(self, seat: int, number: int) -> EventBatch:
        """Play a move by its number, and give what happened as the log has it."""
        seat, before = self._seat(seat), bytes(self.buffer)
        place = None if self.game.definition.take_backs is None else self._place()
        try:
            answer = (self._binding or self._bind()).play(seat, number)
        except (RulesFault, FloatingPointError, IndexError):
            self.buffer[:] = before
            raise
        if answer != PLAYED:
            fault = self.buffer[FAULT]
            self.buffer[:] = before
            raise self._refused(seat, number) if answer == NOT_LISTED else rules_broke(fault)
        self._moves.append((seat, number))
        if place is not None:
            self._places = [*self._places[1 - MAX_PLACES :], place]
        return self._note_log()

    def enter(self, seat: int, text: str) -> EventBatch:
        """Play a line of a record: the text of a move, or that a seat gave up."""
        if text in NOTES:
            self.concede(seat, stops=text == STOP)
            return EventBatch(self.beat, b"", self.game.story)
        return self.advance(seat, self.game.number(text))

    def concede(self, seat: int, stops: bool = False) -> list[Event]:
        """Give up, at any time; when one seat is left, that seat wins. The table plays on for a seat that gave up.

        If nobody is left who would play on, the game stops, and those who stayed share the win.
        """
        seat = self._seat(seat)
        if self.is_over or int(self._state["left"][0]) >> seat & 1:
            raise IllegalMove("error-concede-not-now", seat=seat, rule=self.game.presentation.over_rule)
        self._state["left"] |= 1 << seat
        self._moves.append((seat, NOTES[STOP if stops else CONCEDE]))
        staying = [s for s in range(self.seats) if not int(self._state["left"][0]) >> s & 1]
        if stops or len(staying) == 1:
            places = [1 if s in staying else len(staying) + 1 for s in range(self.seats)]
            self._state["place"][0][: self.seats] = places
            reason = STOPPED if len(staying) > 1 else CONCEDED
            self._state["waiting"], self._state["ask"], self._state["over"] = 0, 0, reason
        return []

    @property
    def is_race(self) -> bool:
        """Return whether the first answer to what is asked wins something."""
        rule = self.game.definition.race
        return rule is not None and bool(self.waiting) and bool(rule(as_record(self._state)))

    def only_move(self, seat: int) -> int | None:
        """Return the number of a seat's move when it has no other."""
        legal = self.legal(seat) if self._seat(seat) in self.waiting else ()
        return legal[0] if len(legal) == 1 else None

    def timeout_move(self, seat: int) -> Move:
        """Return the move that the table plays for a seat whose player is away."""
        rule, legal = self.game.definition.timeout, self.legal(seat)
        number = legal[0] if rule is None else int(rule(as_record(self._state), seat))
        return self.moves(seat)[legal.index(number)]

    def obstacle(self, seat: int) -> Obstacle | None:
        """Return why this seat cannot take its last move back; None where the game's rules let it."""
        allowed = self.game.definition.take_backs
        return obstacle(self._moves, seat, None if allowed is None else int(allowed(as_record(self._state))))

    def undo(self, seat: int) -> Match:
        """Return the match without this seat's last move, where the game's rules let it be taken back."""
        if (why := self.obstacle(self._seat(seat))) is not None:
            raise IllegalMove(OBSTACLES[why], rule=self.game.presentation.undo_rule)
        if self._places and self._places[-1].moves == self.ply - 1:
            return self._at(self._places[-1])
        return self._replayed(self.ply - 1)

    def _replayed(self, upto: int) -> Match:
        """Play the match again from its start."""
        if self._start is None:
            made = Match.deal(self.game, self.seats, self.seed, self.options, self._backend)
        else:
            made = Match(self.game, self._start.copy(), self.options, self.seed, self._backend)
            made._start = self._start
        made.names = Names(self.names)
        for seat, number in self._moves[:upto]:
            made.enter(seat, self._text(number))
        return made

    def _place(self) -> Place:
        state, known = bytes(self.buffer), self._knowledge.table.tobytes()
        return Place(state, known, self.beat, len(self._moves), len(self._history.batches))

    def _at(self, place: Place) -> Match:
        """Return the match as it was at an earlier place of its own."""
        made = self.copy()
        made.buffer[:] = place.state
        made._knowledge.table[:] = np.frombuffer(place.known, np.int8).reshape(made._knowledge.table.shape)
        made.beat = place.beat
        del made._moves[place.moves :]
        made._history = self._history.upto(place.told)
        made._places = [earlier for earlier in self._places if earlier.moves < place.moves]
        return made

    def kept(self) -> Kept:
        """Return the match as plain data."""
        return Kept(self._place(), list(self._moves), [(told.beat, told.buffer) for told in self._history.batches])

    def bring_back(self, kept: Kept) -> Match:
        """Return the match of the same game, seats, options and seed that was kept."""
        made = self.copy()
        made._moves = [(seat, number) for seat, number in kept.moves]
        made._history = History(EventBatch(beat, buffer, self.game.story) for beat, buffer in kept.told)
        return made._at(kept.place)

    # what is known

    def view(self, seat: int | None, language: str = ENGLISH) -> dict[str, Any]:
        """Return all that a seat may know (None: a spectator), as plain JSON data, in words of a language."""
        return self.in_words(view.read(self.facts(seat)), seat, language)

    def in_words(self, facts: dict[str, Any], seat: int | None, language: str) -> dict[str, Any]:
        """Return facts of this match as a seat was shown them, in words of a language."""
        return view.in_words(self.game, facts, self.options, self.speaker(seat, language))

    def facts(self, seat: int | None, facing: Match | None = None) -> bytes:
        """Return the same as facts, in JSON, as compiled rules write them: sentences are patterns and arguments.

        A seat may be asked what it will face in another match, a few moves ahead.
        """
        seat = None if seat is None else self._seat(seat)
        table, question = self.page(seat)
        if facing is not None:
            question = facing.page(seat)[1]
        return view.write(seat, self.beat, table, question)

    def flow(self) -> tuple[tuple[int, ...], str]:
        """Return what everybody sees of the flow: who is awaited, and the phase (a sentence)."""
        if not self.game.has_flow:
            return seats_in(self.buffer[WAITING]), ""
        now = self._now()
        now.flow = now.flow or view.flow_of(self.page(None)[0])
        return now.flow

    @property
    def turn(self) -> int:
        """Return the seat whose turn it is."""
        return self.buffer[TURN]

    def page(self, seat: int | None) -> tuple[bytes, bytes]:
        """Return what the table shows to a seat and what it asks of it, as the game's rules write it down."""
        pages = self._now().pages
        if seat not in pages:
            pages[seat] = view.halves((self._binding or self._bind()).show(-1 if seat is None else seat))
        return pages[seat]

    def _question(self, seat: int) -> bytes:
        """Return what a seat is asked; the table is written only where that costs nothing."""
        pages = self._now().pages
        if seat not in pages:
            table, question = view.halves((self._binding or self._bind()).ask(seat))
            if not table:
                return question
            pages[seat] = table, question
        return pages[seat][1]

    def events(self, seat: int | None, since: int = 0, language: str = ENGLISH) -> list[dict[str, Any]]:
        """Tell what happened from beat `since` on, as a seat may know it."""
        seat = None if seat is None else self._seat(seat)
        return [event.seen_by(seat, self.names, language) for event in self.history_from(since)]

    def history_from(self, since: int) -> list[Event]:
        """Return what happened from beat `since` on, unredacted, as `history` does."""
        return self._history.since(since)

    @property
    def history(self) -> tuple[Event, ...]:
        """Return all that happened, unredacted; tell it to a seat with `Event.seen_by` only."""
        return tuple(self.history_from(0))

    @property
    def event_batches(self) -> Sequence[EventBatch]:
        """Return the same move by move, as the log has it; the first is the set-up."""
        return self._history.batches

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.buffer[OVER] != 0

    @property
    def outcome(self) -> Outcome | None:
        """Return the result, or None while the game goes on."""
        if not self.buffer[OVER]:
            return None
        now = self._now()
        now.outcome = now.outcome or self._judged()
        return now.outcome

    def _judged(self) -> Outcome:
        ended = view.read(b"{%b}" % self.page(None)[0])["outcome"]
        return read_outcome(ended, self.speaker(None))

    # saving, copying, imagining

    @property
    def record(self) -> Record:
        """Return the save file of the match so far."""
        names = tuple(self.names[seat] for seat in range(self.seats)) if self.names else ()
        texts = tuple((seat, self._text(number)) for seat, number in self._moves)
        start = None if self._start is None else self._described(self._start)
        return Record(
            self.game.id, self.game.version, self.seats, self.options, self.seed, texts, names, start,
            edition=self.game.edition,
        )  # fmt: skip

    def position(self) -> dict[str, Any]:
        """Return the complete state as named fields and card ids: for puzzles, bug reports; it hides nothing."""
        return self._described(self._state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """Return an independent copy."""
        return self.copy()

    def copy(self) -> Match:
        """Return an independent copy."""
        made = Match.__new__(Match)
        made.__dict__.update(self.__dict__)
        made._hold(self._state.copy())
        made._moves, made._history = list(self._moves), self._history.upto()
        made._knowledge, made.names = self._knowledge.copy(), Names(self.names)
        return made

    def imagine(self, seat: int, seed: int | None = None) -> Match:
        """Return a match like this one in which everything that `seat` cannot know is dealt anew, chance included."""
        seat = self._seat(seat)
        told, made = self._history.told_to(seat), self.copy()
        made.seed = settle_seed(seed)
        made._state["rng"][0] = seeded_words(made.seed)
        made._state["log_n"], made._state["log"] = 0, np.zeros((), made._state["log"].dtype)
        self._backend.imagine(made._state, seat, self._knowledge.of(seat))
        made._history = History(told, {seat: told})
        for other in range(self.seats):
            if other != seat:
                made._knowledge.table[other] = 0
        made._moved_before = {seat: self._own_moves(seat)}
        made._moves, made._places, made._start = [], [], made._state.copy()
        return made

    def rematch(self, seed: int | None = None, gone: Sequence[int] = ()) -> Match:
        """Set up the next game of a series, as the game's rules say; `gone` are seats whose players have left."""
        if self.outcome is None:
            raise IllegalMove("error-not-over")
        hook = self.game.presentation.rematch
        winner = self.outcome.winners[0]
        new = {} if hook is None else hook(gone, winner)
        options = settle_options(self.game.options, {**self.options, **new}, self.game.definition.seats_rule)
        self.game.check_options(self.seats, options)
        return Match.deal(self.game, self.seats, settle_seed(seed), options, self.game.backend)

    # inside

    def _described(self, state: State) -> dict[str, Any]:
        head = {"game": self.game.id, "version": self.game.version, "options": self.options}
        return head | to_dict(self.game.definition.state, state[0], self.game.option_fields)

    def _now(self) -> StateMemo:
        """Return what has been found out about this very state; it is forgotten when any byte changes."""
        now = bytes(self.buffer)
        if self._memo.state != now:
            self._memo = StateMemo(now)
        return self._memo

    def _refused(self, seat: int, number: int) -> PurrlorError:
        """Return why a move is not on the list, naming the rule."""
        if self.is_over:
            return IllegalMove("error-over", rule=self.game.presentation.over_rule)
        if seat not in self.waiting:
            return NotYourTurn("error-not-asked", seat=seat, rule=self._refusal(seat, number))
        self.legal(seat)  # an empty list would be the rules' own fault
        text = self.game.definition.verbs.text(number)
        return IllegalMove("error-move-not-now", seat=seat, move=text, rule=self._refusal(seat, number))

    def _text(self, number: int) -> str:
        return NOTE_TEXTS.get(number) or self.game.definition.verbs.text(number)

    def _refusal(self, seat: int, number: int) -> str:
        return self.game.refusal(self._backend.refuse(self._state, seat, number))

    def _note_log(self) -> EventBatch:
        """Remember the log of the last move."""
        buffer, kind = self.buffer, self.game.definition.state
        count = int.from_bytes(buffer[kind.head : kind.head + 2], sys.byteorder)
        if count and self._moves:
            self.beat += 1
        told = EventBatch(self.beat, bytes(buffer[kind.log_at : kind.log_at + count * SIZE]), self.game.story)
        self._history.batches.append(told)
        return told
