"""A report as data: from the sums of many games to named numbers, each with how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.lab.cards.aggregate import FEATURES, LOWEST, MEASURES
from purrlor.lab.cards.findings import (
    CardCell,
    CardChange,
    CardColumn,
    CardTable,
    Change,
    Changes,
    Estimate,
    Group,
    Histogram,
    SeatShare,
)
from purrlor.lab.cards.stats import chance_of, mean, percentile, rate, smallest, stands_out
from purrlor.lab.cards.study import Column, event_index
from purrlor.lab.run.jobs import Job, Sums, game_of

if TYPE_CHECKING:
    from purrlor.engine.match.game import Game

FEW = 30  # so many seats must have done a thing before a rate is given
PICTURES = ("lengths", "scores", "winning", "margins", "leads", "decided")


def group(job: Job, sums: Sums) -> Group:
    """Return everything that is found about games of one kind."""
    played = game_of(job)
    games = int(sums["games"][0])
    found = {name: _feature(sums, name) for name in FEATURES}
    return {
        "seats": job.seats,
        "bots": list(job.bots),
        "options": dict(job.options),
        "changed": _changed(played, job),
        "edition": played.edition,
        "games": games,
        "measures": {name: found[name] for name in MEASURES},
        "length": {name: percentile(sums["lengths"], share) for name, share in SHARES.items()},
        "score": {name: percentile(sums["scores"], share, -LOWEST) for name, share in SHARES.items()},
        "by_seat": [_share(sums, f"wins {seat}", job.seats) for seat in range(job.seats)],
        "by_order": [_share(sums, f"order {place}", job.seats) for place in range(job.seats)],
        "scores": [found[f"score {seat}"] for seat in range(job.seats)],
        "ends": {name: found[f"reason {i}"] for i, name in enumerate(played.definition.reasons) if name},
        "pictures": {name: _trimmed(sums[name], -LOWEST if name in ("scores", "winning") else 0) for name in PICTURES},
        "cards": cards(played, sums["cards"]),
    }


def _changed(played: Game, job: Job) -> dict[str, str | int]:
    """Return the options that are not the usual ones."""
    usual = {option.name: option.default for option in played.options}
    return {name: value for name, value in job.options if value != usual[name] and name != "windows"}


SHARES = {"low": 0.05, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "high": 0.95}


def _feature(sums: Sums, name: str) -> Estimate:
    i = FEATURES.index(name)
    found = mean(float(sums["games"][0]), float(sums["sum"][i]), float(sums["square"][i]))
    return {**found, "smallest": smallest(found["error"])}


def _share(sums: Sums, name: str, seats: int) -> SeatShare:
    """Return a win rate beside the fair one."""
    found, fair = rate(float(sums["games"][0]), float(sums["sum"][FEATURES.index(name)])), 1 / seats
    p = chance_of(found["mean"] - fair, found["error"])
    return {**found, "smallest": smallest(found["error"]), "fair": fair, "p": p}


def _trimmed(counts: NDArray[Any], start: int) -> Histogram:
    """Return the counts without the empty ends."""
    used = np.flatnonzero(counts)
    low, high = (int(used[0]), int(used[-1])) if len(used) else (0, 0)
    return {"first": start + low, "counts": counts[low : high + 1].tolist()}


# -- Cards


def headline(groups: list[Group]) -> Group:
    """Pick the group to speak of first: the one that says most about cards."""
    return max(groups, key=lambda g: (g["games"], g["seats"]))


def cards(played: Game, table: NDArray[np.float64]) -> CardTable:
    """Return for every card and everything that happened to it: how often, and how its seats fared.

    `effect` compares with the average card of the same column, so that what all cards share (who draws much, wins
    more) is not laid at one card's door.
    """
    columns = [(slot, column) for slot, column in enumerate(event_index(played).columns) if table[slot, :, 0].sum() > 0]
    pieces = [(i, name) for i, name in enumerate(played.definition.pieces.names) if name]
    rows = {name: {c.key: _cell(table[slot], i) for slot, c in columns if table[slot, i, 0] > 0} for i, name in pieces}
    _believe([cell for row in rows.values() for cell in row.values()])
    return {
        "columns": [_column(c.key, _label(c, columns), table[slot]) for slot, c in columns],
        "names": {name: played.card_name(name) for _, name in pieces},
        "rows": {name: row for name, row in rows.items() if row},
    }


def _label(column: Column, columns: list[tuple[int, Column]]) -> str:
    """Say whose side a column is about, where both the giver's and the taker's are there."""
    twins = sum(other.label == column.label for _, other in columns)
    side = "gave it" if column.key.endswith("-from") else "got it"
    return f"{column.label} ({side})" if twins > 1 else column.label


def _column(key: str, label: str, cells: NDArray[np.float64]) -> CardColumn:
    seats, wins, _, times = cells.sum(axis=0)
    return {"key": key, "label": label, "seats": seats, "times": times, "win": wins / seats}


def _cell(cells: NDArray[np.float64], piece: int) -> CardCell:
    seats, wins, _, times = cells[piece]
    found = rate(seats, wins)
    others = cells.sum(axis=0) - cells[piece]
    base = others[1] / others[0] if others[0] else found["mean"]
    return {
        "seats": int(seats), "times": int(times), "win": found["mean"], "low": found["low"],
        "high": found["high"], "effect": found["mean"] - base, "smallest": smallest(found["error"]),
        "p": chance_of(found["mean"] - base, found["error"]) if seats >= FEW else 1.0, "enough": bool(seats >= FEW),
        "stands_out": False,
    }  # fmt: skip


def _believe(cells: Sequence[CardCell | CardChange]) -> None:
    """Say which of all cells stand out, once they are all known."""
    for cell, believed in zip(cells, stands_out([cell["p"] for cell in cells]), strict=True):
        cell["stands_out"] = believed


# -- Two sides


def versus(a: Group, b: Group, sums: Sums, reasons: tuple[str, ...]) -> Changes:
    """Compare two groups that were played from the same seeds: differences game by game, then card by card."""
    games = float(a["games"])
    change = {
        name: _change(games, float(sums["d.sum"][i]), float(sums["d.square"][i])) for i, name in enumerate(FEATURES)
    }
    ends = {name: change[f"reason {i}"] for i, name in enumerate(reasons) if name}
    return {
        "games": int(games),
        "measures": {name: change[name] for name in MEASURES},
        "by_order": [change[f"order {place}"] for place in range(a["seats"])],
        "scores": [change[f"score {seat}"] for seat in range(a["seats"])],
        "ends": ends,
        "cards": _card_changes(a["cards"], b["cards"]),
    }


def _change(games: float, total: float, square: float) -> Change:
    found = mean(games, total, square)
    return {**found, "smallest": smallest(found["error"]), "p": chance_of(found["mean"], found["error"])}


def _card_changes(a: CardTable, b: CardTable) -> dict[str, dict[str, CardChange]]:
    """Give, for cards that both sides have, how much better or worse their seats fare with side B."""
    made: dict[str, dict[str, CardChange]] = {}
    for name in a["rows"].keys() & b["rows"].keys():
        for key in a["rows"][name].keys() & b["rows"][name].keys():
            one, two = a["rows"][name][key], b["rows"][name][key]
            if one["enough"] and two["enough"]:
                error = ((one["high"] - one["low"]) ** 2 + (two["high"] - two["low"]) ** 2) ** 0.5 / 3.92
                effect = two["effect"] - one["effect"]
                made.setdefault(name, {})[key] = {
                    "effect": effect, "low": effect - 1.96 * error, "high": effect + 1.96 * error,
                    "p": chance_of(effect, error), "stands_out": False,
                }  # fmt: skip
    _believe([cell for row in made.values() for cell in row.values()])
    return made
