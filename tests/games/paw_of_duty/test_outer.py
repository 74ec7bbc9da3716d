"""Paw of Duty stories: the Outer City and its tokens."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import B, Maker, W


@pytest.mark.rule("PD-76", "PD-77", "PD-78")
def test_the_second_extra_token_loses_the_kitty(table: Maker) -> None:
    """Scenario 23: one outside is fine; with two, the same one chosen twice is lost."""
    one = table({"K07": "a1 N", "K08": "c3 N"})
    one.does("done")
    assert one.asked == "W choose_kitty"
    two = table({"K07": "a1 N", "K08": "e1 N", "K09": "c3 N"}, {"K01": "a5 N", "K02": "b5 N"})
    two.does("done")
    assert two.options() == ["mark K07", "mark K08"]
    two.does("mark K07")
    assert (two.tokens("K07"), two.at("K07")) == (2, "a1")
    two.sits_out()
    two.deploys("d4 N").does("done", "mark K07")
    assert two.at("K07") is None
    assert two.captured(W) == ["K07"]
    assert two.totals() == (0, 2)


@pytest.mark.rule("PD-79")
def test_tokens_stay_on_a_kitty_that_goes_home_and_count_when_it_comes_back(table: Maker) -> None:
    """Scenario 24."""
    story = table({"K07": "b1 N", "K08": "e1 N"}, tokens={"K07": 2}, hand=["T05", "T05"], lines=4)
    story.does("play T05", "use K07", "go b2", "enough")
    assert story.tokens("K07") == 2
    story.does("play T05", "use K07", "go a2", "enough", "done", "mark K07")
    assert story.captured(W) == ["K07"]


@pytest.mark.rule("PD-80")
def test_the_tokens_of_a_captured_kitty_go_back(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K01": "c2 N", "K02": "b2 N"}, tokens={"K01": 2})
    assert story.match.view(None)["seats"][W]["counts"]["tokens"] == 6
    story.does("play T01", "use K07", "attack K01")
    assert story.tokens("K01") == 0
    assert story.match.view(None)["seats"][W]["counts"]["tokens"] == 8


@pytest.mark.rule("PD-81")
def test_running_out_of_tokens_stops_nothing(table: Maker) -> None:
    """Scenario 36: seven Kitties, three of them with an extra token: ten tokens."""
    squares = ["a1", "b1", "c1", "d1", "e1", "a2", "e2"]
    squad = {f"K{i:02}": f"{square} N" for i, square in enumerate(squares[:6], start=1)}
    story = table(squad, step="place", drawn=["K15"], tokens={"K01": 2, "K02": 2, "K03": 2})
    story.does("place c3 N", "done", "mark K04")
    assert sum(story.position["tokens"].values()) == 11
    assert story.match.view(None)["seats"][B]["counts"]["tokens"] == 0


@pytest.mark.rule("PD-76")
def test_the_token_cannot_be_refused_or_given_elsewhere(table: Maker) -> None:
    story = table({"K07": "a1 N", "K08": "e1 N", "K09": "c3 N"}, {"K01": "a5 N"})
    story.does("done")
    for text in ("done", "mark K09", "mark K01", "decline"):
        assert story.refused(text) == "PD-76"


@pytest.mark.rule("PD-112")
def test_for_an_absent_player_the_kitty_with_fewest_tokens_is_marked(table: Maker) -> None:
    """Scenario 47: the level 1 has two tokens, so the level 4 gets one, and nothing is lost."""
    story = table({"K01": "a1 N", "K05": "e1 N"}, tokens={"K01": 2})
    story.does("done")
    story.match.play(B, story.match.timeout_move(B))
    assert (story.tokens("K05"), story.at("K01")) == (2, "a1")
    equal = table({"K05": "a1 N", "K02": "e1 N", "K01": "b1 N"})
    equal.does("done")
    assert equal.match.timeout_move(B).text == "mark:private-pounce"  # the lower level, then reading order
