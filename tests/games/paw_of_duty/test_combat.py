"""Paw of Duty stories: combat, the rulebook's example first."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import GAME, B, Maker, W

EXAMPLE_BLACK = {"K07": "b4 E", "K11": "c3 N", "K12": "d4 N"}
EXAMPLE_WHITE = {"K01": "b3 S", "K15": "c2 S"}


@pytest.mark.rule("PD-16", "PD-37", "PD-38", "PD-103")
def test_example_1_the_pilot_targets_the_empty_square_in_front_of_it(table: Maker) -> None:
    """Scenario 1: level 2, facing east, nobody in front: it cannot attack."""
    story = table({"K07": "b4 E"})
    assert GAME.cards["wingcat-biscuit"]["level"] == 2
    story.does("play T01", "use K07")
    assert story.options("attack") == story.options("friendly-fire") == []
    assert story.refused("attack K01") == "PD-103"


@pytest.mark.rule("PD-22", "PD-23", "PD-65")
def test_example_1_three_lines_let_three_cards_be_played_or_discarded(table: Maker) -> None:
    """Scenario 2: K03 has three lines; the older Kitties on the board add none."""
    story = table({"K07": "b4 E"}, step="place", drawn=["K03"], hand=["T14", "T14", "T08", "T05"])
    story.does("place c3 N")
    assert story.lines == 3
    story.does("play T14", "use K07", "face N", "enough", "discard T08", "discard T05")
    assert story.asked == "W choose_kitty"
    assert story.refused("play T14", seat=B) == "PD-22"


@pytest.mark.rule("PD-95", "PD-96", "PD-97", "PD-98", "PD-99", "PD-19", "PD-35", "PD-104")
def test_example_2_and_3_bombs_away_then_claws_out(table: Maker) -> None:
    """Scenarios 3 and 4: hop over the Huntress and capture it, then hit the Tank for double."""
    story = table(EXAMPLE_BLACK, EXAMPLE_WHITE, hand=["T03"], fresh="K12", lines=3)
    story.does("play T03", "use K07", "hop K01")
    assert (story.at("K07"), story.facing("K07")) == ("b2", "E")
    assert story.captured(B) == ["K01"]
    assert story.on("b3") is None
    story.does("play T01", "use K07", "attack K15")
    assert story.captured(B) == ["K01", "K15"]
    assert story.totals() == (5, 0)
    assert story.damage("K07") == 0


@pytest.mark.rule("PD-82", "PD-83", "PD-84", "PD-03", "PD-124")
def test_example_4_three_on_the_diagonal_win_if_they_stay(table: Maker) -> None:
    """Scenarios 5 and 6, going on from the example."""
    story = table(EXAMPLE_BLACK, EXAMPLE_WHITE, hand=["T03"], fresh="K12", lines=2)
    story.does("play T03", "use K07", "hop K01", "play T01", "use K07", "attack K15")
    assert "seat 0 holds the diagonal from b2 to d4 and announces Control!" in story.told(W)
    line = {"seat": B, "announced": True, "line": "diagonal-b2-d4", "cells": [6, 12, 18]}
    assert story.zone("board", W)["lines"] == [line]
    story.deploys("b3 N").does("done")
    assert (story.reason, story.winners) == ("control", (B,))


@pytest.mark.rule("PD-18", "PD-20", "PD-21", "PD-95", "PD-97")
@pytest.mark.parametrize(
    ("attacker", "defender", "dealt"),
    [
        ("K07", "K15", 4),  # Pilot on Tank: double
        ("K12", "K05", 4),  # Tank on Huntress: double
        ("K03", "K10", 4),  # Huntress on Pilot: double
        ("K07", "K05", 2),  # Pilot on Huntress: plain, not halved
        ("K12", "K10", 2),
        ("K03", "K15", 2),
        ("K07", "K10", 2),  # the same type: plain
        ("K12", "K15", 2),
        ("K03", "K05", 2),
    ],
)
def test_each_type_doubles_against_one_other(table: Maker, attacker: str, defender: str, dealt: int) -> None:
    story = table({attacker: "c3 N"}, {defender: "c2 N"})
    story.does("play T01", "use " + attacker, "attack " + defender)
    assert f"takes {dealt} damage ({dealt} so far this turn)." in " ".join(story.told())
    assert (story.at(defender) is None) == (dealt == 4)


@pytest.mark.rule("PD-99", "PD-102", "PD-58")
def test_damage_adds_up_within_a_turn_and_is_gone_in_the_next(table: Maker) -> None:
    """Scenario 27: Hairball 1 and Snipurr 2 capture a level 3; 1 alone is forgotten."""
    board = ({"K07": "c3 N"}, {"K14": "c2 S"})
    story = table(*board, hand=["T07", "T12"])
    story.does("play T07", "use K07")
    assert story.damage("K14") == 1
    story.does("play T12", "use K07")
    assert story.captured(B) == ["K14"]
    again = table(*board, hand=["T07", "T12"], lines=1)
    again.does("play T07", "use K07")
    assert again.asked == "W choose_kitty"
    assert again.damage("K14") == 0


@pytest.mark.rule("PD-100", "PD-101", "PD-105")
def test_hairball_captures_on_both_sides_at_the_same_moment(table: Maker) -> None:
    """Scenario 28: the white Kitty goes to black, the black one to white, in black's own turn."""
    story = table({"K07": "c3 N", "K06": "b3 N"}, {"K01": "c2 N"}, hand=["T07"])
    story.does("play T07", "use K07")
    assert (story.captured(B), story.captured(W)) == (["K01"], ["K06"])
    assert story.totals() == (1, 1)
    told = story.told()
    hurt = [i for i, text in enumerate(told) if "damage" in text]
    taken = [i for i, text in enumerate(told) if "captures" in text]
    assert max(hurt) < min(taken)  # all damage is counted before anybody is captured
    assert [story.match.view(W)["seats"][seat]["score"] for seat in (B, W)] == [1, 1]


