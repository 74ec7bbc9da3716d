"""Two server processes on one PostgreSQL: seats of one table on both play whole games, and races have one winner."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from purrlor.server.db.database import open_engine
from purrlor.server.db.notify import Alone
from purrlor.server.db.queries import find_table, moves_from
from purrlor.server.db.store import Entry, Store, written
from server.harness import Chair, Person, fresh_house, play_out, process, story
from server.worlds import appended


@story
async def test_seats_of_one_table_on_two_processes_play_whole_games(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with process(database) as one, process(database) as two, Person(one) as ann, Person(two) as bob:
        for game_seed in range(3):
            table = await ann.create(seats=4, bots=[None, None, "kitten", "kitten"])
            await bob.post(f"/api/tables/{table}/sit")
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table) as a, bob.at(table) as b:
                chance = random.Random(game_seed)
                made = await asyncio.gather(play_out(a, chance), play_out(b, chance))
                assert a.view is not None and b.view is not None
                assert a.view["outcome"] == b.view["outcome"]
            log = _log(database, table)
            assert [entry.ply for entry in log] == list(range(len(log)))
            assert sum(entry.by == "person" for entry in log) == sum(made)


@story
async def test_the_same_ply_sent_to_two_processes_is_played_once(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with process(database) as one, process(database) as two, Person(one) as ann:
        twin, races = Person(two), 0
        twin.http.cookies.update(ann.http.cookies)
        while races < 4:
            table = await ann.create(bots=[None, "kitten"], start=True)
            async with twin, ann.at(table) as here, twin.at(table) as there:
                races += await _race(here, there)
            twin = Person(two)
            twin.http.cookies.update(ann.http.cookies)


async def _race(here: Chair, there: Chair) -> int:
    """Send two moves for the same ply to two processes, as often as this game asks; give how often."""
    races = 0
    while not here.over:
        while not here.over and (len(here.mine()) < 2 or there.n != here.n):  # an only answer is given by the table
            await (there if there.n < here.n else here).next()
        if here.over:
            break
        n = here.n
        answers = await asyncio.gather(here.move(here.mine()[0]), there.move(there.mine()[-1]))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
        assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["stale"]
        races += 1
        for chair in (here, there):
            while chair.n == n:
                await chair.next()
    return races


@story
async def test_a_told_move_is_taken_as_told_and_what_was_not_told_is_read(tmp_path: Path) -> None:
    """Notices may come twice, or not at all; the log is the truth."""
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create("were-kittens", seats=2, seat=None)  # it never ends within three moves
        for seat in range(2):
            await ann.post(f"/api/tables/{table}/token", {"seat": seat})
        await ann.post(f"/api/tables/{table}/start")
        room, store = await house.parlour.room(table), house.parlour.store
        game = room.running().match.copy()

        def elsewhere() -> Entry:
            """Play on as another process would, which writes and tells."""
            seat = game.waiting[0]
            entry = Entry(table, game.ply, seat, game.moves(seat)[0].text, "program", 0.0)
            game.play(seat, entry.move)
            return entry

        first, second, third = elsewhere(), elsewhere(), elsewhere()
        assert await appended(store, first)
        await room.catch_up(written(first))
        assert room.running().ply == 1
        await room.catch_up(written(first))
        assert room.running().ply == 1, "told twice, played once"
        assert await appended(store, second) and await appended(store, third)
        await room.catch_up(written(third))
        assert room.running().ply == 3 and room.running().match.same_bytes(game), "the notice before was lost"


@story
async def test_what_another_process_does_while_a_table_is_loaded_is_not_missed(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        parlour, table = house.parlour, await ann.create("were-kittens", seats=2, seat=None)
        for seat in range(2):
            await ann.post(f"/api/tables/{table}/token", {"seat": seat})
        await ann.post(f"/api/tables/{table}/start")
        match = (await parlour.room(table)).running().match
        entry = Entry(table, 0, match.waiting[0], match.moves(match.waiting[0])[0].text, "program", 0.0)

        class Meanwhile(Alone):
            alone = False

            async def claim(self, tables: Sequence[str]) -> frozenset[str]:
                assert await appended(parlour.store, entry)
                parlour._heard("moves", table, written(entry))
                return frozenset()

        parlour.drop(table)
        parlour.bus = Meanwhile()
        assert (await parlour.room(table)).running().ply == 1


@story
async def test_a_last_move_and_what_it_means_for_its_table_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table, store = await ann.create(seats=2, seat=None), house.parlour.store
        entry = Entry(table, 0, 0, "claim:cat-nap", "program", 0.0)

        def ends(execute: Any) -> None:
            execute("UPDATE tables SET status = ? WHERE id = ?", ("over", table))

        def breaks(execute: Any) -> None:
            ends(execute)
            raise TimeoutError

        async def found() -> tuple[int, str]:
            row = await store.read(find_table, table)
            assert row is not None
            return len(await store.read(moves_from, table, 0)), row.status

        with pytest.raises(TimeoutError):
            await appended(store, entry, breaks)
        assert await found() == (0, "gathering")
        assert await appended(store, entry)
        assert not await appended(store, entry, ends), "another move took that ply"
        assert await found() == (1, "gathering")
        assert await appended(store, replace(entry, ply=1), ends)
        assert await found() == (2, "over")


def _log(database: str, table: str) -> list[Entry]:
    engine = open_engine(database)
    try:
        with engine.connect() as connection:
            return moves_from(connection, table, 0)
    finally:
        engine.dispose()


@story
async def test_moves_share_a_commit_and_one_that_fails_harms_no_other(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        names, store = [await ann.create(seats=2, seat=None) for _ in range(4)], house.parlour.store
        first, clash, broken, last = (Entry(name, 0, 0, "claim:cat-nap", "program", 0.0) for name in names)
        assert await appended(store, clash)
        before, gathered = store.commits, threading.Event()
        holds = asyncio.create_task(store.write(lambda _: gathered.wait()))

        def breaks(execute: Any) -> None:
            raise TimeoutError

        def ends(execute: Any) -> None:
            execute("UPDATE tables SET status = ? WHERE id = ?", ("over", names[3]))

        await asyncio.sleep(0)
        together = [appended(store, first), appended(store, last, ends)]
        answers = asyncio.gather(*together, return_exceptions=True)
        await asyncio.sleep(0)
        gathered.set()
        assert await holds and await answers == [True, True] and store.commits == before + 1
        apart = [appended(store, replace(first, ply=1)), appended(store, clash), appended(store, broken, breaks)]
        found = await asyncio.gather(*apart, return_exceptions=True)
        assert found[:2] == [True, False] and isinstance(found[2], TimeoutError)
        row = await store.read(find_table, names[3])
        assert row is not None and row.status == "over"
        assert [len(await store.read(moves_from, name, 0)) for name in names] == [2, 1, 0, 1]


@story
async def test_a_ply_that_is_taken_harms_no_other_move_of_the_same_commit(database: str) -> None:
    store = Store(open_engine(database))
    store.start()
    first, taken, last = (Entry(table, 0, 0, "claim:cat-nap", "program", 0.0) for table in ("first", "taken", "last"))
    late = replace(first, move="wait", seat=1)
    meant: list[str] = []
    assert await appended(store, taken)
    before = store.commits
    asked = [
        (first, None),
        (taken, lambda _: meant.append("taken")),
        (late, None),
        (last, lambda _: meant.append("last")),
    ]
    assert await asyncio.gather(*(appended(store, *one) for one in asked)) == [True, False, False, True]
    assert meant[-1] == "last" and "taken" not in meant, "what a move means is written with it only"
    assert store.commits == before + (1 if database.startswith("postgresql") else 2)
    log = await store.read(moves_from, "first", 0)
    await store.close()
    assert log == [first]
