"""A game as its matches know it: facts, cards, rules in words, options, both backends, and moves in words."""

from __future__ import annotations

import dataclasses
import logging
import os
import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from purrlor.engine.author.cards import Card, read_sheet
from purrlor.engine.author.chance import words
from purrlor.engine.author.options import WINDOWS, Option
from purrlor.engine.compile.numba_internals import CompilerUnsupported
from purrlor.engine.match.events import SENTENCE_CACHE_SIZE, Storyteller, named, plain
from purrlor.engine.match.names import Names
from purrlor.engine.match.presentation import Move, Presentation
from purrlor.engine.match.rendering import EventRenderer, EventTemplates
from purrlor.engine.native.backend import Backend, State
from purrlor.engine.native.compiled import Native
from purrlor.engine.native.definition import Rules
from purrlor.engine.native.entries import Entries, compile_entries
from purrlor.engine.native.knowledge import Visibility
from purrlor.engine.native.plain import Plain
from purrlor.engine.view.reader import StateReader, field_readers
from purrlor.errors import BadSetup, IllegalMove, short

LOG = logging.getLogger("purrlor.engine")
RULE_LINE = re.compile(r"^- \*\*([A-Z]{2}-C?\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
RENDERER_CACHE_SIZE = 500  # tables, each with its own names


class GameBase:
    """All of a game but the making of matches (`Game`)."""

    def __init__(self, folder: Path, rules: Rules, presentation: Presentation) -> None:
        """Join the rules and the words that lie in a game folder."""
        sheet = read_sheet(folder)
        self.folder = folder
        self.package = rules.flow.module.rpartition(".")[0]
        self.definition = rules
        self.presentation = presentation
        self.id: str = sheet.facts["id"]
        self.title: str = sheet.facts["title"]
        self.version: int = sheet.facts["version"]
        self.edition = ""  # names edited cards (engine/edited.py); empty for the usual ones
        self.build = ""  # names their compiled rules; empty where only words differ
        low, high = sheet.facts["seats"]
        self.seats = range(low, high + 1)
        self.cards: dict[str, Card] = {card.id: card for card in sheet.cards}
        self.options: tuple[Option, ...] = (*rules.options, WINDOWS)
        self.fields = field_readers(rules.state.dtype)
        # moves are worded by the position
        self.words_vary = presentation.label is not None or presentation.touches is not None
        self.has_flow = bool(presentation.awaited or presentation.phase)  # more is to be seen than who is asked
        self.option_fields = frozenset({"quick", *(option.name for option in rules.options)})
        self.visibility = Visibility.of(rules.zones, len(rules.pieces), presentation.tales)
        self.story = Storyteller(
            {int(kind): kind.name.lower().replace("_", "-") for kind in presentation.kinds},
            presentation.tales,
            rules.zones,
            rules.pieces,
            self.card_name,
        )
        self._worded = lru_cache(SENTENCE_CACHE_SIZE)(self._word)
        self._named = lru_cache(SENTENCE_CACHE_SIZE)(self._name)
        self._templates = EventTemplates(self.story)
        self.renderer = lru_cache(RENDERER_CACHE_SIZE)(self._renderer)
        self.offers = lru_cache(RENDERER_CACHE_SIZE)(self._offers)
        self._made = lru_cache(SENTENCE_CACHE_SIZE)(Move)  # whose words depend on the position

    def __repr__(self) -> str:
        """Show the call that gives this game."""
        return f"purrlor.game({self.id!r})"

    @cached_property
    def guide(self) -> str:
        """Return the rules in our own words, as Markdown."""
        return (self.folder / "guide.md").read_text(encoding="utf-8")

    @cached_property
    def rules(self) -> dict[str, str]:
        """Return every rule's text by its id."""
        return dict(RULE_LINE.findall(self.guide))

    @cached_property
    def plain(self) -> Backend:
        """Return the rules as plain Python."""
        return Plain(self.definition)

    @cached_property
    def native(self) -> Backend:
        """Return the rules as compiled code."""
        return Native(self.definition, self.entries, self.visibility)

    @cached_property
    def entries(self) -> Entries:
        """Return the compiled entries, from the cache or made now."""
        return compile_entries(self.definition, self.folder, self.title, self.build)

    @property
    def backend(self) -> Backend:
        """Return the compiled rules; the plain ones when PURRLOR_PLAIN is set, or where nothing can be compiled."""
        if os.environ.get("PURRLOR_PLAIN"):
            return self.plain
        try:
            return self.native
        except CompilerUnsupported as error:
            warn_of_plain_rules(str(error))
            return self.plain

    def blank(self, seats: int, seed: int, options: Mapping[str, str | int]) -> State:
        """Return a state before the set-up: seats, options and the seed."""
        state = np.zeros(1, self.definition.state.dtype)
        state["rng"][0] = words(seed)
        state["seats"] = seats
        state["quick"] = WINDOWS.index(options.get("windows", "open"))
        for option in self.definition.options:
            state[option.name] = option.index(options.get(option.name, option.default))
        return state

    def number(self, move: Move | int | str) -> int:
        """Return a move's number, however it is named."""
        if isinstance(move, Move):
            return move.id
        if isinstance(move, str):
            return self._parsed(move)
        self.definition.verbs.parse(move)
        return int(move)

    def _parsed(self, text: str) -> int:
        try:
            return self.definition.verbs.number(text)
        except IllegalMove as error:
            rule = self.presentation.unknown(text) if self.presentation.unknown else ""
            raise IllegalMove(error.sentence, rule=rule, field=error.field) from None

    def wording(self, reader: StateReader | None, seat: int, number: int, names: Names) -> Move:
        """Return a move in words, and what it touches."""
        made, verb, arguments, open_names = self._worded(seat, number)
        if open_names:
            made = self._named(seat, number, names.everybody)
        said = self.presentation
        text = said.label(reader, seat, verb, arguments) if said.label and reader else ""
        touches = said.touches(reader, seat, verb, arguments) if said.touches and reader else ()
        if not (text or touches):
            return made
        return self._made(number, made.text, text or made.label, touches or made.touches)

    def _renderer(self, everybody: tuple[tuple[int, str], ...]) -> EventRenderer:
        return EventRenderer(self._templates, Names(everybody))

    def _offers(self, seat: int, everybody: tuple[tuple[int, str], ...]) -> Offers:
        return Offers(self, seat, Names(everybody))

    def _name(self, seat: int, number: int, everybody: tuple[tuple[int, str], ...]) -> Move:
        """Word a move whose label speaks of players."""
        made = self._worded(seat, number)[0]
        return dataclasses.replace(made, label=made.label.format(Names(everybody)))

    def _word(self, seat: int, number: int) -> tuple[Move, str, tuple[int, ...], bool]:
        """Word a move; when the label speaks of players, their names are left open."""
        verb, arguments = self.definition.verbs.parse(number)
        said, ids = {"me": str(seat)}, {"me": str(seat)}
        for axis, value in zip(verb.axes, arguments, strict=True):
            key = axis.name if axis.name not in said else f"{axis.name}2"
            ids[key] = axis.names[value]
            said[key] = named(value) if axis.name == "seat" else plain(self.card_name(ids[key]))
        label = self.presentation.labels[verb.name]
        text, open_names = label.text.format(**said), any(axis.name == "seat" for axis in verb.axes)
        touches = () if self.presentation.touches else tuple(touch.format(**ids) for touch in label.touches)
        words = text if open_names else text.format(())
        return Move(number, self.definition.verbs.text(number), words, touches), verb.name, arguments, open_names

    def card_name(self, name: str) -> str:
        """Return the printed name of a card id or another word of the game."""
        if name in self.cards:
            return self.cards[name].name
        return self.presentation.titles.get(name, name.replace("-", " "))

    def settle_seats(self, seats: Any) -> int:
        """Return how many play: as given, or the fewest; a number that is not for this game is refused."""
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            span = f"{low} to {high}" if high > low else f"exactly {low}"
            raise BadSetup(
                f"{self.title} is for {span} players, not {short(seats)}.",
                rule=self.definition.seats_rule,
                field="seats",
            )
        return seats

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        """Refuse an option that names a seat which is not at the table."""
        for option in self.definition.options:
            value = options[option.name]
            if option.of_seats and isinstance(value, int) and value >= seats:
                raise BadSetup(f"Option {option.name}: there is no seat {value}.", rule=option.rule, field=option.name)


class Offers(dict[int, bytes]):
    """A seat's moves as JSON, by their numbers, in a game whose moves are worded alike in every position."""

    def __init__(self, game: GameBase, seat: int, names: Names) -> None:
        """Take whose moves they are."""
        super().__init__()
        self._of = game, seat, names

    def __missing__(self, number: int) -> bytes:
        """Word a move, once."""
        game, seat, names = self._of
        made = self[number] = game.wording(None, seat, number, names).json
        return made


@cache
def warn_of_plain_rules(why: str) -> None:
    """Say once that matches are slow, and why."""
    LOG.warning("%s Matches are played by plain Python, many times slower.", why)
