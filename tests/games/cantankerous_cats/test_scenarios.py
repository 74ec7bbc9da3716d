"""The 66 scenarios of the ledger, in its order. P1 holds the toy unless said otherwise."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import P1, P2, P3, P4, Maker, Story
from purrlor.errors import IllegalMove

BETS = ("laptop-lockout", "vacuum-of-doom", "pen-nudger")
FIVE = ["head-bonk", "tummy-trap", "pillow-thief", "mew-tube-star", "welcome-rub"]


def first_bite(table: Maker, direction: int) -> Story:
    """Let three Cats bet the cards of the rulebook's example."""
    spare = [
        FIVE,
        ["tail-hug", "paw-tap", "tiny-mew", "nose-boop", "sniff-hello"],
        ["bath-time", "timber", "fountain", "vase-ace", "toe-ambush"],
    ]
    hands = [[bet, *cards] for bet, cards in zip(BETS, spare, strict=True)]
    story = table(hands=hands, first_bite=True, direction=direction)
    for seat, bet in enumerate(BETS):
        story.does(seat, f"bet:{bet}")
    return story


@pytest.mark.rule("CC-045", "CC-046", "CC-047", "CC-051")
def test_01_first_bite_high(table: Maker) -> None:
    story = first_bite(table, 1)
    assert story.asked == (P2, "action")
    assert set(BETS) <= story.litter
    assert story["held"][:3] == [5, 5 + 3, 5]  # P2 has had its Meal


@pytest.mark.rule("CC-046", "CC-051")
def test_02_first_bite_low(table: Maker) -> None:
    story = first_bite(table, -1)
    assert story.asked == (P1, "action")
    story.does(P1, "picky", "picky")
    for _ in range(3):
        story.does(P1, next(iter(story.may(P1))))
    assert story.asked[0] == P3


@pytest.mark.rule("CC-027", "CC-028", "CC-029", "CC-057")
def test_03_no_change(table: Maker) -> None:
    story = table(hands=[["houseplant-salad"]], houses=[["biscuit-bakery", "welcome-rub"]])
    story.does(P1, "score:houseplant-salad")
    assert story.may(P1) == {"pay:biscuit-bakery", "pay:welcome-rub"}
    story.does(P1, "pay:biscuit-bakery")
    assert (story.house(P1), story["score"][P1]) == ([2], 1)
    assert {"houseplant-salad", "biscuit-bakery"} <= story.litter


@pytest.mark.rule("CC-028", "CC-166", "CC-191")
def test_04_meet_or_beat(table: Maker) -> None:
    story = table(hands=[["four-am-serenade"], ["vase-ace", "timber"], ["fountain"]], houses=[[2, 2]], mode="kitten")
    story.does(P1, "score:four-am-serenade")
    assert (story.house(P1), story["score"][P1]) == ([], 2)
    assert story.may(P1) == {"choose:P2", "choose:P3"}
    story.does(P1, "choose:P2")
    assert story.asked == (P2, "discard")
    story.does(P2, "discard:vase-ace")
    assert story.hand(P2) == ["timber"]


@pytest.mark.rule("CC-030", "CC-032", "CC-118")
def test_05_unaffordable_in_standard(table: Maker) -> None:
    story = table(hands=[["sofa-shredder", "vase-ace", "timber"], ["fountain"]], houses=[[2, 1]])
    story.does(P1, "score:sofa-shredder")
    assert (story.house(P1), story["feral"][P1], story["score"][P1]) == ([], 1, 0)
    assert "sofa-shredder" in story.litter
    assert (story.asked, story["actions"]) == ((P1, "action"), 1)
    assert "attack:vase-ace>P2" in story.may(P1)
    assert "score:vase-ace" not in story.may(P1)


@pytest.mark.rule("CC-031")
def test_06_unaffordable_in_basic(table: Maker) -> None:
    story = table(hands=[["sofa-shredder"]], houses=[[2, 1]], mode="basic")
    with pytest.raises(IllegalMove, match="CC-031"):
        story.does(P1, "score:sofa-shredder")


@pytest.mark.rule("CC-059", "CC-167")
def test_07_picky_eater(table: Maker) -> None:
    hand = ["timber", *FIVE]
    story = table(hands=[hand]).does(P1, "picky")
    assert set(hand) <= story.litter
    assert story["held"][P1] == 6
    story = table(hands=[FIVE[:3]], mode="kitten").does(P1, "picky")
    assert set(FIVE[:3]) == story.litter
    assert story["held"][P1] == 5


@pytest.mark.rule("CC-064", "CC-066")
def test_08_zero_cards(table: Maker) -> None:
    story = table(hands=[[]], actions=1)
    assert story.may(P1) == {"picky"}
    story.does(P1, "picky")
    assert story.asked[0] == P2
    assert (story["held"][P1], story.litter) == (5, set())


