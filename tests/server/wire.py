"""A websocket without a network: what the server sends and receives, byte for byte, at thousands of positions."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

from purrlor.server.identity.people import Person
from purrlor.server.limits.guard import Guard
from purrlor.server.parlour import Parlour
from purrlor.server.settings import Settings
from purrlor.server.tables.room import Room
from purrlor.server.transport.fastpath import never
from purrlor.server.transport.socket import Disconnected, Hear
from purrlor.server.ws.conversation import converse
from server.harness import GENEROUS


class Wire:
    """Stands where uvicorn's socket would."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.stuck_since: float | None = None
        self.visitor = Guard(Settings(limits=GENEROUS)).visitor("127.0.0.1")
        self.closed = False
        self.broken = False
        self._in: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()
        self._hear: Hear = never
        self._reads = asyncio.Event()
        self._reads.set()

    async def text(self) -> str:
        text = await self._in.get()
        if text is None:
            raise Disconnected
        return text

    async def send(self, *texts: bytes) -> None:
        await self._reads.wait()
        if not self.write(texts):
            raise Disconnected

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.broken or not self._reads.is_set():
            return False
        self.sent += [text.decode() for text in texts]
        self._news.set()
        return True

    def listen(self, hear: Hear) -> None:
        self._hear = hear

    def abort(self) -> None:
        self.hang_up()

    async def close(self, code: int) -> None:
        self.closed = True
        self._news.set()

    # the client's end

    def say(self, text: str) -> None:
        if not self._in.empty() or not self._hear(text.encode()):
            self._in.put_nowait(text)

    def stop_reading(self) -> None:
        self._reads.clear()

    def read_on(self) -> None:
        self._reads.set()

    def break_off(self) -> None:
        """From now on nothing that is sent arrives."""
        self.broken = True

    def hang_up(self) -> None:
        self._in.put_nowait(None)

    async def answered(self, ref: int) -> None:
        """Wait until the answer to a message has been sent."""
        mark = f'"ref":{ref}'
        while not any(mark in text for text in reversed(self.sent)) and not self.closed:
            self._news.clear()
            await self._news.wait()

    async def ask(self, ref: int, **message: Any) -> None:
        self.say(json.dumps({**message, "ref": ref}))
        await self.answered(ref)


@contextlib.asynccontextmanager
async def wired(room: Room, who: str, **hello: Any) -> AsyncIterator[Wire]:
    """Connect somebody to a room, and wait for the welcome."""
    wire = Wire()
    person = Person(who, f"Person {who}", True)
    talk = asyncio.create_task(converse(wire, cast(Parlour, room.services), room, person, "en"))
    wire.say(json.dumps({"type": "hello", "protocol": 2, **hello}))
    while not wire.sent:
        wire._news.clear()
        await wire._news.wait()
    try:
        yield wire
    finally:
        wire.hang_up()
        await talk
