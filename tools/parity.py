"""Plays games in lock-step, natively and in WebAssembly modules under Node: `make parity`.

`--games` says how many of each game; `--speed` measures play-outs and search on both sides as well, in turns.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import time

from purrlor.games import GAMES
from purrlor.games import game as named
from purrlor.site.module import game_module
from purrlor.site.parity import deals, differences, speeds


def main() -> int:
    """Compare, and say how it went; 1 when something differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=100, help="how many of each game")
    parser.add_argument("--speed", action="store_true", help="measure both sides, too")
    args = parser.parse_args()
    return int(sum([compared(name, args.games, args.speed) for name in args.game]) > 0)


def compared(name: str, games: int, speed: bool) -> int:
    """Compare one game, and return how many games differ."""
    game = named(name)
    module, began = game_module(game), time.perf_counter()
    found = differences(game, games)
    size = f"{len(module):,} bytes, {len(gzip.compress(module, 9)):,} gzipped"
    played, took = len(deals(game, games)), time.perf_counter() - began
    print(f"{name}: {played} games, {len(found)} differ; {size}; {took:.1f} s", flush=True)
    print(*found[:5], sep="\n", end="\n" if found else "")
    for what, (ours, theirs) in speeds(game).items() if speed else ():
        print(f"  {what}: native {ours:,.0f}/s, module {theirs:,.0f}/s ({theirs / ours:.0%})", flush=True)
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
