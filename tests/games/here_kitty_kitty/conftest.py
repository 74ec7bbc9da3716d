"""Fixtures for Here, Kitty, Kitty! stories."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from games.here_kitty_kitty.hk import GAME, Maker, Story, lay_out
from purrlor.engine.match.game import Game
from purrlor.engine.native.backend import Backend


@pytest.fixture
def table(backend: Callable[[Game], Backend]) -> Maker:
    """Set up a story."""

    def make(cats: Mapping[str, str] | None = None, hands: Mapping[str, str] | None = None, **more: Any) -> Story:
        seed = more.pop("seed", 1)
        return Story(GAME.match(position=lay_out(cats or {}, hands, **more), seed=seed, backend=backend(GAME)))

    return make


@pytest.fixture
def fresh(backend: Callable[[Game], Backend]) -> Maker:
    """Deal a new game."""

    def make(seats: int = 3, seed: int = 1, **options: Any) -> Story:
        return Story(GAME.match(seats, seed, options, backend=backend(GAME)))

    return make
