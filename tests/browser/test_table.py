"""The ways to play at a table: touch, drag, words, keys; and what helps: hints, rules, zoom, the log."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import purrlor
from browser.driving import MAX_GAMES, MAX_WAITS, PAUSE, at_rest, play, play_to, sit_down, touch_once
from browser.serving import remember


@pytest.fixture
def table(page: Page) -> Page:
    """Give a table of Kitty Cataclysm at which it is one's own turn to play a card."""
    remember(page, level="kitten")
    own_turn(page)
    return page


# All in one look, since the next update may come at any time.
TURN = """() => document.querySelector('.prompt.asked .text')?.textContent.includes('Play a card')
  && document.querySelectorAll('.holding .piece').length >= 3"""


def own_turn(page: Page) -> None:
    """Play Kitty Cataclysm until one may play a card, with a few to choose from."""
    play_to(page, purrlor.game("kitty-cataclysm").title, lambda _: bool(page.evaluate(TURN)))


def played(page: Page, card: str) -> Locator:
    """Give the lines of the log that tell of me playing this card."""
    return page.get_by_role("list", name="Log").locator("li", has_text=f"You play {card}.")


def first_card(page: Page) -> str:
    held = str(page.locator(".holding .piece").first.get_attribute("data-piece"))
    return purrlor.game("kitty-cataclysm").cards[held.partition("/")[2].partition("@")[0]].name


def test_touch_twice_plays_and_escape_takes_back(table: Page) -> None:
    card, piece = first_card(table), table.locator(".holding .piece").first
    before = played(table, card).count()
    piece.click(position={"x": 9, "y": 12})
    expect(piece).to_have_attribute("data-look", "chosen")
    expect(table.locator(".own [data-base=kitty]")).to_have_attribute("data-look", "next")
    table.keyboard.press("Escape")
    expect(piece).to_have_attribute("data-look", "next")
    piece.click(position={"x": 9, "y": 12})
    table.locator(".own [data-base=kitty] .target").click()
    expect(played(table, card)).to_have_count(before + 1)


def test_drag_from_the_hand_to_where_it_goes(table: Page) -> None:
    card = first_card(table)
    before = played(table, card).count()
    start = table.locator(".holding .piece").first.bounding_box()
    assert start
    table.mouse.move(start["x"] + 24, start["y"] + 50)
    table.mouse.down()
    table.mouse.move(start["x"] + 30, start["y"] - 30, steps=4)
    expect(table.locator(".own [data-base=kitty]")).to_have_attribute("data-look", "next")
    goal = table.locator(".own [data-base=kitty]").bounding_box()  # the table may have made room for it
    assert goal
    table.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    table.mouse.up()
    expect(played(table, card)).to_have_count(before + 1)


def test_a_drag_to_nowhere_takes_the_card_back(table: Page) -> None:
    piece = table.locator(".holding .piece").first
    start = piece.bounding_box()
    assert start
    table.mouse.move(start["x"] + 24, start["y"] + 50)
    table.mouse.down()
    table.mouse.move(700, 300, steps=8)
    table.mouse.up()
    expect(piece).to_have_attribute("data-look", "next")


def test_every_move_is_a_button_in_words(table: Page) -> None:
    table.get_by_role("button", name=re.compile("moves?$")).click()
    buttons = table.locator(".choices > .button")
    names = [name.strip().lstrip("123456789") for name in buttons.locator(".do").all_text_contents()]
    assert names and all(name.startswith("Play ") for name in names)
    card = names[0].removeprefix("Play ")
    before = played(table, card).count()
    buttons.first.click()
    expect(played(table, card)).to_have_count(before + 1)


COUNT_MOTION = """window.motion = {flights: 0, slides: 0, fades: 0};
const real = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
  if (this.closest('#flights')) window.motion.flights += 1;
  else if (this.matches('.held')) window.motion.slides += 1;
  else if (frames.opacity?.[1] === 1) window.motion.fades += 1;
  return real.call(this, frames, ...more);
};"""


def motion_of_a_play(page: Page, awaited: str) -> dict[str, int]:
    """Play the first card of the hand, and give what moved, once the awaited kind of motion did."""
    own_turn(page)
    page.evaluate("window.motion = {flights: 0, slides: 0, fades: 0}")
    card = first_card(page)
    before = played(page, card).count()
    page.locator(".holding .piece").first.click(position={"x": 9, "y": 12})
    expect(played(page, card)).to_have_count(before + 1)
    page.wait_for_function(f"window.motion.{awaited} > 0")
    made: dict[str, int] = page.evaluate("window.motion")
    return made


def test_a_played_card_flies_and_the_hand_closes_ranks(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="no-preference")
    page.add_init_script(COUNT_MOTION)
    remember(page, level="kitten", quick=True)
    for _ in range(MAX_GAMES):
        if motion_of_a_play(page, "flights")["slides"] > 0:
            return  # nothing slides where the card cost the whole hand, or brought another in its place
    raise AssertionError("no hand ever closes ranks")


