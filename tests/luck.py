"""Chance that can be repeated: what the servers of a test draw depends on the test and on PURRLOR_LUCK.

A test must hold for every deal: `PURRLOR_LUCK=7 make server-test browser` deals others, and a failure comes again.
"""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Callable
from pathlib import Path

from purrlor.server.parlour import Parlour

Draw = Callable[[int], int]


def drawn_for(test: str, what: str) -> Draw:
    """Give what draws so many bits for a test; the deals of tables do not wait for what bots draw."""
    return random.Random(f"{os.environ.get('PURRLOR_LUCK', '')}/{test}/{what}").getrandbits


def for_one(test: str) -> tuple[Callable[[Parlour], int], Draw]:
    """Give the seeds of new tables, and what everything else draws."""
    deal = drawn_for(test, "deals")
    return lambda _: deal(128), drawn_for(test, "else")


def follow(file: str) -> None:
    """Have this process draw for the test whose name stands in a file, from the start for every test."""
    place, lots = Path(file), dict[str, dict[str, Draw]]()

    def draw(what: str, bits: int) -> int:
        test = place.read_text()
        if test not in lots:
            lots[test] = {what: drawn_for(test, what) for what in ("deals", "else")}
        return lots[test][what](bits)

    setattr(Parlour, "seed", lambda _: draw("deals", 128))  # noqa: B010
    setattr(secrets, "randbits", lambda bits: draw("else", bits))  # noqa: B010
