"""What a researcher or an author gets wrong first is answered with one sentence that names the field."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import purrlor
from purrlor.engine.author.cards import _sheet, usual_sheet
from purrlor.engine.author.tales import Moved, Told
from purrlor.engine.match.match import Match
from purrlor.engine.native.backend import Backend
from purrlor.engine.native.tales import check_tales
from purrlor.errors import BadSetup, PurrlorError
from sampling import some

GAME = purrlor.game("kitty-cataclysm")
Way = Callable[[Any], Backend]


def match() -> Match:
    return GAME.match(3, 7, backend=GAME.plain)


def untyped(thing: Any) -> Any:
    """Hand over what types would not let through."""
    return thing


CALLS: dict[str, Callable[[Match, Any], Any]] = {
    "view": lambda match, seat: match.view(seat),
    "facts": lambda match, seat: match.facts(seat),
    "events": lambda match, seat: match.events(seat),
    "moves": lambda match, seat: match.moves(seat),
    "legal": lambda match, seat: match.legal(seat),
    "only_move": lambda match, seat: match.only_move(seat),
    "timeout_move": lambda match, seat: match.timeout_move(seat),
    "imagine": lambda match, seat: match.imagine(seat, 1),
    "observation": lambda match, seat: match.observation(seat),
    "mask": lambda match, seat: match.mask(seat),
    "play": lambda match, seat: match.play(seat, 0),
    "concede": lambda match, seat: match.concede(seat),
    "undo": lambda match, seat: match.undo(seat),
}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("seat", [9, -1, 3, "0", 1.0, True, [1]])
def test_a_seat_that_is_not_there_is_named(call: str, seat: Any) -> None:
    with pytest.raises(PurrlorError, match=r"^There is no seat .* at this table; its seats are 0 to 2\.") as caught:
        CALLS[call](match(), seat)
    assert caught.value.field == "seat"


@pytest.mark.parametrize("call", CALLS)
def test_a_number_of_numpy_is_a_seat(call: str) -> None:
    there = match()
    seat = there.waiting[0]
    told = []
    for number in (seat, np.int64(seat)):
        try:
            told.append(repr(CALLS[call](there.copy(), number)))
        except PurrlorError as error:
            told.append(str(error))
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("wrong", "field", "said"),
    [
        (
            lambda: match().play(match().waiting[0], untyped(None)),
            "move",
            "A move is one of match.moves(seat), its number",
        ),
        (lambda: match().play(match().waiting[0], untyped(1.5)), "move", "not 1.5."),
        (lambda: match().imagine(0, untyped("x")), "seed", "A seed is a whole number"),
        (lambda: purrlor.game(untyped(None)), "game", "A game is named by its id (cantankerous-cats, "),
        (lambda: purrlor.game(untyped(3)), "game", "or is a purrlor.Game, not 3."),
        (lambda: purrlor.replay(untyped(None)), "record", "A record is a purrlor.Record"),
        (lambda: purrlor.Record.from_json(untyped(None)), "record", "not None."),
        (lambda: GAME.match(3, 7, untyped(5)), "options", "'options' takes names with their values (a dict), not 5."),
        (lambda: GAME.match(3, 7, position=untyped(5)), "position", "'position' takes names with their values"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(wrong: Callable[[], Any], field: str, said: str) -> None:
    with pytest.raises(PurrlorError) as caught:
        wrong()
    assert caught.value.field == field
    assert said in str(caught.value) and str(caught.value).count("\n") == 0


def test_a_match_shows_where_it_stands() -> None:
    there = match()
    assert repr(there) == "<Match kitty-cataclysm seats=3 seed=0x7 ply=0 waiting=(0,)>"
    there.concede(1)
    there.concede(2)
    assert repr(there) == "<Match kitty-cataclysm seats=3 seed=0x7 ply=2 over='concession' places=(1, 2, 2)>"


# -- Cards


@pytest.mark.parametrize(
    ("name", "card", "line", "said"),
    [
        (
            "kitty-cataclysm",
            "fat-cat",
            'effect = ["drawz 2"]',
            "of fat-cat: 'drawz' is no word that the rules know",
        ),
        ("kitty-cataclysm", "fat-cat", 'effect = ["draw two"]', "needs a whole number behind the word, not 'two'"),
        ("cantankerous-cats", "santa-claws-74", 'kind = "dog"', "they know affection, mischief, event"),
        ("here-kitty-kitty", "catnip", 'effect = "bark"', "is no word that the rules know; they know "),
        ("paw-of-duty", "private-pounce", 'effect = "triple tank"', "they know double huntress, double pilot, double"),
        ("were-kittens", "the-count", 'effect = "bite"', "is no word that the rules know; they know "),
        ("kitty-cataclysm", "fat-cat", 'origin = "hearsay"', "they know rulebook, public, house"),
    ],
)
def test_an_unknown_word_of_a_card_is_told_with_the_known_ones(
    tmp_path: Path, name: str, card: str, line: str, said: str
) -> None:
    known = purrlor.game(name).cards
    card = card if card in known else next(c.id for c in known.values() if c.kind == "character")
    file = tmp_path / "mine.toml"
    file.write_text(f'[[card]]\nid = "{card}"\n{line}\n')
    with pytest.raises(BadSetup) as caught:
        purrlor.game(name, cards=file)
    assert str(caught.value).startswith(f"mine.toml, line 3: '{line.partition(' ')[0]}' of {card}: ")
    assert said in str(caught.value)
    assert caught.value.field == line.partition(" ")[0]


@pytest.mark.parametrize(
    ("change", "field", "said"),
    [
        (lambda d: d["card"][2].pop("art"), "art", "'art' of the card '{id}': missing; every card has art, too."),
        (lambda d: d["card"][2].pop("id"), "id", "'id' of the card '?': missing"),
        (lambda d: d["card"][2].update(id=d["card"][0]["id"]), "id", "another card has the same id"),
        (lambda d: d["game"].pop("seats"), "seats", "cards.toml: the field 'seats' is missing under [game]."),
        (lambda d: d.pop("game"), "id", "cards.toml: the field 'id' is missing under [game]."),
    ],
)
def test_missing_fields_of_a_new_games_cards_are_named(change: Callable[[Any], Any], field: str, said: str) -> None:
    data = copy.deepcopy(usual_sheet(GAME.folder))
    said = said.format(id=data["card"][2]["id"])
    change(data)
    with pytest.raises(BadSetup) as caught:
        _sheet(data, GAME.folder)
    assert said in str(caught.value)
    assert caught.value.field == field


# -- Tales


def checked(folder: Path, tales: dict[int, Any] | None = None, shapes: Any = None) -> None:
    """Look at the tales of the game again, with some of them changed."""
    shapes = {"event": {**GAME.definition.words.shapes["event"], **(shapes or {})}}
    check_tales(GAME.title, folder, GAME.story.kinds, {**GAME.definition.tales, **(tales or {})}, shapes)


def test_words_that_ask_for_what_is_not_told_are_refused_at_load(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    words = (GAME.folder / "words/en.ftl").read_text()
    (tmp_path / "words/en.ftl").write_text(words)
    checked(tmp_path)
    for text, said in (
        (words.replace("event-drew =", "event-drawn ="), "words/en.ftl has no words 'event-drew'."),
        (f"{words}\nevent-turn = {{ $sead }} is up.\n", "'event-turn' asks for sead, but its tale tells seat."),
    ):
        (tmp_path / "words/en.ftl").write_text(text)
        with pytest.raises(BadSetup) as caught:
            checked(tmp_path)
        assert said in str(caught.value)
        assert caught.value.field in ("event-drew", "event-turn")


def test_a_tale_with_a_pattern_of_other_words_is_refused_at_load() -> None:
    kind = next(kind for kind, tale in GAME.definition.tales.items() if isinstance(tale, Told) and tale.axes)
    tale: Any = GAME.definition.tales[kind]
    wrong = replace(tale, piece="paws.{sitter}")
    with pytest.raises(BadSetup, match="asks for sitter, but its tale tells seat"):
        checked(GAME.folder, {kind: wrong})


def test_an_event_without_a_tale_is_refused_at_load() -> None:
    kind = next(kind for kind, tale in GAME.definition.tales.items() if isinstance(tale, Moved))
    with pytest.raises(BadSetup, match="has no tale"):
        checked(GAME.folder, {kind: None})


# -- Copies


def walked(name: str, way: Way, moves: int = 20) -> Match:
    game = purrlor.game(name)
    made, chance = game.match(game.seats[-1], 5, names=("Ann",), backend=way(game)), random.Random(3)
    while made.waiting and made.ply < moves:
        seat = chance.choice(made.waiting)
        made.play(seat, chance.choice(made.legal(seat)))
    return made


@pytest.mark.parametrize("name", purrlor.GAMES)
@pytest.mark.parametrize("how", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_can_be_packed_and_copied_deeply(name: str, how: Callable[[Match], Match], backend: Way) -> None:
    match = walked(name, backend)
    again, seat = how(match), match.waiting[0]
    assert again.game is match.game and again.record == match.record and again.names == match.names
    for one in (None, *range(match.seats)):
        assert again.view(one) == match.view(one)
        assert again.events(one) == match.events(one)
    before = match.record
    again.play(seat, again.legal(seat)[0])
    assert match.record == before != again.record
    match.play(seat, match.legal(seat)[0])
    assert [match.view(one) for one in range(match.seats)] == [again.view(one) for one in range(match.seats)]
    assert match.imagine(seat, 4).same_bytes(again.imagine(seat, 4))


@pytest.mark.parametrize("name", some(purrlor.GAMES, "kitty-cataclysm"))
def test_an_imagined_match_can_be_packed(name: str) -> None:
    match = walked(name, lambda game: game.plain)
    world = match.imagine(match.waiting[0], 3)
    again = pickle.loads(pickle.dumps(world))
    assert again.record == world.record and again.same_bytes(world)
    assert (again.observation(0) == world.observation(0)).all()


def test_a_game_is_packed_as_where_it_comes_from(tmp_path: Path) -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME is copy.deepcopy(GAME)
    assert len(pickle.dumps(GAME)) < 200


@pytest.mark.parametrize("name", purrlor.GAMES)
def test_observation_and_mask_of_an_imagined_world_are_those_of_the_match(name: str) -> None:
    match = walked(name, lambda game: game.plain)
    for seat in match.waiting:
        world = match.imagine(seat, 9)
        assert (world.observation(seat) == match.observation(seat)).all()
        assert np.flatnonzero(match.mask(seat)).tolist() == sorted(match.legal(seat))
        assert match.observation(seat).any()
