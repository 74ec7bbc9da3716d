"""The protocol for others: generated files, the documented example game, the example program."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from pathlib import Path

import msgspec

import purrlor
from purrlor.engine.match.rendering import tell
from purrlor.server.wire import codegen, messages
from purrlor.server.wire.tables import Struct
from purrlor.server.wire.views import EventView, View
from server import example_game
from server.harness import Person, fresh_house, play_out, story

ROOT = Path(__file__).parents[2]


def test_schema_and_types_are_fresh() -> None:
    for path, text in codegen.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: python -m purrlor.server.wire.codegen"


def test_every_type_of_the_protocol_is_in_the_typescript() -> None:
    text = codegen.typescript()
    for name, kind in vars(messages).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not Struct:
            assert f"export interface {name} {{" in text or f"export type {name} " in text, name
    assert "unknown;" not in re.sub(r"\[fact: string\]: unknown;", "", text).replace("Record<string, unknown>", "")


def test_the_types_allow_what_every_game_shows() -> None:
    chance = random.Random(3)
    for name in purrlor.GAMES:
        match = purrlor.game(name).match(seed=5)
        for _ in range(80):
            for viewer in (None, *range(match.seats)):
                msgspec.json.decode(match.facts(viewer), type=View)
                for batch in filter(None, match.event_batches):
                    msgspec.json.decode(tell(match.game.backend, batch, viewer), type=EventView)
            if not match.waiting:
                break
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.moves(seat)))


def test_the_documented_messages_are_of_the_protocol() -> None:
    """docs/protocol.md shows a whole game; every line of it parses as what it says it is."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    lines = re.findall(r"^(→|←) (\{.*\})$", text, re.MULTILINE)
    assert len(lines) > 20
    first = json.loads(lines[1][1])
    for way, message in lines:
        full = json.loads(message)
        full.update({name: first[name] for name in ("view", "table") if full.get(name) == "…"})
        msgspec.convert(full, messages.ToServer if way == "→" else messages.ToClient)
    assert {json.loads(message)["type"] for _, message in lines} >= {
        "hello",
        "welcome",
        "move",
        "done",
        "update",
        "refused",
    }


def test_the_documented_game_is_what_the_server_says_today() -> None:
    page = example_game.documented(asyncio.run(example_game.lines()))
    assert page == example_game.DOC.read_text(encoding="utf-8"), (
        "stale: PYTHONPATH=tests python tests/server/example_game.py"
    )


def test_the_documentation_names_every_message_and_route() -> None:
    from purrlor.server.http.routes import routes

    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (messages.ToServer, messages.ToClient):
        for kind in union.__args__:
            assert f"`{kind.__struct_config__.tag}`" in text, kind
    for route in routes():
        assert re.sub(r":\w+", "", route.path) in text, route.path


@story
async def test_the_example_program_plays_a_whole_game(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(seats=2)
        token = (await ann.post(f"/api/tables/{table}/token", {"seat": 1}))["token"]
        await ann.post(f"/api/tables/{table}/start")
        command = [sys.executable, str(ROOT / "examples" / "seat_bot.py"), house.url, table, token]
        program = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(1))
            assert chair.view is not None
            said, _ = await program.communicate()
            assert said.decode().strip() == f"won by seats {chair.view['outcome']['winners']}"
    assert len((ROOT / "examples" / "seat_bot.py").read_text().splitlines()) <= 45
