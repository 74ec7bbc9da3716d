"""A game of thousands of moves is looked at again: page by page, to its end and back to its start."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import purrlor
from browser.test_shell import DROP
from drawn_out import long_game
from purrlor.engine import Match

PAGE = 1000  # steps come so many at once, and three such pages are kept whole: the first one is not, at the end
PLIES = 4 * PAGE + 50


@pytest.fixture(scope="module")
def match() -> Match:
    """Play one long game."""
    return long_game(PLIES)


def shows(page: Page, match: Match, ply: int) -> None:
    """Expect the table as it stood then: the view itself, not what the log keeps of it."""
    then = purrlor.game(match.game.id).replay(match.record, ply)
    deck = next(zone for zone in then.view(None)["zones"] if zone["id"] == "deck")
    expect(page.locator(".where")).to_have_text(f"{ply} / {match.ply}")
    expect(page.locator(".board [data-zone=deck] .size").first).to_have_text(str(deck["size"]), timeout=60_000)
    if then.turn is not None and not then.is_over:
        expect(page.locator(".board .seat.turn")).to_have_attribute("data-seat", str(then.turn))


def test_a_game_of_thousands_of_moves_is_paged_through_to_its_end(page: Page, match: Match) -> None:
    asked: list[int] = []
    page.on("request", lambda one: asked.extend(map(int, re.findall(r"/api/replay\?.*from=(\d+)", one.url))))
    page.goto("/replay")
    expect(page.get_by_text("Drop a record file here")).to_be_visible()
    page.evaluate(DROP, match.record.to_json())
    scrub = page.get_by_role("slider", name="Move")
    expect(scrub).to_have_attribute("max", str(match.ply), timeout=120_000)
    shows(page, match, 0)
    for first in range(PAGE, match.ply, PAGE):  # over the edge of every page
        scrub.fill(str(first - 1))
        shows(page, match, first - 1)
        page.get_by_role("button", name="One step on").click()
        shows(page, match, first)
    page.get_by_role("button", name="To the end").click()
    shows(page, match, match.ply)
    expect(page.get_by_role("heading", name="Score")).to_be_visible()
    before = len(asked)
    page.get_by_role("button", name="To the start").click()
    shows(page, match, 0)
    page.get_by_role("button", name="One step on").click()
    shows(page, match, 1)
    assert asked[:1] == [0] and set(asked) == set(range(0, match.ply + 1, PAGE))
    assert asked[before:] == [0], "the first page was kept whole, or more than it was asked for again"
