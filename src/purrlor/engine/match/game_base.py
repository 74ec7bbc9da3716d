"""A game as its matches know it: facts, cards, rules in words, options, both backends, its lexicon."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from functools import cache, cached_property
from operator import index
from pathlib import Path
from typing import Any

import numpy as np

from purrlor.engine.author.cards import Card, read_sheet, usual_cards
from purrlor.engine.author.chance import words
from purrlor.engine.author.options import WINDOWS, Option
from purrlor.engine.compile.numba_internals import CompilerUnsupported
from purrlor.engine.match.events import Storyteller
from purrlor.engine.match.presentation import Move, Presentation
from purrlor.engine.match.wording import ENGLISH, Lexicon, Speaker, parse
from purrlor.engine.native.backend import Backend, State
from purrlor.engine.native.compiled import Native
from purrlor.engine.native.definition import Rules
from purrlor.engine.native.entries import Entries, compile_entries
from purrlor.engine.native.knowledge import Visibility
from purrlor.engine.native.observe import Layout
from purrlor.engine.native.plain import Plain
from purrlor.engine.native.showing import Showing, event_name
from purrlor.engine.native.tales import check_tales
from purrlor.errors import BadSetup, IllegalMove, short

LOG = logging.getLogger("purrlor.engine")
RULE_LINE = re.compile(r"^- \*\*([A-Z]{2}-C?\d+[a-z]?)\*\* (.+)$", re.MULTILINE)


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
        self.has_windows = rules.awaited is not None  # seats are shown as awaited who have answered already
        self.has_flow = bool(rules.awaited or rules.phase)  # more is to be seen than who is asked
        self.option_fields = frozenset({"quick", *(option.name for option in rules.options)})
        self.visibility = Visibility.of(rules.zones, len(rules.pieces), rules.tales)
        self.showing = Showing(rules)
        self.lexicon = Lexicon(folder, rules.words.shapes, sheet.cards, usual_cards(folder))
        self.story = Storyteller(
            {int(kind): event_name(rules, int(kind)) for kind in rules.kinds},
            rules.tales,
            rules.words.shapes,
            self.lexicon,
            self.showing.is_hidden,
            lambda log, eye: self.backend.tell(log, eye),
        )
        check_tales(self.title, folder, self.story.kinds, rules.tales, rules.words.shapes)

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
    def layout(self) -> Layout:
        """Return what the numbers of an observation mean, the same for every number of seats and every option."""
        asks = {int(number): prompt.kind for number, prompt in self.presentation.asks.items()}
        return Layout(self.definition, self.seats[-1], asks)

    @cached_property
    def plain(self) -> Backend:
        """Return the rules as plain Python."""
        return Plain(self.definition, self.showing)

    @cached_property
    def native(self) -> Backend:
        """Return the rules as compiled code."""
        return Native(self.definition, self.entries, self.visibility)

    @cached_property
    def entries(self) -> Entries:
        """Return the compiled entries, from the cache or made now."""
        return compile_entries(self.definition, self.showing, self.folder, self.title, self.build)

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
        try:
            number = index(move)
        except TypeError:
            raise IllegalMove("error-move-kind", move=short(move), field="move") from None
        self.definition.verbs.parse(number)
        return number

    def _parsed(self, text: str) -> int:
        try:
            return self.definition.verbs.number(text)
        except IllegalMove as error:
            rule = self.presentation.unknown(text) if self.presentation.unknown else ""
            raise IllegalMove(error.said.id, rule=rule, field=error.field, **error.said.values) from None

    def move(self, facts: Mapping[str, Any], speaker: Speaker) -> Move:
        """Return a move from the facts that a view has of it."""
        text, say = facts["text"], facts.get("say", facts["text"])
        assert speaker.viewer is not None
        touches, so, hurts = self.touches(say, speaker.viewer), facts.get("so", ""), facts.get("hurts", False)
        return Move(self.definition.verbs.number(text), text, say, touches, speaker, so, hurts)

    def touches(self, say: str, seat: int) -> tuple[str, ...]:
        """Return what a move touches, in order."""
        name, given = parse(say)
        ids = {key: text for (key, _), text in zip(self.definition.words.shapes["move"][name], given, strict=True)}
        return tuple(touch.format(me=seat, **ids) for touch in self.presentation.touches.get(name, ()))

    def card_name(self, name: str, language: str = ENGLISH, kind: str = "word") -> str:
        """Return the printed name of a card id or another word of the game."""
        return self.lexicon.wording(language).title(kind, name)

    def refusal(self, number: int) -> str:
        """Return the id of a rule that forbids something, by its number."""
        return str(self.definition.refusals(number).name.replace("_", "-"))

    def settle_seats(self, seats: Any) -> int:
        """Return how many play: as given, or the fewest; a number that is not for this game is refused."""
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            span = f"{low}–{high}" if high > low else str(low)
            raise BadSetup(
                "error-seats",
                game=self.title,
                span=span,
                seats=short(seats),
                rule=self.definition.seats_rule,
                field="seats",
            )
        return seats

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        """Refuse an option that names a seat which is not at the table."""
        for option in self.definition.options:
            value = options[option.name]
            if option.of_seats and isinstance(value, int) and value >= seats:
                raise BadSetup("error-option-seat", name=option.name, seat=value, rule=option.rule, field=option.name)


@cache
def warn_of_plain_rules(why: str) -> None:
    """Say once that matches are slow, and why."""
    LOG.warning("%s Matches are played by plain Python, many times slower.", why)
