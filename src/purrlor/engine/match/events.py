"""What happened, as told to each seat: a sentence, a kind, and where a piece went, without what the seat cannot see.

A match keeps the events of a move as its log has them, four bytes each; words and facts are made when somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, overload

from purrlor.engine.author.fields import Axis
from purrlor.engine.author.state import Happening
from purrlor.engine.author.tales import Moved, Shown, Swept, Tale, Told
from purrlor.engine.author.zones import Zones
from purrlor.engine.match.names import Names

SENTENCE_CACHE_SIZE = 20_000  # without the names
SIZE = Happening.dtype.itemsize
PIECE = 1  # where in an event the piece stands, of which not all may know


class Event(NamedTuple):
    """One thing that happened, at a beat of the game (0 is the set-up)."""

    beat: int
    kind: str
    tale: Tale
    args: tuple[int, int, int]
    story: Storyteller

    def seen_by(self, seat: int | None, names: Mapping[int, str] | None = None) -> dict[str, Any]:
        """Tell the event as a seat (None: a spectator) may know it."""
        return self.story.tell(self, seat, names or {})

    def seen(self, seat: int | None) -> bool:
        """Return whether a seat sees all of it."""
        return not isinstance(self.tale, Moved | Shown) or self.story.sees(seat, self.tale, self.args)

    def text(self, seat: int | None = None) -> str:
        """Return only the sentence."""
        return str(self.seen_by(seat)["text"])

    def redacted(self, seat: int) -> Event:
        """Return the event without what a seat cannot know."""
        return self if self.seen(seat) else Event(self.beat, self.kind, self.tale, (0, *self.args[1:]), self.story)


class Storyteller:
    """Turns the numbers of the log into words, with the game's own names."""

    def __init__(
        self,
        kinds: Mapping[int, str],
        tales: Mapping[int, Tale],
        zones: Zones,
        pieces: Axis,
        titles: Callable[[str], str],
    ) -> None:
        """Take the kinds of events with their tales, the zones, the pieces, and what gives a word's title."""
        self.kinds = kinds
        self.tales = tales
        self.zones = zones
        self.pieces = pieces
        self.titles = titles
        self._facts = lru_cache(SENTENCE_CACHE_SIZE)(self._tell)

    def sees(self, seat: int | None, tale: Tale, args: tuple[int, int, int]) -> bool:
        """Return whether a seat sees the piece: where it was, where it goes, or because it is shown."""
        there = args[2] == seat if isinstance(tale, Shown) else self.zones.sees(seat, args[2])
        return there or self.zones.sees(seat, args[1])

    def event(self, beat: int, happening: Any) -> Event:
        """Read one entry of the log."""
        kind, a, b, c = happening if isinstance(happening, tuple) else happening.item()
        return Event(beat, self.kinds[kind], self.tales[kind], (a, b, c), self)

    def tell(self, event: Event, seat: int | None, names: Mapping[int, str]) -> dict[str, Any]:
        """Tell an event to a seat."""
        facts, text = self.words(event, event.seen(seat), names)
        return {"beat": event.beat, "kind": event.kind, **facts, "text": text}

    def words(self, event: Event, visible: bool, names: Mapping[int, str]) -> tuple[dict[str, Any], str]:
        """Return the facts of an event and its sentence, with what not all may see or without."""
        facts, pattern = self._facts(event.tale, event.args, visible)
        return facts, pattern.format(names if isinstance(names, Names) else Names(names))

    def _tell(self, tale: Tale, args: tuple[int, int, int], visible: bool) -> tuple[dict[str, Any], str]:
        """Return the facts of an event, and its sentence in which only the names of the players are still open."""
        if isinstance(tale, Moved):
            return self._movement(tale, args, visible)
        if isinstance(tale, Shown):
            return self._look(tale, args, visible)
        if isinstance(tale, Swept):
            zone = args[0]
            text = tale.text.format(giver=self._owner(zone), zone=plain(self.zones.names[zone]))
            return {"from": self.zones.names[zone]}, text
        return self._words(tale, args)

    def _movement(self, tale: Moved, args: tuple[int, int, int], visible: bool) -> tuple[dict[str, Any], str]:
        piece, source, target = args
        pattern = tale.seen if visible or not tale.unseen else tale.unseen
        text = pattern.format(
            card=self._title(self.pieces.names[piece]) if visible else "a card",
            giver=self._owner(source),
            taker=self._owner(target),
            source=self._title(self.zones.names[source].partition(".")[0]),
            target=self._title(self.zones.names[target].partition(".")[0]),
        )
        face = self.pieces.names[piece] if visible else None
        return {"piece": face, "from": self.zones.names[source], "to": self.zones.names[target]}, text

    def _look(self, tale: Shown, args: tuple[int, int, int], visible: bool) -> tuple[dict[str, Any], str]:
        piece, zone, looker = args
        card = self._title(self.pieces.names[piece]) if visible else "a card"
        words = {"card": card, "giver": self._owner(zone), "taker": named(looker)}
        text = (tale.seen if visible else tale.unseen).format(**words)
        face = self.pieces.names[piece] if visible else None
        return {"piece": face, "from": self.zones.names[zone], "seat": looker}, text

    def _words(self, tale: Told, args: tuple[int, int, int]) -> tuple[dict[str, Any], str]:
        words: dict[str, Any] = {}
        facts: dict[str, Any] = {}
        for i, (axis, value) in enumerate(zip(tale.axes, args, strict=False)):
            key = axis.name if axis is not None else "number"
            key = key if key not in words else f"{key}{i}"
            words[key], facts[key] = self._word(axis, value)
        shown = {"piece": tale.piece, "from": tale.source, "to": tale.target} if tale.piece else {}
        return {**facts, **{k: v.format(**facts) for k, v in shown.items()}}, tale.text.format(**words)

    def _word(self, axis: Axis | None, value: int) -> tuple[Any, Any]:
        if axis is None:
            return value, value
        if axis.name == "seat":
            return named(value), value
        return self._title(axis.names[value]), axis.names[value]

    def _title(self, name: str) -> str:
        return plain(self.titles(name))

    def _owner(self, zone: int) -> str:
        owner = self.zones.owner[zone]
        return "the table" if owner is None else named(owner)


