"""kill -9: the server dies at random moments while tables move; nothing acknowledged is lost, nobody is stuck."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from purrlor.server.db.database import open_engine
from purrlor.server.db.queries import moves_from
from server.conftest import free_port
from server.harness import Chair, Person, connect

pytestmark = pytest.mark.alone

KILLS = int(os.environ.get("PURRLOR_KILLS", "8"))
TABLES = 4
SEATS = 3
GONE = (OSError, websockets.WebSocketException, httpx.HTTPError, asyncio.TimeoutError)


@dataclass
class Book:
    """What one seat of one table has sent, and what the server has acknowledged."""

    sent: list[str] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)


@dataclass
class Seat:
    """A player that comes back by itself, whatever happens."""

    url: str
    table: str
    token: str
    number: int
    book: Book = field(default_factory=Book)
    seen: int | None = None
    returns: int = 0
    over: bool = False

    async def play(self, chance: random.Random) -> None:
        while not self.over:
            with contextlib.suppress(*GONE):
                hello: dict[str, Any] = {"token": self.token}
                async with connect(self.url, self.table, **hello | ({"seen": self.seen} if self.seen else {})) as chair:
                    self.returns += 1
                    await self._moves(chair, chance)
            await asyncio.sleep(0.02)

    async def _moves(self, chair: Chair, chance: random.Random) -> None:
        while not chair.over:
            n, offered = chair.n, chair.mine()
            if offered:
                move = chance.choice(offered)
                self.book.sent.append(move)
                if (await chair.move(move))["type"] == "done":
                    self.book.acknowledged.append(move)
            while chair.n == n and not chair.over:
                await asyncio.wait_for(chair.next(), 30)
                self.seen = chair.n
        self.over = True


class Nursery:
    """The zygote, and the server that lives now."""

    def __init__(self, database: str, port: int) -> None:
        places = [str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
        path = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "PURRLOR_SILENT": "1"}
        command = [sys.executable, str(Path(__file__).parent / "zygote.py"), database, str(port)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=path)
        self.url = f"http://127.0.0.1:{port}"
        self.server = 0
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    async def start(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("start\n")
        self.process.stdin.flush()
        self.server = int(await asyncio.to_thread(self._line))
        async with httpx.AsyncClient(base_url=self.url) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/api/health")).status_code == 200:
                        return
                await asyncio.sleep(0.01)

    def kill(self) -> None:
        os.kill(self.server, signal.SIGKILL)

    def close(self) -> None:
        self.kill()
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(20)
        self.process.stdout.close()


@contextlib.asynccontextmanager
async def _nursery(database: str) -> AsyncIterator[Nursery]:
    made = await asyncio.to_thread(Nursery, database, free_port())
    await made.start()
    try:
        yield made
    finally:
        made.close()


async def _new_table(url: str) -> list[Seat]:
    """Set a table up with programs in all seats but a bot's; try again when the server dies meanwhile."""
    while True:
        with contextlib.suppress(*GONE, AssertionError):
            async with Person(url) as owner:
                table = await owner.create(seats=SEATS, bots=[None] * (SEATS - 1) + ["kitten"], seat=None)
                tokens = [
                    (await owner.post(f"/api/tables/{table}/token", {"seat": s}))["token"] for s in range(SEATS - 1)
                ]
                await owner.post(f"/api/tables/{table}/start")
                return [Seat(url, table, token, s) for s, token in enumerate(tokens)]
        await asyncio.sleep(0.02)


async def _keep_playing(url: str, chance: random.Random, seats: list[Seat], stop: asyncio.Event) -> None:
    while not stop.is_set():
        table = await _new_table(url)
        seats += table
        await asyncio.gather(*(seat.play(chance) for seat in table))


async def _load_and_kill(database: str) -> tuple[list[Seat], int]:
    chance, stop = random.Random(9), asyncio.Event()
    seats: list[Seat] = []
    kills = 0
    async with _nursery(database) as nursery:
        load = [asyncio.create_task(_keep_playing(nursery.url, chance, seats, stop)) for _ in range(TABLES)]
        while kills < KILLS:
            await asyncio.sleep(chance.uniform(0.02, 0.5))
            nursery.kill()
            kills += 1
            await nursery.start()
        stop.set()
        await asyncio.wait_for(asyncio.gather(*load), 240)  # every table plays to its end: none is stuck
    return seats, kills


def test_nothing_acknowledged_is_lost_and_nobody_is_stuck(database: str) -> None:
    seats, kills = asyncio.run(_load_and_kill(database))
    assert kills == KILLS and sum(seat.returns for seat in seats) > KILLS
    engine = open_engine(database)
    with engine.connect() as connection:
        for seat in seats:
            log = [entry for entry in moves_from(connection, seat.table, 0) if entry.seat == seat.number]
            own = [entry.move for entry in log if entry.by != "table"]  # which gives answers that have no alternative
            assert _within(seat.book.acknowledged, own), f"an acknowledged move is missing: {seat}"
            assert _within(own, seat.book.sent), f"a move was played that nobody sent, or twice: {seat}"
    engine.dispose()
    assert sum(len(seat.book.acknowledged) for seat in seats) > 5 * KILLS


def _within(few: list[str], many: list[str]) -> bool:
    """Say whether the few occur among the many, in this order."""
    rest = iter(many)
    return all(any(one == other for other in rest) for one in few)