@pytest.mark.rule("CC-066")
def test_09_grooming_both_ways(table: Maker) -> None:
    story = table(hands=[["tail-chase", "fountain", "timber", "vase-ace", *FIVE]], actions=1)
    story.does(P1, "play:tail-chase")
    assert story.asked == (P1, "discard")
    story.does(P1, "discard:fountain", "discard:timber", "discard:vase-ace")
    assert sorted(story.hand(P1)) == sorted(FIVE)
    story = table(hands=[["timber", "vase-ace", "head-bonk"]], actions=1).does(P1, "bank:head-bonk")
    assert story["held"][P1] == 5


@pytest.mark.rule("CC-070", "CC-071")
def test_10_late_reshuffle(table: Maker) -> None:
    old = [
        "timber",
        "fountain",
        "vase-ace",
        "curtain-climber",
        "sock-heist",
        "toe-ambush",
        "pen-nudger",
        "air-strike",
        "escape",
        "zoomies",
    ]
    story = table(hands=[FIVE, []], actions=1, bowl=["bath-time"], litter=old[:5], rest="hand.1", seats=2)
    story.does(P1, "picky")
    assert (story["bowl_n"], story.litter) == (5 + 5 + 1 - 5 - 3, set())  # five drawn by P1, three by P2
    story = table(
        hands=[[], []],
        bowl=["timber", "fountain", "vase-ace"],
        litter=old[3:],
        rest="hand.0",
        seats=2,
        actions=2,
        turn=P2,
        tokens=[0, 0],
    )
    story.does(P2, "picky", "picky")
    assert story["held"][P2] == 5
    assert {"timber", "fountain", "vase-ace"} <= set(story.hand(P2))


@pytest.mark.rule("CC-060", "CC-061", "CC-121")
def test_11_buy_a_token(table: Maker) -> None:
    story = table(hands=[["timber", *FIVE]], bank=1).does(P1, "buy", "discard:timber", "discard:head-bonk")
    assert (story["tokens"][P1], story["bank"], story["held"][P1]) == (1, 0, 4)
    with pytest.raises(IllegalMove, match="CC-061"):
        story.does(P1, "buy")
    story = table(hands=[["timber", *FIVE]], feral=[1], bank=1)
    story.does(P1, "buy", "discard:timber", "discard:head-bonk", "discard:tummy-trap")
    assert (story["tokens"][P1], story["held"][P1]) == (1, 3)


def at_w1(table: Maker, **more: object) -> Story:
    """P1 has played its first action, a Tail Chase; P2 is asked to Pounce with Sofa Shredder."""
    hands = [["tail-chase"], ["sofa-shredder"]]
    return table(**{"hands": hands, "tokens": [0, 1], **more}).does(P1, "play:tail-chase")


@pytest.mark.rule("CC-079", "CC-080", "CC-081", "CC-076")
def test_12_attack_unpaid(table: Maker) -> None:
    story = at_w1(table, houses=[[2, 1]]).does(P2, "attack:sofa-shredder>P1")
    assert (story.house(P1), story["feral"][P1]) == ([], 1)
    assert (story["score"][P2], story["tokens"][P2], story["bank"]) == (0, 0, 4)


@pytest.mark.rule("CC-082", "CC-083")
def test_13_attack_paid(table: Maker) -> None:
    story = at_w1(table, houses=[[3, 2]], points=[2]).does(P2, "attack:sofa-shredder>P1")
    assert (story.house(P1), story["score"][P1], story["feral"][P1]) == ([], 3, 0)
    story = at_w1(table, hands=[["tail-chase"], ["fountain"]], houses=[[3]], points=[2]).does(P2, "attack:fountain>P1")
    assert (story.house(P1), story["score"][P1]) == ([], 2)


@pytest.mark.rule("CC-097", "CC-102")
def test_14_counter_by_banking(table: Maker) -> None:
    story = at_w1(table, hands=[["tail-chase", "head-bonk"], ["sofa-shredder"]], houses=[[2, 2]], tokens=[1, 1])
    story.does(P2, "attack:sofa-shredder>P1").does(P1, "bank:head-bonk")
    assert (story.house(P1), story["score"][P1], story["tokens"][:2], story["bank"]) == ([], 1, [0, 0], 4)


@pytest.mark.rule("CC-099")
def test_15_counter_declined(table: Maker) -> None:
    story = at_w1(table, hands=[["tail-chase", "head-bonk"], ["sofa-shredder"]], houses=[[2, 2]], tokens=[1, 1])
    story.does(P2, "attack:sofa-shredder>P1").does(P1, "pass")
    assert (story.house(P1), story["feral"][P1], story["tokens"][P1]) == ([], 1, 1)
    assert story.hand(P1) == ["head-bonk"]


