"""The law of the table (docs/browser.md): every game, from a small phone to a wide screen, in a language a third longer.

What is not kept yet is counted in `fit_debts.json`: less is fine, more is not. `PURRLOR_FULL=1` looks at every number of
seats and every kind of position; `python tests/browser/fit.py --game … --size …` says what is wrong, line by line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.fit import DEBTS, Rulers, measured
from browser.serving import GAMES
from browser.stills import SIZES
from sampling import FULL

OWED = json.loads(DEBTS.read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _luck() -> None:
    """Start no server: nobody plays here."""


@pytest.fixture(scope="module")
def rulers(browser: Browser) -> Iterator[Rulers]:
    """Give pages to measure."""
    made = Rulers(browser)
    yield made
    made.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_keeps_the_law(rulers: Rulers, game: str, size: str) -> None:
    found = measured(rulers, game, size, everything=FULL)
    owed = OWED[game][size]["full" if FULL else "sample"]
    assert len(found) <= owed, f"{len(found)} breaches, {owed} were owed:\n" + "\n".join(map(str, found))


def test_nothing_is_owed_for_what_is_not_there() -> None:
    assert list(OWED) == list(GAMES)
    assert all(list(sizes) == list(SIZES) for sizes in OWED.values())
