"""Paw of Duty stories: the board, moving, rotating, targets."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import B, Maker, W


@pytest.mark.rule("PD-07", "PD-08", "PD-09")
def test_nine_city_squares_and_sixteen_around_them(table: Maker) -> None:
    board = table({"K01": "c3 N"}).zone("board")
    assert (board["width"], board["height"], len(board["marked"])) == (5, 5, 9)
    ring = set(range(25)) - set(board["marked"])
    assert len(ring) == 16
    assert {0, 4, 20, 24} <= ring  # the corners belong to the ring
    story = table({"K01": "b1 N"}, hand=["T13"])
    story.does("play T13", "use K01", "go a1")
    assert story.at("K01") == "a1"


@pytest.mark.rule("PD-10", "PD-34")
def test_nobody_leaves_the_board(table: Maker) -> None:
    story = table({"K01": "a1 N"})
    story.does("play T01", "use K01")
    assert story.options("go") == ["b1", "a2"]


@pytest.mark.rule("PD-10", "PD-121")
def test_looking_out_over_the_edge_is_looking_at_nothing(table: Maker) -> None:
    """Scenario 43: Pounce and Snipurr have no target; Catapult can still fly."""
    story = table({"K01": "c1 N"}, hand=["T06", "T12", "T13"])
    assert story.options("play") == ["T01", "T13"]
    assert story.refused("play T06") == "PD-29"
    assert story.refused("play T12") == "PD-29"
    story.does("play T13", "use K01", "go c5")
    assert story.at("K01") == "c5"


@pytest.mark.rule("PD-10")
def test_no_hop_off_the_board(table: Maker) -> None:
    """Scenario 38."""
    story = table({"K07": "d2 N"}, {"K01": "d1 N"}, hand=["T03"])
    assert story.refused("play T03") == "PD-29"


@pytest.mark.rule("PD-12", "PD-13", "PD-34", "PD-35", "PD-14")
def test_a_move_goes_to_an_empty_neighbour_in_any_direction_and_does_not_turn(table: Maker) -> None:
    story = table({"K07": "b2 W"}, {"K01": "c2 N"})
    story.does("play T01", "use K07")
    assert sorted(story.options("go")) == ["a2", "b1", "b3"]
    assert story.refused("go c2") == "PD-14"
    assert story.refused("go c3") == "PD-12"
    assert story.refused("go b4") == "PD-34"
    story.does("go b1")  # out of the City without ado
    assert (story.at("K07"), story.facing("K07")) == ("b1", "W")


@pytest.mark.rule("PD-13", "PD-37", "PD-38")
def test_attacks_cross_the_city_limits_and_hit_only_the_square_in_front(table: Maker) -> None:
    story = table({"K07": "c2 N"}, {"K01": "c1 N", "K02": "b2 N"})
    story.does("play T01", "use K07")
    assert story.options("attack") == ["K01"]
    assert story.refused("attack K02") == "PD-37"
    story.does("attack K01")
    assert story.captured(B) == ["K01"]


@pytest.mark.rule("PD-36")
def test_to_rotate_is_to_look_elsewhere(table: Maker) -> None:
    """Scenario 39: from north to north is no rotation."""
    story = table({"K07": "c3 N"})
    story.does("play T01", "use K07")
    assert story.options("face") == ["E", "S", "W"]
    assert story.refused("face N") == "PD-36"
    story.does("face S")
    assert (story.at("K07"), story.facing("K07")) == ("c3", "S")


@pytest.mark.rule("PD-35", "PD-28")
def test_only_a_card_that_says_so_turns_a_moved_kitty(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T13", "T05"])
    story.does("play T13", "use K07")
    assert story.refused("face E") == "PD-35"
    story.does("go c5")
    assert story.facing("K07") == "N"
    story.does("play T05", "use K07", "go d4", "face W")
    assert (story.at("K07"), story.facing("K07")) == ("d4", "W")


@pytest.mark.rule("PD-14", "PD-62")
def test_one_kitty_a_square(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K01": "c2 N"}, step="place", drawn=["K05"])
    assert len(story.options("place")) == 4 * 7
    assert story.refused("place c3 N") == "PD-14"
    assert story.refused("place c2 S") == "PD-14"


@pytest.mark.rule("PD-15")
def test_the_whole_board_is_open(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K14": "a1 W", "K01": "c2 E"}, hand=["T07"], tokens={"K14": 2}, fresh="K07")
    story.does("play T07", "use K07")
    for seat in (B, W, None):
        pieces = {piece["face"]: piece for piece in story.zone("board", seat)["pieces"]}
        assert pieces["major-maine-coon"] == {
            "id": "board/major-maine-coon",
            "kind": "kitty",
            "face": "major-maine-coon",
            "count": 1,
            "position": 0,
            "facing": "W",
            "owner": W,
            "marks": {"type": "tank", "level": 3, "tokens": 2, "damage": 0, "new": False},
        }
        assert pieces["wingcat-biscuit"]["marks"]["new"] is True


@pytest.mark.rule("PD-15")
def test_damage_shows_on_the_board(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K14": "c2 W"}, hand=["T07"])
    story.does("play T07", "use K07")
    (coon,) = (piece for piece in story.zone("board", W)["pieces"] if piece["owner"] == W)
    assert coon["marks"]["damage"] == 1


@pytest.mark.rule("PD-11")
def test_only_the_city_counts_for_control(table: Maker) -> None:
    story = table({"K01": "a1 N", "K02": "b1 N", "K03": "c1 N"}, lines=1)
    story.does("done", "mark K01")
    assert story.zone("board")["lines"] == []
    assert story.asked == "W choose_kitty"
