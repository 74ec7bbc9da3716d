"""The package as users get it: built once, and put into environments that hold nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
UV = str(Path(sys.executable).parent / "uv")
OURS = ("PYTHONPATH", "VIRTUAL_ENV", "PURRLOR_PLAIN")
OUTSIDE = {name: value for name, value in os.environ.items() if name not in OURS}


def uv(*words: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run uv, and keep what it says."""
    return subprocess.run([UV, *map(str, words)], cwd=cwd, env=OUTSIDE, capture_output=True, text=True)


@dataclass(frozen=True)
class Package:
    """What `uv build` has made: the sdist of the checkout, and the wheel of that sdist."""

    sdist: Path
    wheel: Path


@dataclass(frozen=True)
class Environment:
    """An environment outside the checkout, and a folder to work in."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def install(self, *words: str | Path) -> None:
        done = uv("pip", "install", "--python", self.python, *words, cwd=self.folder)
        assert done.returncode == 0, done.stderr

    def purrlor(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        script: list[str | Path] = [self.folder / "bin" / "purrlor", *words]
        return subprocess.run(script, cwd=self.folder, env=OUTSIDE, input=typed, capture_output=True, text=True)


def new_environment(folder: Path) -> Environment:
    """Make an empty environment with the Python that runs the tests."""
    done = uv("venv", "--python", sys.executable, folder, cwd=folder.parent)
    assert done.returncode == 0, done.stderr
    return Environment(folder)
