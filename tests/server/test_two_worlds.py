"""Two worlds at the wire: two servers whose tables differ only in what a seat cannot know send it the same bytes."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import random
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import purrlor
from purrlor.engine import Match
from purrlor.server.db.queries import TableRow
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.parlour import Parlour
from purrlor.server.tables.request import Kind, Request
from purrlor.server.tables.room import Room
from server.wire import wired
from server.worlds import NOW, imagined, new_row, parlour_at, seated

POSITIONS = int(os.environ.get("PURRLOR_POSITIONS", "150"))


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_know(game: str, tmp_path: Path) -> None:
    compared = asyncio.run(_walks(game, tmp_path))
    assert compared["positions"] >= POSITIONS
    assert compared["moves of others"] > 0, "no move of another seat was compared"


async def _walks(game: str, tmp_path: Path) -> dict[str, int]:
    counts = {"positions": 0, "moves of others": 0, "hidden moves": 0, "walks": 0}
    async with parlour_at(tmp_path / "one.db") as one, parlour_at(tmp_path / "two.db") as two:
        while counts["positions"] < POSITIONS:
            chance = random.Random(f"{game} {counts['walks']}")
            counts["walks"] += 1
            await _walk(game, chance, (one, two), counts)
    return counts


async def _walk(game: str, chance: random.Random, houses: tuple[Parlour, Parlour], counts: dict[str, int]) -> None:
    seats = chance.choice(list(purrlor.game(game).seats))
    row = new_row(game, seats, chance)
    logged = LoggedMatch(row, NOW)
    while logged.match.waiting and counts["positions"] < POSITIONS:
        if chance.random() < 0.4:
            await _compare(row, logged, chance, houses, counts)
        seat = chance.choice(logged.match.waiting)
        logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)


async def _compare(
    row: TableRow, logged: LoggedMatch, chance: random.Random, houses: tuple[Parlour, Parlour], counts: dict[str, int]
) -> None:
    """Put the same position into two servers, dealt anew in the second, and compare everything that is sent."""
    me = chance.randrange(logged.match.seats)
    row = replace(row, id=f"table-{chance.getrandbits(60):x}")
    other = imagined(logged, me, chance.getrandbits(60))
    rooms = [seated(houses[0], row, copy.copy(logged)), seated(houses[1], row, other)]
    rooms[0].logged.match = logged.match.copy()  # type: ignore[union-attr]
    nonsense = _nonsense(logged, me, chance)
    hidden = _hidden_move(logged.match, other.match, me, chance)
    talk = _conversation if chance.random() < 0.2 else _few_words
    for who in (f"p{me}", "spectator"):
        sent = [await talk(room, who, nonsense) for room in rooms]
        _same(sent, f"{logged.game.id}, ply {logged.ply}, {who}")
    counts["positions"] += 1
    if hidden is not None:
        await _compare_move(rooms, me, hidden, counts)


async def _compare_move(rooms: list[Room], me: int, hidden: tuple[int, str, str], counts: dict[str, int]) -> None:
    """Another seat makes moves that this seat cannot tell apart: it must receive the same."""
    seat, *moves = hidden
    both = []
    for room, move in zip(rooms, moves, strict=True):
        async with wired(room, f"p{me}") as mine, wired(room, "spectator") as theirs:
            await mine.ask(1, type="ping")
            await theirs.ask(1, type="ping")
            asked, ply = room.running().asked_step(seat), room.running().ply
            room.moves.submit(Request(Kind.AUTOMATIC, seat, move, _must_go, by="person", question=asked))
            async with room.lock:
                assert room.running().ply == ply + 1
            await mine.ask(2, type="ping")
            await theirs.ask(2, type="ping")
            both.append([*mine.sent, *theirs.sent])
    _same(both, f"'{moves[0]}' and '{moves[1]}' of seat {seat}, seen by seat {me}")
    counts["moves of others"] += 1
    counts["hidden moves"] += moves[0] != moves[1]


def _must_go(error: Exception | None) -> None:
    assert error is None


async def _few_words(room: Room, who: str, nonsense: list[str]) -> list[str]:
    """Come in, and try a few moves that are not allowed."""
    async with wired(room, who) as wire:
        for ref, text in enumerate(nonsense[:4], start=2):
            await wire.ask(ref, type="move", move=text, seen=10_000)
        return list(wire.sent)


async def _conversation(room: Room, who: str, nonsense: list[str]) -> list[str]:
    """Say one of everything, and give what came back."""
    async with wired(room, who) as wire:
        await wire.ask(1, type="ping")
        for ref, text in enumerate(nonsense, start=2):
            await wire.ask(ref, type="move", move=text, seen=10_000)
        await wire.ask(80, type="move", move=nonsense[0], seen=0)
        await wire.ask(81, type="undo", seen=0)
        await wire.ask(82, type="hint")
        await wire.ask(83, type="back")
        await wire.ask(84, type="mute", who="p9")
        await wire.ask(85, type="answers", answers={"saved": [{"prompt": "nothing", "move": "pass"}]})
        await wire.ask(86, type="emote", emote="meow")
        await wire.ask(87, type="chat", text="hello")
        await wire.ask(99, type="ping")
        sent = list(wire.sent)
    async with wired(room, who, seen=_newest(sent), chat=0) as wire:  # coming back
        return [*sent, *wire.sent]


def _newest(sent: list[str]) -> int:
    return max(int(json.loads(text).get("n", 0)) for text in sent)


def _same(sent: list[list[str]], where: str) -> None:
    here, there = sent
    assert [json.loads(text)["type"] for text in here] == [json.loads(text)["type"] for text in there], where
    for one, two in zip(here, there, strict=True):
        assert one == two, f"{where}: a message differs\n{one}\n{two}"


def _nonsense(logged: LoggedMatch, me: int, chance: random.Random) -> list[str]:
    """Give moves that the seat may not make: any of the game's, and some that other seats could make now."""
    match, verbs = logged.match, logged.game.definition.verbs
    legal = {move.text for move in (logged.facing(me) or match).moves(me)}
    texts = [verbs.text(chance.randrange(verbs.size)) for _ in range(12)]
    texts += [move.text for seat in match.waiting if seat != me for move in match.moves(seat)][:6]
    return [text for text in texts if text not in legal] + ["dance", "pass!"]


