"""Were Kittens stories: the six characters and the scare area."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import GAME, NONE, A, B, C, Maker, Story
from purrlor.games.were_kittens.record import CHARACTER, Step

NAMES = [name for name in CHARACTER.names if name]


def dealt(story: Story, seat: int) -> list[str]:
    return [move.text.removeprefix("keep:") for move in story.match.moves(seat)]


# -- Choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-C1", "WK-12")
def test_everybody_keeps_one_of_two_characters(fresh: Maker) -> None:
    """S-56."""
    story = fresh(3, characters="on")
    hands = [dealt(story, seat) for seat in (A, B, C)]
    assert sorted(name for hand in hands for name in hand) == sorted(NAMES)
    assert [p["face"] for p in story.zone(A, "dealt.0")["pieces"]] == hands[A]
    assert [p["face"] for p in story.zone(A, "dealt.1")["pieces"]] == [None, None]
    story.does(A, f"keep {hands[A][1]}")
    assert story.told(B) == ["seat 0 has chosen."]
    assert story.waiting == (B, C)
    assert [p["face"] for p in story.zone(B, "dealt.0")["pieces"]] == [None, None]
    story.does(B, f"keep {hands[B][0]}").does(C, f"keep {hands[C][1]}")
    kept = [hands[A][1], hands[B][0], hands[C][1]]
    assert story.position["character"] == kept
    assert [story.zone(None, f"character.{seat}")["pieces"][0]["face"] for seat in (A, B, C)] == kept
    assert story.options(A) == ["start P", "start N", "start D"]
    gone = hands[A][0]
    assert gone not in str(story.match.view(B)) and gone not in str(story.match.position())


@pytest.mark.rule("WK-C1")
def test_characters_are_dealt_by_chance(fresh: Maker) -> None:
    seen = {name for seed in range(25) for name in dealt(fresh(2, seed, characters="on"), A)}
    assert seen == set(NAMES)
    assert fresh(2).options(A) == ["start P", "start N", "start D"]
    story = fresh(2, characters="on")
    other = next(name for name in NAMES if name not in dealt(story, A))
    assert story.refuses(A, f"keep {other}") == "WK-C1"


# -- Placing and using -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-C2", "WK-38", "WK-43")
def test_scared_victims_count_in_the_race(table: Maker) -> None:
    scene = {"step": Step.PLACE, "hand": [(2, 1, 0), (2, 1, 0)], "quarter": A, "characters": ["boo", "copycat"]}
    story = table("A6P^ B4D^", **scene)
    story.does(A, "place P", "done").does(B, "scare P", "scare N", "done")
    assert (story.quarter, story.scare(B), story.hand(B)) == (A, (1, 1, 0), (1, 0, 0))


@pytest.mark.rule("WK-C3", "WK-C5", "WK-C6", "WK-83")
def test_boo_radfur_softens_a_villager(table: Maker) -> None:
    """S-41: a dime counts 2, the scared penny stays where it is and returns to hand at the refresh."""
    scene = {"city": (0, 0, 2), "scare": [(1, 0, 0)]}
    story = table("A4N^ B5D^", characters=["boo", "early"], **scene)
    assert "take D" in story.options(A)
    story.does(A, "take D")
    assert (story.hand(A), story.scare(A), story.position["used"][A]) == ((0, 0, 1), (1, 0, 0), {"penny": 1})
    assert story.zone(None, "scare.0")["pieces"][0]["marks"] == {"claw": 1, "used": 1}
    story.does(B, "pass")
    assert (story.hand(A), story.scare(A), story.position["used"][A]) == ((1, 0, 1), NONE, {})
    assert "take D" not in table("A5N^ B6Dv", characters=["early", "boo"], **scene).options(A)
    assert "take D" not in table("A5N^ B6Dv", characters=["boo", "early"], city=(0, 0, 2)).options(A)


@pytest.mark.rule("WK-C5", "WK-C6", "WK-C7")
def test_an_ability_that_is_not_needed_is_a_choice(table: Maker) -> None:
    story = table("A4N^ B5D^", city=(1, 2, 0), scare=[(0, 1, 0)], characters=["boo", "early"])
    story.does(A, "take N")
    assert story.options(A) == ["spare", "use N"]
    assert story.refuses(A, "take P") == "WK-C6"
    story.does(A, "spare")
    assert (story.hand(A), story.position["used"][A]) == ((0, 1, 0), {})
    story = table("A4N^ B5D^", city=(1, 2, 0), scare=[(0, 1, 1)], characters=["boo", "early"])
    story.does(A, "take N")
    assert story.options(A) == ["spare", "use N"]  # which one does not matter, so it is not asked (WK-C7)
    story.does(A, "use N")
    assert (story.hand(A), story.position["used"][A]) == ((0, 1, 0), {"nickel": 1})


@pytest.mark.rule("WK-C5")
def test_a_villager_counts_at_least_one(table: Maker) -> None:
    """Boo Radfur has nothing to soften on a penny, so nobody is asked."""
    story = table("A4D^ B5D^", city=(2, 0, 0), scare=[(1, 0, 0)], characters=["boo", "early"])
    story.does(A, "take P")
    assert (story.hand(A), story.position["used"][A]) == ((1, 0, 0), {})


@pytest.mark.rule("WK-C6")
def test_ability_and_meal_can_pay_together(table: Maker) -> None:
    """A dime cat with a penny to eat has 2: with Boo's help enough for a dime."""
    story = table("A4D^ B5D^", city=(0, 0, 2), eat=[(1, 0, 0)], scare=[(0, 1, 0)], characters=["boo", "early"])
    story.does(A, "take D")
    assert (story.eat(A), story.hand(A), story.position["used"][A]) == (NONE, (0, 0, 1), {"nickel": 1})


