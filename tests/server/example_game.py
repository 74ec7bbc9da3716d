"""Plays the example game of docs/protocol.md and writes it there: run this file with PYTHONPATH=tests."""

from __future__ import annotations

import asyncio
import json
import random
import re
import tempfile
from pathlib import Path
from typing import Any

from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.tables.room import Room
from server.wire import Wire, wired
from server.worlds import NOW, new_row, parlour_at, seated

DOC = Path(__file__).parents[2] / "docs" / "protocol.md"
MARKS = re.compile(r"(<!-- example -->\n```\n).*?(```\n<!-- end -->)", re.DOTALL)
SEED = 5


async def lines() -> list[str]:
    """Give the messages of seat 0 over a whole game; → is the client, ← the server."""
    with tempfile.TemporaryDirectory() as place:
        async with parlour_at(Path(place) / "a.db") as parlour:
            row = new_row("kitty-cataclysm", 2, random.Random(SEED))
            row.id, row.clock = "hrCPbLFbPQdkubD0", "none"
            row.chairs[0].name, row.chairs[1].name = "Ann", "Bob"
            return await _game(seated(parlour, row, LoggedMatch(row, NOW)))


async def _game(room: Room) -> list[str]:
    told = ['→ {"type":"hello","protocol":2}']
    async with wired(room, "p0") as ann, wired(room, "p1") as bob:
        await bob.ask(1, type="ping")
        ref, refused = 1, False
        while not room.running().match.is_over:
            told += _new(ann)
            seat, wire = (0, ann) if 0 in room.running().match.waiting else (1, bob)
            offered = [move.text for move in room.running().match.moves(seat)]
            if seat == 0 and not refused:
                refused = True
                told += await _say(ann, {"type": "move", "move": "steal:1", "seen": _n(ann), "ref": 99})
            ref += 1
            message = {"type": "move", "move": offered[0], "seen": _n(wire), "ref": ref}
            told += await _say(wire, message, seat == 0)
        told += await _say(ann, {"type": "emote", "emote": "purr", "ref": 100})
        return [*told, *_new(ann)]


async def _say(wire: Wire, message: dict[str, Any], shown: bool = True) -> list[str]:
    before = _new(wire) if shown else []
    text = json.dumps(message, separators=(",", ":"))
    wire.say(text)
    await wire.answered(int(message["ref"]))
    for _ in range(20):
        await asyncio.sleep(0)
    return [*before, f"→ {text}", *_new(wire)] if shown else []


def _n(wire: Wire) -> int:
    return max(int(json.loads(text).get("n", 0)) for text in wire.sent)


def _new(wire: Wire) -> list[str]:
    """Give what the server has sent since the last call, views and tables cut short after the first."""
    done: int = getattr(wire, "shown", 0)
    wire.shown = len(wire.sent)  # type: ignore[attr-defined]
    return [_short(text, first=done + i == 0) for i, text in enumerate(wire.sent[done:])]


def _short(text: str, first: bool) -> str:
    message = json.loads(text)
    if not first:
        for name in ("view", "table"):
            if name in message:
                message[name] = "…"
    return "← " + json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def documented(game: list[str]) -> str:
    """Give the page with this game in it."""
    text = DOC.read_text(encoding="utf-8")
    return MARKS.sub(lambda found: found[1] + "\n".join(game) + "\n" + found[2], text)


if __name__ == "__main__":
    DOC.write_text(documented(asyncio.run(lines())), encoding="utf-8")
