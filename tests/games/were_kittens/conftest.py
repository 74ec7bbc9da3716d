"""Fixtures for Were Kittens stories."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.were_kittens.wk import GAME, Maker, Story, position, set_up
from purrlor.engine.match.game import Game
from purrlor.engine.native.backend import Backend
from purrlor.games.were_kittens.record import OPTIONS

NAMES = {option.name for option in OPTIONS}


@pytest.fixture
def table(backend: Callable[[Game], Backend]) -> Maker:
    """Set up a story: `table("A6P^ B4Dv", city=(1, 1, 1), eat=[(0, 0, 1)])`; options go by their names."""

    def make(cats: str, **more: Any) -> Story:
        options = {name: more.pop(name) for name in NAMES & set(more) if name != "characters"}
        if more.get("characters"):
            options["characters"] = "on"
        return set_up(position(cats, **more), options, backend(GAME))

    return make


@pytest.fixture
def fresh(backend: Callable[[Game], Backend]) -> Maker:
    """Begin a new game."""

    def make(seats: int = 2, seed: int = 1, **options: Any) -> Story:
        return Story(GAME.match(seats, seed, options, backend=backend(GAME)))

    return make
