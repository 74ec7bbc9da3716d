"""The idea, the table, the cards and the First Bite (CC-001 to CC-052)."""

from __future__ import annotations

import pytest

from games.cantankerous_cats.story import DECK, GAME, HEARTS, P1, P2, P3, Maker, Story
from purrlor.errors import BadSetup

CARDS = [GAME.cards[card] for card in DECK]
ANY = range(2, 7)


@pytest.mark.rule("CC-001", "CC-012", "CC-018", "CC-020")
def test_every_player_is_one_domestic_cat_with_a_house(fresh: Maker) -> None:
    view = fresh(seats=4).match.view(P1)
    assert [seat["badges"] for seat in view["seats"]] == [[]] * 4  # nobody is Feral
    for seat in range(4):
        mine = {zone["id"]: zone["label"] for zone in view["zones"] if zone["owner"] == seat}
        assert mine == {f"hand.{seat}": "Hand", f"house.{seat}": "House", f"tokens.{seat}": "Pounce Tokens"}


@pytest.mark.rule("CC-002", "CC-007")
def test_banking_brings_affection_in_and_mischief_takes_it_out_for_points(table: Maker) -> None:
    story = table(hands=[["head-bonk", "fountain"]]).does(P1, "bank:head-bonk")
    assert story["hearts"][P1] == 2
    story.does(P1, "score:fountain")
    assert (story["hearts"][P1], story["score"][P1]) == (0, 1)


@pytest.mark.rule("CC-003", "CC-004")
def test_the_guide_names_the_learning_path_and_the_modes_exist() -> None:
    assert "ten to fifteen minutes" in GAME.rules["CC-003"]
    (mode,) = [option for option in GAME.options if option.name == "mode"]
    assert mode.values == ("standard", "basic", "kitten")
    assert mode.rule == "CC-004"


@pytest.mark.rule("CC-005")
def test_two_to_six_cats(fresh: Maker) -> None:
    assert [len(fresh(seats=n).match.view(None)["seats"]) for n in ANY] == list(ANY)
    for n in (1, 7):
        with pytest.raises(BadSetup, match="CC-005"):
            fresh(seats=n)


@pytest.mark.rule("CC-006", "CC-084b")
def test_bank_score_attack_and_play_are_the_four_ways(table: Maker) -> None:
    hands = [["head-bonk", "timber", "zoomies"], []]
    assert table(hands=hands, bank=0).may(P1) == {"picky", "bank:head-bonk", "score:timber", "play:zoomies"}
    assert table(hands=hands, feral=[1], bank=0).may(P1) == {
        "picky",
        "bank:head-bonk",
        "attack:timber>P2",
        "play:zoomies",
    }


@pytest.mark.rule("CC-008", "CC-009")
def test_what_a_card_says_must_be_done_and_is_no_action(table: Maker) -> None:
    story = table(hands=[["curiosity", "timber"]]).does(P1, "play:curiosity")
    assert story.asked == (P1, "discard")
    assert "pass" not in story.may(P1)
    story.does(P1, "discard:timber")
    assert story["actions"] == 1
    story = table(hands=[["gift-mouse", "timber"]]).does(P1, "bank:gift-mouse")
    assert "pass" in story.may(P1)  # it says "may"


@pytest.mark.rule("CC-011", "CC-013", "CC-163b")
def test_what_lies_in_the_middle(fresh: Maker) -> None:
    for mode, bank in (("standard", ["bank", "toy"]), ("basic", []), ("kitten", [])):
        view = fresh(mode=mode).match.view(None)
        middle = [zone["id"] for zone in view["zones"] if zone["owner"] is None]
        assert middle == ["bowl", "litter", "table", "track", "indicator", *bank]
        track = next(zone for zone in view["zones"] if zone["id"] == "track")
        assert track["cells"] == list(range(10))
        assert [(piece["owner"], piece["position"]) for piece in track["pieces"]] == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.rule("CC-014", "CC-022", "CC-015")
def test_one_token_each_and_one_per_player_in_the_bank(fresh: Maker) -> None:
    for n in ANY:
        story = fresh(seats=n)
        assert (story["tokens"][:n], story["bank"]) == ([1] * n, n)
    for mode in ("basic", "kitten"):
        story = fresh(mode=mode)
        assert (story["tokens"], story["bank"]) == ([0] * 6, 0)


@pytest.mark.rule("CC-016", "CC-017", "CC-164")
def test_six_cards_are_dealt_from_the_shuffled_bowl(fresh: Maker) -> None:
    story = fresh(seats=4)
    assert (story["held"][:4], story["bowl_n"]) == ([6] * 4, 85 - 24)
    assert story.hand(P1) != fresh(seats=4, seed=2).hand(P1)
    assert sorted(fresh(seats=4, mode="kitten")["held"][:4]) == [5, 5, 5, 7]  # the first Cat has had its Meal


