"""Kitty Cataclysm stories: who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from games.kitty_cataclysm.kc import A, B, C, Maker, Story


def zone(story: Story, seat: int | None, name: str) -> dict[str, Any]:
    return next(z for z in story.match.view(seat)["zones"] if z["id"] == name)


def faces(story: Story, seat: int | None, name: str) -> list[str | None]:
    return [piece["face"] for piece in zone(story, seat, name)["pieces"]]


@pytest.mark.rule("KC-30")
def test_paws_are_secret_but_their_size_is_not(table: Maker) -> None:
    story = table([["C03", "C04"], ["C24", "C05", "C05"]])
    assert set(faces(story, B, "paws.1")) == {"fat-cat", "kitten-kaboodle"}
    for seat in (A, None):
        assert faces(story, seat, "paws.1") == [None]
        assert zone(story, seat, "paws.1")["size"] == 3


@pytest.mark.rule("KC-32", "KC-33", "KC-34")
def test_others_see_the_top_of_a_kitty_the_owner_all_of_it(table: Maker) -> None:
    """S-30."""
    story = table([["C24"], ["C04"]], kitty=[["C03", "C05"]])
    assert faces(story, B, "kitty.0") == ["kitten-kaboodle"]
    assert zone(story, B, "kitty.0")["size"] == 2
    assert faces(story, A, "kitty.0") == ["curiosity-paid-the-cat", "kitten-kaboodle"]
    assert faces(story, None, "kitty.0") == ["kitten-kaboodle"]
    open_table = table([["C24"], ["C04"]], kitty=[["C03", "C05"]], kitty_view="open")
    assert len(faces(open_table, B, "kitty.0")) == 2


@pytest.mark.rule("KC-54", "KC-55")
@pytest.mark.parametrize(
    ("held", "danger", "risk"),
    [(5, None, None), (6, "kitty-falls", "in-danger"), (7, "all-falls", "in-danger")],
)
def test_everybody_sees_how_near_a_disaster_is(table: Maker, held: int, danger: str | None, risk: str | None) -> None:
    story = table([["C24"], ["C04", "C04", "C03", "C03", "C05", "C24", "C06"][:held]], kitty=[[], ["C05"]])
    for seat in (A, B, None):
        assert zone(story, seat, "paws.1")["limits"] == [6, 7]
        assert zone(story, seat, "paws.1").get("danger") == danger
        assert zone(story, seat, "kitty.1").get("risk") == risk
    assert zone(story, None, "paws.0").get("danger") is None


@pytest.mark.rule("KC-36")
def test_everybody_may_look_through_the_litter_tray(table: Maker) -> None:
    story = table([["C24"], ["C04"]], deck=["C03"])
    assert faces(story, A, "litter") == faces(story, None, "litter")
    assert None not in faces(story, B, "litter")


@pytest.mark.rule("KC-38", "KC-72")
def test_a_donated_card_is_named_to_giver_and_taker_only(table: Maker) -> None:
    """S-31."""
    story = table([["C16", "C06"], ["C04"], ["C04"]])
    story.does(A, "play C16").does(A, "donate C06 B")
    assert "You donate Nine Lives, Four Cards to seat 1." in story.told(A)
    assert "seat 0 donates Nine Lives, Four Cards to you." in story.told(B)
    for seat in (C, None):
        assert "seat 0 donates a card to seat 1." in story.told(seat)
        assert "Nine Lives" not in str(story.told(seat))


@pytest.mark.rule("KC-72", "KC-47")
def test_a_stolen_card_is_named_to_thief_and_victim_only(table: Maker) -> None:
    """S-46."""
    story = table([["C24"], ["C11"], []], turn=B)
    story.does(B, "play C11")
    assert "seat 1 steals Fat Cat from you." in story.told(A)
    assert "You steal Fat Cat from seat 0." in story.told(B)
    assert "seat 1 steals a card from seat 0." in story.told(C)


@pytest.mark.rule("KC-72")
def test_what_you_gave_away_stays_known_to_you(table: Maker) -> None:
    story = table([["C16", "C06"], ["C04"], ["C04"]])
    story.does(A, "play C16").does(A, "donate C06 B")
    assert "nine-lives-four-cards" in faces(story, A, "paws.1")
    assert faces(story, C, "paws.1") == [None]
    for seed in range(30):
        imagined = story.match.imagine(A, seed).position()
        assert imagined["paws"][B].get("nine-lives-four-cards", 0) >= 1


@pytest.mark.rule("KC-35", "KC-30")
def test_imagined_worlds_differ_in_what_is_hidden(table: Maker) -> None:
    story = table([["C16", "C06"], ["C04", "C05", "C24"], ["C04", "C03"]])
    worlds = [story.match.imagine(A, seed).position() for seed in range(20)]
    assert len({str(world["paws"][B]) for world in worlds}) > 1
    assert len({str(world["deck"]) for world in worlds}) > 1
    assert len({str(world["rng"]) for world in worlds}) == 20
    assert all(world["paws"][A] == story.position["paws"][A] for world in worlds)


@pytest.mark.rule("KC-52")
def test_an_imagined_world_redraws_the_sealed_choice_of_others(table: Maker) -> None:
    story = table([["C20", "C03", "C04"], ["C05", "C06", "C24"], ["C07", "C08"]])
    story.does(A, "play C20").does(B, "pass C24")
    sealed = {tuple(story.match.imagine(A, seed).position()["sealed"][B]) for seed in range(40)}
    assert len(sealed) > 3


@pytest.mark.rule("KC-55")
def test_the_own_log_and_the_spectators_log_agree_on_what_is_public(table: Maker) -> None:
    six = ["C03", "C04", "C05", "C07", "C08", "C11"]
    story = table([["C02", *six], ["C04"]], kitty=[["C24"]])
    story.does(A, "play C02")
    assert story.says(A) == story.says(None)


@pytest.mark.rule("KC-52")
def test_two_sealed_cards_are_both_redrawn_from_the_imagined_paws(table: Maker) -> None:
    story = table([["C21", "C03", "C04", "C24"], ["C05", "C05", "C05", "C06"], ["C07", "C08", "C11"]])
    story.does(A, "play C21").does(B, "pass C05").does(B, "pass C06").does(C, "pass C07")
    for seed in range(30):
        world = story.match.imagine(A, seed).position()
        sealed = world["sealed"][B]
        assert len(sealed) == 2
        assert all(world["paws"][B][card] >= sealed.count(card) for card in sealed)
        assert world["sealed"][C] == []  # who has not finished begins anew


@pytest.mark.rule("KC-63")
def test_a_bots_judgement_follows_the_meowney(table: Maker) -> None:
    story = table([["C24", "C24"], ["C06"], ["C04"]])
    judge = story.match._backend.value
    rich, poor = judge(story.match.state, A), judge(story.match.state, B)
    assert 0.0 <= poor < 0.5 < rich <= 1.0
