"""Your turn: two actions, moving cats, discarding, drawing up."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import A, B, C, Maker, refuse
from purrlor.games.here_kitty_kitty.record import Ask


@pytest.mark.rule("HK-22", "HK-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_actions_then_draw_up(table: Maker, seats: int) -> None:
    story = table(seats=seats, deck="cat-carrier warm-laundry warm-laundry special-box-delivery")
    refuse(story, B, "move b neighborhood yard", "HK-22")
    story.does(A, "move b neighborhood yard")
    assert (story.waiting, story.hand(A)) == ((A,), [])
    story.does(A, "move g neighborhood yard")
    assert len(story.hand(A)) == (2 if seats in (2, 6) else 3)
    assert story.waiting == (B,)
    refuse(story, A, "move o neighborhood yard", "HK-22")


@pytest.mark.rule("HK-24", "HK-25")
def test_three_kinds_of_action_in_any_order(table: Maker) -> None:
    story = table({}, {"A": "cat-carrier tuna"})
    verbs = {option.partition(":")[0] for option in story.options(A)}
    assert verbs == {"pass", "move", "play", "discard"}
    story.does(A, "discard tuna").does(A, "stop").does(A, "play cat-carrier").does(A, "take b")
    assert story.waiting == (B,)
    refuse(table({}, {"A": "tuna"}), A, "play cat-carrier", "HK-24")


@pytest.mark.rule("HK-27")
def test_one_action_is_finished_before_the_next(table: Maker) -> None:
    story = table({}, {"A": "special-box-delivery cat-carrier"}).does(A, "play special-box-delivery")
    refuse(story, A, "play cat-carrier", "HK-27")
    refuse(story, A, "move b neighborhood yard", "HK-22")
    story.does(A, "take b").does(A, "stop")
    assert "play:cat-carrier" in story.options(A)


@pytest.mark.rule("HK-28", "HK-31", "HK-33")
def test_one_cat_one_zone_either_way(table: Maker) -> None:
    story = table({"A": "Y b1 / P g1 / H o1"}, nb="w1")
    assert sorted(option for option in story.options(A) if option.startswith("move")) == [
        "move:black>yard>neighborhood",
        "move:black>yard>porch",
        "move:gray>porch>house",
        "move:gray>porch>yard",
        "move:orange>house>porch",
        "move:white>neighborhood>yard",
    ]
    refuse(story, A, "move b yard house", "HK-33")
    refuse(story, A, "move w neighborhood porch", "HK-33")
    refuse(story, A, "move b yard yard", "HK-28")
    refuse(story, A, "move b neighborhood yard", "HK-31")


@pytest.mark.rule("HK-29", "HK-30")
def test_only_the_own_cats_can_be_moved(table: Maker) -> None:
    story = table({"B": "Y b1 / P g1"})
    refuse(story, A, "move b yard porch", "HK-29")
    story.does(A, "move o neighborhood yard").does(A, "pass")
    story.does(B, "move b yard neighborhood")
    assert story.cats(B) == "Y - / P g1 / H -"
    assert story.nb == "b10 g9 o9 w10"


@pytest.mark.rule("HK-34")
def test_a_locked_cat_stays_but_its_twin_moves(table: Maker) -> None:
    story = table({"A": "H b2 w1"}, locked={"A": "b"}, tucked={"A": "special-needs-kitty"})
    story.does(A, "move b house porch")
    refuse(story, A, "move b house porch", "HK-34")
    assert story.cats(A) == "Y - / P b1 / H b1 w1"


@pytest.mark.rule("HK-59")
def test_discarded_cards_lie_open_and_do_nothing(table: Maker) -> None:
    story = table({}, {"A": "cat-carrier tuna"}, discard="").does(A, "discard cat-carrier").does(A, "discard tuna")
    assert story.discard == {"cat-carrier": 1, "tuna": 1}
    assert story.cats(A) == "Y - / P - / H -"
    refuse(story, A, "discard tuna", "HK-59")
    assert story.actions == 1


@pytest.mark.rule("HK-60")
def test_the_fourth_card_of_one_discard_is_refused(table: Maker) -> None:
    hands = {"A": "tuna hairball catnip stray-dog cat-fight", "B": "catlike-reflexes"}
    story = table({}, hands, actions=1).does(A, "discard tuna").does(A, "discard hairball").does(A, "discard catnip")
    refuse(story, A, "discard stray-dog", "HK-60")


@pytest.mark.rule("HK-60")
def test_option_discard_any_number(table: Maker) -> None:
    story = table({}, {"A": "tuna hairball catnip stray-dog cat-fight"}, options={"discard_any_number": "on"})
    for card in ("tuna", "hairball", "catnip", "stray-dog", "cat-fight"):
        story.does(A, f"discard {card}")
    assert (story.hand(A), story.actions) == ([], 1)


@pytest.mark.rule("HK-61")
def test_discards_are_not_replaced_before_drawing_up(table: Maker) -> None:
    story = table({}, {"A": "tuna hairball catnip"}).does(A, "discard tuna").does(A, "stop")
    assert len(story.hand(A)) == 2
    story.does(A, "pass")
    assert len(story.hand(A)) == 3


@pytest.mark.rule("HK-62", "HK-63", "HK-65")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 2)])
def test_the_hand_limit(table: Maker, seats: int, limit: int) -> None:
    story = table(seats=seats).does(A, "pass").does(A, "pass")
    assert len(story.hand(A)) == limit


@pytest.mark.rule("HK-64", "HK-67", "HK-125")
def test_over_the_limit_nothing_is_drawn_and_nothing_is_lost(table: Maker) -> None:
    story = table({}, {"A": "the-cat-came-back tuna hairball catnip"}, discard="stray-dog")
    deck = len(story.deck)
    story.does(A, "play the-cat-came-back").does(A, "pass")
    assert story.hand(A) == ["catnip", "hairball", "stray-dog", "tuna"]
    assert len(story.deck) == deck
    assert story.waiting == (B,)


@pytest.mark.rule("HK-69")
def test_the_discard_pile_is_never_shuffled_back(table: Maker) -> None:
    story = table({}, deck="cat-carrier").does(A, "pass").does(A, "pass")
    assert story.hand(A) == ["cat-carrier"]
    assert (story.deck, sum(story.discard.values())) == ([], 50)


@pytest.mark.rule("HK-84")
def test_after_each_action_everybody_is_asked_for_reflexes(table: Maker) -> None:
    hands = {"A": "catlike-reflexes catlike-reflexes tuna", "B": "hairball", "C": ""}
    story = table({"A": "Y b1", "B": "P g1"}, hands).does(A, "discard tuna").does(A, "stop")
    assert (story.ask, story.waiting) == (Ask.REFLEX, (A, B))
    story.does(A, "reflex B in 1")
    assert story.cats(B) == "Y - / P - / H g1"
    assert (story.ask, story.waiting) == (Ask.REFLEX, (A, B))  # several before a pass
    story.does(A, "reflex A in 2")
    assert story.cats(A) == "Y - / P - / H b1"
    assert (story.ask, story.actions) == (Ask.ACTION, 1)  # both Reflexes lie in the discard pile now


@pytest.mark.rule("HK-85", "HK-86")
def test_after_every_draw_up_everybody_is_asked_for_landing(table: Maker) -> None:
    hands = {"A": "land-on-your-feet land-on-your-feet", "B": "hairball", "C": ""}
    story = table({"A": "Y b2"}, hands, actions=1).does(A, "pass")
    assert (story.ask, story.waiting) == (Ask.LANDING, (A, B))
    assert len(story.hand(A)) == 3
    story.does(A, "play land-on-your-feet").does(A, "step b yard porch").does(A, "stop")
    assert (story.ask, story.waiting) == (Ask.LANDING, (A, B))
    story.does(A, "play land-on-your-feet").does(A, "step b yard porch").does(A, "step b porch house")
    assert story.cats(A) == "Y - / P b1 / H b1"
    assert story.waiting == (B,)
    assert C not in story.waiting
