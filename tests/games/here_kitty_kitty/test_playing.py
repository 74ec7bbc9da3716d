"""Playing cards: what may be played, who chooses, shortage, lasting cards."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import CARDS, A, B, C, D, Maker, refuse
from purrlor.games.here_kitty_kitty.record import Ask


@pytest.mark.rule("HK-35", "HK-38")
def test_a_standard_card_costs_an_action_and_is_discarded(table: Maker) -> None:
    story = table({}, {"A": "cat-carrier", "B": "cat-fight"}, discard="").does(A, "play cat-carrier").does(A, "take b")
    assert (story.hand(A), story.discard, story.actions) == ([], {"cat-carrier": 1}, 1)
    refuse(story, B, "demand cat-fight A 1", "HK-22")


@pytest.mark.rule("HK-39", "HK-40")
def test_a_defensive_card_waits_for_its_moment_and_costs_nothing(table: Maker) -> None:
    story = table({"B": "P b1"}, {"A": "tuna catting-around catnap", "B": "tuna"[:0], "C": "one-cool-cat"})
    refuse(story, A, "play tuna", "HK-70")
    refuse(story, A, "play catnap", "HK-70")
    story.does(A, "play-on catting-around B").does(C, "play-on one-cool-cat B")
    assert (story.hand(C), story.waiting, story.actions) == ([], (A,), 1)


@pytest.mark.rule("HK-41")
@pytest.mark.parametrize("card", ["alarm-system", "pet-insurance"])
def test_the_two_lasting_defensive_cards_are_an_action(table: Maker, card: str) -> None:
    story = table({}, {"A": card, "B": card[:0]}).does(A, f"play {card}")
    assert (story.tucked(A), story.actions) == ([card], 1)
    other = table({}, {"B": card}).does(A, "move b neighborhood yard")
    refuse(other, B, f"play {card}", "HK-22")


@pytest.mark.rule("HK-44")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("warm-laundry", {}),
        ("laser-pointer", {}),
        ("best-in-show", {}),
        ("can-opener", {}),
        ("cat-in-heat", {}),
        ("famous-internet-cat", {"deck": ""}),
        ("the-cat-came-back", {"discard": "fireworks dinner-bell"}),
        ("foster-kittens", {"nb": "-"}),
        ("special-needs-kitty", {"nb": "-"}),
        ("cat-carrier", {"nb": "-"}),
    ],
)
def test_a_card_must_be_able_to_change_something(table: Maker, card: str, more: dict[str, str]) -> None:
    story = table({"A": "H b1"}, {"A": card}, **more)
    refuse(story, A, f"play {card}", "HK-44")
    assert f"discard:{card}" in story.options(A)


@pytest.mark.rule("HK-44", "HK-45")
def test_usefulness_is_judged_by_what_everybody_sees(table: Maker) -> None:
    story = table({"B": "Y b1"}, {"A": "cat-carrier"}, nb="-", tucked={"B": "pet-insurance"})
    story.does(A, "play cat-carrier").does(A, "ask B").does(B, "insure")
    assert (story.cats(A), story.actions) == ("Y - / P - / H -", 1)


@pytest.mark.rule("HK-46", "HK-48")
def test_the_giver_chooses_unless_the_card_says_otherwise(table: Maker) -> None:
    story = table({"B": "P b1 g1"}, {"A": "catting-around purr-suasion"}).does(A, "play-on catting-around B")
    refuse(story, A, "pick b porch", "HK-46")
    assert story.waiting == (B,)
    swap = table({"A": "Y w1", "B": "Y b1 g1"}, {"A": "purr-suasion"}).does(A, "swap w yard g yard.B")
    assert swap.cats(B) == "Y b1 w1 / P - / H -"


@pytest.mark.rule("HK-50", "HK-51")
def test_option_shortage_taker_picks(table: Maker) -> None:
    more = {"nb": "-", "options": {"shortage_taker_picks": "on"}}
    story = table({"B": "Y b1 g1 / P o1"}, {"A": "cat-carrier"}, **more).does(A, "play cat-carrier").does(A, "ask B")
    assert (story.ask, story.waiting) == (Ask.GIVE, (A,))
    assert story.options(A) == ["pick:black>yard", "pick:gray>yard"]  # yards only
    assert story.does(A, "pick g yard").cats(A) == "Y - / P - / H g1"


@pytest.mark.rule("HK-52")
def test_a_shortage_take_is_answered_by_insurance_only(table: Maker) -> None:
    hands = {"A": "special-box-delivery", "B": "tuna one-cool-cat"}
    story = table({"B": "Y b2"}, hands, nb="-", tucked={"B": "pet-insurance"}).does(A, "play special-box-delivery")
    assert story.ask == Ask.SHORTAGE  # neither Tuna nor One Cool Cat can be used, so nobody was asked
    story.does(A, "ask B")
    assert (story.ask, story.waiting) == (Ask.INSURE, (B,))
    story.does(B, "keep").does(A, "ask B").does(B, "insure")
    assert (story.cats(A), story.cats(B)) == ("Y b1 / P - / H -", "Y b1 / P - / H -")


@pytest.mark.rule("HK-53")
def test_takers_come_one_by_one_from_the_drawer(table: Maker) -> None:
    hands = {"C": "alarm-system hairball"}
    story = table({}, hands, turn=C, actions=1, deck="the-cats-pajamas tuna catnip", seats=4).does(C, "pass")
    order: list[int] = []
    while story.ask == Ask.TAKE:
        order += story.waiting
        story.does(order[-1], "take b")
    assert order == [C, D, A, B]


@pytest.mark.rule("HK-128")
def test_gains_of_an_instant_are_optional_losses_are_not(table: Maker) -> None:
    hands = {"A": "alarm-system hairball"}
    story = table(
        {"A": "P b1", "B": "Y g1 w1"}, hands, actions=1, deck="dinner-bell landlord-inspection can-opener tuna"
    )
    story.does(A, "pass").does(A, "stop").does(B, "stop")
    assert story.cats(B) == "Y - / P - / H -"  # both cats, without a choice
    assert story.cats(A) == "Y - / P b1 / H -"


@pytest.mark.rule("HK-129")
def test_a_card_lies_on_the_table_until_it_is_finished(table: Maker) -> None:
    story = table({"B": "P b1"}, {"A": "catting-around", "C": "catnap tuna"}, discard="")
    story.does(A, "play-on catting-around B")
    assert (story.position["table"], story.discard) == ({"catting-around": 1}, {})
    zones = {zone["id"]: zone for zone in story.match.view(B)["zones"]}
    assert zones["table"]["pieces"][0]["face"] == "catting-around"
    story.does(C, "play catnap")
    assert (story.position["table"], story.discard) == ({}, {"catting-around": 1, "catnap": 1})
    assert [line for line in story.told() if "Catnap" in line or "Catting" in line] == [
        "seat 2 answers with Catnap!",
        "Catting Around goes to the discard pile.",
    ]


@pytest.mark.rule("HK-129")
def test_a_copy_of_the_cat_came_back_cannot_fetch_itself(table: Maker) -> None:
    story = table({}, {"A": "the-cat-came-back", "B": "copy-cat"}, discard="tuna hairball")
    story.does(A, "play the-cat-came-back").does(A, "fetch tuna").does(B, "copy the-cat-came-back")
    assert sorted(story.options(B)) == ["fetch:hairball", "fetch:the-cat-came-back"]


@pytest.mark.rule("HK-130", "HK-91")
def test_an_instant_is_finished_before_the_next_card(table: Maker) -> None:
    hands = {"A": "famous-internet-cat", "B": "one-cool-cat"}
    story = table({"A": "Y b1"}, hands, deck="fireworks tuna catnip stray-dog").does(A, "play famous-internet-cat")
    assert (story.ask, story.waiting, story.deck) == (Ask.BLOCK, (B,), ["tuna", "catnip", "stray-dog"])
    assert story.hand(A) == []  # the window comes first
    story.passes(B)
    assert (story.hand(A), story.cats(A)) == (["catnip", "tuna"], "Y - / P - / H -")


@pytest.mark.rule("HK-54", "HK-57")
def test_tucked_cards_are_open_and_not_in_hand(table: Maker) -> None:
    story = table({}, {"A": "alarm-system tuna"}, actions=1).does(A, "play alarm-system")
    zones = {zone["id"]: zone for zone in story.match.view(C)["zones"]}
    assert [piece["face"] for piece in zones["tucked.0"]["pieces"]] == ["alarm-system"]
    assert len(story.hand(A)) == 3  # drawn up: the tucked card does not count


@pytest.mark.rule("HK-56")
def test_exactly_four_designs_last() -> None:
    lasting = {card.id for card in CARDS.values() if card.numbers.get("lasting")}
    assert lasting == {"foster-kittens", "special-needs-kitty", "pet-insurance", "alarm-system"}


@pytest.mark.rule("HK-58")
def test_any_number_of_lasting_cards(table: Maker) -> None:
    story = table({}, {"A": "alarm-system pet-insurance foster-kittens"}, tucked={"A": "special-needs-kitty"})
    story.does(A, "play alarm-system").does(A, "play pet-insurance")
    assert story.tucked(A) == ["alarm-system", "pet-insurance", "special-needs-kitty"]


@pytest.mark.rule("HK-74")
def test_a_blocked_lasting_card_is_not_tucked(table: Maker) -> None:
    story = table({}, {"A": "foster-kittens", "B": "catnap"}).does(A, "play foster-kittens").does(B, "play catnap")
    assert (story.tucked(A), story.discard["foster-kittens"], story.actions) == ([], 2, 1)


@pytest.mark.rule("HK-43")
def test_option_victim_may_move_fewer(table: Maker) -> None:
    more = {"options": {"victim_may_move_fewer": "on"}}
    dog = table({"B": "Y b2 / P g1"}, {"A": "stray-dog"}, **more).does(A, "demand stray-dog B 3")
    dog.does(B, "pick b yard").does(B, "stop")
    assert dog.cats(B) == "Y b1 / P g1 / H -"
    fight = table({"B": "Y b1"}, {"A": "cat-fight"}, **more).does(A, "demand cat-fight B 1").does(B, "stop")
    assert fight.cats(B) == "Y b1 / P - / H -"
    window = table({"B": "H b2"}, {"A": "open-window"}, **more).does(A, "let-out B yard")
    assert window.cats(B) == "Y b1 / P - / H b1"  # only the three cards with an amount


@pytest.mark.rule("HK-140", "HK-64")
def test_a_copied_famous_internet_cat_draws_out_of_turn(table: Maker) -> None:
    hands = {"A": "famous-internet-cat", "B": "copy-cat tuna hairball"}
    story = table({}, hands, deck="stray-dog catnip cat-fight can-opener cat-carrier").does(
        A, "play famous-internet-cat"
    )
    story.does(B, "copy famous-internet-cat")
    assert story.hand(B) == ["can-opener", "cat-fight", "hairball", "tuna"]
    assert story.waiting == (A,)
