"""`purrlor compile`: make the machine code of all games now, each in a process of its own."""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

from purrlor.games import GAMES, folder

ONE = "import purrlor, sys; purrlor.game(sys.argv[1]).entries"
LOOPS = "loops"  # play-outs, batches, reports, bots: compiled once for all games
ALL_LOOPS = (
    "from purrlor.engine import batch, playout; from purrlor.lab import study_loop; from purrlor import bots; "
    "playout.loop(); batch.steps(); study_loop.loop(); bots.warm()"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="*", help="the games; without any, all of them")


def run(args: argparse.Namespace) -> int:
    """Compile what is not in the cache yet."""
    names = args.game or list(GAMES)
    for name in names:
        folder(name)
    with ThreadPoolExecutor(max(1, cpu_count() or 1)) as pool:
        codes = list(pool.map(_one, [*names, LOOPS]))
    return max(codes)


def _one(name: str) -> int:
    work = ALL_LOOPS if name == LOOPS else ONE
    code = subprocess.run([sys.executable, "-c", work, name], check=False).returncode
    print(f"{name}: {'ready' if code == 0 else 'failed'}")
    return code
