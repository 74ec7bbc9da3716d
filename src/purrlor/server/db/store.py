"""The store: one thread writes, many moves share one commit; a few threads read. Awaited from the event loop.

A move is acknowledged after its commit. The primary key `(table_id, ply)` decides between two that want the same ply.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import chain
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from purrlor.server.errors import Unavailable
from purrlor.server.wire.reader import Reader

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger("purrlor.server")
MAX_AT_ONCE = 512
BATCH_TARGET = 48  # so many moves are worth a commit of their own, while the event loop goes on
MAX_SECONDS = 0.005  # no move waits longer for others
READERS = 2
CLOSING_SECONDS = 0.01
UNLESS_TAKEN = " ON CONFLICT DO NOTHING RETURNING table_id, ply"
COLUMNS = ("table_id", "ply", "seat", "move", "by", "at")


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of a table's log. `by` says who moved it: person, bot, stand-in, saved answer, table or program."""

    table_id: str
    ply: int
    seat: int
    move: str
    by: str
    at: float


ENTRY: Reader[Entry] = Reader(Entry)


def written(entry: Entry) -> str:
    """Write a line as text, for other processes."""
    return msgspec.json.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """Read a line that was written as text."""
    return ENTRY.json(text)


# What a move means beside its line in the log: it is given what runs a statement, with a question mark for each value.
Also = Callable[[Callable[[str, tuple[Any, ...]], None]], None]


class _Job(msgspec.Struct, frozen=True):
    """Something for the writing thread: an entry and what else it means, or any work; and who takes the answer."""

    entry: Entry | None
    work: Callable[[Any], Any] | None
    done: Callable[[Any], None]


class _Taken(Exception):
    """Some ply of a group was taken already."""


