"""uvicorn's websocket with a short way for nearly everything that is said at tables: texts that fit into one frame.

Whatever else comes (the handshake, pings, a close, long or cut frames) takes the library's own way. The short way
spares a move a dozen objects, and the socket two changes of what is waited for: a sixth of what the server does.

All that comes is counted before the library sees it: frames of every kind and bytes. While the other side does not
read, nothing is read from it, so that answers to its pings cannot pile up.

What this leans on of uvicorn is in `uvicorn_parts.py`, where it is looked at when the server starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from purrlor.server.limits.addresses import group
from purrlor.server.limits.buckets import Bucket
from purrlor.server.limits.guard import Guard
from purrlor.server.transport.frame_counter import FrameCounter
from purrlor.server.transport.socket import FASTPATH, Hear

if TYPE_CHECKING:
    import asyncio

    from websockets.http11 import Request

OPEN = State.OPEN
TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A  # first bytes of frames that are a whole message each
LENGTH = 0x7F  # of the second byte; the bit beside it says that the frame is masked
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths that say in how many bytes the true one follows
HEAD = 6  # a short frame begins with two bytes and the mask
SHORT, LONG, LONGEST = (Struct(form).pack for form in (">BB", ">BBH", ">BBQ"))  # heads of what we send
MAX_AHEAD = 8  # so many messages may wait for the application before no more are read
FEW, LITTLE = 8, 16_384  # frames and bytes of one read that wait while the address has said too much; more: cut
MAX_RESTS = 60  # after so many pauses for too many bytes without a calm moment the connection is cut
NOT_TEXT = 1007
STOP_SECONDS = 2.0  # for what is on its way when the server stops


class FastWebSocket(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Wait for the handshake."""
        super().__init__(*args, **more)
        self._hear: Hear = never
        self._between = True  # false once the library may hold part of a frame or message: then it reads all the rest
        self._guard = guard_of(self.config)
        limits = self._guard.settings.limits
        self._own = Bucket(limits.frames_per_second, limits.frames_burst)
        self._bytes = Bucket(limits.socket_bytes_per_second, limits.socket_bytes_burst)
        self._address = self._own  # until the handshake says from where it comes
        self._heads = FrameCounter()
        self._begun = False  # the handshake has come
        self._rests = 0
        self._resting = False  # nothing is read for a while
        self._held: list[bytes] = []  # what came too fast
        self.stuck_since: float | None = None

    # being a guest

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self._guard.connections.admit(self, group(self.client[0] if self.client else ""))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._guard.connections.leave(self)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Refer to nothing that refers to this one: garbage in circles is hardly ever looked for."""
        self._hear = never
        self._held = []
        self.conn.parser.close()
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].pop(FASTPATH, None)

    def look(self, now: float) -> None:
        """See Guarded: whether the other side lives is asked by pings."""

    @property
    def idle(self) -> bool:
        """See Guarded: somebody sits there."""
        return False

    def handle_connect(self, event: Request) -> None:
        """Offer the application the short way to write; from now on it is known for whom frames count."""
        super().handle_connect(event)
        if self.close_sent:
            return
        self.scope["extensions"][FASTPATH] = {"write": self.write, "listen": self.listen, "abort": self.abort}
        client = self._guard.proxies.client(self.scope)  # type: ignore[arg-type]
        visitor = self._guard.visitor(client)
        self._address = visitor.frames()
        self._guard.connections.leave(self)
        self._guard.connections.admit(self, visitor.address)

    # reading

    def listen(self, hear: Hear) -> None:
        """See Socket."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless it is too much: most often one short text."""
        if not self._begun:
            self._begun = True
            super().data_received(data)
            return
        whole = self._between and is_frame(data)
        frames = 1 if whole else max(1, self._heads.count(data, self._guard.settings.limits.frames_burst))
        if self._held or not self._own.take(frames) or not self._address.take(frames):
            self._too_fast(data, frames)
        else:
            self._take(data, whole)

    def _take(self, data: bytes, whole: bool) -> None:
        if self.conn.state is OPEN:
            if whole and data[0] == TEXT and len(data) < HEAD + TWO_BYTES and self._hand_over(data):
                return
            self._between = whole and data[0] in (TEXT, BINARY, PING, PONG)
        else:
            self._between = False
        super().data_received(data)
        if len(data) > TWO_BYTES:
            self._count_bytes(len(data))

    def _too_fast(self, data: bytes, frames: int) -> None:
        """Cut one who floods; whoever only shares the address with such a one has to wait."""
        mine = self._own
        if self._held or mine.left < mine.most / 2 or frames > FEW or len(data) > LITTLE:
            self._guard.nonsense.warn("A websocket was cut: it sent too many frames.")
            self.abort()
            return
        self._held.append(data)
        self._rest(self._address.owe(frames))

    def _count_bytes(self, size: int) -> None:
        """Read more slowly from one who says a lot, and not at all from one who never stops."""
        wait = self._bytes.owe(size)
        if wait > 0:
            self._rests += 1
            self._rest(wait)
        elif self._bytes.left > self._bytes.most / 2:
            self._rests = 0
        if self._rests > MAX_RESTS:
            self.abort()

    def _rest(self, seconds: float) -> None:
        """Read nothing for a while."""
        if not self._resting and not self.transport.is_closing():
            self._resting = True
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._rested)

    def _rested(self) -> None:
        self._resting = False
        held, self._held = self._held, []
        for data in held:
            if not self.transport.is_closing():
                self._take(data, self._between and is_frame(data))
        self._read_on()

    def _read_on(self) -> None:
        """Read again, unless there is another reason not to."""
        if not (self._resting or self.read_paused or self.stuck_since is not None or self.transport.is_closing()):
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Wait for the next message; when it has taken all, more are read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def _hand_over(self, data: bytes) -> bool:
        """Hand a text over to the application; nothing more is read while it has enough to do. Not a text: False."""
        message = apply_mask(data[HEAD:], data[2:HEAD])
        if self.queue.empty() and self._hear(message):
            return True
        try:
            text = message.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MAX_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application; what is not text closes the connection, without a stack trace."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse_text()
                return
        super().send_receive_event_to_app()

    def _refuse_text(self) -> None:
        self._guard.nonsense.warn("A websocket was closed: it sent a text that is not UTF-8.")
        self.frames = []
        if self.conn.state is OPEN:
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Close after frames that make no sense; before the handshake there is nothing to close politely."""
        if self.conn.close_sent is None:
            self.abort()
        else:
            super().handle_parser_exception()

    # writing

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts at once; False when the other side does not read just now, or is gone: then ASGI's way tells."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        return True

    async def send(self, message: Any) -> None:
        """See uvicorn; a refusal that was answered like a request needs no complaint that there was no handshake."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def pause_writing(self) -> None:
        """The other side does not read: nothing is read from it either, and in a while it is cut (see Connections)."""
        super().pause_writing()
        self.stuck_since = self.loop.time()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.stuck_since = None
        self._read_on()

    def shutdown(self) -> None:
        """The server stops: a goodbye is sent, and whoever does not read it is cut."""
        if self.stuck_since is not None:
            self.abort()
            return
        super().shutdown()
        self.loop.call_later(STOP_SECONDS, self.abort)

    def keepalive_timeout(self) -> None:
        """Cut one that does not answer pings; a close would wait for a buffer that may never drain."""
        super().keepalive_timeout()
        self.abort()

    def handle_ping(self) -> None:
        """Answer a ping, unless a frame before it has ended the connection."""
        if not self.transport.is_closing():
            super().handle_ping()

    def abort(self) -> None:
        """See Socket; nothing more is written, not even by those who have not heard of it yet."""
        self.disconnected = True
        self.writable.set()
        self.transport.abort()


def guard_of(config: Any) -> Guard:
    """Return the guard of the application that a server serves; one without a guard has one with the usual limits."""
    found: Guard | None = getattr(config.app, "guard", None)
    if found is None:
        from purrlor.server.settings import Settings

        found = config.app.guard = Guard(Settings())
    return found


def never(text: bytes) -> bool:
    """Leave everything to those who wait for it."""
    return False


def is_frame(data: bytes) -> bool:
    """Return whether this is exactly one masked frame of less than 64 kB."""
    if len(data) < HEAD or data[1] <= LENGTH:
        return False
    length = data[1] & LENGTH
    if length == TWO_BYTES:
        return len(data) == 2 + HEAD + int.from_bytes(data[2:4], "big")
    return length != EIGHT_BYTES and len(data) == HEAD + length


def framed(text: bytes) -> bytes:
    """Return a text as one frame."""
    size = len(text)
    if size < TWO_BYTES:
        return SHORT(TEXT, size) + text
    if size < 1 << 16:
        return LONG(TEXT, TWO_BYTES, size) + text
    return LONGEST(TEXT, EIGHT_BYTES, size) + text
