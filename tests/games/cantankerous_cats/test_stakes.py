"""Nobody answers blindly: what is at stake, what an answer leads to, what hurts, and who is about to win."""

from __future__ import annotations

from typing import Any

import pytest

from games.cantankerous_cats.story import GAME, P1, P2, P3, Maker, Story, plain
from purrlor.engine.match import view
from purrlor.words import LANGUAGES, open_catalogs


def facts(story: Story, seat: int) -> dict[str, Any]:
    """Give what a seat is asked, as patterns."""
    return view.read(b"{%b}" % story.match.page(seat)[1])


def stake(story: Story, seat: int | None = None) -> str:
    """Give what is at stake for a seat, or for the one that is asked."""
    return str(facts(story, story.match.waiting[0] if seat is None else seat)["prompt"].get("stake", ""))


def so(story: Story, seat: int, move: str) -> str:
    """Give what a move leads to, with a mark where it hurts."""
    said = next(found for found in facts(story, seat)["moves"] if found["text"] == plain(move))
    return str(said["so"]) + (" !" if said.get("hurts") else "")


def alarms(story: Story) -> list[str]:
    return list(view.read(b"{%b}" % story.match.page(None)[0]).get("alarms", []))


# -- The First Bite and the turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC-045", "CC-046", "CC-047", "CC-051")
def test_a_bet_says_which_rank_wins_and_how_many_cards_it_beats(table: Maker) -> None:
    hands = [["timber", "santa-claws-85"], ["escape"]]  # ranks 6 and 85
    story = table(hands=hands, first_bite=True)
    assert (stake(story), stake(table(hands=hands, first_bite=True, direction=-1))) == ("bet_high", "bet_low")
    assert so(story, P1, "bet:timber") == "bet:5>83"
    assert so(story, P1, "bet:santa-claws-85") == "bet:83>83"
    assert so(table(hands=hands, first_bite=True, direction=-1), P1, "bet:timber") == "bet:78>83"
    indicator = next(z for z in story.match.view(None)["zones"] if z["id"] == "indicator")
    assert indicator["wins"] == "high"


@pytest.mark.rule("CC-120", "CC-125")
def test_a_feral_meal_says_what_goes_and_how_far_home_is(table: Maker) -> None:
    story = table(hands=[[], []], houses=[[], [3]], feral=[0, 1], actions=1).does(P1, "picky")
    assert stake(story) == "keep:3"
    assert {said["so"] for said in facts(story, P2)["moves"]} == {"keep:2"}


@pytest.mark.rule("CC-028", "CC-032", "CC-056", "CC-057", "CC-059", "CC-060", "CC-036")
def test_actions_say_what_they_bring_and_what_they_cost(table: Maker) -> None:
    hands = [["sofa-shredder", "timber", "head-bonk", "santa-claws-74"], []]
    story = table(hands=hands, houses=[[3, 2]], points=[3], tokens=[1], bank=1)
    assert stake(story) == "action:3>5"
    assert so(story, P1, "score:sofa-shredder") == "score:5>5>3>6"
    assert so(story, P1, "score:timber") == "overreach:6>5 !"
    assert so(story, P1, "bank:head-bonk") == "bank:2>7"
    assert so(story, P1, "bank:santa-claws-74") == "bank_both:5>10"
    assert so(story, P1, "picky") == "picky:4>4"
    assert so(story, P1, "buy") == "buy:2>2"
    assert so(table(hands=[[], []]), P1, "picky") == "picky_nothing"


@pytest.mark.rule("CC-027")
def test_a_cost_counts_the_hearts_that_give_no_change(table: Maker) -> None:
    story = table(hands=[["fountain"], []], houses=[[5, 4]])
    assert so(story, P1, "score:fountain") == "score:4>9>1>1"  # the cost is 1


@pytest.mark.rule("CC-119", "CC-125", "CC-177")
def test_a_feral_cat_reads_how_far_home_and_the_win_are(table: Maker) -> None:
    story = table(hands=[["head-bonk"], []], houses=[[3]], feral=[1])
    assert (stake(story), so(story, P1, "bank:head-bonk")) == ("action_feral:3", "bank_feral:2>5")
    story = table(hands=[["head-bonk"], []], houses=[[5, 3]], feral=[1])
    assert (so(story, P1, "bank:head-bonk"), alarms(story)) == ("bank_wins", ["feral:0>8"])


