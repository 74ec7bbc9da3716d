"""Games studied card by card: what the compiled loop of a report needs to know of a game, and what it gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.author.state import Header
from purrlor.engine.author.tales import Moved, Told
from purrlor.engine.batch.playout import TROUBLES
from purrlor.engine.compile.intrinsics import address_record
from purrlor.errors import RulesFault
from purrlor.lab.cards.kernel import FACTS, FOLLOW, KEEP, MOVES, PLAY, ROW, TELLS, loop
from purrlor.lab.cards.script import Script

if TYPE_CHECKING:
    from purrlor.engine.author.fields import Axis
    from purrlor.engine.match.game import Game

ROOM = 1 << 20  # how many moves of a script are kept at once, at least
KINDS, BYTE = 256, 256


@dataclass(frozen=True)
class Column:
    """One thing that can happen to a card at a seat: an event seen from one side, or lying there at the end."""

    key: str
    label: str


@dataclass(frozen=True)
class Studied:
    """Some games: a row each, what happened to every card (seats, wins, squares of wins, times), and the moves."""

    first: int
    rows: NDArray[Any]
    cards: NDArray[np.float64]
    script: Script


class EventIndex:
    """How the loop looks at one game: which events concern cards, and which column each fills."""

    def __init__(self, game: Game) -> None:
        """Read the game's events and zones."""
        self.columns: list[Column] = []
        self.kinds = np.zeros((KINDS, 5), np.int64)
        self.maps = np.zeros((1, BYTE), np.int64)
        zones, pieces = game.definition.zones, game.definition.pieces
        self.owners = np.array([-1 if owner is None else owner for owner in zones.owner], np.int64)
        for kind in sorted(game.definition.tales):
            self._event(game, int(kind), game.definition.tales[kind], pieces)
        self.ends = np.full(len(zones), -1, np.int64)
        for zone, name in enumerate(zones.names):
            if zones.owner[zone] is not None:
                self.ends[zone] = self._column(f"end-{name.partition('.')[0]}", f"in {_base(game, name)} at the end")

    def _column(self, key: str, label: str) -> int:
        for slot, column in enumerate(self.columns):
            if column.key == key:
                return slot
        self.columns.append(Column(key, label))
        return len(self.columns) - 1

    def _event(self, game: Game, kind: int, tale: Any, pieces: Axis) -> None:
        name = game.story.kinds[kind]
        said = name.replace("-", " ")
        if isinstance(tale, Moved):
            slot = self._column(f"{name}-from", said)
            self._column(f"{name}-to", said)
            self.kinds[kind] = MOVES, slot, 0, 0, 0
        elif isinstance(tale, Told):
            self._told(kind, name, said, tale, pieces)

    def _told(self, kind: int, name: str, said: str, tale: Told, pieces: Axis) -> None:
        """Use a told event that names one card and a seat."""
        seats = [i for i, axis in enumerate(tale.axes) if axis is not None and axis.name == "seat"]
        cards = [i for i, axis in enumerate(tale.axes) if axis is not None and _names_pieces(axis, pieces)]
        if not seats or not cards:
            return
        axis = tale.axes[cards[0]]
        assert axis is not None
        table = np.zeros(BYTE, np.int64)
        table[: len(axis)] = [pieces.index(word) or 0 for word in axis.names]
        self.maps = np.vstack((self.maps, table))
        self.kinds[kind] = TELLS, self._column(name, said), cards[0], seats[0], len(self.maps) - 1


def _names_pieces(axis: Axis, pieces: Axis) -> bool:
    words = [word for word in axis.names if word]
    return bool(words) and all(pieces.index(word) is not None for word in words)


def _base(game: Game, zone: str) -> str:
    return game.card_name(zone.partition(".")[0], kind="zone")


@cache
def event_index(game: Game) -> EventIndex:
    """Return the event_index of a game."""
    return EventIndex(game)


def study(game: Game, blank: NDArray[Any], first: int, count: int, script: Script | None = None) -> Studied:
    """Play games by chance, or follow a script of them."""
    mode = PLAY if script is None else FOLLOW
    return next(_studied(game, blank, first, count, mode, script or Script.empty(count, 1)))


def recorded(game: Game, blank: NDArray[Any], first: int, count: int) -> Iterator[Studied]:
    """Play games by chance and keep their moves; they come in parts, so that any number fits."""
    room = max(ROOM, 2 * game.definition.longest)
    yield from _studied(game, blank, first, count, KEEP, Script.empty(count, room))


def _studied(game: Game, blank: NDArray[Any], first: int, count: int, mode: int, script: Script) -> Iterator[Studied]:
    at, end = first, first + count
    while at < end:
        left = end - at
        rows, cards = np.zeros(left, ROW), np.zeros((len(event_index(game).columns), len(game.definition.pieces), 4))
        done = _run(game, blank, at, left, mode, script, rows, cards)
        starts = script.starts[: done + 1].copy()
        kept = slice(0, int(starts[-1])) if mode == KEEP else slice(None)
        moves = Script(script.who[kept].copy(), script.what[kept].copy(), script.many[kept].copy(), starts)
        yield Studied(at, rows[:done], cards, moves)
        at += done


def _run(
    game: Game, blank: NDArray[Any], first: int, count: int, mode: int, script: Script, rows: Any, cards: Any
) -> int:
    rules, made, look = game.definition, game.entries.compiled, event_index(game)
    trouble = np.zeros(3, np.int64)
    arrays = {
        "state": np.zeros_like(blank), "mind": np.zeros(1, Header.dtype),
        "blank": blank, "kinds": look.kinds, "maps": look.maps, "owners": look.owners, "ends": look.ends,
        "table": cards, "rows": rows, "who": script.who, "what": script.what, "many": script.many,
        "starts": script.starts, "trouble": trouble,
    }  # fmt: skip
    facts = {
        "room": len(script.who), "mode": mode, "size": blank.dtype.itemsize, "head": rules.state.head,
        "log": rules.state.dtype.fields["log"][1],  # type: ignore[index]
        "zones": len(rules.zones), "pieces": len(rules.pieces), "slots": len(look.columns), "most": rules.most,
        "longest": rules.longest, "seats": int(blank["seats"][0]),
        **{name: made[name].address for name in ("setup", "legal", "apply", "census", "value")},
    }  # fmt: skip
    _held, place = address_record(FACTS, arrays, facts)
    done = int(loop()(place, first, count))
    if trouble[0]:
        raise RulesFault("error-game-broke", number=str(trouble[1]), ply=str(trouble[2]), trouble=TROUBLES[trouble[0]])
    return done
