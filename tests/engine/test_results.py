"""The share of a win is one rule, and every loop that adds up games calls it."""

from __future__ import annotations

import numpy as np
import pytest

import purrlor
from purrlor.engine.author.results import payoff, win_share
from purrlor.engine.batch.batch import Batch, blank_state
from purrlor.engine.batch.playout import play_games
from purrlor.lab.cards.study import study

GAMES = 400


def test_equals_share_a_win_and_others_have_nothing() -> None:
    assert [win_share((2, 1, 3), 3, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert [win_share((1, 3, 1, 1), 4, seat) for seat in range(4)] == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])
    assert [win_share((1, 2, 1), 2, seat) for seat in range(2)] == [1.0, 0.0], "an empty seat has no place"


def test_rewards_are_between_minus_one_and_one_and_add_to_nothing() -> None:
    assert [payoff((1, 2, 2), 3, seat) for seat in range(3)] == pytest.approx([1, -0.5, -0.5])
    assert [payoff((1, 1), 2, seat) for seat in range(2)] == [0.0, 0.0]
    assert [payoff((2, 1), 2, seat) for seat in range(2)] == [-1.0, 1.0]


def test_compiled_loops_share_as_the_rule_does() -> None:
    game = purrlor.game("were-kittens")
    blank = blank_state(game, 3, 5, {"windows": "quick"})
    finals = np.zeros(GAMES, blank.dtype)
    tally = play_games(game, blank, 0, GAMES, finals=finals)
    shares = np.array([[win_share(places, 3, seat) for seat in range(3)] for places in finals["place"].tolist()])
    assert ((shares > 0) & (shares < 1)).any(), "no tie among these games: take more"
    assert tally.wins[:3] == pytest.approx(shares.sum(axis=0))
    rows = study(game, blank, 0, GAMES).rows
    assert (rows["share"][:, :3] == shares).all() and not rows["share"][:, 3:].any()


def test_a_batch_rewards_what_the_rule_pays() -> None:
    batch, chance = Batch(purrlor.game("kitty-cataclysm"), 1, 3, seed=4), np.random.default_rng(1)
    batch.deal(0, 1)
    while (seat := batch.next_seat(0)) >= 0:
        batch.play(0, seat, int(chance.choice(np.flatnonzero(batch.mask(0, seat)))))
    places = batch.heads["place"][0].tolist()
    assert batch.rewards(0) == [payoff(places, 3, seat) for seat in range(3)]
    assert sum(batch.rewards(0)) == pytest.approx(0)
