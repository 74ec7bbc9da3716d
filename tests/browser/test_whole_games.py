"""A newcomer plays a whole game of each kind through the page, and looks at it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import purrlor
from browser.driving import play, play_into, sit_down
from browser.serving import GAMES, SHOTS, remember
from purrlor.engine import Record
from sampling import some


@pytest.mark.parametrize("game", some(GAMES, "kitty-cataclysm"))
def test_a_newcomer_plays_to_the_end_and_watches_the_replay(page: Page, game: str) -> None:
    remember(page, level="kitten")
    play_into(page, purrlor.game(game).title, touches=1, seed=1)
    play(page)
    end = page.get_by_role("region", name="wins").or_(page.locator(".end"))
    expect(end.first).to_be_visible()
    expect(page.locator(".end table tbody tr").first).to_be_visible()
    seats = page.locator(".end thead th").count() - 1
    expect(page.locator(".end table tbody tr").first.locator("td")).to_have_count(seats)
    page.screenshot(path=SHOTS / f"{game}-end.png")
    page.get_by_role("link", name="Watch the replay").click()
    watch(page)
    page.screenshot(path=SHOTS / f"{game}-replay.png")


def watch(page: Page) -> None:
    scrub = page.get_by_role("slider", name="Move")
    expect(scrub).to_have_value("0", timeout=90_000)  # a long game is drawn whole before it is shown
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(scrub).to_have_value("2")
    page.get_by_role("button", name="One step back").click()
    expect(scrub).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(scrub).to_have_value(str(scrub.get_attribute("max")))
    page.get_by_role("button", name="To the start").click()
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".own")).to_be_visible()


def test_a_replay_plays_by_itself_links_to_a_move_and_gives_the_record(page: Page) -> None:
    remember(page, level="kitten")
    sit_down(page, purrlor.game("kitty-cataclysm").title)
    play(page)
    page.get_by_role("link", name="Watch the replay").click()
    scrub = page.get_by_role("slider", name="Move")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("document.querySelector('input[type=range]').value >= 2")
    page.get_by_role("button", name="Pause").click()
    ply = str(min(5, int(scrub.get_attribute("max") or 0)))  # a game may be very short
    scrub.fill(ply)
    expect(page).to_have_url(re.compile(rf"\?ply={ply}$"))
    page.reload()
    expect(scrub).to_have_value(ply)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = Record.from_json(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.game == "kitty-cataclysm" and str(len(record.moves)) == scrub.get_attribute("max")
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".board .prompt")).to_be_visible(timeout=60_000)
