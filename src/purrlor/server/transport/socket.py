"""A websocket as the server speaks it: straight to ASGI, for this is the busiest path of all."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from starlette.types import Receive, Scope, Send

from purrlor.server.limits.guard import Visitor

NORMAL, RESTART, POLICY = 1000, 1012, 1008
FASTPATH = "purrlor.fastpath"  # the extension of a server with a shorter way for texts, both ways (`fastpath.py`)

Hear = Callable[[bytes], bool]  # takes a text at once, or (False) leaves it to those who wait for it


class Disconnected(Exception):
    """The other side has closed the connection."""


class Socket(Protocol):
    """What a connection needs of a websocket."""

    stuck_since: float | None
    visitor: Visitor  # from where it comes, for what counts by address or person

    async def text(self) -> str:
        """Wait for the next message; what is not text reads as nothing. Raises Gone."""

    async def send(self, *texts: bytes) -> None:
        """Send messages; waits while the other side does not read. Raises Gone."""

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send messages at once; False when that cannot be (the other side does not read): then `send` them."""

    def listen(self, hear: Hear) -> None:
        """From now on offer every message to `hear` first; it may be heard by `text` only."""

    async def close(self, code: int) -> None:
        """Close the connection."""

    def abort(self) -> None:
        """Cut the connection at once, whatever has not been sent: for one that does not read."""


class AsgiSocket:
    """A websocket of the ASGI server."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take both directions; `accept` opens them."""
        self._receive, self._send = receive, send
        self._short = scope.get("extensions", {}).get(FASTPATH)
        if self._short is not None:
            self.write = self._short["write"]  # type: ignore[method-assign]
        self.stuck_since: float | None = None
        self.visitor: Visitor

    async def accept(self) -> None:
        """Answer the handshake."""
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def text(self) -> str:
        """See Socket."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        return message.get("text") or ""

    async def send(self, *texts: bytes) -> None:
        """See Socket."""
        if self.write(texts):
            return
        self.stuck_since = time.monotonic()
        try:
            for text in texts:
                await self._send({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError) as error:  # what ASGI servers raise after the other side has closed
            raise Disconnected from error
        self.stuck_since = None

    def write(self, texts: Sequence[bytes]) -> bool:
        """See Socket: a server without the fast path sends nothing at once."""
        return False

    def listen(self, hear: Hear) -> None:
        """See Socket."""
        if self._short is not None:
            self._short["listen"](hear)

    def abort(self) -> None:
        """See Socket."""
        if self._short is not None:
            self._short["abort"]()

    def let_go(self) -> None:
        """Refer to nothing of the server any more, which refers to this one."""
        self._short = None
        self._receive = self._send = _over
        self.__dict__.pop("write", None)

    async def deny(self, status: int, headers: dict[str, str], body: bytes) -> None:
        """Refuse the handshake with an answer as to any other request."""
        await self._receive()
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
        await self._send({"type": "websocket.http.response.start", "status": status, "headers": pairs})
        await self._send({"type": "websocket.http.response.body", "body": body})

    async def close(self, code: int) -> None:
        """See Socket."""
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError) as error:
            raise Disconnected from error


async def _over(*_: Any) -> Any:
    """Stand where the server was."""
    raise Disconnected
