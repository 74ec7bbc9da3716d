"""What is said: every pattern has its words, prompts name the thing in question, buttons say what a move costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.cantankerous_cats.story import GAME, P1, P2, P3, Maker, Story
from purrlor.words import Catalog

WORDS = Catalog((GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8"), "en")
SHAPES = GAME.definition.words.shapes


def prompt(story: Story) -> str:
    """Give what the first seat that is asked reads."""
    return str(story.match.view(story.match.waiting[0])["prompt"]["text"])


def labels(story: Story, seat: int) -> dict[str, str]:
    return {move.text: move.label for move in story.match.moves(seat)}


# -- Prompts -----------------------------------------------------------------------------------------------------------

PROMPTS: dict[str, Callable[[Maker], Story]] = {
    "Bet a card: the highest rank takes the First Bite": lambda table: table(
        hands=[["timber"], ["escape"]], first_bite=True
    ),
    "Bet a card: the lowest rank takes the First Bite": lambda table: table(
        hands=[["timber"], ["escape"]], first_bite=True, direction=-1
    ),
    "Take your last action": lambda table: table(hands=[["timber"]], actions=1),
    "Counter Tail Chase from seat 1?": lambda table: table(
        hands=[["zoomies"], ["tail-chase"]], tokens=[1, 1], window=True
    ).does(P2, "play:tail-chase"),
    "Against Timber!: bank another card?": lambda table: (
        table(hands=[["head-bonk", "tail-hug"], ["timber"]], tokens=[1, 1], window=True)
        .does(P2, "attack:timber>P1")
        .does(P1, "bank:head-bonk")
    ),
    "Use an Instant after an Event?": lambda table: table(hands=[["tail-chase", "pen-nudger"], []]).does(
        P1, "play:tail-chase"
    ),
    "Score Air Strike for free?": lambda table: table(hands=[["flight-school", "air-strike"]]).does(
        P1, "bank:flight-school"
    ),
    "Final chance: stop Fountain from seat 0?": lambda table: table(
        hands=[["fountain"], ["zoomies"]], houses=[[1]], tokens=[0, 1], points=[8]
    ).does(P1, "score:fountain"),
    "Midnight Run: play a card": lambda table: table(hands=[["midnight-run", "head-bonk", "tail-hug"], []]).does(
        P1, "play:midnight-run"
    ),
    "Enemy of My Enemy: attack seat 2 with a Mischief card": lambda table: table(
        hands=[["enemy-of-my-enemy"], ["fountain"], ["escape"]]
    ).does(P1, "enemy:P2>P3"),
    "Enemy of My Enemy: attack seat 2 as well, or bank a card?": lambda table: (
        table(hands=[["enemy-of-my-enemy", "vase-ace"], ["fountain"], ["escape"]], houses=[[], [], [3]])
        .does(P1, "enemy:P2>P3")
        .does(P2, "attack:fountain>P3")
    ),
    "Enemy of My Enemy: bank an Affection card?": lambda table: (
        table(hands=[["enemy-of-my-enemy", "head-bonk"], ["fountain"], ["escape"]])
        .does(P1, "enemy:P2>P3")
        .does(P2, "attack:fountain>P3")
    ),
    "Tree Dweller: swap a card with seat 1?": lambda table: table(hands=[["tree-dweller", "timber"], ["escape"]]).does(
        P1, "play-on:tree-dweller>P2"
    ),
    "Tree Dweller: pick the card you take from seat 1": lambda table: table(
        hands=[["tree-dweller", "timber"], ["escape"]]
    ).does(P1, "play-on:tree-dweller>P2", "swap:timber"),
    "Pick a card to pass to seat 1": lambda table: table(
        hands=[["paw-ty-favours", "timber"], ["escape"], ["zoomies"]]
    ).does(P1, "play:paw-ty-favours"),
    "Gift Mouse: give a card away to draw 2?": lambda table: table(hands=[["gift-mouse", "timber"], []]).does(
        P1, "bank:gift-mouse"
    ),
}


@pytest.mark.rule("CC-046", "CC-173")
@pytest.mark.parametrize("text", PROMPTS)
def test_prompts_name_the_thing_in_question(table: Maker, text: str) -> None:
    assert prompt(PROMPTS[text](table)) == text


# -- Buttons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-028", "CC-032", "CC-059", "CC-060")
def test_actions_say_what_they_cost(table: Maker) -> None:
    said = labels(table(hands=[["fountain", "timber", "adoption-day-5"], []], houses=[[2]], feral=[0, 1], bank=1), P1)
    assert said["score:fountain"] == "Score Fountain for 1 heart"
    assert said["score:timber"] == "Go Feral with Timber!: it costs 6 hearts, you have 2"
    assert said["buy"] == "Buy a Pounce Token for 2 cards"
    assert said["picky"] == "Be a Picky Eater: discard your hand, draw 3 cards"
    assert said["play-on:adoption-day-5>1"] == "Play Adoption Day (5) on seat 1"
    said = labels(table(hands=[["timber", "fountain", "escape"], []], feral=[1], bank=1), P1)
    assert said["attack:timber>1"] == "Attack seat 1 with Timber! (6 hearts)"
    assert said["buy"] == "Buy a Pounce Token for 3 cards"
    assert labels(table(hands=[["escape"], []]), P1)["play-on:escape>0"] == "Play Escape on yourself"


@pytest.mark.rule("CC-130", "CC-157")
def test_what_is_free_is_called_free(table: Maker) -> None:
    story = table(hands=[["tail-chase", "pen-nudger"], []]).does(P1, "play:tail-chase")
    assert labels(story, P1)["score:pen-nudger"] == "Score Pen Nudger for free"
    story = table(hands=[["flight-school", "air-strike"]]).does(P1, "bank:flight-school")
    assert labels(story, P1)["score:air-strike"] == "Score Air Strike for free"


@pytest.mark.rule("CC-039", "CC-146b", "CC-189", "CC-190")
def test_cards_to_bet_or_to_give_up_say_what_they_are_worth(table: Maker) -> None:
    story = table(hands=[["timber"], ["escape"]], first_bite=True)
    assert labels(story, P1) == {"bet:timber": "Bet Timber! (rank 6)"}
    story = table(hands=[["multiplikitty", "vase-ace"]], houses=[["biscuit-bakery", "bath-time", "purramedic"]])
    story.does(P1, "play:multiplikitty", "double:biscuit-bakery").does(P1, "score:vase-ace")
    assert labels(story, P1)["pay:biscuit-bakery"] == "Pay with Biscuit Bakery (6 hearts)"
    story = table(hands=[["escape"]], houses=[["biscuit-bakery", "toaster-loaf", "paw-tap"]])
    story.does(P1, "play-on:escape>P1")
    assert labels(story, P1)["drop:toaster-loaf"] == "Give up Toaster Loaf (3 hearts)"


def test_a_button_touches_what_its_move_touches(table: Maker) -> None:
    story = table(hands=[["fountain", "timber"], []], houses=[[1]])
    touched = {move.text: move.touches for move in story.match.moves(P1)}
    assert touched["score:fountain"] == ("hand.0/fountain", "track")
    assert touched["score:timber"] == ("hand.0/timber", "track")


# -- The log -----------------------------------------------------------------------------------------------------------


def heard(story: Story, kind: str) -> list[Any]:
    """Give a sentence of the last move as all three seats and a spectator hear it."""
    event = next(event for event in story.match.history if event.beat == story.match.beat and event.kind == kind)
    return [event.text(seat) for seat in (P1, P2, P3, None)]


@pytest.mark.rule("CC-144", "CC-223")
def test_to_yourself_the_log_says_you(table: Maker) -> None:
    hands = [["enemy-of-my-enemy"], ["fountain"], ["escape"]]
    assert heard(table(hands=hands).does(P1, "enemy:P2>P3"), "set-on") == [
        "seat 1 must attack seat 2.",
        "You must attack seat 2.",
        "seat 1 must attack you.",
        "seat 1 must attack seat 2.",
    ]
    story = table(hands=[["bush-dweller"], ["timber"], []]).does(P1, "play-on:bush-dweller>P2")
    assert heard(story, "stole") == [
        "You take Timber! from seat 1.",
        "seat 0 takes Timber! from you.",
        "seat 0 takes a card from seat 1.",
        "seat 0 takes a card from seat 1.",
    ]
    assert heard(story, "aimed")[:2] == ["seat 1 is the target.", "You are the target."]
    story = table(hands=[["tree-dweller", "head-bonk", "timber"], ["escape"], []])
    story.does(P1, "play-on:tree-dweller>P2", "swap:timber", "swap-for:escape>P2")
    assert heard(story, "swapped")[:3] == [
        "You swap Timber! over to seat 1.",
        "seat 0 swaps Timber! over to you.",
        "seat 0 swaps a card over to seat 1.",
    ]


def test_no_sentence_ends_in_two_signs(table: Maker) -> None:
    hands = [["timber", "fountain"], ["escape"]]
    story = table(hands=hands, first_bite=True).does(P1, "bet:timber").does(P2, "bet:escape")
    assert "Timber! was your bet." in story.told(P1)
    story = table(hands=[["curiosity", "zoomies"], []], bowl=["timber", "fountain", "escape"]).does(
        P1, "play:curiosity"
    )
    assert "You draw Timber! from the Food Bowl." in story.told(P1)
    assert story.told(P2).count("seat 0 draws a card.") == 3
    story.does(P1, "discard:timber")
    assert "seat 0 discards Timber! from hand." in story.told(P2)
    story = table(hands=[["timber"], []], houses=[[], [5, 5]], feral=[1]).does(P1, "attack:timber>P2")
    assert "seat 0 uses Timber! to attack." in story.told(P2)
