"""Holding a table up: by not reading, by a queue of moves during a stall of the disk, by what breaks inside."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import signal
import socket
import struct
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from msgspec.structs import replace

from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.wire.tables import ChatLine
from server.attacks.bystander import assert_unharmed, bystander
from server.attacks.target import HOSTILE, STOP_SECONDS, target
from server.harness import GENEROUS, Chair, Person, fresh_house, story
from server.worlds import slow_disk

MOVES = 1_000
LINE = ChatLine(
    id=0, at=0, who="x", name="X", seat=None, audience="table", text="x" * 100_000, emote=None
)  # more than anybody may say


@contextlib.asynccontextmanager
async def sockets_of(person: Person, table: str, count: int) -> AsyncIterator[list[Chair]]:
    """Open so many sockets at a table; all are closed at once, for one by one takes a minute."""
    stacks = [contextlib.AsyncExitStack() for _ in range(count)]
    try:
        yield [await stack.enter_async_context(person.at(table)) for stack in stacks]
    finally:
        await asyncio.gather(*(stack.aclose() for stack in stacks))


async def answers(chair: Chair, refs: set[int]) -> dict[str, int]:
    """Read until all of these messages are answered; count the answers by their kind."""
    counts: dict[str, int] = {}
    while refs:
        message = await chair.next()
        if message.get("ref") in refs and message["type"] in ("done", "refused"):
            refs.discard(message["ref"])
            counts[message["type"]] = counts.get(message["type"], 0) + 1
    return counts


@pytest.mark.parametrize("sockets", [1, 500])
@story
async def test_a_thousand_moves_queued_during_a_stall_are_all_answered(tmp_path: Path, sockets: int) -> None:
    """All but one are refused; before, a quarter of them were never answered, and the table was stuck for good."""
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with sockets_of(ann, table, sockets) as chairs:
            first = chairs[0]
            while not first.mine():
                await first.next()
            move, n, each = first.mine()[0], first.n, MOVES // sockets
            async with slow_disk(house.parlour) as free:
                for number, chair in enumerate(chairs):
                    for k in range(each):
                        await chair.send(type="move", move=move, seen=n, ref=1 + number * each + k)
                await asyncio.sleep(0.3)
                free.set()
                own = [set(range(1 + i * each, 1 + (i + 1) * each)) for i in range(sockets)]
                counts = await asyncio.gather(*(answers(c, refs) for c, refs in zip(chairs, own, strict=True)))
            assert sum(c.get("done", 0) for c in counts) == 1
            assert sum(c.get("refused", 0) for c in counts) == MOVES - 1
            async with ann.at(table) as fresh:
                while not fresh.mine() and not fresh.over:
                    await fresh.next()
                assert fresh.over or (await fresh.move(fresh.mine()[0]))["type"] == "done"


@story
async def test_a_move_that_breaks_inside_is_answered_and_the_table_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It breaks before, while or after the game is changed in memory; whatever was half done is forgotten."""
    original = LoggedMatch._add

    def half(self: LoggedMatch, *args: Any, **kwargs: Any) -> Any:
        if armed:
            armed.clear()
            raise ZeroDivisionError
        return original(self, *args, **kwargs)

    armed: list[int] = []
    monkeypatch.setattr(LoggedMatch, "_add", half)
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        for short in (True, False):
            if not short:
                monkeypatch.setattr("purrlor.server.transport.fastpath.is_frame", lambda _: False)
            table = await ann.create(bots=[None, "kitten"], start=True)
            async with ann.at(table) as chair:
                while not chair.mine():
                    await chair.next()
                room = house.parlour.rooms[table]
                ply, before = room.running().ply, chair.mine()
                room.autopilot.drives = False
                armed.append(1)
                assert (await chair.move(before[0]))["code"] == "error"
                assert room.running().ply == ply and not room.lock.locked()
                assert (await chair.move(before[0]))["type"] == "done"


