"""Windows without tells: the table passes for those who cannot react, no sooner than anybody's pass is seen."""

from __future__ import annotations

import asyncio
import copy
import random
from pathlib import Path

import pytest

import purrlor
from purrlor.server.answers import Windows
from purrlor.server.autopilot import Due
from purrlor.server.course import Course
from purrlor.server.ledger import moves_from
from purrlor.server.room import Room
from purrlor.server.settings import Span
from server.harness import Chair, Person, fresh_house, story
from server.worlds import NOW, imagined, new_row, parlour_at, seated

WITH_WINDOWS = [game for game in purrlor.GAMES if game in ("cantankerous-cats", "here-kitty-kitty", "were-kittens")]


def _windows_that_differ(game: str, wanted: int) -> list[tuple[Course, Course, int]]:
    """Find positions in which a seat can only pass, and worlds, the same for a third seat, in which it could react."""
    found: list[tuple[Course, Course, int]] = []
    chance, windows = random.Random(game), Windows(purrlor.game(game))
    while len(found) < wanted:
        course = Course(new_row(game, purrlor.game(game).seats[-1], chance), NOW)
        while course.match.waiting and len(found) < wanted:
            for seat in course.match.waiting:
                other = imagined(course, (seat + 1) % course.match.seats, chance.getrandbits(60))
                kinds = [windows.forced(world.match, seat) is not None for world in (course, other)]
                if kinds == [True, False] and windows.declines(other.match, seat, "pass"):
                    course.row = new_row(game, course.match.seats, chance)  # type: ignore[attr-defined]
                    found.append((copy.copy(course), other, seat))
                    found[-1][0].match = course.match.copy()
            seat = chance.choice(course.match.waiting)
            course.play(seat, chance.choice(course.match.moves(seat)).text, NOW)
    return found


@pytest.mark.parametrize("game", [game for game in WITH_WINDOWS if game != "were-kittens"])
def test_a_pass_is_seen_at_the_same_time_whether_the_seat_could_react_or_not(game: str, tmp_path: Path) -> None:
    asyncio.run(_compare_passes(game, tmp_path))


async def _compare_passes(game: str, tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        object.__setattr__(parlour.settings, "delay_scale", 1.0)
        for forced, free, seat in _windows_that_differ(game, 20):
            moments = [_moment(seated(parlour, forced.row, course), seat) for course in (forced, free)]  # type: ignore[attr-defined]
            (due, at), (held, other_at) = moments
            assert isinstance(due, Due) and due.move == "pass" and due.by == "table"
            assert held is None, "a seat that can react is not passed by the table"
            assert at == other_at


def _moment(room: Room, seat: int) -> tuple[Due | None, float]:
    """Give what the table would do by itself, and when a pass of this seat would be seen."""
    room.autopilot._draws[seat] = 1.25
    room.episode = 50.0
    room.autopilot._asked[seat] = (room.running().asked_step(seat), 50.25)
    due = room.autopilot._answer(room.running(), room.row.chairs[seat])
    assert room.held_back(seat, "pass") == room.autopilot.hold(seat)
    return due, room.autopilot.visible_at(seat)


def test_delays_are_drawn_anew_for_all_when_something_is_seen(tmp_path: Path) -> None:
    asyncio.run(_draws(tmp_path))


async def _draws(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        chance = random.Random(4)
        row = new_row("kitty-cataclysm", 3, chance)
        room = seated(parlour, row, Course(row, NOW))
        drawn = set()
        for _ in range(200):
            room.autopilot.draw_anew()
            seat = room.running().match.waiting[0]
            room.autopilot.visible_at(seat)
            drawn.add(room.autopilot._draws[seat])
        span = parlour.settings.paces["calm"]
        assert len(drawn) == 200 and span.low <= min(drawn) and max(drawn) <= span.high


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
        assert all(entry.move == "pass" for entry in passed)
        assert passed or game == "were-kittens"


async def _some_moves(chair: Chair, chance: random.Random) -> None:
    """Play, but leave it to the table to pass where that is all one can do; after a while give up."""
    for _ in range(25):
        n, offered = chair.n, chair.mine()
        if offered and offered != ["pass"]:
            await chair.move(chance.choice(offered))
        while chair.n == n and not chair.over:
            await chair.next()
    if not chair.over:
        await chair.ask(type="concede")
    while not chair.over:
        await chair.next()