def test_nothing_flies_where_motion_is_not_wanted(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    page.add_init_script(COUNT_MOTION)
    remember(page, level="kitten", quick=True)
    made = motion_of_a_play(page, "fades")
    assert made["flights"] == made["slides"] == 0


def test_a_hint_recommends_one_move_and_says_why(table: Page) -> None:
    table.get_by_role("button", name="Hint").click()
    expect(table.locator(".advice .best")).to_have_text(re.compile(r"Best: Play "), timeout=60_000)
    expect(table.locator(".advice p")).to_have_count(2)
    expect(table.locator(".choices .mark").first).to_have_text("best")


def test_the_rule_of_a_question_opens_beside_the_table(table: Page) -> None:
    table.get_by_role("button", name="KC-16").click()
    guide = table.get_by_role("dialog", name="Rules of Kitty Cataclysm")
    expect(guide.locator("#rule-KC-16.found")).to_be_visible()
    guide.get_by_label("Search the rules").fill("furball")
    expect(guide.get_by_role("status")).to_contain_text(re.compile("rule"))
    table.keyboard.press("Escape")  # empties the search
    table.keyboard.press("Escape")
    expect(guide).not_to_be_visible()
    expect(table.locator(".board")).to_be_visible()


def test_a_card_zooms_and_tells_everything(table: Page) -> None:
    piece = table.locator(".holding .piece").first
    piece.hover(position={"x": 9, "y": 12})
    expect(table.locator(".zoom")).to_be_visible()
    covered = table.evaluate("""() => { const z = document.querySelector('.zoom').getBoundingClientRect();
      return ['.holding', '.asking'].filter(one => { const p = document.querySelector(one).getBoundingClientRect();
        return Math.min(z.right, p.right) - Math.max(z.left, p.left) > 0 && Math.min(z.bottom, p.bottom) - Math.max(z.top, p.top) > 0; }); }""")
    assert covered == [], "the large card covers the hand or the question"
    piece.click(button="right", position={"x": 9, "y": 12})
    told = table.get_by_role("dialog", name=first_card(table))
    expect(told.get_by_text("Meowney")).to_be_visible()
    told.get_by_role("link", name=re.compile("KC-")).first.click()
    guide = table.get_by_role("dialog", name="Rules of Kitty Cataclysm")
    expect(guide.locator(".found")).to_be_visible()
    assert "/t/" in table.url, "a rule took the player away from the table"
    guide.get_by_role("tab", name="Cards").click()
    expect(guide.get_by_role("button", name="Fat Cat")).to_be_visible()
    guide.get_by_role("tab", name="Options").click()
    expect(guide.get_by_text("usual").first).to_be_visible()


def test_a_line_of_the_log_lights_up_what_it_is_about(table: Page) -> None:
    table.get_by_role("list", name="Log").locator("li[data-kind=turn]").last.hover()
    expect(table.locator(".board .lit").first).to_be_visible()


def test_a_refused_move_names_the_rule_with_a_link(table: Page) -> None:
    """A move that is no longer on the list, sent as an old page would send it."""
    table.evaluate("""() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {
      const said = JSON.parse(text); if (said.type === 'move') said.move = 'wait'; WebSocket.prototype.send = send; return send.call(this, JSON.stringify(said)); }; }""")
    table.get_by_role("button", name=re.compile("moves?$")).click()
    table.locator(".choices > .button").first.click()
    link = table.get_by_role("link", name=re.compile("Rule KC-"))
    assert re.search(r"/guide/kitty-cataclysm#rule-KC-\d+", link.get_attribute("href") or "")
    link.click()
    expect(table.get_by_role("dialog", name="Rules of Kitty Cataclysm").locator(".found")).to_be_visible()


def test_waiting_says_for_whom(person: Callable[..., Page]) -> None:
    """One plays on while the other does nothing: sooner or later the table waits for the other, and says so."""
    host, guest = person(), person()
    host.goto("/new/kitty-cataclysm")
    host.get_by_role("radio", name="2").check()
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_role("textbox", name="Link").input_value())
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    name = guest.locator(".own .who .name").inner_text()
    chance, waiting = random.Random(5), host.locator(".prompt", has_text=f"Waiting for {name}")
    for _ in range(MAX_WAITS):
        if waiting.count():
            break
        touch_once(host, chance)
        host.wait_for_timeout(PAUSE)
    expect(waiting).to_be_visible()
    expect(host.locator(".other .seat.awaited")).to_contain_text(name)
    expect(guest.locator(".prompt.asked")).to_be_visible()


def test_rematch_deals_again(page: Page) -> None:
    remember(page, level="kitten")
    sit_down(page, purrlor.game("kitty-cataclysm").title)
    play(page)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(before)
    expect(page.locator(".board")).to_be_visible()  # against bots, at once
    made = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert made["parent"] == before.rpartition("/")[2] and made["status"] in ("playing", "over")
    at_rest(page)


def test_chat_and_noises_reach_the_table(table: Page) -> None:
    table.get_by_role("tab", name="Chat").click()
    table.get_by_label("Say something").fill("Hello, cats & <b>friends</b>")
    table.get_by_role("button", name="Send").click()
    chat = table.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("Hello, cats & <b>friends</b>")
    table.get_by_role("button", name="slow blink").click()
    expect(chat.locator("i")).to_have_text("slow blink")


def test_giving_up_asks_twice_and_ends_the_game(table: Page) -> None:
    table.locator("summary").click()
    table.get_by_role("button", name="Give up").click()
    table.get_by_role("button", name="Really give up").click()
    expect(table.locator(".end")).to_be_visible(timeout=60_000)


def test_a_window_can_be_declined_once_for_all(page: Page) -> None:
    remember(page, level="kitten", finished=["cantankerous-cats"])  # a first game would have no Pounces
    asked = page.locator(".prompt.asked:not([aria-busy=true])")  # not one that is being answered
    never = asked.get_by_role("group", name="Don't ask again until")
    play_to(page, purrlor.game("cantankerous-cats").title, lambda _: never.count() == 1)
    never.get_by_role("button", name="the end of the game").click()
    expect(page.get_by_text("You pass here until the end of the game.")).to_be_visible()
    page.locator("summary").click()
    page.get_by_role("button", name=re.compile("^Ask me again")).click()
    page.locator("summary").click()
    expect(page.get_by_role("button", name=re.compile("^Ask me again"))).to_have_count(0)
