"""How processes on one database tell each other that something is new. A lost notice costs time, never data."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Engine, text

from purrlor.server.db.store import Entry, written

LOG = logging.getLogger("purrlor.server")
CHANNEL = "purrlor"
FLUSH_SECONDS = 0.004
LONGEST = 7_000  # PostgreSQL takes 8,000 bytes
RETRY_SECONDS = 1.0
CLAIM = "SELECT t FROM unnest(%s::text[]) AS t WHERE pg_try_advisory_lock(hashtextextended(t, 0))"

# What is new (moves, chat, info, here), at which table, with a few words.
Heard = Callable[[str, str, str], None]


class Bus(Protocol):
    """Notices between processes, and who drives a table."""

    alone: bool  # nobody hears

    def publish(self, kind: str, table: str, words: str = "") -> None:
        """Tell the other processes, soon."""

    def moved(self, entry: Entry) -> None:
        """Tell the other processes of a move."""

    async def claim(self, tables: Sequence[str]) -> frozenset[str]:
        """Try to become the one process that moves bots and clocks at these tables; give those where it is."""

    async def release(self, table: str) -> None:
        """Let another process drive the table."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """One process for itself: there is nobody to tell, and it drives every table."""

    alone = True

    def publish(self, kind: str, table: str, words: str = "") -> None:
        """See Bus."""

    def moved(self, entry: Entry) -> None:
        """See Bus."""

    async def claim(self, tables: Sequence[str]) -> frozenset[str]:
        """See Bus."""
        return frozenset(tables)

    async def release(self, table: str) -> None:
        """See Bus."""

    async def close(self) -> None:
        """See Bus."""


class Postgres:
    """LISTEN and NOTIFY, gathered for a few milliseconds and sent outside of any move's transaction.

    Driving is an advisory lock of this process's own connection: when the process dies, however, the lock is gone.
    """

    alone = False

    def __init__(self, engine: Engine, heard: Heard) -> None:
        """Take the database, and whom to call with notices of others; `start` begins to listen."""
        self.engine = engine
        self.heard = heard
        self.me = secrets.token_hex(4)
        self._loop = asyncio.get_running_loop()
        self._pending: dict[str, None] = {}  # in order, each once
        self._flush: asyncio.TimerHandle | None = None
        self._stop = threading.Event()
        self._guard = threading.Lock()
        self._locks: Any = None
        self._held: frozenset[str] = frozenset()
        self._sending: set[asyncio.Task[None]] = set()
        self._listener = threading.Thread(target=self._listen, name="purrlor-listen", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._listener.start()

    # telling

    def publish(self, kind: str, table: str, words: str = "") -> None:
        """See Bus."""
        self._pending[f"{kind} {table} {words}".rstrip()] = None
        if self._flush is None:
            self._flush = self._loop.call_later(FLUSH_SECONDS, self._send)

    def moved(self, entry: Entry) -> None:
        """See Bus."""
        self.publish("moves", entry.table_id, written(entry))

    def _send(self) -> None:
        self._flush = None
        notices, self._pending = list(self._pending), {}
        task = self._loop.create_task(asyncio.to_thread(self._notify, notices))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _notify(self, notices: list[str]) -> None:
        try:
            with self._guard:
                for payload in packed(self.me, notices):
                    self._lock_connection().exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except Exception as error:
            LOG.warning("a notice to the other processes was lost (%s)", type(error).__name__)

    # hearing

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen_once()
            except Exception as error:
                LOG.warning("listening to the database broke off (%s); trying again", type(error).__name__)
                self._stop.wait(RETRY_SECONDS)

    def _listen_once(self) -> None:
        import psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._call("missed", "", "")  # notices may have been lost until now
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._unpack(notice.payload)

    def _unpack(self, payload: str) -> None:
        sender, *notices = payload.split("\n")
        if sender == self.me:
            return
        for notice in notices:
            kind, _, rest = notice.partition(" ")
            table, _, words = rest.partition(" ")
            self._call(kind, table, f"{sender} {words}" if kind == "here" else words)

    def _call(self, kind: str, table: str, words: str) -> None:
        self._loop.call_soon_threadsafe(self.heard, kind, table, words)

    # driving

    async def claim(self, tables: Sequence[str]) -> frozenset[str]:
        """See Bus."""
        return await asyncio.to_thread(self._claim, tables)

    def _claim(self, tables: Sequence[str]) -> frozenset[str]:
        with self._guard:
            connection = self._lock_connection()
            new = [table for table in tables if table not in self._held]
            if new:
                self._held |= set(connection.exec_driver_sql(CLAIM, (new,)).scalars())
            return self._held.intersection(tables)

    async def release(self, table: str) -> None:
        """See Bus."""
        await asyncio.to_thread(self._release, table)

    def _release(self, table: str) -> None:
        with self._guard:
            if table in self._held:
                self._held -= {table}
                query = text("SELECT pg_advisory_unlock(hashtextextended(:t, 0))")
                self._lock_connection().execute(query, {"t": table})

    def _lock_connection(self) -> Any:
        """Return the connection that holds the locks; a new one holds none."""
        if self._locks is None or self._locks.invalidated or self._locks.closed:
            self._held = frozenset()
            self._locks = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self._locks.execute(text("SET synchronous_commit TO off"))  # a notice may be lost, so no disk need keep it
        return self._locks

    async def close(self) -> None:
        """See Bus."""
        self._stop.set()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await asyncio.to_thread(self._listener.join)
        with self._guard:
            if self._locks is not None:
                self._locks.close()


def packed(sender: str, notices: list[str]) -> list[str]:
    """Put notices together into as few payloads as PostgreSQL takes."""
    payloads, current = [], sender
    for notice in notices:
        if len(current) + len(notice) + 1 > LONGEST:
            payloads.append(current)
            current = sender
        current += f"\n{notice}"
    return [*payloads, current]
