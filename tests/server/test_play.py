"""Play over the websocket: refusals, stale and doubled moves, coming back, giving up, stand-ins, programs."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest

import purrlor
from purrlor.bots.advice import Advice
from purrlor.server.db.queries import moves_from
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.parlour import Parlour
from purrlor.server.play.bots import Thinkers
from purrlor.server.tables.room import Room
from purrlor.server.ws.outbox import MAX_REPLIES
from purrlor.server.ws.session import Session
from server.harness import Chair, Person, connect, fresh_house, play_out, says, story
from server.wire import wired
from server.worlds import NOW, Ear, new_row, parlour_at, seated, slow_disk


async def _our_turn(chair: Chair) -> list[str]:
    while not chair.mine():
        await chair.next()
    return chair.mine()


@story
async def test_a_forbidden_move_names_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _two(ann, bob)
        async with ann.at(table) as a, bob.at(table) as b:
            chair = a if a.mine() else b
            before, n = json.dumps(chair.view), chair.n
            for move in ("donate:tin-opener>1", "steal:1", "lose:cat-burglar"):
                answer = await chair.move(move)
                assert answer["type"] == "refused" and answer["code"] == "illegal-move", answer
                assert answer["rule"] in purrlor.game("kitty-cataclysm").rules
            answer = await chair.move("dance")
            assert answer["code"] == "illegal-move" and "dance" in answer["text"]
            assert (json.dumps(chair.view), chair.n) == (before, n)
            assert house.parlour.rooms[table].logged.ply <= n  # type: ignore[union-attr]


@story
async def test_a_move_out_of_turn_is_refused(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _two(ann, bob)
        async with ann.at(table) as a, bob.at(table) as b:
            idle = b if a.mine() else a
            busy = a if a.mine() else b
            answer = await idle.move(busy.mine()[0])
            assert answer["type"] == "refused" and answer["code"] == "not-your-turn"


@story
async def test_the_same_move_sent_twice_is_played_once(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _two(ann, bob)
        async with ann.at(table) as a, bob.at(table) as b:
            actor = a if a.mine() else b
            move, n = actor.mine()[0], actor.n
            await actor.send(type="move", move=move, seen=n, ref=1)
            await actor.send(type="move", move=move, seen=n, ref=2)
            await actor.send(type="move", move=move, seen=0, ref=3)
            first = await actor.until(lambda m: m.get("ref") == 1)
            second = await actor.until(lambda m: m.get("ref") == 2)
            third = await actor.until(lambda m: m.get("ref") == 3)
            assert first["type"] == "done"
            assert (second["type"], second["code"]) == ("refused", "stale")
            assert (third["type"], third["code"]) == ("refused", "stale")
            assert actor.n > n
            logged = house.parlour.rooms[table].logged
            assert logged is not None and logged.ply == 1


@story
async def test_a_stale_move_is_answered_with_the_fresh_view(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await _our_turn(chair)
            await chair.move(chair.mine()[0])
            while not chair.over and not chair.mine():
                await chair.next()
            if chair.over:
                return
            chair.frames.clear()
            answer = await chair.move(chair.mine()[0], seen=1)
            assert answer["code"] == "stale"
            kinds = [json.loads(frame)["type"] for frame in chair.frames]
            assert "update" in kinds


@story
async def test_whoever_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten", "kitten"], start=True)
        chance = random.Random(3)
        async with ann.at(table) as watcher:  # a second tab of the same person sees everything
            heard: list[str] = []
            last: dict[str, int] = {}
            while not watcher.over:
                async with ann.at(table, **last) as chair:
                    heard += says(chair.welcome["events"])
                    assert chair.welcome["since"] == last.get("seen", 0)
                    await play_out(chair, chance, most=1)
                    heard += chair.events[len(says(chair.welcome["events"])) :]
                    last = {"seen": chair.n}
                while watcher.n < last["seen"]:
                    await watcher.next()
            async with ann.at(table, **last) as chair:
                heard += says(chair.welcome["events"])
            assert heard == watcher.events


@story
async def test_the_server_may_die_and_the_table_is_the_same(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _two(ann, bob)
        cookies = ann.http.cookies
        async with ann.at(table) as a, bob.at(table) as b:
            for _ in range(3):
                for actor in [chair for chair in (a, b) if chair.mine()][:1]:
                    await actor.move(actor.mine()[0])
                for chair in (a, b):
                    await chair.ask(type="ping")
            before, n = a.view, a.n
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        ann.http.cookies = cookies
        async with ann.at(table, seen=n) as chair:
            assert chair.view == before and chair.n == n > 1
            assert chair.welcome["events"] == []


@story
async def test_giving_up_is_told_and_ends_a_game_of_two(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _two(ann, bob)
        async with ann.at(table) as a, bob.at(table) as b:
            assert (await a.ask(type="concede"))["type"] == "done"
            while not b.over:
                await b.next()
            assert b.view is not None and b.view["outcome"]["winners"] == [1]
            assert b.view["outcome"]["reason"] == "concession"
            assert "conceded:0" in b.events


@story
async def test_whoever_gave_up_is_played_by_a_stand_in(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await ann.create(seats=3, bots=[None, None, "kitten"])
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as chair, bob.at(table) as other:
            assert (await chair.ask(type="concede"))["type"] == "done"
            await play_out(other, random.Random(2))
        log = await house.parlour.store.read(moves_from, table, 0)
        ours = [entry for entry in log if entry.seat == 0]
        given_up = next(i for i, entry in enumerate(ours) if entry.move == "concede")
        assert given_up + 1 < len(ours), "the game went on, and asked this seat"
        assert {entry.by for entry in ours[given_up + 1 :]} == {"stand-in"}
        assert {entry.by for entry in log if entry.seat == 2} == {"bot"}


@story
async def test_taking_back_is_refused_where_the_game_has_no_such_thing(tmp_path: Path) -> None:
    """With people only: a bot that claims the start at the same moment would make any answer stale, and rightly so."""
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as bob:
        table = await _two(ann, bob)
        async with ann.at(table) as a, bob.at(table) as b:
            actor = a if a.mine() else b
            n = actor.n
            for seen, code in ((n, "illegal-move"), (n - 1, "stale")):
                answer = await actor.ask(type="undo", seen=seen)
                assert (answer["type"], answer["code"]) == ("refused", code)
            assert (await actor.move(actor.mine()[0]))["type"] == "done"
            while actor.n == n:
                await actor.next()
            assert (await actor.ask(type="undo", seen=actor.n))["code"] == "illegal-move"


@story
async def test_a_program_takes_a_seat_with_a_token(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, None])
        gift = await ann.post(f"/api/tables/{table}/token", {"seat": 1})
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as person, connect(house.url, table, token=gift["token"]) as program:
            assert program.welcome["you"]["seat"] == 1
            assert person.table["seats"][1]["kind"] == "program"
            await asyncio.gather(play_out(person, random.Random(1)), play_out(program, random.Random(2)))
            assert person.over and program.over
        log = await house.parlour.store.read(moves_from, table, 0)
        movers = {(entry.seat, entry.by) for entry in log if entry.by != "table"}  # which gives only answers
        assert movers == {(0, "person"), (1, "program")}


@story
async def test_a_wrong_token_opens_nothing(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with connect(house.url, table, token="guess") as program:
            assert program.welcome["type"] == "bye" and program.welcome["code"] == "token"


@story
async def test_a_hint_is_one_of_the_moves_and_only_at_casual_tables(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        for casual in (True, False):
            table = await ann.create(bots=[None, "kitten"], start=True, casual=casual)
            async with ann.at(table) as chair:
                offered = await _our_turn(chair)
                answer = await chair.ask(type="hint")
                if casual:
                    assert answer["moves"] and {hint["move"] for hint in answer["moves"]} <= set(offered)
                else:
                    assert answer["code"] == "forbidden"


@story
async def test_a_hint_says_why_in_facts(tmp_path: Path) -> None:
    """Ask before every move, and play what is recommended, until a reason was given that tells what happens."""
    shapes = purrlor.game("paw-of-duty").definition.words.shapes["event"]
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        reasons: list[dict[str, Any]] = []
        while not any(why["kind"] == "event" for why in reasons):
            table = await ann.create(game="paw-of-duty", bots=[None, "kitten"], start=True, casual=True)
            async with ann.at(table) as chair:
                reasons += await _advised_game(chair)
        assert all(why["of"] >= 0.5 for why in reasons)
        assert {why["say"].partition(":")[0] for why in reasons if "say" in why} <= set(shapes)


async def _advised_game(chair: Chair) -> list[dict[str, Any]]:
    """Play what hints recommend, to the end or to a reason that tells what happens; give all reasons."""
    reasons: list[dict[str, Any]] = []
    while not chair.over and not any(why["kind"] == "event" for why in reasons):
        if not (offered := chair.mine()):
            await chair.next()
            continue
        hints = (await chair.ask(type="hint"))["moves"]
        assert {hint["move"] for hint in hints} <= set(offered)
        assert all(hint["why"] is None for hint in hints[2:])
        reasons += [hint["why"] for hint in hints[:2] if hint["why"]]
        assert (await chair.move(hints[0]["move"]))["type"] == "done"
    return reasons


def test_hints_are_thought_of_beside_the_loop_and_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints have a thread of their own: the loop goes on, and no bot waits for them."""
    threads: list[str] = []

    def slow(*_: Any, **__: Any) -> list[Advice]:
        threads.append(threading.current_thread().name)
        began.set()
        assert go_on.wait(30)
        return []

    async def ask() -> None:
        match = purrlor.game("kitty-cataclysm").match(2, 1)
        seat, thinkers = match.waiting[0], Thinkers(1)
        hint = asyncio.create_task(thinkers.hint(match.imagine(seat), seat))
        await asyncio.to_thread(began.wait, 30)
        move = await thinkers.choose(match.imagine(seat), seat, "kitten", None)
        assert move in [each.text for each in match.moves(seat)] and not hint.done()
        go_on.set()
        assert await hint == []
        thinkers.close()

    began, go_on = threading.Event(), threading.Event()
    monkeypatch.setattr("purrlor.server.play.bots.advise", slow)
    asyncio.run(ask())
    assert [name.partition("_")[0] for name in threads] == ["purrlor-advise"]


