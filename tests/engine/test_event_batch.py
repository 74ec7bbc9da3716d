"""What a move did: kept as the log has it, told to each seat without what it cannot see; compiled as plain."""

from __future__ import annotations

import json
import random

import pytest

import purrlor
from purrlor.engine import Match
from purrlor.engine.match.events import EventBatch
from purrlor.engine.match.names import Names
from purrlor.engine.match.rendering import tell, tell_all
from purrlor.engine.native.compiled import NativeBinding
from purrlor.engine.native.plain import PlainBinding
from purrlor.errors import IllegalMove, NotYourTurn, RulesFault

NAMES = ["Ann", "Bob 100%b", 'Cy "the {0[1]} cat"', "Dö\\n"]


def played(name: str, seed: int, moves: int) -> Match:
    chance, game = random.Random(seed), purrlor.game(name)
    seats = min(4, game.seats[-1])
    match = game.match(seats, seed, names=NAMES[:seats], windows="open")
    while match.waiting and match.ply < moves:
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_move_is_told_as_its_events_are(name: str) -> None:
    match = played(name, 3, 150)
    for batch in filter(None, match.event_batches):
        for viewer in (None, *range(match.seats)):
            told = json.loads(tell(match.game.backend, batch, viewer))
            assert told == {"beat": batch.beat, "says": [event.say(viewer) for event in batch]}


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_piece_is_told_to_those_who_see_it_only(name: str) -> None:
    match = played(name, 3, 150)
    for event in match.history:
        for viewer in (None, *range(match.seats)):
            told = event.seen_by(viewer, match.names)
            if "piece" in told:
                assert (told["piece"] is not None) == event.seen(viewer)


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_plain_rules_tell_the_same(name: str) -> None:
    match = played(name, 3, 60)
    for batch in filter(None, match.event_batches):
        for viewer in (None, 0, 1):
            assert tell(match.game.plain, batch, viewer) == tell(match.game.native, batch, viewer)


def test_names_stand_in_views_as_they_are_written() -> None:
    match = purrlor.game("kitty-cataclysm").match(4, 1, names=NAMES)
    assert [seat["name"] for seat in match.view(0)["seats"]] == NAMES
    match.names = Names({1: "%d"})
    assert [seat["name"] for seat in match.view(0)["seats"]] == ["seat 0", "%d", "seat 2", "seat 3"]


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_what_is_told_to_all_at_once_is_what_is_told_to_each(name: str) -> None:
    match, kinds = played(name, 3, 150), set()
    for batch in match.event_batches:
        said = tell_all(match.game.backend, batch, match.seats)
        for eye, viewer in enumerate((None, *range(match.seats))):
            text = said if isinstance(said, bytes) else said[eye]
            assert text == tell(match.game.backend, batch, viewer)
        kinds.add(type(said))
    assert kinds == {bytes} if name == "were-kittens" else {bytes, tuple}, "some is for all, some is not"


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_what_a_seat_cannot_know_is_not_in_the_bytes_that_are_kept_for_it(name: str) -> None:
    match = played(name, 4, 150)
    for batch in match.event_batches:
        for seat in range(match.seats):
            assert list(batch.redacted(seat)) == [event.redacted(seat) for event in batch]


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_a_compiled_match_knows_and_shows_what_the_plain_one_does(name: str) -> None:
    game, chance = purrlor.game(name), random.Random(5)
    native, plain = (game.match(min(3, game.seats[-1]), 9, backend=backend) for backend in (game.native, game.plain))
    while native.waiting and native.ply < 120:
        seat = chance.choice(native.waiting)
        move = chance.choice(native.legal(seat))
        assert native.advance(seat, move).buffer == plain.advance(seat, move).buffer
        assert native.same_bytes(plain)
        assert (native.knowledge.table == plain.knowledge.table).all()
        assert native.page(seat) == plain.page(seat) and native.page(None) == plain.page(None)
    assert isinstance(native._binding, NativeBinding) and isinstance(plain._binding, PlainBinding)


@pytest.mark.parametrize("rules", ["native", "plain"])
def test_a_move_that_is_not_on_the_list_changes_nothing(rules: str) -> None:
    game = purrlor.game("kitty-cataclysm")
    match = game.match(3, 1, backend=getattr(game, rules))
    before, seat = match.state.tobytes(), match.waiting[0]
    unlisted = next(n for n in range(game.definition.verbs.size) if n not in match.legal(seat))
    for wrong, kind in ((seat, IllegalMove), ((seat + 1) % 3, NotYourTurn), (3, NotYourTurn), (-1, NotYourTurn)):
        with pytest.raises(kind):
            match.advance(wrong, unlisted)
    assert match.state.tobytes() == before and match.ply == 0 and len(match.event_batches) == 1


@pytest.mark.parametrize("rules", ["native", "plain"])
def test_rules_that_stop_themselves_leave_the_match_as_it_was(rules: str) -> None:
    game = purrlor.game("kitty-cataclysm")
    match = game.match(3, 1, backend=getattr(game, rules))
    match.state["depth"] = len(match.state["stack"][0]) - 1  # no room for another procedure
    before, known, seat = match.state.tobytes(), match.knowledge.table.tobytes(), match.waiting[0]
    with pytest.raises((RulesFault, IndexError)):
        match.advance(seat, match.legal(seat)[0])
    assert (match.state.tobytes(), match.knowledge.table.tobytes()) == (before, known)


def test_events_can_be_counted_and_taken_one_by_one() -> None:
    match = played("kitty-cataclysm", 2, 40)
    batch = max(match.event_batches, key=len)
    assert len(batch) == len(list(batch)) > 1
    assert batch[0] == next(iter(batch)) and batch[-1:] == [list(batch)[-1]]
    assert not EventBatch(0, b"", match.game.story)


def test_names_that_change_are_in_the_next_view() -> None:
    matches = (played("kitty-cataclysm", seed, moves) for seed in range(20) for moves in range(1, 30))
    match = next(m for m in matches if any("Bob" in move.label for s in m.waiting for move in m.moves(s)))
    seat = next(s for s in match.waiting if any("Bob" in move.label for move in match.moves(s)))
    match.view(seat)
    match.names = Names({**match.names, 1: "Carla"})
    assert "Bob" not in str(match.view(seat)) and "Carla" in str(match.view(seat)["moves"])