@pytest.mark.rule("CC-019")
def test_every_player_has_another_cat(fresh: Maker) -> None:
    cats = [seat["cat"] for seat in fresh(seats=6).match.view(None)["seats"]]
    assert sorted(cats) == sorted(card.id for card in GAME.cards.values() if card.kind == "cat")
    assert cats != [seat["cat"] for seat in fresh(seats=6, seed=3).match.view(None)["seats"]]


@pytest.mark.rule("CC-021", "CC-048")
def test_ranks_number_the_deck(fresh: Maker) -> None:
    assert sorted(card["rank"] for card in CARDS) == list(range(1, 86))
    assert set(fresh().match.position()["lies"]) == set(DECK)


@pytest.mark.rule("CC-023", "CC-051", "CC-168")
def test_clockwise_goes_up_the_seats_and_to_the_right_goes_down(table: Maker) -> None:
    assert table(seats=4, actions=1).does(P1, "picky")["turn"] == P2
    assert table(seats=4, actions=1, direction=-1).does(P1, "picky")["turn"] == 3


@pytest.mark.rule("CC-024")
def test_points_stay_between_0_and_9(table: Maker) -> None:
    story = table(hands=[["spray-bottle"]], points=[0, 0])
    assert story.may(P1) == {"picky", "play:spray-bottle"}  # nobody has a point to lose
    story = table(hands=[["full-cat-astrophe"]], houses=[[5, 4]], points=[8]).does(P1, "score:full-cat-astrophe")
    assert story["score"][P1] == 9


@pytest.mark.rule("CC-025", "CC-158")
def test_the_deck_has_three_types_and_incidents_are_events_or_frenzies() -> None:
    kinds = [card.kind for card in CARDS]
    assert {kind: kinds.count(kind) for kind in kinds} == {"affection": 35, "mischief": 27, "event": 11, "frenzy": 12}
    assert GAME.cards["flight-school"].kind == "affection"


@pytest.mark.rule("CC-026", "CC-056")
def test_banked_cards_are_worth_their_hearts_and_stay(table: Maker) -> None:
    story = table(hands=[["biscuit-bakery", "tiny-mew", "timber"]]).does(P1, "bank:biscuit-bakery").all_pass()
    story.does(P1, "bank:tiny-mew")
    assert (story["hearts"][P1], story["turn"]) == (4, P2)
    story.does(P2, "picky", "picky")
    assert story.house(P1) == [3, 1]


@pytest.mark.rule("CC-033")
def test_a_waived_cost_needs_no_house(table: Maker) -> None:
    story = table(hands=[["tail-chase", "loo-roll-rodeo"]]).does(P1, "play:tail-chase", "score:loo-roll-rodeo")
    assert story["score"][P1] == 2


@pytest.mark.rule("CC-034", "CC-058")
def test_an_incident_costs_nothing_works_and_is_discarded(table: Maker) -> None:
    story = table(hands=[["zoomies"]], houses=[[3]]).does(P1, "play:zoomies")
    assert (story["held"][P1], story.house(P1), story["actions"]) == (2, [3], 1)
    assert "zoomies" in story.litter


@pytest.mark.rule("CC-037")
def test_outside_of_actions_a_card_is_one_card(table: Maker) -> None:
    hands = [["santa-claws-74"], ["full-cat-astrophe"]]
    story = table(hands=hands, houses=[[4]], tokens=[1, 1], window=True).does(P2, "attack:full-cat-astrophe>P1")
    story.does(P1, "bank:santa-claws-74")
    assert (story["feral"][P1], story["score"][P1], story["actions"]) == (0, 2, 2)


@pytest.mark.rule("CC-038", "CC-126")
def test_sixteen_cards_carry_an_instant_icon() -> None:
    icons = [card.numbers["instant"] for card in CARDS if "instant" in card.numbers]
    assert {icon: icons.count(icon) for icon in icons} == {
        "A>B": 3,
        "M>B": 3,
        "E>B": 3,
        "A>S": 1,
        "M>S": 2,
        "E>S0": 2,
        "M>P": 2,
    }


@pytest.mark.rule("CC-039", "CC-052")
def test_rank_matters_for_the_bet_only(table: Maker) -> None:
    low = table(hands=[["multiplikitty"], ["santa-claws-85"]], first_bite=True)
    low.does(P1, "bet:multiplikitty").does(P2, "bet:santa-claws-85")
    assert low["turn"] == P2
    story = table(hands=[["head-bonk", "tail-chase"], ["tail-hug"]]).does(P1, "play:tail-chase", "bank:head-bonk")
    assert story.asked == (P2, "instant")  # the flipped indicator asks no rank again


