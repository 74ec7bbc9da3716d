"""`purrlor serve` as a person starts and stops it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from purrlor.cli import main
from purrlor.server.db.database import hold_file, open_engine
from server.harness import Person, story


@story
async def test_the_command_serves_and_stops_gracefully(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--db", str(tmp_path / "a.db"), "--delays", "0"]
    script = [sys.executable, "-m", "purrlor", *words]
    server = subprocess.Popen(script, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert server.stdout is not None
    try:
        line = await asyncio.to_thread(server.stdout.readline)
        address = re.search(r"http://localhost:(\d+)", line)
        assert address is not None, line
        async with Person(f"http://127.0.0.1:{address[1]}") as ann:
            table = await ann.create(bots=[None, "kitten"])
            async with ann.at(table) as chair:
                server.send_signal(signal.SIGTERM)
                bye = await chair.until(lambda m: m["type"] == "bye")
                assert bye["code"] == "stopping" and bye["again"]
        assert await asyncio.to_thread(server.wait, 30) == 0
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


@story
async def test_who_stops_it_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    """With an empty cache the first table has its rules compiled, for half a minute."""
    words = ["serve", "--port", "0", "--db", str(tmp_path / "a.db")]
    script = [sys.executable, "-m", "purrlor", *words]
    cold = {**os.environ, "PURRLOR_CACHE": str(tmp_path / "cache"), "PURRLOR_SILENT": ""}
    server = subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=cold)
    assert server.stdout is not None and server.stderr is not None
    try:
        address = re.search(r"http://localhost:(\d+)", await asyncio.to_thread(server.stdout.readline))
        assert address is not None
        async with Person(f"http://127.0.0.1:{address[1]}") as ann:
            asked = asyncio.create_task(ann.post("/api/tables", {"game": "kitty-cataclysm", "seats": 2}, status=503))
            assert "compiling" in await asyncio.to_thread(server.stderr.read, len("compiling"))
            server.send_signal(signal.SIGTERM)
            answer = await asked
        assert answer["error"]["text"] == "The server is stopping."
        said = await asyncio.to_thread(server.stderr.read)
        assert server.wait(30) == 0 and "Traceback" not in said and "ERROR" not in said
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
        server.stderr.close()


def test_a_second_server_on_the_same_file_says_so_and_never_says_that_it_is_open(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    engine = open_engine(str(tmp_path / "a.db"))
    lock = hold_file(engine)
    try:
        assert main(["serve", "--db", str(tmp_path / "a.db"), "--port", "0"]) == 2
    finally:
        assert lock is not None
        lock.close()
        engine.dispose()
    said = capfd.readouterr()
    assert said.out == "" and "Another server uses" in said.err and len(said.err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["--thinkers", "0"],
        ["--delays", "-1"],
        ["--port", "99999"],
        ["--host", "256.1.1.1"],
        ["--proxy", "meow"],
        ["--allow", "meow=2"],
        ["--allow", "10.0.0.0/8"],
        ["--allow", "10.0.0.0/8=nan"],
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--db", str(tmp_path / "a.db"), *words]) == 2
    said = capsys.readouterr().err.strip()
    assert said.startswith("purrlor: ") and len(said.splitlines()) == 1
