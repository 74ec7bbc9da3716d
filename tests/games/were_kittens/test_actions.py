"""Were Kittens stories: phase 2, the order of the cats and their actions."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import GAME, NONE, A, B, C, Maker
from purrlor.games.were_kittens.record import Step

# -- Order -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-57")
def test_cats_act_in_the_order_of_their_slots(table: Maker) -> None:
    """S-12."""
    assert table("A6P^ A2P^ B4D^", city=(1, 1, 2)).acting_order() == ["A2P", "B4D", "A6P"]


@pytest.mark.rule("WK-62")
@pytest.mark.parametrize(("quarter", "order"), [(A, ["A5N", "B5N"]), (B, ["B5N", "A5N"])])
def test_at_equal_numbers_the_holder_of_the_quarter_acts_first(table: Maker, quarter: int, order: list[str]) -> None:
    """S-13."""
    assert table("A5N^ B5N^", city=(1, 1, 2), quarter=quarter).acting_order() == order


@pytest.mark.rule("WK-63", "WK-13")
def test_three_at_equal_numbers_act_clockwise_from_the_holder(table: Maker) -> None:
    """S-14."""
    story = table("A6P^ B6P^ C6P^", seats=3, city=(1, 1, 2), quarter=C)
    assert story.acting_order() == ["C6P", "A6P", "B6P"]
    story = table("A6P^ B6Pv C6P^", seats=3, city=(1, 1, 2), quarter=B)
    assert story.acting_order() == ["C6P", "A6P"]


@pytest.mark.rule("WK-08")
def test_a_tails_up_cat_is_skipped(table: Maker) -> None:
    story = table("A2Pv A5N^ B4Dv", city=(1, 1, 2))
    assert story.acting_order() == ["A5N"]


@pytest.mark.rule("WK-08", "WK-57", "WK-58", "WK-61", "WK-62")
def test_acting_out_of_order_names_the_rule(table: Maker) -> None:
    story = table("A3P^ B3P^ C5N^", seats=3, city=(1, 1, 2), quarter=A)
    assert (story.refuses(B, "take P"), story.refuses(C, "take P")) == ("WK-62", "WK-57")
    story.does(A, "pass").does(B, "take P")
    assert (story.refuses(A, "take N"), story.refuses(B, "take N")) == ("WK-61", "WK-58")
    assert table("A3P^ B6Pv", city=(1, 1, 2)).refuses(B, "take P") == "WK-08"


@pytest.mark.rule("WK-58", "WK-60")
def test_one_action_and_the_cat_lies_tails_up(table: Maker) -> None:
    story = table("A2P^ B4D^", city=(2, 1, 1))
    story.does(A, "take P")
    assert story.cats(A) == ["2Pv"]
    assert (story.waiting, story.acting) == ((B,), "B4D")


@pytest.mark.rule("WK-59", "WK-61")
def test_a_cat_that_passes_stays_heads_up_and_is_not_asked_again(table: Maker) -> None:
    """S-32."""
    story = table("A3P^ B4D^ A5N^", city=(2, 1, 1))
    assert "pass" in story.options(A)
    story.does(A, "pass")
    assert story.cats(A) == ["3P^", "5N^"]
    assert story.acting_order() == ["B4D", "A5N"]
    assert story.cats(A) == ["3P^", "5N^"]


@pytest.mark.rule("WK-64")
def test_an_action_is_finished_before_the_next_cat_begins(table: Maker) -> None:
    """Both players' cats have number 4: B's waits for the city that A's action emptied."""
    story = table("A4P^ B4P^", city=(1, 0, 0), supply=(2, 2, 0), quarter=A)
    story.does(A, "take P")
    assert story.refuses(B, "take P") == "WK-62"
    assert story.populating("P", "N", "P") == ["A", "B", "A", "B"]
    assert story.acting == "B4P"


@pytest.mark.rule("WK-104", "WK-59", "WK-79")
def test_a_cat_that_can_do_little_is_still_asked(table: Maker) -> None:
    """S-51."""
    story = table("A4D^ B6Pv", city=(0, 0, 1), supply=NONE)
    assert story.options(A) == ["pass", "repopulate"]


