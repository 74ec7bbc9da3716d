"""A network's files: `NAME.npz`, what judging reads (float32), and `NAME.pt`, what training goes on from.

A game's own `NAME.net`, in whole numbers, does to go on from, too.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import torch
from numpy.typing import NDArray

from purrlor.bots.nets.network import SUFFIX, read
from purrlor.bots.nets.unpack import floats_of
from purrlor.errors import BadSetup
from purrlor.train.network import Network

ABOUT = "about"
BROKEN = (ValueError, KeyError, TypeError, AttributeError, EOFError, OSError, BadZipFile)  # what a file may be


def save(
    path: Path, net: Network, optimizer: torch.optim.Optimizer, rows: NDArray[np.int32], about: dict[str, Any]
) -> None:
    """Write both files, each in one step: whoever interrupts finds the last ones whole."""
    half, other = path.with_suffix(".half.npz"), path.with_suffix(".half")
    text = np.array(json.dumps(about, ensure_ascii=False))
    np.savez(half, allow_pickle=False, rows=rows, **net.export(), **{ABOUT: text})
    torch.save({"net": net.state_dict(), "optimizer": optimizer.state_dict()}, other)
    half.replace(path)
    other.replace(path.with_suffix(".pt"))


def load(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """Read the weights of a network and what is said about it."""
    if path.suffix == SUFFIX:
        net = read(path)
        return floats_of(net), asdict(net.card)
    try:
        with np.load(path, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        return arrays, dict(json.loads(str(arrays.pop(ABOUT)[()])))
    except BROKEN as error:
        raise BadSetup("error-train-file", path=path, field="from") from error


def take_up(path: Path, net: Network, optimizer: torch.optim.Optimizer, weights: dict[str, NDArray[Any]]) -> None:
    """Go on from files; without the second one, from the weights alone."""
    more = path.with_suffix(".pt")
    if not more.exists():
        net.take(weights)
        return
    found = torch.load(more, map_location=net.start.device, weights_only=True)
    net.load_state_dict(found["net"])
    optimizer.load_state_dict(found["optimizer"])
