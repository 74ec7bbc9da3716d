"""Kitty Cataclysm stories: setting the table."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kitty_cataclysm.kc import GAME, A, B, C, D, Maker, Story
from purrlor.engine.match.match import Match
from purrlor.engine.native.backend import as_record
from purrlor.games.kitty_cataclysm.record import Ask
from purrlor.games.kitty_cataclysm.rules import RULES
from purrlor.games.kitty_cataclysm.table import ASKS


@pytest.mark.rule("KC-01")
def test_two_to_five_players_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in GAME.seats:
        assert GAME.match(seats, 1).seats == seats


@pytest.mark.rule("KC-06", "KC-08", "KC-28")
def test_everybody_gets_five_and_the_rest_is_the_deck(fresh: Maker) -> None:
    for seats in (2, 5):
        story = fresh(seats, seed=seats)
        assert [len(story.paws(seat)) for seat in range(seats)] == [5] * seats
        assert len(story.deck) == 60 - 5 * seats
        assert story.litter == []
        assert sum(Counter(story.deck).values()) + 5 * seats == 60


@pytest.mark.rule("KC-06")
def test_the_deck_is_shuffled_differently_each_time(fresh: Maker) -> None:
    orders = {tuple(fresh(2, seed=seed).deck) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("KC-07", "KC-13")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left_and_the_left_neighbour_starts(fresh: Maker) -> None:
    """S-02: the same shuffle with another dealer deals the same cards one seat further."""
    by_a, by_b = fresh(3, dealer=A), fresh(3, dealer=B)
    assert by_a.waiting == (B,)
    assert by_b.waiting == (C,)
    assert by_a.paws(B) == by_b.paws(C)
    assert by_a.paws(C) == by_b.paws(A)
    assert by_a.paws(A) == by_b.paws(B)


@pytest.mark.rule("KC-07")
def test_the_first_five_cards_do_not_all_go_to_one_player(fresh: Maker) -> None:
    """One at a time: with the deck known, seat B holds every third card of the dealt fifteen, not the first five."""
    story = fresh(3, dealer=A)
    whole = fresh(3, dealer=A, start_rule="random_nondealer")
    assert story.paws(B) == whole.paws(B)
    assert sorted(story.paws(A) + story.paws(B) + story.paws(C) + story.deck) == sorted(
        card["code"] for card in GAME.cards.values() for _ in range(card.count)
    )


@pytest.mark.rule("KC-05")
def test_without_a_last_winner_chance_picks_the_dealer(fresh: Maker) -> None:
    dealers = Counter(fresh(4, seed=seed).position["dealt_by"] for seed in range(80))
    assert set(dealers) == {A, B, C, D}


@pytest.mark.rule("KC-09", "KC-35")
def test_backs_and_the_deck_tell_nothing(fresh: Maker) -> None:
    view = fresh(3).match.view(A)
    deck = next(zone for zone in view["zones"] if zone["id"] == "deck")
    other = next(zone for zone in view["zones"] if zone["id"] == "paws.1")
    assert deck["size"] == 45
    assert [piece["face"] for piece in deck["pieces"] + other["pieces"]] == [None, None]


@pytest.mark.rule("KC-10", "KC-11")
def test_with_two_players_the_one_who_does_not_deal_starts(fresh: Maker) -> None:
    for rule in ("left_of_dealer", "first_play", "random_nondealer"):
        story = fresh(2, dealer=A, start_rule=rule)
        assert story.waiting == (B,)
        assert all(text.startswith("play") for text in story.options(B))


@pytest.mark.rule("KC-10", "KC-15")
def test_chance_picks_the_starter_but_never_the_dealer(fresh: Maker) -> None:
    starters = {fresh(4, seed=seed, dealer=C, start_rule="random_nondealer").waiting for seed in range(60)}
    assert starters == {(A,), (B,), (D,)}


@pytest.mark.rule("KC-12", "KC-14")
def test_in_a_race_the_first_card_starts_and_the_others_are_never_seen(fresh: Maker) -> None:
    """S-32: C is faster than B; B keeps the card and nobody learns of it."""
    story = fresh(4, dealer=A, start_rule="first_play")
    assert story.waiting == (B, C, D)
    hand_b, first = story.paws(B), story.paws(C)[0]
    assert "wait" in story.options(C)
    story.does(C, f"claim {first}")
    assert story.kitty(C) == [first]
    assert story.position["turn"] in (C, D)
    assert (
        len(story.paws(B)) >= len(hand_b)
        or story.match.is_over
        or first in ("C01", "C11", "C12", "C13", "C14", "C20", "C21")
    )
    with pytest.raises(Exception, match="KC"):
        story.does(B, f"claim {hand_b[0]}")


@pytest.mark.rule("KC-14", "KC-13")
def test_when_everybody_waits_the_left_neighbour_starts_and_must_play(fresh: Maker) -> None:
    """S-45."""
    story = fresh(4, dealer=A, start_rule="first_play")
    for seat in (D, B, C):
        assert seat in story.waiting
        story.does(seat, "wait")
    assert story.waiting == (B,)
    assert all(text.startswith("play") for text in story.options(B))


@pytest.mark.rule("KC-14")
def test_who_does_not_answer_in_the_race_waits(fresh: Maker) -> None:
    story = fresh(4, dealer=A, start_rule="first_play")
    for seat in (B, C, D):
        assert story.match.timeout_move(seat).text == "wait"
        story.match.play(seat, story.match.timeout_move(seat))
    assert story.match.timeout_move(B).text == story.match.moves(B)[0].text


@pytest.mark.rule("KC-14")
def test_only_the_claim_of_the_start_is_a_race(fresh: Maker) -> None:
    def races(story: Story) -> bool:
        return bool(RULES.race and RULES.race(as_record(story.match.state)))

    story = fresh(3, dealer=A, start_rule="first_play")
    assert races(story)
    assert ASKS[Ask.CLAIM].gives_up == "wait"
    assert not races(story.does(B, "wait").does(C, "wait"))
    assert not races(fresh(3))


def won_by(match: Match, winner: int) -> bool:
    return match.outcome is not None and match.outcome.winners == (winner,)


@pytest.mark.rule("KC-03", "KC-04", "KC-05")
def test_the_winner_deals_the_next_game_of_a_series(table: Maker) -> None:
    """S-37 and S-48: C won, so C deals and D starts; if C has left, chance decides."""
    story = table([["C24"], [], ["C24", "C16", "C19"], []])
    story.does(A, "play C24")
    assert won_by(story.match, C)
    second = story.match.rematch(seed=5)
    assert second.position()["dealt_by"] == C
    assert second.waiting == (D,)
    dealers = {story.match.rematch(seed=seed, gone=[C]).position()["dealt_by"] for seed in range(40)}
    assert dealers == {A, B, C, D}
