"""What happened, as told to each seat: a sentence, a kind, and where a piece went, without what the seat cannot see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from purrlor.engine.fields import Axis

if TYPE_CHECKING:
    from purrlor.engine.zones import Zones


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


@dataclass(frozen=True)
class Event:
    """One thing that happened, at a beat of the game (0 is the set-up)."""

    beat: int
    kind: str
    tale: Tale
    args: tuple[int, int, int]
    story: Storyteller

    def seen_by(self, seat: int | None, names: Mapping[int, str] | None = None) -> dict[str, Any]:
        """Tell the event as a seat (None: a spectator) may know it."""
        return self.story.tell(self, seat, names or {})

    def text(self, seat: int | None = None) -> str:
        """Give only the sentence."""
        return str(self.seen_by(seat)["text"])

    def redacted(self, seat: int) -> Event:
        """Give the event without what a seat cannot know."""
        if isinstance(self.tale, Moved | Shown) and not self.story.sees(seat, self.tale, self.args):
            return Event(self.beat, self.kind, self.tale, (0, *self.args[1:]), self.story)
        return self


@dataclass(frozen=True)
class Storyteller:
    """Turns the numbers of the log into words, with the game's own names."""

    kinds: Mapping[int, str]
    tales: Mapping[int, Tale]
    zones: Zones
    pieces: Axis
    titles: Callable[[str], str]

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
        told: dict[str, Any] = {"beat": event.beat, "kind": event.kind}
        if isinstance(event.tale, Moved):
            return told | self._movement(event.tale, event.args, seat, names)
        if isinstance(event.tale, Shown):
            return told | self._look(event.tale, event.args, seat, names)
        if isinstance(event.tale, Swept):
            zone = event.args[0]
            text = event.tale.text.format(giver=self._owner(zone, names), zone=self.zones.names[zone])
            return told | {"from": self.zones.names[zone], "text": text}
        return told | self._words(event.tale, event.args, names)

    def _movement(
        self, tale: Moved, args: tuple[int, int, int], seat: int | None, names: Mapping[int, str]
    ) -> dict[str, Any]:
        piece, source, target = args
        visible = self.sees(seat, tale, args)
        pattern = tale.seen if visible or not tale.unseen else tale.unseen
        text = pattern.format(
            card=self.titles(self.pieces.names[piece]) if visible else "a card",
            giver=self._owner(source, names),
            taker=self._owner(target, names),
            source=self.titles(self.zones.names[source].partition(".")[0]),
            target=self.titles(self.zones.names[target].partition(".")[0]),
        )
        face = self.pieces.names[piece] if visible else None
        return {"piece": face, "from": self.zones.names[source], "to": self.zones.names[target], "text": text}

    def _look(
        self, tale: Shown, args: tuple[int, int, int], seat: int | None, names: Mapping[int, str]
    ) -> dict[str, Any]:
        piece, zone, looker = args
        visible = self.sees(seat, tale, args)
        words = {"giver": self._owner(zone, names), "taker": names.get(looker, f"seat {looker}")}
        card = self.titles(self.pieces.names[piece]) if visible else "a card"
        text = (tale.seen if visible else tale.unseen).format(card=card, **words)
        face = self.pieces.names[piece] if visible else None
        return {"piece": face, "from": self.zones.names[zone], "seat": looker, "text": text}

    def _words(self, tale: Told, args: tuple[int, int, int], names: Mapping[int, str]) -> dict[str, Any]:
        words: dict[str, Any] = {}
        facts: dict[str, Any] = {}
        for i, (axis, value) in enumerate(zip(tale.axes, args, strict=False)):
            key = axis.name if axis is not None else "number"
            key = key if key not in words else f"{key}{i}"
            words[key], facts[key] = self._word(axis, value, names)
        shown = {"piece": tale.piece, "from": tale.source, "to": tale.target} if tale.piece else {}
        return {**facts, **{k: v.format(**facts) for k, v in shown.items()}, "text": tale.text.format(**words)}

    def _word(self, axis: Axis | None, value: int, names: Mapping[int, str]) -> tuple[Any, Any]:
        if axis is None:
            return value, value
        if axis.name == "seat":
            return names.get(value, f"seat {value}"), value
        return self.titles(axis.names[value]), axis.names[value]

    def _owner(self, zone: int, names: Mapping[int, str]) -> str:
        owner = self.zones.owner[zone]
        return "the table" if owner is None else names.get(owner, f"seat {owner}")
