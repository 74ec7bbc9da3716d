"""From a small phone to a wide screen: nothing overlaps, nothing scrolls sideways; the pictures are kept to be looked at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import purrlor
from browser.driving import PAUSE, at_rest, play, play_into, sit_down
from browser.serving import GAMES, SHOTS, look, remember, unfold
from sampling import some

PHONES = {360: 740, 390: 844}
SCREENS = {768: 1024, 1440: 900}
SIZES = PHONES | SCREENS
MAX_LOOKS = 80
TABLES = [(game, glass) for game in GAMES for glass in ("phone", "screen")]
SAMPLE = [(game, "phone" if turn % 2 else "screen") for turn, game in enumerate(GAMES)]
PAGES = ["/", "/new/{game}", "/guide/{game}", "/gallery", "/replay", "/settings"]

# Things that lie beside each other must not lie on each other, and everything must be inside the window's width.
WRONG = """() => {
  const wrong = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) wrong.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${wide}`);
  const name = one => one.dataset.zone ?? one.dataset.seat ?? one.className;
  const boxes = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length).map(one => [one, one.getBoundingClientRect()]);
  for (const group of ['.other', '.asides > .zone', '.heroes > .zone', '.seat .zones > .zone', '.choices > *', '.tools > *', '.door', '.cell', '.space', '.slot', '.bar > *', '.podium > li', '.felt > *, .middle > *']) {
    const all = boxes(group);
    for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) {
      const [a, p] = all[i], [b, q] = all[j];
      if (a.parentElement !== b.parentElement) continue;
      const across = Math.min(p.right, q.right) - Math.max(p.left, q.left), down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (across > 2 && down > 2) wrong.push(`${group}: ${name(a)} and ${name(b)} overlap`);
    }
  }
  const scrolls = one => { for (let at = one.parentElement; at; at = at.parentElement) if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX)) return true; return false; };
  for (const [one, box] of boxes('button, a, input, select, h1, h2, p, .zone, .seat, img')) if ((box.right > wide + 1 || box.left < -1) && !scrolls(one) && !one.closest('.unseen, .skip, #flights')) wrong.push(`${name(one)} reaches out of the window`);
  for (const [one, box] of boxes('button, .button, a.button')) if (box.width < 24 && box.height < 24) wrong.push(`${name(one)} is too small for a finger`);
  for (const one of document.querySelectorAll('body *')) if (one.childNodes.length && [...one.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && one.getClientRects().length && parseFloat(getComputedStyle(one).fontSize) < 13) wrong.push(`${name(one)} has letters of ${getComputedStyle(one).fontSize}`);
  return [...new Set(wrong)];
}"""


def nothing_is_out_of_place(page: Page) -> None:
    """Look until all is in its place, for a while: an update may be on its way to the screen."""
    for _ in range(MAX_LOOKS):
        found = page.evaluate(WRONG)
        if not found:
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"at {page.viewport_size}: " + "\n".join(found))


def resize(page: Page, width: int) -> None:
    """Give the window another size; narrow and wide ones are looked at in the light and in the dark in turn."""
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    page.emulate_media(color_scheme="dark" if width in (390, 768) else "light")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")  # until it is drawn


@pytest.mark.parametrize(("game", "glass"), some(TABLES, *SAMPLE))
def test_a_table_fits(person: Callable[..., Page], game: str, glass: str) -> None:
    page = person(has_touch=glass == "phone")
    remember(page, level="kitten")
    for width in PHONES if glass == "phone" else SCREENS:
        resize(page, width)
        play_into(page, purrlor.game(game).title, touches=6, seed=width)
        page.screenshot(path=SHOTS / f"{game}-{width}.png", animations="disabled")
        nothing_is_out_of_place(page)
        chips = page.locator(".opens").count()
        for chip in range(chips):
            open_a_chip(page, chip)
            nothing_is_out_of_place(page)


def open_a_chip(page: Page, chip: int) -> None:
    """Open somebody's area on a phone; where that touch would be a move, it is made, and there is one chip less."""
    if at_rest(page) and chip < page.locator(".opens").count():
        page.locator(".opens").nth(chip).click()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits(person: Callable[..., Page], path: str) -> None:
    page = person()
    page.goto(path.format(game=GAMES[0]))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    unfold(page)
    shot = path.strip("/").partition("/")[0] or "home"
    for width in SIZES:
        resize(page, width)
        nothing_is_out_of_place(page)
        page.screenshot(path=SHOTS / f"{shot}-{width}.png", full_page=shot not in ("gallery", "guide"))


def test_a_lobby_an_end_and_a_replay_fit(person: Callable[..., Page]) -> None:
    page = person()
    remember(page, level="kitten")
    page.goto("/new/kitty-cataclysm")
    page.get_by_role("radio", name="5").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    fits_everywhere(page, "lobby")
    sit_down(page, purrlor.game("kitty-cataclysm").title)
    play(page)
    expect(page.locator(".end")).to_be_visible()
    fits_everywhere(page, "end")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible(timeout=60_000)
    fits_everywhere(page, "replay")


def fits_everywhere(page: Page, name: str) -> None:
    for width in SIZES:
        resize(page, width)
        nothing_is_out_of_place(page)
        look(page, f"{name}-{width}")
