"""Where compiled code is kept, so that the next process starts at once and never runs stale code.

Numba notices a change only in the file of the cached function itself. Our folder is therefore named by a hash over
every source and card file that the code was made from, and by the versions of Python, Numba and NumPy.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SOURCES = (".py", ".toml")
KEPT_SECONDS = 30 * 24 * 3600


def source_hash(*folders: Path) -> str:
    """Hash all source and card files below the folders, with their names."""
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(p for p in folder.rglob("*") if p.suffix in SOURCES):
            found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def cache_folder(*folders: Path) -> Path:
    """Give the writable folder for code made from these sources, and clear away what is long unused."""
    import numba
    import numpy as np

    versions = f"{sys.version}|{numba.__version__}|{np.__version__}|{platform.machine()}"
    key = hashlib.sha256(f"{source_hash(*folders)}|{versions}".encode()).hexdigest()[:24]
    root = _root()
    place = root / key
    place.mkdir(parents=True, exist_ok=True)
    os.utime(place)
    _forget_old(root)
    return place


@contextmanager
def cached_at(place: Path) -> Iterator[None]:
    """Let Numba cache in this folder, and nowhere else, while the block runs."""
    import numba

    config: Any = numba.config
    was = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(place), "UserProvidedCacheLocator"
    try:
        yield
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = was


def _root() -> Path:
    """Give the first place that can be written: PURRLOR_CACHE, the user's cache folder, a temporary one."""
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
