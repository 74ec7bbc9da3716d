"""What an arena shows: ratings, who beats whom, what the turn order is worth; each with how sure it is."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from openskill.models import PlackettLuce

from purrlor.lab.arena.findings import Ahead, BotResult, OrderShare, Rating, Summary, WinShare
from purrlor.lab.arena.schedule import ArenaSetup, Deal, Played
from purrlor.lab.arena.student import half_interval, mean

MIDDLE = 1500
PASSES = 3
AGAIN = 1.0  # how unsure a later pass begins; 8.3 is a newcomer
RATED = 100_000  # how many games are rated for the intervals, all resamples together
Contest = tuple[tuple[int, ...], tuple[int, ...]]  # who met, and their places


def summary(setting: ArenaSetup, deals: Sequence[Deal], by: str = "wins") -> Summary:
    """Return the whole result as data; `by` says what counts: winning alone, or every place."""
    games = [played for deal in deals for played in deal.games]
    count = len(setting.bots)
    rows: list[BotResult] = [
        {"name": name, **rating, **_luck(setting, deals, bot)}
        for bot, (name, rating) in enumerate(zip(setting.names, ratings(setting, deals, by), strict=True))
    ]
    return {
        "game": setting.game,
        "seats": setting.seats,
        "options": dict(setting.options),
        "seed": setting.seed,
        "deals": len(deals),
        "games": len(games),
        "decisions": sum(played.decisions for played in games),
        "by": by,
        "bots": rows,
        "ahead": [[_ahead(deals, a, b, by) for b in range(count)] for a in range(count)],
        "turn_order": _turn_order(deals, setting.seats),
    }


def _luck(setting: ArenaSetup, deals: Sequence[Deal], bot: int) -> WinShare:
    """Return a bot's share of the wins, and the chance of it if all were equal."""
    share = mean(_per_deal(deals, partial(_wins, bot=bot)))
    fair = 1 / setting.seats
    return {
        "games": sum(bot in played.seating for deal in deals for played in deal.games),
        "win_share": share.value,
        "win_plus_minus": share.plus_minus,
        "fair_share": fair,
        "p": share.chance_beside(fair),
    }


