"""A report as one page for somebody who has never seen one: first what stands out, then pictures, then all numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from purrlor.lab.cards.analysis import headline
from purrlor.lab.cards.findings import CardCell, CardColumn, CardTable, Change, Estimate, Group, Report, Versus
from purrlor.lab.report import plots as plots

# Of every measure: its words, its digits, its unit.
WORDS = {
    "decisions": ("decisions in a game", 1, ""),
    "choices": ("moves to choose from", 1, ""),
    "leads": ("changes of the lead", 2, ""),
    "drama": ("how far behind the later winner is on average (0 level, 1 hopeless)", 3, ""),
    "decided": ("part of the game after which the winner leads for good", 1, " %"),
    "winning score": ("points of the winner", 2, ""),
    "margin": ("points between the winner and the next", 2, ""),
    "shared": ("games with a shared win", 1, " %"),
}
WEIGHTS = ((1, "hardly worth noticing"), (3, "a small difference"), (6, "worth a look"), (101, "a large difference"))
CLEAR = 0.03  # a sample that would show so much says something when it shows nothing
SIDES = ("-to", "-from", "end-")


def page(report: Report) -> str:
    """Return the whole page."""
    place = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    groups = report["groups"]
    return place.get_template("report.html").render(
        **{key: report[key] for key in ("title", "version", "seed", "data", "command", "sides")},
        count=f"{report['games']:,}",
        seconds=f"{report['seconds']:,.0f}",
        kinds=", ".join(f"{plots.title(g)}: {g['games']:,}" for g in groups),
        setting=_setting(groups[0]),
        sentences=sentences(groups),
        pictures=_pictures(groups),
        seats=_seats(groups),
        lengths=_lengths(groups),
        story=_story(groups),
        cards=_cards(groups),
        versus=[{"label": plots.title(one["a"]), "rows": _versus_rows(one)} for one in report["versus"]],
        changes=_changes(report["versus"]),
        by_chance=any(set(g["bots"]) == {"random"} for g in groups),
    )


def _pictures(groups: Sequence[Group]) -> dict[str, Markup]:
    drawn = (plots.turn_order, plots.lengths, plots.points, plots.story, plots.ends)
    return {draw.__name__: Markup(draw(groups)) for draw in drawn}


def _setting(group: Group) -> str:
    options = ", ".join(f"{name} = {value}" for name, value in group["changed"].items())
    cards = f"edited cards ({group['edition']})" if group["edition"] else "the usual cards"
    return f"{cards} and {options or 'the usual options'}"


# -- At a glance


def sentences(groups: list[Group]) -> list[str | Markup]:
    """Say in words what stands out."""
    first = headline(groups)
    return [
        *map(_seat_sentence, groups),
        _length_sentence(groups),
        *(_card_sentence(first, column) for column in main_columns(first["cards"])),
    ]


def _seat_sentence(group: Group) -> str:
    best = max(group["by_order"], key=lambda row: abs(row["mean"] - row["fair"]))
    table, off = plots.title(group), 100 * abs(best["mean"] - best["fair"])
    if best["p"] > 0.01:
        clear = best["smallest"] < CLEAR
        verdict = "no place in the turn order is better" if clear else "too few games to see who is favoured"
        return f"With {table}: {verdict} (a difference of {_pp(best['smallest'])} would have shown)."
    weight = next(words for limit, words in WEIGHTS if off < limit)
    place = plots.ordinal(group["by_order"].index(best))
    return f"With {table} the player who goes {place} wins {_pc(best['mean'])} (fair: {_pc(best['fair'])}): {weight}."


def _length_sentence(groups: Sequence[Group]) -> str:
    told = [
        f"{g['length']['median']:,} decisions with {plots.title(g)} (nine of ten games: {g['length']['low']:,} to "
        f"{g['length']['high']:,})"
        for g in groups
    ]
    return f"Half of the games are over after {'; '.join(told)}."


def _card_sentence(group: Group, column: CardColumn) -> Markup:
    table, label = group["cards"], column["label"]
    cells = [(table["names"][name], row[column["key"]]) for name, row in table["rows"].items() if column["key"] in row]
    sure = sorted((c for c in cells if c[1]["stands_out"]), key=lambda c: c[1]["effect"])
    if not sure:
        return Markup("Under “{}”, no card stands out.").format(label)
    best, worst = (
        Markup("<strong>{}</strong> ({} won, {} percentage points)").format(
            name, _pc(cell["win"]), _signed(cell["effect"])
        )
        for name, cell in (sure[-1], sure[0])
    )
    words = Markup("Under “{}”, seats won most often with {} and least often with {}; with the average card: {}.")
    return words.format(label, best, worst, _pc(column["win"]))


def main_columns(table: CardTable) -> list[CardColumn]:
    """Pick the columns that say most: what is got most often, given most often, and held at the end most often."""
    found: list[CardColumn] = []
    for side in SIDES:
        some = [c for c in table["columns"] if side in c["key"] and _cards_in(table, c["key"]) > 2]
        found += sorted(some, key=lambda c: -c["seats"])[:1]
    return found


def _cards_in(table: CardTable, key: str) -> int:
    return sum(key in row and row[key]["enough"] for row in table["rows"].values())


# -- Tables


def _seats(groups: Sequence[Group]) -> dict[str, Any]:
    rows = [
        [
            plots.title(g), plots.ordinal(i), _pc(r["mean"], 2), _pc(r["fair"]),
            f"{_pc(r['low'], 2)} and {_pc(r['high'], 2)}", _pp(r["smallest"], 2),
        ]
        for g in groups for i, r in enumerate(g["by_order"])
    ]  # fmt: skip
    head = ["", "goes", "wins", "fair", "surely between", "smallest difference that would have shown"]
    return {"head": head, "rows": rows}


def _lengths(groups: Sequence[Group]) -> dict[str, Any]:
    head = ["", "shortest 5 %", "a quarter below", "median", "a quarter above", "longest 5 %", "moves to choose from"]
    keys = ("low", "quarter", "median", "three_quarters", "high")
    rows = [
        [plots.title(g), *(f"{g['length'][key]:,}" for key in keys), f"{g['measures']['choices']['mean']:.1f}"]
        for g in groups
    ]
    return {"head": head, "rows": rows}


def _story(groups: Sequence[Group]) -> dict[str, Any]:
    rows = [[WORDS[name][0], *(_measure(name, g["measures"][name]) for g in groups)] for name in WORDS]
    return {"head": ["", *map(plots.title, groups)], "rows": rows}


def _measure(name: str, found: Estimate) -> str:
    _, digits, unit = WORDS[name]
    scale = 100 if unit else 1
    half = scale * (found["high"] - found["low"]) / 2
    return f"{scale * found['mean']:.{digits}f} ± {half:.{digits + 1}f}{unit}"


# -- Cards


def _cards(groups: list[Group]) -> dict[str, Any]:
    group = headline(groups)
    columns = main_columns(group["cards"])
    order = [group, *(one for one in groups if one is not group)]
    return {
        "where": plots.title(group),
        "pictures": [(column["label"], Markup(plots.cards(group, column))) for column in columns],
        "everywhere": _everywhere(groups, columns[0]) if columns and len(groups) > 1 else None,
        "grids": [_grid(one) for one in order],
    }


def _everywhere(groups: Sequence[Group], column: CardColumn) -> dict[str, Any]:
    """Return one column of the cards for all kinds of tables beside each other."""
    rows = []
    for name, label in groups[-1]["cards"]["names"].items():
        cells = [g["cards"]["rows"].get(name, {}).get(column["key"]) for g in groups]
        if any(cells):
            rows.append((label, [_heat(cell) for cell in cells]))
    return {"label": column["label"], "head": [plots.title(g) for g in groups], "rows": rows}


def _grid(group: Group) -> dict[str, Any]:
    table = group["cards"]
    rows = [
        (table["names"][name], [_heat(row.get(column["key"])) for column in table["columns"]])
        for name, row in table["rows"].items()
    ]
    return {"label": plots.title(group), "head": [c["label"] for c in table["columns"]], "rows": rows}


def _heat(cell: CardCell | None) -> dict[str, str] | None:
    """Return a cell whose colour grows with the effect; sign and weight say the same without colour."""
    if cell is None:
        return None
    strength = min(0.75, abs(cell["effect"]) * 6) if cell["stands_out"] else 0
    return {
        "kind": "sure" if cell["stands_out"] else "" if cell["enough"] else "few",
        "colour": f"rgba({'0,114,178' if cell['effect'] > 0 else '213,94,0'},{strength:.2f})",
        "text": _signed(cell["effect"]),
        "words": (
            f"won {_pc(cell['win'], 2)} ({_pc(cell['low'], 2)} to {_pc(cell['high'], 2)}) of {cell['seats']:,} seats; "
            f"{_pp(cell['smallest'], 2)} would have shown"
        ),
    }


# -- Two sides


def _versus_rows(one: Versus) -> list[list[str | Markup]]:
    a, b = one["a"], one["b"]
    rows = [
        [WORDS[name][0], _measure(name, a["measures"][name]), _measure(name, b["measures"][name]),
         _change(name, one["measures"][name])]
        for name in WORDS
    ]  # fmt: skip
    rows += [
        [f"wins, going {plots.ordinal(i)}", _pc(a["by_order"][i]["mean"], 2), _pc(b["by_order"][i]["mean"], 2),
         _change("shared", found)]
        for i, found in enumerate(one["by_order"])
    ]  # fmt: skip
    return rows + [
        [f"ends: {name}", _pc(a["ends"][name]["mean"]), _pc(b["ends"][name]["mean"]), _change("shared", found)]
        for name, found in one["ends"].items()
    ]


def _change(name: str, found: Change) -> str | Markup:
    _, digits, unit = WORDS[name]
    scale = 100 if unit else 1
    half = scale * (found["high"] - found["low"]) / 2
    text = f"{scale * found['mean']:+.{digits + 1}f} ± {half:.{digits + 1}f}"
    return Markup("<strong>{}</strong>").format(text) if found["p"] < 0.01 else text


def _changes(pairs: Sequence[Versus]) -> list[tuple[str, Markup]]:
    if not pairs:
        return []
    most = max(pairs, key=lambda one: (one["games"], one["seats"]))
    return [
        (column["label"], Markup(plots.change(most, most["a"]["cards"]["names"], column["key"], column["label"])))
        for column in main_columns(most["a"]["cards"])
        if any(column["key"] in row for row in most["cards"].values())
    ]


# -- Numbers


def _pc(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def _pp(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} percentage points"


def _signed(share: float) -> str:
    return f"{100 * share:+.1f}"
