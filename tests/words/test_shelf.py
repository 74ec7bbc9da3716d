"""Catalogs in folders: the shell's, a game's, those of edited cards, and what translators are told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from purrlor.words import LANGUAGES, PSEUDO, Catalog, differs, lacks, open_catalogs, shell
from purrlor.words.shelf import HERE

ENGLISH = """\
hello = Hello, { $name }!
    .title = A greeting
    .hint = Click
cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
wins = { WHO($who) ->
    [you] You win
   *[other] Somebody wins
}
same = OK
"""
GERMAN = """\
hello = Hallo!
    .title = Ein Gruß
    .nonsense = Unsinn
cards = { $n } Karten von { $all }
wins = { $who } gewinnt
extra = Nur hier
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    return tmp_path


def test_a_language_falls_back_on_english(folder: Path) -> None:
    german = open_catalogs(folder, "de")
    assert german.format("hello") == "Hallo!" and german.format("same") == "OK"
    assert german.language == "de" and german.language_of("same") == "en"


@pytest.mark.parametrize("language", ["fr", "", "../de", "de.ftl", "x" * 5000, "de\x00", "/", "de\n"])
def test_a_language_without_a_file_is_english(folder: Path, language: str) -> None:
    inner = folder / "inner"
    inner.mkdir()
    (inner / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    assert open_catalogs(inner, language).format("hello", {"name": "Tom"}) == "Hello, Tom!"


def test_the_made_up_language_is_made_from_english(folder: Path) -> None:
    bundle = open_catalogs(folder, PSEUDO, [Catalog("same = Fine\n", "en")])
    assert bundle.format("cards", {"n": 1}) == "⟦öñé· çáŕđ·⟧" and bundle.language_of("cards") == PSEUDO
    assert bundle.format("same") == "⟦Ƒíñé·⟧"


def test_a_file_that_changes_is_read_again(folder: Path) -> None:
    assert open_catalogs(folder, "de").format("hello") == "Hallo!"
    path = folder / "de.ftl"
    path.write_text("hello = Servus!\n", encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert open_catalogs(folder, "de").format("hello") == "Servus!"


def test_a_file_that_stays_is_parsed_once_for_all(folder: Path) -> None:
    assert open_catalogs(folder, "de").catalogs[0] is open_catalogs(folder, "de").catalogs[0]


def test_words_of_edited_cards_come_first_best_in_the_same_language(folder: Path) -> None:
    german, english, french = (
        Catalog(f"same = {word}\nonly-{language} = {word}\n", language)
        for word, language in (("Gut", "de"), ("Fine", "en"), ("Bien", "fr"))
    )
    assert open_catalogs(folder, "de", [german, english, french]).format("same") == "Gut"
    assert open_catalogs(folder, "de", [english, french]).format("same") == "Fine"
    assert open_catalogs(folder, "en", [german, english, french]).format("same") == "Fine"
    assert open_catalogs(folder, "ja", [french]).format("same") == "Bien"
    assert open_catalogs(folder, "en", [german]).language_of("only-de") == "de"


def test_translators_are_told_what_they_lack(folder: Path) -> None:
    assert lacks(folder, "de") == ["hello.hint", "same"]
    assert lacks(folder, "fr") == ["hello", "hello.title", "hello.hint", "cards", "wins", "same"]
    assert lacks(folder, "en") == []


def test_translators_are_told_where_variables_or_names_differ(folder: Path) -> None:
    assert differs(folder, "de") == [
        "de.ftl: hello uses no variables, in English $name.",
        "de.ftl: hello.nonsense is not in English.",
        "de.ftl: cards uses $all, $n, in English $n.",
        "de.ftl: extra is not in English.",
    ]
    assert differs(folder, "fr") == []


def test_the_shell_speaks_every_language_and_is_opened_once() -> None:
    for language in (*LANGUAGES, PSEUDO):
        assert shell(language) is shell(language) and shell(language).has("skip")
    assert shell("en").format("nobody") != shell("en").format("hidden-card")


@pytest.mark.parametrize("path", sorted(HERE.glob("*.ftl")), ids=lambda path: path.name)
def test_the_catalogs_of_the_shell_are_good(path: Path) -> None:
    english = Catalog((HERE / "en.ftl").read_text(encoding="utf-8"), "en")
    assert Catalog(path.read_text(encoding="utf-8"), path.stem, path.name).errors([english]) == []
    assert differs(HERE, path.stem) == []
