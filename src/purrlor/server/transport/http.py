"""uvicorn's HTTP with bounds: how long a head is and takes, how large bodies are and how fast, how many requests wait.

Everything here is held before the application hears of a request, for a stranger who sends half of one has asked for
nothing yet. Times are looked at every second (see Connections), so that a connection needs no timer of its own.

What this leans on of uvicorn is in `uvicorn_parts.py`, where it is looked at when the server starts.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, NamedTuple

import httptools
import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from purrlor.said import Said
from purrlor.server.limits.body_budget import Body
from purrlor.server.transport.fastpath import STOP_SECONDS, guard_of
from purrlor.server.wire.bodies import ErrorInfo, Failure
from purrlor.words import from_header

MAX_HEADERS = 64
UNFINISHED = (413, 414, 429, 431)  # refusals of something that is still on its way
LINGER_BYTES, LINGER_SECONDS = 262_144, 2.0  # what is still read, and how long, from one who was refused
WRAPPING = 65_536  # bytes beyond its own length that a body may have around it, in chunks
CODES = {408: "too-slow", 413: "too-large", 414: "too-large", 429: "too-much", 431: "too-large"}


class Flow(FlowControl):
    """Reads on only if nobody has a reason not to: uvicorn's own, requests that wait, an address that asks too much."""

    def __init__(self, transport: asyncio.Transport, pipeline: Any) -> None:
        """Take the connection, and the requests that wait on it."""
        super().__init__(transport)
        self._pipeline = pipeline
        self.resting = False

    def resume_reading(self) -> None:
        """Read on, if there is no other reason not to."""
        if not self._pipeline and not self.resting and not self._transport.is_closing():
            super().resume_reading()

    def rest(self, seconds: float, loop: asyncio.AbstractEventLoop) -> None:
        """Read nothing for a while."""
        if not self.resting:
            self.resting = True
            self.pause_reading()
            loop.call_later(seconds, self._rested)

    def _rested(self) -> None:
        self.resting = False
        self.resume_reading()


class Refused(NamedTuple):
    """Why a request is not taken."""

    status: int
    said: Said


class Stop(Exception):
    """Ends reading; why is said elsewhere, for who keeps an exception keeps all that was being read."""


