"""`purrlor simulate`: many games at full speed, and who won them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from purrlor.arguments import (
    MOST_GAMES,
    MOST_SEATS,
    MOST_THREADS,
    SEEDS,
    add_options,
    chosen_options,
    file_to_read,
    file_to_write,
    whole,
)
from purrlor.engine.batch import cores
from purrlor.engine.cuda import require_gpu
from purrlor.engine.game import Game
from purrlor.engine.playout import loop
from purrlor.errors import BadSetup, PurrlorError
from purrlor.files import read_text
from purrlor.games import MOST_SHEET, game
from purrlor.lab.jobs import (
    Job,
    Place,
    Sums,
    Work,
    add,
    bot_tally,
    chosen_pieces,
    game_of,
    new_job,
    over_threads,
    tally,
)
from purrlor.lab.keeper import Keeper
from purrlor.lab.progress import Progress

MOST_CHOSEN = 20  # lines that tell what was chosen; JSON tells all


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=100_000)
    parser.add_argument("--seats", type=whole(1, MOST_SEATS))
    parser.add_argument(
        "--bots", default="random", help="who plays: one name, or one for each seat with commas between"
    )
    parser.add_argument("--seed", type=whole(0, SEEDS), default=1, help="the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--gpu", action="store_true", help="play on a GPU; the very same games")
    parser.add_argument("--chosen", action="store_true", help="with --gpu: count how often each card was chosen")
    add_options(parser)
    add_places(parser)


def add_places(parser: argparse.ArgumentParser) -> None:
    """Let a command say where its games are played, with which cards, and where half-done work is kept."""
    parser.add_argument("--threads", type=whole(1, MOST_THREADS), help="how many threads (default: one for each core)")
    parser.add_argument("--cluster", metavar="tcp://HOST:PORT", help="play on the workers of a Dask scheduler")
    parser.add_argument("--cards", type=file_to_read, metavar="FILE", help="play with edited cards")
    parser.add_argument(
        "--keep",
        type=file_to_write,
        metavar="FILE",
        help="save the sums there as they grow; the same command then goes on",
    )


def run(args: argparse.Namespace) -> int:
    """Simulate and print what came out."""
    names = [name.strip() for name in args.bots.split(",")]
    played, chosen = game(args.game, args.cards), chosen_options(args)
    job = new_job(played, args.games, args.seats, args.seed, chosen, names, card_text(args), args.gpu)
    if args.chosen and not args.gpu:
        raise BadSetup("--chosen needs --gpu; on the processor `purrlor report` tells about cards.", field="chosen")
    if args.gpu:
        require_gpu()
    job = replace(job, count_moves=args.chosen)
    result = simulate_job(job, place_of(args, job, work_of(job)), args.keep)
    print(json.dumps(result, indent=1) if args.json else _told(result))
    return 0


def card_text(args: argparse.Namespace) -> str:
    """Give the edited cards as text, so that they can travel; empty for the usual ones."""
    return "" if args.cards is None else read_text(args.cards, "cards", MOST_SHEET)


def place_of(args: argparse.Namespace, job: Work, work: Callable[[Any, int], Sums]) -> Place:
    """Give where the chunks are done."""
    if not args.cluster:
        return over_threads(1 if getattr(args, "gpu", False) else cores(args.threads))
    from purrlor.lab.cluster import on_cluster

    return on_cluster(args.cluster, work, job)


def work_of(job: Job) -> Callable[[Job, int], Sums]:
    """Give what does a chunk."""
    return tally if job.by_chance else bot_tally


def simulate(
    played: Game,
    games: int,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    *,
    threads: int | None = 1,
    bots: Sequence[str] = ("random",),
) -> dict[str, Any]:
    """Play games and give their statistics; the same for every number of threads."""
    return simulate_job(new_job(played, games, seats, seed, options, bots), over_threads(cores(threads)))


def simulate_job(job: Job, place: Place, keep: Path | None = None) -> dict[str, Any]:
    """Play the games of a job somewhere."""
    _ready(job)
    keeper = Keeper("simulate", job.facts(), keep)
    spent = add_up(job, work_of(job), place, keeper)
    keeper.forget()
    return _result(job, keeper.sums, spent)


def add_up(job: Work, work: Callable[[Any, int], Sums], place: Place, keeper: Keeper) -> float:
    """Do the chunks that are not done yet and add them to what is kept; give the seconds spent, earlier ones too."""
    bar, start = Progress(job.games, "games"), time.perf_counter()
    bar.add(min(job.games, keeper.done * job.chunk))
    before = float(keeper.sums.pop("seconds", np.zeros(1))[0])
    if keeper.done:
        bar_note(f"going on after {bar.done:,} games, which {keeper.path} has kept")
    try:
        for k, part in enumerate(place(lambda k: work(job, k), range(keeper.done, job.chunks)), start=keeper.done):
            add(keeper.sums, part)
            keeper.sums["seconds"] = np.array([before + time.perf_counter() - start])
            keeper.step(k + 1)
            bar.add(job.span(k)[1])
    except (PurrlorError, KeyboardInterrupt, OSError) as error:
        raise _interrupted(error, keeper, job) from error
    return float(keeper.sums["seconds"][0])


def bar_note(text: str) -> None:
    """Say something that is no result."""
    print(f"purrlor: {text}", file=sys.stderr)


def _interrupted(error: BaseException, keeper: Keeper, job: Work) -> BaseException:
    """Keep what is done, and say where."""
    if keeper.done == 0 or isinstance(error, BadSetup):
        return error
    keeper.save()
    done = min(job.games, keeper.done * job.chunk)
    kept = f"{done:,} of {job.games:,} games are kept in {keeper.path}; the same command goes on from there."
    if isinstance(error, KeyboardInterrupt):
        bar_note(kept)
        return KeyboardInterrupt()
    return PurrlorError(f"{error} {kept}")


def _ready(job: Job) -> None:
    """Compile before the clock starts."""
    game_of(job).entries  # noqa: B018
    loop()
    if job.gpu:
        bar_note(f"compiling {game_of(job).title} for the GPU")
        tally(replace(job, games=1), 0)


def _result(job: Job, sums: Sums, seconds: float) -> dict[str, Any]:
    games, decisions = (int(n) for n in sums["games"])
    reasons = game_of(job).parts.reasons
    return {
        "game": job.game,
        "seats": job.seats,
        "bots": list(job.bots),
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "wins": [float(w) for w in sums["wins"][: job.seats]],
        "mean_scores": [float(s) / games for s in sums["scores"][: job.seats]],
        "mean_decisions": decisions / games,
        "longest": int(sums["max_longest"][0]),
        "reasons": {name: int(n) for name, n in zip(reasons, sums["reasons"], strict=False) if name},
        **({"chosen": chosen_pieces(game_of(job), sums["moves"])} if job.count_moves else {}),
    }


def _told(result: dict[str, Any]) -> str:
    games = result["games"]
    lines = [
        f"{games:,} games with {result['seats']} seats in {result['seconds']:.2f} s: "
        f"{result['decisions_per_second']:,.0f} decisions/s, {result['games_per_second']:,.0f} games/s",
        f"{result['mean_decisions']:.1f} decisions a game, at most {result['longest']}",
    ]
    for seat, (wins, score) in enumerate(zip(result["wins"], result["mean_scores"], strict=True)):
        who = result["bots"][seat % len(result["bots"])]
        lines.append(f"  seat {seat} ({who}): wins {100 * wins / games:5.2f} %, {score:6.2f} points on average")
    ends = ", ".join(f"{name} {100 * n / games:.1f} %" for name, n in result["reasons"].items())
    lines.append(f"ends: {ends}")
    for what, n in list(result.get("chosen", {}).items())[:MOST_CHOSEN]:
        lines.append(f"  {what}: {n / games:.2f} times a game")
    return "\n".join(lines)
