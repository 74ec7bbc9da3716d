"""Paw of Duty stories: lines in the City, Control Victory and Kitty Rescue."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import B, Maker, Story, W

DIAGONAL = {"K11": "b2 N", "K12": "c3 N", "K13": "d4 N"}


def announced(
    table: Maker, white: dict[str, str] | None = None, *, hand: list[str], more: dict[str, str] | None = None
) -> Story:
    """Black announces the diagonal; white has placed a Kitty on d2 and has four lines."""
    story = table({**DIAGONAL, **(more or {})}, white or {}, foe=hand)
    story.does("done")
    kitty = next(code for code in story.options("deploy") if code in ("K01", "K02"))
    return story.does(f"deploy {kitty}", "place d2 N")


@pytest.mark.rule("PD-05", "PD-84", "PD-03")
def test_a_line_that_is_left_alone_wins_whatever_was_captured(table: Maker) -> None:
    """Scenarios 5 and 6."""
    story = table(DIAGONAL, {"K01": "a1 N"}, captured=([], ["K05", "K10"]))
    story.does("done", "decline")
    assert story.match.view(W)["seats"][B]["badges"] == ["black", "control"]
    story.sits_out()
    assert (story.reason, story.winners) == ("control", (B,))
    assert story.match.outcome is not None
    assert story.match.outcome.scores == (0, 8)
    assert story.match.outcome.ranks == (1, 2)


@pytest.mark.rule("PD-84")
def test_a_line_that_is_broken_does_not_win(table: Maker) -> None:
    """Scenario 7: white leads the middle one away with the Laser Pointer."""
    story = announced(table, hand=["T08"])
    story.does("play T08", "use K12", "face E", "go d3", "done")
    assert story.reason is None
    assert "seat 0 has lost the diagonal from b2 to d4." in story.told()
    assert story.zone("board")["lines"] == []
    story.sits_out("b3 N")
    assert story.reason is None


@pytest.mark.rule("PD-85")
def test_a_line_that_only_turns_wins(table: Maker) -> None:
    """Scenario 8."""
    story = announced(table, hand=["T08"])
    story.does("play T08", "use K12", "face E", "enough", "done")
    assert story.reason == "control"


@pytest.mark.rule("PD-85", "PD-31")
def test_a_kitty_moved_away_and_back_still_counts(table: Maker) -> None:
    """Scenario 9: two Kit-Switches."""
    story = announced(table, {"K07": "c2 N"}, hand=["T11", "T11"])
    story.does("play T11", "use K07", "trade K12")
    assert story.at("K12") == "c2"
    story.does("play T11", "use K07", "trade K12")
    assert story.at("K12") == "c3"
    story.does("done")
    assert story.reason == "control"


@pytest.mark.rule("PD-84", "PD-85")
def test_another_kitty_in_the_same_place_does_not_count(table: Maker) -> None:
    """Scenario 10: the middle one is shot, and another black one pulled into its place."""
    story = announced(table, {"K07": "d3 W"}, hand=["T12", "T10"], more={"K06": "b3 N"})
    story.does("play T12", "use K07", "play T10", "use K07")
    assert (story.captured(W), story.at("K06")) == (["K12"], "c3")
    story.does("done")
    assert story.reason is None
    story.deploys("b4 N").does("done")
    assert any("holds the diagonal from b2 to d4" in text for text in story.told())  # announced anew


@pytest.mark.rule("PD-86")
def test_one_of_two_lines_is_enough(table: Maker) -> None:
    """Scenario 11: row 2 and column b; the one on d2 is captured."""
    squad = {"K11": "b2 N", "K12": "c2 N", "K06": "d2 N", "K13": "b3 N", "K14": "b4 N"}
    story = table(squad, {"K07": "d3 N"})
    story.does("done")
    assert [line["line"] for line in story.zone("board")["lines"]] == ["row-2", "column-b"]
    story.deploys("d4 N").does("play T01", "use K07", "attack K06", "done")
    assert story.captured(W) == ["K06"]
    assert (story.reason, story.winners) == ("control", (B,))


@pytest.mark.rule("PD-86")
def test_a_line_made_in_the_opponents_turn_waits_for_the_next_check(table: Maker) -> None:
    story = table({"K11": "b2 N", "K12": "c3 N", "K13": "d5 S"}, {"K07": "c5 N"}, foe=["T08"])
    story.does("done")
    story.deploys("b4 N").does("play T08", "use K13", "face N", "go d4", "done")
    assert story.at("K13") == "d4"  # the diagonal is black's now, by white's doing
    assert story.reason is None
    assert [line["announced"] for line in story.zone("board")["lines"]] == [False]
    assert story.refused("declare") == "PD-86"
    story.deploys("b3 N").does("done")
    assert [(line["line"], line["announced"]) for line in story.zone("board")["lines"]] == [("diagonal-b2-d4", True)]


@pytest.mark.rule("PD-82")
@pytest.mark.parametrize(
    ("line", "squares"),
    [
        ("row-2", "b2 c2 d2"),
        ("row-3", "b3 c3 d3"),
        ("row-4", "b4 c4 d4"),
        ("column-b", "b2 b3 b4"),
        ("column-c", "c2 c3 c4"),
        ("column-d", "d2 d3 d4"),
        ("diagonal-b2-d4", "b2 c3 d4"),
        ("diagonal-b4-d2", "b4 c3 d2"),
    ],
)
def test_there_are_eight_lines(table: Maker, line: str, squares: str) -> None:
    squad = {f"K{i}": f"{square} N" for i, square in enumerate(squares.split(), start=11)}
    story = table(squad)
    story.does("done")
    assert [found["line"] for found in story.zone("board")["lines"]] == [line]


@pytest.mark.rule("PD-82")
def test_a_line_with_an_enemy_or_a_gap_is_none(table: Maker) -> None:
    story = table({"K11": "b2 N", "K12": "c3 N", "K13": "c2 N"}, {"K01": "d4 N"})
    story.does("done")
    assert story.zone("board")["lines"] == []


@pytest.mark.rule("PD-89")
def test_the_older_line_wins(table: Maker) -> None:
    """Scenario 12: white completes a line too, but black's was announced before."""
    story = table({"K11": "b2 N", "K12": "b3 N", "K13": "b4 N"}, {"K07": "d2 N", "K08": "d3 N"})
    story.does("done")
    story.deploys("d4 N").does("done")
    assert "seat 1 holds column d and announces Control!" in story.told()
    assert (story.reason, story.winners) == ("control", (B,))


