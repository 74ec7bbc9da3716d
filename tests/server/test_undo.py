"""Taking a move back: each seat is told whether it can, or why not, and nothing that it could not know from that."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import purrlor
from purrlor.engine import Match
from purrlor.engine.match.memo import obstacle
from purrlor.server.game.logged_match import LoggedMatch
from server.harness import Chair, Person, fresh_house, story
from server.worlds import NOW, imagined, new_row

WITH_WINDOWS = [game for game in purrlor.GAMES if purrlor.game(game).has_windows]


@story
async def test_a_seat_is_told_whether_it_can_take_a_move_back(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _table(ann, bob, "paw-of-duty")
        async with ann.at(table) as a, bob.at(table) as b:
            assert _undo(a) == _undo(b) == "nothing"
            mover, other = (a, b) if a.mine() else (b, a)
            while not any(move.startswith("deploy") for move in mover.mine()):
                mover, other = await _moved(mover, other)
            await _moved(mover, other)
            assert _undo(mover) == "yes" and _undo(other) in ("nothing", "others")
            answer = await other.ask(type="undo", seen=10_000)
            assert answer["code"] == "illegal-move" and "Seat" not in answer["text"]
            assert (await mover.ask(type="undo", seen=mover.n))["type"] == "done"


async def _table(ann: Person, bob: Person, game: str, **wish: object) -> str:
    table = await ann.create(game, seats=2, bots=[None, None], **wish)
    await bob.post(f"/api/tables/{table}/sit")
    await ann.post(f"/api/tables/{table}/start")
    return table


async def _moved(mover: Chair, other: Chair) -> tuple[Chair, Chair]:
    """Make the first move there is, let both see it, and tell whose turn it is then."""
    n, also = mover.n, other.n
    assert (await mover.move(mover.mine()[0]))["type"] == "done"
    while mover.n == n:
        await mover.next()
    while not mover.mine() and other.n == also:
        await other.next()
    return (mover, other) if mover.mine() else (other, mover)


def _undo(chair: Chair) -> str | None:
    """Give what the newest view said about it."""
    news = [message for message in map(json.loads, chair.frames) if message["type"] in ("welcome", "update")]
    said: str | None = news[-1]["undo"]
    return said


@story
async def test_a_table_that_is_not_casual_plays_without_take_backs(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _table(ann, bob, "paw-of-duty", casual=False)
        async with ann.at(table) as a, bob.at(table) as b:
            assert _undo(a) == _undo(b) == "table"
            answer = await a.ask(type="undo", seen=a.n)
            assert (answer["code"], answer["text"]) == ("forbidden", "This table plays without take-backs.")


@story
async def test_a_game_that_lets_nothing_back_says_so_to_seats_only(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _table(ann, bob, "kitty-cataclysm")
        async with ann.at(table) as a, Person(house.url) as eve, eve.at(table) as watching:
            assert _undo(a) == "game" and _undo(watching) is None


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_an_unseen_answer_changes_nothing_that_is_said_about_taking_back(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if every move could be taken back: whoever noticed nothing new is told nothing new."""
    monkeypatch.setattr(Match, "obstacle", lambda self, seat: obstacle(self._moves, seat, 1))
    unseen = sum(_walk(game, random.Random(f"{game} {i}")) for i in range(3))
    assert unseen > 0, "nothing happened unseen"


def _walk(game: str, chance: random.Random) -> int:
    """Play at random, and count the steps that others did not notice."""
    logged, unseen = LoggedMatch(new_row(game, purrlor.game(game).seats[-1], chance), NOW), 0
    for _ in range(300):
        if not logged.match.waiting:
            break
        seat = chance.choice(logged.match.waiting)
        before = {other: (logged.number(other), logged.obstacle(other)) for other in range(logged.match.seats)}
        logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)
        for other, (number, why) in before.items():
            if other != seat and logged.number(other) == number:
                unseen += 1
                assert logged.obstacle(other) == why
    return unseen


@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_depend_on_what_a_seat_cannot_know(seed: int) -> None:
    """In the game that lets moves be taken back, dealt anew for one seat."""
    chance, said = random.Random(f"undo {seed}"), set()
    logged = LoggedMatch(new_row("paw-of-duty", 2, chance), NOW)
    for _ in range(200):
        if not logged.match.waiting:
            break
        for me in (0, 1):
            said.add(here := logged.obstacle(me))
            assert imagined(logged, me, chance.getrandbits(60)).obstacle(me) == here
        seat = chance.choice(logged.match.waiting)
        logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)
    assert {None, "nothing", "others", "seen"} <= said
