"""What one hostile address can send: each attack goes on for some seconds, and nothing but its own address suffers.

`FLOODS` lists them by title, for the tests and for whoever wants figures. They are written against sockets, not
against libraries, for those are too polite.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

import httpx
from websockets.frames import Frame, Opcode

from server.attacks.target import HOSTILE, TESTS

CHUNK = 65_536
NICE = 10  # who attacks from another machine takes no processor from this one
RATE = 2_000_000  # bytes a second


class Listening(Protocol):
    """A server that listens."""

    port: int


class Target(Protocol):
    """What is attacked."""

    port: int
    hostile: str


Flood = Callable[[Target, float], Coroutine[Any, Any, None]]
FLOODS: dict[str, Flood] = {}


def flood(title: str) -> Callable[[Flood], Flood]:
    """List an attack."""

    def listed(attack: Flood) -> Flood:
        FLOODS[title] = attack
        return attack

    return listed


async def attack(target: Listening, title: str, seconds: float, hostile: str = HOSTILE) -> None:
    """Attack from a process of its own: who looks how long things take should not attack at the same time."""
    words = [sys.executable, "-m", "server.attacks.floods", title, str(target.port), hostile, str(seconds)]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}
    attacker = await asyncio.create_subprocess_exec(*words, env=surroundings)
    assert await attacker.wait() == 0, title


# -- Tools


class Line:
    """A connection from the hostile address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @property
    def open(self) -> bool:
        return not self.writer.is_closing() and not self.reader.at_eof() and self.reader.exception() is None

    async def send(self, data: bytes, seconds: float = 0.2) -> bool:
        """Send as much as the other side takes in a moment; False: it hung up."""
        if not self.open:
            return False
        self.writer.write(data)
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(seconds):
                await self.writer.drain()
        return self.open

    def deaf(self) -> None:
        """Read nothing any more."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]


@contextlib.asynccontextmanager
async def line(target: Target, limit: int = CHUNK) -> AsyncIterator[Line]:
    """Connect; whatever the server does to the connection is fine."""
    try:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", target.port, local_addr=(target.hostile, 0), limit=limit
        )
    except OSError:
        await asyncio.sleep(0.05)
        return
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


async def repeat(target: Target, seconds: float, attack: Callable[[Line, float], Awaitable[None]], many: int) -> None:
    """Attack over so many connections at once, each opened anew when it was cut, until the time is over."""
    until = time.monotonic() + seconds

    async def again() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, StopAsyncIteration, RuntimeError):
                async with line(target) as one:
                    await attack(one, until)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(again() for _ in range(many)))


async def table_of(target: Target) -> str:
    """Open a table from the hostile address."""
    transport = httpx.AsyncHTTPTransport(local_address=target.hostile)
    async with httpx.AsyncClient(transport=transport, timeout=30) as http:
        wish = {"game": "kitty-cataclysm", "seats": 2, "bots": [None, "kitten"]}
        made = await http.post(f"http://127.0.0.1:{target.port}/api/tables", json=wish)
        return str(made.json()["table"]["id"])


async def shake(one: Line, table: str, hello: bool = True) -> None:
    """Open a websocket at a table."""
    one.writer.write(
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    async with asyncio.timeout(10):
        await one.reader.readuntil(b"\r\n\r\n")
    if hello:
        one.writer.write(said({"type": "hello", "protocol": 2}))


def said(message: dict[str, object]) -> bytes:
    return frame(Opcode.TEXT, json.dumps(message).encode())


def frame(kind: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


async def pour(one: Line, until: float, data: bytes, rate: float = RATE) -> None:
    """Send something again and again, at so many bytes a second, reading what comes."""
    block = data * max(1, int(rate / 20) // len(data))
    reading = asyncio.create_task(drink(one))
    try:
        while time.monotonic() < until and await one.send(block):
            await asyncio.sleep(0.05)
    finally:
        reading.cancel()


async def drink(one: Line) -> None:
    with contextlib.suppress(OSError):
        while await one.reader.read(CHUNK):
            pass


# -- Frames


def _frames(title: str, data: bytes, many: int = 1) -> None:
    @flood(title)
    async def attack(target: Target, seconds: float) -> None:
        table = await table_of(target)

        async def one_socket(one: Line, until: float) -> None:
            await shake(one, table)
            await pour(one, until, data, RATE / many)

        await repeat(target, seconds, one_socket, many)


_frames("empty pings", frame(Opcode.PING))
_frames("empty pongs", frame(Opcode.PONG))
_frames("empty texts", frame(Opcode.TEXT))
_frames("empty continuations", frame(Opcode.TEXT, b"x", fin=False) + frame(Opcode.CONT, b"", fin=False) * 5_000)
_frames("empty pings over many sockets", frame(Opcode.PING), many=50)
_frames("texts that are not UTF-8", frame(Opcode.TEXT, b"\xff\xfe meow"))
_frames("messages", said({"type": "ping", "ref": 1}), many=20)
_frames("long messages that make no sense", frame(Opcode.TEXT, b'{"type":"' + b"x" * 7_000 + b'"}'), many=5)
_frames("hints", said({"type": "hint", "ref": 1}), many=5)
_frames("chat", said({"type": "chat", "ref": 1, "text": "meow"}), many=50)
_frames("frames byte by byte", b"\x89")


@flood("unread pings, then hello")
async def unread_then_hello(target: Target, seconds: float) -> None:
    table = await table_of(target)

    async def one_socket(one: Line, until: float) -> None:
        await shake(one, table, hello=False)
        one.deaf()
        ping = frame(Opcode.PING, b"x" * 125)
        for _ in range(8):
            await one.send(ping * 7_000)
        await one.send(said({"type": "hello", "protocol": 2}))
        while time.monotonic() < until and one.open:
            await asyncio.sleep(0.1)

    await repeat(target, seconds, one_socket, 3)


@flood("unread pings for ever")
async def unread_for_ever(target: Target, seconds: float) -> None:
    table = await table_of(target)

    async def one_socket(one: Line, until: float) -> None:
        await shake(one, table)
        one.deaf()
        ping = frame(Opcode.PING, b"x" * 125) * 2_000
        while time.monotonic() < until and await one.send(ping, seconds=0.5):
            pass

    await repeat(target, seconds, one_socket, 4)


@flood("unread pings as fast as they are allowed")
async def unread_slowly(target: Target, seconds: float) -> None:
    table = await table_of(target)

    async def one_socket(one: Line, until: float) -> None:
        await shake(one, table)
        one.deaf()
        while time.monotonic() < until and await one.send(frame(Opcode.PING, b"x" * 125) * 4):
            await asyncio.sleep(0.1)

    await repeat(target, seconds, one_socket, 100)


@flood("many sockets")
async def many_sockets(target: Target, seconds: float) -> None:
    table = await table_of(target)

    async def one_socket(one: Line, until: float) -> None:
        await shake(one, table)
        while time.monotonic() < until and one.open:
            await asyncio.sleep(0.2)

    await repeat(target, seconds, one_socket, 700)


# -- Requests


def _requests(title: str, data: bytes, many: int, rate: float = RATE) -> None:
    @flood(title)
    async def attack(target: Target, seconds: float) -> None:
        await repeat(target, seconds, lambda one, until: pour(one, until, data, rate), many)


GET = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
_requests("requests one after the other", GET, 20, 20 * len(GET) * 10)
_requests("pipelined requests", GET, 4, 20_000_000)
_requests("nonsense instead of requests", b"\x16\x03\x01 meow\r\n\r\n", 20)


@flood("endless headers")
async def endless_headers(target: Target, seconds: float) -> None:
    async def one_head(one: Line, until: float) -> None:
        await one.send(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        await pour(one, until, b"meow" * 1_000, 100_000_000)

    await repeat(target, seconds, one_head, 4)


@flood("many headers")
async def many_headers(target: Target, seconds: float) -> None:
    async def one_head(one: Line, until: float) -> None:
        await one.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
        await pour(one, until, b"X: y\r\n", 20_000_000)

    await repeat(target, seconds, one_head, 4)


@flood("endless address")
async def endless_address(target: Target, seconds: float) -> None:
    async def one_head(one: Line, until: float) -> None:
        await one.send(b"GET /")
        await pour(one, until, b"meow" * 1_000, 100_000_000)

    await repeat(target, seconds, one_head, 4)


@flood("bodies one byte short")
async def one_byte_short(target: Target, seconds: float) -> None:
    size = 700_000
    head = f"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n\r\n".encode()

    async def one_body(one: Line, until: float) -> None:
        await one.send(head + b"x" * (size - 1), seconds=5)
        while time.monotonic() < until and one.open:
            await asyncio.sleep(0.2)

    await repeat(target, seconds, one_body, 900)


@flood("slow bodies")
async def slow_bodies(target: Target, seconds: float) -> None:
    async def one_body(one: Line, until: float) -> None:
        await one.send(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n")
        while time.monotonic() < until and await one.send(b"x"):
            await asyncio.sleep(0.1)

    await repeat(target, seconds, one_body, 300)


@flood("chunks without end")
async def endless_chunks(target: Target, seconds: float) -> None:
    async def one_body(one: Line, until: float) -> None:
        await one.send(b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        await pour(one, until, b"1;" + b"meow" * 200 + b"\r\nx\r\n", 20_000_000)

    await repeat(target, seconds, one_body, 10)


@flood("answers that nobody reads")
async def unread_answers(target: Target, seconds: float) -> None:
    async def one_reader(one: Line, until: float) -> None:
        one.deaf()
        while time.monotonic() < until and await one.send(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 8):
            await asyncio.sleep(0.1)

    await repeat(target, seconds, one_reader, 200)


@flood("idle connections")
async def idle_connections(target: Target, seconds: float) -> None:
    async def one_idle(one: Line, until: float) -> None:
        while time.monotonic() < until and one.open:
            await asyncio.sleep(0.2)

    await repeat(target, seconds, one_idle, 2_500)


@flood("half handshakes")
async def half_handshakes(target: Target, seconds: float) -> None:
    async def one_half(one: Line, until: float) -> None:
        await one.send(b"GET /api/tables/x/ws HTTP/1.1\r\nUpgrade: websocket\r\n" + b"X: " + b"y" * 6_000)
        while time.monotonic() < until and one.open:
            await asyncio.sleep(0.2)

    await repeat(target, seconds, one_half, 1_000)


@flood("codes that are guessed")
async def guessed_codes(target: Target, seconds: float) -> None:
    async def one_guess(one: Line, until: float) -> None:
        await pour(one, until, b"GET /api/codes/AAAAAA HTTP/1.1\r\nHost: x\r\n\r\n", 2_000)

    await repeat(target, seconds, one_guess, 30)


@flood("addresses that make no sense")
async def odd_addresses(target: Target, seconds: float) -> None:
    odd = [b"/%00", b"/" + b"a" * 300, b"/assets/%00", b"/assets/" + b"b" * 300, b"/%ff%fe", b"//", b"/api/%0a",
           b"/api/tables/" + b"c" * 300, b"/api/tables/open?before=" + b"9" * 1_500, b"/../../etc/passwd"]  # fmt: skip
    get = b"".join(b"GET %b HTTP/1.1\r\nHost: x\r\n\r\n" % path for path in odd)

    async def one_look(one: Line, until: float) -> None:
        await pour(one, until, get, 10_000)

    await repeat(target, seconds, one_look, 10)


# -- As a process of its own


@dataclass
class Port:
    """Where the server listens, and from where it is attacked."""

    port: int
    hostile: str


if __name__ == "__main__":
    os.nice(NICE)
    asyncio.run(FLOODS[sys.argv[1]](Port(int(sys.argv[2]), sys.argv[3]), float(sys.argv[4])))
