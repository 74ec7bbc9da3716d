"""A report as one page for somebody who has never seen one: first what stands out, then pictures, then all numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from purrlor.lab.cards.analysis import headline
from purrlor.lab.cards.findings import CardCell, CardColumn, CardTable, Change, Estimate, Group, Mean, Report, Versus
from purrlor.lab.cards.stats import stands_out
from purrlor.lab.report import plots as plots
from purrlor.lab.report.numbers import number, percent, percentage_points, signed
from purrlor.said import Said
from purrlor.saying import spoken, worded

# Of every measure: its words, its digits, whether it is a share.
MEASURES = {
    "decisions": (Said("measure-decisions"), 1, False),
    "choices": (Said("measure-choices"), 1, False),
    "leads": (Said("measure-leads"), 2, False),
    "drama": (Said("measure-drama"), 3, False),
    "decided": (Said("measure-decided"), 1, True),
    "winning score": (Said("measure-winning"), 2, False),
    "margin": (Said("measure-margin"), 2, False),
    "shared": (Said("measure-shared"), 1, True),
}
WEIGHTS = ((1, Said("weight-none")), (3, Said("weight-small")), (6, Said("weight-look")), (101, Said("weight-large")))
CLEAR = 0.03  # a sample that would show so much says something when it shows nothing
SIDES = ("-to", "-from", "end-")


def page(report: Report) -> str:
    """Return the whole page."""
    place = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    groups = report["groups"]
    return place.get_template("report.html").render(
        **{key: report[key] for key in ("title", "version", "seed", "data", "command", "sides", "changed")},
        t=_marked,
        language=spoken(),
        count=number(report["games"]),
        seconds=number(report["seconds"]),
        kinds=", ".join(f"{plots.title(g)}: {number(g['games'])}" for g in groups),
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


def _marked(id: str, **values: Any) -> Markup:
    """Return a sentence of the catalog for the page; `*so*` in it is set apart, and `so` is what one types."""
    text = str(escape(worded(id, **values)))
    text = re.sub(r"\*([^*]+)\*", r"<strong>\1</strong>", text)
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", text))


def _pictures(groups: Sequence[Group]) -> dict[str, Markup]:
    drawn = (plots.turn_order, plots.lengths, plots.points, plots.story, plots.ends)
    return {draw.__name__: Markup(draw(groups)) for draw in drawn}


def _setting(group: Group) -> str:
    options = ", ".join(f"{name} = {value}" for name, value in group["changed"].items())
    cards = Said("cards-edited", edition=group["edition"]) if group["edition"] else Said("cards-usual")
    return worded("report-setting", cards=cards, options=options or Said("options-usual"))


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
    """Say who is favored; of a place whose interval in the table leaves out the fair share never that it is fair."""
    places = [row for row in group["by_order"] if not row["low"] <= row["fair"] <= row["high"]]
    best = max(places or group["by_order"], key=lambda row: abs(row["mean"] - row["fair"]))
    table, off = plots.title(group), 100 * abs(best["mean"] - best["fair"])
    if not places:
        verdict = Said("verdict-fair") if best["smallest"] < CLEAR else Said("verdict-few")
        return worded("report-no-place", table=table, verdict=verdict, points=percentage_points(best["smallest"]))
    believed = stands_out([row["p"] for row in group["by_order"]])[group["by_order"].index(best)]
    weight = next(words for limit, words in WEIGHTS if off < limit) if believed else Said("weight-unsure")
    place = plots.ordinal(group["by_order"].index(best))
    wins, fair = percent(best["mean"]), percent(best["fair"])
    return worded("report-place", table=table, place=place, wins=wins, fair=fair, weight=weight)


def _length_sentence(groups: Sequence[Group]) -> str:
    told = [
        worded(
            "report-length",
            median=g["length"]["median"],
            table=plots.title(g),
            low=g["length"]["low"],
            high=g["length"]["high"],
        )
        for g in groups
    ]
    return worded("report-half", lengths="; ".join(told))


def _card_sentence(group: Group, column: CardColumn) -> Markup:
    table, label = group["cards"], column["label"]
    cells = [(table["names"][name], row[column["key"]]) for name, row in table["rows"].items() if column["key"] in row]
    sure = sorted((c for c in cells if c[1]["stands_out"]), key=lambda c: c[1]["effect"])
    if not sure:
        return _marked("report-no-card", label=label)
    best, worst = (
        worded("report-card", name=name, win=percent(cell["win"]), points=signed(100 * cell["effect"]))
        for name, cell in (sure[-1], sure[0])
    )
    return _marked("report-cards", label=label, best=best, worst=worst, average=percent(column["win"]))


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
            plots.title(g), plots.ordinal(i), percent(r["mean"], 2), percent(r["fair"]),
            worded("report-between", low=percent(r["low"], 2), high=percent(r["high"], 2)),
            percentage_points(r["smallest"], 2),
        ]
        for g in groups for i, r in enumerate(g["by_order"])
    ]  # fmt: skip
    head = [
        "", worded("head-goes"), worded("head-wins"), worded("head-fair"), worded("head-between"),
        worded("head-smallest"),
    ]  # fmt: skip
    return {"head": head, "rows": rows}


def _lengths(groups: Sequence[Group]) -> dict[str, Any]:
    head = [
        "", worded("head-shortest"), worded("head-below"), worded("head-median"), worded("head-above"),
        worded("head-longest"), worded("measure-choices"),
    ]  # fmt: skip
    keys = ("low", "quarter", "median", "three_quarters", "high")
    rows = [
        [plots.title(g), *(number(g["length"][key]) for key in keys), number(g["measures"]["choices"]["mean"], 1)]
        for g in groups
    ]
    return {"head": head, "rows": rows}


def _story(groups: Sequence[Group]) -> dict[str, Any]:
    rows = [[_measured(name), *(_measure(name, g["measures"][name]) for g in groups)] for name in MEASURES]
    return {"head": ["", *map(plots.title, groups)], "rows": rows}


def _measured(name: str) -> str:
    return MEASURES[name][0].in_words(spoken())


def _measure(name: str, found: Estimate) -> str:
    _, digits, share = MEASURES[name]
    scale = 100 if share else 1
    half = scale * (found["high"] - found["low"]) / 2
    text = f"{number(scale * found['mean'], digits)} ± {number(half, digits + 1)}"
    return worded("report-percent", n=text) if share else text


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
        "text": signed(100 * cell["effect"]),
        "words": worded(
            "report-cell",
            win=percent(cell["win"], 2),
            low=percent(cell["low"], 2),
            high=percent(cell["high"], 2),
            seats=cell["seats"],
            points=percentage_points(cell["smallest"], 2),
        ),
    }


# -- Two sides


def _versus_rows(one: Versus) -> list[list[str | Markup]]:
    a, b = one["a"], one["b"]
    rows = [
        [_measured(name), _measure(name, a["measures"][name]), _measure(name, b["measures"][name]),
         _change(name, one["measures"][name])]
        for name in MEASURES
    ]  # fmt: skip
    rows += [
        _share_row(worded("report-going", place=plots.ordinal(i)), a["by_order"][i], b["by_order"][i], found, 2)
        for i, found in enumerate(one["by_order"])
    ]
    return rows + [
        _share_row(worded("simulate-ends", ends=name), a["ends"][name], b["ends"][name], found, 1)
        for name, found in one["ends"].items()
    ]


def _share_row(label: str, a: Mean, b: Mean, found: Change, digits: int) -> list[str | Markup]:
    return [label, percent(a["mean"], digits), percent(b["mean"], digits), _change("shared", found)]


def _change(name: str, found: Change) -> str | Markup:
    _, digits, share = MEASURES[name]
    scale = 100 if share else 1
    half = scale * (found["high"] - found["low"]) / 2
    text = f"{signed(scale * found['mean'], digits + 1)} ± {number(half, digits + 1)}"
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
