"""Contact sheets: for every game one picture of its table in all its moments, sizes and lights, without a server.

`make sheets` (or `python tools/sheets.py [GAME …]`) writes them into `sheets/`, to be looked at.
"""

from __future__ import annotations

import base64
import html
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

import purrlor  # noqa: E402
from browser.chromium import FLAGS, MISSING, chromium  # noqa: E402
from browser.positions import Position, positions  # noqa: E402
from browser.stills import PHONES, Stills, size_of  # noqa: E402

SHEETS = ROOT / "sheets"
USUAL_SEATS = 3
WIDTH, HEIGHT = 2180, 420  # of a sheet, of a picture on it
DESK, LAPTOP, PHONE = "1440x900", "1280x720", "390x844"
STYLE = f"""
  body {{ margin: 0; padding: 20px; background: #f4ede2; color: #38241f; font: 16px sans-serif }}
  h1 {{ margin: 0 0 14px; font-size: 26px }}
  div {{ display: flex; flex-wrap: wrap; gap: 16px }}
  figure {{ margin: 0 }}
  img {{ display: block; height: {HEIGHT}px; border-radius: 6px; box-shadow: 0 1px 6px #0005 }}
  figcaption {{ padding-top: 6px }}
"""


class Shot(NamedTuple):
    """One picture of a sheet."""

    caption: str
    kind: str
    size: str = DESK
    light: Literal["light", "dark"] = "light"
    language: str = "en"
    most: bool = False  # with as many as can play


SHOTS = (
    Shot("desktop", "turn"),
    Shot("desktop, dark", "turn", light="dark"),
    Shot("1280x720", "turn", LAPTOP),
    Shot("phone", "turn", PHONE),
    Shot("phone, dark", "turn", PHONE, "dark"),
    Shot("most seats", "crowded", most=True),
    Shot("most seats, phone", "crowded", PHONE, most=True),
    Shot("much to choose from", "many"),
    Shot("half chosen", "touched"),
    Shot("a window to react in", "window"),
    Shot("an alarm", "alarm"),
    Shot("the end", "end"),
    Shot("the end, phone", "end", PHONE),
    Shot("German", "turn", LAPTOP, language="de"),
    Shot("German, phone", "turn", PHONE, language="de"),
)


class Camera:
    """Takes pictures of positions: one page for each language, with a finger or a mouse."""

    def __init__(self, browser: Browser) -> None:
        """Take the browser."""
        self._browser = browser
        self._pages: dict[tuple[bool, str], Stills] = {}

    def take(self, shot: Shot, position: Position) -> bytes:
        """Take a picture."""
        key = (shot.size in PHONES, shot.language)
        if key not in self._pages:
            self._pages[key] = Stills(self._browser, touch=key[0], language=key[1])
        stills = self._pages[key]
        stills.page.set_viewport_size(size_of(shot.size))
        stills.page.emulate_media(color_scheme=shot.light)
        stills.show(position)
        return stills.page.screenshot(animations="disabled")


def pictures(camera: Camera, game: str) -> Iterator[tuple[str, bytes]]:
    """Take what a game has: not every one has windows, or says that somebody is about to win."""
    seats = purrlor.game(game).seats
    for shot in SHOTS:
        count = seats[-1] if shot.most else min(USUAL_SEATS, seats[-1])
        for position in positions(game, count):
            if position.kind == shot.kind:
                yield f"{shot.caption} · {count} seats", camera.take(shot, position)


def sheet(browser: Browser, game: str, taken: list[tuple[str, bytes]]) -> bytes:
    """Lay pictures out with their captions."""
    figures = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
        f"<figcaption>{html.escape(caption)}</figcaption></figure>"
        for caption, picture in taken
    )
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.set_content(f"<style>{STYLE}</style><h1>{purrlor.game(game).title}</h1><div>{figures}</div>")
    page.evaluate("Promise.all([...document.images].map(one => one.decode()))")
    made = page.screenshot(full_page=True)
    page.close()
    return made


def main(games: list[str]) -> None:
    """Make the sheets of some games, or of all."""
    unknown = [game for game in games if game not in purrlor.GAMES]
    found = chromium()
    if unknown or found is None:
        sys.exit(f"no such game: {', '.join(unknown)}" if unknown else MISSING)
    SHEETS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        camera = Camera(browser)
        for game in games or purrlor.GAMES:
            file = SHEETS / f"{game}.png"
            file.write_bytes(sheet(browser, game, list(pictures(camera, game))))
            print(file.relative_to(ROOT), flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
