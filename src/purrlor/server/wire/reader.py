"""Reading what comes from outside, checked against a type."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Reader(Generic[T]):
    """Reads values of one type. Make readers while a module is imported, or a server starts.

    msgspec learns a type at its first use, and two threads that do so at once bring the process down: one of them
    meets what the other has half built. A reader makes it learn the type here, where only one thread runs.
    """

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self._json: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self._msgpack: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(kind)

    def json(self, text: str | bytes) -> T:
        """Read JSON."""
        return self._json.decode(text)

    def msgpack(self, data: bytes) -> T:
        """Read msgpack."""
        return self._msgpack.decode(data)

    def facts(self, facts: Any) -> T:
        """Read what is already in lists and dictionaries."""
        made: T = msgspec.convert(facts, self.kind)
        return made
