"""Kitty Cataclysm stories: draw, donate, steal, lose, pass, and the two disasters."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kitty_cataclysm.kc import A, B, C, D, Maker
from purrlor.errors import IllegalMove, NotYourTurn


@pytest.mark.rule("KC-39", "KC-29")
def test_draw_takes_from_the_top_of_the_deck_into_the_paws(table: Maker) -> None:
    story = table([["C04"], ["C03"]], deck=["C24", "C06", "C05"])
    story.does(A, "play C04")
    assert story.paws(A) == ["C06", "C24"]
    assert story.deck == ["C05"]


@pytest.mark.rule("KC-40", "KC-41")
def test_everyone_draws_clockwise_from_the_player_of_the_card(table: Maker) -> None:
    story = table([["C24"], ["C22"], ["C04"]], deck=["C03", "C05", "C06"], turn=B)
    story.does(B, "play C22")
    assert (story.paws(B), story.paws(C), story.paws(A)) == (["C03"], ["C04", "C05"], ["C06", "C24"])


@pytest.mark.rule("KC-41")
def test_lions_share_takes_two_first_then_the_others_one_each(table: Maker) -> None:
    story = table([["C23"], ["C04"], ["C04"]], deck=["C03", "C05", "C06", "C24"])
    story.does(A, "play C23")
    assert (story.paws(A), story.paws(B), story.paws(C)) == (["C03", "C05"], ["C04", "C06"], ["C04", "C24"])


@pytest.mark.rule("KC-42")
def test_two_donations_may_be_split(table: Maker) -> None:
    """S-21."""
    for first, second, at_b, at_c in (("B", "B", 3, 1), ("B", "C", 2, 2), ("C", "C", 1, 3)):
        story = table([["C17", "C03", "C05", "C24"], ["C04"], ["C04"]])
        story.does(A, "play C17").does(A, f"donate C03 {first}").does(A, f"donate C05 {second}")
        assert (len(story.paws(B)), len(story.paws(C))) == (at_b, at_c)
        assert story.waiting == (B,)


@pytest.mark.rule("KC-43", "KC-44")
def test_you_cannot_donate_to_yourself_nor_stop_early(table: Maker) -> None:
    story = table([["C17", "C03", "C05", "C24"], ["C04"], ["C04"]])
    story.does(A, "play C17").does(A, "donate C03 B")
    assert story.paws(B) == ["C03", "C04"]  # handed over at once
    for wrong in ("donate C05 A", "donate C17 B", "play C05", "donate C05 E"):
        with pytest.raises(IllegalMove):
            story.does(A, wrong)
    with pytest.raises(IllegalMove) as refused:
        story.does(A, "donate C05 A")
    assert refused.value.rule == "KC-43"


@pytest.mark.rule("KC-45", "KC-46", "KC-47")
def test_stealing_is_blind_and_goes_card_by_card(table: Maker) -> None:
    """S-17: x or y with the same chance; then the other one of B, or C's card."""
    first: Counter[str] = Counter()
    for seed in range(200):
        story = table([["C12"], ["C03", "C05"], ["C24"]], seed=seed)
        story.does(A, "play C12").does(A, "steal B")
        first[story.paws(A)[0]] += 1
        assert story.options(A) == ["steal B", "steal C"]
    assert set(first) == {"C03", "C05"}
    assert 70 <= first["C03"] <= 130


@pytest.mark.rule("KC-46")
def test_two_copies_are_twice_as_likely_to_be_stolen(table: Maker) -> None:
    taken: Counter[str] = Counter()
    for seed in range(300):
        story = table([["C11"], ["C03", "C03", "C24"]], seed=seed)
        story.does(A, "play C11")
        taken[story.paws(A)[0]] += 1
    assert 160 <= taken["C03"] <= 240


@pytest.mark.rule("KC-48")
def test_stealing_more_than_there_is_takes_all(table: Maker) -> None:
    """S-18."""
    story = table([["C13", "C24"], ["C03"], ["C05"]])
    story.does(A, "play C13").does(A, "steal B")
    assert story.paws(A) == ["C03", "C05", "C24"]
    assert (story.paws(B), story.paws(C)) == ([], [])


