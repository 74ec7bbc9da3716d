"""`purrlor replay FILE`: step through a saved game, or show one moment of it."""

from __future__ import annotations

import argparse
import sys

from purrlor.arguments import MAX_SEATS, file_to_read, whole
from purrlor.engine.match.match import Match
from purrlor.engine.match.record import MAX_MOVES, Record, played_from
from purrlor.errors import BadSetup
from purrlor.files import read_text
from purrlor.games import game
from purrlor.saying import ask, say, spoken, tell, worded
from purrlor.terminal import draw


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=file_to_read)
    parser.add_argument("--to", type=whole(0, MAX_MOVES), metavar="N", help=worded("help-replay-to"))
    parser.add_argument(
        "--seat",
        type=whole(0, MAX_SEATS),
        metavar="K",
        help=worded("help-replay-seat"),
    )
    parser.add_argument("--all", action="store_true", help=worded("help-replay-all"))


def run(args: argparse.Namespace) -> int:
    """Replay a record."""
    record = Record.from_json(read_text(args.file, "file"))
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise BadSetup("error-record-no-seat", seat=args.seat, field="seat")
    if record.keeps_commitment is not None:
        tell("shuffle-kept" if record.keeps_commitment else "shuffle-broken")
    if args.to is not None:
        match = game(record.game).replay(record, _within(args.to, record))
        with played_from(record, args.to):
            _show(match, args.seat)
        return 0
    _step(record, args.seat, args.all or not sys.stdin.isatty())
    return 0


def _within(number: int, record: Record) -> int:
    if not 0 <= number <= len(record.moves):
        raise BadSetup("error-record-no-move", n=len(record.moves), move=str(number), field="to")
    return number


def _show(match: Match, seat: int | None) -> None:
    view = match.view(seat, spoken())
    say(draw.table(match.game, view))
    if view["outcome"]:
        say(f"\n{draw.score_table(match.game, view)}")


def _step(record: Record, seat: int | None, nonstop: bool) -> None:
    """Tell each move; at a terminal, wait for Enter between them."""
    match = game(record.game).replay(record, 0)
    with played_from(record, 0):
        _show(match, seat)
    for ply in range(1, len(record.moves) + 1):
        if not nonstop and not _goes_on(match, seat):
            return
        with played_from(record, ply):
            _tell(match, record, ply, seat)
    if match.is_over:
        with played_from(record, match.ply):
            say(f"\n{draw.score_table(match.game, match.view(seat, spoken()))}")


def _goes_on(match: Match, seat: int | None) -> bool:
    """Wait for Enter, and draw the table as often as it is wished for."""
    try:
        while (wish := ask(f"{worded('replay-wish')} ").strip()) == "t":
            _show(match, seat)
    except EOFError:
        say()
        return False
    return wish != "q"


def _tell(match: Match, record: Record, ply: int, seat: int | None) -> None:
    """Play a move, and tell what happened."""
    mover, text = record.moves[ply - 1]
    told = match.enter(mover, text)
    say(f"{ply:>4}  {match.names[mover]}: {text}")
    for line in draw.told(event.seen_by(seat, match.names, spoken())["text"] for event in told):
        say(f"        {line}")
