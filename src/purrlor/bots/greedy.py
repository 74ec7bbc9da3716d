"""Greedy: try every move in some imagined worlds, and take the one after which the game's `value` is best."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from purrlor.bots.base import Bot, Hint, Stop, asked
from purrlor.bots.compiled import HEADER, PLAN, World, begin, compile_loop, worth
from purrlor.engine.author.chance import fresh_seed
from purrlor.engine.compile.intrinsics import at, call3, carray, copy_bytes

if TYPE_CHECKING:
    from purrlor.engine.match.match import Match
    from purrlor.engine.match.presentation import Move

WORLDS = 16


class Greedy(Bot):
    """One step ahead, on `worlds` imagined worlds."""

    def __init__(self, name: str, worlds: int = WORLDS, blunder: float = 0.0) -> None:
        """Take the number of worlds."""
        super().__init__(name, blunder)
        self.worlds = worlds

    def settings(self) -> dict[str, Any]:
        """See Bot."""
        return {"worlds": self.worlds, **super().settings()}

    def think(self, match: Match, seat: int, moves: list[Move], seed: int, stop: Stop | None) -> Move:
        """See Bot."""
        values = self.values(match, seat, seed)
        best = max(values.values())
        return random.Random(f"tie {seed}").choice([move for move in moves if values.get(move.id) == best])

    def judge(self, match: Match, seat: int, seed: int | None = None, stop: Stop | None = None) -> list[Hint]:
        """See Bot; the share of a win is the game's own `value` here."""
        values = self.values(match, seat, fresh_seed() if seed is None else seed)
        tried = [(move, values.get(move.id)) for move in asked(match, seat)]
        hints = [Hint(move, 0 if value is None else self.worlds, value or 0.0) for move, value in tried]
        return sorted(hints, key=lambda hint: -hint.win)

    def values(self, match: Match, seat: int, seed: int) -> dict[int, float]:
        """Return each move's value; a quick world may leave out moves that lead nowhere, like taking one back."""
        world, totals = World(match, seat, seed), np.zeros(match.game.definition.most + 2)
        world.give(totals=totals)
        world.tell(worlds=self.worlds)
        world.run(loop())
        listed = world.arrays["out"][1 : int(world.plan["listed"][0]) + 1]
        return {int(move): float(total) / self.worlds for move, total in zip(listed, totals[1:], strict=False)}


@cache
def loop() -> Any:
    """Return the compiled loop."""
    return compile_loop(try_all)


def try_all(plan: int) -> int:
    """Add up each move's value over the worlds; the list of moves is the same in all of them."""
    p = carray(at(plan), 1, PLAN)[0]
    s, t = carray(at(p.world), 1, HEADER)[0], carray(at(p.trial), 1, HEADER)[0]
    thinker, out = carray(at(p.mind), 1, HEADER)[0], carray(at(p.out), p.most + 2, np.int32)
    totals = carray(at(p.totals), p.most + 2, np.float64)
    for n in range(p.worlds):
        begin(p, s, thinker)
        listed = call3(p.legal, p.world, p.me, p.out)
        if n == 0:
            p.listed = listed
        if listed < 1 or listed != p.listed:
            return 0
        for i in range(1, p.listed + 1):
            copy_bytes(p.trial, p.world, p.head)
            if call3(p.apply, p.trial, p.me, out[i]) != 1 or t.fault != 0:
                return 0
            totals[i] += worth(p, p.trial, t, p.me)
    return 1
