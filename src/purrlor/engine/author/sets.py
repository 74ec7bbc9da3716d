"""Sets of cards or seats as the bits of one number: rules keep hands that way where every card is there once."""

from __future__ import annotations

import numpy as np

from purrlor.engine.compile.rule import rule

PRIME = 67  # the powers of two up to 2 ** 63 leave different remainders
LOWEST = np.array([next((i for i in range(64) if (1 << i) % PRIME == rest), 0) for rest in range(PRIME)])


@rule
def lowest(members: int) -> int:
    """Return the first member of a set that is not empty."""
    return int(LOWEST[(members & -members) % PRIME])
