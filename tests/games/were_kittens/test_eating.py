"""Were Kittens stories: claw, and what cats eat to raise it."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import NONE, A, B, Maker
from purrlor.games.were_kittens.record import Step

ALL = (1, 1, 1)


def takes(options: list[str]) -> list[str]:
    return [move for move in options if move.startswith("take")]


def eats(options: list[str]) -> list[str]:
    return [move for move in options if not move.startswith(("pass", "take", "make"))]


@pytest.mark.rule("WK-25", "WK-26", "WK-67")
@pytest.mark.parametrize(
    ("cat", "prey"), [("A6P^", ["take P", "take N", "take D"]), ("A5N^", ["take P", "take N"]), ("A4D^", ["take P"])]
)
def test_without_food_a_cat_takes_what_its_own_claw_allows(table: Maker, cat: str, prey: list[str]) -> None:
    assert takes(table(f"{cat} B1Pv", city=ALL).options(A)) == prey


@pytest.mark.rule("WK-24", "WK-31")
def test_claw_is_compared_not_spent_and_a_meal_is_for_one_action(table: Maker) -> None:
    """The nickel cat has claw 2 again in the next round, no less for taking and no more for eating."""
    story = table("A5N^ B6Pv", city=(2, 2, 0), eat=[(0, 1, 0)], supply=NONE, hand=[(1, 0, 0)])
    story.does(A, "take N", "eat N")
    story.does(A, "done").does(B, "done")
    assert (story.city, story.acting) == ((2, 2, 0), "A5N")
    assert takes(story.options(A)) == ["take P", "take N"]
    assert story.match.view(A)["prompt"]["stake"].startswith("Claw 2. You have")


@pytest.mark.rule("WK-27", "WK-28", "WK-66")
def test_eating_raises_the_claw(table: Maker) -> None:
    """S-10."""
    story = table("A5N^ B6P^", city=(0, 0, 2))
    assert "take D" not in story.options(A)
    assert story.refuses(A, "take D") == "WK-66"
    story = table("A5N^ B6P^", city=(0, 0, 2), eat=[(1, 0, 0)], supply=(0, 1, 0))
    story.does(A, "take D")
    assert (story.eat(A), story.supply, story.hand(A), story.city) == (NONE, (1, 1, 0), (0, 0, 1), (0, 0, 1))


@pytest.mark.rule("WK-26")
@pytest.mark.parametrize(("food", "prey"), [((1, 0, 0), 2), ((0, 1, 0), 3), ((0, 0, 1), 3)])
def test_a_victim_adds_its_own_claw(table: Maker, food: tuple[int, int, int], prey: int) -> None:
    """A dime cat has 1: with a penny 2, with a nickel 3, with a dime 4 (a dime cat in slot 5 or 6 then)."""
    story = table("A4D^ B6Pv", city=ALL, eat=[food])
    assert takes(story.options(A)) == ["take P", "take N", "take D"][:prey]
    assert ("make D 5" in story.options(A)) == (food == (0, 0, 1))
    assert ("make D 6" in story.options(A)) == (food != (1, 0, 0))


@pytest.mark.rule("WK-29", "WK-72")
def test_any_number_of_victims_may_be_eaten(table: Maker) -> None:
    """S-40: a dime cat with claw 1 needs 5 for a penny in slot 6 and gets it from two coins or from three."""
    meals = {("eat P", "eat D", "stop"): (0, 1, 0), ("eat N", "eat D", "stop"): (1, 0, 0), ("eat P", "eat N"): NONE}
    for meal, left in meals.items():  # after penny and nickel only the dime is left to reach 5
        story = table("A4D^ B5P^", city=ALL, eat=[ALL])
        assert story.refuses(A, "make P 4") == "WK-72"
        story.does(A, "make P 6", *meal)
        assert (story.eat(A), story.cats(A)) == (left, ["4Dv", "6Pv"])


@pytest.mark.rule("WK-28", "WK-30", "WK-35")
def test_only_the_own_eat_area_feeds_a_cat(table: Maker) -> None:
    """S-34: what was just taken lies in hand, and a hand does not feed."""
    story = table("A2P^ A6N^ B5Pv", city=(0, 0, 3), hand=[(1, 0, 0)], eat=[NONE, (3, 0, 0)])
    story.does(A, "take D")
    assert story.hand(A) == (1, 0, 1)
    assert (story.acting, story.options(A)) == ("A6N", ["pass", "repopulate"])


@pytest.mark.rule("WK-30")
def test_scared_victims_are_no_food(table: Maker) -> None:
    story = table("A5N^ B6Pv", city=(0, 0, 3), scare=[(2, 0, 0)], characters=["leftover", "clawdius"])
    assert story.options(A) == ["pass", "repopulate"]


@pytest.mark.rule("WK-28", "WK-30")
def test_a_wrong_bite_is_refused(table: Maker) -> None:
    story = table("A4D^ A5D^ B6Pv", city=(2, 0, 2), hand=[(1, 0, 0)], eat=[(0, 1, 2), (1, 0, 1)])
    story.does(A, "take P")
    assert story.refuses(A, "eat P") == "WK-30"
    assert story.refuses(B, "eat D") == "WK-28"
    story.does(A, "eat N")
    assert story.refuses(A, "eat N") == "WK-28"


@pytest.mark.rule("WK-33", "WK-92")
def test_overeating_can_be_worth_it(table: Maker) -> None:
    """S-31: shedding the third penny raises the score, but the game goes on."""
    scene = {"city": (0, 1, 0), "supply": NONE, "hand": [(2, 1, 2)], "eat": [(1, 0, 0)], "quarter": A}
    story = table("A6P^ B4Dv", **scene)
    story.does(A, "take N", "stop")
    assert (story.reason, story.scores[A]) == ("coins-gone", 2 + 10)
    story = table("A6P^ B4Dv", **scene)
    story.does(A, "take N", "eat P")
    assert (story.reason, story.match.view(None)["seats"][A]["score"]) == (None, 2 + 12)
    assert story.city == (1, 0, 0)


@pytest.mark.rule("WK-33")
def test_overeating_can_be_forbidden(table: Maker) -> None:
    story = table("A6P^ B4Dv", city=(0, 1, 0), supply=NONE, eat=[(1, 0, 0)], overeat="off")
    story.does(A, "take N")
    assert (story.reason, story.eat(A)) == ("coins-gone", (1, 0, 0))


@pytest.mark.rule("WK-34")
def test_no_eating_with_re_populate_or_pass_or_out_of_turn(table: Maker) -> None:
    story = table("A2P^ A6P^ B4Dv", city=(0, 0, 2), eat=[(2, 0, 0)], quarter=A)
    assert story.refuses(A, "eat P") == "WK-34"
    story.does(A, "pass")
    assert story.refuses(A, "eat P") == "WK-34"
    story.does(A, "repopulate")
    assert eats(story.options(A)) == ["populate P", "populate N", "populate D"]
    story = table("A6P^ B4D^", step=Step.PLACE, hand=[(1, 0, 0), (1, 0, 0)])
    assert story.refuses(A, "eat P") == "WK-34"


@pytest.mark.rule("WK-99")
def test_a_meal_goes_on_until_it_pays(table: Maker) -> None:
    """S-44."""
    story = table("A4D^ B6Pv", city=ALL, eat=[ALL])
    story.does(A, "make P 6", "eat P")
    assert story.options(A) == ["eat N", "eat D"]
    assert story.refuses(A, "stop") == "WK-99"
    assert story.refuses(A, "take P") == "WK-99"
    story.does(A, "eat D")
    assert story.options(A) == ["stop", "eat N"]
    assert story.supply[2] == 6 - 1 - 1 + 1 - 1  # the cat, the city's, and the eaten dime is back


@pytest.mark.rule("WK-99", "WK-33", "WK-29")
def test_a_lean_meal_has_no_superfluous_coin(table: Maker) -> None:
    """S-44 with `overeat=off`."""
    story = table("A4D^ B6Pv", city=ALL, eat=[ALL], overeat="off")
    story.does(A, "make P 6")
    assert story.options(A) == ["eat P", "eat N", "eat D"]
    after_dime = table("A4D^ B6Pv", city=ALL, eat=[ALL], overeat="off").does(A, "make P 6", "eat D")
    assert after_dime.options(A) == ["eat P", "eat N"]
    story.does(A, "eat N")
    assert story.position["rounds"] == 4  # only the dime was left to eat, and then it was enough
    assert "6P^" in story.cats(A)


@pytest.mark.rule("WK-33", "WK-99")
def test_a_coin_that_would_be_superfluous_is_refused(table: Maker) -> None:
    """Need 3 with claw 1: a dime alone pays, so a penny fits only with another small coin."""
    story = table("A4D^ A5D^ B6Pv", city=(0, 0, 3), eat=[(1, 1, 1)], overeat="off")
    story.does(A, "take D")
    assert story.options(A) == ["eat N", "eat D"]
    assert story.refuses(A, "eat P") == "WK-33"


@pytest.mark.rule("WK-99", "WK-104")
def test_a_bite_without_a_choice_is_taken_at_once(table: Maker) -> None:
    story = table("A4D^ A6P^ B5Nv", city=(0, 0, 2), eat=[(3, 0, 0)])
    story.does(A, "take D")
    assert story.eat(A) == (1, 0, 0)
    assert story.options(A) == ["stop", "eat P"]
