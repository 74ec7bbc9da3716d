"""Paw of Duty: every sentence has its words, and buttons say what they would do."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import GAME, ID, B, Maker, Story, W


def test_every_kitty_has_a_short_name_for_the_board() -> None:
    kitties = [card.id for card in GAME.cards.values() if card.kind != "tactic"]
    wording = GAME.lexicon.wording("en")
    shorts = [wording.message(f"kitty-{name}", "short") for name in kitties]
    assert len(set(shorts)) == len(kitties) == 15
    assert all(0 < len(short) <= 10 for short in shorts)


# -- Buttons --------------------------------------------------------------------------------------------------------


def labels(story: Story, seat: int = B) -> dict[str, str]:
    """Give what is on the buttons of a seat, by move."""
    return {move.text: move.label for move in story.match.moves(seat)}


@pytest.mark.rule("PD-95", "PD-97", "PD-99")
def test_an_attack_says_its_damage_and_whether_it_captures(table: Maker) -> None:
    story = table({"K06": "c3 N", "K07": "b2 E"}, {"K14": "c2 S"})
    story.does("play T01", "use K06")
    assert labels(story)["attack:major-maine-coon"] == "Attack Major Maine Coon for 2 damage"
    story.does("back", "play T01", "use K07")
    assert labels(story)["attack:major-maine-coon"] == "Attack Major Maine Coon for 4 damage and capture it"
    hurt = table({"K06": "c3 N"}, {"K14": "c2 S"}, hand=["T07"])
    hurt.does("play T07", "use K06", "play T01", "use K06")  # one before, two now: enough for level 3
    assert labels(hurt)["attack:major-maine-coon"] == "Attack Major Maine Coon for 2 damage and capture it"


@pytest.mark.rule("PD-54")
def test_setting_aside_says_how_many_cards_are_replaced(fresh: Maker) -> None:
    story = fresh(seed=3)
    assert story.match.view(B)["prompt"]["text"] == "Choose tactic cards to replace, or keep them all"
    assert labels(story)["keep"] == "Keep all cards"
    first, second = story.hand(B)[2:4]
    story.does(f"swap {first}", seat=B)
    assert story.match.view(B)["prompt"]["text"] == "One card is set aside: choose more, or replace it"
    assert labels(story)["redraw"] == "Replace 1 card"
    assert "keep" not in labels(story)  # the button that ends it says what it does
    assert f"Keep {GAME.cards[ID[first]].name} after all" in labels(story).values()
    story.does(f"swap {second}", seat=B)
    assert labels(story)["redraw"] == "Replace 2 cards"
    assert labels(story, W)["keep"] == "Keep all cards"


@pytest.mark.rule("PD-77", "PD-78")
def test_the_token_that_loses_a_kitty_is_called_the_last(table: Maker) -> None:
    squad = {"K07": "a1 N", "K08": "e1 N"}
    story = table(squad, tokens={"K07": 2})
    story.does("done")
    assert labels(story)["mark:wingcat-biscuit"] == "Put the last token on Wingcat Biscuit (a1) and lose it"
    assert labels(story)["mark:ensign-purrshing"] == "Put a token on Ensign Purrshing (e1)"
    spared = table(squad, tokens={"K07": 2}, outer_tokens_extra=3)
    spared.does("done")
    assert labels(spared)["mark:wingcat-biscuit"] == "Put a token on Wingcat Biscuit (a1)"


@pytest.mark.rule("PD-22", "PD-65")
def test_stopping_says_how_many_orders_are_left(table: Maker) -> None:
    assert labels(table({"K07": "c3 N"}, lines=3))["done"] == "Stop here with 3 orders unused"
    assert labels(table({"K07": "c3 N"}, lines=1))["done"] == "Stop here with one order unused"


def test_a_player_is_spoken_to_and_the_other_is_told(table: Maker) -> None:
    story = table({"K07": "c3 N"}, {"K01": "c2 N"})
    story.match.names.update({B: "Mia", W: "Tom"})
    story.does("play T01", "use K07", "attack K01")
    assert story.told(B)[0] == "You play Claws Out."
    assert story.told(W)[0] == "Mia plays Claws Out."
    assert story.told(B)[-1] == "You capture Private Pounce."
    assert story.told(W)[-1] == story.told()[-1] == "Mia captures Private Pounce."
