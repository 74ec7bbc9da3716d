"""`purrlor observation GAME`: what each number of a training observation means."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from typing import Any

from purrlor.engine.native.observe import Layout
from purrlor.games import game
from purrlor.saying import worded

SHOWN = 8  # how many names of values fit on a line


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--every", action="store_true", help=worded("help-observation-every"))
    parser.add_argument("--moves", action="store_true", help=worded("help-observation-moves"))
    parser.add_argument("--json", action="store_true", help=worded("help-observation-json"))


def run(args: argparse.Namespace) -> int:
    """Print the layout, or the actions."""
    played = game(args.game)
    rows = moves(played.definition.verbs) if args.moves else described(played.layout)
    if args.json:
        print(json.dumps(rows, indent=1))
    elif args.moves:
        print("\n".join(f"{row['index']:>6}  {row['text']}" for row in rows))
    else:
        print(f"{worded('observation-head', game=played.title, n=len(rows))}\n")
        print("\n".join(_every(rows) if args.every else _fields(played.layout)))
    return 0


def described(of: Layout) -> list[dict[str, Any]]:
    """Return the meaning of every index."""
    return [
        {"index": i, "name": c.name, "low": c.low, "high": c.high, **({"values": list(c.values)} if c.values else {})}
        for i, c in enumerate(of.cells)
    ]


def moves(verbs: Any) -> list[dict[str, Any]]:
    """Return the text of every action."""
    return [{"index": number, "text": verbs.text(number)} for number in range(verbs.size)]


def _every(rows: list[dict[str, Any]]) -> list[str]:
    return [
        f"{row['index']:>6}  {row['name']}  ({_span(row['low'], row['high'], row.get('values', ()))})" for row in rows
    ]


def _fields(of: Layout) -> list[str]:
    """Return one line for all numbers that tell one thing together."""
    lines, at = [], 0
    for title, runs in groupby(of.runs, key=lambda run: run.title):
        cells = [cell for run in runs for cell in run.cells]
        where = f"{at}" if len(cells) == 1 else f"{at}-{at + len(cells) - 1}"
        name = title if len(cells) == 1 else f"{title}: {cells[0].name} … {cells[-1].name}"
        alike = len({cell.values for cell in cells}) == 1
        lines.append(
            f"{where:>12}  {name}" + (f"  ({_span(cells[0].low, cells[0].high, cells[0].values)})" if alike else "")
        )
        at += len(cells)
    return lines


def _span(low: int, high: int, values: Any) -> str:
    if len(values) == 0 or list(values) == [str(i) for i in range(len(values))]:
        return worded("span", low=low, high=high)
    more = ", …" if len(values) > SHOWN else ""
    return ", ".join(f"{i} {name}" for i, name in enumerate(values[:SHOWN])) + more
