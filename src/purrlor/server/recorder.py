"""How a move comes about: played in memory, written to the log, and only then does anybody hear of it.

Most moves have nothing to wait for but the log: `play_now` carries them out without a task, which would take longer
than the rules. Whatever else there is to do (another process was faster, the database is gone) goes the long way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from purrlor.server import ledger
from purrlor.server.course import Course, Step
from purrlor.server.presence import Listener, check_seat
from purrlor.server.store import Also, Entry

if TYPE_CHECKING:
    from purrlor.server.room import Room

Done = Callable[[Exception | None], None]  # is told that a move is in the log, or why it is not


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that is played in memory: its line for the log, since when its seat was asked, what it did, when.

    If it was the last one, `end` is what the table's row says then, and `also` writes that.
    """

    entry: Entry
    asked: float
    step: Step
    began: float
    end: dict[str, Any] | None
    also: Also | None


class _HalfPlayed(Exception):
    """A move broke while it was played: what is in memory is no longer what the log says."""

    def __init__(self, reason: Exception) -> None:
        """Take what broke."""
        super().__init__(reason)
        self.reason = reason


class Recorder:
    """The one way by which the game of a table changes; the room's gate is held meanwhile."""

    def __init__(self, room: Room) -> None:
        """Take the room."""
        self.room = room
        self._following: set[asyncio.Task[None]] = set()

    # without waiting

    def play_now(self, asker: Listener, seat: int, move: str, seen: int, done: Done) -> None:
        """Play the move of a person or program who has seen the update of this number, and call `done` then."""
        self.room.lock.enter(partial(self._inside, asker, seat, move, seen, done))

    def _inside(self, asker: Listener, seat: int, move: str, seen: int, done: Done) -> None:
        room = self.room
        try:
            check_seat(asker, seat)
            course, chair = room.running(), room.row.chairs[seat]
            if chair.away or seat in course.ahead:
                self._start(self._later(room.play(asker, seat, move, seen), done))
                room.lock.leave()
                return
            course.check_question(seat, seen)
            played = self._play(course, seat, course.canonical(move), chair.mover)
        except _HalfPlayed as error:
            self._start(self._mend(error.reason, done))
        except Exception as error:
            done(error)
            room.lock.leave()
        else:
            room.parlour.store.append_then(played.entry, played.also, partial(self._landed, played, seen, done))

    async def _mend(self, error: Exception, done: Done) -> None:
        """A move broke half way: whatever it left in memory is forgotten, and it is answered."""
        try:
            await self.room.start_over()
        finally:
            done(error)
            self.room.lock.leave()

    def _landed(self, played: Played, seen: int, done: Done, answer: Any) -> None:
        """The log has answered: tell at once, if there is nothing else to do."""
        room = self.room
        if answer is not True or room.may_lapse():
            self._start(self._later(self._follow(played, answered(answer), seen), done))
            return
        room.unsettled = False
        try:
            self._noted(played)
            done(None)
            room.tell_all()
            room.autopilot.plan()
        finally:
            room.lock.leave()

    async def _follow(self, played: Played, writing: Awaitable[bool], seen: int) -> None:
        """Go on with a move that is played in memory, and leave the gate."""
        try:
            await self._recorded(played, writing, seen)
        finally:
            self.room.lock.leave()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin what goes on to its end, whatever else stops."""
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _later(self, work: Coroutine[Any, Any, None], done: Done) -> None:
        try:
            await work
        except Exception as error:
            done(error)
        else:
            done(None)

    # the long way

    async def record(self, seat: int, move: str, by: str, seen: int | None) -> None:
        """Play in memory, write to the log, tell; when another process was faster, look again. The gate is held."""
        played = await self._played(seat, move, by)
        await self._recorded(played, self._append(played), seen)

    async def _played(self, seat: int, move: str, by: str) -> Played:
        try:
            return self._play(self.room.running(), seat, move, by)
        except _HalfPlayed as error:
            await self.room.start_over()
            raise error.reason from error

    async def _recorded(self, played: Played, writing: Awaitable[bool], seen: int | None) -> None:
        while not await self._written(writing):
            course, entry = self.room.running(), played.entry
            if seen is not None:
                course.check_question(entry.seat, seen)
            played = await self._played(entry.seat, entry.move, entry.by)
            writing = self._append(played)
        self._noted(played)
        await self.room.settled()

    def _play(self, course: Course, seat: int, move: str, by: str) -> Played:
        """Play a move in memory; nobody sees it, and nothing else happens, until it is in the log."""
        began, room = time.perf_counter(), self.room
        at = room.parlour.settings.now()
        entry = Entry(room.row.id, course.ply, seat, move, by, at)
        asked, mark = course.since(entry), course.mark()
        try:
            step = course.play(seat, move, at)
        except Exception as error:
            if course.mark() != mark:
                raise _HalfPlayed(error) from error
            raise
        room.unsettled = True
        end = room.end(at) if course.match.is_over else None
        return Played(entry, asked, step, began, end, None if end is None else ledger.ending(entry.table_id, end))

    def _append(self, played: Played) -> Awaitable[bool]:
        return self.room.parlour.store.append(played.entry, played.also)

    async def _written(self, writing: Awaitable[bool]) -> bool:
        """Wait until a move that is played in memory is in the log; False when another process was faster."""
        try:
            written = await writing
        except Exception:  # whatever it was, nobody may see a move that is not in the log
            await self.room.start_over()
            raise
        if not written:
            self.room.parlour.metrics.clashes.inc()
            await self.room.start_over()
        return written

    def _noted(self, played: Played) -> None:
        """A move is in the log."""
        parlour = self.room.parlour
        if played.end is not None:
            self.room.ended(played.end)
        parlour.metrics.moves.took(time.perf_counter() - played.began)
        self.room.clocks.charge(played.entry, played.asked)
        self.room.applied(played.step)
        parlour.bus.moved(played.entry)


async def answered(answer: Any) -> bool:
    """Give or raise an answer that is there already."""
    if isinstance(answer, Exception):
        raise answer
    return bool(answer)
