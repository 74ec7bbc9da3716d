"""The short way of websockets: whatever frames come, the application hears the same as on the library's way."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from purrlor.server.cli.serve import listen
from purrlor.server.transport.fastpath import MAX_AHEAD, FastWebSocket, framed, is_frame
from purrlor.server.transport.socket import AsgiSocket, Disconnected
from server.harness import story

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Say everything again until the other side is gone."""
    if scope["type"] != "websocket":
        return
    frames = AsgiSocket(scope, receive, send)
    await frames.accept()
    await repeat(frames)


async def repeat(frames: AsgiSocket) -> None:
    with contextlib.suppress(Disconnected):
        while True:
            await frames.send((await frames.text()).encode())


@contextlib.asynccontextmanager
async def echoing(kind: type[WebSocketsSansIOProtocol], app: Any = echo) -> AsyncIterator[int]:
    config = uvicorn.Config(
        app, ws=kind, ws_max_size=4_000, ws_per_message_deflate=False, lifespan="off", loop="none", log_level="error"
    )
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment,method-assign]
    listening = listen("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await serving
        listening.close()


class Counted(FastWebSocket):
    """Counts what goes the short way, and what the library reads."""

    short = long = 0

    def _hand_over(self, data: bytes) -> bool:
        Counted.short += 1
        return super()._hand_over(data)

    def handle_events(self) -> None:
        Counted.long += 1
        super().handle_events()


@pytest.fixture(autouse=True)
def count_anew() -> None:
    Counted.short = Counted.long = 0


@story
async def test_short_texts_take_the_short_way_even_after_pings_and_long_texts() -> None:
    async with echoing(Counted) as port, websockets.connect(f"ws://127.0.0.1:{port}") as client:
        for text in ("meow", "", "Käse", "x" * 125, "y" * 126, "z" * 3_000, "purr"):
            await client.send(text)
            assert await client.recv() == text
            await (await client.ping())
        assert Counted.short == 5
        assert Counted.long == 1 + 2 + 7  # the handshake, two long texts, and the pings


@story
async def test_once_a_frame_was_cut_in_two_the_library_reads_on() -> None:
    async with echoing(Counted) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        await shaken(reader, writer)
        meow = frame(Opcode.TEXT, b"meow")
        for piece in (meow[:3], meow[3:], meow):
            writer.write(piece)
            await asyncio.sleep(0.02)
        assert await reader.readexactly(12) == framed(b"meow") * 2
        assert Counted.short == 0
        writer.close()


@story
async def test_a_text_that_is_no_text_and_one_that_is_too_long_close_the_connection() -> None:
    for bad, code in ((frame(Opcode.TEXT, b"\xff\xfe"), 1007), (frame(Opcode.TEXT, b"x" * 4_001), 1009)):
        async with echoing(Counted) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await shaken(reader, writer)
            writer.write(bad)
            rest = await reader.read()
            assert rest[0] == 0x88
            assert int.from_bytes(rest[2:4], "big") == code
            writer.close()


@story
async def test_any_mixture_of_frames_is_heard_as_on_the_library_s_way() -> None:
    for kind in (FastWebSocket, WebSocketsSansIOProtocol):
        heard: asyncio.Queue[list[str]] = asyncio.Queue()
        async with echoing(kind, ear(heard)) as port:
            for seed in range(100):
                pieces, said = speech(random.Random(seed))
                await speak(port, pieces)
                assert await heard.get() == said, seed


@story
async def test_one_who_talks_on_while_nobody_listens_is_no_longer_read() -> None:
    begun = asyncio.Event()

    async def deaf(scope: Any, receive: Any, send: Any) -> None:
        frames = AsgiSocket(scope, receive, send)
        await frames.accept()
        await begun.wait()
        await repeat(frames)

    sockets: list[Counted] = []

    class Kept(Counted):
        def connection_made(self, transport: Any) -> None:
            sockets.append(self)
            super().connection_made(transport)

    async with echoing(Kept, deaf) as port, websockets.connect(f"ws://127.0.0.1:{port}") as client:
        for n in range(200):
            await client.send(str(n))
            await asyncio.sleep(0.001)
        assert sockets[0].queue.qsize() <= MAX_AHEAD + 2
        begun.set()
        assert [await client.recv() for _ in range(200)] == [str(n) for n in range(200)]


@story
async def test_nothing_is_written_to_one_who_is_gone() -> None:
    done = asyncio.get_running_loop().create_future()

    async def late(scope: Any, receive: Any, send: Any) -> None:
        frames = AsgiSocket(scope, receive, send)
        await frames.accept()
        with pytest.raises(Disconnected):
            await frames.text()
        with pytest.raises(Disconnected):
            await frames.send(b"too late")
        done.set_result(True)

    async with echoing(FastWebSocket, late) as port:
        async with websockets.connect(f"ws://127.0.0.1:{port}"):
            pass
        assert await done


def test_what_is_one_frame() -> None:
    for size in (0, 1, 125, 126, 300, 65_535):
        whole = frame(Opcode.TEXT, b"x" * size)
        assert is_frame(whole)
        assert not is_frame(whole[:-1])
        assert not is_frame(whole + b"x")
    assert not is_frame(frame(Opcode.TEXT, b"x" * 65_536))
    assert not is_frame(framed(b"not masked"))
    assert not is_frame(b"")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


# -- Talking without a library


def frame(kind: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


def ear(heard: asyncio.Queue[list[str]]) -> Any:
    """Make an application that listens until the connection is closed, and tells what it heard."""

    async def listening(scope: Any, receive: Any, send: Any) -> None:
        texts: list[str] = []
        frames = AsgiSocket(scope, receive, send)
        await frames.accept()
        with contextlib.suppress(Disconnected):
            while True:
                texts.append(await frames.text())
        heard.put_nowait(texts)

    return listening


def speech(chance: random.Random) -> tuple[list[bytes], list[str]]:
    """Give frames of all kinds up to a close, cut anywhere, and the texts among them in order."""
    frames, said = list[bytes](), list[str]()
    for _ in range(chance.randrange(1, 12)):
        text = chance.choice((b"meow", b"", "Käse".encode(), b"x" * 125, b"y" * 126, b"z" * 2_000))
        kind = chance.choice(("whole", "whole", "whole", "parts", "ping"))
        if kind == "ping":
            frames.append(frame(chance.choice((Opcode.PING, Opcode.PONG)), b"?"))
            continue
        parts = [frame(Opcode.TEXT, text[:2], fin=False), frame(Opcode.CONT, text[2:])]
        frames += parts if kind == "parts" else [frame(Opcode.TEXT, text)]
        said.append(text.decode())
    frames.append(frame(Opcode.CLOSE, b"\x03\xe8"))
    return (frames if chance.random() < 0.3 else cut(b"".join(frames), chance)), said


def cut(stream: bytes, chance: random.Random) -> list[bytes]:
    cuts = sorted(chance.sample(range(1, len(stream)), min(len(stream) - 1, chance.choice((0, 1, 5, 20)))))
    return [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]


async def shaken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(HANDSHAKE)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")


async def speak(port: int, pieces: list[bytes]) -> None:
    """Send the pieces one by one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    await shaken(reader, writer)
    for piece in pieces:
        writer.write(piece)
        await asyncio.sleep(0.0005)
    await reader.read()
    writer.close()