@pytest.mark.rule("WK-C6", "WK-C5")
def test_clawdius_makes_cats_cheaper(table: Maker) -> None:
    """S-52: 9 - 4 - 2 = 3."""
    story = table("A6P^ B4Dv", city=(0, 0, 1), scare=[(0, 1, 0)], characters=["clawdius", "early"])
    assert "make D 4" in story.options(A)
    assert "make D 3" not in story.options(A)
    story.does(A, "make D 4")
    assert "4D" in "".join(story.cats(A))
    story = table("A6P^ B4Dv", city=(0, 0, 1), characters=["clawdius", "early"])
    assert story.refuses(A, "make D 4") == "WK-71"


@pytest.mark.rule("WK-C6")
def test_the_need_is_known_before_the_meal(table: Maker) -> None:
    """A dime in slot 6 costs 3: used, it is 1, and no more bite is needed."""
    story = table("A4D^ B5D^", city=(0, 0, 2), eat=[(1, 1, 0)], scare=[(0, 0, 1)], characters=["clawdius", "early"])
    story.does(A, "make D 6")
    assert story.options(A) == ["spare", "use D"]
    story.does(A, "use D")
    assert story.options(A) == ["stop", "eat P", "eat N"]
    story.does(A, "stop")
    assert (story.cats(A), story.eat(A)) == (["4Dv", "6Dv"], (1, 1, 0))


@pytest.mark.rule("WK-C3", "WK-C4", "WK-C5")
def test_the_purrsuader_swaps_a_coin_of_the_city(table: Maker) -> None:
    """S-53."""
    scene = {"city": (0, 0, 1), "supply": (1, 0, 0), "scare": [(1, 0, 0)], "quarter": A}
    story = table("A3D^ B4D^", characters=["the", "boo"], **scene)
    assert story.options(A) == ["spare", "swap D P"]
    assert story.refuses(A, "pass") == "WK-C6"
    story.does(A, "swap D P")
    assert (story.city, story.supply, story.position["used"][A]) == ((1, 0, 0), (0, 0, 1), {"penny": 1})
    story.does(A, "take P")
    assert (story.city, story.supply, story.hand(A)) == ((0, 0, 1), NONE, (1, 0, 0))
    assert story.acting == "B4D"


@pytest.mark.rule("WK-C4", "WK-C3", "WK-C5")
def test_one_scared_victim_a_turn_and_each_once_a_round(table: Maker) -> None:
    story = table("A3D^ A4D^ A5D^ B6Dv", city=(2, 0, 1), scare=[(2, 0, 0)], characters=["the", "boo"])
    story.does(A, "swap P D")
    assert story.options(A)[0] == "pass"
    assert story.refuses(A, "swap P D") == "WK-C4"
    story.does(A, "pass", "swap D P")
    assert story.refuses(A, "swap P D") == "WK-C3"
    story.does(A, "pass")
    assert (story.acting, story.options(A)[0]) == ("A5D", "pass")


