"""What time tells: a pass in a window looks the same whether there was an answer in hand or not."""

from __future__ import annotations

import asyncio
import copy
import json
import math
import random
import statistics
from bisect import bisect_right
from pathlib import Path

import pytest

from purrlor.server.game.logged_match import LoggedMatch, Step
from purrlor.server.parlour import Parlour
from purrlor.server.settings import Settings
from purrlor.server.tables.room import Room
from server.harness import story
from server.test_windows import windows_that_differ
from server.wire import wired
from server.worlds import parlour_at, seated

pytestmark = pytest.mark.alone

WINDOWS = 2_000
AT_ONCE = 40
SCALE = 0.05  # time runs so many times faster here
GAME = "cantankerous-cats"


@pytest.mark.parametrize(("pace", "usual", "long"), [("calm", 2.5, 6.0), ("quick", 1.25, 3.0)])
def test_pauses_are_as_long_as_people_take(pace: str, usual: float, long: float) -> None:
    pauses = sorted(Settings().pauses[pace].draw() for _ in range(20_000))
    assert statistics.median(pauses) <= usual and pauses[int(0.95 * len(pauses))] < long
    assert pauses[-1] > 2 * long, "a long pause is nothing unusual for somebody who cannot react"


@story
async def test_a_pass_takes_as_long_with_an_answer_in_hand_as_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the people could react, think for a time of their own, and pass; for the others the table does."""
    chance = random.Random(7)
    monkeypatch.setattr("purrlor.server.settings.CHANCE", chance)
    windows, limit = windows_that_differ(GAME, 12), asyncio.Semaphore(AT_ONCE)
    async with parlour_at(tmp_path / "a.db") as parlour:
        object.__setattr__(parlour.settings, "delay_scale", SCALE)
        longest = parlour.settings.pauses["calm"].least

        async def one(k: int) -> float:
            forced, free, seat = windows[k // 2 % len(windows)]
            thinks = chance.uniform(0.1, longest) * SCALE if k % 2 else None
            async with limit:
                return await _pass(parlour, f"window-{k}", forced, forced if thinks is None else free, seat, thinks)

        times = await asyncio.gather(*(one(k) for k in range(WINDOWS)))
    assert likely_the_same(times[::2], times[1::2]) > 0.01
    assert likely_the_same(times[::2], [time + 0.2 * SCALE for time in times[1::2]]) < 0.01, "the test sees nothing"


async def _pass(
    parlour: Parlour, name: str, at: LoggedMatch, logged: LoggedMatch, seat: int, thinks: float | None
) -> float:
    """Open a window at a table of its own; give the seconds until the pass of this seat is told."""
    room = _table(parlour, name, at, logged)
    done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    applied = room.applied

    def noted(step: Step) -> None:
        if not done.done():
            done.set_result(parlour.time() - opened)
        applied(step)

    room.applied = noted  # type: ignore[method-assign]
    async with wired(room, f"p{seat}") as wire:
        opened = room.pacing.last_public_at = parlour.time()
        room.pacing.saw_something()
        room.autopilot.drives = True
        room.autopilot.plan()
        if thinks is not None:
            await asyncio.sleep(thinks)
            wire.say(json.dumps({"type": "move", "move": "pass", "seen": logged.number(seat), "ref": 1}))
        return await done


def _table(parlour: Parlour, name: str, at: LoggedMatch, logged: LoggedMatch) -> Room:
    rooms = dict(parlour.rooms)
    row = copy.copy(at.row)  # type: ignore[attr-defined]
    row.id, row.clock = name, "none"
    made = copy.copy(logged)
    made.match = logged.match.copy()
    room = seated(parlour, row, made)
    parlour.rooms |= rooms
    return room


def likely_the_same(one: list[float], two: list[float]) -> float:
    """Give the probability that two samples of one distribution differ as much as these (Kolmogorov and Smirnov)."""
    one, two = sorted(one), sorted(two)
    apart = max(abs(bisect_right(one, x) / len(one) - bisect_right(two, x) / len(two)) for x in [*one, *two])
    size = math.sqrt(len(one) * len(two) / (len(one) + len(two)))
    root = (size + 0.12 + 0.11 / size) * apart
    return min(1.0, 2 * sum((-1.0) ** (k - 1) * math.exp(-2 * (k * root) ** 2) for k in range(1, 101)))