@pytest.mark.rule("CC-142", "CC-143")
def test_16_blame_the_dog_against_air_strike(table: Maker) -> None:
    story = at_w1(table, hands=[["tail-chase", "blame-the-dog-3"], ["air-strike"]], houses=[[1]], tokens=[1, 1])
    story.does(P2, "attack:air-strike>P1").does(P1, "play:blame-the-dog-3")
    assert (story.house(P1), story["feral"][P1], story["score"][P1]) == ([1], 0, 0)
    assert {"blame-the-dog-3", "air-strike"} <= story.litter
    assert (story["tokens"][:2], story["bank"]) == ([0, 0], 4)


@pytest.mark.rule("CC-142", "CC-173")
def test_17_blame_the_dog_on_a_score(table: Maker) -> None:
    hands = [["loo-roll-rodeo", "timber"], [], ["blame-the-dog-82"]]
    story = table(hands=hands, houses=[[3]], points=[7], tokens=[0, 0, 1]).does(P1, "score:loo-roll-rodeo")
    story.does(P3, "play:blame-the-dog-82")
    assert (story.house(P1), story["score"][P1], story["actions"]) == ([3], 7, 1)
    assert "loo-roll-rodeo" in story.litter


@pytest.mark.rule("CC-148", "CC-149", "CC-150")
@pytest.mark.parametrize(("refunds", "left"), [("off", 1), ("on", 2)])
def test_18_laser_pointer_on_a_score(table: Maker, refunds: str, left: int) -> None:
    story = table(
        hands=[["sofa-shredder"], ["laser-pointer-2"]],
        houses=[[3, 2]],
        points=[3],
        tokens=[0, 1],
        laser_refunds_action=refunds,
    )
    story.does(P1, "score:sofa-shredder")
    assert story.house(P1) == []
    story.does(P2, "play:laser-pointer-2")
    assert (story.house(P1), story["score"][P1], story["tokens"][P2], story["actions"]) == ([3, 2], 3, 0, left)
    assert {"sofa-shredder", "laser-pointer-2"} <= story.litter


@pytest.mark.rule("CC-134", "CC-149")
def test_19_laser_pointer_on_a_draw_card(table: Maker) -> None:
    story = table(hands=[["catnip-pawty", "whisker-kiss"], ["laser-pointer-2"]], tokens=[0, 1])
    story.does(P1, "play:catnip-pawty").does(P2, "play:laser-pointer-2")
    assert story["held"][:2] == [1, 0]
    assert story.asked == (P1, "action")  # no Event window for Whisker Kiss


@pytest.mark.rule("CC-111", "CC-151")
def test_20_current_card_in_a_chain(table: Maker) -> None:
    hands = [["midnight-run", "lap-of-luxury", "shoelace-slayer"], [], ["laser-pointer-80"]]
    story = table(hands=hands, tokens=[0, 0, 1]).does(P1, "play:midnight-run")
    story.passes(P3).does(P1, "bank:lap-of-luxury")
    story.passes(P3).does(P1, "score:shoelace-slayer").does(P3, "play:laser-pointer-80")
    assert (story.house(P1), story["score"][P1], story["actions"]) == ([3], 0, 1)
    assert {"midnight-run", "shoelace-slayer"} <= story.litter


@pytest.mark.rule("CC-151")
def test_21_laser_pointer_on_midnight_run(table: Maker) -> None:
    hands = [["midnight-run", "lap-of-luxury"], [], ["laser-pointer-80"]]
    story = table(hands=hands, tokens=[0, 0, 1]).does(P1, "play:midnight-run").does(P3, "play:laser-pointer-80")
    assert story.asked == (P1, "action")
    assert "midnight-run" in story.litter
    assert story.hand(P1) == ["lap-of-luxury"]


@pytest.mark.rule("CC-103", "CC-112")
def test_22_laser_duel(table: Maker) -> None:
    hands = [["curtain-climber", "laser-pointer-2"], ["laser-pointer-80"]]
    story = table(hands=hands, houses=[[3]], points=[7], tokens=[1, 1]).does(P1, "score:curtain-climber")
    story.does(P2, "play:laser-pointer-80").does(P1, "play:laser-pointer-2")
    assert (story.reason, story.winners, story["score"][P1]) == ("nine-points", (P1,), 9)


@pytest.mark.rule("CC-144", "CC-145")
def test_23_enemy_of_my_enemy(table: Maker) -> None:
    hands = [["enemy-of-my-enemy", "head-bonk", "timber"], ["vase-ace"], ["fountain"]]
    story = table(hands=hands, houses=[[], [], [2]], tokens=[0, 1, 0]).does(P1, "enemy:P2>P3")
    assert story.may(P2) == {"attack:vase-ace>P3"}
    story.does(P2, "attack:vase-ace>P3")
    assert (story["feral"][P3], story.house(P3), story["tokens"][P2]) == (1, [], 1)
    assert story.may(P1) == {"pass", "bank:head-bonk"}
    story.does(P1, "bank:head-bonk")
    assert (story.house(P1), story["actions"]) == ([2], 1)