# -- Take victim -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-66", "WK-67", "WK-68")
def test_a_penny_cat_takes_a_dime(table: Maker) -> None:
    """S-09: one, although there are two."""
    story = table("A4P^ B6P^", city=(0, 0, 2))
    story.does(A, "take D")
    assert (story.hand(A), story.city, story.cats(A)) == ((0, 0, 1), (0, 0, 1), ["4Pv"])


@pytest.mark.rule("WK-66")
def test_a_dime_cat_takes_only_pennies(table: Maker) -> None:
    """S-11."""
    story = table("A4D^ B6Pv", city=(1, 1, 0))
    assert story.options(A) == ["pass", "take P", "repopulate"]
    assert story.refuses(A, "take N") == "WK-66"


@pytest.mark.rule("WK-68")
def test_a_large_claw_still_takes_one_villager(table: Maker) -> None:
    story = table("A2P^ B4D^", city=(4, 0, 0), eat=[(0, 0, 3)])
    story.does(A, "take P", "eat D", "eat D", "eat D")
    assert (story.hand(A), story.city, story.acting) == ((1, 0, 0), (3, 0, 0), "B4D")


# -- Make cat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-69", "WK-70", "WK-71", "WK-60", "WK-28")
def test_the_rulebooks_example_of_a_new_cat(table: Maker) -> None:
    """S-03: a nickel in slot 4 costs 6, and a penny cat that eats a dime has 6."""
    story = table("A3P^ B6P^", city=(1, 1, 1), eat=[(0, 0, 1)], supply=(1, 0, 0))
    story.does(A, "make N 4")
    assert (story.city, story.supply, story.eat(A)) == ((1, 0, 1), (1, 0, 1), NONE)
    assert story.cats(A) == ["3Pv", "4Nv"]


@pytest.mark.rule("WK-70", "WK-71")
def test_a_claw_that_is_too_small_makes_no_cat(table: Maker) -> None:
    """S-04."""
    story = table("A6P^ B4Dv", city=(1, 1, 1), eat=[(0, 1, 0)])
    assert story.refuses(A, "make N 4") == "WK-71"
    assert "make N 5" in story.options(A)
    story.does(A, "make N 5")
    assert "5N^" in story.cats(A)


@pytest.mark.rule("WK-70")
@pytest.mark.parametrize(("coin", "base"), [("P", 11), ("N", 10), ("D", 9)])
@pytest.mark.parametrize("claw", range(3, 11))
def test_the_cost_is_the_base_less_the_slot(table: Maker, coin: str, base: int, claw: int) -> None:
    """A penny cat with claw 3 and pennies to eat reaches exactly the slots from base - claw on."""
    city = {"P": (1, 0, 0), "N": (0, 1, 0), "D": (0, 0, 1)}[coin]
    story = table("A1P^ B6Dv", city=city, eat=[(claw - 3, 0, 0)], slot_stacking="on")
    makes = [move for move in story.options(A) if move.startswith("make")]
    assert makes == [f"make {coin} {slot}" for slot in range(1, 7) if base - slot <= claw]


@pytest.mark.rule("WK-72", "WK-03")
def test_a_slot_holds_one_cat(table: Maker) -> None:
    """S-33."""
    story = table("A2P^ A5Nv B6Pv", city=(1, 1, 1), eat=[(0, 0, 4)])
    assert [move for move in story.options(A) if move.startswith("make") and move[-1] in "25"] == []
    assert story.refuses(A, "make D 5") == "WK-72"
    assert story.refuses(A, "make D 7") == "WK-69"
    assert story.refuses(A, "make D 0") == "WK-69"
    full = table("A1P^ A2Nv A3Nv A4Nv A5Nv A6Nv B6Pv", city=(1, 0, 1), eat=[(0, 0, 4)])
    assert [move for move in full.options(A) if move.startswith("make")] == []


