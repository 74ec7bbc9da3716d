"""What is said at the table: every sentence has its words, and speaks to whoever reads it."""

from __future__ import annotations

import pytest

from games.here_kitty_kitty.hk import GAME, A, B, C, Maker, Story, refuse
from purrlor.games.here_kitty_kitty.record import OPTIONS
from purrlor.games.here_kitty_kitty.show import PROPERTIES
from purrlor.words import Catalog

CATALOG = Catalog((GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8"), "en")


def asked(story: Story, seat: int) -> str:
    """Give what a seat is asked, in words."""
    return str(story.match.view(seat)["prompt"]["text"])


def label(story: Story, seat: int, text: str) -> str:
    """Give the words on the button of a move."""
    (found,) = [move.label for move in story.match.moves(seat) if move.text == text]
    return found


def test_options_and_properties_have_words() -> None:
    for option in OPTIONS:
        assert CATALOG.has(f"option-{option.name}") and CATALOG.has(f"option-{option.name}", "help")
        values = [value for value in option.values if isinstance(value, str)]
        assert all(CATALOG.has(f"option-{option.name}-{value}") for value in values)
    assert len(PROPERTIES) == GAME.seats[-1]
    assert all(CATALOG.has(f"property-{name}") for name in PROPERTIES)


def test_card_texts_are_short() -> None:
    assert all(0 < len(card.text) <= 90 for card in GAME.cards.values())


# -- Questions


def test_whoever_is_hit_is_told_so(table: Maker) -> None:
    story = table({"B": "Y b2"}, {"A": "stray-dog", "B": "hairball", "C": "catnap"}).does(A, "demand stray-dog B 1")
    assert asked(story, B) == "seat 0 plays Stray Dog on you: block it?"
    assert asked(story, C) == "seat 0 plays Stray Dog: block it?"


def test_one_cool_cat_is_played_for_somebody(table: Maker) -> None:
    hands = {"A": "tuna hairball", "B": "one-cool-cat"}
    story = table({"B": "Y b1", "C": "Y b1"}, hands, actions=1, deck="fireworks catnip stray-dog").does(A, "pass")
    assert asked(story, B) == "Fireworks is drawn: protect somebody?"
    assert label(story, B, "play-on:one-cool-cat>1") == "Play One Cool Cat for yourself"
    assert label(story, B, "play-on:one-cool-cat>2") == "Play One Cool Cat for seat 2"


@pytest.mark.parametrize(
    ("cats", "card", "move", "said"),
    [
        (
            "H b1 g1",
            "open-window",
            "let-out B yard",
            "Open Window: pick a cat that goes from your House to your Yard",
        ),
        ("P b1 g1", "catting-around", "play-on catting-around B", "Catting Around: pick a cat that goes to seat 0"),
        (
            "Y b1 / P g2",
            "fraidy-cats",
            "demand fraidy-cats B 2",
            "Fraidy Cats: pick 2 cats that move one zone out each",
        ),
        ("Y b1 g2", "cat-fight", "demand cat-fight B 1", "Cat Fight: send one of your Yard cats to a neighbor"),
    ],
)
def test_the_victim_is_told_where_cats_go(table: Maker, cats: str, card: str, move: str, said: str) -> None:
    assert asked(table({"B": cats}, {"A": card}).does(A, move), B) == said


@pytest.mark.parametrize(
    ("cats", "instant", "said"),
    [
        ("H b1 g1", "full-mewn", "Full Mewn: pick a cat that goes from your House to your Porch"),
        ("Y b1 g1 w1", "raining-cats-and-dogs", "Raining Cats & Dogs: pick 2 cats to save on your Porch"),
        ("Y b1 g1", "midnight-zoomies", "Midnight Zoomies: pick the Yard cat that dashes off to the left"),
        ("Y b2 g2", "landlord-inspection", "Landlord Inspection: pick 2 cats that leave for the Neighborhood"),
    ],
)
def test_an_instant_says_where_cats_go(table: Maker, cats: str, instant: str, said: str) -> None:
    deck = f"{instant} catnip stray-dog cat-carrier"
    assert asked(table({"B": cats}, actions=1, deck=deck).does(A, "pass"), B) == said


def test_reflexes_say_how_far(table: Maker) -> None:
    cats = {"B": "Y b1 / P g1 / H w1"}
    story = table(cats, {"A": "catlike-reflexes"}).does(A, "move b neighborhood yard")
    assert label(story, A, "reflex:1>in>1") == "Play Catlike Reflexes on seat 1: a cat moves 1 zone in"
    assert label(story, A, "reflex:0>in>2") == "Play Catlike Reflexes: one of your cats moves up to 2 zones in"
    story.does(A, "reflex B in 1")
    assert "One of your cats has to move 1 zone in." in story.told(B)
    assert asked(story, B) == "Catlike Reflexes: pick one of your cats to move 1 zone in"
    out = table(cats, {"A": "catlike-reflexes"}).does(A, "move b neighborhood yard").does(A, "reflex B out 2")
    assert asked(out, B) == "Catlike Reflexes: pick one of your cats to move up to 2 zones out"


@pytest.mark.parametrize(("picks", "seat"), [("off", B), ("on", A)])
def test_a_shortage_asks_the_owner_or_the_taker(table: Maker, picks: str, seat: int) -> None:
    more = {"nb": "-", "options": {"shortage_taker_picks": picks}}
    story = table({"B": "Y b1 g1"}, {"A": "cat-carrier"}, **more).does(A, "play cat-carrier")
    assert asked(story, A) == "Cat Carrier: take a cat from another Yard"
    story.does(A, "ask B")
    wording = {
        B: ("Cat Carrier: pick the cat from your Yard that seat 0 takes", "Pick the Black cat from your Yard"),
        A: ("Cat Carrier: pick the cat that you take from seat 1", "Pick the Black cat from seat 1"),
    }
    assert (asked(story, seat), label(story, seat, "pick:black>yard")) == wording[seat]
    assert story.match.moves(seat)[0].touches == ("yard.1/black",)


def test_taking_says_where_to_and_foster_kittens_which_cat(table: Maker) -> None:
    story = table({}, {"A": "foster-kittens"}, seats=2).does(A, "play foster-kittens")
    said = "Foster Kittens: take up to 3 cats to your Foster Kittens"
    assert (asked(story, A), label(story, A, "stop")) == (said, "Take no more")
    story.does(A, "take g").does(A, "stop")
    assert label(story, A, "pass") == "Skip this action"
    story.does(A, "pass").does(B, "pass").does(B, "pass")
    assert asked(story, A) == "Choose a place for the Gray cat that you foster"
    assert label(story, A, "place:gray>porch") == "Bring the Gray cat to your Porch"


def test_swaps_name_a_player_or_the_neighborhood(table: Maker) -> None:
    story = table({"A": "P w1", "B": "Y b1"}, {"A": "purr-suasion copy-cat"}, copyable="purr-suasion")
    swap = "Purr-suasion on seat 1: trade the White cat from your Porch for the Black cat"
    stray = "Purr-suasion: trade the White cat from your Porch for the Gray cat from the Neighborhood"
    assert label(story, A, "swap:white>porch>black>yard.1") == f"Play {swap}"
    assert label(story, A, "copy-swap:white>porch>black>yard.1") == f"Copy {swap}"
    assert label(story, A, "swap:white>porch>gray>neighborhood") == f"Play {stray}"
    assert label(story, A, "copy-swap:white>porch>gray>neighborhood") == f"Copy {stray}"
    touched = {move.text: move.touches for move in story.match.moves(A)}
    assert touched["swap:white>porch>black>yard.1"] == ("hand.0/purr-suasion", "porch.0/white", "yard.1/black")
    assert touched["copy-swap:white>porch>gray>neighborhood"][2] == "neighborhood/gray"


# -- What happened


def test_sentences_speak_to_whoever_reads(table: Maker) -> None:
    story = table({"B": "P b1"}, {"A": "catting-around"}).does(A, "play-on catting-around B")
    assert story.told(A)[0] == "You play Catting Around from your hand."
    assert story.told(B)[1] == "Catting Around is played on you."
    moved = [story.told(seat)[2] for seat in (A, B, C)]
    assert moved == [
        "The Black cat comes from seat 1 to your Yard.",
        "The Black cat goes from your Porch to seat 0.",
        "The Black cat goes from seat 1 to seat 0.",
    ]


def test_the_next_turn_is_yours(table: Maker) -> None:
    story = table({}, {}, actions=1).does(A, "pass")
    assert (story.told(B)[-1], story.told(C)[-1]) == ("Your turn.", "seat 1 is up.")


# -- Refusals that no other story meets


def test_a_seat_that_is_not_asked_must_wait(table: Maker) -> None:
    story = table({"B": "Y b1"}, {"B": "catlike-reflexes"})
    refuse(story, B, "reflex A in 1", "HK-84")
    refuse(story, B, "play cat-carrier", "HK-22")
    after = table({}, {"B": "hairball"}, final=1, final_turns=2)
    refuse(after, C, "pass", "HK-100")
    window = table({}, {"B": "catnap"}).does(A, "move b neighborhood yard")
    refuse(window, C, "pass", "HK-70")
