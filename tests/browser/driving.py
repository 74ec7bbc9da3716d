"""Plays through the page as a person does: by touching what glows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

MAX_STEPS = 3000
MAX_GAMES = 20
PAUSE = 25
MAX_WAITS = 2400  # a minute at least; the test itself may last five

# Finds one thing that can be touched now, or one of the buttons in words, and a point at which a finger really meets it.
CHOOSE = """(roll) => {
  const board = document.querySelector('.board');
  if (!board || document.querySelector('.end')) return {told: document.querySelector('.end') ? 'over' : 'wait'};
  if (!board.querySelector('.prompt.asked') || board.querySelector('.prompt[aria-busy=true]')) return {told: 'wait'};
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (open && !open.querySelector('[data-look=next]')) return {told: 'dialog'};
  const seen = one => one.getClientRects().length > 0;
  const glowing = [...document.querySelectorAll('dialog [data-look=next], .board .piece[data-look=next], .board .aim, .board .target, .board .through.asked, .board .seat[data-inside]:not(.open) .opens')].filter(seen);
  const words = [...board.querySelectorAll('.choices > .button:not(.back)')].filter(seen);
  const from = glowing.length && (roll.way < 0.75 || !words.length) ? glowing : words;
  if (!from.length) return {told: 'wait'};
  const chosen = from[Math.floor(roll.which * from.length)];
  chosen.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  const box = chosen.getBoundingClientRect();
  for (const down of [0.15, 0.5, 0.85]) for (const across of [0.12, 0.5, 0.88]) {
    const x = box.left + box.width * across, y = box.top + box.height * down;
    if (chosen.contains(document.elementFromPoint(x, y))) return {told: from === glowing ? 'glow' : 'word', x, y, finger: navigator.maxTouchPoints > 0};
  }
  return {told: 'covered', what: chosen.outerHTML.slice(0, 300)};
}"""


def sit_down(page: Page, title: str) -> None:
    """Open the parlour and play at once."""
    page.goto("/")
    page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title, exact=True)).get_by_role(
        "button", name=re.compile("^Play now")
    ).click()
    expect(page.locator(".board")).to_be_visible(timeout=120_000)


MAX_ESCAPES = 20

# One is asked and nothing is on its way, or the game is over: nothing more happens at the table by itself.
AT_REST = "() => document.querySelector('.end, .prompt.asked:not([aria-busy=true])')"


def at_rest(page: Page) -> bool:
    """Wait until the table waits for this person, nothing over it or half chosen; says whether the game goes on."""
    page.wait_for_function(AT_REST)
    if page.locator(".end").count():
        return False
    for _ in range(MAX_ESCAPES):  # from a card shown large, or touched once
        if not page.locator("dialog[open], [data-look=chosen]").count():
            return True
        page.keyboard.press("Escape")
    raise AssertionError(f"Escape leads nowhere: {page.evaluate(STANDSTILL)}")


def touch_once(page: Page, chance: random.Random) -> str:
    """Touch one thing that glows; says what happened."""
    found = page.evaluate(CHOOSE, {"way": chance.random(), "which": chance.random()})
    told = str(found["told"])
    if told == "dialog":  # a card shown large, say
        page.keyboard.press("Escape")
    if told in ("glow", "word"):
        (page.touchscreen.tap if found["finger"] else page.mouse.click)(found["x"], found["y"])
    return told if told != "covered" else f"covered: {found['what']}"


# What a page says of itself when nothing happens any more.
STANDSTILL = """() => [...document.querySelectorAll('.prompt, .line, .toast, .other .seat, dialog[open]')]
  .map(one => `${one.className} ${one.getAttribute('aria-busy') ?? ''}: ${one.innerText.slice(0, 200)}`).join(' | ')"""


def play_to(page: Page, title: str, moment: Callable[[int], bool], seed: int = 1) -> None:
    """Be in the middle of a game, asked, at such a moment; a game that ends before it gives way to another."""

    def is_now(touches: int) -> bool:
        """While a move is on its way the page still shows the question before it."""
        return page.locator(".prompt[aria-busy=true]").count() == 0 and moment(touches)

    for again in range(MAX_GAMES):
        if page.locator(".board").count() == 0 or page.locator(".end").count():
            sit_down(page, title)
        play(page, seed + again, until=is_now)
        if at_rest(page):
            return
    raise AssertionError("every game ends before that")


def play_into(page: Page, title: str, touches: int, seed: int) -> None:
    """Be in the middle of a game, so many touches after now."""
    play_to(page, title, lambda done: done >= touches, seed)


def play(page: Page, seed: int = 1, until: Callable[[int], bool] = lambda touches: False) -> int:
    """Play until the end, or until enough was touched; gives the number of touches."""
    chance, touches, idle = random.Random(seed), 0, 0
    while not until(touches):
        told = touch_once(page, chance)
        if told == "over":
            break
        touches += told in ("glow", "word")
        idle = 0 if told in ("glow", "word") else idle + 1
        assert idle < MAX_WAITS, f"the page offers nothing to touch any more ({told}): {page.evaluate(STANDSTILL)}"
        assert touches < MAX_STEPS, "the game does not end"
        page.wait_for_timeout(PAUSE if idle else 0)
    return touches
