"""The network: features in, a number for each listed move and the expected payoff of every seat out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from purrlor.engine.author.verbs import Verbs

NEVER = -1e9  # the logit of a place that holds no move


@dataclass(frozen=True)
class Shape:
    """The sizes of a network: rows of its table, width, blocks, look, moves, seats."""

    rows: int
    width: int
    blocks: int
    look: int
    moves: int
    seats: int


def move_parts(verbs: Verbs) -> NDArray[np.int64]:
    """Return what each move shares with others: its verb, and each argument by the name of its axis; 0 is nothing."""
    known: dict[Any, int] = {}
    found = np.zeros((verbs.size, 1 + max(len(verb.axes) for verb in verbs.all)), np.int64)
    for move in range(verbs.size):
        verb, arguments = verbs.parse(move)
        words = [(axis.name, axis.names[value]) for axis, value in zip(verb.axes, arguments, strict=True)]
        for k, part in enumerate([verb.name, *words]):
            found[move, k] = known.setdefault(part, len(known) + 1)
    return found


class Block(nn.Module):
    """Two layers beside a way straight through; at first it changes nothing."""

    def __init__(self, width: int) -> None:
        """Make the layers."""
        super().__init__()
        self.first, self.second = nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)

    def forward(self, h: Tensor) -> Tensor:
        """Return what comes out."""
        return torch.relu(h + self.second(torch.relu(self.first(h))))


class Network(nn.Module):
    """See docs/training.md; `export` gives its weights as judging knows them."""

    def __init__(self, shape: Shape, parts: NDArray[np.int64]) -> None:
        """Make the weights: all moves are alike at first, and no seat is ahead."""
        super().__init__()
        self.shape = shape
        self.embed = nn.Parameter(torch.randn(shape.rows, shape.width) * 0.1)
        self.start = nn.Parameter(torch.zeros(shape.width))
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        self.look = nn.Linear(shape.width, shape.look)
        self.own = nn.Parameter(torch.randn(shape.moves, shape.look) * 0.02)
        self.own_bias = nn.Parameter(torch.zeros(shape.moves))
        self.shared = nn.Parameter(torch.randn(int(parts.max()) + 1, shape.look) * 0.02)
        self.judge = nn.Linear(shape.width, shape.seats)
        nn.init.zeros_(self.judge.weight)
        self.register_buffer("parts", torch.from_numpy(parts), persistent=False)
        with torch.no_grad():
            self.embed[0] = 0
            self.shared[0] = 0

    def forward(self, features: Tensor, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of the listed moves and the values, from lists filled up with 0 and -1."""
        with torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda):
            h = torch.relu(self.start + self._summed(features))
            for block in self.blocks:
                h = block(h)
            q, values = self.look(h), torch.tanh(self.judge(h).float())
        every = nn.functional.linear(q.float(), self.move_table(), self.own_bias)  # small differences decide: in full
        return every.gather(1, moves.clamp(min=0).long()).masked_fill(moves < 0, NEVER), values

    def _summed(self, features: Tensor) -> Tensor:
        """Return the sum of the features' rows.

        On a GPU a product with ones and zeros is fastest, forward and backward: no sorting, no two writers of one row.
        """
        if features.device.type == "cpu":
            return nn.functional.embedding_bag(features.long(), self.embed, mode="sum", padding_idx=0)
        held = torch.zeros(len(features), self.shape.rows, dtype=torch.bfloat16, device=features.device)
        held.scatter_(1, features.long(), 1.0)
        held[:, 0] = 0
        return held @ self.embed.to(torch.bfloat16)

    def move_table(self) -> Tensor:
        """Return the weights of all moves: their own, their verb's and their arguments'."""
        shared = nn.functional.embedding_bag(self.parts, self.shared, mode="sum", padding_idx=0)
        return self.own + shared

    @torch.no_grad()
    def export(self) -> dict[str, NDArray[np.float32]]:
        """Return the weights by the names that judging knows, as h @ weight + bias."""
        made = {"embed": self.embed, "start": self.start, "look": self.look.weight.T, "look_bias": self.look.bias}
        for k, block in enumerate(self.blocks):
            made |= {f"in{k}": block.first.weight.T, f"in_bias{k}": block.first.bias}
            made |= {f"out{k}": block.second.weight.T, f"out_bias{k}": block.second.bias}
        made |= {"moves": self.move_table(), "moves_bias": self.own_bias}
        made |= {"judge": self.judge.weight.T, "judge_bias": self.judge.bias}
        return {name: np.ascontiguousarray(weight.float().cpu().numpy()) for name, weight in made.items()}

    @torch.no_grad()
    def take(self, weights: dict[str, NDArray[np.float32]]) -> None:
        """Take weights that were exported; what moves share is then in each of them."""
        for name, weight in {"embed": self.embed, "start": self.start, "moves": self.own}.items():
            weight.copy_(torch.from_numpy(weights[name]))
        self.own_bias.copy_(torch.from_numpy(weights["moves_bias"]))
        layers = {"look": self.look, "judge": self.judge}
        for k, block in enumerate(self.blocks):
            layers |= {f"in{k}": block.first, f"out{k}": block.second}
        for name, layer in layers.items():
            layer.weight.copy_(torch.from_numpy(weights[name]).T)
            layer.bias.copy_(torch.from_numpy(weights[bias_of(name)]))
        self.shared.zero_()


def bias_of(name: str) -> str:
    """Return the name of a layer's bias: `in_bias0` for `in0`, `look_bias` for `look`."""
    found = re.fullmatch(r"([a-z]+)(\d*)", name)
    assert found is not None
    return f"{found[1]}_bias{found[2]}"
