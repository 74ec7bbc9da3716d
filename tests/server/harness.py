"""A real server on a real port, and clients that speak to it: what the tests of the table server stand on."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import random
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from purrlor.server.app import make_app
from purrlor.server.cli.serve import listen, make_server
from purrlor.server.parlour import Parlour
from purrlor.server.settings import Limits, Settings
from purrlor.server.wire.messages import ToClient

GENEROUS = Limits(
    messages_per_second=1e6,
    messages_burst=1_000_000,
    requests_per_second=1e6,
    requests_burst=1_000_000,
    chat_per_minute=1e6,
    chat_burst=1_000_000,
    sockets_per_address=10_000,
    connections_per_address=10_000,
    tables_per_person=10_000,
    tables_per_address=1_000_000,
    tables_per_minute=1e6,
    tables_burst=1_000_000,
    codes_per_minute=1e6,
    frames_per_second=1e6,
    frames_burst=1_000_000,
    address_frames_per_second=1e6,
    address_frames_burst=1_000_000,
    socket_bytes_per_second=1e9,
    socket_bytes_burst=10**9,
    address_chat_per_second=1e6,
    address_chat_burst=1_000_000,
    mutes_per_minute=1e6,
    mutes_burst=1_000_000,
    muted=10_000,
    requests_at_once=1_000,
    requests_waiting=100_000,
    requests_open=100_000,
)
SECONDS = 90
LONGEST = 1 << 24  # a browser has no limit at all
TYPED = msgspec.json.Decoder(ToClient)


def story(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an async test in a loop of its own, with a deadline."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(SECONDS):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


def hasty(database: str, **changes: Any) -> Settings:
    """Give settings without delays and with generous limits."""
    values: dict[str, Any] = {"delay_scale": 0.0, "frame_seconds": 0.0, "limits": GENEROUS, "database": database}
    return Settings(**{**values, **changes})


class House:
    """A running server."""

    def __init__(self, app: Any, port: int) -> None:
        self.app = app
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def parlour(self) -> Parlour:
        made: Parlour = self.app.state.parlour
        return made


@contextlib.asynccontextmanager
async def house(settings: Settings) -> AsyncIterator[House]:
    """Serve in this very loop until the block ends."""
    app = make_app(settings)
    server = make_server(app, settings)
    server.config.loop = "none"
    listening = listen("127.0.0.1", 0)
    server.capture_signals = contextlib.nullcontext  # signals belong to the tests
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if serving.done():
            serving.result()
        await asyncio.sleep(0.005)
    try:
        yield House(app, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        listening.close()


@contextlib.asynccontextmanager
async def process(database: str) -> AsyncIterator[str]:
    """Run `purrlor serve` as a process of its own, without delays; gives its address."""
    words = [sys.executable, "-m", "purrlor", "serve", "--port", "0", "--db", database, "--delays", "0"]
    server = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    try:
        line = (await server.stdout.readline()).decode()
        address = re.search(r"http://localhost:(\d+)", line)
        assert address is not None, line
        yield f"http://127.0.0.1:{address[1]}"
    finally:
        server.terminate()
        assert await server.wait() == 0


@contextlib.asynccontextmanager
async def fresh_house(tmp_path: Path, **changes: Any) -> AsyncIterator[House]:
    """Serve from a new SQLite file."""
    async with house(hasty(str(tmp_path / "purrlor.db"), **changes)) as made:
        yield made


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        short = httpx.Limits(keepalive_expiry=1)  # the server hangs up after five idle seconds, whoever asks then
        self.http = httpx.AsyncClient(base_url=url, timeout=SECONDS, limits=short)

    async def __aenter__(self) -> Person:
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def create(self, game: str = "kitty-cataclysm", **wish: Any) -> str:
        made = await self.post("/api/tables", {"game": game, **wish})
        return str(made["table"]["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator[Chair]:
        """Connect to a table."""
        async with connect(self.url, table, self.cookie, **hello) as chair:
            yield chair


@contextlib.asynccontextmanager
async def connect(url: str, table: str, cookie: str = "", **hello: Any) -> AsyncIterator[Chair]:
    """Open a websocket to a table and say hello."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    headers = {"Cookie": cookie} if cookie else {}
    plain: dict[str, Any] = {"additional_headers": headers, "compression": None, "max_size": LONGEST}
    # Whoever leaves without having read everything does not wait for the rest of it.
    async with websockets.connect(address, **plain, close_timeout=0.2) as socket:
        chair = Chair(socket)
        with contextlib.suppress(websockets.ConnectionClosed):  # a door that stays shut says why before any hello
            await chair.send(type="hello", protocol=2, **hello)
        chair.welcome = await chair.next()
        yield chair


def says(events: list[dict[str, Any]]) -> list[str]:
    """Give what was told, sentence by sentence."""
    return [say for told in events for say in told["says"]]


class Chair:
    """One connection to a table; it remembers the newest view and everything that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.n = 0
        self.events: list[str] = []  # sentences
        self.frames: list[str] = []
        self.chat: list[dict[str, Any]] = []
        self.ref = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """Wait for the next message."""
        text = str(await self.socket.recv())
        self.frames.append(text)
        TYPED.decode(text)  # every message is what the protocol says
        message: dict[str, Any] = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("welcome", "update"):
            self.view, self.n = message["view"], message["n"]
            self.events += says(message["events"])
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        self.chat += message.get("lines", [])

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a message is as wanted."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send something, and give the answer with its ref."""
        self.ref += 1
        ref = self.ref
        await self.send(**message, ref=ref)
        return await self.until(lambda m: m.get("ref") == ref)

    async def move(self, text: str, seen: int | None = None) -> dict[str, Any]:
        """Make a move, and give the answer."""
        return await self.ask(type="move", move=text, seen=self.n if seen is None else seen)

    def mine(self) -> list[str]:
        """Give the texts of the moves that this seat may make now."""
        return [] if self.view is None else [move["text"] for move in self.view["moves"]]

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["outcome"] is not None


async def play_out(chair: Chair, chance: random.Random, most: int | None = None) -> int:
    """Play random moves in a seat until the game is over (or so many moves are made); give the number made."""
    made = 0
    while not chair.over and (most is None or made < most):
        offered, n = chair.mine(), chair.n
        if offered:
            made += (await chair.move(chance.choice(offered)))["type"] == "done"
        while chair.n == n and not chair.over:
            await chair.next()
    return made
