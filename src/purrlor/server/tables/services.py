"""What a table needs of the process that it lives in."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

import purrlor
from purrlor.errors import UnknownGame
from purrlor.server.db.notify import Alone, Bus
from purrlor.server.db.store import Store
from purrlor.server.metrics import Metrics
from purrlor.server.play.bots import Thinkers
from purrlor.server.play.editions import Editions
from purrlor.server.settings import Settings


class Services(ABC):
    """The store, the bus, the games and the bots, shared by all tables of a process; the parlour is one."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Take what is settled before the event loop runs."""
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.editions = Editions(store)
        self.thinkers = Thinkers(settings.thinkers)
        self.bus: Bus = Alone()
        self.time: Callable[[], float] = time.monotonic  # the event loop's, once it runs

    def knows(self, game: str, version: int) -> bool:
        """Return whether tables of this game and rules version can be played here."""
        try:
            return purrlor.game(game).version == version
        except UnknownGame:
            return False

    @abstractmethod
    def drop(self, table_id: str) -> None:
        """Forget a table that cannot be read now; whoever is there comes back, and then it is read anew."""
