"""Measures the law of the table (docs/browser.md) on stills, and says every breach in one line.

python tests/browser/fit.py --game paw-of-duty --size 390x844 [--seats 2] [--kind window] [--shot DIR]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

import purrlor  # noqa: E402
from browser.chromium import FLAGS, MISSING, chromium  # noqa: E402
from browser.positions import KINDS, Position, positions  # noqa: E402
from browser.stills import PHONES, SIZES, Stills, size_of  # noqa: E402
from purrlor.words import PSEUDO  # noqa: E402

LAW = (HERE / "law.js").read_text(encoding="utf-8").rstrip().removesuffix(";")  # an expression
DEBTS = HERE / "fit_debts.json"
SAMPLE = ("turn", "many")  # what is always looked at


class Breach(NamedTuple):
    """One thing that is not as it should be."""

    position: Position
    size: str
    law: str
    which: str
    by: str

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.position}, {self.size}: ({self.law}) {self.which} {self.by}"


def ends(game: str) -> list[int]:
    """Give the fewest and the most seats of a game."""
    seats = purrlor.game(game).seats
    return sorted({seats[0], seats[-1]})


def chosen(game: str, everything: bool) -> list[Position]:
    """Give the positions to look at: of every number of seats, or two of the fewest and of the most."""
    if everything:
        return [one for n in purrlor.game(game).seats for one in positions(game, n)]
    return [one for n in ends(game) for one in positions(game, n) if one.kind in SAMPLE]


class Rulers:
    """Pages that positions are put into: one for fingers, one for a mouse."""

    def __init__(self, browser: Browser, language: str = PSEUDO) -> None:
        """Take the browser; a page is opened when it is needed."""
        self._browser, self._language = browser, language
        self._pages: dict[bool, Stills] = {}

    def at(self, size: str) -> Stills:
        """Give the page, in this size."""
        touch = size in PHONES
        if touch not in self._pages:
            self._pages[touch] = Stills(self._browser, touch=touch, language=self._language)
        self._pages[touch].page.set_viewport_size(size_of(size))
        return self._pages[touch]

    def measure(self, position: Position, size: str) -> list[Breach]:
        """Show a position in a size, and say what is wrong."""
        stills = self.at(size)
        if not stills.show(position):
            return [Breach(position, size, "a", position.touched, "cannot be touched")]
        told = {"phone": size in PHONES, "next": list(position.next), "asked": position.kind != "end"}
        return [Breach(position, size, *one) for one in stills.page.evaluate(LAW, told)]

    def close(self) -> None:
        """Shut the pages."""
        for stills in self._pages.values():
            stills.close()


def measured(rulers: Rulers, game: str, size: str, everything: bool) -> list[Breach]:
    """Measure a game in a size."""
    return [breach for position in chosen(game, everything) for breach in rulers.measure(position, size)]


# -- The command


def main() -> None:
    """Measure what is asked for."""
    wish = _arguments()
    found = chromium()
    if found is None:
        sys.exit(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            _debts(browser) if wish.debts else _say(Rulers(browser, wish.language), wish)
        finally:
            browser.close()


def _arguments() -> argparse.Namespace:
    made = argparse.ArgumentParser(description="Measure tables: what can be touched is seen, free, large and readable.")
    made.add_argument("--game", choices=purrlor.GAMES, action="append", help="one game or several; all when left out")
    made.add_argument("--size", choices=SIZES, action="append", help="one size or several; all when left out")
    made.add_argument("--seats", type=int, help="how many play; the fewest and the most when left out")
    made.add_argument(
        "--kind", choices=KINDS, action="append", help=f"kinds of positions; {', '.join(SAMPLE)} when left out"
    )
    made.add_argument("--all", action="store_true", help="all seats and all kinds of positions")
    made.add_argument("--language", default=PSEUDO, help="a made-up one, a third longer, when left out")
    made.add_argument("--shot", type=Path, metavar="DIR", help="keep a picture of every position there")
    made.add_argument("--debts", action="store_true", help=f"write {DEBTS.name} anew")
    return made.parse_args()


def _wished(game: str, wish: argparse.Namespace) -> list[Position]:
    """Give the positions that somebody asks for."""
    seats = purrlor.game(game).seats
    some = [wish.seats] if wish.seats else list(seats) if wish.all else ends(game)
    kinds = wish.kind or (KINDS if wish.all else SAMPLE)
    return [one for n in some if n in seats for one in positions(game, n) if one.kind in kinds]


def _say(rulers: Rulers, wish: argparse.Namespace) -> None:
    found: list[Breach] = []
    for game in wish.game or purrlor.GAMES:
        for size in wish.size or SIZES:
            for position in _wished(game, wish):
                breaches = rulers.measure(position, size)
                print("".join(f"{one}\n" for one in breaches), end="", flush=True)  # it takes minutes: say it at once
                found += breaches
                if wish.shot:
                    _shoot(rulers.at(size).page, wish.shot, position, size)
    print(*table(found), sep="\n")


def _shoot(page: Page, folder: Path, position: Position, size: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{position.game}-{position.seats}-{position.kind}-{size}.png")


def table(found: Iterable[Breach]) -> Iterator[str]:
    """Count by game and size, and by paragraph of the law."""
    laws, counts = Counter[tuple[str, str, str]](), Counter[tuple[str, str]]()
    for one in found:
        laws[one.position.game, one.size, one.law] += 1
        counts[one.position.game, one.size] += 1
    for (game, size), count in sorted(counts.items(), key=lambda one: (one[0][0], SIZES.index(one[0][1]))):
        parts = "  ".join(f"({law}) {laws[game, size, law]:4}" for law in "abcde")
        yield f"{game:18} {size:>9} {count:5}   {parts}"


def _debts(browser: Browser) -> None:
    """Write down what is wrong today; from then on it may only become less."""
    rulers = Rulers(browser)
    debts = {game: {size: _owed(rulers, game, size) for size in SIZES} for game in purrlor.GAMES}
    DEBTS.write_text(json.dumps(debts, indent=2) + "\n", encoding="utf-8")


def _owed(rulers: Rulers, game: str, size: str) -> dict[str, int]:
    found = measured(rulers, game, size, everything=True)
    always = chosen(game, everything=False)
    return {"sample": sum(one.position in always for one in found), "full": len(found)}


if __name__ == "__main__":
    main()
