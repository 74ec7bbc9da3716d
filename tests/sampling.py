"""How much of a long suite runs: `make test` takes a fixed sample, `make full` everything."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

FULL = bool(os.environ.get("PURRLOR_FULL"))


def some(everything: Sequence[T], *sample: T) -> list[T]:
    """Return the sample, or all of it for a patient machine."""
    assert set(sample) <= set(everything), "A sample is a part of the whole"
    return list(everything if FULL else sample)


def often(full: int, sample: int) -> int:
    """Return how often something is tried."""
    return full if FULL else sample
