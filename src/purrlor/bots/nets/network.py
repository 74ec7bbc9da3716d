"""A network as a file: what it is and how it was made (the card, as JSON), then its arrays, compressed.

Eight bytes (MAGIC; the last is the version of the file), the length of the card in four, the card, and the rest.
NumPy and zlib are enough to read it.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.nets.quantize import ANGLES, MOST_INPUTS, SHARES, Arrays
from purrlor.errors import PurrlorError

MAGIC = b"purrnet\1"
SUFFIX = ".net"
FOLDER = "networks"  # in a game's own folder, with whatever package it came
USUAL = f"instinct{SUFFIX}"
MOST_BYTES = 64_000_000
KINDS = {
    "rows": "<i4", "embed": "|i1", "grain": "<i2", "start": "<i4", "weights": "|i1", "factor": "<i4", "bias": "<i8",
    "shift": "<i8", "look": "|i1", "look_factor": "<i4", "look_bias": "<i8", "moves": "|i1", "moves_factor": "<i4",
    "moves_bias": "<i8", "judge": "|i1", "judge_factor": "<i4", "judge_bias": "<i8", "tanh": "<i4", "exp": "<i4",
}  # fmt: skip
NUMBERS = ("blocks", "start_shift", "look_shift", "moves_shift", "judge_shift", "h_bits", "t_bits", "q_bits")


class NetworkRefused(PurrlorError):
    """A network that is not for this game, this match or this version; whoever wanted it plays without."""

    code = "network-refused"


@dataclass(frozen=True)
class Card:
    """How a network was made, what it is for, and how far it goes. `seats` and `options` are those it has met."""

    game: str
    version: int
    encoding: str
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]
    command: str = ""
    seed: int = 0
    device: str = ""
    minutes: float = 0.0
    decisions: int = 0
    strengths: Mapping[str, Any] = field(default_factory=dict)
    recipe: Mapping[str, Any] = field(default_factory=dict)
    limits: str = ""

    @classmethod
    def of(cls, facts: Mapping[str, Any]) -> Card:
        """Read a card from plain data; what it does not know is left out."""
        known = {one.name: facts[one.name] for one in fields(cls) if one.name in facts}
        known["seats"] = tuple(int(count) for count in known["seats"])
        known["options"] = _options(known["options"])
        return cls(**known)

    @property
    def device_hours(self) -> float:
        """Return how long a device was at work for it."""
        return self.minutes / 60


def _options(given: Any) -> dict[str, tuple[str, ...]]:
    """Return the values of every option as texts; training lists them as pairs of a name and a value."""
    if isinstance(given, Mapping):
        return {str(name): tuple(map(str, values)) for name, values in given.items()}
    return {str(name): tuple(str(value) for other, value in given if other == name) for name, _ in given}


@dataclass(frozen=True, eq=False)
class Network:
    """A network in whole numbers (`quantize` says what they mean), with its card."""

    name: str
    card: Card
    arrays: Arrays
    numbers: dict[str, int]
    mark: str = ""  # what tells its file from any other

    @property
    def sizes(self) -> dict[str, int]:
        """Return how large its parts are, as the compiled judge needs them."""
        arrays = self.arrays
        return {
            "features": len(arrays["rows"]), "known": len(arrays["embed"]), "width": len(arrays["start"]),
            "span": arrays["look"].shape[1], "verbs": len(arrays["moves"]), "seats": len(arrays["judge"]),
        }  # fmt: skip


# -- Writing and reading


def to_bytes(net: Network) -> bytes:
    """Write a network as the bytes of its file."""
    kept = {name: np.ascontiguousarray(net.arrays[name], kind) for name, kind in KINDS.items()}
    shapes = {name: array.shape for name, array in kept.items()}
    head = json.dumps({"card": asdict(net.card), "numbers": net.numbers, "shapes": shapes}, sort_keys=True).encode()
    body = zlib.compress(b"".join(array.tobytes() for array in kept.values()), 9)
    return MAGIC + len(head).to_bytes(4, "little") + head + body


def from_bytes(name: str, data: bytes) -> Network:
    """Read a network; bytes that are none are refused."""
    try:
        return _read(name, data)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, zlib.error) as error:
        raise NetworkRefused("error-network-damaged", name=name) from error


def read(path: Path) -> Network:
    """Read a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise NetworkRefused("error-network-none", name=path.name) from error
    return from_bytes(path.name, data)


def _read(name: str, data: bytes) -> Network:
    if data[:8] != MAGIC:
        raise ValueError("not a network")
    length = int.from_bytes(data[8:12], "little")
    head = json.loads(data[12 : 12 + length])
    arrays, mark = _arrays(head["shapes"], data[12 + length :]), hashlib.sha256(data).hexdigest()[:16]
    net = Network(name, Card.of(head["card"]), arrays, _numbers(head["numbers"]), mark)
    _check(net)
    return net


def _numbers(given: Mapping[str, Any]) -> dict[str, int]:
    found = {name: int(given[name]) for name in NUMBERS}
    if any(not 0 <= number <= 62 for number in found.values()):
        raise ValueError("a number that no network has")
    return found


def _arrays(shapes: Mapping[str, Any], packed: bytes) -> Arrays:
    sizes = {name: int(np.prod(shapes[name], dtype=np.int64)) * np.dtype(kind).itemsize for name, kind in KINDS.items()}
    total = sum(sizes.values())
    if not 0 < total <= MOST_BYTES or min(sizes.values()) < 0:
        raise ValueError("too large")
    unpacking, at, made = zlib.decompressobj(), 0, dict[str, NDArray[Any]]()
    data = unpacking.decompress(packed, total + 1)
    if len(data) != total or not unpacking.eof:  # the end has a sum over all that was before
        raise ValueError("another length than it says")
    for name, kind in KINDS.items():
        part = np.frombuffer(data, kind, sizes[name] // np.dtype(kind).itemsize, at)
        made[name] = part.reshape(shapes[name]).astype(np.dtype(kind).newbyteorder("="))
        at += sizes[name]
    return made


def _check(net: Network) -> None:
    """Refuse arrays that do not fit together: compiled code reads them without asking."""
    size, blocks = net.sizes, net.numbers["blocks"]
    width, span, verbs, seats = (size[name] for name in ("width", "span", "verbs", "seats"))
    wanted: dict[str, tuple[int, ...]] = {
        "rows": (size["features"],), "embed": (size["known"], width), "grain": (size["known"],), "start": (width,),
        "weights": (2 * blocks, width, width), "factor": (2 * blocks, width), "bias": (2 * blocks, width),
        "shift": (2 * blocks,), "look": (width, span), "look_factor": (span,), "look_bias": (span,),
        "moves": (verbs, span), "moves_factor": (verbs,), "moves_bias": (verbs,), "judge": (seats, width),
        "judge_factor": (seats,), "judge_bias": (seats,), "tanh": (ANGLES + 1,), "exp": (SHARES,),
    }  # fmt: skip
    rows, shifts = net.arrays["rows"], net.arrays["shift"]
    whole = all(net.arrays[name].shape == shape for name, shape in wanted.items())
    within = rows.size and rows.min() >= 0 and rows.max() < size["known"] and not (abs(shifts - 31) > 31).any()
    if not whole or not within or not 0 < width <= MOST_INPUTS or not 0 < span <= MOST_INPUTS:
        raise ValueError("parts that do not fit together")


# -- A game's own


def shelf(folder: Path) -> Path:
    """Return where the networks of a game lie, from the game's folder."""
    return folder / FOLDER


@cache
def kept(path: Path) -> Network:
    """Return a network that is read once in a process; it is not to be changed."""
    return read(path)
