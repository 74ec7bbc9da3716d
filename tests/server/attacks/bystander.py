"""Somebody who plays and looks at pages while the server is attacked: they should not notice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import httpx
import pytest

from server.attacks.target import Target
from server.harness import Chair, Person

MOVE_SECONDS, PAGE_SECONDS, MEGABYTES = 2.0, 3.0, 150.0  # `bench/attacks.py` has finer figures
PAUSE = BEAT = 0.02
PAGES = ("/", "/api/games", "/api/tables/open")


@dataclass
class Noticed:
    """What a bystander noticed: how long moves and pages took, and what memory the server took before."""

    before: float
    moves: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    waiting_since: dict[str, float] = field(default_factory=dict)  # for what has not come yet
    slept_through: float = 0.0  # seconds in which this process itself was not awake: not the server's doing

    @contextlib.asynccontextmanager
    async def timing(self, times: list[float], what: str) -> AsyncIterator[None]:
        since = self.waiting_since[what] = time.monotonic()
        yield
        self.waiting_since.pop(what, None)
        times.append(time.monotonic() - since)

    def settle(self) -> None:
        """Count what has not come yet as having taken until now."""
        now = time.monotonic()
        for what, since in self.waiting_since.items():
            (self.pages if what == "page" else self.moves).append(now - since)
        self.waiting_since.clear()

    def slowest(self, times: list[float], share: float = 1.0) -> float:
        """Give the slowest of this share of the fastest ones."""
        return sorted(times)[max(0, int(len(times) * share) - 1)] if times else float("inf")


@contextlib.asynccontextmanager
async def bystander(target: Target) -> AsyncIterator[Noticed]:
    """Play and look at pages until the block ends."""
    async with Person(target.url) as ann, Person(target.url) as bob:
        await one_game(Noticed(0), ann, bob, most=6)  # everything is compiled and loaded
        noticed = Noticed(target.megabytes())
        work = _play(noticed, ann, bob), _look(noticed, target), _stay_awake(noticed)
        tasks = [asyncio.create_task(each) for each in work]
        try:
            yield noticed
        finally:
            noticed.settle()
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended


def assert_unharmed(target: Target, noticed: Noticed) -> None:
    """Nothing stood still, and the server took no memory worth mentioning."""
    noticed.settle()
    grown = target.megabytes() - noticed.before
    slowest = noticed.slowest(noticed.moves), noticed.slowest(noticed.pages)
    late = noticed.slept_through
    if slowest[0] > MOVE_SECONDS + late or slowest[1] > PAGE_SECONDS + late or grown > MEGABYTES:
        pytest.fail(
            f"a move took {slowest[0]:.2f} s, a page {slowest[1]:.2f} s, the server grew by {grown:.0f} MB "
            f"({len(noticed.moves)} moves, {len(noticed.pages)} pages, {late:.2f} s slept through)"
        )


async def _play(noticed: Noticed, ann: Person, bob: Person) -> None:
    while True:
        await one_game(noticed, ann, bob)


async def one_game(noticed: Noticed, ann: Person, bob: Person, most: int = 1_000) -> None:
    """Play a game of two at random, timing every move until it is acknowledged."""
    table = await ann.create(seats=2, access="link")
    await bob.post(f"/api/tables/{table}/sit")
    await ann.post(f"/api/tables/{table}/start")
    chance = random.Random(table)
    async with ann.at(table) as first, bob.at(table) as second:
        for _ in range(most):
            if first.over or second.over:
                return
            asked = next((chair for chair in (first, second) if chair.mine()), None)
            if asked is not None:
                async with noticed.timing(noticed.moves, "move"):
                    await asked.move(chance.choice(asked.mine()))
            await asyncio.gather(_hear(first), _hear(second))
            await asyncio.sleep(PAUSE)


async def _hear(chair: Chair) -> None:
    """Read what has come."""
    with contextlib.suppress(TimeoutError):
        while True:
            async with asyncio.timeout(0.01):
                await chair.next()


async def _stay_awake(noticed: Noticed) -> None:
    """Note how long this process, which attacks as well, could not look at its watch."""
    while True:
        since = time.monotonic()
        await asyncio.sleep(BEAT)
        noticed.slept_through = max(noticed.slept_through, time.monotonic() - since - BEAT)


async def _look(noticed: Noticed, target: Target) -> None:
    """Open pages, each over a connection of its own, as somebody new would."""
    while True:
        for page in PAGES:
            async with httpx.AsyncClient(base_url=target.url, timeout=60) as http:
                async with noticed.timing(noticed.pages, "page"):
                    answer = await http.get(page)
                assert answer.status_code < 500, (page, answer.status_code)
            await asyncio.sleep(PAUSE)