@pytest.mark.rule("PD-88")
def test_a_line_announced_on_turn_13_can_win_on_turn_14(table: Maker) -> None:
    """Scenario 13."""
    story = table(DIAGONAL, turns=13, kitties=["K01", "K02"], captured=([], ["K05"]))
    story.does("done", "decline")
    story.sits_out("b4 N")
    assert story.position["turns"] == 14
    assert (story.reason, story.winners) == ("control", (B,))


@pytest.mark.rule("PD-87", "PD-88", "PD-04")
def test_a_line_filled_on_turn_14_comes_too_late_and_is_not_announced(table: Maker) -> None:
    """Scenario 14: the battle is over before it could win; captured levels decide."""
    story = table({"K07": "a1 N"}, DIAGONAL, turn=W, turns=14, kitties=["K01"], captured=(["K05"], ["K04"]))
    story.does("done")
    assert not any("announces" in text for text in story.told())
    assert [line["announced"] for line in story.zone("board")["lines"]] == [False]
    assert "control" not in story.match.view(W)["seats"][W]["badges"]
    assert story.asked == "W rescue"  # PD-94: the line is good enough for that
    story.does("decline")
    assert (story.reason, story.winners) == ("power", (B,))


@pytest.mark.rule("PD-88")
def test_nobody_is_asked_to_declare_a_line_that_comes_too_late(table: Maker) -> None:
    story = table({"K07": "a1 N"}, DIAGONAL, turn=W, turns=14, kitties=["K01"], manual_declare="on")
    story.does("done")
    assert story.reason == "board"


