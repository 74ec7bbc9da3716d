"""How long a network judges, and how many decisions a second it plays in bulk, on one core.

A game's own network, one of yours (`--net FILE`), or, where there is none, a network of the usual shape that knows
nothing: fewer of its activations are 0 than of one that learned, so it is no faster. Decisions a second are seconds of
processor time.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import numpy as np

import purrlor
from purrlor.bots import bot, bulk
from purrlor.bots.instinct import Instinct
from purrlor.bots.nets.forward import CALL, Desk, judging
from purrlor.bots.nets.network import Network, NetworkRefused, to_bytes
from purrlor.bots.nets.pack import Position, positions
from purrlor.engine.batch.batch import blank_state
from purrlor.engine.compile.intrinsics import address_record

LARGE = ("cantankerous-cats", "here-kitty-kitty")
SHAPES = {False: {"width": 256, "span": 64, "known": 4000}, True: {"width": 384, "span": 96, "known": 8000}}


def network(game: purrlor.Game, name: str) -> Network:
    """Return the network of a bot, or one of the usual shape."""
    made = bot(name, game)
    assert isinstance(made, Instinct)
    if not isinstance(made.network, NetworkRefused):
        return made.network
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from bots.random_nets import network_for

    return network_for(game, **SHAPES[game.id in LARGE])


def microseconds(net: Network, seen: list[Position], rounds: int) -> float:
    """Return the median time of a judgement: features and a list of moves in, logits and values out."""
    desk, judge, spent = Desk(net, 2000), judging(), []
    for one in seen * rounds:
        arrays = {"features": one.features, "moves": one.moves.astype(np.int32)}
        facts = {"net": desk.address, "count": len(one.features), "listed": len(one.moves)}
        _held, plan = address_record(CALL, arrays, facts)
        start = time.perf_counter()
        judge(plan)
        spent.append(time.perf_counter() - start)
    return median(spent) * 1e6


def decisions(game: purrlor.Game, name: str, seats: int, games: int) -> float:
    """Return decisions a second in whole games that a network plays with itself."""
    player, table = bot(name, game), game.match(seats, 0, {"windows": "quick"})
    bulk.loop()
    start = time.process_time()
    blank = blank_state(game, seats, 1, {"windows": "quick"})
    made = sum(len(part.who) for part in bulk.play([player] * seats, table, blank, 0, games))
    return made / (time.process_time() - start)


def main() -> None:
    """Measure every game and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(purrlor.GAMES))
    parser.add_argument("--net", default="instinct")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    for name in args.game:
        game = purrlor.game(name)
        net, seats = network(game, args.net), game.seats[-1]
        seen = list(positions(game, net.card))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "bench.net"
            path.write_bytes(to_bytes(net))
            paces = [decisions(game, str(path), seats, args.games) for _ in range(args.rounds)]
        active = sum(len(one.features) for one in seen) / len(seen)
        print(
            f"{game.title}, {seats} seats: {microseconds(net, seen, args.rounds):.0f} µs a judgement "
            f"({active:.0f} features), {median(paces):,.0f} decisions/s in bulk"
        )


if __name__ == "__main__":
    main()
