"""The games, each made ready once: its cards read, its rules compiled (half a minute, the first time ever)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable

import purrlor
from purrlor.engine import Game
from purrlor.errors import PurrlorError
from purrlor.server.db.decks import Deck, find_deck
from purrlor.server.db.store import Store
from purrlor.server.errors import Unavailable

LOG = logging.getLogger("purrlor.server")
COMPILING = "purrlor-compile"
Edition = tuple[str, str]


class Editions:
    """Games by name and edition of their cards."""

    def __init__(self, store: Store) -> None:
        """Take the store, which keeps edited cards."""
        self._store = store
        self._games: dict[Edition, Game | None] = {}
        self._making: dict[Edition, asyncio.Future[Game | None]] = {}

    async def game(self, name: str, edition: str = "") -> Game | None:
        """Return a game with edited cards or the usual ones; none when there are no such cards."""
        key = name, edition
        if key in self._games:
            return self._games[key]
        deck = await self._store.read(find_deck, edition) if edition else None
        if edition and (deck is None or deck.game != name):
            return None
        if key not in self._making:
            self._making[key] = aside(lambda: _ready(name, deck))
            self._making[key].add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(self._making[key])

    def _made(self, key: Edition, done: asyncio.Future[Game | None]) -> None:
        del self._making[key]
        if done.exception() is None:
            self._games[key] = done.result()

    def close(self) -> None:
        """Nobody waits any longer for a game that is being made."""
        for waiting in self._making.values():
            if not waiting.done():  # its callback comes later, so nothing is taken out of the dict meanwhile
                waiting.set_exception(Unavailable("error-stopping"))


def aside(work: Callable[[], Game | None]) -> asyncio.Future[Game | None]:
    """Do something in a thread for which nobody waits when the server stops."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Game | None] = loop.create_future()

    def answer(found: Game | None, error: Exception | None) -> None:
        if not done.done():
            done.set_exception(error) if error else done.set_result(found)

    def run() -> None:
        found, failed = None, None
        try:
            found = work()
        except Exception as error:
            failed = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is there any more
            loop.call_soon_threadsafe(answer, found, failed)

    threading.Thread(target=run, name=COMPILING, daemon=True).start()
    return done


def compiles() -> bool:
    """Return whether a game is being compiled: that cannot be interrupted."""
    return any(thread.name == COMPILING for thread in threading.enumerate())


def _ready(name: str, deck: Deck | None) -> Game | None:
    """Load a game and its rules; cards that these rules no longer understand give none."""
    try:
        game = purrlor.game(name) if deck is None else deck.make()
    except PurrlorError:
        LOG.warning("the cards of edition %s cannot be read any more", "" if deck is None else deck.edition)
        return None
    assert game.backend is not None
    return game
