"""Two people, a bot and a spectator at one table; nobody's wire carries what that person must not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

import purrlor
from browser.driving import touch_once
from browser.serving import Complaints, remember
from purrlor.engine import Match, Record
from sampling import FULL, some

# A game in which every card is there once makes the check sharpest: its id is the card.
SHARPEST = "cantankerous-cats"
HIDING = [SHARPEST, "here-kitty-kitty", "kitty-cataclysm"]  # games for three or more with hands that others cannot see
LONG = 6000


class Wire:
    """All that a page received over websockets, as it came."""

    def __init__(self, page: Page) -> None:
        """Listen from now on."""
        self.frames: list[str] = []
        self.listen(page)

    def listen(self, page: Page) -> None:
        """Listen to a page, too."""
        page.on("websocket", self._tap)

    def _tap(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def views(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Give each frame that shows the table, raw and read."""
        for raw in self.frames:
            read = json.loads(raw)
            if read.get("view"):
                yield raw, read["view"]


@pytest.mark.parametrize("game", some(HIDING, SHARPEST))
def test_two_people_a_bot_and_a_spectator(person: Callable[..., Page], complaints: Complaints, game: str) -> None:
    host, guest, watcher = person(), person(), person()
    for page in (host, guest, watcher):
        remember(page, level="kitten", quick=True)
    host_hears, guest_hears, watcher_hears = Wire(host), Wire(guest), Wire(watcher)
    link, code = lay_a_table(host, game)
    join_by_code(guest, code)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".board")).to_be_visible(timeout=60_000)
    watcher.goto(link)
    expect(watcher.get_by_text("Watching")).to_be_visible(timeout=60_000)
    guest = close_in_the_middle_of_a_turn(host, guest)
    guest_hears.listen(guest)
    complaints.listen(guest)
    guest.goto(link)
    expect(guest.locator(".own")).to_be_visible(timeout=60_000)
    expect(guest.get_by_role("list", name="Log").locator("li").first).to_be_visible()
    play_together(host, guest)
    for page in (host, guest, watcher):
        expect(page.locator(".end")).to_be_visible(timeout=60_000)
    record = host.request.get(f"/api/tables/{link.rsplit('/', 1)[1]}/record").text()
    states = list(walk(Record.from_json(record)))
    nothing_hidden(watcher_hears, states, None)
    nothing_hidden(host_hears, states, 0)
    nothing_hidden(guest_hears, states, 1)
    with pytest.raises(AssertionError, match="a frame shows"):  # the check has teeth: the host does see the own hand
        nothing_hidden(host_hears, states, None)


def lay_a_table(host: Page, game: str) -> tuple[str, str]:
    """Open a table of three with a bot, and read the invitation."""
    host.goto(f"/new/{game}")
    if game == SHARPEST and not FULL:  # a whole game, but a short one
        host.get_by_role("radio", name="Standard").check()
        host.get_by_text("House rules").click()
        host.locator("#round_cap").select_option("2")
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Add a bot …").last.select_option("kitten")
    expect(host.get_by_text("Free chair", exact=True)).to_have_count(1)
    return host.get_by_role("textbox", name="Link").input_value(), host.locator(".share .code b").inner_text()


def join_by_code(guest: Page, code: str) -> None:
    guest.goto("/")
    guest.get_by_label("Got a code?").fill(code.lower())
    guest.get_by_role("button", name="Join the table").click()
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_text("Waiting for the host to start.")).to_be_visible()


def close_in_the_middle_of_a_turn(host: Page, guest: Page) -> Page:
    """Play until the guest is asked again, then close that tab; gives the one that the guest opens next."""
    play_together(host, guest, until=lambda touches: touches > 8 and guest.locator(".prompt.asked").count() == 1)
    context = guest.context
    guest.close()
    fresh = context.new_page()
    fresh.set_default_timeout(60_000)
    remember(fresh, level="kitten", quick=True)
    return fresh


def play_together(*pages: Page, until: Callable[[int], bool] = lambda touches: False) -> None:
    chance, touches = random.Random(9), 0
    for _ in range(LONG):
        if until(touches):
            return
        told = [touch_once(page, chance) for page in pages]
        touches += sum(one in ("glow", "word") for one in told)
        if "over" in told:
            return
        if not any(one in ("glow", "word") for one in told):
            pages[0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def walk(record: Record) -> Iterator[Match]:
    """Give the game after every move."""
    match = purrlor.game(record.game).replay(record, 0)
    yield match.copy()
    for seat, move in record.moves:
        match.enter(seat, move)
        yield match.copy()


def faces(view: dict[str, Any], zones: str = "") -> set[str]:
    """Give the cards that a view shows, in all places or in those whose name begins so."""
    lying = [zone for zone in view["zones"] if zone["id"].startswith(zones)]
    return {piece["face"] for zone in lying for piece in zone["pieces"] if piece["face"]}


# What is at stake names cards that may lie anywhere, by what the seat knows: the two-world tests hold it.
STAKES = re.compile(r'"(?:stake|so)":"[^"]*"')


def nothing_hidden(wire: Wire, states: list[Match], eyes: int | None) -> None:
    """No frame names a card that lies in somebody else's hand, unless these eyes know it."""
    secrets: dict[int, list[set[str]]] = {}
    for match in states:
        if not match.is_over:
            secrets.setdefault(match.beat, []).append(secrets_of(match, eyes))
    checked = 0
    for raw, view in wire.views():
        # a face, a piece's id, an argument of a sentence
        shown = set(re.findall(r'[":>/]([a-z0-9-]+)', STAKES.sub("", raw)))
        for secret in secrets.get(view["beat"], []):
            assert not secret & shown, f"a frame shows {secret & shown}"
            checked += len(secret)
    assert checked > 20, "hardly anything was hidden: the check proves little"


def secrets_of(match: Match, eyes: int | None) -> set[str]:
    """Give the cards that lie in somebody else's hand and that these eyes have not met."""
    held: set[str] = set()
    for seat in (seat for seat in range(match.seats) if seat != eyes):
        held |= faces(match.view(seat), f"hand.{seat}") | faces(match.view(seat), f"paws.{seat}")
    return held - faces(match.view(eyes)) - told(match, eyes)


def told(match: Match, eyes: int | None) -> set[str]:
    """Give the cards that these eyes have heard of in the log."""
    heard = (value for event in match.events(eyes) for name, value in event.items() if name != "text")
    return {value for value in heard if isinstance(value, str)}
