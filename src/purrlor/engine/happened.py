"""What one move did, as the log has it: four bytes an event. Words and facts are made when somebody asks for them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from purrlor.engine.compact import compact
from purrlor.engine.names import Names
from purrlor.engine.state import MOST_SEATS, Happening

if TYPE_CHECKING:
    from purrlor.engine.events import Event, Storyteller

SIZE = Happening.dtype.itemsize
PIECE = 1  # where in an event the piece stands, of which not all may know
KEPT = 5_000  # so many events one teller remembers
MOST_PATTERNS = 20_000  # and so many all of a game together
# Letters that no language uses stand for the names of the players, where these are not known yet.
OPEN_NAMES = Names((seat, f"\ue000{seat}\ue001") for seat in range(MOST_SEATS))
OPEN_NAME = re.compile(f"\ue000([0-{MOST_SEATS - 1}])\ue001")
ALL = (1 << 1 + MOST_SEATS) - 1  # the eyes of all seats, and of those who only look on


class Happened(Sequence["Event"]):
    """The events of one move, at a beat of the game (0 is the set-up)."""

    __slots__ = ("beat", "octets", "story")

    def __init__(self, beat: int, octets: bytes, story: Storyteller) -> None:
        """Take the log of a move."""
        self.beat, self.octets, self.story = beat, octets, story

    def __len__(self) -> int:
        """Count the events."""
        return len(self.octets) // SIZE

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Any:
        """Give one event, or several."""
        return list(self)[at]

    def __iter__(self) -> Iterator[Event]:
        """Read the events one by one."""
        for i in range(0, len(self.octets), SIZE):
            yield self.story.event(self.beat, tuple(self.octets[i : i + SIZE]))

    def redacted(self, seat: int) -> Happened:
        """Give the same without what a seat cannot know."""
        hidden = [i for i, event in enumerate(self) if not event.seen(seat)]
        if not hidden:
            return self
        octets = bytearray(self.octets)
        for i in hidden:
            octets[i * SIZE + PIECE] = 0
        return Happened(self.beat, bytes(octets), self.story)


class Patterns(dict[int, tuple[int, bytes, bytes]]):
    """Events as JSON, by their number: who sees all of it, and both ways; the names of the players are left open."""

    def __init__(self, story: Storyteller) -> None:
        """Take the game's words."""
        super().__init__()
        self._story = story

    def __missing__(self, number: int) -> tuple[int, bytes, bytes]:
        """Put an event into words, once for all tables of a game."""
        if len(self) >= MOST_PATTERNS:
            self.clear()
        event = self._story.event(0, tuple(number.to_bytes(SIZE, sys.byteorder)))
        eyes = sum(event.seen(viewer) << eye for eye, viewer in enumerate((None, *range(MOST_SEATS))))
        unseen = b"" if eyes == ALL else self._line(event, False)
        made = self[number] = eyes, self._line(event, True), unseen
        return made

    def _line(self, event: Event, visible: bool) -> bytes:
        """Write all that comes after an event's beat; nothing where there is nothing to say."""
        facts, text = self._story.words(event, visible, OPEN_NAMES)
        line = compact({"kind": event.kind, **facts, "text": text})[1:] if text else ""
        return OPEN_NAME.sub(r"%(\1)b", line.replace("%", "%%")).encode()


class Teller(dict[int, tuple[int, bytes, bytes]]):
    """The same at tables with these names."""

    def __init__(self, patterns: Patterns, names: Names) -> None:
        """Take the game's words and the names of the seats."""
        super().__init__()
        self._patterns = patterns
        self._names = {b"%d" % seat: compact(names[seat])[1:-1].encode() for seat in range(MOST_SEATS)}

    def tell(self, happened: Happened, viewer: int | None) -> list[bytes]:
        """Tell a viewer (None: a spectator) what happened."""
        told = self._read(happened)
        return [b'{"beat":%d,%b' % (happened.beat, line) for line in _heard(told, 0 if viewer is None else viewer + 1)]

    def tell_all(self, happened: Happened, seats: int) -> bytes | tuple[bytes, ...]:
        """Tell everybody, with commas between: one text if all may hear the same, or one for spectators and seats."""
        told = self._read(happened)
        others = 0  # who hears something else than those who only look on
        for eyes, _, _ in told:
            others |= eyes ^ ALL if eyes & 1 else eyes
        said = _joined(happened.beat, _heard(told, 0))
        if not others:
            return said
        ears = range(1, seats + 1)
        return said, *[_joined(happened.beat, _heard(told, ear)) if others >> ear & 1 else said for ear in ears]

    def _read(self, happened: Happened) -> list[tuple[int, bytes, bytes]]:
        return [self[number] for number in memoryview(happened.octets).cast("I")]

    def __missing__(self, number: int) -> tuple[int, bytes, bytes]:
        """Fill the names in, once: at a table the same happens again and again."""
        if len(self) >= KEPT:
            self.clear()
        eyes, seen, unseen = self._patterns[number]
        made = self[number] = eyes, seen % self._names, unseen % self._names
        return made


def _heard(told: list[tuple[int, bytes, bytes]], eye: int) -> list[bytes]:
    return [line for eyes, seen, unseen in told if (line := seen if eyes >> eye & 1 else unseen)]


def _joined(beat: int, lines: list[bytes]) -> bytes:
    head = b'{"beat":%d,' % beat
    return head + (b"," + head).join(lines) if lines else b""
