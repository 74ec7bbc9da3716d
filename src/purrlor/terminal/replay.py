"""`purrlor replay FILE`: step through a saved game, or show one moment of it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from purrlor.engine.match import CONCEDE, Match
from purrlor.engine.record import Record
from purrlor.errors import BadSetup
from purrlor.games import game
from purrlor.terminal import draw


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--to", type=int, metavar="N", help="show the table after N moves and stop")
    parser.add_argument(
        "--seat", type=int, metavar="K", help="see it with the eyes of one seat (default: a spectator's)"
    )
    parser.add_argument("--all", action="store_true", help="print the whole game without stopping")


def run(args: argparse.Namespace) -> int:
    """Replay a record."""
    record = Record.from_json(args.file.read_text(encoding="utf-8", errors="replace"))
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise BadSetup(f"The record has no seat {args.seat}.", field="seat")
    if record.keeps_promise is not None:
        print(
            "The shuffle is the promised one." if record.keeps_promise else "WARNING: this is not the promised shuffle."
        )
    if args.to is not None:
        _show(game(record.game).replay(record, _within(args.to, record)), args.seat)
        return 0
    _step(record, args.seat, args.all or not sys.stdin.isatty())
    return 0


def _within(number: int, record: Record) -> int:
    if not 0 <= number <= len(record.moves):
        raise BadSetup(f"The record has {len(record.moves)} moves; there is no move {number}.", field="to")
    return number


def _show(match: Match, seat: int | None) -> None:
    view = match.view(seat)
    print(draw.table(match.game, view))
    if view["outcome"]:
        print(f"\n{draw.score_table(view)}")


def _step(record: Record, seat: int | None, nonstop: bool) -> None:
    """Tell each move; at a terminal, wait for Enter between them."""
    whole = game(record.game)
    match = whole.replay(record, 0)
    _show(match, seat)
    for ply, (mover, text) in enumerate(record.moves, start=1):
        if not nonstop and input("Enter for the next move, t for the table, q to stop: ") == "q":
            return
        told = match.concede(mover) if text == CONCEDE else match.play(mover, text)
        print(f"{ply:>4}  {match.names[mover]}: {text}")
        for line in draw.told(event.seen_by(seat, match.names)["text"] for event in told):
            print(f"        {line}")
    if match.is_over:
        print(f"\n{draw.score_table(match.view(seat))}")
