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
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

SEATS = 4
PLIES = 24  # a game of four random seats of Kitty Cataclysm lasts longer on average
GAME = "kitty-cataclysm"


# -- The server's side


def serve(database: str, port: int) -> None:
    """Run a server without limits and delays; started by this file as a process of its own."""
    from purrlor.server.command import serve as open_parlour
    from purrlor.server.settings import Limits, Settings

    many = 10**9
    limits = Limits(
        messages_per_second=many, messages_burst=many, requests_per_second=many, requests_burst=many,
        sockets_per_address=many, sockets=many, tables_per_person=many,
    )  # fmt: skip
    open_parlour(Settings(database=database, limits=limits, delay_scale=0.0), "127.0.0.1", port)


class Server:
    """A server process, pinned to a core."""

    def __init__(self, database: str, core: int | None) -> None:
        """Start it, and wait for its first answer."""
        self.port = _free_port()
        command = [sys.executable, __file__, "--serve", database, str(self.port)]
        started = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
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
        """Give the processor seconds that the server has used."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Give the resident memory in megabytes."""
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


@dataclass
class Table:
    """A table that is set up: its id, the tokens of its seats, the servers that its seats connect to."""

    id: str
    tokens: list[str]
    ports: list[int]
    seats: list[Seat] = field(default_factory=list)
    active: bool = False
    over: bool = False


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


# -- The client's side: as little work as possible, so that it is not the client that is measured


class Offer(msgspec.Struct):
    """A move, of which only the text matters."""

    text: str


class Look(msgspec.Struct):
    """What a scripted seat reads of a view."""

    moves: list[Offer]
    outcome: Any = None


class News(msgspec.Struct):
    """What a scripted seat reads of a message."""

    type: str
    n: int = 0
    view: Look | None = None
    code: str = ""


DECODE = msgspec.json.Decoder(News)


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    messages: int = 0
    octets: int = 0


class Seat(asyncio.Protocol):
    """A websocket client by hand: it masks with zeros, and knows only whole text frames."""

    def __init__(self, load: Load, table: Table, seat: int) -> None:
        """Take its place."""
        self.load, self.table, self.seat = load, table, seat
        self.buffer = b""
        self.greeted = False
        self.news: News | None = None
        self.sent_at = 0.0
        self.flying = False
        self.moved_at = 0
        self.shown_at = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        host = f"127.0.0.1:{self.table.ports[self.seat]}"
        transport.write(
            f"GET /api/tables/{self.table.id}/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        self.buffer += data
        if not self.greeted:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.greeted, self.buffer = True, rest
            hello = {"type": "hello", "protocol": 1, "token": self.table.tokens[self.seat]}
            self.send(json.dumps(hello).encode())
        self._frames()

    def _frames(self) -> None:
        data, at = self.buffer, 0
        while len(data) - at >= 2:
            kind, size, start = data[at] & 15, data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            payload = data[start : start + size]
            at = start + size
            if kind == 1:
                self._take(payload)
            elif kind == 9:
                self._frame(10, payload)
        self.buffer = data[at:]

    def send(self, payload: bytes) -> None:
        """Send a text."""
        self._frame(1, payload)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def _take(self, payload: bytes) -> None:
        tally = self.load.tally
        tally.messages += 1
        tally.octets += len(payload)
        news = DECODE.decode(payload)
        if news.type == "done":
            tally.waits.append(time.perf_counter() - self.sent_at)
            self.flying, self.shown_at = False, news.n
            self.act()
        elif news.type == "refused":
            tally.refused += 1
            self.flying, self.moved_at = False, 0
            self.act()
        elif news.view is not None:
            self.news = news
            if not self.ready.done():
                self.ready.set_result(None)
            self.act()

    def act(self) -> None:
        """Play, if it is this seat's turn and its table is in use."""
        news, table = self.news, self.table
        if self.flying or news is None or news.view is None or not table.active:
            return
        if news.view.outcome is not None:
            if not table.over:
                table.over = True
                self.load.finished()
            return
        if news.view.moves and news.n > self.moved_at and news.n >= self.shown_at:
            self.flying, self.moved_at = True, news.n
            self.load.soon(self._play, random.choice(news.view.moves).text, news.n)

    def _play(self, move: str, n: int) -> None:
        self.sent_at = time.perf_counter()
        self.send(b'{"type":"move","move":"%b","seen":%d,"ref":1}' % (move.encode(), n))


class Load:
    """So many tables in play at once, out of a pool."""

    def __init__(self, tables: list[Table], at_once: int, pause: float) -> None:
        """Take the pool, how many to keep in play, and the pause before each move."""
        self.tables, self.at_once, self.pause = tables, at_once, pause
        self.tally = Tally()
        self.waiting = list(tables)
        self.done = asyncio.Event()
        self.began = self.ended = 0.0

    async def connect(self) -> None:
        """Connect all seats of all tables."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            for seat in range(SEATS):
                made = Seat(self, table, seat)
                await loop.create_connection(lambda made=made: made, "127.0.0.1", table.ports[seat])  # type: ignore[misc]
                table.seats.append(made)
            await asyncio.gather(*(seat.ready for seat in table.seats))

    async def run(self, seconds: float) -> None:
        """Play for so long, or until the pool is empty."""
        self.tally = Tally()
        self.began = time.perf_counter()
        for _ in range(self.at_once):
            self.finished()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.done.wait(), seconds)
        self.ended = time.perf_counter()
        for table in self.tables:
            table.active = False

    def finished(self) -> None:
        """Bring the next table into play; an empty pool ends the measurement."""
        if not self.waiting:
            self.done.set()
            return
        table = self.waiting.pop()
        table.active = True
        for seat in table.seats:
            seat.act()

    def soon(self, call: Any, *args: Any) -> None:
        """Do something now, or after the pause."""
        if self.pause > 0:
            asyncio.get_running_loop().call_later(self.pause * random.uniform(0.5, 1.5), call, *args)
        else:
            call(*args)

    def figures(self) -> dict[str, float]:
        """Give moves a second and how long they took."""
        waits, seconds = sorted(self.tally.waits), self.ended - self.began
        return {
            "moves": len(waits),
            "moves_per_second": round(len(waits) / seconds),
            "p50_ms": round(1000 * waits[len(waits) // 2], 2),
            "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 2),
            "refused": self.tally.refused,
            "messages_per_move": round(self.tally.messages / max(1, len(waits)), 2),
            "kilobytes_per_move": round(self.tally.octets / max(1, len(waits)) / 1000, 2),
        }


# -- What is measured


def measure(
    databases: list[str], cores: list[int | None], tables: int, seconds: float, rate: float = 0
) -> dict[str, Any]:
    """Run one load against as many servers as there are entries."""
    servers = [Server(database, core) for database, core in zip(databases, cores, strict=True)]
    try:
        wanted = int((rate or 9_000) * seconds)
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
        subprocess.run([f"{bins[-1]}/initdb", "-D", place / "data", "-U", "game", "-A", "trust"], check=True, **run)
        port = _free_port()
        command = [f"{bins[-1]}/postgres", "-D", place / "data", "-h", "127.0.0.1", "-p", str(port), "-k", place]
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
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    results = _all(args.only, args.seconds, None if args.json else _show)
    if args.json:
        print(json.dumps(results, indent=1))


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
            note("SQLite, 1,000 moves/s, two bots think", with_bots(f"{place}/bots.db", theirs, seconds))
        if only in ("", "postgres") and list(Path("/usr/lib/postgresql").glob("*/bin")):
            _on_postgres(note, theirs, seconds)
    return results


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