@pytest.mark.rule("CC-145", "CC-035")
def test_24_enemy_without_mischief(table: Maker) -> None:
    hands = [["enemy-of-my-enemy", "whisker-kiss"], ["head-bonk"], []]
    story = table(hands=hands).does(P1, "enemy:P2>P3")
    assert story.asked == (P1, "instant")
    assert story.may(P1) == {"pass", "bank:whisker-kiss"}
    story.does(P1, "pass")
    assert "enemy-of-my-enemy" in story.litter


@pytest.mark.rule("CC-145", "CC-082")
def test_25_enemy_and_the_target_pays(table: Maker) -> None:
    hands = [["enemy-of-my-enemy", "houseplant-salad"], ["vase-ace"], []]
    story = table(hands=hands, houses=[[], [], [5]]).does(P1, "enemy:P2>P3").does(P2, "attack:vase-ace>P3")
    assert (story["score"][P3], story["feral"][P3]) == (1, 0)
    story.does(P1, "attack:houseplant-salad>P3")
    assert story["feral"][P3] == 1


@pytest.mark.rule("CC-146", "CC-146b")
def test_26_escape_halves_points(table: Maker) -> None:
    story = table(hands=[["escape"]], houses=[[5, 2]]).does(P1, "play-on:escape>P1")
    assert (story.house(P1), story["feral"][P1]) == ([2], 1)
    story = table(hands=[["escape"]], houses=[[], ["welcome-rub", "tummy-trap", 1]]).does(P1, "play-on:escape>P2")
    assert story.asked == (P2, "halve")
    assert story.may(P2) == {"drop:welcome-rub", "drop:tummy-trap"}
    story.does(P2, "drop:welcome-rub")
    assert story.house(P2) == [2, 1]
    story = table(hands=[["escape"]], houses=[[], [1]]).does(P1, "play-on:escape>P2")
    assert (story.house(P2), story["feral"][P2]) == ([1], 1)


@pytest.mark.rule("CC-147", "CC-175")
def test_27_escape_stops_a_win(table: Maker) -> None:
    hands = [["sofa-shredder", "timber"], ["escape"]]
    story = table(hands=hands, houses=[["santa-claws-74", 2]], points=[6], tokens=[0, 1])
    story.does(P1, "score:sofa-shredder").does(P2, "play-on:escape>P1")
    assert (story["feral"][P1], story.house(P1), story["score"][P1]) == (1, [], 6)
    assert "santa-claws-74" in story.litter
    assert story.asked == (P1, "action")
    assert story.may(P1) == {"picky", "attack:timber>P2"}


def self_escaped(table: Maker, **more: object) -> Story:
    """P1 has 14 hearts, escapes by itself with 7 of them left, and holds Head Bonk."""
    hands = [["escape", "head-bonk"], [], ["adoption-day-5"]]
    house = ["santa-claws-74", "bath-time", "biscuit-bakery", "welcome-rub"]
    story = table(**{"hands": hands, "houses": [house], **more}).does(P1, "play-on:escape>P1")
    return story.does(P1, "drop:bath-time")


@pytest.mark.rule("CC-146", "CC-177")
def test_28_feral_victory_set_up(table: Maker) -> None:
    story = self_escaped(table)
    assert story.house(P1) == [5, 2]
    story.does(P1, "bank:head-bonk")
    assert (story.reason, story.winners) == ("feral-victory", (P1,))


@pytest.mark.rule("CC-141", "CC-179")
def test_29_adoption_day_spoils_it(table: Maker) -> None:
    story = self_escaped(table, tokens=[0, 0, 1]).passes(P3).does(P1, "bank:head-bonk")
    story.does(P3, "play-on:adoption-day-5>P1")
    assert (story.reason, story["feral"][P1], story.house(P1)) == (None, 0, [5, 2, 2])
    assert story["turn"] == P2  # both actions were used


@pytest.mark.rule("CC-178")
def test_30_no_free_feral_win(table: Maker) -> None:
    house = ["santa-claws-74", "santa-claws-85", "bath-time", "purramedic"]
    story = table(hands=[["escape", "window-sitter"]], houses=[house]).does(P1, "play-on:escape>P1")
    story.does(P1, "drop:santa-claws-85", "drop:bath-time")
    assert (story["hearts"][P1], story["feral"][P1], story.reason) == (9, 1, None)
    story.does(P1, "bank:window-sitter")
    assert story.reason == "feral-victory"


@pytest.mark.rule("CC-125", "CC-120")
def test_31_adoption_check(table: Maker) -> None:
    story = table(houses=[[], [3, 1]], feral=[0, 1], actions=1).does(P1, "picky")
    assert (story["feral"][P2], story.house(P2), story["held"][P2]) == (0, [3, 1], 3)
    story = table(houses=[[], [3]], feral=[0, 1], actions=1).does(P1, "picky")
    assert (story.asked, story["feral"][P2]) == ((P2, "keep"), 1)
    story.does(P2, min(story.may(P2)))
    assert story["held"][P2] == 1


