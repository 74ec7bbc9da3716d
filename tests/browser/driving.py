"""Plays through the page as a person does: by touching what glows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Error, Page, expect

MOST_STEPS = 3000

# Marks one thing that can be touched now, or one of the buttons in words; the same chances for both ways.
CHOOSE = """(roll) => {
  document.querySelectorAll('[data-chosen]').forEach(one => one.removeAttribute('data-chosen'));
  const board = document.querySelector('.board');
  if (!board || document.querySelector('.end')) return document.querySelector('.end') ? 'over' : 'wait';
  if (!board.querySelector('.prompt.asked') || board.querySelector('.prompt .button[disabled]')) return 'wait';
  const seen = one => one.getClientRects().length > 0;
  const glowing = [...document.querySelectorAll('dialog [data-look=next], .board .piece[data-look=next], .board .aim, .board .target, .board .through.asked, .board .seat[data-inside]:not(.open) .opens')].filter(seen);
  const words = [...board.querySelectorAll('.choices > .button:not(.quiet)')].filter(seen);
  const from = glowing.length && (roll.way < 0.75 || !words.length) ? glowing : words;
  if (!from.length) return 'wait';
  from[Math.floor(roll.which * from.length)].setAttribute('data-chosen', '');
  return from === glowing ? 'glow' : 'word';
}"""


def sit_down(page: Page, title: str) -> None:
    """Open the parlour and play at once."""
    page.goto("/")
    page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title, exact=True)).get_by_role(
        "button", name=re.compile("^Play now")
    ).click()
    expect(page.locator(".board")).to_be_visible(timeout=120_000)


def touch_once(page: Page, chance: random.Random) -> str:
    """Touch one thing that glows; says what happened."""
    told = str(page.evaluate(CHOOSE, {"way": chance.random(), "which": chance.random()}))
    if told in ("glow", "word"):
        spot = {"x": 9, "y": 12} if told == "glow" else None
        try:
            page.locator("[data-chosen]").click(timeout=1500, position=spot)
        except Error:
            return "missed"  # the table went on under the finger
    return told


def play(page: Page, seed: int = 1, until: Callable[[int], bool] = lambda touches: False) -> int:
    """Play until the end, or until enough was touched; gives the number of touches."""
    chance, touches, idle = random.Random(seed), 0, 0
    for _ in range(MOST_STEPS * 10):
        if until(touches):
            return touches
        told = touch_once(page, chance)
        if told == "over":
            return touches
        touches += told in ("glow", "word")
        idle = 0 if told in ("glow", "word") else idle + 1
        assert idle < 600, "the page offers nothing to touch any more"
        assert touches < MOST_STEPS, "the game does not end"
        if told in ("wait", "missed"):
            page.wait_for_timeout(50)
    raise AssertionError("the game does not end")
