"""Kitty Cataclysm stories: the turn."""

from __future__ import annotations

import pytest

from games.kitty_cataclysm.kc import A, B, C, Maker
from purrlor.errors import IllegalMove, NotYourTurn
from purrlor.games.kitty_cataclysm.record import Ask
from purrlor.games.kitty_cataclysm.table import ASKS


@pytest.mark.rule("KC-16", "KC-24", "KC-31")
def test_a_card_goes_on_top_of_the_kitty_and_the_left_neighbour_is_next(table: Maker) -> None:
    story = table([["C24", "C03"], ["C04"], ["C04"]], kitty=[["C16"]])
    story.does(A, "play C24")
    assert story.kitty(A) == ["C16", "C24"]
    assert story.paws(A) == ["C03"]
    assert story.waiting == (B,)


@pytest.mark.rule("KC-17", "KC-18")
def test_any_card_may_be_played_and_one_must_be(table: Maker) -> None:
    story = table([["C24", "C03", "C03", "C01"], ["C04"]])
    assert story.options(A) == ["play C01", "play C03", "play C24"]


@pytest.mark.rule("KC-21", "KC-42", "KC-19")
def test_donating_more_than_you_have_gives_all_you_have(table: Maker) -> None:
    """S-01: the rulebook's example; the card just played is not there to give."""
    story = table([["C17", "C03"], ["C04"], ["C04"]])
    story.does(A, "play C17")
    assert story.options(A) == ["donate C03 B", "donate C03 C"]
    story.does(A, "donate C03 C")
    assert story.paws(A) == []
    assert story.paws(C) == ["C03", "C04"]
    assert story.waiting == (B,)


@pytest.mark.rule("KC-20")
def test_donate_comes_before_draw_when_it_is_written_first(table: Maker) -> None:
    """S-19."""
    story = table([["C09", "C24"], ["C04"], ["C04"]], deck=["C06"])
    story.does(A, "play C09")
    assert story.options(A) == ["donate C24 B", "donate C24 C"]
    story.does(A, "donate C24 B")
    assert story.paws(A) == ["C06"]


@pytest.mark.rule("KC-20")
def test_draw_comes_before_donate_when_it_is_written_first(table: Maker) -> None:
    """S-20."""
    story = table([["C08", "C24"], ["C04"], ["C04"]], deck=["C06", "C05"])
    story.does(A, "play C08")
    assert {text.split()[1] for text in story.options(A)} == {"C06", "C05", "C24"}


@pytest.mark.rule("KC-20", "KC-21")
def test_losing_nothing_does_not_stop_the_draw(table: Maker) -> None:
    """S-34."""
    story = table([["C10"], ["C04"]], deck=["C24", "C03", "C05", "C05", "C05"])
    story.does(A, "play C10")
    assert story.paws(A) == ["C03", "C24"]


@pytest.mark.rule("KC-23", "KC-71")
def test_a_card_without_text_does_nothing(table: Maker) -> None:
    """S-38."""
    story = table([["C24", "C03"], ["C04"]], deck=["C05"])
    story.does(A, "play C24")
    assert (story.paws(A), story.paws(B), story.deck) == (["C03"], ["C04"], ["C05"])
    assert story.waiting == (B,)


@pytest.mark.rule("KC-25")
def test_play_again_is_one_turn_with_two_plays(table: Maker) -> None:
    """S-14."""
    story = table([["C15", "C16", "C03"], ["C04"], ["C04"]])
    story.does(A, "play C15")
    assert story.waiting == (A,)
    story.does(A, "play C16").does(A, "donate C03 B")
    assert story.kitty(A) == ["C15", "C16"]
    assert story.waiting == (B,)


@pytest.mark.rule("KC-25")
def test_play_again_chains(table: Maker) -> None:
    """S-16."""
    story = table([["C07", "C07", "C24"], ["C04"]], deck=["C03", "C03", "C05"])
    story.does(A, "play C07").does(A, "play C07").does(A, "play C24")
    assert story.kitty(A) == ["C07", "C07", "C24"]
    assert story.paws(A) == ["C03", "C03"]
    assert story.waiting == (B,)


@pytest.mark.rule("KC-26")
def test_play_again_with_empty_paws_ends_the_turn(table: Maker) -> None:
    """S-15."""
    story = table([["C15"], ["C04"]])
    story.does(A, "play C15")
    assert story.waiting == (B,)
    ending = table([["C15"], ["C04"]], play_again_empty="game_ends")
    ending.does(A, "play C15")
    assert ending.reason == "empty-paws"
    assert ending.says(None)[-1] == "empty-again:0"
    assert ending.told(A)[-1] == "You cannot play again, for your paws are empty: the game ends."


@pytest.mark.rule("KC-25", "KC-26")
def test_playing_again_is_told_to_those_who_can(table: Maker) -> None:
    assert "again:0" in table([["C15", "C24"], ["C04"]]).does(A, "play C15").says(None)
    assert table([["C15"], ["C04"]]).does(A, "play C15").says(None) == [
        "played:three-am-zoomies>paws.0>kitty.0",
        "turn:1",
    ]
    assert "again:0" not in table([["C15"], ["C04"]], play_again_empty="game_ends").does(A, "play C15").says(None)


