"""Paw of Duty: bad input gets the rule that forbids it (the ledger's table)."""

from __future__ import annotations

from typing import Any

import pytest

from games.paw_of_duty.pd import GAME, B, Maker, W
from purrlor.errors import IllegalMove

BOARD = ({"K07": "c3 N", "K05": "b3 N"}, {"K01": "c2 S", "K14": "e5 S"})
FULL: dict[str, Any] = {"hand": ["T02", "T03", "T04", "T05", "T13"], "fresh": "K05"}


@pytest.mark.rule(
    "PD-43", "PD-31", "PD-29", "PD-22", "PD-12", "PD-14", "PD-34", "PD-36", "PD-37", "PD-114", "PD-27", "PD-121"
)
@pytest.mark.parametrize(
    ("steps", "attempt", "rule"),
    [
        ([], "discard T01", "PD-43"),
        ([], "discard T16", "PD-31"),
        ([], "play T16", "PD-31"),
        ([], "deploy K02", "PD-59"),
        ([], "place b2 N", "PD-62"),
        ([], "use K07", "PD-27"),
        ([], "rescue K01", "PD-90"),
        ([], "mark K07", "PD-76"),
        ([], "swap T03", "PD-54"),
        ([], "attack K01", "PD-114"),
        ([], "back", "PD-122"),
        ([], "declare", "PD-86"),
        (["play T01"], "use K05", "PD-41"),
        (["play T01"], "use K01", "PD-114"),
        (["play T01"], "use K02", "PD-114"),
        (["play T01"], "play T03", "PD-122"),
        (["play T01", "use K07"], "go d4", "PD-12"),
        (["play T01", "use K07"], "go c2", "PD-14"),
        (["play T01", "use K07"], "go c5", "PD-34"),
        (["play T01", "use K07"], "face N", "PD-36"),
        (["play T01", "use K07"], "attack K14", "PD-37"),
        (["play T01", "use K07"], "friendly-fire K05", "PD-37"),
        (["play T01", "use K07", "go d3"], "attack K01", "PD-114"),
        (["play T02"], "name T01", "PD-27"),
        (["play T02"], "name T02", "PD-27"),
        (["play T02"], "name T10", "PD-29"),
        (["play T03"], "use K14", "PD-27"),
        (["play T03"], "use K02", "PD-27"),
        (["play T03", "use K07"], "hop K14", "PD-27"),
        (["play T04"], "use K07", "PD-27"),
        (["play T04"], "use K14", "PD-121"),
        (["play T05", "use K07"], "go c2", "PD-14"),
        (["play T05", "use K07"], "go e1", "PD-27"),
        (["play T05", "use K07", "go d3"], "face N", "PD-36"),
        (["play T13", "use K07"], "go e5", "PD-14"),
        (["play T13", "use K07"], "face E", "PD-35"),
        (["play T13", "use K07"], "stay", "PD-121"),
        (["play T13", "use K07"], "enough", "PD-29"),
    ],
)
def test_orders_that_break_a_rule(table: Maker, steps: list[str], attempt: str, rule: str) -> None:
    """Scenario 22 is the first line."""
    story = table(*BOARD, **FULL)
    story.does(*steps)
    assert story.refused(attempt) == rule


@pytest.mark.rule("PD-14", "PD-62", "PD-64", "PD-59", "PD-61")
@pytest.mark.parametrize(
    ("step", "attempt", "rule"),
    [
        ("deploy", "deploy K02", "PD-59"),
        ("deploy", "done", "PD-65"),
        ("place", "place c3 N", "PD-14"),
        ("place", "place a1 N", "PD-64"),
        ("place", "deploy K02", "PD-61"),
        ("place", "done", "PD-65"),
    ],
)
def test_deploying_that_breaks_a_rule(table: Maker, step: str, attempt: str, rule: str) -> None:
    story = table(*BOARD, step=step, drawn=["K12", "K13"] if step == "deploy" else ["K12"])
    assert story.refused(attempt) == rule


@pytest.mark.rule("PD-70", "PD-76", "PD-90", "PD-22", "PD-112")
def test_too_late_too_early_or_not_ones_turn(table: Maker) -> None:
    story = table({"K07": "a1 N", "K08": "e1 N"}, {"K01": "c3 N"}, hand=["T05", "T13"], lines=1)
    assert story.refused("play T05", seat=W) == "PD-112"
    story.does("discard T05")
    assert story.refused("play T13") == "PD-70"
    assert story.refused("mark K01") == "PD-76"
    story.does("mark K07")
    assert story.refused("play T13", seat=B) == "PD-22"
    assert story.refused("done", seat=B) == "PD-112"
    assert story.refused("rescue K01", seat=W) == "PD-90"


@pytest.mark.rule("PD-54")
def test_a_mulligan_of_more_than_four_or_twice(fresh: Maker) -> None:
    story = fresh(seed=3)
    for code in story.hand(B)[2:]:
        story.does(f"swap {code}", seat=B)
    for code in ("T02", "T03", "T16"):
        assert story.refused(f"swap {code}", seat=B) == "PD-54"
    story.does("redraw", seat=B)
    assert story.refused("swap T03", seat=B) == "PD-54"


def test_words_that_mean_nothing_are_refused_politely(table: Maker) -> None:
    story = table(*BOARD, **FULL)
    for text in ("jump:c3", "play:catnip", "place:z9>north", "place:b2", "face:up", ""):
        with pytest.raises(IllegalMove):
            story.match.play(B, text)
    with pytest.raises(IllegalMove):
        story.match.play(B, GAME.definition.verbs.size)
