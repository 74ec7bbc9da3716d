"""What must not be possible, and the rule that says so: the ledger's table, row by row."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import A, B, C, Maker, refuse
from purrlor.errors import IllegalMove

CATS = {"A": "Y b1 / P g1 / H o1", "B": "Y b1 / P g1 / H w1"}
HANDS = {
    "A": "stray-dog cat-burglar copy-cat catnap land-on-your-feet catlike-reflexes spay-neuter-clinic purr-suasion",
    "B": "hairball tuna",
}


@pytest.mark.rule("HK-22", "HK-28", "HK-29", "HK-33", "HK-34", "HK-37", "HK-43", "HK-45", "HK-70", "HK-78", "HK-86")
@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        (B, "move b yard porch", "HK-22"),
        (B, "play tuna", "HK-70"),
        (A, "move b yard house", "HK-33"),
        (A, "move b neighborhood porch", "HK-33"),
        (A, "move w yard porch", "HK-29"),
        (A, "move o house porch", "HK-34"),
        (A, "play fireworks", "HK-37"),
        (A, "play catnap", "HK-70"),
        (A, "play-on one-cool-cat A", "HK-70"),
        (A, "play tuna", "HK-70"),
        (A, "play land-on-your-feet", "HK-86"),
        (A, "reflex B in 1", "HK-84"),
        (A, "play copy-cat", "HK-81"),
        (A, "copy foster-kittens", "HK-78"),
        (A, "copy dinner-bell", "HK-78"),
        (A, "copy tuna", "HK-79"),
        (A, "copy cat-carrier", "HK-83"),
        (A, "stop", "HK-43"),
        (A, "discard tuna", "HK-59"),
        (A, "burgle A b yard", "HK-45"),
        (A, "burgle C b yard", "HK-45"),
        (A, "demand stray-dog B 0", "HK-43"),
        (A, "demand stray-dog B 4", "HK-43"),
        (A, "demand stray-dog C 1", "HK-45"),
        (A, "demand stray-dog A 1", "HK-45"),
        (A, "demand stray-dog F 1", "HK-45"),
        (A, "swap b yard b yard.B", "HK-141"),
        (A, "swap o house b yard.B", "HK-34"),
        (A, "swap b yard g yard.B", "HK-44"),
        (A, "lure catnip B C", "HK-45"),
        (A, "take b", "HK-50"),
        (A, "ask B", "HK-51"),
        (A, "pick b yard", "HK-46"),
        (A, "step b yard porch", "HK-42"),
        (A, "insure", "HK-138"),
        (A, "fetch fireworks", "HK-95"),
        (A, "place b house", "HK-55"),
        (A, "send b B", "HK-88"),
        (A, "own 3", "HK-20"),
    ],
)
def test_refused_with_its_rule(table: Maker, seat: int, text: str, rule: str) -> None:
    more = {"locked": {"A": "o"}, "tucked": {"A": "special-needs-kitty"}}
    refuse(table(CATS, HANDS, **more), seat, text, rule)


@pytest.mark.rule("HK-61", "HK-64", "HK-104", "HK-142")
def test_there_is_no_way_to_draw(table: Maker) -> None:
    story = table(CATS, HANDS)
    with pytest.raises(IllegalMove):
        story.does(A, "draw")
    assert not any("draw" in option for option in story.options(A))


@pytest.mark.rule("HK-51")
def test_a_shortage_is_about_yards_and_comes_last(table: Maker) -> None:
    story = table(CATS, {"A": "spay-neuter-clinic"}, nb="w1").does(A, "play spay-neuter-clinic")
    refuse(story, A, "ask B", "HK-51")
    story.does(A, "take w")
    refuse(story, A, "take w", "HK-51")
    refuse(story, A, "ask C", "HK-51")
    refuse(story, B, "pick g porch", "HK-46")


@pytest.mark.rule("HK-43", "HK-34")
def test_a_victim_moves_as_many_as_asked_and_no_locked_cat(table: Maker) -> None:
    more = {"locked": {"B": "w"}, "tucked": {"B": "special-needs-kitty"}}
    story = table(CATS, {"A": "fraidy-cats"}, **more).does(A, "demand fraidy-cats B 1")
    refuse(story, B, "stop", "HK-43")
    refuse(story, B, "pick w house", "HK-34")
    refuse(story, B, "pass", "HK-26")
    refuse(story, C, "pick b yard", "HK-46")


@pytest.mark.rule("HK-71", "HK-76", "HK-82")
def test_windows_take_one_answer_from_those_who_are_asked(table: Maker) -> None:
    hands = {"A": "cat-carrier", "B": "copy-cat copy-cat", "C": "hairball"}
    story = table(CATS, hands).does(A, "play cat-carrier").does(A, "take b")
    refuse(story, A, "copy cat-carrier", "HK-76")
    refuse(story, B, "copy warm-laundry", "HK-80")
    refuse(story, B, "play tuna", "HK-70")
    refuse(story, B, "demand stray-dog A 1", "HK-45")
    refuse(story, B, "play warm-laundry", "HK-38")
    story.passes(C)
    refuse(story, C, "pass", "HK-71")
    story.does(B, "copy cat-carrier").does(B, "take g")
    refuse(story, B, "copy cat-carrier", "HK-82")


@pytest.mark.rule("HK-81")
def test_only_the_last_finished_card_can_be_copied_in_turn(table: Maker) -> None:
    story = table(CATS, {"A": "copy-cat"}, copyable="warm-laundry")
    refuse(story, A, "copy cat-carrier", "HK-81")
    assert "copy:warm-laundry" in story.options(A)
    refuse(story, B, "copy warm-laundry", "HK-76")
