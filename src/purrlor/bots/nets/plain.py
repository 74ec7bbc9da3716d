"""The judge of `forward` once more, in NumPy: slow, short, and the same bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.nets.quantize import ANGLES, TOP

if TYPE_CHECKING:
    from purrlor.bots.nets.network import Network

Wide = NDArray[np.int64]


def judged(net: Network, features: NDArray[Any], moves: NDArray[Any]) -> tuple[Wide, Wide]:
    """Return the logits of the moves, and the values of all seats from the acting one on."""
    a, numbers = {name: array.astype(np.int64) for name, array in net.arrays.items()}, net.numbers
    rows = a["rows"][features]
    h = np.clip((a["start"] + a["grain"][rows] @ a["embed"][rows]) >> numbers["start_shift"], 0, TOP)
    for k in range(0, 2 * numbers["blocks"], 2):
        t = np.clip(_block(a, k, h), 0, TOP)
        h = np.clip(h + _block(a, k + 1, t), 0, TOP)
    q = np.clip((h @ a["look"] * a["look_factor"] + a["look_bias"]) >> numbers["look_shift"], -TOP, TOP)
    logits = (a["moves"][moves] @ q * a["moves_factor"][moves] + a["moves_bias"][moves]) >> numbers["moves_shift"]
    angles = (a["judge"] @ h * a["judge_factor"] + a["judge_bias"]) >> numbers["judge_shift"]
    angles = np.clip(angles, -ANGLES, ANGLES)
    return logits, np.sign(angles) * a["tanh"][np.abs(angles)]


def _block(a: dict[str, Wide], k: int, x: Wide) -> Wide:
    found: Wide = (x @ a["weights"][k] * a["factor"][k] + a["bias"][k]) >> a["shift"][k]
    return found
