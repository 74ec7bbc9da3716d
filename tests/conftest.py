"""Fixtures for all tests: the two ways to run the rules."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from purrlor.engine.match.game import Game
from purrlor.engine.native.backend import Backend

os.environ.setdefault("PURRLOR_SILENT", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--backend", choices=("plain", "native", "both"), default="both", help="how to run the rules")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tell every story twice, in plain Python and compiled, unless one is asked for."""
    if "backend" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--backend")
        ways = ["plain", "native"] if chosen == "both" else [chosen]
        if os.environ.get("PURRLOR_PLAIN"):
            ways = ["plain"]
        metafunc.parametrize("backend", ways, indirect=True)


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> Callable[[Game], Backend]:
    """Give the plain or the compiled rules of a game."""
    return lambda game: game.plain if request.param == "plain" else game.native
