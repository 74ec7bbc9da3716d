"""A server that has more to do than it can: who is asked comes first, who looks on hears less often."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import cast

import pytest

from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.transport.loop_lag import BEAT_SECONDS, MAX_TIMES, LoopLag
from purrlor.server.ws.session import Session
from server.harness import story
from server.wire import wired
from server.worlds import NOW, Ear, new_row, parlour_at, seated


@story
async def test_a_busy_server_shows_pictures_less_often_until_it_has_caught_up() -> None:
    loop_lag = LoopLag(0.25)
    beating = asyncio.create_task(loop_lag.beat())
    await asyncio.sleep(0)
    assert loop_lag.frame_seconds == 0.25
    time.sleep(BEAT_SECONDS + 0.05)  # somebody keeps the event loop busy
    await asyncio.sleep(0.01)
    assert loop_lag.seconds > 0.04
    assert loop_lag.frame_seconds > 0.6
    while loop_lag.frame_seconds > 0.3:
        await asyncio.sleep(BEAT_SECONDS)
    beating.cancel()


@pytest.mark.parametrize(("behind", "times"), [(0.0, 1.0), (0.025, 2.0), (60.0, MAX_TIMES)])
def test_pictures_are_never_left_out_for_long(behind: float, times: float) -> None:
    loop_lag, hasty = LoopLag(0.25), LoopLag(0.0)
    loop_lag.seconds = hasty.seconds = behind
    assert loop_lag.frame_seconds == 0.25 * times
    assert hasty.frame_seconds == 0.0


@story
async def test_at_a_busy_server_a_spectator_waits_and_the_seat_that_is_asked_does_not(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        row = new_row("kitty-cataclysm", 2, random.Random(2))
        logged = LoggedMatch(row, NOW)
        room = seated(parlour, row, logged)
        parlour.loop_lag = LoopLag(30.0)
        async with wired(room, "p0") as one, wired(room, "p1") as other, wired(room, "somebody") as watcher:
            said = {0: one, 1: other, None: watcher}
            for connection in room.listeners:
                assert isinstance(connection, Session)
                connection.outbox.shown_at = asyncio.get_running_loop().time()
            parlour.loop_lag.seconds = 10.0
            seat = logged.waiting[0]
            await room.play(Ear(seat), seat, logged.match.moves(seat)[0].text, logged.number(seat))
            await asyncio.sleep(0.01)
            heard = {viewer: any('"type":"update"' in text for text in wire.sent) for viewer, wire in said.items()}
            assert heard == {viewer: viewer in logged.waiting for viewer in said}
            waits = [when for c in room.listeners if (when := parlour.scheduler.due(cast(Session, c))) is not None]
            assert all(when > asyncio.get_running_loop().time() + 200 for when in waits)
            assert waits