@pytest.mark.rule("WK-C5")
def test_any_choice_may_follow_a_declined_swap(table: Maker) -> None:
    story = table("A3D^ B6D^", city=(1, 0, 1), scare=[(1, 0, 0)], characters=["the", "boo"])
    story.does(A, "spare")
    assert story.position["used"][A] == {}
    assert story.refuses(A, "swap D P") == "WK-C5"
    story.does(A, "pass")
    assert story.acting == "B6D"
    same = table("A3D^ B6D^", city=(2, 0, 0), supply=(2, 0, 0), scare=[(0, 1, 0)], characters=["the", "boo"])
    assert same.options(A)[0] == "pass"  # no pair of different types


@pytest.mark.rule("WK-C4", "WK-57", "WK-62")
@pytest.mark.parametrize(
    ("moves", "order"),
    [
        (["hurry 6", "hurry 6"], ["A6P", "B5N", "A5N"]),
        (["hurry 6", "go"], ["B5N", "A5N", "A6P"]),
        (["go"], ["B5N", "A5N", "A6P"]),
    ],
)
def test_early_purrd_lets_cats_act_earlier(table: Maker, moves: list[str], order: list[str]) -> None:
    """S-54: several scared victims may be used, since it is nobody's turn yet."""
    scene = {"city": (1, 1, 2), "scare": [(2, 0, 0)], "quarter": B, "step": Step.HURRY}
    story = table("A5N^ A6P^ B5N^", characters=["early", "boo"], **scene)
    assert story.options(A) == ["go", "hurry 5", "hurry 6"]
    story.does(A, *moves)
    assert story.position["used"][A].get("penny", 0) == len(moves) - ("go" in moves)
    assert story.acting_order() == order
    assert story.position["hurried"] == [{}] * 3


@pytest.mark.rule("WK-C4")
def test_everybody_hears_that_early_purrd_holds_back(table: Maker) -> None:
    scene = {"city": (1, 1, 2), "scare": [(2, 0, 0)], "step": Step.HURRY, "characters": ["early", "boo"]}
    story = table("A5N^ B5N^", **scene)
    story.does(A, "go")
    assert story.told() == ["seat 0 lets the cats act."]


@pytest.mark.rule("WK-C5")
def test_no_cat_acts_before_number_one(table: Maker) -> None:
    scene = {"city": (1, 1, 2), "scare": [(4, 0, 0)], "step": Step.HURRY, "characters": ["early", "boo"]}
    story = table("A1P^ A2P^ B5N^", **scene)
    assert story.options(A) == ["go", "hurry 2"]
    story.does(A, "hurry 2")
    assert (story.acting, story.position["used"][A]) == ("A1P", {"penny": 1})
    assert story.zone(None, "cats.0")["pieces"][1]["marks"] == {"claw": 3, "number": 1}
    assert story.acting_order() == ["A1P", "A2P", "B5N"]


@pytest.mark.rule("WK-101")
def test_a_stack_hurries_as_one(table: Maker) -> None:
    scene = {"city": (1, 1, 2), "scare": [(1, 0, 0)], "step": Step.HURRY, "characters": ["early", "boo"]}
    story = table("A6D^ B5N^ A6P^ A3N^", quarter=A, slot_stacking="on", **scene)
    story.does(A, "hurry 6")
    assert story.acting_order() == ["A3N", "A6D", "A6P", "B5N"]


@pytest.mark.rule("WK-86", "WK-C4", "WK-C7")
def test_the_leftover_lurker_takes_victims_back(table: Maker) -> None:
    """S-42: one scared victim, one leftover; the mark of a used one does not matter."""
    scene = {"city": (1, 0, 0), "scare": [(1, 0, 0)], "eat": [(0, 1, 1)], "step": Step.CHECK, "record_low": 22}
    story = table("A6Pv B4Dv", characters=["leftover", "boo"], used=[{"penny": 1}], **scene)
    assert story.options(A) == ["leave", "save N", "save D"]
    before = story.supply
    story.does(A, "save D")
    assert (story.hand(A), story.eat(A), story.scare(A)) == ((1, 0, 1), NONE, NONE)
    assert story.supply == (before[0], before[1] + 1, before[2])
    assert (story.position["rounds"], story.position["used"][A]) == (4, {})
    story = table("A6Pv B4Dv", characters=["leftover", "boo"], **scene).does(A, "leave")
    assert (story.hand(A), story.position["rounds"]) == ((1, 0, 0), 4)


