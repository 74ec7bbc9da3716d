"""What a record may hold is checked before it is played; whatever is in it, an error is ours and names the field."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import purrlor
from mutations import from_the_middle, mutated
from purrlor.engine.match.record import LONGEST_NAME, MAX_MOVES
from purrlor.errors import BadPosition, BadRecord, BadSetup, PurrlorError
from sampling import FULL

GAME = purrlor.game("kitty-cataclysm")
MUTATIONS = 3_000 if FULL else 250
GOOD: dict[str, Any] = json.loads(GAME.match(seats=2, seed=1, names=["Ann", "Bo"]).record.to_json())


def read(text: str | bytes) -> None:
    purrlor.replay(purrlor.Record.from_json(text))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"names": 5}, "names"),
        ({"names": [5]}, "names"),
        ({"names": ["x" * (LONGEST_NAME + 1)]}, "names"),
        ({"names": ["a"] * 7}, "names"),
        ({"names": ["\x1b[31mred"]}, "names"),
        ({"names": ["two\nlines"]}, "names"),
        ({"names": ["half \ud800"]}, "names"),
        ({"names": None}, "names"),
        ({"moves": ["² play:x"]}, "moves"),
        ({"moves": ["٣ play:x"]}, "moves"),
        ({"moves": ["9" * 5000 + " play:x"]}, "moves"),
        ({"moves": ["0 " + "x" * 1000]}, "moves"),
        ({"moves": ["0 play:\ud800"]}, "moves"),
        ({"moves": [["0 play:x"]]}, "moves"),
        ({"moves": ["0 a"] * (MAX_MOVES + 1)}, "moves"),
        ({"seed": "0x" + "f" * 33}, "seed"),
        ({"seed": "f" * 5000}, "seed"),
        ({"seed": "-1"}, "seed"),
        ({"seed": "²"}, "seed"),
        ({"options": {"deck_out": ["at_once"]}}, "options"),
        ({"options": {"deck_out": "x" * 1000}}, "options"),
        ({"options": {f"o{i}": 1 for i in range(100)}}, "options"),
        ({"options": {"\ud800": 1}}, "options"),
        ({"game": "x" * 300}, "game"),
        ({"game": 3}, "game"),
        ({"edition": "x" * 300}, "edition"),
        ({"version": True}, "version"),
        ({"shuffle": {"salt": 3}}, "shuffle"),
        ({"shuffle": {"table": "\ud800"}}, "shuffle"),
        ({"start": [1]}, "start"),
        ({"start": {"litter": [0] * 6000}}, "start"),
        ({"start": {"litter": json.loads("[" * 20 + "]" * 20)}}, "start"),
        ({"start": {"litter": ["\x1b"]}}, "start"),
    ],
)
def test_what_is_too_much_is_said_by_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(json.dumps({**GOOD, **change}))
    assert error.value.field == field
    assert len(str(error.value)) < 300 and str(error.value).isprintable()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * 200_000, "too deeply"),
        (json.dumps(GOOD)[:-1] + ', "more": ' + "[" * 200_000 + "]" * 200_000 + "}", "too deeply"),
        (json.dumps(GOOD).replace('"seats": 2', '"seats": ' + "9" * 5000), "at most 40 digits"),
        (json.dumps(GOOD).replace('"seats": 2', '"seats": 2.5'), "whole"),
        (json.dumps(GOOD).replace('"seats": 2', '"seats": NaN'), "whole"),
        (json.dumps(GOOD).replace('"seats": 2', '"seats": -Infinity'), "whole"),
        ("x" * 9_000_000, "at most 8,000,000 letters"),
        (b"\xff\xfe\x00", "not a record"),
        (b"", "not a record"),
        ("\ud800", "not a record"),
    ],
)
def test_what_is_no_record_is_said(text: str | bytes, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        read(text)


@pytest.mark.parametrize(
    "change", [{"version": 10**39}, {"seats": 10**39}, {"seats": -1}, {"moves": ["99 play:fat-cat"]}]
)
def test_numbers_that_fit_nothing_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises((BadRecord, BadSetup)):
        read(json.dumps({**GOOD, **change}))


def test_names_of_all_scripts_are_welcome() -> None:
    names = ["猫のミケ", "👩‍👩‍👧"]
    record = purrlor.Record.from_json(json.dumps({**GOOD, "names": names}))
    assert purrlor.replay(record).names[1] == names[1]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"turn": 3}, "turn"),
        ({"waiting": 255}, "waiting"),
        ({"ask": 99}, "ask"),
        ({"over": 50}, "over"),
        ({"fault": 1}, "fault"),
        ({"depth": 100}, "depth"),
        ({"depth": -1}, "depth"),
        ({"stack": [[1]]}, "stack"),
        ({"options": 5}, "options"),
    ],
)
def test_a_position_that_asks_what_nobody_asks_is_refused(change: dict[str, Any], field: str) -> None:
    position = {**GAME.match(seats=3, seed=1).position(), **change}
    with pytest.raises(BadPosition) as error:
        GAME.match(position=position)
    assert error.value.field == field


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_a_mutated_start_is_played_or_refused(game: str, look: Callable[[str], None]) -> None:
    """Whatever the position became, replaying and looking at it ends in an error of ours or not at all."""
    ends = set()
    for k in range(MUTATIONS):
        text = json.dumps(mutated(from_the_middle(game, k // 10), random.Random(f"{game} {k}")))
        try:
            look(text)
            ends.add("played")
        except PurrlorError as error:
            ends.add(type(error).__name__)
    assert {"played", "BadPosition"} <= ends <= {"played", "BadPosition", "BadRecord", "BadSetup"}


@pytest.fixture
def look() -> Callable[[str], None]:
    """Give what looks at every step of a record, as the server does."""
    from purrlor.server.game.replays import replay

    def looked(text: str) -> None:
        record = purrlor.Record.from_json(text)
        replay(purrlor.game(record.game), record, "open", None, 10**8, lambda: None)

    return looked
