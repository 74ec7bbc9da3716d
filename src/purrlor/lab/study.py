"""Games studied card by card: what the compiled loop of a report needs to know of a game, and what it gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.events import Moved, Told
from purrlor.engine.playout import TROUBLES, addresses
from purrlor.engine.state import Header
from purrlor.errors import RulesFault
from purrlor.lab.study_loop import FACTS, FOLLOW, KEEP, MOVES, PLAY, ROW, TELLS, loop

if TYPE_CHECKING:
    from purrlor.engine.fields import Axis
    from purrlor.engine.game import Game

ROOM = 1 << 20  # how many moves of a script are kept at once, at least
KINDS, BYTE = 256, 256


@dataclass(frozen=True)
class Column:
    """One thing that can happen to a card at a seat: an event seen from one side, or lying there at the end."""

    key: str
    label: str


@dataclass(frozen=True)
class Script:
    """The moves of some games: who made which one, of how many; game k goes from starts[k] to starts[k + 1]."""

    who: NDArray[np.int8]
    what: NDArray[np.int32]
    many: NDArray[np.int16]
    starts: NDArray[np.int64]

    @classmethod
    def empty(cls, games: int, room: int) -> Script:
        """Make room for moves."""
        return cls(
            np.zeros(room, np.int8), np.zeros(room, np.int32), np.zeros(room, np.int16), np.zeros(games + 1, "i8")
        )

    @classmethod
    def of(cls, games: Sequence[Sequence[tuple[int, int, int]]]) -> Script:
        """Take games as lists of (seat, move, number of moves)."""
        flat = np.array([step for game in games for step in game], np.int64).reshape(-1, 3)
        starts = np.cumsum([0, *map(len, games)]).astype(np.int64)
        return cls(flat[:, 0].astype(np.int8), flat[:, 1].astype(np.int32), flat[:, 2].astype(np.int16), starts)


@dataclass(frozen=True)
class Studied:
    """Some games: a row each, what happened to every card (seats, wins, squares of wins, times), and the moves."""

    first: int
    rows: NDArray[Any]
    cards: NDArray[np.float64]
    script: Script


class Lens:
    """How the loop looks at one game: which events concern cards, and which column each fills."""

    def __init__(self, game: Game) -> None:
        """Read the game's events and zones."""
        self.columns: list[Column] = []
        self.kinds = np.zeros((KINDS, 5), np.int64)
        self.maps = np.zeros((1, BYTE), np.int64)
        zones, pieces = game.parts.zones, game.parts.pieces
        self.owners = np.array([-1 if owner is None else owner for owner in zones.owner], np.int64)
        for kind in sorted(game.table.tales):
            self._event(game, int(kind), game.table.tales[kind], pieces)
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
    return game.card_name(zone.partition(".")[0])


@cache
def lens(game: Game) -> Lens:
    """Give the lens of a game."""
    return Lens(game)


def study(game: Game, blank: NDArray[Any], first: int, count: int, script: Script | None = None) -> Studied:
    """Play games by chance, or follow a script of them."""
    mode = PLAY if script is None else FOLLOW
    return next(_studied(game, blank, first, count, mode, script or Script.empty(count, 1)))


def recorded(game: Game, blank: NDArray[Any], first: int, count: int) -> Iterator[Studied]:
    """Play games by chance and keep their moves; they come in parts, so that any number fits."""
    room = max(ROOM, 2 * game.parts.longest)
    yield from _studied(game, blank, first, count, KEEP, Script.empty(count, room))


def _studied(game: Game, blank: NDArray[Any], first: int, count: int, mode: int, script: Script) -> Iterator[Studied]:
    at, end = first, first + count
    while at < end:
        left = end - at
        rows, cards = np.zeros(left, ROW), np.zeros((len(lens(game).columns), len(game.parts.pieces), 4))
        done = _run(game, blank, at, left, mode, script, rows, cards)
        starts = script.starts[: done + 1].copy()
        kept = slice(0, int(starts[-1])) if mode == KEEP else slice(None)
        moves = Script(script.who[kept].copy(), script.what[kept].copy(), script.many[kept].copy(), starts)
        yield Studied(at, rows[:done], cards, moves)
        at += done


def _run(
    game: Game, blank: NDArray[Any], first: int, count: int, mode: int, script: Script, rows: Any, cards: Any
) -> int:
    parts, made, look = game.parts, game.entries.compiled, lens(game)
    trouble = np.zeros(3, np.int64)
    arrays = {
        "state": np.zeros_like(blank), "mind": np.zeros(1, Header.dtype),
        "blank": blank, "kinds": look.kinds, "maps": look.maps, "owners": look.owners, "ends": look.ends,
        "table": cards, "rows": rows, "who": script.who, "what": script.what, "many": script.many,
        "starts": script.starts, "trouble": trouble,
    }  # fmt: skip
    facts = {
        "room": len(script.who), "mode": mode, "size": blank.dtype.itemsize, "head": parts.state.head,
        "log": parts.state.dtype.fields["log"][1],  # type: ignore[index]
        "zones": len(parts.zones), "pieces": len(parts.pieces), "slots": len(look.columns), "most": parts.most,
        "longest": parts.longest, "seats": int(blank["seats"][0]),
        **{name: made[name].address for name in ("setup", "legal", "apply", "census", "value")},
    }  # fmt: skip
    _held, place = addresses(FACTS, arrays, facts)
    done = int(loop()(place, first, count))
    if trouble[0]:
        raise RulesFault(f"Game {trouble[1]} broke at ply {trouble[2]}: {TROUBLES[trouble[0]]}.")
    return done
