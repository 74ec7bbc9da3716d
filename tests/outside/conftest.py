"""The example game, installed as a package of its own beside Purrlor."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from outside.installing import SOURCES, install_example

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the example once."""
    return install_example(tmp_path_factory.mktemp("outside"))


@pytest.fixture
def beside(site: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Have every process that is started from here find the example, and whatever else lies in a folder."""

    def find(*more: Path) -> None:
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (SOURCES, site, *more))))

    find()
    return find


@pytest.fixture
def purrlor_does(beside: Callable[..., None]) -> Run:
    """Run a command of Purrlor, or Python."""

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        start = [] if words[0] == "-c" else ["-m", "purrlor"]
        return subprocess.run([sys.executable, *start, *words], capture_output=True, text=True, timeout=240)

    return run
