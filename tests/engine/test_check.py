"""The universal check passes on every game, and would notice each thing that it is there for."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

import purrlor
from purrlor.engine.compile.rule import Rule
from purrlor.engine.match.game import Game
from purrlor.games.kitty_cataclysm.show import show_paws
from purrlor.testing import CheckFailed, Variant, check_game, check_native, check_walk, variants
from sampling import often

KITTY = purrlor.game("kitty-cataclysm")


@pytest.mark.timeout(900)  # the largest games have the most options, and are walked plainly
@pytest.mark.parametrize("name", purrlor.GAMES)
def test_every_game_passes_for_every_number_of_seats_and_every_option(name: str) -> None:
    game = purrlor.game(name)
    assert check_game(game, games=1, native_games=20, walked=often(8, 2)) >= len(variants(game)) * 20


def broken(**changes: Any) -> Game:
    """Give Kitty Cataclysm with other parts; words are given as `table_prompt=…`."""
    words = {name.removeprefix("table_"): part for name, part in changes.items() if name.startswith("table_")}
    rules = {name: part for name, part in changes.items() if not name.startswith("table_")}
    return Game(KITTY.folder, replace(KITTY.definition, **rules), replace(KITTY.presentation, **words))


def walk(game: Game, variant: Variant | None = None, times: int = 6) -> None:
    """Walk some games with the plain rules on both sides: enough to see what the check says."""
    game.__dict__["native"] = game.plain
    for k in range(times):
        check_walk(game, variant or Variant(3, {}), random.Random(k), deep=1.0)


def on_each(part: Callable[..., Any], extra: Callable[..., None]) -> Any:
    """Give a rule that does what a part does, and then something more."""

    def both(*args: Any) -> Any:
        done = part(*args)
        extra(*args)
        return done

    return Rule(both)


def test_a_view_that_shows_another_hand_is_found() -> None:
    def first_paws(s: Any, me: int, known: Any, page: Any) -> None:
        show_paws(s, 0, True, known, page)

    with pytest.raises(CheckFailed, match="tell two worlds apart by its view"):
        walk(broken(show=on_each(KITTY.definition.show, first_paws)))


def test_an_event_that_names_a_hidden_card_is_found() -> None:
    game = broken()
    told = game.story.tell
    leaky = lambda event, seat, names, language: {**told(event, seat, names, language), "args": event.args}  # noqa: E731
    object.__setattr__(game.story, "tell", leaky)
    with pytest.raises(CheckFailed, match=r"events|hidden piece"):
        walk(game)


def test_a_lost_card_is_found() -> None:
    def lose_one(s: Any, out: Any) -> None:
        out[0, 1] -= int(s.turn == 1)

    with pytest.raises(CheckFailed, match="lost or doubled"):
        walk(broken(census=on_each(KITTY.definition.census, lose_one)))


def test_an_imagined_world_that_keeps_the_truth_is_found() -> None:
    with pytest.raises(CheckFailed, match="are the true one"):
        walk(broken(imagine=Rule(lambda s, me, known: None)))


def test_an_imagined_world_that_changes_what_is_seen_is_found() -> None:
    def swap(s: Any, me: Any, known: Any) -> None:
        s.last_turn = 1 - s.last_turn if s.last_turn < 2 else s.last_turn

    with pytest.raises(CheckFailed, match="imagine changed"):
        walk(broken(imagine=on_each(KITTY.definition.imagine, swap)))


def test_a_game_that_never_ends_is_found() -> None:
    with pytest.raises(CheckFailed, match="does not end"):
        walk(broken(longest=3))


def test_equal_labels_are_found(tmp_path: Path) -> None:
    shutil.copytree(KITTY.folder, tmp_path, dirs_exist_ok=True)
    words = (tmp_path / "words/en.ftl").read_text(encoding="utf-8")
    (tmp_path / "words/en.ftl").write_text(re.sub("(?m)^(move-[a-z]+) = .*$", r"\1 = Meow", words), encoding="utf-8")
    with pytest.raises(CheckFailed, match="same label"):
        walk(Game(tmp_path, KITTY.definition, KITTY.presentation))


def test_a_refusal_without_a_rule_is_found() -> None:
    class Because(IntEnum):
        I_SAY_SO = 1

    with pytest.raises(CheckFailed, match="names no rule"):
        walk(broken(refusals=Because, refusal=Rule(lambda s, seat, move: 1)))


def test_a_difference_between_plain_and_native_is_found() -> None:
    game = broken(setup=on_each(KITTY.definition.setup, lambda s: setattr(s, "kitty_view", 1)))
    game.__dict__["native"] = KITTY.native
    with pytest.raises(CheckFailed, match="plain and native differ"):
        for k in range(6):
            check_walk(game, Variant(3, {}), random.Random(k))


def test_the_compiled_check_finds_a_runaway_and_names_the_game() -> None:
    game = broken(longest=3)
    game.__dict__["entries"] = KITTY.entries
    with pytest.raises(CheckFailed, match="does not end") as found:
        check_native(game, Variant(3, {}), 1, 10)
    assert found.value.record.seats == 3
