"""How quick the page is: measured, printed and kept beside the pictures; a busy machine fails no test."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page

import purrlor
from browser.driving import MAX_GAMES, play, sit_down
from browser.serving import GAMES, SHOTS, remember
from sampling import some

# The moment from which the first door can be opened.
DOOR = """new MutationObserver((_, seen) => {
  if (document.querySelector('.door button:not([disabled])')) { window.ready ??= performance.now(); seen.disconnect(); }
}).observe(document, {childList: true, subtree: true});"""

# From a message with a view to the frame that shows it; in a burst one would measure the queue.
DRAWN = """window.drawn = [];
window.came = 0;
let last = 0;
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({data}) => {
      if (JSON.parse(data).type !== 'update') return;
      window.came += 1;
      const came = performance.now(), alone = came - last > 120;
      last = came;
      if (!alone) return;
      const draw = new MessageChannel();
      draw.port1.onmessage = () => window.drawn.push(performance.now() - came);
      requestAnimationFrame(() => draw.port2.postMessage(0));
    });
  }
};"""


BATCH_TARGET = 5  # updates that came alone


def note(name: str, figures: dict[str, float]) -> None:
    """Print figures and keep them."""
    SHOTS.mkdir(exist_ok=True)
    (SHOTS / f"speed-{name}.json").write_text(json.dumps(figures), encoding="utf-8")
    print(f"\n{name}:", ", ".join(f"{key} {value:.0f} ms" for key, value in figures.items()))


def test_the_first_page_is_ready(person: Callable[..., Page]) -> None:
    times = []
    for _ in range(3):
        page = person()
        page.add_init_script(DOOR)
        page.goto("/")
        times.append(float(page.wait_for_function("window.ready").json_value()))
    note("first-page", {"first": times[0], "median": statistics.median(times)})
    assert all(times)


@pytest.mark.parametrize("game", some(GAMES, "kitty-cataclysm", "paw-of-duty"))
def test_an_update_is_drawn(page: Page, game: str) -> None:
    """Wall time until the frame; and what the page's thread worked for an update, whatever else the machine does."""
    page.add_init_script(DRAWN)
    remember(page, level="kitten")
    drawn: list[float] = []
    worked = updates = 0.0
    for _ in range(MAX_GAMES):  # a game may be very short
        found, work, came = played_at_a_table(page, game)
        drawn, worked, updates = drawn + found, worked + work, updates + came
        if len(drawn) >= BATCH_TARGET:
            break
    note(f"update-{game}", {"drawn after": statistics.median(drawn), "worked": worked / updates})


def played_at_a_table(page: Page, game: str) -> tuple[list[float], float, int]:
    """Play a little; gives the times until updates were drawn, what the page's thread worked, and how many came."""
    sit_down(page, purrlor.game(game).title)
    gauge = page.context.new_cdp_session(page)
    gauge.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.wait_for_timeout(500)  # the table itself is drawn for the first time: that is no update
    page.evaluate("window.drawn = []; window.came = 0")
    before = worked_ms(gauge)
    for touches in range(1, 9):
        play(page, seed=touches, until=lambda done: done >= 1)
        page.wait_for_timeout(150)
    return page.evaluate("window.drawn"), worked_ms(gauge) - before, int(page.evaluate("window.came"))


def worked_ms(gauge: CDPSession) -> float:
    """Give the time that the page's thread has worked, in milliseconds."""
    metrics = gauge.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")