@story
async def test_a_spectator_who_reads_nothing_holds_no_table_up(tmp_path: Path) -> None:
    """Seven megabytes of pings whose answers nobody reads, then hello: the welcome cannot leave (0 moves in 120 s)."""
    async with target(tmp_path) as server, Person(server.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with bystander(server) as noticed:
            with deaf_socket(server.port, table) as deaf:
                await _flood(deaf, _pings(7_000_000))
                await _flood(deaf, _frame(0x81, json.dumps({"type": "hello", "protocol": 2}).encode()))
                async with asyncio.timeout(5), ann.at(table) as chair:
                    await _moves(chair, 5)
                await asyncio.sleep(1)
            assert_unharmed(server, noticed)


async def _moves(chair: Chair, count: int) -> None:
    """Make moves against the bot, whoever is not reading."""
    made = 0
    while made < count and not chair.over:
        if chair.mine():
            made += (await chair.move(chair.mine()[0]))["type"] == "done"
        else:
            await chair.next()


@contextlib.contextmanager
def deaf_socket(port: int, table: str) -> Any:
    """Open a websocket from the hostile address that never reads."""
    with socket.create_connection(("127.0.0.1", port), source_address=(HOSTILE, 0)) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        path = f"GET /api/tables/{table}/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        made.sendall(f"{path}sec-websocket-version: 13\r\nsec-websocket-key: {'A' * 22}==\r\n\r\n".encode())
        made.setblocking(False)
        yield made


def _frame(head: int, payload: bytes = b"") -> bytes:
    length = struct.pack(">B", 0x80 | len(payload)) if len(payload) < 126 else struct.pack(">BH", 0xFE, len(payload))
    return bytes([head]) + length + b"\0\0\0\0" + payload


def _pings(size: int) -> bytes:
    one = _frame(0x89, b"x" * 120)
    return one * (size // len(one))


async def _flood(deaf: socket.socket, data: bytes, seconds: float = 2.0) -> None:
    """Send as much as the other side takes."""
    loop, until, rest = asyncio.get_running_loop(), time.monotonic() + seconds, memoryview(data)
    with contextlib.suppress(ConnectionError, TimeoutError):
        while rest and time.monotonic() < until:
            async with asyncio.timeout(0.5):
                await loop.sock_sendall(deaf, rest[:65_536])
            rest = rest[65_536:]


@story
async def test_stopping_takes_no_longer_whatever_is_stalled_or_half_open(tmp_path: Path) -> None:
    """The disk stands still with moves queued, somebody reads nothing, a body and a handshake are half sent."""
    async with target(tmp_path) as server, Person(server.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await _moves(chair, 1)
            while not chair.mine():
                await chair.next()
            holding = _hold_database(tmp_path / "purrlor.db")
            with deaf_socket(server.port, table) as deaf, half_open(server.port), holding:
                await _flood(deaf, _pings(1_000_000), 1.0)
                await chair.send(type="move", move=chair.mine()[0], seen=chair.n, ref=7)
                await asyncio.sleep(0.2)
                server.process.send_signal(signal.SIGTERM)
                began = time.monotonic()
                async with asyncio.timeout(STOP_SECONDS + 5):
                    await server.process.wait()
                assert time.monotonic() - began < STOP_SECONDS


@contextlib.contextmanager
def half_open(port: int) -> Any:
    """A request whose body never ends, one whose head never does, and a connection that says nothing."""
    with contextlib.ExitStack() as stack:
        for text in (b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{", b"GET / HT", b""):
            made = stack.enter_context(socket.create_connection(("127.0.0.1", port), source_address=(HOSTILE, 0)))
            made.sendall(text)
        yield


@contextlib.contextmanager
def _hold_database(file: Path) -> Any:
    """Another process holds the file: nothing can be written for as long as it does."""
    import sqlite3

    held = sqlite3.connect(file, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        held.close()


@story
async def test_whoever_is_cut_for_not_reading_comes_back_and_misses_nothing(tmp_path: Path) -> None:
    limits = dataclasses.replace(GENEROUS, send_seconds=0.3)
    async with fresh_house(tmp_path, sweep_seconds=0.1, limits=limits) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair, ann.at(table) as deaf:
            n = deaf.n
            deaf.socket.transport.pause_reading()
            room = house.parlour.rooms[table]
            for number in range(1, 1_000):
                if len(room.listeners) == 1:
                    break
                room.heard([replace(LINE, id=number)])
                await chair.ask(type="ping")
                await asyncio.sleep(0.01)
            assert len(room.listeners) == 1, "a reader that does not read was kept"
            room.chat.clear()
            while not chair.mine():
                await chair.next()
            await chair.move(chair.mine()[0])
            deaf.socket.transport.resume_reading()
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    assert (await deaf.next())["type"] != "bye" or deaf.frames[-1].endswith('"again":true}')
            async with ann.at(table, seen=n) as again:
                assert again.n >= chair.n and again.events
