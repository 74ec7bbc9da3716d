"""Bots are found by name, and a name that makes no sense gets a sentence that says why."""

from __future__ import annotations

import pytest

import purrlor
from purrlor.bots import LEVELS, bot, bots, hints
from purrlor.bots.search import Search
from purrlor.errors import BadSetup, NotYourTurn

GAME = "kitty-cataclysm"


@pytest.mark.parametrize("game", purrlor.GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_every_game_has_every_level(game: str, name: str) -> None:
    assert bot(name, game).name == name


def test_a_search_is_set_by_its_name() -> None:
    made = bot("search:2000:50ms:explore=0.25:depth=9:candidates=2:blend=0.5:blunder=0.1", GAME)
    assert isinstance(made, Search)
    for settings in (made.two, made.more):
        assert (settings.iterations, settings.milliseconds, settings.depth) == (2000, 50, 9)
        assert (settings.explore, settings.candidates, settings.blend) == (0.25, 2, 0.5)
    assert made.blunder == 0.1


@pytest.mark.parametrize("game", [*purrlor.GAMES, "a game from outside"])
def test_the_yardstick_takes_nothing_from_the_tuning(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Strength is compared over the years: whatever is tuned, `tiger-1` stays as it is."""
    before = bot("tiger-1", game).settings()
    monkeypatch.setattr(
        "purrlor.bots.registry._tuning", lambda game_id, seats: "explore=9:depth=99:candidates=9:blend=1"
    )
    assert bot("tiger-1", game).settings() == before


def test_an_arena_has_no_clock_where_there_is_a_number_of_iterations() -> None:
    timed, counted = bot("tiger", GAME), bot("tiger", GAME, capped=False)
    assert isinstance(timed, Search)
    assert isinstance(counted, Search)
    assert timed.two.milliseconds > 0
    assert counted.two.milliseconds == 0
    only_time = bot("search:20ms", GAME, capped=False)
    assert isinstance(only_time, Search)
    assert only_time.two.milliseconds == 20


def test_a_list_of_bots_is_read() -> None:
    assert [one.name for one in bots("kitten, search:30 ,random", GAME)] == ["kitten", "search:30", "random"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tigre", "There is no bot 'tigre'. Did you mean 'tiger'?"),
        ("dog", "There is no bot 'dog'. There are kitten, housecat, alley-cat, tiger, tiger-1, random, greedy, search"),
        ("", "There is no bot ''"),
        ("tiger:500", "There is no bot 'tiger:500'"),
        ("search", "How long is 'search' to think?"),
        ("search:explore=1", "How long is 'search:explore=1' to think?"),
        ("search:0", "iterations is a whole number from 1 to 100,000,000, not '0'"),
        ("search:-5", "iterations is a whole number from 1 to 100,000,000, not '-5'"),
        ("search:many", "not 'many'"),
        ("search:0ms", "milliseconds is a whole number from 1"),
        ("search:100:explore=nan", "explore is a number from 0 to 100, not 'nan'"),
        ("search:100:blend=2", "blend is a number from 0 to 1, not '2'"),
        ("search:100:speed=9", "has no setting 'speed'; it has iterations, milliseconds, explore"),
        ("search:100:200", "has iterations twice"),
        ("greedy:0", "worlds is a whole number from 1"),
        ("greedy:5:depth=1", "has no setting 'depth'; it has worlds, blunder"),
        ("random:3", "has no settings"),
        ("nowhere.py:choose", "cannot be loaded"),
        ("no.such.module:choose", "cannot be loaded"),
        ("..up:choose", "cannot be loaded"),
        ("examples/outside_bot.py:nobody", "has no bot 'nobody'"),
    ],
)
def test_a_name_that_makes_no_sense_gets_a_sentence(name: str, said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        bot(name, GAME)
    assert said in str(caught.value)
    assert caught.value.field == "bots"


def test_a_bot_does_not_answer_for_a_seat_that_is_not_asked() -> None:
    match = purrlor.game(GAME).match(seats=3, seed=1)
    idle = next(seat for seat in range(3) if seat not in match.waiting)
    with pytest.raises(NotYourTurn, match=f"Seat {idle} is not asked"):
        bot("random", GAME).choose(match, idle)
    with pytest.raises(NotYourTurn, match=f"Seat {idle} is not asked"):
        hints(match, idle, "greedy")
