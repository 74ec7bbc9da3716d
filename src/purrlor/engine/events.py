"""What happened, as told to each seat: a sentence, a kind, and where a piece went, without what the seat cannot see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from purrlor.engine.fields import Axis
from purrlor.engine.happened import Patterns, Teller
from purrlor.engine.names import Names

if TYPE_CHECKING:
    from purrlor.engine.zones import Zones

KEPT = 20_000  # so many sentences are kept, without the names
TELLERS = 500  # and for so many tables with them


@dataclass(frozen=True)
class Moved:
    """Words for a piece that moves; args are (piece, from zone, to zone).

    `{giver}` and `{taker}` own the zones, `{source}` and `{target}` are the titles of the zones.
    """

    seen: str
    unseen: str = ""


@dataclass(frozen=True)
class Shown:
    """A seat looks at a hidden piece that stays where it is; args are (piece, zone, seat that looks)."""

    seen: str
    unseen: str


@dataclass(frozen=True)
class Told:
    """Words for anything else; `axes` names what the numbers are. It is public, so it must not carry secrets.

    `piece`, `source` and `target` are patterns over the ids of the axes, for clients that show an open piece moving.
    """

    text: str
    axes: tuple[Axis | None, ...] = ()
    piece: str = ""
    source: str = ""
    target: str = ""


@dataclass(frozen=True)
class Swept:
    """A zone is mixed or emptied, so that nobody knows any more what lies in it; args are (zone, …)."""

    text: str


Tale = Moved | Shown | Told | Swept


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
        """Say whether a seat sees all of it."""
        return not isinstance(self.tale, Moved | Shown) or self.story.sees(seat, self.tale, self.args)

    def text(self, seat: int | None = None) -> str:
        """Give only the sentence."""
        return str(self.seen_by(seat)["text"])

    def redacted(self, seat: int) -> Event:
        """Give the event without what a seat cannot know."""
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
        self._facts = lru_cache(KEPT)(self._tell)
        self._patterns = Patterns(self)
        self.teller = lru_cache(TELLERS)(self._teller)

    def sees(self, seat: int | None, tale: Tale, args: tuple[int, int, int]) -> bool:
        """Say whether a seat sees the piece: where it was, where it goes, or because it is shown."""
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
        """Give the facts of an event and its sentence, with what not all may see or without."""
        facts, pattern = self._facts(event.tale, event.args, visible)
        return facts, pattern.format(names if isinstance(names, Names) else Names(names))

    def _teller(self, everybody: tuple[tuple[int, str], ...]) -> Teller:
        return Teller(self._patterns, Names(everybody))

    def _tell(self, tale: Tale, args: tuple[int, int, int], visible: bool) -> tuple[dict[str, Any], str]:
        """Give the facts of an event, and its sentence in which only the names of the players are still open."""
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


def named(seat: int) -> str:
    """Leave the name of a seat open in a sentence: it is filled in from the Names of the table."""
    return f"{{0[{seat}]}}"


def plain(text: str) -> str:
    """Give a text as it is written in a sentence that is still to be filled in."""
    return text.replace("{", "{{").replace("}", "}}")
