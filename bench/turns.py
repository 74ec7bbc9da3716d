"""Two versions of the server in turns, in one run: `make bench-turns AGAINST=COMMIT`.

Machines are noisy: a figure of today says little about a figure of yesterday. Here both servers run, on one core, and
get bursts of the same load one after the other; what counts is the ratio within each pair, and the median of those.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import tempfile
from pathlib import Path

from load import Load
from server import MAX_MOVES, PLIES, Server, raise_limits, set_up

ROOT = Path(__file__).parent.parent
MESSAGES = Path("src/purrlor/server/wire/messages.py")


class Side:
    """One of the two versions, with tables that wait to be played."""

    def __init__(self, source: Path, place: str, core: int, pool: int, at_once: int) -> None:
        """Start its server and set tables up."""
        self.server = Server(place, core, source / "src")
        self.load = Load(set_up([self.server], pool), at_once, 0.0)
        self.load.protocol = protocol_of(source)
        self.rates: list[float] = []
        self.cpu: list[float] = []

    async def burst(self, seconds: float) -> None:
        """Play for so long, and note moves a second and processor seconds a move."""
        before = self.server.cpu()
        await self.load.run(seconds)
        moves = len(self.load.tally.waits)
        self.rates.append(moves / (self.load.ended - self.load.began))
        await asyncio.sleep(0.1)  # for what is still on its way
        self.cpu.append((self.server.cpu() - before) / max(1, moves))


def protocol_of(source: Path) -> int:
    """Return the protocol that a version speaks."""
    found = re.search(r"^PROTOCOL = (\d+)$", (source / MESSAGES).read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return int(found[1])


async def in_turns(new: Side, old: Side, pairs: int, seconds: float) -> None:
    """Let both play, the one that begins changing from pair to pair; the first pair warms up."""
    for side in (new, old):
        await side.load.connect()
    for pair in range(pairs + 1):
        for side in (new, old) if pair % 2 else (old, new):
            await side.burst(seconds)
    for side in (new, old):
        del side.rates[0], side.cpu[0]


def compare(old_source: Path, pairs: int, seconds: float, tables: int) -> None:
    """Measure, and print every pair and the medians."""
    mine, theirs = sorted(os.sched_getaffinity(0))[:2]
    os.sched_setaffinity(0, {mine})
    pool = int((pairs + 1) * (seconds * MAX_MOVES / PLIES / 1.3 + tables))  # games last longer than `PLIES`
    with tempfile.TemporaryDirectory() as place:
        new, old = (
            Side(source, f"{place}/{name}.db", theirs, pool, tables)
            for name, source in (("new", ROOT), ("old", old_source))
        )
        try:
            asyncio.run(in_turns(new, old, pairs, seconds))
        finally:
            new.server.close()
            old.server.close()
    for a, b in zip(new.rates, old.rates, strict=True):
        print(f"new {a:7,.0f}  old {b:7,.0f}  ratio {a / b:.3f}")
    ratio = statistics.median(a / b for a, b in zip(new.rates, old.rates, strict=True))
    cpu = statistics.median(b / a for a, b in zip(new.cpu, old.cpu, strict=True))
    print(f"{tables} tables: median of ratios {ratio:.3f} (by processor time {cpu:.3f}), {pairs} pairs")
    print(f"best: new {max(new.rates):,.0f}, old {max(old.rates):,.0f} moves a second")


def main() -> None:
    """Check the other version out beside this one, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("against", help="a commit, or a folder with another version")
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.4, help="how long a burst lasts")
    parser.add_argument("--tables", type=int, default=50)
    args = parser.parse_args()
    raise_limits()
    if Path(args.against).is_dir():
        compare(Path(args.against).resolve(), args.pairs, args.seconds, args.tables)
        return
    with tempfile.TemporaryDirectory() as place:
        other = Path(place) / "other"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(other), args.against], cwd=ROOT, check=True)
        try:
            compare(other, args.pairs, args.seconds, args.tables)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(other)], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
