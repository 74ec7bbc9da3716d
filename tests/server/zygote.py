"""Starts servers quickly: it has everything imported, and forks a real server process for every line on its input.

The tests kill those processes with SIGKILL at any moment; a new one is there after some milliseconds.
"""

from __future__ import annotations

import os
import sys

import purrlor
from purrlor.bots.registry import warm
from purrlor.server import app
from purrlor.server.cli import serve
from server.harness import hasty


def main(database: str, port: int) -> None:
    for name in purrlor.GAMES:
        purrlor.game(name).match(seed=1)
    warm()
    assert app is not None
    print("ready", flush=True)
    child = 0
    for line in sys.stdin:
        if child:
            os.waitpid(child, 0)
        if line.strip() != "start":
            return
        child = os.fork()
        if child == 0:
            sink = os.open(os.devnull, os.O_WRONLY)
            os.dup2(sink, 1)
            serve.serve(hasty(database), "127.0.0.1", port)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
