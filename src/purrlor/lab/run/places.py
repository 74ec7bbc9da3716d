"""Where the games of a command are played, with which cards, and where half-done work is kept: the shared arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from purrlor.arguments import MAX_THREADS, file_to_read, file_to_write, whole
from purrlor.engine.batch.batch import cores
from purrlor.files import read_text
from purrlor.games import MAX_SHEET
from purrlor.lab.run.jobs import Place, Sums, Work, over_threads
from purrlor.saying import worded


def add_places(parser: argparse.ArgumentParser) -> None:
    """Let a command say where its games are played, with which cards, and where half-done work is kept."""
    parser.add_argument("--threads", type=whole(1, MAX_THREADS), help=worded("help-threads"))
    parser.add_argument("--cluster", metavar="tcp://HOST:PORT", help=worded("help-run-cluster"))
    parser.add_argument("--cards", type=file_to_read, metavar="FILE", help=worded("help-cards"))
    parser.add_argument(
        "--keep",
        type=file_to_write,
        metavar="FILE",
        help=worded("help-run-keep"),
    )


def card_text(args: argparse.Namespace) -> str:
    """Return the edited cards as text, so that they can travel; empty for the usual ones."""
    return "" if args.cards is None else read_text(args.cards, "cards", MAX_SHEET)


def place_of(args: argparse.Namespace, job: Work, work: Callable[[Any, int], Sums]) -> Place:
    """Return where the chunks are done."""
    if not args.cluster:
        return over_threads(1 if getattr(args, "gpu", False) else cores(args.threads))
    from purrlor.lab.run.cluster import on_cluster

    return on_cluster(args.cluster, work, job)
