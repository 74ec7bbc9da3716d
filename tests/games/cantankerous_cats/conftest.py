"""A small language for Cantankerous Cats stories: seats are P1 to P6, cards go by their ids, Houses by their hearts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.cantankerous_cats.story import GAME, Maker, Story, lay_out
from purrlor.engine.match.game import Game
from purrlor.engine.native.backend import Backend


@pytest.fixture
def table(backend: Callable[[Game], Backend]) -> Maker:
    """Set up a story: `table(hands=[["head-bonk"], ["sofa-shredder"]], houses=[[2, 2]], tokens=[1, 1])`."""

    def make(seed: int = 1, **more: object) -> Story:
        return Story(GAME.match(position=lay_out(**more), seed=seed, backend=backend(GAME)))  # type: ignore[arg-type]

    return make


@pytest.fixture
def fresh(backend: Callable[[Game], Backend]) -> Maker:
    """Deal a new game."""

    def make(seats: int = 3, seed: int = 1, **options: object) -> Story:
        return Story(GAME.match(seats, seed, options, backend=backend(GAME)))

    return make
