"""The same person on several devices: a link that works once, by a button; and signing out everywhere."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Complaints, look, remember
from sampling import some

LOOKS = [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]


def who(page: Page) -> str:
    """Give the id of the person that a browser is."""
    return str(json.loads(page.request.get("/api/me").text())["who"])


def make_link(page: Page) -> str:
    """Make a link on the settings page, and read it."""
    page.goto("/settings")
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_role("textbox", name="Your link").input_value()


@pytest.mark.parametrize(("width", "theme"), some(LOOKS, (1280, "light"), (390, "dark")))
def test_a_link_works_once_by_a_button_and_shows_the_next(
    person: Callable[..., Page], complaints: Complaints, width: int, theme: str
) -> None:
    laptop, phone = (person(viewport={"width": width, "height": 844}) for _ in range(2))
    for page in (laptop, phone):
        remember(page, theme=theme)
    link = make_link(laptop)
    look(laptop, f"settings-link-{width}-{theme}")
    for _ in range(2):  # opening it, as a preview or a scanner would, does nothing
        phone.goto("/")
        phone.goto(link)
        expect(phone.get_by_role("button", name="Yes, that is me")).to_be_enabled()
    assert who(phone) != who(laptop)
    look(phone, f"recover-{width}-{theme}")
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_role("heading", name="Welcome back")).to_be_visible()
    look(phone, f"recovered-{width}-{theme}")
    assert who(phone) == who(laptop)
    assert phone.url.endswith("/recover"), "the address that is used up stays nowhere"
    following = phone.get_by_role("textbox", name="Your link").input_value()
    assert following != link
    tablet = person()
    tablet.goto(link)
    tablet.get_by_role("button", name="Yes, that is me").click()
    expect(tablet.get_by_role("alert")).to_contain_text("was used already")
    complaints.heard.clear()  # the browser itself reports the refused request
    tablet.goto("/")
    tablet.goto(following)
    tablet.get_by_role("button", name="Yes, that is me").click()
    expect(tablet.get_by_role("heading", name="Welcome back")).to_be_visible()
    tablet.get_by_role("link", name="To the parlour").click()
    expect(tablet.locator(".door").first).to_be_visible()


def test_signing_out_everywhere_leaves_this_device(person: Callable[..., Page]) -> None:
    laptop, phone = person(), person()
    phone.goto(make_link(laptop))
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_role("heading", name="Welcome back")).to_be_visible()
    mine = who(laptop)
    assert who(phone) == mine
    laptop.goto("/settings")
    laptop.get_by_role("button", name="Sign out everywhere else").click()
    expect(laptop.get_by_role("button", name="Yes, sign out everywhere else")).to_be_visible()
    look(laptop, "settings-sign-out")
    laptop.get_by_role("button", name="Yes, sign out everywhere else").click()
    expect(laptop.get_by_text("Only this device is you now.")).to_be_visible()
    assert who(laptop) == mine
    assert who(phone) != mine


def test_a_name_of_families_of_emoji_fits(page: Page) -> None:
    family = "👨‍👩‍👧‍👦" * 5
    page.goto("/settings")
    page.get_by_label("Your name").fill(family)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text(f"Hello, {family}.")).to_be_visible()
