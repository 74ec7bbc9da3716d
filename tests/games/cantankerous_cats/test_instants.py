"""Instant Actions (CC-126 to CC-139, CC-212 to CC-214)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import P1, P2, P3, Maker
from purrlor.errors import IllegalMove


@pytest.mark.rule("CC-127", "CC-128", "CC-129")
def test_an_instant_costs_neither_action_nor_token_but_its_cost(table: Maker) -> None:
    hands = [["head-bonk", "sock-heist", "timber"], ["shoelace-slayer"]]
    story = table(hands=hands, houses=[[], [3]], tokens=[1, 0]).does(P1, "bank:head-bonk", "score:sock-heist")
    assert (story["score"][P1], story.house(P1), story["actions"], story["tokens"][P1]) == (1, [], 1, 1)
    story.does(P2, "score:shoelace-slayer")
    assert (story["score"][P2], story.house(P2)) == (2, [])


@pytest.mark.rule("CC-129b")
def test_an_instant_score_must_be_payable(table: Maker) -> None:
    story = table(hands=[["fountain", "shoelace-slayer", "loaf-mode"]], houses=[[1, 2]]).does(P1, "score:fountain")
    story.does(P1, min(story.may(P1)))
    with pytest.raises(IllegalMove, match="CC-129b"):
        story.does(P1, "score:shoelace-slayer")


@pytest.mark.rule("CC-131")
def test_a_play_instant_works_as_usual(table: Maker) -> None:
    story = table(hands=[["fountain", "spray-bottle", "timber"], []], houses=[[1]], points=[0, 2])
    story.does(P1, "score:fountain", "play-on:spray-bottle>P2")
    assert story["score"][:2] == [1, 1]


@pytest.mark.rule("CC-132")
def test_instants_trigger_instants(table: Maker) -> None:
    story = table(hands=[["fountain", "spray-bottle", "whisker-kiss", "tail-hug"], []], houses=[[1]], points=[0, 2])
    story.does(P1, "score:fountain", "play-on:spray-bottle>P2", "bank:whisker-kiss", "bank:tail-hug")
    assert story.house(P1) == [2, 1]


@pytest.mark.rule("CC-134", "CC-213")
def test_what_is_used_and_what_is_not(table: Maker) -> None:
    hands = [["fountain"], ["laser-pointer-2", "blame-the-dog-3"], ["loaf-mode"]]
    start = {"hands": hands, "houses": [[1]], "tokens": [0, 1, 0]}
    assert table(**start).does(P1, "score:fountain").does(P2, "play:laser-pointer-2").asked == (P1, "action")
    assert table(**start).does(P1, "score:fountain").does(P2, "play:blame-the-dog-3").asked == (P3, "instant")
    unpaid = table(hands=[["timber"], [], ["loaf-mode"]]).does(P1, "score:timber")
    assert (unpaid.asked, unpaid["feral"][P1]) == ((P3, "instant"), 1)
    laser = table(hands=[["head-bonk"], ["laser-pointer-2"], ["tail-hug"]], tokens=[0, 1, 0]).does(P1, "bank:head-bonk")
    assert laser.does(P2, "play:laser-pointer-2").asked == (P1, "action")


@pytest.mark.rule("CC-134")
def test_discards_and_payments_trigger_nothing(table: Maker) -> None:
    hands = [["curiosity", "head-bonk", "timber"], ["tail-hug", "loaf-mode"]]
    story = table(hands=hands).does(P1, "play:curiosity", "discard:head-bonk")
    assert story.asked == (P1, "action")


@pytest.mark.rule("CC-134", "CC-213")
def test_an_attack_is_a_card_used(table: Maker) -> None:
    story = table(hands=[[], ["fountain"], ["loaf-mode"]], tokens=[0, 1, 0], window=True).does(P2, "attack:fountain>P1")
    assert story.asked == (P3, "instant")


@pytest.mark.rule("CC-135")
def test_cats_are_asked_from_the_one_who_used_the_card(table: Maker) -> None:
    hands = [["loaf-mode"], ["fountain", "zoomies"], ["nose-boop"]]
    story = table(hands=hands, houses=[[], [1]], turn=P2).does(P2, "score:fountain")
    asked = []
    while story.asked[1] == "instant":
        asked.append(story.asked[0])
        story.passes(story.asked[0])
    assert asked == [P2, P3, P1]


@pytest.mark.rule("CC-135")
def test_several_instants_may_answer_one_trigger_one_after_the_other(table: Maker) -> None:
    hands = [["fountain", "loaf-mode", "nose-boop", "timber"], ["sniff-hello"]]
    story = table(hands=hands, houses=[[1]]).does(P1, "score:fountain", "bank:loaf-mode")
    assert story.asked == (P1, "instant")  # asked anew, from the first
    story.does(P1, "bank:nose-boop").does(P2, "bank:sniff-hello")
    assert (story.house(P1), story.house(P2), story.asked) == ([2, 1], [1], (P1, "action"))


@pytest.mark.rule("CC-138")
def test_instant_cards_are_also_ordinary_cards(table: Maker) -> None:
    story = table(hands=[["tail-hug", "sock-heist", "zoomies"]], houses=[[1]], bank=0)
    assert story.may(P1) == {"picky", "bank:tail-hug", "score:sock-heist", "play:zoomies"}


@pytest.mark.rule("CC-139")
@pytest.mark.parametrize(("icons", "asked"), [("off", "action"), ("on", "instant")])
def test_kitten_ignores_the_icons(table: Maker, icons: str, asked: str) -> None:
    story = table(hands=[["head-bonk", "timber"], ["tail-hug"]], mode="kitten", kitten_instants=icons)
    assert story.does(P1, "bank:head-bonk").asked[1] == asked


@pytest.mark.rule("CC-212")
def test_an_instant_incident_is_aimed_freely_and_cannot_be_countered(table: Maker) -> None:
    hands = [["fountain"], ["spray-bottle"], ["zoomies", "laser-pointer-2"]]
    story = table(hands=hands, houses=[[1]], points=[0, 0, 3], tokens=[2, 2, 2]).does(P1, "score:fountain").passes(P3)
    assert "play-on:spray-bottle>P3" in story.may(P2)
    story.does(P2, "play-on:spray-bottle>P3")
    assert (story["score"][P3], story["tokens"][P2]) == (2, 2)  # no Counter by P3, no reaction


@pytest.mark.rule("CC-214", "CC-136")
def test_can_opener_concert_banks_in_turn_and_shares_one_window(table: Maker) -> None:
    hands = [["can-opener-concert", "head-bonk", "whisker-kiss"], ["kneady-kitty", "timber"], ["tail-hug", "paw-tap"]]
    story = table(hands=hands).does(P1, "play:can-opener-concert", "bank:head-bonk")
    assert story.asked == (P2, "concert")  # no Instant window of its own
    story.does(P2, "bank:kneady-kitty")
    assert story.asked == (P2, "discard")  # its text
    story.does(P2, "discard:timber")
    assert story.asked == (P3, "concert")
    story.passes(P3)
    assert (story.asked, story.may(P3)) == ((P3, "instant"), {"pass", "bank:tail-hug", "bank:paw-tap"})
    story.passes(P3)
    assert (story.asked, story.may(P1)) == ((P1, "instant"), {"pass", "bank:whisker-kiss"})  # the Event's own window
    story.passes(P1)
    assert "can-opener-concert" in story.litter


@pytest.mark.rule("CC-214", "CC-108")
def test_a_card_banked_by_the_holder_in_a_concert_may_be_met(table: Maker) -> None:
    hands = [["can-opener-concert", "head-bonk"], ["laser-pointer-2"], ["tail-hug"]]
    story = table(hands=hands, tokens=[0, 1, 0]).does(P1, "play:can-opener-concert").passes(P2)
    story.does(P1, "bank:head-bonk").does(P2, "play:laser-pointer-2")
    assert (story.house(P1), story.asked) == ([], (P3, "concert"))
    story.passes(P3)
    assert story.asked == (P1, "action")  # nothing was banked: no Affection window