@story
async def test_spectators_see_the_public_view_and_everything_after_the_end(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann, Person(house.url) as eve:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair, eve.at(table) as watcher:
            assert watcher.welcome["you"]["seat"] is None and watcher.mine() == []
            assert watcher.view is not None
            assert _faces(watcher.view, "paws") == set()
            assert (await watcher.move("play:cat-burglar"))["code"] == "forbidden"
            await play_out(chair, random.Random(4))
            while not watcher.over:
                await watcher.next()
            assert chair.view is not None and watcher.view is not None
            held = [zone for zone in watcher.view["zones"] if zone["id"].startswith("paws") and zone["size"]]
            assert all(piece["face"] for zone in held for piece in zone["pieces"])


def _faces(view: dict[str, object], name: str) -> set[str]:
    zones: list[dict[str, object]] = view["zones"]  # type: ignore[assignment]
    pieces = [piece for zone in zones if str(zone["id"]).startswith(name) for piece in zone["pieces"]]  # type: ignore[attr-defined]
    return {str(piece["face"]) for piece in pieces if piece["face"]}


@story
async def test_a_move_whose_sender_is_gone_before_it_is_written_is_played_and_told(tmp_path: Path) -> None:
    """The tab is closed while the disk is slow: the move counts, and the others hear of it."""
    async with parlour_at(tmp_path / "a.db") as parlour:
        row = new_row("kitty-cataclysm", 2, random.Random(2))
        logged = LoggedMatch(row, NOW)
        while len(logged.match.waiting) > 1:
            logged = LoggedMatch(new_row("kitty-cataclysm", 2, random.Random(logged.match.seed)), NOW)
        room, actor = seated(parlour, row, logged), logged.match.waiting[0]
        other, move, n = 1 - actor, logged.match.moves(actor)[0].text, logged.number(1 - actor)
        async with slow_disk(parlour) as disk, wired(room, f"p{other}") as watcher:
            async with wired(room, f"p{actor}") as sender:
                sender.say(json.dumps({"type": "move", "move": move, "seen": logged.number(actor), "ref": 1}))
                while not room.uncommitted:
                    await asyncio.sleep(0)
                sender.break_off()
                room.changed()  # there is something to send, and nobody to send it to
                await asyncio.sleep(0.01)
                assert not any('"type":"update"' in text for text in watcher.sent)
                disk.set()
            async with room.lock:
                await watcher.ask(2, type="ping")
            updates = [json.loads(text) for text in watcher.sent if '"type":"update"' in text]
            assert updates and updates[-1]["n"] == logged.number(other) > n
        assert [entry.move for entry in await parlour.store.read(moves_from, row.id, 0)] == [move]


@story
async def test_who_is_asked_something_new_hears_at_once_the_others_as_fast_as_pictures_change(tmp_path: Path) -> None:
    """Three may start: when one waits, the other two hear of it with the next picture; who is to play hears now."""
    async with parlour_at(tmp_path / "a.db") as parlour:
        row = new_row("kitty-cataclysm", 4, random.Random(2))
        row.options = {"start_rule": "first_play", "dealer": 3}
        logged = LoggedMatch(row, NOW)
        room = seated(parlour, row, logged)
        ears = [Ear(seat) for seat in range(4)]
        for ear in ears:
            room.join(ear)
        assert logged.waiting == (0, 1, 2)
        await room.play(ears[1], 1, "wait", logged.number(1))
        assert [ear.heard.pop() for ear in ears] == [False, False, False, False]
        card = next(move.text for move in logged.match.moves(0) if move.text != "wait")
        await room.play(ears[0], 0, card, logged.number(0))
        assert [ear.heard.pop() for ear in ears] == [seat in logged.waiting for seat in range(4)]


async def _two(ann: Person, bob: Person) -> str:
    table = await ann.create(seats=2)
    await bob.post(f"/api/tables/{table}/sit")
    await ann.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.fast_way
@story
async def test_a_move_that_waits_for_nothing_but_the_log_needs_no_task(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        room, seat, move = _first_move(parlour)
        async with wired(room, f"p{seat}") as wire:
            tasks = asyncio.all_tasks()
            wire.say(json.dumps({"type": "move", "move": move, "seen": room.running().number(seat), "ref": 1}))
            assert room.running().ply == 1 and room.uncommitted, "played, and not yet in the log"
            assert asyncio.all_tasks() == tasks
            await wire.answered(1)
            assert not room.uncommitted and not room.lock.locked()
        assert len(await parlour.store.read(moves_from, room.row.id, 0)) == 1


@story
async def test_what_is_said_while_a_move_is_on_its_way_waits_its_turn(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        room, seat, move = _first_move(parlour)
        async with slow_disk(parlour) as disk, wired(room, f"p{seat}") as wire:
            play: dict[str, Any] = {"type": "move", "move": move, "seen": room.running().number(seat)}
            for ref, message in enumerate((play, {"type": "ping"}, play), 1):
                wire.say(json.dumps({**message, "ref": ref}))
            await asyncio.sleep(0.01)
            assert not any('"ref"' in text for text in wire.sent)
            disk.set()
            await wire.answered(3)
            answers = [json.loads(text) for text in wire.sent if '"ref"' in text]
            assert [(a["ref"], a["type"]) for a in answers] == [(1, "done"), (2, "pong"), (3, "refused")]
            assert answers[2]["code"] == "stale" and room.running().ply == 1


@story
async def test_two_seats_that_move_at_once_both_move_one_after_the_other(tmp_path: Path) -> None:
    """Three may start: two of them wait, at the same moment."""
    async with parlour_at(tmp_path / "a.db") as parlour:
        row = new_row("kitty-cataclysm", 4, random.Random(2))
        row.options = {"start_rule": "first_play", "dealer": 3}
        room = seated(parlour, row, LoggedMatch(row, NOW))
        async with wired(room, "p0") as one, wired(room, "p1") as other:
            for seat, wire in enumerate((one, other)):
                seen = room.running().number(seat)
                wire.say(json.dumps({"type": "move", "move": "wait", "seen": seen, "ref": 1}))
            assert room.running().ply == 1, "the second is behind the first"
            await one.answered(1)
            await other.answered(1)
        entries = await parlour.store.read(moves_from, row.id, 0)
        assert [(entry.ply, entry.seat, entry.move) for entry in entries] == [(0, 0, "wait"), (1, 1, "wait")]


@story
async def test_answers_to_somebody_who_does_not_read_are_not_piled_up(tmp_path: Path) -> None:
    async with parlour_at(tmp_path / "a.db") as parlour:
        room, seat, _ = _first_move(parlour)
        async with wired(room, f"p{seat}") as wire:
            connection = next(c for c in room.listeners if isinstance(c, Session))
            wire.stop_reading()
            for ref in range(3 * MAX_REPLIES):
                wire.say(json.dumps({"type": "move", "move": "wait", "seen": 99, "ref": ref}))
                await asyncio.sleep(0)
            assert len(connection.outbox.replies) <= MAX_REPLIES + 2
            wire.read_on()
            await wire.answered(3 * MAX_REPLIES - 1)
            assert room.running().ply == 0


def _first_move(parlour: Parlour) -> tuple[Room, int, str]:
    """Seat two players of whom one is asked something."""
    row = new_row("kitty-cataclysm", 2, random.Random(2))
    room = seated(parlour, row, LoggedMatch(row, NOW))
    match = room.running().match
    return room, match.waiting[0], match.moves(match.waiting[0])[0].text
