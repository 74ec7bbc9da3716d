"""Paw of Duty: every sentence has its words."""

from __future__ import annotations

import pytest

from games.paw_of_duty.pd import GAME
from purrlor.engine.author.options import Option
from purrlor.words import Catalog

ENGLISH = Catalog((GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8"), "en", "en.ftl")
BY_THE_SHELL = {"reason-concession", "reason-none"}
OF_GROUPS = GAME.definition.words.shapes
SHAPES = {f"{group}-{name}": shape for group, names in OF_GROUPS.items() for name, shape in names.items()}


def given(shape: list[tuple[str, str]]) -> set[str]:
    """List the variables that a shape gives; a zone has an owner."""
    return {name for name, _ in shape} | {f"{name}Owner" for name, kind in shape if kind == "zone"}


@pytest.mark.parametrize("message", sorted(SHAPES.keys() - BY_THE_SHELL))
def test_a_sentence_has_words_that_use_only_what_it_gives(message: str) -> None:
    assert ENGLISH.has(message)
    for attribute in ("", *ENGLISH.attributes(message)):
        assert ENGLISH.variables(message, attribute) <= given(SHAPES[message])


def values(option: Option) -> list[str]:
    """List the values of an option that have a title: neither numbers nor seats."""
    return [str(value) for value in option.values if isinstance(value, str)]


@pytest.mark.parametrize("option", GAME.definition.options, ids=lambda option: str(option.name))
def test_an_option_has_a_title_a_sentence_and_titles_of_its_values(option: Option) -> None:
    assert ENGLISH.has(f"option-{option.name}")
    assert ENGLISH.has(f"option-{option.name}", "help")
    assert all(ENGLISH.has(f"option-{option.name}-{value}") for value in values(option))


def test_every_kitty_has_a_short_name_for_the_board() -> None:
    kitties = [card.id for card in GAME.cards.values() if card.kind != "tactic"]
    wording = GAME.lexicon.wording("en")
    shorts = [wording.message(f"kitty-{name}", "short") for name in kitties]
    assert len(set(shorts)) == len(kitties) == 15
    assert all(0 < len(short) <= 10 for short in shorts)


def test_the_catalog_is_sound_and_says_nothing_that_nobody_asks_for() -> None:
    assert ENGLISH.errors() == []
    groups = tuple(f"{group}-" for group in OF_GROUPS if group != "zone")
    assert {message for message in ENGLISH.ids if message.startswith(groups)} <= SHAPES.keys()