@pytest.mark.rule("CC-106", "CC-130", "CC-157", "CC-172")
def test_a_score_says_that_it_wins_that_it_is_free_or_that_it_is_wasted(table: Maker) -> None:
    story = table(hands=[["fountain"], []], houses=[[1]], points=[8])
    assert so(story, P1, "score:fountain") == "score_wins:1"
    story = table(hands=[["flight-school", "air-strike"], []]).does(P1, "bank:flight-school")
    assert (so(story, P1, "score:air-strike"), so(story, P1, "pass")) == ("score_free:4>4", "pass_flight")
    story = table(hands=[["tail-hug"], ["sock-heist"]], houses=[[], [1]], points=[0, 8]).does(P1, "bank:tail-hug")
    assert stake(story) == "instant"
    assert (so(story, P2, "score:sock-heist"), so(story, P2, "pass")) == ("score_wasted:1 !", "pass")


# -- Pounces, Attacks, Counters ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-079", "CC-080", "CC-082")
def test_an_attack_says_what_its_target_may_lose(table: Maker) -> None:
    hands = [["zoomies"], ["fountain", "sofa-shredder", "vase-ace"]]
    story = table(hands=hands, houses=[[4]], points=[6], tokens=[1, 2], window=True)
    assert (stake(story), so(story, P2, "pass")) == ("pounce:0>6>4>2", "goes_on:0")
    assert so(story, P2, "attack:fountain>P1") == "attack:0>4>4>0"
    assert so(story, P2, "attack:sofa-shredder>P1") == "banish:0>5>4"


@pytest.mark.rule("CC-096", "CC-097", "CC-099", "CC-102", "CC-197")
def test_a_counter_says_what_is_at_stake_and_how_far_each_card_goes(table: Maker) -> None:
    hands = [["head-bonk", "slow-blinker", "blame-the-dog-3", "escape"], ["timber"]]
    story = table(hands=hands, houses=[[2]], tokens=[1, 1], window=True).does(P2, "attack:timber>P1")
    assert stake(story) == "banish:1>0>6>2>1"
    assert so(story, P1, "pass") == "homeless:6>2 !"
    assert so(story, P1, "bank:head-bonk") == "counter_short:4>6"
    assert so(story, P1, "play:blame-the-dog-3") == "blame:timber"
    assert so(story, P1, "play-on:escape>P1") == "escape_you:0>1 !"
    story.does(P1, "bank:head-bonk")
    assert (stake(story), so(story, P1, "stop")) == ("counter_bank:4>6", "homeless:6>4 !")
    assert so(story, P1, "bank:slow-blinker") == "counter_bank:7>6"
    words = story.match.view(P1)
    assert words["prompt"]["stake"] == "The Attack costs 6 hearts; you have 4."
    assert "4 of 6 hearts: you lose them and go Feral" in [move["so"] for move in words["moves"]]


@pytest.mark.rule("CC-083", "CC-082", "CC-194")
def test_who_can_pay_an_attack_reads_what_it_costs_and_brings(table: Maker) -> None:
    hands = [["head-bonk", "tail-hug", "zoomies"], ["timber"]]
    story = table(hands=hands, houses=[[4, 3]], tokens=[2, 1], window=True).does(P2, "attack:timber>P1")
    assert (stake(story), so(story, P1, "pass")) == ("attack:1>0>7>7>2>2", "attack:0>7>7>2")
    assert story.match.view(P1)["prompt"]["stake"] == (
        "seat 1 attacks you: you pay 7 of your 7 hearts and score 2 points. An answer costs 1 of your 2 tokens."
    )
    story.does(P1, "bank:head-bonk")
    assert so(story, P1, "stop") == "attack:0>6>9>2"
    story.does(P1, "stop")
    assert (story.asked[1], stake(story)) == ("instant", "instant")
    story.passes(P1)
    assert (story.asked[1], stake(story)) == ("pay", "pay_attack:2")  # 4 hearts are set aside, 2 are to go
    assert (so(story, P1, "pay:biscuit-bakery"), so(story, P1, "pay:head-bonk")) == ("paid:1>2", "paid:0>3")