@pytest.mark.rule("PD-83", "PD-84", "PD-85")
def test_the_mark_of_a_line_goes_when_it_is_broken_and_comes_back_with_it(table: Maker) -> None:
    """Two Kit-Switches: the middle one leaves and returns, before the turn is over."""

    def marks() -> tuple[bool, int]:
        return "control" in story.match.view(W)["seats"][B]["badges"], len(story.zone("board")["lines"])

    story = announced(table, {"K07": "c2 N"}, hand=["T11", "T11"])
    assert marks() == (True, 1)
    story.does("play T11", "use K07", "trade K12")
    assert marks() == (False, 0)
    story.does("play T11", "use K07", "trade K12")
    assert marks() == (True, 1)


@pytest.mark.rule("PD-90", "PD-91", "PD-108")
def test_rescue_takes_the_lowest_out_of_the_game(table: Maker) -> None:
    """Scenario 25: 2 against 1 + 3; the level 1 may go, the level 3 may not."""
    story = table(DIAGONAL, captured=(["K03"], ["K04", "K01"]))
    story.does("done")
    assert story.options() == ["rescue K01", "decline"]
    assert story.refused("rescue K04") == "PD-90"
    story.does("rescue K01")
    assert story.captured(W) == ["K04"]
    assert story.totals() == (2, 3)
    assert story.position["rescued"] == {"private-pounce": 1}
    assert "K01" not in story.kitties and story.at("K01") is None


@pytest.mark.rule("PD-90")
def test_no_rescue_when_level_ahead_or_without_a_line(table: Maker) -> None:
    """Scenario 26, and no line."""
    for captured in ((["K05"], ["K10"]), (["K05"], ["K04"])):
        story = table(DIAGONAL, captured=captured)
        story.does("done")
        assert story.asked == "W choose_kitty"
        assert story.refused("rescue K10", seat=W) == "PD-90"
    without = table({"K11": "b2 N"}, captured=([], ["K10"]))
    without.does("done")
    assert without.asked == "W choose_kitty"


@pytest.mark.rule("PD-92")
def test_one_rescue_a_turn_and_another_in_a_later_turn(table: Maker) -> None:
    story = table(DIAGONAL, {"K07": "e5 N"}, captured=([], ["K01", "K02", "K05"]), foe=["T08"])
    story.does("done", "rescue K01")
    assert story.asked == "W choose_kitty"
    story.deploys("b4 N").does("play T08", "use K12", "face E", "go d3", "done")
    story.deploys("c3 N").does("done")
    assert story.options() == ["rescue K02", "decline"]


@pytest.mark.rule("PD-93")
def test_among_equals_the_rescuer_chooses(table: Maker) -> None:
    story = table(DIAGONAL, captured=([], ["K01", "K06", "K05", "K02"]))
    story.does("done")
    assert story.options("rescue") == ["K01", "K06", "K02"]
    story.does("rescue K06")
    assert story.captured(W) == ["K01", "K05", "K02"]


@pytest.mark.rule("PD-94")
def test_rescue_works_on_turn_14_too(table: Maker) -> None:
    story = table({}, DIAGONAL, turn=W, turns=14, kitties=["K05"], captured=(["K02", "K04"], ["K03"]))
    story.does("done")
    assert story.options("rescue") == ["K02"]
    story.does("rescue K02")
    assert story.reason == "power"
    assert story.totals() == (3, 2)


@pytest.mark.rule("PD-83", "PD-124")
def test_the_table_announces_by_itself(table: Maker) -> None:
    story = table(DIAGONAL)
    story.does("done")
    assert "seat 0 holds the diagonal from b2 to d4 and announces Control!" in story.told(W)
    assert story.asked == "W choose_kitty"
