"""Chance inside the record: sfc32, 128 bits of state, the same numbers on every backend.

Only adds, shifts and masks on 64-bit integers appear, so the plain run never overflows.
"""

from __future__ import annotations

import secrets
from operator import index
from types import SimpleNamespace
from typing import Any

import numpy as np

from purrlor.engine.compile.rule import rule
from purrlor.errors import BadSetup, short

MASK = 0xFFFFFFFF
SEED_BITS = 128
WARM_UP_ROUNDS = 20


def fresh_seed() -> int:
    """Return a seed from the system's entropy, too long to be searched out."""
    return secrets.randbits(SEED_BITS)


def settle_seed(seed: Any) -> int:
    """Return a seed: as given, or a fresh one; what is none is an error."""
    if seed is None:
        return fresh_seed()
    try:
        number = -1 if isinstance(seed, bool) else index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 1 << SEED_BITS:
        raise BadSetup("error-seed", most=SEED_BITS, seed=short(seed), field="seed")
    return number


def words(seed: int) -> tuple[int, int, int, int]:
    """Cut a seed into the generator's four words."""
    return seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, (seed >> 96) & MASK


def seeded_words(seed: int) -> list[int]:
    """Return the generator's words after stirring, for a state that is not set up by the rules."""
    holder = SimpleNamespace(rng=list(words(seed)))
    warm_up(holder)
    return [int(word) for word in holder.rng]


@rule
def bits(s: Any) -> int:
    """Return 32 random bits."""
    a, b, c, d = np.int64(s.rng[0]), np.int64(s.rng[1]), np.int64(s.rng[2]), np.int64(s.rng[3])
    t = (a + b + d) & MASK
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & MASK
    s.rng[2] = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
    s.rng[3] = (d + 1) & MASK
    return int(t)


@rule
def warm_up(s: Any) -> None:
    """Mix a fresh seed until its words no longer show."""
    for _ in range(WARM_UP_ROUNDS):
        bits(s)


@rule
def roll(s: Any, n: int) -> int:
    """Return a number from 0 to n - 1."""
    return (bits(s) * n) >> 32


@rule
def shuffle(s: Any, pile: Any, n: int) -> None:
    """Shuffle the first n cells of a pile."""
    for i in range(n - 1, 0, -1):
        j = roll(s, i + 1)
        kept = pile[i]
        pile[i] = pile[j]
        pile[j] = kept
