"""Devices: signing out everywhere, and the links that move a person to another one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

from purrlor.server.db.database import open_engine
from purrlor.server.identity.people import sign_out_everywhere
from server.attacks.target import target
from server.harness import Person, hasty, house, process, story
from server.test_backup import CUT

# -- Signing out everywhere


@story
async def test_signing_out_everywhere_ends_every_other_cookie_link_token_and_socket(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann, Person(server.url) as bob:
        me = (await ann.get("/api/me"))["who"]
        thief = Person(server.url)
        thief.http.cookies.update(ann.http.cookies)
        link = await ann.post("/api/me/link")
        table = await ann.create(seats=2, access="link")
        token = await thief.post(f"/api/tables/{table}/token", {"seat": 0})
        await bob.post(f"/api/tables/{table}/sit")
        await ann.post(f"/api/tables/{table}/start")
        async with (
            thief.at(table) as stolen,
            thief.at(table, token=token["token"]) as program,
            _mute(thief, table) as late,
        ):
            assert stolen.welcome["you"]["who"] == me
            assert (await ann.post("/api/me/sign-out-everywhere"))["who"] == me
            for chair in (stolen, program):
                assert (await chair.until(lambda m: m["type"] == "bye"))["code"] == "removed"
            await late.send('{"type": "hello", "protocol": 2}')
            assert '"bye"' in str(await late.recv())
        assert (await ann.get("/api/me"))["who"] == me
        async with ann.at(table) as chair:
            assert chair.welcome["you"]["seat"] == 0
        async with thief.at(table) as chair:
            assert chair.welcome["you"]["seat"] is None
        async with thief.at(table, token=token["token"]) as chair:
            assert chair.welcome["type"] == "bye"
        assert (await thief.get("/api/me"))["who"] != me
        await thief.post("/api/me/recover", {"token": link["token"]}, status=404)
        await thief.http.aclose()


@contextlib.asynccontextmanager
async def _mute(person: Person, table: str):  # type: ignore[no-untyped-def]
    """Open a websocket, show the cookie, and say nothing yet."""
    import websockets

    address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    async with websockets.connect(address, additional_headers={"Cookie": person.cookie}) as socket:
        await asyncio.sleep(0.2)
        yield socket


@story
async def test_another_process_closes_its_sockets_too(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with process(database) as one, process(database) as two, Person(one) as ann:
        table = await ann.create(seats=2, access="link")
        elsewhere = Person(two)
        elsewhere.http.cookies.update(ann.http.cookies)
        async with elsewhere.at(table) as chair:
            assert chair.welcome["you"]["seat"] == 0
            await ann.post("/api/me/sign-out-everywhere")
            assert (await chair.until(lambda m: m["type"] == "bye"))["code"] == "removed"
        await elsewhere.http.aclose()


@story
async def test_a_process_that_missed_it_closes_its_sockets_as_soon_as_it_listens_again(
    postgres: Callable[[], str],
) -> None:
    import psycopg

    database = postgres()
    async with house(hasty(database)) as here, Person(here.url) as ann:
        me = (await ann.get("/api/me"))["who"]
        table = await ann.create(seats=2, access="link")
        async with ann.at(table) as chair:
            engine = open_engine(database)
            with engine.begin() as connection:
                sign_out_everywhere(connection, me)  # somewhere else, and nobody hears of it
            engine.dispose()
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute(CUT)
            assert (await chair.until(lambda m: m["type"] == "bye"))["code"] == "removed"


# -- Recovery links


@story
async def test_a_recovery_link_works_once_and_only_one_of_many_gets_it(tmp_path: Path) -> None:
    async with target(tmp_path) as server, Person(server.url) as ann, contextlib.AsyncExitStack() as stack:
        me = (await ann.post("/api/me", {"name": "Ann"}))["who"]
        link = await ann.post("/api/me/link")
        others = [await stack.enter_async_context(Person(server.url)) for _ in range(8)]
        assert (await ann.http.get(link["path"].partition("#")[0])).status_code in (200, 503)  # opening uses nothing up
        answers = await asyncio.gather(*(o.http.post("/api/me/recover", json={"token": link["token"]}) for o in others))
        good = [answer.json() for answer in answers if answer.status_code == 200]
        assert [answer["who"] for answer in good] == [me] and sum(a.status_code == 404 for a in answers) == 7
        following = good[0]["link"]
        assert following["path"] == f"/recover#{following['token']}"
        await ann.post("/api/me/recover", {"token": link["token"]}, status=404)
        assert (await others[0].post("/api/me/recover", {"token": following["token"]}))["who"] == me
