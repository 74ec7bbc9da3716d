"""From a trained network to whole numbers: what the file holds, and what it means exactly.

A *layer* has weights in bytes, and for each of its outputs j a factor and a bias. With inputs x it gives

    out[j] = (sum over i of x[i] * weights[i, j]) * factor[j] + bias[j] >> shift

where `>>` rounds down and half a unit is in the bias, so that the result is rounded. Sums fit into 32 bits for up to
512 inputs of at most TOP, whatever they are; the product and the bias into 64.

- `sum[j] = start[j] + sum over features f of grain[rows[f]] * embed[rows[f], j]`; row 0 is for features that training
  never met, and adds nothing. `h = sum >> start_shift`, cut to 0 … TOP.
- Blocks: `t = in(h)` cut to 0 … TOP; `h = h + out(t)`, cut to 0 … TOP. (`weights[2 * k]` is `in` of block k.)
- `q = look(h)`, cut to -TOP … TOP.
- The logit of a move is the layer `moves` of q, for that move alone, in 1/1024; the best one has the highest logit, and
  of equal ones the lowest number.
- An activation of 1 is 2 to the power of `h_bits`, `t_bits` or `q_bits` units; only `unpack` needs to know.
- The value of a seat is the layer `judge` of h in 1/256, cut to -1024 … 1024, and through the table `tanh`: the
  expected payoff in 1/1024, of the seat that acts, the one after it, and so on.
- A share of a move is taken from the table `exp`: 65,536 times e^(-i/64) for i = (best - logit) * 64 / warmth, rounded
  down, where warmth is the temperature in 1/1024; beyond the table it is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import frexp, tanh
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = Mapping[str, NDArray[Any]]
Arrays = dict[str, NDArray[Any]]

TOP = 32767  # the largest activation
BYTE = 127
MOST_INPUTS = 512
PAYOFF = LOGIT = 1024  # units of values and of logits
ANGLE, ANGLES = 256, 1024  # units of what `tanh` is taken of, and how many of them the table has
SHARE, SHARE_STEP, SHARES = 1 << 16, 64, 1024
FACTOR_BITS = 23
MOST_SHIFT = 32
HEADROOM = 2.0  # positions may be livelier than those that were looked at
SCALE_BITS = range(2, 14)  # of activations


def quantize(floats: Floats, positions: Iterable[NDArray[Any]], most: int) -> tuple[Arrays, dict[str, int]]:
    """Return the arrays and numbers of the file; `positions` are lists of features to see how lively the network is.

    `most` is how many features are active at once, at most.
    """
    blocks = sum(name.startswith("in_bias") for name in floats)
    peaks = _peaks(floats, blocks, positions)
    fine = {name: _scale(peak) for name, peak in peaks.items()}
    arrays, numbers = _first(floats, fine["h"], most)
    layers = [_layer(*part) for k in range(blocks) for part in _block(floats, fine, k)]
    for name, column in zip(("weights", "factor", "bias"), zip(*(layer[:3] for layer in layers)), strict=True):
        arrays[name] = np.stack(column)
    arrays["shift"] = np.array([layer[3] for layer in layers], np.int64)
    _add(arrays, numbers, "look", _layer(floats["look"], floats["look_bias"], fine["h"], fine["q"]))
    _add(arrays, numbers, "moves", _layer(floats["moves"].T, floats["moves_bias"], fine["q"], LOGIT), turned=True)
    _add(arrays, numbers, "judge", _layer(floats["judge"], floats["judge_bias"], fine["h"], ANGLE), turned=True)
    units = {f"{name}_bits": scale.bit_length() - 1 for name, scale in fine.items()}
    return arrays | tables(), numbers | {"blocks": blocks} | units


def tables() -> Arrays:
    """Return the tables that stand for tanh and for shares."""
    bent = [round(PAYOFF * tanh(i / ANGLE)) for i in range(ANGLES + 1)]
    shares = [round(SHARE * float(np.exp(-i / SHARE_STEP))) for i in range(SHARES)]
    return {"tanh": np.array(bent, np.int32), "exp": np.array(shares, np.int32)}


def forward(floats: Floats, features: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Judge as training does: `h` (its largest of all), `t`, `q`, the logits of all moves and the values."""
    rows = floats["rows"][features]
    h = np.maximum(floats["start"] + floats["embed"][rows[rows > 0]].sum(axis=0), 0)
    largest, inner, k = h.copy(), np.zeros(1), 0
    while f"in{k}" in floats:
        t = np.maximum(h @ floats[f"in{k}"] + floats[f"in_bias{k}"], 0)
        h = np.maximum(h + t @ floats[f"out{k}"] + floats[f"out_bias{k}"], 0)
        largest, inner, k = np.maximum(largest, h), np.maximum(inner.max(), t), k + 1
    q = h @ floats["look"] + floats["look_bias"]
    logits = floats["moves"] @ q + floats["moves_bias"]
    return {"h": largest, "t": inner, "q": q, "logits": logits, "values": _values(floats, h)}


