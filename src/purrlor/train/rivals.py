"""How strong a network is: its glance, the best move on the list, against fixed rivals in the other seats."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from numpy.typing import NDArray

from purrlor.bots.greedy import Greedy
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.selfplay import Everyone
from purrlor.train.network import Network

WORLDS = 4  # how many a greedy rival imagines
Chooser = Callable[[Everyone, NDArray[np.int64]], NDArray[np.int64]]


def glances(net: Network, tables: Everyone) -> NDArray[np.int64]:
    """Return the place of the network's best move in every match."""
    device = net.start.device
    longest = int(tables.move_counts.max())
    with torch.no_grad():
        lists = torch.from_numpy(tables.features).to(device), torch.from_numpy(tables.moves[:, :longest]).to(device)
        return np.asarray(net(*lists)[0].argmax(dim=1).cpu().numpy())


def random_choice(seed: int) -> Chooser:
    """Return a rival that takes any move, each as likely."""
    chance = np.random.default_rng(seed)
    return lambda tables, asked: (chance.random(len(asked)) * tables.move_counts[asked]).astype(np.int64)


def greedy_choice(seed: int, threads: int) -> Chooser:
    """Return a rival that looks one move ahead."""
    bot, pool, count = Greedy("greedy", WORLDS), ThreadPoolExecutor(threads), iter(range(seed << 32, 1 << 62))

    def one(tables: Everyone, i: int, thought: int) -> int:
        match, seat = tables.match(i), int(tables.seats[i])
        values = bot.values(match, seat, thought)
        turn = tables.encoding.turns[match.seats * MAX_SEATS + seat]
        places = {int(move): k for k, move in enumerate(tables.moves[i, : tables.move_counts[i]])}
        return places[int(turn[max(values, key=values.__getitem__)])]

    def choose(tables: Everyone, asked: NDArray[np.int64]) -> NDArray[np.int64]:
        jobs = [(tables, int(i), next(count)) for i in asked]
        return np.array(list(pool.map(lambda job: one(*job), jobs)), np.int64)

    return choose


def strength(net: Network, tables: Everyone, rival: Chooser) -> dict[int, float]:
    """Return the share of games that the network wins, by number of seats; it sits alone among rivals, in every seat.

    The first game of every table counts; the tables are closed then.
    """
    tables.reset()
    me = np.arange(len(tables)) % tables.sizes
    left, won = np.ones(len(tables), bool), np.zeros(len(tables))
    while left.any():
        choices = glances(net, tables)
        others = np.flatnonzero(left & (tables.seats != me))
        choices[others] = rival(tables, others)
        tables.step(choices)
        now = left & (tables.ended == 1)
        won[now], left[now] = tables.payoffs[now, me[now]], False
    tables.close()
    return {n: float(wins(won[tables.sizes == n], n).mean()) for n in np.unique(tables.sizes).tolist()}


def wins(payoffs: NDArray[np.float64], n: int) -> NDArray[np.float64]:
    """Return shares of the win from payoffs."""
    return (payoffs * (n - 1) + 1) / n
