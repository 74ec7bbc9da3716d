"""A real Chromium against a real server. Its own pytest run: `pytest tests/browser`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.chromium import FLAGS, MISSING, chromium
from browser.serving import SHOTS, STATIC, Complaints, Parlour

expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the system's Chromium."""
    found = chromium()
    if found is None:
        say = pytest.fail if os.environ.get("CI") else pytest.skip
        say(MISSING)
    return {**browser_type_launch_args, "executable_path": found, "args": FLAGS}


@pytest.fixture(scope="session")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    """Give the server that most tests share."""
    assert (STATIC / "index.html").is_file(), "The client is not built: cd web && npm ci && npm run build"
    SHOTS.mkdir(exist_ok=True)
    subprocess.run([sys.executable, "-m", "purrlor", "compile"], check=True)  # no test waits for that
    made = Parlour(tmp_path_factory.mktemp("parlour"))
    yield made
    made.stop()


@pytest.fixture(scope="session", autouse=True)
def _verify_url() -> None:
    """Ask no server whether it is there: tests of stills need none."""


@pytest.fixture(autouse=True)
def _luck(request: pytest.FixtureRequest, parlour: Parlour) -> None:
    """Let the tables of a test have the same luck every time."""
    parlour.test.write_text(request.node.nodeid)


@pytest.fixture(scope="session")
def base_url(parlour: Parlour) -> str:
    """Give the address that `page.goto("/…")` starts from."""
    return parlour.url


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Calm pages: no motion; scripts for tests may be added although the page's own policy is strict."""
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "bypass_csp": True,
        "viewport": {"width": 1440, "height": 900},
    }


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """Fail the test when a page complained."""
    made = Complaints()
    yield made
    assert made.heard == []


@pytest.fixture
def page(page: Page, complaints: Complaints) -> Page:
    """Give a page that may not complain."""
    page.set_default_timeout(60_000)
    return complaints.listen(page)


@pytest.fixture
def person(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, complaints: Complaints
) -> Iterator[Callable[..., Page]]:
    """Give a maker of people: each has a browser of their own."""
    contexts: list[BrowserContext] = []

    def make(**more: Any) -> Page:
        context = browser.new_context(**{**browser_context_args, "base_url": base_url, **more})
        contexts.append(context)
        made = complaints.listen(context.new_page())
        made.set_default_timeout(60_000)
        return made

    yield make
    for context in contexts:
        context.close()
