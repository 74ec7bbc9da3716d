"""The search itself: it finds what is there to find, can go on, stop and run beside others, and tells what it saw."""

from __future__ import annotations

import threading
from itertools import count

import pytest

import purrlor
from bots.positions import DRAWING, empty_deck
from purrlor.bots import bot, hints
from purrlor.bots.search import SearchRun, SearchSettings
from purrlor.bots.tree import NODES
from purrlor.engine.match.match import Match

GAME = purrlor.game("kitty-cataclysm")


def opening(seats: int = 4, seed: int = 3) -> tuple[Match, int]:
    match = GAME.match(seats, seed)
    return match, match.waiting[0]


def search(settings: SearchSettings, seed: int = 1, deal: int = 3) -> SearchRun:
    match, seat = opening(seed=deal)
    return SearchRun(match, seat, settings, seed)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_iteration_is_counted_once(name: str) -> None:
    match = purrlor.game(name).match(seed=2)
    made = SearchRun(match, match.waiting[0], SearchSettings(iterations=500), 1)
    made.run()
    counts = made.counts()
    assert made.tree[0]["visits"] == 500 == sum(visits for visits, _ in counts.values())
    assert counts.keys() <= {move.id for move in match.moves(match.waiting[0])}
    assert all(0 <= mean <= 1 for _, mean in counts.values())
    assert all(0 <= seen.scatter <= seen.squares <= seen.total for seen in made.sights().values())


def test_it_can_stop_and_go_on() -> None:
    settings = SearchSettings(iterations=1000, explore=0.5)
    whole, parts = search(settings), search(settings)
    whole.grow(1000)
    for size in (1, 99, 400, 500):
        parts.grow(size)
    assert whole.tree.tobytes() == parts.tree.tobytes()
    assert whole.counts() == parts.counts()


def test_each_seat_of_the_tree_wants_its_own_win() -> None:
    made = search(SearchSettings(iterations=4000))
    made.run()
    seats = made.tree["seat"][1 : made.count[NODES]]
    assert set(seats.tolist()) == {0, 1, 2, 3}


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    made = search(SearchSettings(iterations=50))
    made.grow(50)
    nodes = int(made.count[NODES])
    assert nodes == 51
    made.grow(500)
    assert int(made.count[NODES]) == nodes
    assert made.tree[0]["visits"] == 550


def test_stop_ends_it_and_the_answer_is_still_a_move() -> None:
    match, seat = opening()
    asked = count()
    move = bot("search:100000000", GAME).choose(match, seat, 1, stop=lambda: next(asked) >= 3)
    assert move in match.moves(seat)
    assert next(asked) == 4  # it asked after each of four chunks


def test_milliseconds_end_it() -> None:
    match, seat = opening()
    assert bot("search:5ms", GAME).choose(match, seat, 1) in match.moves(seat)


def test_hints_show_visits_and_wins_best_first() -> None:
    match, seat = opening()
    found = hints(match, seat, "search:2000", seed=4)
    assert {hint.move for hint in found} == set(match.moves(seat))
    assert sum(hint.visits for hint in found) == 2000
    assert [hint.visits for hint in found] == sorted((hint.visits for hint in found), reverse=True)
    assert found[0].move == bot("search:2000", GAME).choose(match, seat, 4)


@pytest.mark.parametrize("kind", ["search:300", "search:300:depth=4", "greedy:4"])
def test_it_takes_the_win_that_is_there_and_not_the_loss(kind: str) -> None:
    ahead, behind = empty_deck(0), empty_deck(1)
    assert {move.text for move in ahead.moves(0)} > DRAWING
    assert bot(kind, GAME).choose(ahead, 0, 1).text in DRAWING
    assert bot(kind, GAME).choose(behind, 0, 1).text not in DRAWING
    assert hints(ahead, 0, kind, 1)[0].win == 1.0


def test_searches_beside_each_other_do_not_mix() -> None:
    settings = SearchSettings(iterations=3000)
    alone = [search(settings, seed, deal) for seed, deal in ((1, 3), (2, 4))]
    for one in alone:
        one.run()
    beside = [search(settings, seed, deal) for seed, deal in ((1, 3), (2, 4))]
    threads = [threading.Thread(target=one.run) for one in beside]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one.counts() for one in beside] == [one.counts() for one in alone]


def test_python_goes_on_while_a_search_thinks() -> None:
    """One long call into compiled code; with the GIL held, this thread would not count at all until it is over."""
    made, began, ended = search(SearchSettings(iterations=300_000)), threading.Event(), threading.Event()
    made.grow(1)

    def think() -> None:
        began.set()
        made.grow(200_000)
        ended.set()

    thread = threading.Thread(target=think)
    thread.start()
    began.wait()
    steps = 0
    while not ended.is_set():
        steps += 1
    thread.join()
    assert steps > 10_000
