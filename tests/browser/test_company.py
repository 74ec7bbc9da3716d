"""Company: bots with faces, a level that is remembered, a rematch that everybody hears of, a table set up in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.serving import Complaints, remember
from purrlor.bots.personas import personas

GAME = "kitty-cataclysm"
TITLE = "Kitty Cataclysm"
HARD = "Cantankerous Cats"


def door(page: Page, title: str) -> Locator:
    return page.locator(".door").filter(has=page.get_by_role("heading", name=title, exact=True))


def table_of(page: Page) -> dict[str, Any]:
    """Give what the server knows of the table that a page is at."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    return found


# -- Home


def test_the_easiest_game_is_the_first_door_and_says_so_to_somebody_new(page: Page) -> None:
    page.goto("/")
    titles = [TITLE, "Were Kittens", "Here, Kitty, Kitty!", "Paw of Duty", HARD]
    expect(page.locator(".door h2")).to_have_text(titles)
    expect(page.locator(".door").first).to_contain_text("good to start with")
    expect(page.get_by_label("Got a code?")).to_be_in_viewport()


def test_the_level_is_chosen_at_play_now_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Tiger").check()
    expect(page.get_by_text("thousands of games", exact=False)).to_be_visible()
    door(page, TITLE).get_by_role("button", name=re.compile("^Play now")).click()
    expect(page.locator(".board")).to_be_visible(timeout=120_000)
    bots = table_of(page)["seats"][1:]
    assert {seat["level"] for seat in bots} == {"tiger"}
    assert len({seat["name"] for seat in bots}) == 3 and {seat["name"] for seat in bots} <= set(personas())
    page.goto("/")
    expect(page.get_by_role("radio", name="Tiger")).to_be_checked()


def test_a_first_game_of_a_hard_game_is_dealt_simply_unless_one_wants_it_whole(page: Page) -> None:
    asked: list[Any] = []

    def note(route: Route) -> None:
        asked.append((route.request.post_data_json or {}).get("options"))
        route.fulfill(json={"table": {"id": "nowhere"}, "you": {}})

    page.route("**/api/tables", note)
    page.goto("/")
    expect(door(page, HARD)).to_contain_text("Your first game is dealt in Basic.")
    door(page, HARD).get_by_role("button", name=re.compile("^Play now")).click()
    expect(page).to_have_url(re.compile("/t/nowhere"))
    page.goto("/")
    door(page, HARD).get_by_role("button", name="Deal Standard instead").click()
    expect(door(page, HARD)).to_contain_text("You will be dealt Standard.")
    door(page, HARD).get_by_role("button", name=re.compile("^Play now")).click()
    expect(page).to_have_url(re.compile("/t/nowhere"))
    assert asked == [{"mode": "basic"}, {}]


def test_whoever_has_finished_a_game_is_dealt_the_whole_one(page: Page) -> None:
    remember(page, finished=["cantankerous-cats"])
    page.goto("/")
    expect(door(page, HARD)).to_be_visible()
    expect(door(page, HARD)).not_to_contain_text("Your first game")
    expect(page.get_by_text("good to start with")).to_have_count(0)


def test_home_begins_with_what_one_was_doing(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("region", name="Where you left off")).to_have_count(0)
    made = page.request.post("/api/tables", data={"game": GAME, "seats": 3}).json()["table"]
    page.goto("/")
    left = page.get_by_role("region", name="Where you left off")
    left.get_by_role("link", name=re.compile(TITLE)).first.click()
    expect(page).to_have_url(re.compile(made["id"]))


# -- A new table


