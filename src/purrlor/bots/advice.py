"""Advice: the move that a search recommends and why, the next best beside it, and which moves it cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from purrlor.bots.base import Hint, Stop, asked
from purrlor.bots.lines import WORLDS, Lines
from purrlor.bots.reasons import Cases, Reason
from purrlor.bots.registry import bot
from purrlor.bots.search import Search, Sight, TreeRun
from purrlor.engine.author.chance import fresh_seed

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

ADVISER = "search:5000:200ms"
HELD = 4  # how many of the best moves are held against each other
REASONED = 2  # how many of them get a reason
PASSED_OVER = 0.25  # a search looks at equal moves alike; one that it looks at less often than this is not equal
DOUBT = 2.0  # how many standard errors of their difference two means must lie apart, to be told apart
HAIR = 0.005  # half a win in a hundred games matters to nobody
PRIOR = 4  # looks at all moves that count for each one's scatter: a few results may be alike by chance
LINES_SHARE = 0.4  # the time for lines, in parts of that for the search


@dataclass(frozen=True)
class Advice:
    """A move as the search judges it; `noise` is the standard error of its `hint.win`.

    `equal`: the search cannot tell it from the best one (the best one itself: from the next).
    """

    hint: Hint
    noise: float = 0.0
    equal: bool = False
    why: Reason | None = None


def advise(
    match: Match, seat: int, by: str = ADVISER, seed: int | None = None, stop: Stop | None = None, worlds: int = WORLDS
) -> list[Advice]:
    """Return a seat's moves, the recommended one first; it and the next have a reason where there is one.

    All is drawn from imagined worlds. Where `by` names no milliseconds, the seed decides everything.
    """
    moves, thinker = asked(match, seat), bot(by, match.game)
    if len(moves) == 1 or not isinstance(thinker, Search):
        return [Advice(hint) for hint in thinker.judge(match, seat, seed, stop)]
    run = thinker.begin(match, seat, fresh_seed() if seed is None else seed)
    run.run(stop)
    return _reasoned(_judged(run.sights(), moves), run, worlds, stop)


def _judged(sights: Mapping[int, Sight], moves: list[Move]) -> list[Advice]:
    """Return all moves, first the one that is surest to be good: the mean less its noise."""
    found, scatter = [], _scatter(sights)
    for move in moves:
        seen = sights.get(move.id, Sight(0, 0.0, 0.0))
        found.append(Advice(Hint(move, seen.visits, seen.mean), noise(seen, scatter)))
    found.sort(key=lambda advice: (advice.noise - advice.hint.win, -advice.hint.visits))
    equal = [i > 0 and are_equal(found[0], advice) for i, advice in enumerate(found)]
    equal[0] = any(equal[1:2])
    return [replace(advice, equal=flag) for advice, flag in zip(found, equal, strict=True)]


def _scatter(sights: Mapping[int, Sight]) -> float:
    """Return the mean square of a result's distance from its move's mean, over all moves."""
    return sum(seen.scatter for seen in sights.values()) / max(1, sum(seen.visits for seen in sights.values()))


def noise(seen: Sight, scatter: float) -> float:
    """Return the standard error of a move's mean result."""
    if seen.visits < 1:
        return 1.0
    return sqrt((seen.scatter + PRIOR * scatter) / (seen.visits + PRIOR) / seen.visits)


def are_equal(one: Advice, other: Advice) -> bool:
    """Return whether two moves lie within the noise, and the search did not soon turn away from one of them."""
    visits = one.hint.visits, other.hint.visits
    if min(visits) < PASSED_OVER * max(visits):
        return False
    return abs(one.hint.win - other.hint.win) <= max(HAIR, DOUBT * sqrt(one.noise**2 + other.noise**2))


def _reasoned(judged: list[Advice], run: TreeRun, worlds: int, stop: Stop | None) -> list[Advice]:
    """Play lines after the best moves, and say why the first two are good."""
    if stop is not None and stop():
        return judged
    held = [advice.hint for advice in judged[:HELD] if advice.hint.visits]
    lines = Lines(run, [hint.move.id for hint in held], worlds)
    cases = Cases(lines.play(run.settings.milliseconds * LINES_SHARE, stop), held)
    is_better = len(held) > 1 and not judged[0].equal
    reasons = [cases.why(which, spares=which == 0 and is_better) for which in range(min(REASONED, len(held)))]
    if reasons[0] is None and is_better:
        ahead = judged[0].hint.win - judged[1].hint.win
        reasons[0] = Reason("better", n=max(0, round(100 * ahead)), of=1.0)
    return [replace(advice, why=why) for advice, why in zip(judged, reasons, strict=False)] + judged[len(reasons) :]
