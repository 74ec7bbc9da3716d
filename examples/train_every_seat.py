"""A network learns a cat game by playing itself: python examples/train_every_seat.py kitty-cataclysm 60 (seconds)."""

import sys
import time

import numpy as np
import torch

from purrlor.adapters.everyone import EverySeatVectorEnv

MATCHES, STEPS, WIDTH = 512, 32, 64
torch.manual_seed(1)
envs = EverySeatVectorEnv(sys.argv[1], {2: MATCHES}, threads=1)
features = torch.nn.EmbeddingBag(envs.encoding.size + 1, WIDTH, mode="sum", padding_idx=0)
body = torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Linear(WIDTH, WIDTH), torch.nn.ReLU())
policy, value = torch.nn.Linear(WIDTH, envs.game.definition.verbs.size), torch.nn.Linear(WIDTH, 1)
every = [*features.parameters(), *body.parameters(), *policy.parameters(), *value.parameters()]
optimizer = torch.optim.Adam(every, 1e-3)


def judge(lists: torch.Tensor, listed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the chances of the listed moves, as logarithms, and what the acting seat may expect."""
    seen = body(features(lists))
    logits = policy(seen).gather(1, listed.clamp(min=0)).masked_fill(listed < 0, -1e9)
    return logits.log_softmax(1), torch.tanh(value(seen))[:, 0]


def tensors(asked):
    """Return the lists of all matches, as long as the longest."""
    lists = asked.features[:, : asked.feature_counts.max()], asked.moves[:, : asked.move_counts.max()]
    return [torch.from_numpy(one.astype(np.int64)) for one in lists]


asked, began, games = envs.reset(seed=1), time.time(), 0
while time.time() - began < float(sys.argv[2]):
    kept, waiting = [], [[] for _ in range(MATCHES)]  # decisions whose match has not ended yet
    goals = np.full((STEPS, MATCHES), np.nan, np.float32)
    for t in range(STEPS):
        lists, seats = tensors(asked), asked.seats.copy()
        choice = torch.distributions.Categorical(logits=judge(*lists)[0].detach()).sample()
        asked, ended, payoffs = envs.step(choice.numpy())
        kept.append((*lists, choice))
        for i in range(MATCHES):
            waiting[i].append((t, seats[i]))
        for i in np.flatnonzero(ended):
            for when, seat in waiting[i]:
                goals[when, i] = payoffs[i, seat]
            waiting[i], games = [], games + 1
    for (*lists, choice), goal in zip(kept, torch.from_numpy(goals), strict=True):
        there = ~goal.isnan()
        logps, expected = judge(*[one[there] for one in lists])
        gain = goal[there] - expected.detach()
        better = -(logps.gather(1, choice[there][:, None])[:, 0] * gain).mean()
        entropy, error = -(logps.exp() * logps).sum(1).mean(), (goal[there] - expected).square().mean()
        optimizer.zero_grad()
        (better + error - 0.01 * entropy).backward()
        optimizer.step()
    print(f"{games} games, {time.time() - began:.0f} s, entropy {entropy:.3f}, value error {error:.3f}", flush=True)
