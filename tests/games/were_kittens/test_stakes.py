"""Were Kittens stories: what is at stake, what each answer leads to, and what rings an alarm."""

from __future__ import annotations

import pytest

from games.were_kittens.wk import NONE, A, B, C, Maker
from purrlor.games.were_kittens.record import Step

CATS = "A6P^ B4D^"

# -- Setup and Phase 1 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-18", "WK-19", "WK-20", "WK-21", "WK-C1")
def test_setting_up_tells_what_coins_and_characters_can_do(fresh: Maker) -> None:
    story = fresh()
    assert story.stake(A) == "start"
    assert [story.so(A, f"start {coin}") for coin in "PND"] == ["start:3>2>1>6", "start:2>3>2>5", "start:1>2>3>4"]
    found = set()
    for seed in range(6):
        story = fresh(3, seed, characters="on")
        assert story.stake(B) == "keep"
        found |= {move["so"] for seat in range(3) for move in story.facts(seat)["moves"]}
    names = ["soften:1", "sire:2", "swap:0", "hurry:0", "leftovers:0", "copy:0"]
    assert found == {f"keep-{name}" for name in names}


@pytest.mark.rule("WK-37", "WK-84", "WK-98")
def test_placing_tells_how_strong_a_cat_gets_and_what_the_meal_costs(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, hand=[(2, 0, 1), (0, 1, 0)])
    assert (story.so(A, "done"), story.so(A, "place P")) == ("done:0>3", "place:6>7>4")
    story.does(A, "place P")
    assert (story.so(A, "done"), story.so(A, "place D")) == ("done:1>4", "place:4>7>7")
    assert story.match.moves(A)[0].consequence == "One victim to eat: up to claw 4"
    assert story.so(B, "place N") == "place:2>4>3", "what A has laid out is nobody else's business"


@pytest.mark.rule("WK-42", "WK-43", "WK-44", "WK-45", "WK-88")
def test_the_stake_of_placing_is_who_gets_the_quarter(table: Maker) -> None:
    scene = {"step": Step.PLACE, "hand": [(2, 0, 1), (0, 1, 0)]}
    assert table(CATS, **scene).stake(A) == "place-fewest:1"
    assert table(CATS, quarter=None, **scene).stake(A) == "place-fewest-lot"
    assert table(CATS, quarter_race="rotate", **scene).stake(A) == "place-rotate:1"
    assert table(CATS, quarter_race="rotate", quarter=None, **scene).stake(A) == "place-lot"
    assert table(CATS, max_rounds=3, **scene).stake(A) == "place-last"
    story = table(CATS, quarter_race="first_done", **scene)
    assert (story.stake(A), story.so(A, "done")) == ("place-race", "done-first:0>3")
    story.does(B, "done")
    assert (story.stake(A), story.so(A, "done")) == ("place-late:1", "done:0>3")


@pytest.mark.rule("WK-C3")
def test_scaring_tells_how_often_the_character_can_work(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, hand=[(2, 0, 1), (0, 1, 0)], characters=["boo", "early"])
    assert story.so(A, "scare P") == "scare:1>boo-radfur"
    assert story.does(A, "scare P").so(A, "scare D") == "scare:2>boo-radfur"
    assert story.match.moves(A)[-1].consequence == "Boo Radfur can work 2 times; the coins come back"


@pytest.mark.rule("WK-47", "WK-57", "WK-66")
def test_populating_tells_who_hunts_next(table: Maker) -> None:
    story = table(CATS, step=Step.PLACE, quarter=A)
    assert (story.waiting, story.stake(B)) == ((B,), "populate:1>dime>4>1")
    assert (story.so(B, "populate P"), story.so(B, "populate D")) == ("populate-prey:1>1", "populate-safe:1>3")
    scene = {"hand": [NONE, (1, 0, 0)], "characters": ["early", "boo"]}
    story = table(CATS, step=Step.PLACE, quarter=A, **scene).does(B, "scare P")
    assert story.stake(A) == "populate:1>dime>4>2", "Boo Radfur makes the dime cat as good as one with claw 2"
    assert (story.so(A, "populate N"), story.so(A, "populate D")) == ("populate-prey:1>2", "populate-safe:1>3")
    story = table("A6P^ B4Dv", city=(1, 0, 0), supply=(2, 2, 0)).does(A, "take P")
    assert (story.stake(A), story.so(A, "populate N")) == ("populate-quiet", "populate-stays")


