"""How games are found, and edited decks beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import purrlor
from purrlor.errors import UnknownGame


@pytest.mark.parametrize("name", ["chess", "kitty_cataclysm", ""])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame):
        purrlor.game(name)


@pytest.mark.parametrize("thing", [None, 3])
def test_what_is_no_game_is_refused(thing: Any) -> None:
    with pytest.raises(UnknownGame, match=f"not {thing}") as caught:
        purrlor.game(thing)
    assert caught.value.field == "game"


def test_a_game_is_loaded_once() -> None:
    assert purrlor.game("kitty-cataclysm") is purrlor.game("kitty-cataclysm")


def test_an_edited_deck_lives_beside_the_usual_one(tmp_path: Path) -> None:
    cards = tmp_path / "my.toml"
    cards.write_text('[[card]]\nid = "fat-cat"\nvalue = 2\n', encoding="utf-8")
    edited = purrlor.game("kitty-cataclysm", cards=cards)
    assert edited.cards["fat-cat"]["value"] == 2
    assert purrlor.game("kitty-cataclysm").cards["fat-cat"]["value"] == 3
