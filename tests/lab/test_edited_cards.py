"""Edited cards: a second deck beside the usual one; a bad file gets a sentence with its line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import purrlor
from purrlor.errors import BadRecord, BadSetup
from purrlor.games import edited

GAME = purrlor.game("kitty-cataclysm")
RICH = '[game]\nid = "kitty-cataclysm"\n\n[[card]]\nid = "fat-cat"\ncount = 6\nvalue = 9\n'


def test_only_what_is_named_changes_and_the_usual_deck_stays() -> None:
    rich = edited(GAME.id, RICH)
    assert (rich.cards["fat-cat"].count, rich.cards["fat-cat"]["value"]) == (6, 9)
    assert (GAME.cards["fat-cat"].count, GAME.cards["fat-cat"]["value"]) != (6, 9)
    assert rich.cards["cat-aclysm"] == GAME.cards["cat-aclysm"]
    assert rich.edition != GAME.edition == ""
    assert rich.build != GAME.build == "", "other numbers are compiled anew"
    assert purrlor.game("kitty-cataclysm") is GAME
    assert edited(GAME.id, RICH) is rich


def test_both_decks_are_played_by_their_own_compiled_rules() -> None:
    rich = edited(GAME.id, RICH)
    for game, total in ((GAME, 60), (rich, 64)):
        match = game.match(3, 1, backend=game.native)
        assert int(game.native.census(match.state).sum()) == total
        plain = game.match(3, 1, backend=game.plain)
        while match.waiting:
            seat = match.waiting[0]
            move = match.moves(seat)[-1]
            match.play(seat, move)
            plain.play(seat, move.id)
            assert match.same_bytes(plain)


def test_a_new_card_of_known_instructions_can_be_played() -> None:
    new = (
        '[[card]]\nid = "nap-attack"\nname = "Nap Attack"\ncount = 4\nvalue = 2\nkind = "draw"\ncode = "X1"\n'
        'effect = ["draw 1", "lose 1"]\ntext = "Draw, then lose."\norigin = "house"\nrules = ["KC-39"]\n'
        'art = "black nap"\n'
    )
    made = edited(GAME.id, new)
    matches = [made.match(2, seed) for seed in range(30)]
    seen = {move.text for match in matches for move in match.moves(match.waiting[0])}
    assert "play:nap-attack" in seen


def test_a_record_belongs_to_its_deck(tmp_path: Path) -> None:
    rich = edited(GAME.id, RICH)
    record = purrlor.Record.from_json(rich.match(2, 1).record.to_json())
    assert record.edition == rich.edition
    rich.replay(record)
    with pytest.raises(BadRecord, match="edited cards"):
        GAME.replay(record)
    with pytest.raises(BadRecord, match="usual cards"):
        rich.replay(GAME.match(2, 1).record)


def test_another_process_finds_the_compiled_deck(tmp_path: Path) -> None:
    (tmp_path / "rich.toml").write_text(RICH)
    code = (
        "import purrlor, sys; g = purrlor.game('kitty-cataclysm', cards=sys.argv[1]); m = g.match(3, 5);"
        "print(g.edition, int(g.native.census(m.state).sum()))"
    )
    said = [
        subprocess.run([sys.executable, "-c", code, str(tmp_path / "rich.toml")], capture_output=True, text=True)
        for _ in range(2)
    ]
    assert said[0].stdout == said[1].stdout == f"{edited(GAME.id, RICH).edition} 64\n"
    assert said[1].stderr == ""


ALL_BUT_TWO = "\n".join(f'[[card]]\nid = "{name}"\ncount = 0' for name in list(GAME.cards)[:-2])


@pytest.mark.parametrize(
    ("text", "sentence", "field"),
    [
        ("[[card]]\nid = 'fat-cat'\ncount = -1", "my.toml, line 3: 'count' of fat-cat cannot be negative", "count"),
        ("[[card]]\nid = 'fat-cat'\n\nwings = 2", "my.toml, line 4: cards of this game have no field 'wings'", "wings"),
        ("[[card]]\nid = 'fat-cat'\nvalue = 'much'", "line 3: 'value' of fat-cat cannot be 'much'", "value"),
        ("[[card]]\nid = 'fat-cat'\ncount = true", "line 3: 'count' of fat-cat cannot be True", "count"),
        ("[[card]]\nid = 3", "line 2: a card needs an id", "id"),
        ("[[card]]\ncount = 3", "line 1: a card needs an id", "id"),
        ("[[card]]\nid = 'new'\ncount = 2", "line 2: the new card 'new' needs the field 'name'", "id"),
        ("[[card]]\nid='fat-cat'\n[[card]]\nid='fat-cat'", "two cards of the same id", "id"),
        ("[[card]]\nid = 'fat-cat'\neffect = ['fly 3']", "line 3: 'effect' of fat-cat: 'fly' is no word", "effect"),
        ("[[card", "my.toml is not a TOML file", "cards"),
        ("[game]\nid = 'chess'", "line 2: these are cards of 'chess'", "id"),
        ("[game]\nseats = [1, 9]", "line 2: 'seats' of the game cannot be changed", "seats"),
        ("rules = 3", "line 1: 'rules' means nothing here", "rules"),
        ("card = 3", "line 1: the cards are written as [[card]] blocks", "card"),
        (ALL_BUT_TWO, "4 cards are too few, or too many, to deal to 2 seats", "count"),
        ("[[card]]\nid = 'fat-cat'\ncount = 900", "too few, or too many", "count"),
    ],
)
def test_a_bad_file_gets_a_sentence(text: str, sentence: str, field: str) -> None:
    with pytest.raises(BadSetup) as error:
        edited(GAME.id, text, "my.toml")
    assert sentence in str(error.value)
    assert error.value.field == field
