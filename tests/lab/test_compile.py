"""`purrlor compile` makes the code of games and of the loops that serve them all."""

from __future__ import annotations

import argparse

import pytest

from purrlor.lab import compile as compiling


def test_a_game_and_the_loops_are_made_ready(capfd: pytest.CaptureFixture[str]) -> None:
    assert compiling.run(argparse.Namespace(game=["kitty-cataclysm"])) == 0
    out, err = capfd.readouterr()
    assert sorted(out.splitlines()) == ["kitty-cataclysm: ready", "loops: ready"], err
