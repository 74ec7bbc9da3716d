"""Where compiled code is kept, so that the next process starts at once and never runs stale code.

A folder is named by a hash over every source and card file that the code was made from, by the versions of Python,
Numba and NumPy, and by the processor.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import sys
import tempfile
import time
import tomllib
import warnings
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from purrlor.engine.compile.numba_internals import processor

ENGINE = Path(__file__).parent.parent  # all code is made from the engine, and from a game or a loop
SOURCES = (".py", ".toml")
CARDS, LOOK = "cards.toml", "look"  # how a game is drawn is in no machine code
KEPT_SECONDS = 30 * 24 * 3600
BEGAN = time.time()


def source_hash(*folders: Path) -> str:
    """Hash all source and card files below the folders, with their names."""
    found = hashlib.sha256()
    for folder, path in _sources(folders):
        found.update(str(path.relative_to(folder)).encode() + b"\0" + _content(path) + b"\0")
    return found.hexdigest()


def _content(path: Path) -> bytes:
    """Return what code is made from: of a sheet of cards all but its look, so that drawing it anew compiles nothing."""
    text = path.read_bytes()
    if path.name != CARDS:
        return text
    try:
        sheet = tomllib.loads(text.decode())
    except ValueError:
        return text
    return json.dumps({part: said for part, said in sheet.items() if part != LOOK}, default=str).encode()


def _sources(folders: Iterable[Path]) -> Iterator[tuple[Path, Path]]:
    for folder in folders:
        for path in sorted(p for p in folder.rglob("*") if p.suffix in SOURCES):
            yield folder, path


def cache_folder(*folders: Path) -> Path:
    """Return the writable folder for code made from these sources, and clear away what is long unused.

    A source that was saved after this process began is not what this process runs: its code is not kept.
    """
    if any(path.stat().st_mtime > BEGAN for _, path in _sources(folders)):
        return Path(tempfile.mkdtemp(prefix="purrlor-"))
    versions = "|".join((sys.version, version("numba"), version("numpy"), platform.machine(), processor()))
    key = hashlib.sha256(f"{source_hash(*folders)}|{versions}".encode()).hexdigest()[:24]
    root = _root()
    place = root / key
    place.mkdir(parents=True, exist_ok=True)
    os.utime(place)
    _forget_old(root)
    return place


def _root() -> Path:
    """Return the first place that can be written: PURRLOR_CACHE, the user's cache folder, a temporary one."""
    given = os.environ.get("PURRLOR_CACHE")
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    for place in [Path(given)] if given else [home / "purrlor"]:
        if _writable(place):
            return place
    warnings.warn("Compiled code cannot be kept: no cache folder can be written.", stacklevel=2)
    return Path(tempfile.mkdtemp(prefix="purrlor-"))


def _writable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return True
    except OSError:
        return False


def _forget_old(root: Path) -> None:
    for place in root.iterdir():
        try:
            if time.time() - place.stat().st_mtime > KEPT_SECONDS:
                shutil.rmtree(place, ignore_errors=True)
        except OSError:  # another process was faster
            continue
