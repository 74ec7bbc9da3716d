"""`purrlor compile`: make the machine code of all games now, each in a process of its own."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from os import cpu_count

from purrlor.games import GAMES, folder
from purrlor.lab.run.quiet_process import deaf_to_interrupts
from purrlor.saying import worded

ONE = "import purrlor, sys; purrlor.game(sys.argv[1]).entries"
LOOK_SECONDS = 0.05
LOOPS = "loops"  # play-outs, batches, reports, bots: compiled once for all games
ALL_LOOPS = f"from {__name__} import compile_loops; compile_loops()"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="*", help=worded("help-compile-game"))


def run(args: argparse.Namespace) -> int:
    """Compile what is not in the cache yet."""
    names = args.game or list(GAMES)
    for name in names:
        folder(name)
    waiting, running, worst = [*names, LOOPS], dict[str, subprocess.Popen[bytes]](), 0
    try:
        while waiting or running:
            while waiting and len(running) < (cpu_count() or 1):
                name = waiting.pop(0)
                with deaf_to_interrupts():
                    running[name] = _begin(name)
            time.sleep(LOOK_SECONDS)
            worst = max([worst, *_ended(running)])
    finally:
        for process in running.values():
            process.terminate()
    return worst


def _begin(name: str) -> subprocess.Popen[bytes]:
    """Compile in a process that Ctrl-C does not reach: it ends when this one tells it to, without a word."""
    work = ALL_LOOPS if name == LOOPS else ONE
    return subprocess.Popen([sys.executable, "-c", work, name], start_new_session=True)


def _ended(running: dict[str, subprocess.Popen[bytes]]) -> list[int]:
    """Tell which are done, and return how they ended."""
    done = {name: code for name, process in running.items() if (code := process.poll()) is not None}
    for name, code in done.items():
        del running[name]
        print(worded("compile-ready" if code == 0 else "compile-failed", name=name), flush=True)
    return [abs(code) for code in done.values()]


def compile_loops() -> None:
    """Compile, or load, the loops that serve every game."""
    from purrlor.bots import warm
    from purrlor.engine.batch import batch, everyone, features, playout
    from purrlor.engine.native import step
    from purrlor.lab.cards import kernel

    for make in (step.compiled, playout.loop, batch.steps, features.compiled, everyone.compiled, kernel.loop, warm):
        make()
