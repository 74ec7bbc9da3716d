"""Whatever one address sends, others play on: every flood of `floods.py`, each from an address of its own."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from server.attacks.bystander import assert_unharmed, bystander
from server.attacks.floods import FLOODS, attack
from server.attacks.target import target
from server.harness import story

SECONDS = 10.0 if os.environ.get("PURRLOR_FULL") else 1.0
AT_ONE_SERVER = 8
TITLES = list(FLOODS)
GROUPS = [TITLES[first : first + AT_ONE_SERVER] for first in range(0, len(TITLES), AT_ONE_SERVER)]
LOG_LETTERS = 20_000  # what strangers can make a server write, with all that it says by itself


@pytest.mark.parametrize("titles", GROUPS, ids=lambda titles: titles[0])
@story
async def test_floods_from_one_address_harm_nobody_else(tmp_path: Path, titles: list[str]) -> None:
    async with target(tmp_path) as server, bystander(server) as noticed:
        for number, pair in enumerate(titles[first : first + 2] for first in range(0, len(titles), 2)):
            print(pair)  # the last one that is shown is the one that harmed
            await asyncio.gather(
                *(attack(server, title, SECONDS, f"127.0.{number}.{n + 2}") for n, title in enumerate(pair))
            )
            assert_unharmed(server, noticed)
        assert len(noticed.moves) > 10 and len(noticed.pages) > 10
        said = server.said()
        assert "Traceback" not in said and len(said) < LOG_LETTERS, said[-2_000:]


@story
async def test_the_yardstick_sees_a_server_that_stands_still(tmp_path: Path) -> None:
    async with target(tmp_path) as server, bystander(server) as noticed:
        await asyncio.sleep(0.5)
        os.kill(server.process.pid, 19)
        await asyncio.sleep(3.2)
        try:
            with pytest.raises(pytest.fail.Exception):
                assert_unharmed(server, noticed)
        finally:
            os.kill(server.process.pid, 18)
