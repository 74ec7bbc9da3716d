"""Play on a GPU: speed of every game, and the digests of final states that the CPU must reach as well.

`python bench/gpu.py --out FILE` on a machine with a GPU; `tests/gpu` compares the digests on any machine.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import purrlor
from purrlor.engine.batch.playout import play_games
from purrlor.engine.gpu.launch import play_on_gpu
from purrlor.engine.match.game import Game
from purrlor.errors import PurrlorError

PARITY_GAMES = 10_000
SEED = 11


def blank_of(game: Game, seats: int) -> Any:
    """Return the quiet, quick table that simulations use."""
    blank = game.blank(seats, SEED << 64, {"windows": "quick"})
    blank["quiet"] = 1
    return blank


def digest(states: Any) -> str:
    """Return a digest of many states."""
    return hashlib.sha256(np.ascontiguousarray(states).tobytes()).hexdigest()


def on_cpu(game: Game, seats: int, count: int = PARITY_GAMES) -> str:
    """Play on the CPU and give the digest of all final states."""
    finals = np.zeros(count, game.definition.state.dtype)
    play_games(game, blank_of(game, seats), 0, count, finals=finals)
    return digest(finals)


def measure(game: Game, games: int) -> dict[str, Any]:
    """Measure one game on the GPU."""
    seats = min(4, game.seats[-1])
    blank, start = blank_of(game, seats), time.perf_counter()
    parity = play_on_gpu(game, blank, 0, PARITY_GAMES, finals=True)
    print(f"{game.id}: compiled and played {PARITY_GAMES} games in {time.perf_counter() - start:.1f} s", flush=True)
    play_on_gpu(game, blank, 0, 1000)
    best = 0.0
    for k in range(3):
        start = time.perf_counter()
        played = play_on_gpu(game, blank, k * games, games)
        best = max(best, played.tally.games[1] / (time.perf_counter() - start))
    decisions = int(played.tally.games[1])
    print(f"{game.id}: {best / 1e6:,.0f} million decisions/s ({decisions / games:.1f} a game)", flush=True)
    return {
        "version": game.version,
        "seats": seats,
        "seed": SEED,
        "games": PARITY_GAMES,
        "digest": digest(parity.finals),
        "decisions_per_second": best,
        "games_at_once": games,
    }


def main() -> None:
    """Measure the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(purrlor.GAMES))
    parser.add_argument("--count", type=int, default=1 << 23)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    found: dict[str, Any] = {}
    for name in args.games:
        try:
            found[name] = measure(purrlor.game(name), args.count)
        except PurrlorError as error:
            sys.exit(str(error))
        if args.out:
            args.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
