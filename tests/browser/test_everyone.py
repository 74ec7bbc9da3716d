"""For everyone: axe (WCAG 2.2 AA) finds nothing, a whole game needs no mouse, nothing is told by colour alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import purrlor
from browser.driving import MAX_STEPS, MAX_WAITS, PAUSE, play, play_into, sit_down
from browser.hearing import Ear, told_whole
from browser.serving import AXE, GAMES, ROOT, remember, unfold
from sampling import some

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ASKED = """() => {
  if (document.querySelector('.end')) return 'over';
  if (document.querySelector('dialog[open]')) return 'dialog';
  if (!document.querySelector('.prompt.asked') || document.querySelector('.prompt[aria-busy=true]')) return 'wait';
  const words = document.querySelector('.choices > .button:has(kbd)'), glows = document.querySelector('.board [data-look=next], .board .through.asked');
  return words && glows ? 'both' : words ? 'words' : glows ? 'glow' : 'wait';
}"""
# All in one look, since the next update may come at any time.
TELLS = """() => {
  const live = document.querySelector('[role=log][aria-live=polite]').textContent, asked = document.querySelector('.prompt.asked .question');
  const newest = [...document.querySelectorAll('ol.log > li[data-kind]')].at(-1).textContent;
  return live.includes(newest) && (!asked || live.includes(`Your move: ${asked.firstChild.textContent.trim()}.`));
}"""
RUN = "(tags) => axe.run(document, {runOnly: tags, resultTypes: ['violations']})"
STORY = "v => v.map(one => one.id + ': ' + one.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))"
PAGES = ["/", "/new/{game}", "/guide", "/guide/{game}", "/gallery", "/replay", "/settings", "/recover#x", "/nowhere", "/t/nobody"]  # fmt: skip


def nothing_is_wrong(page: Page) -> None:
    """Run axe on the page as it stands, when nothing moves any more."""
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => {})))")
    page.add_script_tag(path=AXE)
    found = page.evaluate(f"async (tags) => ({STORY})((await ({RUN})(tags)).violations)", TAGS)
    assert not found, "\n".join(found)


def nothing_is_wrong_by_day_or_night(page: Page) -> None:
    """Run axe in the light and in the dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        nothing_is_wrong(page)


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(page: Page, path: str) -> None:
    page.goto(path.format(game=GAMES[0]))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    unfold(page)
    nothing_is_wrong_by_day_or_night(page)


@pytest.mark.parametrize("game", some(GAMES, "kitty-cataclysm", "here-kitty-kitty"))
def test_axe_finds_nothing_in_the_middle_of_a_game(page: Page, game: str) -> None:
    remember(page, level="kitten")
    play_into(page, purrlor.game(game).title, touches=5, seed=3)
    nothing_is_wrong_by_day_or_night(page)
    page.locator(".tool[aria-expanded=false]").click()
    page.get_by_role("tab", name="Chat").click()
    nothing_is_wrong(page)


def test_axe_finds_nothing_in_the_lobby_at_the_end_and_in_a_replay(page: Page) -> None:
    remember(page, level="kitten")
    page.goto(f"/new/{GAMES[0]}")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    nothing_is_wrong_by_day_or_night(page)
    sit_down(page, purrlor.game("kitty-cataclysm").title)
    play(page)
    expect(page.locator(".end")).to_be_visible()
    nothing_is_wrong_by_day_or_night(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="To the end").click()
    nothing_is_wrong_by_day_or_night(page)


def test_axe_finds_nothing_in_the_guide_beside_the_table(page: Page) -> None:
    remember(page, level="kitten")
    sit_down(page, purrlor.game("kitty-cataclysm").title)
    page.get_by_role("button", name="Rules", exact=True).click()
    guide = page.get_by_role("dialog", name="Rules of Kitty Cataclysm")
    for tab in ("Rules", "Cards", "Options"):
        guide.get_by_role("tab", name=tab).click()
        nothing_is_wrong(page)
    guide.get_by_role("tab", name="Cards").click()
    guide.get_by_role("button", name="Fat Cat").click()
    nothing_is_wrong(page)


@pytest.mark.parametrize("game", some(GAMES, "kitty-cataclysm"))
def test_a_whole_game_by_keyboard_only(page: Page, game: str) -> None:
    """Home, Play now, every move, the result, the replay: with keys alone."""
    remember(page, level="kitten")
    page.goto("/")
    title = purrlor.game(game).title
    tab_to(page, lambda name: name.startswith("Play now") and title in name)
    page.keyboard.press("Enter")
    expect(page.locator(".board")).to_be_visible(timeout=60_000)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")
    press_to_the_end(page)
    tab_to(page, lambda name: name == "Watch the replay")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Move")).to_be_visible(timeout=60_000)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider", name="Move")).to_have_value("1")


