"""A seat's row of numbers and its mask: complete in its meaning, within its bounds, and blind to what is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import purrlor
from purrlor.engine.batch.batch import Batch
from purrlor.engine.match.game import Game
from purrlor.engine.match.match import Match


def steps(batch: Batch, rng: random.Random, games: int) -> Iterator[int]:
    """Play random games, stopping before every move; give the seat that is to move."""
    for number in range(games):
        batch.deal(0, number)
        while (seat := batch.next_seat(0)) >= 0:
            yield seat
            batch.play(0, seat, rng.choice(np.flatnonzero(batch.mask(0, seat)).tolist()))


def tables(game: Game) -> list[Batch]:
    """Give a table with the fewest and one with the most seats."""
    return [Batch(game, 1, seats, seed=11) for seats in sorted({game.seats[0], game.seats[-1]})]


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_batch_plays_as_a_match_does(name: str) -> None:
    """State, knowledge and lists of moves are those of the Match, move by move."""
    game, rng = purrlor.game(name), random.Random(1)
    for batch in tables(game):
        for number in range(2):
            batch.deal(0, number)
            match = game.match(batch.seats, (11 << 64) + number)
            while match.waiting:
                assert batch.waiting(0) == match.waiting
                seat = rng.choice(match.waiting)
                listed = [move.id for move in match.moves(seat)]
                assert np.flatnonzero(batch.mask(0, seat)).tolist() == sorted(listed)
                move = rng.choice(listed)
                match.play(seat, move)
                batch.play(0, seat, move)
                assert batch.states[0].tobytes()[: game.definition.state.head] == match.head_bytes()
                assert (batch.known[0] == match.knowledge.table).all()
            assert batch.is_over(0)
            assert match.outcome is not None
            assert {s for s, reward in enumerate(batch.rewards(0)) if reward > 0 or batch.seats == 1} <= set(
                match.outcome.winners
            )
            assert sum(batch.rewards(0)) == pytest.approx(0)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_number_has_a_name_of_its_own_and_stays_within_its_bounds(name: str) -> None:
    game = purrlor.game(name)
    row = game.layout
    assert len({cell.name for cell in row.cells}) == len(row) > 100
    for batch in tables(game):
        for count, seat in enumerate(steps(batch, random.Random(2), 2)):
            if count % 7 == 0:
                seen = batch.observe(0, seat)
                assert (seen >= row.low).all()
                assert (seen <= row.high).all()


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_row_and_a_mask_do_not_change_with_what_the_seat_cannot_know(name: str) -> None:
    """The two-world test: deal anew all that the seat cannot know; its row and its mask stay as they are."""
    game, differed = purrlor.game(name), 0
    for batch in tables(game):
        for count, _ in enumerate(steps(batch, random.Random(3), 3)):
            if count % 11:
                continue
            for seat in range(batch.seats):
                world = dealt_anew(batch, seat, count)
                differed += world.states[0].tobytes() != batch.states[0].tobytes()
                here, there = batch.observe(0, seat), world.observe(0, seat)
                changed = [batch.layout.cells[i].name for i in np.flatnonzero(here != there)]
                assert not changed, f"seat {seat} can tell two worlds apart by {changed}"
                assert (batch.mask(0, seat) == world.mask(0, seat)).all()
    assert differed > 10, "the imagined worlds are the true ones: nothing was tested"


def dealt_anew(batch: Batch, seat: int, seed: int) -> Batch:
    """Give the table with all that a seat cannot know dealt anew."""
    match: Match = batch.match(0)
    world = batch.copy()
    world.states[0] = np.frombuffer(match.imagine(seat, seed).state.tobytes(), np.uint8)
    return world


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_what_a_seat_does_see_is_in_its_row(name: str) -> None:
    """Against a row that hides too much: the seat's own hidden pieces are told apart."""
    batch = Batch(purrlor.game(name), 1, seed=5)
    hidden = [run.title for run in batch.layout.runs if run.title.startswith(("my ", "pieces seen or known"))]
    told = {title: set() for title in hidden}  # type: dict[str, set[bytes]]
    for seat in steps(batch, random.Random(5), 3):
        row, start = batch.observe(0, seat), 0
        for run in batch.layout.runs:
            if run.title in told:
                told[run.title].add(row[start : start + len(run.cells)].tobytes())
            start += len(run.cells)
    assert sum(len(ways) > 1 for ways in told.values()) >= 2, "the row hides what the seat can see"


def test_a_refused_move_changes_nothing() -> None:
    batch = Batch(purrlor.game("kitty-cataclysm"), 1, 3, seed=5)
    batch.deal(0, 0)
    before, seat = batch.states.tobytes(), batch.waiting(0)[0]
    for wrong in (-1, 10**9, int(np.flatnonzero(batch.mask(0, seat) == 0)[0])):
        with pytest.raises(purrlor.errors.IllegalMove):
            batch.play(0, seat, wrong)
    with pytest.raises(purrlor.errors.IllegalMove):
        batch.play(0, (seat + 1) % 3, int(np.flatnonzero(batch.mask(0, seat))[0]))
    assert batch.states.tobytes() == before


def test_a_copy_of_a_batch_is_independent() -> None:
    batch = Batch(purrlor.game("kitty-cataclysm"), 1, 3, seed=5)
    batch.deal(0, 0)
    before, twin = batch.states.tobytes(), batch.copy()
    seat = twin.waiting(0)[0]
    twin.play(0, seat, int(np.flatnonzero(twin.mask(0, seat))[0]))
    assert batch.states.tobytes() == before != twin.states.tobytes()