@pytest.mark.rule("PD-20", "PD-97", "PD-100")
def test_bamboozle_makes_an_enemy_hit_its_friend(table: Maker) -> None:
    """Scenario 29: a white Tank hits a white Huntress for double, and black captures her."""
    story = table({"K07": "d4 N"}, {"K13": "b2 E", "K05": "c2 N"}, hand=["T04"])
    story.does("play T04", "use K13")
    assert story.captured(B) == ["K05"]
    assert (story.at("K13"), story.damage("K13")) == ("b2", 0)


@pytest.mark.rule("PD-100", "PD-97")
def test_bamboozle_can_go_wrong(table: Maker) -> None:
    """Scenario 30: the Pilot faces black's own Tank, which white captures."""
    story = table({"K15": "c3 N"}, {"K07": "c2 S"}, hand=["T04"])
    story.does("play T04", "use K07")
    assert story.captured(W) == ["K15"]
    assert story.totals() == (0, 4)


@pytest.mark.rule("PD-24", "PD-100")
def test_lines_stay_when_the_kitty_that_gave_them_is_captured(table: Maker) -> None:
    """Scenario 37: K01 gave four lines; black's own Hairball takes it, three lines are left."""
    story = table({"K07": "c3 N"}, step="place", drawn=["K01"], hand=["T07"])
    story.does("place c2 N", "play T07", "use K07")
    assert story.captured(W) == ["K01"]
    assert story.lines == 3
    assert story.asked == "B tactic_step"


@pytest.mark.rule("PD-98")
def test_fixed_damage_is_never_doubled(table: Maker) -> None:
    """Scenario 40: Snipurr of a Huntress against a Pilot of level 3 deals 2, and that is not enough."""
    story = table({"K05": "c4 N"}, {"K09": "c2 N"}, hand=["T12"])
    story.does("play T12", "use K05")
    assert story.damage("K09") == 2
    assert story.at("K09") == "c2"


@pytest.mark.rule("PD-41", "PD-103", "PD-123")
def test_an_own_new_kitty_can_be_hit_but_cannot_hit(table: Maker) -> None:
    """Scenario 46: the attack on an own Kitty has its own name, so that nobody gives it by mistake."""
    story = table({"K07": "c3 N", "K15": "c2 S"}, fresh="K15")
    story.does("play T01")
    assert story.options("use") == ["K07"]
    assert story.refused("use K15") == "PD-41"
    story.does("use K07")
    assert story.options("friendly-fire") == ["K15"]
    assert story.match.moves(B)[0].label == "Attack your own General Chonk!"
    assert story.refused("attack K15") == "PD-37"
    story.does("friendly-fire K15")
    assert story.captured(W) == ["K15"]


@pytest.mark.rule("PD-104")
def test_the_square_of_a_captured_kitty_is_empty_at_once(table: Maker) -> None:
    story = table({"K07": "c3 N", "K08": "e3 N"}, {"K01": "c2 N"}, hand=["T12", "T06"])
    story.does("play T12", "use K07", "play T06", "use K07", "go c2")
    assert story.at("K07") == "c2"


@pytest.mark.rule("PD-95")
def test_a_weak_attack_does_not_capture(table: Maker) -> None:
    story = table({"K06": "c3 N"}, {"K14": "c2 N"})
    story.does("play T01", "use K06", "attack K14")
    assert story.damage("K14") == 2  # a level 1 Pilot, doubled against a Tank of level 3
    assert story.captured(B) == []
