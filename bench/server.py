"""The table server under load, over loopback: `python bench/server.py` (or `make bench-server`).

The server runs on one core, this client on the other. Every seat is a connection of its own that plays a random move as
soon as it is asked. A move counts when its `done` has come, that is after its commit to disk. Tables are set up and
connected before the clock starts; when a game is over the next table of the pool takes its place.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from load import SEATS, Load, Seat, Table, spread

PLIES = 24  # a game of four random seats of Kitty Cataclysm lasts longer on average
GAME = "kitty-cataclysm"
MEMORY = Path("/dev/shm")  # a folder that is not on any disk
MAX_MOVES = 10_000  # a second: more than any server made, so that no pool runs dry


# -- The server's side


def serve(database: str, port: int) -> None:
    """Run a server without limits and delays; started by this file as a process of its own."""
    from purrlor.server.cli.serve import serve as open_parlour
    from purrlor.server.settings import Limits, Settings

    many = 10**9
    limits = Limits(
        messages_per_second=many, messages_burst=many, requests_per_second=many, requests_burst=many,
        sockets_per_address=many, sockets=many, tables_per_person=many,
        connections=15_000, connections_per_address=many,
        frames_per_second=many, frames_burst=many, address_frames_per_second=many, address_frames_burst=many,
        tables_per_address=many, tables_per_minute=many, tables_burst=many, requests_at_once=many,
    )  # fmt: skip
    open_parlour(Settings(database=database, limits=limits, delay_scale=0.0), "127.0.0.1", port)


class Server:
    """A server process, pinned to a core."""

    def __init__(self, database: str, core: int | None, source: Path | None = None) -> None:
        """Start it, from the source of another version if that is given, and wait for its first answer."""
        self.port = _free_port()
        program = Path(__file__) if source is None else source.parent / "bench/server.py"
        command = [sys.executable, str(program), "--serve", database, str(self.port)]
        started = time.perf_counter()
        world = dict(os.environ) if source is None else {**os.environ, "PYTHONPATH": str(source)}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=world)
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        while not self._answers():
            time.sleep(0.005)
        self.start_seconds = time.perf_counter() - started

    def _answers(self) -> bool:
        assert self.process.poll() is None, "the server did not start"
        with contextlib.suppress(OSError):
            self.get("/api/games")
            return True
        return False

    def get(self, path: str, body: Any = None, cookie: list[str] | None = None) -> Any:
        """Make one request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        answer = _request(connection, path, body, cookie)
        connection.close()
        return answer

    def cpu(self) -> float:
        """Return the processor seconds that the server has used."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the resident memory in megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def close(self) -> None:
        """Stop it gracefully."""
        self.process.terminate()
        self.process.wait(30)


def _request(connection: http.client.HTTPConnection, path: str, body: Any, cookie: list[str] | None) -> Any:
    headers = {"content-type": "application/json"}
    if cookie:
        headers["cookie"] = cookie[0]
    method = "GET" if body is None else "POST"
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    assert answer.status == 200, text
    if cookie is not None and answer.headers["set-cookie"]:
        cookie[:] = [answer.headers["set-cookie"].partition(";")[0]]
    return json.loads(text)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def set_up(servers: list[Server], count: int) -> list[Table]:
    """Set tables up whose seats are programs, spread over the servers."""
    connection = http.client.HTTPConnection("127.0.0.1", servers[0].port)
    cookie: list[str] = []
    _request(connection, "/api/me", None, cookie)
    tables = []
    for _ in range(count):
        made = _request(connection, "/api/tables", {"game": GAME, "seats": SEATS, "seat": None}, cookie)
        name = made["table"]["id"]
        at = f"/api/tables/{name}"
        tokens = [_request(connection, f"{at}/token", {"seat": s}, cookie)["token"] for s in range(SEATS)]
        _request(connection, f"{at}/start", {}, cookie)
        tables.append(Table(name, tokens, [servers[s % len(servers)].port for s in range(SEATS)]))
    connection.close()
    return tables


# -- What is measured


def measure(
    databases: list[str], cores: list[int | None], tables: int, seconds: float, rate: float = 0
) -> dict[str, Any]:
    """Run one load against as many servers as there are entries."""
    servers = [Server(database, core) for database, core in zip(databases, cores, strict=True)]
    try:
        wanted = int((rate or MAX_MOVES) * seconds)
        pool = set_up(servers, max(tables, min(wanted // PLIES, 1_500)))
        figures = asyncio.run(_load(pool, tables, seconds, tables / rate if rate else 0.0, servers))
        return {"tables": tables, "servers": len(servers), **figures, "rss_mb": round(servers[0].memory())}
    finally:
        for server in servers:
            server.close()


async def _load(
    pool: list[Table], at_once: int, seconds: float, pause: float, servers: list[Server]
) -> dict[str, float]:
    load = Load(pool, at_once, pause)
    await load.connect()
    before = sum(server.cpu() for server in servers)
    await load.run(seconds)
    used = sum(server.cpu() for server in servers) - before
    for table in pool:
        for seat in table.seats:
            seat.transport.close()
    figures = load.figures()
    return {**figures, "cpu_us_per_move": round(1e6 * used / figures["moves"])}


def with_bots(database: str, core: int | None, seconds: float) -> dict[str, Any]:
    """Make 1,000 moves a second while two tigers think all the time."""
    server = Server(database, core)
    try:
        thinkers = [_think(server) for _ in range(2)]
        pool = set_up([server], int(1_000 * seconds / PLIES) + 50)
        figures = asyncio.run(_load_beside(server, thinkers, pool, seconds))
        return {"tables": 50, "thinking": 2, **figures}
    finally:
        server.close()


def disk_alone(place: str, seconds: float) -> dict[str, Any]:
    """Measure what the disk does by itself with a small write every two milliseconds: no server is faster than that."""
    waits = []
    with open(f"{place}/disk", "wb", buffering=0) as file:
        ends = time.perf_counter() + seconds
        while time.perf_counter() < ends:
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            waits.append(time.perf_counter() - began)
            time.sleep(0.002)
    return {**spread(waits), "longest_ms": round(1000 * max(waits), 2)}


def _think(server: Server) -> tuple[str, str]:
    cookie: list[str] = []
    server.get("/api/me", None, cookie)
    wish = {"game": GAME, "bots": [None, "tiger", "tiger", "tiger", "tiger"], "seat": None, "seats": 5}
    table = server.get("/api/tables", wish, cookie)["table"]["id"]
    token = server.get(f"/api/tables/{table}/token", {"seat": 0}, cookie)["token"]
    server.get(f"/api/tables/{table}/start", {}, cookie)
    return table, token


async def _load_beside(
    server: Server, thinkers: list[tuple[str, str]], pool: list[Table], seconds: float
) -> dict[str, float]:
    beside = [Table(table, [token], [server.port]) for table, token in thinkers]
    others = Load(beside, len(beside), 0.0)
    for table in beside:
        seat = Seat(others, table, 0)
        await asyncio.get_running_loop().create_connection(lambda seat=seat: seat, "127.0.0.1", server.port)  # type: ignore[misc]
        table.seats.append(seat)
        table.active = True
    return await _load(pool, 50, seconds, 50 / 1_000, [server])


def memory_and_rebuild(database: str, core: int | None) -> dict[str, Any]:
    """Measure what a table costs in memory, and how long a cold one takes to come back."""
    server = Server(database, core)
    start, idle = server.start_seconds, server.memory()
    pool = set_up([server], 300)
    asyncio.run(_load(pool, 100, 20.0, 0.0, [server]))
    full = server.memory()
    server.close()
    server = Server(database, core)
    again = server.start_seconds
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    first = [_timed(connection, table.id) for table in pool]
    second = [_timed(connection, table.id) for table in pool]
    server.close()
    middle = len(pool) // 2
    return {
        "start_seconds": round(min(start, again), 2),
        "idle_rss_mb": round(idle),
        "rss_mb_per_100_tables": round((full - idle) / len(pool) * 100, 1),
        "rebuild_ms": round(1000 * (sorted(first)[middle] - sorted(second)[middle]), 2),
    }


def _timed(connection: http.client.HTTPConnection, table: str) -> float:
    began = time.perf_counter()
    _request(connection, f"/api/tables/{table}", None, None)
    return time.perf_counter() - began


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Start a PostgreSQL that really syncs to disk, in a folder of its own."""
    bins = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    who: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="purrlor-bench-", dir="/tmp") as name:
        place = Path(name)
        if who:
            import shutil

            shutil.chown(place, "postgres", "postgres")
        run: dict[str, Any] = {"cwd": place, "stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, **who}
        subprocess.run(
            [f"{bins[-1]}/initdb", "-D", str(place / "data"), "-U", "game", "-A", "trust"], check=True, **run
        )
        port = _free_port()
        command = [
            f"{bins[-1]}/postgres",
            "-D",
            str(place / "data"),
            "-h",
            "127.0.0.1",
            "-p",
            str(port),
            "-k",
            str(place),
        ]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **run)
        try:
            time.sleep(1.5)
            yield f"postgresql://game@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()
            process.wait(30)


