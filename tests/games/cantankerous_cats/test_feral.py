"""Feral Cats (CC-116 to CC-125b, CC-187, CC-225, CC-226)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import P1, P2, Maker
from purrlor.errors import IllegalMove


@pytest.mark.rule("CC-116", "CC-117")
def test_going_feral_loses_the_affection_and_nothing_else(table: Maker) -> None:
    hands = [["head-bonk", "timber"], ["sofa-shredder"]]
    story = table(hands=hands, houses=[[2, 2]], points=[5], tokens=[0, 1], window=True).does(
        P2, "attack:sofa-shredder>P1"
    )
    assert (story["feral"][P1], story.house(P1)) == (1, [])
    assert (story.hand(P1), story["score"][P1], story["tokens"][P1]) == (["head-bonk", "timber"], 5, 0)
    assert next(z for z in story.match.view(P2)["zones"] if z["id"] == "house.0")["title"] == "territory"


@pytest.mark.rule("CC-119", "CC-225")
def test_a_feral_turn(table: Maker) -> None:
    story = table(
        hands=[[], ["head-bonk", "timber", "zoomies"]],
        feral=[0, 1],
        actions=1,
        bowl=["bath-time", "vase-ace", "escape"],
    )
    story.does(P1, "picky")
    # Grooming gave P1 the top three and two more; the Meal of P2 comes after it.
    assert (story.asked, story["turn"]) == ((P2, "keep"), P2)
    story.does(P2, min(story.may(P2)))
    verbs = {move.partition(":")[0] for move in story.may(P2)}
    assert {"bank", "attack", "play", "buy", "picky"} <= verbs
    assert "score" not in verbs
    story.does(P2, "bank:head-bonk")
    assert story.house(P2) == [2]
    story.does(P2, "picky")
    assert (story["held"][P2], "seat 1 ends the turn: Hiss!" in story.told()) == (5, True)


@pytest.mark.rule("CC-120", "CC-120b")
def test_of_three_cards_just_drawn_one_is_kept(table: Maker) -> None:
    hands = [["zoomies", "curiosity", "tail-chase", "spray-bottle", "gravity-check"], ["head-bonk"]]
    story = table(hands=hands, feral=[0, 1], actions=1, bowl=["bath-time", "vase-ace", "escape", "fountain"])
    story.does(P1, "play:curiosity", "discard:bath-time")
    # P1 drew three of the four; P2 draws Fountain and two more.
    assert story.asked == (P1, "discard")
    story.does(P1, "discard:vase-ace")
    offered = story.may(P2)
    assert len(offered) == 3
    assert "keep:head-bonk" not in offered
    assert "keep:fountain" in offered
    story.does(P2, "keep:fountain")
    assert sorted(story.hand(P2)) == ["fountain", "head-bonk"]
    assert len([line for line in story.told(P1) if line.startswith("seat 1 discards")]) == 2


@pytest.mark.rule("CC-187")
def test_with_fewer_cards_a_feral_cat_keeps_one_of_them(table: Maker) -> None:
    start = {"feral": [0, 1], "actions": 1, "rest": "hand.2", "seats": 3, "direction": 1}
    full = ["zoomies", "curiosity", "tail-chase", "spray-bottle", "gravity-check", "head-bonk"]
    story = table(hands=[full, []], bowl=["timber", "escape"], **start).does(P1, "bank:head-bonk").all_pass()
    assert story.may(P2) == {"keep:timber", "keep:escape"}
    story = table(hands=[full, []], bowl=["timber"], **start).does(P1, "bank:head-bonk").all_pass()
    assert (story.asked, story.hand(P2)) == ((P2, "action"), ["timber"])


@pytest.mark.rule("CC-121")
def test_a_feral_cat_pays_three_cards_for_a_token(table: Maker) -> None:
    story = table(hands=[["head-bonk", "timber"]], feral=[1], bank=2)
    with pytest.raises(IllegalMove, match="CC-121"):
        story.does(P1, "buy")


@pytest.mark.rule("CC-122")
def test_troublemakers_attack_any_domestic_cat_without_a_token(table: Maker) -> None:
    story = table(hands=[["fountain"], [], []], feral=[1, 0, 1], seats=4)
    assert story.may(P1) == {"picky", "attack:fountain>P2", "attack:fountain>P4"}


@pytest.mark.rule("CC-123")
def test_a_feral_cat_scores_in_no_way(table: Maker) -> None:
    hands = [["fountain", "midnight-run", "tail-chase", "pen-nudger"], []]
    story = table(hands=hands, houses=[[3]], feral=[1], bank=0)
    with pytest.raises(IllegalMove, match="CC-123"):
        story.does(P1, "score:fountain")
    story.does(P1, "play:midnight-run")
    assert "score:fountain" not in story.may(P1)
    story.does(P1, "play:tail-chase")
    assert story.asked == (P1, "midnight")  # Pen Nudger was not offered as an Instant


@pytest.mark.rule("CC-124")
@pytest.mark.parametrize(("any_cat", "targets"), [("on", {"P1", "P3"}), ("off", {"P1"})])
def test_a_feral_pounce_on_any_domestic_cat(table: Maker, any_cat: str, targets: set[str]) -> None:
    hands = [[], ["fountain"], []]
    story = table(hands=hands, feral=[0, 1, 0], tokens=[0, 1, 0], window=True, feral_pounce_any=any_cat)
    assert story.may(P2) == {"pass", *(f"attack:fountain>{target}" for target in targets)}


@pytest.mark.rule("CC-125", "CC-125b")
def test_four_hearts_or_more_mean_adoption_and_a_full_meal(table: Maker) -> None:
    for house in ([4], [3, 2]):
        story = table(houses=[[], house], feral=[0, 1], actions=1).does(P1, "picky")
        assert (story.asked, story["feral"][P2], story["held"][P2]) == ((P2, "action"), 0, 3)
        assert story.house(P2) == house


@pytest.mark.rule("CC-226")
def test_the_state_counts_from_the_moment_it_changes(table: Maker) -> None:
    hands = [["escape", "head-bonk", "timber", "fountain"], ["zoomies"]]
    story = table(hands=hands, houses=[[1]], tokens=[0, 0], bank=2)
    assert {"score:timber", "buy"} <= story.may(P1)
    story.does(P1, "play-on:escape>P1")
    assert {"attack:timber>P2", "buy"} <= story.may(P1)
    story.does(P1, "buy")
    assert story["tokens"][P1] == 1  # it took three cards, all that there were
    assert story["turn"] == P2


@pytest.mark.rule("CC-180")
def test_a_feral_win_must_be_built_in_one_turn(table: Maker) -> None:
    story = table(hands=[[], ["santa-claws-74"]], houses=[[], [5]], feral=[0, 1], actions=1).does(P1, "picky")
    assert story["feral"][P2] == 0  # adopted before it could bank to nine
    story.does(P2, "bank:santa-claws-74")
    assert story.reason is None


@pytest.mark.rule("CC-137")
def test_a_feral_cat_uses_bank_and_play_instants_but_no_scores(table: Maker) -> None:
    hands = [["fountain"], ["loaf-mode", "toe-ambush", "zoomies"], []]
    story = table(hands=hands, houses=[[1], [1]], feral=[0, 1]).does(P1, "score:fountain")
    assert story.may(P2) == {"pass", "bank:loaf-mode", "play:zoomies"}
    story.does(P2, "bank:loaf-mode")
    assert story.house(P2) == [2, 1]
