"""What is dramatic is seen, one after the other, and nobody has to wait; who is about to win is told to everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import purrlor
from browser.driving import MAX_GAMES, at_rest, play, sit_down
from browser.serving import look, remember
from browser.test_everyone import nothing_is_wrong_by_day_or_night

KITTY = "kitty-cataclysm"
THEFT, BUST = "stole:cat-burglar>paws.0>paws.1", "busted-paws:1"
# Scenes last so long that a busy machine sees them; how long they last is tested in web/tests/drama.test.ts.
SLOWLY = """const real = window.setTimeout;
window.setTimeout = (run, time, ...more) => real(run, time >= 800 && time <= 1500 ? time * 30 : time, ...more);"""
KEEP_SCENES = """window.scenes = [];
new MutationObserver(() => {
  const now = document.querySelector('.scene');
  if (!now || now === window.last) return;
  window.last = now;
  const sheet = document.querySelector('.bottom').getBoundingClientRect(), box = now.getBoundingClientRect();
  const over = Math.min(box.right, sheet.right) - Math.max(box.left, sheet.left) > 0 && box.bottom > sheet.top + 1 && box.top < sheet.bottom;
  window.scenes.push({over, mood: now.className, text: now.innerText});
}).observe(document, {subtree: true, childList: true});"""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
ICON = "() => document.querySelector('link[rel=icon]').href"
COVERS = """() => { const s = document.querySelector('.scene').getBoundingClientRect(), f = document.querySelector('.felt').getBoundingClientRect();
  return s.left >= f.left - 1 && s.right <= f.right + 1 && s.top >= f.top - 1 && s.bottom <= f.bottom + 1; }"""


class Table:
    """A real table, at which more can be told than happened."""

    def __init__(self, page: Page) -> None:
        """Listen to what the table says from now on."""
        self.page, self.last = page, dict[str, Any]()
        self.line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws$"), self._join)

    def _join(self, line: WebSocketRoute) -> None:
        house, self.line = line.connect_to_server(), line

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] in ("welcome", "update") and said["view"]:
                self.last = {name: said[name] for name in ("n", "view", "clocks", "now")}
            line.send(message)

        house.on_message(heard)
        line.on_message(house.send)

    def tell(self, *beats: list[str], alarms: tuple[str, ...] = ()) -> None:
        """Tell that this happened, beat by beat, and who is about to win."""
        assert self.line is not None
        first = self.last["view"]["beat"]
        events = [{"beat": first + i, "says": says} for i, says in enumerate(beats)]
        told = {**self.last, "type": "update", "events": events, "view": {**self.last["view"], "alarms": alarms}}
        self.line.send(json.dumps(told))

    def sit_down(self) -> Table:
        """Be asked to play a card."""
        sit_down(self.page, purrlor.game(KITTY).title)
        assert at_rest(self.page)
        self.page.keyboard.press("Shift")  # ends what is played
        expect(self.page.locator(".scene")).to_have_count(0)
        return self


@pytest.fixture
def table(page: Page) -> Table:
    """Give a table at which one is asked, and scenes last."""
    page.add_init_script(SLOWLY)
    remember(page, level="kitten")
    return Table(page).sit_down()


def test_scenes_of_real_games_lie_over_the_felt_only(page: Page) -> None:
    page.add_init_script(KEEP_SCENES)
    remember(page, level="kitten")
    for seed in range(MAX_GAMES):
        sit_down(page, purrlor.game(KITTY).title)
        play(page, seed)
        scenes = page.evaluate("window.scenes")
        assert not [scene for scene in scenes if scene["over"]], "a scene covers the hand or the question"
        assert all(scene["text"].strip() for scene in scenes)
        if any("capture" in scene["mood"] for scene in scenes):
            return
    raise AssertionError("nobody ever steals")


def test_scenes_come_one_after_the_other_and_a_key_ends_them_all(table: Table) -> None:
    scene = table.page.locator(".scene")
    table.tell([THEFT], ["played:cat-aclysm>paws.2>kitty.2", BUST])
    expect(scene).to_have_count(1)
    expect(scene).to_contain_text("steals Cat Burglar from you")
    expect(scene.locator(".who")).to_have_count(2)
    assert table.page.evaluate(COVERS)
    table.page.keyboard.press("Shift")
    expect(scene).to_have_count(0)
    table.tell(["played:cat-aclysm>paws.2>kitty.2", BUST])
    expect(scene).to_contain_text("Cat-aclysm")
    expect(scene).to_contain_text("is caught with full paws!")


def test_a_click_acts_at_once_but_never_through_a_scene(table: Table) -> None:
    page, scene, card = table.page, table.page.locator(".scene"), table.page.locator(".holding .piece").first
    table.tell([THEFT])
    scene.click()
    expect(scene).to_have_count(0)
    expect(page.locator("[data-look=chosen]")).to_have_count(0)
    table.tell([THEFT])
    expect(scene).to_have_count(1)
    card.click(position={"x": 9, "y": 12})
    expect(scene).to_have_count(0)
    expect(card).to_have_attribute("data-look", "chosen")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_without_motion_the_same_scene_is_a_still_picture(person: Callable[..., Page], motion: str) -> None:
    page = person(reduced_motion=motion)
    page.add_init_script(SLOWLY)
    remember(page, level="kitten")
    table = Table(page).sit_down()
    table.tell(["played:cat-aclysm>paws.2>kitty.2", BUST])
    expect(page.locator(".scene.disaster")).to_contain_text("is caught with full paws!")
    names = "all => all.flatMap(one => getComputedStyle(one).animationName).filter(name => name !== 'none')"
    moving = page.locator(".over, .over *").evaluate_all(names)
    assert bool(moving) == (motion == "no-preference")


def test_an_alarm_is_told_once_and_stays_while_it_holds(table: Table) -> None:
    page, alarm = table.page, table.page.locator(".alarm")
    table.tell(alarms=("deck:4",))
    expect(page.get_by_role("alert")).to_have_text(
        "4 cards are left in the deck: whoever must draw more ends the game."
    )
    expect(page.get_by_role("alert")).to_have_count(0)  # and no more
    table.tell(alarms=("deck:3", "empty:0"))
    expect(alarm.first).to_contain_text("Your paws are empty")
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(alarm.last).to_contain_text("3 cards are left")
    assert not alarm.last.get_attribute("role")
    table.tell()
    expect(alarm).to_have_count(0)


def test_alarms_fit_a_phone_in_two_lines(table: Table) -> None:
    page = table.page
    page.set_viewport_size({"width": 390, "height": 844})
    table.tell([THEFT], alarms=("empty:1", "deck:1", "empty:0"))
    expect(page.locator(".scene")).to_have_count(1)
    look(page, "drama-390")
    assert page.evaluate(COVERS)
    shown = page.locator(".alarm:visible")
    expect(shown).to_have_count(1)
    lines = "one => one.querySelector('span').getClientRects().length || 1"
    tall = "one => { const s = getComputedStyle(one), t = one.querySelector('span'); return t.getBoundingClientRect().height / parseFloat(s.lineHeight); }"
    assert shown.evaluate(lines) == 1 and shown.evaluate(tall) <= 2.1
    assert shown.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    page.get_by_role("button", name="and 2 more").click()
    expect(shown).to_have_count(3)


def test_axe_finds_nothing_in_scenes_and_alarms(table: Table) -> None:
    table.tell([THEFT], alarms=("empty:1", "empty:0"))
    expect(table.page.locator(".scene")).to_have_count(1)
    nothing_is_wrong_by_day_or_night(table.page)
    look(table.page, "drama-1440")


def test_the_tab_calls_who_looks_elsewhere(table: Table) -> None:
    page = table.page
    title, icon = page.title(), page.evaluate(ICON)
    page.evaluate(HIDE, True)
    expect(page).to_have_title(f"Your turn! · {title}")
    page.wait_for_function(f"({ICON})().startsWith('data:image/svg+xml')")
    page.evaluate(HIDE, False)
    expect(page).to_have_title(title)
    assert page.evaluate(ICON) == icon


COUNT_NOTES = """window.notes = 0;
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...more) { window.notes += 1; return begin.apply(this, more); };"""


def test_drama_is_heard_if_sound_is_on(person: Callable[..., Page]) -> None:
    for sound in (True, False):
        page = person()
        page.add_init_script(COUNT_NOTES)
        page.add_init_script(SLOWLY)
        remember(page, level="kitten", sound=sound)
        table = Table(page).sit_down()
        page.evaluate("window.notes = 0")
        table.tell([THEFT], alarms=("empty:1",))
        expect(page.locator(".scene.capture")).to_have_count(1)
        assert (page.evaluate("window.notes") > 3) == sound  # a paw, and an alarm