@pytest.mark.rule("WK-69")
def test_the_slot_of_another_player_does_not_matter(table: Maker) -> None:
    story = table("A2P^ B6P^", city=(0, 0, 2))
    story.does(A, "make D 6")
    assert (story.cats(A), story.cats(B)) == (["2Pv", "6Dv"], ["6P^"])


@pytest.mark.rule("WK-74", "WK-75")
def test_a_new_cat_does_not_act_in_its_first_round(table: Maker) -> None:
    """S-22: without a meal, and skipped when slot 6 comes up."""
    story = table("A2P^ B4D^", city=(1, 0, 2), quarter=A)
    story.does(A, "make D 6")
    assert story.cats(A) == ["2Pv", "6Dv"]
    story.does(B, "pass")
    assert story.position["rounds"] == 4
    assert story.cats(A) == ["2P^", "6D^"]


@pytest.mark.rule("WK-75")
def test_a_meal_is_not_compulsory_when_the_bare_claw_suffices(table: Maker) -> None:
    story = table("A2P^ B4D^", city=(0, 0, 2), eat=[(0, 1, 0)])
    story.does(A, "make D 6")
    assert story.options(A) == ["stop", "eat N"]
    story.does(A, "stop")
    assert (story.cats(A), story.eat(A)) == (["2Pv", "6Dv"], (0, 1, 0))


@pytest.mark.rule("WK-76")
def test_a_cat_is_made_from_the_city_only(table: Maker) -> None:
    story = table("A2P^ B4D^", city=(1, 0, 0), hand=[(0, 0, 2)], eat=[(0, 3, 0)])
    assert [move for move in story.options(A) if move.startswith("make")] == [f"make P {slot}" for slot in (3, 4, 5, 6)]
    assert story.refuses(A, "make D 6") == "WK-76"
    story.does(A, "make P 6", "eat N", "stop")
    assert (story.hand(A), story.city[0]) == ((0, 0, 2), 0)


@pytest.mark.rule("WK-101")
def test_stacked_slots_act_oldest_first(table: Maker) -> None:
    """S-46."""
    story = table("A6P^ A6D^ B6N^", city=(1, 1, 2), quarter=A, slot_stacking="on")
    assert story.acting_order() == ["A6P", "A6D", "B6N"]
    story = table("A6D^ B6N^ A6P^", city=(1, 1, 2), quarter=A, slot_stacking="on")
    assert story.acting_order() == ["A6D", "A6P", "B6N"]


@pytest.mark.rule("WK-101", "WK-72")
def test_stacking_lets_a_cat_join_another(table: Maker) -> None:
    story = table("A6P^ B4Dv", city=(0, 0, 1), slot_stacking="on")
    assert "make D 6" in story.options(A)
    assert "make D 6" not in table("A6P^ B4Dv", city=(0, 0, 1)).options(A)


# -- The whole round -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-02", "WK-65", "WK-73")
@pytest.mark.parametrize("seats", [2, 3])
def test_cats_never_move_and_no_coin_is_ever_lost(fresh: Maker, seats: int) -> None:
    story = fresh(seats, seed=5)
    cats: list[tuple[int, str, str]] = []
    ply = 0
    while story.waiting and ply < 150:
        seat = story.waiting[ply % len(story.waiting)]
        moves = story.match.moves(seat)
        story.match.play(seat, moves[(ply * 7) % len(moves)])
        now = [(cat["seat"], cat["coin"], cat["slot"]) for cat in story.position["cats"]]
        assert now[: len(cats)] == cats
        coins = GAME.plain.census(story.match.state).sum(axis=0).tolist()
        assert coins[:5] == [0, 10, 6, 6, 1]
        cats, ply = now, ply + 1
    assert {cat[0] for cat in cats} == set(range(seats))


@pytest.mark.rule("WK-36")
def test_cats_do_not_act_before_the_city_is_populated(table: Maker) -> None:
    story = table("A6P^ B4D^", step=Step.PLACE, hand=[(1, 0, 0), (1, 0, 0)], city=(1, 0, 0))
    assert story.refuses(A, "take P") == "WK-36"
    assert C not in story.waiting