def test_a_table_is_set_up_in_words_and_begins_at_once_where_nobody_is_awaited(page: Page) -> None:
    page.goto(f"/new/{GAME}")
    page.get_by_role("radio", name="3", exact=True).check()
    expect(page.locator("aside")).to_contain_text("you and 2 friends")
    expect(page.locator("aside")).to_contain_text("5–15 minutes")
    page.get_by_role("button", name="Chair 2: a friend", exact=True).click()
    expect(page.locator("aside")).to_contain_text("you, 1 friend, and 1 bot")
    page.get_by_role("radio", name=re.compile("^Kitten")).check()
    page.get_by_role("button", name="Bots everywhere").click()
    page.get_by_text("House rules").click()
    rule = page.get_by_role("group", name="Other kitties")
    expect(rule).to_contain_text("See only the top card")
    rule.get_by_role("radio", name="open").check()
    expect(page.get_by_text("one changed")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board")).to_be_visible(timeout=120_000)
    made = table_of(page)
    assert [seat["level"] for seat in made["seats"]] == [None, "kitten", "kitten"]
    assert made["options"]["kitty_view"] == "open" and made["stand_in"] == "kitten"


@pytest.mark.parametrize("game", ["cantankerous-cats", "here-kitty-kitty", GAME, "paw-of-duty", "were-kittens"])
def test_house_rules_are_sentences_without_ids(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.get_by_text("House rules").click()
    shown = page.locator(".rules").inner_text()
    assert "_" not in shown and not re.search(r"\b[A-Z]{2}-\d", shown)
    labels = page.locator(".rules .pill, .rules option").all_text_contents()
    assert len(labels) > 8 and not {"on", "off"} & {label.strip() for label in labels}
    assert all(text.strip() for text in page.locator(".rules fieldset > p").all_text_contents())


def test_a_seat_is_a_chair_and_no_number(page: Page) -> None:
    page.goto(f"/new/{GAME}")
    page.get_by_text("House rules").click()
    dealer = page.get_by_role("combobox", name="Dealer").locator("option")
    expect(dealer).to_have_text(["by chance (usual)", "You (chair 1)", "Chair 2", "Chair 3", "Chair 4"])


def test_the_lobby_shows_faces_and_how_bots_play(page: Page) -> None:
    remember(page, level="alley-cat")
    page.goto(f"/new/{GAME}")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Bots into the free chairs").click()
    bots = page.locator(".chair.bot")
    expect(bots).to_have_count(3)
    assert len({bots.nth(i).locator("img").get_attribute("src") for i in range(3)}) == 3
    for text in bots.all_inner_texts():
        name, level, way = [line for line in text.splitlines() if line.strip()][:3]
        assert personas()[name].level == "alley-cat" and level == "Alley cat" and way.endswith(".")


# -- The next game


def together(host: Page, guest: Page) -> None:
    """Sit two people and a bot down, and let both people give up, so that the game is over."""
    host.goto(f"/new/{GAME}")
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("button", name="Chair 3: a friend", exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_role("textbox", name="Link").input_value())
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".board")).to_be_visible(timeout=120_000)
        page.get_by_label("More", exact=True).click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Really give up").click()
    for page in (host, guest):
        expect(page.locator(".end")).to_be_visible(timeout=60_000)


def test_a_rematch_is_offered_accepted_and_both_are_at_the_next_table(person: Callable[..., Page]) -> None:
    host, guest = person(), person()
    for page in (host, guest):
        remember(page, level="kitten")
    together(host, guest)
    before = table_of(host)
    host.get_by_role("button", name="Offer a rematch").click()
    expect(host.locator(".end").get_by_text(re.compile("^Waiting for"))).to_be_visible()
    offer = guest.locator(".end .rematch")
    expect(offer).to_contain_text(f"{before['seats'][0]['name']} would like to play again.")
    guest.keyboard.press("Escape")  # the offer is also over the table
    guest.locator(".rematch.over").get_by_role("button", name="Play again").click()
    for page in (host, guest):
        expect(page).not_to_have_url(re.compile(before["id"]))
        expect(page.locator(".board")).to_be_visible()
        after = table_of(page)
        assert after["parent"] == before["id"] and after["status"] in ("playing", "over")
        assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in before["seats"]]


def test_whoever_says_no_gives_the_chair_to_a_bot(person: Callable[..., Page]) -> None:
    host, guest = person(), person()
    for page in (host, guest):
        remember(page, level="kitten")
    together(host, guest)
    before = table_of(host)
    guest.get_by_role("button", name="Offer a rematch").click()
    host.locator(".end").get_by_role("button", name="No thanks").click()
    expect(guest).not_to_have_url(re.compile(before["id"]))
    expect(guest.locator(".board")).to_be_visible()
    assert [seat["kind"] for seat in table_of(guest)["seats"]] == ["bot", "person", "bot"]
    expect(host.locator(".end").get_by_role("link", name="To the next game")).to_be_visible()


# -- What the page says


def test_a_name_may_have_a_black_cat_and_a_refusal_stands_beside_the_field(page: Page, complaints: Complaints) -> None:
    page.goto("/settings")
    field = page.get_by_label("Your name")
    field.fill("Mia \N{CAT}\N{ZERO WIDTH JOINER}\N{BLACK LARGE SQUARE}")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator(".toast")).to_contain_text("Mia \N{CAT}")
    toast, box = page.locator(".toast").bounding_box(), field.bounding_box()
    assert toast and box
    assert toast["y"] > box["y"] + box["height"] or toast["y"] + toast["height"] < box["y"]
    field.fill("x" * 30)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    page.locator("header a.mark").click()
    expect(page.locator(".door").first).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    page.get_by_label("Got a code?").fill("QQQQQQ")
    page.get_by_role("button", name="Join the table").click()
    expect(page.get_by_role("alert")).to_be_visible()
    complaints.heard.clear()  # the browser itself reports the refused requests


def test_a_picture_that_cannot_be_drawn_costs_a_blink_and_nothing_else(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="no-preference")
    page.add_init_script(
        "window.tried = 0; HTMLImageElement.prototype.decode = () => "
        "(window.tried += 1, Promise.reject(new DOMException('no', 'EncodingError')));"
    )
    page.clock.install()
    page.goto("/")
    expect(page.locator(".door img")).to_have_count(5)
    for _ in range(8):
        page.clock.run_for(4000)
    assert page.evaluate("window.tried") > 0  # an error that nobody caught would be a complaint
