"""What the settings of a search are worth, as a picture: arenas against flat Monte Carlo on Kitty Cataclysm.

The opponent looks at every move equally often and plays by chance to the end. Games are kept in `--logs`, so that a run
that was stopped goes on, and more games can be asked for.

    python bench/curves.py --games 120 --logs curves --picture docs/search-curves.svg
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from purrlor.lab.arena.command import arena
from purrlor.lab.arena.schedule import ArenaSetup
from purrlor.lab.run.progress import Progress

GAME = "kitty-cataclysm"
FLAT = "search:400:explore=100:depth=0"
SEATS = (2, 4)
DEPTHS = {4: "4 steps", 8: "8 steps", 0: "to the end"}
STYLES = dict(zip(DEPTHS.values(), ("C0o-", "C1s-", "C3^-"), strict=True))


@dataclass(frozen=True)
class Curve:
    """One line of a picture: bots by what is on its x axis."""

    name: str
    bots: dict[float, str]


def panels() -> dict[str, list[Curve]]:
    """Return the curves of each picture, by what changes along it."""
    iterations, explores = (50, 200, 800, 3200), (0.1, 0.2, 0.4, 0.8)
    candidates = {0: "", 2: ":candidates=2", 4: ":candidates=4"}
    return {
        "iterations": [
            Curve(text, {n: f"search:{n}:explore=0.4:depth={depth}" for n in iterations})
            for depth, text in DEPTHS.items()
        ],
        "explore (400 iterations)": [
            Curve(DEPTHS[depth], {x: f"search:400:explore={x}:depth={depth}" for x in explores}) for depth in (8, 0)
        ],
        "candidates (400 iterations)": [
            Curve(
                DEPTHS[depth], {c: f"search:400:explore=0.4:depth={depth}{policy}" for c, policy in candidates.items()}
            )
            for depth in (8, 0)
        ],
    }


def strength(name: str, seats: int, games: int, logs: Path) -> tuple[float, float]:
    """Return the points of a bot above flat Monte Carlo, and half of their 95 % interval."""
    log = logs / f"{seats}-{name.replace(':', '_')}.jsonl"
    pair = arena(ArenaSetup(GAME, (name, FLAT), seats, 7), games, log=log)["ahead"][0][1]
    if pair is None or pair["share"] is None or pair["plus_minus"] is None:
        raise SystemExit(f"{games} games are too few deals for an interval: ask for more.")
    share = min(max(pair["share"], 0.01), 0.99)
    slope = 400 / math.log(10) / (share * (1 - share))
    return 400 * math.log10(share / (1 - share)), slope * pair["plus_minus"]


def measure(games: int, logs: Path) -> dict[tuple[int, str], tuple[float, float]]:
    """Play all arenas that the pictures need."""
    names = {name for curves in panels().values() for curve in curves for name in curve.bots.values()}
    wanted = [(seats, name) for seats in SEATS for name in sorted(names)]
    bar, found = Progress(len(wanted)), {}
    for seats, name in wanted:
        found[seats, name] = strength(name, seats, games, logs)
        bar.add(1)
    return found


def draw(found: dict[tuple[int, str], tuple[float, float]], path: Path) -> None:
    """Draw a row of panels for each number of seats."""
    import matplotlib

    matplotlib.rcParams.update({"svg.hashsalt": "purrlor", "svg.fonttype": "none", "font.size": 9})
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 5.6), layout="constrained")
    grid = figure.subplots(len(SEATS), len(panels()), sharey="row", sharex="col")
    for row, seats in zip(grid, SEATS, strict=True):
        row[0].set_ylabel(f"{seats} seats: points")
        for axes, (title, curves) in zip(row, panels().items(), strict=True):
            draw_panel(axes, curves, {name: rated for (at, name), rated in found.items() if at == seats})
            if seats == SEATS[-1]:
                axes.set_xlabel(title)
    grid[0][0].legend(title="play-outs", fontsize="small", frameon=False)
    figure.suptitle("Kitty Cataclysm: search against flat Monte Carlo with 400 play-outs to the end")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def draw_panel(axes: Any, curves: list[Curve], rated: dict[str, tuple[float, float]]) -> None:
    """Draw curves with their intervals; 0 is as strong as flat Monte Carlo."""
    for curve in curves:
        points, sure = zip(*(rated[name] for name in curve.bots.values()), strict=True)
        axes.errorbar(list(curve.bots), points, sure, fmt=STYLES[curve.name], lw=1, ms=4, label=curve.name)
    if min(curves[0].bots) > 0:
        axes.set_xscale("log")
        axes.minorticks_off()
    axes.set_xticks(list(curves[0].bots), [f"{x:g}" for x in curves[0].bots])
    axes.axhline(0, color="grey", lw=0.8)
    axes.grid(alpha=0.3)


def main() -> None:
    """Play, then draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=120, help="how many games each bot plays at least")
    parser.add_argument("--logs", type=Path, required=True, help="a folder for the games")
    parser.add_argument("--picture", type=Path, required=True, help="a file that ends in .svg or .png")
    args = parser.parse_args()
    args.logs.mkdir(exist_ok=True)
    draw(measure(args.games, args.logs), args.picture)


if __name__ == "__main__":
    main()
