"""Whether what is written is kept: the server tries it itself, and tells those whom it concerns."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable

from sqlalchemy import Connection, text

from purrlor.said import Said
from purrlor.server.db.store import Store
from purrlor.server.errors import Unavailable

LOG = logging.getLogger("purrlor.server")
LOOK_SECONDS = 0.25
STALL_SECONDS = 1.0  # a disk that answers nothing for so long is a trouble
TRIAL_SECONDS = 5.0  # between two trials, whoever asks
PATIENCE_SECONDS = 2.0  # for one trial
TRIAL = text(
    "INSERT INTO facts (name, value) VALUES ('trial', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
TOLD = Said("notice-database")


class Health:
    """What the server knows about its database."""

    def __init__(self, store: Store, now: Callable[[], float], tell: Callable[[Said | None], None]) -> None:
        """Take the store, the time of day, and what tells everybody (nothing: it is over)."""
        self._store, self._now, self._tell = store, now, tell
        self.trouble = ""  # what is wrong, for the operator; empty while all is well
        self._since = 0.0
        self._tried = -TRIAL_SECONDS
        self._trial: asyncio.Task[None] | None = None
        self._failures = 0
        self._file = _file_of(store)

    async def watch(self) -> None:
        """Look again and again whether something could not be written, or waits for long."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            store = self._store
            if store.failures != self._failures:
                self._failures = store.failures
                self._note(store.failure)
            elif store.stalled_seconds() > STALL_SECONDS:
                self._note("it does not answer")
            if self.trouble:
                await self.check()

    async def check(self) -> str:
        """Write something, unless that was tried a moment ago; give what is wrong, or nothing."""
        now = time.monotonic()
        if self._trial is None and now - self._tried >= TRIAL_SECONDS:
            self._tried = now
            self._trial = asyncio.create_task(self._try())
            self._trial.add_done_callback(self._tried_it)
        if self._trial is not None:
            await asyncio.wait([self._trial], timeout=PATIENCE_SECONDS)
        return self.trouble

    def _tried_it(self, _: asyncio.Task[None]) -> None:
        self._trial = None

    async def _try(self) -> None:
        try:
            await self._store.write(_write, self._now())
        except Unavailable as error:
            self._note(str(error.__cause__ or error))
            return
        if self._file != _file_of(self._store):
            self._note("its file is gone")
        elif self.trouble:
            self._over()

    def _note(self, reason: str) -> None:
        """Something is wrong: say it once, in the log and to everybody."""
        if not self.trouble:
            self._since = time.monotonic()
            LOG.error("the database does not keep what is written: %s", reason)
            self._tell(TOLD)
        self.trouble = reason

    def _over(self) -> None:
        LOG.warning("the database keeps what is written again, after %.0f s", time.monotonic() - self._since)
        self.trouble, self._failures = "", self._store.failures
        self._tell(None)


def _write(connection: Connection, now: float) -> None:
    connection.execute(TRIAL, {"now": f"{now:.3f}"})


def _file_of(store: Store) -> tuple[int, int] | None:
    """Return which file the database is, where it is one: a file that was removed still takes what is written."""
    name = store.engine.url.database
    if store.engine.dialect.name != "sqlite" or not name or name == ":memory:":
        return None
    try:
        found = os.stat(name)
    except OSError:
        return (0, 0)
    return found.st_dev, found.st_ino
