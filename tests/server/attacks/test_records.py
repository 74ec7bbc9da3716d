"""Records that somebody brings: bombs, floods and nonsense, while others play."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

import purrlor
from mutations import from_the_middle, mutated, wander
from server.attacks.bystander import assert_unharmed, bystander
from server.attacks.target import HONEST, HOSTILE, Target, target
from server.harness import Person, play_out, story

EAGER = {"requests_per_second": 1e6, "requests_burst": 1_000_000}
PLAIN: dict[str, Any] = json.loads(purrlor.game("kitty-cataclysm").match(seats=2, seed=1).record.to_json())
FLOOD = 60


@contextlib.asynccontextmanager
async def browser(server: Target, address: str = HOSTILE) -> AsyncIterator[httpx.AsyncClient]:
    """Give somebody's browser, at an address."""
    many = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(
        base_url=server.url, transport=httpx.AsyncHTTPTransport(local_address=address, limits=many), timeout=60
    ) as http:
        yield http


async def upload(server: Target, text: str) -> int:
    """Send a record over a connection of its own, and give the status; 0 when it broke off."""
    reader, writer = await asyncio.open_connection(HONEST, server.port, local_addr=(HOSTILE, 0))
    try:
        writer.write(_request(text))
        status = (await reader.readline()).split()
        await reader.read()
        return int(status[1]) if status else 0
    except ConnectionError:
        return 0
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def _request(text: str) -> bytes:
    body = text.encode()
    head = f"POST /api/replay HTTP/1.1\r\nhost: {HONEST}\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    return head.encode() + body


@contextlib.asynccontextmanager
async def flood(server: Target, text: str, count: int) -> AsyncIterator[list[asyncio.Task[int]]]:
    """Send many records at once, and hang up at the end."""
    tasks = [asyncio.create_task(upload(server, text)) for _ in range(count)]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@functools.cache
def long_record() -> str:
    """Give a game that takes seconds to be looked at, as the rules play it."""
    game = purrlor.game("cantankerous-cats")
    found = (wander(game.match(6, seed), random.Random(seed), 5_000).record for seed in range(20))
    return next(record.to_json() for record in found if len(record.moves) > 1_500)


@story
async def test_a_bomb_is_refused_before_it_is_played(tmp_path: Path) -> None:
    """Names of 27 kB, repeated in every frame: 165 kB in, 493 MB out."""
    game = purrlor.game("cantankerous-cats")
    moves = wander(game.match(6, 1), random.Random(1), 600).record
    bomb = {**json.loads(moves.to_json()), "names": ["x" * 27_000] * 6}
    async with target(tmp_path) as server, bystander(server) as noticed, browser(server) as http:
        for path, body in (("/api/replay", bomb), ("/api/play-on", {"ply": 1, "seat": 0, "record": json.dumps(bomb)})):
            answer = await http.post(path, json=body)
            assert answer.status_code == 400 and answer.json()["error"]["field"] == "names", answer.text[:300]
        await asyncio.sleep(1)
        assert_unharmed(server, noticed)


@story
async def test_what_is_made_of_a_record_is_bounded(tmp_path: Path) -> None:
    """A record that is all right may still be long; the reply is counted as it grows."""
    async with target(tmp_path, {"replay_bytes": 1_000_000}) as server, browser(server) as http:
        before = server.megabytes()
        answer = await http.post("/api/replay", content=long_record())
        assert answer.status_code == 413 and "1 MB" in answer.json()["error"]["text"]
        assert server.megabytes() - before < 100


@story
async def test_a_flood_of_uploads_hurts_nobody_and_does_not_delay_the_end(tmp_path: Path) -> None:
    text = long_record()
    async with target(tmp_path, EAGER) as server, bystander(server) as noticed, flood(server, text, FLOOD) as sent:
        await asyncio.sleep(4)
        assert_unharmed(server, noticed)
        refused = [task.result() for task in sent if task.done() and task.result() == 429]
        assert len(refused) >= FLOOD - 10
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(target(tmp_path, EAGER))
        late = [asyncio.create_task(upload(server, text)) for _ in range(FLOOD)]
        await asyncio.sleep(1)  # now the server is told to stop, in the middle of a replay (target.stop)
    ended = await asyncio.gather(*late)
    assert set(ended) <= {0, 200, 429, 503} and (503 in ended or 0 in ended)
    assert "Traceback" not in server.said()


