"""Matches that the network plays with itself, and what came of it: two crowds in turns.

While one crowd's moves are played on the cores, the other's decisions are judged on the device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from purrlor.engine.batch.selfplay import Everyone
from purrlor.engine.match.game import Game
from purrlor.train.network import Network

KEPT = ("features", "moves", "seats", "choices", "logps", "values", "ended", "payoffs")


class Crowd:
    """Matches, and the last `steps` decisions of each on the device."""

    def __init__(
        self, game: Game, tables: Mapping[int, int], seed: int, steps: int, device: torch.device, **more: Any
    ) -> None:
        """Deal the matches, and make room."""
        self.device, self.steps = device, steps
        self.play = Everyone(game, tables, seed, room=self._room, **more)
        self._host: dict[str, Tensor] = {
            n: torch.from_numpy(getattr(self.play, n))
            for n in ("features", "moves", "seats", "ended", "payoffs", "choices")
        }
        count, seats = len(self.play), self.play.payoffs.shape[1]
        shapes = {"features": self.play.width, "moves": self.play.most, "payoffs": seats, "values": seats}
        kinds = {
            "features": torch.int16,
            "moves": torch.int16,
            "seats": torch.int64,
            "choices": torch.int64,
            "ended": torch.int8,
        }
        self.kept = {
            n: torch.zeros(
                (steps, count, *((shapes[n],) if n in shapes else ())), dtype=kinds.get(n, torch.float32), device=device
            )
            for n in KEPT
        }
        self.sizes = torch.from_numpy(self.play.sizes).to(device)
        self.last_values = torch.zeros(count, seats, device=device)
        self.longest = 1
        self._wait: Callable[[], None] = lambda: None
        self.play.reset()

    def _room(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        made = torch.zeros(
            shape, dtype=torch.from_numpy(np.zeros(1, kind)).dtype, pin_memory=self.device.type == "cuda"
        )
        found: NDArray[Any] = made.numpy()
        return found

    @torch.no_grad()
    def decide(self, net: Network, t: int, chance: torch.Generator) -> None:
        """Wait for the last moves, note what came of them, judge what is to be decided, and play on."""
        self._wait()
        if t > 0:
            self._note(t - 1)
        kept = self.kept
        for name in ("features", "moves", "seats"):
            kept[name][t] = self._host[name].to(self.device, non_blocking=True)
        self.longest = max(self.longest, int(self.play.move_counts.max()))
        logits, kept["values"][t] = net(kept["features"][t], kept["moves"][t][:, : self.longest])
        logps = torch.log_softmax(logits, dim=1)
        noise = torch.rand(logps.shape, generator=chance, device=self.device).clamp_(min=1e-9)
        choice = (logps - torch.log(-torch.log(noise))).argmax(dim=1)
        kept["choices"][t], kept["logps"][t] = choice, logps.gather(1, choice[:, None])[:, 0]
        self._host["choices"].copy_(choice)  # waits for the device
        self._wait = self.play.go()

    @torch.no_grad()
    def finish(self, net: Network) -> None:
        """Wait for the last moves, and judge what they led to; it is decided in the next round."""
        self._wait()
        self._wait = lambda: None
        self._note(self.steps - 1)
        features, moves = (self._host[n].to(self.device, non_blocking=True) for n in ("features", "moves"))
        self.last_seats = self._host["seats"].to(self.device, non_blocking=True)
        self.last_values = net(features, moves[:, :1])[1]

    def _note(self, t: int) -> None:
        for name in ("ended", "payoffs"):
            self.kept[name][t].copy_(self._host[name], non_blocking=True)


def collect(crowds: list[Crowd], net: Network, steps: int, chance: torch.Generator) -> None:
    """Let all crowds decide `steps` times, in turns."""
    for t in range(steps):
        for crowd in crowds:
            crowd.decide(net, t, chance)
    for crowd in crowds:
        crowd.finish(net)
