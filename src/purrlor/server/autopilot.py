"""What happens at a table by itself: bots answer, saved answers are given, who cannot react passes, clocks run out.

In a window there is one pause for all whom public facts would let react: a pass, whoever makes it and whyever, becomes
visible no earlier than its end. So neither a quick pass nor a slow one tells anything about the cards. Where only bots
could react, and for their other moves, each seat has a delay of its own, drawn alike for all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from purrlor.errors import PurrlorError
from purrlor.server.answers import saved_answer
from purrlor.server.failures import Unavailable
from purrlor.server.ledger import Chair

if TYPE_CHECKING:
    from purrlor.server.course import Course
    from purrlor.server.room import Room

LOG = logging.getLogger("purrlor.server")
RETRY_SECONDS, MOST_RETRY_SECONDS = 1.0, 15.0
THOUGHTS = 2  # so often a bot whose thinking fails is asked, then the table answers for it
WINDOW = -1  # the pause of a window, among the delays of seats
BEAT_SECONDS = 0.15  # the least time between a question and its visible answer


class Due(NamedTuple):
    """Something to do for a seat, in so many seconds: answer a question with a move, or (None) call the stand-in."""

    wait: float
    seat: int
    move: str | None
    by: str
    question: int


class Autopilot:
    """The server's own hand at one table."""

    def __init__(self, room: Room) -> None:
        """Take the room; `plan` is called whenever something has changed there."""
        self.room = room
        self.drives = False
        self._draws: dict[int, float] = {}
        self._asked: dict[int, tuple[int, float]] = {}
        self._thoughts: dict[int, tuple[int, str | None]] = {}
        self._failures = 0  # one after the other
        self._rests_until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # delays

    def draw_anew(self) -> None:
        """Something visible happened: delays are drawn again for all seats."""
        self._draws.clear()

    def hold(self, seat: int) -> float:
        """Give the seconds until an answer of this seat may become visible."""
        return max(0.0, self.visible_at(seat) - self.room.parlour.time())

    def visible_at(self, seat: int) -> float:
        """Give the moment from which an answer of this seat may be seen; what the seat holds plays no part in it."""
        scale = self.room.parlour.settings.delay_scale
        soonest = self._asked_since(seat) + BEAT_SECONDS * scale
        return max(self.room.episode + self._delay(seat) * scale, soonest)

    def _delay(self, seat: int) -> float:
        """Give the delay of a seat, or the pause of a window in which people could react."""
        settings, pace = self.room.parlour.settings, self.room.row.pace
        lot = WINDOW if self._people_could_react() else seat
        if lot not in self._draws:
            self._draws[lot] = settings.pauses[pace].draw() if lot == WINDOW else settings.paces[pace].draw()
        return self._draws[lot]

    def _people_could_react(self) -> bool:
        course, chairs = self.room.running(), self.room.row.chairs
        return course.decline is not None and any(chairs[seat].kind != "bot" for seat in course.awaited)

    def _asked_since(self, seat: int) -> float:
        """Give the moment at which this process saw the seat's present question."""
        question = self.room.running().asked_step(seat)
        if self._asked.get(seat, (-1, 0.0))[0] != question:
            self._asked[seat] = (question, self.room.parlour.time())
        return self._asked[seat][1]

    # planning

    def plan(self) -> None:
        """See what comes next, and when."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        course, rest = self.room.course, self._rests_until - self.room.parlour.time()
        if course is None or self.room.unsettled or not course.waiting or not self._active():
            return  # while a move is being written, nobody knows yet what comes next
        if rest > 0:
            self._timer = asyncio.get_running_loop().call_later(rest, self.plan)
            return
        if course.decline is not None:
            for seat in course.asked:
                self._asked_since(seat)  # the delays of a window run at the same time
        dues = [due for seat in course.waiting if (due := self._due(course, seat)) is not None]
        if dues:
            soonest = min(dues, key=lambda due: due.wait)
            self._timer = asyncio.get_running_loop().call_later(soonest.wait, self._act, soonest, course)

    def _active(self) -> bool:
        """A table goes on by itself while somebody is there, or somebody's clock runs; one process does it."""
        return self.drives and (bool(self.room.listeners) or self.room.ticks)

    def rest_no_longer(self) -> None:
        """What made it stumble is over."""
        self._failures, self._rests_until = 0, 0.0
        self.plan()

    def stop(self) -> None:
        """Do nothing more."""
        self.drives = False
        self.plan()
        for task in self._tasks:
            task.cancel()

    def _due(self, course: Course, seat: int) -> Due | None:
        chair = self.room.row.chairs[seat]
        if chair.kind == "bot":
            return self._bot(course, seat, str(chair.level), "bot")
        if chair.away or seat in course.gave_up:
            return self._bot(course, seat, self.room.row.stand_in, "stand-in")
        due = self._answer(course, chair) if chair.answers.saved or course.decline is not None else None
        return due or (self._clock(course, seat) if self.room.clocks.times else None)

    def _answer(self, course: Course, chair: Chair) -> Due | None:
        if chair.answers.saved:
            move = saved_answer(chair.answers, course.view(chair.seat))
            if move is not None:
                return self._in_time(course, chair.seat, move, "answer")
        if course.decline is None or not chair.answers.forced:
            return None
        forced = course.windows.forced(course.match, chair.seat)
        return None if forced is None else self._in_time(course, chair.seat, forced, "table")

    def _in_time(self, course: Course, seat: int, move: str, by: str) -> Due:
        return Due(self.hold(seat), seat, move, by, course.asked_step(seat))

    def _clock(self, course: Course, seat: int) -> Due | None:
        until = self.room.until(seat)
        if until is None or seat in self.room.early:
            return None
        left = max(0.0, until - self.room.parlour.settings.now())
        return Due(left, seat, None, "clock", course.asked_step(seat))

    def _bot(self, course: Course, seat: int, level: str, by: str) -> Due | None:
        """Think once for each question; the answer waits until its time has come."""
        question = course.asked_step(seat)
        asked, move = self._thoughts.get(seat, (-1, None))
        if asked != question:
            self._thoughts[seat] = (question, None)
            self._start(self._think(course, seat, question, level))
            return None
        return None if move is None else self._in_time(course, seat, move, by)

    def forget(self) -> None:
        """What was thought about may never have happened: think again."""
        self._thoughts.clear()

    async def _think(self, course: Course, seat: int, question: int, level: str) -> None:
        for _ in range(THOUGHTS):
            try:
                world = course.match.imagine(seat)
                seconds = self.hold(seat) if self.room.parlour.settings.delay_scale else None
                move = await self.room.parlour.thinkers.choose(world, seat, level, seconds)
                break
            except Exception as error:
                LOG.warning("table %s: a bot (%s) failed: %s", self.room.row.id, level, type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
        else:
            move = course.match.timeout_move(seat).text
        if self._thoughts.get(seat, (-1, None))[0] == question:
            self._thoughts[seat] = (question, move)
            self.plan()

    # acting

    def _act(self, due: Due, course: Course) -> None:
        self._timer = None
        if course is self.room.course and due.seat in course.waiting and course.asked_step(due.seat) == due.question:
            self._start(self._stand_in(due.seat) if due.move is None else self._play(due, due.move))

    async def _stand_in(self, seat: int) -> None:
        LOG.info("table %s: the time of seat %d ran out", self.room.row.id, seat)
        try:
            await self.room.set_away(seat, True)
        except Exception as error:
            self._stumble(seat, error)
            self.plan()

    async def _play(self, due: Due, move: str) -> None:
        try:
            await self.room.automatic(due.seat, move, due.by, due.question)
            self._failures = 0
        except Exception as error:
            self._stumble(due.seat, error)
            self.plan()

    def _stumble(self, seat: int, error: Exception) -> None:
        """The database is gone, or the position to which this was the answer: think again, later each time."""
        if not isinstance(error, PurrlorError):
            LOG.error("table %s: the autopilot stumbled", self.room.row.id, exc_info=error)
        elif not isinstance(error, Unavailable):
            LOG.info("table %s: an automatic answer was refused (%s)", self.room.row.id, error.code)
        self._thoughts.pop(seat, None)
        rest = min(RETRY_SECONDS * 2**self._failures, MOST_RETRY_SECONDS)
        self._failures += 1
        self._rests_until = self.room.parlour.time() + rest

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s: the autopilot stumbled", self.room.row.id, exc_info=task.exception())
