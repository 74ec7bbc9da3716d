"""Features for learning: complete, named, blind to what is hidden, and the same from every seat."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

import purrlor
from bots.positions import decisions, tables
from purrlor.engine.author.state import MAX_SEATS
from purrlor.engine.batch.batch import Batch
from purrlor.engine.batch.encoding import encode, encoding
from purrlor.engine.batch.turning import turned_names
from purrlor.engine.match.match import Match

NOT_TOLD = ("I sit in seat", "my move ")  # cells of the row that are no features: seats are alike, moves are not kept


def told(match: Match, seat: int) -> dict[str, str]:
    """Return the features of a seat as cells and their values."""
    names = encoding(match.game).names
    parts = (names[feature].partition(" = ") for feature in encode(match, seat))
    return {cell: value for cell, _, value in parts}


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_feature_has_a_name_of_its_own(name: str) -> None:
    made = encoding(purrlor.game(name))
    assert len(set(made.names)) == len(made.names) == made.size > made.most > 100
    assert len(made.digest) == 16 and int(made.digest, 16) >= 0


def test_every_game_has_an_encoding_of_its_own() -> None:
    assert len({encoding(purrlor.game(name)).digest for name in purrlor.GAMES}) == len(purrlor.GAMES)


@pytest.mark.parametrize(("name", "seats"), tables())
def test_the_features_are_the_same_in_worlds_that_look_the_same(name: str, seats: int) -> None:
    worlds_that_differ = 0
    for match, _, seed in islice(decisions(name, seats, 4), 0, 160, 4):
        for seat in range(seats):
            world = match.imagine(seat, seed)
            worlds_that_differ += not world.same_bytes(match)
            assert told(world, seat) == told(match, seat)
    assert worlds_that_differ > 10  # or the test would show nothing


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_from_the_first_seat_the_features_are_the_numbers_of_the_row(name: str) -> None:
    """Where nothing turns, every number of the row that is not 0 is a feature, and nothing else is but a secret."""
    game = purrlor.game(name)
    batch, verbs = Batch(game, 1, game.seats[-1], seed=3), game.definition.verbs
    compared = 0
    for match, _, _ in islice(decisions(name, game.seats[-1], 3), 0, 60, 3):
        batch.states[0] = np.frombuffer(match.state.tobytes(), np.uint8)
        batch.known[0] = match.knowledge.table
        row = {n: v for n, v in batch.layout.named(batch.observe(0, 0)).items() if not n.startswith(NOT_TOLD)}
        features = {cell: value for cell, value in told(match, 0).items() if not cell.startswith("order[")}
        assert features.keys() == row.keys()
        plays = {cell for cell in features if cell.endswith(".play")}  # moves have their texts
        assert all(holds(value, row[cell]) for cell, value in features.items() if cell not in plays)
        assert all(verbs.number(features[cell]) - verbs.base("play") == row[cell] for cell in plays)
        compared += len(row)
    assert compared > 300


def holds(value: str, number: str | int) -> bool:
    """Return whether a feature's value is what the row says."""
    if isinstance(number, str):
        return value.startswith(number) or (value, number) == ("", "yes")
    if value.startswith("seats "):
        return number == sum(1 << int(seat) for seat in value.split()[1:])
    if value.startswith("seat "):
        return number == int(value.split()[1]) + 1
    low, _, high = value.removeprefix("-").partition("-")
    return int(low or 1) <= (-number if value.startswith("-") else number) <= int(high or low or 1)


def test_a_turned_table_gives_every_seat_the_features_of_the_one_before() -> None:
    """Kitty Cataclysm, turned by hand: who sat in seat 0 sits in seat 1, with all that is theirs."""
    told_of_others = 0
    for match, _, _ in islice(decisions("kitty-cataclysm", 4, 4), 0, 80, 2):
        turned = sat_one_further(match)
        for seat in range(4):
            assert told(turned, (seat + 1) % 4) == told(match, seat)
            told_of_others += told(match, seat) != told(match, (seat + 1) % 4)
    assert told_of_others > 50


def sat_one_further(match: Match) -> Match:
    """Let everybody at a table of Kitty Cataclysm sit one seat further."""
    n, state, known = match.seats, match.state.copy(), match.knowledge.table.copy()
    for name in ("score", "place", "paws", "held", "kitty", "kitty_n", "sealed"):
        state[name][0][:n] = np.roll(state[name][0][:n], 1, axis=0)
    for name in ("turn", "dealt_by", "last_turn"):
        state[name] = (state[name] + 1) % n
    state["waiting"] = sum(1 << (seat + 1) % n for seat in match.waiting)
    for frame in state["stack"][0][: int(state["depth"][0])]:
        frame["seat"] = (frame["seat"] + 1) % n
    zones: Any = match.game.definition.zones
    known = np.roll(known, 1, axis=0)[:, np.argsort(turned_names(zones.names, False, (n, n - 1)))]
    return Match(match.game, state, dict(match.options), 0, match.game.native, np.ascontiguousarray(known))


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_moves_turn_with_the_seats_and_back(name: str) -> None:
    game = purrlor.game(name)
    turns = encoding(game).turns
    for n in game.seats:
        for seat in range(n):
            there, back = turns[n * MAX_SEATS + seat], turns[n * MAX_SEATS + (n - seat) % n]
            assert (back[there] == np.arange(game.definition.verbs.size)).all()


def test_a_move_names_the_seat_after_me_in_the_same_way_from_everywhere() -> None:
    game = purrlor.game("kitty-cataclysm")
    verbs, turns = game.definition.verbs, encoding(game).turns
    seen = {int(turns[4 * MAX_SEATS + seat, verbs.number(f"steal:{(seat + 1) % 4}")]) for seat in range(4)}
    assert seen == {verbs.number("steal:1")}


def test_the_card_that_a_seat_is_choosing_for_is_told_to_nobody_else() -> None:
    """Paw of Duty, PD-122: it is in the record, and it is hidden from the other seat alone."""
    mine = others = 0
    for match, _, _ in islice(decisions("paw-of-duty", 2, 4), 400):
        if int(match.state["order"][0]["card"][0]):
            maker = int(match.state["order"][0]["seat"][0])
            mine += any(cell.startswith("order[0].card") for cell in told(match, maker))
            others += any(cell.startswith("order") for cell in told(match, 1 - maker))
    assert mine > 5 and others == 0