@pytest.mark.rule("CC-159")
def test_bath_time_and_santa_claws_are_precious_and_air_strike_is_costly() -> None:
    assert HEARTS["santa-claws-74"] == HEARTS["santa-claws-85"] == max(HEARTS.values())
    assert HEARTS["bath-time"] == 4
    assert GAME.cards["air-strike"]["cost"] == max(card.numbers.get("cost", 0) for card in CARDS)


# -- What everybody may know -------------------------------------------------------------------------------------------


def faces(story: Story, seat: int | None, zone: str) -> list[str | None]:
    pieces = next(z for z in story.match.view(seat)["zones"] if z["id"] == zone)["pieces"]
    return [piece["face"] for piece in pieces for _ in range(piece["count"])]


@pytest.mark.rule("CC-040")
def test_hands_are_private_and_their_sizes_public(table: Maker) -> None:
    story = table(hands=[["head-bonk", "timber"], ["zoomies"]], houses=[[], [3]], tokens=[0, 2], points=[0, 4])
    assert faces(story, P1, "hand.0") == ["head-bonk", "timber"]
    assert faces(story, P2, "hand.0") == faces(story, None, "hand.0") == [None, None]
    assert faces(story, P1, "house.1") == ["biscuit-bakery"]
    seat = story.match.view(P1)["seats"][P2]
    assert (seat["counts"]["hand"], seat["counts"]["tokens"], seat["score"]) == (1, 2, 4)


@pytest.mark.rule("CC-041")
def test_the_bowl_is_hidden_and_the_litter_box_open(table: Maker) -> None:
    story = table(litter=["timber", "zoomies"])
    assert set(faces(story, P2, "litter")) == {"timber", "zoomies"}
    assert set(faces(story, P2, "bowl")) == {None}


@pytest.mark.rule("CC-042")
def test_bets_stay_secret_until_all_are_placed(table: Maker) -> None:
    story = table(hands=[["head-bonk", "timber"], ["zoomies", "escape"]], first_bite=True).does(P1, "bet:timber")
    assert story.told(P2) == ["seat 0 has bet."]
    assert faces(story, P2, "hand.0") == [None, None]
    assert story.litter == set()
    story.does(P2, "bet:zoomies")
    assert story.litter == {"timber", "zoomies"}


@pytest.mark.rule("CC-043")
def test_the_draw_is_announced_and_seen_by_the_drawer_only(table: Maker) -> None:
    story = table(hands=[["zoomies"]], bowl=["timber", "escape"]).does(P1, "play:zoomies")
    assert story.told(P1).count("You draw Timber! from the Food Bowl.") == 1
    assert story.told(P2).count("seat 0 draws a card.") == 2


@pytest.mark.rule("CC-044")
def test_every_action_is_a_public_line_and_only_one_at_a_time(table: Maker) -> None:
    story = table(hands=[["head-bonk", "welcome-rub"]]).does(P1, "bank:head-bonk")
    assert story.told(P2)[0] == "seat 0 puts down Head Bonk to bank it."
    assert story.house(P1) == [2]
    assert story.match.waiting == (P1,)


# -- The First Bite ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-049")
def test_a_bet_sets_nothing_off(table: Maker) -> None:
    story = table(hands=[["tail-chase", "timber"], ["pen-nudger", "whisker-kiss"]], first_bite=True)
    story.does(P1, "bet:tail-chase").does(P2, "bet:pen-nudger")
    assert (story.asked, story["direction"]) == ((P1, "action"), 1)


@pytest.mark.rule("CC-050", "CC-051")
def test_the_indicator_is_flipped_or_laid(fresh: Maker) -> None:
    assert {fresh(seed=seed)["direction"] for seed in range(12)} == {1, -1}
    for seed in range(4):
        assert fresh(seed=seed, turn_indicator="high_clockwise")["direction"] == 1
        assert fresh(seed=seed, turn_indicator="low_counterclockwise")["direction"] == -1


@pytest.mark.rule("CC-047")
def test_the_toy_goes_to_the_winner_of_the_bet(table: Maker) -> None:
    story = table(hands=[["fountain", "timber"], ["zoomies"], ["vase-ace"]], first_bite=True)
    story.does(P1, "bet:fountain").does(P2, "bet:zoomies").does(P3, "bet:vase-ace")
    assert "toy" in story.match.view(None)["seats"][P3]["badges"]
