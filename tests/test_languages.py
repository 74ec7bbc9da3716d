"""Commands speak the language of the terminal, or the one that is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from purrlor.cli import main
from purrlor.saying import speak, spoken
from purrlor.terminal.words import different, missing
from purrlor.words.shelf import HERE

OPEN = "⟦"  # the made-up language shows itself


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin and end in English, whatever the terminal of the tests speaks."""
    for name in ("PURRLOR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    yield
    speak("en")


@pytest.mark.parametrize(
    "words", [["--language", "en-XA", "--help"], ["--help", "--language=en-XA"], ["help", "--language", "en-XA"]]
)
def test_help_is_in_the_language_that_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    said = capsys.readouterr().out
    assert said.startswith(OPEN) and said.count(OPEN) > 15


def test_help_of_a_command_is_wholly_in_that_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help", "--language", "en-XA"])
    said = capsys.readouterr().out
    assert "usage:" not in said and "options:" not in said and "show this help" not in said and OPEN in said
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    said = capsys.readouterr().out
    assert said.startswith("usage: purrlor play") and OPEN not in said


def test_the_terminal_sets_the_language(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    main(["--version"])
    assert spoken() == "de"
    main(["--version", "--language", "en"])
    assert spoken() == "en"


@pytest.mark.parametrize(
    "words", [["simulate", "kitty-cataclysm", "--seats", "x"], ["play", "chess"], ["plai"], ["play", "--bogus", "x"]]
)
def test_complaints_are_in_that_language(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--language", "en-XA"]) == 2
    assert capsys.readouterr().err.startswith(f"purrlor: {OPEN}")


def test_a_language_that_we_do_not_speak_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "tlh"]) == 2
    assert "There is no language 'tlh' here; there are en, de" in capsys.readouterr().err


# -- For translators


def test_words_lists_what_a_language_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "en", "shell"]) == 0
    assert capsys.readouterr().out == "English, shell: complete\n"


def test_words_of_cards_are_wanted_in_other_languages(tmp_path: Path) -> None:
    from purrlor.games import folder

    home = tmp_path / "words"
    home.mkdir()
    for path in (folder("kitty-cataclysm") / "cards.toml", folder("kitty-cataclysm") / "words/en.ftl"):
        (tmp_path / path.relative_to(folder("kitty-cataclysm"))).write_bytes(path.read_bytes())
    assert missing(home, "en") == [] and list(different(home, "en")) == []
    assert {"card-fat-cat", "card-fat-cat.text", "zone-deck"} <= set(missing(home, "de"))
    (home / "de.ftl").write_text("zone-deck = Stapel\ncard-fat-cat = Dicke Katze\ncard-thin-cat = Dünne Katze\n")
    assert not {"card-fat-cat", "zone-deck"} & set(missing(home, "de"))
    assert list(different(home, "de")) == ["de.ftl: card-thin-cat is not in English."]


def test_a_catalog_that_cannot_be_read_is_different(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = b\n")
    (tmp_path / "de.ftl").write_text("a = { $b\n")
    assert any("cannot be read" in line for line in different(tmp_path, "de"))
    assert missing(HERE, "en") == []