class Store:
    """What the tables remember, on either database."""

    def __init__(self, engine: Engine) -> None:
        """Take a database that is up to date; `start` begins to write."""
        self.engine = engine
        self.commits = 0
        self.failures, self.failure = 0, ""  # how often the database did not do what it should, and what it said last
        self._open = 0  # jobs without an answer
        self._progress = 0.0  # when there was an answer, or something to answer, last
        self._mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        # Between several processes a ply that is taken is nothing unusual; on a file it breaks the statement.
        self._unless_taken = UNLESS_TAKEN if engine.dialect.name == "postgresql" else ""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        self._gathered_since = 0.0
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="purrlor-read")
        self._writer = threading.Thread(target=self._write, name="purrlor-write", daemon=True)
        self._log: Any = None  # the writer's own connection, with a cursor of the driver: this is the busiest statement
        self._cursor: Any = None
        self._broken: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._clash: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to write; answers come to the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        jobs, self._gathered = self._gathered, []
        self._jobs.put(jobs)
        self._jobs.put(None)
        while self._writer.is_alive():
            await asyncio.sleep(CLOSING_SECONDS)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    def append(self, entry: Entry, also: Also | None, done: Callable[[Any], None]) -> None:
        """Write one line of a log, and in the same commit what else it means.

        Then `done` is called in the event loop: with True, with False when that ply is taken, or with an error.
        """
        self._put(_Job(entry, also, done))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function that writes, in a transaction of its own."""
        found: T = await self._ask(lambda connection: work(connection, *args, **kwargs))
        return found

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function that reads."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, lambda: self._read(work, *args, **kwargs))

    def _read(self, work: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection, *args, **kwargs)
        except SQLAlchemyError as error:
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> Unavailable:
        """Count that the database did not do what it should."""
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()
        self.failure = reason[0] if reason else type(error).__name__
        self.failures += 1
        return _unavailable(error)

    def stalled_seconds(self) -> float:
        """Return for how long nothing has been answered though there was something to answer."""
        return self._loop.time() - self._progress if self._open and self._loop is not None else 0.0

    def _ask(self, work: Callable[[Any], Any]) -> asyncio.Future[Any]:
        assert self._loop is not None
        waits: asyncio.Future[Any] = self._loop.create_future()
        self._put(_Job(None, work, partial(_resolve, waits)))
        return waits

    def _put(self, job: _Job) -> None:
        """Gather what comes in this turn of the event loop, and the next ones while more comes: one commit for all.

        A commit takes as much of the processor as a dozen moves; so it is for many when many come, and never waits
        when nothing else does.
        """
        assert self._loop is not None
        if not self._gathered:
            self._gathered_since = self._loop.time()
            self._loop.call_soon(self._hand_over, 0)
        if not self._open:
            self._progress = self._gathered_since
        self._open += 1
        self._gathered.append(job)

    def _hand_over(self, before: int) -> None:
        """Hand the writing thread what was gathered, unless there is still more coming."""
        assert self._loop is not None
        count = len(self._gathered)
        if before < count < BATCH_TARGET and self._loop.time() - self._gathered_since < MAX_SECONDS:
            self._loop.call_soon(self._hand_over, count)
            return
        jobs, self._gathered = self._gathered, []
        self._jobs.put(jobs)

    # the writing thread

    def _write(self) -> None:
        while True:
            group, last = self._gather()
            moves = [job for job in group if job.entry is not None]
            if moves:
                self._tell(self._append_all(moves))
            for job in group:
                if job.entry is None:
                    self._tell([(job, self._work(job))])
            if last:
                self._close_log()
                return

    def _gather(self) -> tuple[list[_Job], bool]:
        """Wait for jobs, and take all that have come meanwhile: they share one commit."""
        group: list[_Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            group += jobs
            if len(group) >= MAX_AT_ONCE or self._jobs.empty():
                return group, False
            jobs = self._jobs.get()
        return group, True

    def _append_all(self, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        """Write moves by one commit; when one of them cannot be written, each by its own."""
        try:
            new = self._insert(jobs)
        except _Taken:
            return self._one_by_one(jobs) if len(jobs) > 1 else [(jobs[0], False)]
        except (SQLAlchemyError, self._broken) as error:
            self._close_log()
            failed = self._failed(error)
            return [(job, failed) for job in jobs]
        except Exception as error:
            return self._one_by_one(jobs) if len(jobs) > 1 else [(jobs[0], error)]
        self.commits += 1
        return [*zip(jobs, new, strict=True)]

    def _one_by_one(self, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        return [answer for job in jobs for answer in self._append_all([job])]

    def _insert(self, jobs: list[_Job]) -> list[bool]:
        """Insert all rows whose ply is free, with what else they mean, or nothing of it; say which were free.

        After each call into the driver this thread waits for the interpreter, which is busy: so most often there is
        only one, a statement that commits itself.
        """
        self._open_log()
        try:
            return self._insert_and(jobs) if any(job.work for job in jobs) else self._insert_rows(jobs)
        except self._clash as error:
            raise _Taken from error

    def _insert_and(self, jobs: list[_Job]) -> list[bool]:
        self._cursor.execute("BEGIN")
        try:
            new = self._insert_rows(jobs)
            for job, is_new in zip(jobs, new, strict=True):
                if is_new and job.work is not None:
                    job.work(self._execute)
        except BaseException:
            self._cursor.execute("ROLLBACK")
            raise
        self._cursor.execute("COMMIT")
        return new

    def _insert_rows(self, jobs: list[_Job]) -> list[bool]:
        self._cursor.execute(insertion(self._mark, len(jobs)) + self._unless_taken, _values(jobs))
        return _found(jobs, self._cursor.fetchall()) if self._unless_taken else [True] * len(jobs)

    def _execute(self, statement: str, values: tuple[Any, ...]) -> None:
        self._cursor.execute(statement.replace("?", self._mark), values)

    def _open_log(self) -> None:
        if self._log is None:
            self._log = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self._cursor = self._log.connection.cursor()

    def _close_log(self) -> None:
        """Give the connection up: at the end, or when it broke; the next move opens a new one."""
        if self._log is not None:
            self._log.invalidate()
            self._log.close()
            self._log = None

    def _work(self, job: _Job) -> Any:
        assert job.work is not None
        try:
            with self.engine.begin() as connection:
                return job.work(connection)
        except SQLAlchemyError as error:
            return self._failed(error)
        except Exception as error:
            return error

    def _tell(self, answers: list[tuple[_Job, Any]]) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._deliver, answers)

    def _deliver(self, answers: list[tuple[_Job, Any]]) -> None:
        assert self._loop is not None
        self._open -= len(answers)
        self._progress = self._loop.time()
        for job, answer in answers:
            try:
                job.done(answer)
            except Exception:
                LOG.exception("what was to come after a write broke")


@cache
def insertion(mark: str, rows: int) -> str:
    """Return the statement that adds so many lines to the log."""
    row = f"({', '.join([mark] * len(COLUMNS))})"
    return f"INSERT INTO moves ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"


def _values(jobs: list[_Job]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(msgspec.structs.astuple(job.entry) for job in jobs if job.entry is not None))


def _found(jobs: list[_Job], rows: list[tuple[str, int]]) -> list[bool]:
    """Say of each job whether its line is among the new ones; of two that want the same ply, the first has it."""
    new, found = set(rows), []
    for job in jobs:
        key = (job.entry.table_id, job.entry.ply) if job.entry is not None else ("", 0)
        found.append(key in new)
        new.discard(key)
    return found


def _resolve(waits: asyncio.Future[Any], answer: Any) -> None:
    if waits.done():
        return
    if isinstance(answer, Exception):
        waits.set_exception(answer)
    else:
        waits.set_result(answer)


def _unavailable(error: Exception) -> Unavailable:
    made = Unavailable("error-db-silent")
    made.__cause__ = error
    return made
