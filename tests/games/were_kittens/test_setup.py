"""Were Kittens stories: pieces, places and the setup."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import GAME, NONE, A, B, C, Maker
from purrlor.errors import BadSetup
from purrlor.games.were_kittens.record import OPTIONS


@pytest.mark.rule("WK-01")
@pytest.mark.parametrize("seats", [0, 1, 4, -2, "two"])
def test_it_is_for_two_or_three_players(seats: object) -> None:
    assert list(GAME.seats) == [2, 3]
    with pytest.raises(BadSetup) as caught:
        GAME.match(seats)  # type: ignore[arg-type]
    assert caught.value.rule == "WK-01"


@pytest.mark.rule("WK-01")
def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.match(2, options={"slot_stackin": "on"})
    assert caught.value.rule == "WK-01"
    for option in OPTIONS:
        with pytest.raises(BadSetup) as caught:
            GAME.match(2, options={option.name: "purple"})
        assert caught.value.rule == option.rule


@pytest.mark.rule("WK-02", "WK-22")
@pytest.mark.parametrize(("seats", "left"), [(2, 18), (3, 16)])
def test_the_box_has_twenty_two_coins_and_a_quarter(fresh: Maker, seats: int, left: int) -> None:
    story = fresh(seats)
    assert story.supply == (10, 6, 6)
    assert GAME.cards["quarter"].count == 1
    assert GAME.cards["player-card"].count == GAME.seats[-1]
    story.all_do(*["start D"] * seats)
    assert sum(story.supply) == left


@pytest.mark.rule("WK-15", "WK-18", "WK-19", "WK-21", "WK-22", "WK-23")
def test_the_starting_coins_become_a_cat_and_a_victim(fresh: Maker) -> None:
    """S-01."""
    story = fresh()
    assert story.options(A) == ["start P", "start N", "start D"]
    story.all_do("start P", "start D")
    assert (story.cats(A), story.hand(A)) == (["6P^"], (1, 0, 0))
    assert (story.cats(B), story.hand(B)) == (["4D^"], (0, 0, 1))
    assert (story.supply, story.city, story.quarter) == ((8, 6, 4), NONE, None)


@pytest.mark.rule("WK-16", "WK-20", "WK-22")
def test_all_may_start_with_the_same_coin(fresh: Maker) -> None:
    """S-02."""
    story = fresh(3).all_do("start N", "start N", "start N")
    assert [story.cats(seat) for seat in (A, B, C)] == [["5N^"]] * 3
    assert [story.hand(seat) for seat in (A, B, C)] == [(0, 1, 0)] * 3
    assert story.supply == (10, 0, 6)


@pytest.mark.rule("WK-16")
@pytest.mark.parametrize("coin", ["P", "D"])
def test_there_are_enough_pennies_and_dimes_too(fresh: Maker, coin: str) -> None:
    story = fresh(3).does(A, f"start {coin}").does(B, f"start {coin}")
    assert story.options(C) == ["start P", "start N", "start D"]
    story.does(C, f"start {coin}")
    assert [sum(story.hand(seat)) for seat in (A, B, C)] == [1, 1, 1]


@pytest.mark.rule("WK-17", "WK-12")
def test_starting_coins_are_sealed_until_all_have_chosen(fresh: Maker) -> None:
    one, other = fresh().does(A, "start P"), fresh().does(A, "start D")
    assert one.waiting == (B,)
    assert one.match.view(B) == other.match.view(B)
    assert one.told(B) == ["seat 0 has chosen."]
    assert (one.supply, one.cats(A)) == ((10, 6, 6), [])
    one.does(B, "start N")
    assert one.cats(A) == ["6P^"]


@pytest.mark.rule("WK-17", "WK-13")
def test_starting_coins_can_be_chosen_openly_in_turn(fresh: Maker) -> None:
    """S-50."""
    first = {fresh(3, seed, start_pick="sequential").waiting[0] for seed in range(20)}
    assert first == {A, B, C}
    seed = next(seed for seed in range(20) if fresh(3, seed, start_pick="sequential").waiting == (B,))
    story = fresh(3, seed, start_pick="sequential").does(B, "start P")
    assert (story.waiting, story.cats(B), story.hand(B)) == ((C,), ["6P^"], (1, 0, 0))
    story.does(C, "start P")
    assert (story.waiting, story.cats(C)) == ((A,), ["6P^"])
    story.does(A, "start D")
    assert story.supply == (6, 6, 4)


@pytest.mark.rule("WK-03", "WK-04", "WK-14")
def test_everybody_has_a_player_card_with_slots_and_areas(fresh: Maker) -> None:
    story = fresh(3, characters="on")
    for seat in (A, B, C):
        slots = story.zone(None, f"cats.{seat}")
        assert (slots["kind"], slots["cells"], slots["owner"]) == ("slots", list("123456"), seat)
        assert story.zone(None, f"eat.{seat}")["owner"] == seat
        assert story.zone(None, f"scare.{seat}")["owner"] == seat


@pytest.mark.rule("WK-05", "WK-06", "WK-07", "WK-09", "WK-10")
def test_a_coin_is_what_its_place_makes_it(table: Maker) -> None:
    """One penny is a villager, a victim in hand, a victim to eat, and a villager again; a dime becomes a cat."""
    story = table("A2P^ A3P^ B6Pv", city=(1, 0, 1), supply=NONE)
    villager = story.zone(None, "city")["pieces"][0]
    assert (villager["kind"], villager["face"], "facing" in villager) == ("coin", "penny", False)
    story.does(A, "take P")
    victim = story.zone(None, "hand.0")["pieces"][0]
    assert (victim["kind"], victim["face"], "facing" in victim) == ("coin", "penny", False)
    assert story.match.view(None)["seats"][A]["counts"] == {"cats": 2, "victims": 1}
    story = table("A2P^ A3P^ B6Pv", city=(1, 0, 1), supply=NONE, eat=[(1, 0, 0)])
    story.does(A, "make D 6", "eat P")
    cat = story.zone(None, "cats.0")["pieces"][-1]
    assert (cat["kind"], cat["face"], cat["facing"], cat["position"]) == ("cat", "dime", "tails", 5)
    assert story.supply == (1, 0, 0)
    assert story.match.view(None)["seats"][A]["counts"] == {"cats": 3, "victims": 0}


@pytest.mark.rule("WK-11")
def test_the_quarter_is_no_coin_of_the_game(fresh: Maker, table: Maker) -> None:
    story = fresh()
    assert story.zone(None, "centre")["pieces"][0]["face"] == "quarter"
    assert story.refuses(A, "start Q") == "WK-11"
    story = table("A6P^ B4Dv", city=(0, 0, 1), supply=NONE, quarter=A)
    for move in ("take Q", "make Q 5"):
        assert story.refuses(A, move) == "WK-11"
    story.does(A, "take D")
    assert story.zone(None, "quarter.0")["pieces"][0]["face"] == "quarter"
    assert story.scores[A] == 2 + 2  # a penny cat and a dime, nothing for the quarter


@pytest.mark.rule("WK-12")
def test_everything_on_the_table_is_public(table: Maker) -> None:
    story = table("A6P^ B4Dv", city=(1, 0, 1), hand=[(1, 1, 0), (0, 0, 2)], eat=[(0, 1, 0), (2, 0, 0)], quarter=B)
    views = [story.match.view(seat) for seat in (A, B, None)]
    assert views[0]["zones"] == views[1]["zones"] == views[2]["zones"]
    assert [(p["face"], p["count"]) for p in story.zone(A, "hand.1")["pieces"]] == [("dime", 2)]
    assert [(p["face"], p["count"]) for p in story.zone(None, "eat.1")["pieces"]] == [("penny", 2)]
    assert [seat["score"] for seat in views[2]["seats"]] == [2 + 1 + 4, 2 + 4 + 4]
    assert views[0]["seats"][B]["badges"] == ["quarter"]