def _values(floats: Floats, h: NDArray[Any]) -> NDArray[Any]:
    found: NDArray[Any] = np.tanh(h @ floats["judge"] + floats["judge_bias"])
    return found


def _peaks(floats: Floats, blocks: int, positions: Iterable[NDArray[Any]]) -> dict[str, float]:
    """Return how large activations get."""
    peaks = {"h": 1e-3, "t": 1e-3, "q": 1e-3}
    for features in positions:
        seen = forward(floats, features)
        peaks = {name: max(peak, float(np.abs(seen[name]).max())) for name, peak in peaks.items()}
    return peaks


def _scale(peak: float) -> int:
    """Return how many units of an activation are 1: a power of two with room above what was seen."""
    bits = frexp(TOP / (HEADROOM * peak))[1] - 1
    return 1 << min(max(bits, SCALE_BITS[0]), SCALE_BITS[-1])


def _block(floats: Floats, fine: Mapping[str, int], k: int) -> list[tuple[NDArray[Any], NDArray[Any], int, int]]:
    return [
        (floats[f"in{k}"], floats[f"in_bias{k}"], fine["h"], fine["t"]),
        (floats[f"out{k}"], floats[f"out_bias{k}"], fine["t"], fine["h"]),
    ]


def _first(floats: Floats, fine: int, most: int) -> tuple[Arrays, dict[str, int]]:
    """Return what features add up to: every row of bytes has a grain of its own, so that faint ones stay exact."""
    embed = floats["embed"].astype(np.float64)
    largest = np.abs(embed).max(axis=1)
    grain = np.where(largest > 0, largest, 1.0) / BYTE
    limit = min(TOP, (1 << 30) // (BYTE * most))  # so that no sum needs more than 31 bits
    shift = max(0, min(16, int(np.floor(np.log2(limit / (grain[largest > 0].max(initial=1e-9) * fine))))))
    whole = np.minimum(np.rint(grain * fine * 2.0**shift), limit).astype(np.int16)
    start = np.rint(floats["start"] * fine * 2.0**shift) + (1 << shift >> 1)
    made = {
        "rows": floats["rows"].astype(np.int32),
        "embed": np.rint(embed / grain[:, None]).astype(np.int8),
        "grain": np.where(largest > 0, whole, 0).astype(np.int16),
        "start": np.clip(start, 1 - (1 << 30), (1 << 30) - 1).astype(np.int32),
    }
    return made, {"start_shift": shift}


def _layer(weights: NDArray[Any], bias: NDArray[Any], fine: int, gives: int) -> tuple[Any, Any, Any, int]:
    """Return a layer: bytes, factors, biases, shift; inputs have `fine` units to 1, outputs `gives`."""
    if len(weights) > MOST_INPUTS:
        raise ValueError(f"a layer takes at most {MOST_INPUTS} inputs, not {len(weights)}")
    grain = np.maximum(np.abs(weights).max(axis=0).astype(np.float64), 1e-9) / BYTE
    ratio = grain * gives / fine
    shift = min(max(FACTOR_BITS - frexp(float(ratio.max()))[1], 1), MOST_SHIFT)
    offset = np.rint(bias.astype(np.float64) * gives * 2.0**shift) + (1 << shift >> 1)
    bytes_ = np.rint(weights / grain).astype(np.int8)
    return bytes_, np.rint(ratio * 2.0**shift).astype(np.int32), offset.astype(np.int64), shift


def _add(arrays: Arrays, numbers: dict[str, int], name: str, layer: Any, turned: bool = False) -> None:
    """Put a layer of its own among the arrays; a turned one has the weights of an output side by side."""
    weights, arrays[f"{name}_factor"], arrays[f"{name}_bias"], numbers[f"{name}_shift"] = layer
    arrays[name] = np.ascontiguousarray(weights.T if turned else weights)
