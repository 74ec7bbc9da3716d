"""`purrlor train GAME`: a network learns a game by playing itself, from nothing or on from a file."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from purrlor.arguments import MAX_THREADS, SEEDS, file_to_read, file_to_write, real, whole
from purrlor.engine.batch.batch import cores
from purrlor.errors import BadSetup
from purrlor.games import game
from purrlor.saying import say, worded

if TYPE_CHECKING:  # torch is asked for when a training begins, not when help is
    from purrlor.train.course import Setting
    from purrlor.train.curve import Point

MATCHES, GPU_MATCHES = 1_024, 32_768
MINIBATCH, GPU_MINIBATCH = 4_096, 32_768
RATE_FALLS, ENTROPY_FALLS = 20, 10  # how many times smaller they are at the end


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game")
    parser.add_argument("--minutes", type=real(0.01, 100_000), default=8.0, help=worded("help-train-minutes"))
    parser.add_argument("--decisions", type=whole(1), help=worded("help-train-decisions"))
    parser.add_argument("--seed", type=whole(0, SEEDS >> 1), default=1, help=worded("help-train-seed"))
    parser.add_argument("--gpu", action="store_true", help=worded("help-train-gpu"))
    parser.add_argument("--from", dest="start", type=file_to_read, metavar="FILE", help=worded("help-train-from"))
    parser.add_argument("--out", type=file_to_write, metavar="FILE", help=worded("help-train-out"))
    parser.add_argument("--seats", help=worded("help-train-seats"))
    parser.add_argument("--width", type=whole(8, 4096), help=worded("help-train-width"))
    parser.add_argument("--look", type=whole(4, 1024), help=worded("help-train-look"))
    parser.add_argument("--rows", type=whole(16, 32_767), help=worded("help-train-rows"))
    parser.add_argument("--matches", type=whole(8, 1 << 20), help=worded("help-train-matches"))
    parser.add_argument("--steps", type=whole(2, 1024), default=32, help=worded("help-train-steps"))
    parser.add_argument("--minibatch", type=whole(16, 1 << 22), help=worded("help-train-minibatch"))
    parser.add_argument("--rate", type=real(1e-8, 1), default=4e-4, help=worded("help-train-rate"))
    parser.add_argument("--entropy", type=real(0, 1), default=0.02, help=worded("help-train-entropy"))
    parser.add_argument("--threads", type=whole(1, MAX_THREADS), help=worded("help-threads"))


def run(args: argparse.Namespace) -> int:
    """Train, and tell how it goes."""
    from purrlor.train.course import Course

    played, out = game(args.game), args.out or Path(f"{args.game}.npz")
    if out.suffix != ".npz":
        raise BadSetup("error-train-name", path=out, field="out")
    course = Course(played, _setting(args, tuple(played.seats)), args.start)
    shape = course.shape
    say(worded("train-begins", game=played.title, rows=shape.rows, width=shape.width, device=course.device_name))
    course.command = " ".join(["purrlor", "train", *_words()])
    with _interruptible() as struck:
        course.run(out, _tell, struck)
    say(worded("train-kept", path=out))
    if struck():
        raise KeyboardInterrupt
    return 0


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
    """Let Ctrl-C end a training after its round, with whole files; a second one ends it where it is."""
    usual, struck = signal.getsignal(signal.SIGINT), threading.Event()

    def strike(number: int, frame: FrameType | None) -> None:
        struck.set()
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, strike)
    try:
        yield struck.is_set
    finally:
        signal.signal(signal.SIGINT, usual)


def _words() -> list[str]:
    return sys.argv[2:] if len(sys.argv) > 2 and sys.argv[1] == "train" else []


def _setting(args: argparse.Namespace, seats: tuple[int, ...]) -> Setting:
    import torch

    from purrlor.train.course import Setting
    from purrlor.train.ppo import Recipe

    if args.gpu and not torch.cuda.is_available():
        raise BadSetup("error-train-gpu", field="gpu")
    return Setting(
        minutes=args.minutes, decisions=args.decisions, seed=args.seed, device="cuda" if args.gpu else "cpu",
        seats=_seats(args.seats, seats), width=args.width, look=args.look, rows=args.rows,
        matches=args.matches or (GPU_MATCHES if args.gpu else MATCHES), steps=args.steps, threads=cores(args.threads),
        recipe=Recipe(
            minibatch=args.minibatch or (GPU_MINIBATCH if args.gpu else MINIBATCH),
            rate=(args.rate, args.rate / RATE_FALLS), entropy=(args.entropy, args.entropy / ENTROPY_FALLS),
        ),
    )  # fmt: skip


def _seats(text: str | None, known: tuple[int, ...]) -> tuple[int, ...]:
    """Read numbers of seats like `2,3,4`; without them, all that the game has."""
    if text is None:
        return known
    found = tuple(sorted({int(word) for word in text.split(",") if word.strip().isdigit()}))
    if not found or not set(found) <= set(known):
        raise BadSetup("error-train-seats", known=", ".join(map(str, known)), text=text, field="seats")
    return found


def _tell(point: Point) -> None:
    line = worded(
        "train-line",
        minutes=round(point.minutes, 1),
        decisions=round(point.decisions / 1e6, 2),
        speed=round(point.speed),
        entropy=round(point.entropy, 3),
        error=round(point.error, 3),
    )
    say(line)
    for rival, shares in point.strength.items():
        told = ", ".join(f"{n}: {100 * share:.0f} %" for n, share in shares.items())
        say("  " + worded("train-strength", rival=rival, shares=told))
    sys.stdout.flush()
