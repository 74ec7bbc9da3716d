"""A game: its facts, cards, rules in words, options; and the maker of matches."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from purrlor.engine.backend import Backend, Native, Plain, Rules, State, as_record
from purrlor.engine.cards import Card, read_sheet
from purrlor.engine.chance import SEED_BITS, fresh_seed, mixed, words
from purrlor.engine.events import KEPT, TELLERS, Storyteller, named, plain
from purrlor.engine.look import Look, reader
from purrlor.engine.match import CONCEDE, Match, Move
from purrlor.engine.names import Names
from purrlor.engine.native import Entries, compile_entries
from purrlor.engine.options import WINDOWS, Option, settle_options
from purrlor.engine.position import fill
from purrlor.engine.record import UNSOUND, Record, played_from
from purrlor.engine.state import CONCEDED
from purrlor.engine.words import Table
from purrlor.errors import BadPosition, BadRecord, BadSetup, IllegalMove, PurrlorError, short

RULE_LINE = re.compile(r"^- \*\*([A-Z]{2}-C?\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
HEAD = frozenset({"game", "version", "options"})


class Game:
    """One of the parlour's games."""

    def __init__(self, folder: Path, rules: Rules, table: Table) -> None:
        """Join the rules and the words that lie in a game folder."""
        sheet = read_sheet(folder)
        self.folder = folder
        self.parts = rules
        self.table = table
        self.id: str = sheet.facts["id"]
        self.title: str = sheet.facts["title"]
        self.version: int = sheet.facts["version"]
        self.edition = ""  # names edited cards (engine/edited.py); empty for the usual ones
        self.build = ""  # names their compiled rules; empty where only words differ
        low, high = sheet.facts["seats"]
        self.seats = range(low, high + 1)
        self.cards: dict[str, Card] = {card.id: card for card in sheet.cards}
        self.options: tuple[Option, ...] = (*rules.options, WINDOWS)
        self.fields = reader(rules.state.dtype)
        self.words_vary = table.label is not None or table.touches is not None  # moves are worded by the position
        self.has_flow = bool(table.awaited or table.phase)  # more is to be seen than who is asked
        self.option_fields = frozenset({"quick", *(option.name for option in rules.options)})
        self.story = Storyteller(
            {int(kind): kind.name.lower().replace("_", "-") for kind in table.kinds},
            table.tales,
            rules.zones,
            rules.pieces,
            self.card_name,
        )
        self._worded = lru_cache(KEPT)(self._word)
        self._named = lru_cache(KEPT)(self._name)
        self.offers = lru_cache(TELLERS)(self._offers)
        self._made = lru_cache(KEPT)(Move)  # whose words depend on the position

    def __repr__(self) -> str:
        """Show the call that gives this game."""
        return f"purrlor.game({self.id!r})"

    @cached_property
    def guide(self) -> str:
        """Give the rules in our own words, as Markdown."""
        return (self.folder / "guide.md").read_text(encoding="utf-8")

    @cached_property
    def rules(self) -> dict[str, str]:
        """Give every rule's text by its id."""
        return dict(RULE_LINE.findall(self.guide))

    @cached_property
    def plain(self) -> Backend:
        """Give the rules as plain Python."""
        return Plain(self.parts)

    @cached_property
    def native(self) -> Backend:
        """Give the rules as compiled code."""
        return Native(self.parts, self.entries)

    @cached_property
    def entries(self) -> Entries:
        """Give the compiled entries, from the cache or made now."""
        return compile_entries(self.parts, self.folder, self.title, self.build)

    @property
    def backend(self) -> Backend:
        """Give the compiled rules, or the plain ones when PURRLOR_PLAIN is set."""
        return self.plain if os.environ.get("PURRLOR_PLAIN") else self.native

    def match(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        position: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        windows: str | None = None,
        backend: Backend | None = None,
    ) -> Match:
        """Set up a match: by number of seats and seed, or from a position."""
        given = {**(options or _options(position)), **({"windows": windows} if windows else {})}
        chosen = settle_options(self.options, given, self.parts.seats_rule)
        backend = backend or self.backend
        if position is not None:
            seats = self._seats(position.get("seats", seats))
            made = self._placed(position, seats, _seed(seed), chosen, backend)
        else:
            made = self._dealt(self._seats(seats), _seed(seed), chosen, backend)
        made.names = Names(enumerate(names[: made.seats]))
        return made

    def blank(self, seats: int, seed: int, options: Mapping[str, str | int]) -> State:
        """Give a state before the set-up: seats, options and the seed."""
        state = np.zeros(1, self.parts.state.dtype)
        state["rng"][0] = words(seed)
        state["seats"] = seats
        state["quick"] = WINDOWS.index(options.get("windows", "open"))
        for option in self.parts.options:
            state[option.name] = option.index(options.get(option.name, option.default))
        return state

    def number(self, move: Move | int | str) -> int:
        """Give a move's number, however it is named."""
        if isinstance(move, Move):
            return move.id
        if isinstance(move, str):
            return self._parsed(move)
        self.parts.verbs.parse(move)
        return int(move)

    def _parsed(self, text: str) -> int:
        try:
            return self.parts.verbs.number(text)
        except IllegalMove as error:
            rule = self.table.unknown(text) if self.table.unknown else ""
            raise IllegalMove(error.sentence, rule=rule, field=error.field) from None

    def wording(self, look: Look | None, seat: int, number: int, names: Names) -> Move:
        """Give a move in words, and what it touches."""
        made, verb, arguments, open_names = self._worded(seat, number)
        if open_names:
            made = self._named(seat, number, names.everybody)
        table = self.table
        text = table.label(look, seat, verb, arguments) if table.label and look else ""
        touches = table.touches(look, seat, verb, arguments) if table.touches and look else ()
        if not (text or touches):
            return made
        return self._made(number, made.text, text or made.label, touches or made.touches)

    def _offers(self, seat: int, everybody: tuple[tuple[int, str], ...]) -> Offers:
        return Offers(self, seat, Names(everybody))

    def _name(self, seat: int, number: int, everybody: tuple[tuple[int, str], ...]) -> Move:
        """Word a move whose label speaks of players."""
        made = self._worded(seat, number)[0]
        return dataclasses.replace(made, label=made.label.format(Names(everybody)))

    def _word(self, seat: int, number: int) -> tuple[Move, str, tuple[int, ...], bool]:
        """Word a move; when the label speaks of players, their names are left open."""
        verb, arguments = self.parts.verbs.parse(number)
        said, ids = {"me": str(seat)}, {"me": str(seat)}
        for axis, value in zip(verb.axes, arguments, strict=True):
            key = axis.name if axis.name not in said else f"{axis.name}2"
            ids[key] = axis.names[value]
            said[key] = named(value) if axis.name == "seat" else plain(self.card_name(ids[key]))
        label = self.table.labels[verb.name]
        text, open_names = label.text.format(**said), any(axis.name == "seat" for axis in verb.axes)
        touches = () if self.table.touches else tuple(touch.format(**ids) for touch in label.touches)
        words = text if open_names else text.format(())
        return Move(number, self.parts.verbs.text(number), words, touches), verb.name, arguments, open_names

    def card_name(self, name: str) -> str:
        """Give the printed name of a card id or another word of the game."""
        if name in self.cards:
            return self.cards[name].name
        return self.table.titles.get(name, name.replace("-", " "))

    def _seats(self, seats: Any) -> int:
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            span = f"{low} to {high}" if high > low else f"exactly {low}"
            raise BadSetup(
                f"{self.title} is for {span} players, not {short(seats)}.", rule=self.parts.seats_rule, field="seats"
            )
        return seats

    def _dealt(self, seats: int, seed: int, options: dict[str, Any], backend: Backend) -> Match:
        state = self.blank(seats, seed, options)
        self.check_options(seats, options)
        backend.setup(state)
        return Match(self, state, options, seed, backend)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        """Refuse an option that names a seat which is not at the table."""
        for option in self.parts.options:
            value = options[option.name]
            if option.of_seats and isinstance(value, int) and value >= seats:
                raise BadSetup(f"Option {option.name}: there is no seat {value}.", rule=option.rule, field=option.name)

    def _placed(
        self, position: Mapping[str, Any], seats: int, seed: int, options: dict[str, Any], backend: Backend
    ) -> Match:
        """Set a position up and check that its pieces are those of the game."""
        if position.get("game", self.id) != self.id or position.get("version", self.version) != self.version:
            raise BadPosition(f"This position is not of {self.title}, version {self.version}.", field="game")
        state = self.blank(seats, seed, options)
        state["rng"][0] = mixed(seed)
        fill(self.parts.state, state[0], {k: v for k, v in position.items() if k not in HEAD})
        self._check_flow(state, seats)
        try:
            with np.errstate(all="raise"):
                return self._begun(state, seats, options, seed, backend)
        except BadPosition:
            raise
        except UNSOUND as error:
            raise BadPosition("The rules cannot go on from this position.", field="start") from error

    def _begun(self, state: State, seats: int, options: dict[str, Any], seed: int, backend: Backend) -> Match:
        if self.parts.tidy is not None:
            self.parts.tidy(as_record(state))
        self._check_pieces(state, seats, options, backend)
        made = Match(self, state, options, seed, backend)
        made._start = state.copy()
        for seat in made.waiting:
            self._check_asked(made, seat)
        return made

    def _check_flow(self, state: State, seats: int) -> None:
        """Refuse a position that asks what nobody asks, or somebody who is not there."""
        bounds = {
            "seats": (seats,), "turn": range(seats), "waiting": range(1 << seats), "left": range(1 << seats),
            "ask": (0, *map(int, self.table.asks)), "over": (*range(len(self.parts.reasons)), CONCEDED), "fault": (0,),
            "depth": range(len(state["stack"][0]) + 1),
        }  # fmt: skip
        for name, known in bounds.items():
            if int(state[name][0]) not in known:
                raise BadPosition(
                    f"Field '{name}' of a position of {seats} seats cannot be {state[name][0]}.", field=name
                )

    def _check_pieces(self, state: State, seats: int, options: dict[str, Any], backend: Backend) -> None:
        fresh = self.blank(seats, 0, options)
        backend.setup(fresh)
        want = backend.census(fresh).sum(axis=0)
        have = backend.census(state).sum(axis=0)
        for piece, (w, h) in enumerate(zip(want.tolist(), have.tolist(), strict=True)):
            if w != h:
                name = self.parts.pieces.names[piece]
                raise BadPosition(f"The position has {h} of {name}, the game {w}.", field=name)

    def _check_asked(self, match: Match, seat: int) -> None:
        try:
            match.moves(seat)
        except (PurrlorError, KeyError, IndexError) as error:
            raise BadPosition(f"In this position seat {seat} is asked but has no move.", field="waiting") from error

    def replay(self, record: Record, upto: int | None = None, backend: Backend | None = None) -> Match:
        """Play a record again, whole or up to a number of moves."""
        if record.version != self.version:
            raise BadRecord(
                f"This record was made by version {record.version} of {self.title}; these are the rules of version "
                f"{self.version}, and it will not be played by other rules.",
                field="version",
            )
        if record.edition != self.edition:
            theirs, ours = (f"edited cards ({e})" if e else "the usual cards" for e in (record.edition, self.edition))
            raise BadRecord(f"This record was made with {theirs}; these are {ours}.", field="edition")
        made = self.match(
            record.seats, record.seed, record.options, position=record.start, names=record.names, backend=backend
        )
        for ply, (seat, text) in enumerate(record.moves[:upto], start=1):
            with played_from(record, ply):
                made.concede(seat) if text == CONCEDE else made.play(seat, text)
        return made


class Offers(dict[int, bytes]):
    """A seat's moves as JSON, by their numbers, in a game whose moves are worded alike in every position."""

    def __init__(self, game: Game, seat: int, names: Names) -> None:
        """Take whose moves they are."""
        super().__init__()
        self._of = game, seat, names

    def __missing__(self, number: int) -> bytes:
        """Word a move, once."""
        game, seat, names = self._of
        made = self[number] = game.wording(None, seat, number, names).json
        return made


def _options(position: Mapping[str, Any] | None) -> Mapping[str, Any]:
    found = {} if position is None else position.get("options", {})
    if not isinstance(found, Mapping):
        raise BadPosition(
            f"The options of a position are a block of names and values, not {short(found)}.", field="options"
        )
    return found


def _seed(seed: int | None) -> int:
    if seed is None:
        return fresh_seed()
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup(f"A seed is a whole number of at most {SEED_BITS} bits, not {short(seed)}.", field="seed")
    return seed
