"""Paw of Duty stories: what is in the box, and setting the table."""

from __future__ import annotations

from collections import Counter

import pytest

from games.paw_of_duty.pd import CODE, GAME, ID, B, Maker, W
from purrlor.errors import BadSetup

KITTIES = [card for card in GAME.cards.values() if card.kind != "tactic"]
TACTICS = [card for card in GAME.cards.values() if card.kind == "tactic"]


@pytest.mark.rule("PD-01")
def test_the_game_is_for_two() -> None:
    assert list(GAME.seats) == [2]
    for seats in (1, 3):
        with pytest.raises(BadSetup) as error:
            GAME.match(seats, 1)
        assert error.value.rule == "PD-01"


@pytest.mark.rule("PD-06", "PD-39", "PD-45")
def test_the_box_holds_15_kitties_and_45_tactic_cards(fresh: Maker) -> None:
    assert sum(card.count for card in KITTIES) == len(KITTIES) == 15
    assert sum(card.count for card in TACTICS) == 45
    assert {card.id: card.count for card in TACTICS if card.count != 3} == {"claws-out": 2, "radio": 1}
    story = fresh()
    held = Counter(story.hand(B)) + Counter(story.hand(W)) + Counter(story.deck)
    assert held == {card["code"]: card.count for card in TACTICS}
    assert sorted(story.kitties) == [card["code"] for card in KITTIES]
    assert story.zone("board")["marked"] == [6, 7, 8, 11, 12, 13, 16, 17, 18]


@pytest.mark.rule("PD-17", "PD-25", "PD-22")
def test_every_kitty_has_a_type_a_level_and_lines_that_fall_with_it() -> None:
    assert Counter(card.kind for card in KITTIES) == {"huntress": 5, "pilot": 5, "tank": 5}
    assert Counter(card["level"] for card in KITTIES) == {1: 4, 2: 4, 3: 4, 4: 3}
    assert all(card["lines"] == 5 - card["level"] for card in KITTIES)


@pytest.mark.rule("PD-26")
def test_every_tactic_card_has_a_name_a_summary_and_a_text() -> None:
    for card in TACTICS:
        assert card.name and card.text
        assert card["tags"] == "any" or set(card["tags"]) <= set("ADMRC /")


@pytest.mark.rule("PD-47", "PD-115", "PD-07", "PD-62", "PD-63")
def test_at_first_all_nine_markers_are_open_and_alike(fresh: Maker) -> None:
    story = fresh(begin=True)
    story.does(f"deploy {story.options('deploy')[0]}")
    places = story.options("place")
    assert len(places) == 36
    assert {place.split()[0] for place in places} == {column + row for column in "bcd" for row in "234"}
    assert Counter(place.split()[1] for place in places) == {"N": 9, "E": 9, "S": 9, "W": 9}


@pytest.mark.rule("PD-48", "PD-51", "PD-52", "PD-53", "PD-56", "PD-116")
def test_black_holds_six_cards_and_white_five(fresh: Maker) -> None:
    """Scenario 16: Claws Out for both, Radio for the first player, four drawn; 34 are left."""
    story = fresh()
    assert (len(story.hand(B)), len(story.hand(W)), len(story.deck)) == (6, 5, 34)
    assert story.hand(B)[:2] == ["T01", "T02"]
    assert story.hand(W)[0] == "T01"
    assert not {"T01", "T02"} & {*story.deck, *story.hand(B)[2:], *story.hand(W)[1:]}
    assert story.zone("hand.0", W)["size"] == 6
    faces = [piece["face"] for piece in story.zone("hand.0", W)["pieces"]]
    assert faces == ["claws-out", "radio", None]  # handed out openly; the four drawn are hidden


@pytest.mark.rule("PD-52")
def test_both_decks_are_shuffled(fresh: Maker) -> None:
    stories = [fresh(seed) for seed in range(20)]
    assert len({tuple(story.deck) for story in stories}) == 20
    assert len({tuple(story.kitties) for story in stories}) == 20


@pytest.mark.rule("PD-49")
def test_everybody_has_nine_tokens(fresh: Maker) -> None:
    story = fresh(begin=True)
    assert [seat["counts"]["tokens"] for seat in story.match.view(None)["seats"]] == [9, 9]
    story.deploys("c3 N")
    assert [seat["counts"]["tokens"] for seat in story.match.view(None)["seats"]] == [8, 9]


@pytest.mark.rule("PD-50")
def test_the_first_player_is_chosen_or_drawn_and_plays_black(fresh: Maker) -> None:
    assert {fresh(seed, first_player="random").position["first"] for seed in range(12)} == {0, 1}
    story = fresh(begin=True, first_player=1)
    assert story.match.waiting == (1,)
    assert "T02" in story.hand(1)
    assert [seat["badges"][0] for seat in story.match.view(None)["seats"]] == ["white", "black"]


