"""The server says what it says by itself in the language of whoever reads it."""

from __future__ import annotations

import json
from pathlib import Path

import websockets

from purrlor.server.wire.messages import PROTOCOL
from server.harness import Person, fresh_house, story

OPEN = "⟦"  # the made-up language shows itself
ASKED = {"Accept-Language": "en-XA, de;q=0.5"}


@story
async def test_failures_are_in_the_language_that_the_browser_asks_for(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        for path in ("/api/tables/nothing", "/api/nothing", "/api/codes/ABCDEF"):
            plain, asked = await ann.http.get(path), await ann.http.get(path, headers=ASKED)
            assert plain.status_code == asked.status_code == 404
            assert asked.json()["error"]["text"].startswith(OPEN) and OPEN not in plain.json()["error"]["text"]
            assert asked.json()["error"]["code"] == plain.json()["error"]["code"]


@story
async def test_a_connection_is_refused_in_the_language_of_its_browser(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house:
        address = f"{house.url.replace('http', 'ws', 1)}/api/tables/nothing/ws"
        async with websockets.connect(address, additional_headers=ASKED) as socket:
            bye = json.loads(await socket.recv())
            assert bye["type"] == "bye" and bye["text"].startswith(OPEN)


@story
async def test_refusals_are_in_the_language_of_the_hello(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(seats=2)
        address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        async with websockets.connect(address, additional_headers={"Cookie": ann.cookie}) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "language": "en-XA"}))
            assert json.loads(await socket.recv())["type"] == "welcome"
            await socket.send(json.dumps({"type": "no-such-thing"}))
            refused = json.loads(await socket.recv())
            while refused["type"] != "refused":
                refused = json.loads(await socket.recv())
            assert refused["text"].startswith(OPEN) and refused["code"] == "bad-message"


@story
async def test_an_old_program_is_told_so_in_its_language(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(seats=2)
        address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        async with websockets.connect(address, additional_headers={"Cookie": ann.cookie}) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "language": "en-XA"}))
            bye = json.loads(await socket.recv())
            assert bye["type"] == "bye" and bye["text"].startswith(OPEN) and str(PROTOCOL) in bye["text"]
