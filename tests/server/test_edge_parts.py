"""The parts of the edge by themselves: heads of frames, turns, buckets, descriptors, and what is leant on."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from dataclasses import replace

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from purrlor.errors import BadSetup
from purrlor.server.errors import TooMuch
from purrlor.server.limits.buckets import Bucket
from purrlor.server.limits.descriptors import RESERVE
from purrlor.server.limits.fair_queue import FairQueue
from purrlor.server.limits.throttled_log import ThrottledLog
from purrlor.server.settings import Limits
from purrlor.server.transport import uvicorn_parts
from purrlor.server.transport.fastpath import FastWebSocket
from purrlor.server.transport.frame_counter import FrameCounter
from purrlor.server.transport.http import Edge
from server.harness import story


@pytest.mark.parametrize("seed", range(30))
def test_frames_are_counted_wherever_the_stream_is_cut(seed: int) -> None:
    chance = random.Random(seed)
    sizes = [chance.choice((0, 1, 125, 126, 127, 300, 65_535, 65_536, 70_000)) for _ in range(chance.randrange(1, 30))]
    stream = b"".join(Frame(Opcode.TEXT, b"x" * size).serialize(mask=chance.random() < 0.8) for size in sizes)
    heads, at, counted = FrameCounter(), 0, 0
    while at < len(stream):
        step = chance.choice((1, 2, 3, 7, 100, 5_000, 100_000))
        counted += heads.count(stream[at : at + step], 10**9)
        at += step
    assert counted == len(sizes)


def test_counting_stops_at_the_first_frame_too_many() -> None:
    assert FrameCounter().count(Frame(Opcode.PING, b"").serialize(mask=True) * 43_000, 300) == 301


def test_debts_are_bounded() -> None:
    bucket = Bucket(rate=10, most=20)
    assert bucket.take(20) and not bucket.take()
    assert 0 < bucket.owe(10) <= 1.0
    assert bucket.owe(10**9) <= 2.0 and bucket.left >= -20
    bucket.at -= 3
    assert bucket.take(5)


def test_a_bucket_that_owes_one_is_not_full_again() -> None:
    bucket = Bucket(rate=0.001, most=1)
    bucket.wait()
    bucket.wait()
    bucket.left = -1.0
    assert not bucket.take()


@story
async def test_requests_of_an_address_take_turns_and_others_do_not_wait() -> None:
    turns, free, order = (
        FairQueue(replace(Limits(), requests_at_once=2, requests_waiting=3)),
        asyncio.Event(),
        list[str](),
    )

    async def ask(name: str, address: str = "a") -> None:
        async with turns.turn(address, 1.0):
            order.append(name)
            await free.wait()

    tasks = [asyncio.create_task(ask(str(n))) for n in range(5)]
    await asyncio.sleep(0)
    assert order == ["0", "1"]
    with pytest.raises(TooMuch):
        await ask("one too many")
    other = asyncio.create_task(ask("other", "b"))
    await asyncio.sleep(0)
    assert order == ["0", "1", "other"]
    tasks[2].cancel()
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(*tasks, other, return_exceptions=True)
    assert order == ["0", "1", "other", "3", "4"] and not turns._lines and turns._open == 0


@story
async def test_a_turn_that_comes_to_one_who_is_gone_is_passed_on() -> None:
    turns = FairQueue(replace(Limits(), requests_at_once=1))
    first, second = turns.turn("a", 1.0), turns.turn("a", 1.0)
    await first.__aenter__()
    waiting = asyncio.create_task(second.__aenter__())
    await asyncio.sleep(0)
    await first.__aexit__(None, None, None)  # the turn is given to the second
    waiting.cancel()  # who leaves in the same moment
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(1), turns.turn("a", 1.0):
        pass
    assert not turns._lines


@pytest.mark.parametrize(
    ("soft", "hard", "room", "lines"), [(256, 12_000, 10_000, 0), (256, 1_024, 1_024 - RESERVE, 1)]
)
def test_descriptors_are_raised_or_limits_lowered(soft: int, hard: int, room: int, lines: int) -> None:
    """With so many descriptors, and so many to be had."""
    program = (
        "from purrlor.server.limits.descriptors import fit; from purrlor.server.settings import Limits;"
        "print(fit(Limits()))"
    )
    shell = f'ulimit -S -n {soft} && ulimit -H -n {hard} && exec "$@"'
    done = subprocess.run(["sh", "-c", shell, "sh", sys.executable, "-c", program], capture_output=True, text=True)
    assert f" connections={room}," in done.stdout and len(done.stderr.splitlines()) == lines, done
    assert ("connections_per_address=2000," in done.stdout) == (lines == 0)


def test_strangers_cause_few_lines(caplog: pytest.LogCaptureFixture) -> None:
    seldom = ThrottledLog()
    for _ in range(100):
        seldom.warn("meow \x1b[31m \U0001f431" + "x" * 5_000)
    assert len(caplog.records) == 1 and len(caplog.text) < 600 and "\U0001f431" not in caplog.text
    assert "\x1b" not in caplog.text


def test_an_unknown_uvicorn_is_said_at_start(monkeypatch: pytest.MonkeyPatch) -> None:
    assert uvicorn_parts.http_class() is Edge
    monkeypatch.delattr(HttpToolsProtocol, "on_headers_complete")
    with pytest.raises(BadSetup, match="on_headers_complete"):
        uvicorn_parts.http_class()


def test_with_an_unknown_websocket_the_server_opens_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert uvicorn_parts.websocket_class() is FastWebSocket and not caplog.messages
    monkeypatch.delattr(WebSocketsSansIOProtocol, "handle_ping")
    assert uvicorn_parts.websocket_class() is WebSocketsSansIOProtocol
    assert len(caplog.messages) == 1 and "lacks handle_ping" in caplog.text