@pytest.mark.rule("CC-122", "CC-104")
def test_32_troublemaker(table: Maker) -> None:
    hands = [["faux-starvation"], [], ["welcome-rub"]]
    story = table(hands=hands, houses=[[], [], [1]], feral=[1], tokens=[0, 0, 1])
    story.does(P1, "attack:faux-starvation>P3")
    assert story.asked == (P3, "counter")
    story.does(P3, "bank:welcome-rub")
    assert (story["feral"][P3], story.house(P3), story["score"][P3]) == (0, [1], 0)


@pytest.mark.rule("CC-086", "CC-123")
def test_33_feral_is_blameless(table: Maker) -> None:
    story = table(hands=[[], ["timber", "animal-control"]], feral=[1], tokens=[1, 1], window=True)
    assert story.may(P2) == {"pass", "play-on:animal-control>P1"}
    with pytest.raises(IllegalMove, match="CC-086"):
        story.does(P2, "attack:timber>P1")


@pytest.mark.rule("CC-085", "CC-091")
def test_34_attack_on_an_empty_house(table: Maker) -> None:
    hands = [["slow-blinker"], ["coaster-launcher"]]
    story = table(hands=hands, tokens=[1, 1], window=True).does(P2, "attack:coaster-launcher>P1")
    story.does(P1, "bank:slow-blinker")
    assert (story.house(P1), story["feral"][P1], story["score"][P1]) == ([], 0, 0)
    story = table(hands=hands, tokens=[1, 1], window=True).does(P2, "attack:coaster-launcher>P1").passes(P1)
    assert story["feral"][P1] == 1


@pytest.mark.rule("CC-105", "CC-106")
def test_35_counter_cannot_win(table: Maker) -> None:
    story = table(hands=[[], ["timber"]], houses=[[3, 3]], points=[8], tokens=[0, 1], window=True)
    story.does(P2, "attack:timber>P1")
    assert (story.reason, story["score"][P1], story.house(P1), story["feral"][P1]) == (None, 8, [], 0)


@pytest.mark.rule("CC-127", "CC-130")
def test_36_instant_for_zero(table: Maker) -> None:
    story = table(hands=[["tail-chase", "pen-nudger"]]).does(P1, "play:tail-chase", "score:pen-nudger")
    assert (story["score"][P1], story["actions"]) == (1, 1)


@pytest.mark.rule("CC-127", "CC-132")
def test_37_off_turn_instant(table: Maker) -> None:
    hands = [[], ["head-bonk"], [], ["tail-hug", "paw-tap"]]
    story = table(hands=hands, turn=P2).does(P2, "bank:head-bonk")
    assert story.asked == (P4, "instant")
    story.does(P4, "bank:tail-hug", "bank:paw-tap")
    assert story.house(P4) == [1, 1]
    assert story["turn"] == P2


@pytest.mark.rule("CC-010", "CC-132")
def test_38_instant_chain(table: Maker) -> None:
    hands = [["welcome-rub", "tiny-mew", "sock-heist", "loaf-mode", "timber"]]
    story = table(hands=hands).does(
        P1, "bank:welcome-rub", "bank:tiny-mew", "score:sock-heist", "pay:tiny-mew", "bank:loaf-mode"
    )
    assert (story.house(P1), story["score"][P1], story["actions"]) == ([2, 2], 1, 1)


@pytest.mark.rule("CC-106")
def test_39_off_turn_instant_cannot_win(table: Maker) -> None:
    story = table(hands=[["tail-chase", "timber"], [], ["loo-roll-rodeo"]], points=[0, 0, 8]).does(
        P1, "play:tail-chase"
    )
    story.does(P3, "score:loo-roll-rodeo")
    assert (story.reason, story["score"][P3]) == (None, 8)
    assert "loo-roll-rodeo" in story.litter


@pytest.mark.rule("CC-133")
def test_40_frenzy_triggers_nothing(table: Maker) -> None:
    story = table(hands=[["zoomies", "timber"], ["whisker-kiss"]]).does(P1, "play:zoomies")
    assert story.asked == (P1, "action")


@pytest.mark.rule("CC-172", "CC-172b")
def test_41_instant_win(table: Maker) -> None:
    hands = [["spray-bottle", "pen-nudger"], ["escape"]]
    story = table(hands=hands, points=[8, 1], tokens=[0, 1]).does(P1, "play-on:spray-bottle>P2", "score:pen-nudger")
    assert story.asked == (P2, "react")
    story.passes(P2)
    assert (story.reason, story.winners) == ("nine-points", (P1,))


