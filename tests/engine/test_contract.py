"""The contract that browsers, terminals, bots and outside programs rely on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import purrlor
from purrlor.engine import Game, Move
from purrlor.errors import BadPosition, BadRecord, BadSetup, IllegalMove, NotYourTurn, UnknownGame

GAME = purrlor.game("kitty-cataclysm")
ALL = [purrlor.game(name) for name in purrlor.GAMES]


def test_the_public_names_are_these() -> None:
    assert set(purrlor.__all__) == {
        "GAMES", "Event", "Game", "Match", "Move", "Option", "Outcome", "Record", "errors", "game", "replay",
    }  # fmt: skip
    for name in purrlor.__all__:
        assert getattr(purrlor, name) is not None
    with pytest.raises(AttributeError):
        _ = purrlor.no_such_thing


def test_a_game_tells_its_facts() -> None:
    assert (GAME.id, GAME.title, GAME.seats, GAME.version) == ("kitty-cataclysm", "Kitty Cataclysm", range(2, 6), 2)
    assert GAME.cards["fat-cat"].name == "Fat Cat"
    assert GAME.rules["KC-21"].startswith("If something cannot be done")
    assert [option.name for option in GAME.options][:2] == ["start_rule", "kitty_view"]


def test_a_move_may_be_given_as_itself_its_number_or_its_text() -> None:
    ways = []
    picks: list[Callable[[Move], Move | int | str]] = [lambda m: m, lambda m: m.id, lambda m: m.text]
    for pick in picks:
        match = GAME.match(seats=3, seed=7)
        seat = match.waiting[0]
        match.play(seat, pick(match.moves(seat)[0]))
        ways.append(match.head_bytes())
    assert len(set(ways)) == 1


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    one, same, other = (GAME.match(seats=3, seed=seed) for seed in (7, 7, 8))
    assert one.same_bytes(same)
    assert not one.same_bytes(other)
    assert not GAME.match(seats=3).same_bytes(GAME.match(seats=3))


def test_a_record_survives_json_and_replays_to_any_move() -> None:
    match = GAME.match(seats=3, seed=7, names=["Ann", "Bo", "Cy"])
    bytes_at = [match.head_bytes()]
    for _ in range(6):
        seat = match.waiting[0]
        match.play(seat, match.moves(seat)[-1])
        bytes_at.append(match.head_bytes())
    record = purrlor.Record.from_json(match.record.to_json())
    assert record == match.record
    for upto in (0, 3, 6):
        assert purrlor.replay(record, upto).head_bytes() == bytes_at[upto]
    assert purrlor.replay(record).names[1] == "Bo"


def test_a_record_of_other_rules_is_refused_with_a_sentence() -> None:
    data = json.loads(GAME.match(seats=2, seed=1).record.to_json())
    data["version"] = 99
    with pytest.raises(BadRecord, match="version 99 of Kitty Cataclysm"):
        purrlor.replay(purrlor.Record.from_json(json.dumps(data)))


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (lambda d: d.pop("seed"), "seed"),
        (lambda d: d.update(seed="cat"), "seed"),
        (lambda d: d.update(moves="none"), "moves"),
        (lambda d: d.update(moves=["play"]), "moves"),
        (lambda d: d.update(moves=["0 play:no-such-card"]), "moves"),
        (lambda d: d.update(moves=["0 hiss"]), "moves"),
        (lambda d: d.update(options=3), "options"),
        (lambda d: d.update(purrlor=2), "purrlor"),
    ],
)
def test_a_damaged_record_says_which_field(damage, field) -> None:  # type: ignore[no-untyped-def]
    data = json.loads(GAME.match(seats=2, seed=1).record.to_json())
    damage(data)
    with pytest.raises(BadRecord) as error:
        purrlor.replay(purrlor.Record.from_json(json.dumps(data)))
    assert error.value.field == field


def test_a_truncated_record_is_not_a_record() -> None:
    text = GAME.match(seats=2, seed=1).record.to_json()
    for cut in (0, 1, len(text) // 2, len(text) - 1):
        with pytest.raises(BadRecord):
            purrlor.Record.from_json(text[:cut])


@pytest.mark.rule("KC-01")
@pytest.mark.parametrize("seats", [0, 1, 6, -2, 2.5, "3", True])
def test_wrong_numbers_of_seats_name_the_rule(seats: object) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.match(seats=seats)  # type: ignore[arg-type]
    assert error.value.rule == "KC-01"


@pytest.mark.rule("KC-01")
@pytest.mark.parametrize("options", [{"nap": 1}, {"deck_out": "never"}, {"dealer": 4}])
def test_unknown_options_and_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.match(seats=3, options=options)
    assert error.value.field in options


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 1.5])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.match(seats=2, seed=seed)  # type: ignore[arg-type]
    assert error.value.field == "seed"


def test_bad_moves_change_nothing() -> None:
    match = GAME.match(seats=3, seed=7)
    seat, before = match.waiting[0], match.state.tobytes()
    for wrong in ("hiss:fat-cat", "play", "play:fat-cat>1", "play:unicorn", "", 10**9, -1):
        with pytest.raises(IllegalMove):
            match.play(seat, wrong)
    for nobody in (-1, 3, 99):
        with pytest.raises(NotYourTurn):
            match.play(nobody, "play:fat-cat")
    assert match.state.tobytes() == before


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="kitty-cataclysm"):
        purrlor.game("solitaire")


def test_a_position_goes_out_and_comes_back() -> None:
    match = GAME.match(seats=4, seed=3)
    for _ in range(5):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    position = json.loads(json.dumps(match.position()))
    assert GAME.match(position=position).same_bytes(match)
    assert "fat-cat" in json.dumps(position)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"deck": ["fat-cat"] * 3}, "cat-aclysm"),
        ({"wings": 2}, "wings"),
        ({"litter": ["unicorn"]}, "litter.0"),
        ({"litter": ["fat-cat"] * 61}, "litter"),
        ({"turn": 9}, "turn"),
        ({"turn": "me"}, "turn"),
        ({"kitty": 4}, "kitty"),
        ({"game": "chess"}, "game"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(change: dict[str, object], field: str) -> None:
    position = {**GAME.match(seats=3, seed=1).position(), **change}
    with pytest.raises(BadPosition) as error:
        GAME.match(position=position)
    assert error.value.field == field


def test_one_card_too_many_is_counted() -> None:
    position = GAME.match(seats=3, seed=1).position()
    position["litter"] = ["fat-cat"]
    with pytest.raises(BadPosition, match="3 of fat-cat, the game 2"):
        GAME.match(position=position)


def test_giving_up_leaves_the_last_one_as_winner_and_replays() -> None:
    match = GAME.match(seats=3, seed=1)
    match.concede(0)
    assert not match.is_over
    match.concede(2)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "concession")
    assert purrlor.replay(purrlor.Record.from_json(match.record.to_json())).same_bytes(match)
    with pytest.raises(IllegalMove):
        match.concede(1)


@pytest.mark.parametrize("game", [game for game in ALL if game.seats[-1] > 2], ids=lambda game: game.id)
def test_who_gave_up_is_last_however_the_game_ends(game: Game) -> None:
    for seed in range(6):
        chance, match = random.Random(seed), game.match(game.seats[-1] if seed % 2 else 3, seed)
        for _ in range(2 * seed):
            if match.waiting:
                match.play(seat := match.waiting[0], chance.choice(match.legal(seat)))
        match.concede(quitter := seed % match.seats)
        while match.waiting:
            match.play(seat := match.waiting[0], chance.choice(match.legal(seat)))
        assert match.outcome is not None and match.outcome.ranks[quitter] == match.seats
        assert match.outcome.winners and quitter not in match.outcome.winners


def test_the_table_has_a_move_for_an_absent_seat() -> None:
    match = GAME.match(seats=2, seed=1)
    seat = match.waiting[0]
    assert match.timeout_move(seat) in match.moves(seat)


def test_what_no_rule_lets_back_cannot_be_undone() -> None:
    match = GAME.match(seats=2, seed=1)
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
    with pytest.raises(IllegalMove):
        match.undo(seat)


def test_a_rematch_needs_an_end() -> None:
    with pytest.raises(IllegalMove):
        GAME.match(seats=2, seed=1).rematch()
