"""The pictures of a report, as SVG text; the same numbers give the same bytes."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from purrlor.lab.cards.findings import CardColumn, Group, Histogram, Mean, Versus
from purrlor.lab.report.numbers import percent
from purrlor.saying import worded

INK, GREY, FAIR = "#222222", "#8a8a8a", "#b3b3b3"
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#999999")  # told apart by all eyes
MAX_CARDS = 15  # of the best, and of the worst
WIDTH = 9.0
PANELS = 4  # side by side


def _figure(height: float, columns: int = 1, rows: int = 1) -> tuple[Any, Any]:
    """Return a figure and its panels, row by row."""
    import matplotlib

    matplotlib.rcParams.update({
        "svg.hashsalt": "purrlor", "svg.fonttype": "none", "font.size": 11, "font.family": "sans-serif",
        "axes.spines.top": False, "axes.spines.right": False, "axes.edgecolor": GREY, "axes.titlesize": 12,
        "axes.titlelocation": "left",
    })  # fmt: skip
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.subplots(rows, columns, squeeze=False).ravel()


def _svg(figure: Any, label: str) -> str:
    """Write a figure as an SVG element that says what it shows."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    body = out.getvalue().partition("<svg")[2]
    return f'<svg role="img" aria-label="{label}"{body}'


def _percent(axes: Any, axis: str = "y") -> None:
    from matplotlib.ticker import FuncFormatter

    getattr(axes, f"{axis}axis").set_major_formatter(FuncFormatter(lambda v, _: worded("report-percent", n=100 * v)))


def title(group: Group) -> str:
    """Name a group of games."""
    bots = "" if set(group["bots"]) == {"random"} else f", {', '.join(group['bots'])}"
    return f"{worded('report-seats', n=group['seats'])}{bots}"