@pytest.mark.rule("KC-26", "KC-61", "KC-62")
def test_giving_the_last_card_away_before_playing_again_does_not_end_the_game(table: Maker) -> None:
    """S-47."""
    story = table([["C18", "C03"], ["C04"], ["C04"]])
    story.does(A, "play C18").does(A, "donate C03 B")
    assert story.waiting == (B,)
    assert story.reason is None


@pytest.mark.rule("KC-27")
def test_nobody_but_the_active_player_is_ever_asked_outside_a_pass(table: Maker) -> None:
    story = table([["C14", "C24"], ["C04", "C05"], ["C04", "C05"]])
    assert story.waiting == (A,)
    story.does(A, "play C14")
    assert story.waiting == (A,)
    story.does(A, "steal B")
    assert story.waiting == (A,)


@pytest.mark.rule("KC-28")
def test_twelve_cards_are_fine_until_a_disaster(table: Maker) -> None:
    """S-35."""
    many = ["C03", "C04", "C05", "C07", "C08", "C11", "C12", "C13", "C14", "C22", "C23", "C24"]
    story = table([[*many, "C16"], ["C04"]])
    story.does(A, "play C24")
    assert len(story.paws(A)) == 12


@pytest.mark.rule("KC-73")
def test_the_table_chooses_only_where_public_facts_leave_one_choice(table: Maker) -> None:
    """S-42: equal cards are still asked, unless the whole hand goes to the only other player."""
    whole = table([["C17", "C04", "C04"], ["C03"]])
    whole.does(A, "play C17")
    assert whole.paws(B) == ["C03", "C04", "C04"]
    asked = table([["C17", "C04", "C04", "C04"], ["C03"]])
    asked.does(A, "play C17")
    assert asked.options(A) == ["donate C04 B"]
    asked.does(A, "donate C04 B")
    assert asked.options(A) == ["donate C04 B"]
    third = table([["C17", "C04"], ["C03"], ["C03"]])
    third.does(A, "play C17")
    assert third.options(A) == ["donate C04 B", "donate C04 C"]


@pytest.mark.rule("KC-73")
def test_all_can_see_that_the_last_card_is_the_only_answer(table: Maker) -> None:
    """The rules ask; a table answers at once, for nobody learns anything from it."""
    story = table([["C24", "C03"], ["C04"], ["C16", "C16"]]).does(A, "play C24")
    asked = story.match.view(B)["prompt"]
    assert (asked["kind"], asked["forced"]) == ("last_card", True)
    assert story.options(B) == ["play C04"]
    assert ASKS[Ask.LAST].public
    assert not ASKS[Ask.PLAY].public
    with pytest.raises(IllegalMove) as refused:
        story.does(B, "wait")
    assert refused.value.rule == "KC-17"


@pytest.mark.rule("KC-73")
def test_cards_that_are_alike_are_an_only_answer_that_nobody_else_can_see(table: Maker) -> None:
    story = table([["C24"], ["C16", "C16"], ["C04"]]).does(A, "play C24")
    asked = story.match.view(B)["prompt"]
    assert (asked["kind"], asked["forced"]) == ("play_card", True)


@pytest.mark.rule("KC-73", "KC-25")
def test_the_last_card_of_playing_again_is_such_a_question_too(table: Maker) -> None:
    story = table([["C15", "C24"], ["C04"]]).does(A, "play C15")
    assert story.match.view(A)["prompt"]["kind"] == "last_card"


@pytest.mark.rule("KC-16", "KC-25")
def test_out_of_turn_and_foreign_cards_are_refused(table: Maker) -> None:
    story = table([["C24", "C03"], ["C04"]])
    before = story.match.head_bytes()
    with pytest.raises(NotYourTurn) as turn:
        story.does(B, "play C04")
    with pytest.raises(IllegalMove) as foreign:
        story.does(A, "play C04")
    assert (turn.value.rule, foreign.value.rule) == ("KC-16", "KC-16")
    assert story.match.head_bytes() == before
    story.does(A, "play C24")
    with pytest.raises(NotYourTurn):
        story.does(A, "play C03")


@pytest.mark.rule("KC-17")
def test_passing_the_turn_is_refused(table: Maker) -> None:
    story = table([["C24", "C03"], ["C04"]])
    with pytest.raises(IllegalMove) as refused:
        story.does(A, "wait")
    assert refused.value.rule == "KC-17"


@pytest.mark.rule("KC-10", "KC-14")
def test_the_dealer_and_the_late_cannot_claim_the_start(fresh: Maker) -> None:
    story = fresh(3, dealer=A, start_rule="first_play")
    with pytest.raises(NotYourTurn) as dealer:
        story.does(A, f"claim {story.paws(A)[0]}")
    assert dealer.value.rule == "KC-10"
    story.does(C, "wait")
    with pytest.raises(NotYourTurn) as late:
        story.does(C, f"claim {story.paws(C)[0]}")
    assert late.value.rule == "KC-14"
