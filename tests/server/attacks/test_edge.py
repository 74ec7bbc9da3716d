"""The edge of the server: each bound is met by one who goes beyond it, with a clean answer or a clean cut."""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from websockets.frames import Opcode

from server.attacks.bystander import assert_unharmed, bystander
from server.attacks.floods import Line, Port, frame, line, shake, table_of
from server.attacks.target import HONEST, HOSTILE, Target, target
from server.harness import Person, connect, story


def hostile(server: Target) -> Port:
    return Port(server.port, HOSTILE)


async def answered(server: Target, *pieces: bytes, pause: float = 0.0, wait: float = 20.0) -> tuple[int, bytes]:
    """Send a request in pieces; give the status and the whole answer (0 for a cut without one)."""
    async with line(hostile(server)) as one:
        for piece in pieces:
            await one.send(piece, seconds=2)
            await asyncio.sleep(pause)
        async with asyncio.timeout(wait):
            with contextlib.suppress(OSError):
                head = await one.reader.readuntil(b"\r\n\r\n")
                return int(head.split()[1]), head
    return 0, b""


def assert_safe(head: bytes) -> None:
    assert b"content-security-policy: default-src" in head and b"x-content-type-options: nosniff" in head, head


# -- Requests


@story
async def test_what_is_too_long_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with target(tmp_path) as server:
        host = b"HTTP/1.1\r\nHost: x\r\n"
        for pieces, status in (
            ([b"GET /", b"x" * 5_000], 414),
            ([b"GET /" + b"x" * 5_000 + b" " + host + b"\r\n"], 414),
            ([b"GET / " + host + b"X: ", b"y" * 20_000], 431),
            ([b"GET / " + host + b"X: y\r\n" * 100 + b"\r\n"], 431),
            ([b"POST /api/me " + host + b"Content-Length: 2000000\r\n\r\n"], 413),
            ([b"POST /api/me " + host + b"Content-Length: 99999999999999999999999\r\n\r\n"], 400),
            ([b"POST /api/me " + host + b"Transfer-Encoding: chunked\r\n\r\n200000\r\n", b"x" * 1_100_000], 413),
            ([b"meow\r\n\r\n"], 400),
            ([b"GET /\xff\xfe " + host + b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n"], 400),
        ):
            found, head = await answered(server, *pieces, pause=0.02)
            assert found == status, (pieces[0][:60], found)
            assert_safe(head)
        assert "Traceback" not in server.said()


@story
async def test_what_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async with target(tmp_path, limits={"head_seconds": 1.0}) as server:
        started = time.monotonic()
        half, body = b"GET / HTTP/1.1\r\nHost:", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\nx"
        (head, first), (slow, second), (nothing, _) = await asyncio.gather(
            answered(server, half), answered(server, body), _nothing(server)
        )
        assert (head, slow, nothing) == (408, 408, 0)
        assert_safe(first)
        assert_safe(second)
        assert time.monotonic() - started < 15


async def _nothing(server: Target) -> tuple[int, bytes]:
    async with line(hostile(server)) as one, asyncio.timeout(10):
        assert await one.reader.read() == b""
    return 0, b""


@story
async def test_bodies_of_an_address_take_only_so_much(tmp_path: Path) -> None:
    """900 bodies one byte short: a few are read, the others are told to wait, and nobody else is."""
    async with target(tmp_path) as server, contextlib.AsyncExitStack() as stack, Person(server.url) as ann:
        lines = [await stack.enter_async_context(line(hostile(server))) for _ in range(200)]
        before = server.megabytes()
        body = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 700000\r\n\r\n" + b"x" * 699_999
        await asyncio.gather(*(one.send(body, seconds=3) for one in lines))
        refused = [one for one in lines if await _status(one) == 429]
        assert len(refused) >= 150
        assert server.megabytes() - before < 60
        assert (await ann.get("/api/me"))["who"]


async def _status(one: Line) -> int:
    with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
        async with asyncio.timeout(0.2):
            return int((await one.reader.readuntil(b"\r\n\r\n")).split()[1])
    return 0 if one.open else 429  # cut while it still sent: the answer was lost on the way


@story
async def test_bodies_are_forgotten_however_their_requests_end(tmp_path: Path) -> None:
    """More requests with bodies than an address may have at once, each ended in another way: the next one is taken."""
    async with target(tmp_path, limits={"bodies_at_once": 3, "bodies_bytes": 30_000}) as server:
        length = b"HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n"
        for start in (b"POST http://: ", b"POST /api/me ", b"GET /api/me ", b"POST /%00 ", b"CONNECT meow "):
            for _ in range(5):
                async with line(hostile(server)) as one:
                    await one.send(start + length + b"x")
                    await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        whole = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 14\r\n\r\n" + b'{"name":"Ann"}'
        for _ in range(5):
            assert (await answered(server, whole))[0] == 200


@story
async def test_a_few_pipelined_requests_are_answered_in_order(tmp_path: Path) -> None:
    async with target(tmp_path) as server, line(hostile(server), limit=1 << 20) as one:
        await one.send(b"".join(b"GET /api/tables/no%d HTTP/1.1\r\nHost: x\r\n\r\n" % n for n in range(10)))
        async with asyncio.timeout(10):
            for _ in range(10):
                head = await one.reader.readuntil(b"\r\n\r\n")
                size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
                assert b" 404 " in head and await one.reader.readexactly(size)


@story
async def test_answers_that_nobody_reads_are_cut(tmp_path: Path) -> None:
    async with target(tmp_path, limits={"send_seconds": 1.0}) as server, line(hostile(server), limit=1_024) as one:
        one.deaf()
        get = b"GET /api/games/cantankerous-cats HTTP/1.1\r\nHost: x\r\n\r\n"
        until = time.monotonic() + 12
        while time.monotonic() < until and not await _gone(one, get * 16):
            await asyncio.sleep(0.1)
        assert time.monotonic() < until, "answers are kept for one who never reads"


async def _gone(one: Line, data: bytes) -> bool:
    """Send on until the other side has cut the line."""
    one.writer.write(data)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.1):
            try:
                await one.writer.drain()
            except OSError:
                return True
    return one.writer.is_closing()


ODD = (
    "/%00", "/" + "a" * 300, "/assets/%00", "/assets/" + "b" * 300, "/api/tables/" + "c" * 300, "/%0d%0aX:y",
    "/api/tables/x/seats/" + "9" * 30, "/api/tables/x/seats/" + "9" * 1_900, "/api/tables/%00", "/api/codes/%ff%fe",
    "/api/tables/open?before=nan", "/api/tables/open?before=1e999", "/api/games/%00?edition=%00", "/%e2%80", "/t/%7f",
    "/api/tables/open?game=%00",
)  # fmt: skip


@story
async def test_addresses_that_make_no_sense_get_a_clean_answer(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann:
        table = await ann.create(seats=2)
        odd = [*ODD, f"/api/tables/{table}/seats/{'9' * 30}", f"/api/tables/{table}/seats/{'9' * 199}"]
        for path in odd:
            for method in ("GET", "POST"):
                request = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{{}}".encode()
                status, head = await answered(server, request)
                assert 200 <= status < 500, (method, path, status)
                assert_safe(head)
        assert "Traceback" not in server.said() and len(server.said()) < 8_000


@story
async def test_a_bug_is_a_500_with_our_headers_and_one_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from server.harness import fresh_house

    async with fresh_house(tmp_path) as house:
        monkeypatch.setattr("purrlor.server.app._file", None)
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"{house.url}/t/x")
        assert answer.status_code == 500 and "default-src" in answer.headers["content-security-policy"]
        assert "Traceback" not in answer.text
    assert len([record for record in caplog.records if record.exc_info]) == 1


# -- Websockets

ENDLESS = {  # as many frames as anybody likes, so that other bounds show
    f"{what}_{kind}": 10**9 for what in ("frames", "address_frames", "socket_bytes") for kind in ("per_second", "burst")
}


@story
async def test_texts_that_are_not_text_close_with_1007_and_hardly_a_line(tmp_path: Path) -> None:
    async with target(tmp_path) as server:
        table = await table_of(hostile(server))
        for bad in ([frame(Opcode.TEXT, b"\xff")], [frame(Opcode.TEXT, b"\xc3", fin=False), frame(Opcode.CONT, b"x")]):
            for _ in range(10):
                async with line(hostile(server)) as one:
                    await shake(one, table, hello=False)
                    await one.send(b"".join(bad))
                    async with asyncio.timeout(5):
                        assert await one.reader.readexactly(4) == b"\x88\x02\x03\xef"  # 1007
        assert "Traceback" not in server.said() and server.said().count("UTF-8") <= 1


@story
async def test_every_kind_of_frame_counts(tmp_path: Path) -> None:
    async with target(tmp_path) as server:
        table = await table_of(hostile(server))
        whole = frame(Opcode.TEXT, b"x", fin=False)
        floods = [frame(Opcode.PING), frame(Opcode.PONG), frame(Opcode.TEXT), frame(Opcode.CONT, b"", fin=False)]
        for kind in floods:
            async with line(hostile(server)) as one:
                await shake(one, table)
                await one.send((whole if kind == floods[3] else b"") + kind * 20_000)
                assert await _cut(one, 3), kind


async def _cut(one: Line, seconds: float) -> bool:
    """Say whether the other side hangs up in time, without a goodbye."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            try:
                while await one.reader.read(65_536):
                    pass
            except OSError:
                pass
            return True
    return False


@story
async def test_single_bytes_count_as_well(tmp_path: Path) -> None:
    async with target(tmp_path) as server:
        table = await table_of(hostile(server))
        async with line(hostile(server)) as one:
            await shake(one, table)
            long = frame(Opcode.TEXT, b"x" * 8_000)
            pieces = (long[at : at + 1] for at in cycle(range(len(long))))
            until = time.monotonic() + 8
            with contextlib.suppress(OSError):
                while time.monotonic() < until and await one.send(next(pieces)):
                    await asyncio.sleep(0.0005)
            assert time.monotonic() < until


@story
async def test_who_never_reads_is_cut_and_misses_nothing(tmp_path: Path) -> None:
    """7 MB of unread pings, then hello: the line is cut though its buffer never drains, and the table plays on."""
    async with target(tmp_path, limits={**ENDLESS, "send_seconds": 1.0}) as server, bystander(server) as noticed:
        table = await table_of(hostile(server))
        async with line(hostile(server), limit=1_024) as one, Person(server.url) as ann, ann.at(table) as chair:
            await shake(one, table)
            one.deaf()
            until = time.monotonic() + 15
            n = 0
            while time.monotonic() < until and not await _gone(one, frame(Opcode.PING, b"x" * 125) * 3_000):
                n += 1
                if n < 5:
                    assert (await chair.ask(type="chat", text=f"line {n}"))["type"] == "done"
            assert time.monotonic() < until, "one who never reads is kept for ever"
        async with connect(server.url, table) as again:
            assert [line["text"] for line in again.welcome["chat"]] == [line["text"] for line in chair.chat]
            assert chair.chat
        assert_unharmed(server, noticed)


@story
async def test_while_nobody_reads_the_answers_to_pings_nothing_is_read(tmp_path: Path) -> None:
    async with target(tmp_path, limits=ENDLESS) as server:
        table = await table_of(hostile(server))
        async with line(hostile(server), limit=1_024) as one:
            await shake(one, table)
            one.deaf()
            before, sent, pings = server.megabytes(), 0, frame(Opcode.PING, b"x" * 125) * 8_000
            for _ in range(60):
                one.writer.write(pings)
                sent += len(pings)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.05):
                        await one.writer.drain()
            assert sent > 50_000_000 and server.megabytes() - before < 25


# -- Stopping


@story
async def test_what_is_half_open_does_not_hold_up_the_stop(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        async with target(tmp_path, limits=ENDLESS) as server:
            table = await table_of(hostile(server))
            post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\nx"
            for data in (b"", b"GET / HTTP/1.1\r\nHost:", post, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 16):
                for _ in range(5):
                    one = await stack.enter_async_context(line(hostile(server), limit=1_024))
                    one.deaf()
                    await one.send(data)
            for pings in (0, 0, 8_000, 100_000):
                one = await stack.enter_async_context(line(hostile(server), limit=1_024))
                await shake(one, table)
                one.deaf()
                await one.send(frame(Opcode.PING, b"x" * 125) * pings)
            await asyncio.sleep(0.5)
        # that it stopped in time, with all of them still there, is what the end of the block looks at
        assert "Traceback" not in server.said()


# -- Descriptors


@story
async def test_few_descriptors_are_shared_out(tmp_path: Path) -> None:
    """300 idle connections at 256 descriptors: visitors come in, and afterwards nothing is stuck."""
    async with target(tmp_path, descriptors=256) as server, contextlib.AsyncExitStack() as stack:
        assert server.said().count("file descriptors") == 1
        async with Person(server.url) as ann:
            table = await ann.create(bots=[None, "kitten"], start=True)
            for _ in range(300):
                await stack.enter_async_context(line(hostile(server)))
            async with bystander(server) as noticed, ann.at(table) as chair:
                await asyncio.sleep(1.5)
                assert chair.welcome["type"] == "welcome"
                assert_unharmed(server, noticed)
                assert len(noticed.moves) > 5
            await stack.aclose()
            async with ann.at(table) as chair:
                while not chair.mine() and not chair.over:
                    await chair.next()
                assert chair.over or (await chair.move(chair.mine()[0]))["type"] == "done"
        assert "Traceback" not in server.said()


@story
async def test_connections_of_one_address_are_bounded_and_the_greediest_makes_room(tmp_path: Path) -> None:
    limits = {"connections": 60, "connections_per_address": 50}
    async with target(tmp_path, limits=limits) as server, contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line(hostile(server))) for _ in range(70)]
        await asyncio.sleep(0.3)
        assert 45 <= sum([not await _cut(one, 0.01) for one in lines]) <= 50
        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=30)) as http:
            for _ in range(15):  # more than there is room for without closing some of the greedy ones
                async with httpx.AsyncClient() as other:
                    assert (await other.get(f"http://{HONEST}:{server.port}/api/me")).status_code == 200
            answers = await asyncio.gather(*(http.get(f"{server.url}/api/me") for _ in range(20)))
            assert [answer.status_code for answer in answers] == [200] * 20
