"""Counts websocket frames in raw bytes by walking from head to head, before anybody spends time on what they say."""

from __future__ import annotations

MASKED, LENGTH = 0x80, 0x7F  # bits of a frame's second byte
MASK_BYTES = 4
MORE_BYTES = {126: 2, 127: 8}  # lengths that say in how many bytes the true one follows


class FrameCounter:
    """Remembers where in the stream the next frame begins."""

    def __init__(self) -> None:
        """Begin with a frame."""
        self._skip = 0  # bytes of the present frame that have not come
        self._cut = b""  # the beginning of a head

    def count(self, data: bytes, most: int) -> int:
        """Return how many frames begin here; at the first one beyond `most` it stops."""
        data, self._cut = self._cut + data, b""
        at, frames, size = self._skip, 0, len(data)
        while at < size:
            end = _end(data, at)
            if end is None:
                self._cut, self._skip = data[at:], 0
                return frames
            frames += 1
            if frames > most:
                return frames
            at = end
        self._skip = at - size
        return frames


def _end(data: bytes, at: int) -> int | None:
    """Return where the frame that begins here ends; None while its head is not whole."""
    if at + 2 > len(data):
        return None
    second = data[at + 1]
    length, head = second & LENGTH, at + 2
    more = MORE_BYTES.get(length, 0)
    if more:
        if head + more > len(data):
            return None
        length = int.from_bytes(data[head : head + more], "big")
    return head + more + (MASK_BYTES if second & MASKED else 0) + length
