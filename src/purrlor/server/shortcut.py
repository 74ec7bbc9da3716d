"""uvicorn's websocket with a short way for nearly everything that is said at tables: texts that fit into one frame.

Whatever else comes (the handshake, pings, a close, long or cut frames) takes the library's own way. The short way
spares a move a dozen objects, and the socket two changes of what is waited for: a sixth of what the server does.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from purrlor.server.frames import SHORTCUT, Hear

if TYPE_CHECKING:
    from websockets.http11 import Request

OPEN = State.OPEN
TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A  # first bytes of frames that are a whole message each
LENGTH = 0x7F  # of the second byte; the bit beside it says that the frame is masked
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths that say in how many bytes the true one follows
HEAD = 6  # a short frame begins with two bytes and the mask
SHORT, LONG, LONGEST = (Struct(form).pack for form in (">BB", ">BBH", ">BBQ"))  # heads of what we send
MOST_AHEAD = 8  # so many messages may wait for the application before no more are read


class Shortcut(WebSocketsSansIOProtocol):
    """One websocket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Wait for the handshake."""
        super().__init__(*args, **more)
        self._hear: Hear = never
        self._between = True  # false once the library may hold part of a frame or message: then it reads all the rest

    def handle_connect(self, event: Request) -> None:
        """Offer the application the short way to write."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORTCUT] = {"write": self.write, "listen": self.listen}

    def listen(self, hear: Hear) -> None:
        """See Frames."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        """Take what has come: most often one short text."""
        if self.conn.state is OPEN:
            whole = self._between and is_frame(data)
            if whole and data[0] == TEXT and len(data) < HEAD + TWO_BYTES and self._hand_over(data):
                return
            self._between = whole and data[0] in (TEXT, BINARY, PING, PONG)
        super().data_received(data)

    def _hand_over(self, data: bytes) -> bool:
        """Give a text to the application; nothing more is read while it has enough to do. Not a text: False."""
        octets = apply_mask(data[HEAD:], data[2:HEAD])
        if self.queue.empty() and self._hear(octets):
            return True
        try:
            text = octets.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send texts at once; False when the other side does not read just now, or is gone: then ASGI's way tells."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        return True


def never(text: bytes) -> bool:
    """Leave everything to those who wait for it."""
    return False


def is_frame(data: bytes) -> bool:
    """Say whether this is exactly one masked frame of less than 64 kB."""
    if len(data) < HEAD or data[1] <= LENGTH:
        return False
    length = data[1] & LENGTH
    if length == TWO_BYTES:
        return len(data) == 2 + HEAD + int.from_bytes(data[2:4], "big")
    return length != EIGHT_BYTES and len(data) == HEAD + length


def framed(text: bytes) -> bytes:
    """Give a text as one frame."""
    size = len(text)
    if size < TWO_BYTES:
        return SHORT(TEXT, size) + text
    if size < 1 << 16:
        return LONG(TEXT, TWO_BYTES, size) + text
    return LONGEST(TEXT, EIGHT_BYTES, size) + text