@pytest.mark.rule("CC-175")
def test_42_final_chance_by_subtraction(table: Maker) -> None:
    hands = [["sofa-shredder", "timber"], ["spray-bottle"]]
    story = table(hands=hands, houses=[[5]], points=[6], tokens=[0, 1]).does(P1, "score:sofa-shredder")
    story.does(P2, "play-on:spray-bottle>P1")
    assert (story.reason, story["score"][P1]) == (None, 8)


@pytest.mark.rule("CC-174", "CC-094")
def test_43_attack_is_no_final_chance(table: Maker) -> None:
    hands = [["curtain-climber"], ["timber"]]
    story = table(hands=hands, houses=[[3]], points=[7], tokens=[0, 1], windows="open").does(
        P1, "score:curtain-climber"
    )
    assert story.asked == (P2, "react")  # the window is shown
    assert story.may(P2) == {"pass"}
    story.passes(P2)
    assert story.reason == "nine-points"


@pytest.mark.rule("CC-036", "CC-153")
def test_44_two_action_card(table: Maker) -> None:
    story = table(hands=[["santa-claws-74", "timber"]], actions=1)
    with pytest.raises(IllegalMove, match="CC-036"):
        story.does(P1, "bank:santa-claws-74")
    story = table(hands=[["santa-claws-74", "timber"]]).does(P1, "bank:santa-claws-74")
    assert (story.house(P1), story["turn"]) == ([5], P2)
    story = table(hands=[["midnight-run", "santa-claws-74", "santa-claws-85", "timber"]])
    story.does(P1, "play:midnight-run", "bank:santa-claws-74", "bank:santa-claws-85")
    assert (story.house(P1), story["actions"]) == ([5, 5], 1)


@pytest.mark.rule("CC-156", "CC-157")
def test_45_flight_school(table: Maker) -> None:
    story = table(hands=[["flight-school", "air-strike", "timber"]]).does(P1, "bank:flight-school")
    assert story.may(P1) == {"pass", "score:air-strike"}
    story.does(P1, "score:air-strike")
    assert (story["score"][P1], story.house(P1), story["actions"]) == (4, [2], 1)


@pytest.mark.rule("CC-155", "CC-106")
def test_46_midnight_run_off_turn(table: Maker) -> None:
    hands = [["timber"], ["midnight-run", "tiny-mew", "curtain-climber"]]
    story = table(hands=hands, houses=[[], [3]], points=[0, 8], tokens=[0, 1], window=True)
    story.does(P2, "play:midnight-run", "bank:tiny-mew", "score:curtain-climber")
    assert (story["score"][P2], story.house(P2), story.reason) == (8, [1], None)


@pytest.mark.rule("CC-092", "CC-093", "CC-095")
def test_47_two_pounces_in_one_window(table: Maker) -> None:
    hands = [["tail-hug"], ["fountain", "coaster-launcher"], ["toe-ambush"]]
    story = table(hands=hands, houses=[[3, 1]], tokens=[0, 1, 1], window=True)
    assert story.asked == (P2, "pounce")
    story.does(P2, "attack:fountain>P1").does(P1, next(m for m in story.may(P1) if m.startswith("pay")))
    assert (story.asked, story["tokens"][:3]) == ((P3, "pounce"), [0, 0, 1])  # P2 has no token left
    story.does(P3, "attack:toe-ambush>P1")
    assert (story["tokens"][P3], story["feral"][P1]) == (0, 0)


@pytest.mark.rule("CC-160", "CC-163")
def test_48_removed_cards(fresh: Maker) -> None:
    ranks = {card.id: card["rank"] for card in fresh().match.game.cards.values() if card.kind != "cat"}
    for mode, size, gone in (
        ("basic", 79, {4, 5, 36, 76, 83, 84}),
        ("kitten", 74, {1, 4, 5, 20, 36, 65, 74, 76, 83, 84, 85}),
    ):
        lies = fresh(mode=mode).match.position()["lies"]
        assert len(lies) == size
        assert {ranks[card] for card in ranks if card not in lies} == gone


@pytest.mark.rule("CC-115")
def test_49_free_reaction(table: Maker) -> None:
    story = table(hands=[["curtain-climber"], ["laser-pointer-2"]], houses=[[3]], points=[7], mode="basic")
    story.does(P1, "score:curtain-climber").does(P2, "play:laser-pointer-2")
    assert (story.reason, story["score"][P1], story.house(P1)) == (None, 7, [3])


@pytest.mark.rule("CC-101b", "CC-101c")
def test_50_escape_as_counter(table: Maker) -> None:
    hands = [["escape"], ["air-strike"]]
    story = table(hands=hands, houses=[[4, 2]], tokens=[1, 1], window=True).does(P2, "attack:air-strike>P1")
    story.does(P1, "play-on:escape>P1")
    assert (story.house(P1), story["feral"][P1], story["score"][P1]) == ([2], 1, 0)
    assert "air-strike" in story.litter


