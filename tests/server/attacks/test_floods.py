"""Whatever one address sends, others play on: every flood of `floods.py`, each from an address of its own."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from sampling import FULL
from server.attacks.bystander import PAGE_SECONDS, assert_unharmed, bystander
from server.attacks.floods import FLOODS, attack
from server.attacks.target import target
from server.harness import story

pytestmark = pytest.mark.alone

SECONDS = 10.0 if FULL else 1.0
AT_ONE_SERVER, AT_ONCE = (4, 1) if FULL else (8, 4)
TITLES = list(FLOODS)
GROUPS = [TITLES[first : first + AT_ONE_SERVER] for first in range(0, len(TITLES), AT_ONE_SERVER)]
LOG_LETTERS = 20_000  # what strangers can make a server write, with all that it says by itself


def address(title: str) -> str:
    """Give each attack an address of its own."""
    return f"127.0.1.{TITLES.index(title) + 1}"


@pytest.mark.parametrize("titles", GROUPS, ids=lambda titles: titles[0])
@story
async def test_floods_from_one_address_harm_nobody_else(tmp_path: Path, titles: list[str]) -> None:
    async with target(tmp_path) as server, bystander(server) as noticed:
        for first in range(0, len(titles), AT_ONCE):
            print(together := titles[first : first + AT_ONCE])  # the last ones that are shown did the harm
            await asyncio.gather(*(attack(server, title, SECONDS, address(title)) for title in together))
            assert_unharmed(server, noticed)
        assert len(noticed.moves) > 10 and len(noticed.pages) > 10
        said = server.said()
        assert "Traceback" not in said and len(said) < LOG_LETTERS, said[-2_000:]


@story
async def test_the_yardstick_sees_a_server_that_stands_still(tmp_path: Path) -> None:
    async with target(tmp_path) as server, bystander(server) as noticed:
        await asyncio.sleep(0.5)
        os.kill(server.process.pid, 19)
        await asyncio.sleep(PAGE_SECONDS + 1)  # a page is always being waited for; a move is not, between two games
        try:
            with pytest.raises(pytest.fail.Exception):
                assert_unharmed(server, noticed)
        finally:
            os.kill(server.process.pid, 18)
