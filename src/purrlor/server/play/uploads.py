"""Records are replayed in one thread of their own, those of each address in turn, so that nobody else waits for them.

A record that somebody brings has few places to wait; the replay of a table that was played here has many, for a whole
class looks at its games when they end. Whoever does not read what was made for them gets nothing more meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from purrlor.server.errors import TooMuch, Unavailable
from purrlor.server.play.priorities import give_way
from purrlor.server.settings import Limits

T = TypeVar("T")
Check = Callable[[], None]
NICE = 10
LOOK_SECONDS = 0.5  # so often it is looked whether who asked is still there


class Disconnected(Exception):
    """Nobody waits for this any longer."""


@dataclass(eq=False)
class Job:
    """Something to be done aside: what, for which address, and who waits for it."""

    work: Callable[[Check], Any]
    address: str
    uploaded: bool
    done: asyncio.Future[Any]
    stopped: bool = False

    def check(self) -> None:
        """Go on only while somebody waits."""
        if self.stopped:
            raise Disconnected


class Uploads:
    """The thread, and those who wait for it."""

    def __init__(self, limits: Limits) -> None:
        """Take how many may wait; the thread begins with the first job."""
        self._limits = limits
        self._wake = threading.Condition()
        self._waiting: dict[tuple[bool, str], deque[Job]] = {}  # in the order of their turns
        self._running: Job | None = None
        self._busy: Counter[tuple[bool, str]] = Counter()  # jobs that wait, run, or whose answer is being sent
        self._held: Counter[str] = Counter()  # bytes that were made for an address and are not sent yet
        self._thread: threading.Thread | None = None
        self._closed = False

    async def do(
        self, work: Callable[[Check], T], address: str, uploaded: bool, gone: Callable[[], Awaitable[bool]]
    ) -> T:
        """Do something in the thread; it is stopped when who asked is gone, and when the server stops."""
        self._admit(address, uploaded)
        job = Job(work, address, uploaded, asyncio.get_running_loop().create_future())
        self._enter(job)
        try:
            while not job.done.done():
                await asyncio.wait([job.done], timeout=LOOK_SECONDS)
                if not job.done.done() and await gone():
                    raise Unavailable("error-asker-gone")
            found: T = job.done.result()
            return found
        finally:
            self._leave(job)

    @contextlib.contextmanager
    def sending(self, address: str, uploaded: bool, size: int) -> Iterator[None]:
        """Count what is being sent, until it is sent."""
        self._busy[uploaded, address] += 1
        with self._wake:
            self._held[address] += size
        try:
            yield
        finally:
            self._busy = +(self._busy - Counter([(uploaded, address)]))
            with self._wake:
                self._held = +(self._held - Counter({address: size}))
                self._wake.notify()

    def close(self) -> None:
        """Stop what is being done; nobody waits any longer."""
        with self._wake:
            self._closed = True
            jobs = [job for queue in self._waiting.values() for job in queue]
            jobs += [] if self._running is None else [self._running]
            self._waiting.clear()
            self._wake.notify()
        for job in jobs:
            job.stopped = True
            if not job.done.done():
                job.done.set_exception(Unavailable("error-stopping"))

    # who may

    def _admit(self, address: str, uploaded: bool) -> None:
        if self._closed:
            raise Unavailable("error-stopping")
        limits = self._limits
        if not uploaded:
            if self._busy[False, address] >= limits.replays_per_address:
                raise TooMuch("error-many-replays")
        elif self._busy[True, address] >= limits.uploads_per_address:
            raise TooMuch("error-records-reading")
        elif sum(count for (brought, _), count in self._busy.items() if brought) >= limits.uploads:
            raise TooMuch("error-many-records")

    def _enter(self, job: Job) -> None:
        self._busy[job.uploaded, job.address] += 1
        with self._wake:
            self._waiting.setdefault((job.uploaded, job.address), deque()).append(job)
            self._wake.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="purrlor-uploads", daemon=True)
            self._thread.start()

    def _leave(self, job: Job) -> None:
        job.stopped = True
        job.done.cancel()
        self._busy = +(self._busy - Counter([(job.uploaded, job.address)]))
        with self._wake:
            queue = self._waiting.get((job.uploaded, job.address))
            if queue is not None and job in queue:
                queue.remove(job)

    # the thread

    def _work(self) -> None:
        give_way(NICE)
        while (job := self._next()) is not None:
            found, failed = None, None
            try:
                job.check()
                found = job.work(job.check)
            except Exception as error:
                failed = error
            self._running = None
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is there any more
                job.done.get_loop().call_soon_threadsafe(_settle, job.done, found, failed)

    def _next(self) -> Job | None:
        """Wait for the next job; the addresses take turns."""
        with self._wake:
            while not self._closed:
                for key in list(self._waiting):
                    if not self._waiting[key]:
                        del self._waiting[key]
                    elif self._held[key[1]] < self._limits.held_bytes:
                        queue = self._waiting.pop(key)
                        self._running = queue.popleft()
                        self._waiting[key] = queue  # its next turn comes after all others
                        return self._running
                self._wake.wait()
        return None


def _settle(done: asyncio.Future[Any], found: Any, failed: Exception | None) -> None:
    if not done.done():
        done.set_exception(failed) if failed else done.set_result(found)
