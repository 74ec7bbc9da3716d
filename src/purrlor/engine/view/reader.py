"""A state as table code reads it: Python numbers, lists and rows, each read when it is asked for.

Numbers and rows are read from the bytes of a state by their places: NumPy takes several times as long for a single one.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from struct import Struct
from typing import Any

import numpy as np

WIDTHS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}  # NumPy's, and bytes'

Row = Callable[[bytes, int], Any]


class FieldReaders:
    """Where the fields of a record lie."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        """Look every field up, once for all records of a kind."""
        self.readers: dict[str, Callable[[bytes], Any]] = {
            name: _reader(kind, offset) for name, (kind, offset, *_) in (dtype.fields or {}).items()
        }

    def read(self, buffer: bytes, name: str) -> Any:
        """Return a field: a Python number, rows, or an array."""
        try:
            return self.readers[name](buffer)
        except KeyError as error:
            raise AttributeError(name) from error


field_readers = cache(FieldReaders)


def _reader(kind: np.dtype[Any], offset: int) -> Callable[[bytes], Any]:
    if kind.subdtype is None:
        unpack = Struct(f"={WIDTHS[kind.str[1:]]}").unpack_from
        return lambda buffer: unpack(buffer, offset)[0]
    base, shape = kind.subdtype
    if base.names:
        row = _row(base)
        return lambda buffer: RecordRows(buffer, row, offset, base.itemsize, shape[0])
    count = int(np.prod(shape))
    return lambda buffer: np.frombuffer(buffer, base, count, offset).reshape(shape)


class RecordRows(Sequence[Any]):
    """Rows of a state, such as its frames: each is read when it is asked for, with its fields by name."""

    def __init__(self, buffer: bytes, row: Row, offset: int, size: int, count: int) -> None:
        """Take where they lie, and what reads one."""
        self._buffer, self._row, self._offset, self._size, self._count = buffer, row, offset, size, count

    def __len__(self) -> int:
        """Return the number of rows."""
        return self._count

    def __getitem__(self, at: Any) -> Any:
        """Return a row, or several."""
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(self._count))]
        if not -self._count <= at < self._count:
            raise IndexError(at)
        return self._row(self._buffer, self._offset + at % self._count * self._size)


def _row(dtype: np.dtype[Any]) -> Row:
    """Return what reads a row into a tuple with the names of its fields."""
    kind, kinds = namedtuple("Row", dtype.names or (), rename=True), [dtype[name] for name in dtype.names or ()]
    if any(one.subdtype for one in kinds):
        return lambda buffer, place: kind(*np.frombuffer(buffer, dtype, 1, place)[0].item())
    unpack = Struct("=" + "".join(WIDTHS[one.str[1:]] for one in kinds)).unpack_from
    return lambda buffer, place: kind(*unpack(buffer, place))


class RecordProxy:
    """A state as rules read it: single numbers, arrays, rows; for asking a rule without changing anything."""

    def __init__(self, buffer: bytes, fields: FieldReaders) -> None:
        """Take the bytes of a state."""
        self._buffer, self._fields = buffer, fields

    def __getattr__(self, name: str) -> Any:
        """Read a field; the next read does not come here."""
        found = self.__dict__[name] = self._fields.read(self._buffer, name)
        return found


@dataclass(slots=True)
class ReaderMemo:
    """What readers of a state have found out: its fields as Python numbers, and the answers of rules."""

    fields: dict[str, Any] = field(default_factory=dict)
    answers: dict[tuple[Callable[..., Any], tuple[int, ...]], Any] = field(default_factory=dict)


class StateReader:
    """A state as table code reads it: fields as plain Python numbers and lists, with the eyes of one seat."""

    def __init__(self, buffer: bytes, seat: int | None, over: bool, found: ReaderMemo, fields: FieldReaders) -> None:
        """Take the bytes of a state, who looks (None: a spectator), whether it is the end, what was found before."""
        self._buffer, self._found, self._fields = buffer, found, fields
        self.seat = seat
        self.is_over = over

    def __getattr__(self, name: str) -> Any:
        """Return a field as Python numbers."""
        if name[0] == "_":
            raise AttributeError(name)
        fields = self._found.fields
        if name not in fields:
            found = (
                RecordProxy(self._buffer, self._fields) if name == "record" else self._fields.read(self._buffer, name)
            )
            fields[name] = found.tolist() if isinstance(found, np.ndarray) else found
        value = fields[name]
        setattr(self, name, value)  # the next read does not come here
        return value

    def once(self, rule: Callable[..., Any], *args: int) -> Any:
        """Ask a rule about this state, once for all who look."""
        answers, key = self._found.answers, (rule, args)
        if key not in answers:
            answers[key] = rule(self.record, *args)
        return answers[key]