@pytest.mark.rule("PD-54", "PD-55")
def test_a_whole_hand_can_be_replaced_and_does_not_come_back(fresh: Maker) -> None:
    """Scenario 17: four aside, four new ones from the top, the deck is 34 again."""
    story = fresh(seed=3)
    old, top = story.hand(B)[2:], story.deck[:4]
    for code in old:
        story.does(f"swap {code}", seat=B)
    assert not story.options("swap", seat=B)
    story.does("redraw", seat=B).does("keep", seat=W)
    assert sorted(story.hand(B)) == sorted(["T01", "T02", *top])
    assert len(story.deck) == 34
    assert Counter(story.deck) & Counter(old) == Counter(old)
    assert story.asked == "B choose_kitty"


@pytest.mark.rule("PD-55")
def test_both_draw_before_anything_goes_back_the_first_player_first(fresh: Maker) -> None:
    story = fresh(seed=5)
    top = story.deck[:2]
    mine, theirs = story.hand(B)[2], story.hand(W)[1]
    story.does(f"swap {theirs}", "redraw", seat=W)
    assert story.match.waiting == (B,)
    story.does(f"swap {mine}", "redraw", seat=B)
    assert top[0] in story.hand(B)
    assert top[1] in story.hand(W)


@pytest.mark.rule("PD-54", "PD-43")
def test_the_mulligan_is_once_for_drawn_cards_only_and_in_secret(fresh: Maker) -> None:
    story = fresh(seed=2)
    assert story.refused("swap T02", seat=B) == "PD-54"
    assert story.refused("swap T01", seat=B) == "PD-43"
    before = story.match.view(W)
    story.does(f"swap {story.hand(B)[2]}", seat=B)
    assert story.match.view(W) == before
    assert [piece["marks"] for piece in story.zone("hand.0", B)["pieces"] if "marks" in piece] == [{"aside": 1}]
    story.does("redraw", seat=B)
    assert story.refused("keep", seat=B) == "PD-54"
    assert story.hand(B)[2] in [CODE[card] for card in ID.values()]
    story.does("keep", seat=W)
    assert "seat 0 replaces one card." in story.told(W)


@pytest.mark.rule("PD-54")
def test_a_card_set_aside_can_be_taken_back(fresh: Maker) -> None:
    story = fresh(seed=2)
    before = story.hand(B)
    first, second = before[2], before[3]
    assert story.refused(f"take-back {first}", seat=B) == "PD-54"
    story.does(f"swap {second}", f"swap {first}", seat=B)
    assert story.options("take-back", seat=B) == [first, second]
    assert story.refused("keep", seat=B) == "PD-54"  # who has set cards aside replaces them, or takes them back
    story.does(f"take-back {second}", "redraw", seat=B).does("keep", seat=W)
    assert Counter(before) - Counter(story.hand(B)) == Counter([first])


@pytest.mark.rule("PD-54")
def test_who_takes_everything_back_keeps_all(fresh: Maker) -> None:
    story = fresh(seed=2)
    before, seen = story.hand(B), story.match.view(W)
    story.does(f"swap {before[3]}", f"take-back {before[3]}", seat=B)
    assert story.match.view(W) == seen  # nobody noticed
    assert not story.options("take-back", seat=B)
    story.does("keep", seat=B).does("keep", seat=W)
    assert story.hand(B) == before
    assert not story.position["backs"]


@pytest.mark.rule("PD-54")
def test_taking_back_before_the_battle_has_an_end(fresh: Maker) -> None:
    """After nine cards taken back, a tenth can only be kept together with all others."""
    story = fresh(seed=2)
    before = story.hand(B)
    for _ in range(9):
        story.does(f"swap {before[2]}", f"take-back {before[2]}", seat=B)
    story.does(f"swap {before[2]}", seat=B)
    assert not story.options("take-back", seat=B)
    assert story.match.timeout_move(B).text == "keep"
    story.does("keep", seat=B).does("keep", seat=W)
    assert story.hand(B) == before


def test_in_simulations_each_set_of_cards_has_one_path(fresh: Maker) -> None:
    story = fresh(seed=2, windows="quick")
    hand = story.hand(B)[2:]
    story.does(f"swap {hand[1]}", seat=B)
    assert all(code >= hand[1] for code in story.options("swap", seat=B))
    assert not story.options("take-back", seat=B)
    assert story.match.timeout_move(B).text == "redraw"


@pytest.mark.rule("PD-39", "PD-42", "PD-41")
def test_claws_out_cannot_be_played_on_the_first_turn(fresh: Maker) -> None:
    story = fresh(begin=True)
    story.deploys("c3 N")
    assert "T01" in story.hand(B)
    assert not story.can("play T01")
    assert story.refused("play T01") == "PD-42"
