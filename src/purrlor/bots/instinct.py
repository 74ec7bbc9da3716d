"""Instinct: a network's glance, without a search; where it has not learned the game at hand, a search plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.bots.base import Bot, Hint, Stop, asked
from purrlor.bots.compiled import mind
from purrlor.bots.nets.glance import Decision
from purrlor.bots.nets.network import Network, NetworkRefused
from purrlor.bots.nets.player import NetworkBot
from purrlor.bots.nets.quantize import LOGIT, PAYOFF, SHARE_STEP, SHARES

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

TEMPERATURE = 0.1  # nearly always the best move; but not the same game for ever where nothing is dealt
WHOLE = 1000  # shares of moves are told in thousandths


class Instinct(NetworkBot):
    """The move that a network likes best, or nearly so; `temperature` 0 is always the best."""

    def __init__(
        self, name: str, network: Network | NetworkRefused, search: Bot, temperature: float = TEMPERATURE
    ) -> None:
        """Take the network, or why there is none, and the search that plays without it."""
        super().__init__(name, network, search)
        self.temperature, self.warmth = temperature, round(temperature * LOGIT)

    def how(self) -> dict[str, Any]:
        """See NetworkBot."""
        return {"temperature": self.temperature}

    def take(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """See NetworkBot."""
        number = self._decided(match, seat, seed).move
        return next((move for move in moves if move.id == number), moves[0])

    def weigh(self, match: Match, seat: int, seed: int, stop: Stop | None) -> list[Hint]:
        """See NetworkBot; `visits` are shares of moves in thousandths, and all expect what the seat may expect now."""
        seen = self._decided(match, seat, seed)
        assert isinstance(self.network, Network)
        shares, win = _shares(self.network, seen), win_of(int(seen.values[0]), match.seats)
        hints = [Hint(move, shares.get(move.id, 0), win) for move in asked(match, seat)]
        return sorted(hints, key=lambda hint: -hint.visits)

    def _decided(self, match: Match, seat: int, seed: int) -> Decision:
        return self.judge_of(match).decide(match, seat, self.warmth, mind(seed))


def win_of(value: int, seats: int) -> float:
    """Return the share of a win that belongs to an expected payoff in whole units."""
    return min(1.0, max(0.0, (value / PAYOFF * (seats - 1) + 1) / seats))


def _shares(net: Network, seen: Decision) -> dict[int, int]:
    """Return every move's share at temperature 1, in thousandths."""
    behind = (int(seen.logits.max()) - seen.logits.astype(np.int64)) * SHARE_STEP // LOGIT
    parts = np.where(behind < SHARES, net.arrays["exp"][np.minimum(behind, SHARES - 1)], 0).astype(np.int64)
    return dict(zip(seen.moves, (WHOLE * parts // parts.sum()).tolist(), strict=True))
