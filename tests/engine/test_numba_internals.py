"""What leans on the insides of Numba is checked before it is used: by name, and plain Python goes on without it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

import purrlor
from purrlor.engine import Game
from purrlor.engine.batch.batch import Batch
from purrlor.engine.compile import numba_internals
from purrlor.engine.compile.numba_internals import COMPILING, LOADING, CompilerUnsupported, require
from purrlor.engine.match.game_base import warn_of_plain_rules

KITTY = purrlor.game("kitty-cataclysm")
EVERYTHING = [(module, name) for needs in (LOADING, COMPILING) for module, names in needs.items() for name in names]


class Less:
    """An object without one of its attributes, or of theirs."""

    def __init__(self, whole: Any, path: str) -> None:
        self._whole, (self._first, _, self._rest) = whole, path.partition(".")

    def __getattr__(self, name: str) -> Any:
        if name != self._first:
            return getattr(self._whole, name)
        if not self._rest:
            raise AttributeError(name)
        return Less(getattr(self._whole, name), self._rest)


def without(module: str, path: str) -> Callable[[str], Any]:
    """Load modules as they are, but for one attribute of one of them."""
    return lambda name: Less(import_module(name), path) if name == module else import_module(name)


def test_this_version_has_all_that_is_leaned_on() -> None:
    require(LOADING)
    require(COMPILING)


@pytest.mark.parametrize(("module", "name"), EVERYTHING)
def test_what_a_version_lacks_is_named(module: str, name: str) -> None:
    with pytest.raises(CompilerUnsupported, match=f"{module}.{name} "):
        require({**LOADING, **COMPILING}, without(module, name))


def test_a_missing_library_is_named() -> None:
    def absent(name: str) -> Any:
        raise ImportError(f"No module named '{name}'")

    with pytest.raises(CompilerUnsupported, match=r"llvmlite\.binding"):
        require(LOADING, absent)


@pytest.fixture
def other_version(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ask for something that no llvmlite has."""
    monkeypatch.delenv("PURRLOR_PLAIN", raising=False)
    monkeypatch.setattr(numba_internals, "LOADING", {"llvmlite.binding": ("purr",)})
    forget = (numba_internals._llvm, numba_internals.processor, warn_of_plain_rules)
    for made in forget:
        made.cache_clear()
    yield
    for made in forget:
        made.cache_clear()


def another(game: Game) -> Game:
    """Return the same game, with nothing loaded yet."""
    return Game(game.folder, game.definition, game.presentation)


@pytest.mark.usefixtures("other_version")
def test_matches_fall_back_to_plain_python_with_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "purrlor.engine"):
        for game in (another(KITTY), another(KITTY)):
            match = game.match(2, 1)
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
            assert game.backend is game.plain
    assert [(line.name, "llvmlite.binding.purr" in line.message) for line in caplog.records] == [
        ("purrlor.engine", True)
    ]


@pytest.mark.usefixtures("other_version")
def test_what_cannot_do_without_machine_code_says_why() -> None:
    with pytest.raises(CompilerUnsupported, match=r"llvmlite\.binding\.purr"):
        Batch(another(KITTY), 2)
