"""Fixtures for Paw of Duty stories."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.paw_of_duty.pd import GAME, Maker, Squad, Story, lay_out
from purrlor.engine.match.game import Game
from purrlor.engine.native.backend import Backend


@pytest.fixture
def table(backend: Callable[[Game], Backend]) -> Maker:
    """Set up a story in black's turn: `table({"K07": "b4 E"}, {"K01": "b3 N"}, hand=["T03"])`."""

    def make(black: Squad, white: Squad | None = None, seed: int = 1, **more: Any) -> Story:
        return Story(GAME.match(position=lay_out(black, white or {}, **more), seed=seed, backend=backend(GAME)))

    return make


@pytest.fixture
def fresh(backend: Callable[[Game], Backend]) -> Maker:
    """Deal a new game; black is seat 0. `begin=True` keeps all cards and starts the first turn."""

    def make(seed: int = 1, begin: bool = False, **options: Any) -> Story:
        made = Story(GAME.match(2, seed, {"first_player": 0, **options}, backend=backend(GAME)))
        return made.does("keep", seat=0).does("keep", seat=1) if begin else made

    return make
