"""How it learns: proximal policy optimisation, with each seat's own decisions as its course."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from purrlor.train.crowd import Crowd
from purrlor.train.network import Network


@dataclass
class Recipe:
    """The numbers of the recipe; docs/training.md says what they are for."""

    trace: float = 0.95
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 16_384
    rate: tuple[float, float] = (4e-4, 2e-5)
    entropy: tuple[float, float] = (0.02, 0.002)
    value: float = 0.5
    norm: float = 0.5
    held: float = 0.1  # this share of a training goes by before anything falls, so that it always starts the same way

    def at(self, ends: tuple[float, float], done: float) -> float:
        """Return a number that falls from the first to the second end, by the share of the training that is done."""
        fallen = min(max((done - self.held) / (1 - self.held), 0.0), 1.0)
        return ends[0] + (ends[1] - ends[0]) * fallen


@torch.no_grad()
def judged(crowd: Crowd, trace: float) -> tuple[Tensor, Tensor]:
    """Return the advantages of the decisions, and what each seat came to, counted from the acting one.

    Generalised advantage estimation, backwards in time: of every seat it is known what it is worth, and how much more
    it came to, at its next own decision or at the end.
    """
    kept, sizes = crowd.kept, crowd.sizes
    seats, values = kept["seats"], kept["values"]
    round_table = torch.arange(values.shape[2], device=values.device)
    around = (round_table[None] - crowd.last_seats[:, None]) % sizes[:, None]
    worth = crowd.last_values.gather(1, around)
    more = torch.zeros_like(worth)
    gains, goals = torch.zeros_like(kept["logps"]), torch.zeros_like(values)
    for t in range(len(seats) - 1, -1, -1):
        over, me = kept["ended"][t].bool()[:, None], seats[t][:, None]
        worth, more = torch.where(over, kept["payoffs"][t], worth), more.masked_fill(over, 0.0)
        mine = values[t][:, :1]
        gain = worth.gather(1, me) - mine + trace * more.gather(1, me)
        worth, more = worth.scatter(1, me, mine), more.scatter(1, me, gain)
        gains[t] = gain[:, 0]
        goals[t] = (worth + more).gather(1, (round_table[None] + me) % sizes[:, None])
    return gains, goals


@dataclass
class Lesson:
    """What a round of learning saw, on average."""

    entropy: float
    error: float
    drift: float


def learn(
    net: Network,
    optimizer: torch.optim.Optimizer,
    crowds: list[Crowd],
    recipe: Recipe,
    done: float,
    chance: torch.Generator,
) -> Lesson:
    """Learn from what all crowds did; `done` is the share of the training that is over."""
    found = [judged(crowd, recipe.trace) for crowd in crowds]
    longest = max(crowd.longest for crowd in crowds)
    data = {n: torch.cat([c.kept[n].flatten(0, 1) for c in crowds]) for n in ("features", "choices", "logps")}
    data["moves"] = torch.cat([c.kept["moves"].flatten(0, 1)[:, :longest] for c in crowds])
    data["gains"] = torch.cat([gains.flatten() for gains, _ in found])
    data["goals"] = torch.cat([goals.flatten(0, 1) for _, goals in found])
    data["sizes"] = torch.cat([c.sizes.repeat(c.steps) for c in crowds])
    data["gains"] = (data["gains"] - data["gains"].mean()) / (data["gains"].std() + 1e-6)
    for group in optimizer.param_groups:
        group["lr"] = recipe.at(recipe.rate, done)
    entropy_bonus, total, seen = recipe.at(recipe.entropy, done), len(data["gains"]), []
    for _ in range(recipe.epochs):
        order = torch.randperm(total, generator=chance, device=data["gains"].device)
        for part in order.split(recipe.minibatch):
            seen.append(_step(net, optimizer, {n: of[part] for n, of in data.items()}, recipe, entropy_bonus))
    return Lesson(*torch.stack(seen).mean(dim=0).tolist())


def _step(
    net: Network, optimizer: torch.optim.Optimizer, part: dict[str, Tensor], recipe: Recipe, entropy_bonus: float
) -> Tensor:
    """Learn from some decisions; give entropy, error of the values, and how far the policy has moved."""
    logits, values = net(part["features"], part["moves"])
    logps = torch.log_softmax(logits, dim=1)
    apart = logps.gather(1, part["choices"][:, None])[:, 0] - part["logps"]
    ratio, gains = apart.exp(), part["gains"]
    policy = -torch.min(ratio * gains, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gains).mean()
    entropy = -(logps.exp() * logps).sum(dim=1).mean()
    there = torch.arange(values.shape[1], device=values.device)[None] < part["sizes"][:, None]
    error = ((values - part["goals"]).square() * there).sum() / there.sum()
    loss = policy + recipe.value * error - entropy_bonus * entropy
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), recipe.norm)
    optimizer.step()
    return torch.stack([entropy.detach(), error.detach(), apart.detach().square().mean() / 2])
