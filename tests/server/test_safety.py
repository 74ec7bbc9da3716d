"""The door: origins, headers, limits, slow readers, bugs, logs, counters, stopping."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.limits.buckets import Bucket, Buckets
from purrlor.server.wire.tables import ChatLine
from server.harness import GENEROUS, Person, connect, fresh_house, play_out, story


@story
async def test_other_pages_may_neither_post_nor_connect(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, origins=("https://friend.example",)) as house, Person(house.url) as ann:
        table = await ann.create(seats=2)
        for origin, allowed in ((house.url, True), ("https://friend.example", True), ("https://evil.example", False)):
            answer = await ann.http.post(f"/api/tables/{table}/sit", json={}, headers={"Origin": origin})
            assert (answer.status_code == 200) == allowed
            address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/ws"
            try:
                async with websockets.connect(address, origin=origin):  # type: ignore[arg-type]
                    assert allowed
            except websockets.InvalidStatus:
                assert not allowed


@story
async def test_every_answer_carries_the_safety_headers(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, secure_cookie=True) as house, Person(house.url) as ann:
        for path in ("/", "/api/me", "/api/nothing", "/t/anything", "/metrics"):
            headers = (await ann.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
            assert "strict-transport-security" in headers and "server" not in headers
        ann.http.cookies.clear()
        cookie = (await ann.http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie and "secure" in cookie and "samesite=lax" in cookie


@story
async def test_a_client_that_is_not_built_is_said_on_a_page(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, static=tmp_path / "static") as house, Person(house.url) as ann:
        page = await ann.http.get("/")
        assert page.status_code == 503 and "make web" in page.text
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>the client</p>")
    (tmp_path / "static" / "assets" / "a.js").write_text("1")
    (tmp_path / "secret").write_text("no")
    async with fresh_house(tmp_path, static=tmp_path / "static") as house, Person(house.url) as ann:
        for path in ("/", "/t/abc", "/guide/kitty-cataclysm"):
            assert "the client" in (await ann.http.get(path)).text
        assert (await ann.http.get("/assets/a.js")).text == "1"
        for path in ("/../secret", "/%2e%2e/secret", "/..%2fsecret"):
            assert (await ann.http.get(path)).text != "no"


@story
async def test_bodies_and_requests_have_limits(tmp_path: Path) -> None:
    limits = replace(GENEROUS, body_bytes=1_000, requests_per_second=0.001, requests_burst=6)
    async with fresh_house(tmp_path, limits=limits) as house, Person(house.url) as ann:
        answer = await ann.http.post("/api/me", content=b'{"name":"' + b"x" * 2_000 + b'"}')
        assert answer.status_code == 413
        codes = [(await ann.http.get("/api/me")).status_code for _ in range(8)]
        assert codes[0] == 200 and codes[-1] == 429


@story
async def test_codes_cannot_be_guessed_fast(tmp_path: Path) -> None:
    async with fresh_house(tmp_path, limits=replace(GENEROUS, codes_per_minute=3)) as house, Person(house.url) as ann:
        codes = [(await ann.http.get("/api/codes/AAAAAA")).status_code for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]


@story
async def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with (
        fresh_house(tmp_path, limits=replace(GENEROUS, sockets_per_address=1)) as house,
        Person(house.url) as ann,
    ):
        table = await ann.create(seats=2)
        async with ann.at(table), ann.at(table) as second:
            assert second.welcome["type"] == "bye" and "Too many" in second.welcome["text"]
        async with ann.at(table) as again:
            assert again.welcome["type"] == "welcome"


@story
async def test_whoever_sends_too_fast_is_slowed_down_not_dropped(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages_per_second=100, messages_burst=5)
    async with fresh_house(tmp_path, limits=limits) as house, Person(house.url) as ann:
        table = await ann.create(seats=2)
        async with ann.at(table) as chair:
            for ref in range(40):
                await chair.send(type="ping", ref=ref + 1)
            seen = [(await chair.until(lambda m: m["type"] == "pong"))["ref"] for _ in range(40)]
            assert seen == list(range(1, 41))


def test_a_bucket_refills() -> None:
    bucket = Bucket(rate=10, most=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.at -= 0.15
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert Bucket(10, 1).wait() == 0
    slow = Bucket(10, 1)
    slow.wait()
    assert 0 < slow.wait() <= 0.1


def test_only_the_newest_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("purrlor.server.limits.buckets.BUCKETS_CACHE_SIZE", 3)
    buckets = Buckets(1, 1)
    for address in "abcdabcd":
        buckets.take(address)
    assert len(buckets._of) == 3


@story
async def test_a_reader_that_does_not_read_costs_no_memory_and_is_dropped(tmp_path: Path) -> None:
    limits = replace(GENEROUS, send_seconds=0.3)
    async with fresh_house(tmp_path, limits=limits, sweep_seconds=0.1) as house, Person(house.url) as ann:
        table = await ann.create(seats=2)
        address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/ws"
        async with websockets.connect(address, max_queue=1, compression=None) as stuck:
            await stuck.send('{"type":"hello","protocol":2}')
            await stuck.recv()
            stuck.transport.pause_reading()
            room, said = house.parlour.rooms[table], 0
            while room.listeners and said < 400:
                said += 1
                room.heard([_line(said, "meow " * 20_000)])
                await asyncio.sleep(0.01)
            assert not room.listeners, "a reader that does not read was kept"
            assert len(room.chat) <= 200


def _line(number: int, text: str) -> ChatLine:
    return ChatLine(id=number, at=0, who="x", name="X", seat=None, audience="table", text=text, emote=None)


@story
async def test_a_bug_is_answered_with_a_sentence_and_logged_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: LoggedMatch, seat: int, move: str, at: float) -> None:
        raise ZeroDivisionError("cat-burglar in the paws")

    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            while not chair.mine():
                await chair.next()
            for short in (True, False):
                with monkeypatch.context() as patch:
                    patch.setattr(LoggedMatch, "play", broken)
                    if not short:
                        patch.setattr("purrlor.server.transport.fastpath.is_frame", lambda _: False)
                    answer = await chair.move(chair.mine()[0])
                assert answer["code"] == "error" and "Traceback" not in str(answer) and "burglar" not in str(answer)
            assert (await chair.move(chair.mine()[0]))["type"] == "done"
        monkeypatch.setattr("purrlor.server.db.queries.find_table", None)
        answer = (await ann.http.get("/api/tables/other")).json()
        assert answer["error"]["code"] == "error" and "Traceback" not in str(answer)


@story
async def test_log_lines_tell_no_hands_and_no_seeds(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, logger="purrlor")
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten", "housecat"], start=True)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(1))
        room = house.parlour.rooms[table]
        ours = " ".join(r.getMessage() for r in caplog.records if r.name.startswith(("purrlor", "uvicorn.error")))
        assert table in ours and f"{room.row.seed:x}" not in ours and room.row.salt not in ours
        assert not any(card in ours for card in room.running().game.cards)


@story
async def test_health_and_counters(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        assert (await ann.get("/api/health"))["ok"]
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            await play_out(chair, random.Random(1))
            text = (await ann.http.get("/metrics")).text
            assert "purrlor_sockets 1.0" in text
            moves = next(line for line in text.splitlines() if line.startswith("purrlor_moves_total"))
            assert float(moves.split()[1]) == house.parlour.rooms[table].running().ply
            waits = next(line for line in text.splitlines() if line.startswith("purrlor_move_seconds_count"))
            assert waits.split()[1] == moves.split()[1]


@story
async def test_a_server_that_stops_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async with fresh_house(tmp_path) as house, Person(house.url) as ann:
        table = await ann.create(bots=[None, "kitten"], start=True)
        async with ann.at(table) as chair:
            house.parlour.say_goodbye()
            bye = await chair.until(lambda m: m["type"] == "bye")
            assert bye["code"] == "stopping" and bye["again"]
        async with connect(house.url, table) as late:
            assert late.welcome["type"] == "bye" and late.welcome["again"]
