"""Plays through the page as somebody does who sees nothing of it: by roles and names of the accessibility tree alone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Error, Locator, Page

from browser.driving import MAX_STEPS, MAX_WAITS, PAUSE
from purrlor.engine import Game

ASKED = re.compile(r"^Your move: ")
ALL_MOVES = re.compile(r"^All \d+ moves$")
BUTTON = re.compile(r'^\s*- (?P<quote>\'?)button ("(?:[^"\\]|\\.)*")(?P<states>[^:\n]*)', re.MULTILINE)
GROUP = re.compile(r'^\s*- (?P<quote>\'?)group ("(?:[^"\\]|\\.)*")', re.MULTILINE)
REALLY = "Really?"
PATIENCE = 3000


def names(tree: str, role: re.Pattern[str] = BUTTON) -> list[str]:
    """List the names of what can be pressed (or of groups) in a part of the accessibility tree."""
    found = [match for match in role.finditer(tree) if "[disabled]" not in match.groupdict().get("states", "")]
    return [_read(match) for match in found]


def _read(found: re.Match[str]) -> str:
    """Read a name as the tree writes it: a string, in a YAML key that is quoted where the name has a colon."""
    text = found[2].replace("''", "'") if found["quote"] else found[2]
    return re.sub(r"\\(.)", r"\1", text[1:-1])


class Ear:
    """What somebody hears of a game: the questions with their stakes, and the names of all that can be pressed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        """Listen to a page."""
        self.page, self._chance = page, random.Random(seed)
        self.questions: set[str] = set()
        self.pieces: set[str] = set()

    def play(self) -> None:
        """Play to the end by names."""
        answered = waited = 0
        while self.page.get_by_role("link", name="Watch the replay").count() == 0:
            done = self._answer()
            answered, waited = answered + done, 0 if done else waited + 1
            assert waited < MAX_WAITS, f"nothing is asked any more:\n{self._main()}"
            assert answered < MAX_STEPS, "the game does not end"
            self.page.wait_for_timeout(0 if done else PAUSE)

    def _main(self) -> str:
        return self.page.get_by_role("main").aria_snapshot(timeout=PATIENCE)

    def _answer(self) -> bool:
        """Give one of the answers by its name, of all that there are."""
        asked = self.page.get_by_role("group", name=ASKED)
        if asked.count() == 0:
            return False
        try:
            return self._press(asked.first)
        except Error:  # the table went on by itself meanwhile
            return False

    def _press(self, asked: Locator) -> bool:
        every = self.page.get_by_role("button", name=ALL_MOVES, expanded=False)
        offered = names(asked.aria_snapshot(timeout=PATIENCE))
        sure = [name for name in offered if name.startswith(REALLY)]
        if every.count() and not sure:
            every.first.click(timeout=PATIENCE)
            return False
        tree = self._main()
        self.questions.update(name for name in names(tree, GROUP) if ASKED.match(name))
        self.pieces.update(names(tree))
        if offered:
            chosen = self._chance.choice(sure or offered)
            asked.get_by_role("button", name=chosen, exact=True).first.click(timeout=PATIENCE)
        return bool(offered)


def told_whole(game: Game, heard: set[str]) -> int:
    """Check that each card was heard with its text; gives how many were."""
    told = [(name, card) for card in game.cards.values() for name in heard if name.startswith(f"{card.name}, ")]
    for name, card in told:
        assert card.text in name, f"without its text: {name}"
    return len(told)
