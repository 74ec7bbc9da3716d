"""Paw of Duty stories: the sixteen tactic cards, one after the other."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import GAME, B, Maker, W

# -- T01 Claws Out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-40", "PD-114", "PD-44", "PD-32")
def test_claws_out_does_one_thing_with_one_own_kitty(table: Maker) -> None:
    for last, at, facing in (("attack K01", "c3", "N"), ("go b3", "b3", "N"), ("face S", "c3", "S")):
        story = table({"K07": "c3 N", "K05": "d4 N"}, {"K01": "c2 N"}, fresh="K05", lines=3)
        story.does("play T01")
        assert story.options("use") == ["K07"]
        assert story.refused("use K01") == "PD-114"
        story.does("use K07", last)
        assert (story.at("K07"), story.facing("K07")) == (at, facing)
        assert (story.captured(B) == ["K01"]) == (last == "attack K01")
        assert story.lines == 2
        assert story.refused("attack K01") == "PD-114"  # no second part
        assert story.refused("play T01") == "PD-31"  # it lies on the table


@pytest.mark.rule("PD-41", "PD-30")
def test_the_kitty_placed_this_turn_obeys_every_card_but_claws_out(table: Maker) -> None:
    """Scenario 21."""
    story = table({}, step="place", drawn=["K07"], hand=["T05"])
    story.does("place c3 N")
    assert story.refused("play T01") == "PD-41"
    story.does("play T05", "use K07", "go b3", "enough")
    assert story.at("K07") == "b3"


# -- T02 Radio -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-46", "PD-27")
def test_radio_as_catapult(table: Maker) -> None:
    """Scenario 35: it stays a Radio and uses one line."""
    story = table({"K07": "b4 E"}, hand=["T02", "T14", "T14", "T14", "T08"], lines=2)
    story.does("play T02", "name T13", "use K07", "go b1")
    assert story.at("K07") == "b1"
    assert story.lines == 1
    assert "It stands for Catapult." in story.told(W)
    story.does("done")
    assert "T02" in story.discards


@pytest.mark.rule("PD-46", "PD-29")
def test_radio_stands_for_any_other_card_that_could_be_played(table: Maker) -> None:
    """Scenario 42: not for Claws Out, not for itself; as Care Purrckage it draws two and gives a line."""
    story = table({"K07": "b4 E"}, hand=["T02"], lines=1)
    story.does("play T02")
    assert story.options("name") == ["T05", "T06", "T08", "T13", "T14", "T15"]
    assert story.refused("name T01") == "PD-27"
    assert story.refused("name T02") == "PD-27"
    assert story.refused("name T12") == "PD-29"  # nobody to shoot at
    story.does("name T15")
    assert len(story.hand(B)) == 3
    assert story.lines == 1


@pytest.mark.rule("PD-46")
def test_radio_may_be_discarded_and_drawn_by_anybody(table: Maker) -> None:
    story = table({"K07": "b4 E"}, hand=["T02"])
    story.does("discard T02")
    assert "T02" in story.discards
    other = table({"K07": "b4 E"}, {"K01": "b2 N"}, turn=W, hand=["T05"], deck=["T02", "T03", "T03", "T03"])
    other.does("discard T05")
    assert "T02" in other.hand(W)


@pytest.mark.rule("PD-29", "PD-121")
def test_radio_needs_a_card_to_stand_for(table: Maker) -> None:
    story = table({}, {}, hand=["T02"], deck=[], rest="foe")
    assert story.refused("play T02") == "PD-29"


# -- T03 Bombs Away ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-27", "PD-121")
def test_bombs_away_hops_over_anybody_with_room_behind(table: Maker) -> None:
    story = table({"K07": "c3 N", "K14": "b3 N"}, {"K13": "c2 N", "K05": "d3 N", "K04": "e3 N"}, hand=["T03"])
    story.does("play T03", "use K07")
    assert sorted(story.options("hop")) == ["K13", "K14"]  # beside K05 there is no room
    assert story.refused("hop K05") == "PD-27"
    story.does("hop K14")
    assert (story.at("K07"), story.facing("K07")) == ("a3", "N")
    assert (story.at("K14"), story.damage("K14")) == ("b3", 2)


# -- T04 Bamboozle -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-95", "PD-27")
def test_bamboozle_needs_an_enemy_with_somebody_in_front(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K14": "c2 S", "K01": "c4 S"}, hand=["T04"])  # K01 looks away
    story.does("play T04")
    assert story.options("use") == ["K14"]
    assert story.refused("use K07") == "PD-27"  # an own Kitty
    assert story.refused("use K01") == "PD-121"
    assert story.match.moves(B)[0].label == "Have Major Maine Coon (c2) attack Wingcat Biscuit"
    story.does("use K14")
    assert story.captured(W) == ["K07"]


# -- T05 Stalk -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-28", "PD-34", "PD-36")
def test_stalk_walks_two_steps_round_corners_but_not_through_kitties(table: Maker) -> None:
    story = table({"K07": "a1 N"}, {"K01": "b1 N"}, hand=["T05"])
    story.does("play T05", "use K07")
    assert sorted(story.options("go")) == ["a2", "a3", "b2"]
    assert story.refused("go b1") == "PD-14"
    assert story.refused("go c1") == "PD-27"
    story.does("go b2")
    assert story.options("face") == ["E", "S", "W"]
    story.does("enough")
    assert (story.at("K07"), story.facing("K07")) == ("b2", "N")


@pytest.mark.rule("PD-121")
def test_stalk_needs_room(table: Maker) -> None:
    story = table({"K07": "a1 N"}, {"K01": "b1 N", "K02": "a2 N"}, hand=["T05"])
    assert story.refused("play T05") == "PD-29"


# -- T06 Pounce ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-28", "PD-121")
def test_pounce_runs_up_to_three_squares_and_hits_who_is_in_front_then(table: Maker) -> None:
    story = table({"K07": "c5 N"}, {"K03": "c1 S"}, hand=["T06"])
    story.does("play T06", "use K07")
    assert story.options("go") == ["c4", "c3", "c2"]
    assert story.refused("stay") == "PD-121"  # nobody in front yet
    story.does("go c2")
    assert (story.at("K07"), story.damage("K03")) == ("c2", 1)


@pytest.mark.rule("PD-121", "PD-29")
def test_pounce_on_the_spot_or_into_the_void(table: Maker) -> None:
    near = table({"K07": "c3 N"}, {"K01": "c2 S"}, hand=["T06"])
    near.does("play T06", "use K07")
    assert near.options()[0] == "stay"
    near.does("stay")
    assert near.captured(B) == ["K01"]
    far = table({"K07": "c3 N"}, hand=["T06"])
    far.does("play T06", "use K07", "go c2")
    assert far.at("K07") == "c2"  # the second part is skipped


# -- T07 Hairball Barrage ------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-105", "PD-12")
def test_hairball_hits_all_four_neighbours_and_nobody_else(table: Maker) -> None:
    story = table({"K07": "c3 N", "K14": "c2 N"}, {"K13": "d3 N", "K04": "d2 N"}, hand=["T07"])
    story.does("play T07", "use K07")
    assert [story.damage(code) for code in ("K14", "K13", "K04", "K07")] == [1, 1, 0, 0]


@pytest.mark.rule("PD-121")
def test_hairball_needs_a_neighbour(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K04": "d2 N"}, hand=["T07"])
    assert story.refused("play T07") == "PD-29"


# -- T08 Laser Pointer ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-27", "PD-36")
def test_laser_pointer_turns_anybody_and_may_lead_it_on(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K01": "b2 N"}, hand=["T08", "T08"])
    story.does("play T08")
    assert story.options("use") == ["K01", "K07"]
    story.does("use K01", "face W", "go a2")
    assert (story.at("K01"), story.facing("K01")) == ("a2", "W")
    story.does("play T08", "use K07", "face S", "enough")
    assert (story.at("K07"), story.facing("K07")) == ("c3", "S")


@pytest.mark.rule("PD-29")
def test_laser_pointer_does_not_ask_for_a_step_that_cannot_be_made(table: Maker) -> None:
    story = table({"K07": "a1 E"}, hand=["T08"])
    story.does("play T08", "use K07", "face N")
    assert story.facing("K07") == "N"
    assert "T08" not in story.hand(B)


# -- T09 Paw Shove -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-10", "PD-27")
def test_paw_shove_pushes_or_hurts(table: Maker) -> None:
    """Scenario 32, and the plain push."""
    free = table({"K07": "c4 N"}, {"K13": "c3 E"}, hand=["T09"])
    free.does("play T09", "use K07")
    assert (free.at("K13"), free.facing("K13"), free.damage("K13")) == ("c2", "E", 0)
    edge = table({"K07": "c2 N"}, {"K13": "c1 E"}, hand=["T09"])
    edge.does("play T09", "use K07")
    assert (edge.at("K13"), edge.damage("K13")) == ("c1", 1)
    crowd = table({"K07": "c3 N", "K14": "c1 N"}, {"K13": "c2 E"}, hand=["T09"])
    crowd.does("play T09", "use K07")
    assert [crowd.at("K13"), crowd.at("K14")] == ["c2", "c1"]
    assert [crowd.damage("K13"), crowd.damage("K14")] == [1, 1]


# -- T10 Yarn Lasso ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-27", "PD-121")
def test_yarn_lasso_pulls_the_first_kitty_ahead(table: Maker) -> None:
    story = table({"K07": "c5 N", "K08": "d4 N"}, {"K13": "c2 E", "K14": "d3 N", "K04": "c1 N"}, hand=["T10"])
    story.does("play T10")
    assert story.options("use") == ["K07"]  # K08 has its neighbour right in front
    assert story.match.moves(B)[0].label.endswith("pull in Sergeant Treads")
    story.does("use K07")
    assert (story.at("K13"), story.facing("K13")) == ("c4", "E")


# -- T11 Kit-Switch ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-35", "PD-28")
def test_kit_switch_trades_places_with_friend_or_foe(table: Maker) -> None:
    story = table({"K07": "c3 N", "K08": "c4 E"}, {"K13": "b3 S", "K14": "b2 N"}, hand=["T11"])
    story.does("play T11", "use K07")
    assert sorted(story.options("trade")) == ["K08", "K13"]
    story.does("trade K13")
    assert (story.at("K07"), story.facing("K07")) == ("b3", "N")
    assert (story.at("K13"), story.facing("K13")) == ("c3", "S")


# -- T12 Snipurr ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-98", "PD-121")
def test_snipurr_hits_the_first_kitty_ahead_at_any_distance(table: Maker) -> None:
    story = table({"K07": "c5 N", "K06": "e5 N"}, {"K13": "c2 E", "K04": "c1 N"}, hand=["T12"])
    story.does("play T12")
    assert story.options("use") == ["K07"]
    story.does("use K07")
    assert (story.damage("K13"), story.damage("K04")) == (2, 0)


# -- T13 Catapult --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-28", "PD-35")
def test_catapult_flies_over_anything_along_row_or_column(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K13": "c2 E", "K04": "d3 N"}, hand=["T13"])
    story.does("play T13", "use K07")
    assert sorted(story.options("go")) == ["a3", "b3", "c1", "c4", "c5", "e3"]
    story.does("go c1")
    assert (story.at("K07"), story.facing("K07")) == ("c1", "N")


@pytest.mark.rule("PD-121")
def test_catapult_needs_an_empty_square_in_row_or_column(table: Maker) -> None:
    squares = ["a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"]
    crowd = {f"K{i:02}": f"{square} N" for i, square in enumerate(squares, start=2)}
    story = table({"K01": "c3 N"}, crowd, hand=["T13"])
    assert story.refused("play T13") == "PD-29"


# -- T14 About Face ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-36", "PD-27")
def test_about_face_turns_one_or_two_different_kitties(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K13": "c2 E", "K04": "d3 N"}, hand=["T14", "T14"])
    story.does("play T14", "use K13", "face W")
    assert sorted(story.options("also")) == ["K04", "K07"]
    story.does("also K04")
    assert story.options("face") == ["E", "S", "W"]
    story.does("face E")
    assert (story.facing("K13"), story.facing("K04")) == ("W", "E")
    story.does("play T14", "use K07", "face S", "enough")
    assert story.facing("K07") == "S"


@pytest.mark.rule("PD-29")
def test_about_face_with_a_single_kitty_on_the_board(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T14"])
    story.does("play T14", "use K07", "face S")
    assert story.facing("K07") == "S"
    assert "T14" not in story.hand(B)


# -- T15 Care Purrckage --------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-22", "PD-24")
def test_care_purrckage_draws_two_and_adds_a_line(table: Maker) -> None:
    """Scenario 41: a 1-line Kitty, Care Purrckage, one more card, and no third."""
    story = table({}, step="place", drawn=["K15"], hand=["T15", "T05"], deck=["T03", "T04", "T06", "T07"])
    story.does("place c3 N", "play T15")
    assert story.hand(B) == ["T01", "T03", "T04", "T05"]
    assert story.lines == 1
    story.does("play T05", "use K15", "go b3", "enough")
    assert story.asked == "W choose_kitty"
    assert story.refused("play T03", seat=B) == "PD-22"


@pytest.mark.rule("PD-121")
def test_care_purrckage_needs_a_card_to_draw(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T15", "T05"], deck=[], rest="foe")
    assert story.refused("play T15") == "PD-29"
    less = table({"K07": "c3 N"}, hand=["T15", "T05"], deck=["T06"], rest="foe")
    less.does("play T15")
    assert less.hand(B) == ["T01", "T05", "T06"]  # as many as there are


# -- T16 Battle Hiss -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-121")
def test_battle_hiss_pushes_enemies_that_have_room(table: Maker) -> None:
    """Scenario 44, with a friend beside who does not mind the hissing."""
    board = {"K07": "c3 N", "K08": "b3 N"}
    story = table(board, {"K13": "c2 N", "K14": "d3 S", "K04": "c1 N"}, hand=["T16"])
    story.does("play T16", "use K07")
    assert [story.at(code) for code in ("K13", "K14", "K08")] == ["c2", "e3", "b3"]
    assert story.facing("K14") == "S"
    shut = table(board, {"K13": "c2 N", "K14": "d3 S", "K04": "c1 N", "K05": "e3 N"}, hand=["T16"])
    assert shut.refused("play T16") == "PD-29"


# -- All of them ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PD-27", "PD-31")
def test_every_effect_is_a_card_and_two_copies_are_two_cards(table: Maker) -> None:
    from purrlor.games.paw_of_duty.effects import OPERATIONS

    cards = [card for card in GAME.cards.values() if card.kind == "tactic"]
    assert {card.effect[0] for card in cards} | {""} == set(OPERATIONS)
    story = table({"K07": "c3 N"}, hand=["T13", "T13"])
    story.does("play T13", "use K07", "go c5", "play T13", "use K07", "go e5")
    assert story.at("K07") == "e5"
    assert story.refused("play T13") == "PD-31"
