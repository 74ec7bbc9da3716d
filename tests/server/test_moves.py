"""The one way of a move: every request is answered once, and what a move means beside its line is in its commit."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from purrlor.server.db.queries import find_table, moves_from
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.identity.people import Person
from purrlor.server.parlour import Parlour
from purrlor.server.tables.request import Kind, Request
from purrlor.server.tables.room import Room
from purrlor.server.wire.partings import PLAYERS_ONLY
from purrlor.server.wire.tables import Answer, Answers
from purrlor.server.ws.session import Session, State, WrongState
from server.harness import story
from server.wire import Wire
from server.worlds import NOW, Ear, new_row, parlour_at, seated, slow_disk, stored


def _asked(room: Room) -> tuple[int, str]:
    match = room.running().match
    return match.waiting[0], match.moves(match.waiting[0])[0].text


def _table(parlour: Parlour) -> Room:
    row = new_row("kitty-cataclysm", 2, random.Random(2))
    return seated(parlour, row, LoggedMatch(row, NOW))


@story
async def test_requests_that_come_during_a_stall_are_each_answered_once_in_their_order(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        room = _table(parlour)
        seat, move = _asked(room)
        answers: list[tuple[int, str]] = []

        def asked(number: int) -> Request:
            def done(error: Exception | None) -> None:
                answers.append((number, "" if error is None else str(getattr(error, "code", error))))

            return Request(Kind.PLAY, seat, move, done, asker=Ear(seat), seen=room.running().number(seat))

        async with slow_disk(parlour) as disk:
            for request in [asked(number) for number in range(1_000)]:
                room.moves.submit(request)
            await asyncio.sleep(0.01)
            assert answers == []
            disk.set()
            while len(answers) < 1_000:
                await asyncio.sleep(0.001)
        assert answers == [(0, ""), *[(number, "stale") for number in range(1, 1_000)]]
        assert not room.lock.locked() and len(await parlour.store.read(moves_from, room.row.id, 0)) == 1


def test_an_answer_is_given_once() -> None:
    request = Request(Kind.CONCEDE, 0, "", lambda error: None)
    request.answer()
    with pytest.raises(RuntimeError, match="answered twice"):
        request.answer()


@story
async def test_answers_that_end_with_a_turn_end_in_the_commit_of_the_move_that_begins_it(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        room = await stored(parlour, _table(parlour))
        logged = room.running()
        for seat in (0, 1):
            saved = [Answer(prompt="any", move="wait", until="turn"), Answer(prompt="any", move="wait", until="game")]
            await room.save_answers(seat, Answers(saved=saved))
        turn = logged.match.turn
        while logged.match.turn == turn:
            seat, move = _asked(room)
            await room.play(Ear(seat), seat, move, logged.number(seat))
        row = await parlour.store.read(find_table, room.row.id)
        assert row is not None
        for chairs in (room.row.chairs, row.chairs):
            assert [len(chairs[seat].answers.saved) for seat in (turn, logged.match.turn)] == [2, 1]


@story
async def test_who_plays_again_after_a_stand_in_is_back_in_the_commit_of_that_move(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        room = await stored(parlour, _table(parlour))
        seat, move = _asked(room)
        await room.set_away(seat, True)
        await room.play(Ear(seat), seat, move, room.running().number(seat))
        row = await parlour.store.read(find_table, room.row.id)
        assert row is not None and not row.chairs[seat].away and not room.row.chairs[seat].away


@story
async def test_what_a_session_cannot_do_where_it_is_in_its_life_raises_by_name(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        session = Session(Wire(), parlour, _table(parlour), Person("p0", "Ann", True))
        await session.end()
        session.part(PLAYERS_ONLY)
        assert session.state is State.CLOSED, "whoever is gone is not sent away"
        with pytest.raises(WrongState, match="a session that is closed cannot be served"):
            await session.serve(lambda *_: None, lambda *_: asyncio.sleep(0))