@pytest.mark.rule("WK-C4")
def test_two_scared_victims_save_two_leftovers(table: Maker) -> None:
    scene = {"city": (1, 0, 0), "scare": [(2, 0, 0)], "eat": [(1, 1, 1)], "step": Step.CHECK, "record_low": 22}
    story = table("A6Pv B4Dv", characters=["leftover", "boo"], **scene)
    story.does(A, "save D", "save N")
    assert (story.hand(A), story.position["rounds"]) == ((2, 1, 1), 4)
    assert story.position["stack"][0]["saved"] == 0  # the next round counts anew
    story = table("A6Pv B4Dv", characters=["leftover", "boo"], **scene)
    story.does(A, "save D", "leave")
    assert (story.hand(A), story.position["stack"][0]["saved"]) == ((2, 0, 1), 0)


@pytest.mark.rule("WK-C2", "WK-83")
def test_what_was_scared_once_is_not_scared_again_by_itself(table: Maker) -> None:
    scene = {"step": Step.PLACE, "hand": [(1, 1, 0), (1, 0, 0)], "city": (1, 1, 2), "characters": ["copycat", "boo"]}
    story = table("A6P^ B4D^", **scene).does(A, "scare P", "place N").does(B, "done").everybody_passes()
    assert (story.hand(A), story.scare(A), story.eat(A)) == ((1, 0, 0), NONE, NONE)
    story.does(A, "done").does(B, "done")
    assert (story.hand(A), story.scare(A), story.eat(A)) == ((1, 0, 0), NONE, NONE)


@pytest.mark.rule("WK-C7", "WK-C6")
def test_copycat_fights_with_another_claw(table: Maker) -> None:
    """S-55: only the penny fits, so it is used."""
    story = table("A4D^ B6P^", city=(0, 0, 1), supply=(1, 0, 0), scare=[(1, 1, 0)], characters=["copycat", "boo"])
    story.does(A, "take D")
    assert (story.hand(A), story.position["used"][A]) == ((0, 0, 1), {"penny": 1})
    story.does(B, "pass")
    assert (story.hand(A), story.scare(A), story.position["used"][A]) == ((1, 1, 1), NONE, {})


@pytest.mark.rule("WK-C7")
def test_copycat_names_the_type(table: Maker) -> None:
    """A nickel in the city: a scared penny or nickel will do; a scared dime is not stronger than a dime cat."""
    story = table("A3D^ A4D^ B6P^", city=(0, 2, 0), scare=[(1, 1, 1)], characters=["copycat", "boo"])
    story.does(A, "take N")
    assert story.options(A) == ["use P", "use N"]
    story.does(A, "use N")
    assert story.position["used"][A] == {"nickel": 1}
    story.does(A, "take N")
    assert story.position["used"][A] == {"penny": 1, "nickel": 1}


@pytest.mark.rule("WK-C4", "WK-C3", "WK-C5")
def test_using_a_scared_victim_at_the_wrong_time_is_refused(table: Maker) -> None:
    story = table("A3D^ B6P^", city=(0, 2, 0), eat=[(2, 0, 0)], scare=[(1, 1, 0)], characters=["copycat", "boo"])
    assert story.refuses(A, "use P") == "WK-C5"
    assert story.refuses(B, "use P") == "WK-C5"
    story.does(A, "take N", "use P")
    assert story.options(A) == ["stop", "eat P"]
    assert story.refuses(A, "use N") == "WK-C4"
    story = table("A3D^ B6P^", city=(0, 2, 0), eat=[(2, 0, 0)], scare=[(1, 0, 0)], characters=["copycat", "boo"])
    story.does(A, "take N", "use P")
    assert story.refuses(A, "use P") == "WK-C3"


@pytest.mark.rule("WK-C5")
@pytest.mark.parametrize("move", ["use P", "spare", "swap P N", "hurry 6", "go", "save P", "leave"])
def test_without_characters_there_are_no_abilities(table: Maker, move: str) -> None:
    assert table("A6P^ B4Dv", city=(1, 1, 1)).refuses(A, move) == "WK-C5"


def test_every_character_has_words_and_an_ability() -> None:
    assert [GAME.cards[name].origin for name in NAMES] == ["house"] * 6
    assert len({GAME.cards[name].effect for name in NAMES}) == 6
