"""An arena's result for people: a table in the terminal, a picture as SVG, a page as HTML."""

from __future__ import annotations

import io
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.table import Table

from purrlor.lab.arena.findings import Ahead, ArenaResult


def tables(result: ArenaResult) -> Group:
    """Draw the ratings, the matrix and the turn order."""
    return Group(_ratings(result), _matrix(result), _turn_order(result))


def show(result: ArenaResult) -> None:
    """Print the tables, and how much was played."""
    console = Console()
    console.print(tables(result))
    console.print(
        f"{result['games']:,} games on {result['deals']:,} deals, each in every seating; {result['seconds']:.0f} s. "
        "± is a 95 % interval over deals.",
        highlight=False,
    )


def ranked(result: ArenaResult) -> list[int]:
    """Return the bots' numbers, best first."""
    return sorted(range(len(result["bots"])), key=lambda bot: -result["bots"][bot]["points"])


def _ratings(result: ArenaResult) -> Table:
    table = Table(title=f"{result['game']}, {result['seats']} seats", title_justify="left")
    table.add_column("bot")
    for name in ("rating", "above the next", "wins", "games"):
        table.add_column(name, justify="right")
    for row in (result["bots"][bot] for bot in ranked(result)):
        rating, step = (
            f"{row['points']:.0f} ± {row['plus_minus']:.0f}",
            f"{row['step']:.0f} ± {row['step_plus_minus']:.0f}",
        )
        wins = f"{100 * row['win_share']:.1f} ± {100 * row['win_plus_minus']:.1f} %"
        table.add_row(row["name"], rating, step if row["step"] else "", wins, f"{row['games']:,}")
    return table


def _matrix(result: ArenaResult) -> Table:
    order = ranked(result)
    table = Table(title=f"{_beats(result)}, in %  (* p < 0.01)", title_justify="left")
    table.add_column("")
    for bot in order:
        table.add_column(result["bots"][bot]["name"], justify="right")
    for a in order:
        table.add_row(result["bots"][a]["name"], *(_cell(result["ahead"][a][b]) for b in order))
    return table


def _beats(result: ArenaResult) -> str:
    return "finishes ahead of …" if result["by"] == "places" else "wins, when one of the two does"


def _cell(pair: Ahead | None) -> str:
    if pair is None:
        return ""
    return f"{100 * pair['share']:.1f}{'*' if pair['p'] < 0.01 else ' '}"


def _turn_order(result: ArenaResult) -> Table:
    table = Table(title="wins by turn order", title_justify="left")
    for place in range(result["seats"]):
        table.add_column("begins" if place == 0 else f"{place + 1}.", justify="right")
    table.add_row(*(f"{100 * row['win_share']:.1f} ± {100 * row['plus_minus']:.1f} %" for row in result["turn_order"]))
    return table


def save_picture(result: ArenaResult, path: Path) -> None:
    """Write the result: a page where the file ends in `.html`, else a picture."""
    path.write_text(page(result) if path.suffix == ".html" else picture(result), encoding="utf-8")


def page(result: ArenaResult) -> str:
    """Return one HTML file with the picture and the tables."""
    console = Console(record=True, width=120, file=io.StringIO())
    console.print(tables(result))
    title = escape(f"Arena: {result['game']}, {result['seats']} seats")
    words = escape(console.export_text())
    svg = picture(result).partition("<svg")[2]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><svg{svg}<pre>{words}</pre></html>\n"
    )


def picture(result: ArenaResult) -> str:
    """Draw the ratings with their intervals beside the matrix; the same result gives the same bytes."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "purrlor", "svg.fonttype": "none"})
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 1.6 + 0.5 * len(result["bots"])), layout="constrained")
    left, right = figure.subplots(1, 2)
    _draw_ratings(left, result)
    _draw_matrix(right, result)
    figure.suptitle(f"{result['game']}, {result['seats']} seats, {result['games']:,} games")
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()


def _draw_ratings(axes: Any, result: ArenaResult) -> None:
    rows = [result["bots"][bot] for bot in reversed(ranked(result))]
    axes.errorbar(
        [row["points"] for row in rows], range(len(rows)), xerr=[row["plus_minus"] for row in rows], fmt="o", capsize=4
    )
    axes.set_yticks(range(len(rows)), [row["name"] for row in rows])
    axes.set_xlabel("rating (95 % interval)")
    axes.grid(axis="x", alpha=0.3)


def _draw_matrix(axes: Any, result: ArenaResult) -> None:
    order = ranked(result)
    names = [result["bots"][bot]["name"] for bot in order]
    cells = [[50.0 if (pair := result["ahead"][a][b]) is None else 100 * pair["share"] for b in order] for a in order]
    axes.imshow(cells, vmin=0, vmax=100, cmap="RdYlGn", aspect="auto")
    for y, row in enumerate(cells):
        for x, share in enumerate(row):
            if x != y:
                axes.text(x, y, f"{share:.0f}", ha="center", va="center")
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title(f"{_beats(result)}, %", fontsize="medium")