@pytest.mark.rule("CC-101", "CC-103")
def test_letting_an_incident_pass_says_what_it_does(table: Maker) -> None:
    def let(card: str, aim: str = "", **more: Any) -> str:
        story = table(hands=[["zoomies", "timber"], [card]], tokens=[1, 1], window=True, **more)
        story.does(P2, f"play-on:{card}>{aim}" if aim else f"play:{card}")
        assert stake(story) == "incident:1>1"
        return so(story, P1, "pass")

    assert let("tail-chase") == "turn_around:1"
    assert let("vacuum-of-doom") == "others_discard:1>1"
    assert let("curiosity") == "draw_discard:1>3>1"
    assert let("catnip-pawty") == "draw_all:1>2>1"
    assert let("can-opener-concert") == "concert:1>2"
    assert let("paw-ty-favours") == "favours:1>2"
    assert let("multiplikitty") == "nothing"
    assert let("multiplikitty", houses=[[], [3]]) == "doubles:1>3"
    assert let("scavenger", litter=["fountain"], feral=[0, 1]) == "scavenge:1>1"
    assert let("midnight-run") == "nothing"  # it was the last card
    assert let("bush-dweller", "P1") == "rob:0>2"
    assert let("tree-dweller", "P1") == "spy:0>2"
    assert let("spray-bottle", "P1", points=[3]) == "spray:0>2"
    assert let("gravity-check", "P1", houses=[[3, 2]]) == "topple:0>5"
    assert let("escape", "P1", houses=[[3, 2]]) == "escape_you:0>2 !"
    assert let("animal-control", "P1", houses=[[3]], feral=[1]) == "round_up_you:0>3 !"
    assert let("adoption-day-5", "P1", houses=[[3]], feral=[1]) == "adopt:0>3"
    assert let("animal-control") == "nothing"  # nobody else is Feral


@pytest.mark.rule("CC-112", "CC-144", "CC-199")
def test_incidents_say_whom_they_hit(table: Maker) -> None:
    hands = [["enemy-of-my-enemy", "escape", "zoomies"], ["fountain", "timber"], ["animal-control"]]
    story = table(hands=hands, houses=[[], [4], [3]], tokens=[1, 1, 1])
    assert so(story, P1, "enemy:P2>P3") == "enemy:1>2>3"
    assert so(story, P1, "play-on:escape>P2") == "escape:1>2"
    assert so(story, P1, "play:zoomies") == "draw:0>2>4"
    story.does(P1, "enemy:P2>P3")
    assert (story.asked, stake(story)) == ((P2, "enemy"), "enemy:0>2>3")
    assert so(story, P2, "attack:fountain>P3") == "attack:2>3>3>0"
    hands = [["tail-chase", "zoomies"], ["laser-pointer-2"]]
    story = table(hands=hands, tokens=[1, 1]).does(P1, "play:tail-chase")
    assert (so(story, P2, "pass"), so(story, P2, "play:laser-pointer-2")) == ("turn_around:1", "cancel:tail-chase")
    story.does(P2, "play:laser-pointer-2")
    assert (story.asked, so(story, P1, "pass")) == ((P1, "counter"), "cancel:tail-chase")


@pytest.mark.rule("CC-144", "CC-145b", "CC-199")
def test_an_enemy_of_a_cat_that_turned_feral_finds_nothing_to_do(table: Maker) -> None:
    hands = [["enemy-of-my-enemy", "fountain", "head-bonk"], ["vase-ace"], ["escape", "curiosity"]]
    story = table(hands=hands, houses=[[], [], [3]], tokens=[0, 0, 1]).does(P1, "enemy:P2>P3")
    story.does(P2, "attack:vase-ace>P3")
    assert (story.asked, so(story, P3, "pass")) == ((P3, "counter"), "homeless:5>3 !")
    story.passes(P3)
    assert (story.asked, stake(story)) == ((P1, "follow_up"), "")  # Feral: nothing to attack
    story = table(hands=hands, houses=[[], [], [5]]).does(P1, "enemy:P2>P3").does(P2, "attack:vase-ace>P3")
    assert (story.asked, stake(story)) == ((P1, "follow_up"), "follow:2>0")


# -- Reactions and the final chance ------------------------------------------------------------------------------------


