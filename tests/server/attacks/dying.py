"""Looks for the key of a copied database, and dies by kill -9 at the given line of our code; run as a process.

`python -m server.attacks.dying YESTERDAY FOLDER`: makes a copy of the database for every line, 1, 2, 3 …, until one
lives to the end, and lets a child die there. Prints the number of lines.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from purrlor.server.db.database import open_held, release
from purrlor.server.identity.key import place_of, settle

OURS = ("purrlor/server/identity/key.py", "purrlor/server/db/private_files.py")


def find_key(database: Path) -> bytes:
    """Do what a server does at its start."""
    engine, held = open_held(str(database))
    try:
        return settle(engine, place_of(str(database))).current
    finally:
        release(engine, held)


def die_at(line: int) -> None:
    """Kill this process when it reaches this line of our code, in the order in which they run."""
    left = line

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal left
        if not frame.f_code.co_filename.endswith(OURS):
            return None
        left -= event == "line"
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return trace

    sys.settrace(trace)


def main(yesterday: Path, folder: Path) -> int:
    """Die at every line."""
    warm = folder / "warm.db"
    shutil.copyfile(yesterday, warm)
    find_key(warm)  # everything is imported
    line = 0
    while True:
        line += 1
        database = folder / f"{line}.db"
        shutil.copyfile(yesterday, database)
        child = os.fork()
        if child == 0:
            die_at(line)
            find_key(database)
            os._exit(0)
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0:
            print(line)
            return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