# -- Actions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-58", "WK-66", "WK-70", "WK-74")
def test_every_action_tells_points_and_price(table: Maker) -> None:
    story = table("A6P^ B4Dv", city=(1, 1, 1), eat=[(0, 0, 1)])
    assert story.stake(A) == "act:3>3>6>4>1>2>19"
    assert (story.so(A, "take P"), story.so(A, "take D")) == ("take:6>4", "take:6>4")
    assert (story.so(A, "make N 4"), story.so(A, "make D 3")) == ("make-eating:3>3>2>4", "make-eating:3>2>1>3")
    assert story.so(A, "repopulate") == "repopulate:3>0"
    assert table("A2P^ B4Dv", city=(1, 1, 1)).so(A, "make D 6") == "make:2>1>6"
    assert table("A5N^ B4Dv", city=(0, 0, 1), eat=[(1, 0, 0)]).so(A, "take D") == "take-eating:1"
    said = {move.text: move.consequence for move in story.match.moves(A)}
    assert said["take:dime"] == "6 points (now 4); food from the next round on"
    assert said["make:nickel>4"] == "Must eat for 3 more claw; 3 points, acts at 4, claw 2"


@pytest.mark.rule("WK-C6")
def test_an_action_that_a_scared_victim_can_pay_for_says_so(table: Maker) -> None:
    story = table("A4D^ B6Pv", city=(0, 1, 0), eat=[(2, 0, 0)], scare=[(1, 0, 0)], characters=["boo", "early"])
    assert story.so(A, "take N") == "take-helped:1"
    story = table("A6P^ B4Dv", city=(0, 0, 1), scare=[(0, 1, 0)], characters=["clawdius", "boo"])
    assert story.so(A, "make D 4") == "make-helped:2>2>1>4"


@pytest.mark.rule("WK-59", "WK-61", "WK-84", "WK-88")
def test_passing_tells_who_is_next_and_what_is_lost(table: Maker) -> None:
    city = (1, 1, 2)
    assert table("A2P^ B4D^", city=city, eat=[(1, 0, 0)]).so(A, "pass") == "pass-waste:1"
    assert table("A2P^ A5N^ B4D^", city=city, eat=[(1, 0, 0)]).so(A, "pass") == "pass:1>4"
    assert table("A2P^ B4D^", city=city, eat=[(1, 0, 0)], max_rounds=3).so(A, "pass") == "pass:1>4"
    assert table("A2P^ B4Dv", city=city).so(A, "pass") == "pass-last"
    lurker = {"scare": [(1, 0, 0)], "characters": ["leftover", "boo"]}
    assert table("A2P^ B4Dv", city=city, eat=[(2, 0, 0)], **lurker).so(A, "pass") == "pass-waste:1"
    assert table("A2P^ B4Dv", city=city, eat=[(1, 0, 0)], **lurker).so(A, "pass") == "pass-last"


@pytest.mark.rule("WK-77", "WK-80", "WK-100")
def test_re_populating_too_few_coins_changes_nothing(table: Maker) -> None:
    scene = {"city": (0, 0, 2), "supply": (0, 1, 0), "eat": [(2, 0, 0)]}
    assert table("A6P^ B4Dv", **scene).so(A, "repopulate") == "same-city:3"
    story = table("A6P^ B4Dv", eat_on_repopulate="on", **scene)
    assert story.so(A, "repopulate") == "repopulate:2>0", "what is eaten may come to the city"
    story.does(A, "repopulate")
    assert (story.stake(A), story.so(A, "stop"), story.so(A, "eat P")) == ("snack", "same-city:3", "eat-more:4>6")