def turn_order(groups: Sequence[Group]) -> str:
    """Draw how often each place in the turn order wins, beside its fair share; one panel for each kind of table."""
    rows = -(-len(groups) // PANELS)
    figure, panels = _figure(0.4 + 2.8 * rows, min(PANELS, len(groups)), rows)
    for panel in panels[len(groups) :]:
        panel.set_axis_off()
    for panel, group in zip(panels, groups, strict=False):
        found, places = group["by_order"], range(group["seats"])
        panel.axhline(1 / group["seats"], color=FAIR, linewidth=1.5, linestyle="--", zorder=0)
        panel.errorbar(
            places,
            [r["mean"] for r in found],
            yerr=_arms(found),
            fmt="o",
            color=COLOURS[0],
            ecolor=INK,
            capsize=3,
            ms=6,
        )
        panel.set_xticks(places, [ordinal(p) for p in places])
        panel.set_xlim(-0.5, group["seats"] - 0.5)
        spread = max(0.02, *(abs(r["mean"] - r["fair"]) + abs(r["high"] - r["mean"]) for r in found))
        panel.set_ylim(max(0.0, 1 / group["seats"] - 1.3 * spread), min(1.0, 1 / group["seats"] + 1.3 * spread))
        panel.set_title(title(group))
        _percent(panel)
    panels[0].set_ylabel(worded("axis-won"))
    return _svg(figure, worded("picture-order"))


def _arms(rows: Sequence[Mean]) -> list[list[float]]:
    return [[max(0.0, r["mean"] - r["low"]) for r in rows], [max(0.0, r["high"] - r["mean"]) for r in rows]]


def ordinal(place: int) -> str:
    """Name a place in the turn order."""
    return worded("ordinal", n=place + 1)


def lengths(groups: Sequence[Group]) -> str:
    """Draw how many decisions games take."""
    figure, [panel] = _figure(3.0)
    for i, group in enumerate(groups):
        first, counts = _binned(group["pictures"]["lengths"], group["length"]["high"])
        panel.plot(first, counts, color=COLOURS[i % 7], linewidth=2, label=title(group))
        panel.axvline(group["length"]["median"], color=COLOURS[i % 7], linewidth=1, linestyle=":")
    panel.set_xlabel(worded("axis-decisions"))
    panel.set_ylabel(worded("axis-games"))
    panel.set_ylim(bottom=0)
    panel.set_xlim(left=0)
    _percent(panel)
    panel.legend(frameon=False)
    return _svg(figure, worded("picture-lengths"))


def _binned(picture: Histogram, high: int, bins: int = 60) -> tuple[list[float], list[float]]:
    """Put counts into bins of equal width up to a bit beyond `high`, as shares."""
    counts, start = picture["counts"], picture["first"]
    total = sum(counts)
    end = max(start + 1, int(start + (high - start) * 1.4) + 1)
    width = max(1, -(-(end - start) // bins))
    edges = range(start, end, width)
    return (
        [e + (width - 1) / 2 for e in edges],
        [sum(counts[e - start : e - start + width]) / total for e in edges],
    )


def points(groups: Sequence[Group]) -> str:
    """Draw the points of all seats and of winners, and by how much games are won."""
    figure, [left, right] = _figure(3.0, 2)
    group = groups[-1]
    for name, label, colour in (("scores", worded("axis-all"), GREY), ("winning", worded("axis-winners"), COLOURS[0])):
        x, y = _exact(group["pictures"][name])
        left.plot(x, y, color=colour, linewidth=2, label=label)
    left.set_xlabel(worded("axis-points", table=title(group)))
    left.set_ylabel(worded("axis-share"))
    left.legend(frameon=False)
    for i, one in enumerate(groups):
        x, y = _exact(one["pictures"]["margins"])
        right.plot(x, y, color=COLOURS[i % 7], linewidth=2, label=title(one))
    right.set_xlabel(worded("measure-margin"))
    right.legend(frameon=False)
    for panel in (left, right):
        panel.set_ylim(bottom=0)
        _percent(panel)
    return _svg(figure, worded("picture-points"))


def _exact(picture: Histogram) -> tuple[list[int], list[float]]:
    """Return values and shares, cut where hardly anything is left."""
    counts, total = picture["counts"], sum(picture["counts"])
    seen, low, high = 0, 0, len(counts) - 1
    for i, count in enumerate(counts):
        if seen <= 0.002 * total:
            low = i
        seen += count
        if seen >= 0.998 * total:
            high = i
            break
    return [picture["first"] + i for i in range(low, high + 1)], [c / total for c in counts[low : high + 1]]


def story(groups: Sequence[Group]) -> str:
    """Draw how often the lead changes, and when games are decided."""
    figure, [left, right] = _figure(3.0, 2)
    for i, group in enumerate(groups):
        x, y = _exact(group["pictures"]["leads"])
        left.plot(x, y, "o-", color=COLOURS[i % 7], linewidth=1.5, ms=4, label=title(group))
        picture = group["pictures"]["decided"]
        total, seen, line = sum(picture["counts"]), 0, []
        for count in picture["counts"]:
            seen += count
            line.append(seen / total)
        right.plot([5 * (picture["first"] + k) for k in range(len(line))], line, color=COLOURS[i % 7], linewidth=2)
    left.set_xlabel(worded("axis-leads"))
    left.set_ylabel(worded("axis-games"))
    left.set_ylim(bottom=0)
    left.legend(frameon=False)
    right.set_xlabel(worded("axis-over"))
    right.set_ylabel(worded("axis-decided"))
    right.set_xlim(0, 100)
    right.set_ylim(0, 1)
    for panel in (left, right):
        _percent(panel)
    return _svg(figure, worded("picture-story"))


def ends(groups: Sequence[Group]) -> str:
    """Draw why games end."""
    figure, [panel] = _figure(1.1 + 0.4 * len(groups))
    names = list(groups[0]["ends"])
    for y, group in enumerate(reversed(groups)):
        left = 0.0
        for i, name in enumerate(names):
            share = group["ends"][name]["mean"]
            panel.barh(y, share, left=left, color=COLOURS[i % 7], label=name if y == 0 else None, height=0.7)
            if share > 0.06:
                panel.text(left + share / 2, y, percent(share, 0), ha="center", va="center", color="white")
            left += share
    panel.set_yticks(range(len(groups)), [title(group) for group in reversed(groups)])
    panel.set_xlim(0, 1)
    _percent(panel, "x")
    panel.legend(frameon=False, ncols=4, loc="lower left", bbox_to_anchor=(0, 1))
    return _svg(figure, worded("picture-ends"))


def cards(group: Group, column: CardColumn) -> str:
    """Draw the win rates of the seats to whose cards something happened, with intervals, best first."""
    table = group["cards"]
    rows = [(table["names"][n], row[column["key"]]) for n, row in table["rows"].items() if column["key"] in row]
    rows = sorted((r for r in rows if r[1]["enough"]), key=lambda row: row[1]["win"])
    if len(rows) > 2 * MAX_CARDS:
        rows = rows[:MAX_CARDS] + rows[-MAX_CARDS:]
    figure, [panel] = _figure(1.2 + 0.23 * len(rows))
    panel.axvline(column["win"], color=FAIR, linewidth=1.5, linestyle="--", zorder=0)
    for y, (_, cell) in enumerate(rows):
        colour = GREY if not cell["stands_out"] else COLOURS[0] if cell["effect"] > 0 else COLOURS[1]
        panel.plot([cell["low"], cell["high"]], [y, y], color=colour, linewidth=2, solid_capstyle="round")
        panel.plot(cell["win"], y, "o", color=colour, ms=6)
    panel.set_yticks(range(len(rows)), [name for name, _ in rows])
    panel.set_ylim(-0.8, len(rows) - 0.2)
    panel.set_xlabel(worded("axis-card", label=column["label"], average=percent(column["win"])))
    panel.grid(axis="x", alpha=0.25)
    _percent(panel, "x")
    return _svg(figure, worded("picture-cards", label=column["label"]))


def change(versus: Versus, names: dict[str, str], key: str, label: str) -> str:
    """Draw how much better or worse the cards of side B do, best first."""
    rows = sorted(
        ((names[n], row[key]) for n, row in versus["cards"].items() if key in row), key=lambda row: row[1]["effect"]
    )
    rows = rows if len(rows) <= 2 * MAX_CARDS else rows[:MAX_CARDS] + rows[-MAX_CARDS:]
    figure, [panel] = _figure(1.2 + 0.23 * len(rows))
    panel.axvline(0, color=FAIR, linewidth=1.5, linestyle="--", zorder=0)
    for y, (_, cell) in enumerate(rows):
        colour = GREY if not cell["stands_out"] else COLOURS[0] if cell["effect"] > 0 else COLOURS[1]
        panel.plot([100 * cell["low"], 100 * cell["high"]], [y, y], color=colour, linewidth=2)
        panel.plot(100 * cell["effect"], y, "o", color=colour, ms=6)
    panel.set_yticks(range(len(rows)), [name for name, _ in rows])
    panel.set_ylim(-0.8, len(rows) - 0.2)
    panel.set_xlabel(worded("axis-change", label=label))
    panel.grid(axis="x", alpha=0.25)
    return _svg(figure, worded("picture-change", label=label))
