"""Scripted seats for `bench/server.py`: as little work as possible, so that it is not the client that is measured."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

SEATS = 4


@dataclass
class Table:
    """A table that is set up: its id, the tokens of its seats, the servers that its seats connect to."""

    id: str
    tokens: list[str]
    ports: list[int]
    seats: list[Seat] = field(default_factory=list)
    active: bool = False
    over: bool = False


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


def spread(waits: list[float]) -> dict[str, float]:
    """Return the median of some seconds, and what 99 of 100 stay below, in milliseconds."""
    waits = sorted(waits)
    places = {"p50_ms": len(waits) // 2, "p99_ms": len(waits) * 99 // 100}
    return {name: round(1000 * waits[at], 2) for name, at in places.items()}


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
            hello = {"type": "hello", "protocol": self.load.protocol, "token": self.table.tokens[self.seat]}
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
        if self.transport.is_closing():
            return
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
        self.protocol = 2  # what the server speaks

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
        """Return moves a second and how long they took."""
        waits, seconds = self.tally.waits, self.ended - self.began
        return {
            "moves": len(waits),
            "moves_per_second": round(len(waits) / seconds),
            **spread(waits),
            "refused": self.tally.refused,
            "messages_per_move": round(self.tally.messages / max(1, len(waits)), 2),
            "kilobytes_per_move": round(self.tally.octets / max(1, len(waits)) / 1000, 2),
        }