@pytest.mark.rule("WK-87", "WK-93")
def test_the_last_coin_tells_who_wins_and_hurts_who_loses(table: Maker) -> None:
    last = {"city": (1, 0, 0), "supply": NONE}
    story = table("A6P^ B4Dv", **last)
    assert story.so(A, "take P") == "end-behind:4>24>1 !"
    assert story.match.moves(A)[1].consequence == "The last coin: the game ends and seat 1 wins, 24 to 4"
    assert story.match.moves(A)[1].hurts
    assert table("A6P^ B4Dv", hand=[(8, 6, 5)], **last).so(A, "take P") == "end-ahead:26>2>1"
    assert table("A6P^ B5Nv", hand=[(3, 3, 3)], **last).so(A, "take P") == "end-level:16>16>1"
    story = table("A2P^ B4Dv", city=(0, 0, 1), supply=NONE)
    assert story.so(A, "make D 6") == "end-behind:4>26>1 !"
    assert story.does(A, "make D 6").scores == (4, 26)
    scene = {**last, "eat": [(0, 1, 0)]}
    assert table("A6P^ B4Dv", **scene).so(A, "take P") == "take:6>4", "a meal would bring a coin back"
    assert table("A6P^ B4Dv", overeat="off", **scene).so(A, "take P").startswith("end-behind:6>")


# -- Meals and characters --------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-28", "WK-99")
def test_a_bite_tells_what_it_gives_and_what_it_costs(table: Maker) -> None:
    story = table("A5N^ B4Dv", city=(0, 0, 2), eat=[(1, 0, 1)]).does(A, "take D")
    assert story.stake(A) == "needs:nickel>5>2>3>4>6"
    assert story.so(A, "eat P") == "eat-enough:3>3>5>7"
    story.does(A, "eat P")
    assert story.stake(A) == "enough:nickel>5>3>3>3>6"
    assert (story.so(A, "stop"), story.so(A, "eat D")) == ("stop-take:7>5>dime", "eat-more:3>5")
    story = table("A4D^ B5Nv", city=(1, 0, 2), eat=[(1, 1, 1)]).does(A, "make P 6")
    assert story.so(A, "eat P") == "eat-short:2>5>6>8"
    assert story.does(A, "eat P", "eat D").so(A, "stop") == "stop-make:6>4>penny"


@pytest.mark.rule("WK-33", "WK-87", "WK-92")
def test_stopping_a_meal_at_the_last_coin_ends_the_game(table: Maker) -> None:
    """S-31: it can be right to eat a coin for nothing."""
    story = table("A6P^ B4Dv", city=(0, 1, 0), supply=NONE, eat=[(1, 0, 0)], hand=[(2, 1, 2)]).does(A, "take N")
    assert (story.so(A, "stop"), story.so(A, "eat P")) == ("end-behind:12>18>1 !", "eat-more:11>10")
    assert story.does(A, "stop").scores == (12, 18)


@pytest.mark.rule("WK-C6", "WK-C7")
def test_a_scared_victim_tells_the_claw_that_it_gives(table: Maker) -> None:
    story = table("A4N^ B5D^", city=(1, 2, 0), scare=[(0, 1, 0)], characters=["boo", "early"]).does(A, "take N")
    assert (story.stake(A), story.so(A, "use N"), story.so(A, "spare")) == (
        "needs:nickel>4>2>2>0>2",
        "use:2>1",
        "spare:2>2",
    )
    story = table("A4D^ B6Pv", city=(0, 1, 0), eat=[(2, 0, 0)], scare=[(1, 0, 0)], characters=["boo", "early"])
    assert story.does(A, "take N").so(A, "spare") == "spare-eating:1>2"
    scene = {"eat": [(1, 0, 0)], "scare": [(1, 1, 0)], "characters": ["copycat", "boo"]}
    story = table("A4D^ B6Pv", city=(0, 0, 2), **scene).does(A, "take D")
    assert story.stake(A) == "must-scare:dime>4>1>3>1>2"
    assert (story.so(A, "use P"), story.so(A, "use N")) == ("use:3>3", "use-eating:2>3")


@pytest.mark.rule("WK-C5", "WK-C6")
def test_a_swap_tells_whether_the_cat_could_take_what_comes(table: Maker) -> None:
    story = table("A4D^ B6Pv", city=(0, 0, 1), supply=(1, 1, 0), scare=[(1, 0, 0)], characters=["the", "boo"])
    assert (story.stake(A), story.so(A, "spare")) == ("swap:1>1", "spare-swap:1")
    assert (story.so(A, "swap D P"), story.so(A, "swap D N")) == ("swap-prey:1>penny", "swap-safe:2>nickel")


