"""A real server as a process of its own, to be attacked; and how much memory it takes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from purrlor.server.cli import serve
from purrlor.server.settings import Limits, Settings

TESTS = Path(__file__).parents[2]
HONEST, HOSTILE = "127.0.0.1", "127.0.0.2"  # who plays there, and from where it is attacked
STOP_SECONDS = 5.0
SAID = 4_000  # letters of its log, for whoever looks into why it ended
OTHER = [*filter(None, [os.environ.get("PURRLOR_SOURCE")])]  # another version to attack, for figures


class Target:
    """A server under attack."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.url = f"http://{HONEST}:{port}"
        self.log = log

    def megabytes(self) -> float:
        """Give the memory that the server takes now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    def said(self) -> str:
        """Give what the server wrote into its log."""
        return self.log.read_text(errors="replace")


@contextlib.asynccontextmanager
async def target(
    place: Path, limits: dict[str, Any] | None = None, descriptors: int | None = None, **settings: Any
) -> AsyncIterator[Target]:
    """Serve from a new file in a process of its own, with the usual limits but for those given; no delays."""
    wish = {"database": str(place / "purrlor.db"), "delay_scale": 0.0, **settings}
    log = place / "server.log"
    words = [sys.executable, "-m", "server.attacks.target", json.dumps(wish), json.dumps(limits or {})]
    if descriptors is not None:
        words = ["sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh", *words]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([*OTHER, str(TESTS), *sys.path])}
    with log.open("wb") as sink:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*words, stdout=pipe, stderr=sink, env=surroundings)
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        address = re.search(r"http://localhost:(\d+)", line)
        assert address is not None, f"{line}\n{log.read_text()}"
        yield Target(process, int(address[1]), log)
    finally:
        try:
            await stop(process)
        except AssertionError as wrong:
            raise AssertionError(f"{wrong}\n{log.read_text(errors='replace')[-SAID:]}") from wrong


async def stop(process: asyncio.subprocess.Process) -> None:
    """Tell a server to stop, and see that it does so in time, whatever was done to it."""
    if process.returncode is not None:
        return
    process.terminate()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            assert await process.wait() == 0, f"the server ended by itself or badly ({process.returncode})"
    except TimeoutError:
        process.kill()
        await process.wait()
        raise AssertionError(f"the server did not stop within {STOP_SECONDS} s") from None


def main(settings: str, limits: str) -> int:
    """Serve on any free port."""
    import logging

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    return serve.serve(Settings(**json.loads(settings), limits=replace(Limits(), **json.loads(limits))), HONEST, 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
