"""The yardstick itself: while nobody attacks, nothing stands still."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.attacks.bystander import assert_unharmed, bystander
from server.attacks.target import target
from server.harness import story

pytestmark = pytest.mark.alone


@story
async def test_somebody_plays_while_nobody_attacks(tmp_path: Path) -> None:
    async with target(tmp_path) as server, bystander(server) as noticed:
        async with asyncio.timeout(30):
            while len(noticed.moves) <= 10 or len(noticed.pages) <= 10:
                await asyncio.sleep(0.5)
        assert_unharmed(server, noticed)
