"""The shell: small, installable, there without a network, silent until asked, nothing from elsewhere."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import purrlor
from browser.driving import play, sit_down
from browser.serving import STATIC, Complaints, remember

SHELL_BYTES = 80_000
KEPT = "caches.keys().then(names => caches.open(names[0])).then(c => c.keys()).then(all => all.map(k => new URL(k.url).pathname))"
# The worker answers first and keeps what it answered a moment later.
ALL_KEPT = f"""() => {KEPT}.then(kept => performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)
  .filter(name => name.startsWith('/assets/')).every(name => kept.includes(name)) && kept.some(name => name.startsWith('/assets/')))"""
DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', {type: 'application/json'}));
  document.querySelector('main').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def scripts(entry: Path, seen: set[Path]) -> set[Path]:
    """Give a script and all that it imports before it can run."""
    if entry not in seen:
        seen.add(entry)
        for name in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', entry.read_text(encoding="utf-8")):
            scripts(entry.parent / name, seen)
    return seen


def test_the_shell_is_at_most_80_kb_of_script() -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    entries = re.findall(r'(?:src|href)="(/assets/[\w.-]+\.js)"', index)
    loaded: set[Path] = set()
    for entry in entries:
        scripts(STATIC / entry.removeprefix("/"), loaded)
    size = sum(len(gzip.compress(path.read_bytes())) for path in loaded)
    print(f"\nshell: {size} bytes of script, gzipped")
    assert loaded and size <= SHELL_BYTES, f"{size} bytes in {len(loaded)} scripts"


def test_nothing_comes_from_elsewhere(page: Page, base_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    remember(page, level="kitten")
    sit_down(page, purrlor.game("kitty-cataclysm").title)
    play(page, until=lambda touches: touches >= 2)
    page.goto("/gallery")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith((base_url, "data:", "blob:"))] == []


def test_it_can_be_installed_and_opens_without_a_network(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone" and page.request.get(manifest["icons"][0]["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(ALL_KEPT)
    cached = page.evaluate(KEPT)
    assert "/" in cached and any(name.startswith("/assets/") for name in cached)
    assert not any(name.startswith("/api") for name in cached)


def test_the_shell_opens_without_a_network(browser: Browser, base_url: str) -> None:
    """The browser itself complains on the console here, so nobody listens."""
    context = browser.new_context(base_url=base_url)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.locator(".door").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(ALL_KEPT)
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The parlour cannot be reached.")).to_be_visible()
    context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".door").first).to_be_visible()
    context.close()


def test_sound_is_silent_until_asked(page: Page) -> None:
    page.add_init_script("""window.made = 0; const Real = AudioContext;
      window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };""")
    page.goto("/settings")
    assert page.evaluate("window.made") == 0
    page.get_by_role("checkbox", name="Sound").check()
    assert page.evaluate("window.made") == 1


COUNT_BLINKS = """window.blinks = 0;
new MutationObserver(seen => { window.blinks += seen.length; }).observe(document, {subtree: true, attributeFilter: ['src']});"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_idle_cats_blink_now_and_then_unless_motion_is_not_wanted(person: Callable[..., Page], motion: str) -> None:
    page = person(reduced_motion=motion)
    page.clock.install()
    page.goto("/")
    expect(page.locator(".door img")).to_have_count(5)
    expect(page.locator(".door img").last).to_have_attribute("src", re.compile("path"))  # the pen is here
    before = page.locator(".door img").evaluate_all("all => all.map(one => one.src)")
    page.evaluate(COUNT_BLINKS)
    for _ in range(20):
        page.clock.run_for(4000)
    blinks = int(page.evaluate("window.blinks"))
    assert blinks == 0 if motion == "reduce" else 4 <= blinks <= 2 * 20, (
        "an idle cat blinks seldom, and opens its eyes again"
    )
    page.clock.run_for(1000)
    after = page.locator(".door img").evaluate_all("all => all.map(one => one.src)")
    assert sum(one != other for one, other in zip(before, after, strict=True)) <= 1  # at most one is blinking right now


def test_a_record_file_dropped_onto_the_page_is_shown(page: Page) -> None:
    match = purrlor.game("kitty-cataclysm").match(seats=2, seed=4)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[0])
    page.goto("/replay")
    expect(page.get_by_text("Drop a record file here")).to_be_visible()
    page.evaluate(DROP, match.record.to_json())
    expect(page.get_by_role("slider", name="Move")).to_have_attribute("max", str(match.ply), timeout=60_000)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".board .prompt")).to_be_visible(timeout=60_000)
    assert "/t/" in page.url


def test_a_file_that_is_no_record_is_refused_in_one_sentence(page: Page, complaints: Complaints) -> None:
    page.goto("/replay")
    expect(page.get_by_text("Drop a record file here")).to_be_visible()
    page.evaluate(DROP, '{"game": "dogs"}')
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_text("Drop a record file here")).to_be_visible()
    complaints.heard.clear()  # the browser itself reports the refused request


def test_settings_are_remembered(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Light or dark").select_option("dark")
    page.get_by_label("Text size").select_option("large")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Text size")).to_have_value("large")
