"""Windows without tells: the table passes for those who cannot react, no sooner than anybody's pass is seen."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from pathlib import Path

import pytest

import purrlor
from purrlor.server.db.queries import moves_from
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.game.pacing import WINDOW
from purrlor.server.game.windows import Windows
from purrlor.server.settings import Span
from purrlor.server.tables.autopilot import Due
from purrlor.server.tables.room import Room
from sampling import often
from server.harness import Chair, Person, fresh_house, story
from server.wire import Wire, wired
from server.worlds import NOW, Ear, imagined, new_row, parlour_at, seated

WITH_WINDOWS = [game for game in purrlor.GAMES if game in ("cantankerous-cats", "here-kitty-kitty", "were-kittens")]


def windows_that_differ(game: str, wanted: int) -> list[tuple[LoggedMatch, LoggedMatch, int]]:
    """Find positions in which a seat can only pass, and worlds, the same for a third seat, in which it could react."""
    found: list[tuple[LoggedMatch, LoggedMatch, int]] = []
    chance, windows = random.Random(game), Windows(purrlor.game(game))
    while len(found) < wanted:
        logged = LoggedMatch(new_row(game, purrlor.game(game).seats[-1], chance), NOW)
        while logged.match.waiting and len(found) < wanted:
            for seat in logged.match.waiting:
                other = imagined(logged, (seat + 1) % logged.match.seats, chance.getrandbits(60))
                kinds = [windows.forced(world.match, seat) is not None for world in (logged, other)]
                if kinds == [True, False] and windows.declines(other.match, seat, "pass"):
                    logged.row = new_row(game, logged.match.seats, chance)  # type: ignore[attr-defined]
                    found.append((copy.copy(logged), other, seat))
                    found[-1][0].match = logged.match.copy()
            seat = chance.choice(logged.match.waiting)
            logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)
    return found


@pytest.mark.parametrize("game", [game for game in WITH_WINDOWS if game != "were-kittens"])
def test_a_pass_is_seen_at_the_same_time_whether_the_seat_could_react_or_not(game: str, tmp_path: Path) -> None:
    asyncio.run(_compare_passes(game, tmp_path))


async def _compare_passes(game: str, tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        object.__setattr__(parlour.settings, "delay_scale", 1.0)
        for forced, free, seat in windows_that_differ(game, 20):
            moments = [_moment(seated(parlour, forced.row, logged), seat) for logged in (forced, free)]  # type: ignore[attr-defined]
            (due, at), (held, other_at) = moments
            assert isinstance(due, Due) and due.move == "pass" and due.by == "table"
            assert held is None, "a seat that can react is not passed by the table"
            assert at == other_at


def _moment(room: Room, seat: int) -> tuple[Due | None, float]:
    """Give what the table would do by itself, and when a pass of this seat would be seen."""
    room.pacing._draws[WINDOW] = 1.25
    room.pacing.last_public_at = 50.0
    room.pacing._asked[seat] = (room.running().asked_step(seat), 50.25)
    due = room.autopilot._answer(room.running(), room.row.chairs[seat])
    assert room.held_back(seat, "pass") == room.pacing.hold(room.row, room.running(), seat)
    return due, room.pacing.visible_at(room.row, room.running(), seat)


def test_delays_are_drawn_anew_for_all_when_something_is_seen(tmp_path: Path) -> None:
    asyncio.run(_draws(tmp_path))


async def _draws(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        chance = random.Random(4)
        row = new_row("kitty-cataclysm", 3, chance)
        room = seated(parlour, row, LoggedMatch(row, NOW))
        drawn = set()
        for _ in range(200):
            room.pacing.saw_something()
            seat = room.running().match.waiting[0]
            room.pacing.visible_at(room.row, room.running(), seat)
            drawn.add(room.pacing._draws[seat])
        pause = parlour.settings.pauses["calm"]  # a person's only answer seems to be thought about
        assert len(drawn) == 200 and pause.least <= min(drawn) and max(drawn) <= pause.most


@pytest.mark.parametrize("game", WITH_WINDOWS)
@story
async def test_the_table_passes_for_those_who_cannot_react(tmp_path: Path, game: str) -> None:
    quick = {"calm": Span(0.001, 0.003), "quick": Span(0.0005, 0.001)}
    async with (
        fresh_house(tmp_path, delay_scale=1.0, paces=quick) as house,
        Person(house.url) as ann,
        Person(house.url) as bob,
    ):
        seats = max(2, purrlor.game(game).seats[0])
        table = await ann.create(game, seats=seats, bots=[None, None] + ["kitten"] * (seats - 2))
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as a, bob.at(table) as b:
            chance = random.Random(1)
            await asyncio.wait_for(asyncio.gather(_some_moves(a, chance), _some_moves(b, chance)), 60)
        log = await house.parlour.store.read(moves_from, table, 0)
        passed = [entry for entry in log if entry.by == "table"]
        assert passed or game == "were-kittens"


async def _some_moves(chair: Chair, chance: random.Random) -> None:
    """Play, but leave it to the table to pass where that is all one can do; after a while give up."""
    for _ in range(often(25, 10)):
        n, offered = chair.n, chair.mine()
        if offered and offered != ["pass"]:
            await chair.move(chance.choice(offered))
        while chair.n == n and not chair.over:
            await chair.next()
    if not chair.over:
        await chair.ask(type="concede")
    while not chair.over:
        await chair.next()


# -- Windows whose seats the rules ask one after the other (CC-093): the table asks all at once, and feeds them in order


def _window_with_two(chance: random.Random) -> tuple[LoggedMatch, int, int]:
    """Find a window in which two seats, one behind the other, could both react."""
    game = purrlor.game("cantankerous-cats")
    while True:
        logged = LoggedMatch(new_row(game.id, 4, chance), NOW)
        logged.row = new_row(game.id, 4, chance)  # type: ignore[attr-defined]
        while logged.match.waiting:
            front = logged.match.waiting[0]
            for seat, match in logged.lookahead.items():
                if len(match.moves(seat)) > 1 and len(logged.match.moves(front)) > 1:
                    return logged, front, seat
            logged.play(front, chance.choice(logged.match.moves(front)).text, NOW)


def _reaction(logged: LoggedMatch, seat: int) -> str:
    match = logged.facing(seat)
    assert match is not None
    return next(move.text for move in match.moves(seat) if move.text != "pass")


@pytest.mark.parametrize("game_seed", range(4))
@story
async def test_seats_behind_answer_at_once_and_count_in_their_order(tmp_path: Path, game_seed: int) -> None:
    logged, front, seat = _window_with_two(random.Random(game_seed))
    async with parlour_at(tmp_path / "a.db") as parlour:
        room = seated(parlour, logged.row, logged)  # type: ignore[attr-defined]
        late, n, ply = _reaction(logged, seat), logged.number(seat), logged.ply
        async with wired(room, f"p{front}") as first, wired(room, f"p{seat}") as second:
            second.say(json.dumps({"type": "move", "move": late, "seen": n, "ref": 5}))
            await second.ask(6, type="ping")
            assert not _answers(second, 5) and room.running().ply == ply
            said = len(second.sent)
            for k, asked in enumerate(_until(logged, seat)):  # all in front pass: nobody hears of it
                assert second.sent[said:] == []
                who = first if asked == front else None
                if who is not None:
                    await who.ask(10 + k, type="move", move="pass", seen=room.running().number(asked))
                else:
                    await room.play(Ear(asked), asked, "pass", room.running().number(asked))
            await second.answered(5)
            assert _answers(second, 5)[0]["type"] == "done"
        log = await parlour.store.read(moves_from, room.row.id, 0)
        assert [entry.seat for entry in log][-1] == seat and log[-1].move == late
        assert {entry.move for entry in log[:-1]} == {"pass"}


@pytest.mark.parametrize("game_seed", range(4))
@story
async def test_an_answer_behind_a_reaction_is_thrown_away_unseen(tmp_path: Path, game_seed: int) -> None:
    logged, front, seat = _window_with_two(random.Random(game_seed))
    async with parlour_at(tmp_path / "a.db") as parlour:
        room = seated(parlour, logged.row, logged)  # type: ignore[attr-defined]
        late, premoves, n = _reaction(logged, seat), _reaction(logged, front), logged.number(seat)
        async with wired(room, f"p{front}") as first, wired(room, f"p{seat}") as second:
            second.say(json.dumps({"type": "move", "move": late, "seen": n, "ref": 5}))
            await second.ask(6, type="ping")
            await first.ask(7, type="move", move=premoves, seen=logged.number(front))
            await second.answered(5)
            assert _answers(second, 5)[0]["code"] in ("stale", "not-your-turn")
            assert any('"type":"update"' in text for text in second.sent)
        log = await parlour.store.read(moves_from, room.row.id, 0)
        assert [(entry.seat, entry.move) for entry in log] == [(front, premoves)]


@story
async def test_an_answer_that_is_not_on_the_list_is_refused_at_once_behind_others_too(tmp_path: Path) -> None:
    logged, _, seat = _window_with_two(random.Random(1))
    async with parlour_at(tmp_path / "a.db") as parlour:
        room = seated(parlour, logged.row, logged)  # type: ignore[attr-defined]
        async with wired(room, f"p{seat}") as wire:
            await wire.ask(5, type="move", move="hiss", seen=logged.number(seat))
            assert _answers(wire, 5)[0]["code"] == "illegal-move"
            await wire.ask(6, type="move", move="pass", seen=0)
            assert _answers(wire, 6)[0]["code"] == "stale"


def _until(logged: LoggedMatch, seat: int) -> list[int]:
    """Give the seats that must pass before this one is asked."""
    order = [*logged.waiting, *logged.lookahead]
    return order[: order.index(seat)]


def _answers(wire: Wire, ref: int) -> list[dict[str, str]]:
    return [message for text in wire.sent if (message := json.loads(text)).get("ref") == ref]


@pytest.mark.parametrize("game", ["cantankerous-cats", "here-kitty-kitty"])
def test_while_a_window_is_open_nobody_is_told_of_single_passes(game: str) -> None:
    """CC-094, HK-87."""
    chance, passes = random.Random(game), 0
    while passes < 25:
        logged = LoggedMatch(new_row(game, 4, chance), NOW)
        while logged.match.waiting and passes < 25:
            seat = chance.choice(logged.match.waiting)
            others = [viewer for viewer in (None, 0, 1, 2, 3) if viewer != seat]
            window, numbers = logged.awaited, [logged.number(viewer) for viewer in others]
            texts = [move.text for move in logged.match.moves(seat)]
            step = logged.play(seat, "pass" if "pass" in texts else chance.choice(texts), NOW)
            if "pass" in texts and len(window) > 1 and not step.events and logged.awaited == window:
                assert [logged.number(viewer) for viewer in others] == numbers
                passes += 1
