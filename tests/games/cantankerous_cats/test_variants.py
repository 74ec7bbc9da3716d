"""Basic, Kitten, the table options, and seats that do not answer (CC-160 to CC-169, CC-182, CC-222)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import GAME, P1, P2, P3, Maker, Story
from purrlor.errors import IllegalMove


def census(story: Story) -> int:
    return len(story.match.position()["lies"])


@pytest.mark.rule("CC-161", "CC-162", "CC-015")
def test_basic_knows_no_pounces_attacks_and_feral_cats(table: Maker) -> None:
    hands = [["head-bonk", "fountain", "timber"], ["vase-ace", "zoomies"]]
    story = table(hands=hands, mode="basic", windows="open")
    assert story.may(P1) == {"picky", "bank:head-bonk"}  # nothing to buy, nothing to attack
    story.does(P1, "bank:head-bonk").all_pass()
    assert story.asked == (P1, "action")  # no Pounce window
    story.does(P1, "score:fountain").all_pass()
    assert story["score"][P1] == 1
    assert "feral" not in str(GAME.match(3, 1, {"mode": "basic"}, backend=GAME.plain).view(0)["seats"])


@pytest.mark.rule("CC-162")
def test_basic_has_instants_and_the_winning_rules(table: Maker) -> None:
    hands = [["tail-chase", "pen-nudger"], ["laser-pointer-2"]]
    story = (
        table(hands=hands, points=[8], mode="basic").does(P1, "play:tail-chase").passes(P2).does(P1, "score:pen-nudger")
    )
    assert story.asked == (P2, "react")  # the final chance is a free reaction
    assert story.passes(P2).reason == "nine-points"


@pytest.mark.rule("CC-165", "CC-165b")
def test_in_kitten_the_table_names_the_first_seat(fresh: Maker) -> None:
    assert {fresh(seats=3, seed=seed, mode="kitten")["turn"] for seed in range(12)} == {P1, P2, P3}
    for seat in range(3):
        story = fresh(seats=3, mode="kitten", kitten_first=seat)
        assert story.asked == (seat, "action")


@pytest.mark.rule("CC-166", "CC-166b")
def test_a_kitten_turn_has_two_draws_and_two_actions_maybe_the_same(table: Maker) -> None:
    story = table(hands=[["head-bonk", "welcome-rub"], []], mode="kitten", direction=-1)
    story.does(P1, "bank:head-bonk", "bank:welcome-rub")
    assert (story["turn"], story["held"][P2], story["actions"]) == (P2, 2, 2)


@pytest.mark.rule("CC-167", "CC-167b")
def test_kitten_picky_eater_draws_five_even_for_nothing(table: Maker) -> None:
    story = table(hands=[[]], mode="kitten").does(P1, "picky")
    assert story["held"][P1] == 5
    with pytest.raises(IllegalMove, match="CC-167b"):
        story.does(P1, "buy")


@pytest.mark.rule("CC-169", "CC-115")
def test_in_kitten_only_the_free_reactions_stop_a_win(table: Maker) -> None:
    hands = [["curtain-climber"], ["zoomies", "spray-bottle"], ["laser-pointer-2", "curiosity"]]
    story = table(hands=hands, houses=[[3]], points=[7], mode="kitten", windows="open").does(
        P1, "score:curtain-climber"
    )
    assert story.may(P2) == {"pass"}
    story.passes(P2)
    assert story.may(P3) == {"pass", "play:laser-pointer-2"}
    assert story.passes(P3).reason == "nine-points"


# -- Options (CC-222) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-222", "CC-091")
@pytest.mark.parametrize(
    ("windows", "asked"),
    [("before+between+after", [2, 1, 0]), ("between+after", [1, 0]), ("before+between", [2, 1])],
)
def test_which_pounce_windows_open(table: Maker, windows: str, asked: list[int]) -> None:
    story = table(hands=[[], [], ["zoomies"]], tokens=[0, 0, 1], actions=1, turn=P3, pounce_windows=windows).does(
        P3, "picky"
    )
    seen = []
    while story["turns"] == 1:
        if story.asked[1] == "pounce":
            seen.append(story["actions"])
            story.passes(P3)
        else:
            story.does(P1, "picky") if story.asked[1] == "action" else story.does(P1, min(story.may(P1)))
    assert seen == asked


@pytest.mark.rule("CC-222", "CC-115")
def test_the_four_answers_may_be_removed(fresh: Maker, table: Maker) -> None:
    assert [
        census(fresh(mode=mode, reactions_without_tokens="remove")) for mode in ("basic", "kitten", "standard")
    ] == [75, 70, 85]
    story = table(
        hands=[["head-bonk", "timber"], ["zoomies"]], mode="basic", reactions_without_tokens="remove", windows="open"
    )
    assert story.does(P1, "bank:head-bonk").asked[1] == "instant"  # no reaction window


@pytest.mark.rule("CC-222", "CC-164")
def test_kitten_may_deal_six(fresh: Maker) -> None:
    assert sorted(fresh(seats=3, mode="kitten", kitten_hand=6)["held"][:3]) == [6, 6, 8]


@pytest.mark.rule("CC-222", "CC-032")
def test_without_voluntary_feral_an_unaffordable_score_is_illegal(table: Maker) -> None:
    story = table(hands=[["timber"], []], voluntary_feral="off")
    with pytest.raises(IllegalMove, match="CC-032"):
        story.does(P1, "score:timber")
    hands = [[], ["timber"]]
    story = table(hands=hands, tokens=[0, 1], window=True, voluntary_feral="off").does(P2, "attack:timber>P1")
    assert story["feral"][P1] == 1  # Attacks are unchanged


@pytest.mark.rule("CC-222", "CC-022")
def test_twelve_tokens(fresh: Maker) -> None:
    assert [fresh(seats=n, token_supply=12)["bank"] for n in (2, 4, 6)] == [10, 8, 6]


@pytest.mark.rule("CC-222", "CC-150")
def test_a_refund_gives_back_both_actions_of_a_big_card(table: Maker) -> None:
    hands = [["santa-claws-74"], ["laser-pointer-2"]]
    story = table(hands=hands, tokens=[0, 1], laser_refunds_action="on").does(P1, "bank:santa-claws-74")
    assert story.does(P2, "play:laser-pointer-2")["actions"] == 2


# -- Seats that do not answer ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-182")
def test_who_does_not_answer_passes_or_takes_the_first_choice(table: Maker) -> None:
    story = table(hands=[["head-bonk", "timber"], ["zoomies"]], tokens=[0, 1], window=True)
    assert story.match.timeout_move(P2).text == "pass"
    assert story.passes(P2).match.timeout_move(P1).text == "picky"
    story = table(hands=[["midnight-run", "timber"]]).does(P1, "play:midnight-run")
    assert story.match.timeout_move(P1).text == "stop"
    story = table(hands=[["curiosity"]], bowl=["timber", "multiplikitty", "escape"]).does(P1, "play:curiosity")
    assert story.match.timeout_move(P1).text == "discard:multiplikitty"  # the lowest rank
    story = table(hands=[["four-am-serenade"], ["timber"], ["escape"]], houses=[[3]]).does(P1, "score:four-am-serenade")
    assert story.match.timeout_move(P1).text == "choose:1"


@pytest.mark.rule("CC-182", "CC-189")
def test_who_does_not_answer_pays_the_lowest_total(table: Maker) -> None:
    house = ["santa-claws-74", "biscuit-bakery", "toaster-loaf", "bath-time"]
    story = table(hands=[["sofa-shredder"]], houses=[house]).does(P1, "score:sofa-shredder")
    assert story.match.timeout_move(P1).text == "pay:santa-claws-74"  # 5, not 4 + 3 or 3 + 3
    story = table(hands=[["escape"]], houses=[house]).does(P1, "play-on:escape>P1")
    assert story.match.timeout_move(P1).text == "drop:bath-time"  # 4 + 3 = 7 of 15