def press_to_the_end(page: Page) -> None:
    """Go to what glows and touch it, or take one of the moves in words by its number."""
    pressed = waited = 0
    while (now := page.evaluate(ASKED)) != "over":
        if now == "wait":
            waited += 1
            page.wait_for_timeout(PAUSE)
        else:
            pressed, waited = pressed + 1, 0
            press(page, now, words_first=pressed % 3 == 0)
        assert waited < MAX_WAITS, "the page asks nothing any more"
        assert pressed < MAX_STEPS, "the game does not end"


def press(page: Page, now: str, words_first: bool) -> None:
    """Answer by keys: a pile that is looked through, a move in words, or what glows."""
    if now == "dialog":
        tab_to(page, lambda _: bool(page.evaluate("document.activeElement.matches('dialog [data-look=next]')")))
        page.keyboard.press("Enter")
    elif now == "words" or (now == "both" and words_first):
        page.keyboard.press("1")
    else:
        page.keyboard.press("t")
        page.keyboard.press("Enter")


def tab_to(page: Page, wanted: Callable[[str], bool]) -> None:
    """Press Tab until the wanted thing has the focus, and see that the focus can be seen."""
    for _ in range(120):
        page.keyboard.press("Tab")
        name = str(
            page.evaluate(
                "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? ''"
            )
        )
        if wanted(name.strip()):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"the focus on {name!r} cannot be seen"
            return
    raise AssertionError("Tab never gets there")


@pytest.mark.parametrize("game", some(GAMES, "paw-of-duty", "cantankerous-cats"))
def test_a_live_region_tells_what_happened(page: Page, game: str) -> None:
    """Whatever was dealt: the newest sentence of the log and, when one is asked, the question."""
    remember(page, level="kitten")
    for seed in range(4):
        play_into(page, purrlor.game(game).title, touches=1, seed=seed)
        page.wait_for_function(TELLS)
    expect(page.get_by_role("log", name="What happens at the table")).to_be_attached()


def test_the_four_cat_colours_have_four_letters(page: Page) -> None:
    sit_down(page, purrlor.game("here-kitty-kitty").title)
    cats = page.locator("[data-zone=neighborhood] .piece")
    expect(cats).to_have_count(4)
    assert sorted(cats.locator(".letter").all_text_contents()) == ["B", "G", "O", "W"]
    assert len(set(cats.locator(".unseen").all_text_contents())) == 4


def test_the_three_coins_have_three_letters_and_sizes(page: Page) -> None:
    sit_down(page, purrlor.game("were-kittens").title)
    facts = page.locator("[data-zone=supply] .coin .coin").evaluate_all(
        "all => all.map(c => [c.querySelector('.edge').innerText, Math.round(c.getBoundingClientRect().width)])"
    )
    assert {letter for letter, _ in facts} == {"P", "N", "D"}
    assert len({(letter, width) for letter, width in facts}) == 3
    assert len({width for _, width in facts}) == 3


def test_words_come_from_the_catalogue(page: Page) -> None:
    """In the made-up language no English message of the catalogue is left on the page."""
    for path in ("/?lang=en-XA", f"/new/{GAMES[0]}", "/settings", "/replay", "/gallery", "/guide"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"⟦|\w"))
        page.wait_for_load_state("networkidle")
        said = page.evaluate(TEXTS)
        assert any("⟦" in text for text in said), path
        for text in said:
            assert text not in CATALOGUE, f"{path}: {text!r} is English"


def catalogue() -> set[str]:
    read = (ROOT / "src" / "purrlor" / "words" / "en.ftl").read_text(encoding="utf-8")
    texts = re.findall(r"^(?:[\w-]+ =| +\*?\[\w+\]) (.+)$", read, re.MULTILINE)  # messages, and variants by number
    return {text for text in texts if "{" not in text and " " in text}  # a single word may be a card's, too


CATALOGUE = catalogue()
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (walk.currentNode.textContent.trim()) found.push(walk.currentNode.textContent.trim());
  document.querySelectorAll('[aria-label], [placeholder], [title]').forEach(one => ['aria-label', 'placeholder', 'title'].forEach(name => one.getAttribute(name) && found.push(one.getAttribute(name))));
  return found;
}"""


@pytest.mark.parametrize("game", some(GAMES, "kitty-cataclysm"))
def test_a_whole_game_by_the_names_alone(page: Page, game: str) -> None:
    """No selector and no attribute: what a screen reader is told is enough to play, and to know what is at stake."""
    remember(page, level="kitten")
    page.goto("/")
    title = purrlor.game(game).title
    page.get_by_role("button", name=re.compile(rf"^Play now.*{re.escape(title)}")).first.click()
    ear = Ear(page)
    ear.play()
    assert told_whole(purrlor.game(game), ear.pieces) > 0, "no card was heard"
    assert any(re.search(r"[.?!] \S", question) for question in ear.questions), f"nothing is at stake: {ear.questions}"
