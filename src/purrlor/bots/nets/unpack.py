"""From whole numbers back to floats: what a training goes on from where only a game's own file is kept."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.nets.network import Network
from purrlor.bots.nets.quantize import ANGLE, LOGIT, Arrays

Array = NDArray[Any]


def floats_of(net: Network) -> Arrays:
    """Return the arrays that training saves, from which `quantize` would make this network again, nearly."""
    a, numbers = net.arrays, net.numbers
    h, t, q = (1 << numbers[f"{name}_bits"] for name in ("h", "t", "q"))
    fine = 2.0 ** -numbers["start_shift"] / h
    made: Arrays = {
        "rows": a["rows"],
        "embed": _single(a["embed"] * (a["grain"][:, None] * fine)),
        "start": _single(_unrounded(a["start"], numbers["start_shift"]) * fine),
    }
    for k in range(numbers["blocks"]):
        for name, i, gives, takes in (("in", 2 * k, t, h), ("out", 2 * k + 1, h, t)):
            layer = a["weights"][i], a["factor"][i], a["bias"][i], int(a["shift"][i])
            made[f"{name}{k}"], made[f"{name}_bias{k}"] = _layer(*layer, takes, gives)
    for name, takes, gives in (("look", h, q), ("moves", q, LOGIT), ("judge", h, ANGLE)):
        weights = a[name] if name == "look" else a[name].T  # the other two lie turned
        layer = weights, a[f"{name}_factor"], a[f"{name}_bias"], numbers[f"{name}_shift"]
        made[name], made[f"{name}_bias"] = _layer(*layer, takes, gives)
    return made | {"moves": np.ascontiguousarray(made["moves"].T)}


def _layer(weights: Array, factor: Array, bias: Array, shift: int, takes: int, gives: int) -> tuple[Array, Array]:
    """Return the weights and the bias of a layer that takes and gives so many units to 1."""
    grain = factor * (2.0**-shift * takes / gives)
    return _single(weights * grain), _single(_unrounded(bias, shift) * (2.0**-shift / gives))


def _unrounded(bias: Array, shift: int) -> Array:
    """Return a bias without the half unit that rounds."""
    return bias - (1 << shift >> 1)


def _single(array: Array) -> Array:
    return np.ascontiguousarray(array, np.float32)
