"""What happens at a table by itself: bots answer, saved answers are given, and only ones; clocks run out.

When such an answer may be seen is decided as for anybody's (`game/pacing.py`), and it goes the way of all moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, NamedTuple

from purrlor.errors import PurrlorError
from purrlor.server.db.queries import Chair
from purrlor.server.errors import Unavailable
from purrlor.server.game.logged_match import LoggedMatch
from purrlor.server.game.windows import saved_answer
from purrlor.server.tables.moves import Moves
from purrlor.server.tables.request import Kind, Request
from purrlor.server.tables.state import TableState

LOG = logging.getLogger("purrlor.server")
RETRY_SECONDS, MAX_RETRY_SECONDS = 1.0, 15.0
THOUGHTS = 2  # so often a bot whose thinking fails is asked, then the table answers for it


class Due(NamedTuple):
    """Something to do for a seat, in so many seconds: answer a question with a move, or (None) call the stand-in."""

    wait: float
    seat: int
    move: str | None
    by: str
    question: int


class Autopilot:
    """The server's own hand at one table."""

    def __init__(self, table: TableState, moves: Moves) -> None:
        """Take the table and the way of its moves; `plan` is called whenever something has changed there."""
        self.table = table
        self._moves = moves
        self.drives = False
        self._thoughts: dict[int, tuple[int, str | None]] = {}
        self._failures = 0  # one after the other
        self._rests_until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # planning

    def plan(self) -> None:
        """See what comes next, and when."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        logged, rest = self.table.logged, self._rests_until - self.table.services.time()
        if logged is None or self.table.uncommitted or not logged.waiting or not self._active():
            return  # while a move is being written, nobody knows yet what comes next
        if rest > 0:
            self._timer = asyncio.get_running_loop().call_later(rest, self.plan)
            return
        if logged.decline is not None:
            for seat in logged.asked:
                self.table.pacing.asked_since(logged, seat)  # the delays of a window run at the same time
        dues = [due for seat in logged.waiting if (due := self._due(logged, seat)) is not None]
        if dues:
            soonest = min(dues, key=lambda due: due.wait)
            self._timer = asyncio.get_running_loop().call_later(soonest.wait, self._act, soonest, logged)

    def _active(self) -> bool:
        """A table goes on by itself while somebody is there, or somebody's clock runs; one process does it."""
        return self.drives and (bool(self.table.listeners) or self.table.ticks)

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

    def _due(self, logged: LoggedMatch, seat: int) -> Due | None:
        chair = self.table.row.chairs[seat]
        if chair.kind == "bot":
            return self._bot(logged, seat, str(chair.level), "bot")
        if chair.away or seat in logged.gave_up:
            return self._bot(logged, seat, self.table.row.stand_in, "stand-in")
        due = self._answer(logged, chair) or self._gives_up(logged, seat)
        return due or (self._clock(logged, seat) if self.table.clocks.times else None)

    def _answer(self, logged: LoggedMatch, chair: Chair) -> Due | None:
        if chair.answers.saved:
            move = saved_answer(chair.answers, logged.view(chair.seat))
            if move is not None:
                return self._in_time(logged, chair.seat, move, "answer")
        if not chair.answers.forced or logged.in_race:  # whoever races answers in person
            return None
        forced = logged.windows.forced(logged.match, chair.seat)
        return None if forced is None else self._in_time(logged, chair.seat, forced, "table")

    def _gives_up(self, logged: LoggedMatch, seat: int) -> Due | None:
        """Return the answer of who has not taken part in a race for so long."""
        move = logged.windows.gives_up(logged.match.asks) if logged.in_race else ""
        if not move:
            return None
        asked, services = self.table.pacing.asked_since(logged, seat), self.table.services
        left = asked + services.settings.race_seconds - services.time()
        return Due(max(0.0, left), seat, move, "table", logged.asked_step(seat))

    def _hold(self, logged: LoggedMatch, seat: int) -> float:
        return self.table.pacing.hold(self.table.row, logged, seat)

    def _in_time(self, logged: LoggedMatch, seat: int, move: str, by: str) -> Due:
        return Due(self._hold(logged, seat), seat, move, by, logged.asked_step(seat))

    def _clock(self, logged: LoggedMatch, seat: int) -> Due | None:
        until = self.table.until(seat)
        if until is None or self._moves.answered_early(seat):
            return None
        left = max(0.0, until - self.table.services.settings.now())
        return Due(left, seat, None, "clock", logged.asked_step(seat))

    def _bot(self, logged: LoggedMatch, seat: int, level: str, by: str) -> Due | None:
        """Think once for each question; the answer waits until its time has come."""
        question = logged.asked_step(seat)
        asked, move = self._thoughts.get(seat, (-1, None))
        if asked != question:
            self._thoughts[seat] = (question, None)
            self._start(self._think(logged, seat, question, level))
            return None
        return None if move is None else self._in_time(logged, seat, move, by)

    def forget(self) -> None:
        """What was thought about may never have happened: think again."""
        self._thoughts.clear()

    async def _think(self, logged: LoggedMatch, seat: int, question: int, level: str) -> None:
        for _ in range(THOUGHTS):
            try:
                world = logged.match.imagine(seat)
                seconds = self._hold(logged, seat) if self.table.services.settings.delay_scale else None
                move = await self.table.services.thinkers.choose(world, seat, level, seconds)
                break
            except Exception as error:
                LOG.warning("table %s: a bot (%s) failed: %s", self.table.row.id, level, type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
        else:
            move = logged.match.timeout_move(seat).text
        if self._thoughts.get(seat, (-1, None))[0] == question:
            self._thoughts[seat] = (question, move)
            self.plan()

    # acting

    def _act(self, due: Due, logged: LoggedMatch) -> None:
        self._timer = None
        if logged is not self.table.logged or due.seat not in logged.waiting:
            return
        if due.move is not None:
            self._moves.submit(
                Request(
                    Kind.AUTOMATIC, due.seat, due.move, partial(self._moved, due.seat), by=due.by, question=due.question
                )
            )
        elif logged.asked_step(due.seat) == due.question:
            self._start(self._stand_in(due.seat))

    async def _stand_in(self, seat: int) -> None:
        LOG.info("table %s: the time of seat %d ran out", self.table.row.id, seat)
        try:
            await self.table.set_away(seat, True)
        except Exception as error:
            self._stumble(seat, error)
            self.plan()

    def _moved(self, seat: int, error: Exception | None) -> None:
        """An automatic move is in the log, or could not be made."""
        if error is None:
            self._failures = 0
        else:
            self._stumble(seat, error)
            self.plan()

    def _stumble(self, seat: int, error: Exception) -> None:
        """The database is gone, or the position to which this was the answer: think again, later each time."""
        if not isinstance(error, PurrlorError):
            LOG.error("table %s: the autopilot stumbled", self.table.row.id, exc_info=error)
        elif not isinstance(error, Unavailable):
            LOG.info("table %s: an automatic answer was refused (%s)", self.table.row.id, error.code)
        self._thoughts.pop(seat, None)
        rest = min(RETRY_SECONDS * 2**self._failures, MAX_RETRY_SECONDS)
        self._failures += 1
        self._rests_until = self.table.services.time() + rest

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("table %s: the autopilot stumbled", self.table.row.id, exc_info=task.exception())
