"""Search speed beside OpenSpiel's C++ IS-MCTS, in turns in one run; and two searches at once.

A simulation is one iteration: a fresh world for what the seat cannot see, down the tree, a random game to its end.
Both play whole games with four seats and think the same number of simulations at every decision that has a choice;
figures are per second of processor time on one core, everything between question and answer included.
"""

from __future__ import annotations

import argparse
import json
import random
import threading
import time
from statistics import median

import pyspiel

import purrlor
from purrlor.bots import bot, warm
from purrlor.bots.search import SearchRun, SearchSettings

SEATS = 4
EXPLORE = 0.7
SIMULATIONS = (200, 2000)  # a decision
NO_PASS = 0  # hearts without passing: OpenSpiel 2.0's IS-MCTS crashes in the passing of cards
TO_THE_END = f"explore={EXPLORE}:depth=0:candidates=0:blend=0"


def ours(game: str, simulations: int, seconds: float, seed: int) -> float:
    """Return simulations a second in one of our games, whole random games to the end as OpenSpiel plays them."""
    thinker, chance = bot(f"search:{simulations}:{TO_THE_END}", game), random.Random(seed)
    done, spent = 0, 0.0
    while spent < seconds:
        match = purrlor.game(game).match(SEATS, chance.getrandbits(60))
        while match.waiting and spent < seconds:
            seat = match.waiting[0]
            start = time.process_time()
            move = thinker.choose(match, seat, chance.getrandbits(60))
            if len(match.moves(seat)) > 1:
                spent += time.process_time() - start
                done += simulations
            match.play(seat, move)
    return done / spent


def theirs(name: str, simulations: int, seconds: float, seed: int) -> float:
    """Return simulations a second of OpenSpiel's bot."""
    game, chance = pyspiel.load_game(name), random.Random(seed)
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    thinker = pyspiel.ISMCTSBot(seed, rollouts, EXPLORE, simulations, -1, most_visits, False, False)
    done, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and spent < seconds:
            if not state.history():
                state.apply_action(NO_PASS)
                continue
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            start = time.process_time()
            action = thinker.step(state)
            if len(state.legal_actions()) > 1:
                spent += time.process_time() - start
                done += simulations
            state.apply_action(action)
    return done / spent


def two_at_once(iterations: int) -> tuple[float, float]:
    """Return the seconds by the clock of one search, and of two in two threads."""
    match = purrlor.game("kitty-cataclysm").match(SEATS, 1)
    made = [SearchRun(match, match.waiting[0], SearchSettings(iterations=iterations), seed) for seed in range(3)]
    return clocked(made[:1], iterations), clocked(made[1:], iterations)


def clocked(searches: list[SearchRun], iterations: int) -> float:
    """Run searches beside each other and give the seconds until all are done."""
    threads = [threading.Thread(target=search.grow, args=(iterations,)) for search in searches]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.perf_counter() - start


def main() -> None:
    """Measure in rounds and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    warm()
    middle = in_turns(args.rounds, args.seconds)
    pairs = [two_at_once(100_000) for _ in range(args.rounds)]
    one, two = (median(column) for column in zip(*pairs, strict=True))
    if args.json:
        print(json.dumps({"simulations_per_second": middle, "one_search_s": one, "two_searches_s": two}))
        return
    for simulations, (mine, peer) in middle.items():
        print(
            f"{simulations:>5} simulations a decision, 4 seats: Kitty Cataclysm {mine:>9,.0f}/s, "
            f"OpenSpiel hearts {peer:>9,.0f}/s, ratio {mine / peer:.2f}"
        )
    print(f"one search of 100,000: {one:.2f} s; two at once in two threads: {two:.2f} s")


def in_turns(rounds: int, seconds: float) -> dict[int, tuple[float, float]]:
    """Return our and their median speed by simulations a decision; each round measures all of them once."""
    seen: dict[int, list[tuple[float, float]]] = {simulations: [] for simulations in SIMULATIONS}
    for seed in range(rounds):
        for simulations, found in seen.items():
            mine = ours("kitty-cataclysm", simulations, seconds, seed)
            found.append((mine, theirs("hearts", simulations, seconds, seed)))
    return {n: (median(mine for mine, _ in found), median(peer for _, peer in found)) for n, found in seen.items()}


if __name__ == "__main__":
    main()
