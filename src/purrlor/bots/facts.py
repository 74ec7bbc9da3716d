"""Facts: what the lines after one move told, how often, and what it did to the seat; and what a sentence is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from purrlor.bots.lines import Line
from purrlor.engine.author.tales import Moved
from purrlor.engine.match.events import flight
from purrlor.engine.match.wording import parse, shape_of, typed

if TYPE_CHECKING:
    from purrlor.engine.match.game_base import GameBase

PEOPLE = ("seat", "zone")  # arguments that tell of somebody
HALF = 0.5  # a reason is true of at least this share of the lines


@dataclass(frozen=True)
class Fact:
    """Something that the seat was told in half of the lines after a move, or more."""

    say: str
    share: float  # of the lines
    mover: int  # whose ply it was, the first time
    gain: float  # what the ply changed for the seat, as the game's `value` counts, on average
    opening: float  # how often the ply was the move itself
    place: float  # how late in the ply it was told, from 0 to 1: what comes of something stands behind it


class Case:
    """What the lines after one move told."""

    def __init__(self, lines: Sequence[Line]) -> None:
        """Take the lines."""
        self.lines = lines
        self.value = fmean(line.values[-1] for line in lines)
        self.opening = fmean(line.values[1] - line.values[0] for line in lines)
        told = [[say for says in line.told for say in says] for line in lines]
        self.obvious = {says[0] for says in told if says}  # it says again what the move is
        self.times = Counter(say for says in told for say in says)
        self._lines_with = Counter(say for says in told for say in set(says))
        self.facts = [self._fact(say) for say in sorted(self._lines_with) if self.share(say) >= HALF]

    def _fact(self, say: str) -> Fact:
        moments = [(line, *at) for line in self.lines if (at := line.first(say))]
        return Fact(
            say,
            self.share(say),
            moments[0][0].moves[moments[0][1]][0],
            fmean(line.values[ply + 1] - line.values[ply] for line, ply, _ in moments),
            fmean(ply == 0 for _, ply, _ in moments),
            fmean(place for _, _, place in moments),
        )

    def share(self, say: str) -> float:
        """Return in which share of the lines something was told."""
        return self._lines_with[say] / len(self.lines)

    def ended(self, won: bool) -> float:
        """Return in which share of the lines the game is over, and won or not."""
        return fmean(bool(line.final["over"][0]) and line.won == won for line in self.lines)


class Sense:
    """What sentences about events mean to one seat, as far as that is the same in every game."""

    def __init__(self, game: GameBase, seat: int) -> None:
        """Take the game and the seat."""
        self._seat, self._zones, self._shapes = seat, game.definition.zones, game.definition.words.shapes
        self._tales = {game.story.kinds[int(kind)]: tale for kind, tale in game.definition.tales.items()}

    def hides(self, say: str) -> bool:
        """Return whether a sentence speaks of something that the seat may not see."""
        return any(not text for _, text in self._arguments(say))

    def named(self, say: str) -> set[str]:
        """Return the cards, pieces and numbers that a sentence names."""
        return {text for kind, text in self._arguments(say) if kind not in PEOPLE and text}

    def counts(self, say: str) -> bool:
        """Return whether a sentence tells a number, such as points."""
        return any(kind == "number" for kind, _ in self._arguments(say))

    def whose(self, say: str) -> set[int]:
        """Return the seats that a sentence is about, and those whose places it names."""
        about = [owner(text) if kind == "zone" else int(text) for kind, text in self._arguments(say) if kind in PEOPLE]
        return {seat for seat in about if seat is not None}

    def route(self, say: str) -> tuple[str, str]:
        """Return from which zone to which a piece goes; nothing where none does."""
        name, given = parse(say)
        shape = shape_of(self._shapes, "event", name)
        facts = {key: typed(kind, text) for (key, kind), text in zip(shape, given, strict=True)}
        way = facts if isinstance(self._tales[name], Moved) else flight(self._tales[name], facts)
        return str(way.get("from", "")), str(way.get("to", ""))

    def lays_out(self, say: str, mover: int) -> bool:
        """Return whether somebody whose move it is lays out something of their own, such as a card that is played."""
        source, target = self.route(say)
        if owner(source) != mover or owner(target) is not None:
            return False
        return mover == self._seat or not self._is_open(source)  # what lay open before, and goes, is lost

    def brings(self, say: str) -> bool:
        """Return whether a piece comes to the seat."""
        source, target = map(owner, self.route(say))
        return target == self._seat != source

    def leaves(self, say: str) -> bool:
        """Return whether a piece goes from the seat."""
        source, target = map(owner, self.route(say))
        return source == self._seat != target

    def bearing(self, say: str) -> int:
        """Return 1 where a piece comes to the seat or is lost to others, -1 where it is the other way round."""
        source, target = (self._side(owner(zone)) for zone in self.route(say))
        return (target > source) - (target < source)

    def _side(self, seat: int | None) -> int:
        return 0 if seat is None else 1 if seat == self._seat else -1

    def _is_open(self, zone: str) -> bool:
        zones = self._zones
        return zone in zones.names and zones.open[zones.names.index(zone)]

    def _arguments(self, say: str) -> list[tuple[str, str]]:
        name, given = parse(say)
        return [(kind, text) for (_, kind), text in zip(shape_of(self._shapes, "event", name), given, strict=True)]


def owner(zone: str) -> int | None:
    """Return whose a zone is, by its id."""
    _, dot, seat = zone.partition(".")
    return int(seat) if dot and seat.isdigit() else None
