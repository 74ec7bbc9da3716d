"""Tables that cost others time: endless logs, moves taken back for ever, bots that play for nobody."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import purrlor
from purrlor.engine import Match
from purrlor.server.db.queries import TableRow
from purrlor.server.game import loading
from purrlor.server.game.clocks import Clocks
from purrlor.server.game.logged_match import LoggedMatch
from server.attacks.bystander import assert_unharmed, bystander
from server.attacks.target import Target, target
from server.harness import GENEROUS, Chair, Person, fresh_house, hasty, house, story
from server.worlds import NOW, new_row

ROWS = 20_000
GAME = "paw-of-duty"  # the one in which moves may be taken back


async def until_undoable(chair: Chair) -> str:
    """Play until a move can be taken back; give it."""
    while True:
        while not chair.mine():
            await chair.next()
        move = chair.mine()[0]
        await chair.move(move)
        if (await chair.ask(type="undo", seen=chair.n))["type"] == "done":
            return move


def stretch(file: Path, table: str, move: str, rows: int) -> None:
    """Write a log of so many lines, as somebody could over hours: a move and its undoing, again and again."""
    with sqlite3.connect(file) as database:
        (ply,) = database.execute("SELECT max(ply) FROM moves WHERE table_id = ?", (table,)).fetchone()
        seat, _, at = database.execute("SELECT seat, move, at FROM moves WHERE ply = ?", (ply,)).fetchone()
        lines = [(table, ply + 1 + i, seat, "undo" if i % 2 else move, "person", at) for i in range(rows)]
        database.executemany('INSERT INTO moves (table_id, ply, seat, move, "by", at) VALUES (?, ?, ?, ?, ?, ?)', lines)


@story
async def test_a_look_at_a_table_with_an_endless_log_costs_others_nothing(tmp_path: Path) -> None:
    """20,000 lines took 20 s in which nobody was answered; now others go on, and the second look is quick."""
    async with fresh_house(tmp_path) as served, Person(served.url) as ann:
        table = await ann.create(game=GAME, bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            move = await until_undoable(chair)
        cookies = ann.http.cookies
    stretch(tmp_path / "purrlor.db", table, move, ROWS)
    async with target(tmp_path) as server, Person(server.url) as ann:
        ann.http.cookies = cookies
        async with bystander(server) as noticed:
            async with ann.at(table) as chair:
                assert chair.welcome["type"] == "welcome"
            assert_unharmed(server, noticed)
        await _kept(tmp_path / "purrlor.db", table)


async def _kept(file: Path, table: str) -> None:
    while True:
        with sqlite3.connect(file) as database:
            if database.execute("SELECT ply FROM snapshots WHERE table_id = ?", (table,)).fetchone():
                return
        await asyncio.sleep(0.1)


@story
async def test_moves_are_taken_back_as_fast_as_people_do_not_as_programs_do(tmp_path: Path) -> None:
    limits = replace(GENEROUS, undos_per_second=0.5, undos_burst=5, undone_moves=8)
    async with fresh_house(tmp_path, limits=limits) as served, Person(served.url) as ann:
        table = await ann.create(game=GAME, bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            move = await until_undoable(chair)
            codes = [await _there_and_back(chair, move) for _ in range(8)]
            assert codes.count("too-much") >= 3 and codes[0] == "done"
            logged = served.parlour.rooms[table].running()
            logged.undone = 8
            assert await _there_and_back(chair, move) == "refused", "it adds no more to the log than that"


async def _there_and_back(chair: Chair, move: str) -> str:
    if move in chair.mine():
        await chair.move(move)
    answer = await chair.ask(type="undo", seen=chair.n)
    return str(answer.get("code", answer["type"]))


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_a_game_that_was_kept_goes_on_as_if_its_log_had_been_played(game: str) -> None:
    """Views, numbers and tellings of every seat; then both play on alike."""
    for seed in range(3):
        chance = random.Random(f"{game} {seed}")
        row = new_row(game, chance.choice(list(purrlor.game(game).seats)), chance)
        played = LoggedMatch(row, NOW)
        for _ in range(chance.randrange(5, 80)):
            _play_any(played, chance)
        clocks = Clocks(None, {0: 3.5})
        kept = loading.read_kept(loading.keep(played, clocks))
        assert kept is not None and kept.used == clocks.used
        again = LoggedMatch(row, NOW)
        again.bring_back(kept.logged)
        for k in range(30):
            _same(played, again, row)
            both = random.Random(k), random.Random(k)
            for logged, own in zip((played, again), both, strict=True):
                _play_any(logged, own)


def _play_any(logged: LoggedMatch, chance: random.Random) -> None:
    if not logged.waiting:
        return
    seat = chance.choice(logged.waiting)
    try:
        if chance.random() < 0.1:
            logged.play(seat, "undo", NOW)
            return
    except purrlor.errors.PurrlorError:
        pass
    logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)


def _same(one: LoggedMatch, two: LoggedMatch, row: TableRow) -> None:
    assert one.match.same_bytes(two.match) and one.match.record == two.match.record
    assert (one.ply, one.undone, one.asked, one.gave_up) == (two.ply, two.undone, two.asked, two.gave_up)
    for viewer in (None, *range(len(row.chairs))):
        assert one.written(viewer) == two.written(viewer)
        assert one.number(viewer) == two.number(viewer)
        assert one.told(viewer) == two.told(viewer)
    for seat in one.asked:
        assert one.asked_step(seat) == two.asked_step(seat) and one.asked_number(seat) == two.asked_number(seat)


def test_a_move_taken_back_leaves_the_match_as_a_replay_would(monkeypatch: pytest.MonkeyPatch) -> None:
    game, taken = purrlor.game(GAME), 0
    for seed in range(20):
        chance = random.Random(seed)
        match: Match = game.match(seed=seed, options={"windows": "open"})
        for _ in range(60):
            if not match.waiting:
                break
            seat = match.waiting[0]
            match.play(seat, chance.choice(match.moves(seat)))
            try:
                quick = match.undo(seat)
            except purrlor.errors.IllegalMove:
                continue
            slow, taken = game.replay(match.record, match.ply - 1), taken + 1
            assert quick.same_bytes(slow) and quick.record == slow.record and quick.history == slow.history
            assert all(quick.view(viewer) == slow.view(viewer) for viewer in (None, 0, 1))
            assert (quick.knowledge.table == slow.knowledge.table).all() and quick.beat == slow.beat
    assert taken > 20


@story
async def test_what_was_kept_by_other_rules_or_is_damaged_is_not_used(tmp_path: Path) -> None:
    settings = hasty(str(tmp_path / "purrlor.db"), sweep_seconds=0.05)
    for harm in ("UPDATE snapshots SET maker = 'yesterday'", "UPDATE snapshots SET data = x'00'", ""):
        async with house(settings) as served, Person(served.url) as ann:
            table = await ann.create(game=GAME, bots=["kitten", "kitten"], seat=None, start=True)
            async with ann.at(table) as chair:
                while not chair.over and served.parlour.rooms[table].kept == 0:
                    await chair.next()
            n = served.parlour.rooms[table].running().number(None)
        with sqlite3.connect(tmp_path / "purrlor.db") as database:
            database.execute(harm or "SELECT 1")
        async with house(settings) as served, Person(served.url) as ann, ann.at(table) as chair:
            assert chair.welcome["n"] >= n and not served.parlour.rooms[table].set_aside


async def _think_time(server: Target) -> float:
    """Give the processor time that the server takes in two seconds."""
    from server.attacks.test_faults import seconds_of

    before = seconds_of(server)
    await asyncio.sleep(2)
    return seconds_of(server) - before


@story
async def test_tables_that_only_bots_play_pause_while_nobody_looks(tmp_path: Path) -> None:
    """600 tables of six tigers with a clock, opened without a cookie, thought for ever, also after a restart."""
    wish: dict[str, Any] = {
        "game": "here-kitty-kitty",
        "seat": None,
        "bots": ["tiger"] * 6,
        "clock": "brisk",
        "start": True,
    }
    async with target(tmp_path) as server:
        for _ in range(6):
            async with Person(server.url) as stranger:
                stranger.http.cookies.clear()
                table = await stranger.create(**wish)
        await asyncio.sleep(1)
        assert await _think_time(server) < 0.5
        async with Person(server.url) as ann, ann.at(table) as chair:
            n = chair.n
            while chair.n == n:
                await chair.next()  # while somebody looks, they play
    async with target(tmp_path) as server:
        assert await _think_time(server) < 1.0
