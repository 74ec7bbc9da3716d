"""Stills: tables without a server show what a table shows, play nothing, and the law measured on them finds what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import purrlor
from browser import positions as made
from browser.company import LONGEST
from browser.fit import LAW
from browser.positions import KINDS, Position, positions
from browser.serving import GAMES
from browser.stills import HOST, Stills, size_of
from purrlor.server.identity.names import LONGEST_NAME, clean_name, letters
from purrlor.server.wire.bodies import Frame
from purrlor.server.wire.tables import Table, You
from purrlor.server.wire.views import EventView, View
from sampling import some

GAME = "kitty-cataclysm"
DESK, PHONE = "1440x900", "390x844"
GLOWING = ".board .piece[data-look=next]"


@pytest.fixture(autouse=True)
def _luck() -> None:
    """Start no server: nobody plays here."""


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[Stills]:
    """Give a page in English, with a mouse."""
    stills = Stills(browser, language="en")
    stills.page.set_viewport_size(size_of(DESK))
    yield stills
    assert stills.complaints.heard == []
    stills.close()


def position(kind: str, game: str = GAME, seats: int = 3) -> Position:
    """Give one position."""
    return next(one for one in positions(game, seats) if one.kind == kind)


# -- Positions


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_what_the_server_would_send(game: str) -> None:
    for seats in purrlor.game(game).seats:
        for one in positions(game, seats):
            table, view = msgspec.convert(one.still["table"], Table), msgspec.convert(one.still["view"], View)
            assert msgspec.convert(one.still["you"], You).seat == view.seat
            assert len(table.seats) == len(view.seats) == seats and one.kind in KINDS
            assert msgspec.convert(one.still["events"], list[EventView])
            if one.kind == "end":
                assert table.status == "over" and view.outcome and view.prompt is None
                assert msgspec.convert(one.still["replay"]["frames"], list[Frame])
            else:
                assert view.prompt and not view.prompt.forced and len(view.moves) > 1 and view.seat in view.waiting


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_has_its_positions(game: str) -> None:
    rules = purrlor.game(game)
    for seats in rules.seats:
        kinds = [one.kind for one in positions(game, seats)]
        assert {"turn", "many", "crowded", "end"} <= set(kinds) and len(set(kinds)) == len(kinds)
        assert ("window" in kinds) or not rules.has_windows


def test_positions_are_the_same_every_time() -> None:
    assert made._played(GAME, 2) == positions(GAME, 2)


def test_the_longest_name_is_as_long_as_a_name_may_be() -> None:
    assert clean_name(LONGEST) == LONGEST and letters(LONGEST) == LONGEST_NAME


# -- The still


@pytest.mark.parametrize("game", some(GAMES, "were-kittens", "cantankerous-cats"))
def test_every_position_is_shown_without_a_server(desk: Stills, game: str) -> None:
    for one in positions(game, purrlor.game(game).seats[-1]):
        assert desk.show(one), one
        expect(desk.page.locator(".board .seat")).to_have_count(one.seats)
        expect(desk.page.get_by_role("heading", level=1)).to_have_text(purrlor.game(game).title)
        expect(desk.page.locator(".end" if one.kind == "end" else ".prompt.asked")).to_be_visible()


def test_a_touch_is_written_down_as_a_move(desk: Stills) -> None:
    one = position("turn")
    desk.show(one)
    assert desk.played() == []
    for _ in range(3):  # a card, then perhaps at whom
        if not desk.played():
            desk.page.locator(".board [data-look=next], .choices button").locator("visible=true").first.click()
    [[action, move]] = desk.played()
    assert action == "play" and move in [listed["text"] for listed in one.still["view"]["moves"]]


def test_nothing_is_played_that_is_not_on_the_list(desk: Stills) -> None:
    one = position("turn")
    view = {**one.still["view"], "moves": []}
    desk.show(one._replace(still={**one.still, "view": view}))
    expect(desk.page.locator("[data-look=next]")).to_have_count(0)
    for key in "p123":
        desk.page.keyboard.press(key)
    for piece in desk.page.locator(".hand.mine .piece").all():
        piece.click(position={"x": 9, "y": 12})
        desk.page.keyboard.press("Escape")  # from the card shown large
    assert desk.played() == []


def test_all_else_that_is_done_is_written_down(desk: Stills) -> None:
    desk.show(position("turn"))
    desk.page.keyboard.press("h")
    desk.page.get_by_role("tab", name="Chat").click()
    desk.page.get_by_label("Say something").fill("Hello")
    desk.page.get_by_role("button", name="Send").click()
    assert desk.played() == [["askHint"], ["say", "Hello"]]


def test_another_position_comes_without_loading_anew(desk: Stills) -> None:
    desk.show(position("touched"))
    desk.page.evaluate("window.before = document.body")
    assert desk.page.locator("[data-look=chosen]").count()
    desk.show(position("turn", "paw-of-duty", 2))
    assert desk.page.evaluate("window.before === document.body")
    expect(desk.page.locator(".board")).to_have_attribute("data-game", "paw-of-duty")
    expect(desk.page.locator("[data-look=chosen]")).to_have_count(0)
    assert desk.played() == []


def test_nobody_finds_a_still_by_chance(desk: Stills) -> None:
    page = desk.context.new_page()
    page.goto(f"{HOST}/t/still")
    expect(page.get_by_text("There is no page at this address.")).to_be_visible()
    page.close()


# -- The law finds what is wrong: a table that is in order, and one thing spoilt

Spoil = tuple[str, str, str]  # a style for what is meant, the paragraph, what is said of it
SPOILT: dict[str, Spoil] = {
    "out of sight": (f"{GLOWING} {{ translate: 0 3000px }}", "a", "out of sight (below)"),
    "hidden": (f"{GLOWING} {{ display: none }}", "a", "nowhere to be seen"),
    "covered": (".board .hand.mine::after { content: ''; position: absolute; inset: 0; z-index: 99; background: red }", "a", "under paws.1, at 25 of 25"),
    "no question": (".prompt .text { display: none }", "a", "is not there"),
    "on the question": (".ask { position: relative } .tools { position: absolute; left: 0; top: 0; z-index: 9 }", "b", "lies on the question"),
    "on each other": (".tool + .tool { margin-left: -40px !important }", "b", "overlap by"),
    "a tight fan": (".hand.mine .held + .held { margin-left: -110px !important }", "b", "are free, not 28"),
    "a cut name": (".other .name { max-width: 30px; overflow: hidden; white-space: nowrap }", "c", "cut by"),
    "a cut card": (f"{GLOWING} .band {{ max-height: 8px; min-height: 0; overflow: hidden }}", "c", "cut by"),
    "no name": (".hand.mine .band { display: none }", "c", "shows no name"),
    "small letters": (".own .tag { font-size: 10px }", "e", "letters of 10 px"),
}  # fmt: skip


def breaches(page: Page, one: Position, phone: bool) -> list[list[str]]:
    """Measure what is shown."""
    told = {"phone": phone, "next": list(one.next), "asked": one.kind != "end"}
    found: list[list[str]] = page.evaluate(LAW, told)
    return found


@pytest.fixture
def spoilt(desk: Stills) -> Callable[[str], list[list[str]]]:
    """Give what spoils a table in order, and measures it."""
    one = position("many", GAME, 2)
    desk.show(one)
    before = breaches(desk.page, one, phone=False)

    def spoil(style: str) -> list[list[str]]:
        desk.page.add_style_tag(content=style).evaluate("one => { one.id = 'spoils' }")
        desk.page.evaluate("new Promise(requestAnimationFrame)")
        after = breaches(desk.page, one, phone=False)
        desk.page.evaluate("document.getElementById('spoils').remove()")
        return [breach for breach in after if breach not in before]

    return spoil


@pytest.mark.parametrize("what", SPOILT)
def test_the_law_finds(spoilt: Callable[[str], list[list[str]]], what: str) -> None:
    style, law, said = SPOILT[what]
    found = spoilt(style)
    assert any(one[0] == law and said in one[2] for one in found), found


def test_the_law_finds_nothing_where_nothing_was_spoilt(spoilt: Callable[[str], list[list[str]]]) -> None:
    assert spoilt(".nobody { color: red }") == []


def test_a_finger_needs_room_where_there_are_fingers(desk: Stills) -> None:
    one = position("turn", GAME, 2)
    desk.show(one)
    small = [breach for breach in breaches(desk.page, one, phone=True) if breach[0] == "d"]
    assert any("not 44x44" in breach[2] for breach in small)
    assert [breach for breach in breaches(desk.page, one, phone=False) if breach[0] == "d"] == []


LIST = """(n) => { const list = document.createElement('div'); list.id = 'list'; list.className = 'choices';
  Object.assign(list.style, {height: '120px', overflowY: 'auto'});
  for (let i = 0; i < n; i++) list.append(Object.assign(document.createElement('button'), {textContent: `move ${i}`}));
  document.querySelector('.prompt').append(list); }"""


def test_above_24_a_list_of_named_buttons_will_do(desk: Stills) -> None:
    one = position("many", "cantankerous-cats", 2)
    assert len(one.next) > 24

    def unseen() -> list[Any]:
        return [breach for breach in breaches(desk.page, one, phone=False) if "nowhere" in breach[2]]

    desk.show(one)
    assert unseen() == [], "the page makes such a list itself"
    desk.page.add_style_tag(content=".choices:not(#list) { display: none }").evaluate("one => { one.id = 'spoils' }")
    assert unseen()
    desk.page.evaluate(LIST, len(one.next) - 1)
    assert unseen(), "one is missing in the list"
    desk.page.evaluate("document.getElementById('list').remove()")
    desk.page.evaluate(LIST, len(one.next))
    assert unseen() == []
    desk.page.evaluate("for (const id of ['list', 'spoils']) document.getElementById(id).remove()")
