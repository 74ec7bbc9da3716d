"""The numbers of a viewer's updates: they count what the viewer could notice, and nothing else."""

from __future__ import annotations

import json
import random

import pytest

import purrlor
from purrlor.engine.match.match import CONCEDE
from purrlor.server.db.store import Entry
from purrlor.server.game.logged_match import UNDO, LoggedMatch
from server.worlds import NOW, new_row


def _course(game: str, chance: random.Random) -> LoggedMatch:
    return LoggedMatch(new_row(game, chance.choice(list(purrlor.game(game).seats)), chance), NOW)


@pytest.mark.parametrize("walk", range(4))
@pytest.mark.parametrize("game", purrlor.GAMES)
def test_a_number_that_stays_means_that_nothing_changed_for_that_viewer(game: str, walk: int) -> None:
    chance = random.Random(f"{game} {walk}")
    logged = _course(game, chance)
    viewers = [None, *range(logged.match.seats)]
    before = {viewer: (logged.number(viewer), json.dumps(logged.view(viewer))) for viewer in viewers}
    while logged.match.waiting:
        seat = chance.choice(logged.match.waiting)
        move = chance.choice(logged.match.moves(seat)).text
        logged.play(seat, move, NOW)
        for viewer in viewers:
            now = (logged.number(viewer), json.dumps(logged.view(viewer)))
            if now[0] == before[viewer][0]:
                assert now[1] == before[viewer][1], f"'{seat} {move}' changed what {viewer} sees, but was not told"
                assert logged.told(viewer, now[0]) == []
            if viewer in logged.match.waiting:
                assert logged.asked_number(viewer) <= now[0]
            before[viewer] = now


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_what_is_told_in_pieces_is_what_is_told_at_once(game: str) -> None:
    chance = random.Random(game)
    logged = _course(game, chance)
    viewers = [None, *range(logged.match.seats)]
    pieces: dict[int | None, list[object]] = {viewer: list(logged.told(viewer)) for viewer in viewers}
    while logged.match.waiting:
        seen, steps = {viewer: logged.number(viewer) for viewer in viewers}, len(logged.steps)
        seat = chance.choice(logged.match.waiting)
        logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)
        for viewer in viewers:
            fresh = logged.told(viewer, seen[viewer])
            pieces[viewer] += fresh
            assert logged.news(viewer, steps) == fresh
    for viewer in viewers:
        assert pieces[viewer] == logged.told(viewer)
        assert logged.news(viewer, 0) == logged.told(viewer)


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_every_process_folds_the_log_to_the_same_numbers(game: str) -> None:
    chance = random.Random(f"{game} again")
    row = new_row(game, purrlor.game(game).seats[-1], chance)
    one, two = LoggedMatch(row, NOW), LoggedMatch(row, NOW)
    for ply in range(60):
        if not one.match.waiting:
            break
        seat = chance.choice(one.match.waiting)
        move = chance.choice(one.match.moves(seat)).text
        one.play(seat, move, NOW)
        two.take(Entry(row.id, ply, seat, move, "person", NOW))
    assert one.match.same_bytes(two.match)
    for viewer in (None, *range(one.match.seats)):
        assert one.number(viewer) == two.number(viewer) and one.view(viewer) == two.view(viewer)
    with pytest.raises(ValueError, match="was due"):
        two.take(Entry(row.id, 1000, 0, "x", "person", NOW))


def test_a_move_that_is_taken_back_is_noticed_by_those_who_saw_it() -> None:
    """Paw of Duty lets moves be taken back; the course goes on counting upwards."""
    chance = random.Random(7)
    logged = LoggedMatch(new_row("paw-of-duty", 2, chance), NOW)
    taken_back = 0
    for _ in range(200):
        if not logged.match.waiting:
            break
        seat = chance.choice(logged.match.waiting)
        before = {v: json.dumps({**logged.view(v), "beat": 0}) for v in (None, 0, 1)}
        numbers = {v: logged.number(v) for v in (None, 0, 1)}
        logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)
        try:
            logged.play(seat, UNDO, NOW)
        except purrlor.errors.IllegalMove:
            continue
        taken_back += 1
        for viewer in (None, 0, 1):
            assert json.dumps({**logged.view(viewer), "beat": 0}) == before[viewer]
            assert logged.number(viewer) >= numbers[viewer]
        logged.play(seat, chance.choice(logged.match.moves(seat)).text, NOW)
    assert taken_back > 0


def test_giving_up_is_part_of_the_log() -> None:
    chance = random.Random(1)
    row = new_row("kitty-cataclysm", 3, chance)
    logged = LoggedMatch(row, NOW)
    logged.play(0, CONCEDE, NOW)
    assert logged.gave_up == {0} and b'"conceded:0"' in bytes(logged.told(None)[-1])
    logged.play(2, CONCEDE, NOW)
    assert logged.match.is_over and logged.match.outcome is not None and logged.match.outcome.winners == (1,)
