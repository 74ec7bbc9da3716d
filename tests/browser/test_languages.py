"""Six languages in the page: chosen by the browser's wish, changed in the settings at once, spoken at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import purrlor
from browser.driving import at_rest, play
from browser.serving import SHOTS
from purrlor.words import ENDONYMS, LANGUAGES, shell

WISHES = {"en": "en-GB", "de": "de-AT", "fr": "fr-CA", "es": "es-MX", "ja": "ja-JP", "zh-Hans": "zh-CN"}
# What is shown at a table and is not of its language, for screen readers to know.
FOREIGN = """() => [...document.querySelectorAll('.board [lang], main [lang]')]
  .filter(one => one.lang !== document.documentElement.lang).map(one => `${one.lang}: ${one.textContent}`)"""


def new_table(page: Page, game: str) -> None:
    """Sit down with two bots."""
    bots = [None, *["kitten"] * (min(3, purrlor.game(game).seats[-1]) - 1)]
    made = page.request.post("/api/tables", data={"game": game, "bots": bots, "start": True, "pace": "quick"}).json()
    page.goto(f"/t/{made['table']['id']}")
    expect(page.locator(".board")).to_be_visible(timeout=120_000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_what_the_browser_wishes(person: Callable[..., Page], language: str) -> None:
    page = person(locale=WISHES[language])
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
    expect(page.get_by_role("button", name=shell(language).format("home-play")).first).to_be_visible()
    assert page.evaluate(FOREIGN) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_table_is_worded_whole(person: Callable[..., Page], language: str) -> None:
    page, game = person(locale=WISHES[language]), purrlor.GAMES[LANGUAGES.index(language) % len(purrlor.GAMES)]
    new_table(page, game)
    play(page, seed=3, until=lambda touches: touches >= 6)
    at_rest(page)
    assert page.evaluate(FOREIGN) == []
    page.screenshot(path=SHOTS / f"language-{language}.png")


def test_another_language_is_spoken_at_once_and_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("combobox").filter(has_text=ENDONYMS["de"]).select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text(shell("de").format("nav-settings"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
