"""Kitty Cataclysm stories: how it ends and who wins."""

from __future__ import annotations

import pytest

from games.kitty_cataclysm.kc import GAME, A, B, C, D, Maker, Story
from purrlor.errors import IllegalMove


def places(story: Story) -> tuple[int, ...]:
    assert story.match.outcome is not None
    return story.match.outcome.ranks


def scores(story: Story) -> tuple[int, ...]:
    assert story.match.outcome is not None
    return story.match.outcome.scores


@pytest.mark.rule("KC-58", "KC-41", "KC-22")
def test_the_last_cards_are_drawn_in_order_and_then_it_is_over(table: Maker) -> None:
    """S-08."""
    story = table([["C22"], ["C04"], ["C04"], ["C04"]], deck=["C24", "C16"])
    story.does(A, "play C22")
    assert story.reason == "deck-out"
    assert [len(story.paws(seat)) for seat in (A, B, C, D)] == [1, 2, 1, 1]
    assert scores(story) == (2 + 3, 1 + 3, 1, 1)


@pytest.mark.rule("KC-60")
def test_drawing_the_last_card_does_not_end_the_game(table: Maker) -> None:
    """S-09."""
    story = table([["C03"], ["C04"]], deck=["C24"])
    story.does(A, "play C03")
    assert story.deck == []
    assert story.waiting == (B,)


@pytest.mark.rule("KC-57")
def test_an_empty_deck_matters_only_when_a_card_must_be_drawn(table: Maker) -> None:
    """S-10 and S-49."""
    story = table([["C11"], ["C04", "C24"]], deck=[])
    story.does(A, "play C11")
    assert story.waiting == (B,)
    story = table([["C11"], ["C04"], ["C24"]], deck=[])
    story.does(A, "play C11").does(A, "steal C").does(B, "play C04")
    assert story.reason == "deck-out"


@pytest.mark.rule("KC-58", "KC-59")
def test_the_rest_of_the_card_is_void_when_the_deck_is_out(table: Maker) -> None:
    """S-11."""
    story = table([["C08", "C05"], ["C04"], ["C04"]], deck=["C24"])
    story.does(A, "play C08")
    assert story.reason == "deck-out"
    assert story.paws(A) == ["C05", "C24"]


@pytest.mark.rule("KC-74")
def test_a_table_may_finish_the_card_first(table: Maker) -> None:
    """S-40."""
    story = table([["C08", "C05"], ["C04"], ["C04"]], deck=["C24"], deck_out="finish_card")
    story.does(A, "play C08")
    assert story.waiting == (A,)
    assert story.says(None)[-1] == "last-card"
    story.does(A, "donate C05 B")
    assert story.reason == "deck-out"
    assert story.says(None)[-1] == "deck-out"
    assert story.paws(B) == ["C04", "C05"]


@pytest.mark.rule("KC-59", "KC-57", "KC-74")
@pytest.mark.parametrize("rule", ["at_once", "finish_card"])
def test_play_again_is_void_when_the_deck_is_out(table: Maker, rule: str) -> None:
    """S-41."""
    story = table([["C07", "C24"], ["C04"]], deck=[], deck_out=rule)
    story.does(A, "play C07")
    assert story.reason == "deck-out"
    assert scores(story)[A] == 3
    assert story.says(None).count("deck-out") == 1
    assert "again:0" not in story.says(None)


@pytest.mark.rule("KC-41")
def test_lions_share_with_a_short_deck(table: Maker) -> None:
    """S-33."""
    story = table([["C23"], ["C04"], ["C04"]], deck=["C03", "C05", "C24"])
    story.does(A, "play C23")
    assert story.reason == "deck-out"
    assert [len(story.paws(seat)) for seat in (A, B, C)] == [2, 2, 1]


@pytest.mark.rule("KC-61", "KC-76")
def test_starting_a_turn_with_empty_paws_ends_the_game(table: Maker) -> None:
    """S-12 and S-49."""
    story = table([["C24"], [], ["C04"]])
    story.does(A, "play C24")
    assert story.reason == "empty-paws"
    assert story.waiting == ()


