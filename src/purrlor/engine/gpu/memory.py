"""How a game's tables lie in the memory of a chip: near a block's threads, or outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from purrlor.engine.gpu.warp import WARP
from purrlor.engine.match.game_base import GameBase

NEAR = 227 << 10  # bytes that the threads of a block can share on a Hopper chip
SPARE = 6 << 10  # of them for everything but games
BATCH_TARGET = 256  # games of a block to find 32 alike among
LINE = 128  # bytes that the chip's memory gives at once


@dataclass(frozen=True)
class Crowd:
    """How a game's tables lie in a block: `near` in the memory that its threads share, or out in the chip's."""

    place: np.dtype[Any]
    games: int
    threads: int
    near: bool

    @property
    def registers(self) -> int:
        """Return how many registers a thread may have."""
        return 96 if self.near else 128

    @property
    def bytes(self) -> int:
        """Return the size of the block's tables."""
        return self.games * self.place.itemsize


def crowd_of(game: GameBase, near: int = NEAR) -> Crowd:
    """Give small states a place near the threads, if it holds enough of them; else they stay outside."""
    quiet = quiet_state(game)
    place = place_of(quiet)
    room = (near - SPARE) // place.itemsize // WARP * WARP
    return Crowd(place, room, 320, True) if room >= BATCH_TARGET else Crowd(place_of(quiet, LINE), 4096, 512, False)


def quiet_state(game: GameBase) -> np.dtype[Any]:
    """Return the type of a state without its log: nothing is told here."""
    whole, size = game.definition.state.dtype, game.definition.state.head
    fields = {name: whole.fields[name] for name in whole.names if whole.fields[name][1] < size}  # type: ignore[index, union-attr]
    return _laid_out({name: (kind, at) for name, (kind, at, *_) in fields.items()}, _up(size, 8))


def place_of(state: np.dtype[Any], step: int = 8) -> np.dtype[Any]:
    """Return the type of a table: the players' chance, decisions so far, the number of the game, its state.

    In the memory of a block an odd number of words spreads tables over all banks.
    """
    mind, number = np.dtype([("rng", "u4", (4,))]), np.dtype("i4")
    fields = {"mind": (mind, 0), "decisions": (number, 16), "number": (number, 20), "state": (state, 24)}
    whole = _up(state.itemsize + 24, step)
    is_odd = step < LINE and all(kind.base.itemsize < 8 for kind, *_ in (state.fields or {}).values())
    return _laid_out(fields, whole + 4 if is_odd else whole)


def _laid_out(fields: dict[str, tuple[np.dtype[Any], int]], size: int) -> np.dtype[Any]:
    kinds, offsets = zip(*fields.values(), strict=True)
    return np.dtype({"names": list(fields), "formats": list(kinds), "offsets": list(offsets), "itemsize": size})


def _up(size: int, step: int) -> int:
    return -(-size // step) * step
