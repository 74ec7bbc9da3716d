"""The parlour: the store, the bus, the thinkers, and all tables that are in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import purrlor
from purrlor.engine.author.chance import fresh_seed
from purrlor.errors import PurrlorError
from purrlor.said import Said
from purrlor.server.db import queries
from purrlor.server.db.database import open_held, release, say_what_is_open
from purrlor.server.db.decks import keep_decks
from purrlor.server.db.notify import Postgres
from purrlor.server.db.store import Store
from purrlor.server.errors import Missing, Unavailable
from purrlor.server.game.digests import Kept, keep_digests
from purrlor.server.health import TOLD, Health
from purrlor.server.identity import people
from purrlor.server.identity.key import Keyring, place_of, settle
from purrlor.server.keeping import announcing, retention
from purrlor.server.keeping.backups import Backups
from purrlor.server.keeping.bans import Bans, all_bans
from purrlor.server.play.uploads import Uploads
from purrlor.server.settings import Settings
from purrlor.server.tables.room import Room
from purrlor.server.tables.services import Services
from purrlor.server.transport.loop_lag import LoopLag
from purrlor.server.transport.scheduler import SendScheduler
from purrlor.server.wire.partings import BANNED, DATABASE_SILENT, RESTARTING, SIGNED_OUT, TABLE_GONE, Parting

LOG = logging.getLogger("purrlor.server")
PRESENCE_SECONDS = 6.0
STOP_SECONDS = 2.0
NOTED_SECONDS = 3_600.0  # so exactly it is known when somebody was last at a table that has not begun
EXPIRY_SECONDS = 60.0  # so often tables are looked for that nobody has been at
FORGET_SECONDS = 600.0  # and what is to be forgotten
DAY = 24 * 3_600.0
OUT_SECONDS = 60.0  # beyond the time for a hello, in which nobody needs more to come to a table
AT_A_TIME = 50  # so many tables are looked after before somebody's move is


class Parlour(Services):
    """Everything one server process holds."""

    def __init__(self, settings: Settings) -> None:
        """Open the database; `start` belongs to the event loop."""
        self.engine, self._file = open_held(settings.database, settings.group_read)
        self.keys = self._find_key(settings)
        super().__init__(settings, Store(self.engine))
        self.uploads = Uploads(settings.limits)
        self.loop_lag = LoopLag(settings.frame_seconds)
        self.scheduler = SendScheduler()
        self.rooms: dict[str, Room] = {}
        self.health = Health(self.store, settings.now, self._tell_health)
        self._outs: dict[str, tuple[int, float]] = {}  # who has just signed out everywhere
        self.bans = Bans([])
        self.announced = announcing.NOTHING
        self.stopping, self.ready = False, False
        self.loop: asyncio.AbstractEventLoop | None = None
        self._expires_at = self._forgets_at = 0.0
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _find_key(self, wish: Settings) -> Keyring:
        """Find the key that signs cookies; without it the file is free again, and the sentence says what to do."""
        try:
            place = place_of(wish.database, wish.key_file, wish.group_read)
            found = Keyring(place, settle(self.engine, place, wish.new_key), wish.now)
        except BaseException:
            release(self.engine, self._file)
            raise
        say_what_is_open(self.engine, place.file, wish.group_read)
        return found

    async def start(self) -> None:
        """Begin: write, listen, and take up the games whose clocks run."""
        self.loop = asyncio.get_running_loop()
        self.time = self.loop.time
        self.scheduler.start(self.loop)
        self.store.start()
        if self.settings.decks:
            await self.store.write(keep_decks, self.settings.decks)
        self.bans = Bans(await self.store.read(all_bans))
        if self.engine.dialect.name == "postgresql":
            bus = Postgres(self.engine, self._heard)
            bus.start()
            self.bus = bus
        self.run(self.loop_lag.beat())
        self.run(self.health.watch())
        self.run(self._sweep())
        self.run(self._keep())
        self.run(self._take_up())
        if self.settings.backup_folder:
            self.run(Backups(self.settings, self.metrics.backup.set).watch(self._backs_up))

    async def _backs_up(self) -> bool:
        """Return whether this is the process that writes backups: of several on one database one does."""
        return "backup" in await self.bus.claim(["backup"])

    def say_goodbye(self) -> None:
        """Take no more, and tell everybody to come back."""
        self.stopping = True
        self.editions.close()
        self.uploads.close()
        for room in self.rooms.values():
            room.autopilot.stop()
            for listener in list(room.listeners):
                listener.part(RESTARTING)

    async def stop(self) -> None:
        """Finish what is being written, and stop; what does not answer is not waited for."""
        self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._finish()
        except TimeoutError:
            LOG.warning("the server stops though something does not answer; all that was acknowledged is kept")
        if self._file is not None:
            self._file.close()

    async def _finish(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:  # a move that is being written is finished first
                pass
        await self._try(self._prove(at_once=True))
        await asyncio.to_thread(self.thinkers.close)
        await self.bus.close()
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something in the background; what goes wrong there is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something in the background broke", exc_info=task.exception())

    def newest(self, name: str) -> tuple[str, str]:
        """Return the name and the edition of the cards that a new table of this game gets."""
        return name, next((deck.edition for deck in self.settings.decks if deck.game == name), "")

    def seed(self) -> int:
        """Return a seed for a new table, from the system's entropy."""
        return fresh_seed()

    # rooms

    async def room(self, table_id: str) -> Room:
        """Return a table, from memory or built from the store."""
        found = self.rooms.get(table_id)
        if found is not None:
            found.quiet_since = self.settings.now()  # whoever asks may be about to join: it is not forgotten meanwhile
            return found
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        try:
            row = await self.store.read(queries.find_table, table_id)
            if row is None:
                raise Missing("error-no-table", field="table")
            room = Room(self, row)
            await room.load()
            room.autopilot.drives = table_id in await self.bus.claim([table_id])
            self.rooms[table_id] = room
            if not self.bus.alone:  # what others told while this was read reached nobody
                await room.refresh()
            if room.logged is not None and room.logged.match.is_over and row.status == "playing":
                await room.catch_up_end()
            room.replan()
            return room
        finally:
            self._loading.pop(table_id, None)

    def drop(self, table_id: str) -> None:
        """See Services."""
        self._drop(table_id, DATABASE_SILENT)

    def _drop(self, table_id: str, parting: Parting) -> None:
        room = self.rooms.pop(table_id, None)
        if room is None:
            return
        room.autopilot.stop()
        for listener in list(room.listeners):
            listener.part(parting)

    def _tell_health(self, said: Said | None) -> None:
        """Tell everybody that something is wrong here, or (nothing said) that it is over."""
        self.metrics.healthy.set(said is None)
        self._tell_everybody()
        for room in list(self.rooms.values()) if said is None else ():
            room.autopilot.rest_no_longer()

    def notice(self) -> Said | None:
        """Return what everybody at a table should know now: what is wrong, else what the operator says."""
        return TOLD if self.health.trouble else self.announced.said(self.settings.now())

    def _tell_everybody(self) -> None:
        said = self.notice()
        for room in list(self.rooms.values()):
            for listener in list(room.listeners):
                listener.notice(said)

    def announce(self, words: str) -> None:
        """Tell everybody what the operator says, and again each minute that a restart comes nearer."""
        self.announced = announced = announcing.read(words)
        self._announce(announced)

    def _announce(self, announced: announcing.Announcement) -> None:
        if self.announced is not announced or self.loop is None:
            return  # something newer is said
        self._tell_everybody()
        left = announced.until - self.settings.now()
        if left > 0:
            again = min(60.0, left) if announced.restart is not None else left
            self.loop.call_later(again, self._announce, announced)

    async def _take_up(self) -> None:
        """Games with a clock go on even when nobody has come back yet; those of other rules go on if they can."""
        versions = {name: purrlor.game(name).version for name in purrlor.GAMES}
        others = await self.store.read(queries.other_versions, versions)
        for table_id in dict.fromkeys([*others, *await self.store.read(queries.clocked_tables)]):
            try:
                await self.room(table_id)
            except PurrlorError as error:  # it is set aside, or gone; the others go on
                LOG.warning("table %s does not go on: %s", table_id, error.sentence)
            await asyncio.sleep(0)
        self.ready = True

    async def _sweep(self) -> None:
        """Now and then: forget quiet tables, try to drive those that nobody drives, say who is here."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.behind.set(self.loop_lag.seconds)
            self.metrics.people.set(len({one.who for room in self.rooms.values() for one in room.listeners}))
            await self._try(self._take_over())
            for count, room in enumerate(list(self.rooms.values()), 1):
                await self._try(self._look_after(room))
                if count % AT_A_TIME == 0:
                    await asyncio.sleep(0)

    async def _keep(self) -> None:
        """Now and then: write down what spares work later. A disk that is slow holds nothing else up."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            await self._try(self._note_seen())
            await self._try(self._expire())
            await self._try(self._forget())
            await self._try(self._prove())
            for room in list(self.rooms.values()):
                await self._try(room.keep())

    async def _prove(self, at_once: bool = False) -> None:
        """Keep digests of games that have gone on: after an upgrade they say whether the rules still give the same."""
        found: list[tuple[Room, Kept]] = []
        for count, room in enumerate(list(self.rooms.values()), 1):
            if proof := room.proof(at_once):
                found.append((room, proof))
            if count % AT_A_TIME == 0:
                await asyncio.sleep(0)
        if found:
            await self.store.write(keep_digests, [proof for _, proof in found])
        for room, (_, ply, _) in found:
            room.proved = ply

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is done again in the next round, whatever goes wrong in this one."""
        try:
            await work
        except Unavailable as error:
            LOG.info("not everything was looked after: %s", error.sentence)
        except Exception:
            LOG.exception("not everything was looked after")

    async def _note_seen(self) -> None:
        """Remember where somebody waits for others."""
        now = self.settings.now()
        waited = [r for r in self.rooms.values() if r.listeners and r.row.status == "gathering"]
        noted = [room for room in waited if now - (room.row.seen or room.row.created) > NOTED_SECONDS]
        for room in noted:
            room.row.seen = now
        if noted:
            await self.store.write(queries.note_seen, [room.row.id for room in noted], now)

    async def _expire(self) -> None:
        """Close tables that have not begun, and where nobody has been for long."""
        if self.time() < self._expires_at:
            return
        self._expires_at = self.time() + EXPIRY_SECONDS
        for table_id in await self.store.write(
            queries.expire, self.settings.now() - self.settings.open_table_days * DAY
        ):
            self._heard("info", table_id, "")
            self.bus.publish("info", table_id)

    async def _forget(self) -> None:
        """Forget what the operator does not want to be kept any longer, a little at a time."""
        if self.time() < self._forgets_at:
            return
        self._forgets_at = self.time() + FORGET_SECONDS
        told = retention.terms(self.settings, self.settings.now())
        while gone := await self.store.write(retention.forget_tables, told):
            for table_id in gone:
                self._heard("gone", table_id, "")
                self.bus.publish("gone", table_id)
        gone_lines = await self.store.write(retention.forget_chat, told)
        if told.chat is not None and gone_lines:
            for room in self.rooms.values():
                room.chat = [line for line in room.chat if line.at >= told.chat]

    async def _take_over(self) -> None:
        """Drive the tables that nobody drives any more, if somebody is there or their clocks run."""
        rooms = [room for room in self.rooms.values() if not room.autopilot.drives]
        wanted = {room.row.id: room for room in rooms if room.listeners or room.ticks}
        for table_id in await self.bus.claim([*wanted]) if wanted else ():
            if self.rooms.get(table_id) is wanted[table_id]:
                wanted[table_id].autopilot.drives = True
                wanted[table_id].autopilot.plan()
            else:  # it was dropped meanwhile
                await self.bus.release(table_id)

    async def _look_after(self, room: Room) -> None:
        room.forget_elsewhere(PRESENCE_SECONDS)
        for listener in list(room.listeners):
            listener.check_reading(self.settings.limits.send_seconds)
        if room.listeners:
            room.announce()
        if self._forgettable(room):
            del self.rooms[room.row.id]
            room.autopilot.stop()
            await self.bus.release(room.row.id)

    def _forgettable(self, room: Room) -> bool:
        quiet = self.settings.now() - room.quiet_since > self.settings.idle_room_seconds
        here = self.rooms.get(room.row.id) is room
        return here and quiet and not room.listeners and not room.ticks and not room.lock.locked()

    # signing out everywhere

    def sign_out(self, person: str, outs: int) -> None:
        """Close whatever a person has open, in all processes; so often they have signed out now."""
        self._close_all(person, outs)
        self.bus.publish("out", "", f"{person} {outs}")

    def _close_all(self, person: str, outs: int) -> None:
        now, kept = self.time(), self.settings.limits.hello_seconds + OUT_SECONDS
        self._outs = {who: told for who, told in self._outs.items() if told[1] > now - kept}
        self._outs[person] = (outs, now)
        for room in self.rooms.values():
            chair = room.chair_of(person)
            if chair is not None:
                chair.token_hash = None
            for listener in [one for one in room.listeners if one.who == person]:
                if listener.person.id != person or listener.person.outs < outs:
                    listener.part(SIGNED_OUT)

    def is_out(self, person: str, outs: int) -> bool:
        """Return whether somebody signed out everywhere after this connection had shown its cookie."""
        return self._outs.get(person, (0, 0.0))[0] > outs

    async def _look_for_outs(self) -> None:
        """A notice may have been lost: close what belongs to somebody who has signed out everywhere meanwhile."""
        here = [one for room in self.rooms.values() for one in room.listeners if one.who == one.person.id]
        outs = dict(await self.store.read(people.outs_of, {one.who for one in here}))
        for listener in here:
            if listener.person.outs < outs.get(listener.who, 0):
                listener.part(SIGNED_OUT)

    async def _read_bans(self) -> None:
        """The operator keeps somebody out, or lets them in again."""
        self.bans = Bans(await self.store.read(all_bans))
        for room in self.rooms.values():
            for listener in [one for one in room.listeners if self.bans.hit(one.who, one.address)]:
                listener.part(BANNED)

    # notices of other processes

    def hear(self, kind: str, table_id: str, words: str) -> None:
        """Hear through the operator's door what another process would tell."""
        self._heard(kind, table_id, words)

    def _heard(self, kind: str, table_id: str, words: str) -> None:
        if kind == "out":
            person, _, outs = words.partition(" ")
            self._close_all(person, int(outs))
            return
        if kind == "bans":
            self.run(self._read_bans())
            return
        if kind == "said":
            self.announce(words)
            return
        if kind == "missed":
            self.run(self._look_for_outs())
            for room in self.rooms.values():
                self.run(room.refresh())
            return
        found = self.rooms.get(table_id)
        if found is None:
            return
        if kind == "here":
            found.heard_presence(words)
        elif kind == "offer":
            found.heard_offer(words)
        elif kind == "moves":
            self.run(found.catch_up(words))
        elif kind == "chat":
            self.run(found.read_chat())
        elif kind == "info":
            self.run(found.reload())
        elif kind == "erased":
            self.run(found.read_anew())
        elif kind == "gone":
            self._drop(table_id, TABLE_GONE)
