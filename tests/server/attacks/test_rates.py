"""What counts by person, by address and by proxy: nobody gets around a limit by coming twice."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import websockets

from purrlor.server.limits.addresses import Allowances, group
from server.attacks.target import HOSTILE, Target, target
from server.harness import Chair, Person, connect, story

PROXY = "127.0.0.3"


@contextlib.asynccontextmanager
async def client(server: Target, address: str = HOSTILE, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    """Ask from an address, with headers such as X_Forwarded_For."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.url, headers=named, transport=transport, timeout=20) as http:
        yield http


async def statuses(http: httpx.AsyncClient, path: str, times: int) -> list[int]:
    return [(await http.get(path)).status_code for _ in range(times)]


async def told(chair: Chair, **message: Any) -> str:
    answer = await chair.ask(**message)
    return str(answer.get("code", answer["type"]))


def hang_up(chairs: list[Chair]) -> None:
    """Close connections that have not read what came, without waiting until they have."""
    for chair in chairs:
        chair.socket.transport.abort()


# -- People


@story
async def test_chat_counts_by_person_over_all_their_connections(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann, contextlib.AsyncExitStack() as stack:
        table = await ann.create(seats=2)
        chairs = [await stack.enter_async_context(ann.at(table)) for _ in range(10)]
        answers = [await told(chair, type="chat", text="meow") for chair in chairs for _ in range(3)]
        assert answers.count("done") <= 9 and answers.count("too-much") >= 21
        bob = await stack.enter_async_context(Person(server.url))
        chair = await stack.enter_async_context(bob.at(table))
        assert await told(chair, type="chat", text="hello") == "done"
        hang_up(chairs)


@story
async def test_chat_of_people_without_a_cookie_counts_by_address(tmp_path: Path) -> None:
    limits = {"address_chat_per_second": 0.01, "address_chat_burst": 12}
    async with (
        target(tmp_path, limits=limits) as server,
        Person(server.url) as ann,
        contextlib.AsyncExitStack() as stack,
    ):
        table = await ann.create(seats=2)
        chairs = [await stack.enter_async_context(connect(server.url, table)) for _ in range(10)]
        answers = [await told(chair, type="chat", text="meow") for chair in chairs for _ in range(3)]
        assert answers.count("done") == 12
        hang_up(chairs)


@story
async def test_mutes_have_a_rate_and_an_end(tmp_path: Path) -> None:
    async with target(tmp_path, limits={"muted": 20}) as server, Person(server.url) as ann:
        table = await ann.create(seats=2)
        async with ann.at(table) as one, ann.at(table) as other:
            answers = [await told(chair, type="mute", who=f"p{n}") for n in range(12) for chair in (one, other)]
            assert answers.count("done") == 24  # each of the twelve twice
            answers = [await told(other, type="mute", who=f"q{n}") for n in range(20)]
        assert 3 <= answers.count("done") <= 8
        async with ann.at(table) as again:
            assert len(again.welcome["muted"]) <= 20


@story
async def test_only_wrong_codes_count(tmp_path: Path) -> None:
    limits = {"codes_per_minute": 5}
    async with target(tmp_path, limits=limits) as server, Person(server.url) as ann, client(server) as http:
        made = await ann.post("/api/tables", {"game": "kitty-cataclysm", "seats": 2})
        code = made["table"]["code"]
        assert await statuses(http, f"/api/codes/{code}", 40) == [200] * 40
        assert await statuses(http, "/api/codes/AAAAAA", 7) == [404] * 5 + [429] * 2
        assert (await ann.http.get(f"/api/codes/{code}")).status_code == 200


@story
async def test_tables_count_by_address_also_without_a_cookie(tmp_path: Path) -> None:
    wish = {"game": "kitty-cataclysm", "seats": 2, "bots": ["kitten", "kitten"], "seat": None}

    async def opened(server: Target, times: int) -> list[int]:
        found = []
        for _ in range(times):
            async with client(server) as http:
                found.append((await http.post("/api/tables", json=wish)).status_code)
        return found

    async with target(tmp_path) as server:
        found = await opened(server, 75)
        assert found[:60] == [200] * 60 and found.count(429) >= 10
        async with Person(server.url) as ann:
            assert await ann.create(seats=2)
    (tmp_path / "second").mkdir()
    async with target(tmp_path / "second", limits={"tables_per_address": 5}) as server:
        assert await opened(server, 7) == [200] * 5 + [429] * 2


@story
async def test_pages_and_files_count_too_and_others_do_not_notice(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.01, "requests_burst": 20}
    async with target(tmp_path, limits=limits) as server, client(server) as http, client(server, "127.0.0.4") as other:
        assert await statuses(http, "/", 10) + await statuses(http, "/icon.svg", 10) == [200] * 20
        answers = await asyncio.gather(*(http.get("/") for _ in range(5)))
        assert [answer.status_code for answer in answers] == [429] * 5
        assert "nosniff" in answers[0].headers["x-content-type-options"] and answers[0].json()["error"]["text"]
        assert await statuses(other, "/", 3) == [200] * 3


# -- Addresses


def test_addresses_as_limits_count_them() -> None:
    assert group("2001:db8:1:2:3:4:5:6") == group("2001:db8:1:2::1") != group("2001:db8:1:3::1")
    assert group("::ffff:192.0.2.7") == group("192.0.2.7") == "192.0.2.7" != group("192.0.2.8")
    assert group("fe80::1%eth0") == group("fe80::2%eth0")
    assert len(group("x" * 5_000)) < 100
    allowances = Allowances([("192.0.2.0/24", 5.0), ("192.0.2.7", 10.0), ("2001:db8::/32", 3.0)])
    found = [allowances.times(group(text)) for text in ("192.0.2.1", "192.0.2.7", "192.0.3.1", "2001:db8::9", "meow")]
    assert found == [5.0, 10.0, 1.0, 3.0, 1.0]


@story
async def test_the_operator_can_raise_limits_for_a_network(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.01, "requests_burst": 5}
    async with (
        target(tmp_path, limits=limits, allowances=[("127.0.0.2/32", 4.0)]) as server,
        client(server) as school,
        client(server, "127.0.0.4") as other,
    ):
        assert await statuses(school, "/api/me", 21) == [200] * 20 + [429]
        assert await statuses(other, "/api/me", 6) == [200] * 5 + [429]


# -- Proxies


@story
async def test_visitors_of_a_trusted_proxy_are_told_apart(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.01, "requests_burst": 5, "connections_per_address": 2}
    async with target(tmp_path, limits=limits, proxies=["127.0.0.3"]) as server:
        for visitor in ("192.0.2.1", "2001:db8::1"):
            async with client(server, PROXY, X_Forwarded_For=f"198.51.100.9, {visitor}") as http:
                assert await statuses(http, "/api/me", 6) == [200] * 5 + [429]
        async with client(server, PROXY, X_Forwarded_For="2001:db8::2") as http:
            assert await statuses(http, "/api/me", 1) == [429]  # the same /64
        async with contextlib.AsyncExitStack() as stack:  # a proxy has as many connections as it needs
            for number in range(6):
                visitor = f"192.0.2.{10 + number}"
                http = await stack.enter_async_context(client(server, PROXY, X_Forwarded_For=visitor))
                assert await statuses(http, "/api/me", 1) == [200]


@story
async def test_an_untrusted_proxy_is_named_once_with_what_to_do(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.01, "requests_burst": 5}
    async with target(tmp_path, limits=limits, proxies=["127.0.0.9"]) as server:
        for number in range(5):
            async with client(server, PROXY, X_Forwarded_For=f"192.0.2.{number}") as http:
                assert await statuses(http, "/api/me", 1) == [200]
        async with client(server, PROXY, X_Forwarded_For="192.0.2.77") as http:
            assert await statuses(http, "/api/me", 1) == [429]
        assert server.said().count("--proxy 127.0.0.3") == 1


@story
async def test_a_proxy_that_changes_the_host_says_for_which_it_was_asked(tmp_path: Path) -> None:
    page = {"Origin": "https://cats.example", "Host": "inside:8765"}
    async with target(tmp_path, proxies=["127.0.0.3"]) as server:
        async with client(server, PROXY, X_Forwarded_For="192.0.2.1", X_Forwarded_Host="cats.example", **page) as http:
            assert (await http.post("/api/me", json={"name": "Ann"})).status_code == 200
        async with client(server, PROXY, X_Forwarded_For="192.0.2.1", **page) as http:
            for _ in range(3):
                refused = await http.post("/api/me", json={"name": "Ann"})
                assert refused.status_code == 403 and "--origin" in refused.json()["error"]["text"]
        async with client(server, HOSTILE, X_Forwarded_Host="cats.example", **page) as http:
            assert (await http.post("/api/me", json={"name": "Eve"})).status_code == 403  # anybody can say that
        assert server.said().count("--origin") == 1


@story
async def test_websockets_behind_a_proxy_count_by_visitor(tmp_path: Path) -> None:
    async with (
        target(tmp_path, limits={"sockets_per_address": 1}, proxies=["loopback"]) as server,
        Person(server.url) as ann,
        contextlib.AsyncExitStack() as stack,
    ):
        table = await ann.create(seats=2)
        for visitor, welcome in (("192.0.2.1", True), ("192.0.2.2", True), ("192.0.2.1", False)):
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/ws"
            headers = {"X-Forwarded-For": visitor}
            socket = await stack.enter_async_context(websockets.connect(address, additional_headers=headers))
            with contextlib.suppress(websockets.ConnectionClosed):
                await socket.send('{"type":"hello","protocol":2}')
            assert ('"welcome"' in str(await socket.recv())[:40]) == welcome


@story
async def test_the_command_takes_proxies_and_allowances(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--db", str(tmp_path / "a.db"), "--proxy", "--proxy", "10.0.0.0/8"]
    more = ["--allow", "192.0.2.0/24=5"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "purrlor", *words, *more, stdout=pipe, stderr=pipe
    )
    assert process.stdout is not None and process.stderr is not None
    try:
        found = re.search(r"http://localhost:(\d+)", (await process.stdout.readline()).decode())
        assert found is not None
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{found[1]}") as http:
            told = {
                "X-Forwarded-For": "192.0.2.1",
                "X-Forwarded-Host": "cats.example",
                "Origin": "https://cats.example",
            }
            assert (await http.post("/api/me", json={"name": "Ann"}, headers=told)).status_code == 200
    finally:
        process.terminate()
    assert await process.wait() == 0 and b"--proxy" not in await process.stderr.read()


# -- Counters


@story
async def test_counters_are_for_this_machine_or_with_the_token(tmp_path: Path) -> None:
    async with target(tmp_path, proxies=["loopback"], metrics_token="secret") as server:
        for headers, status in (
            ({}, 200),
            ({"X_Forwarded_For": "192.0.2.1"}, 404),
            ({"X_Forwarded_For": "127.0.0.1"}, 404),
            ({"X_Forwarded_For": "192.0.2.1", "Authorization": "Bearer secret"}, 200),
            ({"X_Forwarded_For": "192.0.2.1", "Authorization": "Bearer guess"}, 404),
            ({"Via": "1.1 somebody"}, 404),
        ):
            async with client(server, **headers) as http:
                answer = await http.get("/metrics")
            assert answer.status_code == status and ("purrlor_moves" in answer.text) == (status == 200), headers
