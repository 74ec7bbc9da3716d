"""Reasons: of all that the lines after a move told, what says best why the move is good; or that nothing does.

A reason is true of at least half of the lines. What sets a move apart is chosen: something that happens oftener than
after the other moves, in a moment after which the game's `value` likes the seat better, and whose like is seldom told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.base import Hint
from purrlor.bots.facts import HALF, Case, Fact, Sense
from purrlor.bots.lines import Lines
from purrlor.engine.match.events import SPECTATOR
from purrlor.engine.match.view import halves, read
from purrlor.engine.match.wording import parse

Kind = Literal["won", "lost", "event", "spared", "points", "ahead", "better"]
Rivals = list[tuple[Case, float]]
APART = 0.25  # how much oftener something must happen after one move than after the others
WORTH = 0.004  # what it must be worth, as `value` counts
HANDS = 1.5  # the weight of a piece that comes to the seat, or is lost to others
NAMELESS = 0.5  # the weight of a sentence that names no card, piece or number
NOTHING: tuple[float, Kind, Fact] = 0.0, "event", Fact("", 0.0, 0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Reason:
    """Why a move is good: what happens in a share `of` the lines after it.

    won: the seat has won; lost: it has lost after the next best move; event: `say` is told; spared: `say` is told
    after the next best move; points, ahead: it has `n` points more than now, or more than the others. better: nothing
    such happens in half of the lines; the search expects `n` wins of a hundred more than from the next best move.
    """

    kind: Kind
    say: str = ""
    n: int = 0
    of: float = 0.0


class Cases:
    """The lines after several moves, the best of them first, held against each other."""

    def __init__(self, lines: Lines, hints: Sequence[Hint]) -> None:
        """Read the lines; `hints` are their moves as the search judges them."""
        self.lines, self._sense = lines, Sense(lines.game, lines.seat)
        self.all = [Case(lines.after(move)) for move in lines.moves]
        self._given = [set(parse(hint.move.text)[1]) for hint in hints]
        self._wins = [hint.win for hint in hints]
        self._often: Counter[str] = Counter()
        for say, times in (item for case in self.all for item in case.times.items()):
            self._often[parse(say)[0]] += times
        self._count = sum(len(case.lines) for case in self.all)

    def why(self, which: int, spares: bool = False) -> Reason | None:
        """Return why a move is good; with `spares`, also by what happens after the next best and not after it."""
        lost = self._lost() if spares else None
        return self._won(which) or lost or self._told(which, spares) or self._scored(which)

    # how it ends

    def _won(self, which: int) -> Reason | None:
        """Return whether a move wins; the search, which plays better than lines do, must expect that, too."""
        of = self.all[which].ended(won=True)
        apart = of - sum(weight * case.ended(won=True) for case, weight in self._rivals(which))
        return Reason("won", of=of) if self._wins[which] >= HALF <= of and apart >= APART else None

    def _lost(self) -> Reason | None:
        first, other = (case.ended(won=False) for case in self.all[:2])
        is_so = self._wins[1] <= HALF <= other and other - first >= APART
        return Reason("lost", of=other) if is_so else None

    # what happens

    def _told(self, which: int, spares: bool) -> Reason | None:
        """Return the most telling of what happens after a move, and of what that spares the seat."""
        found: list[tuple[float, Kind, Fact]]
        found = [(self._for(fact, which), "event", fact) for fact in self.all[which].facts]
        if spares:
            found += [(self._against(fact), "spared", fact) for fact in self.all[1].facts]
        weight, kind, fact = max(found, key=lambda each: each[0], default=NOTHING)
        return Reason(kind, fact.say, of=fact.share) if weight > 0 else None

    def _rivals(self, which: int) -> Rivals:
        """Return the other moves: the best of them weighs as much as all the rest."""
        others = [case for i, case in enumerate(self.all) if i != which]
        rest = 0.5 / max(1, len(others) - 1)
        return [(case, (0.5 if i == 0 else rest) if len(others) > 1 else 1.0) for i, case in enumerate(others)]

    def _for(self, fact: Fact, which: int) -> float:
        """Weigh what happens after a move; what others do is a reason only if the seat gets something by it."""
        rivals, bearing, mine = self._rivals(which), self._sense.bearing(fact.say), fact.mover == self.lines.seat
        apart = fact.share - sum(weight * case.share(fact.say) for case, weight in rivals)
        gain = fact.gain - fact.opening * sum(weight * case.opening for case, weight in rivals)
        laid_out = self._sense.lays_out(fact.say, fact.mover)
        if apart < APART or gain < WORTH or bearing < 0 or laid_out or self._is_plain(fact, which):
            return 0.0
        if not mine and not self._sense.brings(fact.say):
            return 0.0
        return apart * gain * self._weight(fact) * (HANDS if bearing else 1.0)

    def _against(self, fact: Fact) -> float:
        """Weigh what happens after the next best move, and after the first does not, not even to somebody else."""
        first, rival = self.all[:2]
        apart = fact.share - sum(first.share(say) for say in first.times if self._alike(say, fact.say))
        gain = fact.gain - fact.opening * first.opening
        if apart < APART or gain > -WORTH or rival.value > first.value or self._is_plain(fact, 1):
            return 0.0
        laid_out, bearing = self._sense.lays_out(fact.say, fact.mover), self._sense.bearing(fact.say)
        if fact.mover == self.lines.seat if laid_out else bearing > 0:
            return 0.0
        return -apart * gain * self._weight(fact) * (HANDS if bearing < 0 else 1.0)

    def _alike(self, one: str, other: str) -> bool:
        return parse(one)[0] == parse(other)[0] and self._sense.named(one) == self._sense.named(other)

    def _is_plain(self, fact: Fact, which: int) -> bool:
        """Return whether a fact says nothing of anybody, or no more than one of the moves does by itself."""
        sense, named, whose = self._sense, self._sense.named(fact.say), self._sense.whose(fact.say)
        if sense.hides(fact.say) or not whose or any(fact.say in case.obvious for case in self.all[:2]):
            return True
        if not named:  # then it must be done by the move itself, and to somebody else
            return fact.opening < HALF or whose <= {self.lines.seat}
        return (fact.mover == self.lines.seat or sense.leaves(fact.say)) and self._is_said(fact, which)

    def _is_said(self, fact: Fact, which: int) -> bool:
        """Return whether a fact tells what the move names, or that something of the seat's own came back."""
        sense, case, named = self._sense, self.all[which], self._sense.named(fact.say)
        known = self._given[which].union(*map(sense.named, case.obvious))
        if named <= known and not sense.counts(fact.say):
            return True
        return sense.brings(fact.say) and any(sense.leaves(say) and sense.named(say) == named for say in case.times)

    def _weight(self, fact: Fact) -> float:
        """Weigh a sentence by what it names, by how seldom its like is told, by how late in its ply it stands."""
        often = self._often[parse(fact.say)[0]] / self._count
        return (1.0 if self._sense.named(fact.say) else NAMELESS) / (1 + often) * (1 + fact.place / 4)

    # points

    def _scored(self, which: int) -> Reason | None:
        """Return how many points the seat gets, or is ahead of the others, if that is more than after its rival."""
        now, mine = self._scores(self.lines.starts[:1]), self._standings(which)
        theirs = self._standings(1 - which) if len(self.all) > 1 else []
        if now is None or not mine or theirs is None:
            return None
        ways: tuple[tuple[Kind, Callable[[Sequence[int]], int]], ...] = ("points", self._own), ("ahead", self._lead)
        for kind, count in ways:
            base = self._own(now) if kind == "points" else 0
            here, there = ([count(scores) - base for scores in each] for each in (mine, theirs))
            if (n := usual(here)) > max(0, usual(there) if there else 0):
                return Reason(kind, n=n, of=fmean(value >= n for value in here))
        return None

    def _own(self, scores: Sequence[int]) -> int:
        return scores[self.lines.seat]

    def _lead(self, scores: Sequence[int]) -> int:
        return scores[self.lines.seat] - max(score for seat, score in enumerate(scores) if seat != self.lines.seat)

    def _standings(self, which: int) -> list[list[int]] | None:
        found = [scores for line in self.all[which].lines if (scores := self._scores(line.final))]
        return found if len(found) == len(self.all[which].lines) else None

    def _scores(self, state: NDArray[Any]) -> list[int] | None:
        """Return the points as everybody at the table would see them; None where the game does not show them."""
        rules = self.lines.game.definition
        nothing = np.zeros((len(rules.zones), len(rules.pieces)), np.int8)
        table, _ = halves(self.lines.game.native.show(state, SPECTATOR, nothing))
        scores = [seat["score"] for seat in read(b"{%b}" % table)["seats"]]
        return None if None in scores else scores


def usual(values: Sequence[int]) -> int:
    """Return the most that at least half of the values reach."""
    return sorted(values)[len(values) // 2]
