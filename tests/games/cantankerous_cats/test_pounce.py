"""Pounce and Counter (CC-074 to CC-106, CC-194 to CC-198)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import P1, P2, P3, Maker
from purrlor.errors import IllegalMove, NotYourTurn


@pytest.mark.rule("CC-074", "CC-076")
def test_a_pounce_lays_a_token_on_the_toy_until_it_is_over(table: Maker) -> None:
    story = table(hands=[["zoomies"], ["gravity-check"]], houses=[[2, 3]], tokens=[1, 1], window=True)
    story.does(P2, "play-on:gravity-check>P1")
    assert (story["tokens"][P2], story["toy"], story["bank"]) == (0, 1, 2)
    story.passes(P1).does(P1, min(story.may(P1)))
    assert (story["toy"], story["bank"]) == (0, 3)


@pytest.mark.rule("CC-075")
def test_tokens_give_no_extra_actions(table: Maker) -> None:
    story = table(hands=[["head-bonk"]], tokens=[3], actions=1).does(P1, "bank:head-bonk")
    assert story["turn"] == P2
    assert story["tokens"][P1] == 3


@pytest.mark.rule("CC-077")
def test_a_domestic_cat_pounces_on_the_holder_only(table: Maker) -> None:
    story = table(hands=[[], ["timber"], []], tokens=[0, 1, 0], window=True)
    assert story.may(P2) == {"pass", "attack:timber>P1"}
    with pytest.raises(IllegalMove, match="CC-077"):
        story.does(P2, "attack:timber>P3")


@pytest.mark.rule("CC-078")
def test_the_holder_cannot_pounce(table: Maker) -> None:
    story = table(hands=[["timber"], ["zoomies"]], tokens=[1, 1], window=True)
    with pytest.raises(NotYourTurn, match="CC-078"):
        story.does(P1, "attack:timber>P2")
    assert story.passes(P2).asked == (P1, "action")


@pytest.mark.rule("CC-084", "CC-191")
def test_an_attack_card_is_discarded_and_its_text_does_nothing(table: Maker) -> None:
    story = table(hands=[[], ["keyboard-warrior"]], houses=[[3]], tokens=[0, 1], window=True)
    story.does(P2, "attack:keyboard-warrior>P1")
    assert (story["held"][:2], story["score"][:2]) == ([0, 0], [1, 0])
    assert "keyboard-warrior" in story.litter


@pytest.mark.rule("CC-087", "CC-088")
def test_an_incident_pounce_works_and_the_hand_is_not_refilled(table: Maker) -> None:
    story = table(hands=[[], ["tail-chase", "timber"]], tokens=[0, 1], window=True).does(P2, "play:tail-chase")
    assert (story["direction"], story["held"][P2]) == (-1, 1)
    story = table(hands=[["head-bonk"], ["fountain"]], houses=[[]], tokens=[1, 1], window=True)
    story.does(P2, "attack:fountain>P1").does(P1, "bank:head-bonk")
    assert story["held"][:2] == [0, 0]


@pytest.mark.rule("CC-087b")
def test_what_a_pounce_does_to_oneself_is_free(table: Maker) -> None:
    hands = [[], ["adoption-day-5", "escape"], []]
    story = table(hands=hands, feral=[0, 1, 1], tokens=[0, 1, 0], window=True, feral_pounce_any="off")
    assert story.may(P2) == {"pass", "play-on:adoption-day-5>P2", "play-on:escape>P1"}
    story = table(hands=hands, feral=[0, 1, 1], tokens=[0, 1, 0], window=True)
    assert "play-on:adoption-day-5>P3" in story.may(P2)  # a Feral Cat may aim at anybody


@pytest.mark.rule("CC-089", "CC-113")
def test_a_card_that_has_worked_is_out_of_reach(table: Maker) -> None:
    story = table(hands=[["fountain"], ["laser-pointer-2", "timber"]], houses=[[1]], tokens=[0, 1])
    story.does(P1, "score:fountain").passes(P2)
    assert story.asked == (P2, "pounce")  # the next window: Fountain has worked
    assert story.may(P2) == {"pass", "attack:timber>P1"}
    story.does(P2, "attack:timber>P1")
    assert story["score"][P1] == 1


@pytest.mark.rule("CC-090", "CC-091")
def test_pounces_come_before_between_and_after_the_actions(table: Maker) -> None:
    story = table(hands=[["head-bonk"], ["zoomies"]], tokens=[0, 1], window=True)
    asked = []
    for _ in range(3):
        asked.append(story.asked)
        story.passes(P2)
        if story.asked == (P1, "action"):
            story.does(P1, "picky")
    assert asked == [(P2, "pounce")] * 3
    assert story["turn"] == P2  # no window in Grooming, Nap and Meal Time


@pytest.mark.rule("CC-091")
def test_a_two_action_card_has_no_window_between(table: Maker) -> None:
    story = table(hands=[["santa-claws-74"], ["zoomies"]], tokens=[0, 1]).does(P1, "bank:santa-claws-74")
    assert story.asked == (P2, "pounce")
    assert story.passes(P2)["turn"] == P2


@pytest.mark.rule("CC-095")
def test_one_cat_may_pounce_again_and_again(table: Maker) -> None:
    story = table(hands=[[], ["zoomies", "tail-chase"]], tokens=[0, 2], window=True)
    story.does(P2, "play:zoomies", "play:tail-chase")
    assert (story["tokens"][P2], story["direction"]) == (0, -1)


# -- The Counter -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-096", "CC-098")
def test_the_target_counters_with_one_incident(table: Maker) -> None:
    story = table(hands=[["zoomies"], ["fountain"]], houses=[[1]], tokens=[1, 1], window=True)
    story.does(P2, "attack:fountain>P1").does(P1, "play:zoomies")
    assert (story["held"][P1], story["tokens"][P1], story.house(P1)) == (2, 0, [])
    story = table(hands=[["curiosity"], ["fountain"]], houses=[[1]], tokens=[0, 1], window=True)
    assert story.does(P2, "attack:fountain>P1").asked == (P1, "action")  # no token, no Counter


@pytest.mark.rule("CC-100")
def test_one_counter_to_a_pounce_and_then_the_pounce_goes_on(table: Maker) -> None:
    hands = [["zoomies", "head-bonk"], ["sofa-shredder"]]
    story = table(hands=hands, tokens=[3, 1], window=True).does(P2, "attack:sofa-shredder>P1").does(P1, "play:zoomies")
    assert (story["feral"][P1], story["tokens"][P1]) == (1, 2)


@pytest.mark.rule("CC-101")
def test_aimed_at_nobody_a_pounce_is_on_the_holder(table: Maker) -> None:
    hands = [["zoomies"], ["tail-chase"], ["curiosity"]]
    story = table(hands=hands, tokens=[1, 1, 1], window=True).does(P2, "play:tail-chase")
    assert story.asked == (P1, "counter")


@pytest.mark.rule("CC-101", "CC-124")
def test_a_feral_pouncer_aims_elsewhere_and_that_cat_counters(table: Maker) -> None:
    hands = [["zoomies"], ["fountain"], ["curiosity"]]
    story = table(hands=hands, feral=[0, 1, 0], tokens=[1, 1, 1], window=True)
    assert story.may(P2) == {"pass", "attack:fountain>P1", "attack:fountain>P3"}
    assert story.does(P2, "attack:fountain>P3").asked == (P3, "counter")
    assert story.passes(P3)["feral"][P3] == 1


@pytest.mark.rule("CC-101b")
def test_a_counter_may_be_aimed_at_anybody(table: Maker) -> None:
    hands = [["escape"], ["tail-chase"], []]
    story = table(hands=hands, tokens=[1, 1, 0], window=True).does(P2, "play:tail-chase")
    assert story.may(P1) == {"pass", "play-on:escape>P1", "play-on:escape>P2", "play-on:escape>P3"}


@pytest.mark.rule("CC-103", "CC-110")
def test_a_counter_is_not_countered_but_the_holders_may_be_met(table: Maker) -> None:
    hands = [["tail-chase"], ["sofa-shredder", "zoomies"], ["laser-pointer-2"]]
    story = table(hands=hands, tokens=[1, 2, 1], window=True).does(P2, "attack:sofa-shredder>P1")
    story.does(P1, "play:tail-chase")
    assert story.asked == (P3, "react")  # not P2's Counter, but a reaction to a card of the holder
    story.does(P3, "play:laser-pointer-2")
    assert (story["direction"], story["feral"][P1]) == (1, 1)
    story = table(hands=[["sofa-shredder"], ["laser-pointer-2"], ["tail-chase"]], tokens=[0, 1, 1], feral=[1])
    story.does(P1, "attack:sofa-shredder>P3").does(P3, "play:tail-chase")
    assert story["direction"] == -1  # a card of P3 opens no reaction window


@pytest.mark.rule("CC-102")
def test_a_counter_need_not_be_enough(table: Maker) -> None:
    story = table(hands=[["head-bonk"], ["sofa-shredder"]], tokens=[1, 1], window=True)
    story.does(P2, "attack:sofa-shredder>P1").does(P1, "bank:head-bonk")
    assert (story.house(P1), story["feral"][P1]) == ([], 1)
    assert "head-bonk" in story.litter


@pytest.mark.rule("CC-104")
def test_an_attack_by_midnight_run_may_be_countered(table: Maker) -> None:
    hands = [["head-bonk"], ["midnight-run", "fountain", "timber"]]
    story = table(hands=hands, tokens=[2, 1], window=True).does(P2, "play:midnight-run")
    assert story.does(P2, "attack:fountain>P1").asked == (P1, "counter")


@pytest.mark.rule("CC-194", "CC-214")
def test_can_opener_concert_as_counter_helps_to_pay(table: Maker) -> None:
    hands = [["can-opener-concert", "biscuit-bakery"], ["sofa-shredder"]]
    story = table(hands=hands, houses=[[2]], tokens=[1, 1], window=True).does(P2, "attack:sofa-shredder>P1")
    story.does(P1, "play:can-opener-concert", "bank:biscuit-bakery")
    assert (story.house(P1), story["feral"][P1], story["score"][P1]) == ([], 0, 1)


@pytest.mark.rule("CC-195")
def test_blame_the_dog_counters_attacks_only(table: Maker) -> None:
    hands = [["blame-the-dog-3", "laser-pointer-2"], ["tail-chase"]]
    story = table(hands=hands, tokens=[1, 1], window=True).does(P2, "play:tail-chase")
    assert story.may(P1) == {"pass", "play:laser-pointer-2"}
    story.does(P1, "play:laser-pointer-2")
    assert story["direction"] == 1


@pytest.mark.rule("CC-196")
def test_a_feral_bank_below_an_own_counter_is_no_victory(table: Maker) -> None:
    hands = [["midnight-run", "bath-time", "head-bonk"], ["tail-chase"]]
    story = table(hands=hands, houses=[[5]], feral=[1], tokens=[1, 1], window=True).does(P2, "play:tail-chase")
    story.does(P1, "play:midnight-run", "bank:bath-time", "bank:head-bonk")
    assert (story["hearts"][P1], story.reason) == (11, None)


@pytest.mark.rule("CC-197", "CC-136b", "CC-136")
def test_banking_as_a_counter_goes_card_by_card_and_laser_hits_the_last(table: Maker) -> None:
    hands = [["head-bonk", "kneady-kitty", "gift-mouse", "timber"], ["sofa-shredder"], ["laser-pointer-2", "tail-hug"]]
    story = table(hands=hands, tokens=[1, 1, 1], window=True).does(P2, "attack:sofa-shredder>P1")
    assert "stop" not in story.may(P1)
    story.does(P1, "bank:gift-mouse", "bank:kneady-kitty", "bank:head-bonk")
    assert story.asked == (P3, "react")
    story.does(P3, "play:laser-pointer-2")
    assert "head-bonk" in story.litter
    assert story.asked == (P1, "gift")  # the texts in the order the cards were put down
    story.passes(P1)
    assert story.asked == (P1, "discard")
    story.does(P1, "discard:timber")
    assert story.asked == (P3, "instant")  # one window for both cards
    story.passes(P3)
    assert story["feral"][P1] == 1


@pytest.mark.rule("CC-197")
def test_a_cancelled_counter_bank_sets_nothing_off(table: Maker) -> None:
    hands = [["head-bonk"], ["fountain"], ["laser-pointer-2", "tail-hug"]]
    story = table(hands=hands, tokens=[1, 1, 1], window=True).does(P2, "attack:fountain>P1").does(P1, "bank:head-bonk")
    story.does(P3, "play:laser-pointer-2")
    assert (story["feral"][P1], story.asked) == (1, (P1, "action"))


@pytest.mark.rule("CC-217", "CC-197")
def test_flight_school_banked_by_a_counter_offers_air_strike(table: Maker) -> None:
    hands = [["flight-school", "head-bonk", "air-strike"], ["sofa-shredder"]]
    story = table(hands=hands, tokens=[1, 1], window=True).does(P2, "attack:sofa-shredder>P1")
    story.does(P1, "bank:flight-school", "bank:head-bonk")
    assert story.asked == (P1, "flight")
    story.does(P1, "score:air-strike")
    assert (story["score"][P1], story["feral"][P1]) == (4, 1)


@pytest.mark.rule("CC-198")
def test_a_card_on_the_table_survives_a_change_of_its_player(table: Maker) -> None:
    hands = [["fountain"], ["adoption-day-5"], []]
    story = table(hands=hands, feral=[1], tokens=[0, 1, 0]).does(P1, "attack:fountain>P2")
    story.does(P2, "play-on:adoption-day-5>P1")
    assert (story["feral"][P1], story["feral"][P2]) == (0, 1)


@pytest.mark.rule("CC-104", "CC-096")
def test_the_target_of_an_attack_action_needs_a_token_to_counter(table: Maker) -> None:
    story = table(hands=[["fountain"], ["head-bonk"]], feral=[1]).does(P1, "attack:fountain>P2")
    assert story["feral"][P2] == 1