@pytest.mark.rule("WK-57", "WK-62", "WK-C4")
def test_hurrying_tells_who_still_comes_first(table: Maker) -> None:
    """S-54."""
    scene = {"city": (1, 1, 2), "scare": [(2, 0, 0)], "characters": ["early", "boo"], "quarter": B}
    story = table("A5N^ A6P^ B5N^", step=Step.HURRY, **scene)
    assert (story.stake(A), story.so(A, "go")) == ("hurry", "go:2")
    assert (story.so(A, "hurry 6"), story.so(A, "hurry 5")) == ("hurry:5>1", "hurry:4>0")
    assert story.does(A, "hurry 6").so(A, "hurry 6") == "hurry:4>0"


@pytest.mark.rule("WK-84", "WK-86", "WK-92")
def test_leftovers_tell_what_stays_and_leaving_points_hurts(table: Maker) -> None:
    scene = {"step": Step.LEFTOVERS, "city": (1, 1, 1), "scare": [(1, 0, 0)], "characters": ["leftover", "boo"]}
    story = table("A6P^ B4Dv", eat=[(0, 1, 1)], **scene)
    assert (story.stake(A), story.so(A, "save N")) == ("leftovers:2>4>8", "save:6")
    assert story.so(A, "leave") == "leave-losing:4>8>2 !"
    story = table("A6P^ B4Dv", eat=[(1, 0, 0)], hand=[(1, 1, 2)], **scene)
    assert story.so(A, "leave") == "leave:11>10>1", "some coins are worth more gone"


# -- Alarms ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WK-87", "WK-93")
def test_an_alarm_rings_while_the_cats_could_take_all_coins_that_are_left(table: Maker, fresh: Maker) -> None:
    assert fresh().alarms() == [] == fresh(characters="on").alarms()
    few = {"city": (1, 1, 0), "supply": NONE, "hand": [(4, 4, 4)]}
    story = table("A2P^ B4D^", **few)
    assert story.alarms() == ["coins:2", "leads:26>0"]
    assert story.match.view(A)["alarms"] == [
        "Only 2 coins are left: the game can end with this round",
        "You lead with 26 points",
    ]
    assert story.match.view(B)["alarms"][1] == "seat 0 leads with 26 points"
    assert story.does(A, "pass").alarms() == [], "one cat cannot take two coins"
    assert table("A2P^ B4D^", step=Step.PLACE, **few).alarms(B) == ["coins:2", "leads:26>0"]
    assert table("A2P^ B4D^", city=(1, 1, 2)).alarms() == []
    lurker = {"scare": [(1, 0, 0)], "eat": [(1, 0, 0)], "characters": ["leftover", "boo"], **few}
    assert table("A2P^ B4D^", step=Step.LEFTOVERS, **lurker).alarms() == [], "this round is over"


@pytest.mark.rule("WK-95", "WK-96", "WK-97")
def test_an_alarm_rings_in_the_last_round_and_before_a_stall(table: Maker) -> None:
    city = (1, 1, 2)
    assert table(CATS, city=city, max_rounds=3).alarms() == ["last-round", "level:2"]
    assert table(CATS, city=city, idle_rounds=2).alarms() == []
    assert table(CATS, city=city, idle_rounds=3).alarms() == ["idle", "level:2"]
    assert table(CATS, city=city, idle_rounds=3, stall_limit=0).alarms() == []
    assert table(CATS, city=city, idle_rounds=3, cat_made=True).alarms() == [], "this round is not idle"


@pytest.mark.rule("WK-93")
def test_who_gave_up_does_not_lead(table: Maker) -> None:
    story = table("A6P^ B4D^ C5N^", seats=3, city=(1, 1, 2), hand=[(4, 0, 0), (0, 2, 0)], max_rounds=3)
    assert story.alarms() == ["last-round", "leads:10>0"]
    story.match.concede(A)
    story.does(B, "pass")
    assert story.alarms() == ["last-round", "leads:6>1"]
    assert story.stake(C) == "act:2>0>2>3>1>6>13"
