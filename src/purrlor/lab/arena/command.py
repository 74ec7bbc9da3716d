"""`purrlor arena`: bots play each other on the same deals from every seat, and are rated."""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import pickle
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from purrlor.arguments import MAX_SEATS, SEEDS, add_options, chosen_options, file_to_read, whole
from purrlor.bots import LEVELS
from purrlor.errors import BadSetup
from purrlor.files import unwritable
from purrlor.games import game
from purrlor.lab.arena.findings import ArenaResult
from purrlor.lab.arena.log import Log
from purrlor.lab.arena.schedule import ArenaSetup, Deal, play_deal, prepare, seatings
from purrlor.lab.run.places import card_text
from purrlor.lab.run.progress import Progress
from purrlor.lab.run.quiet_process import deaf_to_interrupts
from purrlor.saying import worded

PICTURES = (".svg", ".html")
MAX = {"games": 10_000_000, "jobs": 1_024}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--bots", default=",".join(LEVELS), help=worded("help-arena-bots"))
    parser.add_argument("--games", type=whole(), default=400, help=worded("help-arena-games"))
    parser.add_argument("--seats", type=whole(1, MAX_SEATS), help=worded("help-arena-seats"))
    parser.add_argument("--seed", type=whole(0, SEEDS), default=1, help=worded("help-seed"))
    parser.add_argument("--by", choices=("wins", "places"), default="wins", help=worded("help-arena-by"))
    parser.add_argument("--jobs", type=whole(), default=os.cpu_count() or 1, help=worded("help-arena-jobs"))
    parser.add_argument("--log", type=Path, metavar="FILE", help=worded("help-arena-log"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=worded("help-arena-plot"))
    parser.add_argument("--json", action="store_true", help=worded("help-json"))
    parser.add_argument("--cards", type=file_to_read, metavar="FILE", help=worded("help-cards"))
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and print what came out."""
    if args.plot:
        _check_picture(args.plot)
    result = arena(_setting(args), args.games, jobs=args.jobs, log=args.log, by=args.by)
    from purrlor.lab.arena import show

    if args.plot:
        show.save_picture(result, args.plot)
    if args.json:
        print(json.dumps(result, indent=1, allow_nan=False))
    else:
        show.show(result)
    return 0


def _check_picture(path: Path) -> None:
    """Refuse a picture that could not be written when all is played."""
    if path.suffix not in PICTURES:
        raise BadSetup("error-plot-name", path=path, field="plot")
    if trouble := unwritable(path):
        raise BadSetup("error-plot-unwritable", path=path, trouble=trouble, field="plot")


def _setting(args: argparse.Namespace) -> ArenaSetup:
    names = tuple(name.strip() for name in args.bots.split(",") if name.strip())
    seats = game(args.game, args.cards).seats[0] if args.seats is None else args.seats
    options = tuple(sorted(chosen_options(args).items()))
    return ArenaSetup(args.game, names, seats, args.seed, options, card_text(args))


def arena(setting: ArenaSetup, games: int, *, jobs: int = 1, log: Path | None = None, by: str = "wins") -> ArenaResult:
    """Let bots play each other and give ratings, matrix and turn order as data."""
    from purrlor.lab.arena.ratings import summary

    for name, number in (("games", games), ("jobs", jobs)):
        if not 1 <= number <= MAX[name]:
            raise BadSetup("error-arena-number", name=name, most=MAX[name], n=number, field=name)
    prepare(setting)
    _check_sent(setting, jobs)
    start = time.perf_counter()
    deals = play(setting, sizes(setting, games), jobs, log)
    return {**summary(setting, deals, by), "seconds": time.perf_counter() - start}


def _check_sent(setting: ArenaSetup, jobs: int) -> None:
    """Refuse bots that cannot be sent to other processes, before anything is played."""
    for name, given in zip(setting.names, setting.bots, strict=True):
        try:
            pickle.dumps(None if jobs == 1 else given)
        except Exception as error:  # whatever somebody's object does
            raise BadSetup("error-arena-unsent", name=name, error=error, field="jobs") from error


def sizes(setting: ArenaSetup, games: int) -> list[int]:
    """Return the number of games on each deal, for as many deals as have `games` together."""
    found: list[int] = []
    while games > 0:
        found.append(len(seatings(setting, len(found))))
        games -= found[-1]
    return found


def play(setting: ArenaSetup, sizes: Sequence[int], jobs: int, path: Path | None) -> list[Deal]:
    """Play the deals that are not in the log yet, and return them all."""
    log, wanted = Log(setting, path), range(len(sizes))
    missing = [deal for deal in wanted if deal not in log.deals]
    bar = Progress(sum(sizes))
    bar.add(sum(sizes) - sum(sizes[deal] for deal in missing))
    try:
        for deal in _played(setting, missing, min(jobs, len(missing))):
            log.add(deal)
            bar.add(len(deal.games))
    finally:
        log.close()
    return [log.deals[deal] for deal in wanted]


def _played(setting: ArenaSetup, deals: Sequence[int], jobs: int) -> Iterator[Deal]:
    """Play deals here, or in processes of their own."""
    if jobs <= 1:
        yield from (play_deal(setting, deal) for deal in deals)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        with deaf_to_interrupts():
            played = pool.map(partial(play_deal, setting), deals)
        yield from played
    except KeyboardInterrupt:
        _end_at_once(pool)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _end_at_once(pool: ProcessPoolExecutor) -> None:
    """End the workers, who may think for minutes; the pool's own thread stumbles over that, and need not say so."""
    usual, threading.excepthook = threading.excepthook, lambda _: None
    try:
        for process in multiprocessing.active_children():
            process.terminate()
        pool.shutdown(cancel_futures=True)
        gc.collect()  # it gives its semaphores back
    finally:
        threading.excepthook = usual