@pytest.mark.rule("CC-087b", "CC-101")
def test_51_pounce_aim(table: Maker) -> None:
    hands = [["zoomies"], ["gravity-check"], []]
    story = table(hands=hands, houses=[[2], [], [3]], tokens=[1, 1, 0], window=True)
    with pytest.raises(IllegalMove, match="CC-087b"):
        story.does(P2, "play-on:gravity-check>P3")
    story.does(P2, "play-on:gravity-check>P1")
    assert story.asked == (P1, "counter")


@pytest.mark.rule("CC-114b", "CC-177")
def test_52_laser_pointer_on_a_bank(table: Maker) -> None:
    hands = [["head-bonk", "timber"], ["laser-pointer-2"]]
    story = table(hands=hands, houses=[[5, 2]], feral=[1], tokens=[0, 1]).does(P1, "bank:head-bonk")
    story.does(P2, "play:laser-pointer-2")
    assert (story.house(P1), story.reason) == ([5, 2], None)
    assert "head-bonk" in story.litter


@pytest.mark.rule("CC-052", "CC-068")
def test_53_direction(table: Maker) -> None:
    story = table(hands=[["tail-chase"]], seats=4, actions=1).does(P1, "play:tail-chase")
    assert story["turn"] == P4


@pytest.mark.rule("CC-166", "CC-167b", "CC-168")
def test_54_kitten_turn(table: Maker) -> None:
    hands = [[], ["head-bonk", "fountain", "timber", "vase-ace", "zoomies"]]
    story = table(hands=hands, seats=3, mode="kitten", direction=-1, turn=P3, actions=1).does(P3, "picky")
    assert (story.asked, story["held"][P2]) == ((P2, "action"), 7)
    story.does(P2, "bank:head-bonk", "score:fountain")
    assert (story["held"][P2], story["turn"], story["score"][P2]) == (5, P1, 1)


@pytest.mark.rule("CC-029", "CC-189")
def test_55_payment_steps(table: Maker) -> None:
    house = ["bath-time", "biscuit-bakery", "welcome-rub", "tummy-trap"]
    story = table(hands=[["sofa-shredder"]], houses=[house]).does(P1, "score:sofa-shredder")
    assert story.may(P1) == {"pay:bath-time", "pay:biscuit-bakery"}
    with pytest.raises(IllegalMove, match="CC-029"):
        story.does(P1, "pay:welcome-rub")
    other = Story(story.match.copy()).does(P1, "pay:bath-time")
    assert other.may(P1) == {"pay:biscuit-bakery", "pay:welcome-rub", "pay:tummy-trap"}
    story.does(P1, "pay:biscuit-bakery")
    assert story.may(P1) == {"pay:welcome-rub", "pay:tummy-trap"}
    story.does(P1, "pay:tummy-trap")
    assert story.house(P1) == [4, 2]


@pytest.mark.rule("CC-070", "CC-072", "CC-192")
def test_56_reshuffle_in_mid_card(table: Maker) -> None:
    litter = ["timber", "fountain", "vase-ace", "head-bonk"]
    story = table(hands=[["curiosity"], []], bowl=["zoomies"], litter=litter, rest="hand.1").does(P1, "play:curiosity")
    assert story["bowl_n"] == 2
    story.does(P1, "discard:zoomies")
    assert (story["bowl_n"], story.litter) == (2, {"curiosity", "zoomies"})


@pytest.mark.rule("CC-109", "CC-108", "CC-112", "CC-143")
def test_57_help_for_the_attacked(table: Maker) -> None:
    hands = [["faux-starvation", "laser-pointer-2"], ["blame-the-dog-3"], []]
    start = {"hands": hands, "houses": [[], [], [1]], "feral": [1], "tokens": [1, 1, 0]}
    story = table(**start).does(P1, "attack:faux-starvation>P3").does(P2, "play:blame-the-dog-3").passes(P1)
    assert (story["feral"][P3], story.house(P3)) == (0, [1])
    story = table(**start).does(P1, "attack:faux-starvation>P3").does(P2, "play:blame-the-dog-3")
    story.does(P1, "play:laser-pointer-2")
    assert (story["feral"][P3], story.house(P3)) == (1, [])


@pytest.mark.rule("CC-219", "CC-190", "CC-175")
def test_58_midnight_run_in_the_final_chance(table: Maker) -> None:
    hands = [["curtain-climber"], ["midnight-run", "houseplant-salad", "head-bonk"]]
    story = table(hands=hands, houses=[["biscuit-bakery", 1]], points=[7], tokens=[0, 1])
    story.does(P1, "score:curtain-climber").does(
        P2, "play:midnight-run", "attack:houseplant-salad>P1", "bank:head-bonk"
    )
    assert (story["feral"][P1], story.house(P1), story["score"][P1], story.reason) == (1, [], 7, None)
    assert {"curtain-climber", "biscuit-bakery"} <= story.litter
    assert story.house(P2) == [2]


