"""A game with edited cards is made beside the usual one, of which other threads notice nothing."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

import purrlor
from purrlor.engine.author.cards import read_sheet
from purrlor.engine.edited import _Copy, merged
from purrlor.games import OWN, edited, folder

NAME, CARD = "kitty-cataclysm", "fat-cat"
PACKAGE = "purrlor.games.kitty_cataclysm"
SUBMODULES = ("record", "rules", "table")


def own_modules() -> dict[str, object]:
    return {name: module for name, module in list(sys.modules.items()) if name.startswith(PACKAGE)}


@contextmanager
def meanwhile(look: Callable[[], str]) -> Iterator[list[str]]:
    """Look again and again in another thread, and collect what it complains of."""
    wrong: list[str] = []
    looks, done = [0], threading.Event()

    def watch() -> None:
        while not done.is_set():
            looks[0] += 1
            try:
                said = look()
            except Exception as error:
                said = repr(error)
            if said:
                wrong.append(said)

    thread = threading.Thread(target=watch)
    thread.start()
    try:
        yield wrong
    finally:
        done.set()
        thread.join()
    assert looks[0] > 10, "nobody looked"


def renamed(word: str) -> str:
    return f'[[card]]\nid = "{CARD}"\nname = "{word}"\n'


def test_another_thread_imports_and_plays_the_usual_game_meanwhile() -> None:
    usual = purrlor.game(NAME)
    before, called = own_modules(), usual.cards[CARD].name
    known = {word: import_module(f"{PACKAGE}.{word}") for word in SUBMODULES}

    def look() -> str:
        for word, module in known.items():
            if import_module(f"{PACKAGE}.{word}") is not module:
                return f"another {word}"
        if own_modules() != before:
            return "other modules"
        match = import_module(PACKAGE).GAME.match(2, 1, backend=usual.plain)
        if match.game is not usual or match.game.cards[CARD].name != called:
            return "another game"
        return "" if read_sheet(usual.folder).cards == tuple(usual.cards.values()) else "other cards"

    with meanwhile(look) as wrong:
        for word in ("One", "Two", "Three"):
            assert edited(NAME, renamed(word)).cards[CARD].name == word
    assert set(wrong) == set()
    assert own_modules() == before


@pytest.mark.parametrize("name", OWN)
def test_no_module_of_a_copy_leans_on_one_of_the_usual_game(name: str) -> None:
    place = folder(name)
    package = f"purrlor.games.{place.name}"
    usual = import_module(package)
    copy = _Copy(package, place, merged(place, "", "the cards"))
    assert copy.load(package).GAME is not usual.GAME
    there = {module for module in sys.modules if module.startswith(package)}
    assert there <= copy.modules.keys() | {package}
    originals = {id(sys.modules[module]) for module in there} | {id(usual.GAME.definition), id(usual.GAME.presentation)}
    states = {usual.GAME.definition.state}
    for module in copy.modules.values():
        for word, value in vars(module).items():
            assert id(value) not in originals, f"{module.__name__}.{word} is the usual one"
            assert not (isinstance(value, type) and value in states), f"{module.__name__}.{word} is the usual one"


PARTS = {
    "__init__": "from another_game.rules import ROUND\nimport another_game.words\nGAME = ROUND",
    "rules": "from . import words\nfrom another_game import helper\nROUND = [words.HERE, helper.HERE]\n"
    "def later():\n    from another_game.late import HERE\n    return HERE\n",
    "words": "import another_game.helper as helper\nfrom another_game import rules\nHERE = [rules, helper]",
    "helper": "HERE = object()",
    "late": "from purrlor.engine import sheet_beside\nHERE = sheet_beside(__file__)",
}


def test_every_way_of_importing_stays_inside_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "another_game"
    place.mkdir()
    for name, text in PARTS.items():
        (place / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    package, facts = "another_game", {"id": "x", "title": "X", "version": 1, "seats": [2]}
    try:
        usual, copy = import_module(package), _Copy(package, place, {"game": facts, "card": []})
        made = copy.load(package)
        rules = copy.load(f"{package}.rules")
        assert rules.words is copy.load(f"{package}.words") is not usual.words
        assert rules.words.rules is rules, "also in a circle"
        assert rules.words.helper is rules.helper is made.helper is not usual.helper
        assert rules.later().facts == facts, "what is imported later reads the edited sheet, too"
        assert f"{package}.late" not in sys.modules
    finally:
        for name in [name for name in sys.modules if name.startswith(package)]:
            del sys.modules[name]
