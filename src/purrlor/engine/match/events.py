"""What happened, as told to each seat, without what the seat cannot see.

A match keeps the events of a move as its log has them, four bytes each; a rule (`native/showing.py`) says who may see
what and writes sentences, and words are made when somebody asks.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, overload

from purrlor.engine.author.state import Happening
from purrlor.engine.author.tales import Moved, Shown, Swept, Tale, Told
from purrlor.engine.match.names import Names
from purrlor.engine.match.wording import ENGLISH, Lexicon, Shapes, Speaker, parse, shape_of, typed

SENTENCE_CACHE_SIZE = 20_000
SIZE = Happening.dtype.itemsize
PIECE = 1  # where in an event the piece stands, of which not all may know
SPECTATOR = -1


class Event(NamedTuple):
    """One thing that happened, at a beat of the game (0 is the set-up)."""

    beat: int
    kind: str
    tale: Tale
    args: tuple[int, int, int]
    story: Storyteller
    number: int

    def seen_by(
        self, seat: int | None, names: Mapping[int, str] | None = None, language: str = ENGLISH
    ) -> dict[str, Any]:
        """Tell the event as a seat (None: a spectator) may know it."""
        return self.story.tell(self, seat, Names(names or {}), language)

    def seen(self, seat: int | None) -> bool:
        """Return whether a seat sees all of it."""
        return self.story.sees(self, seat)

    def say(self, seat: int | None = None) -> str:
        """Return the event as a seat may know it: a pattern and its arguments."""
        return self.story.say(bytes((self.number, *self.args)), SPECTATOR if seat is None else seat)

    def text(self, seat: int | None = None, language: str = ENGLISH) -> str:
        """Return only the sentence."""
        return str(self.seen_by(seat, language=language)["text"])

    def redacted(self, seat: int) -> Event:
        """Return the event without what a seat cannot know."""
        return self if self.seen(seat) else self._replace(args=(0, *self.args[1:]))


class Storyteller:
    """Turns the numbers of the log into sentences and words."""

    def __init__(
        self,
        kinds: Mapping[int, str],
        tales: Mapping[int, Tale],
        shapes: Shapes,
        lexicon: Lexicon,
        is_hidden: Callable[[int, int, int, int, int], bool],
        tell: Callable[[bytes, int], bytes],
    ) -> None:
        """Take the kinds of events with their tales and words; what says who sees an event, and writes sentences."""
        self.kinds, self.tales = kinds, tales
        self._shapes, self._lexicon = shapes, lexicon
        self._is_hidden, self._tell = is_hidden, tell
        self._tales = {kinds[int(kind)]: tale for kind, tale in tales.items()}
        self.say = lru_cache(SENTENCE_CACHE_SIZE)(self._say)

    def _say(self, event: bytes, eye: int) -> str:
        return str(json.loads(self._tell(event, eye)))

    def sees(self, event: Event, seat: int | None) -> bool:
        """Return whether a seat sees all of an event."""
        return not self._is_hidden(event.number, *event.args, SPECTATOR if seat is None else seat)

    def event(self, beat: int, happening: Any) -> Event:
        """Read one entry of the log."""
        kind, a, b, c = happening if isinstance(happening, tuple) else happening.item()
        return Event(beat, self.kinds[kind], self.tales[kind], (a, b, c), self, kind)

    def tell(self, event: Event, seat: int | None, names: Names, language: str) -> dict[str, Any]:
        """Tell an event to a seat, as facts and in words."""
        return self.in_words(event.beat, event.say(seat), Speaker(self._lexicon, language, names, seat))

    def in_words(self, beat: int, say: str, speaker: Speaker) -> dict[str, Any]:
        """Return a sentence about an event as facts and in words."""
        name, given = parse(say)
        return {"beat": beat, "kind": name, **self._facts(name, given), "text": speaker.word("event", say)}

    def _facts(self, name: str, given: list[str]) -> dict[str, Any]:
        """Return what a sentence tells, by name; and where a piece went, if one did."""
        tale, shape = self._tales.get(name, Told()), shape_of(self._shapes, "event", name)
        facts = {key: typed(kind, text) for (key, kind), text in zip(shape, given, strict=True)}
        if isinstance(tale, Moved | Shown):
            facts = {"piece": facts.pop("card"), **facts}
        elif isinstance(tale, Swept):
            facts = {"from": facts["zone"]}
        return {**facts, **flight(tale, facts)}


def flight(tale: Tale, facts: Mapping[str, Any]) -> dict[str, str]:
    """Return which open piece is seen moving where, in what is otherwise just told."""
    if not isinstance(tale, Told) or not tale.piece:
        return {}
    shown = {"piece": tale.piece, "from": tale.source, "to": tale.target}
    return {key: pattern.format(**facts) for key, pattern in shown.items()}


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

    def packed(self) -> tuple[list[tuple[int, bytes]], dict[int, list[tuple[int, bytes]]]]:
        """Return the history as plain data."""
        return _packed(self.batches), {seat: _packed(heard) for seat, heard in self._told.items()}

    @classmethod
    def unpacked(cls, packed: Any, story: Storyteller) -> History:
        """Return the history that was packed."""
        whole, told = packed
        return cls(_unpacked(whole, story), {seat: _unpacked(heard, story) for seat, heard in told.items()})

    def upto(self, count: int | None = None) -> History:
        """Return a copy, whole or of the first moves."""
        return History(self.batches[:count], {seat: heard[:count] for seat, heard in self._told.items()})


def _packed(batches: Iterable[EventBatch]) -> list[tuple[int, bytes]]:
    return [(batch.beat, batch.buffer) for batch in batches]


def _unpacked(packed: Iterable[tuple[int, bytes]], story: Storyteller) -> list[EventBatch]:
    return [EventBatch(beat, buffer, story) for beat, buffer in packed]
