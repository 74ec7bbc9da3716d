"""Events as JSON for those at a table, written once and then only joined: a server tells the same again and again."""

from __future__ import annotations

import re
import sys

from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.match.events import SIZE, Event, EventBatch, Storyteller
from purrlor.engine.match.names import Names
from purrlor.engine.view.compact import compact

EVENT_CACHE_SIZE = 5_000  # events of one renderer
TEMPLATE_CACHE_SIZE = 20_000  # events of all tables of a game
# Letters that no language uses stand for the names of the players, where these are not known yet.
OPEN_NAMES = Names((seat, f"\ue000{seat}\ue001") for seat in range(MAX_SEATS))
OPEN_NAME = re.compile(f"\ue000([0-{MAX_SEATS - 1}])\ue001")
ALL = (1 << 1 + MAX_SEATS) - 1  # the eyes of all seats, and of those who only look on


class EventTemplates(dict[int, tuple[int, bytes, bytes]]):
    """Events as JSON, by their number: who sees all of it, and both ways; the names of the players are left open."""

    def __init__(self, story: Storyteller) -> None:
        """Take the game's words."""
        super().__init__()
        self._story = story

    def __missing__(self, number: int) -> tuple[int, bytes, bytes]:
        """Put an event into words, once for all tables of a game."""
        if len(self) >= TEMPLATE_CACHE_SIZE:
            self.clear()
        event = self._story.event(0, tuple(number.to_bytes(SIZE, sys.byteorder)))
        eyes = sum(event.seen(viewer) << eye for eye, viewer in enumerate((None, *range(MAX_SEATS))))
        unseen = b"" if eyes == ALL else self._line(event, False)
        made = self[number] = eyes, self._line(event, True), unseen
        return made

    def _line(self, event: Event, visible: bool) -> bytes:
        """Write all that comes after an event's beat; nothing where there is nothing to say."""
        facts, text = self._story.words(event, visible, OPEN_NAMES)
        line = compact({"kind": event.kind, **facts, "text": text})[1:] if text else ""
        return OPEN_NAME.sub(r"%(\1)b", line.replace("%", "%%")).encode()


class EventRenderer(dict[int, tuple[int, bytes, bytes]]):
    """The same at tables with these names."""

    def __init__(self, templates: EventTemplates, names: Names) -> None:
        """Take the game's words and the names of the seats."""
        super().__init__()
        self._templates = templates
        self._names = {b"%d" % seat: compact(names[seat])[1:-1].encode() for seat in range(MAX_SEATS)}

    def tell(self, batch: EventBatch, viewer: int | None) -> list[bytes]:
        """Tell a viewer (None: a spectator) what happened."""
        told = self._read(batch)
        return [b'{"beat":%d,%b' % (batch.beat, line) for line in _heard(told, 0 if viewer is None else viewer + 1)]

    def tell_all(self, batch: EventBatch, seats: int) -> bytes | tuple[bytes, ...]:
        """Tell everybody, with commas between: one text if all may hear the same, or one for spectators and seats."""
        told = self._read(batch)
        others = 0  # who hears something else than those who only look on
        for eyes, _, _ in told:
            others |= eyes ^ ALL if eyes & 1 else eyes
        said = _joined(batch.beat, _heard(told, 0))
        if not others:
            return said
        ears = range(1, seats + 1)
        return said, *[_joined(batch.beat, _heard(told, ear)) if others >> ear & 1 else said for ear in ears]

    def _read(self, batch: EventBatch) -> list[tuple[int, bytes, bytes]]:
        return [self[number] for number in memoryview(batch.buffer).cast("I")]

    def __missing__(self, number: int) -> tuple[int, bytes, bytes]:
        """Fill the names in, once: at a table the same happens again and again."""
        if len(self) >= EVENT_CACHE_SIZE:
            self.clear()
        eyes, seen, unseen = self._templates[number]
        made = self[number] = eyes, seen % self._names, unseen % self._names
        return made


def _heard(told: list[tuple[int, bytes, bytes]], eye: int) -> list[bytes]:
    return [line for eyes, seen, unseen in told if (line := seen if eyes >> eye & 1 else unseen)]


def _joined(beat: int, lines: list[bytes]) -> bytes:
    head = b'{"beat":%d,' % beat
    return head + (b"," + head).join(lines) if lines else b""
