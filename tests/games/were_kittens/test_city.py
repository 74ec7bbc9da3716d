"""Were Kittens stories: the city is populated in turn, at every trigger."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import NONE, A, B, C, Maker
from purrlor.games.were_kittens.record import Step

CATS = "A6P^ B4Dv"
THREE = "A6P^ B4Dv C5Nv"


@pytest.mark.rule("WK-47", "WK-48", "WK-51", "WK-56")
def test_two_players_place_two_coins_each(table: Maker) -> None:
    """S-15."""
    story = table(CATS, step=Step.PLACE, quarter=B)
    assert (story.quarter, story.waiting) == (A, (A,))
    assert story.options(A) == ["populate P", "populate N", "populate D"]
    assert story.refuses(B, "populate P") == "WK-47"
    assert story.populating("N", "P", "N", "D") == ["A", "B", "A", "B"]
    assert story.city == (1, 2, 1)
    assert story.refuses(A, "populate P") == "WK-47"


@pytest.mark.rule("WK-51", "WK-13")
def test_with_three_players_the_holder_places_first_and_last(table: Maker) -> None:
    """S-16."""
    story = table(THREE, seats=3, step=Step.PLACE, quarter=A)
    assert story.quarter == B
    assert story.populating("P", "P", "N", "D") == ["B", "C", "A", "B"]


@pytest.mark.rule("WK-50", "WK-52")
def test_only_the_missing_coins_are_added(table: Maker) -> None:
    """S-17."""
    story = table(CATS, step=Step.PLACE, city=(1, 1, 1), quarter=A)
    assert story.populating("D") == ["B"]
    assert (story.city, story.acting) == ((1, 1, 2), "A6P")


@pytest.mark.rule("WK-55", "WK-104")
def test_a_supply_that_runs_out_leaves_the_city_small(table: Maker) -> None:
    """S-18."""
    story = table(CATS, step=Step.PLACE, city=(1, 0, 0), supply=(0, 1, 1), quarter=B)
    story.does(B, "done")
    assert (story.quarter, story.options(A)) == (A, ["populate N", "populate D"])
    assert story.populating("D") == ["A", "B"]
    assert (story.city, story.supply, story.acting) == ((1, 1, 1), NONE, "A6P")


@pytest.mark.rule("WK-49")
def test_nobody_may_refuse_to_place(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, quarter=B)
    assert story.refuses(A, "pass") == "WK-49"
    assert story.refuses(A, "stop") == "WK-49"


@pytest.mark.rule("WK-48")
def test_only_what_the_supply_has_can_be_placed(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, city=(0, 1, 1), supply=(1, 0, 1), eat=[(2, 0, 0)], quarter=B)
    story.does(B, "done")
    assert story.options(story.waiting[0]) == ["populate P", "populate D"]
    assert story.refuses(story.waiting[0], "populate N") == "WK-48"


@pytest.mark.rule("WK-53", "WK-52", "WK-64")
def test_an_emptied_city_is_populated_before_the_next_cat_acts(table: Maker) -> None:
    """S-19."""
    story = table("A2P^ B4D^ A6P^", city=(1, 0, 0), supply=(2, 1, 0), quarter=A)
    story.does(A, "take P")
    assert story.options(A) == ["populate P", "populate N"]
    assert story.populating("P", "N") == ["A", "B", "A"]
    assert (story.city, story.supply, story.acting) == ((2, 1, 0), NONE, "B4D")
    assert "take P" in story.options(B)


@pytest.mark.rule("WK-32", "WK-53")
def test_what_was_eaten_can_come_straight_back_to_the_city(table: Maker) -> None:
    """S-20: the penny is in the supply before the city is empty."""
    story = table("B5N^ A6P^ C4Dv", seats=3, city=(0, 0, 1), supply=NONE, eat=[NONE, (1, 0, 0)], quarter=A)
    story.does(B, "take D")
    assert (story.city, story.supply, story.eat(B)) == ((1, 0, 0), NONE, NONE)
    assert story.told(A)[-1] == "You put a Penny into the city."
    assert (story.reason, story.acting) == (None, "A6P")


@pytest.mark.rule("WK-53", "WK-52")
def test_making_a_cat_of_the_last_coin_populates_too(table: Maker) -> None:
    story = table("A2P^ B4Dv", city=(0, 0, 1), supply=(2, 2, 2), quarter=B)
    story.does(A, "make D 6")
    assert story.populating("P", "N", "D", "D") == ["B", "A", "B", "A"]


@pytest.mark.rule("WK-54")
def test_a_city_with_a_coin_left_is_not_filled_while_cats_act(table: Maker) -> None:
    story = table("A2P^ B4D^ A6P^", city=(2, 0, 0), quarter=A)
    story.does(A, "take P")
    assert (story.city, story.acting) == ((1, 0, 0), "B4D")


@pytest.mark.rule("WK-56")
def test_cats_cannot_reach_the_supply(table: Maker) -> None:
    story = table(CATS, city=(1, 0, 0))
    assert story.supply[1] > 0
    assert [move for move in story.options(A) if move.startswith(("take", "make"))] == ["take P"]
    assert story.refuses(A, "take N") == "WK-56"


# -- Re-populate -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-77", "WK-52", "WK-60")
def test_re_populate_returns_the_city_and_fills_it_anew(table: Maker) -> None:
    """S-21."""
    story = table("A6P^ B4Dv", city=(0, 0, 4), supply=(3, 1, 0), quarter=B)
    story.does(A, "repopulate")
    assert (story.city, story.supply) == (NONE, (3, 1, 4))
    assert story.cats(A) == ["6Pv"]
    story.does(B, "populate P").does(A, "populate D").does(B, "populate P").does(A, "populate D")
    assert story.position["rounds"] == 4


@pytest.mark.rule("WK-78")
def test_the_weakest_cat_can_re_populate(table: Maker) -> None:
    story = table("A4D^ B6Pv", city=(0, 0, 2), quarter=A)
    assert story.options(A) == ["pass", "repopulate"]


@pytest.mark.rule("WK-79")
def test_an_empty_city_cannot_be_re_populated(table: Maker) -> None:
    story = table("A2P^ B4D^", city=(1, 0, 0), supply=(2, 1, 0), quarter=A)
    story.does(A, "take P")
    assert story.city == NONE
    assert story.refuses(B, "repopulate") == "WK-79"


@pytest.mark.rule("WK-80", "WK-55")
def test_the_same_few_coins_all_come_back(table: Maker) -> None:
    story = table("A2P^ B4D^ C6Pv", seats=3, city=(1, 0, 1), supply=(1, 0, 0), quarter=C)
    story.does(A, "repopulate")
    assert story.populating("P", "P") == ["C", "A", "B"]
    assert (story.city, story.supply, story.acting) == ((2, 0, 1), NONE, "B4D")


@pytest.mark.rule("WK-100", "WK-34")
def test_a_snack_on_the_way_is_an_option(table: Maker) -> None:
    """S-45."""
    scene = {"city": (0, 0, 2), "supply": (0, 1, 0), "eat": [(2, 0, 0)], "seats": 3, "quarter": A}
    story = table("A2P^ B4D^ C6Pv", eat_on_repopulate="on", **scene)
    story.does(A, "repopulate")
    assert story.options(A) == ["stop", "eat P"]
    story.does(A, "eat P", "stop")
    assert story.supply == (1, 1, 2)
    assert story.populating("D", "D", "P") == ["A", "B", "C", "A"]
    assert (story.city, story.supply, story.eat(A)) == ((1, 1, 2), NONE, (1, 0, 0))
    assert story.cats(A) == ["2Pv"]
    story = table("A2P^ B4D^ C6Pv", **scene)
    story.does(A, "repopulate")
    assert story.populating("N") == ["A", "B", "C"]
    assert (story.city, story.supply, story.eat(A)) == ((0, 1, 2), NONE, (2, 0, 0))


@pytest.mark.rule("WK-100")
def test_a_snack_without_need_is_overeating(table: Maker) -> None:
    story = table("A2P^ B4D^", eat_on_repopulate="on", overeat="off", city=(0, 0, 2), eat=[(2, 0, 0)], quarter=A)
    story.does(A, "repopulate")
    assert story.options(A)[0].startswith("populate")