@pytest.mark.rule("KC-62")
def test_empty_paws_in_between_are_harmless(table: Maker) -> None:
    """S-13."""
    story = table([["C14", "C05"], ["C03"]])
    story.does(A, "play C14")
    assert story.paws(B) == []
    story.does(A, "donate C05 B")
    assert story.options(B) == ["play C05"]


@pytest.mark.rule("KC-63", "KC-70", "KC-02", "KC-69")
def test_the_score_counts_paws_and_kitty_alike(table: Maker) -> None:
    """S-25."""
    story = table([["C24", "C06", "C01"], []], kitty=[["C04"]])
    story.does(A, "play C01")
    assert scores(story)[A] == 3
    assert story.match.outcome is not None
    parts = story.match.outcome.parts[A]
    assert [(part.label, part.points) for part in parts] == [("Paws", 2), ("Kitty", 1)]
    assert {card["value"] for card in GAME.cards.values()} == {-1, 0, 1, 2, 3}


@pytest.mark.rule("KC-64", "KC-02")
def test_the_most_meowney_wins(table: Maker) -> None:
    story = table([["C04"], [], ["C24", "C24"]], deck=["C05", "C05"])
    story.does(A, "play C04")
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (C,)


@pytest.mark.rule("KC-65", "KC-67")
def test_a_tie_goes_to_the_most_recent_turn(table: Maker) -> None:
    """S-26: last turn by C; walking back C, B, A, D meets A before D."""
    story = table([["C24"], ["C04"], ["C04"], []], kitty=[[], [], [], ["C16"]], turn=C, deck=["C05", "C05"])
    story.does(C, "play C04")
    assert scores(story)[A] == scores(story)[D] == 3
    assert places(story)[A] == 1
    assert places(story)[D] == 2


@pytest.mark.rule("KC-65")
def test_on_deck_out_the_player_of_the_turn_wins_a_tie(table: Maker) -> None:
    """S-27."""
    story = table([["C03"], ["C04"], ["C22"]], deck=[])
    story.does(A, "play C03")
    assert scores(story) == (2, 1, 2)
    assert places(story) == (1, 3, 2)


@pytest.mark.rule("KC-66")
def test_who_could_not_play_did_not_take_a_turn(table: Maker) -> None:
    """S-28."""
    story = table([["C24"], []], kitty=[[], ["C16"]])
    story.does(A, "play C24")
    assert scores(story) == (3, 3)
    assert places(story) == (1, 2)


@pytest.mark.rule("KC-67")
def test_ties_between_players_who_never_had_a_turn_are_decided_too(table: Maker) -> None:
    """S-29: B plays the first turn; walking back B, A, D, C: A wins."""
    story = table([["C24"], ["C01"], [], ["C24"]], turn=B)
    story.does(B, "play C01")
    assert scores(story) == (3, 0, 0, 3)
    assert places(story) == (1, 3, 4, 2)


@pytest.mark.rule("KC-75")
def test_every_place_is_decided(table: Maker) -> None:
    """S-44: walk B, A, D, C."""
    story = table(
        [["C24"], ["C24"], [], ["C16", "C04"]], kitty=[["C16", "C19"], ["C17", "C19"], ["C17", "C04"], []], turn=B
    )
    story.does(B, "play C24")
    assert scores(story) == (9, 9, 4, 4)
    assert places(story) == (2, 1, 4, 3)


@pytest.mark.rule("KC-68")
def test_all_is_shown_at_the_end_but_the_deck(table: Maker) -> None:
    story = table([["C24"], [], ["C04", "C05"]], deck=["C03"])
    story.does(A, "play C24")
    zones = {zone["id"]: zone for zone in story.match.view(None)["zones"]}
    assert {piece["face"] for piece in zones["paws.2"]["pieces"]} == {"pick-of-the-litter", "kitten-kaboodle"}
    assert [piece["face"] for piece in zones["deck"]["pieces"]] == [None]


@pytest.mark.rule("KC-57", "KC-61")
def test_nothing_can_be_played_after_the_end(table: Maker) -> None:
    story = table([["C24"], [], ["C04"]])
    story.does(A, "play C24")
    with pytest.raises(IllegalMove) as refused:
        story.does(C, "play C04")
    assert refused.value.rule == "KC-61"