@pytest.mark.rule("CC-108", "CC-109", "CC-201")
def test_letting_a_card_of_the_holder_pass_says_what_it_does(table: Maker) -> None:
    hands = [["head-bonk", "curtain-climber", "timber"], ["laser-pointer-2", "blame-the-dog-3"]]
    story = table(hands=hands, houses=[[3, 2]], points=[1], tokens=[0, 2])
    story.does(P1, "bank:head-bonk")
    assert (stake(story), so(story, P2, "pass")) == ("bank:0>2>7>2", "banks:0>2>7")
    story.passes(P2).does(P1, "score:curtain-climber", "pay:biscuit-bakery")
    assert (stake(story), so(story, P2, "pass")) == ("score:0>2>3>2", "scores:0>2>3")
    assert so(story, P2, "play:blame-the-dog-3") == "blame:curtain-climber"
    story.does(P2, "play:blame-the-dog-3")
    assert (stake(story), so(story, P2, "pass")) == ("score:0>0>1>1", "scores:0>0>1")
    story = table(hands=hands, houses=[[3]], tokens=[0, 2]).does(P1, "score:timber")
    assert (stake(story), so(story, P2, "pass")) == ("overreach:0>2", "fails:0")


@pytest.mark.rule("CC-109", "CC-101c", "CC-143")
def test_helpers_read_what_an_attack_on_another_does(table: Maker) -> None:
    hands = [["fountain", "timber"], ["blame-the-dog-3", "laser-pointer-2"], ["zoomies"]]
    story = table(hands=hands, houses=[[], [], [3]], feral=[1], tokens=[0, 2, 0]).does(P1, "attack:fountain>P3")
    assert (stake(story), so(story, P2, "pass")) == ("attack:0>2>3>3>0>2", "attack:2>3>3>0")
    story.does(P2, "play:blame-the-dog-3")
    assert (stake(story), so(story, P2, "pass")) == ("", "nothing")
    story = table(hands=hands, feral=[1], tokens=[0, 2, 0]).does(P1, "attack:timber>P3")
    assert (stake(story), so(story, P2, "pass")) == ("banish:0>2>6>0>2", "banish:2>6>0")


@pytest.mark.rule("CC-170", "CC-173")
def test_in_the_final_chance_passing_hurts_and_everybody_is_warned(table: Maker) -> None:
    hands = [["fountain"], ["zoomies"]]
    story = table(hands=hands, houses=[[1]], tokens=[0, 1], points=[8])
    assert alarms(story) == ["near:0>8>1"]
    story.does(P1, "score:fountain")
    assert (stake(story), so(story, P2, "pass"), alarms(story)) == ("final:0>1", "lets_win:0 !", ["final:0"])
    assert story.match.view(P2)["alarms"] == ["seat 0 is about to win: this is the final chance!"]
    assert story.match.view(P1)["alarms"] == ["You win, unless somebody stops you now!"]


@pytest.mark.rule("CC-178", "CC-220")
def test_a_claim_of_nine_hearts_is_a_final_chance_too(table: Maker) -> None:
    hands = [["escape"], ["adoption-day-5"]]
    story = table(hands=hands, houses=[[5, 5, 4, 4]], tokens=[0, 1], feral_win_check="any_time")
    story.does(P1, "play-on:escape>P1")
    assert (story.asked[1], stake(story)) == ("halve", "half:9")
    assert so(story, P1, "drop:santa-claws-74") == "drop:13"
    story.does(P1, "drop:santa-claws-74", "drop:bath-time").passes(P2)
    assert (stake(story), so(story, P2, "pass")) == ("final:0>1", "lets_win:0 !")
    assert so(story, P2, "play-on:adoption-day-5>P1") == "adopt:0>9"


@pytest.mark.rule("CC-002", "CC-177", "CC-221")
def test_who_is_one_card_short_of_winning_is_announced(table: Maker) -> None:
    assert alarms(table(points=[6, 7], houses=[[5], []])) == ["near:0>6>5", "near:1>7>0"]
    assert alarms(table(points=[6, 8], houses=[[4], []], feral=[0, 1])) == []  # too dear; Feral
    assert alarms(table(houses=[[3], [5, 3]], feral=[1, 1])) == []  # too few, or without the toy
    assert alarms(table(turns=3, round_cap=2)) == ["last_round:1"]
    assert alarms(table(turns=1, round_cap=2)) == []


