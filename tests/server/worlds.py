"""Two servers with the same table, dealt anew in the second: what tests about leaks stand on."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import random
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

import purrlor
from purrlor.server.db.queries import Chair, TableRow, add_table
from purrlor.server.db.store import Also, Entry, Store
from purrlor.server.game.clocks import Clocks
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.identity.people import Person
from purrlor.server.parlour import Parlour
from purrlor.server.tables.room import Room
from server.harness import hasty

NOW = 1_800_000_000.0


def new_row(game: str, seats: int, chance: random.Random) -> TableRow:
    return TableRow(
        id=f"table-{chance.getrandbits(60):x}", code="ABCDEF", game=game, version=purrlor.game(game).version,
        options={}, access="link", watching=True, casual=False, clock="brisk", pace="calm", stand_in="kitten",
        status="playing", owner="p0", created=NOW, started=NOW, seed=chance.getrandbits(128), salt="0" * 32,
        chairs=[Chair(seat, "person", f"Person p{seat}", f"p{seat}") for seat in range(seats)],
    )  # fmt: skip


def imagined(logged: LoggedMatch, me: int, seed: int) -> LoggedMatch:
    """Give the same course in a world in which everything that the seat cannot know is dealt anew."""
    made = copy.copy(logged)
    made.match = logged.match.imagine(me, seed)
    made.match._moves = list(logged.match._moves)  # who has moved is the same in both
    made.steps = [msgspec.structs.replace(step, events=step.events.redacted(me)) for step in logged.steps]
    made._own, made._asked = dict(logged._own), dict(logged._asked)
    made._asked_numbers, made._said = dict(logged._asked_numbers), [None] * len(made.steps)
    made._look_ahead()
    made.asked = (*made.waiting, *made.lookahead)
    return made


@contextlib.asynccontextmanager
async def parlour_at(path: Path) -> AsyncIterator[Parlour]:
    made = Parlour(hasty(str(path), now=lambda: NOW))
    await made.start()
    for task in made._tasks:
        task.cancel()  # nothing happens by itself in these worlds
    try:
        yield made
    finally:
        await made.stop()


@contextlib.asynccontextmanager
async def slow_disk(parlour: Parlour) -> AsyncIterator[threading.Event]:
    """Keep the thread that writes busy until the event is set; a test that fails before does not wait for ever."""
    busy, free = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def write(_: object) -> None:
        loop.call_soon_threadsafe(busy.set)
        free.wait()

    writing = asyncio.create_task(parlour.store.write(write))
    await busy.wait()
    try:
        yield free
    finally:
        free.set()
        await writing


def appended(store: Store, entry: Entry, also: Also | None = None) -> asyncio.Future[bool]:
    """Write a line of a log as a move does; the answer, or the error, is that of the store."""
    waits: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def done(answer: bool | Exception) -> None:
        if isinstance(answer, Exception):
            waits.set_exception(answer)
        else:
            waits.set_result(answer)

    store.append(entry, also, done)
    return waits


def seated(parlour: Parlour, row: TableRow, logged: LoggedMatch) -> Room:
    row = copy.deepcopy(row)
    parlour.rooms.clear()
    room = Room(parlour, row)
    room.logged = logged
    logged.steps, logged._own, logged._asked = list(logged.steps), dict(logged._own), dict(logged._asked)
    logged._asked_numbers, logged._said = dict(logged._asked_numbers), list(logged._said)
    room.clocks = Clocks(parlour.settings.clocks.get(row.clock))
    parlour.rooms[row.id] = room
    return room


async def stored(parlour: Parlour, room: Room) -> Room:
    """Let the database know a table that was seated in memory only."""
    await parlour.store.write(add_table, room.row)
    return room


class Ear:
    """A listener who notes when it would hear: at once, or with the next picture."""

    def seat_now(self) -> int | None:
        return self.viewer

    def follow(self) -> None:
        """Nobody changes seats."""

    def __init__(self, seat: int) -> None:
        self.viewer: int | None = seat
        self.who = f"p{seat}"
        self.address = ""
        self.person = Person(self.who, self.who, chosen=False)
        self.heard: list[bool] = []
        self.planned = False

    def show(self) -> None:
        self.heard.append(True)

    def show_soon(self) -> None:
        self.heard.append(False)

    def wake(self) -> None:
        """Seats and chat are not what this is about."""

    def notice(self, said: object) -> None:
        """The server is well."""

    def check_reading(self, most: float) -> None:
        """It always reads."""

    def part(self, parting: object) -> None:
        """Nobody says goodbye."""