def _hidden_move(here: Match, there: Match, me: int, chance: random.Random) -> tuple[int, str, str] | None:
    """Find a move of another seat in each world that the seat cannot tell apart, different ones when there are."""
    for seat in (seat for seat in here.waiting if seat != me):
        mine = {text: _told(here, seat, text, me) for text in _texts(here, seat, chance)}
        pairs = []
        for text in _texts(there, seat, chance):
            told = _told(there, seat, text, me)
            pairs += [(seat, one, text) for one in mine if told is not None and mine[one] == told]
        if pairs:
            return max(pairs, key=lambda pair: pair[1] != pair[2])
    return None


def _texts(match: Match, seat: int, chance: random.Random) -> list[str]:
    texts = [move.text for move in match.moves(seat)]
    return chance.sample(texts, min(6, len(texts)))


def _told(match: Match, seat: int, text: str, me: int) -> str | None:
    """Give all that a move tells; None when it ends the game: then the cards are laid open."""
    after = match.copy()
    events = after.play(seat, text)
    if after.is_over:
        return None
    told = [event.seen_by(me) for event in events]
    return json.dumps([told, after.view(me), after.view(None), after.waiting, [e.seen_by(None) for e in events]])


def test_the_comparison_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that sent a spectator the open view would be caught."""
    from purrlor.server.game import replays

    monkeypatch.setattr(LoggedMatch, "written", lambda self, viewer: msgspec.json.encode(replays.open_view(self.match)))
    with pytest.raises(AssertionError, match="a message differs"):
        asyncio.run(_walks(purrlor.GAMES[0], tmp_path))
