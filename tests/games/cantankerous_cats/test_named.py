"""A story for every card with a text (CC-140 to CC-159, CC-188, CC-215 to CC-217, CC-223)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import DECK, GAME, P1, P2, P3, P4, Maker
from purrlor.errors import IllegalMove

# -- Affection ---------------------------------------------------------------------------------------------------------


def plain_affection() -> list[str]:
    return [card for card in DECK if GAME.cards[card].kind == "affection" and not GAME.cards[card].effect]


@pytest.mark.rule("CC-026")
@pytest.mark.parametrize("card", plain_affection())
def test_affection_is_banked_for_its_hearts(table: Maker, card: str) -> None:
    story = table(hands=[[card, "timber"]]).does(P1, f"bank:{card}")
    assert story.lying("house.0") == [card]
    assert story["hearts"][P1] == GAME.cards[card]["hearts"]
    assert story["turn"] == (P2 if GAME.cards[card].numbers.get("actions") == 2 else P1)


@pytest.mark.rule("CC-191")
def test_kneady_kitty_draws_and_discards(table: Maker) -> None:
    story = table(hands=[["kneady-kitty"]], bowl=["timber"]).does(P1, "bank:kneady-kitty")
    assert story.litter == {"timber"}  # the only card there was
    story = table(hands=[["kneady-kitty", "fountain"]], bowl=["timber"]).does(P1, "bank:kneady-kitty")
    assert story.may(P1) == {"discard:timber", "discard:fountain"}


@pytest.mark.rule("CC-191", "CC-223")
def test_gift_mouse_gives_one_card_and_draws_two(table: Maker) -> None:
    story = table(hands=[["gift-mouse", "timber"], [], []]).does(P1, "bank:gift-mouse")
    assert story.may(P1) == {"pass", "give:timber>P2", "give:timber>P3"}
    story.does(P1, "give:timber>P3")
    assert (story.hand(P3), story["held"][P1]) == (["timber"], 2)
    assert "seat 0 gives Timber! to you." in story.told(P3)
    assert "seat 0 gives a card to seat 2." in story.told(P2)
    story = table(hands=[["gift-mouse", "timber"], []]).does(P1, "bank:gift-mouse").passes(P1)
    assert story["held"][P1] == 1
    assert table(hands=[["gift-mouse"], []]).does(P1, "bank:gift-mouse").asked == (P1, "action")  # nothing to give


@pytest.mark.rule("CC-156", "CC-156b", "CC-157")
def test_air_strike_is_free_while_flight_school_is_banked(table: Maker) -> None:
    story = table(hands=[["air-strike"]], houses=[["flight-school"]], mode="kitten").does(P1, "score:air-strike")
    assert (story["score"][P1], story.house(P1)) == (4, [2])
    story = table(hands=[["chandelier-swing"]], houses=[["flight-school"]], mode="basic")
    assert story.may(P1) == {"picky"}  # only Air Strike flies


@pytest.mark.rule("CC-157")
def test_a_feral_cat_is_not_offered_the_flight(table: Maker) -> None:
    story = table(hands=[["flight-school", "air-strike"]], feral=[1], bank=0).does(P1, "bank:flight-school")
    assert story.asked == (P1, "action")
    assert story.may(P1) == {"picky", "attack:air-strike>P2"}


@pytest.mark.rule("CC-217")
def test_air_strike_flies_by_midnight_run_too_but_an_attack_costs_eight(table: Maker) -> None:
    story = table(hands=[["midnight-run", "air-strike", "head-bonk"]], houses=[["flight-school"]])
    story.does(P1, "play:midnight-run", "score:air-strike")
    assert (story["score"][P1], story.house(P1)) == (4, [2])
    hands = [[], ["air-strike"]]
    story = table(hands=hands, houses=[[5, 2], ["flight-school"]], tokens=[0, 1], window=True)
    assert story.does(P2, "attack:air-strike>P1")["feral"][P1] == 1


@pytest.mark.rule("CC-217", "CC-106")
def test_the_flight_is_offered_off_turn_but_does_not_win(table: Maker) -> None:
    hands = [["can-opener-concert"], ["flight-school", "air-strike"]]
    story = table(hands=hands, points=[0, 6]).does(P1, "play:can-opener-concert").does(P2, "bank:flight-school")
    assert story.asked == (P2, "flight")
    story.does(P2, "score:air-strike")
    assert (story["score"][P2], story.reason) == (6, None)


# -- Mischief ----------------------------------------------------------------------------------------------------------


def mischief() -> list[str]:
    return [card for card in DECK if GAME.cards[card].kind == "mischief"]


@pytest.mark.rule("CC-057")
@pytest.mark.parametrize("card", mischief())
def test_mischief_scores_its_paws_for_its_cost(table: Maker, card: str) -> None:
    cost, paws = GAME.cards[card]["cost"], GAME.cards[card]["paws"]
    hearts = [4, 4] if cost == 8 else [4, cost - 4] if cost > 4 else [cost]
    story = table(hands=[[card], []], houses=[hearts]).does(P1, f"score:{card}").all_pass()
    assert (story["score"][P1], story.house(P1)) == (paws, [])
    assert card in story.litter
    assert story["turn"] == (P2 if GAME.cards[card].numbers.get("actions") == 2 else P1)
    story = table(hands=[[], [card]], houses=[hearts], tokens=[0, 1], window=True).does(P2, f"attack:{card}>P1")
    assert (story["score"][P1], story["score"][P2], story.house(P1)) == (paws // 2, 0, [])


@pytest.mark.rule("CC-191", "CC-199")
def test_four_am_serenade_wakes_a_cat_of_your_choice(table: Maker) -> None:
    story = table(hands=[["four-am-serenade"], [], []], houses=[[3]]).does(P1, "score:four-am-serenade")
    assert story.asked == (P1, "action")  # nobody has a card
    hands = [["four-am-serenade"], [], ["timber", "escape"]]
    story = table(hands=hands, houses=[[3]]).does(P1, "score:four-am-serenade")
    assert story.asked == (P3, "discard")  # nobody else fits
    story.does(P3, "discard:escape")
    assert story.hand(P3) == ["timber"]


@pytest.mark.rule("CC-191", "CC-223")
def test_butter_burglar_robs_a_cat_that_is_ahead(table: Maker) -> None:
    hands = [["butter-burglar"], ["timber"], ["escape"], ["zoomies"]]
    story = table(hands=hands, houses=[[3]], points=[0, 2, 3, 4]).does(P1, "score:butter-burglar").all_pass()
    assert story.may(P1) == {"choose:P3", "choose:P4"}  # P2 is not ahead of the new points
    story.does(P1, "choose:P4")
    assert (story.hand(P1), story.hand(P4)) == (["zoomies"], [])
    assert "seat 0 takes a card from seat 3." in story.told(P2)
    story = table(hands=hands, houses=[[3]], points=[0, 2, 3, 0]).does(P1, "score:butter-burglar").all_pass()
    assert story.hand(P1) == ["escape"]
    story = table(hands=hands, houses=[[3]]).does(P1, "score:butter-burglar").all_pass()
    assert story.hand(P1) == []


# -- Adoption Day, Escape, Animal Control ------------------------------------------------------------------------------


@pytest.mark.rule("CC-140", "CC-188")
def test_adoption_day_adopts_any_feral_cat(table: Maker) -> None:
    story = table(hands=[["adoption-day-5"], [], []], houses=[[], [], [3]], feral=[1, 0, 1], bank=0)
    assert story.may(P1) == {"picky", "play-on:adoption-day-5>P1", "play-on:adoption-day-5>P3"}
    story.does(P1, "play-on:adoption-day-5>P3")
    assert (story["feral"][:3], story.house(P3)) == ([1, 0, 0], [3])


@pytest.mark.rule("CC-188", "CC-035")
def test_escape_is_for_domestic_cats_and_may_find_none(table: Maker) -> None:
    story = table(hands=[["escape", "adoption-day-5"]], feral=[1, 1], bank=0)
    assert story.may(P1) == {"picky", "play:escape", "play-on:adoption-day-5>P1", "play-on:adoption-day-5>P2"}
    with pytest.raises(IllegalMove, match="CC-188"):
        story.does(P1, "play-on:escape>P2")
    story.does(P1, "play:escape")
    assert "escape" in story.litter


@pytest.mark.rule("CC-188")
def test_animal_control_rounds_up_another_feral_cat(table: Maker) -> None:
    story = table(hands=[["animal-control"], [], []], houses=[[], [3, 2]], feral=[1, 1, 0], tokens=[0, 2, 0], bank=4)
    assert story.may(P1) == {"picky", "play-on:animal-control>P2"}
    story.does(P1, "play-on:animal-control>P2")
    assert (story.house(P2), story["tokens"][P2], story["bank"]) == ([], 1, 5)


# -- Enemy of My Enemy -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-144")
def test_enemy_names_a_worker_and_another_domestic_cat(table: Maker) -> None:
    story = table(hands=[["enemy-of-my-enemy"]], seats=4, feral=[0, 0, 0, 1], bank=0)
    assert story.may(P1) == {"picky", "enemy:P2>P3", "enemy:P3>P2", "enemy:P4>P2", "enemy:P4>P3"}


@pytest.mark.rule("CC-145", "CC-145b")
def test_the_follow_up_is_an_attack_on_the_same_cat_or_one_card_banked(table: Maker) -> None:
    hands = [["enemy-of-my-enemy", "timber", "head-bonk", "curiosity"], ["fountain"], ["tail-hug"]]
    start = {"hands": hands, "houses": [[], [], [1]], "tokens": [0, 0, 1]}
    story = table(**start).does(P1, "enemy:P2>P3").does(P2, "attack:fountain>P3")
    assert story.asked == (P3, "counter")
    story.passes(P3)
    assert story.may(P1) == {"pass", "attack:timber>P3", "bank:head-bonk"}
    story.does(P1, "attack:timber>P3")
    assert story.asked == (P3, "counter")
    assert story.passes(P3)["feral"][P3] == 1


@pytest.mark.rule("CC-145c", "CC-216", "CC-035")
def test_enemy_without_a_pair_does_nothing(table: Maker) -> None:
    story = table(hands=[["enemy-of-my-enemy"], ["timber"]], bank=0)
    assert story.may(P1) == {"picky", "play:enemy-of-my-enemy"}
    story.does(P1, "play:enemy-of-my-enemy")
    assert story.asked == (P1, "action")
    story = table(hands=[[], ["enemy-of-my-enemy"], ["timber"]], feral=[1], tokens=[0, 1, 0], window=True)
    assert story.may(P2) == {"pass", "play:enemy-of-my-enemy"}  # the holder is Feral


@pytest.mark.rule("CC-215")
def test_the_follow_up_is_open_even_if_the_attack_came_to_nothing(table: Maker) -> None:
    hands = [["enemy-of-my-enemy", "head-bonk", "whisker-kiss"], ["fountain"], ["escape"]]
    story = table(hands=hands, feral=[0, 1, 0], tokens=[0, 0, 1]).does(P1, "enemy:P2>P3").does(P2, "attack:fountain>P3")
    story.does(P3, "play-on:escape>P3").passes(P1)  # the Event window of Escape
    assert story["score"][P3] == 0
    assert story.may(P1) == {"pass", "bank:head-bonk", "bank:whisker-kiss"}
    story.does(P1, "bank:head-bonk")
    assert (story.asked, story.may(P1)) == ((P1, "instant"), {"pass", "bank:whisker-kiss"})


@pytest.mark.rule("CC-215", "CC-109")
def test_an_attack_by_the_holder_for_enemy_may_be_met(table: Maker) -> None:
    hands = [["fountain"], ["enemy-of-my-enemy"], ["zoomies"], ["laser-pointer-2"]]
    story = table(hands=hands, feral=[0, 1, 0, 0], tokens=[0, 1, 0, 1], window=True).does(P2, "enemy:P1>P3")
    story.does(P1, "attack:fountain>P3")
    assert story.asked == (P4, "react")


@pytest.mark.rule("CC-144", "CC-094")
def test_a_worker_without_mischief_is_asked_at_an_open_table(table: Maker) -> None:
    hands = [["enemy-of-my-enemy"], ["head-bonk"], []]
    story = table(hands=hands, windows="open").does(P1, "enemy:P2>P3")
    assert story.may(P2) == {"pass"}
    assert story.passes(P2)["feral"][P3] == 0


# -- Laser Pointer, Midnight Run ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC-150")
def test_a_cancelled_instant_or_midnight_card_stays_used(table: Maker) -> None:
    hands = [["midnight-run", "head-bonk", "welcome-rub", "timber"], ["laser-pointer-2"]]
    story = table(hands=hands, tokens=[0, 1], laser_refunds_action="on").does(P1, "play:midnight-run").passes(P2)
    story.does(P1, "bank:head-bonk").does(P2, "play:laser-pointer-2").does(P1, "bank:welcome-rub")
    assert (story.house(P1), story["actions"], story.asked) == ([2], 1, (P1, "action"))


@pytest.mark.rule("CC-152")
def test_laser_pointer_saves_from_banishment(table: Maker) -> None:
    story = table(hands=[["timber"], ["laser-pointer-2"]], houses=[[3]], tokens=[0, 1]).does(P1, "score:timber")
    story.does(P2, "play:laser-pointer-2")
    assert (story["feral"][P1], story.house(P1)) == (0, [3])


@pytest.mark.rule("CC-143", "CC-152")
def test_blame_the_dog_saves_from_banishment_too(table: Maker) -> None:
    story = table(hands=[["keyboard-warrior"], ["blame-the-dog-3"]], houses=[[2]], tokens=[0, 1]).does(
        P1, "score:keyboard-warrior"
    )
    story.does(P2, "play:blame-the-dog-3")
    assert (story["feral"][P1], story.house(P1), story["score"][P1], story["held"][P1]) == (0, [2], 0, 1)


@pytest.mark.rule("CC-153", "CC-154")
def test_midnight_run_plays_two_cards_if_it_can(table: Maker) -> None:
    story = table(hands=[["midnight-run", "zoomies", "tail-hug", "timber"]], bowl=["head-bonk", "welcome-rub"])
    story.does(P1, "play:midnight-run", "play:zoomies")
    assert {"bank:head-bonk", "bank:welcome-rub"} <= story.may(P1)  # cards gained between the two
    with pytest.raises(IllegalMove, match="CC-154"):
        story.does(P1, "stop")


@pytest.mark.rule("CC-154", "CC-032")
def test_going_feral_by_midnight_run_is_allowed_but_never_forced(table: Maker) -> None:
    story = table(hands=[["midnight-run", "timber", "laser-pointer-2"]]).does(P1, "play:midnight-run")
    assert story.may(P1) == {"stop", "score:timber"}
    story.does(P1, "stop")
    assert (story["feral"][P1], story.asked) == (0, (P1, "action"))
    story = table(hands=[["midnight-run", "timber"]], voluntary_feral="off").does(P1, "play:midnight-run")
    assert story.asked == (P1, "action")


@pytest.mark.rule("CC-155")
def test_who_may_attack_by_midnight_run(table: Maker) -> None:
    hands = [["midnight-run", "timber", "head-bonk"], [], []]
    assert "attack:timber>P2" not in table(hands=hands).does(P1, "play:midnight-run").may(P1)
    feral = table(hands=hands, feral=[1]).does(P1, "play:midnight-run")
    assert {"attack:timber>P2", "attack:timber>P3"} <= feral.may(P1)
    hands = [["fountain"], ["midnight-run", "timber", "gravity-check"], []]
    pounce = table(hands=hands, houses=[[2], [1], [2]], tokens=[0, 1, 0], window=True).does(P2, "play:midnight-run")
    assert pounce.may(P2) == {"score:timber", "attack:timber>P1", "play-on:gravity-check>P1"}
    counter = table(hands=hands, houses=[[2], [1], [2]], feral=[1], tokens=[0, 1, 0]).does(P1, "attack:fountain>P2")
    counter.does(P2, "play:midnight-run")
    assert counter.may(P2) == {"score:timber", "play-on:gravity-check>P1", "play-on:gravity-check>P3"}


# -- The other Incidents -----------------------------------------------------------------------------------------------


def test_scavenger_takes_one_card_or_two(table: Maker) -> None:
    story = table(hands=[["scavenger"]], litter=["timber", "escape"]).does(P1, "play:scavenger")
    assert story.may(P1) == {"take:timber", "take:escape"}
    story.does(P1, "take:escape")
    assert (story.hand(P1), story.litter) == (["escape"], {"timber", "scavenger"})
    story = table(hands=[["scavenger"]], feral=[1], litter=["timber", "escape", "fountain"]).does(P1, "play:scavenger")
    story.does(P1, "take:escape", "take:timber")
    assert story.litter == {"fountain", "scavenger"}
    assert table(hands=[["scavenger"]]).does(P1, "play:scavenger").asked == (P1, "action")


@pytest.mark.rule("CC-190", "CC-220", "CC-227")
def test_multiplikitty_doubles_a_card_for_payments_until_the_end_of_the_turn(table: Maker) -> None:
    hands = [["multiplikitty", "timber", "fountain"], []]
    story = table(hands=hands, houses=[["biscuit-bakery", "window-sitter"]]).does(P1, "play:multiplikitty")
    story.does(P1, "double:biscuit-bakery", "score:timber")
    assert (story["score"][P1], story.house(P1)) == (4, [1])
    story = table(hands=[["multiplikitty", "tail-hug"], []], houses=[["biscuit-bakery"]]).does(
        P1, "play:multiplikitty", "double:biscuit-bakery"
    )
    assert story["doubles"] == 1
    story.does(P1, "bank:tail-hug")
    assert (story["turn"], story["doubles"], sum(story["doubled"])) == (P2, 0, 0)
    assert table(hands=[["multiplikitty"]]).does(P1, "play:multiplikitty").asked == (P1, "action")  # nothing banked


@pytest.mark.rule("CC-190")
def test_a_refund_keeps_the_doubling_and_the_litter_box_ends_it(table: Maker) -> None:
    hands = [["multiplikitty", "timber"], ["laser-pointer-2"]]
    story = table(hands=hands, houses=[["biscuit-bakery"]], tokens=[0, 1]).does(P1, "play:multiplikitty").passes(P2)
    story.does(P1, "double:biscuit-bakery", "score:timber")
    assert story["doubles"] == 1
    story.does(P2, "play:laser-pointer-2")
    assert story["turn"] == P2
    hands = [["multiplikitty", "fountain", "zoomies"], []]
    story = table(hands=hands, houses=[["biscuit-bakery"]]).does(P1, "play:multiplikitty", "double:biscuit-bakery")
    story.does(P1, "score:fountain")
    assert (story.asked, story["doubles"]) == ((P1, "instant"), 1)  # set aside, not yet in the Litter Box
    story.passes(P1)
    assert story["doubles"] == 0


def test_doubling_a_card_twice_changes_nothing(table: Maker) -> None:
    hands = [["multiplikitty", "scavenger"], []]
    story = table(hands=hands, houses=[["biscuit-bakery"]]).does(P1, "play:multiplikitty", "double:biscuit-bakery")
    story = table(hands=[["midnight-run", "multiplikitty", "scavenger"]], houses=[["biscuit-bakery"]])
    story.does(
        P1, "play:midnight-run", "play:multiplikitty", "double:biscuit-bakery", "play:scavenger", "take:multiplikitty"
    )
    story.does(P1, "play:multiplikitty", "double:biscuit-bakery")
    assert story["turn"] == P2


@pytest.mark.rule("CC-223")
def test_bush_dweller_takes_a_random_card(table: Maker) -> None:
    taken = set()
    for seed in range(8):
        story = table(hands=[["bush-dweller"], ["timber", "escape"], []], seed=seed).does(P1, "play-on:bush-dweller>P2")
        taken |= set(story.hand(P1))
        assert "seat 0 takes a card from seat 1." in story.told(P3)
    assert taken == {"timber", "escape"}


@pytest.mark.rule("CC-223", "CC-040")
def test_tree_dweller_looks_and_may_swap(table: Maker) -> None:
    story = table(hands=[["tree-dweller", "fountain"], ["timber", "escape"], []]).does(P1, "play-on:tree-dweller>P2")
    assert "You see Escape in the hand of seat 1." in story.told(P1)
    assert story.told(P3).count("seat 0 looks at a card in the hand of seat 1.") == 2
    shown = next(z for z in story.match.view(P1)["zones"] if z["id"] == "hand.1")
    assert {piece["face"] for piece in shown["pieces"]} == {"timber", "escape"}
    assert story.may(P1) == {"pass", "swap:fountain"}
    story.does(P1, "swap:fountain")
    assert story.may(P1) == {"swap-for:timber>P2", "swap-for:escape>P2"}
    story.does(P1, "swap-for:escape>P2")
    assert (story.hand(P1), sorted(story.hand(P2))) == (["escape"], ["fountain", "timber"])
    assert "seat 1 swaps a card over to seat 0." in story.told(P3)


def test_tree_dweller_without_own_cards_only_looks(table: Maker) -> None:
    story = table(hands=[["tree-dweller"], ["timber"]]).does(P1, "play-on:tree-dweller>P2")
    assert story.asked == (P1, "action")
    story = table(hands=[["tree-dweller", "escape"], ["timber"]]).does(P1, "play-on:tree-dweller>P2").passes(P1)
    assert (story.hand(P1), story.hand(P2)) == (["escape"], ["timber"])


def test_tail_chase_turns_play_around(table: Maker) -> None:
    assert table(hands=[["tail-chase"]], mode="kitten", direction=-1).does(P1, "play:tail-chase")["direction"] == 1


@pytest.mark.rule("CC-184")
def test_catnip_pawty_lets_all_draw(table: Maker) -> None:
    story = table(hands=[["catnip-pawty"], [], []], bowl=["timber", "escape", "fountain", "zoomies"], direction=-1)
    story.does(P1, "play:catnip-pawty")
    assert (sorted(story.hand(P1)), story.hand(P3), story.hand(P2)) == (["escape", "timber"], ["fountain"], ["zoomies"])


def test_vacuum_of_doom_takes_a_card_of_every_other_cat(table: Maker) -> None:
    story = table(hands=[["vacuum-of-doom", "head-bonk"], ["timber"], []]).does(P1, "play:vacuum-of-doom")
    assert (story["held"][:3], story.litter) == ([1, 0, 0], {"timber", "vacuum-of-doom"})


@pytest.mark.rule("CC-184", "CC-223")
def test_paw_ty_favours_move_on_together(table: Maker) -> None:
    story = table(hands=[["paw-ty-favours", "timber"], ["escape", "fountain"], []]).does(P1, "play:paw-ty-favours")
    assert story.match.waiting == (P1, P2)
    story.does(P2, "hand-on:escape")
    assert story.told(P1) == ["seat 1 has picked a card."]
    story.does(P1, "hand-on:timber")
    assert (story.hand(P1), sorted(story.hand(P2)), story.hand(P3)) == ([], ["fountain", "timber"], ["escape"])
    assert "seat 1 passes Escape on to you." in story.told(P3)
    assert "seat 1 passes a card on to seat 2." in story.told(P1)
    assert table(hands=[["paw-ty-favours"], []]).does(P1, "play:paw-ty-favours").asked == (P1, "action")


def test_spray_bottle_takes_a_point(table: Maker) -> None:
    story = table(hands=[["spray-bottle"], [], []], points=[3, 0, 1], bank=0)
    assert story.may(P1) == {"picky", "play-on:spray-bottle>P3"}
    assert story.does(P1, "play-on:spray-bottle>P3")["score"][P3] == 0


def test_curiosity_draws_three_and_discards_one(table: Maker) -> None:
    story = table(hands=[["curiosity"]], bowl=["timber", "escape", "fountain"]).does(P1, "play:curiosity")
    story.does(P1, "discard:escape")
    assert sorted(story.hand(P1)) == ["fountain", "timber"]


def test_gravity_check_topples_a_banked_card_of_the_victims_choice(table: Maker) -> None:
    story = table(hands=[["gravity-check"]], houses=[[1], ["biscuit-bakery", "welcome-rub"], []], bank=0)
    assert story.may(P1) == {"picky", "play-on:gravity-check>P2"}
    story.does(P1, "play-on:gravity-check>P2")
    assert story.may(P2) == {"drop:biscuit-bakery", "drop:welcome-rub"}
    assert story.does(P2, "drop:welcome-rub").house(P2) == [3]


def test_zoomies_draws_two(table: Maker) -> None:
    assert table(hands=[["zoomies"]]).does(P1, "play:zoomies")["held"][P1] == 2
