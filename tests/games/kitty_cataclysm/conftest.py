"""Fixtures of the Kitty Cataclysm stories."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games.kitty_cataclysm.kc import GAME, Cards, Maker, Story, lay_out
from purrlor.engine.match.game import Game
from purrlor.engine.native.backend import Backend


@pytest.fixture
def table(backend: Callable[[Game], Backend]) -> Maker:
    """Set up a story: `table([["C03"], ["C24", "C04"]], deck=["C06"])`."""

    def make(paws: Sequence[Cards], seed: int = 1, **more: Any) -> Story:
        return Story(GAME.match(position=lay_out(GAME, paws, **more), seed=seed, backend=backend(GAME)))

    return make


@pytest.fixture
def fresh(backend: Callable[[Game], Backend]) -> Maker:
    """Deal a new game."""

    def make(seats: int = 3, seed: int = 1, **options: Any) -> Story:
        return Story(GAME.match(seats, seed, options, backend=backend(GAME)))

    return make
