"""Kitty Cataclysm stories: what is at stake, what an answer leads to, when the game is about to end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.kitty_cataclysm.kc import GAME, ID, A, B, C, D, Maker, Story
from purrlor.engine.match import view
from purrlor.engine.match.match import Match
from purrlor.games.kitty_cataclysm.record import Ask

SIX = ["C03", "C04", "C05", "C07", "C08", "C11"]  # worth 2 + 1 + 0 + 0 + 1 + 1
DISASTERS = "cat-aclysm>{}>7>cat-ass-trophy>{}>6"


def facts(story: Story, seat: int) -> dict[str, Any]:
    return view.read(b"{%b}" % story.match.page(seat)[1])


def stake(story: Story, seat: int) -> str:
    return str(facts(story, seat)["prompt"]["stake"])


def so(story: Story, seat: int, text: str) -> str:
    """Give what a move leads to; what hurts begins with an exclamation mark."""
    verb, *words = text.split()
    said = ">".join(ID.get(w, str("ABCDE".index(w)) if w in "ABCDE" else w) for w in words)
    move = next(move for move in facts(story, seat)["moves"] if move["text"] == (f"{verb}:{said}" if said else verb))
    return ("!" if move.get("hurts") else "") + str(move["so"])


def alarms(story: Story, seat: int | None = None) -> list[str]:
    return list(story.match.view(seat)["alarms"])


# -- Playing a card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KC-63")
def test_the_question_says_what_one_owns_in_paws_and_kitty(table: Maker) -> None:
    story = table([["C24", "C06", "C03"], ["C04"]], kitty=[["C16", "C04"]])
    assert stake(story, A) == "own:8>4>4"
    asked = story.match.view(A)["prompt"]
    assert asked["stake"] == "You own 8 meowney: 4 in your paws, 4 in your kitty. Both count."


@pytest.mark.rule("KC-61")
def test_who_has_few_cards_hears_how_the_game_ends(table: Maker) -> None:
    story = table([["C24", "C03"], ["C04"]])
    assert stake(story, A) == "few:2>5"
    assert stake(story.does(A, "play C24"), B) == "few:1>1"


@pytest.mark.rule("KC-54", "KC-55", "KC-36")
def test_five_cards_or_more_hear_of_the_disasters_that_one_has_not_seen(table: Maker) -> None:
    """One Cat-aclysm is held and one was played; a Cat-ass-trophy lies in the litter tray."""
    seen = [*SIX, "C24", "C02"]
    story = table([["C01", *SIX[:4]], ["C01", "C04"], ["C24"]], kitty=[[], ["C01"]], deck=seen)
    assert stake(story, A) == "full:3>" + DISASTERS.format(1, 1)
    assert stake(story.does(A, "play C05"), B) == "few:2>1"


@pytest.mark.rule("KC-54", "KC-55")
def test_nobody_is_warned_of_disasters_that_all_have_seen(table: Maker) -> None:
    story = table([SIX, ["C04"]], deck=["C24", "C24", "C16", "C16"])
    assert stake(story, A) == "own:5>5>0"
    assert so(story, A, "play C05") == "hold:0>8"


@pytest.mark.rule("KC-39", "KC-54", "KC-55")
def test_a_card_says_how_full_the_paws_will_be_and_what_threatens_them(table: Maker) -> None:
    story = table([["C24", "C04", "C05", "C06", "C22"], ["C03", "C03"]], deck=["C16"] * 2 + ["C01"] * 3 + ["C02"] * 2)
    assert so(story, A, "play C24") == "hold:3>4"
    assert so(story, A, "play C22") == "hold:2>5"
    assert so(story, A, "play C04") == "risk-kitty:6>cat-ass-trophy>2"
    assert so(story, A, "play C05") == "risk-paws:7>cat-aclysm>3"
    assert so(story, A, "play C06") == "risk-paws:8>cat-aclysm>3"
    moves = {move["text"]: move["so"] for move in story.match.view(A)["moves"]}
    assert moves["play:kitten-kaboodle"] == "You will hold 7: Cat-aclysm would take them all (3 hidden)"
    assert moves["play:fat-cat"] == "3 meowney for your kitty; you will hold 4 cards"


@pytest.mark.rule("KC-20", "KC-21")
def test_every_instruction_counts_in_its_order_as_far_as_it_can_be_done(table: Maker) -> None:
    cards = ["C08", "C13", "C14", "C17", "C21"]
    story = table([cards, ["C03"], ["C24"]])
    assert so(story, A, "play C08") == "hold:1>5"  # four left, two drawn, one given
    assert so(story, A, "play C13") == "hold:-1>6"  # two to steal, not three
    assert so(story, A, "play C14") == "hold:2>4"
    assert so(story, A, "play C17") == "hold:3>2"
    assert so(story, A, "play C21") == "hold:1>3"  # two away, one comes
    assert so(table([["C10", "C24"], ["C04"]]), A, "play C10") == "hold:1>2"
    assert so(table([["C10"], ["C04"]]), A, "play C10") == "hold:1>2"


@pytest.mark.rule("KC-25", "KC-26")
def test_playing_again_is_said_and_so_is_why_not(table: Maker) -> None:
    assert so(table([["C15", "C24"], ["C04"]]), A, "play C15") == "again:1>1"
    assert so(table([["C15"], ["C04"]]), A, "play C15") == "empties"
    assert so(table([["C15"], ["C04"]], play_again_empty="game_ends"), A, "play C15") == "ends-again"
    story = table([["C15", "C24", "C03"], ["C04"]]).does(A, "play C15")
    assert story.match.view(A)["prompt"]["text"] == "Play a card: it is still your turn"


# -- The disasters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KC-54")
def test_a_cataclysm_that_hits_its_player_hurts(table: Maker) -> None:
    """S-04, with four players."""
    story = table([["C01", "C24", *SIX], ["C03"] * 2, [*SIX[1:], "C16", "C16"], [*SIX[2:], "C17"]])
    assert so(story, A, "play C01") == "!busts-paws:7>8>1>0"
    said = next(move for move in story.match.view(A)["moves"] if move["text"] == "play:cat-aclysm")
    assert (said["hurts"], said["so"]) == (True, "Takes all 7 of your cards (8 meowney); hits 1 other, too")


@pytest.mark.rule("KC-54", "KC-19")
def test_a_cataclysm_that_spares_its_player_says_whom_it_hits(table: Maker) -> None:
    """S-05 and S-36: the left neighbour cannot play after it, so the game ends."""
    story = table([["C01", *SIX], ["C03"], [*SIX, "C16"]])
    assert so(story, A, "play C01") == "hits-paws:1>3>0"
    assert so(table([["C01", "C24"], [*SIX, "C16"], ["C04"]]), A, "play C01") == "hits-paws:1>3>1"
    assert so(table([["C01", "C24"], ["C04"]]), A, "play C01") == "hits-paws:0>2>0"


@pytest.mark.rule("KC-55")
def test_a_catastrophe_takes_the_card_just_played_as_well(table: Maker) -> None:
    """S-06 and S-07."""
    story = table([["C02", *SIX], SIX, ["C04"]], kitty=[["C24"], ["C16"]])
    assert so(story, A, "play C02") == "!busts-kitty:2>3>1>0"
    assert so(table([["C02", *SIX[1:]], SIX], kitty=[["C24"], ["C16"]]), A, "play C02") == "hits-kitty:1>2>0"
    assert so(table([["C02", "C24"], []]), A, "play C02") == "hits-kitty:0>2>1"


# -- The end of the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KC-57", "KC-41")
def test_a_card_for_which_the_deck_is_too_small_ends_the_game(table: Maker) -> None:
    story = table([["C04", "C22", "C23", "C03", "C24"], ["C04"], ["C04"]], deck=["C05", "C05"])
    assert so(story, A, "play C22") == "ends-deck:3>2"
    assert so(story, A, "play C23") == "ends-deck:4>2"
    assert so(story, A, "play C04") == "hold:1>6"  # all disasters are seen, and the deck just lasts
    assert so(story, A, "play C03") == "hold:2>5"


@pytest.mark.rule("KC-61")
def test_a_neighbour_who_cannot_get_a_card_ends_the_game(table: Maker) -> None:
    def then(cards: list[str], card: str, *others: list[str]) -> str:
        return so(table([[card, *cards], *others], deck=["C05"] * 4), A, f"play {card}")

    assert then(["C03"], "C24", [], ["C04"]) == "ends-empty:1"
    assert then([], "C24", [], ["C04"]) == "ends-empty:1"
    assert then(["C03"], "C22", [], ["C04"]) == "hold:2>2"
    assert then(["C03", "C03"], "C16", [], ["C04"]) == "hold:3>1"  # it may be given to the neighbour
    assert then([], "C16", [], ["C04"]) == "ends-empty:1"  # there is nothing to give
    assert then(["C03", "C03"], "C20", [], ["C04"]) == "hold:2>2"
    assert then(["C03"], "C11", ["C04"], []) == "ends-empty:1"  # nobody else can be robbed
    assert then(["C03"], "C11", ["C04"], ["C04"]) == "hold:1>2"
    assert then([], "C21", ["C04", "C07"], ["C03", "C08"]) == "ends-empty:1"  # S-50


@pytest.mark.rule("KC-61", "KC-62")
def test_the_last_card_says_that_empty_paws_may_end_the_game(table: Maker) -> None:
    assert so(table([["C24"], ["C04"]]), A, "play C24") == "empties"


@pytest.mark.rule("KC-57", "KC-60")
def test_all_are_told_when_one_card_could_empty_the_deck(table: Maker) -> None:
    """With two players no card draws more than four; with five, six."""
    assert alarms(table([["C24"], ["C04"]], deck=["C05"] * 4)) == []
    assert alarms(table([["C24"], ["C04"]], deck=["C05"] * 3)) == [
        "3 cards are left in the deck: whoever must draw more ends the game."
    ]
    assert alarms(table([["C24"], ["C04"]], deck=[])) == ["The deck is empty: whoever must draw ends the game."]
    assert len(alarms(table([["C24"], ["C04"], ["C04"], ["C04"], ["C04"]], deck=["C05"] * 4 + ["C03"]))) == 1


@pytest.mark.rule("KC-61")
def test_all_are_told_of_the_first_player_whose_turn_would_end_the_game(table: Maker) -> None:
    story = table([["C24"], ["C04"], [], []])
    assert alarms(story, A) == ["seat 2 has empty paws: the game ends when seat 2 is up, unless a card comes in."]
    assert alarms(story, C) == ["Your paws are empty: your next turn ends the game, unless you get a card."]
    assert alarms(story, D) == alarms(story, None) == alarms(story, A)
    assert alarms(story.does(A, "play C24").does(B, "play C04")) == []  # it is over
    own = table([["C24"], ["C04"]]).does(A, "play C24")
    assert alarms(own, A) == ["Your paws are empty: your next turn ends the game, unless you get a card."]


@pytest.mark.rule("KC-74")
def test_all_are_told_that_the_card_on_the_table_is_the_last(table: Maker) -> None:
    story = table([["C08", "C05", "C03"], ["C04"], []], deck=["C24"], deck_out="finish_card")
    assert alarms(story.does(A, "play C08")) == ["The deck is empty: the game ends after this card."]


# -- Donating, stealing, losing, passing -------------------------------------------------------------------------------


@pytest.mark.rule("KC-42")
def test_a_donation_says_what_it_costs_and_how_full_the_other_will_be(table: Maker) -> None:
    story = table([["C16", "C24", "C06"], ["C04", "C05"], ["C03"]], kitty=[["C22"]]).does(A, "play C16")
    assert stake(story, A) == "donate:7"
    assert so(story, A, "donate C24 B") == "donate:1>3>3>4"
    assert so(story, A, "donate C06 C") == "donate:2>-1>2>8"
    moves = {move["text"]: move["so"] for move in story.match.view(A)["moves"]}
    assert moves["donate:fat-cat>1"] == "3 meowney for seat 1, who will hold 3 cards; you keep 4 meowney"


@pytest.mark.rule("KC-45", "KC-46", "KC-48")
def test_a_theft_says_out_of_how_many_cards_and_what_is_left(table: Maker) -> None:
    story = table([["C12", "C24"], ["C04", "C05", "C03"], ["C03"]]).does(A, "play C12")
    assert stake(story, A) == "steal:3"
    assert so(story, A, "steal B") == "steal:3>1>2"
    assert so(story, A, "steal C") == "steal-last:2"


@pytest.mark.rule("KC-49")
def test_losing_a_card_says_what_remains(table: Maker) -> None:
    story = table([["C19", "C24", "C06"], ["C04"]]).does(A, "play C19")
    assert stake(story, A) == "lose:5"
    assert so(story, A, "lose C24") == "lose:2>1"
    assert so(story, A, "lose C06") == "lose:6>1"


@pytest.mark.rule("KC-50", "KC-51")
def test_a_pass_says_who_gets_the_card_and_what_comes_back(table: Maker) -> None:
    story = table([["C21", "C24", "C06", "C03"], ["C04"], ["C03", "C05", "C04"]]).does(A, "play C21")
    assert stake(story, A) == "pass:2>2>3"
    assert stake(story, C) == "pass:1>1>2"
    assert so(story, A, "pass C24") == "pass:3>1"
    assert facts(story, A)["prompt"]["say"] == "pass_cards:2>1"
    assert facts(story.does(A, "pass C24"), A)["prompt"]["say"] == "pass_cards:1>1"


@pytest.mark.rule("KC-14")
def test_the_race_says_who_starts_if_nobody_wants_to(fresh: Maker) -> None:
    story = fresh(4, dealer=A, start_rule="first_play")
    assert stake(story, C) == "start:1"
    assert so(story, C, "wait") == "wait:1"
    assert so(story, C, story.options(C)[0]).partition(":")[0] in {
        "hold",
        "again",
        "risk-paws",
        "risk-kitty",
        "hits-paws",
    }
    assert story.match.view(B)["prompt"]["stake"] == "Whoever plays a card first starts. If all wait, it is you."


# -- What was said comes true ------------------------------------------------------------------------------------------


def played(seed: int) -> Iterator[tuple[Match, int, str]]:
    """Play a random game with random house rules; after each card give who played it and what was said of it."""
    chance = random.Random(seed)
    options = {option.name: chance.choice(option.values) for option in GAME.options if not option.of_seats}
    match = GAME.match(chance.choice(list(GAME.seats)), seed, options, backend=GAME.plain)
    who, said = -1, ""
    while match.waiting:
        seat = chance.choice(match.waiting)
        move = chance.choice(match.moves(seat))
        if move.text.startswith(("play", "claim")):
            who, said = seat, move.so
        match.play(seat, move)
        if said and (match.is_over or match.asks in (Ask.PLAY, Ask.LAST)):
            yield match, who, said
            said = ""


@pytest.mark.rule("KC-21", "KC-41", "KC-54", "KC-55", "KC-57", "KC-61")
def test_what_is_said_of_a_card_comes_true() -> None:
    told = Counter[str]()
    for seed in range(16):
        for match, seat, said in played(seed):
            name, _, rest = said.partition(":")
            numbers = [int(word) for word in rest.split(">") if word.lstrip("-").isdigit()]
            held = sum(match.position()["paws"][seat].values())
            told[name] += 1
            if name in ("hold", "again"):
                assert held == numbers[1], said
            elif name.startswith("risk"):
                assert held == numbers[0] >= 6, said
            elif name in ("empties", "busts-paws"):
                assert held == 0, said
            elif name == "busts-kitty":
                assert match.position()["kitty"][seat] == [], said
            if name == "again":
                assert match.waiting == (seat,)
            assert match.is_over or not (
                name.startswith("ends") or (name.startswith(("hits", "busts")) and numbers[-1])
            )
            if match.outcome is not None and match.outcome.reason == "deck-out":
                assert name == "ends-deck", said
    assert {"hold", "again", "risk-paws", "risk-kitty", "empties", "hits-paws", "hits-kitty", "ends-empty"} <= set(told)
    assert {"busts-paws", "busts-kitty", "ends-deck", "ends-again"} <= set(told)