@pytest.mark.rule("KC-45", "KC-48", "KC-46")
def test_stealing_from_oneself_from_the_empty_or_by_name_is_refused(table: Maker) -> None:
    story = table([["C12", "C24"], ["C03", "C05"], [], ["C04"]])
    story.does(A, "play C12")
    for wrong, rule in (("steal A", "KC-45"), ("steal C", "KC-48")):
        with pytest.raises(IllegalMove) as refused:
            story.does(A, wrong)
        assert refused.value.rule == rule
    with pytest.raises(IllegalMove):
        story.does(A, "steal C03")


@pytest.mark.rule("KC-49", "KC-36", "KC-37")
def test_a_lost_card_lies_open_in_the_litter_tray_and_scores_for_nobody(table: Maker) -> None:
    """S-24."""
    story = table([["C19", "C06", "C24"], ["C04"]], deck=["C03"])
    story.does(A, "play C19")
    assert story.options(A) == ["lose C06", "lose C24"]
    story.does(A, "lose C06")
    for seat in (A, B, None):
        litter = next(z for z in story.match.view(seat)["zones"] if z["id"] == "litter")
        assert litter["pieces"][-1]["face"] == "nine-lives-four-cards"
    assert story.told(None)[0].endswith("loses Nine Lives, Four Cards.")
    with pytest.raises(IllegalMove) as refused:
        story.match.play(B, "lose:fat-cat")
    assert refused.value.rule == "KC-49"


@pytest.mark.rule("KC-50", "KC-51")
def test_a_pass_moves_what_each_can_give(table: Maker) -> None:
    """S-03."""
    story = table([["C21", "C03", "C04", "C05"], [], ["C06", "C07", "C08", "C11"]])
    story.does(A, "play C21")
    assert story.waiting == (A, C)
    story.does(A, "pass C03").does(A, "pass C04").does(C, "pass C06").does(C, "pass C07")
    assert story.paws(A) == ["C05", "C06", "C07"]
    assert story.paws(B) == ["C03", "C04"]
    assert story.paws(C) == ["C08", "C11"]


@pytest.mark.rule("KC-50", "KC-53")
def test_with_two_players_a_pass_is_an_exchange(table: Maker) -> None:
    """S-22: nobody can pass on what just came."""
    story = table([["C20", "C03", "C04"], ["C24", "C05"]])
    story.does(A, "play C20").does(A, "pass C03")
    assert story.options(B) == ["pass C05", "pass C24"]
    story.does(B, "pass C24")
    assert (story.paws(A), story.paws(B)) == (["C04", "C24"], ["C03", "C05"])


@pytest.mark.rule("KC-50")
def test_a_pass_goes_to_the_left_all_around(table: Maker) -> None:
    """S-23."""
    story = table([["C20", "C03", "C04"], ["C05", "C06"], ["C07", "C08"]])
    story.does(A, "play C20").does(A, "pass C03").does(B, "pass C05").does(C, "pass C07")
    assert (story.paws(A), story.paws(B), story.paws(C)) == (["C04", "C07"], ["C03", "C06"], ["C05", "C08"])


@pytest.mark.rule("KC-52", "KC-51")
def test_a_pass_is_sealed_until_all_have_chosen(table: Maker) -> None:
    """S-43: B's one card goes by itself; A learns only that C has finished."""
    story = table([["C20", "C03", "C04"], ["C05"], ["C07", "C08", "C24"]])
    story.does(A, "play C20")
    assert story.waiting == (A, C)
    before = story.match.view(A)
    story.does(C, "pass C24")
    assert story.told(A) == ["seat 2 has chosen."]
    after = story.match.view(A)
    assert after["zones"] == before["zones"]
    assert after["waiting"] == [A]
    with pytest.raises(NotYourTurn) as late:
        story.does(C, "pass C07")
    assert late.value.rule == "KC-52"
    story.does(A, "pass C03")
    assert (story.paws(A), story.paws(B), story.paws(C)) == (["C04", "C24"], ["C03"], ["C05", "C07", "C08"])