# -- Within a card -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-189", "CC-190")
def test_payments_say_what_is_left_and_what_is_lost(table: Maker) -> None:
    story = table(hands=[["sofa-shredder"], []], houses=[[4, 3, 2]], points=[1]).does(P1, "score:sofa-shredder")
    assert (stake(story), so(story, P1, "pay:bath-time")) == ("pay:3>4", "pay_on:1")
    assert so(story, P1, "pay:biscuit-bakery") == "pay_on:2"
    story.does(P1, "pay:bath-time")
    assert so(story, P1, "pay:biscuit-bakery") == "paid:2>2"


@pytest.mark.rule("CC-060", "CC-066", "CC-224")
def test_discards_say_what_they_are_for_and_what_stays(table: Maker) -> None:
    six = ["tail-chase", "head-bonk", "timber", "zoomies", "vase-ace", "fountain", "escape"]
    story = table(hands=[six, []], tokens=[1], bank=1).does(P1, "buy")
    assert (stake(story), so(story, P1, "discard:timber")) == ("buy:2", "discard:5")
    story = table(hands=[six, []], actions=1).does(P1, "play:tail-chase")
    assert (stake(story), so(story, P1, "discard:timber")) == ("groom:5", "discard:5")
    story = table(hands=[["curiosity", "timber"], []]).does(P1, "play:curiosity")
    assert (stake(story), so(story, P1, "discard:timber")) == ("text:curiosity", "discard:3")


@pytest.mark.rule("CC-153", "CC-154", "CC-192", "CC-227")
def test_frenzies_say_what_is_still_to_do(table: Maker) -> None:
    story = table(hands=[["midnight-run", "head-bonk", "timber"], []])
    assert so(story, P1, "play:midnight-run") == "midnight:0>2"
    story.does(P1, "play:midnight-run")
    assert (stake(story), so(story, P1, "bank:head-bonk")) == ("midnight:2", "bank:2>2")
    story.does(P1, "bank:head-bonk")
    assert (stake(story), so(story, P1, "stop")) == ("midnight:1", "pass")
    story = table(hands=[["multiplikitty"], []], houses=[["biscuit-bakery", 2]]).does(P1, "play:multiplikitty")
    assert (stake(story), so(story, P1, "double:biscuit-bakery")) == ("double", "double:6>8")
    story = table(hands=[["scavenger"], []], litter=["fountain", "timber"]).does(P1, "play:scavenger")
    assert so(story, P1, "take:timber") == "take:1"


@pytest.mark.rule("CC-184", "CC-191", "CC-223")
def test_trades_say_who_gets_what(table: Maker) -> None:
    story = table(hands=[["tree-dweller", "timber"], ["escape", "zoomies"]]).does(P1, "play-on:tree-dweller>P2")
    assert (so(story, P1, "swap:timber"), so(story, P1, "pass")) == ("swap:1>2", "pass")
    assert so(story.does(P1, "swap:timber"), P1, "swap-for:escape>P2") == "swap_for:timber"
    story = table(hands=[["paw-ty-favours", "timber"], ["escape"], []]).does(P1, "play:paw-ty-favours")
    assert (stake(story, P1), so(story, P1, "hand-on:timber")) == ("", "hand_on:1>0")  # nothing comes from P3
    assert (stake(story, P2), so(story, P2, "hand-on:escape")) == ("favour:0", "hand_on:2>1")
    story = table(hands=[["gift-mouse", "timber"], []]).does(P1, "bank:gift-mouse")
    assert so(story, P1, "give:timber>P2") == "give:1>2>2"
    hands = [["four-am-serenade", "butter-burglar"], ["timber", "vase-ace"], ["escape", "curiosity"]]
    story = table(hands=hands, houses=[[3, 3]], points=[0, 5, 5]).does(P1, "score:four-am-serenade", "pay:toaster-loaf")
    assert so(story, P1, "choose:P3") == "wake:2>2"
    story.does(P1, "choose:P2").does(P2, "discard:timber").does(P1, "score:butter-burglar")
    assert so(story, P1, "choose:P3") == "burgle:2>2"


# -- Words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_one_question_have_different_names(language: str) -> None:
    words = open_catalogs(GAME.folder / "words", language)
    names = [words.format(f"move-{verb}", attribute="name") for verb in GAME.definition.words.shapes["move"]]
    assert len(set(names)) == len(names) == 23
