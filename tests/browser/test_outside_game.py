"""A game from a package of its own has a door, a felt and a stylesheet, and is played to the end like the others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.driving import play, play_into
from browser.serving import SHOTS, Parlour, remember
from outside.installing import SOURCES, install_example

TITLE = "Warm Laundry"
CLOTH = "rgb(47, 79, 95)"  # as its look says


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Parlour]:
    """Give a server that finds the example game."""
    site = install_example(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (SOURCES, site))))
    made = Parlour(tmp_path)
    yield made
    made.stop()


def test_a_sixth_game_is_at_home_in_the_parlour(own: Parlour, person: Callable[..., Page]) -> None:
    page = person(base_url=own.url)
    remember(page, level="kitten")
    page.goto("/")
    door = page.locator(".door", has_text=TITLE)
    expect(door.get_by_role("heading")).to_have_text(TITLE)
    expect(door.locator(".picture")).to_have_css("background-color", CLOTH)
    play_into(page, TITLE, touches=2, seed=1)
    expect(page.locator(".felt")).to_have_css("background-color", CLOTH)
    assert page.locator(".heroes").evaluate("one => getComputedStyle(one).getPropertyValue('--w')") == "104px"
    expect(page.locator(".heroes .card .corner").first).to_be_visible()
    page.screenshot(path=SHOTS / "outside.png")
    play(page)
    expect(page.locator(".end table tbody tr").first).to_contain_text("Purrs")
