"""What a bystander notices while one address attacks: `make bench-attacks`, or `python bench/attacks.py TITLE …`.

For every flood of `tests/server/attacks/floods.py`: the slowest of 99 % of moves and the slowest page of somebody else,
how much memory the server took more after the second and the tenth time, and the disk by itself beside it: a stall of
the disk is no doing of the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # beside this file lies another `server`

from server.attacks.bystander import bystander  # noqa: E402
from server.attacks.floods import FLOODS, attack  # noqa: E402
from server.attacks.target import target  # noqa: E402

PAUSE = 0.3
NOBODY = "nobody attacks"
HEAD = f"{'':42s} {'move p99':>9s} {'slowest':>8s} {'page':>8s} {'disk':>8s} {'2nd':>7s} {'10th':>7s}"


class Disk:
    """Writes a few bytes all the time, in the folder of the database, and notes the longest wait."""

    def __init__(self, place: Path) -> None:
        """Begin."""
        self.slowest, self._over = 0.0, threading.Event()
        self._thread = threading.Thread(target=self._write, args=[place / "disk"], daemon=True)
        self._thread.start()

    def _write(self, file: Path) -> None:
        with file.open("wb", buffering=0) as sink:
            while not self._over.wait(0.02):
                began = time.perf_counter()
                sink.write(b"x" * 64)
                os.fdatasync(sink.fileno())
                self.slowest = max(self.slowest, time.perf_counter() - began)

    def stop(self) -> float:
        """End, and give the longest wait."""
        self._over.set()
        self._thread.join()
        return self.slowest


async def measure(title: str, seconds: float, times: int, folder: str | None) -> None:
    """Attack a new server again and again, and print what somebody else noticed."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        async with target(Path(place)) as server, bystander(server) as noticed:
            disk, grown = Disk(Path(place)), []
            for _ in range(times):
                await (asyncio.sleep(seconds) if title == NOBODY else attack(server, title, seconds))
                await asyncio.sleep(PAUSE)
                grown.append(server.megabytes() - noticed.before)
            noticed.settle()
            waits = noticed.slowest(noticed.moves, 0.99), noticed.slowest(noticed.moves), noticed.slowest(noticed.pages)
            shown = " ".join(f"{1000 * wait:6.0f}ms" for wait in (*waits, disk.stop()))
            print(f"{title:42s} {shown} {grown[min(1, times - 1)]:5.0f}MB {grown[-1]:5.0f}MB", flush=True)


async def main() -> None:
    """Measure the floods that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=f"{NOBODY}, {', '.join(FLOODS)}")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long one attack goes on")
    parser.add_argument("--times", type=int, default=10, help="how often each is repeated")
    parser.add_argument("--folder", help="where the databases lie (default: the system's folder for such files)")
    args = parser.parse_args()
    unknown = [title for title in args.titles if title not in (NOBODY, *FLOODS)]
    if unknown:
        parser.error(f"there is no attack {unknown[0]!r}; there are: {', '.join(FLOODS)}")
    print(HEAD)
    for title in args.titles or (NOBODY, *FLOODS):
        await measure(title, args.seconds, args.times, args.folder)


if __name__ == "__main__":
    asyncio.run(main())
