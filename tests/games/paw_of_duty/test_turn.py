"""Paw of Duty stories: a turn, step by step."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.paw_of_duty.pd import B, Maker, W


@pytest.mark.rule("PD-02", "PD-59", "PD-60", "PD-61", "PD-74")
def test_draw_two_play_one_and_return_the_other(fresh: Maker) -> None:
    story = fresh(begin=True, seed=4)
    below = story.kitties
    assert len(below) == 13  # two of the 15 are drawn
    first, second = story.options("deploy")
    other = next(code for code in (f"K{i:02}" for i in range(1, 16)) if code not in (first, second))
    assert story.options() == [f"deploy {first}", f"deploy {second}"]  # nothing else, not even passing
    assert story.refused(f"deploy {other}") == "PD-59"
    story.does(f"deploy {second}")
    assert story.refused(f"deploy {first}") == "PD-61"
    assert story.kitties == [*below, first]
    story.does("place c3 N")
    assert story.at(second) == "c3"


@pytest.mark.rule("PD-59")
def test_either_of_the_two_can_be_chosen(table: Maker) -> None:
    for chosen, returned in (("K05", "K15"), ("K15", "K05")):
        story = table({}, step="deploy", drawn=["K05", "K15"])
        story.does(f"deploy {chosen}")
        assert story.kitties[-1] == returned
        story.does("place c3 N")
        assert story.on("c3") == chosen


@pytest.mark.rule("PD-62", "PD-63", "PD-64")
def test_placing_goes_to_an_open_marker_with_any_facing(table: Maker) -> None:
    story = table({"K01": "c3 N"}, step="place", drawn=["K05"])
    assert story.refused("place a1 N") == "PD-64"
    story.does("place d4 W")
    assert (story.at("K05"), story.facing("K05"), story.tokens("K05")) == ("d4", "W", 1)


@pytest.mark.rule("PD-64")
def test_with_a_full_city_the_ring_is_open(table: Maker) -> None:
    """Scenario 31."""
    city = [column + row for row in "234" for column in "bcd"]
    full = {f"K{i:02}": f"{square} N" for i, square in enumerate(city, start=1)}
    story = table(dict(list(full.items())[:5]), dict(list(full.items())[5:]), step="place", drawn=["K15"])
    assert len(story.options("place")) == 16 * 4
    story.does("place a1 S")
    assert (story.at("K15"), story.facing("K15")) == ("a1", "S")


@pytest.mark.rule("PD-22", "PD-23")
def test_one_line_allows_one_card(table: Maker) -> None:
    """Scenario 20."""
    story = table({"K01": "c3 N", "K02": "b3 N"}, step="place", drawn=["K15"], hand=["T05", "T13"])
    story.does("place c2 N")
    assert story.lines == 1
    story.does("play T05", "use K01", "go c4", "enough")
    assert story.asked == "W choose_kitty"
    assert story.refused("play T13", seat=B) == "PD-22"


@pytest.mark.rule("PD-65")
def test_lines_may_be_mixed_or_left_unused(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T05", "T13", "T12"], lines=4)
    assert set(story.options()) >= {"play T05", "discard T05", "done"}
    story.does("discard T12", "play T05", "use K07", "go c4", "enough", "done")
    assert story.told(W)[0] == "seat 0 stops giving orders."
    assert story.asked == "W choose_kitty"
    assert story.refused("play T13", seat=B) == "PD-112"  # two lines were left, but the turn is over


@pytest.mark.rule("PD-66", "PD-65")
def test_the_card_for_a_discard_is_drawn_at_once_and_can_be_used(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T12"], deck=["T13", "T03", "T03", "T03"], lines=2)
    story.does("discard T12")
    assert story.hand(B) == ["T01", "T13"]
    assert story.discards.count("T12") == 3  # the two others were there before
    story.does("play T13", "use K07", "go c5")
    assert story.at("K07") == "c5"


@pytest.mark.rule("PD-67", "PD-68", "PD-69", "PD-43")
def test_claws_out_comes_back_and_counts_towards_the_five(table: Maker) -> None:
    """Scenario 18: white plays Claws Out and Snipurr, has four cards again and draws one."""
    hand = ["T12", "T03", "T05", "T06"]
    story = table({"K14": "c2 N"}, {"K07": "c4 N"}, turn=W, hand=hand, lines=2, deck=["T16", "T15"])
    story.does("play T01", "use K07", "go c3")
    assert story.position["played"] == {"claws-out": 1}
    assert "T01" not in story.hand(W)
    story.does("play T12", "use K07")
    assert story.hand(W) == ["T01", "T03", "T05", "T06", "T16"]
    assert "T12" in story.discards and "T01" not in story.discards


@pytest.mark.rule("PD-69", "PD-117")
def test_with_five_or_more_nothing_is_drawn_or_lost(table: Maker) -> None:
    """Scenario 19, and a hand of nine."""
    story = table({}, step="place", drawn=["K15"], hand=["T02", "T05", "T06", "T07", "T08"])
    story.does("place c3 N", "play T05", "use K15", "go b3", "enough")
    assert story.hand(B) == ["T01", "T02", "T06", "T07", "T08"]
    many = ["T03", "T03", "T04", "T04", "T05", "T05", "T06", "T06"]
    story = table({"K07": "c3 N"}, hand=many)
    story.does("done")
    assert story.hand(B) == ["T01", *many]


@pytest.mark.rule("PD-70")
def test_after_drawing_up_no_card_can_be_played(table: Maker) -> None:
    story = table({"K07": "a1 N", "K08": "e1 N"}, hand=["T05"])
    story.does("done")
    assert story.asked == "B mark_outer"
    assert story.refused("play T05") == "PD-70"
    assert story.refused("discard T05") == "PD-70"


@pytest.mark.rule("PD-71", "PD-118")
def test_a_new_deck_in_the_middle_of_a_turn_leaves_out_what_was_played(table: Maker) -> None:
    """Scenario 34, first half."""
    story = table({"K07": "c3 N"}, hand=["T13", "T15"], deck=[], lines=4)
    before = Counter(story.discards)
    story.does("play T13", "use K07", "go c5", "play T15")
    assert Counter(story.deck) + Counter(story.hand(B)) - Counter(["T01"]) == before
    assert story.discards == []
    assert story.position["played"] == {"catapult": 1, "care-purrckage": 1}


@pytest.mark.rule("PD-71", "PD-118")
def test_a_new_deck_at_the_draw_up_takes_the_played_cards_in(table: Maker) -> None:
    """Scenario 34, second half."""
    story = table({"K07": "c3 N"}, hand=["T13"], deck=[], lines=1)
    story.does("play T13", "use K07", "go c5")
    assert Counter([*story.deck, *story.hand(B)])["T13"] == 3
    assert len(story.hand(B)) == 5


@pytest.mark.rule("PD-71")
def test_the_deck_is_used_up_before_the_pile_is_shuffled(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T12", "T15"], deck=["T13"], lines=3)
    story.does("discard T12")
    assert story.hand(B) == ["T01", "T13", "T15"]
    assert story.deck == [] and story.discards


@pytest.mark.rule("PD-66", "PD-71", "PD-118")
def test_a_discarded_card_can_come_straight_back(table: Maker) -> None:
    """Scenario 45: it is the whole new deck."""
    story = table({"K07": "c3 N"}, hand=["T12"], deck=[], rest="foe", lines=2)
    story.does("discard T12")
    assert story.hand(B) == ["T01", "T12"]
    assert (story.deck, story.discards, story.lines) == ([], [], 1)


@pytest.mark.rule("PD-72")
def test_with_nothing_left_to_draw_the_hand_stays_short(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T12"], deck=["T13"], rest="foe")
    story.does("done")
    assert story.hand(B) == ["T01", "T12", "T13"]
    assert story.asked == "W choose_kitty"


@pytest.mark.rule("PD-73")
def test_the_steps_come_in_order(table: Maker) -> None:
    """Outer City, Control, rescue, then the other's announced line, then the other's turn."""
    own = {"K01": "b2 N", "K02": "c2 N", "K06": "d2 N", "K07": "a1 N", "K08": "e1 N"}
    story = table(own, {"K15": "c4 N"}, captured=(["K11"], ["K12", "K13"]))
    story.does("done")
    assert story.asked == "B mark_outer"
    story.does("mark K07")
    assert story.asked == "B rescue"
    assert any("announces Control" in text for text in story.told())
    story.does("decline")
    assert story.asked == "W choose_kitty"


@pytest.mark.rule("PD-57", "PD-74", "PD-75")
def test_fourteen_turns_and_one_kitty_is_left(fresh: Maker) -> None:
    """Scenario 15: 15 - n Kitties in the deck before the n-th return, seven turns each."""
    story = fresh(begin=True, seed=11, manual_declare="on")
    turns = []
    while story.reason is None:
        turns.append((story.match.waiting[0], len(story.kitties) + 2))
        story.sits_out()
    assert turns == [(n % 2, 15 - n) for n in range(14)]
    assert len(story.kitties) == 1
    assert story.position["turns"] == 14
    assert story.refused("done", seat=B) == "PD-75"


@pytest.mark.rule("PD-74", "PD-75", "PD-87")
def test_random_games_end_by_control_or_after_exactly_fourteen_turns(fresh: Maker) -> None:
    for seed in range(6):
        story, rng = fresh(seed, windows="quick"), random.Random(seed)
        while story.match.waiting:
            seat = rng.choice(story.match.waiting)
            story.match.play(seat, rng.choice(story.match.moves(seat)))
        turns, left = story.position["turns"], len(story.kitties)
        assert left == 15 - turns
        assert turns == 14 or (story.reason == "control" and turns >= 6)


@pytest.mark.rule("PD-58")
def test_damage_is_wiped_for_both_sides_when_a_turn_begins(table: Maker) -> None:
    story = table({"K07": "c3 N", "K14": "b3 N"}, {"K13": "c2 N"}, hand=["T07"], lines=2)
    story.does("play T07", "use K07")
    assert (story.damage("K14"), story.damage("K13")) == (1, 1)
    story.does("done")
    assert (story.damage("K14"), story.damage("K13")) == (0, 0)


@pytest.mark.rule("PD-33")
def test_a_kitty_never_changes_sides(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K13": "c2 S"}, hand=["T11", "T08", "T04"])
    owners = story.position["owner"]
    story.does("play T11", "use K07", "trade K13", "play T08", "use K13", "face W", "enough", "done")
    assert story.position["owner"] == owners
