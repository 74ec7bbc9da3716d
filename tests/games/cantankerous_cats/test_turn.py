"""The Domestic turn and the piles (CC-053 to CC-073, CC-185, CC-192, CC-193, CC-224)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import P1, P2, P3, Maker
from purrlor.errors import IllegalMove

HAND = ["head-bonk", "timber", "zoomies", "vase-ace", "fountain"]


@pytest.mark.rule("CC-053", "CC-054", "CC-055")
def test_take_the_toy_draw_three_and_take_two_actions(table: Maker) -> None:
    story = table(hands=[[], HAND], actions=1).does(P1, "picky")
    assert (story["turn"], story["held"][P2], story["actions"]) == (P2, 8, 2)
    story.does(P2, "picky")
    assert story.asked == (P2, "action")
    story.does(P2, "picky")
    assert story.asked == (P2, "discard")  # Grooming: the two actions are done


@pytest.mark.rule("CC-062")
def test_a_domestic_cat_does_not_attack_as_an_action(table: Maker) -> None:
    with pytest.raises(IllegalMove, match="CC-062"):
        table(hands=[["timber"]]).does(P1, "attack:timber>P2")


@pytest.mark.rule("CC-063")
def test_actions_cannot_be_skipped_and_picky_eater_is_always_there(table: Maker) -> None:
    story = table(hands=[["laser-pointer-2"]], bank=0)
    assert story.may(P1) == {"picky"}
    for skip in ("pass", "stop"):
        with pytest.raises(IllegalMove, match="CC-063"):
            story.does(P1, skip)


@pytest.mark.rule("CC-065")
def test_the_two_answers_need_a_card_being_played(table: Maker) -> None:
    answers = ["laser-pointer-2", "blame-the-dog-3"]
    story = table(hands=[[*answers, "midnight-run", "head-bonk"], []], bank=0)
    for answer in answers:
        with pytest.raises(IllegalMove, match="CC-065"):
            story.does(P1, f"play:{answer}")
    story.does(P1, "play:midnight-run")
    assert story.may(P1) == {"bank:head-bonk"}
    story = table(hands=[[], [*answers, "zoomies"]], tokens=[0, 1], window=True)
    assert story.may(P2) == {"pass", "play:zoomies"}


@pytest.mark.rule("CC-067")
def test_only_the_own_grooming_looks_at_the_limit(table: Maker) -> None:
    story = table(
        hands=[["catnip-pawty", *HAND], ["escape", "curiosity", "tail-chase", "bath-time", "pillow-thief"]], actions=1
    )
    story.does(P1, "play:catnip-pawty")
    assert story["held"][:2] == [7, 6]
    story.does(P1, "discard:timber", "discard:fountain")
    assert story["held"][:2] == [5, 9]  # P2 has drawn three more


@pytest.mark.rule("CC-069", "CC-068")
def test_the_turn_ends_with_a_meow_or_a_hiss(table: Maker) -> None:
    assert "seat 0 ends the turn: Meow!" in table(actions=1).does(P1, "picky").told()
    assert "seat 0 ends the turn: Hiss!" in table(actions=1, feral=[1]).does(P1, "picky").told()


@pytest.mark.rule("CC-072", "CC-192")
def test_cards_on_the_table_are_not_reshuffled(table: Maker) -> None:
    hands = [["keyboard-warrior"], []]
    story = table(hands=hands, houses=[["biscuit-bakery"]], bowl=[], litter=["fountain"], rest="hand.1")
    story.does(P1, "score:keyboard-warrior").all_pass()
    assert story.hand(P1) == ["fountain"]
    assert story.litter == {"keyboard-warrior", "biscuit-bakery"}


@pytest.mark.rule("CC-192")
def test_a_card_spent_in_its_own_window_waits_on_the_table(table: Maker) -> None:
    hands = [["tiny-mew", "sock-heist", "toe-ambush", "timber"], []]
    story = table(hands=hands, bowl=[], rest="hand.1").does(P1, "bank:tiny-mew", "score:sock-heist")
    assert story.asked[1] == "instant"  # the Mischief window of Sock Heist
    assert story.litter == set()
    assert set(story.lying("table")) == {"tiny-mew", "sock-heist"}
    story.all_pass()
    assert story.litter == {"tiny-mew", "sock-heist"}


@pytest.mark.rule("CC-192", "CC-175")
def test_a_card_lost_in_its_own_window_waits_on_the_table_too(table: Maker) -> None:
    hands = [["welcome-rub", "sock-heist"], ["escape"]]
    story = table(hands=hands, houses=[["window-sitter"]], points=[8], tokens=[0, 1]).does(P1, "bank:welcome-rub")
    story.does(P1, "score:sock-heist", "pay:window-sitter").does(P2, "play-on:escape>P1")
    assert (story["feral"][P1], story["score"][P1]) == (1, 8)
    assert "welcome-rub" in story.litter  # all windows are closed by now
    told = story.told()
    assert told.index("seat 0 loses Welcome Rub.") < told.index("Sock Heist goes to the Litter Box.")
    assert told.index("Sock Heist goes to the Litter Box.") < told.index("Welcome Rub goes to the Litter Box.")


@pytest.mark.rule("CC-073")
def test_with_both_piles_empty_one_draws_what_there_is(table: Maker) -> None:
    story = table(hands=[["zoomies"], []], bowl=["timber"], rest="hand.1").does(P1, "play:zoomies")
    assert story.hand(P1) == ["timber"]


@pytest.mark.rule("CC-193")
def test_picky_eater_may_draw_its_own_hand_again(table: Maker) -> None:
    story = table(hands=[["timber", "fountain"], []], bowl=[], rest="hand.1").does(P1, "picky")
    assert sorted(story.hand(P1)) == ["fountain", "timber"]


@pytest.mark.rule("CC-185")
def test_picky_eater_and_buying_set_nothing_off(table: Maker) -> None:
    hands = [["head-bonk", "tail-chase", "timber", "vase-ace"], ["laser-pointer-2", "tail-hug", "whisker-kiss"]]
    story = table(hands=hands, tokens=[0, 1], bank=1).does(P1, "buy", "discard:head-bonk", "discard:tail-chase")
    assert story.asked == (P1, "action")
    assert story.does(P1, "picky")["turn"] == P2


@pytest.mark.rule("CC-224")
def test_discards_are_picked_one_by_one_and_shown_together(table: Maker) -> None:
    story = table(hands=[["tail-chase", "bath-time", "escape", *HAND]], actions=1).does(P1, "play:tail-chase")
    story.does(P1, "discard:timber")
    assert story.match.view(P2)["seats"][P1]["counts"]["hand"] == 7
    assert story.litter == {"tail-chase"}
    assert "discard:timber" not in story.may(P1)
    story.does(P1, "discard:escape")
    assert story.litter == {"tail-chase", "timber", "escape"}


@pytest.mark.rule("CC-061")
def test_any_number_of_tokens_may_be_held(table: Maker) -> None:
    story = table(hands=[HAND], tokens=[3], seats=3, bank=3).does(P1, "buy", "discard:timber", "discard:fountain")
    assert (story["tokens"][P1], story["bank"]) == (4, 2)
    assert story.does(P1, "buy", "discard:head-bonk", "discard:zoomies")["tokens"][P1] == 5


@pytest.mark.rule("CC-184")
def test_each_player_means_in_the_direction_of_play(table: Maker) -> None:
    hands = [["vacuum-of-doom"], ["timber", "fountain"], ["escape", "zoomies"]]
    story = table(hands=hands, direction=-1).does(P1, "play:vacuum-of-doom")
    assert story.asked == (P3, "discard")
    story.does(P3, "discard:escape")
    assert story.asked == (P2, "discard")
