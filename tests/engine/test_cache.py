"""Compiled code is kept, and never served stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import purrlor
from purrlor.engine.compile.aot import entries, object_code
from purrlor.engine.compile.cache import cache_folder, source_hash
from purrlor.engine.native.entries import SIGNATURES

PACKAGE = Path(purrlor.__file__).parent
SCORE = """
import purrlor
game = purrlor.game("kitty-cataclysm")
match = game.match(seats=2, seed=4)
while match.waiting:
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
hits = sum(entry.kept for entry in game.entries.compiled.values())
print(sum(match.outcome.scores), hits)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Give a copy of the engine and one game that can be edited."""
    place = tmp_path / "src" / "purrlor"
    for part in ("engine", "words", "games/kitty_cataclysm"):
        shutil.copytree(PACKAGE / part, place / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("__init__.py", "errors.py", "said.py", "saying.py", "games/__init__.py"):
        shutil.copy(PACKAGE / part, place / part)
    return place


def outcome(place: Path, cache: Path) -> tuple[int, int]:
    """Play a fixed game in a process of its own: the points of all, and how many entries came from the cache."""
    env = {**os.environ, "PYTHONPATH": str(place.parent), "PURRLOR_CACHE": str(cache), "PURRLOR_SILENT": "1"}
    done = subprocess.run([sys.executable, "-c", SCORE], env=env, capture_output=True, text=True, check=True)
    points, hits = done.stdout.split()
    return int(points), int(hits)


def test_changed_rules_and_changed_cards_are_never_served_stale(copy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    points, hits = outcome(copy, cache)
    assert hits == 0
    assert outcome(copy, cache) == (points, len(SIGNATURES))  # the second process compiles nothing

    scoring = copy / "games/kitty_cataclysm/scoring.py"  # a callee of the entries, in another file than they
    scoring.write_text(scoring.read_text().replace("    total = 0\n", "    total = 100\n", 1))
    assert outcome(copy, cache) == (points + 200, 0)

    cards = copy / "games/kitty_cataclysm/cards.toml"
    cards.write_text(cards.read_text().replace("value = 3", "value = 9"))
    richer, hits = outcome(copy, cache)
    assert hits == 0
    assert richer > points + 200
    assert not list(copy.rglob("*.nbi"))  # nothing is written beside the sources


EDITED_WHILE_RUNNING = """
import sys, time, pathlib, purrlor
from purrlor.engine.compile.cache import cache_folder
game = purrlor.game("kitty-cataclysm")
time.sleep(0.05)
(game.folder / "scoring.py").touch()
print(cache_folder(game.folder))
"""


def test_code_of_a_source_that_was_saved_meanwhile_is_not_kept(copy: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    env = {**os.environ, "PYTHONPATH": str(copy.parent), "PURRLOR_CACHE": str(cache), "PURRLOR_SILENT": "1"}
    run = [sys.executable, "-c", EDITED_WHILE_RUNNING]
    place = subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout.strip()
    assert not Path(place).is_relative_to(cache)
    shutil.rmtree(place)


WARM_START = """
import sys, purrlor
game = purrlor.game("kitty-cataclysm")
match = game.match(seats=4, seed=1)
match.play(match.waiting[0], match.moves(match.waiting[0])[0])
print(sorted({"numba", "scipy"} & set(sys.modules)))
"""


def test_a_warm_start_does_not_need_the_compiler() -> None:
    assert purrlor.game("kitty-cataclysm").entries.compiled
    found = subprocess.run([sys.executable, "-c", WARM_START], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_hash_sees_names_sources_and_cards(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1")
    first = source_hash(tmp_path)
    (tmp_path / "notes.md").write_text("not code")
    assert source_hash(tmp_path) == first
    (tmp_path / "cards.toml").write_text("value = 1")
    second = source_hash(tmp_path)
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    assert len({first, second, source_hash(tmp_path)}) == 3


def test_another_look_compiles_nothing_and_another_card_does(tmp_path: Path) -> None:
    sheet = tmp_path / "cards.toml"
    sheet.write_text('[look]\ndoor = "black sit"\n[[card]]\nid = "tom"\n')
    first = source_hash(tmp_path)
    sheet.write_text('[look]\ndoor = "white loaf"\n[[card]]\nid = "tom"\n')
    assert source_hash(tmp_path) == first
    sheet.write_text('[look]\ndoor = "white loaf"\n[[card]]\nid = "tim"\n')
    assert source_hash(tmp_path) != first
    sheet.write_text("[look\n")  # whatever it is, it is not what was there
    assert source_hash(tmp_path) != first


def test_old_folders_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PURRLOR_CACHE", str(tmp_path))
    old = tmp_path / "old"
    old.mkdir()
    os.utime(old, (0, 0))
    kept = cache_folder(PACKAGE / "engine")
    assert kept.exists()
    assert not old.exists()


def test_an_unwritable_cache_only_warns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("PURRLOR_CACHE", str(blocked))
    with pytest.warns(UserWarning, match="cannot be kept"):
        place = cache_folder(PACKAGE / "engine")
    assert place.exists()


def test_compiled_code_that_takes_memory_is_refused() -> None:
    def greedy(count: int) -> int:
        return int(np.ones(count).sum())

    with pytest.raises(TypeError, match="takes memory"):
        object_code(greedy, "int64(int64)", "greedy")


def test_a_c_function_that_breaks_gives_0(tmp_path: Path) -> None:
    def beyond(place: int) -> int:
        return (5, 6, 7)[place]

    made = entries(tmp_path, {"beyond": "int64(int64)"}, lambda: {"beyond": beyond})["beyond"]
    assert (made.call(1), made.call(5)) == (6, 0)
