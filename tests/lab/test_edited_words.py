"""Edited names and texts: the table says them, and nothing is compiled anew."""

from __future__ import annotations

import pytest

import purrlor
from purrlor.games import edited


@pytest.mark.parametrize(("name", "card"), [("kitty-cataclysm", "fat-cat"), ("paw-of-duty", "radio")])
def test_a_card_may_have_braces_in_its_name(name: str, card: str) -> None:
    """Sentences are kept with open places for the players' names; a card's own braces are not such places."""
    braces = edited(name, f'[game]\nid = "{name}"\n\n[[card]]\nid = "{card}"\nname = "A {{0[9]}} {{x}}"\n')
    labels, told = set(), ""
    for seed in range(3):
        match = braces.match(2, seed, backend=braces.plain)
        while match.waiting and match.ply < 60:
            seat = match.waiting[0]
            labels |= {move.label for move in match.moves(seat)}
            match.play(seat, match.moves(seat)[-1])
        told += " ".join(event["text"] for event in match.events(0))
    assert any("A {0[9]} {x}" in label for label in labels) and "A {0[9]} {x}" in told


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_words_are_said_by_the_table_and_not_compiled_anew(name: str) -> None:
    usual = purrlor.game(name)
    card = next(iter(usual.cards))
    made = edited(usual.id, f'[[card]]\nid = "{card}"\nname = "Another Name"\ntext = "Another text."\n')
    assert made.card_name(card) == "Another Name" != usual.card_name(card)
    assert made.edition != usual.edition and made.build == usual.build
    match, same = (game.match(game.seats[-1], 4) for game in (made, usual))
    for _ in range(40):
        if match.waiting:
            seat = match.waiting[0]
            moves = match.moves(seat)
            match.play(seat, moves[-1].id)
            same.play(seat, moves[-1].id)
            assert match.same_bytes(same)


def test_a_longer_name_on_the_table_needs_no_other_compiled_code() -> None:
    usual = purrlor.game("were-kittens")
    characters = [card.id for card in usual.cards.values() if card.kind == "character"]
    long = "The Cat of Many Names " * 40
    made = edited(usual.id, "".join(f'[[card]]\nid = "{card}"\nname = "{long}"\n' for card in characters))
    assert made.build == usual.build
    match = made.match(2, 4, {"characters": "on"}, backend=made.native)
    while match.waiting and not all(match.state["character"][0][:2]):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    for language in ("en", "de"):  # no translation speaks of a card with another name
        speaker = match.speaker(None, language)
        badges = [[speaker.word("badge", badge) for badge in seat["badges"]] for seat in match.view(None)["seats"]]
        assert [any(long in badge for badge in worn) for worn in badges] == [True, True]
