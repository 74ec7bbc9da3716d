"""Matches in which every seat is the learner's: what is shown is the match, what is chosen is played."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import purrlor
from purrlor.engine.author.results import payoff
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.encoding import encode
from purrlor.engine.batch.selfplay import Everyone
from purrlor.errors import BadSetup


def by_chance(tables: Everyone, chance: np.random.Generator) -> NDArray[np.int64]:
    """Choose any move in every match."""
    return (chance.random(len(tables)) * tables.move_counts).astype(np.int64)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_decision_is_what_the_match_would_ask(name: str) -> None:
    """Seats, features and moves are those of a Match, played along move by move; forced moves are left out."""
    game, chance = purrlor.game(name), np.random.default_rng(5)
    tables = Everyone(game, {game.seats[0]: 1, game.seats[-1]: 1} if len(game.seats) > 1 else {2: 1}, seed=9)
    tables.reset()
    matches = [game.match(int(n), 9 << 64, windows="quick") for n in tables.sizes]
    ended = np.zeros(len(tables), bool)
    for _ in range(150):
        choices = by_chance(tables, chance)
        for i in np.flatnonzero(~ended):
            play_along(tables, int(i), matches[i], int(choices[i]))
        tables.step(choices)
        for i in np.flatnonzero(~ended & (tables.ended == 1)):
            finish(matches[i])
            places = matches[i].state["place"][0]
            expected = [payoff(places, matches[i].seats, seat) for seat in range(matches[i].seats)]
            assert tables.payoffs[i, : matches[i].seats].tolist() == pytest.approx(expected)
            ended[i] = True
    tables.close()


def play_along(tables: Everyone, i: int, match: Any, choice: int) -> None:
    """Play the forced moves of a match, look at the decision, and play it too."""
    seat = int(tables.seats[i])
    shown = tables.match(i)
    while match.head_bytes() != shown.head_bytes():
        step_forced(match)
    listed = match.legal(seat)
    assert len(listed) == tables.move_counts[i] > 1
    turn = tables.encoding.turns[match.seats * MAX_SEATS + seat]
    assert tables.moves[i, : len(listed)].tolist() == [int(turn[move]) for move in listed]
    assert (tables.moves[i, len(listed) :] == -1).all()
    features = tables.features[i][tables.features[i] > 0]
    assert features.tolist() == (encode(match, seat) + 1).tolist()
    assert (match.knowledge.table == shown.knowledge.table).all()
    match.play(seat, listed[choice])


def step_forced(match: Any) -> None:
    """Play a move of a seat that has only one."""
    for seat in match.waiting:
        if len(match.legal(seat)) == 1:
            match.play(seat, match.legal(seat)[0])
            return
    raise AssertionError("a decision was not shown")


def finish(match: Any) -> None:
    """Play forced moves to the end of a match."""
    while match.waiting:
        step_forced(match)


def run(threads: int, **more: Any) -> tuple[list[Any], float]:
    """Play a while, and give all that was shown."""
    tables = Everyone(purrlor.game("kitty-cataclysm"), {2: 150, 3: 70}, 4, threads=threads, **more)
    chance = np.random.default_rng(1)
    tables.reset()
    shown, total = [], 0.0
    for _ in range(60):
        tables.step(by_chance(tables, chance))
        shown.append([tables.features.copy(), tables.moves.copy(), tables.seats.copy(), tables.ended.copy()])
        total += float(tables.payoffs[tables.ended == 1].sum())
    met = tables.met()
    tables.close()
    return [*shown, met], total


def test_threads_change_nothing_and_payoffs_add_up_to_nothing() -> None:
    (*one, met), total = run(1)
    (*three, also), _ = run(3)
    assert all((a == b).all() for x, y in zip(one, three, strict=True) for a, b in zip(x, y, strict=True))
    assert (met == also).all() and met.sum() > 100_000
    assert sum(int(ended.sum()) for *_, ended in one) > 100
    assert total == pytest.approx(0, abs=1e-3)


def test_only_features_with_a_row_are_written() -> None:
    (*_, met), _ = run(1)
    rows = np.zeros(len(met), np.int32)
    often = np.argsort(-met)[:50]
    rows[often] = np.arange(1, 51)
    (*shown, _), _ = run(1, rows=rows, width=40)
    features = np.concatenate([one[0] for one in shown])
    assert features.shape[1] == 40 and set(np.unique(features)) == set(range(51))


def test_a_match_draws_its_options_when_it_is_dealt() -> None:
    game = purrlor.game("kitty-cataclysm")
    tables = Everyone(game, {3: 8}, 2, options=({}, {"deck_out": "finish_card"}))
    tables.reset()
    values = [int(tables.match(i).state["deck_out"][0]) for i in range(8)]
    tables.close()
    assert values == [0, 1] * 4


@pytest.mark.parametrize("wrong", [-1, 10_000])
def test_a_choice_that_is_not_on_the_list_is_refused_and_nothing_is_played(wrong: int) -> None:
    tables = Everyone(purrlor.game("kitty-cataclysm"), {2: 3})
    tables.reset()
    before = [tables.match(i).head_bytes() for i in range(3)]
    with pytest.raises(BadSetup, match="place in its match"):
        tables.step(np.array([0, wrong, 0]))
    assert [tables.match(i).head_bytes() for i in range(3)] == before
    tables.close()
