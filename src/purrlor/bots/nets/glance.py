"""A glance: what a seat may know of a state, judged by a network, in one compiled step.

`glance` is a rule: bulk play and searches compile it into their loops and hand it a `GLANCE` by its address.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.compiled import HEADER, compile_loop
from purrlor.bots.nets.forward import B2, B4, NET, Desk, choose_from, judge_position
from purrlor.bots.nets.network import Network
from purrlor.engine.batch.encoding import context, encoding
from purrlor.engine.batch.features import EncodingContext, turned, write_features
from purrlor.engine.compile.intrinsics import address_record, at, call3, carray
from purrlor.engine.compile.rule import rule
from purrlor.errors import RulesFault

if TYPE_CHECKING:
    from purrlor.engine.match.game_base import GameBase
    from purrlor.engine.match.match import Match

# What a glance needs: the network with its room, the game's encoding, and room for features and for moves.
GLANCE = np.dtype([
    (name, "i8") for name in ("net", "encoding", "census", "features", "moves", "zones", "pieces", "cells", "most")
])  # fmt: skip
# One decision, for Python: where the state is and what the seat knows; the loop lists the moves and takes one.
DECISION = np.dtype([
    (name, "i8")
    for name in ("glance", "legal", "state", "known", "mind", "out", "seats", "seat", "warmth", "listed", "place")
])  # fmt: skip


class Judge:
    """A network that looks at a game's states, one at a time: every thread needs its own."""

    def __init__(self, net: Network, game: GameBase) -> None:
        """Make room; whether the network is for this game is asked elsewhere."""
        rules, code = game.definition, encoding(game)
        self.game, self.desk = game, Desk(net, rules.most)
        self._room: dict[str, NDArray[Any]] = {
            "census": np.zeros(len(rules.zones) * len(rules.pieces), np.int16),
            "features": np.zeros(code.most + 1, np.int32), "moves": np.zeros(rules.most + 2, np.int32),
        }  # fmt: skip
        facts = {
            "net": self.desk.address, "encoding": context(game)[1], "zones": len(rules.zones),
            "pieces": len(rules.pieces), "cells": code.most + 1, "most": rules.most,
        }  # fmt: skip
        self._record, self.address = address_record(GLANCE, self._room, facts)

    def decide(self, match: Match, seat: int, warmth: int, mind: NDArray[Any]) -> Decision:
        """Judge a seat's moves and take one: the best, or, with warmth, one drawn by shares."""
        rules, state = self.game.definition, match.state.copy()
        state["quick"] = 1  # a quick list leaves out moves that lead nowhere, which training never met
        out, known = np.zeros(rules.most + 2, np.int32), np.ascontiguousarray(match.knowledge.of(seat))
        arrays = {"state": state, "known": known, "mind": mind, "out": out}
        facts = {
            "glance": self.address, "legal": self.game.entries.compiled["legal"].address,
            "seats": match.seats, "seat": seat, "warmth": warmth,
        }  # fmt: skip
        record, plan = address_record(DECISION, arrays, facts)
        if deciding()(plan) != 1:
            raise RulesFault("error-rules-imagined", game=self.game.title)
        listed, place = int(record["listed"][0]), int(record["place"][0])
        return Decision(out[1 : listed + 1].tolist(), place, self.desk.logits[:listed].copy(), self.desk.values.copy())


class Decision:
    """What a glance saw: the moves, which one it takes, their logits, and what each seat may expect, itself first."""

    def __init__(self, moves: list[int], place: int, logits: NDArray[np.int32], values: NDArray[np.int32]) -> None:
        """Take what the loop left."""
        self.moves, self.place, self.logits, self.values = moves, place, logits, values

    @property
    def move(self) -> int:
        """Return the number of the move that it takes."""
        return self.moves[self.place]


@rule
def glance(g: Any, state: int, known: int, seats: int, seat: int, out: int, listed: int) -> None:
    """Judge a seat's moves, which `legal` has listed: logits and values lie in the network's room afterwards."""
    c, moves = carray(at(g.encoding), 1, EncodingContext)[0], carray(at(g.moves), g.most + 2, B4)
    census, features = carray(at(g.census), g.zones * g.pieces, B2), carray(at(g.features), g.cells, B4)
    numbers = carray(at(out), g.most + 2, B4)
    count = write_features(c, state, known, seat, census, features)
    for k in range(listed):
        moves[k] = turned(c, seats, seat, numbers[1 + k])
    judge_position(carray(at(g.net), 1, NET)[0], g.features, count, g.moves, listed)


@rule
def take_one(g: Any, listed: int, warmth: int, mind: Any) -> int:
    """Return the place in the list of the move to play, after a glance."""
    return choose_from(carray(at(g.net), 1, NET)[0], g.moves, listed, warmth, mind)


def decide(plan: int) -> int:
    """See Judge.decide."""
    p = carray(at(plan), 1, DECISION)[0]
    g, mind = carray(at(p.glance), 1, GLANCE)[0], carray(at(p.mind), 1, HEADER)[0]
    p.listed = call3(p.legal, p.state, p.seat, p.out)
    if p.listed < 1:
        return 0
    glance(g, p.state, p.known, p.seats, p.seat, p.out, p.listed)
    p.place = take_one(g, p.listed, p.warmth, mind)
    return 1


@cache
def deciding() -> Any:
    """Return the compiled function."""
    return compile_loop(decide)