def ratings(setting: ArenaSetup, deals: Sequence[Deal], by: str) -> list[Rating]:
    """Rate by Plackett-Luce: points, and the step from the next lower bot, each with its interval.

    Intervals come from rating resampled deals, since the games of one deal hang together.
    """
    chance, count = random.Random(setting.seed), len(setting.bots)
    contests = [[contest for played in deal.games for contest in met(played, by)] for deal in deals]
    size = setting.seats if by == "places" else 2
    rounds = max(20, min(100, RATED // max(1, sum(map(len, contests)))))
    again = [_rate(count, chance.choices(contests, k=len(contests)), size, chance, 1)[0] for _ in range(rounds)]
    points, raw = _rate(count, contests, size, chance, PASSES)
    return [_rating(bot, points, again, raw[bot], len(deals)) for bot in range(count)]


def _rating(bot: int, points: Sequence[float], again: Sequence[Sequence[float]], raw: Any, deals: int) -> Rating:
    below = max(
        (other for other in range(len(points)) if points[other] < points[bot]), key=points.__getitem__, default=bot
    )
    return {
        "points": points[bot],
        "plus_minus": _interval([drawn[bot] for drawn in again], deals),
        "step": points[bot] - points[below],
        "step_plus_minus": _interval([drawn[bot] - drawn[below] for drawn in again], deals),
        "mu": raw.mu,
        "sigma": raw.sigma,
    }


def _interval(drawn: Sequence[float], deals: int) -> float | None:
    """Return half of a 95 % interval, from what resampling gave; None from too few deals."""
    scatter = statistics.stdev(drawn)
    return half_interval(scatter, deals) if scatter or deals < 2 else 0.0


def met(played: Played, by: str) -> list[Contest]:
    """Return what a game says about strength: its places; or, when winning counts, that each winner beat each loser.

    A game won by one of many seats, told as a tie of all others, would pull the losers together; told as pairs, the
    ratings are those of Plackett and Luce for "who is first".
    """
    if by == "places":
        return [(played.seating, played.ranks)]
    seats = range(len(played.ranks))
    return [
        ((played.seating[a], played.seating[b]), (1, 2))
        for a in seats if played.ranks[a] == 1
        for b in seats if played.ranks[b] > 1 and played.seating[a] != played.seating[b]
    ]  # fmt: skip


def _rate(
    count: int, deals: Sequence[Sequence[Contest]], size: int, chance: random.Random, passes: int
) -> tuple[list[float], list[Any]]:
    """Rate in a shuffled order, then again from there; the mean of the later passes depends little on the order."""
    model = PlackettLuce(tau=0.0)
    held = [model.rating() for _ in range(count)]
    _feed(model, held, chance.sample(deals, len(deals)))
    total = [0.0] * count
    for _ in range(passes):
        for rating in held:
            rating.sigma = AGAIN
        _feed(model, held, chance.sample(deals, len(deals)))
        total = [sum(pair) for pair in zip(total, _points(size, held), strict=True)]
    return [points / passes for points in total], held


def _feed(model: Any, held: list[Any], deals: Iterable[Sequence[Contest]]) -> None:
    """Return OpenSkill the results one by one; a bot in several seats takes what each of them earned."""
    for deal in deals:
        for who, places in deal:
            rated = model.rate([[held[bot]] for bot in who], ranks=[float(place) for place in places])
            before = [(rating.mu, rating.sigma) for rating in held]
            for bot, [new] in zip(who, rated, strict=True):
                held[bot].mu += new.mu - before[bot][0]
                held[bot].sigma *= new.sigma / before[bot][1]


def _points(size: int, rated: Sequence[Any]) -> list[float]:
    """Return ratings on the scale of chess: 100 points more win 64 times in a hundred; the middle is 1500."""
    scale = 400 / math.log(10) / (math.sqrt(size) * PlackettLuce().beta)
    middle = sum(rating.mu for rating in rated) / len(rated)
    return [MIDDLE + scale * (rating.mu - middle) for rating in rated]


def _per_deal(deals: Iterable[Deal], measure: Callable[[Played], float | None]) -> list[float]:
    """Return the mean of a measure in each deal; deals, not games, are independent."""
    means = []
    for deal in deals:
        found = [value for value in map(measure, deal.games) if value is not None]
        if found:
            means.append(sum(found) / len(found))
    return means


def _wins(played: Played, bot: int) -> float | None:
    """Return the win share of a bot's seat, the mean when it has several."""
    shares = [share for share, who in zip(played.shares(), played.seating, strict=True) if who == bot]
    return sum(shares) / len(shares) if shares else None


def _ahead(deals: Sequence[Deal], a: int, b: int, by: str) -> Ahead | None:
    """Return how often bot a beats bot b, and the chance of that if they were equal."""
    if a == b:
        return None
    share = mean(_per_deal(deals, lambda played: _ahead_in(played, a, b, by)))
    return {"share": share.value, "plus_minus": share.plus_minus, "p": share.chance_beside(0.5)}


def _ahead_in(played: Played, a: int, b: int, by: str) -> float | None:
    """Compare every seat of a with every seat of b; by wins, a pair counts only when one of the two won."""
    pairs = [
        1.0 if mine < other else 0.5 if mine == other else 0.0
        for mine, who in zip(played.ranks, played.seating, strict=True) if who == a
        for other, whom in zip(played.ranks, played.seating, strict=True) if whom == b
        if by == "places" or 1 in (mine, other)
    ]  # fmt: skip
    return sum(pairs) / len(pairs) if pairs else None


def _turn_order(deals: Sequence[Deal], seats: int) -> list[OrderShare]:
    """Return the win share of who begins, of the next, and so on; all bots had every place equally often."""
    rows: list[OrderShare] = []
    for place in range(seats):
        share = mean(_per_deal(deals, partial(_wins_from, place=place)))
        rows.append({"win_share": share.value, "plus_minus": share.plus_minus})
    return rows


def _wins_from(played: Played, place: int) -> float:
    return played.shares()[(played.first + place) % len(played.seating)]
