"""A game: the maker of matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from purrlor.engine.author.chance import settle_seed
from purrlor.engine.author.options import settle_options
from purrlor.engine.match.game_base import GameBase
from purrlor.engine.match.match import Match
from purrlor.engine.match.names import Names
from purrlor.engine.match.record import Record, check_record, played_from
from purrlor.engine.match.setup import options_of, place
from purrlor.engine.native.backend import Backend
from purrlor.errors import BadRecord, BadSetup, short
from purrlor.said import Said


def game_of(package: str) -> Game:
    """Return the game that a package has."""
    made: Game = import_module(package).GAME
    return made


class Game(GameBase):
    """One of the parlour's games. What is packed of one is where it comes from, so that another process finds it."""

    origin: tuple[Callable[..., Game], tuple[str, ...]] | None = None  # of edited cards: who makes the game, from what

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, ...]]:
        """See above."""
        return self.origin or (game_of, (self.package,))

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Return itself: a game never changes."""
        return self

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
        for name, value in (("options", options), ("position", position)):
            if value is not None and not isinstance(value, Mapping):
                raise BadSetup("error-named-values", name=name, value=short(value), field=name)
        given = {**(options or options_of(position)), **({"windows": windows} if windows else {})}
        chosen = settle_options(self.options, given, self.definition.seats_rule)
        backend = backend or self.backend
        if position is not None:
            seats = self.settle_seats(position.get("seats", seats))
            made = place(self, position, seats, settle_seed(seed), chosen, backend)
        else:
            seats, seed = self.settle_seats(seats), settle_seed(seed)
            self.check_options(seats, chosen)
            made = Match.deal(self, seats, seed, chosen, backend)
        made.names = Names(enumerate(names[: made.seats]))
        return made

    def replay(self, record: Record, upto: int | None = None, backend: Backend | None = None) -> Match:
        """Play a record again, whole or up to a number of moves."""
        if check_record(record).version != self.version:
            raise BadRecord(
                "error-record-rules",
                theirs=record.version,
                game=self.title,
                ours=self.version,
                field="version",
            )
        if record.edition != self.edition:
            theirs, ours = _cards(record.edition), _cards(self.edition)
            raise BadRecord("error-record-cards", theirs=theirs, ours=ours, field="edition")
        made = self.match(
            record.seats, record.seed, record.options, position=record.start, names=record.names, backend=backend
        )
        for ply, (seat, text) in enumerate(record.moves[:upto], start=1):
            with played_from(record, ply):
                made.enter(seat, text)
        return made


def _cards(edition: str) -> Said:
    return Said("cards-edited", edition=edition) if edition else Said("cards-usual")
