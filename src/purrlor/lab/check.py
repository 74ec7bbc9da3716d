"""`purrlor check`: random play over every number of seats and every option, looking for what must never happen."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from purrlor.arguments import MAX_GAMES, folder_to_fill, whole
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match
from purrlor.engine.match.record import Record
from purrlor.errors import BadSetup, PurrlorError
from purrlor.games import GAMES, game
from purrlor.lab.run.progress import Progress
from purrlor.saying import tell, worded
from purrlor.testing import CheckFailed, Variant, check_native, variants, walks

CHUNK = 2_000
WALK_SHARE = 500  # one game in so many is also walked step by step, plain beside native, with the two-world test
MAX_WALKS = 600
MAX_SEED = 1 << 48  # every set-up has a seed of its own, a thousand times as large


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", help=worded("help-check-game"))
    parser.add_argument("--games", type=whole(1, MAX_GAMES), default=10_000, help=worded("help-check-games"))
    parser.add_argument("--seed", type=whole(0, MAX_SEED), default=1)
    parser.add_argument("--out", type=folder_to_fill, default=Path("."), help=worded("help-check-out"))


def run(args: argparse.Namespace) -> int:
    """Check, and say what was found."""
    if args.games < 1:
        raise BadSetup("error-games-few", n=str(args.games), field="games")
    found = 0
    for name in [args.game] if args.game else GAMES:
        found += _check_one(game(name), args.games, args.seed, args.out)
    return 1 if found else 0


def _check_one(played: Game, games: int, seed: int, out: Path) -> int:
    start = time.perf_counter()
    try:
        decisions = _natively(played, games, seed)
        walked = _walked(played, max(len(variants(played)), min(games // WALK_SHARE, MAX_WALKS)), seed)
    except CheckFailed as failure:
        print(f"{played.title}: {failure}\n  {worded('check-saved', path=_saved(failure.record, out))}")
        return 1
    spent = time.perf_counter() - start
    tell(
        "check-nothing", game=played.title, games=games, decisions=decisions, setups=len(variants(played)),
        walked=walked, seconds=round(spent),
    )  # fmt: skip
    return 0


def _natively(played: Game, games: int, seed: int) -> int:
    """Spread the games over all set-ups, in compiled code."""
    ways, bar, decisions = variants(played), Progress(games), 0
    share = [games // len(ways) + (i < games % len(ways)) for i in range(len(ways))]
    for i, (variant, count) in enumerate(zip(ways, share, strict=True)):
        for first in range(0, count, CHUNK):
            part = min(CHUNK, count - first)
            decisions += _chunk(played, variant, seed * 1009 + i, part, first)
            bar.add(part)
    return decisions


def _chunk(played: Game, variant: Variant, seed: int, count: int, first: int) -> int:
    """Play a chunk; a game that breaks is played again move by move, so that its record holds the moves."""
    try:
        return check_native(played, variant, seed, count, first)
    except CheckFailed as failure:
        raise CheckFailed(str(failure), _with_moves(played, failure.record)) from failure


def _with_moves(played: Game, record: Record) -> Record:
    """Repeat the compiled loop's choices in Python up to the move that breaks."""
    from purrlor.engine.batch.playout import same_choices

    match: Match = played.replay(record)
    try:
        for seat, move in same_choices(match):
            match.play(seat, move)
    except PurrlorError:
        pass
    return match.record


def _walked(played: Game, count: int, seed: int) -> int:
    bar, walk = Progress(count), walks(played, seed)
    for _ in range(count):
        next(walk)()
        bar.add(1)
    return count


def _saved(record: Record, out: Path) -> Path:
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{record.game}-failure-{record.seed:x}.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path
