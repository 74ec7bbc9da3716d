"""Tables without a server: the built client, what it reads about the games, and positions put into its page.

Every request of the page is answered here, by the functions that the server's own routes use.
"""

from __future__ import annotations

import mimetypes
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Request, Route, ViewportSize

import purrlor
from browser.positions import Position
from browser.serving import STATIC, Complaints, remember
from purrlor.server.http import catalog
from purrlor.server.wire.bodies import Me
from purrlor.words import PSEUDO, from_header

HOST = "http://purrlor.test"  # not a secure place, so that no service worker comes between
PHONES = ("390x844", "360x740", "844x390")
SIZES = ("1440x900", "1280x720", "1024x768", *PHONES)
Answer = tuple[bytes, str]  # body and type

# Until nothing more comes: letters and pictures have their sizes, and what waits for a moment has had it.
AT_REST = """async (ended) => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await Promise.all([...document.images].map(one => one.decode().catch(() => {})));
  for (let i = 0; ended && !document.querySelector('dialog[open]') && i < 60; i++) await frame();
  await frame(); await frame();
}"""
# Touch what a move names, as a finger would; says whether it could be found.
TOUCH = """(id) => {
  const named = one => one.dataset.touch.split(' ').some(name => name.replace(/@\\d+$/, '') === id);
  const found = [...document.querySelectorAll('[data-touch][data-look=next]')].find(one => named(one) && one.getClientRects().length);
  found?.click();
  return Boolean(found);
}"""


def size_of(size: str) -> ViewportSize:
    """Read a size, such as 390x844."""
    width, height = map(int, size.split("x"))
    return ViewportSize(width=width, height=height)


class Stills:
    """One page that shows one position after the other."""

    def __init__(self, browser: Browser, *, touch: bool = False, language: str = PSEUDO, **settings: Any) -> None:
        """Open the page, with a finger or a mouse, in a language, with settings of the client."""
        assert (STATIC / "index.html").is_file(), "The client is not built: cd web && npm ci && npm run build"
        self.context: BrowserContext = browser.new_context(has_touch=touch, reduced_motion="reduce", bypass_csp=True)
        self.context.route("**/*", _answer)
        self.complaints = Complaints()
        self.page: Page = self.complaints.listen(self.context.new_page())
        remember(self.page, language=language, **settings)
        self.page.add_init_script("window.purrlorStill = {}")
        self.page.goto(f"{HOST}/t/still")
        self.page.wait_for_function("() => Boolean(window.purrlorStill.show)")

    def show(self, position: Position) -> bool:
        """Put a position in, and wait until it is drawn; says whether what is to be touched in it could be."""
        now = time.time()
        clocks = [{**clock, "until": now + clock["until"]} for clock in position.still["clocks"]]
        self.page.evaluate(
            "still => { scrollTo(0, 0); return window.purrlorStill.show(still); }", {**position.still, "clocks": clocks}
        )
        touched = not position.touched or bool(self.page.evaluate(TOUCH, position.touched))
        self.page.evaluate(AT_REST, position.kind == "end")
        return touched

    def played(self) -> list[list[Any]]:
        """List what was done at this position."""
        done: list[list[Any]] = self.page.evaluate("window.purrlorStill.played")
        return done

    def close(self) -> None:
        """Shut the page."""
        self.context.close()


def _answer(route: Route) -> None:
    """Answer a request as the server would."""
    url = urlsplit(route.request.url)
    found = _read(url.path, route.request) if url.path.startswith("/api/") else _file(url.path)
    if found is None:
        route.fulfill(status=404, body=b"{}", content_type="application/json")
    else:
        route.fulfill(body=found[0], content_type=found[1])


def _file(path: str) -> Answer:
    """Give a file of the client; every other address is a page of it."""
    file = STATIC / path.removeprefix("/")
    file = file if file.is_file() else STATIC / "index.html"
    return file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def _read(path: str, request: Request) -> Answer | None:
    for pattern, give in READS.items():
        found = re.fullmatch(pattern, path)
        if found and all(name in purrlor.GAMES for name in found.groups()[:1]):
            return give(from_header(request.headers.get("accept-language", "")), *found.groups())
    return None


def _games(language: str) -> Answer:
    return catalog.games_json((None,) * len(purrlor.GAMES), language), "application/json"


def _book(language: str, game: str) -> Answer:
    return catalog.book_json(game, None, language), "application/json"


def _words(_: str, game: str, language: str) -> Answer:
    return purrlor.game(game).lexicon.catalog(language).encode(), "text/plain; charset=utf-8"


def _style(_: str, game: str) -> Answer:
    return catalog.stylesheet(purrlor.game(game)), "text/css"


def _me(_: str) -> Answer:
    return msgspec.json.encode(Me(who="person-0", name="Minka", chosen=True)), "application/json"


READS: dict[str, Callable[..., Answer]] = {
    "/api/me": _me,
    "/api/games": _games,
    r"/api/games/([\w-]+)": _book,
    r"/api/games/([\w-]+)/words/([\w-]+)\.ftl": _words,
    r"/api/games/([\w-]+)/look\.css": _style,
}
