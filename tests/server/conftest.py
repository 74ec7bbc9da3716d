"""Fixtures: a real PostgreSQL for the tests that need one."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import luck
from purrlor.server.parlour import Parlour
from purrlor.server.transport import uvicorn_parts
from server.wire import Wire

BOTH_WAYS = ("test_play", "test_protocol", "test_moves", "test_chat")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play over uvicorn's websocket with the shorter way and without it: a server falls back by itself."""
    if metafunc.module.__name__.rpartition(".")[2] in BOTH_WAYS:
        only_fast = metafunc.definition.get_closest_marker("fast_way") is not None
        metafunc.fixturenames.append("way")
        metafunc.parametrize("way", ["fast"] if only_fast else ["fast", "plain"], indirect=True)


@pytest.fixture
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the server find its websockets as it knows them, or lacking something."""
    if request.param == "plain":
        monkeypatch.setattr(uvicorn_parts, "WEBSOCKET", (*uvicorn_parts.WEBSOCKET, "never_heard_of"))
        monkeypatch.setattr(Wire, "listen", lambda wire, hear: None)
    return str(request.param)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the key of a PostgreSQL lie in a folder of the test, not in the user's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("PURRLOR_KEY", raising=False)


@pytest.fixture(autouse=True)
def _luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tables of a test have the same luck every time."""
    seed, draw = luck.for_one(request.node.nodeid)
    monkeypatch.setattr(Parlour, "seed", seed)
    monkeypatch.setattr("secrets.randbits", draw)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """Give a folder in memory where there is one: these tests kill processes, not machines, and commit all the time."""
    with tempfile.TemporaryDirectory(prefix="purrlor-", dir=_memory()) as place:
        yield Path(place)


def _memory() -> str | None:
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Start a PostgreSQL of our own; each call gives the address of a new, empty database on it."""
    bins = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not bins:
        say = pytest.fail if os.environ.get("CI") else pytest.skip
        say("no PostgreSQL here: install the package `postgresql`")
    who: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
    place = Path(tempfile.mkdtemp(prefix="purrlor-pg-", dir=_memory() or "/tmp"))
    if who:
        shutil.chown(place, "postgres", "postgres")
    run: dict[str, Any] = {"cwd": place, "stdin": subprocess.DEVNULL, **who}
    make: list[str | Path] = [
        f"{bins[-1]}/initdb",
        "-D",
        place / "data",
        "-U",
        "game",
        "-A",
        "trust",
        "--no-sync",
        "-E",
        "UTF8",
        "--locale=C",
    ]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, **run)
    port = free_port()
    serve: list[str | Path] = [
        f"{bins[-1]}/postgres",
        "-D",
        place / "data",
        "-h",
        "127.0.0.1",
        "-p",
        str(port),
        "-k",
        place,
    ]
    with open(place / "log", "wb") as log:
        process = subprocess.Popen([*serve, "-c", "shared_buffers=32MB"], stdout=log, stderr=log, **run)
    try:
        _wait_for(port, process)
        numbers = count()
        yield lambda: _new_database(port, f"t{next(numbers)}")
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        shutil.rmtree(place, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int, process: subprocess.Popen[Any]) -> None:
    import psycopg

    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        assert process.poll() is None, "PostgreSQL did not start"
        try:
            psycopg.connect(f"postgresql://game@127.0.0.1:{port}/postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise AssertionError("PostgreSQL does not answer")


def _new_database(port: int, name: str) -> str:
    import psycopg

    with psycopg.connect(f"postgresql://game@127.0.0.1:{port}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"postgresql://game@127.0.0.1:{port}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "purrlor.db")
    made: str = request.getfixturevalue("postgres")()
    return made
