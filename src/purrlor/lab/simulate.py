"""`purrlor simulate`: many games at full speed, and who won them."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from typing import Any

from purrlor.arguments import add_options, chosen_options
from purrlor.engine.game import Game
from purrlor.engine.options import settle_options
from purrlor.engine.playout import TROUBLES, Tally, loop, play_games
from purrlor.errors import BadSetup, RulesFault
from purrlor.games import game
from purrlor.lab.progress import Progress

CHUNK = 5_000
BOTS = ("random",)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="random", help="who plays (random)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Simulate and print what came out."""
    if args.bots not in BOTS:
        raise BadSetup(f"There is no bot '{args.bots}' to simulate with; there is {', '.join(BOTS)}.", field="bots")
    result = simulate(game(args.game), args.games, args.seats, args.seed, chosen_options(args))
    print(json.dumps(result, indent=1) if args.json else _told(result))
    return 0


def simulate(
    played: Game, games: int, seats: int | None = None, seed: int = 1, options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Play random games in compiled code and give their statistics."""
    if games < 1:
        raise BadSetup(f"The number of games must be at least 1, not {games}.", field="games")
    if not 0 <= seed < 1 << 64:
        raise BadSetup(
            f"The seed of a simulation has at most 64 bits and is not negative, unlike {seed}.", field="seed"
        )
    blank = _blank(played, seats, seed, {"windows": "quick", **(options or {})})
    loop()  # compiled before the clock starts
    tally, bar, start = Tally(), Progress(games, "games"), time.perf_counter()
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        tally.add(play_games(played, blank, first, count))
        bar.add(count)
    _check(tally)
    return _result(played, tally, int(blank["seats"][0]), time.perf_counter() - start)


def _blank(played: Game, seats: int | None, seed: int, options: Mapping[str, Any]) -> Any:
    """Give the state before the set-up; asking for a match checks seats and options."""
    chosen = settle_options(played.options, options, played.parts.seats_rule)
    match = played.match(seats, 0, chosen)
    blank = played.blank(match.seats, seed << 64, chosen)
    blank["quiet"] = 1
    return blank


def _check(tally: Tally) -> None:
    if tally.games[3]:
        raise RulesFault(f"Game {tally.games[4]} broke at ply {tally.games[5]}: {TROUBLES[tally.games[3]]}.")


def _result(played: Game, tally: Tally, seats: int, seconds: float) -> dict[str, Any]:
    games, decisions = int(tally.games[0]), int(tally.games[1])
    reasons = {name: int(n) for name, n in zip(played.parts.reasons, tally.reasons, strict=False) if name}
    return {
        "game": played.id,
        "seats": seats,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "wins": [float(w) for w in tally.wins[:seats]],
        "mean_scores": [float(s) / games for s in tally.scores[:seats]],
        "mean_decisions": decisions / games,
        "longest": int(tally.games[2]),
        "reasons": reasons,
    }


def _told(result: dict[str, Any]) -> str:
    games = result["games"]
    lines = [
        f"{games:,} games with {result['seats']} seats in {result['seconds']:.2f} s: "
        f"{result['decisions_per_second']:,.0f} decisions/s, {result['games_per_second']:,.0f} games/s",
        f"{result['mean_decisions']:.1f} decisions a game, at most {result['longest']}",
    ]
    for seat, (wins, score) in enumerate(zip(result["wins"], result["mean_scores"], strict=True)):
        lines.append(f"  seat {seat}: wins {100 * wins / games:5.2f} %, {score:6.2f} points on average")
    ends = ", ".join(f"{name} {100 * n / games:.1f} %" for name, n in result["reasons"].items())
    return "\n".join([*lines, f"ends: {ends}"])
