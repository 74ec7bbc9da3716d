"""The memory that a host keeps for one game: how large each room is, and what lies in those that never change."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.compiled import PLAN
from purrlor.bots.tree import COUNTS, NODE
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.playout import PLAN as PLAYOUT
from purrlor.engine.view.page import PAGE, TEXT
from purrlor.site.host import HEADER, HOST, LOGS_MOST, NODES_MOST, SEED_WORDS

if TYPE_CHECKING:
    from purrlor.engine.match.game_base import GameBase

TRAIL = 3  # of a walk: what it added up to, its moves, how it ended
TALLY = 6 + 6 + 6 + 16  # of play-outs: `Tally`, one array after the other


class Rooms:
    """The rooms of one game, natively as arrays; `sizes` and `filled` tell the same for a module."""

    def __init__(self, game: GameBase) -> None:
        """Take the game."""
        self.game = game

    @cached_property
    def filled(self) -> dict[str, bytes]:
        """Return what lies in rooms that never change."""
        words, seen = self.game.definition.words, self.game.visibility
        return {
            "letters": words.letters.tobytes(),
            "ends": words.ends.astype("i8").tobytes(),
            "kinds": seen.kinds.tobytes(),
            "sight": seen.sight.tobytes(),
        }

    @cached_property
    def sizes(self) -> dict[str, int]:
        """Return how many bytes each of the other rooms has; all begin as zeros."""
        rules = self.game.definition
        size, cells, listed = rules.state.dtype.itemsize, len(rules.zones) * len(rules.pieces), rules.most + 2
        return {
            **dict.fromkeys(("blank", "state", "root", "world", "trial"), size),
            "known": MAX_SEATS * cells, "nothing": cells, "root_known": cells, "pieces_room": 2 * cells,
            **dict.fromkeys(("moves", "out"), 4 * listed), **dict.fromkeys(("totals", "visits", "wins"), 8 * listed),
            "scratch": 8 * 8, "page": 4 * PAGE, "text": TEXT, "words": 8 * SEED_WORDS, "mind": HEADER.itemsize,
            "tree": NODES_MOST * NODE.itemsize, "squares": 8 * NODES_MOST, "path": 4 * NODES_MOST,
            "count": 8 * COUNTS, "stamp": 8 * rules.verbs.size, "logs": 8 * LOGS_MOST, "plan": PLAN.itemsize,
            "trail": 8 * TRAIL, "chance": HEADER.itemsize, "playout": PLAYOUT.itemsize, "tally": 8 * TALLY,
        }  # fmt: skip

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Return the plain facts of a host's record."""
        rules = self.game.definition
        return {
            "head": rules.state.head, "log": rules.state.log_at, "size": rules.state.dtype.itemsize,
            "zones": len(rules.zones), "pieces": len(rules.pieces), "most": rules.most, "verbs": rules.verbs.size,
            "longest": rules.longest, "nodes": NODES_MOST, "log_count": LOGS_MOST,
        }  # fmt: skip

    def scratch(self, address: Any, legal: Any) -> list[Any]:
        """Return what the record of addresses for showing holds (`view/vocabulary.py`, Scratch)."""
        letters, ends = len(self.filled["letters"]), len(self.filled["ends"]) // 8
        at = [address(name) for name in ("page", "letters", "ends", "text")]
        return [*at, letters, ends, address("moves"), legal]


def logarithms() -> NDArray[np.float64]:
    """Return the table that searches read; it is shipped, so that it is the same everywhere."""
    return np.concatenate(([0.0], np.log(np.arange(1, LOGS_MOST, dtype=np.float64))))


class NativeHost:
    """A host's record over NumPy arrays, with the addresses of compiled functions."""

    def __init__(self, game: GameBase, addresses: dict[str, int]) -> None:
        """Lay the rooms out."""
        rooms = Rooms(game)
        self.arrays = {name: np.zeros(size, np.uint8) for name, size in rooms.sizes.items()}
        self.arrays |= {name: np.frombuffer(data, np.uint8).copy() for name, data in rooms.filled.items()}
        self.arrays["logs"] = logarithms().view(np.uint8)
        self.record = np.zeros(1, HOST)
        at = {name: array.ctypes.data for name, array in self.arrays.items()}
        for name, number in {**at, **rooms.numbers, **addresses}.items():
            if name in (HOST.names or ()):
                self.record[name] = number
        places = rooms.scratch(at.__getitem__, addresses["legal"])
        self.arrays["scratch"].view(np.int64)[:] = places
        self.address = int(self.record.ctypes.data)

    def numbers_of(self, name: str, kind: str = "i8") -> NDArray[Any]:
        """Return a room as numbers."""
        return self.arrays[name].view(kind)