class EventBatch(Sequence[Event]):
    """The events of one move, at a beat of the game (0 is the set-up)."""

    __slots__ = ("beat", "buffer", "story")

    def __init__(self, beat: int, buffer: bytes, story: Storyteller) -> None:
        """Take the log of a move."""
        self.beat, self.buffer, self.story = beat, buffer, story

    def __len__(self) -> int:
        """Count the events."""
        return len(self.buffer) // SIZE

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Any:
        """Return one event, or several."""
        return list(self)[at]

    def __iter__(self) -> Iterator[Event]:
        """Read the events one by one."""
        for i in range(0, len(self.buffer), SIZE):
            yield self.story.event(self.beat, tuple(self.buffer[i : i + SIZE]))

    def redacted(self, seat: int) -> EventBatch:
        """Return the same without what a seat cannot know."""
        hidden = [i for i, event in enumerate(self) if not event.seen(seat)]
        if not hidden:
            return self
        buffer = bytearray(self.buffer)
        for i in hidden:
            buffer[i * SIZE + PIECE] = 0
        return EventBatch(self.beat, bytes(buffer), self.story)


class History:
    """What happened in a match, move by move, and what each seat was told of it."""

    def __init__(self, batches: Iterable[EventBatch] = (), told: Mapping[int, list[EventBatch]] | None = None) -> None:
        """Begin with what happened so far, and what seats were told of it as far as that is known."""
        self.batches = list(batches)
        self._told = {seat: list(heard) for seat, heard in (told or {}).items()}

    def since(self, beat: int) -> list[Event]:
        """Return what happened from a beat on, unredacted."""
        start = bisect_left(self.batches, beat, key=attrgetter("beat"))
        return [event for batch in self.batches[start:] for event in batch]

    def told_to(self, seat: int) -> list[EventBatch]:
        """Return the history without what a seat cannot know; kept, for a bot asks at every move."""
        told = self._told.setdefault(seat, [])
        told += [batch.redacted(seat) for batch in self.batches[len(told) :]]
        return told

    def upto(self, count: int | None = None) -> History:
        """Return a copy, whole or of the first moves."""
        return History(self.batches[:count], {seat: heard[:count] for seat, heard in self._told.items()})


def named(seat: int) -> str:
    """Leave the name of a seat open in a sentence: it is filled in from the Names of the table."""
    return f"{{0[{seat}]}}"


def plain(text: str) -> str:
    """Return a text as it is written in a sentence that is still to be filled in."""
    return text.replace("{", "{{").replace("}", "}}")
