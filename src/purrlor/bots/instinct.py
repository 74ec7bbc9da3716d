"""Instinct: a network's glance, without a search; where it has not learned the game at hand, a search plays."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.bots.base import Bot, Hint, Stop, asked
from purrlor.bots.compiled import mind
from purrlor.bots.nets.fits import check_game, check_table
from purrlor.bots.nets.glance import Decision, Judge
from purrlor.bots.nets.network import Network, NetworkRefused
from purrlor.bots.nets.quantize import LOGIT, PAYOFF, SHARE_STEP, SHARES
from purrlor.engine.author.chance import fresh_seed
from purrlor.said import Said

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

LOG = logging.getLogger("purrlor.bots")
TEMPERATURE = 0.1  # nearly always the best move; but not the same game for ever where nothing is dealt
WHOLE = 1000  # shares of moves are told in thousandths


class Instinct(Bot):
    """The move that a network likes best, or nearly so; `temperature` 0 is always the best."""

    def __init__(
        self, name: str, network: Network | NetworkRefused, search: Bot, temperature: float = TEMPERATURE
    ) -> None:
        """Take the network, or why there is none, and the search that plays without it."""
        super().__init__(name)
        self.network, self.search, self.temperature = network, search, temperature
        self.warmth = round(temperature * LOGIT)
        self._desks = threading.local()  # a judge has room for one position

    def settings(self) -> dict[str, Any]:
        """See Bot; with what network it plays, or why with none."""
        if isinstance(self.network, NetworkRefused):
            return {"network": None, "why": str(self.network), "search": self.search.settings()}
        made = {"network": self.network.name, "mark": self.network.mark, "temperature": self.temperature}
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
        if (why := self.refusal(match)) is not None:
            say_once(self.name, str(why))
            return self.search.think(match, seat, moves, seed, stop)
        number = self._decided(match, seat, seed).move
        return next((move for move in moves if move.id == number), moves[0])

    def judge(self, match: Match, seat: int, seed: int | None = None, stop: Stop | None = None) -> list[Hint]:
        """See Bot; `visits` are the shares of the moves in thousandths, and all expect what the seat may expect now."""
        if (why := self.refusal(match)) is not None:
            say_once(self.name, str(why))
            return self.search.judge(match, seat, seed, stop)
        seen = self._decided(match, seat, fresh_seed() if seed is None else seed)
        shares, win = _shares(self._network, seen), win_of(int(seen.values[0]), match.seats)
        hints = [Hint(move, shares.get(move.id, 0), win) for move in asked(match, seat)]
        return sorted(hints, key=lambda hint: -hint.visits)

    @property
    def _network(self) -> Network:
        assert isinstance(self.network, Network)
        return self.network

    def _decided(self, match: Match, seat: int, seed: int) -> Decision:
        return self.judge_of(match).decide(match, seat, self.warmth, mind(seed))

    def judge_of(self, match: Match) -> Judge:
        """Return what judges in this thread."""
        held: Judge | None = getattr(self._desks, "judge", None)
        if held is None or held.game is not match.game:
            held = self._desks.judge = Judge(self._network, match.game)
        return held


def win_of(value: int, seats: int) -> float:
    """Return the share of a win that belongs to an expected payoff in whole units."""
    return min(1.0, max(0.0, (value / PAYOFF * (seats - 1) + 1) / seats))


def _shares(net: Network, seen: Decision) -> dict[int, int]:
    """Return every move's share at temperature 1, in thousandths."""
    behind = (int(seen.logits.max()) - seen.logits.astype(np.int64)) * SHARE_STEP // LOGIT
    parts = np.where(behind < SHARES, net.arrays["exp"][np.minimum(behind, SHARES - 1)], 0).astype(np.int64)
    return dict(zip(seen.moves, (WHOLE * parts // parts.sum()).tolist(), strict=True))


_said: set[tuple[str, str]] = set()
_saying = threading.Lock()  # bots think in several threads


def say_once(name: str, why: str) -> None:
    """Say that a bot plays without its network, and why."""
    with _saying:
        if (name, why) in _said:
            return
        _said.add((name, why))
    LOG.warning("%s", Said("network-search", why=why, bot=name))