@pytest.mark.rule("CC-194", "CC-136")
def test_59_instant_helps_a_counter(table: Maker) -> None:
    hands = [["head-bonk", "tail-hug"], ["sofa-shredder"]]
    story = table(hands=hands, houses=[[2]], tokens=[1, 1], window=True).does(P2, "attack:sofa-shredder>P1")
    story.does(P1, "bank:head-bonk", "stop", "bank:tail-hug")
    assert (story.house(P1), story["score"][P1], story["feral"][P1]) == ([], 1, 0)


@pytest.mark.rule("CC-118", "CC-121", "CC-122", "CC-186")
def test_60_feral_in_mid_turn(table: Maker) -> None:
    hands = [["tail-chase", "timber", "head-bonk"], ["sofa-shredder"]]
    story = table(hands=hands, tokens=[0, 1]).does(P1, "play:tail-chase").does(P2, "attack:sofa-shredder>P1")
    assert story.may(P1) == {"picky", "attack:timber>P2", "bank:head-bonk"}  # two cards do not buy a token
    story.does(P1, "attack:timber>P2")
    assert (story["feral"][:2], story["held"][P1]) == ([1, 1], 5)


@pytest.mark.rule("CC-140", "CC-186")
def test_61_adopted_in_mid_turn(table: Maker) -> None:
    hands = [["adoption-day-84", "slipper-surprise"]]
    story = table(hands=hands, houses=[[3]], feral=[1]).does(P1, "play-on:adoption-day-84>P1", "score:slipper-surprise")
    assert (story["score"][P1], story.house(P1), story["feral"][P1]) == (2, [], 0)


@pytest.mark.rule("CC-144b", "CC-101", "CC-104", "CC-215")
def test_62_enemy_as_a_pounce(table: Maker) -> None:
    hands = [["laser-pointer-2", "zoomies"], ["enemy-of-my-enemy", "fountain"], ["vase-ace"], []]
    story = table(hands=hands, tokens=[2, 1, 0, 0], window=True)
    with pytest.raises(IllegalMove, match="CC-144b"):
        story.does(P2, "enemy:P3>P4")
    story.does(P2, "enemy:P3>P1")
    assert story.asked == (P1, "counter")  # the card itself
    story.passes(P1).does(P3, "attack:vase-ace>P1")
    assert story.asked == (P1, "counter")  # and each Attack
    story.does(P1, "play:laser-pointer-2")
    assert story["feral"][P1] == 0
    assert story.may(P2) == {"pass", "attack:fountain>P1"}


@pytest.mark.rule("CC-115")
def test_63_laser_answer_without_tokens(table: Maker) -> None:
    hands = [["curtain-climber", "laser-pointer-2"], ["blame-the-dog-3"], ["laser-pointer-80"]]
    story = table(hands=hands, houses=[[3]], mode="basic").does(P1, "score:curtain-climber")
    story.does(P2, "play:blame-the-dog-3").does(P1, "play:laser-pointer-2").does(P3, "play:laser-pointer-80")
    assert (story["score"][P1], story.house(P1)) == (0, [3])


@pytest.mark.rule("CC-196", "CC-154")
def test_64_no_win_below_a_counter(table: Maker) -> None:
    hands = [["midnight-run", "curtain-climber"], ["zoomies"]]
    story = table(hands=hands, houses=[[3]], points=[8], tokens=[1, 1], window=True).does(P2, "play:zoomies")
    story.does(P1, "play:midnight-run", "score:curtain-climber")
    assert (story.reason, story["score"][P1], story.house(P1), story["held"][P2]) == (None, 8, [], 2)


@pytest.mark.rule("CC-201")
def test_65_blame_twice(table: Maker) -> None:
    hands = [["curtain-climber"], ["blame-the-dog-3"], ["blame-the-dog-82", "laser-pointer-2"]]
    story = (
        table(hands=hands, houses=[[3]], tokens=[0, 1, 1])
        .does(P1, "score:curtain-climber")
        .does(P2, "play:blame-the-dog-3")
    )
    assert story.may(P3) == {"pass", "play:laser-pointer-2"}


@pytest.mark.rule("CC-092", "CC-094")
def test_66_same_window_for_all(table: Maker) -> None:
    hands = [[], ["head-bonk"], ["escape"], ["timber"]]
    story = table(hands=hands, tokens=[0, 1, 1, 0], window=True, windows="open")
    assert story.match.view(P4)["waiting"] == [P2, P3]
    assert story.may(P2) == {"pass"}
    story.passes(P2)
    assert story.match.view(P4)["waiting"] == [P2, P3]  # nobody sees who has passed
    story.passes(P3)
    assert story.asked == (P1, "action")
