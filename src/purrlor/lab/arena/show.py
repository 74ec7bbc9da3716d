"""An arena's result for people: a table in the terminal, a picture as SVG, a page as HTML."""

from __future__ import annotations

import io
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.table import Table

from purrlor.lab.arena.findings import Ahead, ArenaResult
from purrlor.saying import spoken, worded


def tables(result: ArenaResult) -> Group:
    """Draw the ratings, the matrix and the turn order."""
    return Group(_ratings(result), _matrix(result), _turn_order(result))


def show(result: ArenaResult) -> None:
    """Print the tables, and how much was played."""
    console = Console()
    console.print(tables(result))
    console.print(_played(result), highlight=False)


def _played(result: ArenaResult) -> str:
    games, deals, seconds = result["games"], result["deals"], round(result["seconds"])
    if deals < 2:
        return worded("arena-played-few", games=games, seconds=seconds)
    return worded("arena-played", games=games, deals=deals, seconds=seconds)


def ranked(result: ArenaResult) -> list[int]:
    """Return the bots' numbers, best first."""
    return sorted(range(len(result["bots"])), key=lambda bot: -result["bots"][bot]["points"])


def _ratings(result: ArenaResult) -> Table:
    table = Table(title=_title(result), title_justify="left")
    table.add_column(worded("arena-bot"))
    for name in (worded("arena-rating"), worded("arena-step"), worded("arena-wins"), worded("arena-games")):
        table.add_column(name, justify="right")
    for row in (result["bots"][bot] for bot in ranked(result)):
        rating, step = _points(row["points"], row["plus_minus"]), _points(row["step"], row["step_plus_minus"])
        wins = _share(row["win_share"], row["win_plus_minus"])
        table.add_row(row["name"], rating, step if row["step"] else "", wins, worded("number", n=row["games"]))
    return table


def _matrix(result: ArenaResult) -> Table:
    order = ranked(result)
    table = Table(title=worded("arena-matrix", beats=_beats(result)), title_justify="left")
    table.add_column("")
    for bot in order:
        table.add_column(result["bots"][bot]["name"], justify="right")
    for a in order:
        table.add_row(result["bots"][a]["name"], *(_cell(result["ahead"][a][b]) for b in order))
    return table


def _beats(result: ArenaResult) -> str:
    return worded("arena-ahead" if result["by"] == "places" else "arena-beats")


def _title(result: ArenaResult) -> str:
    return worded("arena-title", game=result["game"], seats=result["seats"])


def _points(points: float, sure: float | None) -> str:
    if sure is None:
        return worded("number", n=round(points))
    return worded("arena-points", points=round(points), sure=round(sure))


def _share(share: float | None, sure: float | None) -> str:
    if share is None or sure is None:
        return _bare(share)
    return worded("arena-share", share=100 * share, sure=100 * sure)


def _bare(share: float | None) -> str:
    return "–" if share is None else worded("number-one", n=100 * share)


def _cell(pair: Ahead | None) -> str:
    if pair is None:
        return ""
    return f"{_bare(pair['share'])}{'*' if pair['p'] is not None and pair['p'] < 0.01 else ' '}"


def _turn_order(result: ArenaResult) -> Table:
    table = Table(title=worded("arena-order"), title_justify="left")
    for place in range(result["seats"]):
        table.add_column(worded("arena-begins") if place == 0 else f"{place + 1}.", justify="right")
    table.add_row(*(_share(row["win_share"], row["plus_minus"]) for row in result["turn_order"]))
    return table


def save_picture(result: ArenaResult, path: Path) -> None:
    """Write the result: a page where the file ends in `.html`, else a picture."""
    path.write_text(page(result) if path.suffix == ".html" else picture(result), encoding="utf-8")


def page(result: ArenaResult) -> str:
    """Return one HTML file with the picture and the tables."""
    console = Console(record=True, width=120, file=io.StringIO())
    console.print(tables(result))
    title = escape(worded("arena-page", title=_title(result)))
    words = escape(console.export_text())
    svg = picture(result).partition("<svg")[2]
    return (
        f'<!doctype html><html lang="{spoken()}"><meta charset="utf-8"><title>{title}</title>'
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
    figure.suptitle(worded("arena-picture", title=_title(result), games=result["games"]))
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()


def _draw_ratings(axes: Any, result: ArenaResult) -> None:
    rows = [result["bots"][bot] for bot in reversed(ranked(result))]
    axes.errorbar(
        [row["points"] for row in rows],
        range(len(rows)),
        xerr=[row["plus_minus"] or 0 for row in rows],
        fmt="o",
        capsize=4,
    )
    axes.set_yticks(range(len(rows)), [row["name"] for row in rows])
    axes.set_xlabel(worded("arena-axis"))
    axes.grid(axis="x", alpha=0.3)


def _draw_matrix(axes: Any, result: ArenaResult) -> None:
    order = ranked(result)
    names = [result["bots"][bot]["name"] for bot in order]
    cells = [[_percent(result["ahead"][a][b]) for b in order] for a in order]
    axes.imshow(cells, vmin=0, vmax=100, cmap="RdYlGn", aspect="auto")
    for y, row in enumerate(cells):
        for x, share in enumerate(row):
            if _is_known(result["ahead"][order[y]][order[x]]):
                axes.text(x, y, f"{share:.0f}", ha="center", va="center")
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title(f"{_beats(result)}, %", fontsize="medium")


def _is_known(pair: Ahead | None) -> bool:
    return pair is not None and pair["share"] is not None


def _percent(pair: Ahead | None) -> float:
    """Return what a cell is painted with: the middle where there is nothing to say."""
    return 50.0 if pair is None or pair["share"] is None else 100 * pair["share"]