@story
async def test_who_is_gone_is_not_worked_for(tmp_path: Path) -> None:
    async with target(tmp_path, EAGER) as server:
        async with flood(server, long_record(), 2):
            await asyncio.sleep(0.3)
            assert await upload(server, json.dumps(PLAIN)) == 429
        await asyncio.sleep(1.5)
        assert await upload(server, json.dumps(PLAIN)) == 200


@story
async def test_who_does_not_read_gets_nothing_more_and_is_left(tmp_path: Path) -> None:
    async with target(tmp_path, {**EAGER, "send_seconds": 1.0}) as server, contextlib.AsyncExitStack() as deaf:
        for _ in range(2):
            _, writer = await asyncio.open_connection(HONEST, server.port, local_addr=(HOSTILE, 0), limit=1)
            deaf.callback(writer.close)
            writer.write(_request(long_record()))
        await asyncio.sleep(1)
        assert await upload(server, json.dumps(PLAIN)) == 429
        async with asyncio.timeout(60):  # long records are still being played; on a busy machine that takes its time
            while await upload(server, json.dumps(PLAIN)) != 200:
                await asyncio.sleep(0.2)
        assert "Traceback" not in server.said()


@story
async def test_a_class_looks_at_its_game_while_somebody_uploads(tmp_path: Path) -> None:
    """Thirty behind the attacker's own address look at the replay of a table: nobody is refused for the address."""
    async with target(tmp_path, EAGER) as server, Person(server.url) as ann, browser(server) as http:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(3))
        async with flood(server, long_record(), 10):
            looks = [http.get(f"/api/tables/{table}/replay?eyes={eyes}") for eyes in ("open", "none", "0") * 10]
            answers = await asyncio.gather(*looks)
        assert [answer.status_code for answer in answers] == [200] * 30
        assert all(answer.json()["shuffle"] == "kept" for answer in answers)


@story
async def test_a_replay_is_the_same_packed_and_plain(tmp_path: Path) -> None:
    async with target(tmp_path) as server, browser(server, HONEST) as http:
        packed = await http.post("/api/replay", json=PLAIN)
        plain = await http.post("/api/replay", json=PLAIN, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert packed.json() == plain.json() and len(plain.json()["frames"]) == 1


MALFORMED: list[Any] = [
    {**PLAIN, "names": 5},
    {**PLAIN, "names": [5]},
    {**PLAIN, "moves": ["² play:x"]},
    {**PLAIN, "moves": ["9" * 5000 + " play:x"]},
    {**PLAIN, "moves": ["0 play:\ud800"]},
    {**PLAIN, "names": ["\ud800"]},
    {**PLAIN, "shuffle": {"table": "\ud800", "salt": "", "commitment": ""}},
    {**PLAIN, "seats": 10**39},
    {**PLAIN, "game": "\ud800"},
    {**PLAIN, "game": "x" * 300},
    {**PLAIN, "seed": "f" * 5000},
    {**PLAIN, "options": {"deck_out": {}}},
    {**PLAIN, "start": {"stack": [[1]]}},
    {**PLAIN, "start": {"waiting": 255, "ask": 3, "seats": 2}},
    "[" * 200_000,
    '{"purrlor": 1, "seats": ' + "9" * 5000 + "}",
    "",
    "\x00",
    "null",
]


@story
async def test_nonsense_gets_a_sentence(tmp_path: Path) -> None:
    async with target(tmp_path, EAGER) as server, browser(server) as http:
        for body in MALFORMED:
            text = body if isinstance(body, str) else json.dumps(body)
            await _refused(http, "/api/replay", text)
            await _refused(http, "/api/play-on", json.dumps({"ply": 0, "seat": 0, "record": text}))
        await _refused(http, "/api/replay?eyes=" + "9" * 5000, json.dumps(PLAIN))
        await _refused(http, "/api/replay?eyes=²", json.dumps(PLAIN))
        assert "Traceback" not in server.said()


async def _refused(http: httpx.AsyncClient, path: str, text: str) -> None:
    answer = await http.post(path, content=text.encode())
    assert 400 <= answer.status_code < 500, (path, text[:100], answer.text)
    assert set(answer.json()["error"]) == {"code", "text", "rule", "field"}


@story
async def test_mutated_positions_are_played_or_refused(tmp_path: Path) -> None:
    async with target(tmp_path, EAGER) as server, browser(server) as http:
        for k in range(150):
            body = mutated(from_the_middle(purrlor.GAMES[k // 10 % 5], k // 10), random.Random(k))
            answer = await http.post(f"/api/replay?eyes={('open', 'none', '0')[k % 3]}", json=body)
            assert answer.status_code < 500, (body, answer.text)
            json.loads(answer.text)
        assert "Traceback" not in server.said()