def main() -> None:
    """Measure everything, or what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", nargs=2, metavar=("DB", "PORT"), help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each load runs at most")
    parser.add_argument("--only", default="", help="sqlite, postgres, bots or memory")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    args = parser.parse_args()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return
    raise_limits()
    results = _all(args.only, args.seconds, None if args.json else _show)
    if args.json:
        print(json.dumps(results, indent=1))


def raise_limits() -> None:
    """Let this process have many sockets, and the quickest loop there is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())


def _all(only: str, seconds: float, show: Any) -> dict[str, Any]:
    cores = sorted(os.sched_getaffinity(0))
    mine, theirs = cores[0], cores[-1] if len(cores) > 1 else None
    if theirs is not None:
        os.sched_setaffinity(0, {mine})
    results: dict[str, Any] = {}

    def note(name: str, figures: dict[str, Any]) -> None:
        results[name] = figures
        if show:
            show(name, figures)

    with tempfile.TemporaryDirectory() as place:
        if only in ("", "memory"):
            note("memory and start", memory_and_rebuild(f"{place}/memory.db", theirs))
        if only in ("", "sqlite"):
            for tables in (50, 500):
                note(f"SQLite, {tables} tables", measure([f"{place}/s{tables}.db"], [theirs], tables, seconds))
        if only in ("", "bots"):
            _with_bots(note, place, theirs, seconds)
        if only in ("", "postgres") and list(Path("/usr/lib/postgresql").glob("*/bin")):
            _on_postgres(note, theirs, seconds)
    return results


def _with_bots(note: Any, place: str, core: int | None, seconds: float) -> None:
    """Where the disk stalls, that is all that p99 tells: so the disk is measured too, and memory in its place."""
    note("the disk alone", disk_alone(place, seconds))
    note("SQLite, 1,000 moves/s, two bots think", with_bots(f"{place}/bots.db", core, seconds))
    if MEMORY.is_dir():
        with tempfile.TemporaryDirectory(dir=MEMORY) as memory:
            note("the same, the file in memory", with_bots(f"{memory}/bots.db", core, seconds))


def _on_postgres(note: Any, core: int | None, seconds: float) -> None:
    for count in (1, 2):
        for tables in (50, 500):
            with postgres() as address:
                figures = measure([address] * count, [core] * count if count == 1 else [None] * count, tables, seconds)
                note(f"PostgreSQL, {count} process{'es' if count > 1 else ''}, {tables} tables", figures)


def _show(name: str, figures: dict[str, Any]) -> None:
    print(f"{name}: " + ", ".join(f"{key.replace('_', ' ')} {value:,}" for key, value in figures.items()), flush=True)


if __name__ == "__main__":
    main()
