"""Paw of Duty stories: what a table may choose."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import B, Maker, W

DIAGONAL = {"K11": "b2 N", "K12": "c3 N", "K13": "d4 N"}


@pytest.mark.rule("PD-25")
@pytest.mark.parametrize(
    ("way", "lines"), [("falling", [4, 3, 2, 1]), ("gentle", [4, 3, 3, 2]), ("flat", [3, 3, 3, 3])]
)
def test_lines_by_level(table: Maker, way: str, lines: list[int]) -> None:
    for kitty, count in zip(("K01", "K07", "K09", "K15"), lines, strict=True):
        story = table({}, step="place", drawn=[kitty], lines_by_level=way)
        assert story.does("place c3 N").lines == count


@pytest.mark.rule("PD-114")
def test_claws_combo_moves_and_then_attacks(table: Maker) -> None:
    board = ({"K07": "c4 N", "K08": "e5 N"}, {"K01": "c2 N", "K02": "d4 S"})
    story = table(*board, claws_combo="on")
    story.does("play T01", "use K07", "go c3")
    assert story.options() == ["attack K01", "enough", "back"]
    story.does("attack K01")
    assert (story.at("K07"), story.captured(B)) == ("c3", ["K01"])
    turned = table(*board, claws_combo="on")
    turned.does("play T01", "use K07", "face E", "attack K02")
    assert (turned.facing("K07"), turned.captured(B)) == ("E", ["K02"])
    spared = table(*board, claws_combo="on")
    spared.does("play T01", "use K07", "go c3", "enough")
    assert spared.captured(B) == []
    nobody = table(*board, claws_combo="on", lines=2)
    nobody.does("play T01", "use K07", "face S")
    assert nobody.lines == 1  # nobody in front: no question


@pytest.mark.rule("PD-114")
def test_claws_combo_does_not_look_back_at_its_own_square(table: Maker) -> None:
    story = table({"K07": "c4 S", "K08": "e5 N"}, claws_combo="on", lines=2)
    story.does("play T01", "use K07", "go c3")
    assert story.lines == 1


@pytest.mark.rule("PD-68", "PD-69")
def test_claws_outside_the_hand_count(table: Maker) -> None:
    story = table({"K07": "c3 N"}, hand=["T03", "T04", "T05", "T06"], claws_outside_hand_count="on")
    story.does("done")
    assert len(story.hand(B)) == 6


@pytest.mark.rule("PD-64")
def test_deploy_outer(table: Maker) -> None:
    story = table({"K07": "c3 N"}, step="place", drawn=["K15"], deploy_outer="on")
    assert len(story.options("place")) == 24 * 4
    story.does("place a1 N")
    assert story.at("K15") == "a1"


@pytest.mark.rule("PD-79")
def test_clear_outer_tokens_on_return(table: Maker) -> None:
    story = table({"K07": "b1 N"}, tokens={"K07": 2}, hand=["T05", "T13"], clear_outer_tokens_on_return="on")
    story.does("play T13", "use K07", "go c1")
    assert story.tokens("K07") == 2
    story.does("play T05", "use K07", "go c2", "enough")
    assert story.tokens("K07") == 1


@pytest.mark.rule("PD-78")
def test_outer_tokens_extra(table: Maker) -> None:
    story = table({"K07": "a1 N", "K08": "e1 N"}, tokens={"K07": 2}, outer_tokens_extra=3)
    story.does("done", "mark K07")
    assert (story.tokens("K07"), story.at("K07")) == (3, "a1")
    lost = table({"K07": "a1 N", "K08": "e1 N"}, tokens={"K07": 3}, outer_tokens_extra=3)
    lost.does("done", "mark K07")
    assert lost.captured(W) == ["K07"]


@pytest.mark.rule("PD-85")
@pytest.mark.parametrize(("must_not", "reason"), [("off", "control"), ("on", None)])
def test_line_must_not_move(table: Maker, must_not: str, reason: str | None) -> None:
    story = table(DIAGONAL, {"K07": "c2 N"}, foe=["T11", "T11"], line_must_not_move=must_not, captured=([], []))
    story.does("done")
    kitty = next(code for code in story.options("deploy") if code in ("K01", "K02"))
    story.does(f"deploy {kitty}", "place d2 N")
    story.does("play T11", "use K07", "trade K12", "play T11", "use K07", "trade K12", "done")
    assert story.at("K12") == "c3"
    assert story.reason == reason


@pytest.mark.rule("PD-83")
@pytest.mark.parametrize(("says", "reason"), [("declare", "control"), ("hush", None)])
def test_manual_declare(table: Maker, says: str, reason: str | None) -> None:
    story = table(DIAGONAL, manual_declare="on")
    story.does("done")
    assert story.asked == "B declare"
    story.does(says)
    assert [line["announced"] for line in story.zone("board")["lines"]] == [says == "declare"]
    story.sits_out("b4 N")
    assert story.reason == reason


@pytest.mark.rule("PD-83")
def test_nothing_to_declare_is_not_asked(table: Maker) -> None:
    story = table({"K07": "c3 N"}, manual_declare="on")
    story.does("done")
    assert story.asked == "W choose_kitty"


@pytest.mark.rule("PD-60")
def test_open_kitty_draw(fresh: Maker) -> None:
    story = fresh(begin=True, open_kitty_draw="on")
    mine = [piece["face"] for piece in story.zone("drawn.0", B)["pieces"]]
    assert [piece["face"] for piece in story.zone("drawn.0", W)["pieces"]] == mine
    assert any("seat 0 shows" in text for text in story.told(W))
    story.does(f"deploy {story.options('deploy')[0]}")
    assert [piece["face"] for piece in story.zone("drawn.0", W)["pieces"]] == [None]  # the choice shows when placed
