"""Every language says everything that English says, of the same things, and every card."""

from __future__ import annotations

from pathlib import Path

import pytest

import purrlor
from purrlor.words import LANGUAGES, Catalog, differs, lacks
from purrlor.words.shelf import HERE

OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = [HERE, *(purrlor.game(name).folder / "words" for name in purrlor.GAMES)]
GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"


def named(folder: Path) -> str:
    return folder.parent.name


def catalog(folder: Path, language: str) -> Catalog:
    return Catalog((folder / f"{language}.ftl").read_text(encoding="utf-8"), language, f"{named(folder)}/{language}")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_a_language_has_every_sentence_with_the_same_arguments(folder: Path, language: str) -> None:
    assert catalog(folder, language).errors(beside=[catalog(folder, "en")]) == []
    assert lacks(folder, language) == []
    assert [said for said in differs(folder, language) if " card-" not in said] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_language_has_every_card_and_no_other(name: str, language: str) -> None:
    game = purrlor.game(name)
    words = catalog(game.folder / "words", language)
    cards = {message.removeprefix("card-") for message in words.ids if message.startswith("card-")}
    assert cards == set(game.cards)
    assert all(words.has(f"card-{card}") and words.has(f"card-{card}", "text") for card in cards)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_a_glossary(language: str) -> None:
    assert (GLOSSARIES / f"{language}.md").read_text(encoding="utf-8").count("\n") > 20
