"""What the seat that chose could see, and all its moves, for every decision of some games: for imitation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from purrlor.engine.batch.batch import Batch
from purrlor.engine.match.game import Game
from purrlor.engine.native.step import PLAYED
from purrlor.errors import RulesFault
from purrlor.lab.cards.script import Script


class Rows(NamedTuple):
    """A row a decision, and its list of moves: that of decision i goes from starts[i] to starts[i + 1] in `moves`."""

    rows: NDArray[np.int16]
    moves: NDArray[np.int32]
    starts: NDArray[np.int32]


def rows_of(game: Game, seats: int, seed: int, options: Mapping[str, Any], first: int, script: Script) -> Rows:
    """Follow the script of games number `first` on, and look before every decision."""
    batch = Batch(game, 1, seats, seed, options)
    cells, ends = len(batch.layout), script.starts.tolist()
    rows, lists = np.zeros((ends[-1], cells), np.int16), []
    for k in range(len(ends) - 1):
        batch.deal(0, first + k)
        lists.append(_follow(batch, script, ends[k], ends[k + 1], rows))
    counts = np.concatenate([count for count, _ in lists]) if lists else np.zeros(0, np.int64)
    starts = np.concatenate(([0], np.cumsum(counts))).astype(np.int32)
    return Rows(rows, np.concatenate([moves for _, moves in lists]).astype(np.int32), starts)


def _follow(batch: Batch, script: Script, start: int, end: int, rows: NDArray[np.int16]) -> tuple[Any, Any]:
    """Play one game of the script; give how many moves there were to choose from, and which."""
    masks, steps, at = np.zeros((end - start, batch.verbs), np.int8), batch.steps, batch.context
    row, mask = rows.ctypes.data + start * rows.strides[0], masks.ctypes.data
    for seat, move in zip(script.who[start:end].tolist(), script.what[start:end].tolist(), strict=True):
        steps.observe(at, 0, seat, row)
        steps.mask(at, 0, seat, mask)
        if steps.play(at, 0, seat, move) != PLAYED:
            raise RulesFault("error-rules-batch", game=batch.game.title)
        row, mask = row + rows.strides[0], mask + masks.strides[0]
    which, moves = np.nonzero(masks)
    return np.bincount(which, minlength=end - start), moves
