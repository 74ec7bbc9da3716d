"""Winning the game (CC-170 to CC-181, CC-218 to CC-221)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import P1, P2, P3, Maker, Story
from purrlor.errors import IllegalMove


def winner(table: Maker, hands: list[list[str]], **more: object) -> Story:
    """P1 has 7 points and 3 hearts and plays Curtain Climber for the last two points."""
    start = {"houses": [["biscuit-bakery"]], "points": [7], "tokens": [0, 1, 1], **more}
    return table(hands=[["curtain-climber", *hands[0]], *hands[1:]], **start).does(P1, "score:curtain-climber")


@pytest.mark.rule("CC-170", "CC-171", "CC-173")
def test_a_win_is_announced_and_there_is_one_final_chance(table: Maker) -> None:
    story = winner(table, [[], ["zoomies", "head-bonk"], ["escape"]])
    assert "seat 0 is about to win!" in story.told(P2)
    assert story.match.view(P2)["phase"] == "Play Time: final chance"
    assert story.may(P2) == {"pass", "play:zoomies"}  # any Incident
    assert story["score"][P1] == 7
    story.passes(P2, P3)
    assert (story.reason, story.winners, story["score"][P1]) == ("nine-points", (P1,), 9)
    with pytest.raises(IllegalMove, match="CC-171"):
        story.does(P1, "picky")


@pytest.mark.rule("CC-172", "CC-106")
def test_points_off_turn_never_win(table: Maker) -> None:
    hands = [["tail-chase"], ["pen-nudger"]]
    story = table(hands=hands, points=[0, 8]).does(P1, "play:tail-chase").does(P2, "score:pen-nudger")
    assert (story["score"][P2], story.reason) == (8, None)


@pytest.mark.rule("CC-174", "CC-222")
def test_an_attack_in_the_final_chance_is_an_option(table: Maker) -> None:
    hands = [[], ["timber"], []]
    with pytest.raises(IllegalMove, match="CC-174"):
        winner(table, hands, windows="open").does(P2, "attack:timber>P1")
    story = winner(table, hands, final_attack_blocks_win="on")
    story.does(P2, "attack:timber>P1")
    assert (story["feral"][P1], story["score"][P1], story.reason) == (1, 7, None)
    assert "biscuit-bakery" in story.litter


@pytest.mark.rule("CC-176")
def test_after_a_prevented_win_the_turn_goes_on(table: Maker) -> None:
    story = winner(table, [["loo-roll-rodeo"], ["laser-pointer-2"], []])
    story.does(P2, "play:laser-pointer-2")
    assert story.asked == (P1, "action")
    story.does(P1, "score:loo-roll-rodeo")
    assert story.reason == "nine-points"


@pytest.mark.rule("CC-177", "CC-220")
def test_a_feral_holder_wins_with_nine_hearts_after_the_final_chance(table: Maker) -> None:
    hands = [["head-bonk", "timber"], ["zoomies"]]
    story = table(hands=hands, houses=[[4, 3]], feral=[1], tokens=[0, 1]).does(P1, "bank:head-bonk")
    assert (story.asked, story.house(P1)) == ((P2, "react"), [4, 3])  # banked after the window
    story.passes(P2)
    assert (story.reason, story.winners, story.match.outcome and story.match.outcome.ranks) == (
        "feral-victory",
        (P1,),
        (1, 2),
    )


@pytest.mark.rule("CC-220")
def test_double_hearts_do_not_count_and_any_way_of_banking_does(table: Maker) -> None:
    hands = [["multiplikitty", "window-sitter"], []]
    story = table(hands=hands, houses=[["bath-time"]], feral=[1]).does(P1, "play:multiplikitty", "double:bath-time")
    assert story.does(P1, "bank:window-sitter").reason is None
    hands = [["can-opener-concert", "head-bonk"], []]
    story = table(hands=hands, houses=[[4, 3]], feral=[1]).does(P1, "play:can-opener-concert", "bank:head-bonk")
    assert story.reason == "feral-victory"


@pytest.mark.rule("CC-177")
def test_nine_hearts_off_turn_or_domestic_are_no_victory(table: Maker) -> None:
    hands = [["head-bonk"], ["tail-hug"]]
    story = table(hands=hands, houses=[[], [5, 3]], feral=[0, 1]).does(P1, "bank:head-bonk").does(P2, "bank:tail-hug")
    assert (story["hearts"][P2], story.reason) == (9, None)
    assert table(hands=[["head-bonk"]], houses=[[5, 3]]).does(P1, "bank:head-bonk").reason is None


@pytest.mark.rule("CC-179")
def test_a_feral_win_fails_when_hearts_are_lost_in_the_final_chance(table: Maker) -> None:
    hands = [["head-bonk"], ["gravity-check"]]
    story = table(hands=hands, houses=[["bath-time", "biscuit-bakery"]], feral=[1], tokens=[0, 1]).does(
        P1, "bank:head-bonk"
    )
    story.does(P2, "play-on:gravity-check>P1").does(P1, "drop:biscuit-bakery")
    assert (story.house(P1), story.reason) == ([4, 2], None)


@pytest.mark.rule("CC-178", "CC-222")
@pytest.mark.parametrize(("check", "reason"), [("on_bank", None), ("any_time", "feral-victory")])
def test_turning_feral_with_nine_hearts(table: Maker, check: str, reason: str | None) -> None:
    house = ["santa-claws-74", "santa-claws-85", "bath-time", "purramedic"]
    story = table(hands=[["escape", "timber"], ["zoomies"]], houses=[house], tokens=[0, 1], feral_win_check=check)
    story.does(P1, "play-on:escape>P1", "drop:santa-claws-85", "drop:bath-time").passes(P2)
    if check == "any_time":
        assert story.asked == (P2, "react")
        assert story.may(P2) == {"pass", "play:zoomies"}
        prompt = story.match.view(P2)["prompt"]
        assert prompt["text"] == "Final chance: stop seat 0?"
        assert prompt["rule"] == "CC-173"
        story.passes(P2)
    assert story.reason == reason


@pytest.mark.rule("CC-222", "CC-179")
def test_a_claim_may_be_prevented(table: Maker) -> None:
    house = ["santa-claws-74", "santa-claws-85", "bath-time", "purramedic"]
    hands = [["escape", "timber"], ["adoption-day-5", "laser-pointer-2"]]
    story = table(hands=hands, houses=[house], tokens=[0, 2], feral_win_check="any_time").does(P1, "play-on:escape>P1")
    story.passes(P2).does(P1, "drop:santa-claws-85", "drop:bath-time").passes(P2)
    assert story.may(P2) == {"pass", "play-on:adoption-day-5>P1"}  # there is no card for Laser Pointer
    story.does(P2, "play-on:adoption-day-5>P1")
    assert (story["feral"][P1], story.asked) == (0, (P1, "action"))


@pytest.mark.rule("CC-181")
def test_places_go_by_points_then_hearts_and_equal_ones_are_shared(table: Maker) -> None:
    story = table(hands=[["fountain"]], houses=[[1], [2], [3], [2], []], points=[8, 5, 5, 5, 6])
    story.does(P1, "score:fountain")
    assert story.match.outcome is not None
    assert story.match.outcome.ranks == (1, 4, 3, 4, 2)


@pytest.mark.rule("CC-181", "CC-221")
def test_the_cap_of_rounds_ends_the_game_in_nap_time(table: Maker) -> None:
    start = {"seats": 3, "points": [2, 5, 5], "houses": [[], [3], [3]], "round_cap": 2, "actions": 1}
    assert table(turns=4, **start).does(P1, "picky").reason is None
    story = table(turns=5, **start).does(P1, "picky")
    assert (story.reason, story.winners, story["score"][P2]) == ("round-cap", (P2, P3), 5)


@pytest.mark.rule("CC-218")
def test_once_a_card_no_longer_wins_only_the_two_answers_meet_it(table: Maker) -> None:
    story = winner(table, [[], ["spray-bottle", "zoomies"], ["laser-pointer-2", "curiosity"]], tokens=[0, 2, 1])
    story.does(P2, "play-on:spray-bottle>P1")
    assert story.may(P3) == {"pass", "play:laser-pointer-2"}
    story.passes(P3)
    assert (story["score"][P1], story.reason) == (8, None)


@pytest.mark.rule("CC-218")
def test_a_card_that_becomes_winning_again_gets_its_final_chance(table: Maker) -> None:
    story = winner(table, [["pen-nudger"], ["spray-bottle"], ["curiosity"]], tokens=[0, 1, 1])
    story.does(P2, "play-on:spray-bottle>P1").does(P1, "score:pen-nudger")
    assert (story["score"][P1], story.asked, story.may(P3)) == (7, (P3, "react"), {"pass", "play:curiosity"})


@pytest.mark.rule("CC-219")
def test_an_attack_out_of_enemy_of_my_enemy_stops_a_win(table: Maker) -> None:
    story = winner(table, [[], ["enemy-of-my-enemy"], ["fountain"]], tokens=[0, 1, 0])
    story.does(P2, "enemy:P3>P1").does(P3, "attack:fountain>P1")
    assert (story["feral"][P1], story["score"][P1], story.reason) == (1, 7, None)
