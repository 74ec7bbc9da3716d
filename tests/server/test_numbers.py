"""The numbers of a viewer's updates: they count what the viewer could notice, and nothing else."""

from __future__ import annotations

import json
import random

import pytest

import purrlor
from purrlor.server.course import CONCEDE, UNDO, Course
from purrlor.server.store import Entry
from server.worlds import NOW, new_row


def _course(game: str, chance: random.Random) -> Course:
    return Course(new_row(game, chance.choice(list(purrlor.game(game).seats)), chance), NOW)


@pytest.mark.parametrize("walk", range(4))
@pytest.mark.parametrize("game", purrlor.GAMES)
def test_a_number_that_stays_means_that_nothing_changed_for_that_viewer(game: str, walk: int) -> None:
    chance = random.Random(f"{game} {walk}")
    course = _course(game, chance)
    viewers = [None, *range(course.match.seats)]
    before = {viewer: (course.number(viewer), json.dumps(course.view(viewer))) for viewer in viewers}
    while course.match.waiting:
        seat = chance.choice(course.match.waiting)
        move = chance.choice(course.match.moves(seat)).text
        course.play(seat, move, NOW)
        for viewer in viewers:
            now = (course.number(viewer), json.dumps(course.view(viewer)))
            if now[0] == before[viewer][0]:
                assert now[1] == before[viewer][1], f"'{seat} {move}' changed what {viewer} sees, but was not told"
                assert course.told(viewer, now[0]) == []
            if viewer in course.match.waiting:
                assert course.asked_number(viewer) <= now[0]
            before[viewer] = now


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_what_is_told_in_pieces_is_what_is_told_at_once(game: str) -> None:
    chance = random.Random(game)
    course = _course(game, chance)
    viewers = [None, *range(course.match.seats)]
    pieces: dict[int | None, list[object]] = {viewer: list(course.told(viewer)) for viewer in viewers}
    while course.match.waiting:
        seen, steps = {viewer: course.number(viewer) for viewer in viewers}, len(course.steps)
        seat = chance.choice(course.match.waiting)
        course.play(seat, chance.choice(course.match.moves(seat)).text, NOW)
        for viewer in viewers:
            fresh = course.told(viewer, seen[viewer])
            pieces[viewer] += fresh
            assert course.news(viewer, steps) == b",".join(fresh)
    for viewer in viewers:
        assert pieces[viewer] == course.told(viewer)
        assert course.news(viewer, 0) == b",".join(course.told(viewer))


@pytest.mark.parametrize("game", purrlor.GAMES)
def test_every_process_folds_the_log_to_the_same_numbers(game: str) -> None:
    chance = random.Random(f"{game} again")
    row = new_row(game, purrlor.game(game).seats[-1], chance)
    one, two = Course(row, NOW), Course(row, NOW)
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
    course = Course(new_row("paw-of-duty", 2, chance), NOW)
    taken_back = 0
    for _ in range(200):
        if not course.match.waiting:
            break
        seat = chance.choice(course.match.waiting)
        before = {v: json.dumps({**course.view(v), "beat": 0}) for v in (None, 0, 1)}
        numbers = {v: course.number(v) for v in (None, 0, 1)}
        course.play(seat, chance.choice(course.match.moves(seat)).text, NOW)
        try:
            course.play(seat, UNDO, NOW)
        except purrlor.errors.IllegalMove:
            continue
        taken_back += 1
        for viewer in (None, 0, 1):
            assert json.dumps({**course.view(viewer), "beat": 0}) == before[viewer]
            assert course.number(viewer) >= numbers[viewer]
        course.play(seat, chance.choice(course.match.moves(seat)).text, NOW)
    assert taken_back > 0


def test_giving_up_is_part_of_the_log() -> None:
    chance = random.Random(1)
    row = new_row("kitty-cataclysm", 3, chance)
    course = Course(row, NOW)
    course.play(0, CONCEDE, NOW)
    assert course.gave_up == {0} and b'"kind":"conceded"' in bytes(course.told(None)[-1])
    course.play(2, CONCEDE, NOW)
    assert course.match.is_over and course.match.outcome is not None and course.match.outcome.winners == (1,)