class Edge(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Wait for a connection."""
        super().__init__(*args, **more)
        self._guard = guard_of(self.config)
        self._limits = self._guard.settings.limits
        self._in_head = True  # a head is being read, or waited for
        self._head = 0  # bytes of it
        self._since = self.loop.time()  # the wait for this head began
        self._names = 0  # bytes of its headers' names and values
        self._body: Body | None = None  # the one that is being read
        self._asked: list[tuple[RequestResponseCycle, Body | None]] = []  # requests that are not answered yet
        self._why: Refused | None = None
        self._refused = False
        self._lingered = 0
        self.stuck_since: float | None = None

    # being a guest

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the connection in, if there is room."""
        super().connection_made(transport)
        self.flow = Flow(transport, self.pipeline)
        address = self.client[0] if self.client else ""
        self._proxied = address in self._guard.proxies.trusted
        self._reads = self._guard.visitor(address).frames()
        if not self._guard.connections.enter(self, address):
            self._guard.nonsense.warn("A connection was refused: there are too many, or too many from its address.")
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._guard.connections.leave(self)
        self._part_with_all()
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]  # it knows this connection: a circle nobody would break for long
        self.pipeline.clear()

    @property
    def idle(self) -> bool:
        """See Guarded: nothing is asked."""
        return self.cycle is None or self.cycle.response_complete

    def look(self, now: float) -> None:
        """See Guarded: end what does not come."""
        if self._refused:
            if now - self._since > LINGER_SECONDS:
                self.transport.close()
        elif self._body is not None:
            if not self.flow.read_paused and self._body.stands_still(now, self._limits.body_bytes_per_second):
                self._refuse(Refused(408, Said("error-body-slow")))
        elif self._in_head and (self._head or self.cycle is None) and now - self._since > self._limits.head_seconds:
            if self._head:
                self._refuse(Refused(408, Said("error-request-late")))
            else:
                self.transport.close()

    def pause_writing(self) -> None:
        """The other side does not read its answers: after a while it is cut (see Connections)."""
        super().pause_writing()
        self.stuck_since = self.loop.time()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.stuck_since = None

    # reading

    def data_received(self, data: bytes) -> None:
        """Read on, within the bounds."""
        if self._refused:
            self._linger(len(data))
            return
        self._unset_keepalive_if_required()
        wait = 0.0 if self._proxied else self._reads.owe(1)
        if wait > 0:
            self.flow.rest(wait, self.loop)  # type: ignore[attr-defined]
        if self._body is not None:
            self._body.read += len(data)
        elif self._in_head:
            self._since = self._since if self._head or self.cycle is None else self.loop.time()
            self._head += len(data)
        self._feed(data)

    def _feed(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
            self._check_length()
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except (httptools.HttpParserError, Stop):
            self._refuse(self._why or Refused(400, Said("error-request-none")))

    def _stop(self, status: int, said: Said) -> None:
        self._why = Refused(status, said)
        raise Stop

    def _upgrade(self) -> None:
        if self._should_upgrade():
            self._guard.connections.leave(self)
            self.handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # it refers to this one, and circles are hardly ever found
        else:
            self._guard.nonsense.warn("A request wants another protocol, which there is not.")

    def _check_length(self) -> None:
        """Refuse a head or a body that is too long, though it has not ended."""
        body, limits = self._body, self._limits
        if body is not None and body.read > 2 * limits.body_bytes + WRAPPING:
            self._stop(413, Said("error-body-long", most=limits.body_bytes))
        if body is None and self._in_head and self._head > limits.head_bytes:
            self._stop(431, Said("error-headers-long"))

    # what the parser finds

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._in_head, self._names = True, 0

    def on_url(self, url: bytes) -> None:
        """Take a part of the address."""
        super().on_url(url)
        if len(self.url) > self._limits.url_bytes:
            self._stop(414, Said("error-address-long"))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self._names += len(name) + len(value) + 4
        if self._names > self._limits.head_bytes or len(self.headers) >= MAX_HEADERS:
            self._stop(431, Said("error-headers-long"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to work on a request, unless too many wait or its body is too large."""
        self._in_head, self._head = False, 0
        if not self.url.isascii():
            self._stop(400, Said("error-address-none"))
        if len(self.pipeline) >= self._limits.pipelined:
            self._stop(429, Said("error-requests-at-once"))
        upgrades = self.parser.should_upgrade() and self._should_upgrade()
        self._body = None if upgrades else self._expected_body()
        super().on_headers_complete()
        if not upgrades:
            self._asked.append((self.cycle, self._body))

    def _expected_body(self) -> Body | None:
        size = _size(self.headers, self._limits.body_bytes)
        if size == 0:
            return None
        if size > self._limits.body_bytes:
            self._stop(413, Said("error-body-long", most=self._limits.body_bytes))
        visitor = self._guard.visitor(self._guard.proxies.client(self.scope))  # type: ignore[arg-type]
        body = Body(visitor, size, self.loop.time())
        if not self._guard.body_budget.take(body):
            self._stop(429, Said("error-much-sent"))
        return body

    def on_body(self, body: bytes) -> None:
        """Take a part of a body."""
        if self._body is not None:
            self._body.got += len(body)
            if self._body.got > self._limits.body_bytes:
                self._stop(413, Said("error-body-long", most=self._limits.body_bytes))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there; the next one's head may come."""
        if self._body is not None:
            self._guard.body_budget.arrived(self._body)
            self._body = None
        self._in_head, self._head = True, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request is answered: its body needs no memory any more."""
        for cycle, body in self._asked:
            if cycle.response_complete:
                self._guard.body_budget.drop(body)
        self._asked = [asked for asked in self._asked if not asked[0].response_complete]
        super().on_response_complete()

    # refusing

    def _language(self) -> str:
        """Return the language that is asked for, as far as the headers were read."""
        named = next((value for name, value in self.headers or () if name == b"accept-language"), b"")
        return from_header(named.decode("latin-1"))

    def _refuse(self, refused: Refused) -> None:
        """Answer why a request is not taken, and close."""
        self._guard.nonsense.warn(f"A request was refused: {refused.said}")
        self._refused, self._since = True, self.loop.time()
        mine = [cycle for cycle, body in self._asked if body is not None and body is self._body]
        others = len(self._asked) > len(mine) or any(cycle.response_started for cycle in mine)
        self._part_with_all()
        if others or self.transport.is_closing():
            self.abort()  # what is written now would be read as the answer to another request
            return
        self.transport.write(answer(refused, self._guard.headers, self._language()))
        if refused.status in UNFINISHED:
            self.flow.resume_reading()
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """The server stops: what is being answered may end, but what waits for the other side does not hold it up."""
        if self._refused or self._body is not None or self.flow.write_paused:
            self.abort()
            return
        super().shutdown()
        self.loop.call_later(STOP_SECONDS, self.abort)

    def abort(self) -> None:
        """See Guarded."""
        self._part_with_all()
        self.transport.abort()

    def _part_with_all(self) -> None:
        """Tell those who work on requests of this connection that nobody waits for the answers."""
        for cycle, body in self._asked:
            cycle.disconnected = True
            cycle.message_event.set()
            self._guard.body_budget.drop(body)
        self._guard.body_budget.drop(self._body)
        self.pipeline.clear()
        self._asked, self._body = [], None

    def _linger(self, size: int) -> None:
        """Throw away what was on its way to one who was refused, so that the answer is not lost with it."""
        self._lingered += size
        if self._lingered > LINGER_BYTES:
            self.abort()


def _size(headers: list[tuple[bytes, bytes]], most: int) -> int:
    """Return how many bytes a body has; where that is not said, how many it may have."""
    for name, value in headers:
        if name == b"transfer-encoding":
            return most
        if name == b"content-length":
            return int(value)  # the parser has seen that it is a number
    return 0


def answer(refused: Refused, headers: dict[str, str], language: str) -> bytes:
    """Write a refusal as the application would, with the safety headers, for a connection that then closes."""
    info = ErrorInfo(code=CODES.get(refused.status, "bad-message"), text=refused.said.in_words(language))
    body = msgspec.json.encode(Failure(error=info))
    lines = [
        f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
