"""Messages that make no sense, come out of turn, twice or too late: nothing breaks, changes or leaks."""

from __future__ import annotations

import asyncio
import json
import os
import random
import string
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st

import purrlor
from purrlor.server.db.queries import TableRow, moves_from
from purrlor.server.errors import BadMessage
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.tables.room import Room
from purrlor.server.wire.messages import ToServer
from purrlor.server.ws.session import decode
from server.harness import Person, fresh_house, story
from server.wire import wired
from server.worlds import NOW, imagined, new_row, parlour_at, seated

# The whole run: PURRLOR_FUZZ=100000 PURRLOR_KILLS=50 PURRLOR_POSITIONS=2000 pytest tests/server
MESSAGES = int(os.environ.get("PURRLOR_FUZZ", "10000"))
BATCH = 100
WORDS = [
    "pass",
    "concede",
    "undo",
    "play:",
    ">",
    "cat-burglar",
    "0",
    "-1",
    "1e9",
    "\u0000",
    "\U0001f431",
    "\ud800",
    "NaN",
]
TAGS = ["hello", "move", "undo", "back", "answers", "chat", "emote", "mute", "hint", "ping", "start", ""]


class Nonsense:
    """Makes messages that must change nothing, for a seat that is asked (or not)."""

    def __init__(self, logged: LoggedMatch, seat: int, chance: random.Random) -> None:
        self.chance = chance
        self.verbs = logged.game.definition.verbs
        self.legal = {move.text for move in (logged.facing(seat) or logged.match).moves(seat)}
        self.asked = logged.asked_number(seat) if self.legal else 0
        self.offered = sorted(self.legal)

    def message(self) -> str:
        kinds = (self._letters, self._shapes, self._moves, self._late, self._mutant, self._deep)
        return self.chance.choice(kinds)()

    def _letters(self) -> str:
        return "".join(self.chance.choice(string.printable) for _ in range(self.chance.randrange(60)))

    def _value(self, depth: int = 0) -> Any:
        kinds: list[Any] = [None, True, -1, 2**70, 1.5, "", self.chance.choice(WORDS), "x" * self.chance.randrange(400)]
        if depth < 3:
            kinds += [[self._value(depth + 1)], {self.chance.choice(WORDS): self._value(depth + 1)}]
        return self.chance.choice(kinds)

    def _shapes(self) -> str:
        keys = self.chance.sample(
            ["move", "seen", "ref", "text", "emote", "who", "answers", "token", "protocol", "x"], 3
        )
        return json.dumps({"type": self.chance.choice(TAGS), **{key: self._value() for key in keys}})

    def _moves(self) -> str:
        text = self.verbs.text(self.chance.randrange(self.verbs.size))
        text = text if text not in self.legal else "dance"
        return json.dumps({"type": "move", "move": text, "seen": self.chance.choice([0, 1, 10**6, -5]), "ref": 7})

    def _late(self) -> str:
        """A move that was allowed once, or is allowed now, sent by one who has not seen the question."""
        text = self.chance.choice(self.offered or ["pass"])
        return json.dumps({"type": "move", "move": text, "seen": self.asked - 1 - self.chance.randrange(3), "ref": 8})

    def _mutant(self) -> str:
        text = list(self.chance.choice([self._moves, self._late, self._shapes])())
        for _ in range(self.chance.randrange(1, 4)):
            text[self.chance.randrange(len(text))] = self.chance.choice('{}[]",:0a\\ ')
        made = "".join(text)
        return made if not _may_move(made, self.asked) else "{"

    def _deep(self) -> str:
        return self.chance.choice(["[" * 3000, '{"a":' * 1500, '"' + "y" * 6000 + '"', "1" * 5000])


def _may_move(text: str, asked: int) -> bool:
    """Say whether a mutated message has become one that is allowed to change the game."""
    try:
        message = msgspec.json.decode(text, type=ToServer)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    seen = getattr(message, "seen", -1)
    return type(message).__name__ == "Concede" or (isinstance(seen, int) and seen >= asked)


def test_nonsense_breaks_nothing_changes_nothing_and_tells_nothing(tmp_path: Path) -> None:
    asyncio.run(_fuzz(tmp_path))


async def _fuzz(tmp_path: Path) -> None:
    sent, sizes = 0, []
    async with parlour_at(tmp_path / "one.db") as one, parlour_at(tmp_path / "two.db") as two:
        while sent < MESSAGES:
            chance = random.Random(f"fuzz {sent}")
            row, logged = _somewhere(chance)
            me = chance.randrange(logged.match.seats)
            rooms = [seated(one, row, logged), seated(two, row, imagined(logged, me, sent))]
            for who in (f"p{me}", "spectator"):
                nonsense = Nonsense(logged, me if who != "spectator" else 0, chance)
                messages = [nonsense.message() for _ in range(BATCH)]
                answers = [await _attack(room, who, messages) for room in rooms]
                assert answers[0] == answers[1], f"{who} can tell two worlds apart"
                sent += BATCH * len(rooms)
            sizes.append(_resident())
    assert max(sizes[len(sizes) // 2 :]) - sizes[len(sizes) // 4] < 30_000_000, "memory grows with nonsense"


def _somewhere(chance: random.Random) -> tuple[TableRow, LoggedMatch]:
    """Give a position in the middle of some game."""
    game = chance.choice(purrlor.GAMES)
    row = new_row(game, chance.choice(list(purrlor.game(game).seats)), chance)
    logged = LoggedMatch(row, NOW)
    for _ in range(chance.randrange(12)):
        seat = chance.choice(logged.match.waiting)
        before = logged.match.copy()
        logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)
        if not logged.match.waiting:
            logged.match = before
            break
    return row, logged


async def _attack(room: Room, who: str, messages: list[str]) -> list[str]:
    logged = room.logged
    assert logged is not None
    before = (logged.match.state.tobytes(), logged.ply, logged.gave_up)
    async with wired(room, who) as wire:
        for message in messages:
            wire.say(message)
        await wire.ask(999_999, type="ping")
        answers = [text for text in wire.sent if '"code":"error"' in text]
        assert not answers and not wire.closed, answers or "the connection was closed"
        sent = sorted(wire.sent)  # how answers and updates are put together into one go is a matter of time
    assert (logged.match.state.tobytes(), logged.ply, logged.gave_up) == before
    assert await room.services.store.read(moves_from, room.row.id, 0) == []
    return sent


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@settings(max_examples=400, deadline=None)
@given(
    st.one_of(st.text(), st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists).map(json.dumps))
)
def test_whatever_text_comes_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        decode(text)
    except BadMessage as error:
        assert error.sentence.startswith("This message makes no sense")


@story
async def test_a_message_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await chair.socket.send('{"type":"chat","text":"' + "x" * 100_000 + '"}')
            with pytest.raises(websockets.ConnectionClosedError, match="1009"):
                while True:
                    await chair.next()
        async with ann.at(table) as chair:
            assert chair.view is not None


@story
async def test_bytes_instead_of_text_are_nonsense(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await chair.socket.send(b"\x00\xff")
            answer = await chair.until(lambda m: m["type"] == "refused")
            assert answer["code"] == "bad-message"
