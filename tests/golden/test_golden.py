"""Golden games are replayed line by line, and none may be missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import purrlor
from golden.golden import HERE, covered, needed, tell
from purrlor.engine.match.record import Record

FILES = sorted(HERE.glob("*/*.txt"))


def record_of(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# "))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_game_is_told_as_before(path: Path) -> None:
    record = record_of(path)
    told = tell(purrlor.game(record.game), record).split("\n")
    for number, (now, then) in enumerate(zip(told, path.read_text(encoding="utf-8").split("\n"), strict=True), start=1):
        assert now == then, f"{path.name} line {number}; if it is meant, run 'make golden'"


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_number_of_seats_option_and_end_has_a_golden_game(name: str) -> None:
    game = purrlor.game(name)
    done = set()
    for path in FILES:
        record = record_of(path)
        if record.game == name:
            done |= {(key, json.dumps(value)) for key, value in covered(game.replay(record))}
    missing = {(key, json.dumps(value)) for key, value in needed(game)} - done
    assert not missing
