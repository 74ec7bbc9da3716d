"""What bots with a network share: they play with it where it knows the match; elsewhere a search plays, and says so."""

from __future__ import annotations

import logging
import threading
from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from purrlor.bots.base import Bot, Hint, Stop
from purrlor.bots.nets.fits import check_game, check_table
from purrlor.bots.nets.glance import Judge
from purrlor.bots.nets.network import Network, NetworkRefused
from purrlor.engine.author.chance import fresh_seed
from purrlor.said import Said

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

LOG = logging.getLogger("purrlor.bots")


class NetworkBot(Bot):
    """A bot that has a network, and a search for matches that the network has not learned."""

    def __init__(self, name: str, network: Network | NetworkRefused, search: Bot, blunder: float = 0.0) -> None:
        """Take the network, or why there is none, and the search that plays without it."""
        super().__init__(name, blunder)
        self.network, self.search = network, search
        self._desks = threading.local()  # a judge has room for one position

    def settings(self) -> dict[str, Any]:
        """See Bot; with what network it plays, or why with none."""
        if isinstance(self.network, NetworkRefused):
            return {"network": None, "why": str(self.network), "search": self.search.settings()}
        made = {"network": self.network.name, "mark": self.network.mark, **self.how()}
        return {**made, "search": self.search.settings()}

    def refusal(self, match: Match) -> NetworkRefused | None:
        """Return why the network does not play this match, if it does not."""
        if isinstance(self.network, NetworkRefused):
            return self.network
        try:
            check_game(self.network, match.game)
            check_table(self.network, match.game, match.seats, match.options)
        except NetworkRefused as refused:
            return refused
        return None

    def think(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """See Bot."""
        if self._is_refused(match):
            return self.search.think(match, seat, moves, seed, stop)
        return self.take(match, seat, moves, seed, stop)

    def judge(self, match: Match, seat: int, seed: int | None = None, stop: Stop | None = None) -> list[Hint]:
        """See Bot."""
        if self._is_refused(match):
            return self.search.judge(match, seat, seed, stop)
        return self.weigh(match, seat, fresh_seed() if seed is None else seed, stop)

    @abstractmethod
    def how(self) -> dict[str, Any]:
        """Return the settings besides the network."""

    @abstractmethod
    def take(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """Choose a move in a match that the network knows."""

    @abstractmethod
    def weigh(self, match: Match, seat: int, seed: int, stop: Stop | None) -> list[Hint]:
        """Return all moves with their worth, best first, in a match that the network knows."""

    def judge_of(self, match: Match) -> Judge:
        """Return what judges in this thread."""
        held: Judge | None = getattr(self._desks, "judge", None)
        if held is None or held.game is not match.game:
            assert isinstance(self.network, Network)
            held = self._desks.judge = Judge(self.network, match.game)
        return held

    def _is_refused(self, match: Match) -> bool:
        why = self.refusal(match)
        if why is not None:
            say_once(self.name, str(why))
        return why is not None


_said: set[tuple[str, str]] = set()
_saying = threading.Lock()  # bots think in several threads


def say_once(name: str, why: str) -> None:
    """Say that a bot plays without its network, and why."""
    with _saying:
        if (name, why) in _said:
            return
        _said.add((name, why))
    LOG.warning("%s", Said("network-search", why=why, bot=name))
