"""The 57 scenarios of the ledger, in its order and under its numbers."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import CARDS, A, B, C, D, Maker, Story, final, refuse, scores
from purrlor.games.here_kitty_kitty.record import Ask


@pytest.mark.rule("HK-10", "HK-11", "HK-14", "HK-16")
def test_scenario_01_six_players(fresh: Maker) -> None:
    story = fresh(6)
    out = {"cat-in-heat", "the-cats-pajamas", "fireworks", "hairball", "one-cool-cat", "tuna"}
    assert {card for card, n in story.position["box"].items() if n} == out
    assert [len(story.hand(seat)) for seat in range(6)] == [2] * 6
    assert not any(CARDS[card].kind == "instant" for seat in range(6) for card in story.hand(seat))
    assert len(story.deck) == 33
    assert sum(CARDS[card].kind == "instant" for card in story.deck) == 6


@pytest.mark.rule("HK-12", "HK-15", "HK-63")
def test_scenario_02_two_players(fresh: Maker) -> None:
    story = fresh(2)
    assert sum(story.position["box"].values()) == 11
    assert story.position["box"]["cat-burglar"] == 3
    assert story.position["box"]["foster-kittens"] == 1
    assert [len(story.hand(seat)) for seat in range(2)] == [2, 2]
    assert len(story.deck) == 36
    assert story.actions == 2


@pytest.mark.rule("HK-25", "HK-28")
def test_scenario_03_the_same_action_twice(table: Maker) -> None:
    story = table()
    story.does(A, "move b neighborhood yard").does(A, "move b yard porch")
    assert story.cats(A) == "Y - / P b1 / H -"
    assert story.waiting == (B,)


@pytest.mark.rule("HK-28")
def test_scenario_04_a_cat_may_go_back(table: Maker) -> None:
    story = table({"A": "P g1"}).does(A, "move g porch yard")
    assert story.cats(A) == "Y g1 / P - / H -"


@pytest.mark.rule("HK-32", "HK-50", "HK-51")
def test_scenario_05_a_shortage_is_for_cards_only(table: Maker) -> None:
    story = table({"B": "Y b1 g1", "C": "Y o1"}, {"A": "spay-neuter-clinic"}, nb="-")
    refuse(story, A, "move b neighborhood yard", "HK-32")
    story.does(A, "play spay-neuter-clinic").does(A, "ask B")
    assert (story.ask, story.waiting) == (Ask.GIVE, (B,))
    story.does(B, "pick g yard").does(A, "ask C")
    assert story.cats(A) == "Y - / P g1 o1 / H -"
    assert story.cats(B) == "Y b1 / P - / H -"


@pytest.mark.rule("HK-42", "HK-51")
def test_scenario_06_the_neighborhood_is_used_up_first(table: Maker) -> None:
    story = table({"B": "Y b2", "C": "Y o1"}, {"A": "special-box-delivery"}, nb="w1")
    story.does(A, "play special-box-delivery")
    assert story.options(A) == ["stop", "take:white"]
    story.does(A, "take w")
    assert story.options(A) == ["stop", "ask:1", "ask:2"]
    story.does(A, "ask B").does(A, "stop")
    assert story.cats(A) == "Y b1 w1 / P - / H -"
    assert story.actions == 1


@pytest.mark.rule("HK-49")
def test_scenario_07_cat_fight(table: Maker) -> None:
    story = table({"C": "Y o1 g2"}, {"A": "cat-fight"}, seats=4)
    story.does(A, "demand cat-fight C 2")
    assert story.waiting == (C,)
    story.does(C, "send o B")
    assert (story.cats(B), story.cats(D)) == ("Y o1 / P - / H -", "Y g1 / P - / H -")
    assert story.cats(C) == "Y g1 / P - / H -"


@pytest.mark.rule("HK-88")
def test_scenario_08_cat_fight_with_one_cat(table: Maker) -> None:
    story = table({"C": "Y o1"}, {"A": "cat-fight"}, seats=4).does(A, "demand cat-fight C 2")
    assert story.waiting == (C,)
    assert story.options(C) == ["send:orange>3", "send:orange>1"]
    story.does(C, "send o D")
    assert story.cats(D) == "Y o1 / P - / H -"


@pytest.mark.rule("HK-49")
def test_scenario_09_open_window(table: Maker) -> None:
    story = table({"A": "H b2 o1"}, {"B": "open-window"}, turn=B).does(B, "let-out A yard")
    refuse(story, B, "pick b house", "HK-46")
    story.does(A, "pick o house")
    assert story.cats(A) == "Y o1 / P - / H b2"


@pytest.mark.rule("HK-47")
def test_scenario_10_the_burglar_chooses(table: Maker) -> None:
    story = table({"B": "Y g1 / H w1 b1"}, {"A": "cat-burglar"}).does(A, "burgle B w house")
    assert story.cats(A) == "Y w1 / P - / H -"
    assert story.cats(B) == "Y g1 / P - / H b1"


@pytest.mark.rule("HK-45")
def test_scenario_11_alarm_system(table: Maker) -> None:
    story = table({"B": "P b1"}, {"A": "cat-burglar catting-around"}, tucked={"B": "alarm-system"})
    refuse(story, A, "burgle B b porch", "HK-45")
    story.does(A, "play-on catting-around B")
    assert story.cats(A) == "Y b1 / P - / H -"


@pytest.mark.rule("HK-40", "HK-68", "HK-72", "HK-74")
def test_scenario_12_a_nap_for_somebody_else(table: Maker) -> None:
    story = table({"B": "Y b1 / P g2"}, {"A": "stray-dog", "C": "catnap tuna cat-fight"})
    story.does(A, "demand stray-dog B 3").does(C, "play catnap")
    assert story.cats(B) == "Y b1 / P g2 / H -"
    assert story.discard["stray-dog"] == story.discard["catnap"] == 1
    assert story.actions == 1
    story.does(A, "pass")
    assert story.waiting == (B,)
    story.does(B, "pass").does(B, "pass")
    assert story.waiting == (C,)
    assert len(story.hand(C)) == 2
    story.does(C, "pass").does(C, "pass")
    assert len(story.hand(C)) == 3


@pytest.mark.rule("HK-73", "HK-74")
def test_scenario_13_a_nap_stops_a_move(table: Maker) -> None:
    story = table({"A": "P b1"}, {"B": "catnap"}).does(A, "move b porch house").does(B, "play catnap")
    assert story.cats(A) == "Y - / P b1 / H -"
    assert story.actions == 1


@pytest.mark.rule("HK-71", "HK-136", "HK-137")
def test_scenario_14_the_target_is_asked_first(table: Maker) -> None:
    story = table({"B": "Y w1"}, {"A": "fraidy-cats", "B": "tuna", "D": "catnap"}).does(A, "demand fraidy-cats B 3")
    assert story.waiting == (B, D)
    story.does(B, "play tuna")
    assert (story.ask, story.waiting) == (Ask.BONUS, (B,))
    story.does(B, "take g")
    assert story.cats(B) == "Y g1 w1 / P - / H -"
    assert story.hand(D) == ["catnap"]
    assert (story.ask, story.waiting) == (Ask.ACTION, (A,))


@pytest.mark.rule("HK-37")
def test_scenario_15_one_yard_is_spared(table: Maker) -> None:
    yards = {"A": "Y b1", "B": "Y g2", "C": "Y o1 / P o1"}
    story = table(yards, {"B": "one-cool-cat"}, deck="fireworks cat-carrier tuna hairball", actions=1)
    story.does(A, "pass").does(B, "play-on one-cool-cat B")
    assert story.cats(A) == "Y - / P - / H -"
    assert story.cats(B) == "Y g2 / P - / H -"
    assert story.cats(C) == "Y - / P o1 / H -"


@pytest.mark.rule("HK-76", "HK-77")
def test_scenario_16_a_copy_out_of_turn(table: Maker) -> None:
    story = table({}, {"B": "spay-neuter-clinic", "C": "copy-cat"}, turn=B)
    story.does(B, "play spay-neuter-clinic").does(B, "take b").does(B, "take b")
    assert (story.ask, story.waiting) == (Ask.COPY, (C,))
    story.does(C, "copy spay-neuter-clinic").does(C, "take g").does(C, "take w")
    assert story.cats(C) == "Y - / P g1 w1 / H -"
    assert (story.waiting, story.actions) == ((B,), 1)


@pytest.mark.rule("HK-78")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty", "pet-insurance", "alarm-system"])
def test_scenario_17_a_lasting_card_cannot_be_copied(table: Maker, card: str) -> None:
    story = table({}, {"B": card, "C": "copy-cat"}, turn=B).does(B, f"play {card}")
    if story.ask == Ask.TAKE:
        story.does(B, "take b")
    if story.ask == Ask.TAKE:
        story.does(B, "stop")
    assert (story.waiting, story.actions) == ((B,), 1)
    refuse(story, C, f"copy {card}", "HK-78")
    story.does(B, "pass")
    refuse(story, C, f"copy {card}", "HK-78")
    refuse(story, C, "copy dinner-bell", "HK-78")


@pytest.mark.rule("HK-83")
def test_scenario_18_a_blocked_card_cannot_be_copied(table: Maker) -> None:
    story = table({}, {"B": "spay-neuter-clinic", "A": "catnap", "C": "copy-cat"}, turn=B)
    story.does(B, "play spay-neuter-clinic").does(A, "play catnap").passes(C)
    assert (story.ask, story.waiting) == (Ask.ACTION, (B,))
    refuse(story, C, "copy spay-neuter-clinic", "HK-83")


@pytest.mark.rule("HK-80")
def test_scenario_19_a_copied_burglar(table: Maker) -> None:
    story = table({"B": "H b1", "A": "P w1"}, {"A": "tuna", "B": "cat-burglar", "C": "copy-cat"}, turn=B)
    story.does(B, "burgle A w porch").passes(C, A)
    assert (story.ask, story.waiting) == (Ask.COPY, (A, C))
    story.does(C, "copy-burgle B b house")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (A,))
    story.does(A, "play tuna").does(A, "stop")
    assert story.cats(B) == "Y w1 / P - / H b1"
    assert story.discard["copy-cat"] == 2


@pytest.mark.rule("HK-66", "HK-67", "HK-90", "HK-91")
def test_scenario_20_famous_internet_cat(table: Maker) -> None:
    deck = "dinner-bell cat-carrier hairball stray-dog cat-fight"
    story = table({}, {"A": "famous-internet-cat alarm-system pet-insurance"}, deck=deck)
    story.does(A, "play famous-internet-cat")
    assert story.hand(A) == ["alarm-system", "cat-carrier", "hairball", "pet-insurance"]
    assert story.discard["dinner-bell"] == 1
    story.does(A, "move b neighborhood yard")
    assert len(story.hand(A)) == 4
    assert story.deck == ["stray-dog", "cat-fight"]


@pytest.mark.rule("HK-65", "HK-66")
def test_scenario_21_instants_are_replaced(table: Maker) -> None:
    deck = "full-mewn raining-cats-and-dogs cat-carrier hairball stray-dog"
    story = table({}, {"A": "alarm-system"}, deck=deck).does(A, "pass").does(A, "pass")
    assert story.hand(A) == ["alarm-system", "cat-carrier", "hairball"]
    assert story.deck == ["stray-dog"]


@pytest.mark.rule("HK-93")
def test_scenario_22_the_joneses_with_a_tie(table: Maker) -> None:
    cats = {"A": "H b2", "B": "H g1", "C": "H o1"}
    story = table(cats, {"A": "alarm-system hairball"}, deck="keeping-up-with-the-joneses tuna cat-carrier", actions=1)
    story.does(A, "pass").does(B, "take w").does(C, "take w")
    assert [story.cats(seat) for seat in (A, B, C)] == [
        "Y - / P - / H b2",
        "Y - / P - / H g1 w1",
        "Y - / P - / H o1 w1",
    ]


@pytest.mark.rule("HK-94")
def test_scenario_23_raining_cats_and_dogs(table: Maker) -> None:
    cats = {"A": "Y b2 g1", "B": "Y o1", "C": "Y w4"}
    story = table(cats, {"A": "alarm-system hairball"}, deck="raining-cats-and-dogs tuna cat-carrier", actions=1)
    story.does(A, "pass").does(A, "save g")
    assert [story.cats(seat) for seat in (A, B, C)] == [
        "Y - / P b1 g1 / H -",
        "Y - / P o1 / H -",
        "Y - / P w2 / H -",
    ]
    assert story.nb == "b9 g9 o9 w8"


@pytest.mark.rule("HK-50", "HK-51", "HK-96")
def test_scenario_24_the_cats_pajamas(table: Maker) -> None:
    deck = "the-cats-pajamas tuna cat-carrier"
    story = table({"C": "Y g1"}, {"B": "alarm-system hairball"}, deck=deck, nb="o1 w2", turn=B, actions=1, seats=4)
    story.does(B, "pass").does(B, "take o").does(C, "take w").does(D, "take w")
    assert (story.ask, story.options(A)) == (Ask.SHORTAGE, ["stop", "ask:2"])
    story.does(A, "ask C")
    assert story.cats(A) == "Y - / P g1 / H -"
    assert story.cats(B) == "Y - / P o1 / H -"


@pytest.mark.rule("HK-89")
def test_scenario_25_catlike_reflexes(table: Maker) -> None:
    story = table({"C": "H b1 / P g1"}, {"A": "catlike-reflexes"}, turn=C)
    story.does(C, "move w neighborhood yard")
    assert (story.ask, story.waiting) == (Ask.REFLEX, (A,))
    story.does(A, "reflex C out 2")
    assert (story.waiting, story.options(C)) == ((C,), ["pick:gray>porch", "pick:black>house"])
    twin = Story(story.match.copy())
    story.does(C, "pick g porch")
    assert story.cats(C) == "Y g1 w1 / P - / H b1"
    twin.does(C, "pick b house")
    assert twin.cats(C) == "Y b1 w1 / P g1 / H -"


@pytest.mark.rule("HK-86")
def test_scenario_26_land_on_your_feet(table: Maker) -> None:
    story = table({"D": "Y w1"}, {"D": "land-on-your-feet"}, turn=B, actions=1).does(B, "pass")
    assert (story.ask, story.waiting) == (Ask.LANDING, (B, D))  # B has drawn up
    story.does(D, "play land-on-your-feet").passes(B)
    story.does(D, "step w yard porch").does(D, "step w porch house")
    assert story.cats(D) == "Y - / P - / H w1"
    assert story.waiting == (C,)


@pytest.mark.rule("HK-95")
def test_scenario_27_the_cat_came_back(table: Maker) -> None:
    story = table({}, {"A": "the-cat-came-back"}, discard="fireworks spay-neuter-clinic stray-dog")
    story.does(A, "play the-cat-came-back")
    assert sorted(story.options(A)) == ["fetch:spay-neuter-clinic", "fetch:stray-dog"]
    refuse(story, A, "fetch fireworks", "HK-95")
    story.does(A, "fetch stray-dog")
    assert story.hand(A) == ["stray-dog"]


@pytest.mark.rule("HK-55")
def test_scenario_28_foster_kittens(table: Maker) -> None:
    hands = {"A": "foster-kittens hairball tuna", "B": "cat-fight stray-dog"}
    story = table({}, hands, deck="cat-carrier fireworks can-opener warm-laundry warm-laundry catnip", discard="")
    story.does(A, "play foster-kittens").does(A, "take b").does(A, "take b").does(A, "take o").does(A, "pass")
    assert story.tucked(A) == ["foster-kittens"]
    story.does(B, "pass").does(B, "pass").does(C, "pass").does(C, "pass")
    assert story.discard["fireworks"] == 1
    assert (story.ask, story.waiting) == (Ask.LITTER, (A,))
    story.does(A, "place b house").does(A, "place b porch")
    assert story.cats(A) == "Y o1 / P b1 / H b1"
    assert story.tucked(A) == []
    assert story.discard["foster-kittens"] == 1
    assert (story.ask, story.actions) == (Ask.ACTION, 2)


@pytest.mark.rule("HK-115")
def test_scenario_29_foster_kittens_too_late(table: Maker) -> None:
    story = table({"A": "P w1"}, {"A": "foster-kittens"}, final=1, final_turns=1)
    story.does(A, "play foster-kittens").does(A, "take b").does(A, "take g").does(A, "take o").does(A, "pass")
    assert scores(story) == (3 + 3, 0, 0)


@pytest.mark.rule("HK-34", "HK-45")
def test_scenario_30_a_locked_cat_is_no_target(table: Maker) -> None:
    story = table({"A": "H b1"}, {"B": "open-window"}, turn=B, tucked={"A": "special-needs-kitty"}, locked={"A": "b"})
    refuse(story, B, "let-out A yard", "HK-45")


@pytest.mark.rule("HK-138", "HK-139")
def test_scenario_31_pet_insurance(table: Maker) -> None:
    cats = {"A": "Y b1 / P g1 / H w1"}
    story = table(cats, {"B": "stray-dog open-window"}, turn=B, tucked={"A": "pet-insurance"})
    story.does(B, "demand stray-dog A 3").does(A, "insure")
    assert story.cats(A) == "Y b1 / P g1 / H w1"
    assert (story.tucked(A), story.discard["pet-insurance"], story.actions) == ([], 1, 1)
    story = table(cats, {"B": "stray-dog open-window"}, turn=B, tucked={"A": "pet-insurance"})
    story.does(B, "let-out A yard")
    assert story.cats(A) == "Y b1 w1 / P g1 / H -"


@pytest.mark.rule("HK-100", "HK-101", "HK-102")
def test_scenario_32_the_last_card(table: Maker) -> None:
    story = table({}, {"B": "tuna"}, seats=4, turn=B, deck="cat-carrier", actions=1).does(B, "pass")
    assert story.hand(B) == ["cat-carrier", "tuna"]
    for seat in (C, D, A, B):
        story.does(seat, "pass").does(seat, "pass")
        assert seat == B or len(story.hand(seat)) == 0
    assert story.match.is_over


@pytest.mark.rule("HK-105")
def test_scenario_33_the_last_card_is_an_instant(table: Maker) -> None:
    cats = {"A": "Y b1", "B": "Y g1"}
    story = table(cats, {"B": "tuna"}, seats=4, turn=B, deck="midnight-zoomies", actions=1).does(B, "pass")
    assert story.hand(B) == ["tuna"]
    assert (story.cats(A), story.cats(B), story.cats(C)) == ("Y - / P - / H -", "Y b1 / P - / H -", "Y g1 / P - / H -")
    for seat in (C, D, A, B):
        assert story.waiting == (seat,)
        story.does(seat, "pass").does(seat, "pass")
    assert story.match.is_over


@pytest.mark.rule("HK-101", "HK-102")
def test_scenario_34_the_last_card_in_the_middle_of_a_turn(table: Maker) -> None:
    story = table({}, {"B": "famous-internet-cat"}, seats=4, turn=B, deck="cat-carrier").does(
        B, "play famous-internet-cat"
    )
    assert (story.waiting, story.actions) == ((B,), 1)
    story.does(B, "pass")
    for seat in (C, D, A, B):
        assert story.waiting == (seat,)
        story.does(seat, "pass").does(seat, "pass")
    assert story.match.is_over


@pytest.mark.rule("HK-107", "HK-108", "HK-109", "HK-110", "HK-112")
def test_scenario_35_scoring(table: Maker) -> None:
    cats = {"A": "H b3 / P o1 w1 / Y g1", "B": "H o2 b1 / P g2 / Y o3", "C": "P w4 / Y w2 g2"}
    assert scores(final(table(cats, final=1, final_turns=1))) == (39, 32, 23)


@pytest.mark.rule("HK-108")
def test_scenario_36_five_points_once_for_a_colour(table: Maker) -> None:
    story = final(table({"A": "Y b10"}, final=1, final_turns=1))
    assert scores(story)[A] == 5 + 3


@pytest.mark.rule("HK-109")
def test_scenario_37_five_points_once_for_every_colour(table: Maker) -> None:
    story = final(table({"A": "Y b2 g2 o2 w2", "B": "Y b3 g3 o3 w3"}, final=1, final_turns=1))
    assert scores(story)[A] == 5


@pytest.mark.rule("HK-113")
def test_scenario_38_a_house_of_one_colour(table: Maker) -> None:
    story = final(table({"A": "H o1", "B": "Y o2"}, final=1, final_turns=1))
    assert scores(story) == (5 + 10, 3, 0)


@pytest.mark.rule("HK-99", "HK-114")
def test_scenario_39_best_in_show(table: Maker) -> None:
    story = final(table({}, {"A": "best-in-show"}, final=1, final_turns=1))
    assert scores(story) == (2, 0, 0)
    story = table({"B": "P b1"}, {"B": "best-in-show"}, turn=B, final=1, final_turns=1)
    story.does(B, "play best-in-show").does(B, "stop").does(B, "pass")
    assert scores(story) == (0, 3 + 3, 0)


@pytest.mark.rule("HK-117", "HK-118", "HK-119")
@pytest.mark.parametrize(
    ("cats", "ranks"),
    [
        ({"A": "H b1 / Y g2", "B": "H o1 / Y w1"}, (1, 2, 3)),
        ({"A": "P b1 / Y g2", "B": "P o2 / Y o1"}, (2, 1, 3)),
        ({"A": "P b1", "B": "P g1"}, (1, 1, 3)),
    ],
)
def test_scenario_40_ties(table: Maker, cats: dict[str, str], ranks: tuple[int, ...]) -> None:
    story = final(table(cats, final=1, final_turns=1))
    assert story.match.outcome is not None
    assert story.match.outcome.ranks == ranks


@pytest.mark.rule("HK-60")
def test_scenario_41_at_most_three_discards(table: Maker) -> None:
    story = table({}, {"A": "tuna hairball catnip stray-dog cat-fight"})
    story.does(A, "discard tuna").does(A, "discard hairball").does(A, "discard catnip")
    assert story.actions == 1
    story.does(A, "discard stray-dog").does(A, "stop")
    assert story.hand(A)[0] == "cat-fight"
    assert story.waiting == (B,)


@pytest.mark.rule("HK-43")
def test_scenario_42_fraidy_cats(table: Maker) -> None:
    story = table({"B": "Y w1 / P g1 / H b2"}, {"A": "fraidy-cats"}).does(A, "demand fraidy-cats B 3")
    story.does(B, "pick w yard").does(B, "pick g porch")
    assert story.cats(B) == "Y g1 / P b1 / H b1"


@pytest.mark.rule("HK-111")
def test_scenario_43_nobody_has_white_cats(table: Maker) -> None:
    assert scores(final(table({"A": "Y b1"}, final=1, final_turns=1))) == (3, 0, 0)


@pytest.mark.rule("HK-81")
def test_scenario_44_copy_cat_on_the_own_turn(table: Maker) -> None:
    story = table({"A": "Y b1", "C": "Y g1"}, {"A": "copy-cat", "C": "warm-laundry"}, turn=C, actions=1)
    story.does(C, "play warm-laundry").does(C, "step g yard house").passes()
    assert story.waiting == (A,)
    story.does(A, "copy warm-laundry").does(A, "step b yard house")
    assert (story.cats(A), story.actions) == ("Y - / P - / H b1", 1)


@pytest.mark.rule("HK-70", "HK-71")
def test_scenario_45_who_is_asked_about_a_move(table: Maker) -> None:
    hands = {"A": "stray-dog", "B": "catnap tuna", "D": "hairball catnip cat-fight"}
    story = table({}, hands, seats=4).does(A, "move b neighborhood yard")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (B, D))


@pytest.mark.rule("HK-70", "HK-87")
def test_scenario_46_nobody_holds_the_card(table: Maker) -> None:
    hands = {"A": "stray-dog", "B": "one-cool-cat tuna", "D": "hairball catnip cat-fight"}
    story = table({}, hands, seats=4, deck="catnap cat-carrier").does(A, "move b neighborhood yard")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (B, D))
    assert story.options(B) == story.options(D) == ["pass"]
    story.passes()
    assert story.cats(A) == "Y b1 / P - / H -"


@pytest.mark.rule("HK-132")
def test_scenario_47_no_window_without_catnap(table: Maker) -> None:
    hands = {"A": "stray-dog", "B": "hairball", "D": "the-cat-came-back"}
    story = table({}, hands, seats=4, turn=D).does(D, "move b neighborhood yard")
    assert (story.ask, story.waiting) == (Ask.ACTION, (D,))
    story.does(D, "play the-cat-came-back").does(D, "fetch catnap")
    assert story.waiting == (A,)
    story.does(A, "move b neighborhood yard")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (B, D))


@pytest.mark.rule("HK-71", "HK-83", "HK-133", "HK-134")
def test_scenario_48_one_of_two_ignores_catnip(table: Maker) -> None:
    cats = {"B": "Y b1", "D": "P w1"}
    story = table(cats, {"A": "catnip", "B": "one-cool-cat tuna", "C": "copy-cat", "D": "hairball"}).does(
        A, "lure catnip B D"
    )
    assert story.waiting == (B, C, D)
    assert story.position["stack"][-1]["seats"][:3] == [B, D, C]
    story.does(B, "play-on one-cool-cat B")
    assert story.waiting == (B, C, D)
    story.passes(B, D, C)
    assert (story.cats(A), story.cats(B), story.cats(D)) == ("Y w1 / P - / H -", "Y b1 / P - / H -", "Y - / P - / H -")
    assert (story.ask, story.waiting) == (Ask.COPY, (B, C, D))
    assert "copy-on:catnip>1" in story.options(C)


@pytest.mark.rule("HK-83", "HK-135")
def test_scenario_49_the_only_target_ignores_it(table: Maker) -> None:
    hands = {"A": "catting-around", "C": "one-cool-cat copy-cat"}
    story = table({"B": "P b1"}, hands).does(A, "play-on catting-around B").does(C, "play-on one-cool-cat B")
    assert story.cats(B) == "Y - / P b1 / H -"
    assert (story.ask, story.waiting, story.actions) == (Ask.ACTION, (A,), 1)
    assert story.discard["catting-around"] == 2


@pytest.mark.rule("HK-76", "HK-80", "HK-81", "HK-82")
def test_scenario_50_two_copies(table: Maker) -> None:
    hands = {"A": "spay-neuter-clinic tuna", "B": "copy-cat", "C": "copy-cat"}
    story = table({}, hands, deck="catnap cat-carrier")
    story.does(A, "play spay-neuter-clinic").passes(B, C).does(A, "take b").does(A, "take b")
    assert (story.ask, story.waiting) == (Ask.COPY, (B, C))
    story.does(B, "copy spay-neuter-clinic")
    assert (story.ask, story.waiting) == (Ask.BLOCK, (A, C))
    story.passes().does(B, "take g").does(B, "take g")
    assert (story.ask, story.waiting) == (Ask.COPY, (C,))
    story.does(C, "copy spay-neuter-clinic").passes().does(C, "take o").does(C, "take o")
    assert [story.cats(seat)[6:10] for seat in (A, B, C)] == ["P b2", "P g2", "P o2"]
    assert (story.ask, story.waiting) == (Ask.ACTION, (A,))


@pytest.mark.rule("HK-43", "HK-138")
def test_scenario_51_insured_fraidy_cats(table: Maker) -> None:
    story = table({"B": "Y w1 / P g1 / H b2"}, {"A": "fraidy-cats"}, tucked={"B": "pet-insurance"})
    story.does(A, "demand fraidy-cats B 3").does(B, "insure")
    assert story.cats(B) == "Y g1 w1 / P b2 / H -"


@pytest.mark.rule("HK-51", "HK-138")
def test_scenario_52_an_insured_yard_in_a_shortage(table: Maker) -> None:
    story = table({"B": "Y b1", "C": "Y g1 o1"}, {"A": "cat-carrier"}, tucked={"B": "pet-insurance"}, nb="-")
    story.does(A, "play cat-carrier").does(A, "ask B").does(B, "insure")
    assert story.options(A) == ["stop", "ask:2"]
    story.does(A, "ask C").does(C, "pick o yard")
    assert (story.cats(A), story.cats(B)) == ("Y - / P - / H o1", "Y b1 / P - / H -")


@pytest.mark.rule("HK-43")
def test_scenario_53_stray_dog_with_an_amount(table: Maker) -> None:
    story = table({"B": "Y b1 / P g3"}, {"A": "stray-dog"}).does(A, "demand stray-dog B 2")
    refuse(story, B, "stop", "HK-43")
    story.does(B, "pick g porch").does(B, "pick g porch")
    assert story.cats(B) == "Y b1 / P g1 / H -"
    assert story.waiting == (A,)


@pytest.mark.rule("HK-134")
def test_scenario_54_zoomies_past_a_cool_cat(table: Maker) -> None:
    cats = {"A": "Y b1", "B": "Y g1", "C": "Y o1"}
    story = table(cats, {"B": "one-cool-cat"}, deck="midnight-zoomies tuna hairball catnip stray-dog", actions=1)
    story.does(A, "pass").does(B, "play-on one-cool-cat B")
    assert [story.cats(seat).partition(" / ")[0] for seat in (A, B, C)] == ["Y o1", "Y b1 g1", "Y -"]


@pytest.mark.rule("HK-106", "HK-142")
def test_scenario_55_a_stall(table: Maker) -> None:
    hands = {seat: ["tuna", "hairball", "catnip"][i] + " " + three for i, (seat, three) in enumerate(FULL.items())}
    story = table({}, hands)
    for turn in range(15):
        assert story.position["final"] == 0
        story.does(turn % 3, "pass").does(turn % 3, "pass")
    assert (story.position["final"], story.position["final_turns"]) == (2, 3)
    for seat in (A, B, C):
        story.does(seat, "discard " + story.hand(seat)[0]).does(seat, "stop").does(seat, "pass")
    assert story.match.outcome is not None
    assert story.match.outcome.reason == "stalled"


FULL = {"A": "stray-dog cat-fight", "B": "cat-in-heat can-opener", "C": "alarm-system best-in-show"}


@pytest.mark.rule("HK-26", "HK-85", "HK-126")
def test_scenario_56_passing_opens_no_window(table: Maker) -> None:
    hands = {"A": "catlike-reflexes", "B": "catnap", "C": "land-on-your-feet"}
    story = table({"A": "Y b1"}, hands).does(A, "pass")
    assert (story.ask, story.waiting) == (Ask.ACTION, (A,))
    story.does(A, "pass")
    assert (story.ask, story.waiting) == (Ask.LANDING, (A, B, C))
    assert len(story.hand(A)) == 3


@pytest.mark.rule("HK-81")
@pytest.mark.parametrize("with_copy", [False, True])
def test_scenario_57_copying_the_own_card(table: Maker, with_copy: bool) -> None:
    cats = {"A": "Y b2", "B": "Y g1"}
    story = table(cats, {"A": "warm-laundry copy-cat", "B": "copy-cat"})
    story.does(A, "play warm-laundry").does(A, "step b yard porch").does(A, "stop")
    if with_copy:
        story.does(B, "copy warm-laundry").does(B, "step g yard porch")
    else:
        story.passes(B)
    story.does(A, "copy warm-laundry").does(A, "step b yard house").does(A, "stop")
    assert story.cats(A) == "Y - / P b1 / H b1"
    assert story.waiting == (B,)