@pytest.mark.rule("KC-21", "KC-51", "KC-61")
def test_a_pass_of_whole_hands_asks_nobody(table: Maker) -> None:
    """S-50."""
    story = table([["C21"], ["C03"], ["C04", "C05"]])
    story.does(A, "play C21")
    assert (story.paws(A), story.paws(B), story.paws(C)) == (["C04", "C05"], [], ["C03"])
    assert story.reason == "empty-paws"


@pytest.mark.rule("KC-50", "KC-51")
def test_the_same_card_cannot_be_passed_twice(table: Maker) -> None:
    story = table([["C21", "C03", "C04", "C05"], ["C24", "C06", "C07"]])
    story.does(A, "play C21").does(A, "pass C03")
    assert story.options(A) == ["pass C04", "pass C05"]
    with pytest.raises(IllegalMove) as twice:
        story.does(A, "pass C03")
    assert twice.value.rule == "KC-50"


@pytest.mark.rule("KC-54")
def test_cat_aclysm_empties_paws_of_seven_or_more(table: Maker) -> None:
    """S-04: the rulebook's case, checked after the card was played."""
    seven = ["C03", "C04", "C05", "C07", "C08", "C11", "C22"]
    story = table([["C01", *seven], seven, seven[:6]], deck=["C24"])
    litter = len(story.litter)
    story.does(A, "play C01")
    assert (story.paws(A), story.paws(B), len(story.paws(C))) == ([], [], 6)
    assert len(story.litter) == litter + 14
    assert story.kitty(A) == ["C01"]


@pytest.mark.rule("KC-19", "KC-54")
def test_the_cat_aclysm_itself_does_not_count(table: Maker) -> None:
    """S-05."""
    story = table([["C01", "C03", "C04", "C05", "C07", "C08", "C11"], ["C04"]])
    story.does(A, "play C01")
    assert len(story.paws(A)) == 6


@pytest.mark.rule("KC-55")
def test_cat_ass_trophy_takes_kitties_and_leaves_paws(table: Maker) -> None:
    """S-06."""
    six = ["C03", "C04", "C05", "C07", "C08", "C11"]
    story = table([["C02", *six], six, six[:5]], kitty=[["C24"], ["C16", "C22"], ["C17"]])
    story.does(A, "play C02")
    assert (story.kitty(A), story.kitty(B), story.kitty(C)) == ([], [], ["C17"])
    assert story.litter[-4:] == ["C24", "C02", "C16", "C22"]
    assert [len(story.paws(seat)) for seat in (A, B, C)] == [6, 6, 5]


@pytest.mark.rule("KC-19", "KC-55")
def test_with_five_cards_left_the_kitty_is_safe(table: Maker) -> None:
    """S-07."""
    story = table([["C02", "C03", "C04", "C05", "C07", "C08"], ["C04"]], kitty=[["C24"]])
    story.does(A, "play C02")
    assert story.kitty(A) == ["C24", "C02"]


@pytest.mark.rule("KC-54", "KC-61")
def test_a_cat_aclysm_can_end_the_game(table: Maker) -> None:
    """S-36."""
    seven = ["C03", "C04", "C05", "C07", "C08", "C11", "C22"]
    story = table([["C01", "C24"], seven])
    story.does(A, "play C01")
    assert story.reason == "empty-paws"


@pytest.mark.rule("KC-56")
@pytest.mark.parametrize("code", [f"C{n:02}" for n in range(1, 25) if n != 2])
def test_no_other_card_touches_a_kitty(table: Maker, code: str) -> None:
    """S-39: play each card in a rich position and answer whatever it asks; only A's kitty grows, by one."""
    hands = [[code, "C24"], ["C03", "C04", "C05"], ["C03", "C04", "C05"], ["C11", "C04", "C05"]]
    kitties = [["C16"], ["C22", "C08"], ["C17"], []]
    story = table(hands, kitty=kitties, deck=["C07", "C10", "C22", "C07", "C09"])
    story.does(A, f"play {code}")
    while story.waiting and not story.options(story.waiting[0])[0].startswith("play"):
        story.does(story.waiting[0], story.options(story.waiting[0])[0])
    assert [story.kitty(seat) for seat in (A, B, C, D)] == [["C16", code], ["C22", "C08"], ["C17"], []]
