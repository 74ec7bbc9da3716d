"""A guided search in one position, its settings, and the bot that plays by it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.bots.base import Bot, Hint, Stop, asked
from purrlor.bots.guided.walk import grower
from purrlor.bots.nets.network import Network, NetworkRefused
from purrlor.bots.nets.player import NetworkBot
from purrlor.bots.nets.quantize import LOGIT
from purrlor.bots.search import Limits, TreeRun

if TYPE_CHECKING:
    from purrlor.bots.nets.glance import Judge
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

MOVES_A_PLACE = 24  # room for nodes: as many moves for every iteration; a full tree goes on without new ones
MOST_NODES = 1 << 19


@dataclass(frozen=True)
class GuidedSettings(Limits):
    """How a guided search thinks.

    `explore` is the constant of PUCT; priors are the network's shares at a `temperature` (above 1 they are flatter); a
    move that was never looked at promises `urgency` less than the mean of the others. `depth` further decisions are
    played by the network's shares before it judges; with `own` as many more as it takes until the thinking seat is
    asked itself, which knows its own cards. `others`: in the tree, other seats choose as one for all worlds (0), with
    priors of the world at hand (1), or as the network plays (2). `blend` is the share of the game's own `value`.
    """

    explore: float = 1.0
    temperature: float = 1.0
    urgency: float = 0.1
    depth: int = 0
    own: int = 0
    others: int = 0
    blend: float = 0.0


class GuidedRun(TreeRun):
    """A search that a network guides."""

    chunk = 16

    def __init__(self, match: Match, seat: int, settings: GuidedSettings, judge: Judge, seed: int) -> None:
        """Imagine the position. What other seats know already is hidden from this one: they begin with nothing."""
        wanted = settings.iterations * MOVES_A_PLACE or MOST_NODES
        super().__init__(match, seat, settings, seed, min(wanted, MOST_NODES) + match.game.definition.most + 1)
        self._judge, size = judge, len(self.tree)  # the judge's room is in use as long as this thinks
        self.world.arrays["root"]["quiet"] = 0  # what moves tell is what seats know
        self.world.give(priors=np.zeros(size), judged=np.zeros(size, np.int32))
        self.world.tell(glance=judge.address, warmth=max(1, round(settings.temperature * LOGIT)))
        self.world.tell(**{name: getattr(settings, name) for name in ("explore", "urgency", "depth", "blend")})
        self.world.tell(own=settings.own, others=settings.others)
        self._tell_knowledge(match, seat)

    def _tell_knowledge(self, match: Match, seat: int) -> None:
        rules, seen = match.game.definition, match.game.visibility
        knew = np.zeros((match.seats, len(rules.zones), len(rules.pieces)), np.int8)
        knew[seat] = self.world.arrays["known"]
        place = np.zeros(rules.verbs.size, np.int64)
        self.world.give(knew=knew, knows=knew.copy(), kinds=seen.kinds, sight=seen.sight, place=place)
        self.world.tell(seats=match.seats, zones=len(rules.zones), pieces=len(rules.pieces), log=rules.state.log_at)

    def grow(self, iterations: int) -> None:
        """See TreeRun."""
        self.done += iterations
        self.world.tell(iterations=iterations)
        self.world.run(grower())

    def is_settled(self) -> bool:
        """See TreeRun: there is but one move, or none of the others can be looked at as often as the first any more."""
        visits = sorted((seen for seen, _ in self.counts().values()), reverse=True)
        if len(visits) < 2:
            return True
        return bool(self.settings.iterations) and visits[0] - visits[1] > self.settings.iterations - self.done


class Guided(NetworkBot):
    """A search with a network's priors and values; its settings may depend on the number of seats."""

    def __init__(
        self, name: str, network: Network | NetworkRefused, search: Bot, two: GuidedSettings,
        more: GuidedSettings | None = None, blunder: float = 0.0,
    ) -> None:  # fmt: skip
        """Take the settings for two seats and for more."""
        super().__init__(name, network, search, blunder)
        self.two, self.more = two, more or two

    def how(self) -> dict[str, Any]:
        """See NetworkBot."""
        return {"two": asdict(self.two), "more": asdict(self.more), "blunder": self.blunder}

    def take(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """See NetworkBot: the move that was looked at most."""
        return self._thought(match, seat, moves, seed, stop)[0].move

    def weigh(self, match: Match, seat: int, seed: int, stop: Stop | None) -> list[Hint]:
        """See NetworkBot; the move that was looked at most is first."""
        return self._thought(match, seat, asked(match, seat), seed, stop)

    def begin(self, match: Match, seat: int, seed: int) -> GuidedRun:
        """Return a search of this bot's that has not thought yet."""
        return GuidedRun(match, seat, self.two if match.seats == 2 else self.more, self.judge_of(match), seed)

    def _thought(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> list[Hint]:
        run = self.begin(match, seat, seed)
        run.run(stop)
        return run.hints(moves)
