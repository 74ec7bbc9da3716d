"""The states people meet: none is a blank page."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from browser.driving import AT_REST, sit_down
from browser.serving import Parlour, remember

GAME = "kitty-cataclysm"

WIDE = ViewportSize(width=1440, height=900)  # where the log is open


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Parlour]:
    """Give a server that may be stopped."""
    made = Parlour(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def visitor(browser: Browser, own: Parlour) -> Iterator[Page]:
    """Give a page at that server; a broken line is said on its console by the browser itself."""
    context = browser.new_context(base_url=own.url, reduced_motion="reduce", viewport=WIDE)
    page = context.new_page()
    remember(page, level="kitten")
    yield page
    context.close()


def test_a_stopped_server_is_said_and_the_table_comes_back_by_itself(visitor: Page, own: Parlour) -> None:
    sit_down(visitor, "Kitty Cataclysm")
    log = visitor.get_by_role("list", name="Log").locator("li[data-kind]").first
    first = log.inner_text(timeout=60_000)
    own.stop()
    expect(visitor.get_by_text("The line is broken; coming back by itself …")).to_be_visible(timeout=30_000)
    expect(visitor.get_by_text("The parlour does not answer.")).to_be_visible(timeout=30_000)
    expect(visitor.locator(".board")).to_be_visible()
    own.start()
    visitor.get_by_role("button", name="Try again").click()
    expect(visitor.get_by_text("The parlour does not answer.")).to_have_count(0, timeout=60_000)
    expect(log).to_have_text(first)


def test_home_without_a_server_says_so_and_tries_again(visitor: Page, own: Parlour) -> None:
    visitor.route("**/api/games", lambda route: route.abort())
    visitor.goto("/")
    expect(visitor.get_by_text("The parlour cannot be reached.")).to_be_visible()
    visitor.unroute("**/api/games")
    visitor.get_by_role("button", name="Try again").click()
    expect(visitor.get_by_role("heading", name="Kitty Cataclysm")).to_be_visible()


def test_a_table_of_older_rules_is_refused_politely(visitor: Page, own: Parlour) -> None:
    sit_down(visitor, "Kitty Cataclysm")
    own.stop()
    with sqlite3.connect(own.database) as store:
        tables = [row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        versioned = [
            name for name in tables if "version" in [c[1] for c in store.execute(f"PRAGMA table_info({name})")]
        ]
        for name in versioned:
            if "game" in [column[1] for column in store.execute(f"PRAGMA table_info({name})")]:
                store.execute(f"UPDATE {name} SET version = 0")
        store.execute("DELETE FROM digests")  # with them it would go on: the rules are the same
    own.start()
    visitor.reload()
    expect(visitor.get_by_text(re.compile("version 0 of the rules"))).to_be_visible(timeout=30_000)
    expect(visitor.get_by_role("link", name="Back to the parlour")).to_be_visible()


EDITED = """[game]
id = "kitty-cataclysm"

[[card]]
id = "fat-cat"
name = "Thin Cat"
"""


def test_a_table_keeps_its_cards_when_new_tables_get_edited_ones(visitor: Page, own: Parlour, tmp_path: Path) -> None:
    sit_down(visitor, "Kitty Cataclysm")
    table = visitor.url
    own.stop()
    (tmp_path / "my.toml").write_text(EDITED, encoding="utf-8")
    own.more = ("--cards", str(tmp_path / "my.toml"))
    own.start()
    visitor.goto(table)
    visitor.get_by_role("button", name="Rules", exact=True).click()
    cards_are(visitor.get_by_role("dialog", name="Rules of Kitty Cataclysm"), there="Fat Cat", gone="Thin Cat")
    visitor.goto("/guide/kitty-cataclysm")
    cards_are(visitor.get_by_role("main"), there="Thin Cat", gone="Fat Cat")


def cards_are(guide: Locator, there: str, gone: str) -> None:
    """Look at the cards in a guide."""
    guide.get_by_role("tab", name="Cards").click()
    expect(guide.get_by_role("button", name=there)).to_be_visible()
    expect(guide.get_by_role("button", name=gone)).to_have_count(0)


def test_no_such_table_page_or_code(page: Page) -> None:
    page.goto("/t/nobody")
    expect(page.get_by_role("link", name="Back to the parlour")).to_be_visible()
    page.goto("/no/such/page")
    expect(page.get_by_text("There is no page at this address.")).to_be_visible()


def test_whoever_is_faster_than_the_first_answer_plays_a_game_of_their_own(page: Page) -> None:
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play now")).first.click()
    page.wait_for_timeout(500)
    for route in held:
        route.continue_()
    expect(page.locator(".board")).to_be_visible(timeout=60_000)
    assert page.wait_for_function(AT_REST)


def test_a_full_table_a_removed_guest_and_a_closed_table(person: Callable[..., Page]) -> None:
    host, guest, late = person(), person(), person()
    host.goto(f"/new/{GAME}")
    host.get_by_role("radio", name="2").check()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link").input_value()
    guest.goto(link)
    guest.get_by_role("button", name="Sit here").click()
    late.goto(link)
    expect(late.get_by_text("All chairs are taken.")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Remove")).click()
    expect(
        guest.get_by_role("button", name="Sit here").or_(guest.get_by_role("link", name="Back to the parlour")).first
    ).to_be_visible()
    host.get_by_role("button", name="Close the table").click()
    expect(host.get_by_role("link", name="Back to the parlour")).to_be_visible()


def test_empty_lists_say_what_will_be_there(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("None yet. Every table you sit down at is listed here.")).to_be_visible()
    expect(page.get_by_text("Finished games can be watched again here.")).to_be_visible()
